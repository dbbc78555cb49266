"""Bosses: every card, every weak point, set-up (FF-2.16, FF-10.19, FF-14.1, FF-15.1, FF-27.14)."""

from collections.abc import Callable
from typing import Any

import pytest

from fights import Fight, fight
from ludarium.games.fateforge.combat.bosses import cover, lost_cards, open_symbols, wound_weak_point
from ludarium.games.fateforge.content import BOSSES, COMBATS, HEROES
from ludarium.games.fateforge.deeds import damage_enemy
from ludarium.games.fateforge.events import (
    BossCardDrawn,
    BossWounded,
    CardDrawn,
    EnemyActed,
    EnemyDefeated,
    EnemyGained,
    EnemyIdle,
    HeroLost,
    Moved,
    Stunned,
    WeakPointCovered,
    WeakPointUncovered,
    WeakPointWounded,
)

rule = pytest.mark.rule


def brine(heroes: dict[str, str], crew: tuple[str, ...] = (), **fields: Any) -> Fight:
    return fight("c5", heroes, crew, boss="mother_brine@F", **fields)


def oruz(heroes: dict[str, str], crew: tuple[str, ...] = (), **fields: Any) -> Fight:
    return fight("c9", heroes, crew, boss="castellan_oruz@E", **fields)


def voice(heroes: dict[str, str], crew: tuple[str, ...] = (), **fields: Any) -> Fight:
    return fight("c13", heroes, crew, boss="sunken_voice@E", **fields)


def lost(scene: Fight, name: str) -> int:
    return HEROES[name].health - scene.health(name)


def quietly(change: Callable[[Any, Any], None]) -> Callable[[Any, Any], Any]:
    """A script of something that asks nothing."""

    def script(state: Any, emit: Any) -> Any:
        change(state, emit)
        return
        yield

    return script


def wounded(scene: Fight, point: str) -> Fight:
    return scene.play(quietly(lambda state, emit: wound_weak_point(state, emit, point)))


def hurt(scene: Fight, amount: int) -> Fight:
    name = scene.boss.id
    return scene.play(lambda state, emit: damage_enemy(state, emit, name, amount, 0))


def acted(scene: Fight) -> list[tuple[int, str, str]]:
    return [(event.segment, event.target, event.why) for event in scene.told(EnemyActed)]


# -- activation ------------------------------------------------------------------------------------------------


@rule("FF-2.16", "FF-10.19")
def test_each_act_ends_with_a_boss_that_draws_its_actions() -> None:
    assert [(boss.id, boss.act) for boss in BOSSES.values()] == [
        ("mother_brine", 1),
        ("castellan_oruz", 2),
        ("sunken_voice", 3),
    ]
    assert [combat.boss for combat in COMBATS.values() if combat.boss] == list(BOSSES)
    scene = brine({"ranger": "A"}).boss_acts(draws=["4"])
    assert [event.card for event in scene.told(BossCardDrawn)] == [4]


@rule("FF-2.16")
def test_cards_are_drawn_without_return_and_the_empty_deck_is_shuffled_anew() -> None:
    scene = brine({"ranger": "A"})
    drawn = []
    for _ in range(5):
        scene = scene.boss_acts()
        drawn += [event.card for event in scene.told(BossCardDrawn)]
    assert sorted(drawn) == [0, 1, 2, 3, 4]
    assert scene.boss.deck == ()
    scene = scene.boss_acts(draws=["3"])
    assert scene.boss.deck == (0, 1, 2, 4)


@rule("FF-2.16", "FF-15.1")
def test_the_boss_acts_in_both_moments_of_a_round() -> None:
    scene = brine({"ranger": "F"}, ("grunt#1@A",))
    assert len(scene.reaction().told(BossCardDrawn)) == 1
    turn = scene.enemy_turn(draws=["0"])
    assert [type(event) for event in turn.events if isinstance(event, (EnemyIdle, BossCardDrawn))] == [
        EnemyIdle,
        BossCardDrawn,
    ]


@rule("FF-2.16", "FF-27.14")
def test_a_stunned_boss_loses_one_activation_only() -> None:
    scene = oruz({"ranger": "E"}).with_boss(stunned=True).boss_acts(0)
    assert (scene.told(BossCardDrawn), lost(scene, "ranger"), scene.boss.stunned) == ([], 0, False)
    assert [(event.enemy, event.why) for event in scene.told(EnemyIdle)] == [("castellan_oruz", "stunned")]
    assert lost(scene.boss_acts(0, draws=["F"]), "ranger") == 2


