"""One master for each store: who has lost its lock and was overtaken acknowledges nothing (REL-10, REL-77)."""

from __future__ import annotations

import asyncio
import dataclasses
import os
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update

from ludarium.house.door import do
from ludarium.house.messages import Act
from ludarium.house.refusals import Refuse
from ludarium.house.store import Conflict, StoreUnavailable
from ludarium.server import schema
from ludarium.server.locks import StoreInUse
from ludarium.server.metrics import Metrics
from ludarium.server.service import Service
from ludarium.server.settings import Settings
from ludarium.server.storage import SqlStore, StoreUnsafe
from server.support import Seatmates, open_service, settings_for, until
from server.test_storage import SUMMARY, row, with_tables

SELDOM = 3600.0
"""A server that looks after its lock so seldom notices nothing by itself."""


async def cut(service: Service) -> None:
    """Take the lock away from a server, as a lost connection or somebody who tidies up does."""
    if service.store.is_sqlite:
        lock_file(service.settings).unlink()
        return
    async with service.store.engine.connect() as connection:
        found = await connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
        )
        assert found.scalars().all() == [True]


def lock_file(settings: Settings) -> Path:
    return settings.data / "ludarium.lock"


def unavailable(mates: Seatmates) -> list[Any]:
    return [message for message in mates.ear.messages("refusal") if message["code"] == "unavailable"]


def test_an_overtaken_server_acknowledges_nothing_and_says_so(settings: Settings) -> None:
    async def play() -> None:
        blind = dataclasses.replace(settings, lock_seconds=SELDOM)
        async with open_service(blind) as first:
            mates = await Seatmates.at_new_table(first, "human", "human")
            idle = await Seatmates.at_new_table(first, "human", "human")
            await mates.act(0)
            table, identity = mates.room.id, mates.ear.identity
            assert identity is not None
            await cut(first)
            async with open_service(blind) as second:
                number = mates.number
                mates.ear.heard.clear()
                with pytest.raises(Refuse) as refused:
                    await mates.act(1)
                assert refused.value.code == "unavailable"
                assert not mates.ear.messages("ack")
                assert not mates.ear.messages("update")
                assert not first.store.available
                assert unavailable(mates), "everybody at the table is told"
                assert unavailable(idle), "at every table"
                with pytest.raises(StoreUnavailable):
                    await first.identities.make("")
                with pytest.raises(Refuse):
                    await Seatmates.at(first, idle.room.id, idle.ear.identity or "")
                again = await Seatmates.at(second, table, identity)
                assert again.number == number
                await again.act(1)
                assert again.ear.messages("ack")

    asyncio.run(play())


