"""Worker processes with a deadline: what is late is killed, what dies is started again."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event
from typing import Any, ParamSpec, TypeVar

from ludarium.server import thinking

P = ParamSpec("P")
T = TypeVar("T")


class WorkerBusy(Exception):
    """No worker became free in time."""


class WorkerLate(Exception):
    """The work took too long; its process was ended."""


class WorkerDied(Exception):
    """The process ended in the middle of the work."""


class Job:
    """A piece of work under way, for whoever may lose patience with it."""

    def __init__(self) -> None:
        self._hurry: Event | None = None
        self.hurried = False

    def hurry(self) -> None:
        """Ask for an answer with what has been found so far; work that cannot be cut short goes on."""
        self.hurried = True
        if self._hurry is not None:
            self._hurry.set()

    def _given_to(self, hurry: Event) -> None:
        self._hurry = hurry
        hurry.clear()
        if self.hurried:
            hurry.set()


class Workers:
    """A few processes, each with a pool of its own: ending one does not touch the work of the others."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._free: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()
        self._all: dict[ProcessPoolExecutor, Event] = {}
        self._closed = False

    def start(self) -> None:
        """Start the processes; they load the games in the background."""
        for _ in range(self._count):
            self._add()

    def close(self) -> None:
        self._closed = True
        for executor in self._all:
            _end(executor)
        self._all.clear()

    async def run(self, wait: float, limit: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do `work` in a process: wait so long for a free one, then let it work so long."""
        return await self.do(Job(), wait, limit, work, *args, **kwargs)

    async def do(
        self, job: Job, wait: float, limit: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same as a job that can be hurried."""
        try:
            executor = await asyncio.wait_for(self._free.get(), wait)
        except TimeoutError:
            raise WorkerBusy("no worker is free") from None
        loop = asyncio.get_running_loop()
        job._given_to(self._all[executor])
        healthy = False
        try:
            result = await asyncio.wait_for(loop.run_in_executor(executor, _call, work, args, kwargs), limit)
            healthy = True
            return result
        except TimeoutError:
            raise WorkerLate(f"not done after {limit:g} s") from None
        except BrokenProcessPool:
            raise WorkerDied("the worker process ended") from None
        except WorkFailed:
            healthy = True
            raise
        finally:
            self._give_back(executor, healthy)

    def _give_back(self, executor: ProcessPoolExecutor, healthy: bool) -> None:
        if healthy and not self._closed:
            self._free.put_nowait(executor)
            return
        self._all.pop(executor, None)
        _end(executor)
        if not self._closed:
            self._add()

    def _add(self) -> None:
        # Not forked: a fork of a process with threads and an event loop can lock up.
        context = multiprocessing.get_context("spawn")
        hurry = context.Event()
        executor = ProcessPoolExecutor(1, mp_context=context, initializer=thinking.begin, initargs=(hurry,))
        with _without_interrupts():
            executor.submit(thinking.ready)
        self._all[executor] = hurry
        self._free.put_nowait(executor)


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


class WorkFailed(Exception):
    """The work raised something; its type and text, since not everything can travel between processes."""


def _call(work: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    try:
        return work(*args, **kwargs)
    except BaseException as fault:  # a bot that calls exit() must not end the server
        raise WorkFailed(f"{type(fault).__name__}: {fault}") from None


def _end(executor: ProcessPoolExecutor) -> None:
    """End the process at once; waiting for a bot that hangs would hang us, too."""
    for process in list((executor._processes or {}).values()):
        with contextlib.suppress(OSError, ValueError):
            process.kill()
    executor.shutdown(wait=False, cancel_futures=True)