def test_a_boss_that_fell_before_its_slot_does_nothing() -> None:
    scene = brine({"ranger": "F"}).changed(boss=None).enemy_turn()
    assert scene.over
    assert lost(scene, "ranger") == 0


# -- Mother Brine ----------------------------------------------------------------------------------------------


@rule("FF-2.16", "FF-16.2")
def test_brine_strikes_the_earliest_in_her_zone() -> None:
    scene = brine({"ranger": "F", "noble": "F", "rogue": "F"}, hidden=["ranger"]).boss_acts(0)
    assert acted(scene) == [(1, "noble", "earliest")]
    assert (lost(scene, "noble"), lost(scene, "rogue")) == (2, 0)
    nobody = brine({"ranger": "E"}).boss_acts(0)
    assert [event.why for event in nobody.told(EnemyIdle)] == ["nobody"]


@rule("FF-2.16", "FF-22.4", "FF-16.2")
def test_brine_pulls_the_latest_from_the_next_zone_and_strikes_the_same_hero() -> None:
    scene = brine({"ranger": "E", "noble": "D", "rogue": "F"}).boss_acts(1)
    assert (acted(scene), scene.zone("noble")) == ([(1, "noble", "latest")], "F")
    assert (lost(scene, "noble"), lost(scene, "rogue"), scene.zone("ranger")) == (1, 0, "E")
    nobody = brine({"ranger": "B", "rogue": "F"}).boss_acts(1)
    assert (lost(nobody, "rogue"), nobody.zone("ranger")) == (0, "B")


@rule("FF-2.16", "FF-22.5")
def test_brine_calls_red_minions_twice() -> None:
    scene = brine({"ranger": "A"}, ("grunt#1@E", "grunt#2@B", "archer#1@E")).boss_acts(2, draws=["E"])
    assert (scene.zone("grunt#1"), scene.zone("grunt#2"), scene.zone("archer#1")) == ("F", "E", "E")


@rule("FF-2.16", "FF-16.1", "FF-16.6")
def test_brine_steps_to_the_earliest_and_strikes_whom_players_choose() -> None:
    scene = brine({"ranger": "B", "noble": "E", "rogue": "E"}).boss_acts(3, draws=["E"])
    assert (scene.zone("mother_brine"), scene.options) == ("E", ["hero noble", "hero rogue"])
    scene = scene.after("rogue")
    assert acted(scene) == [(1, "ranger", "earliest"), (2, "rogue", "choice")]
    assert lost(scene, "rogue") == 1
    # With the earliest hero already there she stays and strikes.
    here = brine({"ranger": "F", "noble": "A"}).boss_acts(3)
    assert (here.zone("mother_brine"), here.told(Moved), lost(here, "ranger")) == ("F", [], 1)


@rule("FF-2.16", "FF-9.13", "FF-10.9")
def test_brine_takes_block_tokens_that_go_before_her_armour() -> None:
    scene = brine({"ranger": "F"}).boss_acts(4)
    assert scene.boss.block == 2
    scene = hurt(scene, 3)
    assert (scene.boss.block, scene.boss.armour, scene.boss.damage) == (0, 3, 0)


# -- Castellan Oruz --------------------------------------------------------------------------------------------


@rule("FF-2.16", "FF-22.3")
def test_oruz_strikes_the_earliest_and_pushes_the_same_hero() -> None:
    scene = oruz({"ranger": "E", "noble": "E"}).boss_acts(0, draws=["G"])
    assert (lost(scene, "ranger"), scene.zone("ranger"), scene.zone("noble")) == (2, "G", "E")
    nobody = oruz({"ranger": "F"}).boss_acts(0)
    assert (nobody.zone("ranger"), lost(nobody, "ranger")) == ("F", 0)
    # The door to D is closed: there is no push that way.
    with pytest.raises(AssertionError, match=r"drawn F, drawn G$"):
        oruz({"ranger": "E"}).boss_acts(0, draws=["D"])


@rule("FF-2.16", "FF-16.4")
def test_oruz_hurts_everybody_in_his_zone() -> None:
    scene = oruz({"ranger": "E", "noble": "E", "rogue": "E", "shaman": "F"}, hidden=["rogue"]).boss_acts(1)
    assert [lost(scene, name) for name in ("ranger", "noble", "rogue", "shaman")] == [1, 1, 0, 0]


