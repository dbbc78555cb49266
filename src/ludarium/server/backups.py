"""Backups: a store in one file, checked by playing every table again; put back, or moved to another database.

A backup is an SQLite file of its own with the tables of the store, and one row that says what must be in it. It holds
all that a store holds, seeds and what tokens hash to included: whoever can read it can read every hand.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    Integer,
    MetaData,
    Table,
    Text,
    create_engine,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from ludarium.house.match import Damaged, Match, rebuilt
from ludarium.house.store import EventRow, Mark, TableRow, first_link
from ludarium.server import schema
from ludarium.server.files import StoreFiles, copy_privately, sync_folder
from ludarium.server.locks import AdvisoryLock, FileLock, Lock, StoreInUse
from ludarium.server.marks import Marks, MarksTooNew
from ludarium.server.pushing import FILE as KEY_FILE
from ludarium.server.settings import Settings
from ludarium.server.storage import HEAD, is_behind, table_row, upgrade, version_of

Report = Callable[[int, str], None]
"""Told how many tables have been played again."""

FORM = 1
"""The form of backup files; a newer one is refused."""
_CHUNK = 1_000
_notes = MetaData()
_backup = Table(
    "backup",
    _notes,
    Column("id", Integer, primary_key=True),
    Column("form", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("contents", Text, nullable=False),
    Column("push_key", Text, nullable=False),
)


class Unfit(Exception):
    """It cannot be done, in a sentence; nothing was changed."""


class Contents(Struct, frozen=True):
    """What a backup holds."""

    version: str
    """Of the store, as its migrations count."""
    made: int
    """In seconds since 1970."""
    rows: dict[str, int]
    digest: str
    """Of all rows, in whatever order: it notices damage, and is no signature."""
    damaged: dict[str, str]
    """Tables that cannot be played again, and why: they were frozen where the backup comes from, and stay so."""

    @property
    def tables(self) -> int:
        return self.rows["tables"]


class Snapshot:
    """A store as it was at one moment, in an SQLite file that nobody else uses."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.engine: Engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
        self.marks: Mapping[str, Mark] = {}
        """What was acknowledged of each table, where that is noted beside the store."""
        self.commits_marked = 0
        """How many commits were noted there before the snapshot was taken."""

    @property
    def version(self) -> str | None:
        with self.engine.connect() as connection:
            return version_of(connection)

    def counted(self) -> tuple[dict[str, int], str]:
        """How many rows each table has, and the digest of all of them."""
        with self.engine.connect() as connection:
            return _counted(connection)

    def faults(self) -> list[str]:
        """What SQLite finds wrong with the file itself."""
        with self.engine.connect() as connection:
            said = [str(row[0]) for row in connection.execute(text("PRAGMA integrity_check(20)"))]
            orphans = {str(row[0]) for row in connection.execute(text("PRAGMA foreign_key_check"))}
        found = [line for line in said if line != "ok"]
        return found + [f"rows of {name} belong to nothing" for name in sorted(orphans)]

    def table_rows(self) -> list[TableRow]:
        """All tables, oldest first."""
        tables = schema.tables
        with self.engine.connect() as connection:
            found = connection.execute(select(tables).order_by(tables.c.created, tables.c.id)).mappings()
            return [table_row(dict(row)) for row in found]

    def events(self, table: str) -> list[EventRow]:
        events = schema.events
        with self.engine.connect() as connection:
            found = connection.execute(select(events).where(events.c.table_id == table).order_by(events.c.seq))
            return [EventRow(**row) for row in found.mappings()]

    def played_again(self, report: Report) -> Iterator[tuple[TableRow, Match | Damaged]]:
        """Every table from its events, or what is wrong with it."""
        for number, row in enumerate(self.table_rows(), 1):
            try:
                yield row, rebuilt(row, self.events(row.id), self.marks.get(row.id))
            except Damaged as damage:
                yield row, damage
            report(number, "")

    def lost(self) -> dict[str, str]:
        """Tables that miss what was acknowledged."""
        heads = self.heads()
        return {
            table: "acknowledged moves are missing" if table in heads else "the table was made once, and is gone"
            for table, mark in sorted(self.marks.items())
            if is_behind(heads.get(table), mark)
        }

    def heads(self) -> dict[str, Mark]:
        """The last event of each table."""
        events = schema.events.c
        last = select(events.table_id, func.max(events.seq).label("seq")).group_by(events.table_id).subquery()
        joined = schema.events.join(last, (events.table_id == last.c.table_id) & (events.seq == last.c.seq))
        with self.engine.connect() as connection:
            ends = connection.execute(select(events.table_id, events.seq, events.chain).select_from(joined)).all()
        heads = {row.id: Mark(0, first_link(row)) for row in self.table_rows()}
        return heads | {table: Mark(seq, chain) for table, seq, chain in ends}

    def note(self, contents: Contents, push_key: str) -> None:
        """Say in the file what it holds: now it is a backup."""
        row = {
            "id": 1,
            "form": FORM,
            "made": contents.made,
            "contents": msgspec.json.encode(contents).decode(),
            "push_key": push_key,
        }
        with self.engine.begin() as connection:
            _notes.create_all(connection)
            connection.execute(insert(_backup).values(row))

    def noted(self) -> tuple[Contents, str]:
        """What the file says that it holds, and the key for notes to closed pages."""
        with self.engine.connect() as connection:
            row = connection.execute(select(_backup)).mappings().one()
        if row["form"] > FORM:
            raise Unfit(f"{self.file} was made by a newer release")
        return msgspec.json.decode(row["contents"], type=Contents), row["push_key"]


