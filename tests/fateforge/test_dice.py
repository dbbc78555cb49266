"""Dice, their results, what pays for what, rerolls (FF-4, FF-5)."""

import pytest

from fights import Fight, fight
from ludarium.games.fateforge.battle import Planning
from ludarium.games.fateforge.combat.payments import payments
from ludarium.games.fateforge.content import DICE, ITEMS, SKILLS
from ludarium.games.fateforge.events import Attacked, DiceRolled
from ludarium.games.fateforge.lots import rolls
from ludarium.games.fateforge.results import ANY, FACE_NAMES, MISS, RESULTS, face_of

rule = pytest.mark.rule


def paid(demands: str, *faces: str) -> set[tuple[str, ...]]:
    """The ways in which these faces pay those demands."""
    return set(payments(tuple(demands.split()), tuple(sorted(map(face_of, faces)))))


def planned(scene: Fight, hero: str, dice: str, faces: str, draws: list[str] | None = None) -> Fight:
    """A hero in the planning phase whose dice show these faces."""
    scene = scene.with_hero(
        hero, dice=tuple(dice.split()), faces=tuple(map(face_of, faces.split())), rolled=True, ready=False
    )
    return scene.step(Planning(), draws or ())


# -- results ---------------------------------------------------------------------------------------------------


@rule("FF-4.1", "FF-4.15", "FF-29.2")
def test_every_die_has_six_faces_of_its_own_kind() -> None:
    assert set(DICE) == {"red", "yellow", "green", "blue", "weapon_melee", "weapon_ranged"}
    for die in DICE.values():
        assert len(die.faces) == 6
    # Strength strikes, speed steps, intelligence focuses, ranged fighting shoots.
    for colour, result in (("red", "strike"), ("yellow", "step"), ("green", "focus"), ("blue", "shot")):
        most = max(RESULTS, key=lambda name: sum(1 for face in DICE[colour].faces if face & RESULTS[name]))
        assert most == result
    # Special is on weapon dice only (FF-4.14).
    special = {die.id for die in DICE.values() if any(face & RESULTS["special"] for face in die.faces)}
    assert special == {"weapon_melee", "weapon_ranged"}


@rule("FF-4.2", "FF-9.1")
def test_a_step_moves_to_an_adjacent_zone() -> None:
    scene = fight("c1", {"mercenary": "B"}).turn("mercenary", "step")
    assert scene.offers("step") == ["step A (step)", "step C (step)", "step D (step)"]
    scene = scene.after("step C (step)")
    assert scene.zone("mercenary") == "C"
    assert scene.hand == []


@rule("FF-4.3")
def test_a_strike_hits_an_enemy_in_the_same_zone_only() -> None:
    scene = fight("c1", {"mercenary": "B"}, ["grunt#1@B", "grunt#2@C"]).turn("mercenary", "strike")
    assert scene.offers("strike") == ["strike grunt#1 (strike)"]
    scene = scene.after("strike grunt#1 (strike)")
    assert scene.enemy("grunt#1").damage == 1


@rule("FF-4.5")
def test_a_shot_hits_an_enemy_in_an_adjacent_zone_and_not_in_the_own_one() -> None:
    scene = fight("c1", {"ranger": "B"}, ["grunt#1@B", "grunt#2@C", "grunt#3@E"]).turn("ranger", "shot")
    assert scene.offers("shot") == ["shot grunt#2 (shot)"]
    scene = scene.after("shot grunt#2 (shot)")
    assert scene.enemy("grunt#2").damage == 1


@rule("FF-4.4", "FF-4.6")
def test_precise_results_work_as_plain_ones() -> None:
    scene = fight("c1", {"ranger": "B"}, ["grunt#1@B", "grunt#2@C"]).turn("ranger", "precise_strike", "precise_shot")
    scene = scene.after("strike grunt#1 (precise_strike)", "shot grunt#2 (precise_shot)")
    assert (scene.enemy("grunt#1").damage, scene.enemy("grunt#2").damage) == (1, 1)
    assert [(hit.how, hit.damage) for hit in scene.told(Attacked)] == [("strike", 1), ("shot", 1)]


