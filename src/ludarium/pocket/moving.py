"""Moving house: everything that a pocket keeps as one text, and such a text read into a pocket after a full check."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludarium.bots.thoughts import Thought
from ludarium.house import puzzle_results
from ludarium.house.house import House
from ludarium.house.match import Damaged, rebuilding
from ludarium.house.questions import Question, Visitor, get, post
from ludarium.house.refusals import Refuse
from ludarium.house.store import (
    AttemptRow,
    ChatRow,
    ChronicleRow,
    EventRow,
    RecordRow,
    ReviewRow,
    Row,
    Sitting,
    StoreCorrupt,
    TableRow,
    first_link,
    next_link,
)
from ludarium.house.study_resources import GameReview
from ludarium.kernel import record as recorded
from ludarium.kernel.errors import Refusal, UnknownName
from ludarium.kernel.game import game
from ludarium.kernel.title import title
from ludarium.pocket.store import HERE, KINDS, Kept, PocketStore, key_of

MOST_BYTES = 64 * 1024 * 1024
_VERSION = 2
"""2: chronicles are in it."""


class _Label(Struct, frozen=True):
    """What every version can read of such a text."""

    ludarium: Literal["pocket"]
    version: Annotated[int, Meta(ge=1)]


class Luggage(_Label, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is in such a text; `digest` tells whether it is whole."""

    digest: str
    rows: tuple[Kept, ...]
    left_out: tuple[str, ...] = ()
    """Tables that were damaged where this was written and are not in it, and games whose chronicle is in it in part."""


class Arrived(Struct, frozen=True):
    """What came of it: new tables, tables that go on from a later point now, those that were here already, records,
    attempts at puzzles, reviews, entries of chronicles."""

    tables: int
    updated: int
    kept: int
    records: int
    puzzles: int = 0
    reviews: int = 0
    entries: int = 0
    left: int = 0
    """Tables and chronicles that have gone another way here, so that theirs was left out."""


def _digest(rows: Sequence[Kept]) -> str:
    return hashlib.sha256(msgspec.json.encode(rows)).hexdigest()


def _bad(detail: str, key: str = "error-bad-export") -> Refuse:
    return Refuse("bad-record", key=key, detail=detail)


# ---- out


@get("/api/pocket", name="take_along", text=True, file="ludarium-pocket.json")
async def take_along(visitor: Visitor) -> str:
    """Everything that is kept here and whole: with a damaged table in it, nobody could bring it in anywhere."""
    store = _store(visitor.house)
    damaged = await visitor.house.thinker.in_pieces(_damaged(store))
    rows = tuple(store.rows(damaged))
    left_out = (*damaged, *store.damaged_chronicles())
    return msgspec.json.encode(Luggage("pocket", _VERSION, _digest(rows), rows, left_out)).decode()


def _damaged(store: PocketStore) -> Thought[tuple[str, ...]]:
    """The tables of which something is missing or changed."""
    found = []
    for table in sorted(store.table_ids()):
        try:
            _check_chain(*store.whole(table))
        except (Damaged, StoreCorrupt):
            found.append(table)
        yield
    return tuple(found)


def _store(house: House) -> PocketStore:
    assert isinstance(house.store, PocketStore)
    return house.store


# ---- in


@post("/api/pocket", name="bring_along", takes_text=MOST_BYTES)
async def bring_along(visitor: Visitor) -> Arrived:
    """Take in what was taken along elsewhere, beside what is here; all of it or, where anything is wrong, nothing."""
    try:
        text = await visitor.text()
    except UnicodeError:
        raise _bad("it is not text") from None
    house = visitor.house
    brought = _read(text)
    lengths: dict[str, int | None] = {}
    for table in brought.tables:
        lengths[f"table {table.row.id}"] = await house.thinker.in_pieces(_checking(table))
    for record in brought.records:
        verified = await house.verified(record.text, visitor.address)
        if verified.fault:
            raise _bad(f"a record in it is wrong: {verified.fault}")
        lengths[f"record {record.id}"] = verified.length
    _check_reviews(brought.reviews, lengths)
    await house.thinker.aside(_check_attempts, brought.attempts)
    _check_chronicles(brought.chronicles)
    return await _taken_in(house, brought)


