"""Bots that fail, players that stay away, and clocks: no table waits for ever, and nobody loses time unjustly."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from pathlib import Path

import pytest

from ludarium.house import seats
from ludarium.house.clock import Clocks, ServiceTime
from ludarium.house.door import do
from ludarium.house.messages import ClockSettings, GiveSeat, MoveNow, TakeSeat
from ludarium.house.refusals import Refuse
from ludarium.house.wire import next_weaker
from ludarium.server.settings import Settings
from ludarium.server.workers import WorkerBusy, WorkerDied, WorkerLate, Workers, WorkFailed
from server.support import Ear, Seatmates, join, open_service, settings_for, until

FAULTS = {"late": "mcts:1", "dead": "mcts:2", "broken": "mcts:3", "illegal": "mcts:4", "noisy": "mcts:5"}


def faulty(folder: Path, **changes: object) -> Settings:
    return settings_for(folder, bot_maker="server.faulty_bots:make", bot_seconds=0.4, queue_seconds=5.0, **changes)


@pytest.mark.parametrize("fault", [pytest.param("late", marks=pytest.mark.long), *list(FAULTS)[1:]])
def test_a_bot_that_fails_is_answered_for_and_replaced_after_three_times(tmp_path: Path, fault: str) -> None:
    async def play() -> None:
        async with open_service(faulty(tmp_path)) as service:
            mates = await Seatmates.at_new_table(service, "human", FAULTS[fault], form="duel", options={"first": 1})
            place = mates.room.match.places[1] if mates.room.match is not None else None
            assert place is not None
            turns = 0
            while place.bot != "greedy" and turns < 40:
                turns += 1
                await until(lambda: mates.table.position.decision_of(0) is not None or place.bot == "greedy")
                if mates.table.position.decision_of(0) is not None:
                    await mates.act(0)
            assert place.bot == "greedy"
            assert service.metrics.value("bot_faults_total") >= 3
            await until(lambda: mates.table.position.decision_of(0) is not None)
            await mates.act(0)

    asyncio.run(play())


def test_a_bot_that_keeps_failing_makes_room_for_the_next_weaker_one() -> None:
    assert [next_weaker(bot) for bot in ("mcts:1s", "mcts:200", "greedy", "mild", "random")] == [
        "greedy",
        "greedy",
        "mild",
        "random",
        "random",
    ]


def test_bots_alone_play_a_whole_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_service(settings_for(tmp_path)) as service:
            mates = await Seatmates.at_new_table(service, "random", "random", form="first-game")
            await until(lambda: mates.room.match is not None and mates.room.match.outcome is not None, 60)

    asyncio.run(play())


def test_workers_keep_their_deadline_and_survive_what_dies_in_them() -> None:
    async def play() -> None:
        workers = Workers(1)
        workers.start()
        try:
            assert await workers.run(10, 10, abs, -3) == 3
            with pytest.raises(WorkerLate):
                await workers.run(10, 0.2, time.sleep, 30)
            with pytest.raises(WorkFailed, match="ZeroDivisionError"):
                await workers.run(10, 10, divmod, 1, 0)
            with pytest.raises(WorkFailed, match="SystemExit"):
                await workers.run(10, 10, sys.exit, 3)
            with pytest.raises(WorkerDied):
                await workers.run(10, 10, os._exit, 3)
            slow = asyncio.create_task(workers.run(10, 10, time.sleep, 0.5))
            await asyncio.sleep(0)
            with pytest.raises(WorkerBusy):
                await workers.run(0.05, 10, abs, -1)
            await slow
            assert await workers.run(10, 10, abs, -4) == 4
        finally:
            workers.close()

    asyncio.run(play())


def test_a_bot_that_thinks_long_answers_with_what_it_has_when_it_is_hurried(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_service(settings_for(tmp_path)) as service:
            mates = await Seatmates.at_new_table(service, "human", "mcts:10s", form="high-form", options={"first": 1})
            stranger = Ear("somebody-else")
            with pytest.raises(Refuse, match="not-your-seat"):
                await do(mates.room, stranger, MoveNow())
            await until(lambda: mates.room.bots.thought is not None)
            await asyncio.sleep(0.5)
            assert mates.table.position.decision_of(0) is None, "it still thinks"
            start = time.monotonic()
            while mates.table.position.decision_of(0) is None:
                with contextlib.suppress(Refuse):  # between two decisions nobody thinks
                    await do(mates.room, mates.ear, MoveNow())
                await asyncio.sleep(0.05)
            assert time.monotonic() - start < 8, "ten seconds for each decision were not waited for"
            assert service.metrics.value("bot_faults_total") == 0, "it was the bot's own answer"
            with pytest.raises(Refuse, match="not-now"):
                await do(mates.room, mates.ear, MoveNow())

    asyncio.run(play())


class FakeTime:
    """A clock that tests turn."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def test_service_time_does_not_jump() -> None:
    clock = FakeTime()
    awake = ServiceTime(clock)
    start = awake.now()
    for _ in range(10):
        clock.seconds += 0.5
        awake.tick()
    assert awake.now() - start == pytest.approx(5.0)
    for jump in (3_600.0, 86_400.0):  # stopped, or asleep
        before = awake.now()
        clock.seconds += jump
        awake.tick()
        assert awake.now() - before <= 2.0


