"""What a house keeps, and the interface of what keeps it: a database, a browser, or memory.

Store first, tell after (REL-1): a write returns when its rows are safe, and nobody hears of them before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Protocol, TypeAlias

import msgspec
from msgspec import Struct

_encoder = msgspec.json.Encoder(order="deterministic")


class StoreUnavailable(Exception):
    """The store cannot be used now; what was to be written may be there or not."""


class StoreCorrupt(StoreUnavailable):
    """The store is damaged where that was to be read; waiting does not help."""


class Conflict(Exception):
    """A row with this key is there already: another writer, or a repeated action."""


# ---- rows


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
    seq: int = 0
    chain: str = ""
    """Those of the last event; an empty chain: of a table without events from before this was noted."""


class Sitting(Struct, frozen=True):
    """The table is on that person's lists."""

    identity: str
    table_id: str


class Invitation(Struct, frozen=True):
    """A code that took the place of a table's first one; the newest counts, which its events tell."""

    code: str
    table_id: str


class ChatRow(Struct, frozen=True):
    """Something that was said at a table."""

    table_id: str
    number: int
    seat: int
    name: str
    text: str
    at: int


class RecordRow(Struct, frozen=True):
    """A record that somebody brought."""

    id: str
    identity: str
    text: str
    created: int


class RatingRow(Struct, frozen=True):
    """What a rated game made of somebody's rating, written with its end; `number` counts their games of that form."""

    table_id: str
    identity: str
    game: str
    form: str
    number: int
    mu: float
    sigma: float
    at: int
    """Seconds since 1970."""


class ReviewRow(Struct, frozen=True):
    """What the judge has found about a game that is over, or what the explorer has seen in it; `id` names its table or
    record, and which of the two."""

    id: str
    body: str


class AttemptRow(Struct, frozen=True):
    """Somebody's attempt at a puzzle, as the rules have judged it. Its sender has named it, so it is kept once."""

    identity: str
    id: str
    game: str
    puzzle: str
    day: str
    """The day where they were: 2026-11-18."""
    at: int
    """Milliseconds since 1970, by their clock."""
    answers: str
    """A JSON list of what was answered, in notation."""
    hints: int
    turn: int
    """How the board lay."""
    solved: bool
    daily: bool
    """It was the puzzle of that day."""


class ChronicleRow(Struct, frozen=True):
    """What a finished game has changed for everybody here: an entry of a chronicle. An empty one ends a season."""

    game: str
    id: str
    """What tells it from all others of the game, such as the digest of a record: it is counted once."""
    number: int
    """Its place, from 1."""
    body: str
    at: int
    """Seconds since 1970."""


Row: TypeAlias = (
    TableRow | EventRow | Sitting | Invitation | ChatRow | RecordRow | RatingRow | ReviewRow | AttemptRow | ChronicleRow
)


class Summary(Struct, frozen=True):
    """What lists show of a table after an event."""

    number: int
    outcome: str | None
    seated: str
    started: bool
    updated: int = 0
    """Seconds since 1970; 0: it was now. That somebody is still waited for is no news."""


class Mark(Struct, frozen=True):
    """The last event of a table that somebody was told of; 0 and the first link: the table was only made."""

    seq: int
    chain: str


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


def has_days(row: TableRow) -> bool:
    """Whether people have days for each move at that table."""
    clock = msgspec.json.decode(row.setup).get("clock")
    return bool(clock and clock.get("days"))


# ---- the interface


class Store(Protocol):
    """Keeps rows. What fails is StoreUnavailable, or Conflict where a key is taken."""

    @property
    def is_master(self) -> bool:
        """Whether it may be written now."""

    async def write(self, *rows: Row) -> None:
        """Put rows in, all or none; returns when they are safe."""

    async def append(self, events: Sequence[EventRow], summary: Summary, *together: Row) -> None:
        """Put in the next events of a table, and what goes with them; lists show the summary from now on."""

    async def leave(self, identity: str, table_id: str) -> None:
        """The table is on that identity's lists no more; nothing of it is deleted."""

    def mark_of(self, table_id: str) -> Mark | None:
        """The last event of a table that was acknowledged, where that is noted apart from the events."""

    async def table(self, table_id: str) -> TableRow | None:
        """The row of a table."""

    async def table_by_code(self, code: str) -> TableRow | None:
        """The table that this code leads to, or once led to: only its events tell which."""

    async def tables_of(self, identity: str, limit: int) -> list[TableRow]:
        """The tables an identity sits at, last touched first."""

    async def played_by_days(self) -> list[str]:
        """Tables whose games go on with days for each move: their clocks run even if nobody looks."""

    async def events(self, table_id: str) -> list[EventRow]:
        """All events of a table in order; their chain is not checked here."""

    async def event_of(self, table_id: str, seat: int, action_id: str) -> EventRow | None:
        """The event that an action led to."""

    async def chats(self, table_id: str, limit: int) -> list[ChatRow]:
        """The last things said at a table, oldest first."""

    async def record(self, record_id: str) -> RecordRow | None:
        """A record that somebody brought."""

    async def review(self, review_id: str) -> ReviewRow | None:
        """What the judge has found about a game."""

    async def chronicle(self, game: str) -> list[ChronicleRow]:
        """The chronicle of a game, in order."""

    async def attempts_of(self, identity: str) -> list[AttemptRow]:
        """Somebody's attempts at puzzles, in the order in which they were made."""

    async def rating(self, identity: str, game: str, form: str) -> RatingRow | None:
        """What somebody's last rated game of that form has made of their rating."""

    async def ratings_of(self, identity: str) -> list[RatingRow]:
        """All that rated games have made of somebody's ratings, in the order of their numbers."""
