"""Python types of the wire as TypeScript: one interface for each struct, one type for each union.

By hand: messages are generic over the game, and JSON Schema, which generators read, is not (docs/decisions/0008)."""

from __future__ import annotations

import inspect
import json
from collections import Counter
from typing import Annotated, Any, cast, get_args, get_origin

import msgspec
from msgspec import inspect as types

from ludarium.house import explorer_resources, messages, puzzle_resources, resources, study_resources
from ludarium.house.titles import Wire, wires
from ludarium.kernel import facts, views
from ludarium.kernel import messages as kernel_messages

_BOX = "ludarium.games."
"""Where the games live whose pages are built with the page. Others are drawn from what they send."""
_WIRES = {
    wire.title.package.removeprefix(_BOX): wire
    for wire in wires()
    if wire.title.package.startswith(_BOX) and wire.title.box is not None
}

_ALIASES: dict[str, dict[str, Any]] = {
    **{
        name: {f"{wire.title.stem}Action": wire.actions, f"{wire.title.stem}Event": wire.events}
        for name, wire in _WIRES.items()
    },
    "messages": {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage},
}
"""Unions that have a name of their own, by file."""

_SUMS = {
    "messages": {
        f"Game{part}": tuple(f"{wire.title.stem}{part}" for wire in _WIRES.values())
        for part in ("Action", "Content", "Event", "View")
    },
}
"""Unions over all games: tags may repeat between games, so they are put together here and not in Python."""

_ANY_GAME = {"A": "GameAction", "E": "GameEvent", "V": "GameView"}
"""What a generic message is about where the game is not known yet."""

_RAW = {"act": "GameAction", "action": "GameAction", "idea": "GameAction"}
"""Fields that the server decodes later, when it knows the game."""


def _structs(module: Any) -> list[type]:
    return [
        value
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]


def _sent(wire: Wire) -> list[type]:
    """The structs that a game sends or is sent: its view, its box, and what its own routes take and give."""
    hints = [wire.view, inspect.get_annotations(wire.title.load("box"), eval_str=True)]
    hints += [inspect.get_annotations(each.answer, eval_str=True) for each in wire.title.load("routes") or ()]
    return [struct for hint in hints for struct in _structs_in(hint)]


def _structs_in(hint: Any) -> list[type]:
    parts = hint.values() if isinstance(hint, dict) else get_args(hint)
    if not parts:
        return [hint] if inspect.isclass(hint) and issubclass(hint, msgspec.Struct) else []
    return [struct for part in parts for struct in _structs_in(part)]


_ENTRIES: dict[str, list[type]] = {
    **{name: _sent(wire) for name, wire in _WIRES.items()},
    "messages": [
        *_structs(messages),
        *_structs(resources),
        *_structs(study_resources),
        *_structs(puzzle_resources),
        *_structs(explorer_resources),
    ],
}
"""These structs are written, and everything they need."""


class _Files(dict[str, dict[type, str]]):
    """The text of each struct, by file. Names in `shared` stand for different things in different files."""

    def __init__(self, shared: frozenset[str] = frozenset()) -> None:
        super().__init__({name: {} for name in ("kernel", *_ENTRIES)})
        self.shared = shared

    def name(self, struct: type, reader: str, home: str) -> str:
        """What a struct is called in the file of the reader: two games may use the same name."""
        return struct.__name__ if home == reader or struct.__name__ not in self.shared else _called(struct, home)


def _called(struct: type, home: str) -> str:
    return "".join(part.capitalize() for part in home.split("_")) + struct.__name__


def modules() -> dict[str, str]:
    """The text of every generated file, by name."""
    names = Counter(struct.__name__ for structs in _written(_Files()).values() for struct in structs)
    files = _written(_Files(frozenset(name for name, count in names.items() if count > 1)))
    return {f"{name}.ts": _file(name, written, files) for name, written in files.items()}


def _written(files: _Files) -> _Files:
    for name, structs in _ENTRIES.items():
        wanted = [*structs]
        for alias in _ALIASES.get(name, {}).values():
            wanted += _members(alias)
        for struct in wanted:
            _write(struct, name, files)
    return files


def _members(union: Any) -> list[type]:
    info = types.type_info(union)
    parts = info.types if isinstance(info, types.UnionType) else (info,)
    return [_plain(part.cls) for part in parts if isinstance(part, types.StructType)]


def _plain(struct: Any) -> type:
    """The struct itself, whatever a generic one is filled in with."""
    found: type = get_origin(struct) or struct
    return found


def _home(struct: type, default: str) -> str:
    if struct.__module__ in (facts.__name__, kernel_messages.__name__, views.__name__):
        return "kernel"
    if struct.__module__.startswith("ludarium.games."):
        return struct.__module__.split(".")[2]
    return default


