"""The store: an append-only log of events for each table, with one writer that commits for many tables at once.

Store first, tell after: `append` returns when its rows are on stable storage, and nobody hears of them before.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Delete, Table, bindparam, delete, event, insert, or_, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from ludarium.server import schema
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings

log = logging.getLogger("ludarium.store")

HEAD = "0002"
"""The newest migration; a test compares it with the folder."""
_LOCK_KEY = 0x6C756461
_BATCH = 500

_encoder = msgspec.json.Encoder(order="deterministic")


Insert: TypeAlias = tuple[Table, Mapping[str, Any]]
"""A row, and the table it goes into."""


class StoreUnavailable(Exception):
    """The store cannot be used now; what was to be written may be there or not."""


class StoreInUse(Exception):
    """Another server works on this store."""


class StoreTooNew(Exception):
    """The store was written by a newer release; nothing was touched."""


class StoreUnsafe(Exception):
    """The store would lose acknowledged moves on a power cut."""


class Conflict(Exception):
    """A row with this key is there already: another writer, or a repeated action."""


class EventRow(Struct, frozen=True):
    """One stored step of a table. `chain` covers it and everything before it."""

    table_id: str
    seq: int
    seat: int
    action_id: str | None
    kind: str
    body: str
    request: str
    answer: str
    at: int
    chain: str


class TableRow(Struct, frozen=True):
    """A table as it was made, and what lists show of it."""

    id: str
    code: str | None
    game: str
    rules: int
    form: str
    setup: str
    seed: str
    bot_seed: str
    maker: str
    created: int
    number: int
    outcome: str | None
    seated: str
    started: bool
    updated: int


class Summary(Struct, frozen=True):
    """What lists show of a table after an event."""

    number: int
    outcome: str | None
    seated: str
    started: bool


def first_link(row: TableRow) -> str:
    """Where a table's chain begins: the facts it was made with."""
    made = (row.id, row.code, row.game, row.rules, row.form, row.setup, row.seed, row.bot_seed, row.maker, row.created)
    return hashlib.sha256(_encoder.encode(made)).hexdigest()


def next_link(
    chain: str, seq: int, seat: int, action_id: str | None, kind: str, body: str, request: str, answer: str, at: int
) -> str:
    """The chain after one more event."""
    step = (chain, seq, seat, action_id, kind, body, request, answer, at)
    return hashlib.sha256(_encoder.encode(step)).hexdigest()


class _Write:
    """Rows that go in together or not at all, and the future of whoever waits for them."""

    __slots__ = ("done", "inserts", "updates")

    def __init__(self, inserts: Sequence[tuple[Table, Mapping[str, Any]]], updates: Sequence[Mapping[str, Any]]):
        self.inserts = inserts
        self.updates = updates
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


_SUMMARY = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(
        number=bindparam("new_number"),
        outcome=bindparam("new_outcome"),
        seated=bindparam("new_seated"),
        started=bindparam("new_started"),
        updated=bindparam("new_updated"),
    )
)


