"""The power cards of the Taulot: Cotlic and Tlakali."""

from __future__ import annotations

from ludarium.games.skytear.board import bits
from ludarium.games.skytear.cards.aims import allied_hero, any_space, enemy_hero, target_hero, target_space
from ludarium.games.skytear.content import PowerCard
from ludarium.games.skytear.deeds import targets_left
from ludarium.games.skytear.effects import Effect
from ludarium.games.skytear.glance import NOT_NOW, in_reach, steady
from ludarium.games.skytear.scripts import card
from ludarium.games.skytear.state import SkytearState
from ludarium.games.skytear.targets import enemy_minions_seen, minion_ref, parts
from ludarium.kernel.decisions import Script


def _tokens_seen(state: SkytearState, caster: int) -> list[str]:
    """Lane control tokens in sight, for cards that summon (SK-11.13)."""
    seen = state.sight(state.heroes[caster])
    return [f"space {token}" for token in state.tokens if seen >> token & 1]


@card("my_kingdom", playable=_tokens_seen, worth=steady(1.6))
def my_kingdom(fx: Effect) -> Script[None]:
    lane = yield from fx.must_pick_lane("summon-lane", fx.lanes_in_sight())
    if lane is None:
        return
    yield from fx.may_summon(2, lane)
    token = fx.state.tokens[lane]
    for number in fx.enemies():
        if fx.state.sight(fx.state.heroes[number]) >> token & 1:
            fx.give(number, "slow")


def _attack_to_come(state: SkytearState, number: int, card: PowerCard) -> float:
    hero = state.heroes[number]
    return 2.6 if in_reach(state, hero, hero.at, 1) and "attack" not in state.done else NOT_NOW


@card("unbridled_hatred", worth=_attack_to_come)
def unbridled_hatred(fx: Effect) -> None:
    fx.give(fx.caster, "fury")


@card("safeguard", allied_hero)
def safeguard(fx: Effect) -> None:
    fx.add_bonus(target_hero(fx), "armour_now", fx.figure("armour"))


@card("lord_of_many", playable=_tokens_seen, worth=steady(1.6))
def lord_of_many(fx: Effect) -> Script[None]:
    lane = yield from fx.must_pick_lane("summon-lane", fx.lanes_in_sight())
    if lane is not None:
        yield from fx.may_summon(1, lane)


def _allies_hurt(state: SkytearState, number: int, card: PowerCard) -> float:
    side = state.heroes[number].side
    lost = sum(ally.card.hp - ally.hp for ally in state.heroes if ally.side == side and ally.at >= 0)
    return NOT_NOW + 0.3 * lost


@card("millennial_ritual", worth=_allies_hurt)
def millennial_ritual(fx: Effect) -> None:
    for number in fx.heroes_in(fx.within(3), fx.allies()):
        fx.heal(number, fx.figure("heal"))


@card("mud_river", any_space, always_aims=True)
def mud_river(fx: Effect) -> Script[None]:
    area = yield from fx.lay_card_area(target_space(fx))
    yield from fx.damage_all(area, (yield from fx.card_damage()))
    for number in fx.heroes_in(area, fx.enemies()):
        fx.give(number, "slow")


@card("creeping_darkness", enemy_hero)
def creeping_darkness(fx: Effect) -> None:
    fx.give(target_hero(fx), "disarmed")


def _any_minion(state: SkytearState, caster: int) -> list[str]:
    hero = state.heroes[caster]
    allied = state.sight(hero) & state.minion_spaces(hero.side)
    return [minion_ref(side, space) for side, space in enemy_minions_seen(state, hero)] + [
        minion_ref(hero.side, space) for space in bits(allied)
    ]


def _healed_by_sacrifice(state: SkytearState, caster: int, minion: str) -> list[str]:
    """Only an allied minion's sacrifice heals somebody."""
    return allied_hero(state, caster) if parts(minion)[1][0] == state.heroes[caster].side else []


@card("sacrifice", _any_minion, second=_healed_by_sacrifice, worth=steady(0.3))
def sacrifice(fx: Effect) -> None:
    left = targets_left(fx.state, fx.source)
    minion = fx.source.targets[0]
    if minion not in left:
        return
    side, space = parts(minion)[1]
    fx.defeat_minion((side, space))
    for hero in left[1:]:
        fx.heal(parts(hero)[1][0], fx.figure("heal"))
