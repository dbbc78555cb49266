"""The worked examples of the two rulebooks, with their numbers, in their order.

The rulebooks draw boards of their own; each example is set up on ours so that everything it says can be seen.
"""

import pytest

from battles import battle, between_activations, minion_phase, numbers
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import CARD_NUMBERS, CARDS, pack_of
from ludarium.games.skytear.events import (
    ControlCounted,
    Fizzled,
    HeroReturned,
    MinionDefeated,
    StructureDamaged,
    TokenAdvanced,
    Triggered,
)
from ludarium.games.skytear.minions import EndOfTurn

rule = pytest.mark.rule
FIELD = BOARDS["two_lanes"]


# -- key concepts ----------------------------------------------------------------------------------------------


@rule("SK-4.5", "SK-4.7")
def test_sakoshi_defeated_exhausted_in_turn_two_returns_when_the_track_reaches_four() -> None:
    fight = battle({"corjof": "c6", "sakoshi": "c7", "yami": "k8"}, "corjof", turn=2, hp={"sakoshi": 1})
    fight = fight.with_hero("sakoshi", status=1).after("attack").all_pass(flip=[0, 0, 0])
    assert fight.hero("sakoshi").back == 4
    third = between_activations(fight, agenda=(EndOfTurn(),)).after()
    assert (third.state.turn, third.at("sakoshi")) == (3, "")
    fourth = between_activations(third, agenda=(EndOfTurn(),)).after()
    assert fourth.prompt == "place-own-hero"
    fourth = fourth.after("g3")
    assert fourth.told(HeroReturned) == [HeroReturned("sakoshi", "g3")]
    assert (fourth.state.turn, fourth.hero("sakoshi").status) == (4, 0)


@rule("SK-9.1")
def test_a_white_line_cuts_the_sight_of_two_heroes() -> None:
    fight = battle({"sakoshi": "d7", "corjof": "f7"})
    assert not fight.state.sight(fight.hero("sakoshi")) >> fight.hero("corjof").at & 1
    assert not fight.state.sight(fight.hero("corjof")) >> fight.hero("sakoshi").at & 1


@rule("SK-9.1")
def test_a_hero_sees_a_space_three_spaces_away() -> None:
    fight = battle({"sakoshi": "c6"})
    assert fight.state.sight(fight.hero("sakoshi")) >> FIELD.space("c9") & 1
    assert not fight.state.sight(fight.hero("sakoshi")) >> FIELD.space("c10") & 1


@rule("SK-9.4", "SK-9.5", "SK-9.6")
def test_a_hero_on_cover_is_not_seen_though_its_space_is() -> None:
    # A = Sakoshi, B = Akhuti on the cover space e8, C = Yami beside it behind the white line.
    fight = battle({"sakoshi": "f6", "yami": "d7", "akhuti": "e8"}, hand=["shuriken_storm"])
    assert "attack" not in fight.actions
    assert "e8" in fight.after("play shuriken_storm by sakoshi").spaces
    assert FIELD.distances[FIELD.space("d7")][FIELD.space("e8")] == 1
    back = battle({"sakoshi": "f6", "yami": "d7", "akhuti": "e8"}, "akhuti")
    assert back.after("attack").stack == ["attack"], "Akhuti sees Sakoshi"


@rule("SK-9.4")
def test_a_hero_on_cover_is_seen_when_an_ally_stands_beside_with_sight() -> None:
    fight = battle({"sakoshi": "f6", "yami": "f8", "akhuti": "e8"})
    assert fight.after("attack").stack == ["attack"]


@rule("SK-10.2", "SK-10.3")
def test_a_card_that_hits_a_target_enemy_needs_one_in_sight_within_three() -> None:
    assert "paralysing_precision" in battle({"sakoshi": "c6", "corjof": "c9"}, hand=["paralysing_precision"]).cards()
    assert (
        "paralysing_precision" not in battle({"sakoshi": "c6", "corjof": "c10"}, hand=["paralysing_precision"]).cards()
    )


