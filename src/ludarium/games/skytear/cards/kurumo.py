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
from ludarium.games.skytear.glance import adjacent_strike, caster_is_struck, hampering_strike, never, unwanted
from ludarium.games.skytear.scripts import card
from ludarium.games.skytear.state import CONDITIONS, SkytearState
from ludarium.kernel.decisions import Script


@card("shuriken_storm", any_space, always_aims=True)
def shuriken_storm(fx: Effect) -> Script[None]:
    area = yield from fx.lay_card_area(target_space(fx))
    yield from fx.damage_all(area, (yield from fx.card_damage()))
    for number in fx.heroes_in(area, fx.enemies()):
        if fx.state.heroes[number].has("marked"):
            fx.lose_hp(number, 1)


def _cover_near(state: SkytearState, caster: int) -> list[str]:
    hero = state.heroes[caster]
    near = state.board.within(2, hero.at)
    return spaces(state.free() & state.board.cover & near & state.sight(hero))


@card("hideaway", _cover_near, answers=caster_is_struck)
def hideaway(fx: Effect) -> None:
    fx.move_to(fx.caster, target_space(fx), "place")


@card("life_steal", enemy_hero)
def life_steal(fx: Effect) -> Script[None]:
    lost = fx.damage_hero(target_hero(fx), (yield from fx.card_damage()))
    fx.heal(fx.caster, (lost + 1) // 2)


@card("paralysing_precision", enemy_hero, worth=hampering_strike)
def paralysing_precision(fx: Effect) -> Script[None]:
    target = target_hero(fx)
    marked = fx.state.heroes[target].has("marked")
    fx.damage_hero(target, (yield from fx.card_damage()))
    fx.give(target, "slow")
    if marked:
        fx.give(target, "disarmed")


@card("bow_to_me", worth=unwanted)
def bow_to_me(fx: Effect) -> None:
    for number in fx.heroes_in(fx.within(2), fx.enemies()):
        fx.give(number, "marked")
        fx.give(number, "disarmed")
    fx.give(fx.caster, "fury")


@card("dragon_fist", adjacent_enemy, worth=adjacent_strike)
def dragon_fist(fx: Effect) -> Script[None]:
    target = fx.source.targets[0]
    yield from hit(fx, target, (yield from fx.card_damage()))
    yield from push(fx, target, 2)


@card("clear_mind", allied_hero, answers=never)
def clear_mind(fx: Effect) -> Script[None]:
    target = target_hero(fx)
    while True:
        there = [name for name in CONDITIONS if fx.state.heroes[target].has(name)]
        condition = yield from fx.may_choose("remove-condition", *there)
        if condition is None:
            break
        fx.remove(target, condition)
    predict(fx.state, fx.seat, 2)
