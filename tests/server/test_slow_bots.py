"""A machine with much to do: bots still give their own answers, nobody is blamed for it, and no table stands."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from ludarium.house import worlds
from ludarium.house.door import do
from ludarium.house.messages import Look
from ludarium.house.refusals import Refuse
from ludarium.house.store import TableRow
from ludarium.kernel.decisions import Seat
from ludarium.kernel.table import Table
from ludarium.server import workers as workers_module
from ludarium.server.logs import JsonFormatter
from ludarium.server.settings import Settings
from ludarium.server.workers import Workers, WorkFailed
from server.support import Seatmates, open_service, settings_for, until


async def play_on(mates: Seatmates, turns: int) -> None:
    """Answer for the person at seat 0 so many times; whoever else is asked answers in between."""
    for _ in range(turns):
        await until(lambda: mates.table.position.decision_of(0) is not None)
        await mates.act(0)
    await until(lambda: mates.table.position.decision_of(0) is not None)


def bot_at(mates: Seatmates) -> str:
    assert mates.room.match is not None
    return mates.room.match.places[1].bot


def slow(folder: Path, **changes: Any) -> Settings:
    return settings_for(folder, **{"bot_maker": "server.slow_bots:make", "bot_seconds": 0.5, **changes})


def lines_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "ludarium.room"]


def test_a_worker_that_is_slow_to_start_is_not_held_against_the_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_service(slow(tmp_path)) as service:
            mates = await Seatmates.at_new_table(service, "human", "greedy", options={"first": 1})
            await play_on(mates, 2)
            assert service.metrics.value("bot_faults_total") == 0
            assert bot_at(mates) == "greedy"

    asyncio.run(play())


def test_a_bot_that_takes_too_long_is_hurried_before_it_is_given_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_service(slow(tmp_path)) as service:
            mates = await Seatmates.at_new_table(service, "human", "mcts:1", options={"first": 1})
            await play_on(mates, 2)
            assert service.metrics.value("bot_faults_total") == 0, "they were its own answers"
            assert bot_at(mates) == "mcts:1"

    asyncio.run(play())


def test_a_bot_waits_its_turn_while_workers_are_busy_with_others(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_service(settings_for(tmp_path, bot_seconds=0.5, queue_seconds=0.1)) as service:
            other = asyncio.create_task(service.lanes.bots.run(20, 20, time.sleep, 2.0))
            await asyncio.sleep(0)
            mates = await Seatmates.at_new_table(service, "human", "greedy", options={"first": 1})
            await play_on(mates, 1)
            await other
            assert service.metrics.value("bot_faults_total") == 0

    asyncio.run(play())


def test_a_bot_that_never_gets_a_worker_is_answered_for_and_keeps_its_seat(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=0, bot_queue_seconds=0.05)) as service:
            mates = await Seatmates.at_new_table(service, "human", "greedy", options={"first": 1})
            await play_on(mates, 4)
            assert service.metrics.value("bot_faults_total") > 3
            assert bot_at(mates) == "greedy", "it did not get to think, so it did nothing wrong"

    asyncio.run(play())
    line = "bot greedy at seat 1 failed: no worker became free within 0.05 s; any option was chosen for it "
    assert set(lines_of(caplog)) == {line + "(no strike: it did not get to think)"}


CAUSES = {
    "mcts:1": "no answer after 0.8 s of thinking; the worker process was ended",
    "mcts:2": "the worker process ended in the middle of it",
    "mcts:3": r"RuntimeError was raised at faulty_bots\.py:\d+",
    "mcts:4": "its answer is not one of the options",
    "mcts:5": "its answer is not one of the options",
}
"""What the log says of the bots that fail on purpose."""


@pytest.mark.parametrize(
    "bot", [pytest.param(bot, marks=pytest.mark.long) if bot in ("mcts:2", "mcts:5") else bot for bot in CAUSES]
)
def test_the_log_says_in_one_line_why_a_bot_failed(tmp_path: Path, caplog: pytest.LogCaptureFixture, bot: str) -> None:
    async def play() -> None:
        seconds = 0.4 if bot == "mcts:1" else 20  # the others fail at once, even if a busy machine takes its time
        settings = settings_for(tmp_path, bot_maker="server.faulty_bots:make", bot_seconds=seconds)
        async with open_service(settings) as service:
            mates = await Seatmates.at_new_table(service, "human", bot, options={"first": 1})
            while bot_at(mates) == bot:
                await play_on(mates, 1)

    asyncio.run(play())
    lines = lines_of(caplog)
    assert len(lines) == 3
    strikes = ("strike 1 of 3", "strike 2 of 3", "strike 3 of 3: greedy plays on for it")
    for line, strike in zip(lines, strikes, strict=True):
        whole = f"bot {bot} at seat 1 failed: {CAUSES[bot]}; any option was chosen for it \\({strike}\\)"
        assert re.fullmatch(whole, line)
    shown = JsonFormatter().format(caplog.records[0])
    assert lines[0] in shown
    assert "planted" not in shown, "texts of exceptions can hold a hand of cards"


def test_an_answer_that_cannot_travel_is_a_fault_of_the_bot_only(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with open_service(slow(tmp_path)) as service:
            mates = await Seatmates.at_new_table(service, "human", "mcts:2", options={"first": 1})
            await play_on(mates, 1)
            assert mates.room.incident == ""

    asyncio.run(play())
    assert "the question or the answer cannot be sent" in lines_of(caplog)[0]


def test_a_worker_that_dies_while_it_is_idle_costs_nobody_an_answer() -> None:
    async def play() -> None:
        workers = Workers(1)
        workers.start()
        try:
            process = await workers.run(20, 20, os.getpid)
            os.kill(process, signal.SIGKILL)
            await asyncio.sleep(0.5)
            assert await workers.run(20, 20, os.getpid) != process
        finally:
            workers.close()

    asyncio.run(play())


def test_a_worker_that_cannot_be_started_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begin = workers_module._Worker.submit
    refusals = iter((OSError("no memory"), OSError("no memory")))

    def submit(worker: Any, work: Any, *args: Any) -> Any:
        fault = next(refusals, None)
        if fault is not None:
            raise fault
        return begin(worker, work, *args)

    async def play() -> None:
        monkeypatch.setattr(workers_module._Worker, "submit", submit)
        workers = Workers(1)
        workers.start()
        try:
            assert await workers.run(20, 20, abs, -3) == 3
            with pytest.raises(WorkFailed, match="ValueError"):
                await workers.run(20, 20, int, "three")
        finally:
            workers.close()

    asyncio.run(play())
    assert [record.getMessage() for record in caplog.records] == ["a worker process could not be started"] * 2


def test_a_fault_of_ours_in_a_turn_of_a_bot_freezes_that_table_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    honest = worlds.imagined
    broken: list[str] = []

    def imagined(row: TableRow, table: Table, seat: Seat) -> Any:
        if row.id in broken:
            raise KeyError("planted")
        return honest(row, table, seat)

    monkeypatch.setattr(worlds, "imagined", imagined)
    caplog.set_level(logging.ERROR)

    async def play() -> None:
        async with open_service(settings_for(tmp_path)) as service:
            mates = await Seatmates.at_new_table(service, "human", "random", options={"first": 0})
            healthy = await Seatmates.at_new_table(service, "human", "random", options={"first": 0})
            broken.append(mates.room.id)
            while not mates.room.incident:
                if mates.room.match is not None and mates.table.position.decision_of(0) is not None:
                    await mates.act(0)
                await asyncio.sleep(0.01)
            with pytest.raises(Refuse, match="frozen"):
                await do(mates.room, mates.ear, Look(0))
            assert mates.ear.messages("refusal")[-1]["incident"] == mates.room.incident
            await play_on(healthy, 4)
            assert service.rooms.frozen == 1

    asyncio.run(play())
    assert 3 <= len(caplog.records) <= 5, "it was not tried for ever"


def test_a_table_that_cannot_be_shown_is_frozen_and_not_read_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)

    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            monkeypatch.setattr("ludarium.house.showing.view_bytes", lambda view: 1 / 0)
            with pytest.raises(Refuse, match="internal"):
                await mates.act(0)
            await until(lambda: mates.room.incident != "")
            tried = len(caplog.records)
            await asyncio.sleep(1.0)
            assert len(caplog.records) == tried

    asyncio.run(play())
