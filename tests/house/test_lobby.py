"""The lobby of a house: what it lists, that it tells no secret, and what watchers see later."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from house.evening import Guest, Watch, settled
from ludarium.house import lobby, seats
from ludarium.house.customs import Customs
from ludarium.house.house import House
from ludarium.house.lots import Lots
from ludarium.house.memory import MemoryStore
from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable, SeatWish, TableMade
from ludarium.kernel.chance import KeyedChance, seed_of

WISHES = SeatWish("human", "Ada"), SeatWish("link")
CUSTOMS = Customs(window_seconds=0.0, lobby=True, watch_delay=1)


class Dealt(Lots):
    """Names and codes as always, and other cards."""

    def __init__(self, cards: int) -> None:
        super().__init__(random.Random(1).randbytes)
        self._cards = random.Random(cards)

    def seed(self) -> bytes:
        return self._cards.randbytes(32)


async def opened(cards: int = 1, customs: Customs = CUSTOMS, **wish: Any) -> tuple[House, TableMade]:
    house = House(MemoryStore(), customs=customs, time=Watch(), lots=Dealt(cards))
    made = await house.create_table(CreateTable("tash-kalar", "duel", WISHES, **{"listed": True, **wish}), "ada")
    return house, made


async def begun(house: House, made: TableMade) -> Guest:
    """Bo joins, and the game is dealt; Ada has it open."""
    room = await house.invited_to(made.code)
    async with room.entered() as match:
        await seats.join(room, match, "bo", "Bo", None, "", made.code)
    ada = Guest(room, "ada")
    await ada.come()
    return ada


def test_a_listed_table_waits_in_the_lobby_until_it_is_full_and_is_watched_then() -> None:
    async def evening() -> None:
        house, made = await opened()
        hidden = await house.create_table(CreateTable("tash-kalar", "duel", WISHES), "ada")
        (row,) = lobby.listed(house, "bo").open
        assert (row.id, row.code, row.made_by, row.yours) == (made.id, made.code, "Ada", False)
        assert [seat.taken for seat in row.seats] == [True, False]
        assert lobby.listed(house, "ada").open[0].yours
        await begun(house, made)
        shown = lobby.listed(house, None)
        assert (shown.open, [live.id for live in shown.live]) == ((), [made.id])
        assert hidden.id not in str(shown)
        await house.stop()

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("customs", "wish"), [(Customs(), {}), (CUSTOMS, {"watch": False})], ids=["no lobby here", "nobody watches"]
)
def test_what_is_private_is_not_listed(customs: Customs, wish: dict[str, Any]) -> None:
    async def evening() -> None:
        house, made = await opened(1, customs, **wish)
        await begun(house, made)
        assert lobby.listed(house, None).live == ()
        assert lobby.listed(house, None).open == ()
        await house.stop()

    asyncio.run(evening())


def test_the_lobby_tells_nothing_of_the_cards() -> None:
    """Twins: two evenings that differ in what was dealt only."""

    async def listed(cards: int) -> list[bytes]:
        house, made = await opened(cards)
        ada = await begun(house, made)
        told = [msgspec.json.encode(lobby.listed(house, None))]
        first = ada.last("update")["view"]
        if ada.is_asked:
            await ada.act(0)
        told.append(msgspec.json.encode(lobby.listed(house, "ada")))
        await house.stop()
        return [*told, msgspec.json.encode(first)]

    one, other = asyncio.run(listed(1)), asyncio.run(listed(2))
    assert one[-1] != other[-1], "the hands differ"
    assert [_timeless(each) for each in one[:-1]] == [_timeless(each) for each in other[:-1]]


def _timeless(told: bytes) -> Any:
    lists = msgspec.json.decode(told)
    for row in lists["open"]:
        row["created"] = 0
    return lists


@pytest.mark.parametrize("wish", [{}, {"listed": False, "watch_later": True}], ids=["listed", "as its maker wants"])
def test_whoever_watches_sees_it_later_and_nothing_sooner(wish: dict[str, Any]) -> None:
    async def evening() -> None:
        house, made = await opened(**wish)
        assert bool(lobby.listed(house, None).open) == wish.get("listed", True)
        ada = await begun(house, made)
        room = ada.room
        bo = Guest(room, "bo")
        await bo.come()
        first = Guest(room, "eve")
        await first.come()
        assert first.last("welcome")["watch_delay"] == 1
        before = first.last("update")["number"]
        for _ in range(3):
            await settled(room)
            await next(each for each in (ada, bo) if each.is_asked).act(0)
        await ada.say(type="chat", text="I hold the Knight")
        late = Guest(room, "mallory")  # whoever comes now sees no more than those who are there
        await late.come()
        for guest in (first, late):
            assert guest.last("update")["number"] == before
            assert not guest.all("chat")
            assert not guest.last("welcome")["chat_lines"]
            assert all(line["number"] <= before for line in guest.last("welcome")["log"])
        assert ada.last("update")["number"] > before
        async with asyncio.timeout(10):
            while not first.all("chat"):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert first.last("update")["number"] == ada.last("update")["number"]
        assert first.last("update")["view"] == late.last("update")["view"]
        await house.stop()

    asyncio.run(evening())


@pytest.mark.parametrize("wish", [{}, {"listed": False, "watch_later": True}, {"listed": False}])
def test_the_next_game_is_watched_as_late_as_the_one_before(wish: dict[str, Any]) -> None:
    async def evening() -> int:
        house, made = await opened(**wish)
        ada = await begun(house, made)
        bo = Guest(ada.room, "bo")
        await bo.come()
        await settled(ada.room)
        await ada.say(type="resign", action_id="enough")
        for guest in (ada, bo):
            await guest.say(type="rematch", agree=True, number=guest.last("rematch")["number"])
        next_table = bo.last("rematch")["table"]
        assert next_table
        room = await house.rooms.get(next_table)
        assert room is not None
        eve = Guest(room, "eve")
        await eve.come()
        assert not lobby.listed(house, None).open
        late: int = eve.last("welcome")["watch_delay"]
        await house.stop()
        return late

    assert asyncio.run(evening()) == (0 if wish == {"listed": False} else 1)


def test_a_picture_of_a_listed_game_is_what_its_watchers_see_and_not_sooner() -> None:
    async def evening() -> None:
        house, made = await opened()
        ada = await begun(house, made)
        bo = Guest(ada.room, "bo")
        await bo.come()
        with pytest.raises(Refuse, match="not-found"):
            await house.glance(made.id, "eve")  # only the lobby shows it to others
        told = [await lobby.glance(house, made.id, None)]
        await settled(ada.room)
        await next(each for each in (ada, bo) if each.is_asked).act(0)
        assert await lobby.glance(house, made.id, "eve") == told[0], "nobody has seen the step yet"
        assert lobby.listed(house, "eve").live[0].number == msgspec.json.decode(told[0])["number"]
        assert msgspec.json.decode(await lobby.glance(house, made.id, "ada"))["view"] == ada.last("update")["view"]
        eve = Guest(ada.room, "eve")
        await eve.come()
        assert msgspec.json.decode(told[0])["view"] == eve.last("update")["view"]
        await asyncio.sleep(CUSTOMS.watch_delay + 0.3)
        told.append(await lobby.glance(house, made.id, None))
        assert told[1] != told[0]
        assert msgspec.json.decode(told[1])["number"] == lobby.listed(house, None).live[0].number
        await house.stop()

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("game", "form"), [("tash-kalar", "high-form"), ("skytear", "first-battle"), ("fateforge", "combat")]
)
def test_twins_have_the_same_picture_in_the_lobby(game: str, form: str) -> None:
    """Worlds that differ only in what one of the hands and the decks hold (REL-20, 70)."""

    async def evening() -> int:
        different = 0
        house = House(MemoryStore(), customs=Customs(window_seconds=0.0, lobby=True, watch_delay=0), time=Watch())
        made = await house.create_table(CreateTable(game, form, WISHES, listed=True), "ada")
        ada = await begun(house, made)
        bo, source = Guest(ada.room, "bo"), random.Random(form)
        await bo.come()
        for step in range(30):
            await next(each for each in (ada, bo) if each.is_asked).act(source.randrange(1000))
            told = await lobby.glance(house, made.id, "eve")
            async with ada.room.entered() as match:
                assert match.table is not None
                real = match.table.position
            for viewer in (0, 1):
                twin = real.determinised(viewer, KeyedChance(seed_of(step)))
                different += twin.base != real.base
                match.table.position = twin
                assert await lobby.glance(house, made.id, "eve") == told
                match.table.position = real
        await house.stop()
        return different

    assert asyncio.run(evening()) > 5, "twins that are the same prove nothing"


@pytest.mark.parametrize(
    ("customs", "wish"), [(Customs(), {}), (CUSTOMS, {"watch": False}), (CUSTOMS, {"listed": False})]
)
def test_what_the_lobby_does_not_list_has_no_picture(customs: Customs, wish: dict[str, Any]) -> None:
    async def evening() -> None:
        house, made = await opened(1, customs, **wish)
        ada = await begun(house, made)
        refusals = []
        for table in (made.id, "no-such-table"):
            with pytest.raises(Refuse) as refused:
                await lobby.glance(house, table, "eve")
            refusals.append(refused.value.message(""))
        assert refusals[0] == refusals[1], "it is as if it was not there (REL-25)"
        assert await lobby.glance(house, made.id, "ada")
        await ada.say(type="resign", action_id="enough")
        with pytest.raises(Refuse, match="not-found"):
            await lobby.glance(house, made.id, "eve")
        await house.stop()

    asyncio.run(evening())
