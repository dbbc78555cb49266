"""A guest at one table: comes in if allowed, sends messages that are answered one by one, and goes."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Collection

from ludarium.house import door, seats
from ludarium.house.answers import BESIDE
from ludarium.house.house import House
from ludarium.house.match import Match
from ludarium.house.messages import ClientMessage
from ludarium.house.refusals import Refuse
from ludarium.house.room import Room
from ludarium.house.showing import encode
from ludarium.house.store import StoreUnavailable
from ludarium.kernel.decisions import Seat

NOT_FOUND = 4404
FROZEN = 4423
TRY_LATER = 1013
TOO_MUCH = 1008


class Guest(ABC):
    """Somebody who has a table open: a `Connection` of its room."""

    def __init__(self, identity: str | None, address: str = "", kin: Collection[str] = ()) -> None:
        self.identity = identity
        self.address = address
        self.kin = kin
        """Everybody who was ever somebody where they sit."""
        self.seat: Seat | None = None
        self.room: Room | None = None
        """None: not let in."""
        self._beside: asyncio.Task[None] | None = None

    @abstractmethod
    def push(self, data: bytes) -> None:
        """Send it when there is room; never waits."""

    @abstractmethod
    def close(self, code: int) -> None:
        """Close it once what was pushed is sent."""

    @abstractmethod
    def may_chat(self) -> bool:
        """Whether it has not said too much lately; asked once for each line."""

    def objection(self, room: Room, match: Match) -> str:
        """The code of the refusal for one guest too many; empty: there is room."""
        return ""

    async def come(self, house: House, table_id: str) -> None:
        """Take part in a table, or watch it; one who may not is told why."""
        try:
            room = await house.rooms.get(table_id)
            if room is None:
                raise Refuse("not-found")
            async with room.entered() as match:
                if self.identity is not None and self.identity in match.removed:
                    raise Refuse("removed")
                if not room.may_see(self.identity):
                    raise Refuse("not-found")
                if code := self.objection(room, match):
                    raise Refuse(code)
                await seats.note_device(room, match, self.identity, self.kin)
                await seats.come_back(room, match, self.identity)
                room.enter(self, match)
                self.room = room
        except Refuse as refusal:
            self._turn_away(refusal)
        except StoreUnavailable:
            self._turn_away(Refuse("unavailable"))

    def _turn_away(self, refusal: Refuse) -> None:
        codes = {"not-found": NOT_FOUND, "removed": seats.REMOVED, "frozen": FROZEN, "too-often": TOO_MUCH}
        self.push(encode(refusal.message("")))
        self.close(codes.get(refusal.code, TRY_LATER))

    async def say(self, text: str) -> None:
        """A message of theirs; what takes a while is answered alongside the next ones."""
        room = self.room
        assert room is not None
        try:
            message = door.read(text)
            if type(message) in BESIDE:
                self._say_beside(room, message)
            else:
                await door.answer(room, self, message)
        except Refuse as refusal:
            door.refuse(room, self, refusal)

    def _say_beside(self, room: Room, message: ClientMessage) -> None:
        """One such answer at a time is waited for."""
        if self._beside is not None and not self._beside.done():
            door.refuse(room, self, Refuse("too-often"), message)
        else:
            self._beside = asyncio.create_task(door.answer(room, self, message))

    def leave(self) -> None:
        """They hear nothing more."""
        if self.room is not None:
            self.room.leave(self)

    async def go(self) -> None:
        """Leave, and wait for nothing that was asked."""
        self.leave()
        if self._beside is not None:
            self._beside.cancel()
            await asyncio.gather(self._beside, return_exceptions=True)
