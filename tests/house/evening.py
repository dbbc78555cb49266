"""An evening in a house without a server: two people and a bot play a whole game, from a store in memory.

Run as a program it refuses whatever a browser would not have, and says what was imported.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any

import msgspec

from ludarium.house import door, seats
from ludarium.house.customs import Customs
from ludarium.house.house import House
from ludarium.house.lots import Lots
from ludarium.house.memory import MemoryStore
from ludarium.house.resources import CreateTable, SeatWish
from ludarium.house.room import Room
from ludarium.house.store import Row, Sitting
from ludarium.kernel import record as records
from ludarium.kernel.decisions import Seat

Json = dict[str, Any]


class Watch:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds

    def tick(self) -> None:
        pass


class Notebook(MemoryStore):
    """A store that writes down what it keeps, as one does that lives in a browser."""

    def __init__(self) -> None:
        super().__init__()
        self.pages: list[tuple[tuple[Row, ...], tuple[Sitting, ...]]] = []

    async def keep(self, rows: Any, gone: Any) -> None:
        await asyncio.sleep(0)
        self.pages.append((tuple(rows), tuple(gone)))


class Guest:
    """Somebody with a page open: hears JSON and says JSON."""

    def __init__(self, room: Room, identity: str) -> None:
        self.room = room
        self.identity: str | None = identity
        self.address = ""
        self.seat: Seat | None = None
        self.heard: list[bytes] = []
        self.closed = 0
        self._said = 0

    def push(self, data: bytes) -> None:
        self.heard.append(data)

    def close(self, code: int) -> None:
        self.closed = code

    def may_chat(self) -> bool:
        return True

    async def come(self) -> None:
        async with self.room.entered() as match:
            await seats.come_back(self.room, match, self.identity)
            self.room.enter(self, match)

    async def say(self, **message: Any) -> None:
        await door.answer(self.room, self, door.read(json.dumps(message)))

    async def act(self, option: int) -> None:
        update = self.last("update")
        options = update["view"]["decision"]["options"]
        self._said += 1
        name = f"{self.identity}-{self._said}-{id(self)}"
        await self.say(type="act", action_id=name, number=update["number"], action=options[option % len(options)])

    async def take_back(self) -> None:
        await self.say(type="take_back", action_id=f"back-{self._said}", number=self.last("update")["number"])

    def all(self, kind: str) -> list[Json]:
        read = [msgspec.json.decode(data) for data in self.heard]
        return [message for message in read if message["type"] == kind]

    def last(self, kind: str) -> Json:
        """The newest message of a kind; read backwards, there may be thousands."""
        for data in reversed(self.heard):
            message: Json = msgspec.json.decode(data)
            if message["type"] == kind:
                return message
        raise AssertionError(f"{self.identity} has heard no {kind}")

    @property
    def is_asked(self) -> bool:
        return self.last("update")["view"]["decision"] is not None


async def settled(room: Room) -> None:
    """Wait until no bot has anything to do, and no window goes by."""
    async with asyncio.timeout(60):
        while True:
            async with room.entered() as match:
                if match.next_bot is None and match.next_passed is None:
                    return
            await asyncio.sleep(0)


async def play(number: int = 1) -> dict[str, Any]:
    """The evening; gives what was played."""
    source, store, watch = random.Random(number), Notebook(), Watch()
    lots = Lots(source.randbytes)
    customs = Customs(window_seconds=0.0)
    house = House(store, customs=customs, time=watch, lots=lots)
    await house.start()
    wishes = SeatWish("human", "Ada"), SeatWish("link"), SeatWish("bot", "", "greedy")
    made = await house.create_table(CreateTable("tash-kalar", "melee", wishes), "ada")
    room = await house.invited_to(made.code)
    async with room.entered() as match:
        await seats.join(room, match, "bo", "Bo", None, "", made.code)
    ada, bo = Guest(room, "ada"), Guest(room, "bo")
    await ada.come()
    await bo.come()

    # They talk, and the first of them thinks again.
    await bo.say(type="chat", text="Good evening")
    assert ada.last("chat")["text"] == "Good evening"
    await settled(room)
    taken_back = await _take_one_back(room, (ada, bo), source)
    for _ in range(6):
        await _answer(room, (ada, bo), source)

    # Bo goes home; after two minutes Ada lets a bot play on, and Bo has the seat again by coming back.
    while not bo.is_asked:
        await _answer(room, (ada, bo), source)
    room.leave(bo)
    watch.seconds += customs.absent_seconds + 1
    await ada.say(type="give_seat", seat=1)
    assert room.match is not None
    assert room.match.places[1].bot == "greedy"
    await settled(room)
    back = Guest(room, "bo")
    await back.come()
    assert room.match.places[1].bot == ""
    bo = back

    # The house is closed for the night; everything is there in the morning, read from what was kept.
    before = ada.last("update")["hash"]
    await house.stop()
    morning = MemoryStore()
    for rows, gone in store.pages:
        morning.restore(*rows)
        for sitting in gone:
            await morning.leave(sitting.identity, sitting.table_id)
    house = House(morning, customs=customs, time=watch, lots=lots)
    await house.start()
    found = await house.rooms.get(made.id)
    assert found is not None
    room = found
    ada, bo = Guest(room, "ada"), Guest(room, "bo")
    await ada.come()
    await bo.come()
    assert ada.last("update")["hash"] == before
    assert ada.last("welcome")["chat_lines"][0]["text"] == "Good evening"

    # They play to the end.
    while room.match is None or room.match.outcome is None:
        await _answer(room, (ada, bo), source)
    record = await house.record_of(made.id, "bo")
    read = records.read(record)
    assert records.replay(read).outcome is not None
    opened = await house.replay_of(made.id, "ada")
    frames = json.loads(await house.replays.part(opened, 0, 0, None))["frames"]
    outcome = ada.last("ended")["outcome"]
    await house.stop()
    assert len(frames) == records.length(read)
    return {"entries": len(read.entries), "taken_back": taken_back, "outcome": outcome}


async def _answer(room: Room, guests: tuple[Guest, Guest], source: random.Random) -> None:
    """Whoever is asked answers with anything."""
    await settled(room)
    guest = next(guest for guest in guests if guest.is_asked)
    await guest.act(source.randrange(1000))
    assert b'"type":"refusal"' not in b"".join(guest.heard[-5:])
    await settled(room)


async def _take_one_back(room: Room, guests: tuple[Guest, Guest], source: random.Random) -> int:
    """Play until somebody may take back, and do it: the position is the one that it was before."""
    for _ in range(50):
        guest = next(guest for guest in guests if guest.is_asked)
        before = guest.last("update")
        await guest.act(source.randrange(1000))
        if guest.last("update")["may_take_back"]:
            await guest.take_back()
            after = guest.last("update")
            assert after["step"] == "take-back"
            assert after["view"] == before["view"]
            return int(after["number"])
        await settled(room)
    raise AssertionError("nobody could take anything back")


def _refuse(*_: Any, **__: Any) -> Any:
    raise RuntimeError("a browser's worker has no threads")


if __name__ == "__main__":
    import threading

    threading.Thread.start = _refuse  # type: ignore[method-assign]
    played = asyncio.run(play())
    print(json.dumps({"played": played, "imported": sorted(sys.modules)}))
