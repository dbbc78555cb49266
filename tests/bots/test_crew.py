"""The search on several cores: other processes help, and nobody waits for one that does not."""

from __future__ import annotations

import os
import pickle
import random
import time
from collections.abc import Sequence
from typing import Any

import pytest

import ludarium
from ludarium import bots
from ludarium.bots import crew
from ludarium.bots.crew import Crew, CrewBot, Found, Task, searched
from ludarium.bots.mcts import Search
from ludarium.house import wire
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.errors import UnknownName
from ludarium.kernel.game import Position


def asked() -> tuple[Position[Any], Seat, Sequence[Action]]:
    position = ludarium.new("tash-kalar", "duel", seed=3)
    decision = position.pending[0]
    return position, decision.seat, decision.options[:4]


class Helpers:
    """A crew that has made up its mind."""

    def __init__(self, favourite: Action) -> None:
        self.favourite = favourite
        self.wanted: list[bool] = []

    def begin(self, position: Position[Any], seat: Seat, answers: Sequence[Action], *_: object) -> bool:
        return self.favourite in answers

    def end(self, wanted: bool = True) -> list[Found]:
        self.wanted.append(wanted)
        return [{self.favourite: (10**6, 10**6 * 0.9)}] if wanted else []


def test_a_name_says_how_many_cores() -> None:
    bot = bots.make("mcts:1s:3", 1)
    assert (bot.name, bot.seconds, bot.cores) == ("mcts:1s:3", 1.0, 3)
    assert bots.make("mcts:1s:all", 1).cores == max(1, (os.cpu_count() or 1) - 1)
    assert bots.make("mcts:1s", 1).strength < bot.strength < bots.make("mcts:4s", 1).strength


@pytest.mark.parametrize("name", ["mcts:1s:0", "mcts:1s:1", "mcts:1s:", "mcts:1s:many", "mcts:200:2", "mcts:1s:2:2"])
def test_what_is_no_number_of_cores_is_refused(name: str) -> None:
    with pytest.raises(UnknownName, match=f"there is no bot '{name}'"):
        bots.make(name, 1)


def test_a_server_seats_nobody_who_takes_several_cores() -> None:
    assert wire.is_bot("mcts:1s")
    assert not wire.is_bot("mcts:1s:2")


def test_what_others_found_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    position, seat, _ = asked()
    alone = bots.make("mcts:0.02s", 1).choose(position, seat)
    shortlist = Search(position, seat, random.Random(1)).root.shortlist
    favourite = next(answer for answer in shortlist if answer != alone)
    helpers = Helpers(favourite)
    monkeypatch.setattr(crew, "hired", lambda hands: helpers)
    bot = CrewBot(1, 0.02, "3")
    assert bot.choose(position, seat) == favourite
    bot.hurried = lambda: True
    bot.choose(position, seat)
    assert helpers.wanted == [True, False], "whoever is in a hurry waits for nobody"


def test_each_compares_the_same_answers_in_worlds_of_its_own() -> None:
    position, seat, answers = asked()
    found = searched(Task(1, position, seat, tuple(answers), time.time() + 0.05, "a"))
    assert set(found) == set(answers)
    assert all(visits > 0 and 0 <= total <= visits for visits, total in found.values())


def test_processes_answer_and_those_that_are_gone_are_not_missed() -> None:
    position, seat, answers = asked()
    hired = Crew(2)
    try:
        found: list[Found] = []
        for _ in range(200):
            # They need a moment to start; until then nobody waits long for them.
            assert hired.begin(position, seat, answers, 0.05, "seed")
            assert not hired.begin(position, seat, answers, 0.05, "seed"), "one question at a time"
            found = [*hired.end()]
            if len(found) == 2:
                break
        assert [set(each) <= set(answers) for each in found] == [True, True]
        hired.hands[0].kill()
        hired.hands[0].wait()
        assert hired.begin(position, seat, answers, 0.05, "seed")
        assert len([*hired.end()]) <= 1
    finally:
        hired.dismiss()


def test_a_task_travels() -> None:
    position, seat, answers = asked()
    task = pickle.loads(pickle.dumps(Task(1, position, seat, tuple(answers), 0.0, "a")))
    assert (task.position, task.answers) == (position, tuple(answers))
