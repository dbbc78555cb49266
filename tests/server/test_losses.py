"""The store notices what it lost (REL-7, REL-78): damage and rollback in any of its files freeze, and never rewind."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from ludarium.house.door import do
from ludarium.house.match import Damaged, rebuilt
from ludarium.house.messages import Act, Resign
from ludarium.house.refusals import DAMAGED, Refuse
from ludarium.house.store import Mark
from ludarium.server import schema
from ludarium.server.logs import JsonFormatter
from ludarium.server.marks import Marks, MarksTooNew, _sealed
from ludarium.server.service import Service
from ludarium.server.settings import Settings
from ludarium.server.storage import StoreLost, StoreTooNew
from server.support import Seatmates, open_service, settings_for, until

DATABASE = "ludarium.sqlite3"
WAL, SHM, MARKS, LOCK = (f"{DATABASE}-wal", f"{DATABASE}-shm", f"{DATABASE}.marks", "ludarium.lock")

Files = dict[str, bytes]
Promised = dict[str, tuple[int, str]]
"""The number and the chain of the last event of each table, as it was acknowledged."""


def files_in(folder: Path) -> Files:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def put(files: Files, folder: Path) -> Settings:
    folder.mkdir(exist_ok=True)
    for file in folder.iterdir():
        file.unlink()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return settings_for(folder, workers=0)


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Files, Promised]:
    """The files of a server that was killed: some moves in the database, later ones and a whole table in the log."""
    folder = tmp_path_factory.mktemp("killed")
    taken: Files = {}
    promised: Promised = {}

    async def play() -> None:
        async with open_service(settings_for(folder, workers=0)) as service:
            tables = [await Seatmates.at_new_table(service, "human", "human") for _ in range(2)]
            for index in range(3):
                for mates in tables:
                    await mates.act(index)
            async with service.store.engine.connect() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
            tables.append(await Seatmates.at_new_table(service, "human", "human"))
            for index in range(3):
                for mates in tables:
                    await mates.act(index)
            for mates in tables:
                assert mates.room.match is not None
                promised[mates.room.id] = (mates.room.match.seq, mates.room.match.chain)
            taken.update(files_in(folder))

    asyncio.run(play())
    assert len(taken[WAL]) > 40_000
    return taken, promised


@pytest.fixture(scope="module")
def stopped(killed: tuple[Files, Promised], tmp_path_factory: pytest.TempPathFactory) -> tuple[Files, Promised]:
    """The files of the same server, stopped as it should be: everything is in the database."""
    files, promised = killed
    folder = tmp_path_factory.mktemp("stopped")
    assert asyncio.run(kept(put(files, folder), promised)) == {"whole"}
    taken = files_in(folder)
    assert WAL not in taken
    return taken, promised


async def kept(settings: Settings, promised: Promised) -> set[str]:
    """What a server makes of the store: `refused` at the start, or each table `whole` or `frozen`.

    Anything else, above all a table that goes on with less than was acknowledged, fails here.
    """
    service = Service(settings)
    try:
        await service.start()
    except (StoreLost, StoreTooNew, SQLAlchemyError, UnicodeDecodeError):
        return {"refused"}
    try:
        found = {await _one_kept(service, table, seq, chain) for table, (seq, chain) in promised.items()}
        assert bool(service.store.losses) <= bool(service.store.loss), "said at the start"
    finally:
        await service.stop()
    assert found <= {"whole", "frozen"}
    return found


async def _one_kept(service: Service, table: str, seq: int, chain: str) -> str:
    try:
        room = await service.rooms.get(table)
        assert room is not None, "a table that was acknowledged is unknown"
        async with room.entered() as match:
            assert (match.seq, match.chain) == (seq, chain), "acknowledged moves were rolled back in silence"
    except Refuse as refusal:
        return refusal.code if refusal.incident else f"{refusal.code} without an incident"
    return "whole"


def flipped(content: bytes, bit: int) -> bytes:
    changed = bytearray(content)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def sweep(folder: Path, files: Files, promised: Promised, name: str, changed: list[bytes]) -> list[set[str]]:
    """Each damage by itself."""
    return [asyncio.run(kept(put({**files, name: content}, folder), promised)) for content in changed]


FEW, MANY = 14, 400


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_a_flipped_bit_in_the_write_ahead_log_is_noticed(
    killed: tuple[Files, Promised], tmp_path: Path, count: int
) -> None:
    files, promised = killed
    chance = random.Random(count)
    length = len(files[WAL]) * 8
    # One in each part of the log, its head among them.
    bits = [chance.randrange(256)] + [
        chance.randrange(n * length // count, (n + 1) * length // count) for n in range(count)
    ]
    found = sweep(tmp_path / "data", files, promised, WAL, [flipped(files[WAL], bit) for bit in bits])
    assert sum(each != {"whole"} for each in found) >= count * 3 // 4
    assert any("whole" in each and "frozen" in each for each in found), "tables that have lost nothing play on"


@pytest.mark.parametrize("count", [6, pytest.param(200, marks=pytest.mark.long)])
def test_a_write_ahead_log_that_was_cut_or_lost_is_noticed(
    killed: tuple[Files, Promised], tmp_path: Path, count: int
) -> None:
    files, promised = killed
    length = len(files[WAL])
    cut = [files[WAL][: n * length // count] for n in range(count)]
    found = sweep(tmp_path / "data", files, promised, WAL, cut)
    assert all(each != {"whole"} for each in found)
    without = {name: content for name, content in files.items() if name != WAL}
    assert asyncio.run(kept(put(without, tmp_path / "data"), promised)) != {"whole"}


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_a_flipped_bit_in_the_database_is_noticed_or_harmless(
    stopped: tuple[Files, Promised], tmp_path: Path, count: int
) -> None:
    files, promised = stopped
    chance = random.Random(count)
    bits = [chance.randrange(len(files[DATABASE]) * 8) for _ in range(count)]
    sweep(tmp_path / "data", files, promised, DATABASE, [flipped(files[DATABASE], bit) for bit in bits])


def test_a_text_that_is_none_any_more_freezes_and_is_not_told(
    stopped: tuple[Files, Promised], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    files, promised = stopped
    settings = put(files, tmp_path / "data")
    with sqlite3.connect(settings.data / DATABASE) as database:
        (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", (next(iter(promised)),)).fetchone()
        database.execute("UPDATE tables SET seed = CAST(? AS TEXT)", (seed[:-1].encode() + b"\xff",))
    database.close()
    with caplog.at_level(logging.WARNING):
        assert asyncio.run(kept(settings, promised)) == {"frozen"}
    told = "".join(JsonFormatter().format(record) for record in caplog.records)
    assert "Could not decode to UTF-8 column 'seed'" in told
    assert seed[:-1] not in told


@pytest.mark.parametrize("count", [5, pytest.param(60, marks=pytest.mark.long)])
def test_a_database_that_was_cut_is_noticed(stopped: tuple[Files, Promised], tmp_path: Path, count: int) -> None:
    files, promised = stopped
    length = len(files[DATABASE])
    cut = [files[DATABASE][: n * length // count] for n in range(count)]
    assert sweep(tmp_path / "data", files, promised, DATABASE, cut[:1]) == [{"refused"}], "an empty store is no new one"
    assert all(each != {"whole"} for each in sweep(tmp_path / "data", files, promised, DATABASE, cut))


@pytest.mark.parametrize("count", [5, pytest.param(MANY, marks=pytest.mark.long)])
def test_damage_to_the_marks_themselves_costs_no_table(
    killed: tuple[Files, Promised], tmp_path: Path, count: int, caplog: pytest.LogCaptureFixture
) -> None:
    files, promised = killed
    chance = random.Random(count)
    changed = [flipped(files[MARKS], chance.randrange(len(files[MARKS]) * 8)) for _ in range(count)]
    changed += [files[MARKS][: chance.randrange(len(files[MARKS]))] for _ in range(count)]
    changed.append(flipped(files[MARKS], 8 * 40))
    with caplog.at_level(logging.WARNING, "ludarium.store"):
        for found in sweep(tmp_path / "data", files, promised, MARKS, changed):
            assert found == {"whole"}
    assert "1 of the store's marks cannot be read" in caplog.text


@pytest.mark.parametrize("name", [SHM, LOCK])
def test_the_other_files_hold_nothing_that_could_be_lost(
    killed: tuple[Files, Promised], tmp_path: Path, name: str
) -> None:
    files, promised = killed
    content = files[name]
    changed = [b"", *(flipped(content, bit) for bit in range(0, len(content) * 8, max(1, len(content) * 2)))]
    assert all(found == {"whole"} for found in sweep(tmp_path / "data", files, promised, name, changed))


# ---- what is said, and what is kept


def test_a_loss_is_said_with_an_incident_and_what_was_found_is_kept(
    killed: tuple[Files, Promised], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    files, promised = killed
    first = flipped(files[WAL], len(files[WAL]) * 8 // 2)
    settings = put({**files, WAL: first}, tmp_path / "data")

    async def play() -> None:
        with caplog.at_level(logging.ERROR, "ludarium.server"):
            async with open_service(settings) as service:
                assert service.store.losses
                assert service.metrics.value("incidents_total") == 1
        told = next(record for record in caplog.records if record.getMessage() == "incident")
        assert getattr(told, "incident", "")
        said = JsonFormatter().format(told)
        assert "are frozen" in said
        assert "move ludarium.sqlite3.marks away" in said
        assert all(table in said for table in service.store.losses)
        aside = sorted(file.name for file in settings.data.glob("*.lost-*"))
        assert len(aside) == 2
        assert (settings.data / f"{aside[0]}-wal").read_bytes() == first
        assert all(stat.S_IMODE((settings.data / name).stat().st_mode) == 0o600 for name in aside)
        assert aside[0] in said
        # The bit flipped back, everything is there again.
        again = put(
            {
                DATABASE: (settings.data / aside[0]).read_bytes(),
                WAL: files[WAL],
                MARKS: (settings.data / MARKS).read_bytes(),
            },
            tmp_path / "again",
        )
        assert await kept(again, promised) == {"whole"}
        # The loss is not new at the next start: nothing more is copied, and the tables stay frozen.
        assert "frozen" in await kept(settings, promised)
        assert len(list(settings.data.glob("*.lost-*"))) == 2

    asyncio.run(play())


def test_a_frozen_table_stays_frozen_while_others_go_on(killed: tuple[Files, Promised], tmp_path: Path) -> None:
    """New moves at healthy tables must not make the loss of others look small."""
    files, promised = killed
    cut = files[WAL][: len(files[WAL]) - 4 * 4120]
    settings = put({**files, WAL: cut}, tmp_path / "data")

    async def play() -> None:
        lost: frozenset[str] = frozenset()
        for _ in range(3):
            async with open_service(settings) as service:
                assert service.store.losses
                lost = lost or service.store.losses
                assert service.store.losses == lost
                for table in promised:
                    if table in lost:
                        with pytest.raises(Refuse) as refused:
                            async with (await _room(service, table)).entered():
                                pass
                        assert refused.value.code == "frozen"
                        assert refused.value.key == DAMAGED
                mates = await Seatmates.at_new_table(service, "human", "human")
                for index in range(8):
                    await mates.act(index)

    asyncio.run(play())


async def _room(service: Service, table: str) -> Any:
    room = await service.rooms.get(table)
    assert room is not None
    return room


def test_a_table_that_is_gone_is_frozen_and_not_unknown(killed: tuple[Files, Promised], tmp_path: Path) -> None:
    files, promised = killed
    last = list(promised)[-1]
    settings = put({name: content for name, content in files.items() if name != WAL}, tmp_path / "data")

    async def play() -> None:
        async with open_service(settings) as service:
            assert last in service.store.losses
            for ask in (service.rooms.get(last), service.visible_row(last, None), service.row(last)):
                with pytest.raises(Refuse) as refused:
                    await ask
                assert (refused.value.code, refused.value.key) == ("frozen", DAMAGED)
                assert refused.value.incident
            with pytest.raises(Refuse) as refused:
                await service.visible_row("never-made", None)
            assert refused.value.code == "not-found"

    asyncio.run(play())


def test_an_older_store_put_back_on_purpose_is_taken_once_its_marks_are_moved_away(
    stopped: tuple[Files, Promised], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    files, promised = stopped
    settings = put(files, tmp_path / "data")
    table = next(iter(promised))

    async def play() -> None:
        identity = ""
        async with open_service(settings) as service:
            row = await service.store.table(table)
            assert row is not None
            identity = row.maker
            mates = await Seatmates.at(service, table, identity)
            await mates.act(0)
        (settings.data / DATABASE).write_bytes(files[DATABASE])
        assert await kept(settings, {table: promised[table]}) == {"frozen"}
        (settings.data / MARKS).rename(tmp_path / "old.marks")
        with caplog.at_level(logging.WARNING, "ludarium.store"):
            assert await kept(settings, promised) == {"whole"}
        assert "the store has no marks: the 3 tables that it holds are taken as they are" in caplog.text
        async with open_service(settings) as service:
            mates = await Seatmates.at(service, table, identity)
            await mates.act(1)

    asyncio.run(play())


def test_marks_of_another_store_are_not_taken_for_its_own(stopped: tuple[Files, Promised], tmp_path: Path) -> None:
    files, _ = stopped

    async def play() -> None:
        async with open_service(settings_for(tmp_path / "other", workers=0)) as service:
            await Seatmates.at_new_table(service, "human", "human")
        settings = put({**files_in(tmp_path / "other"), MARKS: files[MARKS]}, tmp_path / "data")
        before = (settings.data / DATABASE).read_bytes()
        with pytest.raises(StoreLost, match=r"is another store, but .* knows of 3 tables: put the right file back"):
            async with open_service(settings):
                pass
        assert (settings.data / DATABASE).read_bytes() == before

    asyncio.run(play())


# ---- the end of a history


async def _cut_end(service: Service, table: str, thoroughly: bool) -> None:
    """Delete the last event together with what the table's row says of it."""
    events, tables = schema.events, schema.tables
    async with service.store.engine.begin() as connection:
        last = await connection.scalar(select(tables.c.seq).where(tables.c.id == table)) or 0
        own = events.c.table_id == table
        await connection.execute(delete(events).where(own, events.c.seq == last))
        body, chain = (
            await connection.execute(select(events.c.body, events.c.chain).where(own, events.c.seq == last - 1))
        ).one()
        change: dict[str, Any] = {"number": json.loads(body)["number"]}
        if thoroughly:
            change |= {"seq": last - 1, "chain": chain}
        await connection.execute(update(tables).where(tables.c.id == table).values(**change))


