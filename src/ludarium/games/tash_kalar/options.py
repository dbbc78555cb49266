"""Options held compactly: sets of squares that are spelled out only when somebody reads them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import overload

from ludarium.games.tash_kalar.actions import PLACES, Summon
from ludarium.kernel.decisions import Action
from ludarium.spaces.squares import nth, squares


class _Listed(Sequence[Action]):
    """Options that know how many they are and can give any of them by its place."""

    __slots__ = ()

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        if index < 0:
            index += len(self)
        if index < 0 or index >= len(self):
            raise IndexError(index)
        return self._nth(index)

    @abstractmethod
    def _nth(self, index: int) -> Action: ...


class SquareOptions(_Listed):
    """One action for each square of a set, then some more."""

    __slots__ = ("_count", "_extra", "_mask", "_table")

    def __init__(self, table: tuple[Action, ...], mask: int, extra: tuple[Action, ...] = ()) -> None:
        self._table = table
        self._mask = mask
        self._extra = extra
        self._count = mask.bit_count()

    def __len__(self) -> int:
        return self._count + len(self._extra)

    def _nth(self, index: int) -> Action:
        if index < self._count:
            return self._table[nth(self._mask, index)]
        return self._extra[index - self._count]

    def __iter__(self) -> Iterator[Action]:
        table = self._table
        for square in squares(self._mask):
            yield table[square]
        yield from self._extra

    def __contains__(self, action: object) -> bool:
        if type(action) is type(self._table[0]):
            square: int = action.square  # type: ignore[attr-defined]
            return square >= 0 and bool(self._mask >> square & 1)
        return action in self._extra

    @property
    def mask(self) -> int:
        """The squares that can be chosen."""
        return self._mask

    @property
    def table(self) -> tuple[Action, ...]:
        """The option of every square, also of those that cannot be chosen."""
        return self._table

    @property
    def extra(self) -> tuple[Action, ...]:
        """The options that are no squares."""
        return self._extra

    def of(self, table: tuple[Action, ...]) -> bool:
        """Whether the options for squares are taken from that table."""
        return self._table is table

    def at(self, square: int) -> Action:
        """The option for that square."""
        return self._table[square]


SummonGroup = tuple[str, int, int, int, int]
"""Summonings: (card id, turn, targets, shift to the borrowed piece, shift to the improvised one)."""
Summons = tuple[SummonGroup, ...]

NO_SHIFT = 1000


class ActionOptions(_Listed):
    """The options of a free action: places, summonings and single actions. Found when first read.

    With no piece left to place, taking one off comes last: whoever always takes the first option gets on.
    """

    __slots__ = ("_find", "_places", "_places_first", "_rest", "_sizes", "_summons", "_total")

    def __init__(self, find: Callable[[], tuple[SquareOptions, Summons, tuple[Action, ...]]]) -> None:
        self._find: Callable[[], tuple[SquareOptions, Summons, tuple[Action, ...]]] | None = find

    def _read(self) -> None:
        find = self._find
        if find is None:
            return
        self._places, self._summons, self._rest = find()
        self._places_first = len(self._places) if self._places.of(PLACES) else 0
        self._sizes = [targets.bit_count() for _, _, targets, _, _ in self._summons]
        self._total = len(self._places) + sum(self._sizes) + len(self._rest)
        # Last: copies in other threads share these options, and take this as the sign that they are found.
        self._find = None

    def __len__(self) -> int:
        if self._find is not None:
            self._read()
        return self._total

    def _nth(self, index: int) -> Action:
        if index < self._places_first:
            return self._places._nth(index)
        index -= self._places_first
        for group, size in zip(self._summons, self._sizes, strict=True):
            if index < size:
                return summon_of(group, nth(group[2], index))
            index -= size
        if index < len(self._rest):
            return self._rest[index]
        return self._places._nth(index - len(self._rest))

    def __iter__(self) -> Iterator[Action]:
        if self._find is not None:
            self._read()
        if self._places_first:
            yield from self._places
        yield from self.besides_places()
        if not self._places_first:
            yield from self._places

    def __contains__(self, action: object) -> bool:
        if self._find is not None:
            self._read()
        if type(action) is Summon:
            return any(
                card == action.card
                and turn == action.turn
                and action.square >= 0
                and targets >> action.square & 1
                and summon_of((card, turn, targets, borrowed, improvised), action.square) == action
                for card, turn, targets, borrowed, improvised in self._summons
            )
        return action in self._places or action in self._rest

    @property
    def summons(self) -> Summons:
        """The summonings, grouped."""
        if self._find is not None:
            self._read()
        return self._summons

    def besides_places(self) -> Iterator[Action]:
        """The summonings and the single actions."""
        for group in self.summons:
            for square in squares(group[2]):
                yield summon_of(group, square)
        yield from self._rest

    @property
    def places(self) -> SquareOptions:
        """The squares to place a common on, or the pieces to take off for it."""
        if self._find is not None:
            self._read()
        return self._places

    @property
    def rest(self) -> tuple[Action, ...]:
        """The options that are neither."""
        if self._find is not None:
            self._read()
        return self._rest


def summon_of(group: SummonGroup, square: int) -> Summon:
    """The summoning of a group on one of its targets."""
    card, turn, _, borrowed, improvised = group
    return Summon(
        card,
        square,
        turn,
        square + borrowed if borrowed != NO_SHIFT else -1,
        square + improvised if improvised != NO_SHIFT else -1,
    )
