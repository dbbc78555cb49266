"""The forms of the game: each answers the questions in which forms differ."""

from __future__ import annotations

from msgspec import Struct

from ludarium.games.skytear.board import BOARDS
from ludarium.kernel.game import FormInfo, OptionInfo


class Form(Struct, frozen=True):
    """One way to play."""

    id: str
    board: str
    seats: tuple[int, ...]
    drafts_factions: bool = True
    """Two factions a side are drafted 1-2-1 (SK-22.2)."""
    drafts_heroes: bool = True
    """Heroes are drafted one by one (SK-24.2); otherwise each faction brings its two."""
    builds_decks: bool = True
    """Decks are built (SK-24.3); otherwise each hero brings its own eight cards."""
    own_pool: bool = False
    """Each team drafts from the heroes it has brought, with their piles (SK-24.4)."""
    gentle: bool = False
    """For newcomers: victory cards that cannot be fulfilled in the first turns, and a mild opponent."""
    simplified: bool = False
    """No skills, no Worship, rune colours are ignored (SK-26.1)."""


_ANY = (2, 3, 4, 5, 6, 7, 8)

FORMS: dict[str, Form] = {
    form.id: form
    for form in (
        Form("first-battle", "two_lanes", (2,), drafts_heroes=False, builds_decks=False, gentle=True),
        Form("standard", "two_lanes", _ANY),
        Form("competitive", "two_lanes", _ANY, drafts_factions=False, own_pool=True),
        Form("three-lanes", "three_lanes", _ANY, drafts_factions=False),
        Form("simplified", "two_lanes", _ANY, drafts_heroes=False, builds_decks=False, simplified=True),
    )
}

_FIRST = OptionInfo("first", "random", ("random", 0, 1), "the side that starts, or 'random'")
_OUTSIDERS = OptionInfo(
    "outsiders", "core", ("core", "any"), "core: the Dome Behemoth only; any: one for each dome, dealt from all"
)
_VICTORY = OptionInfo(
    "victory", "gentle", ("gentle", "any"), "gentle: cards that nobody can fulfil in the first turns; any: all ten"
)
_BATTLEFIELD = OptionInfo("battlefield", "two_lanes", tuple(BOARDS), "with four or six heroes a side")
_POOLS = OptionInfo("pools", "choose", help="'choose', or for each side a map from hero to its pile of eight cards")

FORM_INFOS: tuple[FormInfo, ...] = tuple(
    FormInfo(
        form.id,
        form.seats,
        (_FIRST, _OUTSIDERS, *((_VICTORY,) if form.gentle else ()), *((_BATTLEFIELD, _POOLS) if form.own_pool else ())),
        "mild" if form.gentle else "greedy",
    )
    for form in FORMS.values()
)
