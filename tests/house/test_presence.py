"""Who is at a table for three: away, back, writing, and what becomes of a seat that was left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from house.evening import Guest, Watch, settled
from ludarium.house import seats
from ludarium.house.customs import Customs
from ludarium.house.house import House
from ludarium.house.memory import MemoryStore
from ludarium.house.messages import StandIn
from ludarium.house.resources import CreateTable, SeatWish
from ludarium.house.room import Room

SEATS = SeatWish("human", "Ada"), SeatWish("link"), SeatWish("link")


class Three:
    """Ada, Bo and Cy at a melee; whoever stays away for a minute may be stood in for."""

    def __init__(self, room: Room, watch: Watch, guests: tuple[Guest, Guest, Guest]) -> None:
        self.room = room
        self.watch = watch
        self.ada, self.bo, self.cy = guests

    def told(self, guest: Guest) -> list[bool]:
        """Who is here, as somebody was told last."""
        told = guest.all("presence") or guest.all("welcome")
        return [seat["present"] for seat in told[-1]["seats"]]

    def may_give(self, guest: Guest, seat: int) -> bool:
        return self.room.seat_facts(guest.identity)[seat].may_be_given

    def bot_at(self, seat: int) -> str:
        assert self.room.match is not None
        return self.room.match.places[seat].bot

    async def come(self, identity: str) -> Guest:
        guest = Guest(self.room, identity)
        await guest.come()
        return guest


async def until_told(done: Callable[[], bool]) -> None:
    """Presence is told together, after a moment."""
    async with asyncio.timeout(10):
        while not done():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def at_a_table(evening: Callable[[Three], Coroutine[Any, Any, None]], stand_in: StandIn) -> None:
    async def play() -> None:
        watch = Watch()
        house = House(MemoryStore(), customs=Customs(window_seconds=0.0), time=watch)
        await house.start()
        made = await house.create_table(CreateTable("tash-kalar", "melee", SEATS, stand_in=stand_in), "ada")
        room = await house.invited_to(made.code)
        async with room.entered() as match:
            for name in ("Bo", "Cy"):
                await seats.join(room, match, name.lower(), name, None, "", made.code)
        guests = Guest(room, "ada"), Guest(room, "bo"), Guest(room, "cy")
        for guest in guests:
            await guest.come()
        await evening(Three(room, watch, guests))
        await house.stop()

    asyncio.run(play())


MINUTE = StandIn("random", 60)


def test_all_are_told_who_is_away_and_who_is_back() -> None:
    async def evening(three: Three) -> None:
        await until_told(lambda: three.told(three.ada) == [True, True, True])
        three.room.leave(three.bo)
        await until_told(lambda: three.told(three.ada) == three.told(three.cy) == [True, False, True])
        three.room.leave(three.cy)
        await until_told(lambda: three.told(three.ada) == [True, False, False])
        back = await three.come("bo")
        await until_told(lambda: three.told(three.ada) == three.told(back) == [True, True, False])

    at_a_table(evening, MINUTE)


def test_who_has_the_table_open_twice_is_away_with_the_second_one_closed() -> None:
    async def evening(three: Three) -> None:
        second = await three.come("bo")
        three.room.leave(three.bo)
        await asyncio.sleep(0.05)
        assert three.told(three.ada) == [True, True, True]
        three.room.leave(second)
        await until_told(lambda: three.told(three.ada) == [True, False, True])

    at_a_table(evening, MINUTE)


def test_the_others_see_who_writes_and_the_writer_does_not() -> None:
    async def evening(three: Three) -> None:
        await three.bo.say(type="writing")
        assert three.ada.last("writing") == three.cy.last("writing") == {"type": "writing", "seat": 1}
        assert three.bo.all("writing") == []
        watcher = Guest(three.room, "eve")
        await watcher.come()
        await watcher.say(type="writing")
        assert watcher.last("refusal")["code"] == "not-your-seat"
        assert len(three.ada.all("writing")) == 1, "watchers say nothing"

    at_a_table(evening, MINUTE)


def test_a_leavers_seat_is_given_after_the_time_agreed_and_is_theirs_again_by_coming_back() -> None:
    async def evening(three: Three) -> None:
        asked = next(seat for seat, guest in enumerate((three.ada, three.bo, three.cy)) if guest.is_asked)
        leaver = (three.ada, three.bo, three.cy)[asked]
        here = [guest for guest in (three.ada, three.bo, three.cy) if guest is not leaver]
        three.watch.seconds += 600
        assert not any(three.may_give(guest, asked) for guest in here), "they are here"
        three.room.leave(leaver)
        three.watch.seconds += 59
        assert not any(three.may_give(guest, asked) for guest in here), "the time agreed is not over"
        await here[0].say(type="give_seat", seat=asked)
        assert three.bot_at(asked) == ""
        three.watch.seconds += 2
        assert all(three.may_give(guest, asked) for guest in here), "either of the others may ask"
        await here[1].say(type="give_seat", seat=asked)
        assert three.bot_at(asked) == "random"
        await settled(three.room)
        assert any(guest.is_asked for guest in here), "the game goes on without them"
        await three.come(leaver.identity or "")
        assert three.bot_at(asked) == ""

    at_a_table(evening, MINUTE)


@pytest.mark.parametrize("stand_in", [StandIn("", 60), StandIn("random", 60, "maker")])
def test_what_the_table_decided_holds_for_three_too(stand_in: StandIn) -> None:
    async def evening(three: Three) -> None:
        three.room.leave(three.bo)
        three.watch.seconds += 3600
        await three.cy.say(type="give_seat", seat=1)
        assert three.cy.last("refusal")["code"] == "not-your-seat"
        assert three.bot_at(1) == ""
        may = three.may_give(three.ada, 1)
        assert may == (bool(stand_in.bot) and three.bo.is_asked)

    at_a_table(evening, stand_in)
