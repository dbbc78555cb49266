"""The bots at Skytear: legal in every form, blind to what is hidden, and sensible on the battlefield."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import ludarium
from battles import Battle, battle
from ludarium import bots
from ludarium.bots.rollout import carry_out, play_out_replies, play_out_turn
from ludarium.games.skytear.actions import PASS
from ludarium.games.skytear.events import ControlCounted
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.instinct import next_question, shortlist
from ludarium.games.skytear.judgement import margins, promise
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import Event
from ludarium.kernel.game import Position
from ludarium.kernel.mind import mind_of
from ludarium.simulation import Run, simulate

rule = pytest.mark.rule
TABLES = [("first-battle", 2), ("standard", 2), ("competitive", 3), ("three-lanes", 4), ("simplified", 6)]


def walk(form: str, seats: int, seed: int, every: int) -> Iterator[Position[Any]]:
    """Positions out of a random game, one in so many decisions, each waiting for a choice between options."""
    position = ludarium.new("skytear", form, seats, seed=seed)
    generator = random.Random(seed)
    number = 0
    while not position.over:
        decision = position.pending[0]
        if len(decision.options) > 1:
            number += 1
            if number % every == 0:
                yield position.copy()
        position.apply(decision.seat, decision.options[generator.randrange(len(decision.options))])


def played_by(name: str, fight: Battle, prompt: str = "activate", seed: int = 1) -> Battle:
    """The battle after the bot has answered everything up to the next question of that kind, or the end."""
    position = fight.position.copy()
    position.chance = KeyedChance(seed_of(seed))
    bot = bots.make(name, seed)
    events: tuple[Event, ...] = ()
    while position.pending and position.pending[0].prompt != prompt:
        seat = position.pending[0].seat
        position.apply(seat, bot.choose(position, seat))
        events += position.events
    return Battle(position, events)


# -- legal, bounded, blind ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("form", "seats"), TABLES)
@pytest.mark.parametrize("name", ["greedy", "mcts:6"])
def test_bots_choose_options_they_have(name: str, form: str, seats: int) -> None:
    bot = bots.make(name, 3)
    asked = 0
    for position in walk(form, seats, seed=5, every=29):
        before = position.copy()
        decision = position.pending[0]
        assert bot.choose(position, decision.seat) in decision.options
        assert position == before, "thinking must not move a figure"
        asked += 1
    assert asked >= 5, "too few questions show nothing"


@pytest.mark.parametrize(("form", "seats"), TABLES)
def test_a_shortlist_holds_different_options_and_at_most_so_many(form: str, seats: int) -> None:
    prompts = set()
    for position in walk(form, seats, seed=3, every=1):
        decision = position.pending[0]
        prompts.add(decision.prompt)
        chosen = shortlist(position.state, decision, 7)
        assert 1 <= len(chosen) <= 7
        assert len(set(chosen)) == len(chosen)
        assert all(option in decision.options for option in chosen)
        assert len(shortlist(position.state, decision, 1)) == 1
    assert {"activate", "activation", "move-to", "skirmish", "priority"} <= prompts


@pytest.mark.parametrize(("form", "seats"), TABLES)
def test_shortlist_judgement_and_moves_use_only_what_the_seat_knows(form: str, seats: int) -> None:
    different = 0
    for number, position in enumerate(walk(form, seats, seed=9, every=31)):
        decision = position.pending[0]
        seat = decision.seat
        twin = position.determinised(seat, KeyedChance(seed_of(number)))
        twin.chance = KeyedChance(seed_of(number + 1))
        different += position.digest() != twin.digest()
        asked = twin.decision_of(seat)
        assert asked is not None
        assert shortlist(position.state, decision, 9) == shortlist(twin.state, asked, 9)
        assert promise(position.state, seat) == promise(twin.state, seat)
        assert bots.make("greedy", number).choose(position, seat) == bots.make("greedy", number).choose(twin, seat)
    assert different > 3, "the twins must differ, or this shows nothing"


# -- looking past the Stack --------------------------------------------------------------------------------------


@rule("SK-15.2")
def test_a_choice_is_judged_when_everybody_has_passed() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}).after("declare attack", "pass")
    assert (fight.prompt, fight.asked) == ("priority", 1)
    asked = next_question(fight.position, 0)
    assert asked is not None
    assert asked.seat == 1
    assert shortlist(fight.state, asked, 1) == (PASS,)


@rule("SK-16.1")
def test_the_activation_of_another_is_not_looked_into() -> None:
    fight = battle({"yami": "c6", "corjof": "c8"})
    assert next_question(fight.position, 0) == fight.decision
    assert next_question(fight.position, 1) is None
    assert next_question(fight.after("pass").position, 1) is None, "the next activation is not looked into"


@rule("SK-15.2", "SK-16.1")
def test_greedy_sees_an_action_resolved_and_then_nothing_more_done() -> None:
    fight = battle({"yami": "c6", "corjof": "c8"}, hand=["shuriken_storm"]).after("declare lead")
    assert mind_of(SKYTEAR).follow_up(fight.position, fight.decision) == PASS, "nobody answers at first sight"
    step, turn = fight.position.copy(), fight.position.copy()
    carry_out(step, 0)
    play_out_turn(turn, 0)
    assert step.pending[0].prompt == turn.pending[0].prompt == "activate"
    yami, same = step.state.heroes[0], turn.state.heroes[0]
    assert yami.leads == same.leads != ()
    assert yami.at == fight.state.heroes[0].at
    assert step.state.heroes[1].hp > turn.state.heroes[1].hp, "with two points left, Yami would strike"


@rule("SK-15.2", "SK-16.1")
def test_replies_are_the_whole_activation_of_the_enemy() -> None:
    fight = battle({"yami": "c6", "corjof": "c8", "cotlic": "m12"}).after("pass")
    assert (fight.prompt, fight.asked) == ("activate", 1)
    world = fight.position.copy()
    play_out_replies(world, 0)
    asked = world.decision_of(0)
    assert asked is not None
    assert asked.prompt == "activate", "priorities on the way are passed on"
    assert world.state.heroes[0].hp < fight.state.heroes[0].hp, "Corjof has struck"


@rule("SK-14.6")
def test_reactions_that_answer_nothing_are_not_thought_about() -> None:
    calm = battle({"cotlic": "c5", "yami": "c6", "corjof": "j8"}, active="yami", hand=["safeguard"])
    own = calm.after("declare skirmish")
    assert "play safeguard by cotlic" in own.options
    assert list(shortlist(own.state, own.decision, 9)) == [PASS]
    struck = battle({"corjof": "c8", "yami": "c6", "cotlic": "c5"}, active="corjof", hand=["safeguard"])
    struck = struck.after("declare attack", "hero yami", "pass")
    assert struck.asked == 0
    thought_about = [str(option) for option in shortlist(struck.state, struck.decision, 9)]
    assert thought_about == ["pass", "play safeguard by yami", "play safeguard by cotlic"]


@rule("SK-14.14")
def test_skytear_flow_is_used_where_one_mana_is_lacking() -> None:
    def thought_about(**fields: Any) -> list[str]:
        fight = battle({"yami": "c6", "corjof": "c7"}, **{"hand": ["dragon_fist"], "turn": 1, **fields})
        return [str(option) for option in shortlist(fight.state, fight.decision, 9)]

    flow = "play skytear_flow by yami"
    assert thought_about() == [flow], "Dragon Fist costs 2, Yami has 1 mana, and an enemy stands beside him"
    assert flow not in thought_about(turn=2), "he can play it as it is"
    assert flow not in thought_about(hand=["shuriken_storm"]), "that is not Yami's card"
    assert flow not in thought_about(flow_ready=False)
    assert flow not in thought_about(first_side=1), "it belongs to the first player"


# -- judgement ---------------------------------------------------------------------------------------------------


@rule("SK-19.2")
def test_margins_count_figures_in_sight_and_the_best_lead_card() -> None:
    def counted(yami: str, corjof: str, **fields: Any) -> Battle:
        figures = {"yami": yami, "corjof": corjof, "cotlic": "m12"}
        return battle(figures, active="cotlic", exhausted=["yami", "corjof"], **fields)

    alone = counted("c6", "m8")
    assert margins(alone.state, 0)[0] == 1
    crowd = counted("c6", "c8", minions={0: ["c7", "b7"], 1: ["d8"]})
    assert margins(crowd.state, 0)[0] == 1
    led = counted("c6", "m8", leads={"yami": "shuriken_storm"})
    assert margins(led.state, 0)[0] == 4
    assert margins(led.state, 1)[0] == 2.5, "to the enemy the card lies face down"


@pytest.mark.parametrize(
    "better",
    [
        {"towers": ((5, 5), (4, 5))},
        {"towers": ((5, 5), (0, 5)), "nexus": (-1, 5)},
        {"victory": ("dominion",), "counters": ((0, 0, 0, 4, 0, 0, 0, 0, 0, 0), (0,) * 10)},
        {"hp": {"corjof": 3}},
        {"hand": ["combustion"]},
        {"minions": {0: ["c7"], 1: []}},
    ],
    ids=["tower damaged", "tower destroyed", "victory card", "hero hurt", "card", "minion"],
)
def test_what_is_good_for_a_side_looks_better_to_it_and_worse_to_the_other(better: dict[str, Any]) -> None:
    fields: dict[str, Any] = {"minions": {0: [], 1: []}}
    plain = battle({"yami": "c6", "corjof": "c8"}, **fields).state
    other = battle({"yami": "c6", "corjof": "c8"}, **{**fields, **better}).state
    assert promise(other, 0) > promise(plain, 0)
    assert promise(other, 1) < promise(plain, 1)
    assert promise(other, 0) + promise(other, 1) == pytest.approx(1)


# -- play --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["greedy", "mcts:20"])
@rule("SK-17.8")
def test_a_hero_in_reach_that_can_be_defeated_is(name: str) -> None:
    fight = battle({"yami": "c5", "corjof": "c8", "haburat": "c9"}, hp={"corjof": 4}, exhausted=["corjof"])
    assert played_by(name, fight).at("corjof") == ""


@pytest.mark.parametrize("name", ["greedy", "mcts:20"])
def test_a_game_that_can_be_won_now_is_won(name: str) -> None:
    fight = battle(
        {"yami": "c5", "corjof": "c8", "haburat": "m9"}, hp={"corjof": 4}, victory=["double_kill", "manhunt"]
    )
    counters = list(fight.state.counters)
    manhunt = counters[0]
    fight = fight.changed(counters=((2, *manhunt[1:]), counters[1]))
    end = played_by(name, fight)
    assert end.over
    assert (end.reason, end.places) == ("manhunt", (1, 2))


@pytest.mark.parametrize(("corjof", "leads"), [("m8", False), ("g9", True)], ids=["alone", "contested"])
@rule("SK-17.5")
def test_a_hero_without_enemies_in_reach_goes_where_it_counts_and_leads_if_it_must(corjof: str, leads: bool) -> None:
    fight = battle({"yami": "g3", "corjof": corjof}, hand=["shuriken_storm"], exhausted=["corjof"])
    after = played_by("greedy", fight)
    won = [event for event in after.told(ControlCounted) if event.winner == 0]
    assert [event.lead[0] > 0 for event in won] == [leads], "a card is spent on the token only where it decides"


def test_greedy_beats_random() -> None:
    result = simulate(Run("skytear", "first-battle", bots=("greedy", "random"), games=4, seed=4))
    assert (result.errors, result.seats[0].wins) == (0, 4)


def test_bots_of_all_kinds_finish_a_game() -> None:
    result = simulate(Run("skytear", "simplified", seats=3, bots=("mcts:2", "greedy", "random"), games=1, seed=2))
    assert (result.errors, result.finished) == (0, 1)


def test_the_game_gives_the_bots_its_hooks() -> None:
    fight = battle({"yami": "c6", "corjof": "c8"})
    assert list(mind_of(SKYTEAR).shortlist(fight.position, fight.decision, 5)) == list(
        shortlist(fight.state, fight.decision, 5)
    )
    assert mind_of(SKYTEAR).next_question(fight.position, 0) == fight.decision
    assert mind_of(SKYTEAR).heuristic(fight.state, 0) == promise(fight.state, 0)
