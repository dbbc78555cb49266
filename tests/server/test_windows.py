"""Windows of bots: how long an answer takes tells nothing about the hand (REL-24)."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from ludarium.bots.windows import rest_of_window
from ludarium.games.skytear.actions import PASS, PlayCard
from ludarium.house.thinking import bot_job
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.game import Position
from server.support import Seatmates, open_service, settings_for

WINDOW = 0.1


@pytest.mark.parametrize("spent", [0.0, 0.001, 0.05, 0.0999, 0.1, 0.17, 3.21])
def test_an_answer_comes_after_whole_windows_only(spent: float) -> None:
    whole = (spent + rest_of_window(spent, WINDOW)) / WINDOW
    assert whole == pytest.approx(round(whole))
    assert rest_of_window(spent, 0.0) == 0.0


def test_a_bot_is_hurried_in_a_window_before_it_closes(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, window_seconds=WINDOW)
    assert bot_job(settings, "mcts:1s", "", window=True).patience == WINDOW / 2
    assert bot_job(settings, "mcts:1s", "").patience == 1 + settings.bot_seconds


class Clock:
    """Time that passes only when somebody thinks or waits."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds
        await asyncio.sleep(0)


def test_windows_take_a_bot_the_same_time_with_and_without_a_reaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that thinks long over a Reaction and passes at once without one answers both alike."""

    async def play() -> None:
        clock = Clock()
        taken: dict[bool, list[float]] = defaultdict(list)
        open_since = 0.0

        async def think(bot: str, seat: Seat, seed: int, world: Position[Any], people: bool, *, window: bool) -> Action:
            nonlocal open_since
            decision = world.decision_of(seat)
            assert decision is not None
            if not window:
                return decision.options[seed % len(decision.options)]
            reacts = any(isinstance(option, PlayCard) for option in decision.options)
            open_since = clock.time
            clock.time += 0.07 if reacts else 0.0001
            taken[reacts].append(0.0)
            return PASS

        async def answered(seconds: float) -> None:
            await clock.sleep(seconds)
            for times in taken.values():
                if times and times[-1] == 0.0:
                    times[-1] = clock.time - open_since

        async with open_service(settings_for(tmp_path, workers=0, window_seconds=WINDOW)) as service:
            for _ in range(3):
                mates = await Seatmates.at_new_table(service, "human", "mcts:200", game="skytear", form="simplified")
                turns = mates.room.bots
                for name, instead in (("now", clock.now), ("sleep", answered), ("_think", think)):
                    monkeypatch.setattr(turns, name, instead)
                for number in range(400):
                    await asyncio.sleep(0.001)
                    if mates.table.position.over:
                        break
                    if any(decision.seat == 0 for decision in mates.table.position.pending):
                        await mates.act(number)
        assert len(taken[True]) > 3
        assert len(taken[False]) > 30
        assert {round(time, 6) for times in taken.values() for time in times} == {WINDOW}

    asyncio.run(play())
