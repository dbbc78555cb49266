"""Corjof and Gulbjarn: their skills, the power cards of the Liothan, and the cards of no faction."""

import pytest

from battles import battle, minion_phase
from ludarium.games.skytear.events import BonusGained, ControlCounted, FlowUsed, TokenPlaced

rule = pytest.mark.rule

# -- Corjof's skills -------------------------------------------------------------------------------------------


@rule("SK-9.4")
def test_raven_eye_sees_enemies_on_cover() -> None:
    fight = battle({"corjof": "c6", "gulbjarn": "c5", "yami": "d10", "sakoshi": "a8"}, "corjof")
    assert fight.after("attack").stack == ["attack"], "Sakoshi on cover is the only one in range"
    other = battle({"akhuti": "c6", "sakoshi": "a8"}, "akhuti")
    assert "attack" not in other.actions


def test_raven_eye_does_not_see_through_white_lines() -> None:
    fight = battle({"corjof": "d7", "yami": "e8"}, "corjof")
    assert "attack" not in fight.actions


@rule("SK-17.2", "SK-17.3")
def test_raven_form_passes_through_everything_and_goes_one_space_farther() -> None:
    heroes = {"corjof": "c4", "gulbjarn": "c5"}
    fight = battle(heroes, "corjof", conditions={"corjof": ["shapeshifted"]}, minions={0: ["b4", "d4"]})
    fight = fight.after("move").all_pass()
    assert "c8" in fight.spaces
    assert "c9" not in fight.spaces
    assert not {"c5", "b4", "d4", "c3"} & fight.spaces, "he must still end on a free space"
    over_tower = battle({"corjof": "c4"}, "corjof", conditions={"corjof": ["shapeshifted"]}).after("move").all_pass()
    assert "c2" in over_tower.spaces


def test_raven_form_needs_the_condition() -> None:
    around = battle({"corjof": "c2"}, "corjof").after("move").all_pass()
    assert "c4" in around.spaces
    assert "c5" not in around.spaces, "the tower on c3 is in the way"
    across = battle({"corjof": "c2"}, "corjof", conditions={"corjof": ["shapeshifted"]}).after("move").all_pass()
    assert "c6" in across.spaces


# -- Gulbjarn's skills -----------------------------------------------------------------------------------------


def test_wild_majesty_counts_shapeshifted_allies_within_three() -> None:
    heroes = {"gulbjarn": "c6", "corjof": "c9", "yami": "c7"}
    fight = battle(heroes, "gulbjarn", conditions={"corjof": ["shapeshifted"]})
    fight = fight.after("skirmish").all_pass().after("hero yami", flip=[1])
    assert fight.lost("yami") == 1 + 1
    far = battle({**heroes, "corjof": "c10"}, "gulbjarn", conditions={"corjof": ["shapeshifted"]})
    assert far.after("skirmish").all_pass().after("hero yami", flip=[1]).lost("yami") == 1


@rule("SK-12.6", "SK-12.3")
def test_bear_frenzy_hits_every_enemy_hero_in_the_area_with_one_card() -> None:
    heroes = {"gulbjarn": "c6", "yami": "c7", "cotlic": "d6", "sakoshi": "c5"}
    fight = battle(heroes, "gulbjarn", conditions={"gulbjarn": ["shapeshifted"]}, minions={0: ["b6"]})
    fight = fight.after("skirmish").all_pass()
    assert "choose sweep" in fight.options
    assert "hero yami" not in fight.options
    fight = fight.after("sweep")
    assert (fight.prompt, len(fight.options)) == ("lay-area", 6)
    fight = fight.after("area b6 c7 d6", flip=[1])
    # 1 flipped, +1 for himself; Cotlic's armour stops one.
    assert (fight.lost("yami"), fight.lost("cotlic"), fight.lost("sakoshi")) == (2, 1, 0)
    assert fight.minions(0) == {"b6"}, "a Skirmish never hurts minions"


# -- Corjof's cards --------------------------------------------------------------------------------------------


@rule("SK-3.5")
def test_feather_storm_hits_a_cone_and_pierces() -> None:
    heroes = {"corjof": "c5", "cotlic": "c6", "yami": "c7"}
    fight = battle(heroes, "corjof", enemy_hand=["feather_storm"], minions={0: ["b7"]})
    fight = fight.after("play feather_storm by corjof").all_pass()
    assert (fight.prompt, len(fight.options)) == ("lay-area", 6)
    (cone,) = [words for words in fight.options if {"c6", "c7", "b5"} <= set(words.split())]
    fight = fight.after(cone, flip=[1])
    assert (fight.lost("cotlic"), fight.lost("yami")) == (4, 4)


