"""A store whose rows are kept by the browser, under keys of our own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from itertools import chain, count, takewhile
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from ludarium.house.memory import MemoryStore
from ludarium.house.store import (
    AttemptRow,
    ChatRow,
    ChronicleRow,
    Conflict,
    EventRow,
    Invitation,
    RatingRow,
    RecordRow,
    ReviewRow,
    Row,
    Sitting,
    StoreCorrupt,
    StoreUnavailable,
    TableRow,
)

HERE = "here"
"""Everybody at this screen: the one identity that a pocket knows."""

Keep: TypeAlias = Callable[[str], Awaitable[Any]]
"""Takes a `Change` as JSON, and returns when all of it is safe; it raises when nothing of it is."""
Kept: TypeAlias = tuple[str, str]
"""A key, and a row as JSON."""

_encoder = msgspec.json.Encoder(order="deterministic")


class Change(Struct, frozen=True):
    """What is to be kept from now on, and what no more."""

    put: Sequence[Kept]
    gone: Sequence[str]


KINDS: dict[str, type[Any]] = {
    "table": TableRow,
    "event": EventRow,
    "sitting": Sitting,
    "invitation": Invitation,
    "chat": ChatRow,
    "record": RecordRow,
    "rating": RatingRow,
    "review": ReviewRow,
    "attempt": AttemptRow,
    "chronicle": ChronicleRow,
}
"""What the keys begin with, and what they stand for."""


def key_of(row: Row) -> str:
    """Where a row is kept; the same for a row that takes its place."""
    match row:
        case TableRow():
            return f"table/{row.id}"
        case EventRow():
            return f"event/{row.table_id}/{row.seq:06}"
        case Sitting():
            return f"sitting/{row.identity}/{row.table_id}"
        case Invitation():
            return f"invitation/{row.code}"
        case ChatRow():
            return f"chat/{row.table_id}/{row.number:06}"
        case RecordRow():
            return f"record/{row.id}"
        case RatingRow():
            return f"rating/{row.table_id}/{row.identity}"
        case ReviewRow():
            return f"review/{row.id}"
        case AttemptRow():
            return f"attempt/{row.identity}/{row.id}"
        case ChronicleRow():
            return f"chronicle/{row.game}/{row.number:06}"


def kept(row: Row) -> Kept:
    return key_of(row), _encoder.encode(row).decode()


def _without_gaps(entries: Sequence[ChronicleRow]) -> list[ChronicleRow]:
    """The entries of a chronicle from the first one, up to one that is missing."""
    there = {entry.number: entry for entry in entries}
    return list(map(there.__getitem__, takewhile(there.__contains__, count(1))))


class PocketStore(MemoryStore):
    """Holds all rows, and has each change kept before anybody is told of it (REL-1, 76).

    Events are most of what is kept, so those of a table are read when it is opened.
    """

    def __init__(self, keep: Keep, rows: Iterable[tuple[str, Any]] = ()) -> None:
        super().__init__()
        self._keep = keep
        self._unread: dict[str, list[Kept]] = {}
        """Events of tables that were not opened yet, by table."""
        self._unreadable: set[str] = set()
        """Keys of rows that are there and mean nothing to us."""
        self._chronicling = asyncio.Lock()
        """The numbers of a chronicle have no gaps: one entry is kept before the next one is counted."""
        for key, value in rows:
            self._take_in(key, value)

    def _take_in(self, key: str, value: Any) -> None:
        kind, _, rest = key.partition("/")
        if not isinstance(value, str):
            self._unreadable.add(key)
        elif kind == "event":
            self._unread.setdefault(rest.partition("/")[0], []).append((key, value))
        elif kind in KINDS:
            try:
                self.restore(msgspec.json.decode(value, type=KINDS[kind]))
            except msgspec.MsgspecError:
                self._unreadable.add(key)

    async def write(self, *rows: Row) -> None:
        if not any(isinstance(row, ChronicleRow) for row in rows):
            await super().write(*rows)
            return
        async with self._chronicling:
            await super().write(*rows)

    async def keep(self, rows: Sequence[Row], gone: Sequence[Sitting]) -> None:
        change = Change([kept(row) for row in rows], [key_of(row) for row in gone])
        try:
            await self._keep(_encoder.encode(change).decode())
        except Exception as fault:  # whatever the browser says: storage full, forbidden, taken away
            raise StoreUnavailable(type(fault).__name__) from fault

    async def take_in(self, rows: Sequence[Row]) -> None:
        """Keep rows that come from elsewhere; a table's own row takes the place of the one that is here.

        Conflict: an entry was written to a chronicle meanwhile, and nothing is taken in.
        """
        if not rows:
            return
        async with self._chronicling:
            if any(isinstance(row, ChronicleRow) and self._is_taken(row) for row in rows):
                raise Conflict("a chronicle went on meanwhile")
            await self.keep(rows, ())
            self.restore(*rows)

    def table_ids(self) -> set[str]:
        """All tables, those of which only a part is left as well."""
        unreadable = (key.split("/")[1] for key in self._unreadable if key.startswith(("table/", "event/")))
        return {*self._tables, *self._unread, *self._events, *unreadable}

    def rows(self, left_out: Collection[str] = ()) -> Iterator[Kept]:
        """Everything that is kept and can be read, by its key, except what belongs to tables that are left out."""
        known = self._tables.keys() - left_out
        for table, row in self._tables.items():
            if table in known:
                yield kept(row)
        at_tables: Iterable[Sitting | EventRow | ChatRow] = chain(
            self._sitting, *self._events.values(), *self._chats.values()
        )
        for each in at_tables:
            if each.table_id in known:
                yield kept(each)
        for table, unread in self._unread.items():
            if table in known:
                yield from unread
        yield from map(kept, self._records.values())
        yield from map(kept, self._attempts.values())
        for entries in self._chronicles.values():
            yield from map(kept, _without_gaps(entries))
        games = {f"table {table}" for table in known} | {f"record {record}" for record in self._records}
        for review in self._reviews.values():
            if review.id.rpartition(" ")[0] in games:
                yield kept(review)

    def damaged_chronicles(self) -> Iterator[str]:
        """The games of whose chronicle something is missing; what comes before that is whole."""
        for game, entries in self._chronicles.items():
            if len(_without_gaps(entries)) < len(entries):
                yield game

    def whole(self, table_id: str) -> tuple[TableRow, list[EventRow]]:
        """A table's row and its events; StoreCorrupt where one of them cannot be read."""
        if any(key.split("/")[1] == table_id for key in self._unreadable if key.startswith(("table/", "event/"))):
            raise StoreCorrupt("a row of the table cannot be read")
        row = self._tables.get(table_id)
        if row is None:
            raise StoreCorrupt("the table's own row is gone")
        return row, self._events_of(table_id)

    async def table(self, table_id: str) -> TableRow | None:
        if f"table/{table_id}" in self._unreadable:
            raise StoreCorrupt("the table's own row cannot be read")
        row = await super().table(table_id)
        if row is None and (self._unread.get(table_id) or self._events.get(table_id)):
            raise StoreCorrupt("the table's own row is gone")
        return row

    def _events_of(self, table_id: str) -> list[EventRow]:
        unread = self._unread.get(table_id)
        if unread is not None:
            try:
                events = [msgspec.json.decode(value, type=EventRow) for _, value in unread]
            except msgspec.MsgspecError as fault:
                raise StoreCorrupt("an event cannot be read") from fault
            self._events[table_id] = sorted(events, key=lambda event: event.seq)
            del self._unread[table_id]
        return super()._events_of(table_id)
