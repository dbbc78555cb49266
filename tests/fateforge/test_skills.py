"""Skills: how they are used, and every one of the seventy (FF-7, FF-27.7)."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from fights import Fight, fight
from ludarium.games.fateforge.actions import UseSkill
from ludarium.games.fateforge.agenda import Managing
from ludarium.games.fateforge.battle import BeginRound, CleanUp, HeroTurn, Planning
from ludarium.games.fateforge.campaign.managing import skills_to_learn
from ludarium.games.fateforge.combat.enemies import eligible, hit
from ludarium.games.fateforge.content import HEROES, SKILLS
from ludarium.games.fateforge.deeds import damage_hero
from ludarium.games.fateforge.events import Attacked, EnemyDefeated, HeroGained, Moved, SkillUsed, TurnEnded
from ludarium.games.fateforge.results import RESULTS, face_of
from ludarium.games.fateforge.state import MAX_PREPARED, FateforgeState
from ludarium.kernel.decisions import Emit, Script

rule = pytest.mark.rule


def ready(skill: str, zone: str = "B", enemies: Iterable[str] = (), combat: str = "c1", **fields: Any) -> Fight:
    """The hero of that skill, who has prepared it, with another hero in A; enemies as in the data."""
    hero = SKILLS[skill].hero
    other = "mercenary" if hero != "mercenary" else "ranger"
    more = () if skill in HEROES[hero].start_skills else (skill,)
    return fight(combat, {hero: zone, other: "A"}, enemies, skills={hero: more}, **fields)


def turn(skill: str, faces: str, zone: str = "B", enemies: Iterable[str] = (), **fields: Any) -> Fight:
    """That hero's turn, with these faces."""
    return ready(skill, zone, enemies, **fields).turn(SKILLS[skill].hero, *faces.split())


def offered(scene: Fight, skill: str) -> list[str]:
    """What may be paid for the skill now; "back" before the other way of a conversion."""
    return [option.removeprefix(f"skill {skill}").strip() for option in scene.offers(f"skill {skill} ")] + [
        "" for option in scene.options if option == f"skill {skill}"
    ]


def converts(skill: str, pays: str, gains: str, back: bool = False) -> None:
    """A conversion: what is paid is gone, what is gained is at hand; once a round."""
    scene = turn(skill, f"{pays} {pays} miss")
    paid = f"({pays})"
    words = f"skill {skill} back {paid}" if back else f"skill {skill} {paid}"
    assert words in scene.options
    scene = scene.after(words)
    assert sorted(scene.hand) == sorted([*pays.split(), *gains.split()])
    assert scene.told(SkillUsed)[-1].gains == tuple(gains.split())
    assert not offered(scene, skill), "once a round"


def damage(scene: Fight, *names: str) -> tuple[int, ...]:
    return tuple(scene.enemy(name).damage for name in names)


# -- how skills are used ---------------------------------------------------------------------------------------


@rule("FF-7.1")
def test_every_hero_has_a_deck_and_prepares_at_most_six() -> None:
    assert len(SKILLS) == 70
    for hero in HEROES:
        deck = [skill for skill in SKILLS.values() if skill.hero == hero]
        assert len(deck) > MAX_PREPARED == 6
    # Any number is owned; a seventh takes the place of another one.
    owned = tuple(skill.id for skill in SKILLS.values() if skill.hero == "ranger" and skill.level == 1)[:7]
    scene = fight("c1", {"ranger": "A"}).with_hero("ranger", skills=owned, prepared=owned[:6])
    scene = scene.changed(fighters=(), combat_id="").step(Managing(0))
    assert scene.offers("prepare") == [f"prepare ranger {owned[6]} {other}" for other in owned[:6]]
    scene = scene.after(f"prepare ranger {owned[6]} {owned[0]}")
    assert scene.hero("ranger").prepared == (*owned[1:6], owned[6])


@rule("FF-7.2")
def test_in_combat_skills_are_not_changed() -> None:
    scene = fight("c1", {"ranger": "A", "rogue": "A"}).with_hero("ranger", skills=("rg_quick_draw", "rg_volley"))
    round_ = scene.step(BeginRound())
    while round_.prompt in ("pick-dice", "plan", "order"):
        assert not round_.offers("prepare")
        round_ = round_.after("ready ranger" if "ready ranger" in round_.options else round_.options[0])
    assert round_.prompt in ("turn", "target", "soak")
    assert not round_.offers("prepare")
    # Outside they are.
    outside = scene.with_hero("ranger", prepared=()).changed(fighters=(), combat_id="").step(Managing(0))
    assert outside.offers("prepare") == ["prepare ranger rg_quick_draw", "prepare ranger rg_volley"]


@rule("FF-7.3", "FF-28.1")
def test_multi_use_is_once_a_round_and_one_use_once_a_combat() -> None:
    scene = ready("rg_twin_blades", enemies=["enforcer#1@B"]).turn("ranger", "focus", "focus", "strike", "strike")
    scene = scene.after("skill rg_quick_draw (focus)", "skill rg_twin_blades (strike)")
    assert not scene.offers("skill rg_quick_draw")
    assert not scene.offers("skill rg_twin_blades")
    later = scene.after("end turn").step(CleanUp()).changed(rounds=9)
    later = later.step(BeginRound()).changed(agenda=()).turn("ranger", "focus", "strike")
    assert later.offers("skill rg_quick_draw") == ["skill rg_quick_draw (focus)"]
    assert not later.offers("skill rg_twin_blades")


@rule("FF-7.3")
def test_a_passive_skill_works_whenever_its_condition_holds() -> None:
    scene = ready("rg_trap_sense", "B", combat="c10").turn("ranger", "step", "step", "step")
    # Zone B and zone E have a trap: both are found.
    scene = scene.after("step A (step)", "step B (step)", "step E (step)")
    assert not scene.state.tokens_in(1, "trap")
    assert not scene.state.tokens_in(4, "trap")
    assert scene.state.triggered == 0


@rule("FF-7.4", "FF-7.5")
def test_results_gained_are_used_in_any_order_combined_or_not_at_all() -> None:
    scene = ready("rg_steady_aim", "B", ["enforcer#1@C"]).turn("ranger", "focus", "shot")
    scene = scene.after("skill rg_steady_aim (shot focus)")
    assert scene.hand == ["precise_shot", "shot"]
    # As an action, for another skill, or lost at the end.
    assert {"shot enforcer#1 (shot)", "shot enforcer#1 (precise_shot)", "skill rg_fleet_foot (shot)"} <= set(
        scene.options
    )
    assert scene.after("end turn").told(TurnEnded)[-1].lost == ("precise_shot", "shot")