def test_looming_storm_hits_a_rhombus_over_the_target() -> None:
    heroes = {"corjof": "c5", "cotlic": "c8"}
    fight = battle(heroes, "corjof", enemy_hand=["looming_storm"], minions={0: ["d8", "c7"]})
    fight = fight.after("play looming_storm by corjof", "c8").all_pass()
    assert "area c7 c8 d7 d8" in fight.options
    fight = fight.after("area c7 c8 d7 d8", flip=[0])
    assert (fight.lost("cotlic"), fight.minions(0)) == (2, set())


@rule("SK-10.6", "SK-17.2", "SK-9.2", "SK-20.2")
def test_ice_wall_blocks_two_spaces_until_the_end_of_the_turn() -> None:
    fight = battle({"corjof": "c6", "yami": "c9"}, "yami", enemy_hand=["ice_wall"])
    fight = fight.after("move", "pass", "play ice_wall by corjof")
    assert (fight.prompt, "c8" in fight.spaces) == ("card-target", False), "control tokens are tokens"
    fight = fight.after("d8")
    assert fight.prompt == "second-target"
    assert "pass" in fight.options
    fight = fight.after("d9", "pass").resolved()
    assert fight.walls == {"d8", "d9"}
    assert [event.space for event in fight.told(TokenPlaced)] == ["d8", "d9"]
    fight = fight.all_pass()
    assert fight.prompt == "move-to"
    assert not {"d8", "d9"} & fight.spaces
    sight = fight.state.board
    assert fight.state.sight(fight.hero("yami")) >> sight.space("d8") & 1


def test_ice_wall_may_be_one_space_and_the_second_need_not_be_seen() -> None:
    fight = battle({"corjof": "c5", "yami": "c9"}, "corjof", enemy_hand=["ice_wall"])
    one = fight.after("play ice_wall by corjof", "d6", "pass").all_pass()
    assert one.walls == {"d6"}
    two = fight.after("play ice_wall by corjof", "d6")
    assert "e7" in two.spaces, "behind a white line"
    assert two.after("e7").all_pass().walls == {"d6", "e7"}


@rule("SK-10.6")
def test_ice_wall_is_raised_on_the_targets_that_are_still_legal() -> None:
    fight = battle({"corjof": "c5", "yami": "c9"}, "corjof", enemy_hand=["ice_wall"])
    fight = fight.after("play ice_wall by corjof", "b7", "b6")
    first = fight.with_hero("yami", at=fight.state.board.space("b7")).all_pass()
    assert first.walls == {"b6"}
    second = fight.with_hero("yami", at=fight.state.board.space("b6")).all_pass()
    assert second.walls == {"b7"}


@rule("SK-11.2")
def test_into_the_eyes_shortens_the_targets_sight_until_the_activation_ends() -> None:
    fight = battle({"corjof": "c5", "sakoshi": "c8"}, "sakoshi", enemy_hand=["into_the_eyes"])
    fight = fight.after("attack", "pass", "play into_the_eyes by corjof", "pass").resolved()
    assert fight.told(BonusGained) == [BonusGained("sakoshi", "sight", -2)]
    fight = fight.all_pass()
    assert fight.lost("corjof") == 0, "Sakoshi no longer sees him"
    assert set(fight.view(0).heroes[1].sees) == {"b7", "b8", "c7", "c8", "c9", "d7", "d8"}
    assert not fight.after("pass").hero("sakoshi").short_sighted


# -- Gulbjarn's cards ------------------------------------------------------------------------------------------


@rule("SK-14.6")
def test_feral_vitality_heals_five_and_shapeshifts_as_a_reaction() -> None:
    fight = battle({"gulbjarn": "c6", "yami": "c7"}, "yami", enemy_hand=["feral_vitality"], hp={"gulbjarn": 10})
    fight = fight.after("move", "pass", "play feral_vitality by gulbjarn", "pass").resolved()
    assert (fight.hp("gulbjarn"), fight.conditions("gulbjarn")) == (15, {"shapeshifted"})


