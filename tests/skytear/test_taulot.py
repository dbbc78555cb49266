"""Cotlic and Tlakali: their skills and the power cards of the Taulot."""

import pytest

from battles import Battle, battle, minion_phase
from ludarium.games.skytear.events import Damaged, Fizzled, MinionDefeated, MinionSaved

rule = pytest.mark.rule

# -- Cotlic's skills -------------------------------------------------------------------------------------------


@rule("SK-18.6")
def test_blessing_of_taulot_adds_one_armour_however_many_pillars_he_sees() -> None:
    assert battle({"cotlic": "c5"}).armour("cotlic") == 1
    assert battle({"cotlic": "c5"}, pillars={0: ["c7"]}).armour("cotlic") == 2
    assert battle({"cotlic": "c5"}, pillars={0: ["c7", "b6"]}).armour("cotlic") == 2
    assert battle({"cotlic": "c5"}, pillars={0: ["c9"]}).armour("cotlic") == 1, "out of sight"
    assert battle({"cotlic": "c5"}, pillars={1: ["c7"]}).armour("cotlic") == 1, "an enemy Pillar"


@rule("SK-18.8", "SK-11.4")
def test_strength_of_the_king_counts_the_pillars_removed() -> None:
    fight = battle({"cotlic": "c5", "corjof": "c7"}, pillars={0: ["a5", "m5"]})
    fight = fight.after("worship", "c6").all_pass()
    assert (fight.prompt, fight.spaces) == ("remove-pillar", {"a5", "m5"})
    fight = fight.after("m5", "a5").all_pass()
    assert fight.pillars(0) == {"c6"}
    assert fight.hero("cotlic").skirmish_now == 2
    fight = fight.after("skirmish").all_pass().after("c6", "hero corjof", flip=[1])
    assert fight.lost("corjof") == 1 + 2


def test_strength_of_the_king_may_remove_one_or_none() -> None:
    fight = battle({"cotlic": "c5"}, pillars={0: ["a5", "m5"]}).after("worship", "c6").all_pass()
    one = fight.after("a5", "pass")
    assert (one.pillars(0), one.hero("cotlic").skirmish_now) == ({"m5", "c6"}, 1)
    none = fight.after("pass")
    assert (none.pillars(0), none.hero("cotlic").skirmish_now) == ({"a5", "m5"}, 0)


def test_strength_of_the_king_ends_with_the_activation() -> None:
    fight = battle({"cotlic": "c5", "corjof": "c12"}, pillars={0: ["a5"]})
    fight = fight.after("worship", "c6").all_pass().after("a5").all_pass().after("pass")
    assert fight.hero("cotlic").skirmish_now == 0


# -- Tlakali's skills ------------------------------------------------------------------------------------------


def shelter(**fields: object) -> Battle:
    """Gulbjarn beside a minion far away from Tlakali, who sees a Pillar."""
    return battle(
        {"gulbjarn": "c9", "tlakali": "k5"},
        "gulbjarn",
        minions={0: ["c8"]},
        **{"pillars": {0: ["k6"]}, **fields},  # type: ignore[arg-type]
    )


@rule("SK-18.6")
def test_shared_flesh_saves_a_minion_for_one_hp() -> None:
    fight = shelter().after("attack").all_pass(flip=[3])
    assert (fight.asked, fight.prompt) == (0, "save-minion")
    saved = fight.after("save")
    assert (saved.minions(0), saved.lost("tlakali")) == ({"c8"}, 1)
    assert saved.told(MinionSaved) == [MinionSaved(0, "c8", "tlakali")]
    lost = fight.after("pass")
    assert (lost.minions(0), lost.lost("tlakali")) == (set(), 0)


@pytest.mark.parametrize("fields", [{"pillars": {}}, {"pillars": {0: ["k11"]}}, {"hp": {"tlakali": 1}}])
def test_shared_flesh_needs_a_pillar_in_sight_and_more_than_one_hp(fields: dict[str, object]) -> None:
    fight = shelter(**fields).after("attack").all_pass(flip=[3])
    assert fight.minions(0) == set()


@rule("SK-6.2")
def test_shared_flesh_does_not_help_a_minion_that_is_defeated_outright() -> None:
    fight = battle(
        {"0:corjof": "c9", "tlakali": "k5", "1:tlakali": "c10"},
        "tlakali2",
        form="competitive",
        enemy_hand=["sacrifice"],
        minions={0: ["c8"]},
        pillars={0: ["k6"]},
    )
    fight = fight.after("play sacrifice by tlakali2").all_pass()
    assert fight.minions(0) == set()
    assert fight.told(Damaged) == []


