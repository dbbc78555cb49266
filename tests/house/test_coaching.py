"""The coach at a table: whom it speaks to and whom not, hints in three steps, second thoughts."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from house.evening import Guest, Watch
from ludarium.house import seats
from ludarium.house.customs import Customs
from ludarium.house.house import House
from ludarium.house.lots import Lots
from ludarium.house.memory import MemoryStore
from ludarium.house.messages import ClockSettings
from ludarium.house.resources import CreateTable, SeatWish
from ludarium.server.skill import OpenSkill

PEOPLE = SeatWish("human", "Ada"), SeatWish("link")


def _house() -> House:
    lots = Lots(random.Random(3).randbytes)
    return House(MemoryStore(), customs=Customs(window_seconds=0.0, hint_bot="greedy"), time=Watch(), lots=lots)


async def _table(house: House, game: str = "tash-kalar", form: str = "duel", **more: Any) -> tuple[Guest, Guest]:
    """Ada and Bo at a new table: whoever is asked, and the other one."""
    wish = CreateTable(game, form, more.pop("seats", PEOPLE), **more)
    made = await house.create_table(wish, "ada")
    room = await house.invited_to(made.code)
    async with room.entered() as match:
        await seats.join(room, match, "bo", "Bo", None, "", made.code)
    ada, bo = Guest(room, "ada"), Guest(room, "bo")
    await ada.come()
    await bo.come()
    return (ada, bo) if ada.is_asked else (bo, ada)


def _refusals(guest: Guest) -> list[str]:
    return [message["key"] for message in guest.all("refusal")]


def test_whoever_is_asked_is_told_what_there_is_to_see_and_nobody_else() -> None:
    async def play() -> None:
        house = _house()
        asked, other = await _table(house)
        assert asked.last("welcome")["coach"] is True
        for watch in ("all", "threats"):
            await asked.say(type="coach", request_id=watch, watch=watch)
            told = asked.last("coached")
            assert told["request_id"] == watch
            assert [section["kind"] for section in told["sections"]] == ["near", "threats"][watch == "threats" :]
        await other.say(type="coach", request_id="o", watch="all")
        assert _refusals(other) == ["error-coach-turn"]
        assert not other.all("coached")
        await house.stop()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("game", "form", "more", "key"),
    [
        ("tash-kalar", "duel", {"rated": True, "clock": ClockSettings(600)}, "error-coach-rated"),
        ("tash-kalar", "duel", {"hints": False}, "error-coach-none"),
        ("fateforge", "combat", {"options": {"challenge": True}}, "ff-coach-challenge"),
    ],
)
def test_the_house_refuses_where_nobody_is_coached(game: str, form: str, more: dict[str, Any], key: str) -> None:
    async def play() -> None:
        house = _house()
        if more.get("rated"):
            house.rater = OpenSkill()
        asked, _ = await _table(house, game, form, **more)
        await asked.say(type="coach", request_id="c", watch="all")
        await asked.say(type="second_thought", request_id="s")
        assert _refusals(asked) == [key, key]
        assert not asked.all("coached")
        await house.stop()

    asyncio.run(play())


def test_a_hint_comes_with_the_place_to_look_at_and_with_reasons_that_can_be_named() -> None:
    async def play() -> None:
        house = _house()
        asked, other = await _table(house)
        reasons = 0
        for _ in range(12):
            guest = asked if asked.is_asked else other
            await guest.say(type="hint", request_id="h")
            hint = guest.last("hint")
            if "square" in hint["action"]:
                assert len(hint["places"]) == 1
            if hint["action"]["type"] == "summon":
                assert hint["card"] == hint["action"]["card"]
            assert bool(hint["reasons"]) == (hint["instead"] is not None)
            assert all(reason["key"].startswith("tk-fact-") for reason in hint["reasons"])
            assert not any(reason["key"] == "tk-fact-open" for reason in hint["reasons"]), "nobody knows that hand"
            reasons += len(hint["reasons"])
            await guest.act(hint["option"])
        assert reasons
        await house.stop()

    asyncio.run(play())


def test_second_thoughts_are_had_only_while_the_answer_may_be_taken_back() -> None:
    async def play() -> None:
        house = _house()
        asked, other = await _table(house)
        await asked.say(type="second_thought", request_id="early")
        assert _refusals(asked) == ["error-not-now"], "nothing has been answered"
        said = 0
        chance = random.Random(2)
        for number in range(60):
            guest = asked if asked.is_asked else other
            await guest.act(chance.randrange(1000))
            before = len(guest.all("refusal"))
            await guest.say(type="second_thought", request_id=f"s{number}")
            if guest.last("update")["may_take_back"]:
                thought = guest.last("second_thought")
                assert thought["request_id"] == f"s{number}"
                assert bool(thought["reasons"]) == (thought["better"] is not None)
                said += thought["better"] is not None
            else:
                assert len(guest.all("refusal")) == before + 1
        assert said, "somebody who answers anything has something to regret"
        await house.stop()

    asyncio.run(play())
