"""Haburat and Akhuti: their skills and the power cards of the Nupten."""

import pytest

from battles import Battle, battle
from ludarium.games.skytear.events import Cancelled, Fizzled, Flipped, Redirected, Triggered

rule = pytest.mark.rule

# -- Haburat's skills ------------------------------------------------------------------------------------------


def test_shield_of_the_legion_protects_other_allied_heroes_beside_haburat() -> None:
    heroes = {"haburat": "c6", "akhuti": "c7", "corjof": "c8", "yami": "c5"}
    fight = battle(heroes, "haburat")
    assert fight.armour("akhuti") == 1
    assert fight.armour("corjof") == 0, "two spaces away"
    assert fight.armour("haburat") == 1, "not himself"
    assert fight.armour("yami") == 0, "not an enemy"


@rule("SK-18.11")
def test_echoing_blade_adds_attack_to_every_projected_hero() -> None:
    heroes = {"haburat": "c6", "akhuti": "c9", "yami": "c7"}
    fight = battle(heroes, "akhuti", illusions={"haburat": "b8"})
    assert fight.after("attack").all_pass(flip=[0]).lost("yami") == 2 + 1
    alone = battle(heroes, "akhuti")
    assert alone.after("attack").all_pass(flip=[0]).lost("yami") == 2
    own = battle(heroes, "haburat", illusions={"haburat": "b8"})
    assert own.after("attack").all_pass(flip=[0]).lost("yami") == 3 + 1


def test_echoing_blade_needs_sight_of_the_illusion() -> None:
    fight = battle({"haburat": "c6", "yami": "c7"}, "haburat", illusions={"haburat": "c11"})
    assert fight.after("attack").all_pass(flip=[0]).lost("yami") == 3


# -- Akhuti's skills -------------------------------------------------------------------------------------------


def attacking(**fields: object) -> Battle:
    """Akhuti attacks a minion beside which another minion and Yami stand."""
    return battle(
        {"akhuti": "c9", "yami": "b7"},
        "akhuti",
        minions={0: ["c7", "d7"]},
        **fields,  # type: ignore[arg-type]
    )


@rule("SK-15.8", "SK-15.1")
def test_retribution_triggers_when_akhutis_attack_is_resolved() -> None:
    fight = attacking().after("attack", "minion 0 c7").resolved(flip=[1])
    assert fight.minions(0) == {"d7"}
    assert fight.prompt == "trigger-target"
    assert fight.options == {"hero yami", "minion 0 d7"}
    fight = fight.after("hero yami")
    assert fight.stack == ["retribution"]
    assert fight.told(Triggered) == [Triggered(1, "akhuti", "retribution", "yami")]
    fight = fight.resolved(flip=[2])
    assert fight.lost("yami") == 1 + 2
    assert fight.told(Flipped) == [Flipped(1, ("combustion",), 2)]


def test_retribution_needs_another_enemy_beside_the_target() -> None:
    fight = battle({"akhuti": "c9", "yami": "c11"}, "akhuti", minions={0: ["c7"]})
    fight = fight.after("attack", "minion 0 c7").all_pass(flip=[1])
    assert fight.prompt == "activation"
    assert fight.told(Triggered) == []


def test_retribution_never_strikes_the_target_of_the_attack_again() -> None:
    fight = battle({"akhuti": "c9", "yami": "c7"}, "akhuti").after("attack").all_pass(flip=[1])
    assert fight.told(Triggered) == []
    assert fight.lost("yami") == 3


@rule("SK-15.10")
def test_retribution_does_not_follow_an_attack_that_was_ignored() -> None:
    fight = battle({"akhuti": "c7", "sakoshi": "c6"}, "akhuti", minions={0: ["b6"]}, hand=["hideaway"])
    fight = fight.after("attack", "hero sakoshi", "pass", "play hideaway by sakoshi", "pass").all_pass()
    assert [event.what for event in fight.told(Fizzled)] == ["attack"]
    assert fight.told(Triggered) == []
    assert fight.state.points == 2


@rule("SK-10.5")
def test_retribution_is_ignored_when_its_target_has_left_the_place() -> None:
    fight = battle({"akhuti": "c8", "sakoshi": "c6"}, "akhuti", minions={0: ["c7"]}, hand=["hideaway"])
    fight = fight.after("attack", "minion 0 c7").resolved(flip=[1])
    assert fight.stack == ["retribution"], "Sakoshi is the only one: nothing is asked"
    fight = fight.after("pass", "play hideaway by sakoshi", "pass").all_pass()
    assert fight.at("sakoshi") == "d5"
    assert [event.what for event in fight.told(Fizzled)] == ["retribution"]


