"""How a game is put into numbers for programs that learn: phrases for what is answered, fields for what is seen.

A game's title names its encoding; it is imported when somebody asks for numbers. It needs no arrays: callers make
them from the sets and numbers that it gives.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.game import Game, Position, Setup, State

S = TypeVar("S", bound=State)

MOST_PATHS = 200_000
"""As many actions are remembered with their phrases; after that it is begun again."""
COUNTED = 255
"""Numbers lie between 0 and this; what is larger is cut off."""

Seen = tuple[int, list[int]]
"""All sets in one integer, whose bits are the members, and the numbers, each in the order of its fields."""


class Field(Struct, frozen=True):
    """Some places of an observation that belong together: members of a set, or numbers."""

    name: str
    size: int


def joined(sets: Iterable[int], fields: Iterable[Field]) -> int:
    """Sets one behind the other, each in the room of its field."""
    found, at = 0, 0
    for members, field in zip(sets, fields, strict=True):
        if members:
            found |= members << at
        at += field.size
    return found


class Row(NamedTuple):
    """Options that are places of a table whose phrases follow each other, held as a set."""

    first: int
    """The phrase of the table's first place."""
    members: int
    table: Sequence[Action]


class Encoding(Generic[S]):
    """One set-up of a game in numbers. Each game derives its own."""

    phrases: tuple[str, ...] = ()
    """Parts of notations, up to three words each, that name answers: "place e5"; "summon CARD", "e5 r1"."""
    sets: tuple[Field, ...] = ()
    numbers: tuple[Field, ...] = ()

    def __init__(self, game: Game[S], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.known: dict[Action, tuple[int, ...]] = {}
        """The phrases of actions that were met before."""
        self._numbered: dict[str, int] = {}

    def observe(self, position: Position[S], seat: Seat) -> Seen:
        """What `seat` may know, all of it and nothing else."""
        raise NotImplementedError

    def rows(self, options: Sequence[Action]) -> tuple[Row | None, Iterable[Action]]:
        """Options, those held as a set apart from the others; a game whose sets are not spelled out is faster."""
        return None, options

    def path(self, action: Action) -> tuple[int, ...]:
        """The phrases that its notation is made of, by number; it ends before a word that is in none of them."""
        found = self.known.get(action)
        if found is None:
            if len(self.known) >= MOST_PATHS:
                self.known.clear()
            found = self.known[action] = tuple(self._spelled(str(action)))
        return found

    def _spelled(self, notation: str) -> Iterable[int]:
        if not self._numbered:
            self._numbered = {phrase: number for number, phrase in enumerate(self.phrases)}
        words = notation.replace("(", "").replace(")", "").replace(",", " ").split()
        at = 0
        while at < len(words):
            for length in (3, 2, 1):
                number = self._numbered.get(" ".join(words[at : at + length]))
                if number is not None:
                    yield number
                    at += length
                    break
            else:
                return


class Vocabulary:
    """Names, and the bit of each. A name that is not among them has none."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(dict.fromkeys(names))
        self._bits = {name: 1 << number for number, name in enumerate(self.names)}
        self._numbers = {name: number for number, name in enumerate(self.names, 1)}

    def __len__(self) -> int:
        return len(self.names)

    def bit(self, name: str) -> int:
        return self._bits.get(name, 0)

    def set(self, names: Iterable[str]) -> int:
        found, bits = 0, self._bits
        for name in names:
            found |= bits.get(name, 0)
        return found

    def number(self, name: str) -> int:
        """Its number, counted from 1; 0: it is not there."""
        return self._numbers.get(name, 0)


def counted(amounts: Iterable[int], levels: int, size: int) -> int:
    """How often each of `size` small numbers is there, as a set: first those there once, then those there twice, ..."""
    found = 0
    for each in amounts:
        bit = 1 << each
        for _ in range(levels):
            if not found & bit:
                found |= bit
                break
            bit <<= size
    return found


def in_order(values: Sequence[int], places: int) -> list[int]:
    """The first values plus one, each in its place; 0 where there is none."""
    shown = [value + 1 for value in values[:places]]
    return shown + [0] * (places - len(shown))


class Asking:
    """What is asked: whom (seats are counted from the viewer), with which prompt, and what about, by name or number.

    What it is about belongs to the viewer's own question.
    """

    def __init__(
        self, seats: int, prompts: Iterable[str], named: dict[str, Vocabulary], counted: tuple[str, ...] = ()
    ) -> None:
        self._seats = seats
        self._prompts = Vocabulary(prompts)
        self._named = named
        self._counted = counted
        self._noughts = [0] * len(counted)
        self.sets = (
            Field("seats asked", seats),
            Field("prompt", len(self._prompts)),
            *(Field(f"about {name}", len(vocabulary)) for name, vocabulary in named.items()),
        )
        self.numbers = tuple(Field(f"about {name}", 1) for name in counted)

    def __call__(self, position: Position[Any], seat: Seat) -> Seen:
        found, seats, own = 0, self._seats, None
        for decision in position.pending:
            found |= 1 << (decision.seat - seat) % seats | self._prompts.bit(decision.prompt) << seats
            if decision.seat == seat:
                own = decision
        if own is None or not own.args:
            return found, self._noughts
        args: dict[str, Any] = dict(own.args)
        at = seats + len(self._prompts)
        for name, vocabulary in self._named.items():
            value = args.get(name)
            if value is not None:
                found |= self._set(vocabulary, value) << at
            at += len(vocabulary)
        return found, [_number(args.get(name)) for name in self._counted]

    @staticmethod
    def _set(vocabulary: Vocabulary, value: str | int) -> int:
        whole = vocabulary.bit(str(value))
        return whole or vocabulary.set(str(value).replace(",", " ").split())


def _number(value: str | int | None) -> int:
    if value is None:
        return 0
    if isinstance(value, str):
        return int(value) + 1 if value.isdecimal() else 0
    return max(0, value + 1)