def stormed(*sheltered: str, hp: int = 9, attackers: int = 2) -> Battle:
    """Heroes and minions of side 1 at the token of lane A, next to side 0's tower; Tlakali may save her minions."""
    minions = ["b5", "b6", "b4", "d5"][:attackers]
    return minion_phase(
        battle(
            {"tlakali": "g4", "corjof": "c4", "gulbjarn": "b3"},
            minions={0: list(sheltered), 1: minions},
            pillars={0: ["g5"]},
            hp={"tlakali": hp},
            tokens=["c5", "k8"],
        )
    )


@rule("SK-19.9")
def test_a_minion_that_was_saved_takes_the_next_point_of_lane_damage() -> None:
    # 4 against 1: three points for one minion and the tower behind it.
    fight = stormed("c5")
    assert (fight.prompt, fight.asked) == ("save-minion", 0)
    assert fight.after("pass").state.towers[0] == (3, 5)
    once = fight.after("save")
    assert (once.prompt, once.hp("tlakali")) == ("save-minion", 8), "it still stands there"
    assert once.after("pass").state.towers[0] == (4, 5), "no point is lost"
    thrice = once.after("save", "save")
    assert thrice.hp("tlakali") == 6
    assert (thrice.told(MinionDefeated), thrice.state.towers[0]) == ([], (5, 5)), "the points are used up"


@rule("SK-19.9")
def test_a_saver_with_one_hp_left_saves_nobody_any_more() -> None:
    fight = stormed("c5", hp=2).after("save")
    assert fight.hp("tlakali") == 1
    assert (fight.told(MinionDefeated), fight.state.towers[0]) == ([MinionDefeated(0, "c5", 1)], (4, 5))


@rule("SK-19.9")
def test_the_winner_says_who_takes_each_point_while_minions_can_be_saved() -> None:
    # 5 against 2: three points, enough for both minions unless one is saved.
    fight = stormed("c5", "b5", attackers=3)
    assert (fight.prompt, fight.asked, fight.spaces) == ("strike-minion", 1, {"c5", "b5"})
    fight = fight.after("c5", "save")
    assert (fight.prompt, fight.asked, fight.spaces) == ("strike-minion", 1, {"c5", "b5"})
    fight = fight.after("c5", "pass")
    assert (fight.prompt, fight.told(MinionDefeated)) == ("save-minion", [MinionDefeated(0, "c5", 1)])
    fight = fight.after("pass")
    assert fight.told(MinionDefeated) == [MinionDefeated(0, "b5", 1)]
    assert fight.state.towers[0] == (5, 5)


@rule("SK-18.4", "SK-11.16")
def test_mending_rite_heals_two_within_three_spaces_if_a_pillar_was_removed() -> None:
    heroes = {"tlakali": "c5", "cotlic": "c8", "sakoshi": "c9"}
    fight = battle(heroes, pillars={0: ["m5"]}, hp={"tlakali": 9, "cotlic": 9, "sakoshi": 9})
    fight = fight.after("worship", "c6").all_pass()
    assert fight.prompt == "remove-pillar"
    chosen = fight.after("m5")
    assert (chosen.prompt, chosen.options) == ("heal", {"hero tlakali", "hero cotlic"})
    assert chosen.after("hero cotlic").hp("cotlic") == 11
    assert chosen.after("hero tlakali").hp("tlakali") == 11
    none = fight.after("pass")
    assert (none.prompt, none.pillars(0)) == ("priority", {"m5", "c6"})


def test_mending_rite_needs_no_sight() -> None:
    fight = battle({"tlakali": "d6", "cotlic": "e7"}, pillars={0: ["m5"]}, hp={"cotlic": 9})
    assert not fight.state.sight(fight.hero("tlakali")) >> fight.hero("cotlic").at & 1
    fight = fight.after("worship", "c6").all_pass().after("m5", "hero cotlic")
    assert fight.hp("cotlic") == 11


# -- Cotlic's cards --------------------------------------------------------------------------------------------