@rule("FF-7.6")
def test_actions_gained_never_pay() -> None:
    scene = ready("rg_step_back", "B", ["enforcer#1@E"]).turn("ranger", "step")
    scene = scene.after("skill rg_step_back (step)")
    # The Step and the Shot are performed at once; there is nothing in the hand afterwards.
    assert scene.prompt == "step-to"
    assert scene.options == ["zone C", "zone D"]
    scene = scene.after("C")
    assert (scene.zone("ranger"), scene.hand) == ("C", [])
    assert damage(scene, "enforcer#1") == (1,)


@rule("FF-7.7")
def test_a_sequence_is_offered_only_when_all_of_it_can_be_performed() -> None:
    # The rulebook: no move into a zone without enemies to strike the air.
    assert not offered(turn("no_lunge", "step strike", "B"), "no_lunge")
    assert not offered(turn("no_lunge", "step strike", "B", ["grunt#1@B"]), "no_lunge")
    scene = turn("no_lunge", "step strike", "B", ["grunt#1@C", "enforcer#1@E"])
    assert offered(scene, "no_lunge") == ["(step strike)"]
    scene = scene.after("skill no_lunge (step strike)")
    # Only C leads to somebody to strike, so it is not asked; both actions are performed in order.
    assert scene.zone("noble") == "C"
    assert [type(event) for event in scene.events if isinstance(event, Moved | Attacked)] == [Moved, Attacked]
    assert scene.told(EnemyDefeated)[-1].enemy == "grunt#1"


@rule("FF-7.8")
def test_a_one_way_conversion_works_in_its_direction_only() -> None:
    assert offered(turn("rg_quick_draw", "shot"), "rg_quick_draw") == []
    assert offered(turn("rg_quick_draw", "focus"), "rg_quick_draw") == ["(focus)"]


@rule("FF-7.8")
def test_a_two_way_conversion_works_in_either_direction_once_a_round() -> None:
    scene = turn("rg_fleet_foot", "shot step")
    assert offered(scene, "rg_fleet_foot") == ["(shot)", "back (step)"]
    assert scene.after("skill rg_fleet_foot (shot)").hand == ["step", "step"]
    back = scene.after("skill rg_fleet_foot back (step)")
    assert back.hand == ["shot", "shot"]
    assert not offered(back, "rg_fleet_foot")


@rule("FF-7.9")
def test_tokens_of_the_left_box_must_be_in_the_available_pool() -> None:
    scene = ready("ro_backstab", "B", ["grunt#1@B"])
    assert not offered(scene.turn("rogue", "strike"), "ro_backstab")
    hidden = scene.with_hero("rogue", hidden=True)
    assert offered(hidden.turn("rogue", "strike"), "ro_backstab") == ["(strike)"]
    drum = ready("sh_soothing_rhythm", health={"shaman": 5}, items={"shaman": {3: "shamans_drum"}})
    assert not offered(drum.turn("shaman", "focus"), "sh_soothing_rhythm")
    assert offered(drum.with_hero("shaman", charges=1).turn("shaman", "focus"), "sh_soothing_rhythm") == ["(focus)"]


@rule("FF-7.10", "FF-27.7")
def test_skills_are_bought_from_the_heros_own_deck_and_level_two_needs_level_one() -> None:
    scene = fight("c1", {"mercenary": "A"})
    state = scene.state
    shown = set(skills_to_learn(state, 0, 2))
    assert shown <= {skill.id for skill in SKILLS.values() if skill.hero == "mercenary"}
    # Charge is owned, so Charge II is for sale; Cleave II is not before Cleave.
    assert "me_charge_2" in shown
    assert "me_cleave" in shown
    assert "me_cleave_2" not in shown
    # No way to hand a skill over: items only can be traded.
    outside = scene.changed(fighters=(), combat_id="").step(Managing(0))
    assert not [option for option in outside.options if "me_hold_line" in option]


@rule("FF-7.11")
def test_whom_the_sequence_defeats_is_no_later_target() -> None:
    # Blade Dance: Strike, Step, Strike, Strike. One grunt in D would fall to the first Strike there (1 left).
    scene = ready("no_blade_dance", "B", ["grunt#1@B", "grunt#2@C"])
    assert offered(scene.turn("noble", "precise_strike", "step"), "no_blade_dance") == ["(step precise_strike)"]
    weak = scene.with_enemy("grunt#2", damage=1)
    assert not offered(weak.turn("noble", "precise_strike", "step"), "no_blade_dance")
    # With somebody else beside it there is a target for the last Strike.
    two = ready("no_blade_dance", "B", ["grunt#1@B", "grunt#2@C", "grunt#3@C"]).with_enemy("grunt#2", damage=1)
    assert offered(two.turn("noble", "precise_strike", "step"), "no_blade_dance")


@rule("FF-7.11", "FF-10.13")
def test_blockade_counts_until_the_sequence_defeats_who_keeps_it_up() -> None:
    scene = ready("no_blade_dance", "B", ["enforcer#1@B", "enforcer#2@C"])
    assert not offered(scene.turn("noble", "precise_strike", "step"), "no_blade_dance")
    weak = scene.with_enemy("enforcer#1", damage=2)
    turn_ = weak.turn("noble", "precise_strike", "step")
    assert offered(turn_, "no_blade_dance")
    done = turn_.after("skill no_blade_dance (step precise_strike)")
    assert (done.zone("noble"), damage(done, "enforcer#2")) == ("C", (2,))


@rule("FF-7.11", "FF-10.16")
def test_a_shield_bearer_that_falls_opens_the_zone_for_the_rest_of_the_sequence() -> None:
    scene = fight("c1", {"mercenary": "B"}, ["guard#1@B", "grunt#1@B"], items={"mercenary": {0: "hatchet"}})
    scene = scene.with_enemy("guard#1", damage=2).turn("mercenary", "special")
    assert "special hatchet" in scene.options
    scene = scene.after("special hatchet")
    assert [event.enemy for event in scene.told(EnemyDefeated)] == ["guard#1"]
    assert damage(scene, "grunt#1") == (1,)


