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


# ---- windows that go by beforehand


BATTLE: dict[str, Any] = {"game": "skytear", "form": "first-battle"}


async def _to_a_window(room: Room, source: random.Random, of: str) -> None:
    """Play until that person is asked in a window, whoever else has to answer before."""
    for _ in range(300):
        for identity in ("ada", "bo"):
            guest = Guest(room, identity)
            await guest.come()
            if guest.is_asked and identity == of and guest.last("update")["view"]["decision"]["prompt"] == "priority":
                room.leave(guest)
                return
            if guest.is_asked:
                await guest.act(source.randrange(1000))
            room.leave(guest)
    raise AssertionError("no window came")


async def _pass_ahead(room: Room, identity: str, seat: int, *, on: bool = True) -> Guest:
    guest = Guest(room, identity)
    await guest.come()
    await guest.say(type="pass_ahead", seat=seat, on=on)
    return guest


def test_windows_go_by_for_who_is_away_until_something_else_is_asked() -> None:
    async def play() -> int:
        windows = 0
        async with week() as found:
            table = await found.table(*TWO, **BATTLE)
            room = await found.room(table)
            source = random.Random(5)
            await _to_a_window(room, source, "bo")
            bo = await _pass_ahead(room, "bo", 1)
            room.leave(bo)
            await settled(room)
            await found.restart(gracefully=False)
            room = await found.room(table)
            ada = Guest(room, "ada")
            await ada.come()
            for _ in range(200):
                async with room.entered() as match:
                    assert match.table is not None
                    asked = match.table.position.decision_of(1)
                    windows += sum(step.seat == 1 for step in match.log)
                    if asked is not None or match.outcome is not None:
                        assert asked is None or asked.prompt != "priority", "he is asked in no window"
                        assert not match.places[1].passes_ahead, "and in the next ones he is asked again"
                        break
                assert (await found.facts(table, "bo")).asked == ()
                if ada.is_asked:
                    await ada.act(source.randrange(1000))
                await settled(room)
            else:
                raise AssertionError("Bo was never asked anything else")
            await _to_a_window(room, source, "bo")
            await found.restart()
            assert (await found.facts(table, "bo")).asked == (1,), "what has ended stays ended"
        return windows

    assert asyncio.run(play()) > 3


def test_nobody_else_is_told_that_windows_go_by_and_it_may_be_thought_better_of() -> None:
    async def play() -> None:
        async with week() as found:
            table = await found.table(*TWO, **BATTLE)
            room = await found.room(table)
            source = random.Random(5)
            # Bo lets them go by before the first of them comes, while Ada is asked.
            ada = Guest(room, "ada")
            await ada.come()
            while not ada.is_asked:
                bo = Guest(room, "bo")
                await bo.come()
                await bo.act(source.randrange(1000))
                room.leave(bo)
            bo = await _pass_ahead(room, "bo", 1)
            await asyncio.sleep(0.05)
            assert [seat["passes_ahead"] for seat in bo.last("presence")["seats"]] == [False, True]
            assert not any(b'"passes_ahead":true' in told for told in ada.heard), "it is Bo's plan, and nobody else's"
            await bo.say(type="pass_ahead", seat=1, on=False)
            await asyncio.sleep(0.05)
            assert not bo.last("presence")["seats"][1]["passes_ahead"]
            room.leave(bo)
            await _to_a_window(room, source, "bo")
            assert (await found.facts(table, "bo")).asked == (1,)

    asyncio.run(play())


def test_whoever_lets_windows_go_by_tells_nothing_of_the_hand() -> None:
    """Worlds that differ in Bo's hand alone: while his windows go by, Ada hears the same bytes (REL-20, 24)."""

    async def play() -> tuple[int, int]:
        different = passed = 0
        async with week() as found:
            table = await found.table(*TWO, **BATTLE)
            room = await found.room(table)
            source = random.Random(11)
            for step in range(12):
                await _to_a_window(room, source, "bo")
                async with room.entered() as match:
                    assert match.table is not None
                    real, log = match.table.position, match.table.position.copy()
                    told = []
                    for world in (log, log.determinised(0, KeyedChance(seed_of(step)))):
                        different += world.base != real.base
                        match.table.position = world
                        match.places[1].passes_ahead = True
                        answers = []
                        while (asked := world.decision_of(1)) is not None and asked.prompt == "priority":
                            passing = match.next_passed
                            assert passing is not None
                            answers.append(str(passing[1]))
                            world.apply(*passing)
                        told.append((answers, world.game.view(world, 0)))
                        match.places[1].passes_ahead = False
                    match.table.position = real
                    assert told[0] == told[1]
                    passed += len(told[0][0])
                guest = Guest(room, "bo")
                await guest.come()
                await guest.act(source.randrange(1000))
                room.leave(guest)
        return different, passed

    different, passed = asyncio.run(play())
    assert passed >= 12
    assert different > 5, "twins that are the same prove nothing"


@pytest.mark.parametrize(
    ("game", "form", "who", "seat", "code"),
    [
        ("tash-kalar", "duel", "bo", 1, "not-now"),  # it has no windows
        ("skytear", "first-battle", "ada", 1, "not-your-seat"),
        ("skytear", "first-battle", "eve", 1, "not-your-seat"),
        ("skytear", "first-battle", "ada", 7, "not-your-seat"),
    ],
)
def test_windows_of_others_and_of_no_game_do_not_go_by(game: str, form: str, who: str, seat: int, code: str) -> None:
    async def play() -> None:
        async with week() as found:
            room = await found.room(await found.table(*TWO, game=game, form=form))
            async with room.entered() as match:
                before = match.seq
            guest = await _pass_ahead(room, who, seat)
            assert guest.last("refusal")["code"] == code
            async with room.entered() as match:
                assert match.seq == before

    asyncio.run(play())