@pytest.mark.parametrize(
    ("settings", "thoroughly"), [("sqlite", True), ("sqlite", False), ("postgresql", False)], indirect=["settings"]
)
@pytest.mark.parametrize("when", ["at the start", "when it is read"])
def test_a_history_without_its_end_freezes(settings: Settings, thoroughly: bool, when: str) -> None:
    async def play() -> None:
        async with open_service(settings) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            for index in range(4):
                await mates.act(index)
            table = mates.room.id
            await _cut_end(service, table, thoroughly)
            if when == "when it is read":
                service.rooms._rooms.clear()
                await frozen(service, table)
        async with open_service(settings) as service:
            if service.store.is_sqlite:
                assert service.store.losses == {table}
            await frozen(service, table)

    async def frozen(service: Service, table: str) -> None:
        with pytest.raises(Refuse) as refused:
            async with (await _room(service, table)).entered():
                pass
        assert (refused.value.code, refused.value.key) == ("frozen", DAMAGED)

    asyncio.run(play())


# ---- commits and marks


def test_killed_between_commit_and_mark_nothing_counts_as_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            await mates.act(0)
            marks = (tmp_path / MARKS).read_bytes()
            await mates.act(1)
            assert mates.room.match is not None
            promised = {mates.room.id: (mates.room.match.seq, mates.room.match.chain)}
            files = {**files_in(tmp_path), MARKS: marks}
        settings = put(files, tmp_path / "killed")
        assert await kept(settings, promised) == {"whole"}
        # The mark has moved up: from now on the move is known to be there.
        read = Marks(settings.data / MARKS)
        assert read.read()
        assert {table: (mark.seq, mark.chain) for table, mark in read.tables.items()} == promised

    asyncio.run(play())


