"""Positions as text, for tests, puzzles and bug reports: written to be read and changed by people, and read back.

    noughts standard, 2 seats, rules 1

    board
      . . # ...

    active: 1
    agenda
      FreeAction

The first line names the game, its form, the seats and the version of the rules. Then come the fields of the state that
differ from the start of such a game: `name: value`, or a name and indented lines, one for each entry. A value is a
number, a word, `yes`, `no`, `none`, a list in brackets or a struct as `Name(field=value)`. What follows `//` is a
comment. Answers given since the checkpoint stand in `answers`, as a record writes them.

A game says more with a `Notation`: which numbers are cards or squares, what is drawn as a picture, who may know what,
and which positions cannot be.
"""

from __future__ import annotations

import re
import types
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from ludarium.kernel.chance import UNKNOWN, Dealer
from ludarium.kernel.decisions import CHANCE, Seat
from ludarium.kernel.errors import BadPosition
from ludarium.kernel.facts import Answers, GameInfo, State
from ludarium.kernel.title import title

S = TypeVar("S", bound=State)
Lines = list[tuple[int, str]]
"""Lines of a section with their numbers."""

_DEEPEST = 12
_WORD = re.compile(r"[A-Za-z_][\w/.+~@^#*-]*")
_NUMBER = re.compile(r"-?\d{1,30}")
_TOKEN = re.compile(r"""\s*(?:("(?:[^"\\]|\\.)*")|([()\[\],=])|([^\s()\[\],="]+))""")
_RESERVED = {"yes": True, "no": False, "none": None}


def is_unknown(number: int) -> bool:
    """Whether the number stands for something unknown."""
    return number < -90


class Wrong(Exception):
    """Something in a text that cannot be read; the caller that knows the line says where."""


# -- numbers that are names --------------------------------------------------------------------------------------


class Names:
    """Numbers that stand for things with names: cards, squares, zones. Others stay numbers.

    `left_out` is the number that is not written, because a picture shows what it stands for.
    """

    def __init__(self, names: Sequence[str], what: str, left_out: int | None = None) -> None:
        self.left_out = left_out
        self._names = names
        self._what = what
        self._numbers = {name: number for number, name in enumerate(names)}

    def write(self, number: int) -> str:
        if is_unknown(number):
            return "?"
        return self._names[number] if 0 <= number < len(self._names) else str(number)

    def read(self, word: str) -> int:
        if word == "?":
            return UNKNOWN
        if word in self._numbers:
            return self._numbers[word]
        if word == "-1":
            return -1
        raise Wrong(f"there is no {self._what} '{word}'")


class Set:
    """A set of such things, kept as the bits of a number."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, mask: int) -> str:
        if mask < 0:
            return str(mask)
        return f"[{', '.join(self.names.write(bit) for bit in range(mask.bit_length()) if mask >> bit & 1)}]"

    def read(self, tree: Any) -> int:
        if not isinstance(tree, list):
            return _number(tree)
        mask = 0
        for word in tree:
            bit = self.names.read(_plain(word))
            if bit < 0:
                raise Wrong("a set names what is in it, nothing else")
            if mask >> bit & 1:
                raise Wrong(f"'{word}' is named twice")
            mask |= 1 << bit
        return mask


Leaf = Names | Set


class Notation(Generic[S]):
    """How the positions of a game are written. This one writes every field of any state; a game derives its own."""

    leading: tuple[str, ...] = ()
    """Fields that decide what the numbers in other fields stand for; they are read first. A picture among them is
    looked at by itself, with the indentation of its lines."""
    always: tuple[str, ...] = ()
    """Fields that are written even when they are as at the start, because they are dealt when left out."""
    drawn: tuple[str, ...] = ()
    """Fields that pictures hold,"""
    pictured: tuple[str, ...] = ()
    """and the sections in which they are."""

    def names(self, state: S) -> Mapping[str, Leaf]:
        """By `Struct.field`: what the numbers there stand for."""
        return {}

    def pictures(self, state: S) -> Iterator[tuple[str, list[str]]]:
        """Sections that are drawn, with their lines."""
        yield from ()

    def look(self, pictures: Mapping[str, Lines], state: S) -> None:
        """Put into the state what the pictures of a text show; `BadPosition` or `Wrong` where they cannot be read."""

    def short(self, state: S) -> S:
        """The state without what `dealt` fills in by itself, such as a deck of all cards that are not elsewhere."""
        return state

    def hidden(self, state: S, viewer: Seat, answers: Answers) -> S | None:
        """The state with `UNKNOWN` for what the viewer may not know; None: as the game determinises it."""
        return None

    def dealt(self, state: S, told: Collection[str], dealer: Dealer) -> S:
        """The state with everything that was left out or unknown put where it belongs; `told` are the fields read."""
        return state

    def impossible(self, state: S) -> str:
        """Why the position is impossible; empty when it is not."""
        return ""


def notation_of(game_id: str) -> Notation[Any]:
    """How that game's positions are written."""
    found: Notation[Any] = title(game_id).load("text") or Notation()
    return found


