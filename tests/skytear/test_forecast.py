"""What a blow would do, told before it is struck: counted here by going through all cards that could be flipped."""

from __future__ import annotations

from itertools import combinations

import pytest

from battles import Battle, battle, numbers
from ludarium.games.skytear.content import CARDS
from ludarium.games.skytear.forecast import ForecastView
from ludarium.games.skytear.state import Pile

rule = pytest.mark.rule

DECK = ("shuriken_storm", "lord_of_many", "combustion", "hideaway", "hideaway")
"""Modifiers 0, 1, 2, 3, 3."""


def forecast(fight: Battle, target: str, viewer: int | None = 0) -> ForecastView:
    (found,) = [blow for blow in fight.view(viewer).forecasts if blow.target == target]
    return found


def counted(deck: tuple[str, ...], flips: int, value: int, armour: int, hp: int) -> tuple[int, ...]:
    """Per mille of losing 0, 1, 2 ... HP, by flipping every possible set of cards."""
    modifiers = [CARDS[card].modifier for card in numbers(deck)]
    lost = [min(hp, max(0, value + max(cards) - armour)) for cards in combinations(modifiers, flips)]
    return tuple(round(1000 * lost.count(n) / len(lost)) for n in range(max(lost) + 1))


@rule("SK-17.8", "SK-11.3")
def test_an_attack_is_foreseen_as_value_and_best_flip_less_armour() -> None:
    fight = battle({"yami": "c6", "haburat": "c7", "akhuti": "c5"}, deck=DECK, hp={"haburat": 6})
    blow = forecast(fight, "haburat")
    assert (blow.action, blow.hero, blow.space, blow.effect) == ("attack", "yami", "c7", -1)
    assert (blow.value, blow.flips, blow.armour) == (4, 2, fight.armour("haburat"))
    assert blow.chances == counted(DECK, 2, 4, fight.armour("haburat"), 6)
    assert blow.defeats == blow.chances[6]
    assert forecast(fight.after("attack"), "haburat") == blow, "the same while the target is chosen"


def test_what_was_foreseen_is_what_happens() -> None:
    fight = battle({"sakoshi": "c6", "corjof": "c8"}, deck=DECK)
    blow = forecast(fight, "corjof")
    declared = fight.after("attack")
    for flips in ([0, 1], [2, 3]):
        after = declared.all_pass(flip=flips)
        if after.prompt == "choose-modifier":
            after = after.after({1: "lord_of_many", 3: "hideaway"}[flips[1]])
        assert after.lost("corjof") == blow.value + flips[1] - blow.armour


@rule("SK-3.5")
def test_a_mage_ignores_armour() -> None:
    fight = battle({"corjof": "c6", "cotlic": "c7"}, active="corjof")
    assert fight.armour("cotlic") > 0
    assert forecast(fight, "cotlic", 1).armour == 0


@rule("SK-5.6")
def test_disarmed_halves_before_armour() -> None:
    fight = battle({"yami": "c6", "haburat": "c7"}, deck=["hideaway"] * 6, conditions={"yami": ["disarmed"]})
    blow = forecast(fight, "haburat")
    assert blow.disarmed
    assert len(blow.chances) - 1 == (4 + 3 + 1) // 2 - fight.armour("haburat")
    assert blow.chances[-1] == 1000


def test_a_marked_target_costs_sakoshi_s_target_one_flip_more() -> None:
    heroes = {"sakoshi": "c6", "corjof": "c8"}
    plain = forecast(battle(heroes, deck=DECK), "corjof")
    marked = forecast(battle(heroes, deck=DECK, conditions={"corjof": ["marked"]}), "corjof")
    assert marked.flips == plain.flips + 1
    assert marked.chances == counted(DECK, marked.flips, marked.value, marked.armour, 13)


def test_a_minion_falls_to_any_damage() -> None:
    fight = battle({"yami": "c6"}, minions={1: ["c7"]})
    blow = forecast(fight, "c7")
    assert blow.chances == (0, 1000)
    assert blow.defeats == 1000


@rule("SK-17.12")
def test_a_skirmish_strikes_with_the_card_alone() -> None:
    fight = battle({"yami": "c6", "haburat": "c7"}, deck=DECK).after("skirmish").all_pass()
    blow = forecast(fight, "haburat")
    assert (blow.action, blow.value, blow.flips) == ("skirmish", 0, 1)
    assert blow.chances == counted(DECK, 1, 0, fight.armour("haburat"), 18)


def test_an_attack_on_the_stack_is_foreseen_by_everybody() -> None:
    fight = battle({"yami": "c6", "haburat": "c7"}, deck=DECK).after("attack")
    for viewer in (0, 1, None):
        assert forecast(fight, "haburat", viewer).effect == 0


@rule("SK-27.1")
def test_each_viewer_counts_only_what_it_has_not_seen() -> None:
    # The attacker knows the own hand; the others must take it that those cards could be flipped, too.
    fight = battle({"yami": "c6", "haburat": "c7"}, deck=DECK, hand=["hideaway", "hideaway"]).after("attack")
    armour = fight.armour("haburat")
    assert forecast(fight, "haburat", 0).chances == counted(DECK, 2, 4, armour, 18)
    assert forecast(fight, "haburat", 1).chances == counted((*DECK, "hideaway", "hideaway"), 2, 4, armour, 18)
    # A card that the attacker has looked at is certain for it, and for nobody else.
    pile = fight.state.piles[0]
    top = numbers(["hideaway"])
    seen = fight.changed(piles=(Pile(pile.bag, top, (1,), pile.discard), *fight.state.piles[1:]))
    assert forecast(seen, "haburat", 0).chances[-1] == 1000
    assert forecast(seen, "haburat", 1).chances[-1] < 1000


@rule("SK-14.11")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    fight = battle({"yami": "c6", "haburat": "c7"}, deck=["lord_of_many"])
    pile = fight.state.piles[0]
    spent = fight.changed(piles=(Pile(pile.bag, discard=numbers(["hideaway"])), *fight.state.piles[1:]))
    assert forecast(spent, "haburat").chances[-1] == 1000, "the second card is the discarded one"
    assert len(forecast(spent, "haburat").chances) == 4 + 3 - fight.armour("haburat") + 1
