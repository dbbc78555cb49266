"""Tests of traits: dice, faces, rerolls, who makes them, trait points (FF-24.1 to FF-24.6, FF-21.7)."""

import pytest
from msgspec.structs import replace

from journeys import Journey, journey
from ludarium.games.fateforge import events
from ludarium.games.fateforge.agenda import ChooseTester
from ludarium.games.fateforge.content import SCENES
from ludarium.games.fateforge.content import Test as TraitTest
from ludarium.games.fateforge.memory import true
from ludarium.games.fateforge.story import trials

rule = pytest.mark.rule


def trying(
    scene: str, choice: str, tester: str, heroes: tuple[str, ...] = ("ranger", "rogue"), **more: object
) -> Journey:
    """Before the first roll of a choice's test."""
    trip = journey(heroes, scene=scene, **more).after(f"choice {choice}")  # type: ignore[arg-type]
    return trip.after(f"tester {tester}") if trip.prompt == "tester" else trip


@rule("FF-24.1")
@pytest.mark.parametrize(("scene", "choice", "dice"), [("s111", "press", 1), ("s102", "argue", 2), ("s133", "swim", 3)])
def test_easy_average_and_hard_tests_have_one_two_and_three_dice(scene: str, choice: str, dice: int) -> None:
    trip = trying(scene, choice, "ranger")
    assert trip.prompt == "test"
    assert {len(option.split()) - 1 for option in trip.options()} == {dice}


@rule("FF-24.1", "FF-2.5")
def test_all_dice_must_be_successes() -> None:
    trip = trying("s102", "argue", "ranger")
    assert "s102 argue passed" in trip.rolls("success success").state.campaign.choices
    failed = trip.rolls("success fail")
    assert "s102 argue failed" in failed.state.campaign.choices
    assert true(failed.state, "flag toll_debt")


@rule("FF-24.2", "FF-3.8")
def test_a_trait_face_counts_only_with_the_matching_trait() -> None:
    heroes = ("ranger", "noble")
    assert trying("s102", "argue", "noble", heroes).rolls("trait trait").scene == "c1"
    assert "s102 argue passed" in trying("s102", "argue", "noble", heroes).rolls("trait success").state.campaign.choices
    ranger = trying("s102", "argue", "ranger", heroes).rolls("trait success")
    assert "s102 argue failed" in ranger.state.campaign.choices


@rule("FF-3.8", "FF-24.2")
def test_traits_also_come_from_trait_cards_and_from_items_in_their_proper_slot() -> None:
    bought = trying("s102", "argue", "ranger", ranger={"traits": ("persuasion",)}).rolls("trait trait")
    assert "s102 argue passed" in bought.state.campaign.choices
    worn = trying("s102", "argue", "ranger", ranger={"slots": "3: courtiers_coat"}).rolls("trait trait")
    assert "s102 argue passed" in worn.state.campaign.choices
    carried = trying("s102", "argue", "ranger", ranger={"slots": "4: courtiers_coat down"}).rolls("trait trait")
    assert "s102 argue failed" in carried.state.campaign.choices


@rule("FF-24.3")
def test_a_hero_with_the_trait_may_spend_energy_to_reroll_all_dice_once() -> None:
    trip = trying("s102", "slip", "rogue").rolls("success fail")
    assert trip.prompt == "test-reroll"
    assert trip.options() == {"reroll energy", "pass"}
    assert trip.asked == [1], "the rogue's own player decides"
    again = trip.after("reroll energy")
    assert {len(option.split()) - 1 for option in again.options()} == {2}
    lost = again.rolls("trait fail")
    assert lost.hero("rogue").energy == 5
    assert "s102 slip failed" in lost.state.campaign.choices, "once only"
    won = again.rolls("trait success")
    assert "s102 slip passed" in won.state.campaign.choices