def test_nobody_is_told_of_a_move_that_could_not_be_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            number, option = mates.number, mates.option()
            mates.ear.seat = mates.table.position.pending[0].seat
            mates.ear.heard.clear()
            monkeypatch.setattr("ludarium.server.marks._write", full)
            for _ in range(2):
                with pytest.raises(Refuse) as refused:
                    await do(mates.room, mates.ear, Act("mine", number, option))
                assert refused.value.code == "unavailable"
            assert not mates.ear.messages("ack")
            assert not mates.ear.messages("update")
            monkeypatch.undo()
            await until(lambda: mates.room.match is not None, 5)
            assert mates.room.match is not None
            await do(mates.room, mates.ear, Act("mine", number, option))
            assert len(mates.ear.messages("ack")) == 1
            assert mates.room.match.seq == 2, "it was stored, and once"
            read = Marks(tmp_path / MARKS)
            assert read.read()
            assert read.tables[mates.room.id] == Mark(2, mates.room.match.chain)

    asyncio.run(play())


def test_a_mark_is_on_the_disk_before_the_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            push: Callable[[bytes], None] = mates.ear.push
            acknowledged: list[bool] = []

            def check(data: bytes) -> None:
                if b'"type":"ack"' in data:
                    read = Marks(tmp_path / MARKS)
                    read.read()
                    assert mates.room.match is not None
                    acknowledged.append(
                        read.tables[mates.room.id] == Mark(mates.room.match.seq, mates.room.match.chain)
                    )
                push(data)

            monkeypatch.setattr(mates.ear, "push", check)
            for index in range(5):
                await mates.act(index)
            assert acknowledged == [True] * 5

    asyncio.run(play())


