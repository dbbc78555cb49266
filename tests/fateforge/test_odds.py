"""What people should know before they choose, and can take back afterwards: odds of tests, purchases."""

import pytest

from journeys import Journey, journey
from ludarium.games.fateforge import events
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.view import ChoiceView, OddsView
from ludarium.kernel.chance import seed_of
from ludarium.kernel.decisions import find_option
from ludarium.kernel.game import Setup
from ludarium.kernel.table import Table

rule = pytest.mark.rule


def choice_of(trip: Journey, name: str) -> ChoiceView:
    scene = FATEFORGE.view(trip.position, 0).scene
    assert scene is not None
    return next(choice for choice in scene.choices if choice.id == name)


@rule("FF-24.1", "FF-24.2", "FF-24.3", "FF-21.7")
def test_a_choice_with_a_test_shows_the_odds_of_each_hero() -> None:
    trip = journey(["ranger", "noble"], scene="s102")
    # Two of six faces are successes, two more count with the trait: a third, or two thirds, for each of two dice.
    assert choice_of(trip, "argue").odds == (
        OddsView("ranger", 2, False, 11, 11),
        OddsView("noble", 2, True, 44, 69),
    )
    assert choice_of(trip, "pay").odds == ()
    haunted = journey(
        ["ranger", "noble"], scene="s102", noble={"corruption": ("dark_whispers",), "energy": 0}, ranger={"health": 0}
    )
    assert choice_of(haunted, "argue").odds == (OddsView("noble", 3, True, 30, 30),), "who is down makes no test"


@rule("FF-24.4")
def test_who_makes_the_test_is_chosen_by_the_same_odds() -> None:
    trip = journey(["ranger", "noble"], scene="s102")
    odds = choice_of(trip, "argue").odds
    scene = FATEFORGE.view(trip.after("choice argue").position, 1).scene
    assert scene is not None
    assert scene.trial is not None
    assert scene.trial.odds == odds


@rule("FF-24.2")
@pytest.mark.parametrize(("tester", "matching"), [("ranger", False), ("noble", True)])
def test_a_failed_test_carries_its_dice(tester: str, matching: bool) -> None:
    trip = journey(["ranger", "noble"], scene="s102", noble={"energy": 0}, campaign={"food": 0})
    failed = trip.after("choice argue", f"tester {tester}").rolls("trait fail")
    (rolled,) = failed.told(events.TestRolled)
    assert rolled == events.TestRolled(tester, "persuasion", ("trait", "fail"), False, matching)


# -- take-back -------------------------------------------------------------------------------------------------


def resting() -> Table:
    """Two players in the first rest of an expedition."""
    options = {"heroes": ["ranger", "rogue"], "expedition": "x_harbour"}
    return Table(FATEFORGE, Setup("expedition", 2, options), seed_of(3), "take-back")


def say(table: Table, seat: int, notation: str) -> None:
    decision = table.position.decision_of(seat)
    assert decision is not None
    table.act(seat, find_option(decision, notation))


@rule("FF-25.2")
@pytest.mark.parametrize(
    "purchase",
    ["buy night_market food", "buy coppersmith item short_sword", "visit exiles_hearth", "visit lantern_infirmary"],
)
def test_a_purchase_is_taken_back(purchase: str) -> None:
    table = resting()
    before = table.position.base
    say(table, 0, purchase)
    assert table.position.base != before
    assert table.can_take_back(0)
    assert not table.can_take_back(1)
    table.take_back(0)
    assert table.position.base == before


@rule("FF-25.2")
def test_several_purchases_are_taken_back_one_after_the_other() -> None:
    table = resting()
    before = table.position.base
    for notation in ("visit exiles_hearth", "buy exiles_hearth skill rg_volley", "manage"):
        say(table, 0, notation)
    for _ in range(3):
        table.take_back(0)
    assert table.position.base == before


def test_what_another_player_did_since_is_a_barrier() -> None:
    table = resting()
    say(table, 0, "buy night_market food")
    say(table, 1, "buy night_market food")
    assert not table.can_take_back(0)
    assert table.can_take_back(1)


@rule("FF-25.15")
def test_a_side_quest_that_was_taken_is_not_taken_back() -> None:
    trip = journey(["ranger", "rogue"], seats=1, scene="r1")
    quest = next(option for option in sorted(trip.options()) if option.startswith("visit q_"))
    taken = trip.after(quest, "choice accept")
    assert [event.final for event in taken.told(events.QuestTaken)] == [True], "its briefing has been read"
