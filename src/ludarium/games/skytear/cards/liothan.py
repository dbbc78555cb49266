"""The power cards of the Liothan: Corjof and Gulbjarn."""

from __future__ import annotations

from ludarium.games.skytear.cards.aims import any_space, enemy_hero, spaces, target_hero, target_space
from ludarium.games.skytear.deeds import targets_left
from ludarium.games.skytear.effects import Effect
from ludarium.games.skytear.events import TokenPlaced
from ludarium.games.skytear.foresight import predict
from ludarium.games.skytear.scripts import card
from ludarium.games.skytear.state import SkytearState
from ludarium.games.skytear.targets import parts
from ludarium.kernel.decisions import Script


@card("feather_storm")
def feather_storm(fx: Effect) -> Script[None]:
    area = yield from fx.lay_area("cone5")
    modifier = yield from fx.flip(1)
    yield from fx.damage_all(area, 3 + modifier)


@card("looming_storm", any_space, always_aims=True)
def looming_storm(fx: Effect) -> Script[None]:
    area = yield from fx.lay_area("rhombus4", target_space(fx))
    modifier = yield from fx.flip(1)
    yield from fx.damage_all(area, 2 + modifier)


def _bare(state: SkytearState) -> int:
    """Spaces without figures, structures or tokens."""
    return state.free() & ~state.table_tokens()


def _bare_in_sight(state: SkytearState, caster: int) -> int:
    return _bare(state) & state.sight(state.heroes[caster])


def _bare_seen(state: SkytearState, caster: int) -> list[str]:
    return spaces(_bare_in_sight(state, caster))


def _bare_beside(state: SkytearState, caster: int, first: str) -> list[str]:
    return spaces(_bare(state) & state.board.neighbours[parts(first)[1][0]])


@card("ice_wall", _bare_seen, second=_bare_beside, second_optional=True, aims=_bare_in_sight)
def ice_wall(fx: Effect) -> None:
    for target in targets_left(fx.state, fx.source):
        space = parts(target)[1][0]
        fx.state.walls |= 1 << space
        fx.emit(TokenPlaced("wall", fx.side, fx.state.board.names[space]))


@card("into_the_eyes", enemy_hero)
def into_the_eyes(fx: Effect) -> None:
    fx.shorten_sight(target_hero(fx))


@card("feral_vitality")
def feral_vitality(fx: Effect) -> None:
    fx.heal(fx.caster, 5)
    fx.give(fx.caster, "shapeshifted")


@card("grasp", enemy_hero)
def grasp(fx: Effect) -> Script[None]:
    target = target_hero(fx)
    space = yield from fx.must_pick_space("place-hero", fx.state.free() & fx.state.board.neighbours[fx.at])
    if space is not None:
        fx.move_to(target, space, "place")
    fx.give(target, "slow")


@card("hostile_ground")
def hostile_ground(fx: Effect) -> None:
    struck = fx.heroes_in(fx.within(2), fx.enemies())
    fx.damage_heroes(struck, 2)
    for number in struck:
        fx.give(number, "slow")


@card("presence")
def presence(fx: Effect) -> None:
    fx.add_bonus(fx.caster, "control_turn", 1)
    predict(fx.state, fx.seat, 2)