@rule("FF-7.11", "FF-27.6")
def test_a_guard_that_falls_opens_the_guarded_one_for_the_rest_of_the_sequence() -> None:
    scene = fight(
        "c1",
        {"mercenary": "B"},
        ["guard#1@B", "lieutenant#1@B"],
        stacks={"guard#1": "lieutenant#1"},
        items={"mercenary": {0: "hatchet"}},
    )
    assert not scene.with_enemy("guard#1", damage=2, guards="").turn("mercenary", "special").offers("special")
    scene = scene.with_enemy("guard#1", damage=2).turn("mercenary", "special").after("special hatchet")
    assert scene.enemy("lieutenant#1").armour == 1


@rule("FF-7.11", "FF-27.13")
def test_doors_count_for_a_sequence() -> None:
    closed = ready("no_lunge", "B", ["halberdier#1@C"], combat="c6")
    assert not offered(closed.turn("noble", "step", "strike"), "no_lunge")
    opened = ready("no_lunge", "B", ["halberdier#1@C"], combat="c6", open_doors=["door1"])
    assert offered(opened.turn("noble", "step", "strike"), "no_lunge") == ["(step strike)"]


@rule("FF-7.11", "FF-27.3")
def test_terrain_counts_for_a_sequence() -> None:
    scene = ready("no_lunge", "B", ["grunt#1@A"], combat="c4")
    assert not offered(scene.turn("noble", "step", "strike"), "no_lunge")
    more = scene.turn("noble", "step", "step", "strike")
    assert offered(more, "no_lunge") == ["(step strike)"]
    more = more.after("skill no_lunge (step strike)")
    assert (more.zone("noble"), more.hand) == ("A", [])


@rule("FF-7.11", "FF-10.7")
def test_a_boss_that_falls_is_no_later_target() -> None:
    scene = fight("c5", {"mercenary": "F"}, boss="mother_brine@F", items={"mercenary": {0: "hatchet"}})
    scene = scene.with_boss(armour=0, damage=5)
    assert scene.turn("mercenary", "special").offers("special") == ["special hatchet"]  # one wound, and it stays
    last = scene.with_boss(wounds=1)
    assert not last.turn("mercenary", "special").offers("special")


@rule("FF-7.12")
def test_a_skill_is_used_in_the_own_turn_unless_it_names_another_moment() -> None:
    scene = fight("c1", {"ranger": "A", "noble": "A"}, skills={"ranger": ["rg_eagle_eye"]})
    planning = scene.with_hero("ranger", dice=("blue",), faces=(0,), rolled=True).with_hero(
        "noble", dice=("red",), faces=(face_of("focus"),), rolled=True
    )
    planning = planning.step(Planning())
    assert "reroll ranger rg_eagle_eye 1" in planning.options
    assert not planning.offers("skill")
    mine = scene.turn("ranger", "focus", "miss")
    assert [option.split()[1] for option in mine.offers("skill")] == ["rg_quick_draw"]
    # The Noble's skills are not offered in the Ranger's turn.
    assert not [action for action in mine.decision.options if isinstance(action, UseSkill) and "no_" in action.skill]


@rule("FF-7.4", "FF-13.2")
def test_the_rulebooks_example_quick_draw_and_boots_of_speed() -> None:
    # Shot, Focus (of a divided face), Strike and a useless Miss against a Guard of toughness 3.
    scene = fight("c1", {"ranger": "B"}, ["guard#1@C"], items={"ranger": {2: "boots_of_speed"}})
    scene = scene.turn("ranger", "shot", "step|focus", "strike", "miss")
    scene = scene.after("skill rg_quick_draw (step|focus)")
    assert sorted(scene.hand) == ["shot", "shot", "strike"]
    scene = scene.after("shot guard#1 (shot)", "shot guard#1 (shot)")
    assert damage(scene, "guard#1") == (2,)  # toughness 3: it still stands
    scene = scene.after("use boots_of_speed", "zone C", "strike guard#1 (strike)")
    assert scene.told(EnemyDefeated) == [EnemyDefeated("guard#1", "ranger", "")]
    assert scene.zone("ranger") == "C"


# -- the Ranger ------------------------------------------------------------------------------------------------


def test_quick_draw() -> None:
    converts("rg_quick_draw", "focus", "shot")


def test_fleet_foot() -> None:
    converts("rg_fleet_foot", "shot", "step")
    converts("rg_fleet_foot", "step", "shot", back=True)


def test_steady_aim() -> None:
    converts("rg_steady_aim", "shot focus", "precise_shot shot")


def test_piercing_arrow() -> None:
    scene = turn("rg_piercing_arrow", "precise_shot", "A", ["enforcer#1@B", "cutthroat#1@C"])
    assert offered(turn("rg_piercing_arrow", "shot", "A", ["enforcer#1@B"]), "rg_piercing_arrow") == []
    scene = scene.after("skill rg_piercing_arrow (precise_shot)")
    assert scene.options == ["enemy enforcer#1", "enemy cutthroat#1"]  # distance 1 and 2
    assert damage(scene.after("enforcer#1"), "enforcer#1") == (2,)
    # Armour stops one of the two.
    far = scene.after("cutthroat#1").enemy("cutthroat#1")
    assert (far.armour, far.damage) == (0, 1)


def test_piercing_arrow_two_ignores_armour() -> None:
    scene = turn("rg_piercing_arrow_2", "precise_shot", "A", ["cutthroat#1@C"])
    cutthroat = scene.after("skill rg_piercing_arrow_2 (precise_shot)").enemy("cutthroat#1")
    assert (cutthroat.armour, cutthroat.damage) == (1, 2)


def test_volley_hits_everyone_in_one_adjacent_zone() -> None:
    scene = turn("rg_volley", "shot shot", "B", ["enforcer#1@C", "enforcer#2@C", "enforcer#3@D", "enforcer#4@B"])
    scene = scene.after("skill rg_volley (shot shot)")
    assert scene.options == ["zone C", "zone D"]
    scene = scene.after("C")
    assert damage(scene, "enforcer#1", "enforcer#2", "enforcer#3", "enforcer#4") == (1, 1, 0, 0)
    assert scene.fighter("ranger").spent == ("rg_volley",)


