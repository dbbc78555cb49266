"""The store, on SQLite and on PostgreSQL: nothing lost, nothing doubled, one writer, damage noticed."""

from __future__ import annotations

import asyncio
import dataclasses
import io
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, select, text, update

from ludarium.games.skytear.actions import SubmitDeck
from ludarium.games.skytear.content import CARDS
from ludarium.games.skytear.game import SKYTEAR
from ludarium.house.door import do
from ludarium.house.match import rebuilt
from ludarium.house.messages import Act
from ludarium.house.refusals import Refuse
from ludarium.house.store import Conflict, EventRow, Summary
from ludarium.kernel.decisions import Decision
from ludarium.kernel.game import game
from ludarium.kernel.views import view_bytes
from ludarium.server import schema, storage
from ludarium.server.locks import StoreInUse
from ludarium.server.metrics import Metrics
from ludarium.server.service import Service
from ludarium.server.settings import Settings
from ludarium.server.storage import HEAD, SqlStore, StoreTooNew, StoreUnsafe, alembic_config
from server.support import Seatmates, open_service, settings_for, until

SUMMARY = Summary(0, None, "[]", False)


def row(table: str, seq: int, action_id: str | None = None, seat: int = 0) -> EventRow:
    return EventRow(table, seq, seat, action_id, "act", "{}", "", "", 0, f"{table}-{seq}")


async def with_tables(service: Service, *tables: str) -> None:
    _, session = await service.identities.make("")
    made = await service.create_table(_wish(), session.identity)
    stored = await service.store.table(made.id)
    assert stored is not None
    for table in tables:
        await service.store.write(msgspec.structs.replace(stored, id=table, code=None))


def _wish() -> Any:
    from ludarium.house.resources import CreateTable, SeatWish

    return CreateTable("tash-kalar", "duel", (SeatWish("human"), SeatWish("human")))


def test_many_tables_share_a_commit(settings: Settings) -> None:
    async def play() -> None:
        async with open_service(settings) as service:
            names = [f"t{number}" for number in range(40)]
            await with_tables(service, *names)
            commits = service.metrics.value("commits_total")
            for seq in range(1, 6):
                await asyncio.gather(*(service.store.append([row(name, seq)], SUMMARY) for name in names))
            assert service.metrics.value("commits_total") - commits <= 20
            for name in names:
                assert [found.seq for found in await service.store.events(name)] == [1, 2, 3, 4, 5]

    asyncio.run(play())


def test_keys_are_unique_and_one_bad_write_does_not_hurt_the_others(settings: Settings) -> None:
    async def play() -> None:
        async with open_service(settings) as service:
            await with_tables(service, "a", "b")
            store = service.store
            await store.append([row("a", 1, "id-1")], SUMMARY)
            results = await asyncio.gather(
                store.append([row("b", 1)], SUMMARY),
                store.append([row("a", 1)], SUMMARY),
                store.append([row("b", 2)], SUMMARY),
                store.append([row("a", 2, "id-1")], SUMMARY),
                store.append([row("b", 3, "id-1")], SUMMARY),
                return_exceptions=True,
            )
            assert [isinstance(result, Conflict) for result in results] == [False, True, False, True, False]
            await store.append([row("a", 2, "id-1", seat=1)], SUMMARY)
            assert len(await store.events("b")) == 3
            found = await store.event_of("a", 1, "id-1")
            assert found is not None
            assert found.seq == 2

    asyncio.run(play())


def test_a_write_of_several_rows_is_all_or_nothing(settings: Settings) -> None:
    async def play() -> None:
        async with open_service(settings) as service:
            await with_tables(service, "a")
            await service.store.append([row("a", 2)], SUMMARY)
            with pytest.raises(Conflict):
                await service.store.append([row("a", 1), row("a", 2)], SUMMARY)
            assert [found.seq for found in await service.store.events("a")] == [2]

    asyncio.run(play())


