"""What the desk is asked about puzzles, and answers."""

from __future__ import annotations

from typing import Annotated, Generic, Literal, TypeAlias

from msgspec import Meta, Struct

from ludarium.house.messages import E, Sent, V
from ludarium.house.resources import LessonWhy
from ludarium.kernel.messages import Asked, Message

Args: TypeAlias = dict[str, str | int]


class PuzzleFacts(Struct, frozen=True):
    """A puzzle as lists show it."""

    id: str
    theme: str
    args: Args
    level: int


class PuzzlesOfGame(Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    puzzles: tuple[PuzzleFacts, ...]
    cooperative: bool = False
    """Nobody sits opposite."""


class PuzzleList(Struct, frozen=True):
    """All puzzles of the box."""

    games: tuple[PuzzlesOfGame, ...]


class DailyPuzzle(Struct, frozen=True):
    """The puzzle of a day, of one game."""

    game: str
    id: str
    theme: str
    args: Args
    level: int


class DailyPuzzles(Struct, frozen=True):
    """The puzzles of a day; the first is the one of the day."""

    day: str
    puzzles: tuple[DailyPuzzle, ...]


class PuzzleAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """The answers given so far, in order; an idea to be explained or previewed; hints wanted, or the whole solution."""

    answers: Annotated[tuple[Sent, ...], Meta(max_length=60)] = ()
    idea: Sent | None = None
    hints: Annotated[int, Meta(ge=0, le=3)] = 0
    solution: bool = False


class PuzzleStep(Struct, frozen=True):
    """How far one part of the goal is, and where on the board that part lies."""

    name: str
    have: int
    need: int
    places: tuple[str, ...]


class KnownChance(Struct, frozen=True):
    """What chance will bring in this puzzle: numbers that were fixed for everybody."""

    whose: str
    numbers: tuple[int, ...]


class PuzzleHint(Struct, frozen=True):
    """One hint: places, a card, or an answer; `said` is that answer in words."""

    kind: str
    places: tuple[str, ...]
    text: str
    said: Message | None = None


class SolutionStep(Struct, frozen=True):
    """One answer of the solution, in notation and in words, and where on the board it lies; `found`: it was given."""

    text: str
    said: Message
    places: tuple[str, ...]
    deed: bool
    found: bool


class PuzzleState(Struct, Generic[E, V], frozen=True):
    """A puzzle after the answers. With an idea that is on offer, `view` and `events` are what it would lead to."""

    id: str
    theme: str
    args: Args
    level: int
    seat: int
    number: int
    view: V
    events: tuple[E, ...]
    told: tuple[Message | None, ...]
    asked: Asked | None
    state: Literal["open", "solved", "failed"]
    as_printed: bool
    """Solved as the solution says, in whatever order; otherwise in another way that is as good."""
    steps: tuple[PuzzleStep, ...]
    known: tuple[KnownChance, ...]
    hints: tuple[PuzzleHint, ...]
    solution: tuple[SolutionStep, ...]
    why: LessonWhy | None
