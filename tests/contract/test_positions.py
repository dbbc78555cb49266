"""Positions of every game: copies, pickles, faults in mid-step, and the same course under any hash seed."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from contract.cases import CASES, Case, each_case
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import Action, Decision, Emit, Event, Script, Seat
from ludarium.kernel.errors import RulesError
from ludarium.kernel.game import Game, Position
from ludarium.kernel.record import of_table, replay
from ludarium.kernel.views import view_bytes
from strategies import Policy, nasty, new, positions, sample, steps, table, uniform, walk

ROOT = Path(__file__).resolve().parent.parent.parent


def everything(case: Case, position: Position[Any]) -> tuple[Any, ...]:
    """All that can be read of a position."""
    asked = tuple((decision.seat, decision.prompt, tuple(decision.options)) for decision in position.pending)
    views = tuple(view_bytes(case.game.view(position, viewer)) for viewer in case.viewers)
    return position.digest(), asked, position.events, position.draws, position.outcome, views


@each_case
def test_a_copy_goes_where_the_original_goes(case: Case) -> None:
    original = new(case, 3)
    for position, decision, action in steps(original, uniform(3), 3):
        twin = position.copy()
        asked = [tuple(each.options) for each in position.pending]
        twin.apply(decision.seat, action)
        ahead = position.copy()
        ahead.apply(decision.seat, action)
        assert twin == ahead
        assert twin.events == ahead.events
        assert [tuple(each.options) for each in position.pending] == asked
    # A copy taken at the start and answered alike ends alike, though it never ran on without copies.
    follower = new(case, 3)
    for _, decision, action in steps(new(case, 3), uniform(3), 3):
        follower = follower.copy()
        follower.apply(decision.seat, action)
    assert follower == original
    assert follower.outcome == original.outcome


@each_case
def test_applying_never_touches_another_copy(case: Case) -> None:
    for position in sample(case, 12):
        before = everything(case, position)
        untouched = position.copy()
        for decision in position.pending:
            for action in list(decision.options)[:4]:
                branch = position.copy()
                branch.apply(decision.seat, action)
                for _, asked, answer in islice(steps(branch, uniform(1), 1), 8):
                    assert answer in asked.options
        assert everything(case, position) == before
        assert everything(case, untouched) == before


@each_case
def test_a_position_survives_pickling_and_goes_on_alike(case: Case) -> None:
    for position in sample(case, 20):
        read = pickle.loads(pickle.dumps(position))
        assert read == position
        assert everything(case, read) == everything(case, position)
        for decision in position.pending[:1]:
            action = decision.options[len(decision.options) // 2]
            read.apply(decision.seat, action)
            position.apply(decision.seat, action)
            assert everything(case, read) == everything(case, position)


@each_case
def test_a_position_pickles_in_a_few_kib(case: Case) -> None:
    largest = max(len(pickle.dumps(position.base)) for position in walk(case, 1))
    assert largest < case.size, f"{largest} bytes"
    assert max(len(pickle.dumps(position)) for position in sample(case, 20)) < case.size


# -- all or nothing (REL-13, T-FAULT) --------------------------------------------------------------------------


class Fault(Exception):
    """What the tests throw into a running script."""


class Faulty(Game[Any]):
    """Another game's rules, in which one chosen event cannot be emitted."""

    def __init__(self, inner: Game[Any], error: type[BaseException] = Fault) -> None:
        self.inner = inner
        self.info = inner.info  # type: ignore[misc]  # it is that game
        self.error = error
        self.emitted = 0
        self.fails_at = -1

    def flow(self, state: Any, emit: Emit) -> Script[None] | None:
        def emit_or_fail(event: Event) -> None:
            if self.emitted == self.fails_at:
                raise self.error(f"at {event}")
            self.emitted += 1
            emit(event)

        return self.inner.flow(state, emit_or_fail)

    def armed(self, fails_at: int) -> None:
        self.emitted, self.fails_at = 0, fails_at

    def __getattribute__(self, name: str) -> Any:
        if name in ("outcome", "view", "determinise", "why_not"):
            return getattr(self.inner, name)
        return super().__getattribute__(name)


def check_faults(case: Case, position: Position[Any], seat: Seat, action: Action, error: type[BaseException]) -> int:
    """Let every event of one answer fail in turn; how many there were."""
    faulty = Faulty(case.game, error)
    expected: type[BaseException] = RulesError if issubclass(error, Exception) else error
    position = position.copy()
    position.game = faulty
    clean = position.copy()
    clean.apply(seat, action)
    number = faulty.emitted
    before, after = everything(case, position.copy()), everything(case, clean)
    for running in (False, True):
        for at in range(number):
            tried = position.copy()
            if running:
                faulty.armed(-1)
                assert tried.state is not None  # the script runs: nothing is executed again
            faulty.armed(at)
            try:
                tried.apply(seat, action)
            except expected:
                faulty.armed(-1)
            else:
                assert running, "the event that failed before was not emitted again"
                continue
            assert everything(case, tried) == before
            tried.apply(seat, action)
            assert everything(case, tried) == after
    return number