@rule("SK-3.5")
def test_retribution_pierces_for_akhuti_is_a_mage() -> None:
    fight = battle({"akhuti": "c9", "cotlic": "b7"}, "akhuti", minions={0: ["c7"]})
    fight = fight.after("attack", "minion 0 c7").all_pass(flip=[1, 0])
    assert fight.lost("cotlic") == 1


@rule("SK-18.11", "SK-11.4")
def test_resonating_light_adds_armour_to_every_projected_hero() -> None:
    fight = battle({"haburat": "c5", "akhuti": "c9", "corjof": "c8"}, "akhuti", illusions={"akhuti": "b7"})
    assert fight.armour("akhuti") == 1
    assert fight.armour("haburat") == 2
    assert fight.armour("corjof") == 0, "Corjof is no Nupten hero"


@rule("SK-18.11")
def test_two_illusions_give_both_skills() -> None:
    illusions = {"akhuti": "b7", "haburat": "b8"}
    fight = battle({"haburat": "c6", "akhuti": "c9", "yami": "c7"}, "haburat", illusions=illusions)
    assert fight.armour("haburat") == 2
    assert set(fight.view(1).heroes[0].skills_on) == {"shield_of_the_legion", "echoing_blade", "resonating_light"}
    assert fight.after("attack").all_pass(flip=[0]).lost("yami") == 4


# -- Haburat's cards -------------------------------------------------------------------------------------------


@rule("SK-12.3")
def test_blades_of_lightning_hits_a_line_of_four_from_the_caster() -> None:
    heroes = {"haburat": "c5", "yami": "c7", "akhuti": "c6"}
    fight = battle(heroes, "haburat", enemy_hand=["blades_of_lightning"], minions={0: ["c9", "c10"]})
    fight = fight.after("play blades_of_lightning by haburat").all_pass()
    assert (fight.prompt, len(fight.options)) == ("lay-area", 6)
    fight = fight.after("area c6 c7 c8 c9", flip=[1])
    assert fight.lost("yami") == 4
    assert fight.lost("akhuti") == 0
    assert fight.minions(0) == {"c10"}


def test_tortoise_formation_gives_two_armour_until_the_end_of_the_turn() -> None:
    heroes = {"haburat": "c5", "corjof": "c6", "gulbjarn": "c9", "yami": "c4"}
    fight = battle(heroes, "haburat", enemy_hand=["tortoise_formation"])
    fight = fight.after("play tortoise_formation by haburat").all_pass()
    assert fight.armour("haburat") == 1 + 2
    assert fight.armour("corjof") == 1 + 2, "one of them from Shield of the Legion"
    assert fight.armour("gulbjarn") == 1, "not adjacent"
    assert fight.armour("yami") == 0
    assert fight.after("pass").armour("haburat") == 3, "it outlasts the activation"


@rule("SK-11.14")
def test_time_warp_performs_a_move_that_costs_no_point_and_does_not_count() -> None:
    fight = battle({"haburat": "c5"}, "haburat", enemy_hand=["time_warp"])
    fight = fight.after("play time_warp by haburat").all_pass()
    assert fight.prompt == "move-to"
    assert "c8" in fight.spaces
    fight = fight.after("c8").all_pass()
    assert (fight.at("haburat"), fight.state.points) == ("c8", 3)
    assert "move" in fight.actions


def test_time_warp_obeys_slow_as_a_move_action_does() -> None:
    fight = battle({"haburat": "c5"}, "haburat", enemy_hand=["time_warp"], conditions={"haburat": ["slow"]})
    fight = fight.after("play time_warp by haburat").all_pass()
    assert fight.spaces == {"b4", "b5", "c4", "c6", "d4", "d5"}


