"""Enemies: reactions, the enemy turn, targets, movement, abilities, modifiers (FF-10, FF-14 to FF-16, FF-22, FF-28)."""

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from fateforge_told import log_lines, named
from fights import Fight, drawn, fight
from ludarium.games.fateforge.battle import CleanUp, EnemyTurn
from ludarium.games.fateforge.combat import enemies
from ludarium.games.fateforge.combat.enemies import REASONS, cleanup_abilities
from ludarium.games.fateforge.combat.forecast import forecast
from ludarium.games.fateforge.combat.planning import dice_to_roll
from ludarium.games.fateforge.combat.targets import minions_from, shot_from, struck_from, ways
from ludarium.games.fateforge.content import ABILITIES, COLOURS, COMBATS, ENEMIES, HEROES
from ludarium.games.fateforge.deeds import call, damage_enemy, damage_hero, movable, push_hero, stun_enemy
from ludarium.games.fateforge.events import (
    Attacked,
    CardDrawn,
    EnemyActed,
    EnemyDefeated,
    EnemyGained,
    EnemyIdle,
    EnemyTurnBegan,
    HeroHit,
    HeroKnockedOut,
    HeroLost,
    Moved,
    NobodyReacts,
    ReactionBegan,
    Stunned,
)
from ludarium.games.fateforge.notation import ENEMY_ACTIONS, Misread, segment_of
from ludarium.games.fateforge.state import EnemyState
from ludarium.texts import LANGUAGES, say, tell

rule = pytest.mark.rule


def acted(scene: Fight) -> list[tuple[str, int, str, str]]:
    """Who acted by which segment, at whom, why."""
    return [(event.enemy, event.segment, event.target, event.why) for event in scene.told(EnemyActed)]


def idle(scene: Fight) -> dict[str, str]:
    return {event.enemy: event.why for event in scene.told(EnemyIdle)}


def lost(scene: Fight, name: str) -> int:
    """Health a hero is short of."""
    return HEROES[name].health - scene.health(name)


def hits(scene: Fight) -> list[tuple[str, str, str, int]]:
    return [(event.who, event.target, event.how, event.damage) for event in scene.told(Attacked)]


def rewritten(
    monkeypatch: pytest.MonkeyPatch, enemy: str, *frame: tuple[tuple[int, ...], str, str], **fields: Any
) -> None:
    """Give an enemy card another frame: (distances, actions, modifiers)."""
    segments = tuple(segment_of(distances, do, tuple(mod.split())) for distances, do, mod in frame)
    card = replace(ENEMIES[enemy], frame=segments or ENEMIES[enemy].frame, **fields)
    monkeypatch.setitem(ENEMIES, enemy, card)


# -- the rulebook's examples -----------------------------------------------------------------------------------


@rule("FF-14.1", "FF-14.2", "FF-14.3", "FF-2.15", "FF-16.1", "FF-16.2")
def test_the_reaction_of_guard_dogs_and_archers() -> None:
    scene = fight(
        "c1",
        {"ranger": "B", "mercenary": "B"},
        ["guard_dog#1@C", "guard_dog#2@D", "archer#1@B", "archer#2@D"],
    ).reaction("white", "blue")
    # No dog shares a zone with a hero; two are one zone away; number 1 steps and strikes the earliest hero.
    assert acted(scene) == [("guard_dog#1", 2, "ranger", "earliest")]
    assert (scene.zone("guard_dog#1"), scene.zone("guard_dog#2")) == ("B", "D")
    assert lost(scene, "ranger") == 1
    # Archer 1 stands among the heroes; archer 2, one zone away, shoots at whom the players choose.
    assert (scene.prompt, scene.options, scene.decision.args) == (
        "target",
        ["hero ranger", "hero mercenary"],
        (("enemy", "archer#2"),),
    )
    scene = scene.after("mercenary")
    assert acted(scene)[1:] == [("archer#2", 1, "mercenary", "choice")]
    assert (lost(scene, "ranger"), lost(scene, "mercenary")) == (1, 1)
    assert scene.over


@rule("FF-15.1", "FF-15.2", "FF-15.4", "FF-10.11", "FF-10.17", "FF-16.3", "FF-16.6", "FF-22.5")
def test_the_enemy_turn_of_archers_grunts_enforcers_and_the_lieutenant() -> None:
    scene = fight(
        "c2",
        {"ranger": "A", "mercenary": "E"},
        ["lieutenant#1@G", "enforcer#2@D", "enforcer#1@F", "grunt#2@E", "grunt#1@C", "archer#2@E", "archer#1@B"],
    ).enemy_turn(draws=["B"])
    assert acted(scene) == [
        ("archer#1", 1, "ranger", "only"),
        ("grunt#2", 1, "mercenary", "only"),
        ("enforcer#1", 2, "mercenary", "only"),
        ("enforcer#2", 3, "ranger", "earliest"),
        ("lieutenant#1", 0, "", "commander"),
    ]
    assert idle(scene) == {"archer#2": "nobody", "grunt#1": "nobody", "lieutenant#1": "nobody"}
    assert (lost(scene, "ranger"), lost(scene, "mercenary")) == (1, 1)
    # Enforcer 1 comes to the Mercenary, enforcer 2 one zone nearer to the Ranger, grunt 2 one zone to the Lieutenant.
    assert (scene.zone("enforcer#1"), scene.zone("enforcer#2"), scene.zone("grunt#2")) == ("E", "B", "F")


@rule("FF-15.1", "FF-15.6", "FF-16.1", "FF-16.2")
def test_the_recruit_strikes_whom_players_choose_and_the_assassin_the_earliest() -> None:
    scene = fight("c11", {"ranger": "B", "shaman": "B", "noble": "B"}, ["assassin#1@C", "recruit#1@B"]).enemy_turn()
    assert scene.options == ["hero ranger", "hero shaman", "hero noble"]
    scene = scene.after("shaman")
    assert acted(scene) == [("recruit#1", 1, "shaman", "choice"), ("assassin#1", 2, "ranger", "earliest")]
    assert (lost(scene, "shaman"), lost(scene, "ranger"), lost(scene, "noble")) == (1, 1, 0)
    assert scene.zone("assassin#1") == "B"


# -- reactions -------------------------------------------------------------------------------------------------


@rule("FF-14.6", "FF-2.15", "FF-22.6")
def test_two_different_colours_are_drawn_from_those_on_the_map() -> None:
    scene = fight("c1", {"ranger": "A"}, ["guard_dog#1@F", "archer#1@F", "archer#2@F", "grunt#1@F"])
    named = scene.reaction(draws=["red", "white"])
    (began,) = named.told(ReactionBegan)
    assert began.colours == ("red", "white")
    # Every colour on the map is in the draw, whatever the number of its tokens; the second is another one.
    with pytest.raises(AssertionError, match=r"drawn white, drawn blue, drawn red$"):
        scene.reaction(draws=["green"])
    with pytest.raises(AssertionError, match=r"drawn white, drawn red$"):
        scene.reaction(draws=["blue", "blue"])


@rule("FF-14.6")
def test_with_one_colour_left_only_that_one_reacts() -> None:
    scene = fight("c1", {"ranger": "E"}, ["grunt#1@E", "grunt#2@E"]).reaction()
    assert [event.colours for event in scene.told(ReactionBegan)] == [("red",)]
    assert acted(scene) == [("grunt#1", 1, "ranger", "only")]
    nobody = fight("c1", {"ranger": "E"}).reaction()
    assert [event.colours for event in nobody.told(ReactionBegan)] == [()]
    assert nobody.over


@rule("FF-14.3")
def test_an_earlier_segment_goes_before_a_lower_number() -> None:
    scene = fight("c1", {"ranger": "B"}, ["guard_dog#1@C", "guard_dog#6@B"]).reaction("white")
    assert acted(scene) == [("guard_dog#6", 1, "ranger", "only")]