@each_case
def test_an_exception_at_any_event_leaves_the_position_as_it_was(case: Case) -> None:
    faults = 0
    for position in sample(case, 15):
        for decision in position.pending[:1]:
            options = list(decision.options)
            faults += check_faults(case, position, decision.seat, options[-1], Fault)
            faults += check_faults(case, position, decision.seat, options[len(options) // 3], Fault)
    assert faults > 10


@each_case
def test_an_interrupt_leaves_the_position_as_it_was(case: Case) -> None:
    for position in sample(case, 5):
        for decision in position.pending[:1]:
            check_faults(case, position, decision.seat, decision.options[0], KeyboardInterrupt)


class FailingChance:
    """Fails at one of the draws of an answer."""

    def __init__(self, fails_at: int) -> None:
        self.left = fails_at
        self.inner = KeyedChance(seed_of(7))

    def choose(self, decision: Decision, number: int) -> Action:
        self.left -= 1
        if self.left < 0:
            raise Fault("no more chance")
        return self.inner.choose(decision, number)


def draws_after(position: Position[Any], decision: Decision, action: Action) -> int:
    counting = position.copy()
    counting.chance = KeyedChance(seed_of(7))
    before = counting.draws
    counting.apply(decision.seat, action)
    return counting.draws - before


@each_case
def test_chance_that_fails_leaves_the_position_as_it_was(case: Case) -> None:
    failed = 0
    for seed in (3, 4):
        for position, decision, action in steps(new(case, seed), uniform(seed), seed):
            draws = draws_after(position, decision, action)
            before = everything(case, position.copy()) if draws else None
            for at in range(draws):
                tried = position.copy()
                tried.chance = FailingChance(at)
                with pytest.raises(RulesError, match="no more chance"):
                    tried.apply(decision.seat, action)
                assert everything(case, tried) == before
                failed += 1
    assert failed > 3 or not case.game.info.chance


@each_case
def test_chance_that_fails_leaves_the_table_as_it_was(case: Case) -> None:
    playing, policy, failed = table(case, 3), uniform(3), 0
    while not playing.position.over:
        decision = playing.position.pending[0]
        action = policy(playing.position, decision)
        if draws_after(playing.position, decision, action):
            before, entries = everything(case, playing.position.copy()), list(playing.entries)
            chance, playing._chance = playing._chance, FailingChance(0)  # type: ignore[assignment]
            with pytest.raises(Fault):
                playing.act(decision.seat, action)
            playing._chance = chance
            assert everything(case, playing.position) == before
            assert playing.entries == entries
            failed += 1
        playing.act(decision.seat, action)
    replay(of_table(playing))
    assert failed > 1 or not case.game.info.chance


# -- properties over positions that play can reach -------------------------------------------------------------


@each_case
@settings(max_examples=15, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_answers_make_the_same_position_whatever_was_read_before(case: Case, data: st.DataObject) -> None:
    """Reading a state, a view or the options of a copy has no effect on where its answers lead."""
    position = data.draw(positions(case))
    read, unread = position.copy(), position.copy()
    for _ in range(3):
        if unread.over:
            break
        decision = data.draw(st.sampled_from(unread.pending))
        action = decision.options[data.draw(st.integers(0, len(decision.options) - 1))]
        assert read.state is not unread.base or read.over
        everything(case, read)
        read.apply(decision.seat, action)
        unread.apply(decision.seat, action)
        unread = unread.copy()
        assert read == unread
        assert read.digest() == unread.digest()


# -- the same course everywhere (REL-16) -----------------------------------------------------------------------

PLAY_ALL = """
import sys
sys.path[:0] = {paths}
from contract.cases import CASES
from strategies import nasty, new, steps
for case in CASES:
    position = new(case, 11)
    for number, _ in enumerate(steps(position, nasty(11), 11)):
        if number == 60:
            break
    print(case.id, number, position.digest())
"""


def course(hash_seed: str) -> str:
    paths = [str(ROOT / "tests"), str(ROOT / "docs" / "examples")]
    done = subprocess.run(
        [sys.executable, "-c", PLAY_ALL.format(paths=paths)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


def test_games_go_the_same_way_under_any_hash_seed() -> None:
    first = course("1")
    assert len(first.splitlines()) == len(CASES)
    assert course("4242") == first


@pytest.mark.long
@each_case
@pytest.mark.parametrize("policy", [uniform, nasty])
def test_many_faults(case: Case, policy: Callable[[int], Policy]) -> None:
    checked = 0
    for seed in range(12):
        game = walk(case, seed, policy)
        for position in game[: -1 : max(1, len(game) // 40)]:
            for decision in position.pending[:1]:
                options = list(decision.options)
                for action in options[:: max(1, len(options) // 5)]:
                    checked += check_faults(case, position, decision.seat, action, Fault)
    assert checked > 200
