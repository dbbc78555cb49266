"""A house in a pocket: its store is the browser's, its guests are the tabs that have a table open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from ludarium.house import desk, puzzling
from ludarium.house.customs import Customs
from ludarium.house.guest import Guest
from ludarium.house.house import House
from ludarium.house.memory import MemoryStore
from ludarium.house.puzzle_resources import PuzzleList
from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable, TableMade
from ludarium.pocket.store import HERE, Keep, PocketStore
from ludarium.pocket.thinking import BotWorker, Think

_CUSTOMS = Customs(replay_bytes=8 * 1024 * 1024)
"""As in any house; but a phone has little memory."""

Tell = Callable[[int, str], Any]
Closed = Callable[[int, int], Any]


class Pocket(House):
    """A house for one screen: nobody can come from elsewhere."""

    async def create_table(self, wish: CreateTable, maker: str, instead: str = "") -> TableMade:
        if any(seat.kind == "link" for seat in wish.seats):
            raise Refuse("needs-server")
        return await super().create_table(wish, maker, instead)


class Plug(Guest):
    """A table that somebody has open: what a socket is to a server. What it says is heard in order."""

    def __init__(self, number: int, tell: Tell, closed: Closed) -> None:
        super().__init__(HERE)
        self._number = number
        self._tell = tell
        self._closed = closed
        self._is_closed = False
        self._line = asyncio.Lock()

    def push(self, data: bytes) -> None:
        if not self._is_closed:
            self._tell(self._number, data.decode())

    def close(self, code: int) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._closed(self._number, code)

    def may_chat(self) -> bool:
        return True

    async def come(self, house: House, table_id: str) -> None:
        async with self._line:
            await super().come(house, table_id)

    async def say(self, text: str) -> None:
        async with self._line:
            if not self._is_closed and self.room is not None:
                await super().say(text)

    async def go(self) -> None:
        self._is_closed = True
        async with self._line:
            await super().go()


def menu(games: Collection[str] | None = None) -> bytes:
    """The games on offer in any pocket, or those of them that go along, for whoever packs one (`router.MENU`)."""
    offered = desk.menu(Pocket(MemoryStore()))
    if games is not None:
        offered = msgspec.structs.replace(offered, games=tuple(game for game in offered.games if game.id in games))
    return msgspec.json.encode(offered)


def box(games: Collection[str] | None = None) -> bytes:
    """The list of all puzzles in the same way (`router.BOX`)."""
    puzzles = puzzling.box()
    if games is not None:
        puzzles = PuzzleList(tuple(each for each in puzzles.games if each.game in games))
    return msgspec.json.encode(puzzles)


def opened(rows: str, keep: Keep, think: Think | None = None) -> Pocket:
    """The house as it was kept; `rows`: everything that `keep` was given, as a JSON list of keys and values.

    Without `think` bots think here, in slices.
    """
    store = PocketStore(keep, msgspec.json.decode(rows, type=list[tuple[str, Any]]))
    return Pocket(store, BotWorker(think) if think is not None else None, _CUSTOMS)
