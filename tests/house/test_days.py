"""Games with days for each move: a week of them in a house whose clock the test turns, closed and opened in between."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from house.evening import Guest, Notebook, Watch, settled
from ludarium.house import seats, showing
from ludarium.house.clock import DayClocks
from ludarium.house.customs import Customs
from ludarium.house.house import House
from ludarium.house.lots import Lots
from ludarium.house.memory import MemoryStore
from ludarium.house.messages import ClockSettings
from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable, SeatWish, TableFacts
from ludarium.house.room import Room
from ludarium.kernel.chance import KeyedChance, seed_of

HOUR, DAY = 3600.0, 86_400.0
CUSTOMS = Customs(window_seconds=0.0)


class Week:
    """A house that is closed and opened again; whatever it has kept is all that comes with it."""

    def __init__(self) -> None:
        self.watch = Watch()
        self.store = Notebook()
        self.lots = Lots(random.Random(7).randbytes)
        self.house = House(self.store, customs=CUSTOMS, time=self.watch, lots=self.lots)

    async def restart(self, *, gracefully: bool = True) -> None:
        """Close the house, or let it be killed, and open it from what was kept."""
        if gracefully:
            await self.house.stop()
        pages = list(self.store.pages)
        self.store = Notebook()
        self.store.pages = pages
        for rows, _ in pages:
            MemoryStore.restore(self.store, *rows)
        self.house = House(self.store, customs=CUSTOMS, time=self.watch, lots=self.lots)
        await self.house.start()
        await asyncio.sleep(0.05)  # it opens the tables whose clocks run

    async def table(self, *wishes: SeatWish, days: int = 2, game: str = "tash-kalar", form: str = "duel") -> str:
        clock = ClockSettings(days=days)  # type: ignore[arg-type]
        made = await self.house.create_table(CreateTable(game, form, wishes, clock=clock), "ada")
        if made.code:
            room = await self.house.invited_to(made.code)
            async with room.entered() as match:
                await seats.join(room, match, "bo", "Bo", None, "", made.code)
        return made.id

    async def room(self, table: str) -> Room:
        room = await self.house.rooms.get(table)
        assert room is not None
        return room

    async def facts(self, table: str, identity: str) -> TableFacts:
        return self.house.facts(await self.house.visible_row(table, identity), identity)

    async def pass_by(self, seconds: float) -> None:
        """Time goes on, and whoever waits for it is woken hour by hour."""
        for _ in range(round(seconds / HOUR)):
            self.watch.seconds += HOUR
            for table in await self.store.played_by_days():
                await seats.on_time(await self.room(table))


@asynccontextmanager
async def week() -> AsyncIterator[Week]:
    found = Week()
    await found.house.start()
    try:
        yield found
    finally:
        await found.house.stop()


async def _move(room: Room, identity: str, source: random.Random) -> bool:
    """Come by, answer until the turn is over, and go again. False: nobody is asked for them."""
    guest = Guest(room, identity)
    await guest.come()
    moved = False
    while guest.is_asked:
        await guest.act(source.randrange(1000))
        moved = True
    room.leave(guest)
    return moved


TWO = SeatWish("human", "Ada"), SeatWish("link")


def test_days_are_given_back_with_every_move_and_run_for_those_who_are_asked() -> None:
    watch = Watch()
    clocks = DayClocks([2 * DAY, 2 * DAY], 2, watch.now)
    clocks.run([0])
    watch.seconds += DAY
    assert clocks.milliseconds() == (86_400_000, 172_800_000)
    clocks.answered(0)
    clocks.run([1])
    assert clocks.milliseconds() == (172_800_000, 172_800_000)
    watch.seconds += 3 * DAY
    assert clocks.used_up() == (1,)
    clocks.run([0])
    assert clocks.left(1) == 2 * DAY, "whoever is not asked any more has lost nothing"


def test_a_week_of_moves_by_days_goes_on_over_restarts() -> None:
    async def play() -> tuple[int, int]:
        moves = restarts = 0
        source = random.Random(7)
        async with week() as found:
            table = await found.table(*TWO, days=2)
            for day in range(7):
                for identity in ("ada", "bo"):
                    room = await found.room(table)
                    moves += await _move(room, identity, source)
                    await found.pass_by(11 * HOUR)
                if day in (1, 3, 5):
                    await found.restart(gracefully=day != 3)
                    restarts += 1
                room = await found.room(table)
                async with room.entered() as match:
                    assert not any(place.bot for place in match.places), "nobody was late"
        return moves, restarts

    moves, restarts = asyncio.run(play())
    assert restarts == 3
    assert moves >= 7


def test_time_that_was_waited_counts_over_a_restart_and_time_closed_does_not() -> None:
    async def play() -> None:
        async with week() as found:
            table = await found.table(*TWO, days=1)
            await found.pass_by(10 * HOUR)
            await found.restart()
            left = [(await found.facts(table, each)).left for each in ("ada", "bo")]
            assert sorted(left, key=lambda each: each or 0)[1] == pytest.approx(14 * HOUR * 1000 + 20_000, abs=1)
            # Killed: at most the last hour is given back.
            await found.pass_by(5 * HOUR)
            await found.restart(gracefully=False)
            left = [(await found.facts(table, each)).left for each in ("ada", "bo")]
            assert 9 * HOUR * 1000 <= max(each or 0 for each in left) <= 10 * HOUR * 1000 + 60_000

    asyncio.run(play())


def test_an_absent_player_is_not_replaced_before_the_days_are_over_and_may_come_back() -> None:
    async def play() -> None:
        async with week() as found:
            table = await found.table(*TWO, days=1)
            room = await found.room(table)
            async with room.entered() as match:
                late = match.people_asked[0]
            names = ["ada", "bo"]
            other = Guest(room, names[1 - late])
            await other.come()
            await found.pass_by(23 * HOUR)
            await other.say(type="give_seat", seat=late)
            assert other.last("refusal")["code"] == "not-your-seat"
            await found.pass_by(2 * HOUR)
            await settled(room)
            async with room.entered() as match:
                assert (match.places[late].bot, match.places[late].given) == ("greedy", "clock")
            back = Guest(room, names[late])
            await back.come()
            async with room.entered() as match:
                assert match.places[late].bot == ""
            await found.restart()
            room = await found.room(table)
            async with room.entered() as match:
                assert match.places[late].bot == ""

    asyncio.run(play())


def test_a_hero_whose_days_are_over_waits_with_a_bot_of_the_partys_choice() -> None:
    async def play() -> None:
        async with week() as found:
            table = await found.table(*TWO, days=1, game="fateforge", form="combat")
            room = await found.room(table)
            ada = Guest(room, "ada")
            await ada.come()
            source = random.Random(5)
            while ada.is_asked:
                await ada.act(source.randrange(1000))
            await found.pass_by(25 * HOUR)
            async with room.entered() as match:
                assert match.places[1].given == "clock"
            await ada.say(type="give_seat", seat=1, bot="random")
            async with room.entered() as match:
                assert (match.places[1].bot, match.places[1].given) == ("random", "clock")
            back = Guest(room, "bo")
            await back.come()
            async with room.entered() as match:
                assert match.places[1].bot == ""

    asyncio.run(play())


def test_the_list_says_which_games_wait_for_me_and_how_long() -> None:
    async def play() -> None:
        async with week() as found:
            table = await found.table(*TWO, days=3)
            room = await found.room(table)
            async with room.entered() as match:
                asked = match.people_asked[0]
            mine, other = ("ada", "bo") if asked == 0 else ("bo", "ada")
            await found.pass_by(5 * HOUR)
            facts = await found.facts(table, mine)
            assert (facts.asked, facts.left) == ((asked,), 67 * 3_600_000)
            assert facts.clock == ClockSettings(days=3)
            facts = await found.facts(table, other)
            assert (facts.asked, facts.left) == ((), None)
            before = (await found.store.table(table)).updated  # type: ignore[union-attr]
            await found.pass_by(9 * HOUR)
            assert (await found.store.table(table)).updated == before, "waiting is no news"  # type: ignore[union-attr]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("game", "form"), [("tash-kalar", "high-form"), ("skytear", "first-battle"), ("fateforge", "combat")]
)
def test_a_glance_at_my_table_tells_nothing_that_my_seat_does_not_know(game: str, form: str) -> None:
    """Worlds that differ only in what the seat cannot know are drawn from the same bytes (REL-70)."""

    async def play() -> int:
        different = 0
        async with week() as found:
            table = await found.table(*TWO, game=game, form=form)
            room = await found.room(table)
            source = random.Random(game)
            for step in range(30):
                for identity in ("ada", "bo"):
                    guest = Guest(room, identity)
                    await guest.come()
                    if guest.is_asked:
                        await guest.act(source.randrange(1000))
                    room.leave(guest)
                async with room.entered() as match:
                    assert match.table is not None
                    real = match.table.position
                    for viewer in (0, 1):
                        told = showing.glance(match, match.table, viewer)
                        twin = real.determinised(viewer, KeyedChance(seed_of(step)))
                        different += twin.base != real.base
                        match.table.position = twin
                        assert showing.glance(match, match.table, viewer) == told
                        match.table.position = real
            with pytest.raises(Refuse, match="not-found"):
                await found.house.glance(table, "eve")
            assert await found.house.glance(table, "bo")
        return different

    assert asyncio.run(play()) > 5


def test_days_that_nobody_offers_are_refused() -> None:
    def wished(**clock: Any) -> CreateTable:
        seats = [{"kind": "human"}, {"kind": "link"}]
        wish = {"game": "tash-kalar", "form": "duel", "seats": seats, "clock": clock}
        return msgspec.convert(wish, CreateTable)

    assert wished(days=7).clock == ClockSettings(days=7)
    for days in (-1, 4, 8, 1.5, "2"):
        with pytest.raises(msgspec.ValidationError):
            wished(days=days)