async def _taken_in(house: House, brought: _Brought) -> Arrived:
    """What is new of that is kept, while nobody plays at these tables."""
    store = _store(house)
    rooms = [room for table in brought.tables if (room := house.rooms.in_memory(table.row.id)) is not None]
    async with AsyncExitStack() as held:
        for room in rooms:
            await held.enter_async_context(room.lock)
        records = [record for record in brought.records if await store.record(record.id) is None]
        there = {row.id for row in await store.attempts_of(HERE)}
        tried = [row for row in brought.attempts if row.id not in there]
        fates: Counter[str] = Counter()
        rows: list[Row] = [*records, *tried]
        elsewhere: set[str] = set()
        left = 0
        for table in brought.tables:
            fate, wanted = await _wanted(store, table)
            fates[fate] += 1
            rows += wanted
            if fate == "kept":
                ours = await store.events(table.row.id)
                if ours != table.events:
                    elsewhere.add(f"table {table.row.id}")
                left += table.events != ours[: len(table.events)]
        reviews = [
            row for row in brought.reviews if _subject(row) not in elsewhere and await store.review(row.id) is None
        ]
        rows += reviews
        entries: list[ChronicleRow] = []
        for game_id, theirs in brought.chronicles.items():
            written = await store.chronicle(game_id)
            shared = min(len(written), len(theirs))
            if written[:shared] == theirs[:shared]:
                entries += theirs[shared:]
            else:
                left += 1
        rows += entries
        await store.take_in(rows)
    changed = {row.id for row in rows if isinstance(row, TableRow)}
    for room in rooms:
        if room.id in changed:
            room.forget()  # it has gone on elsewhere
    return Arrived(
        tables=fates["tables"],
        updated=fates["updated"],
        kept=fates["kept"],
        records=len(records),
        puzzles=len(tried),
        reviews=len(reviews),
        entries=len(entries),
        left=left,
    )


class _Table(Struct):
    row: TableRow
    events: list[EventRow]
    chats: list[ChatRow]
    sitting: list[Sitting]


class _Brought(Struct):
    """What was brought, sorted."""

    tables: list[_Table]
    records: list[RecordRow]
    attempts: list[AttemptRow]
    reviews: list[ReviewRow]
    chronicles: dict[str, list[ChronicleRow]]
    """By game."""


def _read(text: str) -> _Brought:
    """The rows of a text, each of them what its key says, and each with its table where it has one."""
    found = _luggage(text)
    if len({key for key, _ in found.rows}) != len(found.rows):
        raise _bad("a key is there twice")
    rows = [_row(key, value) for key, value in found.rows]
    tables = {row.id: _Table(row, [], [], []) for row in rows if isinstance(row, TableRow)}
    brought = _Brought(list(tables.values()), [], [], [], {})
    for row in rows:
        match row:
            case TableRow():
                pass
            case RecordRow():
                brought.records.append(row)
            case AttemptRow():
                brought.attempts.append(row)
            case ReviewRow():
                brought.reviews.append(row)
            case ChronicleRow():
                brought.chronicles.setdefault(row.game, []).append(row)
            case EventRow() if row.table_id in tables:
                tables[row.table_id].events.append(row)
            case ChatRow() if row.table_id in tables:
                tables[row.table_id].chats.append(row)
            case Sitting() if row.table_id in tables:
                tables[row.table_id].sitting.append(row)
            case _:
                raise _bad("a row belongs to no table")
    for each in brought.tables:
        each.events.sort(key=lambda event: event.seq)
        each.chats.sort(key=lambda chat: chat.number)
    for entries in brought.chronicles.values():
        entries.sort(key=lambda entry: entry.number)
    return brought


def _luggage(text: str) -> Luggage:
    try:
        label = msgspec.json.decode(text, type=_Label)
        if label.version > _VERSION:
            raise _bad("it comes from a newer version", "error-export-too-new")
        found = msgspec.json.decode(text, type=Luggage)
    except (msgspec.DecodeError, RecursionError):
        raise _bad("it is no export of a pocket") from None
    if found.digest != _digest(found.rows):
        raise _bad("a part of it is missing or changed")
    return found


def _row(key: str, value: str) -> Any:
    kind = KINDS.get(key.partition("/")[0])
    try:
        row = msgspec.json.decode(value, type=kind) if kind is not None else None
    except msgspec.DecodeError:
        row = None
    if row is None or key_of(row) != key:
        raise _bad("a row in it cannot be read")
    return row


