"""What the page draws of a game's box: arena, cards, flares, tasks. Facts only; the words are in `texts`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludarium.games.tash_kalar import arena
from ludarium.games.tash_kalar.cards import BEINGS, FLARES, RANKS, SCHOOLS, TASKS, Being
from ludarium.games.tash_kalar.forms import FORMS
from ludarium.games.tash_kalar.patterns import TURNS
from ludarium.spaces.squares import ALL, DIRECTIONS, SQUARES, WIDTH, name_of, squares


class Offset(Struct, frozen=True):
    """Columns to the right and rows down from the square a being arrives on."""

    x: int
    y: int


class PatternSquare(Struct, frozen=True):
    """A piece the pattern asks for: at least of that rank (0 common, 1 heroic)."""

    x: int
    y: int
    rank: int


class BeingFacts(Struct, frozen=True):
    id: str
    school: str
    name: str
    rank: int
    pattern: tuple[PatternSquare, ...]
    marks: tuple[Offset, ...]
    marks2: tuple[Offset, ...]
    directions: tuple[str, ...]
    frozen: bool
    """It has a frozen effect."""
    warp: bool
    """It has a warp effect."""
    anywhere: bool
    """Its pattern may stand anywhere, away from the square it arrives on."""


class FlareFacts(Struct, frozen=True):
    """A flare: how far behind one must be for each half, and whether the half is done ("must") or offered ("may")."""

    id: str
    upper_more: int
    upper_choice: str
    lower_more: int
    lower_choice: str


class TaskFacts(Struct, frozen=True):
    id: str
    name: str
    kind: str
    points: int
    advanced: bool


class SchoolFacts(Struct, frozen=True):
    """A deck that can be played; `beings` is the school whose cards it holds."""

    id: str
    beings: str


class ArenaFacts(Struct, frozen=True):
    """The board. A square's number is row * columns + column; `names` gives each its name."""

    columns: int
    rows: int
    names: tuple[str, ...]
    void: tuple[int, ...]
    red: tuple[int, ...]
    green: tuple[int, ...]
    central: tuple[int, ...]
    centre: int
    duel_start: tuple[int, ...]
    melee_start: tuple[tuple[int, ...], ...]


class FormDetails(Struct, frozen=True):
    """How a form differs from the others."""

    id: str
    tasks: bool
    melee: bool
    teams: bool
    simplified: bool


class TashKalarContent(Struct, frozen=True):
    game: Literal["tash-kalar"]
    arena: ArenaFacts
    ranks: tuple[str, ...]
    turns: tuple[str, ...]
    """The eight orientations by number: quarter turns clockwise, without (r) and after (m) mirroring."""
    directions: tuple[str, ...]
    schools: tuple[SchoolFacts, ...]
    beings: tuple[BeingFacts, ...]
    flares: tuple[FlareFacts, ...]
    tasks: tuple[TaskFacts, ...]
    forms: tuple[FormDetails, ...]


def tash_kalar() -> TashKalarContent:
    return TashKalarContent(
        game="tash-kalar",
        arena=ArenaFacts(
            columns=WIDTH,
            rows=SQUARES // WIDTH,
            names=tuple(name_of(square) for square in range(SQUARES)),
            void=tuple(squares(ALL & ~arena.ARENA)),
            red=tuple(squares(arena.RED)),
            green=tuple(squares(arena.GREEN)),
            central=tuple(squares(arena.CENTRAL)),
            centre=arena.CENTRE,
            duel_start=arena.DUEL_START,
            melee_start=arena.MELEE_START,
        ),
        ranks=RANKS,
        turns=TURNS,
        directions=tuple(DIRECTIONS),
        schools=tuple(SchoolFacts(school, beings) for school, beings in SCHOOLS.items()),
        beings=tuple(_being(being) for being in BEINGS.values()),
        flares=tuple(
            FlareFacts(flare.id, flare.upper_more, flare.upper_choice, flare.lower_more, flare.lower_choice)
            for flare in FLARES
        ),
        tasks=tuple(TaskFacts(task.id, task.name, task.kind, task.points, task.advanced) for task in TASKS),
        forms=tuple(
            FormDetails(form.id, form.tasks, form.melee, form.teams, form.simplified) for form in FORMS.values()
        ),
    )


def _being(being: Being) -> BeingFacts:
    return BeingFacts(
        id=being.id,
        school=being.school,
        name=being.name,
        rank=being.rank_number,
        pattern=tuple(PatternSquare(x, y, 1 if letter == "h" else 0) for x, y, letter in being.pattern),
        marks=tuple(Offset(x, y) for x, y in being.marks),
        marks2=tuple(Offset(x, y) for x, y in being.marks2),
        directions=being.directions,
        frozen=being.frozen,
        warp=being.warp,
        anywhere=being.anywhere,
    )