@rule("FF-14.2", "FF-14.7", "FF-10.10")
def test_one_token_of_a_colour_reacts_and_the_lowest_number_has_priority() -> None:
    scene = fight("c11", {"ranger": "B"}, ["assassin#4@B", "assassin#1@B"]).reaction("brown")
    assert acted(scene) == [("assassin#1", 1, "ranger", "only")]
    assert lost(scene, "ranger") == 2


@rule("FF-14.2")
def test_a_colour_without_a_fitting_segment_gives_way_to_the_next() -> None:
    scene = fight("c1", {"ranger": "B"}, ["grunt#1@C", "archer#1@C"]).reaction("red", "blue")
    assert [event.colour for event in scene.told(NobodyReacts)] == ["red"]
    assert acted(scene) == [("archer#1", 1, "ranger", "only")]


@rule("FF-14.4", "FF-22.1")
def test_a_stunned_token_is_skipped_for_the_next_of_its_colour() -> None:
    scene = fight("c1", {"ranger": "E"}, ["grunt#1@E", "grunt#2@E"], stunned=["grunt#1"]).reaction("red")
    assert acted(scene) == [("grunt#2", 1, "ranger", "only")]


@rule("FF-14.4", "FF-14.5", "FF-9.9")
def test_after_skipping_a_guard_the_search_goes_on_with_later_segments() -> None:
    crew = ["guard_dog#1@C^gem1", "guard_dog#2@E"]
    scene = fight("c1", {"ranger": "B"}, crew).reaction("white")
    # Number 1 would have to step; no other dog is at distance 1; number 2 fits the segment for distance 2.
    assert acted(scene) == [("guard_dog#2", 3, "ranger", "only")]
    assert scene.zone("guard_dog#1") == "C"


@rule("FF-14.4", "FF-16.4")
def test_a_token_with_only_ineligible_targets_is_skipped() -> None:
    scene = fight("c1", {"rogue": "E", "ranger": "F"}, ["grunt#1@E", "grunt#2@F"], hidden=["rogue"]).reaction("red")
    assert acted(scene) == [("grunt#2", 1, "ranger", "only")]


@rule("FF-14.1", "FF-2.16")
def test_the_boss_acts_at_the_reaction_after_the_colours() -> None:
    scene = fight("c5", {"ranger": "F"}, ["grunt#1@F"], boss="mother_brine@F").reaction(draws=["0"])
    assert hits(scene) == [("grunt#1", "ranger", "strike", 1), ("mother_brine", "ranger", "strike", 2)]
    alone = fight("c5", {"ranger": "F"}, boss="mother_brine@F").reaction(draws=["0"])
    assert lost(alone, "ranger") == 2


@rule("FF-14.8")
def test_who_has_reacted_acts_again_in_the_enemy_turn() -> None:
    scene = fight("c1", {"ranger": "E"}, ["grunt#1@E"]).reaction("red").enemy_turn()
    assert acted(scene) == [("grunt#1", 1, "ranger", "only")]
    assert lost(scene, "ranger") == 2


# -- the enemy turn --------------------------------------------------------------------------------------------


@rule("FF-15.1", "FF-10.1", "FF-10.10")
def test_slots_go_by_colour_and_then_by_initiative_bosses_last() -> None:
    crew = ["lieutenant#1@E", "cutthroat#1@E", "enforcer#1@E", "grunt#2@E", "grunt#1@E", "archer#1@F", "guard_dog#1@E"]
    scene = fight("c5", {"ranger": "E", "mercenary": "E"}, crew, boss="mother_brine@E", health={"ranger": 20})
    scene = scene.enemy_turn()
    while not scene.over:
        scene = scene.after("ranger")
    assert [enemy for enemy, segment, _, _ in acted(scene) if segment] == [
        *("guard_dog#1", "archer#1", "grunt#1", "grunt#2", "enforcer#1", "cutthroat#1", "lieutenant#1", "mother_brine"),
    ]
    assert scene.told(EnemyTurnBegan) == [EnemyTurnBegan()]
    colours = [ENEMIES[name].colour for name in ("guard_dog", "archer", "grunt", "enforcer", "cutthroat", "lieutenant")]
    assert colours == list(range(len(COLOURS)))


@rule("FF-15.3", "FF-9.9")
def test_a_guard_in_range_that_would_have_to_move_does_nothing_and_tries_no_later_segment() -> None:
    scene = fight("c1", {"ranger": "B", "noble": "A"}, ["guard_dog#1@C^gem1"]).enemy_turn()
    assert (acted(scene), idle(scene)) == ([], {"guard_dog#1": "guard"})
    assert scene.zone("guard_dog#1") == "C"
    # Where it need not move a guard acts.
    scene = fight("c1", {"ranger": "C"}, ["guard_dog#1@C^gem1"]).enemy_turn()
    assert acted(scene) == [("guard_dog#1", 1, "ranger", "only")]


@rule("FF-15.3", "FF-22.1")
def test_a_stunned_enemy_does_nothing() -> None:
    scene = fight("c1", {"ranger": "E"}, ["grunt#1@E"], stunned=["grunt#1"]).enemy_turn()
    assert (acted(scene), idle(scene), lost(scene, "ranger")) == ([], {"grunt#1": "stunned"}, 0)
    far = fight("c1", {"ranger": "A"}, ["grunt#1@E"], stunned=["grunt#1"]).enemy_turn()
    assert idle(far) == {"grunt#1": "stunned"}


@rule("FF-15.5", "FF-10.17")
def test_positions_are_read_when_the_slot_comes() -> None:
    # The boar comes first and pushes the Ranger away from the grunt, which then has nobody.
    scene = fight("c4", {"ranger": "D"}, ["grunt#1@D", "marsh_boar#1@D"]).enemy_turn(draws=["G"])
    assert (scene.zone("ranger"), idle(scene)) == ("G", {"grunt#1": "nobody"})
    scene = fight("c4", {"ranger": "D"}, ["grunt#1@G", "marsh_boar#1@D"]).enemy_turn(draws=["G"])
    assert hits(scene) == [("marsh_boar#1", "ranger", "strike", 1), ("grunt#1", "ranger", "strike", 1)]


@rule("FF-15.1")
def test_an_enemy_that_falls_in_its_own_attack_does_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    # Riposte: the grunt's cancelled Strike falls back on it; the one marker more is enough.
    rewritten(monkeypatch, "grunt", ((0,), "strike>strike>push", ""), abilities=("rally",))
    scene = fight(
        "c1", {"noble": "F"}, ["grunt#1@F", "archer#1@F"], block={"noble": 1}, skills={"noble": ["no_riposte"]}
    ).with_enemy("grunt#1", damage=1)
    scene = scene.enemy_turn().after("soak block 1 armour 0")
    assert [event.enemy for event in scene.told(EnemyDefeated)] == ["grunt#1"]
    assert (scene.zone("noble"), scene.enemy("archer#1").block) == ("F", 0)
    assert lost(scene, "noble") == 0


@rule("FF-15.1")
def test_an_enemy_that_is_gone_when_its_slot_comes_is_passed_over() -> None:
    scene = fight("c1", {"ranger": "E"}, ["grunt#2@E"]).step(EnemyTurn(("grunt#1", "grunt#2")))
    assert (acted(scene), idle(scene)) == ([("grunt#2", 1, "ranger", "only")], {})
    assert fight("c1", {"ranger": "E"}).step(EnemyTurn(("grunt#1",))).over


@rule("FF-15.6")
def test_step_then_strike_hits_the_hero_it_went_for() -> None:
    scene = fight("c1", {"ranger": "C", "noble": "B"}, ["guard_dog#1@E"], order=["noble", "ranger"]).enemy_turn()
    # Only the Ranger is at distance 1: the dog goes to C and strikes the Ranger.
    assert (acted(scene), scene.zone("guard_dog#1")) == ([("guard_dog#1", 2, "ranger", "only")], "C")
    assert (lost(scene, "ranger"), lost(scene, "noble")) == (1, 0)