# -- writing -----------------------------------------------------------------------------------------------------


def write(notation: Notation[S], info: GameInfo, base: S, answers: Answers, start: S) -> str:
    """A position as text; `start` is the first checkpoint of such a game."""
    pictures = list(notation.pictures(base))
    base, fresh = notation.short(base), notation.short(start)
    form, seats = form_of(base), seats_of(base, info)
    names = notation.names(base)
    pack = f", pack {info.pack}" if info.pack else ""
    count = "1 seat" if seats == 1 else f"{seats} seats"
    parts = [[f"{info.id} {form}, {count}, rules {info.rules_version}{pack}"]]
    parts += [[name, *(f"  {line}".rstrip() for line in lines)] for name, lines in pictures]
    plain: list[str] = []
    parts.append(plain)
    hints = hints_of(type(base))
    for field in _fields(base):
        value = getattr(base, field)
        if field in notation.drawn or (value == getattr(fresh, field) and field not in notation.always):
            continue
        leaf = names.get(f"{type(base).__name__}.{field}")
        if get_args(hints[field])[-1:] == (...,) and value and isinstance(value[0], tuple | Struct):
            rows = [_row(at, item, get_args(hints[field])[0], leaf, names) for at, item in enumerate(value)]
            parts.append([_words(field), *(f"  {row}" for row in rows)])
        elif isinstance(value, Struct) and type(value) is hints[field]:
            inside = _told(value, leaf, names)
            parts.append([_words(field), *(f"  {_words(name)}: {text}" for name, text in inside)])
        else:
            plain.append(f"{_words(field)}: {_written(value, leaf, names)}")
    if answers:
        named = ("chance" if seat == CHANCE else str(seat) for seat, _ in answers)
        parts.append(["answers", *(f"  {who}: {action}" for who, (_, action) in zip(named, answers, strict=True))])
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _row(at: int, item: Any, hint: Any, leaf: Leaf | None, names: Mapping[str, Leaf]) -> str:
    """An entry of a section: a numbered list without its brackets, a struct whose type is clear without its name."""
    text = _written(item, leaf, names)
    if isinstance(item, tuple):
        return f"{at}: {text[1:-1] if item else 'nothing'}"
    if type(item) is hint and not hint.__subclasses__() and text != hint.__name__:
        return text[len(hint.__name__) + 1 : -1]
    return text


def _written(value: Any, leaf: Leaf | None, names: Mapping[str, Leaf]) -> str:
    if value is None or isinstance(value, bool):
        return next(word for word, meaning in _RESERVED.items() if meaning is value)
    if isinstance(value, int):
        if leaf is not None:
            return leaf.write(value)
        return "?" if is_unknown(value) else str(value)
    if isinstance(value, str):
        clear = _WORD.fullmatch(value) and value not in _RESERVED and "//" not in value
        return value if clear else msgspec.json.encode(value).decode()
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, tuple):
        return f"[{', '.join(_written(item, leaf, names) for item in value)}]"
    assert isinstance(value, Struct), f"{value!r} cannot be written"
    fields = [f"{name}={text}" for name, text in _told(value, leaf, names)]
    return f"{type(value).__name__}({', '.join(fields)})" if fields else type(value).__name__


def _told(value: Struct, leaf: Leaf | None, names: Mapping[str, Leaf]) -> Iterator[tuple[str, str]]:
    """The fields of a struct that differ from their defaults, written."""
    kind = type(value)
    for field in msgspec.structs.fields(kind):
        held = getattr(value, field.name)
        own = leaf or names.get(f"{kind.__name__}.{field.name}")
        usual = own.left_out if isinstance(own, Names) and own.left_out is not None else field.default
        if held != usual:
            yield field.name, _written(held, own, names)


# -- reading: values --------------------------------------------------------------------------------------------


