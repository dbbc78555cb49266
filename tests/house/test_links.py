"""Links to free seats: short-lived, secret, stored as hashes, and changed with one press (REL-73)."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

from house.evening import Guest
from house.test_days import TWO, Week, week
from ludarium.house import seats
from ludarium.house.clock import stamp
from ludarium.house.links import SPOKEN, Links, mark
from ludarium.house.lots import Lots
from ludarium.house.match import Match, rebuilt
from ludarium.house.messages import ClockSettings
from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable, SeatWish, TableMade
from ludarium.house.room import Room

HOUR = 3_600_000


async def _invites(found: Week, days: int = 0, *wishes: SeatWish) -> tuple[TableMade, Room, Guest]:
    clock = ClockSettings(days=days) if days else None  # type: ignore[arg-type]
    made = await found.house.create_table(
        CreateTable("tash-kalar", "melee" if wishes else "duel", wishes or TWO, clock=clock), "ada"
    )
    room = await found.room(made.id)
    ada = Guest(room, "ada")
    await ada.come()
    return made, room, ada


async def _join(room: Room, who: str, link: str) -> int:
    async with room.entered() as match:
        return await seats.join(room, match, who, who.title(), None, "", link)


async def _refused(asking: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(Refuse) as refused:
        await asking
    return refused.value.key


def _later(found: Week, milliseconds: int) -> None:
    found.house.date = lambda: stamp() + milliseconds


def _during(work: Callable[[Week], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with week() as found:
            await work(found)

    asyncio.run(run())


def test_a_link_cannot_be_guessed() -> None:
    links = {Lots().link() for _ in range(200)}
    assert len(links) == 200
    assert all(len(link) * math.log2(31) >= 128 for link in links)


def test_what_is_stored_lets_nobody_in() -> None:
    async def steal(found: Week) -> None:
        made, room, ada = await _invites(found)
        await ada.say(type="new_link")
        link = ada.last("welcome")["code"]
        kept = msgspec.json.encode([rows for rows, _ in found.store.pages]).decode()
        for secret in (made.code, link):
            assert secret not in kept
            assert secret[:SPOKEN] not in kept
        row = await found.store.table(made.id)
        assert row is not None
        marks = {row.code or "", mark(made.code), mark(link)}
        assert marks & set(kept.split('"'))
        for stolen in marks:
            assert await _refused(found.house.invited_to(stolen)) == "error-table-not-found"
            assert await _refused(_join(room, "eve", stolen)) == "error-table-not-found"

    _during(steal)


@pytest.mark.parametrize(("days", "hours"), [(0, 24), (3, 7 * 24)])
def test_a_link_runs_out_and_is_renewed_with_one_press(days: int, hours: int) -> None:
    async def wait(found: Week) -> None:
        made, room, ada = await _invites(found, days)
        assert (hours - 1) * HOUR < ada.last("welcome")["link_left"] <= hours * HOUR
        _later(found, (hours - 1) * HOUR)
        assert await found.house.invited_to(made.code) is room
        _later(found, hours * HOUR)
        before = room.match.seq if room.match else 0
        for asking in (found.house.invited_to(made.code), _join(room, "bo", made.code)):
            assert await _refused(asking) == "error-link-over"
        assert room.match is not None
        assert room.match.seq == before
        await ada.say(type="new_link")
        told = ada.last("welcome")
        assert told["link_left"] > (hours - 1) * HOUR
        assert await _refused(_join(room, "bo", made.code)) == "error-table-not-found"
        assert await _join(room, "bo", told["code"]) == 1
        _later(found, 3 * hours * HOUR)
        assert await found.house.invited_to(told["code"], "bo") is room, "whoever sits there finds it by their link"

    _during(wait)


def test_a_used_link_a_foreign_one_and_a_race_change_nothing() -> None:
    async def use(found: Week) -> None:
        made, room, _ = await _invites(found)
        comers = ["bo", "cy", "di", "eve"]
        came = await asyncio.gather(*(_join(room, who, made.code) for who in comers), return_exceptions=True)
        assert sum(1 for each in came if each == 1) == 1
        assert {each.key for each in came if isinstance(each, Refuse)} == {"error-table-full"}
        owner = comers[came.index(1)]
        assert await _join(room, owner, made.code) == 1, "again it is the same seat"
        other, second, _ = await _invites(found)
        assert await _refused(_join(second, "bo", made.code)) == "error-table-not-found"
        assert await _join(second, "bo", other.code) == 1

    _during(use)


def test_nobody_but_the_maker_makes_a_new_link_and_only_for_free_seats() -> None:
    async def press(found: Week) -> None:
        link = SeatWish("link")
        made, room, ada = await _invites(found, 0, SeatWish("human", "Ada"), link, link)
        await _join(room, "bo", made.code)
        bo = Guest(room, "bo")
        await bo.come()
        await bo.say(type="new_link")
        assert bo.last("refusal")["key"] == "error-not-your-seat"
        await _join(room, "cy", made.code)
        await ada.say(type="new_link")
        assert ada.last("refusal")["key"] == "error-not-now"
        assert ada.last("welcome")["code"] == made.code

    _during(press)


def test_what_is_said_of_a_link_leads_to_it_while_the_house_runs() -> None:
    async def say(found: Week) -> None:
        made, room, ada = await _invites(found)
        said = made.code[:SPOKEN]
        assert await found.house.invited_to(f"{said[:5].upper()} {said[5:]}") is room
        await ada.say(type="new_link")
        assert await _refused(found.house.invited_to(said)) == "error-table-not-found"
        link = ada.last("welcome")["code"]
        await found.restart()
        room = await found.room(made.id)
        ada = Guest(room, "ada")
        await ada.come()
        told = ada.last("welcome")
        assert (told["code"], told["link_left"] > 0) == ("", True), "it works, and cannot be shown any more"
        assert await _refused(found.house.invited_to(link[:SPOKEN])) == "error-table-not-found"
        assert await found.house.invited_to(link) is room
        assert await _join(room, "bo", link) == 1

    _during(say)


def test_what_was_said_lets_nobody_in_without_the_word_of_the_host() -> None:
    async def overhear(found: Week) -> None:
        made, room, ada = await _invites(found, 0, SeatWish("human", "Ada"), SeatWish("link"), SeatWish("link"))
        said = made.code[:SPOKEN]
        closed = "error-not-let-in"
        for written in (said, said.upper(), f"{said[:5]} {said[5:]}"):
            assert await _refused(_join(room, "eve", written)) == closed
        # Asking is not enough, nor is it to say yes oneself, as a watcher or as somebody who sits there.
        asked = room.knocks.knock("eve", "Eve", "phone")
        assert await _refused(_join(room, "eve", said)) == closed
        assert await _join(room, "cy", made.code) == 1
        for who in ("eve", "cy"):
            guest = Guest(room, who)
            await guest.come()
            await guest.say(type="let_in", knock=asked.id, yes=True)
            assert guest.last("refusal")["key"] == "error-not-your-seat"
        assert await _refused(_join(room, "eve", said)) == closed
        # The word is about one person under one name, until the link changes.
        bo = room.knocks.knock("bo", "Bo", "computer")
        await ada.say(type="let_in", knock=bo.id, yes=True)
        await ada.say(type="let_in", knock=asked.id, yes=False)
        with pytest.raises(Refuse, match="not-let-in"):
            room.knocks.knock("eve", "Eve", "phone")
        assert await _refused(_join(room, "eve", said)) == closed
        assert not room.knocks.is_let_in("bo", "Ada")
        assert room.knocks.knock("bo", "Ada", "computer").let_in is None, "another name is another question"
        assert await _refused(_join(room, "bo", said)) == closed
        await ada.say(type="let_in", knock=bo.id, yes=True)
        await ada.say(type="new_link")
        said = ada.last("welcome")["code"][:SPOKEN]
        assert await _refused(_join(room, "bo", said)) == closed
        await ada.say(type="let_in", knock=room.knocks.knock("bo", "Bo", "computer").id, yes=True)
        assert await _join(room, "bo", said) == 2

    _during(overhear)


def test_only_the_host_hears_who_knocks_and_no_crowd_fills_the_door() -> None:
    async def listen(found: Week) -> None:
        made, room, ada = await _invites(found, 0, SeatWish("human", "Ada"), SeatWish("link"), SeatWish("link"))
        await _join(room, "cy", made.code)
        cy, wim = Guest(room, "cy"), Guest(room, "wim")
        for guest in (cy, wim):
            await guest.come()
        for n in range(16):
            room.knocks.knock(f"eve{n}", f"Eve {n}", "phone")
        with pytest.raises(Refuse, match="too-often"):
            room.knocks.knock("bo", "Bo", "phone")
        room.tell_presence(0.0)
        await asyncio.sleep(0.01)
        assert len(ada.last("presence")["knocking"]) == 16
        assert {each["device"] for each in ada.last("presence")["knocking"]} == {"phone"}
        for guest in (cy, wim):
            assert guest.last("presence").get("knocking", []) == []
        found.watch.seconds += 60
        room.tell_presence(0.0)
        await asyncio.sleep(0.01)
        assert ada.last("presence")["knocking"] == [], "whoever is not heard of any more has gone"

    _during(listen)


def test_links_of_earlier_releases_still_lead_somewhere() -> None:
    async def open_old(found: Week) -> None:
        made, _, _ = await _invites(found)
        row = await found.store.table(made.id)
        assert row is not None
        old = msgspec.structs.replace(row, id="old", code="abcde23456", seq=0, chain="")
        found.store.restore(old)
        room = await found.house.invited_to("ABCDE23456")
        assert room.id == "old"
        async with room.entered() as match:
            assert match.link == "abcde23456"
        assert await _refused(_join(room, "bo", "abcde23456")) == "error-not-let-in", "as short as what is said now"
        room.knocks.answer(room.knocks.knock("bo", "Bo", "computer").id, True)
        assert await _join(room, "bo", "abcde23456") == 1

    _during(open_old)


def test_a_history_with_new_links_is_read_back() -> None:
    async def read(found: Week) -> None:
        made, room, ada = await _invites(found)
        await ada.say(type="new_link")
        row = await found.store.table(made.id)
        assert row is not None
        again: Match = rebuilt(row, await found.store.events(made.id))
        assert room.match is not None
        assert (again.code, again.link_ends) == (room.match.code, room.match.link_ends)

    _during(read)


def test_the_links_of_many_tables_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.house.links._MOST", 3)
    links = Links()
    made = {f"t{number}": Lots().link() for number in range(5)}
    for table, link in made.items():
        links.keep(table, link)
    shown = [table for table, link in made.items() if links.shown(table, mark(link)) == link]
    assert shown == ["t2", "t3", "t4"]
    assert links.whole(made["t0"][:SPOKEN]) == made["t0"][:SPOKEN]