@rule("FF-2.16", "FF-16.6")
def test_oruz_takes_two_steps_towards_the_earliest() -> None:
    scene = oruz({"ranger": "H", "noble": "F"}).boss_acts(2)
    assert (scene.zone("castellan_oruz"), acted(scene)) == ("H", [(1, "ranger", "earliest"), (2, "ranger", "earliest")])
    # Nobody can be reached through the closed door.
    cut_off = oruz({"ranger": "D"}).boss_acts(2)
    assert (cut_off.zone("castellan_oruz"), len(cut_off.told(EnemyIdle))) == ("E", 2)


@rule("FF-2.16", "FF-28.3")
def test_oruz_shoots_the_latest_in_the_next_zone() -> None:
    scene = oruz({"ranger": "F", "noble": "G", "rogue": "E", "shaman": "H"}).boss_acts(3)
    assert [lost(scene, name) for name in ("ranger", "noble", "rogue", "shaman")] == [0, 2, 0, 0]


@rule("FF-2.16", "FF-22.5")
def test_oruz_calls_a_green_minion() -> None:
    scene = oruz({"ranger": "A"}, ("guard#2@G", "halberdier#1@F")).boss_acts(4)
    assert (scene.zone("guard#2"), scene.zone("halberdier#1")) == ("E", "F")


@rule("FF-2.16")
def test_oruz_takes_three_block_tokens() -> None:
    scene = oruz({"ranger": "A"}).boss_acts(5)
    assert [(event.what, event.amount) for event in scene.told(EnemyGained)] == [("block", 3)]
    assert scene.boss.block == 3


# -- The Sunken Voice ------------------------------------------------------------------------------------------


@rule("FF-2.16", "FF-6.5")
def test_the_voice_takes_energy_from_all_near() -> None:
    scene = voice({"ranger": "E", "noble": "D", "shaman": "A"}, energy={"noble": 0}).boss_acts(0)
    assert [(event.hero, event.what) for event in scene.told(HeroLost)] == [("ranger", "energy"), ("noble", "health")]


@rule("FF-2.16", "FF-22.4", "FF-28.9")
def test_the_voice_pulls_the_earliest_and_strikes_with_poison() -> None:
    scene = voice({"ranger": "B", "noble": "C"}).boss_acts(1)
    assert (scene.zone("ranger"), scene.fighter("ranger").poison, lost(scene, "ranger")) == ("E", 1, 1)
    assert (scene.zone("noble"), lost(scene, "noble")) == ("C", 0)


@rule("FF-2.16", "FF-28.8", "FF-28.9", "FF-27.2")
def test_the_voice_shoots_the_latest_two_zones_far_but_over_no_barricade() -> None:
    scene = voice({"ranger": "D", "noble": "H"}).boss_acts(2)
    assert (lost(scene, "noble"), scene.fighter("noble").poison, lost(scene, "ranger")) == (2, 2, 0)
    # B and C are protected against shots from E.
    scene = voice({"ranger": "D", "noble": "C"}).boss_acts(2)
    assert (lost(scene, "noble"), lost(scene, "ranger")) == (0, 2)
    assert lost(voice({"ranger": "E"}).boss_acts(2), "ranger") == 0


@rule("FF-2.16", "FF-27.15")
def test_the_voice_makes_the_earliest_draw_fear() -> None:
    scene = voice({"ranger": "A", "noble": "E"}).boss_acts(3, draws=["dread"])
    assert [(event.hero, event.deck, event.card) for event in scene.told(CardDrawn)] == [("ranger", "fear", "dread")]


@rule("FF-2.16", "FF-22.5")
def test_the_voice_calls_minions_of_any_colour_twice() -> None:
    scene = voice({"ranger": "A"}, ("hexer#1@G", "recruit#1@H", "choirmaster#1@F")).boss_acts(4, draws=["G"])
    assert (scene.zone("hexer#1"), scene.zone("recruit#1"), scene.zone("choirmaster#1")) == ("E", "G", "F")


@rule("FF-2.16")
def test_the_voice_strikes_everybody_in_its_zone() -> None:
    scene = voice({"ranger": "E", "noble": "E", "shaman": "D"}).boss_acts(5)
    assert [lost(scene, name) for name in ("ranger", "noble", "shaman")] == [1, 1, 0]


@rule("FF-2.16", "FF-27.14")
def test_the_voice_shakes_a_marker_off_each_weak_point_that_is_not_wounded() -> None:
    scene = voice({"ranger": "A"}).with_boss(marks=(0b101, 0b111, 0b10), wounded=("second_bell",))
    scene = scene.boss_acts(6, draws=["first_bell 3"])
    assert scene.boss.marks == (0b001, 0b111, 0)
    assert [(event.weak_point, event.symbol) for event in scene.told(WeakPointUncovered)] == [
        ("first_bell", "focus"),
        ("third_bell", "precise_shot"),
    ]


