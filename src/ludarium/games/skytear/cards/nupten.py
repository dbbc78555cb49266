"""The power cards of the Nupten: Haburat and Akhuti."""

from __future__ import annotations

from msgspec.structs import replace

from ludarium.games.skytear.cards.aims import enemy, enemy_hero, hit, push, target_hero
from ludarium.games.skytear.content import CARDS
from ludarium.games.skytear.deeds import legal_targets, move_action
from ludarium.games.skytear.effects import Effect
from ludarium.games.skytear.events import Cancelled, Redirected
from ludarium.games.skytear.glance import steady
from ludarium.games.skytear.scripts import card
from ludarium.games.skytear.state import SkytearState, Waiting
from ludarium.games.skytear.targets import hero_ref, minion_ref, option_of, parts, words_of
from ludarium.kernel.decisions import Script


@card("tortoise_formation")
def tortoise_formation(fx: Effect) -> None:
    for number in fx.heroes_in(fx.within(1), fx.allies()):
        fx.add_bonus(number, "armour_turn", fx.figure("armour"))


@card("time_warp", worth=steady(0.2))
def time_warp(fx: Effect) -> Script[None]:
    yield from move_action(fx)


def _cheap_enemy_cards(state: SkytearState, caster: int) -> list[str]:
    """Enemy cards of at most 1 mana on the Stack whose caster is seen."""
    hero = state.heroes[caster]
    seen = state.sees_enemies(hero)
    return [
        f"effect {number}"
        for number, waiting in enumerate(state.stack)
        if waiting.card >= 0
        and not waiting.cancelled
        and waiting.seat % 2 != hero.side
        and CARDS[waiting.card].cost <= 1
        and state.heroes[waiting.caster].at >= 0
        and seen >> state.heroes[waiting.caster].at & 1
    ]


@card("time_glitch", _cheap_enemy_cards)
def time_glitch(fx: Effect) -> None:
    number = parts(fx.source.targets[0])[1][0]
    waiting = fx.state.stack[number]
    _change_effect(fx.state, number, replace(waiting, cancelled=True))
    fx.emit(Cancelled(CARDS[waiting.card].id, number))


def _change_effect(state: SkytearState, number: int, waiting: Waiting) -> None:
    state.stack = (*state.stack[:number], waiting, *state.stack[number + 1 :])


@card("word_of_nupten", enemy_hero)
def word_of_nupten(fx: Effect) -> Script[None]:
    target = target_hero(fx)
    fx.damage_hero(target, (yield from fx.card_damage()))
    if fx.state.heroes[target].at >= 0:
        spaces = fx.state.free() & fx.within(2, fx.state.heroes[target].at)
        space = yield from fx.must_pick_space("place-hero", spaces)
        if space is not None:
            fx.move_to(target, space, "place")
        fx.give(target, "disarmed")


@card("soul_whirlwind")
def soul_whirlwind(fx: Effect) -> Script[None]:
    area = yield from fx.lay_card_area()
    yield from fx.damage_all(area, (yield from fx.card_damage()))
    waiting = [hero_ref(number) for number in fx.heroes_in(area, fx.enemies())]
    waiting += [minion_ref(side, space) for side, space in fx.enemy_minions_in(area)]
    while waiting:
        options = tuple(option_of(fx.state, reference) for reference in waiting)
        answer = yield from fx.ask("push-next", options, may=False)
        reference = waiting.pop(options.index(answer))
        yield from push(fx, reference, 2)


def _effects_on_allies(state: SkytearState, caster: int) -> list[str]:
    """Enemy effects on the Stack with one target: an allied hero in sight."""
    hero = state.heroes[caster]
    seen = state.sight(hero)
    found = []
    for number, waiting in enumerate(state.stack):
        if waiting.cancelled or waiting.seat % 2 == hero.side or len(waiting.targets) != 1:
            continue
        kind, numbers = parts(waiting.targets[0])
        if kind == "hero" and state.heroes[numbers[0]].side == hero.side:
            at = state.heroes[numbers[0]].at
            if at >= 0 and (seen >> at & 1 or at == hero.at):
                found.append(f"effect {number}")
    return found


@card("redirection", _effects_on_allies)
def redirection(fx: Effect) -> Script[None]:
    number = parts(fx.source.targets[0])[1][0]
    waiting = fx.state.stack[number]
    others = []
    for reference in legal_targets(fx.state, waiting):
        kind, numbers = parts(reference)
        allied = kind == "hero" and fx.state.heroes[numbers[0]].side == fx.side
        if reference != waiting.targets[0] and (allied or (kind == "minion" and numbers[0] == fx.side)):
            others.append(reference)
    if not others:
        return
    options = tuple(option_of(fx.state, reference) for reference in others)
    answer = yield from fx.ask("redirect-to", options, may=False)
    target = others[options.index(answer)]
    _change_effect(fx.state, number, replace(waiting, targets=(target,)))
    what = CARDS[waiting.card].id if waiting.card >= 0 else waiting.kind
    fx.emit(Redirected(what, number, words_of(fx.state, target)))


@card("hurricane_strike", enemy)
def hurricane_strike(fx: Effect) -> Script[None]:
    target = fx.source.targets[0]
    yield from hit(fx, target, (yield from fx.card_damage()))
    yield from push(fx, target, 1)
