"""What a blow or a card seems to be worth at first sight; for the bots. Reads the battlefield only."""

from __future__ import annotations

from collections.abc import Collection

from ludarium.games.skytear import skills
from ludarium.games.skytear.board import SIGHT
from ludarium.games.skytear.content import AREAS, PowerCard
from ludarium.games.skytear.scripts import Worth
from ludarium.games.skytear.state import HeroState, SkytearState
from ludarium.spaces.hexes import distance

FLIP = 1.4
"""What a flipped card adds to damage on average."""
KILL_WORTH = 5.0
NOT_NOW = -1.0
"""A card that would hit nothing."""
UNWANTED = -2.0
"""A card that is better kept."""
UNKNOWN = 0.5
"""A card about which nothing is known."""


def prey_worth(state: SkytearState, victim: HeroState, damage: float) -> float:
    """What it is worth to deal that damage to a hero."""
    number = state.heroes.index(victim)
    lost = damage - skills.armour(state, number)
    if lost <= 0:
        return 0.0
    if lost >= victim.hp:
        return KILL_WORTH
    return 0.3 * lost + 1.5 * lost / victim.hp


def in_reach(state: SkytearState, hero: HeroState, space: int, far: int) -> list[HeroState]:
    """Enemy heroes that a hero would see from a space within a distance; cover is looked at roughly."""
    seen = state.board.sight[space][SIGHT]
    near = state.board.distances[space]
    return [
        other
        for other in state.heroes
        if other.side != hero.side and other.at >= 0 and seen >> other.at & 1 and near[other.at] <= far
    ]


def tokens_seen(state: SkytearState, hero: HeroState) -> int:
    """Control tokens that the hero would count for."""
    tokens = 0
    for token in state.tokens + state.board.dome_tokens:
        tokens |= 1 << token
    return state.board.sight[hero.at][SIGHT] & tokens


# -- cards in the hero's own activation --------------------------------------------------------------------------


def by_figures(state: SkytearState, number: int, card: PowerCard) -> float:
    """As much as the printed damage promises; Reactions that deal none are kept."""
    if "damage" in card.figures:
        return strike(state, number, card)
    return UNWANTED if card.kind == "reaction" else UNKNOWN


def strike(state: SkytearState, number: int, card: PowerCard, *, more: float = 0.0, far: int | None = None) -> float:
    """The printed damage to those it can reach: to all of them where the card has an area, else to the best prey."""
    hero = state.heroes[number]
    damage = card.figures["damage"] + FLIP * card.figures.get("plus", 0) + more
    reached = in_reach(state, hero, hero.at, _reach(card) if far is None else far)
    prey = [prey_worth(state, victim, damage) for victim in reached]
    if not prey:
        return NOT_NOW
    return 1.2 + (sum(prey) if card.area or "within" in card.figures else max(prey))


def adjacent_strike(state: SkytearState, number: int, card: PowerCard) -> float:
    return strike(state, number, card, far=1)


def hampering_strike(state: SkytearState, number: int, card: PowerCard) -> float:
    """A blow whose conditions are worth as much as a flip."""
    return strike(state, number, card, more=FLIP)


def _reach(card: PowerCard) -> int:
    """How far a card's damage goes: as printed, as far as its area lies from the caster, or as far as heroes see."""
    return card.figures.get("within", _AREA_REACH.get(card.area, SIGHT))


_AREA_REACH = {area.id: max(distance(cell, (0, 0)) for cell in area.cells) for area in AREAS.values() if area.caster}


def steady(worth: float) -> Worth:
    """The same whatever the battlefield looks like."""
    return lambda state, number, card: worth


unwanted = steady(UNWANTED)


# -- answers on the Stack --------------------------------------------------------------------------------------


def someone_is_struck(state: SkytearState, number: int, struck: Collection[str]) -> bool:
    """An enemy effect aims at a hero or may lie over one."""
    return any(target.startswith(("hero", "area")) for target in struck)


def anything_is_struck(state: SkytearState, number: int, struck: Collection[str]) -> bool:
    return bool(struck)


def caster_is_struck(state: SkytearState, number: int, struck: Collection[str]) -> bool:
    return f"hero {number}" in struck


def never(state: SkytearState, number: int, struck: Collection[str]) -> bool:
    return False
