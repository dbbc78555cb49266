"""The store: an append-only log of events for each table, with one writer that commits for many tables at once.

Store first, tell after: `append` returns when its rows are on stable storage, and nobody hears of them before.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Connection,
    Delete,
    Insert,
    Table,
    Update,
    bindparam,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludarium.house.store import (
    AttemptRow,
    ChatRow,
    ChronicleRow,
    Conflict,
    EventRow,
    Invitation,
    Mark,
    RatingRow,
    RecordRow,
    ReviewRow,
    Row,
    Sitting,
    StoreCorrupt,
    StoreUnavailable,
    Summary,
    TableRow,
    first_link,
    has_days,
)
from ludarium.server import schema
from ludarium.server.files import StoreFiles
from ludarium.server.locks import AdvisoryLock, FileLock, Lock, StoreInUse
from ludarium.server.marks import Marks, MarksTooNew
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings

log = logging.getLogger("ludarium.store")

HEAD = "0012"
"""The newest migration; a test compares it with the folder."""
_BATCH = 500


class StoreTooNew(Exception):
    """The store was written by a newer release; nothing was touched."""


class StoreUnsafe(Exception):
    """The store would lose acknowledged moves on a power cut."""


class StoreLost(Exception):
    """The store's file does not hold what its marks know of; nothing was touched."""


class Overtaken(Exception):
    """Another server is the master of the store now."""


class IdentityRow(Struct, frozen=True):
    """Somebody who plays here."""

    id: str
    name: str
    created: int
    face: str = ""


class TokenRow(Struct, frozen=True):
    """By what somebody is known; the token itself is in no table."""

    hash: str
    identity: str
    created: int
    seen: int
    agent: str
    mark: str = ""


class BrowserRow(Struct, frozen=True):
    """Somebody in a browser that several may use, and what they are called there."""

    mark: str
    identity: str
    name: str
    face: str
    since: int
    """In milliseconds since 1970."""


class BlockRow(Struct, frozen=True):
    """Somebody who does not want to meet somebody else."""

    identity: str
    other: str
    name: str
    at: int


class NameRow(Struct, frozen=True):
    """A name that belongs to somebody, and what passes for it."""

    skeleton: str
    identity: str
    name: str


class PasskeyRow(Struct, frozen=True):
    """The public half of a passkey; how often it was used, as it says itself."""

    id: str
    identity: str
    key: str
    count: int
    created: int


class PushRow(Struct, frozen=True):
    """A browser that wants to be told while the page is closed."""

    id: str
    identity: str
    session: str
    endpoint: str
    key: str
    auth: str
    language: str
    created: int
    failures: int = 0
    """How often in a row it could not be told."""


class SanctionRow(Struct, frozen=True):
    """Something that an operator has done."""

    number: int
    at: int
    what: str
    target: str
    note: str


OwnRow: TypeAlias = IdentityRow | TokenRow | NameRow | SanctionRow | PasskeyRow | BrowserRow | BlockRow
"""What only a server keeps."""

_TABLES: dict[type[Struct], Table] = {
    BrowserRow: schema.browsers,
    BlockRow: schema.blocks,
    NameRow: schema.names,
    PasskeyRow: schema.passkeys,
    PushRow: schema.pushes,
    SanctionRow: schema.sanctions,
    TableRow: schema.tables,
    EventRow: schema.events,
    Sitting: schema.sitting,
    Invitation: schema.invitations,
    ChatRow: schema.chats,
    RecordRow: schema.records,
    RatingRow: schema.ratings,
    ReviewRow: schema.reviews,
    AttemptRow: schema.attempts,
    ChronicleRow: schema.chronicles,
    IdentityRow: schema.identities,
    TokenRow: schema.tokens,
}
"""Where rows of each kind go; their fields are the columns."""


class _Write:
    """Rows that go in together or not at all, and the future that waits for them."""

    __slots__ = ("done", "inserts", "updates")

    def __init__(self, inserts: Sequence[Struct], updates: Sequence[Mapping[str, Any]]):
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
        seq=bindparam("new_seq"),
        chain=bindparam("new_chain"),
    )
)
_masters = schema.masters.c
_FENCE = update(schema.masters).where(_masters.id == 1, _masters.epoch == bindparam("mine"))
"""The first statement of a transaction. It holds the row until the end: nobody can become the master in between."""