@rule("FF-24.3", "FF-6.4")
def test_no_reroll_without_the_trait_or_without_energy() -> None:
    assert trying("s102", "slip", "ranger").rolls("fail fail").prompt == "before-combat"
    hungry = trying("s102", "slip", "rogue", rogue={"energy": 0}, campaign={"food": 0})
    assert hungry.rolls("fail fail").prompt == "before-combat"


@rule("FF-25.5", "FF-24.3")
def test_food_is_eaten_before_a_reroll_too() -> None:
    trip = trying("s102", "slip", "rogue", rogue={"energy": 0}, campaign={"food": 2}).rolls("fail fail")
    assert trip.prompt == "test-reroll", "a meal would give the energy for it"
    assert trip.options() == {"eat rogue", "pass"}
    fed = trip.after("eat rogue")
    assert (fed.hero("rogue").energy, fed.state.campaign.food) == (1, 1)
    assert fed.args["faces"] == "fail fail", "the dice lie as they fell"
    assert fed.options() == {"reroll energy", "eat rogue", "pass"}
    won = fed.after("reroll energy").rolls("success trait")
    assert "s102 slip passed" in won.state.campaign.choices
    assert won.hero("rogue").energy == 0


@rule("FF-25.5")
def test_a_meal_that_allows_no_reroll_is_not_asked_for() -> None:
    ashes = {"energy": 0, "corruption": ("ash_on_tongue",)}
    assert trying("s102", "slip", "rogue", rogue=ashes).rolls("fail fail").prompt == "before-combat"
    assert trying("s102", "slip", "ranger", ranger={"energy": 0}).rolls("fail fail").prompt == "before-combat"


def test_a_reroll_may_be_left() -> None:
    trip = trying("s102", "slip", "rogue").rolls("fail fail").after("pass")
    assert trip.hero("rogue").energy == 6
    assert "s102 slip failed" in trip.state.campaign.choices


@rule("FF-24.4")
def test_the_party_chooses_who_makes_a_test() -> None:
    trip = journey(["ranger", "noble"], scene="s102").after("choice argue")
    assert trip.prompt == "tester"
    assert trip.options() == {"tester ranger", "tester noble"}
    assert trip.asked == [0, 1]
    other = trip.by(0, "tester ranger").by(1, "tester noble").by(0, "agree")
    assert other.rolls("trait trait").told(events.TestRolled)[0].hero == "noble"


@rule("FF-24.4")
def test_some_tests_are_made_by_all_heroes(monkeypatch: pytest.MonkeyPatch) -> None:
    choice = replace(SCENES["s102"].choices[1], test=TraitTest("persuasion", 1, everybody=True))
    monkeypatch.setattr(trials, "choice_of", lambda scene, name: choice)
    trip = journey(["ranger", "noble"], scene="s102").after("choice argue")
    assert trip.prompt == "test"
    one = trip.rolls("success")
    assert one.prompt == "test", "the second hero rolls, too"
    assert "s102 argue passed" in one.rolls("trait").state.campaign.choices
    assert "s102 argue failed" in trip.rolls("trait").rolls("success").state.campaign.choices


@rule("FF-24.5", "FF-2.5")
@pytest.mark.parametrize(
    ("scene", "choice", "faces", "points"),
    [("s111", "press", "success", 0), ("s102", "argue", "success success", 1), ("s133", "swim", "success " * 3, 2)],
)
def test_passing_gives_trait_points_by_difficulty(scene: str, choice: str, faces: str, points: int) -> None:
    trip = trying(scene, choice, "ranger").rolls(faces)
    assert trip.state.campaign.trait_points == points


@rule("FF-24.5")
def test_a_failed_test_gives_none() -> None:
    assert trying("s102", "argue", "ranger").rolls("success fail").state.campaign.trait_points == 0


def test_sour_pride_learns_nothing() -> None:
    trip = trying("s102", "argue", "ranger", ranger={"corruption": ("sour_pride",)}).rolls("success success")
    assert "s102 argue passed" in trip.state.campaign.choices
    assert trip.state.campaign.trait_points == 0