@rule("FF-16.1")
def test_a_taunting_hero_draws_the_boss() -> None:
    scene = voice({"ranger": "B", "noble": "C"}).with_hero("noble", taunting=True).boss_acts(1)
    assert acted(scene) == [(1, "noble", "taunt")]


def test_a_boss_that_falls_in_its_own_attack_does_no_more() -> None:
    scene = oruz({"noble": "E"}, block={"noble": 2}, skills={"noble": ["no_riposte"]})
    scene = scene.with_boss(armour=0, damage=6, wounds=1).boss_acts(0).after("soak block 2 armour 0")
    assert (scene.state.boss, scene.zone("noble")) == (None, "E")
    # Nor does it strike those who would have come after.
    party = {"noble": "H", "ranger": "H"}
    scene = fight("c13", party, boss="sunken_voice@H", block={"noble": 1}, skills={"noble": ["no_riposte"]})
    scene = scene.with_boss(armour=0, damage=7, wounds=2).boss_acts(5).after("soak block 1 armour 0")
    assert (scene.state.boss, lost(scene, "ranger")) == (None, 0)


# -- wounds ----------------------------------------------------------------------------------------------------


@rule("FF-10.7", "FF-10.8")
def test_a_boss_takes_a_wound_for_its_toughness_and_falls_with_the_last() -> None:
    scene = hurt(brine({"ranger": "F"}), 8)
    assert (scene.boss.armour, scene.boss.damage) == (0, 4)
    scene = hurt(scene, 1)
    assert (scene.boss.damage, scene.boss.wounds, len(scene.told(BossWounded))) == (0, 1, 1)
    scene = hurt(scene, 5)
    assert (scene.state.boss, scene.state.defeated) == (None, ("mother_brine",))
    assert [event.by for event in scene.told(EnemyDefeated)] == ["ranger"]


# -- weak points -----------------------------------------------------------------------------------------------


def symbols(scene: Fight, hero: int = 0) -> list[tuple[str, str]]:
    return [(symbol.weak_point, symbol.need) for symbol in open_symbols(scene.state, hero)]


@rule("FF-27.14")
def test_which_symbols_can_be_covered_from_where() -> None:
    arm = [("chain_arm", "strike"), ("chain_arm", "precise_strike"), ("chain_arm", "any")]
    assert symbols(brine({"ranger": "F"})) == arm
    assert symbols(brine({"ranger": "E"})) == [("old_scar", "shot"), ("old_scar", "precise_shot")]
    assert symbols(brine({"ranger": "B"})) == []
    # F is protected against shots from D.
    assert symbols(brine({"ranger": "D"})) == []
    near = [("visor", "precise_strike"), ("visor", "focus"), ("heat_vent", "focus")]
    assert symbols(oruz({"ranger": "E"})) == near
    assert symbols(oruz({"ranger": "F"})) == [("heat_vent", "focus"), ("heat_vent", "shot")]
    # Through the closed door nothing reaches him.
    assert symbols(oruz({"ranger": "D"})) == []
    assert symbols(oruz({"ranger": "D"}, open_doors=["door1"])) == [("heat_vent", "focus"), ("heat_vent", "shot")]
    assert symbols(voice({"ranger": "E"})) == [
        *(("first_bell", "strike"), ("first_bell", "focus"), ("second_bell", "focus"), ("second_bell", "any")),
        ("third_bell", "precise_strike"),
    ]
    assert symbols(voice({"ranger": "D"})) == [
        *(("second_bell", "shot"), ("second_bell", "focus"), ("second_bell", "any"), ("third_bell", "precise_shot")),
    ]
    assert symbols(brine({"ranger": "F"}).changed(boss=None)) == []


@rule("FF-27.14")
def test_covered_symbols_and_wounded_weak_points_are_closed() -> None:
    scene = voice({"ranger": "E"}).with_boss(marks=(0b001, 0, 0), wounded=("second_bell", "third_bell"))
    assert [(symbol.need, symbol.symbol) for symbol in open_symbols(scene.state, 0)] == [("strike", 1), ("focus", 2)]


@rule("FF-27.14")
def test_markers_gather_until_the_weak_point_is_wounded() -> None:
    scene = oruz({"ranger": "E"})
    scene = scene.play(quietly(lambda state, emit: cover(state, emit, "visor", 1)))
    assert (scene.boss.marks, scene.boss.wounded) == ((0b10, 0), ())
    assert [(event.weak_point, event.symbol) for event in scene.told(WeakPointCovered)] == [("visor", "focus")]
    # Such results deal no damage.
    assert (scene.boss.armour, scene.boss.damage) == (1, 0)
    scene = scene.play(quietly(lambda state, emit: cover(state, emit, "visor", 0)))
    assert [event.weak_point for event in scene.told(WeakPointWounded)] == ["visor"]
    assert scene.boss.wounded == ("visor",)
    again = scene.play(quietly(lambda state, emit: cover(state, emit, "visor")))
    assert again.events == ()


