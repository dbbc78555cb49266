"""How an entry of a data file becomes a struct: the annotation of a field says how it is written, if that differs.

The shape in which an entry is written (the published schema) is derived from its struct, so a field is declared once.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from functools import cache
from typing import Annotated, Any, Self, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct

from ludarium.games.fateforge.notation import Misread, Zones

Words = tuple[str, ...]


class Context(Struct, frozen=True):
    """What entries need to know of other tables, and of the map that they stand on."""

    traits: Words = ()
    chests: dict[int, Words] = {}
    zones: Zones = {}


class Written(Struct, frozen=True):
    """A field that is written otherwise than it is kept: its type there, how it is read, its name if it differs."""

    kind: Any
    read: Callable[[Any, Context], Any]
    name: str = ""
    empty: Any = None
    """What it is when nothing is written, if the struct's own default is none for it."""


class Derived(Struct, frozen=True):
    """A field that is not written: it comes of others."""

    read: Callable[[Any, Context], Any]


class Entry(Struct, frozen=True):
    """An entry of a data file, or a table within one."""

    @classmethod
    def context(cls, row: Any, context: Context) -> Context:
        """What the fields of this entry need to know."""
        return context

    @classmethod
    def made(cls, row: Any, context: Context) -> Self:
        """The struct of an entry in its written shape; raises Misread."""
        context = cls.context(row, context)
        return cls(**{name: read(row, context) for name, read in _readers(cls).items()})


@cache
def row_of(kind: type[Entry]) -> type[Struct]:
    """The shape in which an entry is written."""
    fields: list[tuple[str, Any, Any]] = []
    names: dict[str, str] = {}
    for field in msgspec.structs.fields(kind):
        hint = _hints(kind)[field.name]
        mark = _mark(hint)
        if isinstance(mark, Derived):
            continue
        default = field.default if field.default_factory is NODEFAULT else field.default_factory()
        if isinstance(mark, Written):
            names |= {field.name: mark.name} if mark.name else {}
            default = default if mark.empty is None else mark.empty
        fields.append((field.name, mark.kind if isinstance(mark, Written) else _shape(hint), default))
    return msgspec.defstruct(
        f"{kind.__name__}Row",
        fields,
        namespace={"__doc__": vars(kind).get("__doc__")},
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
        rename=names,
    )


def built(kind: type[Entry], entry: dict[str, Any], context: Context) -> Entry:
    """The struct of one entry; raises msgspec.ValidationError for its shape, Misread for its notation."""
    return kind.made(msgspec.convert(entry, row_of(kind)), context)


@cache
def _hints(kind: type[Entry]) -> dict[str, Any]:
    return get_type_hints(kind, vars(sys.modules[kind.__module__]), include_extras=True)


def _mark(hint: Any) -> Any:
    return hint.__metadata__[0] if get_origin(hint) is Annotated else None


def _is_entry(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Entry)


def _entries_in(hint: Any) -> type[Entry] | None:
    """The type of the entries in a field that holds several."""
    first = get_args(hint)[0] if get_origin(hint) is tuple else None
    return first if _is_entry(first) else None


def _shape(hint: Any) -> Any:
    if _is_entry(hint):
        return row_of(hint)
    several = _entries_in(hint)
    return hint if several is None else tuple[row_of(several), ...]  # type: ignore[misc]


@cache
def _readers(kind: type[Entry]) -> dict[str, Callable[[Any, Context], Any]]:
    """For each field how it is made of the written shape."""
    return {name: _reader(name, hint) for name, hint in _hints(kind).items()}


def _reader(name: str, hint: Any) -> Callable[[Any, Context], Any]:
    mark, several = _mark(hint), _entries_in(hint)
    if isinstance(mark, Derived):
        return mark.read
    if isinstance(mark, Written):
        return lambda row, context: mark.read(getattr(row, name), context)
    if several is not None:
        return lambda row, context: tuple(several.made(one, context) for one in getattr(row, name))
    if _is_entry(hint):
        return lambda row, context: hint.made(getattr(row, name), context)
    return lambda row, context: getattr(row, name)


# -- ways to write ---------------------------------------------------------------------------------------------


def known(name: str, among: Collection[str], what: str) -> str:
    if name not in among:
        raise Misread(f"there is no {what} '{name}'; it can be {', '.join(among)}")
    return name


def one_of(names: Collection[str], what: str, optional: bool = False) -> Written:
    """A word of a list."""
    return Written(str, lambda name, _: name if optional and not name else known(name, names, what))


def called(name: str) -> Written:
    """A word that is written under another name."""
    return Written(str, lambda text, _: text, name)


def called_words(name: str) -> Written:
    """A list of words that is written under another name."""
    return Written(Words, lambda words, _: words, name)


def all_of(names: Collection[str], what: str, name: str = "") -> Written:
    return Written(Words, lambda words, _: tuple(known(word, names, what) for word in words), name)


def each(read: Callable[[str], Any], name: str = "") -> Written:
    """A list of texts in one of the notations."""
    return Written(Words, lambda texts, _: tuple(read(text) for text in texts), name)


def on_map(read: Callable[[str, Zones], Any]) -> Written:
    """A list of texts that name zones."""
    return Written(Words, lambda texts, context: tuple(read(text, context.zones) for text in texts))


def pairs(value: Any, name: str = "") -> Written:
    """A table of names and values, kept as pairs."""
    return Written(dict[str, value], lambda table, _: tuple(table.items()), name, empty={})
