"""A house without a server: people, bots, talk and coming back, on a store in memory and with nothing of a network."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from house.evening import play
from ludarium.house import door
from ludarium.house.answers import ANSWERS, BESIDE
from ludarium.house.lots import Lots
from ludarium.house.memory import MemoryStore
from ludarium.house.messages import ClientMessage
from ludarium.house.store import ChatRow, Conflict, EventRow, Row, Sitting, Summary, TableRow

TABLE = TableRow("t", "code", "tash-kalar", 1, "duel", "{}", "00", "00", "ada", 1, 0, None, "[]", False, 1)
SUMMARY = Summary(1, None, "[]", True)


def event(seq: int, action_id: str | None = None) -> EventRow:
    return EventRow("t", seq, 0, action_id, "act", "{}", "", "", 0, f"chain-{seq}")


@pytest.mark.parametrize("number", [1, 2])
def test_two_people_and_a_bot_play_a_whole_game(number: int) -> None:
    played = asyncio.run(play(number))
    assert played["outcome"]["places"]
    assert played["entries"] > 50


def test_a_house_needs_no_network_no_database_no_threads_and_no_other_game() -> None:
    """What the pocket edition relies on: the same evening in a process that has none of them."""
    program = Path(__file__).with_name("evening.py")
    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["played"] == asyncio.run(play())
    wanted = {"litestar", "sqlalchemy", "uvicorn", "websockets", "multiprocessing", "sqlite3", "aiosqlite", "alembic"}
    imported = {name.split(".")[0] for name in told["imported"]}
    assert not wanted & imported
    ours = [name for name in told["imported"] if name.startswith("ludarium.")]
    assert not [name for name in ours if name.startswith(("ludarium.server", "ludarium.cli", "ludarium.terminal"))]
    others = [name for name in ours if name.startswith(("ludarium.games.skytear.", "ludarium.games.fateforge."))]
    assert {name.split(".")[3] for name in others} <= {"title"}, "a game is loaded when it is played"


def test_every_message_has_somebody_who_answers_it() -> None:
    assert door.ANSWERING
    assert {*ANSWERS, *BESIDE} == set(get_args(ClientMessage))
    assert not {*ANSWERS} & {*BESIDE}


def test_lots_are_drawn_from_one_source() -> None:
    def drawn() -> tuple[bytes, str, str, int]:
        lots = Lots(lambda count: bytes(range(count)))
        return lots.seed(), lots.name(), lots.link(), lots.one_of(range(7))

    assert drawn() == drawn()
    fresh = {Lots().name() for _ in range(100)} | {Lots().link() for _ in range(100)}
    assert len(fresh) == 200
    assert {len(name) for name in fresh} == {22, 26}


# ---- the store in memory


@pytest.mark.parametrize(
    "taken",
    [
        pytest.param((TABLE,), id="a table"),
        pytest.param((event(1),), id="an event"),
        pytest.param((event(2, "mine"),), id="an action"),
        pytest.param((Sitting("ada", "t"),), id="a seat"),
        pytest.param((ChatRow("t", 1, 0, "", "", 0),), id="a line"),
    ],
)
def test_a_key_is_taken_once_and_nothing_else_goes_in_with_it(taken: tuple[Row, ...]) -> None:
    async def write() -> None:
        store = MemoryStore()
        await store.write(TABLE, Sitting("ada", "t"), ChatRow("t", 1, 0, "", "", 0))
        await store.append([event(1, "mine")], SUMMARY)
        with pytest.raises(Conflict):
            await store.write(Sitting("bo", "t"), *taken)
        assert await store.tables_of("bo", 10) == []
        assert [row.seq for row in await store.events("t")] == [1]

    asyncio.run(write())


def test_what_lists_show_follows_the_events() -> None:
    async def write() -> None:
        store = MemoryStore()
        await store.write(TABLE)
        await store.append([event(1), event(2, "mine")], SUMMARY, Sitting("bo", "t"))
        row = await store.table_by_code("code")
        assert row is not None
        assert (row.number, row.started, row.seq, row.chain) == (1, True, 2, "chain-2")
        assert await store.tables_of("bo", 10) == [row]
        assert await store.event_of("t", 0, "mine") == event(2, "mine")
        await store.leave("bo", "t")
        assert await store.tables_of("bo", 10) == []
        assert await store.table("t") == row

    asyncio.run(write())