class Store:
    """Opens a store, keeps others out, reads, and writes in groups."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.url = make_url(settings.database_url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._lock_file: IO[str] | None = None
        self._lock_connection: AsyncConnection | None = None
        self._queue: asyncio.Queue[_Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.engine: AsyncEngine = self._make_engine()
        self.available = True

    def _make_engine(self) -> AsyncEngine:
        if self.is_sqlite:
            # Releases of SQLite before 3.51.3 have a rare race between connections: all work goes through one.
            engine = create_async_engine(self.url, pool_size=1, max_overflow=0, pool_timeout=30)
            event.listen(engine.sync_engine, "connect", _set_pragmas)
            return engine
        return create_async_engine(
            self.url,
            pool_size=4,
            max_overflow=0,
            pool_timeout=self.settings.store_seconds,
            connect_args={"timeout": self.settings.store_seconds, "command_timeout": self.settings.store_seconds},
        )

    # ---- opening and closing

    async def open(self) -> None:
        """Lock the store, bring its tables up to date, check that it keeps what it is given."""
        if self.is_sqlite:
            assert self.url.database is not None
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        await self._lock()
        try:
            async with self.engine.connect() as connection:
                await self._check_safety(connection)
                await connection.rollback()
                await _migrate(connection)
        except BaseException:
            await self._unlock()
            await self.engine.dispose()
            raise
        self._writer = asyncio.create_task(self._write_for_ever(), name="store writer")

    async def close(self) -> None:
        """Finish what is queued, then let go of the store."""
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
            self._writer = None
        await self.engine.dispose()
        await self._unlock()

    async def _lock(self) -> None:
        if self.is_sqlite:
            assert self.url.database is not None
            path = Path(self.url.database).with_suffix(".lock")
            file = path.open("a+")
            try:
                _lock_file(file)
            except OSError:
                file.close()
                raise StoreInUse(f"another server uses {self.url.database}") from None
            self._lock_file = file
            return
        engine = create_async_engine(self.url, poolclass=NullPool)
        connection = await engine.connect()
        end = time.monotonic() + self.settings.store_seconds
        while not await connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": _LOCK_KEY}):
            # A server that was killed holds its lock until the database has noticed.
            if time.monotonic() >= end:
                await connection.close()
                raise StoreInUse(f"another server uses the database {self.url.database}")
            await asyncio.sleep(0.05)
        await connection.commit()
        self._lock_connection = connection

    async def _unlock(self) -> None:
        if self._lock_file is not None:
            self._lock_file.close()
            self._lock_file = None
        if self._lock_connection is not None:
            await self._lock_connection.close()
            self._lock_connection = None

    async def _check_safety(self, connection: AsyncConnection) -> None:
        """Refuse a store that would forget acknowledged moves when the power goes."""
        if self.is_sqlite:
            mode = await connection.scalar(text("PRAGMA journal_mode"))
            sync = await connection.scalar(text("PRAGMA synchronous"))
            if mode != "wal" or sync != 2:
                raise StoreUnsafe(f"SQLite needs journal_mode wal and synchronous 2 (FULL), but has {mode} and {sync}")
            return
        for name in ("fsync", "synchronous_commit"):
            value = await connection.scalar(text(f"SHOW {name}"))
            if value not in ("on", "remote_apply", "remote_write"):
                raise StoreUnsafe(f"PostgreSQL needs {name} on, but has {value}")

    # ---- writing

    async def write(
        self, *inserts: tuple[Table, Mapping[str, Any]], summary: tuple[str, Summary] | None = None
    ) -> None:
        """Put rows in, all or none; returns when they are safe. Conflict: a key is taken. Others: StoreUnavailable."""
        updates: list[Mapping[str, Any]] = []
        if summary is not None:
            table, new = summary
            updates.append(
                {
                    "table": table,
                    "new_number": new.number,
                    "new_outcome": new.outcome,
                    "new_seated": new.seated,
                    "new_started": new.started,
                    "new_updated": int(time.time()),
                }
            )
        write = _Write(inserts, updates)
        self._queue.put_nowait(write)
        try:
            await asyncio.wait_for(asyncio.shield(write.done), self.settings.store_seconds)
        except TimeoutError:
            # It may still be written; whoever asked must read again before going on.
            write.done.add_done_callback(_ignore)
            raise StoreUnavailable("the store did not answer in time") from None

    async def append(
        self, rows: Sequence[EventRow], summary: Summary, sits: str | None = None, together: Sequence[Insert] = ()
    ) -> None:
        """Store the next events of a table; `sits`: the identity that took a seat by them.

        `together` goes in with them or not at all.
        """
        inserts: list[Insert] = [(schema.events, msgspec.structs.asdict(row)) for row in rows]
        inserts += together
        if sits is not None:
            inserts.append((schema.sitting, {"identity": sits, "table_id": rows[0].table_id}))
        await self.write(*inserts, summary=(rows[0].table_id, summary))

    async def _write_for_ever(self) -> None:
        """Commit whatever has gathered while the last commit ran: one sync serves many tables."""
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < _BATCH:
                batch.append(self._queue.get_nowait())
            try:
                await self._commit(batch)
            except Conflict:
                for single in batch:
                    await self._commit_alone(single)
            except Exception as fault:
                self._fail(batch, fault)
            else:
                self._succeed(batch)

    async def _commit_alone(self, write: _Write) -> None:
        """One of a group was refused: try each by itself."""
        try:
            await self._commit([write])
        except Conflict as conflict:
            if not write.done.done():
                write.done.set_exception(conflict)
        except Exception as fault:
            self._fail([write], fault)
        else:
            self._succeed([write])

    async def _commit(self, batch: list[_Write]) -> None:
        rows: dict[Table, list[Mapping[str, Any]]] = {}
        updates: list[Mapping[str, Any]] = []
        for write in batch:
            for table, row in write.inserts:
                rows.setdefault(table, []).append(row)
            updates.extend(write.updates)
        start = time.perf_counter()
        try:
            async with asyncio.timeout(None if self.is_sqlite else self.settings.store_seconds):
                async with self.engine.begin() as connection:
                    for table in schema.metadata.sorted_tables:  # parents before children
                        if table in rows:
                            await connection.execute(insert(table), rows[table])
                    if updates:
                        await connection.execute(_SUMMARY, updates)
        except IntegrityError as taken:
            raise Conflict(str(taken.orig)) from taken
        self.metrics.observe("commit_seconds", time.perf_counter() - start)
        self.metrics.count("commits_total")
        self.metrics.count("writes_total", len(batch))

    def _succeed(self, batch: list[_Write]) -> None:
        self.available = True
        for write in batch:
            if not write.done.done():
                write.done.set_result(None)

    def _fail(self, batch: list[_Write], fault: Exception) -> None:
        """Nothing is tried again: a failed sync may have lost pages, only a fresh read tells."""
        self.available = False
        self.metrics.count("store_faults_total")
        log.error("the store cannot be written", extra={"fault": type(fault).__name__, "reason": _reason(fault)})
        for write in batch:
            if not write.done.done():
                write.done.set_exception(StoreUnavailable("the store cannot be written"))

    async def touch_token(self, hashed: str, seen: int) -> None:
        """Note that a token is in use; it does not matter much if that fails."""
        statement = update(schema.tokens).where(schema.tokens.c.hash == hashed).values(seen=seen)
        with contextlib.suppress(SQLAlchemyError, OSError, TimeoutError):
            async with asyncio.timeout(self.settings.store_seconds), self.engine.begin() as connection:
                await connection.execute(statement)

    async def leave(self, identity: str, table_id: str) -> None:
        """The table is on that identity's lists no more; nothing of it is deleted."""
        sitting = schema.sitting.c
        await self._delete(delete(schema.sitting).where(sitting.identity == identity, sitting.table_id == table_id))

    async def forget_tokens(self, hashes: Sequence[str]) -> None:
        """Nobody is known by these tokens any more."""
        await self._delete(delete(schema.tokens).where(schema.tokens.c.hash.in_(hashes)))

    async def _delete(self, statement: Delete) -> None:
        try:
            async with asyncio.timeout(self.settings.store_seconds), self.engine.begin() as connection:
                await connection.execute(statement)
        except (SQLAlchemyError, OSError, TimeoutError) as fault:
            raise StoreUnavailable("the store cannot be written") from fault

    # ---- reading

    async def rows(self, statement: Any) -> list[dict[str, Any]]:
        """The rows of a query."""
        try:
            async with asyncio.timeout(self.settings.store_seconds + 5):
                async with self.engine.connect() as connection:
                    result = await connection.execute(statement)
                    return [dict(row) for row in result.mappings()]
        except (SQLAlchemyError, OSError, TimeoutError) as fault:
            log.error("the store cannot be read", extra={"fault": type(fault).__name__, "reason": _reason(fault)})
            raise StoreUnavailable("the store cannot be read") from fault

    async def table(self, table_id: str) -> TableRow | None:
        found = await self.rows(select(schema.tables).where(schema.tables.c.id == table_id))
        return _table_row(found[0]) if found else None

    async def table_by_code(self, code: str) -> TableRow | None:
        """The table that this code leads to, or once led to: only its events tell which."""
        later = select(schema.invitations.c.table_id).where(schema.invitations.c.code == code)
        tables = schema.tables.c
        found = await self.rows(select(schema.tables).where(or_(tables.code == code, tables.id.in_(later))))
        return _table_row(found[0]) if found else None

    async def tables_of(self, identity: str, limit: int) -> list[TableRow]:
        """The tables an identity sits at, last touched first."""
        joined = schema.tables.join(schema.sitting, schema.sitting.c.table_id == schema.tables.c.id)
        statement = (
            select(schema.tables)
            .select_from(joined)
            .where(schema.sitting.c.identity == identity)
            .order_by(schema.tables.c.updated.desc(), schema.tables.c.created.desc(), schema.tables.c.id)
            .limit(limit)
        )
        return [_table_row(row) for row in await self.rows(statement)]

    async def events(self, table_id: str) -> list[EventRow]:
        """All events of a table in order; their chain is not checked here."""
        events = schema.events
        statement = select(events).where(events.c.table_id == table_id).order_by(events.c.seq)
        return [EventRow(**row) for row in await self.rows(statement)]

    async def event_of(self, table_id: str, seat: int, action_id: str) -> EventRow | None:
        """The event that an action led to."""
        events = schema.events
        statement = select(events).where(
            events.c.table_id == table_id, events.c.seat == seat, events.c.action_id == action_id
        )
        found = await self.rows(statement)
        return EventRow(**found[0]) if found else None

    async def chats(self, table_id: str, limit: int) -> list[dict[str, Any]]:
        """The last things said at a table, oldest first."""
        chats = schema.chats
        statement = select(chats).where(chats.c.table_id == table_id).order_by(chats.c.number.desc()).limit(limit)
        return list(reversed(await self.rows(statement)))


def _lock_file(file: IO[str]) -> None:
    """Take the file for this process alone, until it ends in whatever way; OSError: somebody has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _table_row(row: Mapping[str, Any]) -> TableRow:
    return TableRow(**{**row, "started": bool(row["started"])})


def _set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "mmap_size = 0"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _ignore(future: asyncio.Future[None]) -> None:
    """Nobody waits for it any more; look at its exception so that it is not reported as lost."""
    if not future.cancelled():
        future.exception()


def _reason(fault: BaseException) -> str:
    """What the database said, without the statement and its values."""
    return str(fault.orig) if isinstance(fault, DBAPIError) else str(fault)


async def _migrate(connection: AsyncConnection) -> None:
    version = await connection.run_sync(_version)
    if version == HEAD:
        return
    if version is not None and version > HEAD:
        raise StoreTooNew(f"the store has version {version}, this release knows {HEAD}; use a newer release")
    await connection.run_sync(_upgrade)
    await connection.commit()


def _version(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def _upgrade(connection: Connection) -> None:
    from alembic import command  # takes a third of a second, and is needed once for each store and release

    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def alembic_config() -> Any:
    """Alembic's settings without a file of its own."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", os.fspath(Path(__file__).resolve().parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config
