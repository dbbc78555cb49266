"""Worker processes with a deadline: what is late is hurried, then killed; what dies is started again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import signal
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from ludarium.server import thinking

log = logging.getLogger("ludarium.workers")

P = ParamSpec("P")
T = TypeVar("T")

_START_SECONDS = 120.0
"""A process that has not loaded everything by then hangs."""


class WorkerFault(Exception):
    """There is no result. The text says why in a few words, for the log; it holds nothing of the work itself."""


class WorkerBusy(WorkerFault):
    """No worker became free in time: the work was not begun."""


class WorkerLate(WorkerFault):
    """The work took too long; its process was ended."""


class WorkerDied(WorkerFault):
    """The process ended in the middle of the work."""


class WorkFailed(WorkerFault):
    """The work raised something, or its result could not be sent."""


class Job:
    """A piece of work under way, for whoever may lose patience with it."""

    def __init__(self, limit: float, patience: float | None = None) -> None:
        self.limit = limit
        """After so many seconds of work its process is ended."""
        self.patience = patience
        """After so many it is hurried; None: never by itself."""
        self.hurried = False
        self._flag: Event | None = None

    def hurry(self) -> None:
        """Ask for an answer with what has been found so far; work that cannot be cut short goes on."""
        self.hurried = True
        if self._flag is not None:
            self._flag.set()

    @contextlib.contextmanager
    def given_to(self, flag: Event) -> Iterator[None]:
        """A process works on it, and looks at that flag."""
        self._flag = flag
        flag.clear()
        if self.hurried:
            flag.set()
        later = asyncio.get_running_loop().call_later
        timer = later(self.patience, self.hurry) if self.patience is not None else None
        try:
            yield
        finally:
            self._flag = None  # it is the next job's now
            if timer is not None:
                timer.cancel()


class _Worker:
    """One process in a pool of its own: ending it does not touch the work of the others."""

    def __init__(self) -> None:
        # Not forked: a fork of a process with threads and an event loop can lock up.
        context = multiprocessing.get_context("spawn")
        self.hurry = context.Event()
        self._executor = ProcessPoolExecutor(1, mp_context=context, initializer=thinking.begin, initargs=(self.hurry,))

    def submit(self, work: Callable[..., T], *args: Any, **kwargs: Any) -> Future[T]:
        """Begin the work; BrokenProcessPool: the process has ended already."""
        with _without_interrupts():  # the first work starts the process
            return self._executor.submit(_call, work, args, kwargs)

    def end(self) -> None:
        """End the process at once; waiting for a bot that hangs would hang us, too."""
        for process in list((self._executor._processes or {}).values()):
            with contextlib.suppress(OSError, ValueError):
                process.kill()
        self._executor.shutdown(wait=False, cancel_futures=True)


class Workers:
    """A few processes. A new one counts as free when it has loaded the games: no work is charged for that time."""

    def __init__(self, count: int, bot_maker: str = "") -> None:
        self._count = count
        self._bot_maker = bot_maker
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all: set[_Worker] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(self) -> None:
        """Start the processes; they load the games in the background."""
        for _ in range(self._count):
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
        worker, future = await self._begun(wait, work, *args, **kwargs)
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
        self, wait: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> tuple[_Worker, Future[T]]:
        """The work in the hands of the first process that becomes free and is still alive."""
        now = asyncio.get_running_loop().time
        end = now() + wait
        while True:
            try:
                worker = await asyncio.wait_for(self._free.get(), max(0.0, end - now()))
            except TimeoutError:
                raise WorkerBusy(f"no worker became free within {wait:g} s") from None
            try:
                return worker, worker.submit(work, *args, **kwargs)
            except BrokenProcessPool:
                # It ended while it had nothing to do; that is nobody's fault who works now.
                log.warning("a worker process ended by itself and is started again")
                self._give_back(worker, healthy=False)

    def _give_back(self, worker: _Worker, healthy: bool) -> None:
        if healthy and not self._closed:
            self._free.put_nowait(worker)
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
                worker = _Worker()
                self._all.add(worker)
                future = worker.submit(thinking.ready, self._bot_maker)
                await asyncio.wait_for(asyncio.wrap_future(future), _START_SECONDS)
            except (OSError, TimeoutError, BrokenProcessPool, WorkFailed) as fault:
                log.warning("a worker process could not be started", extra={"fault": type(fault).__name__})
                if worker is not None:
                    self._all.discard(worker)
                    worker.end()
                await asyncio.sleep(pause)
                pause = min(5.0, pause * 2)
            else:
                self._free.put_nowait(worker)
                return


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