@rule("SK-11.13")
def test_my_kingdom_summons_two_and_slows_enemies_that_see_the_token() -> None:
    heroes = {"cotlic": "c6", "corjof": "c10", "akhuti": "g12"}
    fight = battle(heroes, hand=["my_kingdom"]).after("play my_kingdom by cotlic").all_pass()
    assert (fight.prompt, fight.spaces) == ("place-minion", {"c8"})
    fight = fight.after("c8")
    assert fight.spaces == {"b7", "b8", "c7", "c9", "d7", "d8"}
    fight = fight.after("b7")
    assert fight.minions(0) == {"c8", "b7"}
    assert fight.conditions("corjof") == {"slow"}
    assert fight.conditions("akhuti") == set()


@rule("SK-11.13")
def test_my_kingdom_may_summon_fewer_and_slows_all_the_same() -> None:
    fight = battle({"cotlic": "c6", "corjof": "c10"}, hand=["my_kingdom"]).after("play my_kingdom by cotlic").all_pass()
    assert fight.after("pass").conditions("corjof") == {"slow"}
    assert fight.after("c8", "pass").minions(0) == {"c8"}


@rule("SK-1.5")
def test_my_kingdom_summons_none_when_none_are_left() -> None:
    fight = battle({"cotlic": "c6", "corjof": "c10"}, hand=["my_kingdom"], minion_supply=(0, 8))
    fight = fight.after("play my_kingdom by cotlic").all_pass()
    assert (fight.minions(0), fight.conditions("corjof"), fight.prompt) == (set(), {"slow"}, "activation")


def test_my_kingdom_chooses_among_tokens_in_sight() -> None:
    fight = battle({"cotlic": "c6", "corjof": "c9"}, hand=["my_kingdom"], tokens=["c8", "c7"])
    fight = fight.after("play my_kingdom by cotlic").all_pass()
    assert (fight.prompt, fight.options) == ("summon-lane", {"lane A", "lane B"})
    fight = fight.after("lane B", "c7", "pass")
    assert fight.minions(0, "B") == {"c7"}


@rule("SK-11.13", "SK-10.3", "SK-10.5")
def test_summoning_cards_need_a_lane_token_in_sight() -> None:
    fight = battle({"cotlic": "g5", "corjof": "g12"}, hand=["my_kingdom", "lord_of_many"])
    assert fight.cards() == {"skytear_flow"}, "he sees the dome's marker only"
    fight = battle({"cotlic": "c6", "corjof": "c10"}, hand=["lord_of_many"]).after("play lord_of_many by cotlic")
    fight = fight.with_hero("cotlic", at=fight.state.board.space("g5")).all_pass()
    assert [event.what for event in fight.told(Fizzled)] == ["lord_of_many"]


@rule("SK-5.5")
def test_unbridled_hatred_gives_fury() -> None:
    fight = battle({"cotlic": "c6"}, hand=["unbridled_hatred"]).after("play unbridled_hatred by cotlic").all_pass()
    assert fight.conditions("cotlic") == {"fury"}


@rule("SK-11.2")
def test_safeguard_gives_two_armour_until_the_activation_ends() -> None:
    fight = battle({"cotlic": "c6", "sakoshi": "c8", "corjof": "c9"}, "sakoshi", hand=["safeguard"])
    fight = fight.after("play safeguard by cotlic", "hero sakoshi").all_pass()
    assert fight.armour("sakoshi") == 2
    assert fight.after("pass").armour("sakoshi") == 0


@rule("SK-11.2")
def test_safeguard_ends_with_the_activation_in_progress_whosever_it_is() -> None:
    own = battle({"cotlic": "c6", "sakoshi": "c8", "corjof": "c9"}, "sakoshi", hand=["safeguard"])
    own = own.after("play safeguard by cotlic", "hero cotlic").all_pass()
    assert own.armour("cotlic") == 1 + 2
    assert own.after("pass").armour("cotlic") == 1, "Cotlic himself was not activated"
    enemys = battle({"cotlic": "c6", "gulbjarn": "c7"}, "gulbjarn", hand=["safeguard"])
    enemys = enemys.after("attack", "pass", "play safeguard by cotlic", "pass").all_pass(flip=[3])
    assert enemys.armour("cotlic") == 1 + 2
    assert enemys.after("pass").armour("cotlic") == 1


def test_safeguard_may_protect_the_caster_in_reaction_to_an_attack() -> None:
    fight = battle({"cotlic": "c6", "gulbjarn": "c7"}, "gulbjarn", hand=["safeguard"])
    fight = fight.after("attack", "pass", "play safeguard by cotlic", "pass").all_pass(flip=[3])
    assert fight.lost("cotlic") == 3 + 3 - (1 + 2)