@rule("FF-10.5", "FF-10.6")
def test_a_segment_asks_for_any_hero_at_its_distance_not_for_the_nearest() -> None:
    scene = fight("c1", {"ranger": "B", "noble": "C"}, ["archer#1@C"]).enemy_turn()
    assert acted(scene) == [("archer#1", 1, "ranger", "only")]
    assert max(len(card.frame) for card in ENEMIES.values()) == 3


# -- whom they target ------------------------------------------------------------------------------------------


@rule("FF-16.1", "FF-2.30", "FF-11.4")
def test_the_beast_master_chooses_where_no_modifier_does() -> None:
    scene = fight("c1", {"ranger": "E", "noble": "E"}, ["grunt#1@E"], seats=2, beast_master=1).enemy_turn()
    assert (scene.asked, scene.prompt, scene.options) == (1, "target", ["hero ranger", "hero noble"])
    scene = scene.after("noble")
    assert (lost(scene, "noble"), lost(scene, "ranger")) == (1, 0)


@rule("FF-16.2", "FF-28.2", "FF-28.3")
@pytest.mark.parametrize(
    ("order", "earliest", "latest"), [("ranger noble", "ranger", "noble"), ("noble ranger", "noble", "ranger")]
)
def test_earliest_and_latest_follow_the_order_of_turns(order: str, earliest: str, latest: str) -> None:
    party = {"ranger": "D", "noble": "D"}
    first = fight("c4", party, ["palace_knight#1@D"], order=order.split()).enemy_turn()
    assert acted(first) == [("palace_knight#1", 1, earliest, "earliest")]
    last = fight("c4", party, ["cutthroat#1@D"], order=order.split()).enemy_turn()
    assert acted(last) == [("cutthroat#1", 1, latest, "latest")]


@rule("FF-16.3")
def test_a_segment_that_only_moves_goes_for_the_earliest() -> None:
    scene = fight("c2", {"ranger": "B", "noble": "F"}, ["enforcer#1@D"], order=["noble", "ranger"]).enemy_turn()
    assert (acted(scene), scene.zone("enforcer#1")) == ([("enforcer#1", 2, "noble", "earliest")], "F")


@rule("FF-16.4", "FF-16.5")
@pytest.mark.parametrize("how", ["hidden", "untargetable", "ko"])
def test_ineligible_heroes_are_ignored_also_for_the_distance(how: str) -> None:
    scene = fight("c1", {"rogue": "C", "ranger": "B"}, ["guard_dog#1@C"], order=["rogue", "ranger"])
    scene = scene.with_hero("rogue", **{how: True})
    acting = scene.enemy_turn()
    assert acted(acting) == [("guard_dog#1", 2, "ranger", "only")]
    alone = scene.with_hero("ranger", ko=True).enemy_turn()
    assert idle(alone) == {"guard_dog#1": "nobody" if how == "ko" else "ineligible"}


@rule("FF-16.4")
def test_a_hero_behind_a_barricade_is_no_target_for_a_shot_from_there() -> None:
    wall = "A---B---C\nbarricades: B<A\n"
    assert idle(drawn(f"{wall}A: archer#1\nB: ranger").enemy_turn()) == {"archer#1": "ineligible"}
    assert acted(drawn(f"{wall}C: archer#1\nB: ranger").enemy_turn()) == [("archer#1", 1, "ranger", "only")]
    # A shot out of the protected zone is free, and so is a Strike into it.
    assert acted(drawn(f"{wall}A: ranger\nB: archer#1").enemy_turn()) == [("archer#1", 1, "ranger", "only")]
    assert acted(drawn(f"{wall}A: halberdier#1\nB: ranger").enemy_turn()) == [("halberdier#1", 2, "ranger", "only")]


@rule("FF-16.4")
def test_a_taunting_hero_must_be_chosen_when_eligible() -> None:
    scene = fight("c4", {"ranger": "D", "noble": "D"}, ["grunt#1@D", "palace_knight#1@D"]).with_hero(
        "noble", taunting=True
    )
    scene = scene.enemy_turn()
    assert acted(scene) == [("grunt#1", 1, "noble", "taunt"), ("palace_knight#1", 1, "noble", "taunt")]
    # Out of range taunting changes nothing.
    far = fight("c4", {"ranger": "D", "noble": "A"}, ["grunt#1@D"]).with_hero("noble", taunting=True).enemy_turn()
    assert acted(far) == [("grunt#1", 1, "ranger", "only")]


@rule("FF-16.7")
def test_places_of_knocked_out_heroes_in_the_order_are_ignored() -> None:
    scene = fight("c4", {"ranger": "D", "noble": "D", "shaman": "D"}, ["palace_knight#1@D"])
    scene = scene.with_hero("ranger", ko=True, health=0).enemy_turn()
    assert acted(scene) == [("palace_knight#1", 1, "noble", "earliest")]


@rule("FF-16.2", "FF-20.2")
def test_a_hero_who_came_to_this_round_is_last_in_the_order() -> None:
    scene = fight("c4", {"ranger": "D", "noble": "D"}, ["palace_knight#1@D", "cutthroat#2@D"], order=["noble"])
    scene = scene.enemy_turn()
    assert acted(scene) == [("palace_knight#1", 1, "noble", "earliest"), ("cutthroat#2", 1, "ranger", "latest")]


@rule("FF-16.6", "FF-22.6")
def test_equal_ways_are_decided_by_lot() -> None:
    scene = fight("c1", {"ranger": "B"}, ["guard_dog#1@E"])
    assert scene.enemy_turn(draws=["C"]).zone("guard_dog#1") == "C"
    assert scene.enemy_turn(draws=["D"]).zone("guard_dog#1") == "D"
    # One way only is not drawn for.
    straight = fight("c1", {"ranger": "E"}, ["guard_dog#1@B"])
    with pytest.raises(AssertionError, match="not drawn"):
        fight("c1", {"ranger": "A"}, ["guard_dog#1@C"]).enemy_turn(draws=["B"])
    assert straight.enemy_turn(draws=["D"]).zone("guard_dog#1") == "D"


@rule("FF-16.6", "FF-22.7")
def test_closed_doors_cut_distance_shots_and_ways() -> None:
    # c6: the door between B and C is closed.
    scene = fight("c6", {"ranger": "B"}, ["crossbow_guard#1@C"])
    assert idle(scene.enemy_turn()) == {"crossbow_guard#1": "nobody"}
    opened = fight("c6", {"ranger": "B"}, ["crossbow_guard#1@C"], open_doors=["door1"]).enemy_turn()
    assert acted(opened) == [("crossbow_guard#1", 1, "ranger", "only")]
    # A hero pushed in B goes to A or E, never through the door.
    pushed = fight("c6", {"ranger": "B"}, ["marsh_boar#1@B"])
    with pytest.raises(AssertionError, match=r"drawn A, drawn E$"):
        pushed.enemy_turn(draws=["C"])
    # With the other door closed as well C is cut off from E altogether: a call brings nobody.
    called = fight("c6", {"ranger": "A"}, ["lieutenant#1@E", "halberdier#1@C"]).enemy_turn()
    assert called.zone("halberdier#1") == "C"


# -- every card ------------------------------------------------------------------------------------------------

