"""Bots, hints, replays and verification do not wait for each other, and those who ask take turns."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from ludarium.house.door import do
from ludarium.house.messages import AskHint
from ludarium.house.refusals import Refuse
from ludarium.house.thinking import Job
from ludarium.pocket.router import answered
from ludarium.server.workers import WorkerBusy, Workers
from server.support import Ear, Seatmates, open_service, settings_for, until


def test_bots_do_not_wait_for_hints_replays_or_verification(tmp_path: Path) -> None:
    """The attack: strangers who ask without end."""

    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=1, queue_seconds=60)) as service:
            lanes = service.lanes
            assert len({lanes.bots, lanes.hints, lanes.replays, lanes.verification}) == 4
            busy = [
                asyncio.create_task(lanes.hints.do(Job(600, asker=f"stranger {number}"), 60, time.sleep, 600))
                for number in range(8)
            ]
            mates = await Seatmates.at_new_table(service, "human", "greedy", options={"first": 1}, form="first-game")
            for _ in range(6):
                await until(lambda: mates.table.position.decision_of(0) is not None)
                await mates.act()
            assert service.metrics.value("bot_faults_total") == 0
            assert not any(task.done() for task in busy)
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)

    asyncio.run(play())


def test_whoever_asks_for_much_takes_turns_with_whoever_asks_for_little() -> None:
    async def ask() -> list[str]:
        workers = Workers(1)
        done: list[str] = []

        async def job(asker: str) -> None:
            await workers.do(Job(20, asker=asker), 60, abs, -1)
            done.append(asker)

        begun = [asyncio.create_task(job(asker)) for asker in ("greedy",) * 5 + ("modest", "quiet", "modest")]
        await asyncio.gather(*begun)
        workers.close()
        return done

    order = asyncio.run(ask())
    assert order == ["greedy", "modest", "quiet", "greedy", "modest", "greedy", "greedy", "greedy"]


def test_one_asker_fills_no_queue_and_who_stops_waiting_is_passed_over() -> None:
    async def ask() -> None:
        workers = Workers(1, at_once=2)
        try:
            await workers.run(60, 20, abs, -1)
            long = asyncio.create_task(workers.do(Job(20, asker="a"), 60, time.sleep, 0.5))
            await asyncio.sleep(0)
            gone = asyncio.create_task(workers.do(Job(20, asker="a"), 60, abs, -2))
            kept = asyncio.create_task(workers.do(Job(20, asker="a"), 60, abs, -3))
            await asyncio.sleep(0)
            with pytest.raises(WorkerBusy, match="2 jobs of one asker"):
                await workers.do(Job(20, asker="a"), 60, abs, -4)
            with pytest.raises(WorkerBusy, match="no worker became free"):
                await workers.do(Job(20, asker="b"), 0.01, abs, -5)
            gone.cancel()
            await long
            assert await kept == 3
            assert await workers.do(Job(20, asker="b"), 60, abs, -6) == 6
        finally:
            workers.close()

    asyncio.run(ask())


def test_a_person_waits_for_one_hint_at_a_time_over_all_tables_and_sockets(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_service(settings_for(tmp_path, workers=1)) as service:
            here = await Seatmates.at_new_table(service, "human", "human", options={"first": 0}, form="first-game")
            other = Ear(here.ear.identity)
            async with here.room.entered() as match:
                here.room.enter(other, match)
            first = asyncio.create_task(do(here.room, here.ear, AskHint("one")))
            await until(lambda: bool(service.hints_asked))
            with pytest.raises(Refuse, match="too-often"):
                await do(here.room, other, AskHint("two"))
            await first
            assert here.ear.messages("hint")
            await do(here.room, other, AskHint("three"))
            assert other.messages("hint")
            assert not service.hints_asked

    asyncio.run(ask())


def test_what_thinks_about_studies_is_started_when_one_is_opened(tmp_path: Path) -> None:
    """Not with the server, which is to be there soon; nor as late as the judge is asked."""

    async def ask() -> None:
        async with open_service(settings_for(tmp_path, workers=1)) as service:
            studies = service.lanes.studies
            refused = await answered(service, "POST", "/api/study", '{"origin": {"record": "none"}}')
            assert refused.status == 404
            assert not studies.is_started
            opened = await answered(service, "POST", "/api/study", '{"origin": {"game": "tash-kalar"}}')
            assert opened.status == 200
            assert studies.is_started

    asyncio.run(ask())