# ---- the file of the marks


def test_marks_are_read_as_they_were_written(tmp_path: Path) -> None:
    marks = Marks(tmp_path / "marks")
    assert not marks.read()
    marks.store = "mine"
    marks.rewrite()
    for number in range(1, 50):
        marks.append(number, {f"t{number % 5}": Mark(number, f"{number:064x}")} if number % 7 else {})
    marks.close()
    again = Marks(tmp_path / "marks")
    assert again.read()
    assert (again.store, again.commits, again.tables, again.bad_lines) == ("mine", 49, marks.tables, 0)


def test_marks_do_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.server.marks._ROOM", 2_000)
    marks = Marks(tmp_path / "marks")
    marks.rewrite()
    for number in range(1, 400):
        marks.append(number, {"t": Mark(number, "0" * 64)})
    marks.close()
    assert (tmp_path / "marks").stat().st_size < 2_500
    again = Marks(tmp_path / "marks")
    assert again.read()
    assert again.tables == {"t": Mark(399, "0" * 64)}


def test_an_unfinished_last_line_is_no_damage_and_a_bad_line_before_it_is(tmp_path: Path) -> None:
    marks = Marks(tmp_path / "marks")
    marks.rewrite()
    for number in range(1, 5):
        marks.append(number, {"t": Mark(number, "0" * 64)})
    marks.close()
    written = (tmp_path / "marks").read_bytes()
    for cut in range(len(written) - 70, len(written)):
        (tmp_path / "marks").write_bytes(written[:cut] + b"\0" * 20)
        again = Marks(tmp_path / "marks")
        assert again.read()
        assert again.bad_lines == 0
        assert again.tables == {"t": Mark(3, "0" * 64)}
    (tmp_path / "marks").write_bytes(flipped(written, len(written) * 4))
    again = Marks(tmp_path / "marks")
    assert again.read()
    assert again.bad_lines == 1