@rule("FF-4.7")
def test_a_focus_examines_an_object_and_fuels_skills() -> None:
    scene = fight("c2", {"ranger": "F"}).turn("ranger", "focus")
    assert scene.offers("focus") == ["focus chest1 (focus)"]
    assert scene.offers("skill") == ["skill rg_quick_draw (focus)"]
    # Where there is nothing to examine, there is no Focus action.
    assert not fight("c2", {"ranger": "B"}).turn("ranger", "focus").offers("focus")


@rule("FF-4.8")
def test_a_miss_pays_for_nothing() -> None:
    assert paid("any", "miss") == set()
    assert paid("any any", "miss", "step") == set()
    scene = fight("c1", {"noble": "B", "ranger": "B"}, ["grunt#1@B"], ko=["ranger"], energy={"noble": 0})
    # Neither Parry (any result) nor a revival (two of them) nor an action.
    assert scene.turn("noble", "miss", "miss", "miss", "miss").options == ["end turn"]


@rule("FF-4.9")
def test_a_precise_result_pays_where_a_plain_one_is_demanded_and_not_the_reverse() -> None:
    assert paid("strike", "precise_strike", "step") == {("precise_strike",)}
    assert paid("shot", "precise_shot") == {("precise_shot",)}
    assert paid("precise_strike", "strike") == set()
    assert paid("precise_shot", "shot") == set()
    scene = fight("c1", {"mercenary": "B"}, ["grunt#1@B"], skills={"mercenary": ["me_executioner"]})
    assert not scene.turn("mercenary", "strike").offers("skill me_executioner")
    assert scene.turn("mercenary", "precise_strike").offers("skill") == [
        "skill me_hold_line (precise_strike)",
        "skill me_executioner (precise_strike)",
    ]


@rule("FF-4.10")
def test_a_divided_face_gives_one_of_its_results() -> None:
    scene = fight("c1", {"ranger": "B"}, ["grunt#1@C"]).turn("ranger", "shot|focus")
    assert {"shot grunt#1 (shot|focus)", "skill rg_quick_draw (shot|focus)"} <= set(scene.options)
    # Used as one of them the die is spent.
    assert scene.after("skill rg_quick_draw (shot|focus)").hand == ["shot"]
    assert scene.after("shot grunt#1 (shot|focus)").hand == []
    # One die never pays both halves of a demand.
    assert paid("focus shot", "shot|focus") == set()
    (way,) = paid("focus shot", "shot|focus", "focus")
    assert sorted(way) == ["focus", "shot|focus"]


@rule("FF-4.11")
def test_the_colour_of_a_die_does_not_matter_to_who_is_paid() -> None:
    # No skill and no item asks for a colour: their boxes name results only.
    for pays in (*(skill.pays for skill in SKILLS.values()), *(item.pays for item in ITEMS.values())):
        assert set(pays) <= {*RESULTS, "any", "energy", "health", "stealth", "charge"}
    scene = fight("c1", {"mercenary": "B"}, ["grunt#1@B"])
    for colour in ("red", "yellow", "green"):
        turn = scene.with_hero("mercenary", dice=(colour,), faces=(face_of("strike"),)).turn("mercenary", "strike")
        assert "skill me_hold_line (strike)" in turn.options


@rule("FF-4.12", "FF-28.1")
def test_any_is_paid_by_every_result_but_a_miss() -> None:
    everything = [FACE_NAMES[face] for die in DICE.values() for face in die.faces]
    for face in everything:
        assert bool(paid("any", face)) is (face != "miss")
    assert {face for face in RESULTS if paid("any", face)} == set(RESULTS)
    assert ANY.bit_count() == len(RESULTS) == 8


@rule("FF-4.13", "FF-9.13")
def test_a_block_pays_for_skills_or_becomes_a_block_token() -> None:
    scene = fight("c1", {"noble": "B"}, skills={"noble": ["no_guard_form"]}).turn("noble", "step")
    scene = scene.after("skill no_parry (step)")
    assert scene.hand == ["block"]
    assert {"block (block)", "skill no_guard_form (block)"} <= set(scene.options)
    assert scene.after("block (block)").fighter("noble").block == 1
    scene = scene.after("skill no_guard_form (block)", "block (block)", "block (block)")
    assert scene.fighter("noble").block == 2


