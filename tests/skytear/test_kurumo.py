"""Sakoshi and Yami: their skills and the power cards of the Kurumo."""

import pytest

from battles import battle, ids
from ludarium.games.skytear.events import ConditionGained, Moved, Predicted

rule = pytest.mark.rule

# -- Sakoshi's skills ------------------------------------------------------------------------------------------


@rule("SK-18.1")
def test_fading_trail_marks_and_lets_sakoshi_move_two_spaces() -> None:
    fight = battle({"sakoshi": "c5", "corjof": "c8"}).after("worship").all_pass()
    assert fight.conditions("corjof") == {"marked"}
    assert fight.prompt == "move-to"
    assert "c7" in fight.spaces
    assert "c8" not in fight.spaces
    assert fight.after("c7").at("sakoshi") == "c7"


def test_fading_trail_need_not_be_followed() -> None:
    fight = battle({"sakoshi": "c5", "corjof": "c8"}).after("worship").all_pass().after("pass")
    assert fight.at("sakoshi") == "c5"
    assert fight.conditions("corjof") == {"marked"}


@rule("SK-11.3")
def test_open_wound_flips_a_third_card_against_a_marked_hero() -> None:
    fight = battle({"sakoshi": "c5", "corjof": "c8"}, conditions={"corjof": ["marked"]})
    fight = fight.after("attack").all_pass(flip=[1, 0, 3])
    assert fight.options == {"card lord_of_many", "card shuriken_storm", "card hideaway"}
    assert fight.after("hideaway").lost("corjof") == 3 + 3


def test_open_wound_does_nothing_against_an_unmarked_hero_or_a_minion() -> None:
    fight = battle({"sakoshi": "c5", "corjof": "c8"}).after("attack").all_pass(flip=[1, 3])
    assert fight.options == {"card lord_of_many", "card hideaway"}
    fight = battle({"sakoshi": "c5"}, minions={1: ["c7"]}).after("attack").all_pass(flip=[2, 2])
    assert fight.minions(1) == set()


# -- Yami's skills ---------------------------------------------------------------------------------------------


@rule("SK-18.1", "SK-13.3")
def test_blazing_leap_places_yami_beside_the_hero_and_hurts_it() -> None:
    fight = battle({"yami": "c5", "corjof": "c8"}).after("worship").all_pass()
    assert fight.prompt == "place-hero"
    assert fight.spaces == {"b7", "b8", "c7", "c9", "d7", "d8"}
    fight = fight.after("c9", flip=[2])
    assert fight.at("yami") == "c9"
    assert fight.conditions("corjof") == {"marked"}
    assert fight.lost("corjof") == 1 + 2


@rule("SK-13.3")
def test_blazing_leap_takes_yami_to_another_space_when_she_is_beside_the_hero_already() -> None:
    fight = battle({"yami": "c7", "corjof": "c8"}).after("worship").all_pass()
    assert fight.spaces == {"b7", "b8", "c9", "d7", "d8"}, "the space she stands on is not free"


def test_blazing_leap_without_a_free_space_still_deals_the_damage() -> None:
    around = ["b7", "b8", "c9", "d7", "d8"]
    fight = battle({"yami": "c5", "corjof": "c8", "sakoshi": "c7"}, "yami", minions={1: around})
    fight = fight.after("worship").all_pass(flip=[3])
    assert fight.at("yami") == "c5"
    assert fight.lost("corjof") == 1 + 3


def test_scent_of_ash_adds_one_attack_against_a_marked_hero_only() -> None:
    heroes = {"yami": "c7", "corjof": "c8", "akhuti": "c6"}
    fight = battle(heroes, conditions={"corjof": ["marked"]})
    assert fight.after("attack", "hero corjof").all_pass(flip=[1, 1]).lost("corjof") == 4 + 1 + 1
    assert fight.after("attack", "hero akhuti").all_pass(flip=[1, 1]).lost("akhuti") == 4 + 1


# -- Sakoshi's cards -------------------------------------------------------------------------------------------


