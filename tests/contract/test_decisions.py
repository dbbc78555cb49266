"""Decisions of every game: what is offered is accepted, everything else is refused, and notation names each option."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
import pytest

from contract.cases import Case, each_case
from ludarium.kernel.decisions import CHANCE, Action, Decision, WhyNot, find_option
from ludarium.kernel.errors import BadNotation, IllegalAction, NotYourSeat, Refusal
from ludarium.kernel.game import Position
from strategies import nasty, sample, uniform, walk
from toys.known import TOYS


@cache
def actions_seen(case: Case) -> tuple[Action, ...]:
    """Actions of all kinds that some seat could choose somewhere in a game, without repeats."""
    found: dict[Action, None] = {}
    for position in (*walk(case, 1, nasty), *walk(case, 2, uniform)):
        for decision in position.pending:
            options = list(decision.options)
            found.update(dict.fromkeys(options[:: max(1, len(options) // 8)]))
    return tuple(found)


def mutated(action: Action, source: random.Random) -> Action:
    """The action with one field changed, within its type."""
    fields = msgspec.structs.fields(action)
    if not fields:
        return action
    name = source.choice(fields).name
    value = getattr(action, name)
    if isinstance(value, int):
        other: Any = source.choice((value + 1, value - 1, -value, 80, 81, -1, 2**40, source.randrange(200)))
    elif isinstance(value, tuple):
        other = source.choice((value[:-1], value[1:], (*value, *value[:1]), ("", *value[1:])))
    else:
        other = source.choice((value + "x", "", value.upper(), "knight", "imperial/knight"))
    return msgspec.structs.replace(action, **{name: other})


def others(case: Case, source: random.Random, decision: Decision, count: int) -> list[Action]:
    """Actions that are not offered: mutated options, and options of other moments."""
    offered = list(decision.options)
    found: list[Action] = []
    for _ in range(count * 4):
        pick = mutated(source.choice(offered), source) if source.random() < 0.5 else source.choice(actions_seen(case))
        if pick not in offered:
            found.append(pick)
        if len(found) == count:
            break
    return found


@each_case
def test_every_decision_has_options_and_none_twice(case: Case) -> None:
    for position in (*walk(case, 1, nasty), *walk(case, 2, uniform)):
        assert position.over == (position.outcome is not None)
        seats = [decision.seat for decision in position.pending]
        assert len(set(seats)) == len(seats)
        assert CHANCE not in seats, "chance answers by itself here"
        for decision in position.pending:
            assert 0 <= decision.seat < case.setup.seats
            options = list(decision.options)
            assert options
            assert len(options) == len(decision.options) == len(set(options))
            assert not decision.weights


@each_case
def test_options_read_the_same_by_number_by_slice_and_by_in(case: Case) -> None:
    source = random.Random(1)
    for position in sample(case, 30):
        for decision in position.pending:
            options = list(decision.options)
            assert [decision.options[at] for at in range(len(options))] == options
            assert decision.options[-1] == options[-1]
            assert list(decision.options[1:3]) == options[1:3]
            for past in (len(options), -len(options) - 1):
                with pytest.raises(IndexError):
                    decision.options[past]
            assert all(option in decision.options for option in options)
            assert not any(other in decision.options for other in others(case, source, decision, 30))


@each_case
def test_every_option_is_accepted(case: Case) -> None:
    for position in sample(case, 8):
        for decision in position.pending:
            for option in decision.options:
                assert position.why_not(decision.seat, option) is None
                after = position.copy()
                after.apply(decision.seat, option)
                assert after != position
                case.invariants(after.base)


def refused(position: Position[Any], seat: int, action: Action) -> Refusal:
    before = (position.base, position.answers, position.pending, position.events, position.draws)
    with pytest.raises(Refusal) as refusal:
        position.apply(seat, action)
    assert before == (position.base, position.answers, position.pending, position.events, position.draws)
    return refusal.value


@each_case
def test_everything_else_is_refused_without_change_and_says_why(case: Case) -> None:
    source = random.Random(2)
    for position in sample(case, 30):
        digest = position.digest()
        for decision in position.pending:
            for other in others(case, source, decision, 10):
                refusal = refused(position, decision.seat, other)
                assert isinstance(refusal, IllegalAction)
                assert f"seat {decision.seat} cannot answer {other}" in str(refusal)
                reason = position.why_not(decision.seat, other)
                assert isinstance(reason, WhyNot)
                assert reason.rule
                assert reason.message.key
                if case.game not in TOYS:  # they have no texts
                    assert str(reason).endswith(f"({reason.rule})")
        asked = {decision.seat for decision in position.pending}
        for seat in (*range(-2, case.setup.seats + 1),):
            if seat not in asked:
                refusal = refused(position, seat, source.choice(actions_seen(case)))
                assert isinstance(refusal, NotYourSeat)
                assert f"seat {seat} cannot answer" in str(refusal)
                if 0 <= seat < case.setup.seats:
                    assert position.why_not(seat, source.choice(actions_seen(case))) is not None
        assert position.digest() == digest


@each_case
def test_notation_names_every_option_and_is_read_back(case: Case) -> None:
    source = random.Random(3)
    for position in sample(case, 40):
        for decision in position.pending:
            options = list(decision.options)
            notations = {str(option).lower() for option in options}
            assert len(notations) == len(options), "two options are written alike"
            for option in source.sample(options, min(6, len(options))):
                assert find_option(decision, str(option)) == option
                assert find_option(decision, f"  {str(option).upper()} ") == option
            for nonsense in ("", "nonsense", str(options[0]) + "x"):
                with pytest.raises(BadNotation):
                    find_option(decision, nonsense)