DEALT = {
    ("guard_dog", 0): 1,
    ("guard_dog", 1): 1,
    ("harbour_rats", 0): 1,
    ("marsh_boar", 0): 1,
    ("marsh_boar", 1): 2,
    ("cave_wisp", 1): 1,
    ("archer", 1): 1,
    ("grunt", 0): 1,
    ("enforcer", 0): 1,
    ("cutthroat", 0): 2,
    ("cutthroat", 1): 1,
    ("lieutenant", 0): 2,
    ("crossbow_guard", 1): 1,
    ("crossbow_guard", 2): 1,
    ("halberdier", 0): 1,
    ("halberdier", 1): 1,
    ("guard", 0): 1,
    ("palace_knight", 0): 1,
    ("palace_knight", 1): 1,
    ("watch_captain", 0): 1,
    ("hexer", 1): 1,
    ("recruit", 0): 1,
    ("blood_zealot", 0): 1,
    ("assassin", 0): 2,
    ("assassin", 1): 1,
    ("choirmaster", 0): 1,
    ("choirmaster", 1): 1,
}
"""Damage of each card at each distance at which it attacks."""
STEPS = {
    *(("guard_dog", 1), ("guard_dog", 2), ("harbour_rats", 1), ("harbour_rats", 2), ("marsh_boar", 1)),
    *(("marsh_boar", 2), ("cave_wisp", 2), ("cave_wisp", 3), ("enforcer", 1), ("enforcer", 2), ("cutthroat", 1)),
    *(("guard", 1), ("palace_knight", 1), ("watch_captain", 1), ("recruit", 1), ("blood_zealot", 1)),
    *(("blood_zealot", 2), ("assassin", 1)),
}
"""(card, distance) where the enemy comes one zone nearer."""


@rule("FF-10.5", "FF-10.6", "FF-28.4", "FF-15.2", "FF-15.4")
@pytest.mark.parametrize("distance", range(5))
@pytest.mark.parametrize("card", list(ENEMIES))
def test_what_every_card_does_at_every_distance(card: str, distance: int) -> None:
    # c1 is a chain from A to F with two ways in the middle: A B (C|D) E F.
    zone = "ABCEF"[distance]
    scene = fight("c1", {"mercenary": "A"}, [f"{card}#1@{zone}"]).enemy_turn()
    assert lost(scene, "mercenary") == DEALT.get((card, distance), 0)
    moved = (
        scene.state.ground.distance[0][scene.enemy(f"{card}#1").zone] if scene.zone("mercenary") == "A" else distance
    )
    pulled = (card, distance) == ("hexer", 2)
    assert moved == distance - ((card, distance) in STEPS)
    assert scene.zone("mercenary") == (
        "C" if pulled else "B" if (card, distance) in {("marsh_boar", 0), ("watch_captain", 0)} else "A"
    )
    acts = (card, distance) in DEALT or (card, distance) in STEPS or pulled
    assert bool([one for one in acted(scene) if one[1]]) is acts
    assert idle(scene) == ({} if acts else {f"{card}#1": "nobody"})


@rule("FF-28.2", "FF-28.3", "FF-16.1")
@pytest.mark.parametrize("card", list(ENEMIES))
def test_whom_every_card_takes_of_two_heroes(card: str) -> None:
    for at, segment in enumerate(ENEMIES[card].frame):
        zone = "ABCEF"[segment.distances[0]]
        scene = fight("c1", {"mercenary": "A", "noble": "A"}, [f"{card}#1@{zone}"])
        (told,) = forecast(scene.state)
        only_moves = set(segment.actions) == {"step"}
        aim = segment.aim or ("earliest" if only_moves else "")
        expected = {"earliest": ("mercenary", ()), "latest": ("noble", ()), "": ("", ("mercenary", "noble"))}[aim]
        assert (told.segment, told.target, told.choices, told.why) == (at + 1, *expected, aim or "choice")


@rule("FF-28.9", "FF-27.16")
def test_the_hexer_and_the_choirmaster_deal_poison() -> None:
    shot = fight("c1", {"ranger": "A"}, ["hexer#1@B"]).enemy_turn()
    assert [event.poison for event in shot.told(HeroHit)] == [True]
    assert shot.fighter("ranger").poison == 1
    for zone in "AB":
        struck = fight("c1", {"ranger": "A"}, [f"choirmaster#1@{zone}"]).enemy_turn()
        assert struck.fighter("ranger").poison == 1


@rule("FF-28.8", "FF-28.12")
def test_range_plus_one_widens_a_shot_that_fits() -> None:
    # One hero is at distance 1: the segment fits, and those at distance 2 may be targeted, too.
    scene = fight("c1", {"ranger": "B", "noble": "A"}, ["cave_wisp#1@C"]).enemy_turn()
    assert acted(scene) == [("cave_wisp#1", 1, "noble", "latest")]
    assert lost(scene, "noble") == 1
    scene = fight("c1", {"ranger": "B", "noble": "A"}, ["crossbow_guard#1@C"]).enemy_turn()
    assert scene.options == ["hero ranger", "hero noble"]
    # Nobody at distance 1: the segment does not fit.
    far = fight("c1", {"noble": "A"}, ["cave_wisp#1@C"]).enemy_turn()
    assert acted(far) == [("cave_wisp#1", 2, "noble", "only")]
    # The Halberdier's Strike reaches the next zone without a step.
    reach = fight("c1", {"noble": "A"}, ["halberdier#1@B"]).enemy_turn()
    assert (lost(reach, "noble"), reach.zone("halberdier#1")) == (1, "B")


@rule("FF-28.8", "FF-22.4", "FF-28.12")
def test_the_hexer_pulls_from_two_zones_away_into_its_own() -> None:
    scene = fight("c1", {"ranger": "B", "noble": "B"}, ["hexer#1@E"]).enemy_turn()
    assert acted(scene) == [("hexer#1", 2, "noble", "latest")]
    assert (scene.zone("noble"), scene.zone("ranger")) == ("E", "B")
    assert [(event.who, event.how) for event in scene.told(Moved)] == [("noble", "pull")]
    # Wider, not farther: behind a barricade the Shot does not fit, but the Pull reaches the next zone as well.
    wide = fight("c13", {"ranger": "A", "noble": "B"}, ["hexer#1@E"]).enemy_turn()
    assert acted(wide) == [("hexer#1", 2, "noble", "latest")]
    assert (wide.zone("noble"), wide.zone("ranger")) == ("E", "A")


# -- modifiers -------------------------------------------------------------------------------------------------