def test_parting_shot_steps_and_then_shoots() -> None:
    assert not offered(turn("rg_step_back", "step", "A", ["enforcer#1@B"]), "rg_step_back")  # it would share the zone
    scene = turn("rg_step_back", "step", "B", ["enforcer#1@E"]).after("skill rg_step_back (step)", "D")
    assert (scene.zone("ranger"), damage(scene, "enforcer#1")) == ("D", (1,))


def test_hunters_mark_raises_the_next_damage_of_the_round() -> None:
    scene = turn("rg_hunters_mark", "focus shot shot", "A", ["enforcer#1@B", "enforcer#2@D", "enforcer#3@E"])
    scene = scene.after("skill rg_hunters_mark (focus)")
    assert scene.options == ["enemy enforcer#1", "enemy enforcer#2"]  # within two zones
    scene = scene.after("enforcer#1", "shot enforcer#1 (shot)")
    assert damage(scene, "enforcer#1") == (2,)
    # The next one only.
    assert scene.enemy("enforcer#1").marked == 0
    # The mark is gone at the clean-up when nobody used it.
    marked = turn("rg_hunters_mark", "focus", "A", ["enforcer#1@B"]).after("skill rg_hunters_mark (focus)")
    assert marked.enemy("enforcer#1").marked == 1
    assert marked.after("end turn").changed(rounds=9).step(CleanUp()).enemy("enforcer#1").marked == 0


def test_snare_stuns_a_minion_in_an_adjacent_zone() -> None:
    scene = turn("rg_snare", "focus step", "B", ["grunt#1@B", "grunt#2@C", "lieutenant#1@C"])
    scene = scene.after("skill rg_snare (step focus)")
    assert scene.enemy("grunt#2").stunned  # neither the one in the own zone nor the commander (FF-22.2)
    assert not scene.enemy("grunt#1").stunned
    assert not offered(turn("rg_snare", "focus step", "B", ["lieutenant#1@C"]), "rg_snare")


def test_forests_mercy_heals_a_hero_nearby() -> None:
    scene = ready("rg_forest_mercy", "B", health={"ranger": 5, "mercenary": 11}).turn("ranger", "focus", "focus")
    scene = scene.after("skill rg_forest_mercy (focus focus)")
    assert scene.options == ["hero ranger", "hero mercenary"]
    assert scene.after("ranger").health("ranger") == 7
    assert scene.after("mercenary").health("mercenary") == 12
    # Nobody hurt, or too far away: nothing to use it for.
    assert not offered(turn("rg_forest_mercy", "focus focus"), "rg_forest_mercy")
    far = ready("rg_forest_mercy", "C", health={"mercenary": 5}).turn("ranger", "focus", "focus")
    assert not offered(far, "rg_forest_mercy")


def test_trap_sense_removes_a_trap_on_entering() -> None:
    scene = turn("rg_trap_sense", "step", "A", combat="c10").after("step B (step)")
    assert scene.prompt == "turn"
    assert scene.state.token("trap1") is None
    assert scene.state.triggered == 0


def test_twin_blades() -> None:
    scene = turn("rg_twin_blades", "strike strike").after("skill rg_twin_blades (strike)")
    assert scene.hand == ["strike", "strike", "strike"]
    assert scene.fighter("ranger").spent == ("rg_twin_blades",)


def test_eagle_eye_rerolls_a_miss_in_planning() -> None:
    scene = ready("rg_eagle_eye").with_hero("ranger", dice=("red", "yellow"), faces=(0, RESULTS["step"]), rolled=True)
    scene = scene.with_hero("mercenary", ready=True).step(Planning())
    assert scene.offers("reroll ranger rg_eagle_eye") == ["reroll ranger rg_eagle_eye 1"]
    scene = scene.after("reroll ranger rg_eagle_eye 1", draws=["rolled precise_strike"])
    assert scene.fighter("ranger").faces[0] == RESULTS["precise_strike"]
    assert not scene.offers("reroll ranger rg_eagle_eye")


# -- the Rogue -------------------------------------------------------------------------------------------------


def test_backstab_spends_the_stealth_token_for_one_extra_damage() -> None:
    scene = ready("ro_backstab", "B", ["enforcer#1@B"], hidden=["rogue"]).turn("rogue", "strike", "strike")
    scene = scene.after("skill ro_backstab (strike)")
    assert damage(scene, "enforcer#1") == (2,)
    assert not scene.fighter("rogue").hidden
    assert not offered(scene, "ro_backstab")


def test_slip_away() -> None:
    converts("ro_slip_away", "strike", "step")
    converts("ro_slip_away", "step", "strike", back=True)


def test_shadow_meld_hides_even_beside_enemies() -> None:
    scene = turn("ro_shadow_meld", "focus", "B", ["grunt#1@B"])
    assert not scene.offers("ability hide")
    scene = scene.after("skill ro_shadow_meld (focus)")
    assert scene.fighter("rogue").hidden
    assert not eligible(scene.state, 0)
    already = ready("ro_shadow_meld", hidden=["rogue"]).turn("rogue", "focus")
    assert not offered(already, "ro_shadow_meld")


def test_knife_throw() -> None:
    converts("ro_knife_throw", "strike", "shot")


def test_tumble() -> None:
    converts("ro_tumble", "step", "step block")


def test_cut_purse_takes_what_an_enemy_carries() -> None:
    scene = turn("ro_cut_purse", "focus", "B", ["grunt#1@B+gem", "grunt#2@C+food"])
    gold = scene.state.campaign.gold
    scene = scene.after("skill ro_cut_purse (focus)")
    assert scene.enemy("grunt#1").carries == ""
    assert scene.state.campaign.gold == gold + 1
    assert not offered(turn("ro_cut_purse", "focus", "B", ["grunt#1@B"]), "ro_cut_purse")


@rule("FF-9.11")
def test_cut_purse_takes_an_objective_onto_the_own_board() -> None:
    scene = turn("ro_cut_purse", "focus", "B", ["recruit#2@B+objective1"], combat="c11")
    scene = scene.after("skill ro_cut_purse (focus)")
    assert scene.fighter("rogue").carries == ("objective1",)


def test_venom_edge_strikes_and_stuns_the_same_minion() -> None:
    scene = turn("ro_venom_edge", "precise_strike", "B", ["enforcer#1@B", "cutthroat#1@B", "lieutenant#1@B"])
    scene = scene.after("skill ro_venom_edge (precise_strike)")
    assert scene.options == ["enemy enforcer#1", "enemy cutthroat#1", "enemy lieutenant#1"]
    minion = scene.after("enforcer#1")
    assert (minion.enemy("enforcer#1").damage, minion.enemy("enforcer#1").stunned) == (1, True)
    assert not minion.enemy("cutthroat#1").stunned
    # A commander is struck, not stunned.
    commander = scene.after("lieutenant#1").enemy("lieutenant#1")
    assert (commander.armour, commander.stunned) == (1, False)


