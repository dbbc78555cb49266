"""Python types of the wire as TypeScript: one interface for each struct, one type for each union."""

from __future__ import annotations

import inspect
import json
from typing import Any

import msgspec
from msgspec import inspect as types

from ludarium.games.skytear import actions as skytear_actions
from ludarium.games.skytear import events as skytear_events
from ludarium.games.skytear import view as skytear_view
from ludarium.games.tash_kalar import actions, events
from ludarium.games.tash_kalar import view as tash_kalar_view
from ludarium.kernel import game, views
from ludarium.server import content, content_skytear, decks_skytear, lessons, lessons_skytear, messages

_ALIASES: dict[str, dict[str, Any]] = {
    "tash_kalar": {"TashKalarAction": actions.TashKalarAction, "TashKalarEvent": events.TashKalarEvent},
    "skytear": {
        "SkytearAction": skytear_actions.SkytearAction,
        "SkytearEvent": skytear_events.SkytearEvent,
    },
    "messages": {
        "GameView": messages.GameView,
        "ClientMessage": messages.ClientMessage,
        "ServerMessage": messages.ServerMessage,
    },
}
"""Unions that have a name of their own, by file."""

_SUMS = {
    "content": {"GameContent": ("SkytearContent", "TashKalarContent")},
    "messages": {"GameAction": ("SkytearAction", "TashKalarAction"), "GameEvent": ("SkytearEvent", "TashKalarEvent")},
}
"""Unions over all games: tags may repeat between games, so they are put together here and not in Python."""

_RAW = {"action": "GameAction", "idea": "GameAction"}
"""Fields that the server decodes later, when it knows the game."""

_ENTRIES: dict[str, tuple[Any, ...]] = {
    "tash_kalar": (tash_kalar_view,),
    "skytear": (skytear_view,),
    "content": (content, content_skytear, decks_skytear),
    "lessons": (lessons, lessons_skytear),
    "messages": (messages,),
}
"""Every struct defined in these modules is written, and everything it needs."""


def modules() -> dict[str, str]:
    """The text of every generated file, by name."""
    files: dict[str, dict[type, str]] = {name: {} for name in ("kernel", *_ENTRIES)}
    for name, sources in _ENTRIES.items():
        wanted = [struct for source in sources for struct in _structs(source)]
        for alias in _ALIASES.get(name, {}).values():
            wanted += _members(alias)
        for struct in wanted:
            _write(struct, name, files)
    return {f"{name}.ts": _file(name, written, files) for name, written in files.items()}


def _structs(module: Any) -> list[type]:
    return [
        value
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]


def _members(union: Any) -> list[type]:
    info = types.type_info(union)
    parts = info.types if isinstance(info, types.UnionType) else (info,)
    return [part.cls for part in parts if isinstance(part, types.StructType)]


def _home(struct: type, default: str) -> str:
    if struct.__module__ in (game.__name__, views.__name__):
        return "kernel"
    if struct.__module__.startswith("ludarium.games."):
        return struct.__module__.split(".")[2]
    return default


def _write(struct: type, default: str, files: dict[str, dict[type, str]]) -> None:
    home = _home(struct, default)
    if struct in files[home]:
        return
    files[home][struct] = ""  # a struct may hold itself
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = []
    if doc := _promise(struct):
        lines.append(f"/** {doc} */")
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    sent = info.forbid_unknown_fields  # what clients send may leave out what has a default
    for field in info.fields:
        optional = "" if field.required or not sent else "?"
        written = _RAW.get(field.name) if isinstance(field.type, types.RawType) else None
        lines.append(f"  {field.encode_name}{optional}: {written or _type(field.type, home, files)};")
    lines.append("}")
    files[home][struct] = "\n".join(lines)


def _promise(struct: type) -> str:
    """The first sentence of the docstring; msgspec's own of undocumented structs are left out."""
    doc = struct.__doc__ or ""
    return " ".join(inspect.cleandoc(doc).split("\n\n")[0].split()) if "docstring" not in doc else ""


def _type(info: types.Type, home: str, files: dict[str, dict[type, str]]) -> str:
    match info:
        case types.StructType(cls=struct):
            _write(struct, home, files)
            return struct.__name__
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


def _union(parts: tuple[types.Type, ...], home: str, files: dict[str, dict[type, str]]) -> str:
    structs = {part.cls for part in parts if isinstance(part, types.StructType)}
    named = ""
    for aliases in _ALIASES.values():
        for alias, union in aliases.items():
            if len(structs) > 1 and structs == set(_members(union)) and not named:
                named = alias
    rest = [part for part in parts if not (named and isinstance(part, types.StructType))]
    return " | ".join(([named] if named else []) + [_type(part, home, files) for part in rest])


def _file(name: str, written: dict[type, str], files: dict[str, dict[type, str]]) -> str:
    body = [text for struct, text in sorted(written.items(), key=lambda item: item[0].__name__)]
    for alias, union in _ALIASES.get(name, {}).items():
        body.append(f"export type {alias} = {_alias(alias, union)};")
    for alias, parts in _SUMS.get(name, {}).items():
        body.append(f"export type {alias} = {' | '.join(parts)};")
    text = "\n\n".join(body)
    own = {struct.__name__ for struct in written}  # two games may use the same name
    imports = []
    for other, theirs in files.items():
        if other != name:
            names = [struct.__name__ for struct in theirs] + list(_ALIASES.get(other, {}))
            used = sorted({known for known in names if known not in own and _mentions(text, known)})
            if used:
                imports.append(f'import type {{ {", ".join(used)} }} from "./{other}";')
    head = "// Made by scripts/types from the Python types of the wire. Do not edit."
    return "\n".join([head, *imports, "", text, ""])


def _alias(alias: str, union: Any) -> str:
    members = [struct.__name__ for struct in _members(union)]
    same = [
        other for names in _ALIASES.values() for other, theirs in names.items() if other != alias and theirs == union
    ]
    if alias.startswith("Game") and same:
        return same[0]
    return " | ".join(members)


def _mentions(text: str, name: str) -> bool:
    code = "\n".join(line for line in text.splitlines() if not line.startswith("/**"))
    words = code.replace("(", " ").replace(")", " ").replace("[", " ").replace(";", " ").replace("<", " ")
    return name in words.replace(">", " ").replace(",", " ").split()
