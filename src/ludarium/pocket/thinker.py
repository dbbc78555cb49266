"""What the page's bot worker calls: it thinks in slices, and in between hears that it should hurry or stop.

Positions travel as pickles between two workers of one page, which have the same engine; nothing from elsewhere does.
"""

from __future__ import annotations

import asyncio
import base64
import pickle
from collections.abc import Awaitable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from ludarium.house.thinking import InLine, Job


class Request(Struct, frozen=True):
    """Work to be done, or a word about a job that is under way."""

    job: int
    do: Literal["choose", "hint", "verify", "replay", "study", "hurry", "stop"]
    given: str = ""


class Reply(Struct, frozen=True):
    """The result; `fault` says in a few words why there is none."""

    gave: str = ""
    fault: str = ""


def packed(value: Any) -> str:
    return base64.b64encode(pickle.dumps(value)).decode("ascii")


def unpacked(text: str) -> Any:
    return pickle.loads(base64.b64decode(text))


_thinker = InLine()
_at_work: dict[int, tuple[Job, asyncio.Task[Reply]]] = {}


def think(request: str) -> Awaitable[str]:
    """Do what is asked for; others are heard every few milliseconds.

    A word about a job counts at once: waited for, it would come after the next slice of that very job.
    """
    asked = msgspec.json.decode(request, type=Request)
    match asked.do:
        case "hurry":
            hurry(asked.job)
        case "stop":
            stop(asked.job)
        case _:
            return _answered(asked)
    return _heard()


async def _heard() -> str:
    return ""


async def _answered(asked: Request) -> str:
    job = Job(limit=0)  # whoever has asked looks at the clock
    work = asyncio.create_task(_done(job, asked))
    _at_work[asked.job] = job, work
    try:
        await asyncio.wait({work})
    finally:
        work.cancel()
        del _at_work[asked.job]
    reply = Reply(fault="CancelledError") if work.cancelled() else work.result()
    return msgspec.json.encode(reply).decode()


async def _done(job: Job, asked: Request) -> Reply:
    with_job = (job,) if asked.do in ("choose", "hint", "study") else ()
    try:
        return Reply(gave=packed(await getattr(_thinker, asked.do)(*with_job, *unpacked(asked.given))))
    except Exception as fault:  # its kind, not its text: that could hold a hand of cards
        return Reply(fault=type(fault.__cause__ or fault).__name__)


def hurry(number: int) -> None:
    """An answer is wanted with what has been found so far."""
    if number in _at_work:
        _at_work[number][0].hurry()


def stop(number: int) -> None:
    """Nobody waits for it any more."""
    if number in _at_work:
        _at_work[number][1].cancel()