# ---- what can be done


def back_up(settings: Settings, file: Path, report: Report) -> Contents:
    """Write a backup of a store, also while a server works on it; every table is played again before it counts."""
    return asyncio.run(_back_up(settings, file, report))


def check(file: Path, report: Report) -> Contents:
    """Whether a backup is whole: Unfit, if anything in it is not as it was."""
    with _opened(file) as snapshot:
        return _checked(snapshot, report)


def restore(file: Path, settings: Settings, replace: bool, report: Report) -> tuple[Contents, str]:
    """Put a backup where a store belongs. What was there is kept, and named. No server may have it meanwhile."""
    with _opened(file) as snapshot:
        return asyncio.run(_put(snapshot, settings, file if replace else None, report))


def move(source: Settings, target: Settings, report: Report) -> Contents:
    """Copy a store into an empty one, of whatever kind. No server may have either meanwhile."""
    return asyncio.run(_move(source, target, report))


async def _move(source: Settings, target: Settings, report: Report) -> Contents:
    if _place(source) == _place(target):
        raise Unfit("a store cannot be moved to where it is")
    async with _held(source):
        with tempfile.TemporaryDirectory(prefix="ludarium-move-") as folder:
            file = Path(folder) / "store"
            contents = await _back_up(source, file, report, held=True)
            if contents.damaged:
                raise Unfit(f"{_listed(contents.damaged)}; `ludarium doctor` tells more")
            with _opened(file) as snapshot:
                await _put(snapshot, target, None, lambda done, word: None)
    return contents


async def _back_up(settings: Settings, file: Path, report: Report, held: bool = False) -> Contents:
    _refuse_to_overwrite(file)
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    shutil.rmtree(_beside(part), ignore_errors=True)  # of a backup that was killed
    try:
        snapshot = await take(settings, part, held)
        if found := snapshot.faults():
            raise Unfit(f"the store is damaged ({found[0]}); `ludarium doctor` tells more")
        damaged = dict(snapshot.lost())
        for row, played in snapshot.played_again(report):
            if isinstance(played, Damaged):
                damaged[row.id] = str(played)
        rows, digest = snapshot.counted()
        contents = Contents(HEAD, int(time.time()), rows, digest, damaged)
        key = settings.data / KEY_FILE
        snapshot.note(contents, key.read_text("ascii") if key.is_file() else "")
        snapshot.engine.dispose()
        _sync(part)
        os.replace(part, file)
        sync_folder(file.parent)
    except (SQLAlchemyError, sqlite3.Error, OSError) as fault:
        raise Unfit(f"the backup cannot be made: {_said(fault)}") from fault
    finally:
        for rest in (part, part.with_name(part.name + "-journal")):
            rest.unlink(missing_ok=True)
    return contents


