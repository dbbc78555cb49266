"""Battle mode: steps, purse, medal points, failing (FF-26)."""

import pytest

from fights import fight
from journeys import Journey, journey
from ludarium.games.fateforge import events
from ludarium.games.fateforge.battle import Recovery
from ludarium.games.fateforge.campaign.expedition import medal, open_expedition, score_combat
from ludarium.games.fateforge.content import EXPEDITIONS, HEROES
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.errors import BadSetup

rule = pytest.mark.rule


def setting_out(expedition: str = "x_harbour", **more: object) -> Journey:
    return journey(["ranger", "rogue"], expedition=expedition, **more)  # type: ignore[arg-type]


def rested(trip: Journey) -> Journey:
    return trip.after("choose leave", "choose leave")


@rule("FF-26.1", "FF-1.9", "FF-2.28")
@pytest.mark.parametrize("expedition", list(EXPEDITIONS))
def test_an_expedition_begins_with_a_rest_a_purse_and_start_skills(expedition: str) -> None:
    trip = setting_out(expedition)
    assert trip.prompt == "rest"
    assert trip.state.time == int(EXPEDITIONS[expedition].steps[0].what)
    assert trip.state.campaign.gold == EXPEDITIONS[expedition].gold
    assert all(hero.skills == HEROES[hero.id].start_skills for hero in trip.state.party)
    assert trip.state.campaign.food == 0


@rule("FF-26.1")
def test_heroes_and_expedition_are_chosen_at_the_table() -> None:
    trip = journey(None, seats=2, expedition="").after("party noble", "party rogue")
    assert trip.prompt == "expedition"
    assert trip.options() == {f"expedition {name}" for name in EXPEDITIONS}
    trip = trip.after("expedition x_palace")
    assert trip.state.campaign.gold == 16
    assert trip.prompt == "rest"


def test_an_expedition_that_does_not_exist_is_refused() -> None:
    state = FateforgeState(form_id="expedition", seats=2, agenda=())
    with pytest.raises(BadSetup, match="there is no expedition 'x_moon'; the expeditions are x_harbour"):
        open_expedition(state, "x_moon", ())


@rule("FF-26.1", "FF-1.9", "FF-26.2")
@pytest.mark.parametrize("expedition", list(EXPEDITIONS))
def test_the_steps_are_played_in_order_to_the_medal(expedition: str) -> None:
    trip = setting_out(expedition)
    seen = []
    while not trip.position.over:
        if trip.prompt == "rest":
            seen.append(f"rest {trip.state.time}")
            trip = rested(trip)
        else:
            seen.append(f"combat {trip.args['combat']}")
            trip = trip.ends("success")
    assert seen == [f"{step.kind} {step.what}" for step in EXPEDITIONS[expedition].steps]
    assert trip.position.outcome is not None
    assert trip.position.outcome.reason == "medal-bronze"
    assert trip.position.outcome.shared == 1.0
    assert trip.told(events.MedalWon) == [events.MedalWon(expedition, "bronze", 2)]


@rule("FF-26.2", "FF-26.3")
@pytest.mark.parametrize("result", ["partial", "fail"])
def test_a_missed_main_objective_ends_the_expedition(result: str) -> None:
    trip = rested(setting_out()).ends(result)
    assert trip.position.over
    assert trip.position.outcome is not None
    assert trip.position.outcome.reason == "expedition-failed"
    assert trip.position.outcome.shared == 0.0
    assert trip.position.outcome.winners == ()


@rule("FF-26.5", "FF-1.9")
def test_there_is_no_story_no_side_quest_and_no_reward_but_what_lies_on_the_maps() -> None:
    trip = rested(setting_out()).ends("success").ends("success")
    assert trip.prompt == "rest"
    assert trip.state.campaign.victory_points == 0
    assert (trip.state.campaign.gold, trip.state.campaign.food, trip.state.campaign.bag) == (40, 0, ())
    assert not any(option.startswith("visit q_") for option in trip.options())


@rule("FF-1.12")
def test_all_rules_are_there_without_a_story_to_unlock_them() -> None:
    assert setting_out().state.campaign.unlocked == tuple(range(1, 15))


def test_the_aim_of_the_last_combat_is_settled() -> None:
    assert setting_out("x_depths").state.campaign.flags == ("aim_break",)
    assert setting_out("x_harbour").state.campaign.flags == ()


@rule("FF-26.6")
def test_points_for_bonus_objectives_and_for_combats_without_a_knock_out() -> None:
    state = setting_out("x_palace").state
    state.combat_id, state.kos = "c6", 0
    score_combat(state, lambda condition: condition == "doors_closed")
    assert state.medal_points == 2
    state.combat_id, state.kos = "c7", 1
    score_combat(state, lambda condition: condition == "ko<=0")
    assert state.medal_points == 3
    score_combat(state, lambda condition: condition == "doors_closed")
    assert state.medal_points == 3, "that bonus belongs to another combat"
    assert state.clean == 1


@rule("FF-26.6")
def test_a_bonus_for_all_combats_counts_in_each() -> None:
    state = setting_out("x_harbour").state
    for combat in ("c1", "c2", "c5"):
        state.combat_id, state.kos = combat, 1
        score_combat(state, lambda condition: condition == "gems_all")
    assert state.medal_points == 3


@rule("FF-26.6", "FF-26.4")
@pytest.mark.parametrize(("extra", "points"), [(False, 2), (True, 0)])
def test_two_points_when_no_extra_round_was_played(extra: bool, points: int) -> None:
    trip = setting_out()
    trip.position.base.extra_used = extra
    trip = rested(trip).ends("success").ends("success")
    trip = rested(trip).ends("success")
    assert trip.told(events.MedalWon)[0].points == points


@rule("FF-26.2", "FF-26.6", "FF-2.28")
def test_medals_by_points() -> None:
    harbour = EXPEDITIONS["x_harbour"]
    medals = [medal(harbour, points) for points in (0, 8, 9, 10, 11)]
    assert medals == ["bronze", "bronze", "silver", "gold", "gold"]
    for expedition in EXPEDITIONS.values():
        combats = sum(step.kind == "combat" for step in expedition.steps)
        bonus = sum(combats if combat == "all" else 1 for combat, _ in expedition.bonus)
        assert expedition.silver < expedition.gold_medal <= combats + bonus + 2, "gold can be reached"


@rule("FF-26.3", "FF-19.1", "FF-19.2")
@pytest.mark.parametrize("result", ["success", "partial", "fail"])
def test_heroes_recover_and_draw_corruption_after_a_success_only(result: str) -> None:
    scene = fight("c1", {"ranger": "C", "rogue": "D"}, [], ko=["rogue"], health={"ranger": 5}, energy={"ranger": 2})
    met = (result == "success", result != "fail")
    expedition = scene.changed(expedition="x_harbour").step(Recovery(result, met))
    won = result == "success"
    assert bool(expedition.told(events.Recovered)) == won
    assert bool(expedition.told(events.CardDrawn)) == won
    ranger, rogue = expedition.state.party
    assert (ranger.health, ranger.energy) == ((6, 3) if won else (5, 2))
    assert rogue.health == (2 if won else 0)
    assert expedition.told(events.CombatEnded) == [events.CombatEnded("c1", result, met)]
    campaign = scene.step(Recovery(result, met))
    assert campaign.told(events.Recovered), "in a campaign whatever the result (FF-19.1)"
