"""A store in memory: for tests, and to build upon where everything fits into memory."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

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
    Summary,
    TableRow,
    has_days,
)


class MemoryStore:
    """Holds all rows. One that also keeps them elsewhere overrides `keep`, and begins with `restore`."""

    def __init__(self) -> None:
        self.is_master = True
        self._tables: dict[str, TableRow] = {}
        self._codes: dict[str, str] = {}
        self._sitting: set[Sitting] = set()
        self._events: dict[str, list[EventRow]] = {}
        self._chats: dict[str, list[ChatRow]] = {}
        self._records: dict[str, RecordRow] = {}
        self._ratings: list[RatingRow] = []
        self._reviews: dict[str, ReviewRow] = {}
        self._attempts: dict[tuple[str, str], AttemptRow] = {}
        self._chronicles: dict[str, list[ChronicleRow]] = {}

    async def keep(self, rows: Sequence[Row], gone: Sequence[Sitting]) -> None:
        """Make a change safe before anybody is told of it: rows put in or replaced, and rows taken out, all or none."""

    def restore(self, *rows: Row) -> None:
        """Take rows in that were kept elsewhere; the events of a table in their order."""
        for row in rows:
            match row:
                case TableRow():
                    self._tables[row.id] = row
                    if row.code is not None:
                        self._codes[row.code] = row.id
                case EventRow():
                    self._events_of(row.table_id).append(row)
                case Sitting():
                    self._sitting.add(row)
                case Invitation():
                    self._codes[row.code] = row.table_id
                case ChatRow():
                    self._chats.setdefault(row.table_id, []).append(row)
                case RecordRow():
                    self._records[row.id] = row
                case RatingRow():
                    self._ratings.append(row)
                case ReviewRow():
                    self._reviews[row.id] = row
                case AttemptRow():
                    self._attempts[row.identity, row.id] = row
                case ChronicleRow():
                    self._chronicles.setdefault(row.game, []).append(row)

    # ---- writing

    async def write(self, *rows: Row) -> None:
        if any(self._is_taken(row) for row in rows):
            raise Conflict("a row with this key is there already")
        await self.keep(rows, ())
        self.restore(*rows)

    async def append(self, events: Sequence[EventRow], summary: Summary, *together: Row) -> None:
        if any(self._is_taken(row) for row in (*events, *together)):
            raise Conflict("a row with this key is there already")
        last = events[-1]
        table = msgspec.structs.replace(
            self._tables[last.table_id],
            number=summary.number,
            outcome=summary.outcome,
            seated=summary.seated,
            started=summary.started,
            updated=summary.updated or int(time.time()),
            seq=last.seq,
            chain=last.chain,
        )
        rows = (*events, *together, table)
        await self.keep(rows, ())
        self.restore(*rows)

    async def leave(self, identity: str, table_id: str) -> None:
        gone = Sitting(identity, table_id)
        await self.keep((), (gone,))
        self._sitting.discard(gone)

    def _events_of(self, table_id: str) -> list[EventRow]:
        return self._events.setdefault(table_id, [])

    def _is_taken(self, row: Row) -> bool:
        match row:
            case TableRow():
                return row.id in self._tables or row.code in self._codes
            case EventRow():
                there = self._events_of(row.table_id)
                used = (row.seat, row.action_id)
                return row.seq <= len(there) or (
                    row.action_id is not None and any((each.seat, each.action_id) == used for each in there)
                )
            case Sitting():
                return row in self._sitting
            case Invitation():
                return row.code in self._codes
            case ChatRow():
                return any(each.number == row.number for each in self._chats.get(row.table_id, ()))
            case RecordRow():
                return row.id in self._records
            case ReviewRow():
                return row.id in self._reviews
            case AttemptRow():
                return (row.identity, row.id) in self._attempts
            case ChronicleRow():
                entries = self._chronicles.get(row.game, [])
                return any(each.id == row.id or each.number == row.number for each in entries)
            case RatingRow():
                keys = (row.table_id, row.identity), (row.identity, row.game, row.form, row.number)
                return any(
                    (each.table_id, each.identity) == keys[0]
                    or (each.identity, each.game, each.form, each.number) == keys[1]
                    for each in self._ratings
                )

    # ---- reading

    def mark_of(self, table_id: str) -> Mark | None:
        return None

    async def table(self, table_id: str) -> TableRow | None:
        return self._tables.get(table_id)

    async def table_by_code(self, code: str) -> TableRow | None:
        return self._tables.get(self._codes.get(code, ""))

    async def tables_of(self, identity: str, limit: int) -> list[TableRow]:
        ids = (sitting.table_id for sitting in self._sitting if sitting.identity == identity)
        mine = [self._tables[table_id] for table_id in ids if table_id in self._tables]
        return sorted(mine, key=lambda row: (-row.updated, -row.created, row.id))[:limit]

    async def played_by_days(self) -> list[str]:
        going_on = (row for row in self._tables.values() if row.started and row.outcome is None)
        return [row.id for row in going_on if has_days(row)]

    async def events(self, table_id: str) -> list[EventRow]:
        return list(self._events_of(table_id))

    async def event_of(self, table_id: str, seat: int, action_id: str) -> EventRow | None:
        there = self._events_of(table_id)
        return next((each for each in there if (each.seat, each.action_id) == (seat, action_id)), None)

    async def chats(self, table_id: str, limit: int) -> list[ChatRow]:
        return self._chats.get(table_id, [])[-limit:]

    async def record(self, record_id: str) -> RecordRow | None:
        return self._records.get(record_id)

    async def review(self, review_id: str) -> ReviewRow | None:
        return self._reviews.get(review_id)

    async def chronicle(self, game: str) -> list[ChronicleRow]:
        return sorted(self._chronicles.get(game, ()), key=lambda row: row.number)

    async def attempts_of(self, identity: str) -> list[AttemptRow]:
        mine = [row for row in self._attempts.values() if row.identity == identity]
        return sorted(mine, key=lambda row: (row.day, row.at, row.id))

    async def rating(self, identity: str, game: str, form: str) -> RatingRow | None:
        mine = [row for row in self._ratings if (row.identity, row.game, row.form) == (identity, game, form)]
        return max(mine, key=lambda row: row.number, default=None)

    async def ratings_of(self, identity: str) -> list[RatingRow]:
        mine = [row for row in self._ratings if row.identity == identity]
        return sorted(mine, key=lambda row: (row.game, row.form, row.number))