@rule("FF-27.14", "FF-27.11")
def test_a_marker_without_a_symbol_goes_to_the_first_open_one() -> None:
    scene = oruz({"ranger": "F"}, boss_marks=["heat_vent"])
    assert scene.boss.marks == (0, 0b001)
    scene = scene.play(quietly(lambda state, emit: cover(state, emit, "heat_vent")))
    assert scene.boss.marks == (0, 0b011)
    gone = scene.changed(boss=None).play(quietly(lambda state, emit: cover(state, emit, "heat_vent")))
    assert gone.events == ()


@rule("FF-27.14")
def test_the_chain_arm_costs_three_armour_and_the_pull_cards() -> None:
    scene = wounded(brine({"ranger": "E"}), "chain_arm")
    assert (scene.boss.armour, scene.boss.deck) == (1, (0, 2, 3, 4))
    assert lost_cards(scene.boss) == {1}
    # They stay out when the deck is shuffled anew.
    scene = scene.with_boss(deck=()).boss_acts(draws=["0"])
    assert scene.boss.deck == (2, 3, 4)
    assert wounded(brine({"ranger": "E"}).with_boss(armour=2), "chain_arm").boss.armour == 0


@rule("FF-27.14", "FF-10.7")
def test_the_old_scar_lowers_her_toughness_and_markers_may_be_enough_at_once() -> None:
    scene = wounded(brine({"ranger": "E"}), "old_scar")
    assert (scene.boss.toughness, scene.boss.wounds) == (4, 0)
    hit = wounded(brine({"ranger": "E"}).with_boss(damage=4), "old_scar")
    assert (hit.boss.wounds, hit.boss.damage) == (1, 0)
    last = brine({"ranger": "E"}).with_boss(damage=4, wounds=1)
    last = last.play(quietly(lambda state, emit: wound_weak_point(state, emit, "old_scar", 0)))
    assert last.state.boss is None
    assert [event.by for event in last.told(EnemyDefeated)] == ["ranger"]


@rule("FF-27.14", "FF-22.2")
def test_the_visor_stuns_him_for_the_next_activation() -> None:
    scene = wounded(oruz({"ranger": "E"}), "visor")
    assert [event.who for event in scene.told(Stunned)] == ["castellan_oruz"]
    scene = scene.boss_acts(1)
    assert (lost(scene, "ranger"), scene.boss.stunned) == (0, False)


@rule("FF-27.14")
def test_the_heat_vent_costs_all_armour() -> None:
    scene = wounded(oruz({"ranger": "E"}), "heat_vent")
    assert (scene.boss.armour, [event.amount for event in scene.told(EnemyGained)]) == (0, [-1])


@rule("FF-27.14", "FF-27.15")
def test_the_first_bell_silences_fear() -> None:
    scene = wounded(voice({"ranger": "E"}), "first_bell")
    assert scene.boss.deck == (0, 1, 2, 4, 5, 6)
    assert lost_cards(scene.boss) == {3}


@rule("FF-27.14")
def test_the_second_bell_costs_all_armour_and_the_third_lowers_toughness() -> None:
    assert wounded(voice({"ranger": "E"}), "second_bell").boss.armour == 0
    assert wounded(voice({"ranger": "E"}), "third_bell").boss.toughness == 5


def test_an_unknown_weak_point_is_refused() -> None:
    with pytest.raises(Exception, match="mother_brine has no weak point 'visor'"):
        brine({"ranger": "F"}).play(quietly(lambda state, emit: cover(state, emit, "visor")))


# -- set-up ----------------------------------------------------------------------------------------------------


@rule("FF-10.8", "FF-2.16")
def test_a_boss_is_set_up_with_its_armour_and_what_the_scene_changes() -> None:
    scene = brine({"ranger": "A"})
    boss = scene.boss
    assert (scene.zone(boss.id), boss.toughness, boss.armour, boss.deck, boss.marks) == (
        "F",
        5,
        4,
        (0, 1, 2, 3, 4),
        (0, 0),
    )
    assert brine({"ranger": "A"}, boss_armour=1).boss.armour == 5
    assert brine({"ranger": "A"}, boss_armour=-9).boss.armour == 0
