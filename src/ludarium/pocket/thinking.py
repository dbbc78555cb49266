"""What thinks for a pocket: another worker for anything that takes a while, so that the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, Literal, TypeAlias

import msgspec

from ludarium.bots import make
from ludarium.house.frames import Part, Verified
from ludarium.house.thinking import InLine, Job, NoAnswer, NotBegun
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.game import Position
from ludarium.pocket import thinker
from ludarium.pocket.thinker import Reply, Request, packed, unpacked
from ludarium.study.work import Kind

Think: TypeAlias = Callable[[str], Awaitable[str]]
"""Takes a `Request` as JSON to whoever thinks, perhaps here (`thinker.think`), and brings a `Reply`."""

_RECORD_SECONDS = 120.0
"""So long may a record be played to be verified or shown; a phone takes its time."""


class _Flag:
    """A job's flag, far away."""

    def __init__(self, worker: BotWorker, number: int) -> None:
        self._worker = worker
        self._number = number

    def set(self) -> None:
        self._worker.say("hurry", self._number)

    def clear(self) -> None:
        pass


class BotWorker(InLine):
    """Asks the bot worker for everything that takes a while."""

    def __init__(self, think: Think) -> None:
        super().__init__()
        self._think = think
        self._numbers = count(1)
        self._words: set[asyncio.Task[None]] = set()

    async def choose(
        self, job: Job, bot: str, seed: int, world: Position[Any], seat: Seat, beside_people: bool
    ) -> Action:
        if not _searches(bot):  # a few milliseconds: a second Python would be 40 MB for nothing
            return await super().choose(job, bot, seed, world, seat, beside_people)
        chosen: Action = await self._asked(job, "choose", bot, seed, world, seat, beside_people)
        return chosen

    async def hint(self, job: Job, bot: str, seed: int, world: Position[Any], seat: Seat) -> tuple[Action, float]:
        hint: tuple[Action, float] = await self._asked(job, "hint", bot, seed, world, seat)
        return hint

    async def verify(self, text: str, asker: str) -> Verified:
        verified: Verified = await self._asked(Job(_RECORD_SECONDS), "verify", text, asker)
        return verified

    async def replay(
        self, text: str, viewer: Seat | None, first: int, count: int, before: tuple[int, bytes] | None, asker: str
    ) -> Part:
        asked = text, viewer, first, count, before, asker
        part: Part = await self._asked(Job(_RECORD_SECONDS), "replay", *asked)
        return part

    def expect_studies(self) -> None:
        pass

    async def study(self, job: Job, kind: Kind, *given: Any) -> Any:
        return await self._asked(job, "study", kind, *given)

    async def _asked(self, job: Job, work: Literal["choose", "hint", "verify", "replay", "study"], *given: Any) -> Any:
        number = next(self._numbers)
        request = msgspec.json.encode(Request(number, work, packed(given))).decode()
        try:
            with job.given_to(_Flag(self, number)):
                async with asyncio.timeout(job.limit):
                    reply = msgspec.json.decode(await self._think(request), type=Reply)
        except TimeoutError:
            self.say("stop", number)
            raise NoAnswer("it was given up") from None
        except asyncio.CancelledError:
            self.say("stop", number)
            raise
        except Exception as fault:  # the other worker died, and nobody took its place
            raise NotBegun(f"nobody was there to think: {type(fault).__name__}") from fault
        if reply.fault:
            raise NoAnswer(f"{reply.fault} was raised")
        return unpacked(reply.gave)

    def say(self, word: Literal["hurry", "stop"], number: int) -> None:
        """A word about a job under way: to the other worker, and to this one, which may have had to do it itself."""
        (thinker.hurry if word == "hurry" else thinker.stop)(number)
        said = asyncio.create_task(_let_go(self._think(msgspec.json.encode(Request(number, word)).decode())))
        self._words.add(said)
        said.add_done_callback(self._words.discard)


def _searches(bot: str) -> bool:
    made = make(bot, 0)
    return bool(made.iterations or made.seconds)


async def _let_go(said: Awaitable[str]) -> None:
    with contextlib.suppress(Exception):  # one that is gone needs no word
        await said