def _write(struct: type, default: str, files: _Files) -> None:
    home = _home(struct, default)
    if struct in files[home]:
        return
    files[home][struct] = ""  # a struct may hold itself
    names = [parameter.__name__ for parameter in getattr(struct, "__parameters__", ())]
    info = types.type_info(_filled(struct, names))
    assert isinstance(info, types.StructType)
    lines = []
    if doc := _promise(struct):
        lines.append(f"/** {doc} */")
    generic = f"<{', '.join(f'{name} = {_ANY_GAME[name]}' for name in names)}>" if names else ""
    lines.append(f"export interface {struct.__name__}{generic} {{")
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    # What clients send may leave out what has a default, and so may messages that are kept short.
    short = info.forbid_unknown_fields or cast(type[msgspec.Struct], struct).__struct_config__.omit_defaults
    for field in info.fields:
        optional = "" if field.required or not short else "?"
        written = _RAW.get(field.name) if isinstance(field.type, types.AnyType) else None
        lines.append(f"  {field.encode_name}{optional}: {written or _type(field.type, home, files)};")
    lines.append("}")
    files[home][struct] = "\n".join(lines)


def _filled(struct: Any, names: list[str]) -> Any:
    """A generic struct with its parameters' names in their places, so that they come out as they went in."""
    return (
        struct[tuple(Annotated[Any, msgspec.Meta(extra={"typescript": name})] for name in names)] if names else struct
    )


def _promise(struct: type) -> str:
    """The first sentence of the docstring; msgspec's own of undocumented structs are left out."""
    doc = struct.__doc__ or ""
    return " ".join(inspect.cleandoc(doc).split("\n\n")[0].split()) if "docstring" not in doc else ""


def _type(info: types.Type, home: str, files: _Files) -> str:
    match info:
        case types.StructType(cls=struct):
            plain = _plain(struct)
            _write(plain, home, files)
            called = files.name(plain, home, _home(plain, home))
            filled = [_type(types.type_info(part), home, files) for part in get_args(struct) if part is not Any]
            return called + (f"<{', '.join(filled)}>" if filled else "")
        case types.UnionType(types=parts):
            return _union(parts, home, files)
        case types.CollectionType(item_type=item) | types.VarTupleType(item_type=item):
            inner = _type(item, home, files)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case types.TupleType(item_types=parts):
            return f"readonly [{', '.join(_type(part, home, files) for part in parts)}]"
        case types.DictType(key_type=key, value_type=value):
            return f"Readonly<Record<{_type(key, home, files)}, {_type(value, home, files)}>>"
        case types.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.AnyType():
            return "unknown"
        case types.Metadata(extra={"typescript": str(name)}):
            return name
        case types.Metadata(type=inner):
            return _type(inner, home, files)
        case _:
            raise TypeError(f"no TypeScript for {info}; wire types are structs, unions, lists and plain values")


def _union(parts: tuple[types.Type, ...], home: str, files: _Files) -> str:
    structs = {_plain(part.cls) for part in parts if isinstance(part, types.StructType)}
    named = ""
    for aliases in _ALIASES.values():
        for alias, union in aliases.items():
            if len(structs) > 1 and structs == set(_members(union)) and not named:
                named = alias
    rest = [part for part in parts if not (named and isinstance(part, types.StructType))]
    return " | ".join(([named] if named else []) + [_type(part, home, files) for part in rest])


def _file(name: str, written: dict[type, str], files: _Files) -> str:
    body = [text for _, text in sorted(written.items(), key=lambda item: item[0].__name__)]
    for alias, union in _ALIASES.get(name, {}).items():
        body.append(f"export type {alias} = {' | '.join(struct.__name__ for struct in _members(union))};")
    for alias, parts in _SUMS.get(name, {}).items():
        body.append(f"export type {alias} = {' | '.join(parts)};")
    text = "\n\n".join(body)
    imports = []
    for other, theirs in files.items():
        if other != name:
            names = {files.name(struct, name, other): struct.__name__ for struct in theirs}
            names.update({alias: alias for alias in _ALIASES.get(other, {})})
            used = sorted(known for known in names if _mentions(text, known))
            taken = [known if names[known] == known else f"{names[known]} as {known}" for known in used]
            if taken:
                imports.append(f'import type {{ {", ".join(taken)} }} from "./{other}";')
    head = "// Made by scripts/types from the Python types of the wire. Do not edit."
    return "\n".join([head, *imports, "", text, ""])


def _mentions(text: str, name: str) -> bool:
    code = "\n".join(line for line in text.splitlines() if not line.startswith("/**"))
    words = code.replace("(", " ").replace(")", " ").replace("[", " ").replace(";", " ").replace("<", " ")
    return name in words.replace(">", " ").replace(",", " ").split()