def field_of(at: int, lines: Lines, value: str | None, hint: Any, leaf: Leaf | None, names: Mapping[str, Leaf]) -> Any:
    try:
        if value is not None:
            return _built(_tree(value), hint, leaf, names)
        if isinstance(hint, type) and issubclass(hint, Struct):
            made = _Made(hint.__name__, {})
            for at, line in lines:  # noqa: B007  # the refusal names it
                name, colon, inside = line.partition(":")
                name = name.strip().replace(" ", "_")
                if not colon or name in made.fields:
                    raise Wrong(f"expected 'name: value', each name once, but got '{line[:40]}'")
                made.fields[name] = _tree(inside)
            return _struct(made, hint, leaf, names)
        arguments = get_args(hint)
        if arguments[-1:] != (...,):
            raise Wrong("a value is missing")
        found: list[Any] = []
        for at, line in lines:  # noqa: B007  # the refusal names it
            found.append(_entry(len(found), line, arguments[0], leaf, names))
        return tuple(found)
    except Wrong as wrong:
        raise BadPosition(f"line {at}: {wrong}") from None


def _entry(place: int, line: str, hint: Any, leaf: Leaf | None, names: Mapping[str, Leaf]) -> Any:
    if get_origin(hint) is tuple:
        label, colon, rest = line.partition(":")
        if colon:
            if label.strip() != str(place):
                raise Wrong(f"expected entry {place}, but got '{label[:20]}'")
            line = rest.strip()
        return _built([] if line == "nothing" else _tree(f"[{line}]"), hint, leaf, names)
    fields = re.match(r"\w+=", line)
    if fields and isinstance(hint, type) and issubclass(hint, Struct):
        line = f"{hint.__name__}({line})"
    return _built(_tree(line), hint, leaf, names)


class _Made(Struct):
    """A struct as it was written: its name and fields."""

    name: str
    fields: dict[str, Any]


class _Quoted(str):
    __slots__ = ()


def _tree(text: str) -> Any:
    """A value as words, lists and named fields; what they mean is up to the field's type."""
    tokens: list[tuple[str, str]] = []
    at = 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            raise Wrong(f"'{text[at : at + 20]}' does not read")
        quoted, mark, word = found.groups()
        tokens.append(("quoted", quoted) if quoted else ("mark", mark) if mark else ("word", word))
        at = found.end()
    if not tokens:
        raise Wrong("a value is missing")
    value, rest = _parsed(tokens, 0, _DEEPEST)
    if rest != len(tokens):
        raise Wrong(f"'{tokens[rest][1]}' is not expected there")
    return value


def _parsed(tokens: list[tuple[str, str]], at: int, depth: int) -> tuple[Any, int]:
    if not depth:
        raise Wrong("the brackets go too deep")
    if at >= len(tokens):
        raise Wrong("the value breaks off")
    kind, text = tokens[at]
    if kind == "quoted":
        try:
            return _Quoted(msgspec.json.decode(text.encode(errors="replace"), type=str)), at + 1
        except msgspec.DecodeError:
            raise Wrong(f"{text} does not read") from None
    if text == "[":
        items = []
        at += 1
        while at < len(tokens) and tokens[at] != ("mark", "]"):
            item, at = _parsed(tokens, at, depth - 1)
            items.append(item)
            at = _after_comma(tokens, at, "]")
        return items, _closed(tokens, at)
    if kind == "mark":
        raise Wrong(f"'{text}' is not expected there")
    if at + 1 < len(tokens) and tokens[at + 1] == ("mark", "("):
        fields: dict[str, Any] = {}
        at += 2
        while at < len(tokens) and tokens[at] != ("mark", ")"):
            name = tokens[at][1]
            if tokens[at][0] != "word" or tokens[at + 1 : at + 2] != [("mark", "=")]:
                raise Wrong(f"expected a field such as {name}=..., but got '{name}'")
            if name in fields:
                raise Wrong(f"'{name}' is told twice")
            fields[name], at = _parsed(tokens, at + 2, depth - 1)
            at = _after_comma(tokens, at, ")")
        return _Made(text, fields), _closed(tokens, at)
    return text, at + 1


def _after_comma(tokens: list[tuple[str, str]], at: int, end: str) -> int:
    if at < len(tokens) and tokens[at] == ("mark", ","):
        return at + 1
    if at < len(tokens) and tokens[at] != ("mark", end):
        raise Wrong(f"expected a comma before '{tokens[at][1]}'")
    return at


def _closed(tokens: list[tuple[str, str]], at: int) -> int:
    if at >= len(tokens):
        raise Wrong("a bracket is not closed")
    return at + 1


