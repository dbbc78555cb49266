"""Playing again, game after game: the score of a series, proposals, and questions that nobody answers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from house.evening import Guest, Watch
from ludarium.house import seats
from ludarium.house.clock import stamp
from ludarium.house.customs import Customs
from ludarium.house.house import House
from ludarium.house.memory import MemoryStore
from ludarium.house.messages import ClockSettings
from ludarium.house.resources import CreateTable, SeatWish
from ludarium.house.room import Room


class Pair:
    """Ada and Bo at one table after the other."""

    def __init__(self) -> None:
        self.house = House(MemoryStore(), customs=Customs(window_seconds=0.0), time=Watch())
        self.room: Room
        self.ada: Guest
        self.bo: Guest

    async def begin(self, form: str = "duel") -> None:
        wish = CreateTable("tash-kalar", form, (SeatWish("human", "Ada"), SeatWish("link")))
        made = await self.house.create_table(wish, "ada")
        room = await self.house.invited_to(made.code)
        async with room.entered() as match:
            await seats.join(room, match, "bo", "Bo", None, "", made.code)
        await self.sit(made.id)

    async def sit(self, table: str) -> None:
        found = await self.house.rooms.get(table)
        assert found is not None
        self.room, self.ada, self.bo = found, Guest(found, "ada"), Guest(found, "bo")
        await self.ada.come()
        await self.bo.come()

    async def lose(self, guest: Guest) -> None:
        await guest.say(type="resign", action_id=f"resign-{self.room.id}")

    async def say(self, guest: Guest, agree: bool = True, **more: Any) -> dict[str, Any]:
        number = guest.last("rematch")["number"]
        await guest.say(type="rematch", agree=agree, number=number, **more)
        return guest.last("rematch")

    async def again(self) -> None:
        await self.say(self.bo)
        await self.say(self.ada)
        await self.sit(self.ada.last("rematch")["table"])


def playing(evening: Any) -> None:
    async def play() -> None:
        pair = Pair()
        await pair.house.start()
        try:
            await pair.begin()
            await evening(pair)
        finally:
            await pair.house.stop()

    asyncio.run(play())


def test_a_series_keeps_who_won_each_game_wherever_they_sit() -> None:
    async def evening(pair: Pair) -> None:
        assert pair.ada.last("welcome")["series"] == []
        await pair.lose(pair.ada)
        await pair.again()
        assert pair.ada.last("welcome")["yours"] == [1], "the seats are swapped"
        assert pair.ada.last("welcome")["series"] == [[0]], "Bo won, who sits at the first seat now"
        await pair.lose(pair.bo)
        await pair.again()
        assert pair.ada.last("welcome")["yours"] == [0]
        assert pair.ada.last("welcome")["series"] == [[1], [0]]
        stranger = Guest(pair.room, "eve")
        await stranger.come()
        assert stranger.last("welcome")["series"] == [[1], [0]]
        assert not any(b'"bo"' in heard or b'"ada"' in heard for heard in stranger.heard), "no identity is told"

    playing(evening)


def test_both_asking_at_once_is_acceptance() -> None:
    async def evening(pair: Pair) -> None:
        await pair.lose(pair.ada)
        number = pair.bo.last("rematch")["number"]
        await pair.bo.say(type="rematch", agree=True, number=number)
        await pair.ada.say(type="rematch", agree=True, number=number)
        assert pair.ada.last("rematch")["table"]

    playing(evening)


def test_a_question_stands_for_five_minutes_and_is_asked_anew_after_that(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(pair: Pair) -> None:
        await pair.lose(pair.ada)
        asked = await pair.say(pair.bo)
        assert 299_000 < asked["left"] <= 300_000
        monkeypatch.setattr("ludarium.house.rematch.stamp", lambda: stamp() + 301_000)
        late = await pair.say(pair.ada)
        assert late["table"] == ""
        assert late["agreed"] == [0], "Ada asks, and Bo's question is over"
        await pair.say(pair.bo)
        assert pair.bo.last("rematch")["table"]

    playing(evening)


def test_people_at_one_screen_are_counted_each_wherever_they_sit() -> None:
    async def evening(pair: Pair) -> None:
        wish = CreateTable("tash-kalar", "melee", (SeatWish("human", "Ada"), SeatWish("human", "Cy"), SeatWish("link")))
        made = await pair.house.create_table(wish, "ada")
        room = await pair.house.invited_to(made.code)
        async with room.entered() as match:
            await seats.join(room, match, "bo", "Bo", None, "", made.code)
        await pair.sit(made.id)
        async with pair.room.entered() as match:
            assert [match.who(seat) for seat in range(3)] == ["ada/0", "ada/1", "bo"]

    playing(evening)

    async def alone(pair: Pair) -> None:
        wish = CreateTable("tash-kalar", "duel", (SeatWish("human", "Ada"), SeatWish("human", "Cy")))
        await pair.sit((await pair.house.create_table(wish, "ada")).id)
        await pair.lose(pair.ada)
        first = pair.ada.last("welcome")["looking_as"]
        await pair.sit((await pair.say(pair.ada))["table"])
        welcome = pair.ada.last("welcome")
        assert [seat["name"] for seat in welcome["seats"]] == ["Cy", "Ada"]
        winner = 1 - first  # whoever had not resigned, at the other place now
        assert welcome["series"] == [[1 - winner]]
        await pair.lose(pair.ada)
        gave_up = pair.ada.last("welcome")["looking_as"]
        await pair.sit((await pair.say(pair.ada))["table"])
        assert pair.ada.last("welcome")["series"] == [[winner], [gave_up]]

    playing(alone)


def test_who_plays_alone_proposes_another_game_and_has_it() -> None:
    async def evening(pair: Pair) -> None:
        wish = CreateTable("tash-kalar", "duel", (SeatWish("human", "Ada"), SeatWish("human", "Cy")))
        await pair.sit((await pair.house.create_table(wish, "ada")).id)
        await pair.lose(pair.ada)
        said = await pair.say(pair.ada, proposal={"form": "high-form"})
        assert said["table"], "nobody else is asked"
        await pair.sit(said["table"])
        assert pair.ada.last("welcome")["form"] == "high-form"
        assert len(pair.ada.last("welcome")["series"]) == 1

    playing(evening)


def test_a_bot_that_won_is_counted_and_no_draw() -> None:
    async def evening(pair: Pair) -> None:
        wish = CreateTable("tash-kalar", "duel", (SeatWish("human", "Ada"), SeatWish("bot", "Rook", "random")))
        await pair.sit((await pair.house.create_table(wish, "ada")).id)
        await pair.lose(pair.ada)
        await pair.sit((await pair.say(pair.ada))["table"])
        assert pair.ada.last("welcome")["seats"][0]["name"] == "Rook"
        assert pair.ada.last("welcome")["series"] == [[0]]

    playing(evening)


def test_another_form_and_clock_are_proposed_and_the_others_asked_again() -> None:
    async def evening(pair: Pair) -> None:
        await pair.lose(pair.ada)
        await pair.say(pair.bo)
        changed = await pair.say(pair.ada, proposal={"form": "high-form", "clock": {"days": 3}})
        assert (changed["agreed"], changed["table"]) == ([0], "")
        assert changed["proposal"]["form"] == "high-form"
        await pair.say(pair.bo)
        await pair.sit(pair.bo.last("rematch")["table"])
        assert pair.bo.last("welcome")["form"] == "high-form"
        assert pair.bo.last("welcome")["clock"]["days"] == 3
        assert pair.bo.last("welcome")["series"] == [[0]]

    playing(evening)


def test_what_cannot_be_played_is_not_proposed() -> None:
    async def evening(pair: Pair) -> None:
        await pair.lose(pair.ada)
        for proposal in ({"form": "chess"}, {"game": "nowhere"}, {"form": "team-duel"}, {"more": True}):
            await pair.say(pair.bo, proposal=proposal)
            assert pair.bo.last("refusal")["code"] == "bad-setup"
        assert pair.bo.last("rematch")["agreed"] == []

    playing(evening)


def test_the_same_people_go_on_with_one_more_or_with_another_game() -> None:
    async def evening(pair: Pair) -> None:
        await pair.lose(pair.ada)
        await pair.say(pair.bo, proposal={"form": "melee", "more": True})
        await pair.say(pair.ada)
        await pair.sit(pair.ada.last("rematch")["table"])
        welcome = pair.ada.last("welcome")
        assert [seat["taken"] for seat in welcome["seats"]] == [True, True, False]
        assert (welcome["started"], bool(welcome["code"])) == (False, True)

    playing(evening)

    async def another(pair: Pair) -> None:
        await pair.lose(pair.ada)
        await pair.say(pair.bo, proposal={"game": "skytear", "form": "first-battle"})
        await pair.say(pair.ada)
        await pair.sit(pair.ada.last("rematch")["table"])
        assert pair.ada.last("welcome")["game"] == "skytear"
        assert pair.ada.last("welcome")["series"] == [[0]]

    playing(another)


def test_a_series_is_read_back_as_it_was() -> None:
    async def evening(pair: Pair) -> None:
        await pair.lose(pair.ada)
        await pair.say(pair.bo, proposal={"form": "duel", "no_clock": True})
        await pair.say(pair.ada, agree=False)
        await pair.again()
        table, store, old = pair.room.id, pair.house.store, pair.house
        await old.stop()
        pair.house = House(store, customs=Customs(window_seconds=0.0), time=Watch())
        await pair.house.start()
        await pair.sit(table)
        assert pair.ada.last("welcome")["series"] == [[0]]
        assert pair.ada.last("welcome")["clock"] is None

    playing(evening)


def test_a_clock_of_days_goes_on_in_the_rematch() -> None:
    async def play() -> None:
        pair = Pair()
        await pair.house.start()
        clock = ClockSettings(days=2)
        wish = CreateTable("tash-kalar", "duel", (SeatWish("human", "Ada"), SeatWish("link")), clock=clock)
        made = await pair.house.create_table(wish, "ada")
        room = await pair.house.invited_to(made.code)
        async with room.entered() as match:
            await seats.join(room, match, "bo", "Bo", None, "", made.code)
        await pair.sit(made.id)
        await pair.lose(pair.bo)
        await pair.again()
        assert pair.ada.last("welcome")["clock"]["days"] == 2
        await pair.house.stop()

    asyncio.run(play())


def test_the_others_see_that_somebody_writes_and_nothing_is_kept() -> None:
    async def evening(pair: Pair) -> None:
        await pair.bo.say(type="writing")
        assert pair.ada.last("writing") == {"type": "writing", "seat": 1}
        assert not pair.bo.all("writing")
        stranger = Guest(pair.room, "eve")
        await stranger.come()
        await stranger.say(type="writing")
        assert stranger.last("refusal")["code"] == "not-your-seat"
        assert len(pair.ada.all("writing")) == 1
        assert stranger.last("welcome")["chat_lines"] == []

    playing(evening)