# -- effects ---------------------------------------------------------------------------------------------------


@rule("SK-12.1", "SK-12.4", "SK-12.6")
def test_an_area_is_turned_to_hit_two_minions_and_a_hero() -> None:
    # Hero A aims Looming Storm (2+) at space 1; turned, it covers two minions and hero B.
    fight = battle({"corjof": "c5", "yami": "d7"}, "corjof", enemy_hand=["looming_storm"], minions={0: ["c7", "c8"]})
    fight = fight.after("play looming_storm by corjof", "c7").all_pass()
    turned = "area c7 c8 d6 d7"
    assert turned in fight.options
    fight = fight.after(turned, flip=[1])
    assert (fight.lost("yami"), fight.minions(0)) == (2 + 1, set())


@rule("SK-13.4", "SK-13.5")
def test_a_hero_is_pushed_two_spaces_past_minions_and_never_sideways() -> None:
    # A pushes B two spaces; not onto the minion, not onto C, which is no farther away than B itself.
    fight = battle({"yami": "c6", "corjof": "c7"}, hand=["dragon_fist"], minions={1: ["c8"]})
    fight = fight.after("play dragon_fist by yami").all_pass(flip=[0])
    far = FIELD.distances[FIELD.space("c6")]
    assert far[FIELD.space("b6")] == far[FIELD.space("c7")], "a space C beside both"
    assert fight.spaces == {"b7", "d7"}
    fight = fight.after("d7")
    assert fight.spaces == {"d8", "e8"}
    assert all(far[FIELD.space(space)] == 3 for space in fight.spaces)


# -- power cards -----------------------------------------------------------------------------------------------


@rule("SK-14.1", "SK-14.5")
def test_sakoshi_has_spent_three_mana_with_a_card_of_one_and_one_of_two() -> None:
    fight = battle({"sakoshi": "c6", "corjof": "c8"}, turn=3, hand=["hideaway"])
    fight = fight.with_hero("sakoshi", cards=numbers(["paralysing_precision", "life_steal"]))
    assert fight.mana("sakoshi") == 3 - 1 - 2
    assert "hideaway" not in fight.cards()


@rule("SK-14.12")
def test_an_ultimate_is_played_by_the_hero_of_its_portrait() -> None:
    fight = battle({"sakoshi": "c6", "yami": "c7"}, hand=["shuriken_storm", "bow_to_me"])
    assert {"shuriken_storm"} == fight.cards("sakoshi") - {"skytear_flow"}


@rule("SK-15.1", "SK-15.3", "SK-10.5", "SK-16.5")
def test_the_stack_example_dodge_into_cover_and_the_attack_comes_to_nothing() -> None:
    # B attacks A; A answers with Dodge and is placed on the cover space beside; the Attack has lost its target.
    fight = battle({"akhuti": "c7", "yami": "c6"}, "akhuti", hand=["dodge"])
    fight = fight.after("attack")
    assert fight.stack == ["attack"]
    fight = fight.after("pass", "play dodge by yami", "d5", "pass")
    assert fight.stack == ["attack", "dodge"]
    fight = fight.resolved()
    assert (fight.at("yami"), fight.stack) == ("d5", ["attack"])
    fight = fight.resolved()
    assert fight.told(Fizzled) == [Fizzled("akhuti", "attack", "requirements")]
    assert (fight.lost("yami"), fight.state.points) == (0, 2)


# -- actions ---------------------------------------------------------------------------------------------------


@rule("SK-17.1", "SK-17.2", "SK-17.3", "SK-17.4")
def test_where_a_hero_can_move_past_minions_and_round_heroes() -> None:
    fight = battle({"yami": "c6", "sakoshi": "c7", "corjof": "b6"}, minions={1: ["d6"]}).after("move").all_pass()
    assert {"c5", "d7", "c8", "c3"} - fight.spaces == {"c3"}, "round Sakoshi in three steps; never into the tower"
    assert not {"c7", "b6", "d6"} & fight.spaces