@pytest.mark.parametrize("settings", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)], indirect=True)
def test_a_second_server_on_the_same_store_is_refused(settings: Settings) -> None:
    async def play() -> None:
        async with open_service(settings):
            for _ in range(3):
                with pytest.raises(StoreInUse):
                    await SqlStore(settings, Metrics()).open()
        async with open_service(settings):
            pass

    asyncio.run(play())


def test_migrations_make_exactly_the_tables_that_the_code_knows(settings: Settings) -> None:
    async def play() -> list[Any]:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        async with open_service(settings) as service, service.store.engine.connect() as connection:
            return await connection.run_sync(
                lambda plain: compare_metadata(MigrationContext.configure(plain), schema.metadata)
            )

    assert asyncio.run(play()) == []


def test_the_newest_migration_is_the_one_the_store_expects() -> None:
    from alembic.script import ScriptDirectory

    assert ScriptDirectory.from_config(alembic_config()).get_current_head() == HEAD


def test_tables_of_an_earlier_release_are_brought_up_to_date_and_play_on(settings: Settings) -> None:
    async def play() -> None:
        from alembic import command

        def back(connection: Any) -> None:
            config = alembic_config()
            config.attributes["connection"] = connection
            command.downgrade(config, "0001")

        async with open_service(settings) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            waiting = await Seatmates.at_new_table(service, "human", "link")
            for index in range(3):
                await mates.act(index)
            before = await service.store.table(mates.room.id)
            async with service.store.engine.connect() as connection:
                await connection.run_sync(back)
                await connection.commit()
        if service.store.is_sqlite:
            (settings.data / "ludarium.sqlite3.marks").unlink()
        async with open_service(settings) as service:
            assert await service.store.table(mates.room.id) == before
            again = await Seatmates.at(service, mates.room.id, mates.ear.identity or "")
            await again.act(1)
            await Seatmates.at(service, waiting.room.id, waiting.ear.identity or "")

    asyncio.run(play())