def _beside(part: Path) -> Path:
    """Where the files of a store lie while they are copied into one."""
    return part.with_name(part.name + "-copy")


async def take(settings: Settings, part: Path, held: bool = False) -> Snapshot:
    """The store as it is now, in a new file; `held`: nobody else can have it meanwhile."""
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    url = make_url(settings.database_url)
    if url.get_backend_name() != "sqlite":
        return await _take_from_postgresql(url, settings.store_seconds, part)
    files = _files(url)
    if not files.database.is_file():
        raise Unfit(f"there is no store at {files.database}")
    marks = Marks(files.marks)
    try:
        marks.read()  # before the copy: what is acknowledged meanwhile may be in it, what is here must be
    except MarksTooNew as fault:
        raise Unfit(f"{fault}; use a newer release") from fault
    lock = FileLock(files.lock, files.database)
    try:
        if not held:
            await lock.take(0)
    except StoreInUse:
        _copy_database(f"file:{files.database}?mode=ro", part)
    else:
        # A store that nobody has open: SQLite would tidy its log away. It works on a copy of both.
        folder = _beside(part)
        try:
            folder.mkdir(mode=0o700)
            copy = folder / "store"
            copy_privately(files.database, copy)
            if files.wal.is_file():
                copy_privately(files.wal, copy.with_name("store-wal"))
            _copy_database(f"file:{copy}", part)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
            await lock.release()
    snapshot = Snapshot(part)
    version = snapshot.version
    if version is None:
        raise Unfit(f"{files.database} holds no store")
    if version > HEAD:
        raise Unfit(f"the store has version {version}, this release knows {HEAD}; use a newer release")
    if version < HEAD:
        with snapshot.engine.connect() as connection:
            upgrade(connection)
            connection.commit()
    snapshot.marks, snapshot.commits_marked = marks.tables, marks.commits
    return snapshot


async def _take_from_postgresql(url: URL, seconds: float, part: Path) -> Snapshot:
    snapshot = Snapshot(part)
    with snapshot.engine.connect() as connection:
        upgrade(connection)
        connection.commit()
    async with _postgresql(url, seconds) as engine, engine.connect() as plain:
        source = await plain.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        version = await source.run_sync(version_of)
        if version != HEAD:
            raise Unfit(
                f"the database {url.database} holds no store"
                if version is None
                else f"the store has version {version}, this release has {HEAD}: serve it once, or use a newer release"
            )
        with snapshot.engine.begin() as target:
            for table in schema.metadata.sorted_tables:
                async for rows in _chunks(source, table):
                    target.execute(insert(table), rows)
    return snapshot


async def _put(snapshot: Snapshot, settings: Settings, replaces: Path | None, report: Report) -> tuple[Contents, str]:
    """`replaces`: an existing store may go; what is kept of a database is put next to this file."""
    contents = _checked(snapshot, report)
    url = make_url(settings.database_url)
    if url.get_backend_name() == "sqlite":
        files = _files(url)
        files.make_folder(own=settings.database is None)
    async with _held(settings):
        try:
            if url.get_backend_name() == "sqlite":
                kept = _put_in_file(snapshot, contents, _files(url), replaces is not None)
            else:
                kept = await _put_in_postgresql(snapshot, contents, settings, replaces)
        except (SQLAlchemyError, sqlite3.Error, OSError) as fault:
            raise Unfit(f"the store cannot be put there: {_said(fault)}") from fault
        _put_key(snapshot, settings.data / KEY_FILE, replaces is not None)
    return contents, kept


