"""What thinks for a house: bots and hints, records that are played again. In processes of a server, or in line.

They are given a determinised position: a world that fits what one seat knows, never the real one.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Any, ParamSpec, Protocol, TypeVar

from ludarium import bots
from ludarium.bots import Bot
from ludarium.bots.thoughts import Thought
from ludarium.house import frames
from ludarium.house.customs import Customs
from ludarium.house.frames import Part, Verified
from ludarium.house.wire import thinking_seconds
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.game import Position
from ludarium.study import work as studies

P = ParamSpec("P")
T = TypeVar("T")


class NoAnswer(Exception):
    """There is no result. The text says why in a few words, for the log; it holds nothing of the work itself."""


class NotBegun(NoAnswer):
    """Nobody was free to think about it: nobody's fault who plays."""


class Flag(Protocol):
    """What a thinker looks at now and then."""

    def set(self) -> None:
        """Somebody has lost patience."""

    def clear(self) -> None:
        """There is time."""


class Job:
    """A piece of work under way, which its owner may give up."""

    def __init__(self, limit: float, patience: float | None = None, asker: str = "") -> None:
        self.limit = limit
        """After so many seconds of work it is given up."""
        self.patience = patience
        """After so many it is hurried; None: never by itself."""
        self.asker = asker
        """For whom it is done: those who ask take turns, however much one of them asks for."""
        self.hurried = False
        self._flag: Flag | None = None

    def hurry(self) -> None:
        """Ask for an answer with what has been found so far; work that cannot be cut short goes on."""
        self.hurried = True
        if self._flag is not None:
            self._flag.set()

    @contextlib.contextmanager
    def given_to(self, flag: Flag) -> Iterator[None]:
        """Somebody works on it, and looks at that flag."""
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


def bot_job(customs: Customs, bot: str, asker: str, *, window: bool = False) -> Job:
    """Time for one thought of a bot: at the deadline it must answer with what it has, twice as late it is given up."""
    named = thinking_seconds(bot)
    patience = customs.window_seconds / 2 if window else named + customs.bot_seconds
    return Job(named + 2 * customs.bot_seconds, patience, asker)


class Thinker(Protocol):
    """Does what takes a while. NoAnswer: it failed, was late, or found nobody free (NotBegun)."""

    async def choose(
        self, job: Job, bot: str, seed: int, world: Position[Any], seat: Seat, beside_people: bool
    ) -> Action:
        """The bot's answer for `seat`."""

    async def hint(self, job: Job, bot: str, seed: int, world: Position[Any], seat: Seat) -> tuple[Action, float]:
        """The bot's answer, and how likely it finds `seat` to win."""

    async def verify(self, text: str, asker: str) -> Verified:
        """A record that somebody brought, played again draw by draw."""

    async def replay(
        self, text: str, viewer: Seat | None, first: int, count: int, before: tuple[int, bytes] | None, asker: str
    ) -> Part:
        """Frames of a record as one viewer saw them, played from the bookmark before them."""

    @property
    def study_width(self) -> int:
        """How many pieces of study are best asked for at a time."""

    def expect_studies(self) -> None:
        """Somebody has opened one: whoever thinks about studies gets ready, and nobody waits for that."""

    async def study(self, job: Job, kind: studies.Kind, *given: Any) -> Any:
        """A piece of study (`study.work`)."""

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do a piece of plain work, and let others go on meanwhile where that is possible."""

    async def in_pieces(self, thought: Thought[T]) -> T:
        """Do work that comes in pieces, and let others go on meanwhile."""


def choose(bot: Bot, world: Position[Any], seat: Seat, beside_people: bool) -> Action:
    bot.beside_people = beside_people
    return bot.choose(world, seat)


def hint(bot: Bot, world: Position[Any], seat: Seat) -> tuple[Action, float]:
    return bot.choose(world, seat), float(bot.estimate(world, seat))


SLICE = 0.01
"""Seconds after which others get their turn: whoever asks for an end is heard soon."""


class InLine:
    """Thinks here, in slices, between which everything else goes on: where there are no processes and no threads."""

    def __init__(self, make_bot: Callable[[str, int], Bot] = bots.make) -> None:
        self._make_bot = make_bot

    async def choose(
        self, job: Job, bot: str, seed: int, world: Position[Any], seat: Seat, beside_people: bool
    ) -> Action:
        made = self._bot(job, bot, seed)
        made.beside_people = beside_people
        return await self._thought(made.choosing(world, seat))

    async def hint(self, job: Job, bot: str, seed: int, world: Position[Any], seat: Seat) -> tuple[Action, float]:
        return await self._thought(_hinting(self._bot(job, bot, seed), world, seat))

    async def _thought(self, thought: Thought[T]) -> T:
        try:
            return await in_slices(thought)
        except Exception as fault:  # whatever a bot does wrong, its table plays on
            raise NoAnswer(f"{type(fault).__name__} was raised") from fault

    def _bot(self, job: Job, name: str, seed: int) -> Bot:
        bot = self._make_bot(name, seed)
        bot.hurried = _patience_of(job)
        return bot

    async def verify(self, text: str, asker: str) -> Verified:
        return await in_slices(frames.verifying(text))

    async def replay(
        self, text: str, viewer: Seat | None, first: int, count: int, before: tuple[int, bytes] | None, asker: str
    ) -> Part:
        return await in_slices(frames.replaying(text, viewer, first, count, before))

    study_width = 1

    def expect_studies(self) -> None:
        pass

    async def study(self, job: Job, kind: studies.Kind, *given: Any) -> Any:
        return await self._thought(studies.done(kind, given, _patience_of(job)))

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        await asyncio.sleep(0)  # what was said before goes out first
        return work(*args, **kwargs)

    async def in_pieces(self, thought: Thought[T]) -> T:
        return await in_slices(thought)


def _patience_of(job: Job) -> Callable[[], bool]:
    """Whether the job's owner has given it up, from now on."""
    due = time.monotonic() + job.patience if job.patience is not None else None
    return lambda: job.hurried or (due is not None and time.monotonic() >= due)


async def in_slices(thought: Thought[T]) -> T:
    """The result of a thought; others go on every few milliseconds."""
    while True:
        await asyncio.sleep(0)  # before the first piece as well: what was said before goes out first
        end = time.monotonic() + SLICE
        try:
            while time.monotonic() < end:
                next(thought)
        except StopIteration as done:
            result: T = done.value
            return result


def _hinting(bot: Bot, world: Position[Any], seat: Seat) -> Thought[tuple[Action, float]]:
    action = yield from bot.choosing(world, seat)
    estimate = yield from bot.estimating(world, seat)
    return action, float(estimate)
