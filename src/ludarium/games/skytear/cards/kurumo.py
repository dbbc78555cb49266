"""The power cards of the Kurumo: Sakoshi and Yami."""

from __future__ import annotations

from ludarium.games.skytear.cards.aims import (
    adjacent_enemy,
    allied_hero,
    any_space,
    enemy_hero,
    hit,
    push,
    spaces,
    target_hero,
    target_space,
)
from ludarium.games.skytear.effects import Effect
from ludarium.games.skytear.foresight import predict
from ludarium.games.skytear.scripts import card
from ludarium.games.skytear.state import CONDITIONS, SkytearState
from ludarium.kernel.decisions import Script


@card("shuriken_storm", any_space, always_aims=True)
def shuriken_storm(fx: Effect) -> Script[None]:
    area = yield from fx.lay_area("flower7", target_space(fx))
    modifier = yield from fx.flip(1)
    yield from fx.damage_all(area, 2 + modifier)
    for number in fx.heroes_in(area, fx.enemies()):
        if fx.state.heroes[number].has("marked"):
            fx.lose_hp(number, 1)


def _cover_near(state: SkytearState, caster: int) -> list[str]:
    hero = state.heroes[caster]
    near = state.board.within(2, hero.at)
    return spaces(state.free() & state.board.cover & near & state.sight(hero))


@card("hideaway", _cover_near)
def hideaway(fx: Effect) -> None:
    fx.move_to(fx.caster, target_space(fx), "place")


@card("life_steal", enemy_hero)
def life_steal(fx: Effect) -> Script[None]:
    modifier = yield from fx.flip(1)
    lost = fx.damage_hero(target_hero(fx), 2 + modifier)
    fx.heal(fx.caster, (lost + 1) // 2)


@card("paralysing_precision", enemy_hero)
def paralysing_precision(fx: Effect) -> None:
    target = target_hero(fx)
    marked = fx.state.heroes[target].has("marked")
    fx.damage_hero(target, 1)
    fx.give(target, "slow")
    if marked:
        fx.give(target, "disarmed")


@card("bow_to_me")
def bow_to_me(fx: Effect) -> None:
    for number in fx.heroes_in(fx.within(2), fx.enemies()):
        fx.give(number, "marked")
        fx.give(number, "disarmed")
    fx.give(fx.caster, "fury")


@card("dragon_fist", adjacent_enemy)
def dragon_fist(fx: Effect) -> Script[None]:
    modifier = yield from fx.flip(1)
    target = fx.source.targets[0]
    yield from hit(fx, target, 3 + modifier)
    yield from push(fx, target, 2)


@card("clear_mind", allied_hero)
def clear_mind(fx: Effect) -> Script[None]:
    target = target_hero(fx)
    while True:
        there = [name for name in CONDITIONS if fx.state.heroes[target].has(name)]
        condition = yield from fx.may_choose("remove-condition", *there)
        if condition is None:
            break
        fx.remove(target, condition)
    predict(fx.state, fx.seat, 2)


@card("combustion", any_space, always_aims=True)
def combustion(fx: Effect) -> Script[None]:
    area = yield from fx.lay_area("triangle3", target_space(fx))
    modifier = yield from fx.flip(1)
    yield from fx.damage_all(area, 1 + modifier)