def _put_in_file(snapshot: Snapshot, contents: Contents, files: StoreFiles, replace: bool) -> str:
    """Whenever this is killed, the old store is there, or the new one, or the loss is noticed and the old one kept."""
    kept = ""
    there = files.database.is_file() and files.database.stat().st_size > 0
    if there or files.marks.exists():
        if not replace:
            raise Unfit(f"there is a store at {files.database} already; --replace keeps it aside")
        kept = str(files.keep_aside()) if there else ""
    fresh = files.database.with_name(files.database.name + ".new")
    fresh.unlink(missing_ok=True)
    os.close(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    made = create_engine(f"sqlite:///{fresh}", poolclass=NullPool)
    with made.connect() as connection:
        upgrade(connection)
        connection.commit()
    with made.begin() as connection:
        _fill(connection, snapshot, contents)
        store, commits = connection.execute(select(schema.masters.c.store, schema.masters.c.commits)).one()
    made.dispose()
    _sync(fresh)
    files.drop_log()
    os.replace(fresh, files.database)
    sync_folder(files.database.parent)
    marks = Marks(files.marks)
    marks.store, marks.commits, marks.tables = store, commits, snapshot.heads()
    marks.rewrite()
    marks.close()
    return kept


async def _put_in_postgresql(snapshot: Snapshot, contents: Contents, settings: Settings, replaces: Path | None) -> str:
    url = make_url(settings.database_url)
    kept = ""
    async with _postgresql(url, settings.store_seconds) as engine:
        async with engine.connect() as connection:
            version = await connection.run_sync(version_of)
            if version is not None and version > HEAD:
                raise Unfit(f"the store there has version {version}, this release knows {HEAD}; use a newer release")
            await connection.rollback()
            if version != HEAD:
                await connection.run_sync(upgrade)
                await connection.commit()
            used = await connection.scalar(select(func.count()).select_from(schema.identities))
        if used:
            if replaces is None:
                raise Unfit(f"there is a store in the database {url.database} already; --replace keeps it as a backup")
            ending = time.strftime(".before-%Y%m%d-%H%M%S", time.gmtime())
            aside = replaces.with_name(replaces.name + ending)
            await _back_up(settings, aside, lambda done, word: None)
            kept = str(aside)
        async with engine.begin() as connection:
            await connection.run_sync(_fill, snapshot, contents)
    return kept


def _fill(connection: Connection, snapshot: Snapshot, contents: Contents) -> None:
    """All rows of a snapshot in place of the present ones; the master until now no longer is."""
    masters = schema.masters
    epoch = connection.scalar(select(masters.c.epoch)) or 0
    for table in reversed(schema.metadata.sorted_tables):
        connection.execute(table.delete())
    with snapshot.engine.connect() as source:
        for table in schema.metadata.sorted_tables:
            for rows in _rows(source, table):
                connection.execute(insert(table), rows)
    later = connection.scalar(select(masters.c.epoch)) or 0
    connection.execute(update(masters).values(epoch=max(epoch, later) + 1))
    if _counted(connection) != (contents.rows, contents.digest):
        raise Unfit("what the database has stored is not what was put in; nothing was changed")


def _put_key(snapshot: Snapshot, file: Path, replace: bool) -> None:
    """Browsers that subscribed to notes go on being told with the key that they know."""
    _, key = snapshot.noted()
    if key and (replace or not file.exists()):
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as opened:
            opened.write(key)


def _refuse_to_overwrite(file: Path) -> None:
    if file.exists():
        raise Unfit(f"{file} is there already; name a file that is not")
    if not file.parent.is_dir():
        raise Unfit(f"there is no folder {file.parent}")


# ---- what they share


def _checked(snapshot: Snapshot, report: Report) -> Contents:
    """What a backup says that it holds, if it does."""
    file = snapshot.file
    try:
        contents, _ = snapshot.noted()
        if contents.version > HEAD:
            raise Unfit(f"{file} has version {contents.version}, this release knows {HEAD}; use a newer release")
        if snapshot.version != contents.version or contents.version < HEAD:
            raise Unfit(
                f"{file} has version {contents.version}: restore it with the release that made it, and serve it"
            )
        whole = not snapshot.faults() and snapshot.counted() == (contents.rows, contents.digest)
        damaged = (
            {row.id for row, played in snapshot.played_again(report) if isinstance(played, Damaged)} if whole else ()
        )
    except (SQLAlchemyError, msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise Unfit(f"{file} is no backup, or a damaged one; nothing was changed") from fault
    if not whole or not set(damaged) <= set(contents.damaged):
        raise Unfit(f"{file} is damaged: it does not hold what was put into it; nothing was changed")
    return contents


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[Snapshot]:
    """A copy of a backup, so that nothing that is done with it changes the file."""
    if not file.is_file():
        raise Unfit(f"there is no backup {file}")
    with tempfile.TemporaryDirectory(prefix="ludarium-backup-") as folder:
        copy = Path(folder) / file.name
        copy_privately(file, copy)
        snapshot = Snapshot(copy)
        try:
            yield snapshot
        finally:
            snapshot.engine.dispose()


@contextlib.asynccontextmanager
async def _held(settings: Settings) -> AsyncIterator[None]:
    """Nobody else has the store meanwhile."""
    url = make_url(settings.database_url)
    lock: Lock
    if url.get_backend_name() == "sqlite":
        files = _files(url)
        if not files.database.parent.is_dir():
            raise Unfit(f"there is no folder {files.database.parent}")
        lock = FileLock(files.lock, files.database)
    else:
        lock = AdvisoryLock(url, settings.store_seconds)
    try:
        await lock.take(settings.store_seconds)
    except StoreInUse as used:
        raise Unfit(f"{used}; stop it first") from used
    except (SQLAlchemyError, OSError, TimeoutError) as fault:
        raise Unfit(f"the database {url.database} cannot be reached: {_said(fault)}") from fault
    try:
        yield
    finally:
        await lock.release()


@contextlib.asynccontextmanager
async def _postgresql(url: URL, seconds: float) -> AsyncIterator[AsyncEngine]:
    engine = create_async_engine(url, poolclass=NullPool, connect_args={"timeout": seconds})
    try:
        yield engine
    except (OSError, TimeoutError) as fault:
        raise Unfit(f"the database {url.database} cannot be reached: {_said(fault)}") from fault
    finally:
        await engine.dispose()


def _files(url: URL) -> StoreFiles:
    assert url.database is not None
    return StoreFiles(url.database)


def _place(settings: Settings) -> str:
    url = make_url(settings.database_url)
    return str(_files(url).database) if url.get_backend_name() == "sqlite" else str(url)


def _copy_database(source: str, target: Path) -> None:
    """One moment of an SQLite database, in one file without a log."""
    with (
        contextlib.closing(sqlite3.connect(source, uri=True)) as opened,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        opened.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")


def _rows(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """All rows of a table, in handy numbers."""
    found = connection.execution_options(yield_per=_CHUNK).execute(select(table))
    for part in found.mappings().partitions(_CHUNK):
        yield [dict(row) for row in part]


async def _chunks(connection: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    found = await connection.stream(select(table), execution_options={"yield_per": _CHUNK})
    async for part in found.mappings().partitions(_CHUNK):
        yield [dict(row) for row in part]


def _counted(connection: Connection) -> tuple[dict[str, int], str]:
    """The number of rows of each table, and a digest that does not ask in which order they come.

    The number of the master is left out: it rises with each server that takes the store.
    """
    counts, total = {}, 0
    for table in schema.metadata.sorted_tables:
        if table is schema.masters:
            continue
        counts[table.name] = 0
        for rows in _rows(connection, table):
            counts[table.name] += len(rows)
            for row in rows:
                sealed = msgspec.json.encode(
                    [str(table.name), {str(name): value for name, value in row.items()}], order="deterministic"
                )
                total += int.from_bytes(hashlib.sha256(sealed).digest(), "big")
    return counts, f"{total % (1 << 256):064x}"


def _listed(damaged: Mapping[str, str]) -> str:
    number = len(damaged)
    return f"{number} tables are damaged" if number > 1 else f"the table {next(iter(damaged))} is damaged"


def _said(fault: Exception) -> str:
    if isinstance(fault, OSError) and fault.strerror:
        return fault.strerror
    return str(getattr(fault, "orig", None) or fault).splitlines()[0]


def _sync(file: Path) -> None:
    opened = os.open(file, os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