def test_a_lock_that_nobody_took_is_taken_again_and_play_goes_on(settings: Settings) -> None:
    async def play() -> None:
        async with open_service(dataclasses.replace(settings, lock_seconds=0.05)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            losses = service.metrics.value("locks_lost_total")
            await cut(service)
            await mates.act(0)
            await until(lambda: service.metrics.value("locks_lost_total") > losses)
            await asyncio.sleep(0.2)
            assert service.store.available
            await mates.act(1)
            assert not unavailable(mates)
            with pytest.raises(StoreInUse):
                await SqlStore(dataclasses.replace(settings, store_seconds=0.2), Metrics()).open()

    asyncio.run(play())


def test_an_overtaken_server_goes_on_once_the_other_has_ended(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look_away() -> None:
        """The second server is quicker than the first one's look at its lock."""

    async def play() -> None:
        watchful = dataclasses.replace(settings, lock_seconds=0.1)
        async with open_service(watchful) as first:
            mates = await Seatmates.at_new_table(first, "human", "human")
            await mates.act(0)
            identity = mates.ear.identity
            assert identity is not None
            before, option = mates.number, mates.option()
            monkeypatch.setattr(first.store, "_keep_lock", look_away)
            await cut(first)
            async with open_service(watchful) as second:
                monkeypatch.undo()
                again = await Seatmates.at(second, mates.room.id, identity)
                await again.act(1)
                await again.act(2)
                number = again.number
                with pytest.raises(Refuse):
                    await do(mates.room, mates.ear, Act("late", before, option))
                await asyncio.sleep(0.3)
                assert not first.store.available, "the other still has it"
                assert second.store.available
            await until(lambda: first.store.available and mates.room.match is not None)
            assert mates.number == number, "what the other has stored is read"
            await mates.act(3)
            assert mates.ear.messages("ack")

    asyncio.run(play())


def test_the_number_of_the_master_is_looked_at_in_the_transaction_of_the_move(settings: Settings) -> None:
    """Not before it: whoever is stopped between a look and the append wakes up to find that it is not the master."""

    async def play() -> None:
        async with open_service(dataclasses.replace(settings, lock_seconds=SELDOM)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            await mates.act(0)
            async with service.store.engine.begin() as connection:
                await connection.execute(update(schema.masters).values(epoch=schema.masters.c.epoch + 1))
            count = len(await service.store.events(mates.room.id))
            with pytest.raises(Refuse):
                await mates.act(1)
            assert len(await service.store.events(mates.room.id)) == count
            with pytest.raises(StoreUnavailable):
                await service.store.leave("somebody", mates.room.id)

    asyncio.run(play())


@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
def test_a_database_that_is_away_does_not_end_the_care_for_the_lock(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looks = 0

    async def fail() -> None:
        nonlocal looks
        looks += 1
        raise StoreUnavailable("the store cannot be read")

    async def play() -> None:
        async with open_service(dataclasses.replace(settings, lock_seconds=0.01)) as service:
            monkeypatch.setattr(service.store, "_keep_lock", fail)
            await until(lambda: looks > 5)
        assert caplog.text.count("the store cannot be locked") == 1, "said once, and not every second"

    asyncio.run(play())


@pytest.mark.parametrize("name", ["a symbolic link", "a link to the folder", "a relative way"])
def test_another_name_of_the_same_file_does_not_pass_the_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    async def play() -> None:
        folder = tmp_path / "data"
        async with open_service(settings_for(folder, workers=0)):
            if name == "a symbolic link":
                other = tmp_path / "elsewhere.sqlite3"
                other.symlink_to(folder / "ludarium.sqlite3")
            elif name == "a link to the folder":
                (tmp_path / "other").symlink_to(folder)
                other = tmp_path / "other" / "ludarium.sqlite3"
            else:
                monkeypatch.chdir(folder)
                other = Path("../data/./ludarium.sqlite3")
            with pytest.raises(StoreInUse):
                await SqlStore(settings_for(tmp_path, workers=0, database=f"sqlite:///{other}"), Metrics()).open()

    asyncio.run(play())


def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    """SQLite would keep a write-ahead log for each name, and lose what stands in the other."""

    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=0)):
            pass
        os.link(tmp_path / "ludarium.sqlite3", tmp_path / "copy.sqlite3")
        with pytest.raises(StoreUnsafe, match="two names"):
            await SqlStore(settings_for(tmp_path, workers=0), Metrics()).open()
        (tmp_path / "copy.sqlite3").unlink()
        async with open_service(settings_for(tmp_path, workers=0)):
            pass

    asyncio.run(play())


def test_racing_writers_are_fenced_by_the_unique_key_too(settings: Settings) -> None:
    """Even two servers that both believe in the same number of the master cannot fork a history."""

    async def play() -> None:
        blind = dataclasses.replace(settings, lock_seconds=SELDOM)
        async with open_service(blind) as service:
            await with_tables(service, "a")
            await cut(service)
            second = SqlStore(blind, Metrics())
            await second.open()
            service.store._epoch = second._epoch
            try:
                for seq in range(1, 31):
                    results = await asyncio.gather(
                        service.store.append([row("a", seq)], SUMMARY),
                        second.append([row("a", seq)], SUMMARY),
                        return_exceptions=True,
                    )
                    failed = [result for result in results if result is not None]
                    assert len(failed) == 1
                    assert isinstance(failed[0], Conflict | StoreUnavailable)
                assert [found.seq for found in await service.store.events("a")] == list(range(1, 31))
            finally:
                await second.close()

    asyncio.run(play())