@rule("SK-15.10", "SK-14.4")
def test_time_glitch_cancels_a_cheap_enemy_card_and_the_mana_stays_spent() -> None:
    fight = battle({"sakoshi": "c5", "haburat": "c8"}, hand=["paralysing_precision"], enemy_hand=["time_glitch"])
    fight = fight.after("play paralysing_precision by sakoshi", "pass", "play time_glitch by haburat", "pass")
    assert fight.stack == ["paralysing_precision", "time_glitch"]
    fight = fight.resolved()
    assert fight.told(Cancelled) == [Cancelled("paralysing_precision", 0)]
    fight = fight.all_pass()
    assert fight.told(Fizzled) == [Fizzled("sakoshi", "paralysing_precision", "cancelled")]
    assert (fight.lost("haburat"), fight.conditions("haburat")) == (0, set())
    assert fight.mana("sakoshi") == 2


def test_time_glitch_cannot_stop_dear_cards_actions_or_casters_out_of_sight() -> None:
    fight = battle({"sakoshi": "c5", "haburat": "c8"}, hand=["life_steal"], enemy_hand=["time_glitch"])
    assert fight.after("play life_steal by sakoshi", "pass").cards() == set(), "it costs two"
    fight = battle({"sakoshi": "c5", "haburat": "c8"}, enemy_hand=["time_glitch"])
    assert fight.after("attack", "pass").cards() == set(), "an action is no card"
    fight = battle({"yami": "c5", "haburat": "c9"}, hand=["clear_mind"], enemy_hand=["time_glitch"])
    assert fight.after("play clear_mind by yami", "pass").cards() == set(), "out of sight"


@rule("SK-10.5")
def test_time_glitch_is_ignored_when_the_caster_has_gone_out_of_sight() -> None:
    fight = battle(
        {"sakoshi": "c6", "haburat": "c8"}, hand=["paralysing_precision", "hideaway"], enemy_hand=["time_glitch"]
    )
    fight = fight.after("play paralysing_precision by sakoshi", "pass", "play time_glitch by haburat", "pass")
    fight = fight.after("play hideaway by sakoshi", "pass").all_pass()
    assert [event.what for event in fight.told(Fizzled)] == ["time_glitch"]
    assert fight.conditions("haburat") == {"slow"}


# -- Akhuti's cards --------------------------------------------------------------------------------------------


def test_word_of_nupten_hurts_places_and_disarms() -> None:
    fight = battle({"akhuti": "c5", "cotlic": "c8"}, "akhuti", enemy_hand=["word_of_nupten"])
    fight = fight.after("play word_of_nupten by akhuti").all_pass(flip=[1])
    assert fight.lost("cotlic") == 3, "Akhuti's effects pierce"
    assert fight.prompt == "place-hero"
    assert "c10" in fight.spaces
    assert "c11" not in fight.spaces
    assert "c8" not in fight.spaces
    fight = fight.after("c10")
    assert (fight.at("cotlic"), fight.conditions("cotlic")) == ("c10", {"disarmed"})


@rule("SK-15.12")
def test_word_of_nupten_skips_the_rest_for_a_hero_it_has_defeated() -> None:
    fight = battle({"akhuti": "c5", "cotlic": "c8"}, "akhuti", enemy_hand=["word_of_nupten"], hp={"cotlic": 2})
    fight = fight.after("play word_of_nupten by akhuti").all_pass(flip=[1, 0, 0])
    assert (fight.at("cotlic"), fight.conditions("cotlic"), fight.prompt) == ("", set(), "activation")


@rule("SK-12.3", "SK-13.4")
def test_soul_whirlwind_hits_the_ring_and_pushes_in_the_order_chosen() -> None:
    heroes = {"akhuti": "c6", "yami": "c7", "cotlic": "c5"}
    fight = battle(heroes, "akhuti", enemy_hand=["soul_whirlwind"], minions={0: ["c8"]})
    fight = fight.after("play soul_whirlwind by akhuti").all_pass(flip=[0])
    assert (fight.lost("yami"), fight.lost("cotlic"), fight.minions(0)) == (1, 1, {"c8"})
    assert (fight.prompt, fight.options) == ("push-next", {"hero yami", "hero cotlic"})
    fight = fight.after("hero yami")
    assert fight.spaces == {"b7", "d7"}, "the minion is in the way"
    fight = fight.after("b7", "b8")
    assert (fight.at("yami"), fight.spaces) == ("b8", {"b4", "c4", "d4"})
    fight = fight.after("c4", "b3")
    assert (fight.at("cotlic"), fight.prompt) == ("b3", "priority")


