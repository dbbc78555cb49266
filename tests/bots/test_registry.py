"""A kind of bot is one module and its registration: the rest of the house asks the register."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludarium import bots
from ludarium.bots import registry
from ludarium.cli import main
from ludarium.house import wire
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.errors import UnknownName
from ludarium.kernel.game import Position
from ludarium.server.settings import Settings
from ludarium.simulation import Run, simulate


class ContraryBot(bots.Bot):
    """Takes the last option, or the one so many before it."""

    strength = (0, 0.5)

    def __init__(self, back: int, seed: int) -> None:
        super().__init__(f"contrary:{back}", seed)
        self._back = back

    def _choose(self, position: Position[Any], decision: Decision) -> Action:
        return decision.options[max(0, len(decision.options) - self._back)]


def made(level: str, seed: int) -> ContraryBot | None:
    return ContraryBot(int(level), seed) if level.isdecimal() else None


@pytest.fixture(autouse=True)
def _contrary(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_KINDS", dict(registry._KINDS))
    bots.register(bots.Kind("contrary", made, ("1", "2"), ("from the end",)))


def test_a_new_bot_is_offered_between_those_it_beats_and_those_that_beat_it() -> None:
    assert bots.kinds() == ("random", "contrary:1", "contrary:2", "mild", "greedy", "mcts:200", "mcts:1s")
    assert bots.make("contrary:7", 1).name == "contrary:7"


@pytest.mark.parametrize("name", ["contrary", "contrary:", "contrary:x", "nobody", "greedy:1", "random:", ""])
def test_a_bot_that_cannot_be_is_refused_with_those_that_can(name: str) -> None:
    with pytest.raises(UnknownName) as refused:
        bots.make(name, 0)
    assert str(refused.value) == (
        f"there is no bot '{name}'; the bots are random, contrary:1 (from the end), contrary:2, mild, greedy, "
        "mcts:200 (iterations a decision) and mcts:1s (seconds a decision)"
    )


def test_the_command_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terminal", "tash-kalar", "--seats", "human,nobody"]) != 0
    said = " ".join(capsys.readouterr().err.split())
    assert "seats are human, random, contrary:1, contrary:2, mild, greedy, mcts:200 or mcts:1s" in said


def test_the_server_offers_it_and_seats_it(tmp_path: Path) -> None:
    assert "contrary:2" in Settings(data=tmp_path).bots
    assert wire.is_bot("contrary:3")
    assert wire.strength("random") < wire.strength("contrary:3") < wire.strength("mild")


def test_it_plays_in_a_simulation() -> None:
    result = simulate(Run("tash-kalar", form="duel", bots=("contrary:1", "random"), games=2))
    assert (result.finished, result.errors) == (2, 0)
    assert {standing.bot for standing in result.bots} == {"contrary:1", "random"}