@rule("SK-12.4", "SK-12.6")
def test_shuriken_storm_hits_each_enemy_and_marked_heroes_again() -> None:
    heroes = {"sakoshi": "c5", "yami": "c7", "haburat": "c8", "akhuti": "c9"}
    fight = battle(heroes, hand=["shuriken_storm"], minions={0: ["d7"], 1: ["b8"]}, conditions={"haburat": ["marked"]})
    fight = fight.after("play shuriken_storm by sakoshi", "c8").all_pass()
    assert fight.prompt == "lay-area"
    assert len(fight.options) == 7
    fight = fight.after("area b7 b8 c7 c8 c9 d7 d8", flip=[2])
    # Haburat: 4 less armour 1, then 1 HP that armour does not stop. Akhuti: 4 less 1, for he stands beside Haburat.
    assert fight.lost("haburat") == 3 + 1
    assert fight.lost("akhuti") == 4 - 1
    assert fight.lost("yami") == 0
    assert fight.minions(1) == set()
    assert fight.minions(0) == {"d7"}


@rule("SK-14.12")
def test_shuriken_storm_is_sakoshis_only() -> None:
    fight = battle({"yami": "c5", "sakoshi": "c6", "corjof": "c8"}, "yami", hand=["shuriken_storm"])
    assert fight.cards() == {"skytear_flow"}


def test_hideaway_places_the_caster_on_a_free_cover_space_within_two() -> None:
    fight = battle({"sakoshi": "c6", "corjof": "c8"}, hand=["hideaway"])
    fight = fight.after("play hideaway by sakoshi")
    assert fight.prompt == "priority", "d5 is the only one: nothing is asked"
    fight = fight.all_pass()
    assert fight.at("sakoshi") == "d5"
    assert fight.told(Moved)[0].how == "place"


def test_hideaway_needs_a_free_cover_space_near() -> None:
    assert battle({"sakoshi": "d1"}, hand=["hideaway"]).cards("sakoshi") == {"skytear_flow"}
    taken = battle({"sakoshi": "c6", "corjof": "d5"}, hand=["hideaway"])
    assert taken.cards("sakoshi") == {"skytear_flow"}


@rule("SK-11.8", "SK-11.9")
def test_life_steal_heals_half_of_what_the_target_lost_rounded_up() -> None:
    fight = battle({"sakoshi": "c6", "corjof": "c8"}, hand=["life_steal"], hp={"sakoshi": 5})
    fight = fight.after("play life_steal by sakoshi").all_pass(flip=[3])
    assert fight.lost("corjof") == 5
    assert fight.hp("sakoshi") == 5 + 3


@rule("SK-11.9")
def test_life_steal_heals_only_for_hp_really_lost_and_never_above_the_printed_health() -> None:
    fight = battle({"sakoshi": "c6", "corjof": "c8"}, hand=["life_steal"], hp={"sakoshi": 5, "corjof": 2})
    assert fight.after("play life_steal by sakoshi").all_pass(flip=[3]).hp("sakoshi") == 5 + 1
    full = battle({"sakoshi": "c6", "corjof": "c8"}, hand=["life_steal"])
    assert full.after("play life_steal by sakoshi").all_pass(flip=[3]).lost("sakoshi") == 0


def test_paralysing_precision_hurts_and_slows() -> None:
    fight = battle({"sakoshi": "c6", "corjof": "c8"}, hand=["paralysing_precision"])
    fight = fight.after("play paralysing_precision by sakoshi").all_pass()
    assert fight.lost("corjof") == 1
    assert fight.conditions("corjof") == {"slow"}


def test_paralysing_precision_also_disarms_a_hero_that_was_marked() -> None:
    fight = battle(
        {"sakoshi": "c6", "haburat": "c8"}, hand=["paralysing_precision"], conditions={"haburat": ["marked"]}
    )
    fight = fight.after("play paralysing_precision by sakoshi").all_pass()
    assert fight.lost("haburat") == 0, "armour 1 stops 1 damage"
    assert fight.conditions("haburat") == {"marked", "slow", "disarmed"}


# -- Yami's cards ----------------------------------------------------------------------------------------------


@rule("SK-11.16")
def test_bow_to_me_marks_and_disarms_within_two_spaces_and_gives_fury() -> None:
    heroes = {"yami": "c6", "corjof": "c8", "akhuti": "c9", "sakoshi": "c5"}
    fight = battle(heroes, hand=["bow_to_me"]).after("play bow_to_me by yami").all_pass()
    assert fight.conditions("corjof") == {"marked", "disarmed"}
    assert fight.conditions("akhuti") == set()
    assert fight.conditions("sakoshi") == set()
    assert fight.conditions("yami") == {"fury"}