@rule("SK-11.13")
def test_lord_of_many_summons_one() -> None:
    fight = battle({"cotlic": "c6"}, hand=["lord_of_many"]).after("play lord_of_many by cotlic").all_pass().after("c8")
    assert (fight.minions(0), fight.prompt) == ({"c8"}, "priority")


def test_lord_of_many_may_summon_none() -> None:
    fight = battle({"cotlic": "c6"}, hand=["lord_of_many"]).after("play lord_of_many by cotlic").all_pass()
    assert fight.after("pass").minions(0) == set()


# -- Tlakali's cards -------------------------------------------------------------------------------------------


def test_millennial_ritual_heals_every_ally_within_three_without_sight() -> None:
    heroes = {"tlakali": "d6", "cotlic": "e7", "sakoshi": "d9", "yami": "d10", "corjof": "d7"}
    hurt = dict.fromkeys(heroes, 5)
    fight = battle(heroes, hand=["millennial_ritual"], hp=hurt).after("play millennial_ritual by tlakali").all_pass()
    assert [fight.hp(name) for name in heroes] == [9, 9, 9, 5, 5]


@rule("SK-12.1")
def test_mud_river_hits_and_slows_the_heroes_in_the_area() -> None:
    heroes = {"tlakali": "c5", "corjof": "c8", "haburat": "c7"}
    fight = battle(heroes, hand=["mud_river"], minions={1: ["d8"]})
    fight = fight.after("play mud_river by tlakali", "c8").all_pass()
    bend = "area c7 c8 d8 d9"
    assert bend in fight.options
    fight = fight.after(bend, flip=[2])
    assert (fight.lost("corjof"), fight.conditions("corjof")) == (3 - 1, {"slow"})
    assert (fight.lost("haburat"), fight.conditions("haburat")) == (3 - 1, {"slow"})
    assert fight.minions(1) == set()


@rule("SK-5.6")
def test_creeping_darkness_disarms_in_reaction_to_an_attack() -> None:
    fight = battle({"tlakali": "c6", "gulbjarn": "c7"}, "gulbjarn", hand=["creeping_darkness"])
    fight = fight.after("attack", "pass", "play creeping_darkness by tlakali", "pass").all_pass(flip=[2])
    assert fight.conditions("gulbjarn") == {"disarmed"}
    assert fight.lost("tlakali") == 3, "half of 3 + 2, rounded up"


@rule("SK-10.1", "SK-10.6")
def test_sacrifice_of_an_allied_minion_heals_the_hero_chosen_with_it() -> None:
    fight = battle({"tlakali": "c5", "cotlic": "c7"}, hand=["sacrifice"], minions={0: ["c6"]}, hp={"cotlic": 9})
    fight = fight.after("play sacrifice by tlakali")
    assert (fight.prompt, fight.options) == ("second-target", {"hero tlakali", "hero cotlic"})
    fight = fight.after("hero cotlic").all_pass()
    assert (fight.minions(0), fight.hp("cotlic")) == (set(), 12)
    assert fight.counter(0, "enemy_minions_defeated") == 0


def test_sacrifice_of_an_enemy_minion_heals_nobody() -> None:
    fight = battle({"tlakali": "c5", "cotlic": "c7"}, hand=["sacrifice"], minions={1: ["c6"]}, hp={"cotlic": 9})
    fight = fight.after("play sacrifice by tlakali").all_pass()
    assert (fight.minions(1), fight.hp("cotlic"), fight.counter(0, "enemy_minions_defeated")) == (set(), 9, 1)


@rule("SK-10.6")
def test_sacrifice_heals_nobody_when_the_hero_has_left_and_nothing_happens_without_the_minion() -> None:
    fight = battle({"tlakali": "c5", "cotlic": "c7"}, hand=["sacrifice"], minions={0: ["c6"]}, hp={"cotlic": 9})
    fight = fight.after("play sacrifice by tlakali", "hero cotlic")
    gone = fight.with_hero("cotlic", at=fight.state.board.space("k7")).all_pass()
    assert (gone.minions(0), gone.hp("cotlic")) == (set(), 9)
    alone = fight.changed(minions=((0, 0), (0, 0))).all_pass()
    assert alone.hp("cotlic") == 9