def test_half_a_migration_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed in the middle of one, a server finds the tables as they were, and not some new ones in its way."""
    from alembic import op

    def fail(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    async def play() -> None:
        monkeypatch.setattr(op, "add_column", fail)
        with pytest.raises(KeyboardInterrupt):
            await SqlStore(settings_for(tmp_path), Metrics()).open()
        monkeypatch.undo()
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            await Seatmates.at_new_table(service, "human", "human")

    asyncio.run(play())


@pytest.mark.parametrize("dialect", ["sqlite", "postgresql"])
def test_migrations_can_be_written_down_as_sql(dialect: str) -> None:
    from alembic import command

    config = alembic_config()
    config.attributes["dialect"] = dialect
    config.output_buffer = io.StringIO()
    command.upgrade(config, "head", sql=True)
    written = config.output_buffer.getvalue()
    assert "CREATE TABLE events" in written
    assert "UNIQUE (table_id, seat, action_id)" in written


def test_a_newer_store_is_refused_without_writing(settings: Settings) -> None:
    async def play() -> None:
        async with open_service(settings) as service, service.store.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(StoreTooNew):
            await SqlStore(settings, Metrics()).open()

    asyncio.run(play())


def test_a_store_that_would_forget_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    safe = storage._set_pragmas

    def unsafe(connection: Any, record: Any) -> None:
        safe(connection, record)
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous = NORMAL")
        cursor.close()

    monkeypatch.setattr(storage, "_set_pragmas", unsafe)
    with pytest.raises(StoreUnsafe):
        asyncio.run(SqlStore(settings_for(tmp_path), Metrics()).open())


def test_a_game_goes_on_after_a_restart_where_it_was(settings: Settings) -> None:
    async def play() -> None:
        async with open_service(settings) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            for index in range(25):
                await mates.act(index * 7)
            await mates.act(3, "the-last")
            seat, table, identity = mates.ear.seat, mates.room.id, mates.ear.identity
            number = mates.number
            views = [view_bytes(mates.table.game.view(mates.table.position, viewer)) for viewer in (None, 0, 1)]
            last = (await service.store.events(table))[-1]
        assert seat is not None
        assert identity is not None
        async with open_service(settings) as service:
            again = await Seatmates.at(service, table, identity)
            assert again.number == number
            assert views == [view_bytes(again.table.game.view(again.table.position, v)) for v in (None, 0, 1)]
            again.ear.seat = seat
            stored_action = next(entry.notation for entry in reversed(again.table.entries) if entry.seat == seat)
            assert stored_action in last.body
            again.ear.heard.clear()
            with pytest.raises(Refuse) as refused:
                await do(again.room, again.ear, Act("the-last", number, {"type": "decline"}))
            assert refused.value.code == "id-reused"
            await again.act(1)
            assert again.number > number

    asyncio.run(play())


@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
def test_a_table_with_decks_of_ones_own_is_read_back(settings: Settings) -> None:
    """Any legal deck may be played with; the decision lists the recommended one only (SK-24.1)."""

    def built(mates: Seatmates) -> Any:
        return [pile.made_of for pile in SKYTEAR.view(mates.table.position, None).piles]

    async def play() -> None:
        idle = dataclasses.replace(settings, idle_seconds=0.0)
        async with open_service(idle) as service:
            mates = await Seatmates.at_new_table(service, "human", "human", game="skytear", form="standard")
            decks = 0
            while decks < 2:
                recommended = mates.table.position.pending[0].options[0]
                if isinstance(recommended, SubmitDeck):
                    await mates.act(_another_deck(mates.table.position.pending[0], recommended))
                    decks += 1
                else:
                    await mates.act()
            made, table, identity = built(mates), mates.room.id, mates.ear.identity
            assert identity is not None
            mates.room.leave(mates.ear)
            await asyncio.sleep(0.05)
            service.rooms.sweep()
            assert len(service.rooms) == 0
            mates = await Seatmates.at(service, table, identity)
            assert built(mates) == made
            await mates.act()
        async with open_service(settings) as service:
            mates = await Seatmates.at(service, table, identity)
            assert built(mates) == made
            number = mates.number
            await mates.act()
            assert mates.number > number

    asyncio.run(play())


def _another_deck(decision: Decision, recommended: SubmitDeck) -> SubmitDeck:
    """A legal deck that the decision does not list."""
    cards = recommended.cards
    others = (SubmitDeck((*cards[:at], card.id, *cards[at + 1 :])) for at in range(len(cards)) for card in CARDS)
    return next(deck for deck in others if deck in decision.options and sorted(deck.cards) != sorted(cards))


def test_a_repeated_action_gets_the_stored_answer_after_a_restart(settings: Settings) -> None:
    async def play() -> None:
        async with open_service(settings) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            number, option = mates.number, mates.option()
            await mates.act(0, "mine")
            seat, table, identity = mates.ear.seat, mates.room.id, mates.ear.identity
            answer = next(data for data in mates.ear.heard if b'"type":"ack"' in data)
        assert identity is not None
        async with open_service(settings) as service:
            again = await Seatmates.at(service, table, identity)
            again.ear.seat = seat
            entries = again.number
            again.ear.heard.clear()
            await do(again.room, again.ear, Act("mine", number, option))
            assert [data for data in again.ear.heard if b'"type":"presence"' not in data] == [answer]
            assert again.number == entries

    asyncio.run(play())


def test_a_full_disk_is_said_changes_nothing_and_passes(tmp_path: Path) -> None:
    async def play() -> None:
        settings = settings_for(tmp_path, workers=0)
        async with open_service(settings) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            other = await Seatmates.at_new_table(service, "human", "human")
            await _limit_pages(service, 0)
            refused = ""
            number, option, attempt = mates.number, mates.option(), 0
            for attempt in range(400):
                number, option = mates.number, mates.option(attempt)
                try:
                    await mates.act(attempt, f"try-{attempt}")
                except Refuse as refusal:
                    refused = refusal.code
                    break
                if mates.table.position.over:
                    mates = await Seatmates.at_new_table(service, "human", "human")
            assert refused == "unavailable"
            seat = mates.ear.seat
            assert mates.room.match is None, "memory is not trusted any more"
            facts = await service.store.table(mates.room.id)
            assert facts is not None
            assert facts.number == number, "tables can still be read"
            await _limit_pages(service, 1_000_000)
            async with asyncio.timeout(5):
                await until(lambda: mates.room.match is not None)
            assert mates.number == number
            await do(mates.room, mates.ear, Act(f"try-{attempt}", number, option))
            assert mates.ear.seat == seat
            assert mates.number > number
            await other.act()

    asyncio.run(play())


async def _limit_pages(service: Service, more: int) -> None:
    async with service.store.engine.connect() as connection:
        pages = await connection.scalar(text("PRAGMA page_count"))
        await connection.execute(text(f"PRAGMA max_page_count = {(pages or 0) + more}"))


def test_a_store_that_hangs_is_unavailable_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=0, store_seconds=0.3)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            number = mates.number
            commit = service.store._commit
            hung = asyncio.Event()

            async def hang(batch: Any) -> None:
                await hung.wait()
                await commit(batch)

            monkeypatch.setattr(service.store, "_commit", hang)
            async with asyncio.timeout(2):
                with pytest.raises(Refuse) as refused:
                    await mates.act(0, "slow")
            assert refused.value.code == "unavailable"
            monkeypatch.undo()
            hung.set()
            async with asyncio.timeout(5):
                while mates.room.match is None or mates.number == number:
                    await asyncio.sleep(0.05)
                    if mates.room.match is not None and mates.number == number:
                        # It was read before the slow write landed; the next action finds out.
                        with pytest.raises(Refuse):
                            await mates.act(1, "next")
            assert mates.room.match.has_used(mates.ear.seat or 0, "slow")

    asyncio.run(play())


def test_a_slow_write_that_lands_while_its_table_is_read_again_is_no_damage(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table's row was read before it, and the events after it."""

    async def play() -> None:
        async with open_service(dataclasses.replace(settings, store_seconds=0.3)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            commit, events = service.store._commit, service.store.events
            hung, landed = asyncio.Event(), asyncio.Event()

            async def hang(batch: Any) -> None:
                await hung.wait()
                await commit(batch)
                landed.set()

            async def read(table: str) -> list[EventRow]:
                hung.set()
                await landed.wait()
                return await events(table)

            monkeypatch.setattr(service.store, "_commit", hang)
            monkeypatch.setattr(service.store, "events", read)
            with pytest.raises(Refuse, match="unavailable"):
                await mates.act(0, "slow")
            await until(lambda: mates.room.match is not None or mates.room.incident != "")
            assert not mates.room.incident
            assert mates.room.match is not None
            assert mates.room.match.has_used(mates.ear.seat or 0, "slow")

    asyncio.run(play())


DAMAGES: dict[str, tuple[int, dict[str, Any]]] = {
    "another move": (5, {"body": '{"type":"act","notation":"pick c5","number":19,"digest":"0","clocks":[]}'}),
    "a flipped bit": (7, {"answer": '{"type":"ack","action_id":"x","number":0}'}),
    "another seat": (4, {"seat": 7}),
    "another time": (3, {"at": 1}),
    "a broken chain": (6, {"chain": "0" * 64}),
    "no JSON": (2, {"body": "{"}),
}


@pytest.mark.parametrize(
    ("settings", "name"),
    [("sqlite", name) for name in (*DAMAGES, "a missing event", "a missing end", "another seed")]
    + [("postgresql", "another move"), ("postgresql", "a missing end")],
    indirect=["settings"],
)
def test_damage_freezes_one_table_and_no_other(settings: Settings, name: str) -> None:
    async def play() -> None:
        async with open_service(settings) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            other = await Seatmates.at_new_table(service, "human", "human")
            for index in range(10):
                await mates.act(index)
                await other.act(index)
            identity = mates.ear.identity
            other_identity = other.ear.identity
            events = schema.events
            async with service.store.engine.begin() as connection:
                if name in DAMAGES:
                    seq, change = DAMAGES[name]
                    found = (events.c.table_id == mates.room.id) & (events.c.seq == seq)
                    await connection.execute(update(events).where(found).values(**change))
                elif name == "another seed":
                    own = schema.tables.c.id == mates.room.id
                    await connection.execute(update(schema.tables).where(own).values(seed="00" * 32))
                else:
                    seq = 4 if name == "a missing event" else 11
                    gone = (events.c.table_id == mates.room.id) & (events.c.seq == seq)
                    result = await connection.execute(events.delete().where(gone))
                    assert result.rowcount == 1
        assert identity is not None
        assert other_identity is not None
        async with open_service(settings) as service:
            with pytest.raises(Refuse) as refused:
                await Seatmates.at(service, mates.room.id, identity)
            assert refused.value.code == "frozen"
            assert refused.value.incident
            healthy = await Seatmates.at(service, other.room.id, other_identity)
            await healthy.act(3)
            rows = await service.store.rows(select(events.c.seq).where(events.c.table_id == mates.room.id))
            assert len(rows) >= 10, "a damaged table is kept as it is"
            assert service.rooms.frozen == 1

    asyncio.run(play())


def test_every_bit_of_an_event_is_under_the_chain(tmp_path: Path) -> None:
    """Flip each character of each column of some events in turn: all are noticed."""

    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            for index in range(4):
                await mates.act(index)
            table = await service.store.table(mates.room.id)
            events = await service.store.events(mates.room.id)
        assert table is not None
        rebuilt(table, events)
        flips = 0
        for at in (1, 3):
            for column in ("kind", "body", "request", "answer", "chain", "action_id"):
                value = getattr(events[at], column)
                for place in range(0, len(value), 5):
                    flipped = value[:place] + chr(ord(value[place]) ^ 1) + value[place + 1 :]
                    changed = [*events]
                    changed[at] = msgspec.structs.replace(events[at], **{column: flipped})
                    with pytest.raises(storage_damage()):
                        rebuilt(table, changed)
                    flips += 1
        assert flips > 100

    asyncio.run(play())


def test_a_table_goes_on_only_with_the_content_pack_it_was_made_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = game("tash-kalar")
    box = rules.info

    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            await mates.act(0)
            table = await service.store.table(mates.room.id)
            events = await service.store.events(mates.room.id)
        assert table is not None
        rebuilt(table, events)
        monkeypatch.setattr(rules, "info", msgspec.structs.replace(box, pack="mine 0123456789abcdef"))
        with pytest.raises(storage_damage(), match="made with no content pack, here is mine 0123456789abcdef: start"):
            rebuilt(table, events)
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            table = await service.store.table(mates.room.id)
            events = await service.store.events(mates.room.id)
        assert table is not None
        rebuilt(table, events)
        monkeypatch.setattr(rules, "info", box)
        with pytest.raises(storage_damage(), match="made with mine 0123456789abcdef, here is none"):
            rebuilt(table, events)

    asyncio.run(play())


def storage_damage() -> type[Exception]:
    from ludarium.house.match import Damaged

    return Damaged


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=0, idle_seconds=0.0)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            await mates.act(2)
            number = mates.number
            service.rooms.sweep()
            assert len(service.rooms) == 1, "somebody looks"
            mates.room.leave(mates.ear)
            await asyncio.sleep(0.05)
            service.rooms.sweep()
            assert len(service.rooms) == 0
            assert mates.ear.identity is not None
            again = await Seatmates.at(service, mates.room.id, mates.ear.identity)
            assert again.number == number

    asyncio.run(play())


def test_the_pragmas_are_set_on_every_connection(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            assert event.contains(service.store.engine.sync_engine, "connect", storage._set_pragmas)
            async with service.store.engine.connect() as connection:
                assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
                assert await connection.scalar(text("PRAGMA synchronous")) == 2
                assert await connection.scalar(text("PRAGMA mmap_size")) in (0, None)

    asyncio.run(play())
