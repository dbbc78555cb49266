"""The cards of the box: beings of the schools, legends, flares, tasks. Facts only; what they do is elsewhere.

In states a card is a small number, the same for every table; outside it is an id such as "imperial/knight". The cards
of a printing are numbered deck by deck, then legends, then flares, and those of a later printing after all of them:
a new card never moves the number of another.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ludarium.kernel.packs import UNREADABLE, Rows, entries_in, folder_of, laid_over, unusable

E = TypeVar("E", bound=Struct)

COMMON, HEROIC, LEGENDARY = 0, 1, 2
RANKS = ("common", "heroic", "legendary")


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
    frozen: bool = False
    """It has a frozen effect (TK-23.1)."""
    warp: bool = False
    """It has a warp effect (TK-24.1)."""
    anywhere: bool = False
    """Its pattern may stand anywhere, and it arrives on any empty colourless square (TK-24.13)."""
    printing: int = 1

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
    printing: int = 1


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

_box = _load("arena")
PIECES: dict[str, int] = _box["pieces"]
SCHOOLS: dict[str, str] = _box["decks"]
"""The decks that can be played, and whose beings they hold (TK-1.8)."""


BOX = ("northern", "southern", "highland", "sylvan")
"""The schools of the base game; the others are further schools (TK-21.1)."""
FURTHER = tuple(school for school in SCHOOLS if school not in BOX)
LENDING = "everfrost/frostweave-summoner"
"""The card whose frozen effect lends an enemy piece (TK-23.5)."""
NETHERVOID = "nethervoid"
ETHERWEAVE = "etherweave"
MERCHANT = "etherweave/merchant-of-time"
"""The card that a piece can lie on; it cannot be copied, discarded or taken back while it is pending (TK-24.9)."""


def _printed() -> Iterator[tuple[str, str]]:
    """Every card with its deck, in the order of the numbers."""
    for printing in sorted({being.printing for being in BEINGS.values()} | {flare.printing for flare in FLARES}):
        for deck, school in (*SCHOOLS.items(), ("legends", "legends")):
            for being in BEINGS.values():
                if (being.school, being.printing) == (school, printing):
                    yield deck, being.id
        yield from (("flares", flare.id) for flare in FLARES if flare.printing == printing)


_CARDS = tuple(_printed())
CARD_IDS: tuple[str, ...] = tuple(card for _, card in _CARDS)
"""The id of every card, by its number."""
CARD_DECKS: tuple[str, ...] = tuple(deck for deck, _ in _CARDS)
"""The deck that every card belongs to, by its number: a school's, "legends" or "flares"."""


@cache
def deck_of(school: str) -> tuple[int, ...]:
    """The numbers of all cards of that deck."""
    return tuple(number for number, deck in enumerate(CARD_DECKS) if deck == school)


LEGENDS = deck_of("legends")
FLARE_CARDS = deck_of("flares")
CARD_BEINGS: dict[int, Being] = {number: BEINGS[card] for number, card in enumerate(CARD_IDS) if card in BEINGS}
"""The being of every being card, by its number."""
ANYWHERE = frozenset(card for card, being in CARD_BEINGS.items() if being.anywhere)
"""The cards whose patterns may stand anywhere (TK-24.13)."""
_CARD_FLARES = {card: flare for card in FLARE_CARDS for flare in FLARES if flare.id == CARD_IDS[card]}


def flare_of(card: int) -> Flare:
    return _CARD_FLARES[card]
