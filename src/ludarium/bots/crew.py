"""One search on several cores: every process grows a tree of its own, and their results are added up.

The processes are started when somebody first asks for them, and end with the one that started them. A search goes on
without those that are busy or gone.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import pickle
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from queue import Empty, Queue
from subprocess import PIPE
from threading import Lock, Thread
from typing import Any, TypeAlias

from msgspec import Struct

from ludarium.bots.mcts import MctsBot, Search
from ludarium.bots.thoughts import Thought
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.game import Position

Found: TypeAlias = Mapping[Action, tuple[int, float]]
"""How often each answer was tried, and the sum of the results."""


LATE = 0.3
"""How many seconds are waited for whoever should be done; a process that is only starting is not waited for."""


class Task(Struct, frozen=True):
    """What each of them searches. The position is the real one: like any bot they think in imagined worlds only."""

    number: int
    position: Position[Any]
    seat: Seat
    answers: tuple[Action, ...]
    """Those to compare."""
    until: float
    """When to be done, by the clock on the wall, which all processes share."""
    seed: str


def spare_cores() -> int:
    """All but one."""
    return max(1, (os.cpu_count() or 1) - 1)


class Crew:
    """Processes that search alongside this one."""

    def __init__(self, hands: int) -> None:
        command = [sys.executable, "-m", __name__]
        self.hands = [subprocess.Popen(command, stdin=PIPE, stdout=PIPE) for _ in range(hands)]
        self._found: Queue[tuple[int, Found]] = Queue()
        self._number = 0
        self._begun = 0
        self._busy = Lock()
        for hand in self.hands:
            Thread(target=self._hear, args=(hand,), daemon=True).start()

    def _hear(self, hand: subprocess.Popen[bytes]) -> None:
        assert hand.stdout is not None
        with contextlib.suppress(EOFError, OSError, pickle.UnpicklingError):
            while True:
                self._found.put(pickle.load(hand.stdout))

    def begin(self, position: Position[Any], seat: Seat, answers: Sequence[Action], seconds: float, seed: str) -> bool:
        """Let all of them search; False: they work for somebody else."""
        if not self._busy.acquire(blocking=False):
            return False
        self._number += 1
        self._begun = 0
        for place, hand in enumerate(self.hands):
            task = Task(self._number, position, seat, tuple(answers), time.time() + seconds, f"{seed} {place}")
            with contextlib.suppress(OSError):  # one that is gone
                assert hand.stdin is not None
                pickle.dump(task, hand.stdin)
                hand.stdin.flush()
                self._begun += 1
        return True

    def end(self, wanted: bool = True) -> Iterator[Found]:
        """What they have found; nothing is waited for that is not wanted any more."""
        try:
            last = time.monotonic() + LATE
            while wanted and self._begun and (left := last - time.monotonic()) > 0:
                with contextlib.suppress(Empty):
                    number, found = self._found.get(timeout=left)
                    if number == self._number:  # not one that came too late for its own question
                        self._begun -= 1
                        yield found
        finally:
            self._busy.release()

    def dismiss(self) -> None:
        """End them."""
        for hand in self.hands:
            hand.kill()
            hand.wait()
            for pipe in (hand.stdin, hand.stdout):
                with contextlib.suppress(OSError):
                    assert pipe is not None
                    pipe.close()


@cache
def hired(hands: int) -> Crew:
    """The crew of this process."""
    crew = Crew(hands)
    atexit.register(crew.dismiss)
    return crew


class CrewBot(MctsBot):
    """Thinks for some seconds on several cores."""

    def __init__(self, seed: int, seconds: float, cores: str) -> None:
        super().__init__(seed, seconds=seconds, name=f"mcts:{seconds:g}s:{cores}")
        self.cores = spare_cores() if cores == "all" else int(cores)
        self.strength = (3, seconds * self.cores)

    def _grow(self, search: Search) -> Thought[None]:
        if self.cores == 1 or len(search.root.shortlist) == 1:
            yield from super()._grow(search)
            return
        crew = hired(self.cores - 1)
        begun = crew.begin(
            search.position, search.seat, search.root.shortlist, self.seconds, str(self._generator.random())
        )
        try:
            yield from super()._grow(search)
        finally:
            for found in crew.end(wanted=not self.hurried()) if begun else ():
                search.add(found)


def searched(task: Task) -> Found:
    """What one of them finds."""
    search = Search(task.position, task.seat, random.Random(task.seed))
    search.root.shortlist = task.answers
    search.iterate()
    while time.time() < task.until:
        search.iterate()
    return {action: (node.visits, node.total) for action, node in search.root.children.items()}


def _work() -> None:
    """Search what comes in until nothing comes any more."""
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    while True:
        try:
            task: Task = pickle.load(source)
        except EOFError:
            return
        pickle.dump((task.number, searched(task)), sink)
        sink.flush()


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):  # nobody is there any more
        _work()
