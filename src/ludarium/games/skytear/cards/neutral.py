"""Cards of no faction."""

from __future__ import annotations

from ludarium.games.skytear.cards.aims import spaces, target_space
from ludarium.games.skytear.effects import Effect
from ludarium.games.skytear.scripts import card
from ludarium.games.skytear.state import SkytearState


@card("skytear_flow")
def skytear_flow(fx: Effect) -> None:
    fx.add_bonus(fx.caster, "mana_turn", 1)


def _free_beside(state: SkytearState, caster: int) -> list[str]:
    hero = state.heroes[caster]
    return spaces(state.free() & state.board.neighbours[hero.at] & state.sight(hero))


@card("dodge", _free_beside)
def dodge(fx: Effect) -> None:
    fx.move_to(fx.caster, target_space(fx), "place")
