"""A profile: rating curves, games and deeds, from games that are over and that the asker may see (REL-70)."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from house.evening import Guest
from house.test_ratings import RATER, rating_house, two_at
from ludarium.house.house import House
from ludarium.house.match import Seated, TableSetup
from ludarium.house.memory import MemoryStore
from ludarium.house.profile import deeds, profile_of
from ludarium.house.resources import CreateTable, MedalTally, PartyTally, Profile, SeatWish, Tally
from ludarium.house.statistics import counted
from ludarium.house.store import RatingRow, Sitting, TableRow
from ludarium.kernel.title import titles
from ludarium.texts import LANGUAGES, has

SETUP = TableSetup((), {}, False, True, False, True, None, "")


def over(
    places: tuple[int, ...],
    *players: str,
    at: int,
    game: str = "tash-kalar",
    form: str = "duel",
    scores: tuple[int, ...] | None = None,
    **more: Any,
) -> TableRow:
    """A table whose game is over; players are `me`, `Bo`, `Cy`, whoever is gone, or the name of a bot."""
    seats = [
        Seated("human", "" if player == "gone" else player.title(), player.lower(), "")
        if player in ("me", "Bo", "Cy", "gone")
        else Seated("bot", "", None, player)
        for player in players
    ]
    outcome = {"places": places, "scores": scores or [0] * len(places), "reason": "score"} | more
    said = msgspec.json.encode(seats).decode(), msgspec.json.encode(outcome).decode()
    setup = msgspec.json.encode(SETUP).decode()
    return TableRow(f"t{at}", None, game, 1, form, setup, "", "", "me", at, 40, said[1], said[0], True, at)


def told(*rows: TableRow) -> dict[str, tuple[int, tuple[str, ...], int, int]]:
    return {f"{deed.id} {deed.game}": (deed.at, deed.against, deed.have, deed.of) for deed in deeds(rows, "me")}


def test_deeds_are_what_happened_first_with_whom_and_when() -> None:
    assert told() == {}
    found = told(
        over((2, 1), "me", "Bo", at=1),
        over((1, 2), "me", "Bo", at=2, scores=(18, 17)),
        over((1, 2), "me", "Bo", at=3, scores=(18, 17)),
        over((1, 3, 2), "me", "random", "Bo", at=4, form="melee"),
        over((1, 2, 1, 2), "me", "greedy", "Bo", "greedy", at=5, form="team-duel"),
        over((1, 1), "me", "Bo", at=6, game="fateforge", form="expedition", shared=1.0, reason="medal-gold"),
        over((1, 2), "me", "me", at=7),
    )
    assert found == {
        "by-one-point tash-kalar": (2, ("Bo",), 0, 0),
        "against-a-friend tash-kalar": (2, ("Bo",), 0, 0),
        "one-against-all tash-kalar": (4, ("random", "Bo"), 0, 0),
        "with-a-friend tash-kalar": (5, ("Bo",), 0, 0),
        "first-story fateforge": (6, ("Bo",), 0, 0),
        "gold fateforge": (6, ("Bo",), 0, 0),
    }


def test_a_deed_of_one_game_is_told_of_that_game_alone() -> None:
    medal: dict[str, Any] = {"shared": 1.0, "reason": "medal-gold"}
    assert "gold tash-kalar" not in told(over((1, 1), "me", "Bo", at=1, **medal))
    rows = [over((1, 1), "me", "Bo", at=at, game="fateforge", form="expedition", **medal) for at in (3, 2)]
    assert told(*rows)["gold fateforge"] == (2, ("Bo",), 0, 0)


def test_every_deed_that_a_game_brings_has_its_words() -> None:
    for each in titles():
        for deed in each.deeds:
            assert all(has(key, lang) for key in (f"deed-{deed.id}", f"deed-{deed.id}.what") for lang in LANGUAGES)


def test_the_ladder_is_climbed_step_by_step() -> None:
    ladder = ["pip", "marigold", "brann", "odile", "teodor", "ysolde", "verrin", "old-master"]
    games = [over((1, 2), "me", f"tash-kalar/{name}", at=at) for at, name in enumerate(ladder, 1)]
    assert told(*games[:3]) == {"ladder tash-kalar": (0, (), 3, 8)}
    assert told(*games, over((1, 2), "me", "tash-kalar/pip", at=20)) == {
        "ladder tash-kalar": (8, (), 8, 8),
        "master tash-kalar": (8, ("tash-kalar/old-master",), 0, 0),
    }


def test_a_rating_is_shown_after_ten_games_and_says_what_each_further_one_made_of_it() -> None:
    async def ask(games: int) -> Profile:
        store = MemoryStore()
        house = rating_house(store)
        for number in range(1, games + 1):
            row = over((1, 2), "me", "tash-kalar/odile", at=number)
            rating = RatingRow(row.id, "me", "tash-kalar", "duel", number, 1000.4 + 10 * number, 100.0, number)
            await store.write(row, Sitting("me", row.id), rating)
        return await profile_of(house, "me")

    [early] = asyncio.run(ask(9)).ratings
    assert (early.games, early.rating, early.points) == (9, None, ())
    late = asyncio.run(ask(12))
    [curve] = late.ratings
    assert (curve.games, curve.rating, len(curve.points)) == (12, 1120, 12)
    assert [game.change for game in late.statistics.last][:3] == [10, 10, None]
    assert late.statistics.last[0].scores == (0, 0)


def test_a_household_has_records_only() -> None:
    async def ask() -> Profile:
        store = MemoryStore()
        row = over((1, 2), "me", "tash-kalar/odile", at=1)
        rating = RatingRow(row.id, "me", "tash-kalar", "duel", 1, 1010.0, 100.0, 1)
        await store.write(row, Sitting("me", row.id), rating)
        return await profile_of(House(store), "me")

    found = asyncio.run(ask())
    assert (found.rates, found.ratings) == (False, ())
    assert found.statistics.bots[0].tally.won == 1


def test_people_are_counted_as_bots_are_by_who_came_before_whom() -> None:
    rows = [
        over((1, 2), "me", "Bo", at=9),
        over((2, 3, 1), "me", "Cy", "Bo", at=8, form="melee"),
        over((1, 2, 1, 2), "me", "greedy", "Bo", "greedy", at=7, form="team-duel"),
        over((1, 1, 1, 1), "me", "greedy", "Bo", "greedy", at=6, form="team-duel"),
        over((1, 1), "Bo", "me", at=5),
        over((1, 1), "me", "Bo", at=4, game="fateforge", form="expedition", shared=1.0),
        over((1, 2), "me", "gone", at=3),
        over((1, 2), "me", "me", at=2),
    ]

    def met(*apart: str) -> list[tuple[str, str, str, int, Tally]]:
        people = counted(rows, "me", is_apart=lambda other: other in apart).people
        return [(each.game, each.name, each.table, each.seat, each.tally) for each in people]

    bo = ("tash-kalar", "Bo", "t9", 1, Tally(1, 1, 1, 0))
    together = ("fateforge", "Bo", "t4", 1, Tally(1, 0, 0, 0))
    assert met() == [bo, ("tash-kalar", "Cy", "t8", 1, Tally(1, 0, 0, 0)), together]
    assert met("bo") == [("tash-kalar", "Cy", "t8", 1, Tally(1, 0, 0, 0))]


def test_a_record_against_somebody_is_told_to_nobody_who_shall_not_meet_them() -> None:
    async def ask(asker: str | None, *apart: set[str]) -> list[str]:
        store = MemoryStore()
        house = rating_house(store)
        house.keep_apart = lambda one, other: {one, other} in apart  # type: ignore[method-assign]
        row = over((1, 2), "me", "Bo", at=1)
        await store.write(row, Sitting("me", row.id))
        return [each.name for each in (await profile_of(house, "me", asker)).statistics.people]

    assert asyncio.run(ask(None)) == asyncio.run(ask("cy")) == ["Bo"]
    assert asyncio.run(ask(None, {"me", "bo"})) == asyncio.run(ask("cy", {"me", "bo"})) == []
    assert asyncio.run(ask("cy", {"cy", "bo"})) == []


def test_parties_and_medals_are_counted_over_all_games_of_them() -> None:
    fight: dict[str, Any] = {"game": "fateforge", "form": "expedition", "shared": 1.0}
    rows = [over((1, 1), "me", "Bo", at=at, reason="medal-gold", **fight) for at in range(140, 100, -1)]
    rows += [over((1, 2), "me", "Bo", at=90), over((1, 1), "greedy", "me", at=80, reason="medal-silver", **fight)]
    rows += [over((2, 2), "Bo", "me", at=70, reason="defeat", **fight), over((1, 1), "me", "Bo", at=60, **fight)]
    assert counted(rows, "me").parties == (
        PartyTally("fateforge", ("Bo",), Tally(41, 0, 1, 0), (MedalTally("medal-gold", 40),)),
        PartyTally("fateforge", ("greedy",), Tally(1, 0, 0, 0), (MedalTally("medal-silver", 1),)),
    )


@pytest.mark.parametrize("asker", [None, "cy"])
def test_a_profile_tells_nothing_of_games_that_go_on_or_that_the_asker_may_not_see(asker: str | None) -> None:
    """Twins: two houses that differ in hidden cards, private tables and games that go on give the same bytes."""

    async def ask(number: int) -> bytes:
        store = MemoryStore()
        house = rating_house(store, number=number)
        house.rater = RATER
        _, ada, bo = await two_at(house)
        for _ in range(number):
            guest = ada if ada.is_asked else bo
            await guest.act(number)
        for _ in range(number - 1):  # a private game that is over, more than one in the other world
            wish = CreateTable("tash-kalar", "duel", (SeatWish("human", "Ada"), SeatWish("bot", "", "random")))
            made = await house.create_table(msgspec.structs.replace(wish, watch=False), "ada")
            room = await house.rooms.get(made.id)
            assert room is not None
            private = Guest(room, "ada")
            await private.come()
            await private.say(type="resign", action_id="enough")
        await store.write(over((2, 1), "me", "Bo", at=5))
        found = await profile_of(house, "ada", asker or "nobody")
        await house.stop()
        return msgspec.json.encode(found)

    assert asyncio.run(ask(1)) == asyncio.run(ask(3))
