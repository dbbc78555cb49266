"""What the page's table worker calls: plain text goes in and comes out.

`begin` comes first, once. It is given functions of the page; nothing else here knows that there is a browser.
"""

from __future__ import annotations

import msgspec

from ludarium.pocket.pocket import Closed, Plug, Pocket, Tell, opened
from ludarium.pocket.router import answered
from ludarium.pocket.store import Keep
from ludarium.pocket.thinking import Think


class _Worker:
    """One house, and the plugs in it."""

    def __init__(self, pocket: Pocket, tell: Tell, closed: Closed) -> None:
        self.pocket = pocket
        self.tell = tell
        self.closed = closed
        self.plugs: dict[int, Plug] = {}


_at_work: _Worker | None = None


def _worker() -> _Worker:
    if _at_work is None:
        raise RuntimeError("call begin first")
    return _at_work


async def begin(rows: str, keep: Keep, think: Think | None, tell: Tell, closed: Closed) -> None:
    """Open the house. `keep` makes a change safe, `think` asks the bot worker, `tell` and `closed` push to the page.

    `rows` is everything that was kept: [[key, value], ...]. Without `think` bots think here.
    """
    global _at_work
    _at_work = _Worker(opened(rows, keep, think), tell, closed)
    await _at_work.pocket.start()


async def end() -> None:
    """Close the house; whatever was acknowledged is kept already."""
    global _at_work
    worker, _at_work = _worker(), None
    await worker.pocket.stop()


async def ask(method: str, path: str, body: str = "", kind: str = "application/json") -> str:
    """A question that a server answers over HTTP: {"status": ..., "type": ..., "body": ..., "headers": {...}}."""
    answer = await answered(_worker().pocket, method, path, body or "", kind or "application/json")
    return msgspec.json.encode(answer).decode()


async def export() -> str:
    """Everything that is kept, as one text."""
    return str(msgspec.json.decode(await ask("GET", "api/pocket"))["body"])


async def import_(text: str) -> str:
    """Take in what `export` gave elsewhere, and say what came of it. ValueError: it is broken, and nothing has changed.

    `POST api/pocket` also says why: its refusal has a sentence.
    """
    answer = await answered(_worker().pocket, "POST", "api/pocket", text, "text/plain")
    if answer.status != 200:
        raise ValueError(answer.body)
    return answer.body


async def plug(number: int, table_id: str) -> None:
    """Open a table; from now on `tell(number, message)` says what a socket would."""
    worker = _worker()
    worker.plugs[number] = made = Plug(number, worker.tell, worker.closed)
    await made.come(worker.pocket, table_id)


async def say(number: int, text: str) -> None:
    """A message of the tab that has opened the table; answers come by `tell`."""
    found = _worker().plugs.get(number)
    if found is not None:
        await found.say(text)


async def unplug(number: int) -> None:
    """The table is open there no more."""
    found = _worker().plugs.pop(number, None)
    if found is not None:
        await found.go()
