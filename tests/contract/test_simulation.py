"""Whole games of every title, form and seat count (T-SIM): invariants after every answer, and every game ends."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from contract.cases import CASES, Case, each_case
from contract.test_decisions import others
from ludarium.kernel.errors import IllegalAction
from ludarium.kernel.game import Outcome, Position
from ludarium.kernel.record import of_table, replay
from strategies import EVENT_LIMIT, Policy, greedy, nasty, new, steps, table, uniform


def check_outcome(case: Case, outcome: Outcome | None) -> None:
    assert outcome is not None
    assert len(outcome.places) == len(outcome.scores) == case.setup.seats
    assert all(1 <= place <= max(2, case.setup.seats) for place in outcome.places)
    assert outcome.reason
    assert all(0.0 <= outcome.value(seat) <= 1.0 for seat in range(case.setup.seats))
    winners = outcome.winners
    assert all(outcome.value(seat) >= 0.5 for seat in winners)


def simulate(case: Case, policy: Callable[[int], Policy], seed: int) -> int:
    """Play one game with every invariant on; how many decisions it had."""
    position, decisions = new(case, seed), 0
    for before, _, _ in steps(position, policy(seed), seed):
        case.invariants(before.base)
        assert before.outcome is None
        decisions += 1
    case.invariants(position.base)
    check_outcome(case, position.outcome)
    assert position.pending == ()
    return decisions


@each_case
@pytest.mark.parametrize("policy", [uniform, nasty])
def test_games_end_and_keep_every_invariant(case: Case, policy: Callable[[int], Policy]) -> None:
    decisions = sum(simulate(case, policy, seed) for seed in (21, 22))
    assert 0 < decisions < EVENT_LIMIT


@pytest.mark.parametrize("game_id", sorted({case.game.info.id for case in CASES}))
def test_games_end_in_more_ways_than_one(game_id: str) -> None:
    """Random play reaches different winners; a simulation that always ends alike proves little."""
    found: Counter[Any] = Counter()
    for case in CASES:
        if case.game.info.id == game_id:
            for seed in range(4):
                position = new(case, seed)
                for _ in steps(position, uniform(seed), seed):
                    pass
                outcome = position.outcome
                assert outcome is not None
                found[outcome.places, outcome.reason] += 1
    assert len(found) > 1


# -- big numbers -----------------------------------------------------------------------------------------------


@pytest.mark.long
@each_case
@pytest.mark.parametrize("policy", [uniform, nasty, greedy])
def test_many_games_end_and_keep_every_invariant(case: Case, policy: Callable[[int], Policy]) -> None:
    wanted = 1_000 if policy is greedy else 20_000
    decisions, seed = 0, 1000
    while decisions < wanted:
        decisions += simulate(case, policy, seed)
        seed += 1


@pytest.mark.long
@each_case
def test_every_option_of_many_positions_is_accepted_and_everything_else_refused(case: Case) -> None:
    source = random.Random(6)
    for seed in range(5):
        for number, (position, _, _) in enumerate(steps(new(case, seed), nasty(seed), seed)):
            if number % 5 == 0:
                check_soundness(case, position.copy(), source)


def check_soundness(case: Case, position: Position[Any], source: random.Random) -> None:
    for decision in position.pending:
        for option in decision.options:
            after = position.copy()
            after.apply(decision.seat, option)
            case.invariants(after.base)
        for other in others(case, source, decision, 50):
            with pytest.raises(IllegalAction):
                position.apply(decision.seat, other)


@pytest.mark.long
@each_case
def test_many_tables_replay(case: Case) -> None:
    for seed in range(30, 40):
        playing, policy, source = table(case, seed), nasty(seed), random.Random(seed)
        while not playing.position.over:
            willing = [seat for seat in range(case.setup.seats) if playing.can_take_back(seat)]
            if willing and source.random() < 0.2:
                playing.take_back(willing[0])
                continue
            decision = source.choice(playing.position.pending)
            playing.act(decision.seat, policy(playing.position, decision))
        assert replay(of_table(playing)).entries == playing.entries
