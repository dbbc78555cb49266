"""Moving house: everything that a pocket keeps in one text, and such a text brought into a pocket, checked in full."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
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
    EventRow,
    RecordRow,
    Row,
    Sitting,
    TableRow,
    first_link,
    next_link,
)
from ludarium.kernel.errors import Refusal, UnknownName
from ludarium.kernel.game import game
from ludarium.pocket.store import HERE, KINDS, Kept, PocketStore, key_of

MOST_BYTES = 64 * 1024 * 1024
_VERSION = 1


class _Label(Struct, frozen=True):
    """What every version can read of such a text."""

    ludarium: Literal["pocket"]
    version: Annotated[int, Meta(ge=1)]


class Luggage(_Label, frozen=True, forbid_unknown_fields=True):
    """What is in such a text; `digest` tells whether it is whole."""

    digest: str
    rows: tuple[Kept, ...]


class Arrived(Struct, frozen=True):
    """What came of it: new tables, tables that go on from a later point now, those that were here already, records,
    attempts at puzzles."""

    tables: int
    updated: int
    kept: int
    records: int
    puzzles: int = 0


def _digest(rows: Sequence[Kept]) -> str:
    return hashlib.sha256(msgspec.json.encode(rows)).hexdigest()


def _bad(detail: str, key: str = "error-bad-export") -> Refuse:
    return Refuse("bad-record", key=key, detail=detail)


# ---- out


@get("/api/pocket", name="take_along", text=True, file="ludarium-pocket.json")
def take_along(visitor: Visitor) -> str:
    """Everything that is kept here."""
    rows = tuple(_store(visitor.house).rows())
    return msgspec.json.encode(Luggage("pocket", _VERSION, _digest(rows), rows)).decode()


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
    tables, records, attempts = _read(text)
    for table in tables:
        await house.thinker.in_pieces(_checking(table))
    for record in records:
        verified = await house.verified(record.text, visitor.address)
        if verified.fault:
            raise _bad(f"a record in it is wrong: {verified.fault}")
    await house.thinker.aside(_check_attempts, attempts)
    return await _taken_in(house, tables, records, attempts)


async def _taken_in(
    house: House, tables: Sequence[_Table], records: Sequence[RecordRow], attempts: Sequence[AttemptRow]
) -> Arrived:
    """What is new of that is kept, while nobody plays at these tables."""
    store = _store(house)
    rooms = [room for table in tables if (room := house.rooms.in_memory(table.row.id)) is not None]
    async with AsyncExitStack() as held:
        for room in rooms:
            await held.enter_async_context(room.lock)
        new: list[Row] = [record for record in records if await store.record(record.id) is None]
        brought = len(new)
        there = {row.id for row in await store.attempts_of(HERE)}
        tried = [row for row in attempts if row.id not in there]
        new += tried
        fates: Counter[str] = Counter()
        for table in tables:
            fate, rows = await _wanted(store, table)
            fates[fate] += 1
            new += rows
        await store.take_in(new)
    changed = {row.id for row in new if isinstance(row, TableRow)}
    for room in rooms:
        if room.id in changed:
            room.forget()  # it has gone on elsewhere
    return Arrived(fates["tables"], fates["updated"], fates["kept"], brought, len(tried))


class _Table(Struct):
    row: TableRow
    events: list[EventRow]
    chats: list[ChatRow]
    sitting: list[Sitting]


def _read(text: str) -> tuple[list[_Table], list[RecordRow], list[AttemptRow]]:
    """The rows of a text, each of them what its key says, and each with its table where it has one."""
    found = _luggage(text)
    if len({key for key, _ in found.rows}) != len(found.rows):
        raise _bad("a key is there twice")
    rows = [_row(key, value) for key, value in found.rows]
    tables = {row.id: _Table(row, [], [], []) for row in rows if isinstance(row, TableRow)}
    records = [row for row in rows if isinstance(row, RecordRow)]
    attempts = [row for row in rows if isinstance(row, AttemptRow)]
    for row in rows:
        if isinstance(row, TableRow | RecordRow | AttemptRow):
            continue
        table = tables.get(row.table_id)
        match row:
            case EventRow() if table is not None:
                table.events.append(row)
            case ChatRow() if table is not None:
                table.chats.append(row)
            case Sitting() if table is not None:
                table.sitting.append(row)
            case _:
                raise _bad("a row belongs to no table")
    for each in tables.values():
        each.events.sort(key=lambda event: event.seq)
        each.chats.sort(key=lambda chat: chat.number)
    return list(tables.values()), records, attempts


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


def _checking(table: _Table) -> Thought[None]:
    """Play a table again. Of one that was made by other rules, at least nothing may be missing or changed."""
    row, events = table.row, table.events
    try:
        same_rules = game(row.game).info.rules_version == row.rules
    except UnknownName:
        same_rules = False
    try:
        if same_rules:
            yield from rebuilding(row, events)
        else:
            _check_chain(row, events)
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