@rule("SK-17.15", "SK-17.8")
def test_attack_four_with_two_cards_and_armour_one_costs_six_hp() -> None:
    fight = battle({"yami": "c6", "gulbjarn": "c7"}).after("attack").all_pass(flip=[3, 1]).after("hideaway")
    assert fight.lost("gulbjarn") == 4 + 3 - 1 == 6


@rule("SK-17.10", "SK-17.11")
def test_a_ranged_skirmish_steps_strikes_and_hides_in_cover() -> None:
    fight = battle({"sakoshi": "c7", "corjof": "c9"}).after("skirmish").all_pass()
    fight = fight.after("c6", "hero corjof", "d5", flip=[2])
    assert (fight.at("sakoshi"), fight.lost("corjof")) == ("d5", 2)
    assert FIELD.cover >> FIELD.space("d5") & 1


# -- Worship ---------------------------------------------------------------------------------------------------


@rule("SK-18.1")
def test_yami_marks_is_placed_beside_and_deals_one_plus() -> None:
    fight = battle({"yami": "c5", "corjof": "c8"}).after("worship").all_pass().after("c7", flip=[1])
    assert (fight.conditions("corjof"), fight.at("yami"), fight.lost("corjof")) == ({"marked"}, "c7", 1 + 1)


@rule("SK-18.2", "SK-12.1")
def test_gulbjarn_shapeshifts_and_his_skirmish_hits_two_heroes_for_two_plus() -> None:
    heroes = {"gulbjarn": "c6", "corjof": "c4", "yami": "c7", "cotlic": "d6"}
    fight = battle(heroes, "gulbjarn", conditions={"corjof": ["shapeshifted"]})
    fight = fight.after("worship").all_pass().after("hero gulbjarn", "pass").all_pass()
    assert fight.view(1).heroes[0].skirmish_bonus == 2, "Corjof within three spaces, and Gulbjarn himself"
    fight = fight.after("skirmish").all_pass().after("sweep", "area b6 c7 d6", flip=[1])
    assert (fight.lost("yami"), fight.lost("cotlic")) == (2 + 1, 2 + 1 - 1)


@rule("SK-18.4", "SK-18.6", "SK-18.8")
def test_cotlic_removes_two_pillars_for_two_skirmish_damage_and_raises_one() -> None:
    fight = battle({"cotlic": "c6", "tlakali": "k5"}, pillars={0: ["b8", "m5"]})
    assert fight.armour("cotlic") == 2, "Blessing of Taulot"
    fight = fight.after("worship", "c5").all_pass().after("b8", "m5").all_pass()
    assert fight.pillars(0) == {"c5"}
    assert fight.armour("cotlic") == 2, "the new Pillar is in sight"
    assert fight.hero("cotlic").skirmish_now == 2


@rule("SK-18.9", "SK-18.11", "SK-15.8")
def test_akhuti_moves_his_illusion_attacks_a_minion_and_retribution_strikes_another() -> None:
    heroes = {"akhuti": "c9", "haburat": "c12"}
    fight = battle(heroes, "akhuti", illusions={"akhuti": "b7"}, minions={0: ["c7", "d7"]})
    assert fight.armour("haburat") == 1
    fight = fight.after("worship").all_pass().after("pass", "b10").all_pass()
    assert (fight.armour("akhuti"), fight.armour("haburat")) == (1, 2), "Resonating Light for both"
    fight = fight.after("attack", "minion 0 c7").all_pass(flip=[1, 0])
    assert fight.told(Triggered) == [Triggered(1, "akhuti", "retribution", "d7")]
    assert fight.minions(0) == set()


# -- the Minion Phase ------------------------------------------------------------------------------------------


def red_against_blue() -> ControlCounted:
    """Red: two minions and hero A with a Lead card of two mana; blue: one minion, and hero B behind the dome's line."""
    heroes = {"yami": "c10", "corjof": "f9"}
    fight = battle(heroes, tokens=["d9", "k8"], minions={0: ["c9", "d8"], 1: ["d10"]}, leads={"yami": "life_steal"})
    assert FIELD.distances[FIELD.space("f9")][FIELD.space("d9")] <= 3
    (event, *_) = minion_phase(fight).after("hero yami").told(ControlCounted)
    assert isinstance(event, ControlCounted)
    return event