def test_clocks_run_for_those_who_are_asked_only() -> None:
    now = FakeTime()
    clocks = Clocks([60.0, 60.0], 5.0, now)
    clocks.run([0])
    now.seconds += 10
    assert clocks.milliseconds() == (50_000, 60_000)
    clocks.answered(0)
    clocks.run([1])
    now.seconds += 20
    assert clocks.milliseconds() == (55_000, 40_000)
    assert clocks.next_end() == pytest.approx(40.0)
    now.seconds += 100
    assert clocks.used_up() == (1,)
    clocks.answered(1)
    assert clocks.left(1) == 0.0, "no bonus once the time is up"


def test_time_is_stored_with_each_step_and_a_restart_gives_some_back(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeTime()
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            service.time = ServiceTime(clock)
            mates = await Seatmates.at_new_table(service, "human", "human", clock=ClockSettings(100, 0))
            seat = mates.table.position.pending[0].seat
            for _ in range(5):
                clock.seconds += 1.0
                service.time.tick()
            await mates.act(0)
            assert mates.room.match is not None
            stored = mates.room.match.clocks
            assert stored[seat] == 95_000
            assert stored[1 - seat] == 100_000
            clock.seconds += 1_000_000.0  # time that passes after the last step is not charged across a restart
            table, identity = mates.room.id, mates.ear.identity
        assert identity is not None
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            again = await Seatmates.at(service, table, identity)
            asked = again.table.position.pending[0].seat
            update = again.ear.messages("update")[-1]
            left = {facts["seat"]: facts["left"] for facts in update["clocks"]}
            assert left[asked] == pytest.approx(stored[asked] + 20_000, abs=500)
            assert left[1 - asked] == pytest.approx(stored[1 - asked], abs=500)
            assert [facts["seat"] for facts in update["clocks"] if facts["running"]] == [asked]

    asyncio.run(play())


def test_a_bot_stands_in_when_the_time_is_used_up(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeTime()
        async with open_service(settings_for(tmp_path, stand_in="random")) as service:
            service.time = ServiceTime(clock)
            mates = await Seatmates.at_new_table(service, "human", "human", clock=ClockSettings(10, 0))
            seat = mates.table.position.pending[0].seat
            number = mates.number
            for _ in range(9):
                clock.seconds += 1.0
                service.time.tick()
            await seats.on_time(mates.room)
            assert mates.room.match is not None
            assert mates.room.match.places[seat].bot == "", "there is time left"
            clock.seconds += 1.5
            service.time.tick()
            await seats.on_time(mates.room)
            assert mates.room.match.places[seat].bot == "random"
            await until(lambda: mates.number > number)
            mates.ear.seat = seat
            with pytest.raises(Refuse) as refused:
                await do(mates.room, mates.ear, TakeSeat(seat))
            assert refused.value.code == "not-now"

    asyncio.run(play())


def test_the_seat_of_somebody_who_stays_away_can_be_given_to_a_bot_by_the_others(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeTime()
        async with open_service(settings_for(tmp_path, absent_seconds=60.0, stand_in="random")) as service:
            service.time = ServiceTime(clock)
            mates = await Seatmates.at_new_table(service, "human", "link", form="first-game", options={"first": 1})
            _, friend = await service.identities.make("")
            seat = await join(mates.room, friend.identity, "Ala")
            theirs = Ear(friend.identity)
            async with mates.room.entered() as match:
                mates.room.enter(theirs, match)
            assert mates.table.position.decision_of(seat) is not None

            async def give() -> str:
                try:
                    await do(mates.room, mates.ear, GiveSeat(seat, ""))
                except Refuse as refusal:
                    return refusal.code
                return "given"

            def wait(seconds: float) -> None:
                for _ in range(int(seconds)):
                    clock.seconds += 1.0
                    service.time.tick()

            wait(100)
            assert await give() == "not-your-seat", "they are here"
            mates.room.leave(theirs)
            wait(50)
            assert await give() == "not-your-seat", "they may come back"
            wait(11)
            assert mates.room.seat_facts(mates.ear.identity)[seat].may_be_given
            assert not mates.room.seat_facts(None)[seat].may_be_given
            number = mates.number
            assert await give() == "given"
            await until(lambda: mates.number > number)
            back = Ear(friend.identity)
            async with mates.room.entered() as match:
                mates.room.enter(back, match)
            await do(mates.room, back, TakeSeat(seat))
            assert mates.room.match is not None
            assert mates.room.match.places[seat].bot == ""

    asyncio.run(play())