def test_flurry() -> None:
    converts("ro_flurry", "step strike", "strike strike step")


def test_flurry_two() -> None:
    converts("ro_flurry_2", "step strike", "strike strike strike step")


def test_smoke_bomb_protects_all_heroes_in_the_zone_until_clean_up() -> None:
    scene = fight(
        "c1",
        {"rogue": "B", "ranger": "B", "noble": "A"},
        ["grunt#1@B"],
        skills={"rogue": ["ro_smoke_bomb"]},
    ).turn("rogue", "step", "strike")
    scene = scene.after("skill ro_smoke_bomb (step strike)")
    assert [eligible(scene.state, hero) for hero in range(3)] == [False, False, True]
    assert scene.fighter("rogue").spent == ("ro_smoke_bomb",)
    later = scene.after("end turn").changed(rounds=9).step(CleanUp())
    assert [eligible(later.state, hero) for hero in range(3)] == [True, True, True]


def test_nimble_fingers_opens_chests_and_doors_with_a_step() -> None:
    scene = turn("ro_nimble_fingers", "step", "F", combat="c2")
    assert "focus chest1 (step)" in scene.options
    assert scene.after("focus chest1 (step)", draws=["gold 3"]).state.opened == ("chest1",)
    door = turn("ro_nimble_fingers", "step", "B", combat="c6")
    assert door.offers("focus") == ["focus door1 (step)"]
    # An exploration token still wants a Focus.
    assert not turn("ro_nimble_fingers", "step", "G", combat="c6").offers("focus")


def test_trapwright_removes_a_trap_nearby() -> None:
    scene = turn("ro_trapwright", "focus", "A", combat="c10").after("skill ro_trapwright (focus)")
    assert scene.state.token("trap1") is None
    assert scene.state.token("trap2") is not None
    assert scene.state.triggered == 0


@rule("FF-27.12")
def test_trapwright_removes_a_trap_the_moment_it_is_entered() -> None:
    scene = turn("ro_trapwright", "focus step", "A", combat="c10").after("step B (step)")
    assert scene.options == ["result focus", "skill ro_trapwright (focus)", "choose trigger"]
    removed = scene.after("skill ro_trapwright (focus)")
    assert removed.state.token("trap1") is None
    assert removed.fighter("rogue").used[-1] == "ro_trapwright"
    ignored = scene.after("result focus")
    assert ignored.state.token("trap1") is not None


def test_death_mark_deals_four_damage() -> None:
    scene = ready("ro_death_mark", "B", ["palace_knight#1@B"], hidden=["rogue"])
    scene = scene.with_enemy("palace_knight#1", armour=1, toughness=9).turn("rogue", "precise_strike")
    scene = scene.after("skill ro_death_mark (precise_strike)")
    knight = scene.enemy("palace_knight#1")
    assert (knight.armour, knight.damage) == (0, 3)
    assert not scene.fighter("rogue").hidden
    assert scene.fighter("rogue").spent == ("ro_death_mark",)
    seen = ready("ro_death_mark", "B", ["palace_knight#1@B"]).turn("rogue", "precise_strike")
    assert not offered(seen, "ro_death_mark")


def test_acrobats_kick_steps_and_pushes_a_minion() -> None:
    assert not offered(turn("ro_acrobat_kick", "step", "B", ["lieutenant#1@C"]), "ro_acrobat_kick")
    assert not offered(turn("ro_acrobat_kick", "step", "B", ["grunt#1@E^objective1"]), "ro_acrobat_kick")
    scene = turn("ro_acrobat_kick", "step", "B", ["grunt#1@C"]).after("skill ro_acrobat_kick (step)")
    assert scene.prompt == "push-to"
    assert scene.options == ["zone B", "zone E"]
    scene = scene.after("E")
    assert (scene.zone("rogue"), scene.zone("grunt#1")) == ("C", "E")


# -- the Noble -------------------------------------------------------------------------------------------------


def test_lunge() -> None:
    scene = turn("no_lunge", "step strike", "B", ["enforcer#1@C"]).after("skill no_lunge (step strike)")
    assert (scene.zone("noble"), damage(scene, "enforcer#1")) == ("C", (2,))


def test_lunge_two_takes_any_result_with_the_step() -> None:
    scene = turn("no_lunge_2", "step focus", "B", ["enforcer#1@C"])
    assert offered(scene, "no_lunge_2") == ["(step focus)"]
    assert damage(scene.after("skill no_lunge_2 (step focus)"), "enforcer#1") == (2,)


def test_parry_turns_any_result_into_a_block() -> None:
    for result in ("step", "strike", "precise_strike", "shot", "focus"):
        scene = turn("no_parry", result)
        assert scene.after(f"skill no_parry ({result})").hand == ["block"]


def test_riposte_hits_back_when_a_strike_is_fully_cancelled() -> None:
    scene = ready("no_riposte", "B", ["enforcer#1@B", "enforcer#2@C"], block={"noble": 2})

    def struck(by: str, how: str, amount: int = 1) -> Fight:
        def part(state: FateforgeState, emit: Emit) -> Script[None]:
            yield from hit(state, emit, by, 0, how, amount, farther=1)

        return scene.play(part)

    assert damage(struck("enforcer#1", "strike").after("soak block 1 armour 0"), "enforcer#1") == (1,)
    # Not when it comes through, not in part, not from elsewhere, not after a shot.
    assert damage(struck("enforcer#1", "strike").after("soak block 0 armour 0"), "enforcer#1") == (0,)
    assert damage(struck("enforcer#1", "strike", 3).after("soak block 2 armour 0"), "enforcer#1") == (0,)
    assert damage(struck("enforcer#2", "strike").after("soak block 1 armour 0"), "enforcer#2") == (0,)
    assert damage(struck("enforcer#2", "shot").after("soak block 1 armour 0"), "enforcer#2") == (0,)