def test_bow_to_me_works_without_sight() -> None:
    fight = battle({"yami": "d7", "corjof": "f7"}, hand=["bow_to_me"])
    assert not fight.state.sight(fight.hero("yami")) >> fight.hero("corjof").at & 1
    assert fight.after("play bow_to_me by yami").all_pass().conditions("corjof") == {"marked", "disarmed"}


@rule("SK-13.4", "SK-13.5")
def test_dragon_fist_hits_and_pushes_two_spaces() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, hand=["dragon_fist"])
    fight = fight.after("play dragon_fist by yami").all_pass(flip=[2])
    assert fight.lost("corjof") == 5
    assert (fight.prompt, fight.spaces) == ("push-to", {"b7", "c8", "d7"})
    assert "pass" not in fight.options, "a push may not be shortened by choice"
    fight = fight.after("c8", "c9")
    assert fight.at("corjof") == "c9"


def test_dragon_fist_takes_an_adjacent_minion_or_hero_in_sight_only() -> None:
    heroes = {"yami": "d7", "corjof": "c7", "akhuti": "e7", "haburat": "c9"}
    fight = battle(heroes, hand=["dragon_fist"], minions={1: ["d8"]}).after("play dragon_fist by yami")
    # Akhuti is adjacent, but behind the dome's white line; Haburat is too far away.
    assert fight.options == {"hero corjof", "minion 1 d8"}
    assert fight.after("minion 1 d8").all_pass(flip=[0]).minions(1) == set()


@rule("SK-11.12", "SK-27.3")
def test_clear_mind_removes_chosen_conditions_and_predicts_two() -> None:
    fight = battle({"yami": "c6"}, hand=["clear_mind"], conditions={"yami": ["slow", "disarmed", "haste"]})
    fight = fight.after("play clear_mind by yami").all_pass()
    assert fight.options == {"choose slow", "choose haste", "choose disarmed", "pass"}
    fight = fight.after("slow", "disarmed", "pass", flip=["hideaway", "combustion"])
    assert fight.conditions("yami") == {"haste"}
    assert fight.prompt == "predict-discard"
    assert fight.options == {"card hideaway", "card combustion", "pass"}
    fight = fight.after("combustion", "pass", "hideaway")
    assert fight.told(Predicted) == [Predicted(0, 2, ("combustion",))]
    assert fight.discards(0) == ["combustion"]
    assert ids(fight.state.piles[0].top) == ["hideaway"]


def test_clear_mind_may_remove_nothing_and_may_help_an_ally() -> None:
    fight = battle({"yami": "c6", "sakoshi": "c8"}, hand=["clear_mind"], conditions={"sakoshi": ["slow"]})
    fight = fight.after("play clear_mind by yami", "sakoshi").all_pass()
    assert fight.prompt == "remove-condition"
    assert fight.after("pass").conditions("sakoshi") == {"slow"}
    assert fight.after("slow").conditions("sakoshi") == set()


@rule("SK-12.1", "SK-12.2")
def test_combustion_hits_each_enemy_in_a_triangle_over_the_target() -> None:
    heroes = {"yami": "c6", "corjof": "c8", "akhuti": "d8"}
    fight = battle(heroes, hand=["combustion"], minions={1: ["d7"]})
    fight = fight.after("play combustion by yami", "c8").all_pass()
    assert fight.prompt == "lay-area"
    assert all("c8" in words.split() for words in fight.options)
    assert "area c8 d7 d8" in fight.options
    hit = fight.after("area c8 d7 d8", flip=[1])
    assert (hit.lost("corjof"), hit.lost("akhuti"), hit.minions(1)) == (2, 2, set())
    missed = fight.after("area b8 c8 c9", flip=[1])
    assert (missed.lost("corjof"), missed.lost("akhuti"), missed.minions(1)) == (2, 0, {"d7"})


@rule("SK-5.3")
def test_marking_a_marked_hero_applies_nothing_a_second_time() -> None:
    fight = battle({"sakoshi": "c5", "corjof": "c8"}, conditions={"corjof": ["marked"]})
    fight = fight.after("worship").all_pass()
    assert fight.told(ConditionGained) == []
    assert fight.prompt == "move-to", "the skill is carried out all the same"
