"""Numbers for a game that brings no encoding: its views, flattened by their types; answers by their position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import inspect

from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.encoding import Encoding, Field, Seen
from ludarium.kernel.game import Game, Position, Setup
from ludarium.kernel.title import title

MOST = 12
"""As many entries of a tuple or a table are shown; their number comes first."""
LETTERS = 12
"""As many bytes of a name are shown."""
_LEFT_OUT = {"game", "form", "viewer", "outcome", "options"}
"""What says nothing new while a game goes on; options are what the mask shows."""


class PlainEncoding(Encoding[Any]):
    """Whatever the view's type says, field by field; a missing value is that many zeros."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        super().__init__(game, setup)
        kind = title(game.info.id).load("view")
        self._type = inspect.type_info(kind)
        self.numbers = (Field("asked", setup.seats), Field("own seat", 1), Field("view", _size(self._type)))

    def path(self, action: Action) -> tuple[int, ...]:
        return ()

    def observe(self, position: Position[Any], seat: Seat) -> Seen:
        asked = {decision.seat for decision in position.pending}
        numbers = [int(each in asked) for each in range(self.setup.seats)]
        view = position.game.view(position, seat)
        return 0, [*numbers, seat, *_flat(self._type, view)]


def _fields(kind: inspect.StructType) -> list[inspect.Field]:
    return [field for field in kind.fields if field.name not in _LEFT_OUT]


def _size(kind: inspect.Type) -> int:
    match kind:
        case inspect.StructType():
            return sum(_size(field.type) for field in _fields(kind))
        case inspect.UnionType(types=types):
            return 1 + sum(_size(each) for each in types)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return 1 + MOST * _size(item)
        case inspect.TupleType(item_types=items):
            return sum(_size(item) for item in items)
        case inspect.DictType(key_type=key, value_type=value):
            return 1 + MOST * (_size(key) + _size(value))
        case inspect.NoneType():
            return 0
        case inspect.BoolType() | inspect.LiteralType() | inspect.EnumType():
            return 1
        case inspect.IntType() | inspect.FloatType():
            return 2
        case _:
            return LETTERS


def _flat(kind: inspect.Type, value: Any) -> list[int]:
    match kind:
        case inspect.StructType():
            return [each for field in _fields(kind) for each in _flat(field.type, getattr(value, field.name))]
        case inspect.UnionType(types=types):
            return _of_union(types, value)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            shown = [number for entry in value[:MOST] for number in _flat(item, entry)]
            return _filled([len(value), *shown], _size(kind))
        case inspect.TupleType(item_types=items):
            return [number for item, entry in zip(items, value, strict=True) for number in _flat(item, entry)]
        case inspect.DictType(key_type=key, value_type=entry):
            pairs = list(value.items())[:MOST]
            shown = [number for name, each in pairs for number in (*_flat(key, name), *_flat(entry, each))]
            return _filled([len(value), *shown], _size(kind))
        case inspect.NoneType():
            return []
        case inspect.BoolType():
            return [int(value)]
        case inspect.LiteralType(values=values):
            return [values.index(value) + 1]
        case inspect.EnumType(cls=cls):
            return [list(cls).index(value) + 1]
        case inspect.IntType() | inspect.FloatType():
            return [max(0, int(value)), max(0, -int(value))]
        case _:
            return _filled(list(_written(value).encode())[:LETTERS], LETTERS)


def _of_union(types: Sequence[inspect.Type], value: Any) -> list[int]:
    """Which of the types it is, and places for each of them."""
    found = [0]
    for number, each in enumerate(types, 1):
        if not found[0] and _fits(each, value):
            found[0] = number
            found += _flat(each, value)
        else:
            found += [0] * _size(each)
    return found


def _fits(kind: inspect.Type, value: Any) -> bool:
    match kind:
        case inspect.NoneType():
            return value is None
        case inspect.StructType(cls=cls):
            return isinstance(value, cls)
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.IntType() | inspect.FloatType():
            return isinstance(value, int | float) and not isinstance(value, bool)
        case inspect.StrType():
            return isinstance(value, str)
        case _:
            return value is not None


def _written(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _filled(numbers: list[int], size: int) -> list[int]:
    return numbers[:size] + [0] * (size - len(numbers))