def _check_attempts(attempts: Sequence[AttemptRow]) -> None:
    """Refuse attempts that came to something else. Of a puzzle that there is no more, what it said is believed."""
    for row in attempts:
        try:
            judged = puzzle_results.judged(HERE, puzzle_results.as_made(row))
            # Which puzzle was that of a day may have been another one where it was made.
            right = row == msgspec.structs.replace(judged, daily=row.daily)
        except Refuse:
            right = row.identity == HERE
        except (Refusal, ValueError):
            right = False
        if not right:
            raise _bad("an attempt at a puzzle in it is wrong")


def _subject(row: ReviewRow) -> str:
    """What a review is about: "table ..." or "record ..."; behind that stands how it was made."""
    return row.id.rpartition(" ")[0]


def _check_reviews(reviews: Sequence[ReviewRow], lengths: Mapping[str, int | None]) -> None:
    """Refuse reviews of something else. What the judge has found is believed: to find it again takes minutes."""
    for row in reviews:
        try:
            review = msgspec.json.decode(row.body, type=GameReview)
        except msgspec.DecodeError:
            raise _bad("a review in it cannot be read") from None
        if _subject(row) not in lengths:
            raise _bad("a review in it is of no game")
        length = lengths[_subject(row)]
        steps = [each.at for each in review.choices] + [each.at for each in review.moments]
        if length is not None and (review.length != length or not all(0 < at < length for at in steps)):
            raise _bad("a review in it is of another game")


def _check_chronicles(chronicles: Mapping[str, Sequence[ChronicleRow]]) -> None:
    """Refuse chronicles in which an entry is missing, is there twice or means nothing. That the games they tell of were
    played is believed: their records need not be here."""
    for game_id, entries in chronicles.items():
        if [entry.number for entry in entries] != [*range(1, len(entries) + 1)]:
            raise _bad("an entry of a chronicle is missing")
        if len({entry.id for entry in entries}) != len(entries):
            raise _bad("an entry of a chronicle is there twice")
        try:
            read = title(game_id).load("chronicle")
        except UnknownName:  # a game that is not installed here
            read = None
        try:
            for entry in entries if read is not None else ():
                read(entry.body)
        except ValueError:
            raise _bad("an entry of a chronicle means nothing") from None


def _checking(table: _Table) -> Thought[int | None]:
    """Play a table again; how many steps its replay has. Of one that was made by other rules, nothing may be missing or
    changed, and nobody knows its steps."""
    row, events = table.row, table.events
    try:
        same_rules = game(row.game).info.rules_version == row.rules
    except UnknownName:
        same_rules = False
    try:
        if same_rules:
            match = yield from rebuilding(row, events)
            return recorded.length(match.record()) if match.outcome is not None else 0
        _check_chain(row, events)
        return None
    except Damaged as damage:
        raise _bad(f"the table {row.id} is damaged: {damage}") from damage
    except Exception as fault:  # what no house has written
        raise _bad(f"the table {row.id} cannot be read: {type(fault).__name__}") from fault


def _check_chain(row: TableRow, events: Sequence[EventRow]) -> None:
    chain = first_link(row)
    for seq, each in enumerate(events, start=1):
        chain = next_link(
            chain, seq, each.seat, each.action_id, each.kind, each.body, each.request, each.answer, each.at
        )
        if (each.seq, each.chain) != (seq, chain):
            raise Damaged(f"event {seq} is missing or changed")
    if (row.seq, row.chain) != (len(events), chain if events else row.chain):
        raise Damaged(f"{row.seq} events were stored, {len(events)} are there")


async def _wanted(store: PocketStore, table: _Table) -> tuple[str, list[Row]]:
    """What of a table is new here. One that went another way here stays as it is here."""
    here = await store.table(table.row.id)
    if here is None:
        return "tables", [table.row, *table.events, *table.chats, *table.sitting]
    ours = await store.events(table.row.id)
    later = table.events[len(ours) :]
    goes_on = first_link(here) == first_link(table.row) and table.events[: len(ours)] == ours
    if not later or not goes_on:
        return "kept", []
    said = len(await store.chats(table.row.id, len(table.chats) + 1))
    return "updated", [table.row, *later, *table.chats[said:]]


QUESTIONS: tuple[Question, ...] = (take_along, bring_along)