class SqlStore:
    """The store of a house on SQLite or PostgreSQL: opens it, keeps others out, reads, and writes in groups."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.url = make_url(settings.database_url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._files: StoreFiles | None = None
        self._marks: Marks | None = None
        self._lock: Lock
        if self.is_sqlite:
            assert self.url.database is not None
            self._files = StoreFiles(self.url.database)
            self._marks = Marks(self._files.marks)
            self._lock = FileLock(self._files.lock, self._files.database)
            self.url = self.url.set(database=str(self._files.database))
        else:
            self._lock = AdvisoryLock(self.url, settings.store_seconds)
        self._marking = asyncio.Lock()
        self._queue: asyncio.Queue[_Write | None] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self.engine: AsyncEngine = self._make_engine()
        self.available = True
        self.is_master = False
        """Whether this server may write, as far as it knows; the transaction of each write knows better."""
        self.on_change: Callable[[], None] = lambda: None
        """Called when the store was lost to another server, and when it is ours again."""
        self.loss = ""
        """What was acknowledged once and is missing now, for people; empty: nothing."""
        self.losses: frozenset[str] = frozenset()
        """The tables that miss it."""
        self._epoch = 0
        self._commits = 0

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
        """Lock the store, see that it holds what it promised, bring it up to date, become its master."""
        files = self._files
        if files is not None:
            files.make_folder(own=self.settings.database is None)
        await self._lock.take(self.settings.store_seconds)
        try:
            if files is not None:
                if files.names > 1:
                    raise StoreUnsafe(f"the file {files.database} has two names (hard links): SQLite would lose moves")
                files.note_wal()
                files.make_database()
            await self._take_over()
            if files is not None:
                files.make_private()
        except BaseException:
            await self.engine.dispose()
            await self._lock.release()
            raise
        self._tasks = [
            asyncio.create_task(self._write_for_ever(), name="store writer"),
            asyncio.create_task(self._keep_lock_for_ever(), name="store lock"),
        ]

    async def close(self) -> None:
        """Finish what is queued, then let go of the store."""
        self._queue.put_nowait(None)
        if self._tasks:
            await asyncio.wait(self._tasks[:1], timeout=2 * self.settings.store_seconds)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await self.engine.dispose()
        if self._marks is not None:
            self._marks.close()
        await self._lock.release()

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

    # ---- being the master

    async def _take_over(self) -> None:
        """The lock is ours: compare the store with its marks, then become its master.

        The number of the master rises. A server that was the master before finds that out in its next transaction.
        """
        async with self.engine.connect() as connection:
            await self._check_safety(connection)
            version = await connection.run_sync(version_of)
            if version is not None and version > HEAD:
                raise StoreTooNew(f"the store has version {version}, this release knows {HEAD}; use a newer release")
            await connection.rollback()
        await self._compare(version)
        async with self.engine.connect() as connection:
            await _migrate(connection, version)
            masters = schema.masters
            rows = (await connection.execute(select(masters))).mappings().all()
            await connection.rollback()
            known = self._marks.commits if self._marks is not None else 0
            if rows:
                store, self._commits = rows[0]["store"], max(rows[0]["commits"], known)
                raised = {"epoch": masters.c.epoch + 1, "commits": self._commits}
                await connection.execute(update(masters).values(raised))
            else:
                store, self._commits = secrets.token_hex(8), known
                await connection.execute(insert(masters).values(id=1, store=store, epoch=1, commits=known))
            self._epoch = await connection.scalar(select(masters.c.epoch)) or 0
            await connection.commit()
        if self._marks is not None:
            self._marks.store, self._marks.commits = store, self._commits
            await asyncio.to_thread(self._marks.rewrite)
        self.is_master = self.available = True

    async def _compare(self, version: str | None) -> None:
        """Whether the store holds everything that its marks know of; what is missing is told by `loss` and `losses`."""
        marks, files = self._marks, self._files
        if marks is None or files is None:
            return
        try:
            marked = await asyncio.to_thread(marks.read)
        except MarksTooNew as fault:
            raise StoreTooNew(str(fault)) from fault
        if marks.bad_lines:
            log.error("%d of the store's marks cannot be read", marks.bad_lines)
        try:
            store, commits, heads = await self._heads(version)
        except DatabaseError as fault:
            # Some page is damaged. Tables that do not need it play on; each is compared when it is read.
            log.error("the store cannot be compared with its marks", extra={"reason": _reason(fault)})
            return
        if marks.tables and (version is None or (marks.store and store and marks.store != store)):
            await self._keep_found(files)
            what = "is another store" if version is not None else "is empty"
            raise StoreLost(
                f"the file {files.database} {what}, but {files.marks.name} beside it knows of {len(marks.tables)}"
                " tables: put the right file back, or move the marks away to begin anew"
            )
        if heads and not marked:
            log.warning("the store has no marks: the %d tables that it holds are taken as they are", len(heads))
        self.losses = frozenset(table for table, mark in marks.tables.items() if is_behind(heads.get(table), mark))
        gone = max(0, marks.commits - commits)
        if self.losses or gone:
            kept = await self._keep_found(files) if gone else None
            self.loss = _loss_in_words(self.losses, gone, kept, files.marks)
        files.forget_wal()
        marks.tables |= {table: head for table, head in heads.items() if table not in self.losses}

    async def _keep_found(self, files: StoreFiles) -> Path | None:
        await self.engine.dispose()
        return await asyncio.to_thread(files.keep_found)

    async def _heads(self, version: str | None) -> tuple[str, int, dict[str, Mark]]:
        """The store's name, how many commits it counts, and the last event of each of its tables."""
        if version is None:
            return "", 0, {}
        events, tables, masters = schema.events.c, schema.tables.c, schema.masters.c
        last = select(events.table_id, func.max(events.seq).label("seq")).group_by(events.table_id).subquery()
        joined = schema.events.join(last, (events.table_id == last.c.table_id) & (events.seq == last.c.seq))
        async with self.engine.connect() as connection:
            made = await connection.scalars(select(tables.id))
            heads = {table: Mark(0, "") for table in made}
            found = await connection.execute(select(events.table_id, events.seq, events.chain).select_from(joined))
            heads |= {table: Mark(seq, chain) for table, seq, chain in found}
            master = None
            if version > "0002":
                master = (await connection.execute(select(masters.store, masters.commits))).first()
        store, commits = master if master is not None else ("", 0)
        return store, commits, heads

    async def _keep_lock_for_ever(self) -> None:
        said = ""
        while True:
            await asyncio.sleep(self.settings.lock_seconds)
            try:
                await self._keep_lock()
                said = ""
            except Exception as fault:  # drivers have their own kinds, and whatever it is, the next look may help
                if said != (reason := _reason(fault)):
                    log.error("the store cannot be locked", extra={"fault": type(fault).__name__, "reason": reason})
                said = reason

    async def _keep_lock(self) -> None:
        """A lock that was lost is taken again; so is a store that another server has let go."""
        if self.is_master and await self._lock.stands():
            return
        if self.is_master:
            self.metrics.count("locks_lost_total")
        try:
            await self._lock.take(0)
        except StoreInUse:
            self._lose("another server has it")
            return
        if self.is_master:
            found = await self.rows(select(_masters.epoch))
            if [row["epoch"] for row in found] == [self._epoch]:
                log.warning("the lock of the store was lost and is taken again; nobody else had it")
                return
            self._lose("another server has had it")
        await self._take_over()
        log.warning("this server is the master of the store again")
        self.on_change()

    def _lose(self, reason: str) -> None:
        """Acknowledge nothing more; memory may be behind the store now."""
        if not self.is_master:
            return
        self.is_master = self.available = False
        self.metrics.count("masters_lost_total")
        log.error("this server is not the master of the store any more", extra={"reason": reason})
        self.on_change()

    @contextlib.asynccontextmanager
    async def _transaction(self, commits: int | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction of the master, which may be counted; Overtaken when that is another server now."""
        fence = _FENCE.values(epoch=_masters.epoch) if commits is None else _FENCE.values(commits=commits)
        async with self.engine.begin() as connection:
            if (await connection.execute(fence, {"mine": self._epoch})).rowcount != 1:
                raise Overtaken("another server is the master of the store now")
            yield connection

    # ---- writing

    async def write(self, *rows: Row | OwnRow) -> None:
        """Put rows in, all or none; returns when they are safe. Conflict: a key is taken. Others: StoreUnavailable."""
        await self._written(rows, ())

    async def append(self, events: Sequence[EventRow], summary: Summary, *together: Row) -> None:
        """Store the next events of a table; `together` goes in with them or not at all."""
        last = events[-1]
        shown = {
            "table": last.table_id,
            "new_number": summary.number,
            "new_outcome": summary.outcome,
            "new_seated": summary.seated,
            "new_started": summary.started,
            "new_updated": summary.updated or int(time.time()),
            "new_seq": last.seq,
            "new_chain": last.chain,
        }
        await self._written((*events, *together), (shown,))

    async def _written(self, rows: Sequence[Struct], updates: Sequence[Mapping[str, Any]]) -> None:
        if not self.is_master:
            raise StoreUnavailable("this server is not the master of the store")
        write = _Write(rows, updates)
        self._queue.put_nowait(write)
        try:
            await asyncio.wait_for(asyncio.shield(write.done), self.settings.store_seconds)
        except TimeoutError:
            # It may still be written; whoever asked must read again before going on.
            write.done.add_done_callback(_ignore)
            raise StoreUnavailable("the store did not answer in time") from None

    async def _write_for_ever(self) -> None:
        """Commit whatever has gathered while the last commit ran: one sync serves many tables."""
        while (first := await self._queue.get()) is not None:
            batch = [first]
            while not self._queue.empty() and len(batch) < _BATCH:
                more = self._queue.get_nowait()
                if more is None:
                    self._queue.put_nowait(None)  # the last one, after this batch
                    break
                batch.append(more)
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
            for row in write.inserts:
                rows.setdefault(_TABLES[type(row)], []).append(msgspec.structs.asdict(row))
            updates.extend(write.updates)
        start = time.perf_counter()
        self._commits += 1
        try:
            async with asyncio.timeout(None if self.is_sqlite else self.settings.store_seconds):
                async with self._transaction(self._commits) as connection:
                    for table in schema.metadata.sorted_tables:  # parents before children
                        if table in rows:
                            await connection.execute(insert(table), rows[table])
                    if updates:
                        await connection.execute(_SUMMARY, updates)
        except IntegrityError as taken:
            raise Conflict(str(taken.orig)) from taken
        if self._marks is not None:
            async with self._marking:
                await asyncio.to_thread(self._marks.append, self._commits, _marks_of(rows))
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
        if isinstance(fault, Overtaken):
            self._lose(str(fault))
        self.available = False
        self.metrics.count("store_faults_total")
        log.error("the store cannot be written", extra={"fault": type(fault).__name__, "reason": _reason(fault)})
        for write in batch:
            if not write.done.done():
                write.done.set_exception(StoreUnavailable("the store cannot be written"))

    async def touch_token(self, hashed: str, seen: int, mark: str = "") -> None:
        """Note that a token is in use, and the others of its browser; it does not matter much if that fails."""
        tokens = schema.tokens.c
        used = or_(tokens.hash == hashed, tokens.mark == mark) if mark else tokens.hash == hashed
        statement = update(schema.tokens).where(used).values(seen=seen)
        with contextlib.suppress(SQLAlchemyError, OSError, TimeoutError, Overtaken):
            async with asyncio.timeout(self.settings.store_seconds), self._transaction() as connection:
                await connection.execute(statement)

    async def leave(self, identity: str, table_id: str) -> None:
        """The table is on that identity's lists no more; nothing of it is deleted."""
        sitting = schema.sitting.c
        await self._delete(delete(schema.sitting).where(sitting.identity == identity, sitting.table_id == table_id))

    async def forget_tokens(self, hashes: Sequence[str]) -> None:
        """Nobody is known by these tokens any more."""
        await self._delete(
            delete(schema.tokens).where(schema.tokens.c.hash.in_(hashes)),
            delete(schema.pushes).where(schema.pushes.c.session.in_(hashes)),
        )

    async def mark_token(self, hashed: str, mark: str) -> None:
        """The token is that browser's."""
        await self._delete(update(schema.tokens).where(schema.tokens.c.hash == hashed).values(mark=mark))

    async def renew_others(self, mark: str, identity: str, now: int) -> None:
        """A browser that is in use goes on knowing those who do not play at the moment."""
        tokens = schema.tokens.c
        others = (tokens.mark == mark, tokens.identity != identity)
        await self._delete(update(schema.tokens).where(*others).values(created=now, seen=now))

    async def leave_browser(self, mark: str, identity: str, kept: str = "") -> None:
        """Nobody is that person in that browser any more, except the holder of the token `kept`."""
        tokens = schema.tokens.c
        mine = (tokens.mark == mark, tokens.identity == identity, tokens.hash != kept)
        await self._delete(delete(schema.tokens).where(*mine))

    async def call_person(self, mark: str, identity: str, name: str, face: str) -> None:
        """What somebody is called in a browser, and their face there."""
        browsers = schema.browsers.c
        mine = (browsers.mark == mark, browsers.identity == identity)
        await self._delete(update(schema.browsers).where(*mine).values(name=name, face=face))

    async def wear(self, identity: str, face: str) -> None:
        """The sign that somebody is drawn by."""
        await self._delete(update(schema.identities).where(schema.identities.c.id == identity).values(face=face))

    async def lift_block(self, identity: str, other: str) -> None:
        """They may meet again, as far as that identity is concerned."""
        blocks = schema.blocks.c
        await self._delete(delete(schema.blocks).where(blocks.identity == identity, blocks.other == other))

    async def free_name(self, identity: str, skeleton: str = "") -> None:
        """The name of that identity belongs to nobody; `skeleton`: only if it passes for that."""
        names = schema.names.c
        where = (names.identity == identity, *((names.skeleton == skeleton,) if skeleton else ()))
        await self._delete(delete(schema.names).where(*where))

    async def forget_person(self, identity: str) -> None:
        """Nothing is left of them but a number that nobody knows; the events of their games stay as they are."""
        mine = [(schema.names, "identity"), (schema.tokens, "identity"), (schema.sitting, "identity")]
        mine += [(schema.pushes, "identity"), (schema.attempts, "identity")]
        mine += [(schema.passkeys, "identity"), (schema.records, "identity"), (schema.ratings, "identity")]
        mine += [(schema.browsers, "identity"), (schema.blocks, "identity"), (schema.blocks, "other")]
        await self._delete(
            *(delete(table).where(table.c[column] == identity) for table, column in mine),
            update(schema.identities).where(schema.identities.c.id == identity).values(name="", face=""),
        )

    async def used_passkey(self, id: str, count: int) -> None:
        """A passkey was used once more."""
        await self._delete(update(schema.passkeys).where(schema.passkeys.c.id == id).values(count=count))

    async def forget_passkeys(self, identity: str) -> None:
        await self._delete(delete(schema.passkeys).where(schema.passkeys.c.identity == identity))

    async def forget_chats(self, table_id: str, seats: Collection[int]) -> None:
        """What was said from these seats is not there any more."""
        chats = schema.chats.c
        await self._delete(delete(schema.chats).where(chats.table_id == table_id, chats.seat.in_(seats)))

    # ---- browsers that are told while the page is closed

    async def keep_push(self, row: PushRow, most: int) -> None:
        """It belongs to that identity from now on; of more than so many of an identity the oldest go."""
        pushes = schema.pushes.c
        mine = select(pushes.id).where(pushes.identity == row.identity, pushes.id != row.id)
        older = [each["id"] for each in await self.rows(mine.order_by(pushes.created.desc()).offset(most - 1))]
        await self._delete(
            delete(schema.pushes).where(pushes.id.in_([row.id, *older])),
            insert(schema.pushes).values(msgspec.structs.asdict(row)),
        )

    async def pushes_of(self, identity: str) -> list[PushRow]:
        pushes = schema.pushes
        return [PushRow(**row) for row in await self.rows(select(pushes).where(pushes.c.identity == identity))]

    async def move_pushes(self, session: str, to: str) -> None:
        """The same browser is known by another token now."""
        await self._delete(update(schema.pushes).where(schema.pushes.c.session == session).values(session=to))

    async def note_push(self, id: str, failures: int) -> None:
        """How often in a row it could not be told."""
        await self._delete(update(schema.pushes).where(schema.pushes.c.id == id).values(failures=failures))

    async def forget_pushes(self, ids: Collection[str], identity: str) -> None:
        """Those of that identity with these ids are told nothing more."""
        pushes = schema.pushes.c
        await self._delete(delete(schema.pushes).where(pushes.id.in_(ids), pushes.identity == identity))

    async def _delete(self, *statements: Delete | Update | Insert) -> None:
        try:
            async with asyncio.timeout(self.settings.store_seconds), self._transaction() as connection:
                for statement in statements:
                    await connection.execute(statement)
        except (SQLAlchemyError, OSError, TimeoutError, Overtaken) as fault:
            raise StoreUnavailable("the store cannot be written") from fault

    # ---- reading

    async def _settle(self) -> None:
        """Whatever is stored but could not be marked is marked before anybody is told of it."""
        if self._marks is None or self._marks.is_whole:
            return
        async with self._marking:
            try:
                await asyncio.to_thread(self._marks.rewrite)
            except OSError as fault:
                raise StoreUnavailable("the marks of the store cannot be written") from fault

    def mark_of(self, table_id: str) -> Mark | None:
        """The last event of a table that was acknowledged, if that is noted next to the store."""
        return self._marks.tables.get(table_id) if self._marks is not None else None

    async def rows(self, statement: Any) -> list[dict[str, Any]]:
        """The rows of a query."""
        try:
            async with asyncio.timeout(self.settings.store_seconds + 5):
                async with self.engine.connect() as connection:
                    result = await connection.execute(statement)
                    return [dict(row) for row in result.mappings()]
        except (SQLAlchemyError, OSError, TimeoutError, UnicodeDecodeError) as fault:
            log.error("the store cannot be read", extra={"fault": type(fault).__name__, "reason": _reason(fault)})
            kind = StoreCorrupt if _is_corrupt(fault) else StoreUnavailable
            raise kind("the store cannot be read") from fault

    async def is_healthy(self) -> bool:
        """Whether it can be read now and could be written last."""
        await self.rows(select(schema.tables.c.id).limit(1))
        return self.available

    async def table(self, table_id: str) -> TableRow | None:
        found = await self.rows(select(schema.tables).where(schema.tables.c.id == table_id))
        return table_row(found[0]) if found else None

    async def table_by_code(self, code: str) -> TableRow | None:
        """The table that this code leads to, or once led to: only its events tell which."""
        later = select(schema.invitations.c.table_id).where(schema.invitations.c.code == code)
        tables = schema.tables.c
        found = await self.rows(select(schema.tables).where(or_(tables.code == code, tables.id.in_(later))))
        return table_row(found[0]) if found else None

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
        return [table_row(row) for row in await self.rows(statement)]

    async def played_by_days(self) -> list[str]:
        """Tables whose games go on with days for each move."""
        table = schema.tables.c
        statement = select(schema.tables).where(table.started, table.outcome.is_(None), table.setup.contains('"days":'))
        return [row.id for row in map(table_row, await self.rows(statement)) if has_days(row)]

    async def events(self, table_id: str) -> list[EventRow]:
        """All events of a table in order; their chain is not checked here."""
        await self._settle()
        events = schema.events
        statement = select(events).where(events.c.table_id == table_id).order_by(events.c.seq)
        return [EventRow(**row) for row in await self.rows(statement)]

    async def event_of(self, table_id: str, seat: int, action_id: str) -> EventRow | None:
        """The event that an action led to."""
        await self._settle()
        events = schema.events
        statement = select(events).where(
            events.c.table_id == table_id, events.c.seat == seat, events.c.action_id == action_id
        )
        found = await self.rows(statement)
        return EventRow(**found[0]) if found else None

    async def chats(self, table_id: str, limit: int) -> list[ChatRow]:
        """The last things said at a table, oldest first."""
        chats = schema.chats
        statement = select(chats).where(chats.c.table_id == table_id).order_by(chats.c.number.desc()).limit(limit)
        return [ChatRow(**row) for row in reversed(await self.rows(statement))]

    async def record(self, record_id: str) -> RecordRow | None:
        """A record that somebody brought."""
        found = await self.rows(select(schema.records).where(schema.records.c.id == record_id))
        return RecordRow(**found[0]) if found else None

    async def review(self, review_id: str) -> ReviewRow | None:
        found = await self.rows(select(schema.reviews).where(schema.reviews.c.id == review_id))
        return ReviewRow(**found[0]) if found else None

    async def chronicle(self, game: str) -> list[ChronicleRow]:
        chronicles = schema.chronicles
        ordered = select(chronicles).where(chronicles.c.game == game).order_by(chronicles.c.number)
        return [ChronicleRow(**row) for row in await self.rows(ordered)]

    async def attempts_of(self, identity: str) -> list[AttemptRow]:
        attempts = schema.attempts
        ordered = select(attempts).order_by(attempts.c.day, attempts.c.at, attempts.c.id)
        return [_attempt_row(row) for row in await self.rows(ordered.where(attempts.c.identity == identity))]

    async def rating(self, identity: str, game: str, form: str) -> RatingRow | None:
        ratings = schema.ratings.c
        mine = (ratings.identity == identity) & (ratings.game == game) & (ratings.form == form)
        found = await self.rows(select(schema.ratings).where(mine).order_by(ratings.number.desc()).limit(1))
        return RatingRow(**found[0]) if found else None

    async def ratings_of(self, identity: str) -> list[RatingRow]:
        ratings = schema.ratings.c
        ordered = select(schema.ratings).order_by(ratings.game, ratings.form, ratings.number)
        return [RatingRow(**row) for row in await self.rows(ordered.where(ratings.identity == identity))]

    async def all_ratings(self) -> list[RatingRow]:
        """Everybody's, for computing them again."""
        return [RatingRow(**row) for row in await self.rows(select(schema.ratings))]

    async def tables_over(self) -> list[TableRow]:
        """All tables whose game is over, for the same."""
        over = select(schema.tables).where(schema.tables.c.outcome.is_not(None)).order_by(schema.tables.c.id)
        return [table_row(row) for row in await self.rows(over)]


def table_row(row: Mapping[str, Any]) -> TableRow:
    """A row of `tables` as its kind."""
    return TableRow(**{**row, "started": bool(row["started"])})


def _attempt_row(row: Mapping[str, Any]) -> AttemptRow:
    return AttemptRow(**{**row, "solved": bool(row["solved"]), "daily": bool(row["daily"])})


def _set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "mmap_size = 0"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _ignore(future: asyncio.Future[None]) -> None:
    """Nobody waits for it any more; look at its exception so that it is not reported as lost."""
    if not future.cancelled():
        future.exception()


_NO_TEXT = "Could not decode to UTF-8"


def _is_corrupt(fault: BaseException) -> bool:
    """SQLite: SQLITE_CORRUPT or SQLITE_NOTADB, whatever their details, or a text that is none any more."""
    if isinstance(fault, UnicodeDecodeError):
        return True
    code = getattr(getattr(fault, "orig", None), "sqlite_errorcode", 0)
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or _NO_TEXT in str(fault)


def _reason(fault: BaseException) -> str:
    """What the database said, without the statement and its values, which could tell seeds and cards."""
    said = str(fault.orig) if isinstance(fault, DBAPIError) else str(fault)
    return said.partition(" with text ")[0] if _NO_TEXT in said else said


def is_behind(head: Mark | None, mark: Mark) -> bool:
    """Whether a table whose history ends like that has lost what was acknowledged; longer ones are read to find out."""
    if head is None or head.seq < mark.seq:
        return True
    return head.seq == mark.seq > 0 and head.chain != mark.chain


_NAMED = 20


def _loss_in_words(tables: Collection[str], commits: int, kept: Path | None, marks: Path) -> str:
    named = ", ".join(sorted(tables)[:_NAMED]) + (", ..." if len(tables) > _NAMED else "")
    parts = [f"{commits} of the last commits are missing" if commits else ""]
    parts.append(f"{len(tables)} tables miss moves and are frozen: {named}" if tables else "no table misses a move")
    parts.append(f"what was found is kept as {kept.name}" if kept is not None else "")
    parts.append(f"if an older store was put back on purpose, stop the server and move {marks.name} away")
    return "; ".join(part for part in parts if part)


def _marks_of(rows: Mapping[Table, Sequence[Mapping[str, Any]]]) -> dict[str, Mark]:
    """What a commit promises of each table in it: its last event, or only that it was made."""
    made = {row["id"]: Mark(0, first_link(table_row(row))) for row in rows.get(schema.tables, ())}
    return made | {row["table_id"]: Mark(row["seq"], row["chain"]) for row in rows.get(schema.events, ())}


async def _migrate(connection: AsyncConnection, version: str | None) -> None:
    if version == HEAD:
        return
    await connection.run_sync(upgrade)
    await connection.commit()


def version_of(connection: Connection) -> str | None:
    """Which migration a store has seen last; None: it is no store yet."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def upgrade(connection: Connection) -> None:
    """Bring a store to the newest version, or make an empty one."""
    from alembic import command  # takes a third of a second, and is needed once for each store and release

    if connection.dialect.name == "sqlite":
        # Python begins no transaction for changes of tables: killed in between, half a migration would stay.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
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