def test_flourish_gives_a_strike_and_flips_the_stance() -> None:
    scene = turn("no_flourish", "focus").after("skill no_flourish (focus)")
    assert scene.hand == ["strike"]
    assert scene.fighter("noble").guard_stance
    guarding = ready("no_flourish").with_hero("noble", guard_stance=True).turn("noble", "focus")
    assert not guarding.after("skill no_flourish (focus)").fighter("noble").guard_stance


@rule("FF-10.14")
def test_command_lets_another_hero_move() -> None:
    scene = turn("no_command", "focus", "B").after("skill no_command (focus)")
    assert (scene.prompt, scene.decision.args) == ("move-to", (("who", "mercenary"),))
    assert scene.options == ["zone B", "pass"]
    assert scene.after("B").zone("mercenary") == "B"
    assert scene.after("pass").zone("mercenary") == "A"
    # Nobody within reach, or nobody who can leave.
    assert not offered(turn("no_command", "focus", "C"), "no_command")
    assert not offered(turn("no_command", "focus", "B", ["enforcer#1@A"]), "no_command")


def test_command_is_answered_by_the_hero_who_is_moved() -> None:
    scene = ready("no_command", "B", seats=2).turn("noble", "focus").after("skill no_command (focus)")
    assert scene.asked == 1


def test_inspire_gives_energy_to_all_heroes_nearby() -> None:
    scene = fight(
        "c1",
        {"noble": "B", "mercenary": "A", "ranger": "E"},
        skills={"noble": ["no_inspire"]},
        energy={"noble": 1, "mercenary": 1, "ranger": 1},
    ).turn("noble", "focus", "step")
    scene = scene.after("skill no_inspire (step focus)")
    assert [scene.energy(name) for name in ("noble", "mercenary", "ranger")] == [2, 2, 1]
    assert scene.fighter("noble").spent == ("no_inspire",)


def test_duellists_edge() -> None:
    converts("no_duelist", "strike", "precise_strike")


def test_heart_thrust_ignores_armour() -> None:
    scene = turn("no_heart_thrust", "precise_strike", "B", ["lieutenant#1@B"])
    lieutenant = scene.after("skill no_heart_thrust (precise_strike)").enemy("lieutenant#1")
    assert (lieutenant.armour, lieutenant.damage) == (2, 2)


def test_feint_stuns_a_minion_in_the_zone() -> None:
    scene = turn("no_feint", "focus step", "B", ["grunt#1@B", "grunt#2@C"]).after("skill no_feint (step focus)")
    assert (scene.enemy("grunt#1").stunned, scene.enemy("grunt#2").stunned) == (True, False)
    assert not offered(turn("no_feint", "focus step", "B", ["grunt#1@B"], stunned=["grunt#1"]), "no_feint")


def test_guard_form() -> None:
    scene = turn("no_guard_form", "step").after("skill no_parry (step)", "skill no_guard_form (block)")
    assert scene.hand == ["block", "block"]


def test_taunt_draws_attacks_until_clean_up() -> None:
    scene = fight("c1", {"noble": "B", "mercenary": "B"}, ["grunt#1@B"], skills={"noble": ["no_taunt"]})
    assert scene.enemy_turn().prompt == "target"  # the players would choose
    taunting = scene.turn("noble", "focus").after("skill no_taunt (focus)", "end turn")
    attacked = taunting.enemy_turn()
    assert (attacked.health("noble"), attacked.health("mercenary")) == (9, 12)
    assert not attacked.changed(rounds=9).step(CleanUp()).fighter("noble").taunting


def test_old_name_is_for_rest_scenes_and_does_nothing_in_a_turn() -> None:
    assert SKILLS["no_old_name"].fx[0].verb == "discount"
    scene = turn("no_old_name", "step strike focus block")
    assert not [option for option in scene.options if "no_old_name" in option]


def test_blade_dance() -> None:
    scene = turn("no_blade_dance", "precise_strike step", "B", ["enforcer#1@C", "cutthroat#1@B", "cutthroat#2@B"])
    scene = scene.after("skill no_blade_dance (step precise_strike)")
    assert scene.prompt == "strike"
    assert scene.options == ["enemy cutthroat#1", "enemy cutthroat#2"]
    scene = scene.after("cutthroat#1")
    assert scene.zone("noble") == "C"
    assert (scene.enemy("cutthroat#1").armour, scene.enemy("enforcer#1").damage) == (0, 2)
    assert scene.fighter("noble").spent == ("no_blade_dance",)


# -- the Shaman ------------------------------------------------------------------------------------------------


def drummer(skill: str, zone: str = "B", enemies: Iterable[str] = (), charges: int = 1, **fields: Any) -> Fight:
    """The Shaman with the Drum and charges on it."""
    return ready(skill, zone, enemies, items={"shaman": {5: "shamans_drum"}}, **fields).with_hero(
        "shaman", charges=charges
    )


def test_spirit_bolt() -> None:
    converts("sh_spirit_bolt", "focus", "shot")


def test_spirit_bolt_two() -> None:
    converts("sh_spirit_bolt_2", "step focus", "shot shot shot")


@rule("FF-7.9", "FF-7.4")
def test_soothing_rhythm_spends_a_charge_to_heal() -> None:
    scene = drummer("sh_soothing_rhythm", health={"mercenary": 5, "shaman": 5}).turn("shaman", "focus")
    scene = scene.after("skill sh_soothing_rhythm (focus)")
    assert scene.options == ["hero shaman", "hero mercenary"]
    scene = scene.after("mercenary")
    assert scene.health("mercenary") == 6
    assert scene.fighter("shaman").charges == 0


def test_thunder_clap_hits_everyone_in_the_zone_and_pushes_one() -> None:
    scene = turn("sh_thunder_clap", "focus focus", "B", ["enforcer#1@B", "lieutenant#1@B", "grunt#1@C"])
    scene = scene.after("skill sh_thunder_clap (focus focus)")
    assert damage(scene, "enforcer#1", "grunt#1") == (1, 0)
    assert scene.enemy("lieutenant#1").armour == 1
    # Only a minion is pushed; the zone is chosen.
    assert scene.prompt == "push-to"
    assert scene.after("D").zone("enforcer#1") == "D"


def test_root_grasp_stuns_a_minion_here_or_next_to_here() -> None:
    scene = turn("sh_root_grasp", "focus step", "B", ["grunt#1@B", "grunt#2@C", "grunt#3@E"])
    scene = scene.after("skill sh_root_grasp (step focus)")
    assert scene.options == ["enemy grunt#1", "enemy grunt#2"]
    assert scene.after("grunt#2").enemy("grunt#2").stunned