def test_marks_of_a_newer_release_are_refused(tmp_path: Path) -> None:
    (tmp_path / "marks").write_bytes(_sealed("ludarium-marks 2 mine more"))
    with pytest.raises(MarksTooNew):
        Marks(tmp_path / "marks").read()


# ---- the row of a table


def test_a_row_that_tells_another_outcome_or_other_seats_is_damage(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            await mates.act(0)
            running = await service.store.table(mates.room.id)
            events = await service.store.events(mates.room.id)
            await do(mates.room, mates.ear, Resign("give up"))
            over = await service.store.table(mates.room.id)
            all_events = await service.store.events(mates.room.id)
        assert running is not None
        assert over is not None
        rebuilt(running, events)
        rebuilt(over, all_events)
        seated = running.seated.replace('"kind":"human"', '"kind":"link"', 1)
        assert seated != running.seated
        changed: list[tuple[Any, Any]] = [
            (msgspec.structs.replace(running, seated=seated), events),
            (msgspec.structs.replace(running, seated=running.seated.replace(running.maker, "somebody-else")), events),
            (msgspec.structs.replace(running, seated="[]"), events),
            (msgspec.structs.replace(running, seated="{"), events),
            (msgspec.structs.replace(running, outcome=over.outcome), events),
            (msgspec.structs.replace(over, outcome=None), all_events),
            (msgspec.structs.replace(over, outcome="{"), all_events),
            (
                msgspec.structs.replace(
                    over, outcome=(over.outcome or "").replace("[1,2]", "[2,1]").replace("[2,1]", "[1,1]")
                ),
                all_events,
            ),
        ]
        for row, history in changed:
            with pytest.raises(Damaged):
                rebuilt(row, history)

    asyncio.run(play())


# ---- who may read the files


def test_the_files_of_the_store_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def play() -> None:
        for _ in range(2):
            async with open_service(settings_for(folder, workers=0)) as service:
                mates = await Seatmates.at_new_table(service, "human", "human")
                await mates.act(0)
                modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
                assert modes.keys() == {DATABASE, WAL, SHM, MARKS, LOCK}
                assert set(modes.values()) == {0o600}
                assert stat.S_IMODE(folder.stat().st_mode) == 0o700
            # As an earlier release left them, or a copy.
            folder.chmod(0o755)
            for file in folder.iterdir():
                file.chmod(0o644)

    asyncio.run(play())


def test_a_folder_that_is_not_the_stores_own_is_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "of-others"
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    sqlite3.connect(folder / "mine.sqlite3").close()
    (folder / "mine.sqlite3").chmod(0o664)

    async def play() -> None:
        settings = settings_for(tmp_path, workers=0, database=str(folder / "mine.sqlite3"))
        async with open_service(settings) as service:
            await Seatmates.at_new_table(service, "human", "human")
            assert stat.S_IMODE(folder.stat().st_mode) == 0o755
            assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}

    asyncio.run(play())
