"""Everything a running server holds: store, workers, time, rooms, identities, limits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from ludarium.house import rematch, thinking, wire
from ludarium.house.clock import ServiceTime, stamp
from ludarium.house.match import Damaged, Match, TableSetup, seated
from ludarium.house.messages import SeatFacts, StandIn
from ludarium.house.names import person_name
from ludarium.house.refusals import DAMAGED, Refuse
from ludarium.house.replays import Opened, Replays
from ludarium.house.resources import CreateTable, RecordMade, SeatWish, TableFacts, TableMade
from ludarium.house.room import Room
from ludarium.house.shelf import on_shelf, shown
from ludarium.kernel import record as records
from ludarium.kernel.chance import new_seed
from ludarium.kernel.decisions import CHANCE
from ludarium.kernel.errors import Refusal
from ludarium.kernel.game import Setup, game
from ludarium.kernel.title import titles
from ludarium.server import schema
from ludarium.server.connections import Gate
from ludarium.server.identities import Identities, Session
from ludarium.server.limits import Buckets, per_minute, plain
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings
from ludarium.server.storage import EventRow, Insert, Store, StoreCorrupt, StoreLost, TableRow
from ludarium.server.workers import Job, Lanes

if TYPE_CHECKING:
    from ludarium.server.sockets import Client

log = logging.getLogger("ludarium.server")

_CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are mistaken for each other
_CODE_LENGTH = 10
_USUAL = StandIn()
_PATIENCE = 15
"""Seconds that an absent player is waited for at least."""
_encoder = msgspec.json.Encoder(order="deterministic")


class Rooms:
    """The tables in memory. They are read from the store when somebody comes, and leave when nobody looks."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._rooms: dict[str, Room] = {}
        self._touched: set[str] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def frozen(self) -> int:
        return sum(1 for room in self._rooms.values() if room.incident)

    def in_memory(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    def is_first_touch(self, table_id: str) -> bool:
        """Whether this process reads the table for the first time; later times are not a restart."""
        first = table_id not in self._touched
        self._touched.add(table_id)
        return first

    async def get(self, table_id: str) -> Room | None:
        """The room of a table; its match is read when the room is entered."""
        room = self._rooms.get(table_id)
        if room is not None:
            return room
        row = await self._service.row(table_id)
        if row is None:
            return None
        return self._rooms.setdefault(table_id, Room(self._service, row))

    def add(self, match: Match) -> Room:
        """A table that has just been made."""
        self._touched.add(match.row.id)
        room = self._rooms[match.row.id] = Room(self._service, match.row)
        room.begin(match)
        return room

    async def sweep_for_ever(self) -> None:
        """Let tables go that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(min(30.0, self._service.settings.idle_seconds))
            self.sweep()

    def sweep(self) -> None:
        for room in [room for room in self._rooms.values() if room.is_idle]:
            del self._rooms[room.id]

    def forget(self) -> None:
        """Another server is the master: nothing in memory is trusted any more, and everybody is told."""
        for room in self._rooms.values():
            room.forget()

    async def close(self) -> None:
        for room in self._rooms.values():
            await room.close()
        self._rooms.clear()


class Service:
    """One server's parts. `start` before the first request, `stop` after the last."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.start_fault = ""
        self.listening = "", 0
        """The address and the port that it listens on, as far as known."""
        self.metrics = Metrics()
        self.store = Store(settings, self.metrics)
        self.gate = Gate(settings, self.metrics)
        self.lanes = Lanes(settings.workers, settings.bot_maker)
        self.time = ServiceTime()
        self.rooms = Rooms(self)
        self.identities = Identities(self.store, settings.secure)
        limits = settings.limits
        self.new_tables = per_minute(limits.tables_per_minute)
        self.joins = per_minute(limits.joins_per_minute)
        self.new_identities = per_minute(limits.identities_per_minute)
        self.new_records = per_minute(limits.records_per_minute)
        self.new_sockets = per_minute(limits.new_sockets_per_minute)
        self.messages = Buckets(limits.identity_per_second, limits.identity_burst)
        self.clients: dict[str, set[Client]] = {}
        """Open sockets, by the hash of the token that they were opened with."""
        self.sockets_of_identity: Counter[str] = Counter()
        self.sockets_of_address: Counter[str] = Counter()
        self.hints_asked: set[str] = set()
        """Identities that wait for a hint: each for one at a time, however many sockets it has."""
        self.replays = Replays(self.lanes.replays, settings.queue_seconds)
        self.store.on_change = self._store_changed
        self._loss_incident = ""
        self._tasks: list[asyncio.Task[None]] = []
        self._making = asyncio.Lock()
        self.metrics.gauge("sockets", lambda: float(self.sockets_of_address.total()))
        self.metrics.gauge("tables", lambda: float(len(self.rooms)))
        self.metrics.gauge("frozen_tables", lambda: float(self.rooms.frozen))

    async def start(self) -> None:
        await self.store.open()
        self._note_loss()
        self.lanes.start()
        self._tasks = [
            asyncio.create_task(self.time.tick_for_ever(), name="time"),
            asyncio.create_task(self.rooms.sweep_for_ever(), name="sweep"),
            asyncio.create_task(self.gate.sweep_for_ever(), name="gate"),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.rooms.close()
        self.lanes.close()
        await self.store.close()

    def _store_changed(self) -> None:
        """Another server has taken the store, or it is ours again: what is in memory may be behind it."""
        if self.store.is_master:
            self._note_loss()
        else:
            self.rooms.forget()

    def _note_loss(self) -> None:
        """Say what the store has lost; the tables themselves are frozen when somebody opens them."""
        if self.store.loss:
            self._loss_incident = self.incident(StoreLost(), reason=self.store.loss)

    def incident(self, fault: BaseException, **facts: str) -> str:
        """Note a fault of ours; the id goes to the client, the rest to the log."""
        incident = secrets.token_hex(6)
        self.metrics.count("incidents_total")
        log.error("incident", exc_info=fault, extra={"incident": incident, **facts})
        return incident

    # ---- tables

    async def create_table(self, wish: CreateTable, maker: str, instead: str = "") -> TableMade:
        """Make a table as wished, deal it if nobody is waited for, and store it.

        `instead` is a table on the maker's shelf: the new one takes its place there.
        """
        seats = tuple(SeatWish(seat.kind, person_name(seat.name), seat.bot) for seat in wish.seats)
        wish = msgspec.structs.replace(wish, seats=seats)
        async with self._making:  # two at once must not both find the last place on a shelf
            await self._check_shelf(wish, maker, instead)
            made = await self._create_table(wish, maker)
            if instead:
                await self.store.leave(maker, instead)
            return made

    async def _check_shelf(self, wish: CreateTable, maker: str, instead: str) -> None:
        shelf = next((title.shelf for title in titles() if title.id == wish.game), None)
        if shelf is None or wish.form not in shelf.forms:
            return
        if sum(row.id != instead for row in await on_shelf(self.store, maker, wish.game)) >= shelf.most:
            raise Refuse("full", key=shelf.full)

    async def _create_table(self, wish: CreateTable, maker: str) -> TableMade:
        match = new_match(wish, maker, self.usual_stand_in)
        await self.store.write(*_begun(match, []))
        self.rooms.add(match)
        return TableMade(match.row.id, match.row.code or "", wire.commitment_of(match.row))

    async def open_rematch(self, room: Room, old: Match, identity: str) -> None:
        """Open the table that the people of `old` go on to; the last of them has just agreed.

        That they have and the table itself are stored together, so it is never opened twice.
        """
        wish, comers = rematch.next_table(old)
        async with self._making:
            await self._check_shelf(wish, old.row.maker, "")
            new = new_match(wish, old.row.maker, self.usual_stand_in)
            joined = [
                new.seal(new.join(seat, comer, new.places[seat].name, ""), seat, stamp())
                for seat, comer in enumerate(comers)
                if comer is not None
            ]
            inserts = _begun(new, joined, *dict.fromkeys(comer for comer in comers if comer is not None))
            steps = [old.seal(old.want_rematch(identity), CHANCE, stamp())]
            steps.append(old.seal(old.make_rematch(new.row.id), CHANCE, stamp()))
            await room.commit(old, steps, together=inserts)
        self.rooms.add(new)

    @property
    def usual_stand_in(self) -> StandIn:
        return StandIn(self.settings.stand_in, max(1, round(self.settings.absent_seconds)))

    async def invited_to(self, code: str) -> Room:
        """The room of the table that this code leads to now."""
        row = await self.store.table_by_code(code)
        room = await self.rooms.get(row.id) if row is not None else None
        if room is None:
            raise Refuse("not-found")
        async with room.entered() as match:
            if match.code != code:  # somebody was sent away, and the link with them
                raise Refuse("not-found")
        return room

    async def log_out(self, session: Session, named: str, everywhere: bool) -> tuple[str, ...]:
        """End sessions of one identity; gives the hashes of their tokens, which are dead (REL-42)."""
        ended = await self.identities.end(session, named, everywhere)
        for hashed in ended:
            for client in tuple(self.clients.get(hashed, ())):
                client.log_out()
        return ended

    async def row(self, table_id: str) -> TableRow | None:
        """The row of a table. One that was there once and is gone is frozen, and not just unknown (REL-78)."""
        try:
            row = await self.store.table(table_id)
        except StoreCorrupt as fault:
            raise self._lost(fault) from fault
        if row is None and self.store.mark_of(table_id) is not None:
            raise self._lost(Damaged(f"the table {table_id} was made once, and is gone"))
        return row

    def _lost(self, fault: Exception) -> Refuse:
        """One incident for all that is asked: there may be many tables, and it is one loss."""
        self._loss_incident = self._loss_incident or self.incident(fault, reason=str(fault))
        return Refuse("frozen", key=DAMAGED, incident=self._loss_incident)

    async def visible_row(self, table_id: str, identity: str | None) -> TableRow:
        """The row of a table that this identity may see; "not there" and "not yours" are one answer."""
        row = await self.row(table_id)
        if row is None:
            raise Refuse("not-found")
        setup = msgspec.json.decode(row.setup, type=TableSetup)
        if not setup.watch and not any(seat.owner == identity and identity for seat in seated(row)):
            raise Refuse("not-found")
        return row

    def facts(self, row: TableRow, identity: str | None) -> TableFacts:
        """What lists and invitations show of a table."""
        setup = msgspec.json.decode(row.setup, type=TableSetup)
        room = self.rooms.in_memory(row.id)
        live = room.seat_facts(identity) if room is not None and room.match is not None else None
        return TableFacts(
            id=row.id,
            game=row.game,
            form=row.form,
            options=shown(setup.options),
            seats=live if live is not None else _stored_seats(row, identity),
            started=row.started,
            over=row.outcome is not None,
            outcome=msgspec.json.decode(row.outcome) if row.outcome is not None else None,
            number=row.number,
            commitment=wire.commitment_of(row),
            take_back=setup.take_back,
            chat=setup.chat,
            hints=setup.hints,
            watch=setup.watch,
            clock=setup.clock,
            stand_in=setup.stand_in,
            invited_by=next((seat.name for seat in seated(row) if seat.owner == row.maker), ""),
            created=row.created,
            frozen=room is not None and bool(room.incident),
            rematch_wanted_by=tuple(seat for seat, sitting in enumerate(seated(row)) if sitting.wants_rematch),
        )

    # ---- records and replays

    async def record_of(self, table_id: str, identity: str | None) -> str:
        """The record of a table whose game is over; before that its seed is a secret."""
        row = await self.visible_row(table_id, identity)
        if row.outcome is None:
            raise Refuse("not-now")
        room = await self.rooms.get(table_id)
        if room is None:
            raise Refuse("not-found")
        async with room.entered() as match:
            if match.outcome is None:
                raise Refuse("not-now")
            return records.write(match.record())

    async def verified(self, text: str, asker: str) -> thinking.Verified:
        """An uploaded record, played again in a worker."""
        try:
            job = Job(limit=20.0, asker=asker)
            return await self.lanes.verification.do(job, self.settings.queue_seconds, thinking.verify, text)
        except Exception as fault:
            log.warning("a record could not be verified", extra={"fault": type(fault).__name__})
            raise Refuse("unavailable") from fault

    async def replay_of(self, table_id: str, identity: str | None) -> Opened:
        """A table whose game is over, to be looked at again by who may see it."""
        row = await self.visible_row(table_id, identity)
        if row.outcome is None:
            raise Refuse("not-now")
        key = f"table {table_id}"
        return self.replays.get(key) or await self.replays.open(key, await self.record_of(table_id, identity))

    async def replay_of_record(self, record_id: str) -> Opened:
        """An uploaded record, to be looked at by who knows its address."""
        key = f"record {record_id}"
        opened = self.replays.get(key)
        if opened is not None:
            return opened
        found = await self.store.rows(select(schema.records.c.text).where(schema.records.c.id == record_id))
        if not found:
            raise Refuse("not-found")
        return await self.replays.open(key, found[0]["text"])

    async def keep_record(self, text: str, identity: str, asker: str) -> RecordMade:
        """Verify an uploaded record, then keep it."""
        verified = await self.verified(text, asker)
        if verified.fault:
            raise Refuse("bad-record", detail=verified.fault)
        record_id = new_id()
        row = {"id": record_id, "identity": identity, "text": text, "created": int(time.time())}
        await self.store.write((schema.records, row))
        # It has just been played: whoever looks at it now need not wait for that again.
        opened = Opened(text, verified.game, verified.seats, verified.length)
        self.replays.keep(f"record {record_id}", opened, verified.bookmarks)
        return RecordMade(record_id, verified.game, verified.form, verified.entries, verified.outcome)


def new_id() -> str:
    """Nobody can guess it. Draws of a table depend on it, too: it is part of their key."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """What a table is joined by; easy to read out."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


def new_match(wish: CreateTable, maker: str, usual: StandIn = _USUAL) -> Match:
    """The match of a new table; refuses what cannot be played. `usual`: who stands in unless that is wished for."""
    stand_in = wish.stand_in
    if stand_in not in (None, usual) and (
        stand_in.seconds < _PATIENCE or (stand_in.bot and not wire.is_bot(stand_in.bot))
    ):
        raise Refuse("bad-setup")
    if 0 < len(wish.entropy) < 32:
        raise Refuse("bad-setup")
    for seat in wish.seats:
        if (seat.kind == "bot") != bool(seat.bot) or (seat.bot and not wire.is_bot(seat.bot)):
            raise Refuse("bad-setup")
    setup = TableSetup(
        seats=tuple(SeatWish(seat.kind, plain(seat.name, 40), seat.bot) for seat in wish.seats),
        options=dict(wish.options),
        take_back=wish.take_back,
        chat=wish.chat,
        hints=wish.hints,
        watch=wish.watch,
        clock=wish.clock,
        entropy=wish.entropy,
        stand_in=stand_in or usual,
    )
    try:
        rules = game(wish.game)
        rules.setup(Setup(wish.form, len(wish.seats), setup.options))
    except Refusal as refusal:
        raise Refuse("bad-setup", detail=str(refusal)) from refusal
    setup = msgspec.structs.replace(setup, pack=rules.info.pack)
    has_links = any(seat.kind == "link" for seat in wish.seats)
    now = int(time.time())
    row = TableRow(
        id=new_id(),
        code=new_code() if has_links else None,
        game=wish.game,
        rules=rules.info.rules_version,
        form=wish.form,
        setup=_encoder.encode(setup).decode(),
        seed=new_seed().hex(),
        bot_seed=new_seed().hex(),
        maker=maker,
        created=now,
        number=0,
        outcome=None,
        seated="[]",
        started=False,
        updated=now,
    )
    return Match(row)


def _begun(match: Match, rows: list[EventRow], *comers: str) -> list[Insert]:
    """What a new table is stored as, dealt if nobody is waited for. `comers` took seats by the events in `rows`."""
    if match.is_complete:
        rows.append(match.seal(match.deal(), CHANCE, stamp()))
    summary = match.summary()
    match.row = row = msgspec.structs.replace(
        match.row,
        number=summary.number,
        outcome=summary.outcome,
        seated=summary.seated,
        started=summary.started,
        seq=match.seq,
        chain=match.chain,
    )
    inserts: list[Insert] = [(schema.tables, msgspec.structs.asdict(row))]
    inserts += [(schema.events, msgspec.structs.asdict(event)) for event in rows]
    sitters = dict.fromkeys((row.maker, *comers))
    inserts += [(schema.sitting, {"identity": sitter, "table_id": row.id}) for sitter in sitters]
    return inserts


def _stored_seats(row: TableRow, identity: str | None) -> tuple[SeatFacts, ...]:
    """The seats of a table that is not in memory: nobody is present."""
    return tuple(
        SeatFacts(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            taken=seat.owner is not None or seat.kind == "bot",
            bot=seat.bot,
            present=False,
            yours=identity is not None and seat.owner == identity,
            may_be_given=False,
            may_be_removed=False,
            stand_in="",
        )
        for number, seat in enumerate(seated(row))
    )