@rule("SK-19.2", "SK-19.3", "SK-19.8", "SK-17.6")
def test_two_minions_a_hero_and_a_lead_card_of_two_are_five_against_one() -> None:
    event = red_against_blue()
    assert (event.minions[0], event.heroes[0], event.lead[0], event.total[0]) == (2, 1, 2, 2 + 1 + 2)
    assert (event.total[1], event.winner, event.margin) == (1, 0, 5 - 1)
    assert (event.lanes, event.dome, event.spaces) == ("A", "", ("d9",))
    assert [set(spaces) for spaces in event.counted] == [{"c10", "c9", "d8"}, {"d10"}], "hero B does not see it"


@rule("SK-19.9", "SK-19.10", "SK-14.8", "SK-19.14")
def test_four_points_defeat_a_minion_take_three_from_the_tower_and_draw_a_card() -> None:
    heroes = {"yami": "c10", "corjof": "f9"}
    fight = battle(heroes, tokens=["c11", "k8"], minions={0: ["c9", "d9"], 1: ["b10"]}, leads={"yami": "life_steal"})
    fight = minion_phase(fight).after("hero yami")
    assert fight.told(ControlCounted)[0].margin == 4
    assert fight.told(MinionDefeated) == [MinionDefeated(1, "b10", 0)]
    assert fight.told(StructureDamaged) == [StructureDamaged(1, "A", 3, 2)]
    assert len(fight.hand(0)) == 1
    assert [event.to for event in fight.told(TokenAdvanced)] == ["c12"], "beside the tower it stops"


@rule("SK-19.16", "SK-19.17")
def test_both_players_must_summon_their_two_minions_on_the_two_spaces_left() -> None:
    # All other spaces round the token are taken by heroes or the tower.
    heroes = {"yami": "c12", "sakoshi": "b11", "cotlic": "d11", "tlakali": "c11", "corjof": "b12", "gulbjarn": "m5"}
    fight = minion_phase(battle(heroes, tokens=["c12", "k8"]).with_hero("corjof", control_turn=3))
    assert fight.told(ControlCounted)[0].winner == -1
    assert (fight.asked, fight.spaces) == (1, {"d12"})
    fight = fight.after("d12", "pass")
    assert (fight.asked, fight.spaces) == (0, {"d12"}), "shared with the enemy minion there"


# -- set-up ----------------------------------------------------------------------------------------------------

RECOMMENDED = {
    "sakoshi": ["shuriken_storm", "hideaway", "life_steal", "paralysing_precision"],
    "yami": ["bow_to_me", "dragon_fist", "clear_mind", "combustion"],
    "haburat": ["blades_of_lightning", "tortoise_formation", "time_warp", "time_glitch"],
    "akhuti": ["word_of_nupten", "soul_whirlwind", "redirection", "hurricane_strike"],
    "cotlic": ["my_kingdom", "unbridled_hatred", "safeguard", "lord_of_many"],
    "tlakali": ["millennial_ritual", "mud_river", "creeping_darkness", "sacrifice"],
    "corjof": ["feather_storm", "looming_storm", "ice_wall", "into_the_eyes"],
    "gulbjarn": ["feral_vitality", "grasp", "hostile_ground", "presence"],
}


@rule("SK-22.4")
@pytest.mark.parametrize("hero", RECOMMENDED)
def test_the_recommended_deck_of_every_hero(hero: str) -> None:
    expected = [card for card, copies in zip(RECOMMENDED[hero], (1, 2, 2, 3), strict=True) for _ in range(copies)]
    assert [CARDS[card].id for card in pack_of(hero)] == expected
    assert CARDS[CARD_NUMBERS[expected[0]]].ultimate