def test_soul_whirlwind_defeats_minions_beside_the_caster() -> None:
    fight = battle({"akhuti": "c6"}, "akhuti", enemy_hand=["soul_whirlwind"], minions={0: ["c7", "c5"], 1: ["b6"]})
    fight = fight.after("play soul_whirlwind by akhuti").all_pass(flip=[0])
    assert (fight.minions(0), fight.minions(1)) == (set(), {"b6"})


@rule("SK-10.1")
def test_redirection_turns_an_attack_to_another_ally() -> None:
    heroes = {"sakoshi": "c5", "akhuti": "c8", "haburat": "c7"}
    fight = battle(heroes, enemy_hand=["redirection"], minions={1: ["d7"]})
    fight = fight.after("attack", "hero akhuti", "pass", "play redirection by akhuti", "pass").resolved()
    assert fight.prompt == "redirect-to"
    assert fight.options == {"hero haburat", "minion 1 d7"}
    hit = fight.after("hero haburat")
    assert hit.told(Redirected) == [Redirected("attack", 0, "haburat")]
    hit = hit.all_pass(flip=[2, 2])
    assert (hit.lost("akhuti"), hit.lost("haburat")) == (0, 3 + 2 - 1)
    dead = fight.after("minion 1 d7").all_pass(flip=[2, 2])
    assert (dead.minions(1), dead.lost("akhuti")) == (set(), 0)


def test_redirection_without_another_legal_target_changes_nothing() -> None:
    fight = battle({"sakoshi": "c5", "akhuti": "c8"}, enemy_hand=["redirection"])
    fight = fight.after("attack", "pass", "play redirection by akhuti", "pass").all_pass(flip=[2, 2])
    assert fight.told(Redirected) == []
    assert fight.lost("akhuti") == 5


def test_redirection_answers_enemy_effects_with_one_allied_hero_as_target_only() -> None:
    fight = battle({"yami": "c5", "akhuti": "c8"}, hand=["combustion"], enemy_hand=["redirection"])
    assert fight.after("play combustion by yami", "c8", "pass").cards() == set(), "a space is the target"
    fight = battle({"sakoshi": "c5", "akhuti": "c9"}, enemy_hand=["redirection"], minions={1: ["c7"]})
    assert fight.after("attack", "pass").cards() == set(), "a minion is the target"
    fight = battle({"akhuti": "c5", "yami": "c8"}, "akhuti", enemy_hand=["redirection"])
    assert fight.after("attack").cards("akhuti") == set(), "his own attack"
    fight = battle({"sakoshi": "c5", "haburat": "c8", "akhuti": "c12"}, enemy_hand=["redirection"])
    assert fight.after("attack", "pass").cards("akhuti") == set(), "he does not see the hero aimed at"


def test_redirection_may_turn_retribution_but_not_onto_what_was_attacked() -> None:
    heroes = {"0:akhuti": "c5", "1:akhuti": "b7", "haburat": "c7", "gulbjarn": "d7"}
    fight = battle(heroes, "akhuti1", form="competitive", enemy_hand=["redirection"])
    fight = fight.after("attack", "hero haburat").resolved(flip=[0])
    assert fight.options == {"hero akhuti2", "hero gulbjarn"}
    fight = fight.after("hero akhuti2", "pass", "play redirection by akhuti2", "pass").resolved()
    assert fight.told(Redirected) == [Redirected("retribution", 0, "gulbjarn")], "the only other one: nothing is asked"
    fight = fight.all_pass(flip=[2])
    assert (fight.lost("akhuti2"), fight.lost("gulbjarn")) == (0, 3)


@rule("SK-13.4")
def test_hurricane_strike_hits_and_pushes_one_space() -> None:
    fight = battle({"akhuti": "c6", "yami": "c8"}, "akhuti", enemy_hand=["hurricane_strike"])
    fight = fight.after("play hurricane_strike by akhuti").all_pass(flip=[3])
    assert fight.lost("yami") == 4
    assert fight.spaces == {"b8", "c9", "d8"}
    assert fight.after("c9").at("yami") == "c9"


def test_hurricane_strike_may_take_a_minion() -> None:
    fight = battle({"akhuti": "c6"}, "akhuti", enemy_hand=["hurricane_strike"], minions={0: ["c9"]})
    assert fight.after("play hurricane_strike by akhuti").all_pass(flip=[0]).minions(0) == set()
