"""Worker processes with a deadline: what is late is hurried, then killed; what dies is started again.

Bots, hints, replays and verification have processes of their own (`Lanes`): many requests of one kind do not slow
down those who wait for another. Within a kind requests take turns.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from ludarium.bots.thoughts import Thought, finished
from ludarium.house import frames
from ludarium.house.frames import Part, Verified
from ludarium.house.thinking import Job, NoAnswer, NotBegun
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.game import Position
from ludarium.server import processes
from ludarium.server.confinement import WALLS, without_secrets
from ludarium.server.settings import Settings
from ludarium.study.work import Kind

log = logging.getLogger("ludarium.workers")

P = ParamSpec("P")
T = TypeVar("T")

_START_SECONDS = 120.0
"""A process that has not loaded everything by then hangs."""


_LEISURE_SECONDS = 20.0
"""After so long the processes are started that were not needed so far."""
_RECORD_SECONDS = 20.0
"""So long may a record be played to be verified or shown."""
_FIRST_SECONDS = 20.0
"""So much longer may the first wait who needs one of them sooner."""


class WorkerFault(NoAnswer):
    """A process gave no result."""


class WorkerBusy(WorkerFault, NotBegun):
    """No worker became free in time: the work was not begun."""


class WorkerLate(WorkerFault):
    """The work took too long; its process was ended."""


class WorkerDied(WorkerFault):
    """The process ended in the middle of the work."""


class WorkFailed(WorkerFault):
    """The work raised something, or its result could not be sent."""


class _Worker:
    """One process in a pool of its own: ending it does not touch the work of the others."""

    def __init__(self, yielding: int) -> None:
        # Not forked: a fork of a process with threads and an event loop can lock up.
        context = multiprocessing.get_context("spawn")
        self.hurry = context.Event()
        self._executor = ProcessPoolExecutor(
            1, mp_context=context, initializer=processes.begin, initargs=(self.hurry, yielding)
        )

    def submit(self, work: Callable[..., T], *args: Any, **kwargs: Any) -> Future[T]:
        """Begin the work; BrokenProcessPool: the process has ended already."""
        with _without_interrupts(), without_secrets():  # the first work starts the process
            return self._executor.submit(_call, work, args, kwargs)

    def end(self) -> None:
        """End the process at once; waiting for a bot that hangs would hang us, too."""
        for process in list((self._executor._processes or {}).values()):
            with contextlib.suppress(OSError, ValueError):
                process.kill()
        self._executor.shutdown(wait=False, cancel_futures=True)


class Workers:
    """A few processes. A new one counts as free when it has loaded the games: no work is charged for that time.

    `yielding` says how far they step back where there is more to do than there are cores (as `nice` does), `at_once`
    how many jobs of one asker may wait, and `start_seconds` how much longer they may while no process is ready yet.
    """

    def __init__(
        self, count: int, bot_maker: str = "", yielding: int = 5, at_once: int = 1000, start_seconds: float = 0.0
    ) -> None:
        self.count = count
        self._bot_maker = bot_maker
        self._yielding = yielding
        self._free: deque[_Worker] = deque()
        self._waiting: OrderedDict[str, deque[asyncio.Future[_Worker]]] = OrderedDict()
        """Who waits for a process, by asker; the first asker is the next to get one."""
        self._at_once = at_once
        self._start_seconds = start_seconds
        self.is_started = False
        self.walls: tuple[str, ...] = ()
        """What keeps the last process that was started from everything but thinking."""
        self._all: set[_Worker] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(self) -> None:
        """Start the processes, unless they are; they load the games in the background."""
        if self.is_started or self._closed:
            return
        self.is_started = True
        for _ in range(self.count):
            self._add()

    def close(self) -> None:
        self._closed = True
        for task in self._starting:
            task.cancel()
        for worker in self._all:
            worker.end()
        self._all.clear()

    async def run(self, wait: float, limit: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do `work` in a process: wait so long for a free one, then let it work so long."""
        return await self.do(Job(limit), wait, work, *args, **kwargs)

    async def do(self, job: Job, wait: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same as a job that can be hurried."""
        self.start()
        worker, future = await self._begun(job.asker, wait, work, *args, **kwargs)
        healthy = False
        try:
            with job.given_to(worker.hurry):
                result = await asyncio.wait_for(asyncio.wrap_future(future), job.limit)
            healthy = True
            return result
        except TimeoutError:
            raise WorkerLate(f"no answer after {job.limit:g} s of thinking; the worker process was ended") from None
        except BrokenProcessPool:
            raise WorkerDied("the worker process ended in the middle of it") from None
        except WorkFailed:
            healthy = True
            raise
        except Exception as fault:
            raise WorkFailed(f"the question or the answer cannot be sent: {type(fault).__name__}") from None
        finally:
            self._give_back(worker, healthy)

    async def _begun(
        self, asker: str, wait: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> tuple[_Worker, Future[T]]:
        """The work in the hands of the first process that becomes free and is still alive."""
        now = asyncio.get_running_loop().time
        end = now() + wait + self._start_seconds
        while True:
            try:
                worker = await self._next_free(asker, max(0.0, end - now()))
            except TimeoutError:
                raise WorkerBusy(f"no worker became free within {wait:g} s") from None
            try:
                return worker, worker.submit(work, *args, **kwargs)
            except BrokenProcessPool:
                # It ended while it had nothing to do; that is nobody's fault who works now.
                log.warning("a worker process ended by itself and is started again")
                self._give_back(worker, healthy=False)

    async def _next_free(self, asker: str, within: float) -> _Worker:
        if self._free:
            return self._free.popleft()
        if len(self._waiting.get(asker, ())) >= self._at_once:
            raise WorkerBusy(f"{self._at_once} jobs of one asker are waiting already")
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        try:
            async with asyncio.timeout(within):
                return await turn
        except BaseException:
            if turn.done() and not turn.cancelled():
                self._set_free(turn.result())  # it came at the very moment in which nobody waited any more
            raise

    def _set_free(self, worker: _Worker) -> None:
        """Give the process to the next in line: one job of each asker in turn."""
        while self._waiting:
            asker, turns = self._waiting.popitem(last=False)
            turn = next((turn for turn in _taken_off(turns) if not turn.done()), None)
            if turns:
                self._waiting[asker] = turns
            if turn is not None:
                turn.set_result(worker)
                return
        self._free.append(worker)

    def _give_back(self, worker: _Worker, healthy: bool) -> None:
        if healthy and not self._closed:
            self._set_free(worker)
            return
        self._all.discard(worker)
        worker.end()
        if not self._closed:
            self._add()

    def _add(self) -> None:
        task = asyncio.create_task(self._start_one())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _start_one(self) -> None:
        """Start a process, again and again if it must be: a server that lost its last one would never think again."""
        pause = 0.2
        while not self._closed:
            worker: _Worker | None = None
            try:
                worker = _Worker(self._yielding)
                self._all.add(worker)
                future = worker.submit(processes.ready, self._bot_maker)
                walls = await asyncio.wait_for(asyncio.wrap_future(future), _START_SECONDS)
            except (OSError, TimeoutError, BrokenProcessPool, WorkFailed) as fault:
                log.warning("a worker process could not be started", extra={"fault": type(fault).__name__})
                if worker is not None:
                    self._all.discard(worker)
                    worker.end()
                await asyncio.sleep(pause)
                pause = min(5.0, pause * 2)
            else:
                self._start_seconds = 0.0
                if walls not in (WALLS, self.walls):
                    log.warning("this system walls workers in by %s only", ", ".join(walls) or "nothing")
                self.walls = walls
                self._set_free(worker)
                return


class Lanes:
    """The processes of a server, by what they are for: they think for its house."""

    def __init__(self, settings: Settings) -> None:
        count, self._bot_maker = settings.workers, settings.bot_maker
        self._bot_queue_seconds, self._queue_seconds = settings.bot_queue_seconds, settings.queue_seconds
        few = -(-count // 4)  # one for each four bots that think at a time, and at least one
        first = _FIRST_SECONDS if count else 0.0
        self.bots = Workers(count, self._bot_maker, yielding=5)
        self.hints = Workers(few, self._bot_maker, yielding=8, at_once=4, start_seconds=first)
        self.replays = Workers(few, yielding=8, at_once=16, start_seconds=first)
        self.verification = Workers(min(1, count), yielding=12, at_once=4, start_seconds=first)
        self.studies = Workers(_for_studies(count), yielding=15, at_once=32, start_seconds=first)
        self._later: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Bots are wanted at once; what is for hints and replays is started when it is asked for, or at leisure.

        What studies need is started when one is opened.
        """
        self.bots.start()
        self._later = asyncio.get_running_loop().call_later(_LEISURE_SECONDS, self._start_others)

    def _start_others(self) -> None:
        self.hints.start()
        self.replays.start()

    def close(self) -> None:
        if self._later is not None:
            self._later.cancel()
        for workers in (self.bots, self.hints, self.replays, self.verification, self.studies):
            workers.close()

    # ---- as the house asks for it (see `Thinker`)

    async def choose(
        self, job: Job, bot: str, seed: int, world: Position[Any], seat: Seat, beside_people: bool
    ) -> Action:
        asked = self._bot_maker, bot, seed, world, seat, beside_people
        return await self.bots.do(job, self._bot_queue_seconds, processes.choose, *asked)

    async def hint(self, job: Job, bot: str, seed: int, world: Position[Any], seat: Seat) -> tuple[Action, float]:
        asked = self._bot_maker, bot, seed, world, seat
        return await self.hints.do(job, self._queue_seconds, processes.hint, *asked)

    async def verify(self, text: str, asker: str) -> Verified:
        job = Job(_RECORD_SECONDS, asker=asker)
        return await self.verification.do(job, self._queue_seconds, frames.verify, text)

    async def replay(
        self, text: str, viewer: Seat | None, first: int, count: int, before: tuple[int, bytes] | None, asker: str
    ) -> Part:
        job = Job(_RECORD_SECONDS, asker=asker)
        return await self.replays.do(job, self._queue_seconds, frames.replay, text, viewer, first, count, before)

    @property
    def study_width(self) -> int:
        return max(1, self.studies.count)

    def expect_studies(self) -> None:
        self.studies.start()

    async def study(self, job: Job, kind: Kind, *given: Any) -> Any:
        return await self.studies.do(job, self._queue_seconds, processes.study, kind, given)

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.to_thread(work, *args, **kwargs)

    async def in_pieces(self, thought: Thought[T]) -> T:
        return await asyncio.to_thread(finished, thought)


_MOST_STUDYING = 8
"""Each of these processes holds all games: more of them are not worth their memory."""


def _for_studies(count: int) -> int:
    """As many as there are cores but one, where there are processes at all: a study never takes the last core."""
    return min(_MOST_STUDYING, max(1, (os.cpu_count() or 1) - 1)) if count else 0


def _taken_off(turns: deque[T]) -> Iterator[T]:
    """Take them off one after the other, as far as they are asked for."""
    while turns:
        yield turns.popleft()


@contextlib.contextmanager
def _without_interrupts() -> Iterator[None]:
    """A process started in here never sees Ctrl-C: that is meant for the server, which ends its workers."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _call(work: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    try:
        return work(*args, **kwargs)
    except BaseException as fault:  # a bot that calls exit() must not end the server
        # What it was and where, but not its text: that can hold a hand of cards, and this goes into the log.
        last = traceback.extract_tb(fault.__traceback__)[-1]
        where = f"{Path(last.filename).name}:{last.lineno}"
        raise WorkFailed(f"{type(fault).__name__} was raised at {where}") from None