def test_spirit_walk() -> None:
    converts("sh_spirit_walk", "focus", "step step")


def test_wind_call_pulls_a_minion() -> None:
    scene = turn("sh_wind_call", "focus", "B", ["grunt#1@C", "grunt#2@D", "grunt#3@E^objective1", "lieutenant#1@C"])
    scene = scene.after("skill sh_wind_call (focus)")
    assert scene.options == ["enemy grunt#1", "enemy grunt#2"]
    assert scene.after("grunt#2").zone("grunt#2") == "B"
    assert not offered(turn("sh_wind_call", "focus", "D", ["grunt#3@E^objective1"]), "sh_wind_call")


def test_gust_pushes_a_minion() -> None:
    scene = turn("sh_gust", "strike", "B", ["grunt#1@B"]).after("skill sh_gust (strike)")
    assert scene.options == ["zone A", "zone C", "zone D"]
    assert scene.after("C").zone("grunt#1") == "C"
    assert not offered(turn("sh_gust", "strike", "B", ["lieutenant#1@B"]), "sh_gust")


def test_ancestor_shield_gives_a_block_token() -> None:
    scene = turn("sh_ancestor_shield", "focus", "B").after("skill sh_ancestor_shield (focus)")
    assert scene.options == ["hero shaman", "hero mercenary"]
    assert scene.after("mercenary").fighter("mercenary").block == 1
    assert scene.after("shaman").fighter("shaman").block == 1


def test_drum_of_war_gives_a_strike_to_a_hero_whose_turn_starts() -> None:
    scene = drummer("sh_drum_of_war", charges=3).turn("mercenary", "step")
    assert (scene.prompt, scene.options) == ("gift", ["pass", "choose focus", "choose strike"])
    scene = scene.after("choose strike")
    assert scene.options == ["pass", "choose focus"]  # once a round
    scene = scene.after("choose focus", "pass")
    assert scene.hand == ["step", "strike", "focus"]
    assert scene.fighter("shaman").charges == 1


def test_drum_of_war_may_begin_the_shamans_own_turn() -> None:
    scene = drummer("sh_drum_of_war").turn("shaman", "step")
    assert scene.options == ["pass", "choose strike"]
    assert scene.after("choose strike").hand == ["step", "strike"]
    # Too far away there is no gift.
    assert drummer("sh_drum_of_war", "C").turn("mercenary", "step").prompt == "turn"


def test_cleanse_cures_poison_and_discards_a_fear_card() -> None:
    scene = ready("sh_cleanse", "B", health={"mercenary": 9})
    scene = scene.with_hero("mercenary", poison=2, fear=("shaken", "doubt")).turn("shaman", "focus", "step")
    scene = scene.after("skill sh_cleanse (step focus)")
    assert (scene.health("mercenary"), scene.fighter("mercenary").poison) == (11, 0)
    # One card, chosen by the hero whom it affects.
    assert (scene.prompt, scene.options) == ("fear-card", ["fear shaken", "fear doubt"])
    assert scene.after("fear doubt").fighter("mercenary").fear == ("shaken",)
    assert not offered(turn("sh_cleanse", "focus step"), "sh_cleanse")


def test_lightning_strikes_one_or_two_zones_away() -> None:
    enemies = ["enforcer#1@A", "enforcer#2@B", "enforcer#3@C", "enforcer#4@E"]
    scene = turn("sh_lightning", "focus shot", "A", enemies).after("skill sh_lightning (shot focus)")
    assert scene.options == ["enemy enforcer#2", "enemy enforcer#3"]
    assert damage(scene.after("enforcer#3"), "enforcer#3") == (2,)


def test_lightning_two() -> None:
    scene = turn("sh_lightning_2", "focus shot", "A", ["palace_knight#1@C"]).after("skill sh_lightning_2 (shot focus)")
    assert (scene.enemy("palace_knight#1").armour, damage(scene, "palace_knight#1")) == (0, (2,))


def test_second_sight_is_for_tests_and_does_nothing_in_a_turn() -> None:
    assert (SKILLS["sh_second_sight"].when, SKILLS["sh_second_sight"].fx[0].verb) == ("test", "test_reroll")
    scene = turn("sh_second_sight", "step strike focus shot")
    assert not [option for option in scene.options if "sh_second_sight" in option]


# -- the Mercenary ---------------------------------------------------------------------------------------------


def test_charge() -> None:
    scene = turn("me_charge", "focus step", "B", ["enforcer#1@C"]).after("skill me_charge (step focus)")
    assert (scene.zone("mercenary"), damage(scene, "enforcer#1")) == ("C", (2,))


@rule("FF-27.7")
def test_charge_two_takes_any_result_with_the_step() -> None:
    assert not offered(turn("me_charge", "strike step", "B", ["enforcer#1@C"]), "me_charge")
    scene = turn("me_charge_2", "strike step", "B", ["enforcer#1@C"]).after("skill me_charge_2 (step strike)")
    assert (scene.zone("mercenary"), damage(scene, "enforcer#1")) == ("C", (2,))


def test_hold_the_line() -> None:
    converts("me_hold_line", "strike", "block")


def test_cleave_hits_everyone_and_one_of_them_again() -> None:
    scene = turn("me_cleave", "strike strike", "B", ["enforcer#1@B", "enforcer#2@B", "enforcer#3@C"])
    scene = scene.after("skill me_cleave (strike strike)")
    assert damage(scene, "enforcer#1", "enforcer#2", "enforcer#3") == (1, 1, 0)
    assert scene.options == ["enemy enforcer#1", "enemy enforcer#2"]
    assert damage(scene.after("enforcer#2"), "enforcer#1", "enforcer#2") == (1, 2)


def test_cleave_two_takes_any_second_result() -> None:
    assert not offered(turn("me_cleave", "strike step", "B", ["enforcer#1@B"]), "me_cleave")
    scene = turn("me_cleave_2", "strike step", "B", ["enforcer#1@B", "enforcer#2@B"])
    scene = scene.after("skill me_cleave_2 (step strike)", "enforcer#1")
    assert damage(scene, "enforcer#1", "enforcer#2") == (2, 1)


def test_brute_force() -> None:
    converts("me_brute_force", "focus", "strike")


