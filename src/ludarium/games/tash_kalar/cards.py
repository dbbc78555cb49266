"""The cards of the box: beings of the schools, legends, flares, tasks. Facts only; what they do stands elsewhere.

In states a card is a small number, the same for every table: the decks of the four schools one after another,
then legends, then flares. Outside it is an id such as "imperial/knight".
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ludarium.kernel.packs import UNREADABLE, Rows, entries_in, folder_of, laid_over, unusable

E = TypeVar("E", bound=Struct)

COMMON, HEROIC, LEGENDARY = 0, 1, 2
RANKS = ("common", "heroic", "legendary")

SCHOOLS: dict[str, str] = {
    "northern": "imperial",
    "southern": "imperial",
    "highland": "highland",
    "sylvan": "sylvan",
}
"""The decks that can be played, and whose beings they hold (TK-1.8)."""


class Being(Struct, frozen=True):
    """A being as printed: rank, pattern, marks and arrows as offsets from the square it arrives on."""

    id: str
    school: str
    name: str
    rank: str
    pattern: tuple[tuple[int, int, str], ...]
    marks: tuple[tuple[int, int], ...] = ()
    marks2: tuple[tuple[int, int], ...] = ()
    directions: tuple[str, ...] = ()

    @property
    def rank_number(self) -> int:
        return RANKS.index(self.rank)


class Flare(Struct, frozen=True):
    """A flare: how far behind one must be for each half (TK-10.2, TK-10.3)."""

    id: str
    upper_more: int
    upper_choice: str
    lower_more: int
    lower_choice: str


class Task(Struct, frozen=True):
    """A task of the High Form."""

    id: str
    name: str
    kind: str
    points: int
    advanced: bool


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(__package__).joinpath("data", f"{name}.toml").read_text("utf-8"))


def _cards(name: str, kind: type[E]) -> list[E]:
    """The entries of a data file, with those of the content pack if one is named."""
    rows: Rows = _load(name)[kind.__name__.lower()]
    folder = folder_of("tash-kalar")
    try:
        if folder is not None:
            rows = laid_over(rows, entries_in(folder / f"{name}.toml", kind.__name__.lower()))
        return [msgspec.convert(row, kind) for row in rows]
    except (msgspec.ValidationError, *UNREADABLE) as wrong:
        raise unusable("tash-kalar", f"{name}.toml", wrong) from None


BEINGS: dict[str, Being] = {being.id: being for being in _cards("beings", Being)}
FLARES: tuple[Flare, ...] = tuple(_cards("flares", Flare))
TASKS: tuple[Task, ...] = tuple(_cards("tasks", Task))

_limits = _load("arena")
PIECES: dict[str, int] = _limits["pieces"]


def _deck(school: str) -> list[str]:
    return [being.id for being in BEINGS.values() if being.school == school]


CARD_IDS: tuple[str, ...] = (
    *(card for school in SCHOOLS.values() for card in _deck(school)),
    *_deck("legends"),
    *(flare.id for flare in FLARES),
)
"""The id of every card, by its number."""

DECK_SIZE = 18
LEGENDS = range(DECK_SIZE * len(SCHOOLS), DECK_SIZE * len(SCHOOLS) + 12)
FLARE_CARDS = range(LEGENDS.stop, LEGENDS.stop + 12)
CARD_BEINGS: tuple[Being, ...] = tuple(BEINGS[card] for card in CARD_IDS[: LEGENDS.stop])
"""The being of every being card, by its number."""


def deck_of(school: str) -> tuple[int, ...]:
    """The 18 cards of a school's deck."""
    start = list(SCHOOLS).index(school) * DECK_SIZE
    return tuple(range(start, start + DECK_SIZE))


def flare_of(card: int) -> Flare:
    return FLARES[card - FLARE_CARDS.start]