@rule("FF-28.5", "FF-28.12")
def test_exit_sends_the_step_to_the_exit(monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten(monkeypatch, "grunt", ((0,), "step", "exit:A"))
    scene = fight("c1", {"ranger": "C"}, ["grunt#1@C"]).enemy_turn()
    assert (acted(scene), scene.zone("grunt#1")) == ([("grunt#1", 1, "F", "exit")], "E")
    # There already: nothing is done.
    there = fight("c1", {"ranger": "F"}, ["grunt#1@F"]).enemy_turn()
    assert (acted(there), idle(there)) == ([], {"grunt#1": "path"})
    # Nobody at its distance: the segment does not fit.
    assert idle(fight("c1", {"ranger": "A"}, ["grunt#1@C"]).enemy_turn()) == {"grunt#1": "nobody"}


@rule("FF-28.5")
def test_an_exit_behind_a_closed_door_cannot_be_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten(monkeypatch, "grunt", ((0,), "step", "exit:B"))
    scene = fight("c6", {"ranger": "A"}, ["grunt#1@A"]).enemy_turn()
    assert idle(scene) == {"grunt#1": "path"}
    opened = fight("c6", {"ranger": "A"}, ["grunt#1@A"], open_doors=["door1"]).enemy_turn()
    assert opened.zone("grunt#1") == "B"


@rule("FF-28.6", "FF-28.11")
def test_colour_sends_the_step_to_the_nearest_minion_of_that_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten(monkeypatch, "archer", ((0,), "step", "colour:red"))
    scene = fight("c1", {"ranger": "B"}, ["archer#1@B", "grunt#2@E", "grunt#1@A"]).enemy_turn()
    assert (acted(scene), scene.zone("archer#1")) == ([("archer#1", 1, "A", "colour")], "A")
    # Equally near: the lowest initiative.
    tie = fight("c1", {"ranger": "B"}, ["archer#1@B", "grunt#2@A", "grunt#1@C"]).enemy_turn()
    assert tie.zone("archer#1") == "C"
    # It is no aim for itself.
    rewritten(monkeypatch, "grunt", ((0,), "step", "colour:red"))
    other = fight("c1", {"ranger": "B"}, ["grunt#1@B", "grunt#2@A"]).enemy_turn()
    assert other.zone("grunt#1") == "A"
    # None on the map: nothing is done.
    alone = fight("c1", {"ranger": "B"}, ["archer#1@B", "enforcer#1@A"]).enemy_turn()
    assert idle(alone)["archer#1"] == "path"


@rule("FF-28.7")
def test_of_two_colours_the_left_one_is_preferred(monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten(monkeypatch, "archer", ((0,), "step", "colour:red/green"))
    both = fight("c1", {"ranger": "B"}, ["archer#1@B", "grunt#1@F", "enforcer#1@A"]).enemy_turn(draws=["D"])
    assert both.zone("archer#1") == "D"
    second = fight("c1", {"ranger": "B"}, ["archer#1@B", "enforcer#1@A"]).enemy_turn()
    assert second.zone("archer#1") == "A"
    neither = fight("c1", {"ranger": "B"}, ["archer#1@B"]).enemy_turn()
    assert idle(neither) == {"archer#1": "path"}


# -- Block, Call and Stun in a frame: any action of the glossary (FF-28.12) ------------------------------------


@rule("FF-28.12", "FF-9.13")
def test_block_gives_the_enemy_a_token_that_goes_in_the_clean_up(monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten(monkeypatch, "grunt", ((0,), "strike>block", ""), ((1, 2), "block", ""))
    alone = fight("c1", {"ranger": "B", "noble": "B"}, ["grunt#1@C"])
    assert [(told.target, told.choices, told.why) for told in forecast(alone.state)] == [("", (), "itself")]
    alone = alone.enemy_turn()
    assert alone.over, "nobody is a target, so nobody is asked for one"
    assert acted(alone) == [("grunt#1", 2, "", "itself")]
    assert alone.enemy("grunt#1").block == 1
    assert alone.told(EnemyGained) == [EnemyGained("grunt#1", "block", 1)]
    both = fight("c1", {"ranger": "C"}, ["grunt#1@C"]).enemy_turn()
    assert (lost(both, "ranger"), both.enemy("grunt#1").block) == (1, 1)
    assert both.step(CleanUp()).enemy("grunt#1").block == 0


@rule("FF-28.12", "FF-28.6", "FF-28.7", "FF-28.11")
def test_colour_says_whom_a_block_is_for(monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten(monkeypatch, "archer", ((0,), "block", "colour:red/green"))
    scene = fight("c1", {"ranger": "B"}, ["archer#1@B", "grunt#2@A", "grunt#1@C", "enforcer#1@B"]).enemy_turn()
    assert ("archer#1", 1, "grunt#1", "aid") in acted(scene)
    assert [scene.enemy(name).block for name in ("archer#1", "grunt#1", "grunt#2", "enforcer#1")] == [0, 1, 0, 0]
    right = fight("c1", {"ranger": "B"}, ["archer#1@B", "enforcer#1@E"]).enemy_turn()
    assert right.enemy("enforcer#1").block == 1
    nobody = fight("c1", {"ranger": "B"}, ["archer#1@B"]).enemy_turn()
    assert idle(nobody) == {"archer#1": "alone"}


@rule("FF-28.12", "FF-22.5", "FF-28.7")
def test_call_fetches_the_nearest_minion_of_its_colour_from_outside_its_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten(monkeypatch, "archer", ((0, 1), "call", "colour:red/green"))
    scene = fight("c1", {"ranger": "B"}, ["archer#1@A", "grunt#1@A", "grunt#2@C", "grunt#3@F"]).enemy_turn()
    assert ("archer#1", 1, "", "aid") in acted(scene)
    assert [scene.zone(name) for name in ("grunt#1", "grunt#2", "grunt#3")] == ["A", "B", "F"]
    # The red ones are with it or cannot move: the green one comes.
    held = fight("c1", {"ranger": "B"}, ["archer#1@A", "grunt#2@C^objective1", "enforcer#1@C"]).enemy_turn()
    assert (held.zone("grunt#2"), held.told(Moved)[0].who) == ("C", "enforcer#1")
    assert idle(fight("c1", {"ranger": "B"}, ["archer#1@A"]).enemy_turn()) == {"archer#1": "alone"}
    with pytest.raises(Misread, match="calls nobody"):
        segment_of((0,), "strike>call", ())


@rule("FF-28.12", "FF-28.1", "FF-12.13", "FF-22.1")
def test_stun_takes_a_die_from_the_target(monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten(monkeypatch, "archer", ((1,), "shot>stun", "latest"))
    scene = fight("c1", {"ranger": "B", "noble": "B"}, ["archer#1@C"]).enemy_turn()
    assert [scene.fighter(hero).stunned for hero in ("ranger", "noble")] == [False, True]
    assert scene.told(Stunned) == [Stunned("noble")]
    assert dice_to_roll(scene.state, 1) == 3
    again = scene.enemy_turn()
    assert again.told(Stunned) == [], "one marker at most"
    rewritten(monkeypatch, "archer", ((1,), "stun", ""))
    asked = fight("c1", {"ranger": "B", "noble": "B"}, ["archer#1@C"]).enemy_turn()
    assert asked.options == ["hero ranger", "hero noble"], "without a modifier the players choose (FF-16.1)"
    felled = fight("c1", {"ranger": "B"}, ["archer#1@C"], ko=["ranger"]).enemy_turn()
    assert felled.told(Stunned) == []


@rule("FF-28.12")
@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_every_action_of_a_frame_has_words(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    for action in ENEMY_ACTIONS:
        rewritten(monkeypatch, "archer", ((0, 1), action, "colour:red"))
        scene = fight("c1", {"ranger": "B"}, ["archer#1@A", "grunt#1@D"]).enemy_turn()
        told = log_lines(scene.told(EnemyActed), None, named("Ann"), lang)
        assert told
        assert say(f"ff-deed-{action}", None, lang) in told[0]
        assert not any("{" in line or "ff-" in line for line in told)


@rule("FF-28.4", "FF-28.9", "FF-28.10", "FF-28.12")
def test_damage_and_poison_change_strikes_and_shots_of_the_segment(monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten(monkeypatch, "archer", ((1,), "shot>step>strike", "earliest dmg+1 poison"))
    scene = fight("c1", {"ranger": "B", "noble": "B"}, ["archer#1@C"]).enemy_turn()
    assert hits(scene) == [("archer#1", "ranger", "shot", 2), ("archer#1", "ranger", "strike", 2)]
    assert (scene.fighter("ranger").poison, lost(scene, "noble")) == (4, 0)
    assert forecast(fight("c1", {"ranger": "B"}, ["archer#1@C"]).state)[0].damage == 4


@rule("FF-15.6", "FF-4.5", "FF-22.3", "FF-22.4")
def test_an_action_that_does_not_reach_its_target_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    # After one step from two zones away a Strike does not reach; a Shot does not hit in the own zone.
    rewritten(monkeypatch, "grunt", ((0,), "shot>pull", ""), ((1,), "push", ""), ((2,), "step>strike", "earliest"))
    far = fight("c1", {"ranger": "A"}, ["grunt#1@C"])
    assert forecast(far.state)[0].damage == 0
    far = far.enemy_turn()
    assert (far.zone("grunt#1"), lost(far, "ranger")) == ("B", 0)
    same = fight("c1", {"ranger": "C"}, ["grunt#1@C"]).enemy_turn()
    assert (lost(same, "ranger"), same.told(Moved)) == (0, [])
    # Nobody is pushed out of another zone.
    beside = fight("c1", {"ranger": "B"}, ["grunt#1@C"]).enemy_turn()
    assert (beside.zone("ranger"), acted(beside)) == ("B", [("grunt#1", 2, "ranger", "only")])


@rule("FF-10.11", "FF-15.6")
def test_a_pack_counts_where_the_strike_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten(monkeypatch, "harbour_rats", ((1,), "step>strike", "latest"))
    scene = fight("sq1", {"ranger": "B"}, ["harbour_rats#1@C", "harbour_rats#2@B", "harbour_rats#3@A"])
    assert [told.damage for told in forecast(scene.state)] == [2, 0, 2]
    assert lost(scene.reaction("white"), "ranger") == 2
    left = fight("sq1", {"ranger": "B"}, ["harbour_rats#1@C", "harbour_rats#2@C"])
    assert forecast(left.state)[0].damage == 1
    assert lost(left.reaction("white"), "ranger") == 1


@rule("FF-28.5", "FF-11.4")
def test_a_minion_with_the_objective_runs_for_the_exit() -> None:
    # c11: the carrier steps towards exit A at E, whoever stands beside it.
    assert COMBATS["c11"].runs_to == "A"
    scene = fight("c11", {"ranger": "C"}, ["recruit#2@C+objective1", "recruit#1@C"]).enemy_turn()
    assert acted(scene) == [("recruit#1", 1, "ranger", "only"), ("recruit#2", 1, "E", "exit")]
    assert scene.zone("recruit#2") == "D"
    arrived = fight("c11", {"ranger": "E"}, ["recruit#2@E+objective1"]).enemy_turn()
    assert idle(arrived) == {"recruit#2": "path"}


# -- toughness, armour, block ----------------------------------------------------------------------------------


def damaged(scene: Fight, enemy: str, amount: int) -> Fight:
    return scene.play(lambda state, emit: damage_enemy(state, emit, enemy, amount, 0))


@rule("FF-10.7")
def test_as_many_markers_as_its_toughness_defeat_an_enemy() -> None:
    scene = damaged(fight("c6", {"ranger": "F"}, ["guard#1@F"]), "guard#1", 2)
    assert scene.enemy("guard#1").damage == 2
    scene = damaged(scene, "guard#1", 1)
    assert (scene.names, scene.state.defeated) == ([], ("guard#1",))


@rule("FF-10.8", "FF-10.9")
def test_block_goes_first_then_armour_and_the_surplus_through() -> None:
    scene = fight("c3", {"ranger": "G"}, ["lieutenant#1@G"]).with_enemy("lieutenant#1", block=1)
    scene = damaged(scene, "lieutenant#1", 2)
    token = scene.enemy("lieutenant#1")
    assert (token.block, token.armour, token.damage) == (0, 1, 0)
    token = damaged(scene, "lieutenant#1", 3).enemy("lieutenant#1")
    assert (token.armour, token.damage) == (0, 2)


@rule("FF-10.2", "FF-10.3", "FF-10.4")
def test_cards_by_colour_and_faction() -> None:
    commanders = {card.id for card in ENEMIES.values() if not EnemyState(card.id, 1, 0).minion}
    assert commanders == {"lieutenant", "watch_captain", "choirmaster"}
    factions: dict[str, list[int]] = {}
    for card in ENEMIES.values():
        if card.faction:
            factions.setdefault(card.faction, []).append(card.colour)
    assert len(factions) == 3
    assert all(max(Counter(colours).values()) == 1 for colours in factions.values())
    for combat in COMBATS.values():
        cards = {placed.enemy for placed in (*combat.enemies, *combat.add3, *combat.add4)}
        colours = Counter(ENEMIES[card].colour for card in cards)
        assert max(colours.values()) == 1, combat.id


# -- abilities -------------------------------------------------------------------------------------------------


@rule("FF-10.13", "FF-10.14", "FF-10.18", "FF-22.1")
def test_blockade_stops_own_will_but_no_push_and_not_when_stunned() -> None:
    scene = fight("c1", {"ranger": "E"}, ["enforcer#1@E"])
    assert ways(scene.state, 0, scene.fighter("ranger").zone).zones == ()
    stunned = fight("c1", {"ranger": "E"}, ["enforcer#1@E"], stunned=["enforcer#1"])
    assert len(ways(stunned.state, 0, stunned.fighter("ranger").zone).zones) == 3
    pushed = scene.play(lambda state, emit: push_hero(state, emit, 0), draws=["F"])
    assert pushed.zone("ranger") == "F"


@rule("FF-10.15")
def test_life_drain_adds_a_marker_for_damage_in_its_zone_up_to_two() -> None:
    scene = fight("c10", {"ranger": "F"}, ["blood_zealot#1@F"])
    assert scene.enemy("blood_zealot#1").armour == 1
    scene = scene.enemy_turn()
    assert scene.enemy("blood_zealot#1").armour == 2
    assert [(event.enemy, event.what, event.amount) for event in scene.told(EnemyGained)] == [
        ("blood_zealot#1", "armour", 1)
    ]
    assert scene.enemy_turn().enemy("blood_zealot#1").armour == 2


@rule("FF-10.15")
def test_life_drain_gives_nothing_for_damage_that_was_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight("c10", {"ranger": "F"}, ["blood_zealot#1@F"], block={"ranger": 1}).enemy_turn()
    assert scene.after("soak block 1 armour 0").enemy("blood_zealot#1").armour == 1
    # One marker for an attack, not for a point; none for damage in another zone.
    rewritten(monkeypatch, "blood_zealot", ((0,), "strike", "dmg+1"), ((1,), "shot", ""))
    strong = fight("c10", {"ranger": "F"}, ["blood_zealot#1@F"]).with_enemy("blood_zealot#1", armour=0).enemy_turn()
    assert (lost(strong, "ranger"), strong.enemy("blood_zealot#1").armour) == (2, 1)
    shot = fight("c10", {"ranger": "E"}, ["blood_zealot#1@D"]).with_enemy("blood_zealot#1", armour=0).enemy_turn()
    assert (lost(shot, "ranger"), shot.enemy("blood_zealot#1").armour) == (1, 0)


@rule("FF-10.16", "FF-10.18")
def test_shield_bearers_come_first_and_stealth_escapes_shots() -> None:
    scene = fight("c6", {"ranger": "F"}, ["guard#1@F", "halberdier#1@F", "watch_captain#1@F"])
    at = scene.fighter("ranger").zone
    assert struck_from(scene.state, at) == ("guard#1", "watch_captain#1")
    stunned = scene.with_enemy("guard#1", stunned=True)
    assert struck_from(stunned.state, at) == ("guard#1", "halberdier#1", "watch_captain#1")
    scene = fight("c11", {"ranger": "B"}, ["assassin#1@C", "recruit#1@C", "assassin#4@B"])
    at = scene.fighter("ranger").zone
    assert shot_from(scene.state, at) == ("recruit#1",)
    assert struck_from(scene.state, at) == ("assassin#4",)


@rule("FF-10.11", "FF-10.17", "FF-22.5")
def test_the_commander_calls_the_nearest_red_minion_whether_it_acts_or_not() -> None:
    acting = fight("c3", {"ranger": "G"}, ["lieutenant#1@G", "grunt#1@E", "grunt#2@A"]).enemy_turn()
    assert acted(acting) == [("lieutenant#1", 1, "ranger", "only"), ("lieutenant#1", 0, "", "commander")]
    assert (acting.zone("grunt#1"), acting.zone("grunt#2")) == ("F", "A")
    # Those in its zone do not count, other colours neither; equally near ones are drawn.
    idle_one = fight("c3", {"ranger": "A"}, ["lieutenant#1@F", "grunt#1@F", "archer#1@E", "grunt#2@E", "grunt#3@C"])
    assert idle_one.enemy_turn(draws=["grunt#3"]).zone("grunt#3") == "F"
    assert idle_one.enemy_turn(draws=["grunt#2"]).zone("grunt#2") == "F"


@rule("FF-22.5", "FF-9.9", "FF-27.6")
def test_a_call_skips_guards_and_the_guarded() -> None:
    scene = fight("c3", {"ranger": "A"}, ["lieutenant#1@G", "grunt#1@F^objective1", "grunt#2@E"]).enemy_turn()
    assert (scene.zone("grunt#1"), scene.zone("grunt#2")) == ("F", "F")
    nobody = fight("c3", {"ranger": "A"}, ["lieutenant#1@G", "grunt#1@F^objective1"]).enemy_turn()
    assert acted(nobody) == []


@rule("FF-22.5", "FF-22.1", "FF-10.17")
def test_a_call_moves_a_stunned_minion() -> None:
    # It neither reacts nor activates, but here it is moved by another's ability.
    scene = fight("c3", {"ranger": "A"}, ["lieutenant#1@G", "grunt#1@E", "grunt#2@D"], stunned=["grunt#1"]).enemy_turn()
    assert (scene.zone("grunt#1"), scene.zone("grunt#2")) == ("F", "D")


@rule("FF-10.12")
def test_in_a_reaction_an_ability_needs_the_token_that_reacts_and_follows_its_action() -> None:
    scene = fight("c3", {"ranger": "G"}, ["lieutenant#1@G", "lieutenant#2@A", "grunt#1@E"]).reaction("purple")
    assert [one[:2] for one in acted(scene)] == [("lieutenant#1", 1), ("lieutenant#1", 0)]
    assert scene.zone("grunt#1") == "F"
    nobody = fight("c3", {"ranger": "A"}, ["lieutenant#1@G", "grunt#1@E"]).reaction("purple")
    assert (nobody.zone("grunt#1"), len(nobody.told(NobodyReacts))) == ("E", 1)


@rule("FF-10.11", "FF-10.18")
def test_a_stunned_commander_has_no_ability() -> None:
    scene = fight("c3", {"ranger": "A"}, ["lieutenant#1@G", "grunt#1@E"], stunned=["lieutenant#1"]).enemy_turn()
    assert scene.zone("grunt#1") == "E"
    silent = fight("c3", {"ranger": "A"}, ["lieutenant#1@G", "grunt#1@E"]).with_enemy(
        "lieutenant#1", silent=("commander",)
    )
    assert silent.enemy_turn().zone("grunt#1") == "E"


@rule("FF-10.11")
def test_a_pack_of_rats_bites_harder() -> None:
    alone = fight("sq1", {"ranger": "B"}, ["harbour_rats#1@B", "harbour_rats#2@C"]).reaction("white")
    assert lost(alone, "ranger") == 1
    pack = fight("sq1", {"ranger": "B"}, ["harbour_rats#1@B", "harbour_rats#2@B"]).reaction("white")
    assert lost(pack, "ranger") == 2
    mixed = fight("sq1", {"ranger": "B"}, ["harbour_rats#1@B", "grunt#1@B"]).reaction("white")
    assert lost(mixed, "ranger") == 1


@rule("FF-10.11", "FF-28.9")
def test_venomous_damage_is_poison(monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten(monkeypatch, "grunt", abilities=("venomous",))
    scene = fight("c1", {"ranger": "E"}, ["grunt#1@E"])
    assert forecast(scene.state)[0].poison
    scene = scene.enemy_turn()
    assert (scene.fighter("ranger").poison, lost(scene, "ranger")) == (1, 1)


@rule("FF-10.11", "FF-9.13")
def test_rally_gives_a_block_token_to_every_minion_in_the_zone() -> None:
    crew = ["watch_captain#1@E", "guard#1@E", "halberdier#1@D"]
    scene = fight("c7", {"ranger": "A"}, crew, stacks={"guard#1": "watch_captain#1"}).enemy_turn()
    assert [scene.enemy(name).block for name in ("guard#1", "watch_captain#1", "halberdier#1")] == [1, 0, 0]
    assert acted(scene) == [("watch_captain#1", 0, "", "rally")]


@rule("FF-10.11", "FF-6.5")
def test_dirge_takes_energy_from_the_last_hero_within_one_zone() -> None:
    party = {"ranger": "C", "noble": "D", "shaman": "A"}
    scene = fight("c11", party, ["choirmaster#1@D"]).enemy_turn()
    assert [(event.hero, event.what, event.amount) for event in scene.told(HeroLost)] == [("noble", "energy", 1)]
    assert ("choirmaster#1", 0, "noble", "dirge") in acted(scene)
    hidden = fight("c11", party, ["choirmaster#1@D"]).with_hero("noble", hidden=True).enemy_turn()
    assert [(event.hero, event.what) for event in hidden.told(HeroLost)] == [("ranger", "energy")]
    empty = fight("c11", {"noble": "D"}, ["choirmaster#1@D"], energy={"noble": 0}).enemy_turn()
    assert [(event.hero, event.what) for event in empty.told(HeroLost)] == [("noble", "health")]
    silent = fight("c11", party, ["choirmaster#1@D"]).with_enemy("choirmaster#1", silent=("dirge",)).enemy_turn()
    assert silent.told(HeroLost) == []


@rule("FF-27.15")
def test_a_frightening_enemy_that_comes_in_frightens() -> None:
    alone = fight("c12", {"noble": "A"}, ["cave_wisp#1@D"]).enemy_turn()
    assert (alone.zone("cave_wisp#1"), alone.told(CardDrawn)) == ("C", [])
    # The wisp goes after the Noble by way of the zone of the Ranger, whom it may not target.
    scene = fight("c1", {"ranger": "E", "noble": "B"}, ["cave_wisp#1@F"], order=["ranger", "noble"])
    scene = scene.with_hero("ranger", untargetable=True).enemy_turn(draws=["dread"])
    assert scene.zone("cave_wisp#1") == "E"
    assert [(event.hero, event.card) for event in scene.told(CardDrawn)] == [("ranger", "dread")]


@rule("FF-17.5")
def test_an_alarm_in_clean_up_calls_the_nearest_white_enemy(monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten(monkeypatch, "grunt", abilities=("alarm",))
    scene = fight("c1", {"ranger": "E"}, ["grunt#1@E", "guard_dog#1@B", "guard_dog#2@C"])
    cleaned = scene.play(cleanup_abilities)
    assert (cleaned.zone("guard_dog#1"), cleaned.zone("guard_dog#2")) == ("B", "E")
    assert acted(cleaned) == [("grunt#1", 0, "", "alarm")]
    away = fight("c1", {"ranger": "A"}, ["grunt#1@E", "guard_dog#2@C"]).play(cleanup_abilities)
    assert away.zone("guard_dog#2") == "C"
    stunned = scene.with_enemy("grunt#1", stunned=True).play(cleanup_abilities)
    assert stunned.zone("guard_dog#2") == "C"


# -- stun, push, pull, guards ----------------------------------------------------------------------------------


@rule("FF-22.1", "FF-28.1")
def test_one_stun_marker_at_most() -> None:
    scene = fight("c1", {"ranger": "E"}, ["grunt#1@E"])

    def twice(state: Any, emit: Any) -> Any:
        stun_enemy(state, emit, "grunt#1")
        stun_enemy(state, emit, "grunt#1")
        return
        yield

    scene = scene.play(twice)
    assert (len(scene.events), scene.enemy("grunt#1").stunned) == (1, True)


@rule("FF-22.2", "FF-22.3", "FF-22.4", "FF-9.9")
def test_heroes_stun_push_and_pull_minions_only_and_move_no_guards() -> None:
    scene = fight("c3", {"ranger": "G"}, ["lieutenant#1@G", "grunt#1@G", "grunt#2@G^exitA"])
    at = scene.fighter("ranger").zone
    assert minions_from(scene.state, at, (0, 0)) == ("grunt#1", "grunt#2")
    assert minions_from(scene.state, at, (0, 0), moving=True) == ("grunt#1",)


@rule("FF-22.3", "FF-22.6")
def test_an_enemy_pushes_a_hero_to_a_random_adjacent_zone() -> None:
    scene = fight("c7", {"ranger": "E"}, ["watch_captain#1@E"])
    for zone in "DBCF":
        pushed = scene.enemy_turn(draws=[zone])
        assert (pushed.zone("ranger"), lost(pushed, "ranger")) == (zone, 1)


@rule("FF-22.7")
def test_a_hero_pushed_onto_a_trap_triggers_it() -> None:
    scene = fight("c10", {"ranger": "A"}, ["marsh_boar#1@A"]).enemy_turn(draws=["B", "spike_pit"])
    assert (scene.zone("ranger"), lost(scene, "ranger")) == ("B", 2)
    assert [(event.deck, event.card) for event in scene.told(CardDrawn)] == [("trap", "spike_pit")]


@rule("FF-22.3", "FF-6.3")
def test_a_hero_knocked_out_by_the_strike_is_not_pushed() -> None:
    scene = fight("c7", {"ranger": "E"}, ["watch_captain#1@E"], health={"ranger": 1}).enemy_turn()
    assert (scene.zone("ranger"), len(scene.told(HeroKnockedOut))) == ("E", 1)


@rule("FF-27.6", "FF-9.9")
def test_neither_guard_nor_guarded_ever_moves_and_the_guarded_cannot_be_hurt() -> None:
    crew = ["guard#1@E", "watch_captain#1@E"]
    scene = fight("c7", {"ranger": "D", "noble": "E"}, crew, stacks={"guard#1": "watch_captain#1"})
    assert [movable(enemy) for enemy in scene.state.enemies] == [False, False]
    assert struck_from(scene.state, scene.fighter("noble").zone) == ("guard#1",)
    area = damaged(scene, "watch_captain#1", 3).enemy("watch_captain#1")
    assert (area.armour, area.damage) == (1, 0)
    # The guarded one strikes whoever stands with it, but never steps.
    struck = scene.enemy_turn()
    assert ("watch_captain#1", 1, "noble", "only") in acted(struck)
    away = scene.with_hero("noble", ko=True).enemy_turn()
    assert idle(away) == {"guard#1": "guard", "watch_captain#1": "guard"}
    # Once the guard has fallen it is an enemy like others.
    free = damaged(scene, "guard#1", 3)
    assert not free.enemy("watch_captain#1").guarded
    assert free.with_hero("noble", ko=True).enemy_turn().zone("watch_captain#1") == "D"


@rule("FF-22.5")
def test_a_call_moves_one_zone_only_and_takes_nobody_where_no_way_leads() -> None:
    scene = fight("c1", {"ranger": "A"}, ["grunt#1@A", "grunt#2@F"])
    red = (COLOURS.index("red"),)
    called = scene.play(lambda state, emit: call(state, emit, 4, red))
    assert called.zone("grunt#2") == "E"


# -- the forecast ----------------------------------------------------------------------------------------------


@rule("FF-15.2", "FF-16.1")
def test_the_forecast_tells_what_the_enemy_turn_will_do_and_changes_nothing() -> None:
    scene = fight(
        "c2",
        {"ranger": "A", "mercenary": "E"},
        ["lieutenant#1@G", "enforcer#2@D", "enforcer#1@F", "grunt#2@E", "grunt#1@C", "archer#2@E", "archer#1@B"],
    )
    before = scene.state.__copy__()
    told = forecast(scene.state)
    assert scene.state == before
    assert [(one.enemy, one.segment, one.target, one.why, one.damage) for one in told] == [
        ("archer#1", 1, "ranger", "only", 1),
        ("archer#2", 0, "", "nobody", 0),
        ("grunt#1", 0, "", "nobody", 0),
        ("grunt#2", 1, "mercenary", "only", 1),
        ("enforcer#1", 2, "mercenary", "only", 0),
        ("enforcer#2", 3, "ranger", "earliest", 0),
        ("lieutenant#1", 0, "", "nobody", 0),
    ]
    assert told[-1].abilities == ("commander",)
    assert told[0].near == (("ranger", 1), ("mercenary", 3))
    assert [tell(one.said) for one in told[:6]] == [
        "Shot → Ranger, 1 damage (the only one it can target).",
        "Nobody at distance 1, does nothing.",
        "Nobody at distance 0, does nothing.",
        "Strike → Mercenary, 1 damage (the only one it can target).",
        "Step → Mercenary (the only one it can target).",
        "Step → Ranger (the first in the order).",
    ]


@rule("FF-16.1", "FF-2.16")
def test_the_forecast_shows_choices_hindrances_and_the_boss() -> None:
    scene = fight(
        "c5",
        {"ranger": "E", "noble": "E"},
        ["grunt#1@E", "harbour_rats#1@B", "harbour_rats#2@E", "enforcer#1@D^gem1", "archer#1@F"],
        boss="mother_brine@F",
        stunned=["archer#1"],
    )
    told = {one.enemy: one for one in forecast(scene.state)}
    assert told["grunt#1"].choices == ("ranger", "noble")
    assert (told["harbour_rats#1"].target, told["harbour_rats#1"].damage) == ("noble", 0)
    assert (told["harbour_rats#2"].why, told["harbour_rats#2"].damage) == ("choice", 1)
    assert (told["archer#1"].why, told["archer#1"].actions) == ("stunned", ())
    assert told["enforcer#1"].why == "guard"
    assert [one.enemy for one in forecast(scene.state)][-1] == "mother_brine"
    assert told["mother_brine"].why == "card"
    assert {one.why for one in told.values()} <= set(REASONS)
    assert [tell(told[name].said) for name in ("grunt#1", "archer#1", "mother_brine")] == [
        "Strike → Ranger / Noble, 1 damage (the Beast Master's choice).",
        "Stunned, does nothing.",
        "Draws a card.",
    ]


@rule("FF-15.2", "FF-15.4", "FF-16.2")
@pytest.mark.parametrize("combat", list(COMBATS))
def test_the_forecast_of_every_token_comes_true(combat: str) -> None:
    """Each token of each combat gets the first slot, with heroes strewn over the map."""
    scene = COMBATS[combat]
    dice = random.Random(combat)
    crew = {f"{one.enemy}#{one.number}@{scene.zones[one.zone]}": one.guards for one in (*scene.enemies, *scene.add4)}
    for text in crew:
        party = {name: dice.choice(scene.zones) for name in dice.sample(list(HEROES), 3)}
        name = text.partition("@")[0]
        rows = [other + (f"^{kept}" if kept else "") for other, kept in crew.items()]
        start = fight(combat, party, rows, hidden=dice.sample(list(party), 1))
        (told,) = [one for one in forecast(start.state) if one.enemy == name]
        assert all(tell(told.said, lang=lang).endswith(".") for lang in LANGUAGES)
        slot = start.step(EnemyTurn((name,)))
        while not slot.over:
            slot = slot.after(slot.options[0])
        if told.segment and told.actions:
            (event,) = [event for event in slot.told(EnemyActed) if event.enemy == name and event.segment]
            assert (event.segment, event.why) == (told.segment, told.why)
            assert event.target == (told.target or told.choices[0])
            assert sum(event.damage for event in slot.told(Attacked)) == told.damage
        else:
            assert idle(slot) == {name: told.why}
            assert slot.told(Attacked) == []


def test_every_reason_is_listed_once_and_no_ability_is_forgotten() -> None:
    assert len(set(REASONS)) == len(REASONS)
    told = {value for name, value in vars(enemies).items() if name.isupper() and isinstance(value, str)}
    assert told == set(REASONS)
    assert set(enemies.ACTIVATED) < set(ABILITIES)


@rule("FF-6.3")
def test_when_everybody_lies_the_enemies_have_nobody_left() -> None:
    scene = fight("c1", {"ranger": "E", "noble": "E"}, ["grunt#1@E", "grunt#2@E"], ko=["noble"], health={"ranger": 1})
    scene = scene.enemy_turn()
    assert (len(scene.told(HeroKnockedOut)), idle(scene)) == (1, {"grunt#2": "nobody"})


def test_damage_on_a_hero_who_lies_already_is_nothing() -> None:
    scene = fight("c1", {"ranger": "E"}, ko=["ranger"])

    def hurt(state: Any, emit: Any) -> Any:
        yield from damage_hero(state, emit, 0, 3)

    assert scene.play(hurt).events == ()
