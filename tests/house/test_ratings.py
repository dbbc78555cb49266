"""Rated tables: what they forbid, and that each of them changes ratings once, whatever happens (REL-75)."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from house.evening import Guest, Notebook, Watch, settled
from ludarium.bots import rating_of
from ludarium.house import ratings, seats
from ludarium.house.customs import Customs
from ludarium.house.house import House
from ludarium.house.lots import Lots
from ludarium.house.match import Match, rebuilt
from ludarium.house.memory import MemoryStore
from ludarium.house.messages import ClockSettings
from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable, RatedGame, RatedSeat, SeatWish
from ludarium.house.room import Room
from ludarium.house.skill import Skill
from ludarium.house.store import RatingRow, Row, Sitting, StoreUnavailable
from ludarium.house.tables import new_match
from ludarium.kernel.decisions import CHANCE
from ludarium.server.skill import FRESH, OpenSkill

CLOCK = ClockSettings(600)
PEOPLE = SeatWish("human", "Ada"), SeatWish("link")
RATER = OpenSkill()


def rating_house(store: MemoryStore, watch: Watch | None = None, number: int = 1) -> House:
    lots = Lots(random.Random(number).randbytes)
    house = House(store, customs=Customs(window_seconds=0.0), time=watch or Watch(), lots=lots)
    house.rater = RATER
    return house


async def two_at(house: House, **more: Any) -> tuple[Room, Guest, Guest]:
    """A rated duel between Ada, who makes the table, and Bo."""
    wish = CreateTable("tash-kalar", "duel", PEOPLE, clock=CLOCK, rated=True, **more)
    made = await house.create_table(wish, "ada")
    room = await house.invited_to(made.code)
    async with room.entered() as match:
        await seats.join(room, match, "bo", "Bo", None, "", made.code)
    ada, bo = Guest(room, "ada"), Guest(room, "bo")
    await ada.come()
    await bo.come()
    return room, ada, bo


async def stored(store: MemoryStore, *people: str) -> list[RatingRow]:
    return [row for person in people for row in await store.ratings_of(person)]


async def matches_of(store: MemoryStore, *tables: str) -> list[Match]:
    found = []
    for table in tables:
        row = await store.table(table)
        assert row is not None
        found.append(rebuilt(row, await store.events(table)))
    return found


# ---- what rated tables are


def test_both_see_that_it_is_rated_and_nothing_is_taken_back_hinted_or_played_by_a_bot() -> None:
    async def play() -> None:
        house = rating_house(MemoryStore())
        room, ada, bo = await two_at(house)
        for guest in (ada, bo):
            welcome = guest.last("welcome")
            assert (welcome["rated"], welcome["take_back"], welcome["hints"]) == (True, False, False)
            assert welcome["stand_in"]["bot"] == ""
            assert not any(seat["may_be_given"] or seat["may_be_removed"] for seat in welcome["seats"])
        asked, other = (ada, bo) if ada.is_asked else (bo, ada)
        await asked.act(0)
        await asked.take_back()
        await asked.say(type="hint", request_id="h")
        await asked.say(type="give_seat", seat=asked.seat)
        await other.say(type="give_seat", seat=asked.seat)
        codes = [message["code"] for guest in (asked, other) for message in guest.all("refusal")]
        assert codes == ["no-take-back", "not-now", "not-now", "not-your-seat"]
        row = await house.store.table(room.id)
        assert row is not None
        assert house.facts(row, "bo").rated
        await house.stop()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seats": (SeatWish("human"), SeatWish("human"))}, "error-rated-one-seat"),
        ({"seats": (SeatWish("link"), SeatWish("link"))}, "error-rated-one-seat"),
        ({"seats": (SeatWish("human"), SeatWish("bot", "", "mcts:2s"))}, "error-rated-bot"),
        ({"clock": None}, "error-rated-clock"),
        ({"game": "fateforge", "form": "combat"}, "error-rated-not-here"),
    ],
)
def test_a_table_that_cannot_be_rated_is_refused_in_one_sentence(change: dict[str, Any], key: str) -> None:
    async def ask() -> None:
        house = rating_house(MemoryStore())
        wish = msgspec.structs.replace(CreateTable("tash-kalar", "duel", PEOPLE, clock=CLOCK, rated=True), **change)
        with pytest.raises(Refuse) as refused:
            await house.create_table(wish, "ada")
        assert refused.value.key == key
        assert await house.store.tables_of("ada", 10) == []

    asyncio.run(ask())


def test_a_household_rates_nobody() -> None:
    async def ask() -> None:
        house = House(MemoryStore())
        with pytest.raises(Refuse) as refused:
            await house.create_table(CreateTable("tash-kalar", "duel", PEOPLE, clock=CLOCK, rated=True), "ada")
        assert refused.value.key == "error-rated-not-here"

    asyncio.run(ask())


# ---- what they change


def test_a_rated_game_changes_ratings_once_and_an_unrated_one_never() -> None:
    async def play() -> None:
        store = MemoryStore()
        house = rating_house(store)
        room, ada, bo = await two_at(house)
        assert await stored(store, "ada", "bo") == []
        for _ in range(3):
            await bo.say(type="resign", action_id="enough")
        await ada.say(type="resign", action_id="too-late")
        first = await stored(store, "ada", "bo")
        assert [(row.identity, row.number) for row in first] == [("ada", 1), ("bo", 1)]
        assert first[0].mu > FRESH.mu > first[1].mu
        for guest in (ada, bo):
            await guest.say(type="rematch", agree=True, number=guest.last("rematch")["number"])
        assert await stored(store, "ada", "bo") == first
        again = await house.rooms.get(bo.last("rematch")["table"])
        assert again is not None
        guest = Guest(again, "ada")
        await guest.come()
        assert guest.last("welcome")["rated"]
        await guest.say(type="resign", action_id="well")
        second = await stored(store, "ada", "bo")
        assert [row.number for row in second] == [1, 2, 1, 2]
        assert ratings.faults(RATER, await matches_of(store, room.id, again.id), second) == []
        await house.stop()

    asyncio.run(play())


def test_the_end_tells_everybody_what_became_of_all_ratings_and_says_the_same_again() -> None:
    async def play() -> None:
        store = MemoryStore()
        house = rating_house(store)
        rows = [
            RatingRow("before", "ada", "tash-kalar", "duel", number, 1200.4, 60.0, number) for number in range(1, 12)
        ]
        other = [
            RatingRow("before", "ada", "tash-kalar", "high-form", number, 1700.0, 60.0, 1) for number in range(1, 12)
        ]
        await store.write(*(msgspec.structs.replace(row, table_id=f"t{at}") for at, row in enumerate(rows + other)))
        room, _ada, bo = await two_at(house)
        row = await store.table(room.id)
        assert row is not None
        assert (await ratings.changes(store, row)).seats == (), "nothing before the end"
        for _ in range(3):
            await bo.say(type="resign", action_id="enough")
        told = await ratings.changes(store, row)
        after = round((await store.ratings_of("ada"))[11].mu)
        assert after > 1200
        assert told == RatedGame(ratings.SHOWN_AFTER, (RatedSeat(0, 12, 1200, after), RatedSeat(1, 1, None, None)))
        assert await ratings.changes(store, row) == told
        await house.stop()

    asyncio.run(play())


def test_the_tenth_game_shows_a_rating_that_was_none_before_and_a_bot_keeps_its_own() -> None:
    async def play() -> None:
        store = MemoryStore()
        house = rating_house(store)
        rows = [RatingRow(f"t{n}", "ada", "tash-kalar", "duel", n, 1100.0, 60.0, n) for n in range(1, 10)]
        await store.write(*rows)
        seats_wished = SeatWish("human", "Ada"), SeatWish("bot", "", "greedy")
        made = await house.create_table(CreateTable("tash-kalar", "duel", seats_wished, clock=CLOCK, rated=True), "ada")
        room = await house.rooms.get(made.id)
        assert room is not None
        ada = Guest(room, "ada")
        await ada.come()
        await ada.say(type="resign", action_id="enough")
        row = await store.table(made.id)
        assert row is not None
        person, bot = (await ratings.changes(store, row)).seats
        assert (person.games, person.before) == (10, None)
        assert person.after is not None
        assert person.after < 1100
        assert bot.games == 0
        assert bot.before == bot.after == rating_of("tash-kalar", "greedy")
        await house.stop()

    asyncio.run(play())


def test_a_game_that_was_not_rated_tells_nothing_of_ratings() -> None:
    async def play() -> None:
        store = MemoryStore()
        house = rating_house(store)
        wish = CreateTable("tash-kalar", "duel", (SeatWish("human", "Ada"), SeatWish("bot", "", "greedy")))
        made = await house.create_table(wish, "ada")
        room = await house.rooms.get(made.id)
        assert room is not None
        ada = Guest(room, "ada")
        await ada.come()
        await ada.say(type="resign", action_id="enough")
        row = await store.table(made.id)
        assert row is not None
        assert row.outcome is not None
        assert (await ratings.changes(store, row)).seats == ()
        await house.stop()

    asyncio.run(play())


def test_whose_time_runs_out_has_lost() -> None:
    async def play() -> None:
        store, watch = MemoryStore(), Watch()
        house = rating_house(store, watch)
        room, ada, bo = await two_at(house)
        late = "ada" if ada.is_asked else "bo"
        watch.seconds += CLOCK.seconds + 1
        await seats.on_time(room)
        assert room.match is not None
        assert room.match.outcome is not None
        assert room.match.outcome.places[("ada", "bo").index(late)] == 2
        lost = await store.rating(late, "tash-kalar", "duel")
        assert lost is not None
        assert lost.mu < FRESH.mu
        assert bo.last("ended") == ada.last("ended")
        await house.stop()

    asyncio.run(play())


def test_whose_days_run_out_has_lost_and_no_bot_plays_on() -> None:
    async def play() -> None:
        store, watch = MemoryStore(), Watch()
        house = rating_house(store, watch)
        wish = CreateTable("tash-kalar", "duel", PEOPLE, clock=ClockSettings(days=2), rated=True)
        made = await house.create_table(wish, "ada")
        room = await house.invited_to(made.code)
        async with room.entered() as match:
            await seats.join(room, match, "bo", "Bo", None, "", made.code)
            late = match.people_asked[0]
        watch.seconds += 2 * 86_400 - 1
        await seats.on_time(room)
        assert room.match is not None
        assert room.match.outcome is None, "the last second counts"
        await house.stop()  # nobody is there, and the house was closed in between
        house = rating_house(store, watch)
        await house.start()
        await asyncio.sleep(0.05)
        watch.seconds += 60
        again = await house.rooms.get(made.id)
        assert again is not None
        await seats.on_time(again)
        async with again.entered() as match:
            assert match.outcome is not None
            assert match.outcome.places[late] == 2
            assert not any(place.bot for place in match.places)
        names = ("ada", "bo")
        won, lost = [await store.rating(names[seat], "tash-kalar", "duel") for seat in (1 - late, late)]
        assert won is not None
        assert lost is not None
        assert won.mu > FRESH.mu > lost.mu
        assert (won.number, lost.number) == (1, 1)
        await house.stop()

    asyncio.run(play())


def test_where_nobody_may_resign_whoever_has_no_time_left_comes_last() -> None:
    async def play() -> None:
        store, watch = MemoryStore(), Watch()
        house = rating_house(store, watch)
        others = SeatWish("bot", "", "random"), SeatWish("bot", "", "random")
        wish = CreateTable("tash-kalar", "melee", (SeatWish("human"), *others), clock=CLOCK, rated=True)
        made = await house.create_table(wish, "ada")
        room = await house.rooms.get(made.id)
        assert room is not None
        await settled(room)
        watch.seconds += CLOCK.seconds + 1
        await seats.on_time(room)
        await settled(room)
        assert room.match is not None
        result = ratings.result_of(room.match)
        assert result is not None
        assert result.places[0] > max(result.places[1:])
        assert [row.number for row in await store.ratings_of("ada")] == [1]
        await house.stop()

    asyncio.run(play())


def test_bots_are_fixed_points_and_a_stronger_one_is_worth_more() -> None:
    def won_against(bot: int) -> float:
        result = ratings.Result(((ratings.Player("ada"),), (ratings.Player(fixed=bot),)), (1, 2))
        after = ratings.reckoned(RATER, result, {"ada": Skill(1200, 80)})
        assert set(after) == {"ada"}
        return after["ada"].mu

    assert 1200 < won_against(800) < won_against(1200) < won_against(1600)


def test_a_bot_keeps_its_rating_when_seats_are_changed_before_the_deal() -> None:
    seats = SeatWish("human"), SeatWish("bot", "", "random"), SeatWish("link")
    wish = CreateTable("tash-kalar", "melee", seats, clock=CLOCK, rated=True, waiting_room=True)
    match = new_match(wish, "ada")
    before = match.setup.fixed
    match.change_seats(0, 1)
    assert [seat.bot for seat in match.setup.seats] == ["random", "", ""]
    assert match.setup.fixed == (before[1], 0, 0)
    assert before[1]


def test_partners_rise_and_fall_together_and_places_count_where_all_are_alone() -> None:
    team = RATER.after([[FRESH, FRESH], [FRESH, FRESH]], [2, 1])
    assert team[0][0] == team[0][1]
    assert team[1][0].mu > FRESH.mu > team[0][0].mu
    alone = [side[0].mu for side in RATER.after([[FRESH]] * 4, [3, 1, 4, 2])]
    assert sorted(range(4), key=lambda seat: -alone[seat]) == [1, 3, 0, 2]
    level = RATER.after([[FRESH], [FRESH]], [1, 1])
    assert level[0][0].mu == pytest.approx(FRESH.mu, abs=1)


# ---- REL-75: whatever is resent, restarted or raced


class Dying(Notebook):
    """A store whose process dies at one of its writes: before it is safe, or after that and before anybody hears."""

    def __init__(self, dies_at: int, safe: bool) -> None:
        super().__init__()
        self._left, self._safe = dies_at, safe

    async def keep(self, rows: Sequence[Row], gone: Sequence[Sitting]) -> None:
        if self._left < 0:
            raise StoreUnavailable("dead")
        self._left -= 1
        if self._left < 0 and not self._safe:
            raise StoreUnavailable("died before")
        await super().keep(rows, gone)
        if self._left < 0:
            raise StoreUnavailable("died after")

    def survivor(self) -> MemoryStore:
        """What the next process finds."""
        store = MemoryStore()
        for rows, _ in self.pages:
            store.restore(*rows)
        return store


async def end_both(house: House, tables: Sequence[str]) -> None:
    """Ada gives up at the first table and Bo at the second, at the same moment; each says so twice."""

    async def give_up(table: str, who: str) -> None:
        room = await house.rooms.get(table)
        assert room is not None
        guest = Guest(room, who)
        try:
            await guest.come()
            for _ in range(2):
                await guest.say(type="resign", action_id=f"enough-{who}")
        except Refuse:
            pass  # the house is dead: whoever hears nothing says it again to the next one

    await asyncio.gather(give_up(tables[0], "ada"), give_up(tables[1], "bo"))


async def die_and_go_on(number: int) -> None:
    source = random.Random(number)
    store = Dying(dies_at=4 + source.randrange(3), safe=source.random() < 0.5)
    house = rating_house(store, number=number)
    tables = [(await two_at(house))[0].id for _ in range(2)]
    await end_both(house, tables)
    await house.stop()
    after = store.survivor()
    for _ in range(2):  # the second restart finds everything done
        house = rating_house(after, number=number)
        await end_both(house, tables)
        await house.stop()
        rows = await stored(after, "ada", "bo")
        assert sorted((row.identity, row.number) for row in rows) == [("ada", 1), ("ada", 2), ("bo", 1), ("bo", 2)]
        assert {(row.table_id, row.identity) for row in rows} == {(t, who) for t in tables for who in ("ada", "bo")}
        assert ratings.faults(RATER, await matches_of(after, *tables), rows) == []


@pytest.mark.parametrize("first", [0, pytest.param(20, marks=pytest.mark.long)])
def test_dying_while_two_games_end_changes_each_rating_once(first: int) -> None:
    for number in range(first, 12 if first == 0 else 520):
        asyncio.run(die_and_go_on(number))


def test_whoever_has_everything_deleted_takes_no_rating_along_and_leaves_no_fault() -> None:
    async def play() -> None:
        store = MemoryStore()
        house = rating_house(store)
        over, _, bo = await two_at(house)
        await bo.say(type="resign", action_id="enough")
        going_on, ada, _ = await two_at(house)
        for room in (over, going_on):
            async with room.entered() as match:
                await room.commit(match, [match.seal(match.forget("bo", "random"), CHANCE, 1)])
        before = await stored(store, "ada")
        await ada.say(type="resign", action_id="enough")
        assert going_on.match is not None
        assert going_on.match.outcome is not None
        assert await stored(store, "ada") == before
        assert ratings.faults(RATER, await matches_of(store, over.id, going_on.id), before) == []
        await house.stop()

    asyncio.run(play())


def test_what_was_changed_in_stored_ratings_is_found() -> None:
    async def play() -> None:
        store = MemoryStore()
        house = rating_house(store)
        room, _, bo = await two_at(house)
        await bo.say(type="resign", action_id="enough")
        rows = await stored(store, "ada", "bo")
        over = await matches_of(store, room.id)
        assert ratings.faults(RATER, over, rows) == []
        changed = msgspec.structs.replace(rows[0], mu=rows[0].mu + 1)
        for wrong in (
            [changed, rows[1]],
            [rows[0]],
            [],
            [*rows, msgspec.structs.replace(rows[0], table_id="elsewhere", number=2)],
            [msgspec.structs.replace(rows[0], number=2), rows[1]],
        ):
            assert len(ratings.faults(RATER, over, wrong)) == 1
        await house.stop()

    asyncio.run(play())
