"""The waiting room: sides, bots, who is ready, who is on the way, and when it begins."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from house.evening import Guest, Watch
from ludarium.house import gathering, seats
from ludarium.house.customs import Customs
from ludarium.house.house import House
from ludarium.house.match import rebuilt
from ludarium.house.memory import MemoryStore
from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable, SeatWish
from ludarium.house.room import Room

WISHES = SeatWish("human", "Ada"), SeatWish("link"), SeatWish("link"), SeatWish("link")


class Evening:
    """Ada has made a table for four, and waits."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.watch = Watch()
        self.house = House(self.store, customs=Customs(window_seconds=0.0), time=self.watch)
        self.code = ""
        self.room: Room
        self.ada: Guest

    async def __aenter__(self) -> Evening:
        wish = CreateTable("tash-kalar", "melee", WISHES, waiting_room=True)
        made = await self.house.create_table(wish, "ada")
        self.code = made.code
        self.room = await self.house.invited_to(made.code)
        self.ada = await self.here("ada")
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.house.stop()

    async def here(self, identity: str) -> Guest:
        guest = Guest(self.room, identity)
        await guest.come()
        return guest

    async def joins(self, name: str, seat: int | None = None) -> Guest:
        async with self.room.entered() as match:
            await seats.join(self.room, match, name.lower(), name, seat, "", self.code)
        return await self.here(name.lower())

    @property
    def names(self) -> list[str]:
        assert self.room.match is not None
        return [place.name or place.bot for place in self.room.match.places]

    @property
    def begun(self) -> bool:
        return self.room.match is not None and self.room.match.table is not None


def refused(guest: Guest) -> str:
    key: str = guest.last("refusal")["key"]
    return key


def test_it_begins_by_its_maker_alone_and_only_when_everybody_is_ready() -> None:
    async def evening() -> None:
        async with Evening() as here:
            bo, cy = await here.joins("Bo"), await here.joins("Cy")
            await here.ada.say(type="begin")
            assert refused(here.ada) == "error-not-all-ready"
            await here.ada.say(type="give_seat", seat=3, bot="mild")
            assert not here.begun, "a full waiting room waits"
            await bo.say(type="ready", ready=True)
            await here.ada.say(type="begin")
            assert not here.begun
            await cy.say(type="ready", ready=True)
            await cy.say(type="begin")
            assert refused(cy) == "error-not-your-seat"
            await cy.say(type="ready", ready=False)
            await here.ada.say(type="begin")
            assert not here.begun
            await cy.say(type="ready", ready=True)
            here.room.leave(cy)  # who is away is not ready
            await here.ada.say(type="begin")
            assert not here.begun
            cy = await here.here("cy")
            await cy.say(type="ready", ready=True)
            await here.ada.say(type="begin")
            assert here.begun
            assert cy.last("update")["view"]
            await cy.say(type="change_seats", seat=2, other=3)
            assert refused(cy) == "error-not-now"

    asyncio.run(evening())


def test_seats_are_chosen_before_the_deal_and_come_back_from_the_store() -> None:
    async def evening() -> None:
        async with Evening() as here:
            bo, cy = await here.joins("Bo"), await here.joins("Cy")
            await bo.say(type="change_seats", seat=1, other=3)
            assert here.names == ["Ada", "", "Cy", "Bo"]
            assert (bo.seat, bo.last("welcome")["yours"]) == (3, [3])
            await bo.say(type="change_seats", seat=3, other=2)
            assert refused(bo) == "error-not-your-seat", "Cy sits there"
            await bo.say(type="change_seats", seat=2, other=1)
            assert here.names == ["Ada", "", "Cy", "Bo"]
            await cy.say(type="ready", ready=True)
            await here.ada.say(type="change_seats", seat=0, other=2)
            assert here.names == ["Cy", "", "Ada", "Bo"]
            assert "cy" not in here.room.ready, "whoever was moved looks again"
            await here.ada.say(type="give_seat", seat=1, bot="mild")
            for guest in (bo, cy):
                await guest.say(type="ready", ready=True)
            await here.ada.say(type="begin")
            assert here.begun
            row = await here.store.table(here.room.id)
            assert row is not None
            read = rebuilt(row, await here.store.events(here.room.id))
            assert [place.owner for place in read.places] == ["cy", None, "ada", "bo"]

    asyncio.run(evening())


def test_whoever_comes_later_has_the_seat_of_a_bot_and_the_maker_can_open_it_again() -> None:
    async def evening() -> None:
        async with Evening() as here:
            for seat in (1, 2, 3):
                await here.ada.say(type="give_seat", seat=seat, bot="mild")
            await here.joins("Bo")
            assert here.names == ["Ada", "Bo", "mild", "mild"]
            await here.ada.say(type="take_seat", seat=3)
            assert here.names == ["Ada", "Bo", "mild", ""]
            cy = await here.joins("Cy")
            assert here.names == ["Ada", "Bo", "mild", "Cy"]
            await cy.say(type="take_seat", seat=2)
            assert refused(cy) == "error-not-your-seat"

    asyncio.run(evening())


def test_people_on_the_way_are_told_to_those_who_sit_there_and_a_name_is_waited_for() -> None:
    async def evening() -> None:
        async with Evening() as here:
            eve = await here.here("eve")
            gathering.expect(here.room, "visit-1", "phone", False)
            await asyncio.sleep(0.01)
            here.watch.seconds += 10
            gathering.expect(here.room, "visit-2", "computer", True)
            await asyncio.sleep(0.01)
            assert here.ada.last("presence")["coming"] == [
                {"device": "computer", "seconds": 0, "typing": True},
                {"device": "phone", "seconds": 10, "typing": False},
            ]
            assert eve.last("presence")["coming"] == []
            for seat in (1, 2, 3):
                await here.ada.say(type="give_seat", seat=seat, bot="mild")
            await here.ada.say(type="begin")
            assert refused(here.ada) == "error-somebody-types"
            here.watch.seconds += 11
            await here.ada.say(type="begin")
            assert here.begun
            gathering.expect(here.room, "visit-3", "phone", True)
            assert not here.room.coming, "after the deal nobody is waited for"

    asyncio.run(evening())


def test_a_crowd_with_the_link_open_takes_no_room() -> None:
    async def evening() -> None:
        async with Evening() as here:
            for visit in range(200):
                gathering.expect(here.room, f"visit-{visit}", "phone", False)
            assert len(here.room.coming) == 16
            here.watch.seconds += 61
            assert here.room.coming_facts() == ()

    asyncio.run(evening())


@pytest.mark.parametrize("message", [{"type": "ready", "ready": True}, {"type": "begin"}])
def test_a_table_without_a_waiting_room_begins_as_ever(message: dict[str, Any]) -> None:
    async def evening() -> None:
        house = House(MemoryStore(), customs=Customs(window_seconds=0.0), time=Watch())
        wish = CreateTable("tash-kalar", "duel", (SeatWish("human", "Ada"), SeatWish("link")))
        made = await house.create_table(wish, "ada")
        room = await house.invited_to(made.code)
        ada = Guest(room, "ada")
        await ada.come()
        await ada.say(**message)
        assert refused(ada) == "error-not-now"
        async with room.entered() as match:
            await seats.join(room, match, "bo", "Bo", None, "", made.code)
            assert match.table is not None
            with pytest.raises(Refuse):
                await seats.join(room, match, "cy", "Cy", None, "", made.code)
        assert "waiting_room" not in json.dumps(ada.last("update"))
        await house.stop()

    asyncio.run(evening())