@rule("FF-21.7")
def test_dark_whispers_adds_a_die_that_must_succeed_too_up_to_three() -> None:
    haunted = {"corruption": ("dark_whispers",)}
    trip = trying("s102", "argue", "ranger", ranger=haunted)
    assert {len(option.split()) - 1 for option in trip.options()} == {3}
    assert "s102 argue failed" in trip.rolls("success success fail").state.campaign.choices
    won = trip.rolls("success success success").state.campaign
    assert "s102 argue passed" in won.choices
    assert won.trait_points == 1, "the test is still an average one"
    hard = trying("s133", "swim", "ranger", ranger=haunted)
    assert {len(option.split()) - 1 for option in hard.options()} == {3}


def test_second_sight_rerolls_one_die_of_the_shamans_tests() -> None:
    skills = ("sh_spirit_bolt", "sh_soothing_rhythm", "sh_second_sight")
    shaman = {"skills": skills, "prepared": skills}
    trip = trying("s102", "argue", "shaman", ("shaman", "ranger"), shaman=shaman).rolls("success trait")
    assert trip.options() == {"reroll sh_second_sight", "pass"}
    again = trip.after("reroll sh_second_sight")
    assert {len(option.split()) - 1 for option in again.options()} == {1}
    assert again.rolls("success").state.campaign.choices[-1] == "s102 argue passed"
    idle = {"skills": skills, "prepared": skills[:2]}
    assert (
        trying("s102", "argue", "shaman", ("shaman", "ranger"), shaman=idle).rolls("fail fail").prompt != "test-reroll"
    )


@rule("FF-8.5")
def test_the_map_of_the_undercity_helps_in_exploration_only() -> None:
    reader = {"slots": "4: sewer_map"}
    assert trying("s321", "bone_sluice", "ranger", ranger=reader).rolls("success success fail").options() == {
        "reroll sewer_map",
        "pass",
    }
    assert trying("s102", "argue", "ranger", ranger=reader).rolls("fail fail").prompt == "before-combat"


def test_energy_and_a_skill_may_both_be_used_on_one_test() -> None:
    skills = ("sh_spirit_bolt", "sh_second_sight")
    shaman = {"skills": skills, "prepared": skills}
    trip = trying("s121", "cipher", "shaman", ("shaman", "ranger"), shaman=shaman).rolls("fail fail")
    assert trip.options() == {"reroll energy", "reroll sh_second_sight", "pass"}
    trip = trip.after("reroll sh_second_sight").rolls("trait")
    assert trip.options() == {"reroll energy", "pass"}
    assert trip.after("reroll energy").rolls("trait trait").state.campaign.trait_points == 1


@rule("FF-24.6", "FF-8.1")
def test_nobody_trades_while_a_test_is_made() -> None:
    trip = trying("s102", "slip", "rogue").rolls("fail fail")
    assert trip.options() == {"reroll energy", "pass"}
    assert "manage" not in trip.options()
    assert "manage" not in journey(["ranger", "rogue"], scene="s102").after("choice slip").options()


@rule("FF-20.4")
def test_a_knocked_out_hero_makes_no_test_and_those_due_fail() -> None:
    trip = journey(["ranger", "noble"], scene="s102", ranger={"health": 0}).after("choice argue")
    assert trip.prompt == "test", "the noble is the only one who can"
    nobody = journey(["ranger", "noble"], scene="s102", ranger={"health": 0}, noble={"health": 0})
    assert "s102 argue failed" in nobody.after("choice argue").state.campaign.choices


def test_the_tester_is_chosen_after_the_price_is_paid() -> None:
    trip = journey(["ranger", "noble"], scene="s231", campaign={"reputation": (0, 1, 0, 0, 0)}).after("choice aside")
    assert isinstance(trip.position.base.agenda[-1], ChooseTester)