@rule("SK-13.3")
def test_grasp_places_the_target_beside_the_caster_and_slows_it() -> None:
    fight = battle({"gulbjarn": "c5", "yami": "c8"}, "gulbjarn", enemy_hand=["grasp"], minions={0: ["c6"]})
    fight = fight.after("play grasp by gulbjarn").all_pass()
    assert (fight.prompt, fight.spaces) == ("place-hero", {"b4", "b5", "c4", "d4", "d5"})
    fight = fight.after("d5")
    assert (fight.at("yami"), fight.conditions("yami")) == ("d5", {"slow"})


def test_grasp_without_room_only_slows() -> None:
    around = ["b4", "b5", "c4", "c6", "d4", "d5"]
    fight = battle({"gulbjarn": "c5", "yami": "c8"}, "gulbjarn", enemy_hand=["grasp"], minions={0: around})
    fight = fight.after("play grasp by gulbjarn").all_pass()
    assert (fight.at("yami"), fight.conditions("yami")) == ("c8", {"slow"})


@rule("SK-11.16")
def test_hostile_ground_hits_enemy_heroes_within_two_without_sight() -> None:
    heroes = {"gulbjarn": "d7", "yami": "e8", "cotlic": "c8", "sakoshi": "d10", "corjof": "d8"}
    fight = battle(heroes, "gulbjarn", enemy_hand=["hostile_ground"], minions={0: ["d6"]})
    fight = fight.after("play hostile_ground by gulbjarn").all_pass()
    assert (fight.lost("yami"), fight.conditions("yami")) == (2, {"slow"})
    assert (fight.lost("cotlic"), fight.conditions("cotlic")) == (1, {"slow"})
    assert (fight.lost("sakoshi"), fight.lost("corjof"), fight.minions(0)) == (0, 0, {"d6"})


@rule("SK-11.12", "SK-19.2")
def test_presence_counts_one_more_at_each_token_this_turn_and_predicts_two() -> None:
    fight = battle({"gulbjarn": "c6", "yami": "k6"}, "gulbjarn", enemy_hand=["presence"])
    fight = fight.after("play presence by gulbjarn").all_pass(flip=["hideaway", "combustion"])
    assert fight.prompt == "predict-discard"
    fight = fight.after("pass", "combustion", "hideaway").all_pass()
    assert fight.hero("gulbjarn").control_turn == 1
    fight = minion_phase(fight)
    (first, *_) = [event for event in fight.told(ControlCounted) if event.token == 1]
    assert (first.heroes, first.bonus, first.total, first.margin) == ((0, 1), (0, 1), (0, 2), 2)


# -- cards of no faction ---------------------------------------------------------------------------------------


@rule("SK-14.13", "SK-14.14")
def test_skytear_flow_gives_one_more_mana_for_the_turn_once_in_the_game() -> None:
    fight = battle({"yami": "c6", "sakoshi": "c7", "corjof": "c9"}, turn=1)
    assert fight.cards("yami") == fight.cards("sakoshi") == {"skytear_flow"}
    fight = fight.after("play skytear_flow by sakoshi")
    assert fight.told(FlowUsed) == [FlowUsed(0)]
    fight = fight.all_pass()
    assert (fight.mana("sakoshi"), fight.mana("yami")) == (2, 1)
    assert fight.cards() == set()
    assert fight.hero("sakoshi").cards == ()


@rule("SK-14.14")
def test_skytear_flow_belongs_to_the_first_player() -> None:
    fight = battle({"yami": "c6", "corjof": "c9"}, "corjof")
    assert "skytear_flow" not in fight.cards()
    assert "skytear_flow" in fight.after("move", "pass").cards("yami"), "it is a Reaction"


@rule("SK-14.16")
def test_dodge_may_be_played_by_any_hero_for_one_mana() -> None:
    heroes = {"yami": "c6", "corjof": "c8", "gulbjarn": "g12"}
    fight = battle(heroes, "corjof", hand=["dodge"], enemy_hand=["dodge"])
    assert fight.cards("corjof") == fight.cards("gulbjarn") == {"dodge"}
    fight = fight.after("play dodge by corjof")
    assert fight.spaces == {"b7", "b8", "c7", "c9", "d7", "d8"}
    fight = fight.after("d8").all_pass()
    assert (fight.at("corjof"), fight.mana("corjof")) == ("d8", 2)