@rule("FF-4.14")
def test_a_special_has_the_effect_of_the_weapon_that_gave_the_die() -> None:
    scene = fight("c1", {"mercenary": "B"}, ["grunt#1@B"], items={"mercenary": {0: "short_sword"}})
    scene = scene.turn("mercenary", "special")
    assert "special short_sword" in scene.options
    struck = scene.after("special short_sword")
    assert struck.told(Attacked)[-1].damage == 2
    assert struck.hand == []


@rule("FF-4.14")
def test_a_special_without_a_usable_effect_still_pays_any() -> None:
    scene = fight("c1", {"noble": "B"}, items={"noble": {0: "short_sword"}}).turn("noble", "special")
    assert scene.options == [
        *("energy-step A", "energy-step C", "energy-step D"),
        "skill no_parry (special)",
        "end turn",
    ]


@rule("FF-4.14", "FF-27.9")
def test_the_special_of_an_allys_die_is_not_the_heros_weapon() -> None:
    scene = fight(
        "c1",
        {"noble": "B"},
        ["grunt#1@B"],
        items={"noble": {0: "short_sword"}},
        ally="sergeant_ilke",
        ally_faces=(RESULTS["special"], RESULTS["strike"]),
    ).with_hero("noble", ally=0)
    turn = scene.turn("noble", "step").after("ally special (step)")
    assert turn.hand == ["special"]
    assert not turn.offers("special")
    assert "skill no_parry (special)" in turn.options
    # With a Special of the own weapon die there is one special attack, not two.
    both = scene.turn("noble", "special", "step").after("ally special (step)", "special short_sword")
    assert both.hand == ["special"]
    assert not both.offers("special")


# -- rerolls ---------------------------------------------------------------------------------------------------


@rule("FF-5.1", "FF-5.2")
def test_a_reroll_is_for_the_die_it_is_tied_to_once_a_round_in_planning() -> None:
    scene = planned(fight("c1", {"ranger": "A"}), "ranger", "blue blue yellow red", "shot step step strike")
    # Hunter's Eye: the blue dice, whatever they show.
    assert scene.offers("reroll") == ["reroll ranger hunters-eye 1", "reroll ranger hunters-eye 2"]
    scene = scene.after("reroll ranger hunters-eye 2", draws=["rolled precise_shot"])
    assert [FACE_NAMES[face] for face in scene.fighter("ranger").faces] == ["shot", "precise_shot", "step", "strike"]
    assert not scene.offers("reroll")
    # In the turn nothing can be rerolled.
    assert not scene.changed(agenda=()).turn("ranger", "miss", "shot").offers("reroll")


@rule("FF-5.3")
def test_several_effects_may_reroll_the_same_die_one_after_another() -> None:
    scene = fight("c1", {"ranger": "A"}, skills={"ranger": ["rg_eagle_eye"]}, items={"ranger": {3: "lucky_coin"}})
    scene = planned(scene, "ranger", "blue blue yellow red", "miss shot step strike")
    # Each permission is one new roll.
    for by in ("energy", "rg_eagle_eye", "hunters-eye", "lucky_coin"):
        assert f"reroll ranger {by} 1" in scene.options
        scene = scene.after(f"reroll ranger {by} 1", draws=["rolled miss"])
        assert f"reroll ranger {by} 1" not in scene.options
    assert not scene.offers("reroll")
    assert len(scene.told(DiceRolled)) == 4


@rule("FF-5.4")
def test_the_last_roll_stands() -> None:
    scene = fight("c1", {"ranger": "A"}, items={"ranger": {3: "lucky_coin"}})
    scene = planned(scene, "ranger", "blue blue yellow red", "precise_shot shot step strike")
    scene = scene.after("reroll ranger hunters-eye 1", draws=["rolled miss"])
    assert scene.fighter("ranger").faces[0] == MISS
    # There is no way back to the face before, only another roll.
    assert {option.split()[0] for option in scene.options} == {"ready", "reroll", "sprint"}


@rule("FF-5.1")
def test_rolls_of_chance_are_the_faces_of_the_dice() -> None:
    pair = rolls(("red", "weapon_melee"))
    assert len(pair) == 36
    assert [str(pair[at]) for at in (0, 5, 35)] == [
        "rolled strike strike",
        "rolled miss strike",
        "rolled miss miss",
    ]
    assert pair.read("rolled precise_strike special") in pair
    assert pair.read("rolled special strike") is None