def _built(tree: Any, hint: Any, leaf: Leaf | None, names: Mapping[str, Leaf]) -> Any:
    """The value of that type."""
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        wrong = Wrong("")
        for choice in get_args(hint):
            try:
                return _built(tree, choice, leaf, names)
            except Wrong as refused:
                wrong = wrong if str(wrong) else refused
        raise wrong
    if hint is types.NoneType:
        if tree == "none":
            return None
        raise Wrong(f"expected none, but got '{_shown(tree)}'")
    if hint is bool:
        if _RESERVED.get(_plain(tree)) is None:
            raise Wrong(f"expected yes or no, but got '{_shown(tree)}'")
        return _RESERVED[_plain(tree)]
    if hint is int:
        if isinstance(leaf, Set):
            return leaf.read(tree)
        if leaf is not None:
            return leaf.read(_plain(tree))
        return UNKNOWN if tree == "?" else _number(tree)
    if hint is float:
        try:
            return float(_plain(tree))
        except ValueError:
            raise Wrong(f"expected a number, but got '{_shown(tree)}'") from None
    if hint is str:
        if isinstance(tree, _Quoted) or (isinstance(tree, str) and tree not in _RESERVED):
            return str(tree)
        raise Wrong(f"expected a word, but got '{_shown(tree)}'")
    if origin is tuple:
        return _tuple(tree, get_args(hint), leaf, names)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _struct(tree, hint, leaf, names)
    raise Wrong(f"'{_shown(tree)}' does not read")


def _tuple(tree: Any, arguments: tuple[Any, ...], leaf: Leaf | None, names: Mapping[str, Leaf]) -> tuple[Any, ...]:
    if not isinstance(tree, list):
        raise Wrong(f"expected a list in brackets, but got '{_shown(tree)}'")
    if arguments[-1] is not ... and len(tree) != len(arguments):
        raise Wrong(f"expected {len(arguments)} entries, but got {len(tree)}")
    kinds = [arguments[0]] * len(tree) if arguments[-1] is ... else arguments
    return tuple(_built(item, kind, leaf, names) for item, kind in zip(tree, kinds, strict=True))


def _struct(tree: Any, hint: type[Struct], leaf: Leaf | None, names: Mapping[str, Leaf]) -> Any:
    made = _Made(tree, {}) if isinstance(tree, str) else tree
    if not isinstance(made, _Made):
        raise Wrong(f"expected {hint.__name__}(...), but got '{_shown(tree)}'")
    kind = _kinds(hint).get(made.name)
    if kind is None:
        raise Wrong(f"there is no {hint.__name__} '{made.name}'")
    hints, values = hints_of(kind), {}
    for name, inside in made.fields.items():
        if name not in hints:
            raise Wrong(f"{kind.__name__} has no '{name}'")
        values[name] = _built(inside, hints[name], leaf or names.get(f"{kind.__name__}.{name}"), names)
    for field in msgspec.structs.fields(kind):
        if field.required and field.name not in values:
            own = names.get(f"{kind.__name__}.{field.name}")
            if not isinstance(own, Names) or own.left_out is None:
                raise Wrong(f"{kind.__name__} needs '{field.name}'")
            values[field.name] = own.left_out
    return kind(**values)


def _plain(tree: Any) -> str:
    if not isinstance(tree, str):
        raise Wrong(f"expected one word, but got '{_shown(tree)}'")
    return tree


def _number(tree: Any) -> int:
    if not isinstance(tree, str) or not _NUMBER.fullmatch(tree):
        raise Wrong(f"expected a number, but got '{_shown(tree)}'")
    return int(tree)


def _shown(tree: Any) -> str:
    if isinstance(tree, _Made):
        return tree.name
    return tree[:40] if isinstance(tree, str) else "[...]"


# -- states ------------------------------------------------------------------------------------------------------


@cache
def hints_of(kind: type[Struct]) -> dict[str, Any]:
    return get_type_hints(kind)


@cache
def _kinds(base: type[Struct]) -> dict[str, type[Struct]]:
    """The structs that may stand where `base` is asked for, by name; those of the same game only."""
    package = base.__module__.rpartition(".")[0]
    found, waiting = {base.__name__: base}, list(base.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith(package):
            found[kind.__name__] = kind
    return found


def _fields(state: State) -> tuple[str, ...]:
    return tuple(name for name in state.__struct_fields__ if name not in ("form_id", "seats"))


def form_of(state: State) -> str:
    return str(getattr(state, "form_id", "standard"))


def seats_of(state: State, info: GameInfo) -> int:
    return int(getattr(state, "seats", info.forms[0].default_seats))


def _words(field: str) -> str:
    return field.replace("_", " ")
