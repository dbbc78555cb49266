"""What the desk is asked about puzzles, and answers."""

from __future__ import annotations

from typing import Annotated, Generic, Literal, TypeAlias

from msgspec import Meta, Struct

from ludarium.house.messages import E, Sent, V
from ludarium.house.resources import LessonWhy, Name
from ludarium.kernel.messages import Asked, Message

Args: TypeAlias = dict[str, str | int]
Turn: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Day: TypeAlias = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$", description="the day where the player is")]


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
    turns: bool = False
    """Whoever meets one of them again finds the board turned or mirrored."""


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
    """The answers given so far, in order; an idea to be explained or previewed; hints wanted, or the whole solution.

    `turn`: how the board is turned, for somebody who meets a puzzle again (0: as it was mined).
    """

    answers: Annotated[tuple[Sent, ...], Meta(max_length=60)] = ()
    idea: Sent | None = None
    hints: Annotated[int, Meta(ge=0, le=3)] = 0
    solution: bool = False
    turn: Turn = 0


class PuzzleAttempt(Struct, frozen=True, forbid_unknown_fields=True):
    """An attempt at a puzzle: the answers in notation, and how many hints were shown.

    The sender gives it an id, so that it can be sent again; the rules decide whether it solves the puzzle.
    """

    id: Annotated[str, Meta(pattern=r"^[0-9a-zA-Z-]{8,40}$")]
    game: Name
    puzzle: Name
    day: Day
    at: Annotated[int, Meta(ge=0, le=10**15)]
    answers: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=60)] = ()
    hints: Annotated[int, Meta(ge=0, le=3)] = 0
    turn: Turn = 0


class PuzzleAttempts(Struct, frozen=True, forbid_unknown_fields=True):
    """Attempts to be kept."""

    attempts: Annotated[tuple[PuzzleAttempt, ...], Meta(max_length=20)]


class PuzzleResult(Struct, frozen=True):
    """What an attempt came to."""

    id: str
    puzzle: str
    day: str
    at: int
    hints: int
    solved: bool
    daily: bool


class PuzzleResults(Struct, frozen=True):
    """Somebody's attempts in the order in which they were made; `refused`: those that mean nothing to this house."""

    attempts: tuple[PuzzleResult, ...]
    refused: tuple[str, ...] = ()


class PuzzleStep(Struct, frozen=True):
    """How far one part of the goal is, and where on the board that part is."""

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
    """One answer, in notation and in words, and where on the board it is; `found`: the solution has it as well.

    Of the solution's own answers `found` says that it was given.
    """

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
    given: tuple[SolutionStep, ...] = ()
    """What was answered so far."""
    lost: int | None = None
    """Which of these answers has lost the goal, where that is over and can be told."""
