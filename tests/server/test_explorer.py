"""The explorer at a server: one's own games, of which one's own side is counted, and nobody else's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs

from ludarium.house.explored import OwnGames
from ludarium.house.match import seated
from ludarium.house.memory import MemoryStore
from ludarium.kernel import record as records
from ludarium.study.explorer import VERSION, Counts
from server.support import Person, Player, Server

Make = Callable[[], Person]
Sit = Callable[..., Player]
Json = dict[str, Any]


def own(person: Person, **asked: str) -> Json:
    """What a person finds in their own games, once all of them have been looked through."""
    while True:
        query = "&".join(f"{name}={value}" for name, value in {"source": "own", **asked}.items())
        found: Json = person.get(f"/api/explorer/tash-kalar?{query}").json()
        if not found["waiting"]:
            return found


def played(ada: Person, bo: Person, sit: Sit) -> str:
    """A duel of two, given up by the second one in the first turn of the other. The table."""
    made = ada.table("human", "link", options={"schools": ["northern", "sylvan"], "first": 0})
    table: str = made["id"]
    bo.join(made["code"])
    first, second = sit(table, ada), sit(table, bo)
    for player in (second, first):  # the start piece, and the one of the first turn
        player.wait_for_turn()
        player.act(0)
    second.ask({"type": "resign", "action_id": "enough"}, "ended")
    return table


def test_everybody_explores_their_own_side_of_their_own_games(server: Server, person: Make, sit: Sit) -> None:
    ada, bo, cy = person(), person(), person()
    assert own(ada)["games"] == 0
    played(ada, bo, sit)
    mine, theirs = own(ada, subject="schools"), own(bo, subject="schools")
    assert [(row["item"], row["counts"][0]["wins"]) for row in mine["rows"]] == [("northern", 1)]
    assert [(row["item"], row["counts"][0]["wins"]) for row in theirs["rows"]] == [("sylvan", 0)]
    assert mine["games"] == theirs["games"] == 1
    assert own(ada, subject="openings")["rows"]
    assert not own(bo, subject="openings")["rows"]
    hands = [{row["item"] for row in own(each, subject="beings")["rows"]} for each in (ada, bo)]
    assert all(item.startswith("imperial/") for item in hands[0])
    assert all(item.startswith("sylvan/") for item in hands[1])
    assert own(cy)["games"] == 0
    assert own(cy)["rows"] == []


def test_a_game_that_goes_on_is_not_explored(server: Server, person: Make, sit: Sit) -> None:
    ada = person()
    sit(ada.table("human", "greedy")["id"], ada).wait_for_turn()
    assert own(ada)["games"] == 0


def test_what_was_seen_is_kept_and_the_game_is_not_played_again(server: Server, person: Make, sit: Sit) -> None:
    ada, bo = person(), person()
    table = played(ada, bo, sit)
    first = own(ada)
    assert server.do(server.service.store.review(f"table {table} explored {VERSION}")) is not None
    forgetful = OwnGames(server.service.thinker, server.service.store)

    async def no_record(of: str) -> str:
        raise AssertionError(f"the game {of} is played again")

    async def counted() -> tuple[Counts, int, int]:
        row = await server.service.row(table)
        assert row is not None
        owner = next(each.owner for each in seated(row) if each.owner)
        return await forgetful.counted([row], owner, "duel", no_record)

    counts, waiting, unread = server.do(counted())
    assert (counts.made.games, waiting, unread) == (first["games"], 0, 0) == (1, 0, 0)


def test_a_game_that_cannot_be_played_again_is_left_out_and_said(server: Server, person: Make, sit: Sit) -> None:
    ada, bo = person(), person()
    table = played(ada, bo, sit)
    own_games = OwnGames(server.service.thinker, MemoryStore())

    async def older(of: str) -> str:
        return records.write(structs.replace(records.read(await server.service.record_of(of, None)), rules=99))

    async def counted() -> tuple[Counts, int, int]:
        row = await server.service.row(table)
        assert row is not None
        return await own_games.counted([row], "ada", "duel", older)

    counts, waiting, unread = server.do(counted())
    assert (counts.made.games, waiting, unread) == (0, 0, 1)
