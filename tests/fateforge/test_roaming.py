"""Exploration of Easafir from place to place: steps, paths, things to do, the goal, and coming late."""

from __future__ import annotations

import pytest

from journeys import Journey, journey
from ludarium.games.fateforge import events, save
from ludarium.games.fateforge.actions import Pick
from ludarium.games.fateforge.agenda import Roaming
from ludarium.games.fateforge.content import PATHS, QUARTERS, SCENES, THINGS
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.memory import true
from ludarium.games.fateforge.story import prose
from ludarium.games.fateforge.story.roaming import roams
from ludarium.games.fateforge.story.telling import so_far, told

rule = pytest.mark.rule

EXPLORATIONS = tuple(scene.id for scene in SCENES.values() if scene.start)


def where(trip: Journey) -> tuple[str, int]:
    item = roams(trip.state)
    assert item is not None
    return item.at, item.steps


@rule("FF-2.8", "FF-24.8", "FF-24.11")
def test_a_step_leads_along_a_path_to_the_next_quarter() -> None:
    trip = journey(scene="s112")
    assert (trip.prompt, where(trip)) == ("roam", ("lantern_row", 5))
    paths = {"choice copper_street", "choice fish_steps", "choice old_mint"}
    assert trip.options() == {*paths, "choice lr_ladder", "manage"}
    trip = trip.after("choice fish_steps")
    assert where(trip) == ("fish_steps", 4)
    assert "choice lantern_row" in trip.options(), "paths lead both ways"


@rule("FF-24.11")
def test_something_to_do_takes_a_step_and_is_done_once_in_a_campaign() -> None:
    trip = journey(scene="s112").after("choice lr_ladder")
    assert where(trip) == ("lantern_row", 4)
    assert trip.told(events.ReputationChanged) == [events.ReputationChanged("exiles", 1)]
    assert "choice lr_ladder" not in trip.options()
    again = journey(scene="s205", campaign={"choices": trip.state.campaign.choices})
    again = again.after("choice law_schools", "choice copper_street", "choice lantern_row")
    assert where(again) == ("lantern_row", 2)
    assert "choice lr_ladder" not in again.options()


def test_what_costs_no_step_can_be_done_with_none_left() -> None:
    trip = journey(scene="s303", campaign={"flags": ("clue_rut",)}).after("choice chandlers")
    assert where(trip) == ("chandlers", 5)
    bought = trip.after("choice ch_wax")
    assert where(bought) == ("chandlers", 5)
    assert true(bought.state, "flag wax")
    assert bought.state.campaign.gold == trip.state.campaign.gold - 1


@rule("FF-24.1", "FF-24.8")
def test_a_test_on_the_way_leads_back_to_where_the_party_is() -> None:
    trip = journey(["ranger", "rogue"], scene="s112").after("choice old_mint", "choice om_rut")
    assert trip.prompt == "tester"
    passed = trip.after("tester ranger").rolls("success success")
    assert (passed.prompt, where(passed)) == ("roam", ("old_mint", 3))
    assert true(passed.state, "flag clue_rut")
    assert "s112 om_rut passed" in passed.state.campaign.choices
    failed = trip.after("tester rogue").rolls("fail fail")
    assert (failed.prompt, where(failed)) == ("roam", ("old_mint", 3))
    assert failed.hero("rogue").health == trip.hero("rogue").health - 1


@rule("FF-24.12")
def test_a_closed_path_opens_when_its_condition_holds() -> None:
    closed = journey(scene="s112")
    assert "choice dry_well" not in closed.options()
    refused = FATEFORGE.why_not(closed.position, 0, Pick("choice", "dry_well"))
    assert refused is not None
    assert refused.rule == "FF-24.7"
    assert "choice dry_well" in journey(scene="s112", campaign={"reputation": (0, 0, 0, 1, 0)}).options()
    far = FATEFORGE.why_not(closed.position, 0, Pick("choice", "harbour"))
    assert far is not None
    assert far.message.key == "ff-why-not-from-here"


@rule("FF-24.12")
def test_at_the_goal_the_party_stays_as_long_as_it_likes() -> None:
    trip = journey(scene="s112").after("choice fish_steps", "choice indigo_yard")
    assert where(trip) == ("indigo_yard", 3)
    assert "choice enter" in trip.options()
    on = trip.after("choice night_market", "choice indigo_yard").after("choice enter")
    assert on.scene == "s113"
    assert [hero.energy for hero in on.state.party] == [hero.energy for hero in trip.state.party]
    page = told(on.state, "en")
    assert page.before[0].paragraphs == (prose.book("en").roams["s112"].found,)