def test_shove_pushes_a_minion() -> None:
    scene = turn("me_shove", "strike", "B", ["enforcer#1@B"]).after("skill me_shove (strike)", "D")
    assert scene.zone("enforcer#1") == "D"
    assert not offered(turn("me_shove", "strike", "E", ["grunt#1@E^objective1"]), "me_shove")


def test_iron_skin_cancels_two_damage_once_a_combat() -> None:
    scene = ready("me_iron_skin", block={"mercenary": 1})

    def wounded(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from damage_hero(state, emit, 0, 4)

    scene = scene.play(wounded)
    assert "soak block 1 armour 0 me_iron_skin" in scene.options
    assert "soak block 0 armour 0" in scene.options  # it may be kept
    after = scene.after("soak block 1 armour 0 me_iron_skin")
    assert after.health("mercenary") == 11
    assert after.fighter("mercenary").spent == ("me_iron_skin",)
    assert after.changed().play(wounded).over  # nothing left to ask about


def test_intimidate_stuns_a_minion_in_the_zone() -> None:
    scene = turn("me_intimidate", "focus step", "B", ["grunt#1@B", "lieutenant#1@B"])
    scene = scene.after("skill me_intimidate (step focus)")
    assert scene.enemy("grunt#1").stunned
    assert not scene.enemy("lieutenant#1").stunned


def test_bodyguard_may_take_damage_meant_for_another_hero_in_her_zone() -> None:
    scene = fight("c1", {"mercenary": "B", "ranger": "B"}, ["grunt#1@B"], skills={"mercenary": ["me_bodyguard"]})

    def wounded(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from damage_hero(state, emit, 1, 2)

    asked = scene.play(wounded)
    assert (asked.prompt, asked.options, asked.decision.args) == (
        "bodyguard",
        ["pass", "choose redirect"],
        (("hero", "ranger"),),
    )
    taken = asked.after("choose redirect")
    assert (taken.health("mercenary"), taken.health("ranger")) == (10, 9)
    left = asked.after("pass")
    assert (left.health("mercenary"), left.health("ranger")) == (12, 7)
    # Any number of times; not from another zone, not when she is down.
    assert taken.changed().play(wounded).prompt == "bodyguard"
    assert scene.with_hero("mercenary", zone=0).play(wounded).over
    assert scene.with_hero("mercenary", ko=True).play(wounded).over


def test_second_wind() -> None:
    scene = ready("me_second_wind", health={"mercenary": 5}, energy={"mercenary": 1}).turn("mercenary", "step", "focus")
    scene = scene.after("skill me_second_wind (step focus)")
    assert (scene.health("mercenary"), scene.energy("mercenary")) == (6, 2)
    assert scene.fighter("mercenary").spent == ("me_second_wind",)
    assert not offered(turn("me_second_wind", "step focus"), "me_second_wind")  # nothing to regain


def test_rage_spends_health_for_two_strikes() -> None:
    scene = turn("me_rage", "miss").after("skill me_rage")
    assert scene.hand == ["strike", "strike"]
    assert scene.health("mercenary") == 11
    assert "skill me_rage" not in scene.options
    # The last marker is not spent: nobody could use the results.
    assert "skill me_rage" not in ready("me_rage", health={"mercenary": 1}).turn("mercenary", "miss").options


@rule("FF-8.14")
def test_block_does_not_help_against_the_health_that_rage_costs() -> None:
    scene = ready("me_rage", block={"mercenary": 1}).turn("mercenary", "miss").after("skill me_rage")
    assert (scene.health("mercenary"), scene.fighter("mercenary").block) == (11, 1)


def test_throwing_axe() -> None:
    converts("me_throwing_axe", "strike", "shot")


def test_executioner() -> None:
    scene = turn("me_executioner", "precise_strike", "B", ["lieutenant#1@B"])
    lieutenant = scene.after("skill me_executioner (precise_strike)").enemy("lieutenant#1")
    assert (lieutenant.armour, lieutenant.damage) == (0, 0)


def test_war_cry_gives_block_to_all_heroes_nearby() -> None:
    scene = fight("c1", {"mercenary": "B", "ranger": "A", "noble": "E"}, skills={"mercenary": ["me_war_cry"]})
    scene = scene.turn("mercenary", "focus").after("skill me_war_cry (focus)")
    assert [scene.fighter(name).block for name in ("mercenary", "ranger", "noble")] == [1, 1, 0]
    assert [event.what for event in scene.told(HeroGained)] == ["block", "block"]
    assert scene.fighter("mercenary").spent == ("me_war_cry",)


# -- all of them -----------------------------------------------------------------------------------------------


def test_every_skill_has_a_test_of_its_own() -> None:
    """Each skill is named by some test of this file."""
    text = Path(__file__).read_text(encoding="utf-8")
    assert [skill for skill in SKILLS if f'"{skill}"' not in text] == []


@rule("FF-7.3", "FF-13.2")
@pytest.mark.parametrize("skill", [skill.id for skill in SKILLS.values() if skill.kind != "passive" and not skill.when])
def test_a_used_skill_is_not_offered_again_in_the_turn(skill: str) -> None:
    if skill == "sh_drum_of_war":
        return  # used at the start of a turn, tested above
    hero = SKILLS[skill].hero
    scene = fight(
        "c10",
        {hero: "A", "ranger" if hero != "ranger" else "noble": "A"},
        ["recruit#1@A+gem", "recruit#2@D", "recruit#3@E", "recruit#4@E"],
        skills={hero: [skill] if skill not in HEROES[hero].start_skills else []},
        items={hero: {5: "shamans_drum"}},
        health=dict.fromkeys(HEROES, 3),
        energy=dict.fromkeys(HEROES, 1),
    ).with_hero(hero, hidden=skill in ("ro_backstab", "ro_death_mark"), charges=3, poison=1)
    results = ("step", "strike", "precise_strike", "shot", "precise_shot", "focus", "block")
    scene = scene.turn(hero, *results, *results)
    if scene.prompt == "gift":
        scene = scene.after("pass")
    first = scene.offers(f"skill {skill}")
    assert first, f"{skill} is never offered"
    scene = scene.after(first[0])
    while scene.prompt != "turn":
        scene = scene.after(scene.options[0])
    assert not scene.offers(f"skill {skill} ")
    assert f"skill {skill}" not in scene.options
    assert isinstance(scene.state.agenda[-1], HeroTurn)
