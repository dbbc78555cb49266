"""The power cards of the Liothan: Corjof and Gulbjarn."""

from __future__ import annotations

from collections.abc import Collection

from ludarium.games.skytear.board import SIGHT
from ludarium.games.skytear.cards.aims import enemy_hero, spaces, target_hero
from ludarium.games.skytear.content import PowerCard
from ludarium.games.skytear.deeds import targets_left
from ludarium.games.skytear.effects import Effect
from ludarium.games.skytear.events import TokenPlaced
from ludarium.games.skytear.foresight import predict
from ludarium.games.skytear.glance import NOT_NOW, anything_is_struck, in_reach, never, tokens_seen
from ludarium.games.skytear.scripts import card
from ludarium.games.skytear.state import READY, SkytearState
from ludarium.games.skytear.targets import parts
from ludarium.kernel.decisions import Script


def _bare(state: SkytearState) -> int:
    """Spaces without figures, structures or tokens."""
    return state.free() & ~state.table_tokens()


def _bare_in_sight(state: SkytearState, caster: int) -> int:
    return _bare(state) & state.sight(state.heroes[caster])


def _bare_seen(state: SkytearState, caster: int) -> list[str]:
    return spaces(_bare_in_sight(state, caster))


def _bare_beside(state: SkytearState, caster: int, first: str) -> list[str]:
    return spaces(_bare(state) & state.board.neighbours[parts(first)[1][0]])


@card("ice_wall", _bare_seen, second=_bare_beside, second_optional=True, aims=_bare_in_sight, answers=never)
def ice_wall(fx: Effect) -> None:
    for target in targets_left(fx.state, fx.source):
        space = parts(target)[1][0]
        fx.state.walls |= 1 << space
        fx.emit(TokenPlaced("wall", fx.side, fx.state.board.names[space]))


@card("into_the_eyes", enemy_hero, answers=anything_is_struck)
def into_the_eyes(fx: Effect) -> None:
    fx.shorten_sight(target_hero(fx))


def _badly_hurt(state: SkytearState, number: int, struck: Collection[str]) -> bool:
    hero = state.heroes[number]
    return hero.card.hp - hero.hp >= 5


@card("feral_vitality", answers=_badly_hurt)
def feral_vitality(fx: Effect) -> None:
    fx.heal(fx.caster, fx.figure("heal"))
    fx.give(fx.caster, "shapeshifted")


def _somebody_to_grasp(state: SkytearState, number: int, card: PowerCard) -> float:
    hero = state.heroes[number]
    return 1.0 if in_reach(state, hero, hero.at, SIGHT) else NOT_NOW


@card("grasp", enemy_hero, worth=_somebody_to_grasp)
def grasp(fx: Effect) -> Script[None]:
    target = target_hero(fx)
    space = yield from fx.must_pick_space("place-hero", fx.state.free() & fx.state.board.neighbours[fx.at])
    if space is not None:
        fx.move_to(target, space, "place")
    fx.give(target, "slow")


@card("hostile_ground")
def hostile_ground(fx: Effect) -> Script[None]:
    struck = fx.heroes_in(fx.within(fx.figure("within")), fx.enemies())
    fx.damage_heroes(struck, (yield from fx.card_damage()))
    for number in struck:
        fx.give(number, "slow")


def _counts_here(state: SkytearState, number: int, card: PowerCard) -> float:
    return 1.4 if tokens_seen(state, state.heroes[number]) else NOT_NOW


def _counts_after_acting(state: SkytearState, number: int, struck: Collection[str]) -> bool:
    hero = state.heroes[number]
    return hero.status != READY and bool(tokens_seen(state, hero))


@card("presence", worth=_counts_here, answers=_counts_after_acting)
def presence(fx: Effect) -> None:
    fx.add_bonus(fx.caster, "control_turn", 1)
    predict(fx.state, fx.seat, 2)