@rule("FF-24.12")
def test_the_last_step_to_the_goal_is_in_time() -> None:
    trip = journey(scene="s112").after("choice fish_steps", "choice lantern_row", "choice fish_steps")
    trip = trip.after("choice lantern_row", "choice fish_steps")
    assert trip.scene == "s113", "five steps, and none of them to the goal"
    near = journey(scene="s112").after("choice old_mint", "choice lantern_row", "choice old_mint")
    near = near.after("choice om_gutter", "choice indigo_yard")
    assert where(near) == ("indigo_yard", 0)
    assert near.options() == {"choice enter", "manage"}


@rule("FF-24.12", "FF-6.2")
def test_whoever_spends_the_steps_elsewhere_is_late() -> None:
    trip = journey(scene="s112").after(*("choice old_mint", "choice lantern_row") * 2, "choice old_mint")
    assert trip.scene == "s113"
    assert [hero.energy for hero in trip.state.party] == [4, 5]
    (passage,) = told(trip.state, "en").before
    assert passage.paragraphs == (prose.book("en").roams["s112"].late,)
    alarmed = journey(scene="s205").after(*("choice law_schools", "choice palace") * 2, "choice law_schools")
    assert alarmed.scene == "s202"
    assert true(alarmed.state, "flag alarmed")


def test_all_players_agree_on_the_way() -> None:
    trip = journey(["ranger", "noble"], scene="s112")
    proposed = trip.by(0, "choice copper_street")
    assert where(proposed) == ("lantern_row", 5)
    assert where(proposed.by(1, "agree")) == ("copper_street", 4)


@rule("FF-24.13")
def test_a_character_remembers_what_the_party_did() -> None:
    trip = journey(scene="s205").after("choice pa_ilke")
    assert trip.told(events.RegardChanged) == [events.RegardChanged("ilke", 1)]
    assert true(trip.state, "regard ilke>=1")
    assert not true(trip.state, "regard ordo>=1")
    best = journey(scene="s205", campaign={"regard": (("ilke", 4),)}).after("choice pa_ilke")
    assert best.told(events.RegardChanged) == []
    assert "choice harbour" not in journey(scene="s112").after("choice copper_street", "choice weir_bridge").options()
    friend = journey(scene="s112", campaign={"regard": (("tivra", 1),)})
    assert "choice harbour" in friend.after("choice copper_street", "choice weir_bridge").options()


@pytest.mark.parametrize("lang", prose.LANGUAGES)
def test_a_page_says_where_the_party_is_and_what_closed_a_path(lang: str) -> None:
    trip = journey(scene="s112")
    page = told(trip.state, lang)
    assert (page.kind, page.at) == ("explore", "lantern_row")
    assert page.paragraphs[-1] == prose.quarter("lantern_row", lang).arrival
    assert {choice.id: bool(choice.closed) for choice in page.choices} == {
        "lr_ladder": False,
        "lr_bread": False,
        "copper_street": False,
        "fish_steps": False,
        "old_mint": False,
        "dry_well": True,
    }
    there = told(trip.after("choice lr_ladder").state, lang)
    assert there.before[0].paragraphs == (prose.book(lang).things["lr_ladder"].outcome,)
    moved = trip.after("choice old_mint")
    assert told(moved.state, lang).paragraphs == (prose.quarter("old_mint", lang).arrival,)
    assert so_far(moved.state, lang)[-1].way == ("lantern_row", "old_mint")


def test_a_view_tells_the_paths_and_nothing_of_quarters_farther_on() -> None:
    view = FATEFORGE.view(journey(scene="s112").position, 1)
    assert view.scene is not None
    assert view.scene.roam is not None
    assert dict(view.scene.roam.paths) == {
        "copper_street": True,
        "fish_steps": True,
        "old_mint": True,
        "dry_well": False,
    }
    assert {choice.id for choice in view.scene.choices if choice.id in THINGS} == {"lr_ladder", "lr_bread"}


def test_a_save_in_the_middle_of_an_exploration_goes_on_there() -> None:
    trip = journey(scene="s112").after("choice fish_steps", "choice fs_carry")
    text = save.dumps(trip.position.base)
    assert any(isinstance(item, Roaming) for item in save.loads(text).agenda)
    state = trip.position.base
    state.agenda = (Roaming("s112", "palace", 2, ("lantern_row", "palace")),)
    with pytest.raises(save.BadSave, match="there is no quarter of this exploration 'palace'"):
        save.loads(save.dumps(state))


@pytest.mark.parametrize("scene", EXPLORATIONS)
def test_every_exploration_can_be_ended_in_time(scene: str) -> None:
    reached = {SCENES[scene].start}
    for _ in range(SCENES[scene].steps):
        for path in PATHS.values():
            if not path.needs and reached & set(path.between):
                reached |= set(path.between) & set(SCENES[scene].quarters)
    assert SCENES[scene].goal in reached
    assert set(SCENES[scene].quarters) <= set(QUARTERS)
