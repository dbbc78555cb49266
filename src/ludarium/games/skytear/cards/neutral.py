"""Cards of no faction, and effects that cards of several factions have."""

from __future__ import annotations

from ludarium.games.skytear.cards.aims import any_space, spaces, target_space
from ludarium.games.skytear.effects import Effect
from ludarium.games.skytear.glance import never
from ludarium.games.skytear.scripts import card
from ludarium.games.skytear.state import SkytearState
from ludarium.kernel.decisions import Script


@card("strike_area")
def strike_area(fx: Effect) -> Script[None]:
    """Lay the card's area from the caster and deal its damage to each enemy there."""
    area = yield from fx.lay_card_area()
    yield from fx.damage_all(area, (yield from fx.card_damage()))


@card("strike_area_in_sight", any_space, always_aims=True)
def strike_area_in_sight(fx: Effect) -> Script[None]:
    """The same with an area that is laid over a target space."""
    area = yield from fx.lay_card_area(target_space(fx))
    yield from fx.damage_all(area, (yield from fx.card_damage()))


@card("skytear_flow", answers=never)
def skytear_flow(fx: Effect) -> None:
    fx.add_bonus(fx.caster, "mana_turn", 1)


def _free_beside(state: SkytearState, caster: int) -> list[str]:
    hero = state.heroes[caster]
    return spaces(state.free() & state.board.neighbours[hero.at] & state.sight(hero))


@card("dodge", _free_beside)
def dodge(fx: Effect) -> None:
    fx.move_to(fx.caster, target_space(fx), "place")
