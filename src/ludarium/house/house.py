"""A house: its tables in memory, who may see them, and what is told about them to people who do not sit there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator

import msgspec

from ludarium.house import seats, showing, tables, wire
from ludarium.house.bot_turns import BotTurns
from ludarium.house.clock import Clock, tick_for_ever
from ludarium.house.customs import Customs
from ludarium.house.explored import OwnGames
from ludarium.house.frames import Verified
from ludarium.house.keeper import Counts, Keeper
from ludarium.house.links import mark
from ludarium.house.lots import Lots
from ludarium.house.match import Match, TableSetup, seated
from ludarium.house.messages import SeatFacts
from ludarium.house.refusals import Refuse
from ludarium.house.replays import Opened, Replays
from ludarium.house.resources import CreateTable, RecordMade, TableFacts, TableMade
from ludarium.house.room import Room
from ludarium.house.shelf import shown
from ludarium.house.store import RecordRow, Store, StoreUnavailable, TableRow
from ludarium.house.studies import Studies
from ludarium.house.thinking import Thinker
from ludarium.kernel import record as records

log = logging.getLogger("ludarium.house")


class Rooms:
    """The tables in memory. They are read from the store when somebody comes, and leave when nobody looks."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._rooms: dict[str, Room] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(tuple(self._rooms.values()))

    @property
    def frozen(self) -> int:
        return sum(1 for room in self._rooms.values() if room.incident)

    def in_memory(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    async def get(self, table_id: str) -> Room | None:
        """The room of a table; its match is read when the room is entered."""
        room = self._rooms.get(table_id)
        if room is not None:
            return room
        row = await self._keeper.row(table_id)
        if row is None:
            return None
        return self._rooms.setdefault(table_id, self._room(row))

    def add(self, match: Match) -> Room:
        """A table that has just been made."""
        self._keeper.is_first_touch(match.row.id)
        room = self._rooms[match.row.id] = self._room(match.row)
        room.begin(match)
        return room

    def _room(self, row: TableRow) -> Room:
        return Room(self._keeper, row, BotTurns, seats.on_time)

    async def wait_for_days(self) -> None:
        """Open the tables whose clocks run though nobody looks; they stay open while they do."""
        try:
            found = await self._keeper.store.played_by_days()
        except StoreUnavailable:
            return  # each is opened by who comes to it
        for table_id in found:
            with contextlib.suppress(Refuse):
                room = await self.get(table_id)
                if room is not None:
                    async with room.entered():
                        room.drive()

    def drop(self, table_id: str) -> Room | None:
        """Let a table go at once, even if somebody looks at it."""
        return self._rooms.pop(table_id, None)

    async def sweep_for_ever(self) -> None:
        """Let tables go that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(min(30.0, self._keeper.customs.idle_seconds))
            self.sweep()

    def sweep(self) -> None:
        for room in [room for room in self._rooms.values() if room.is_idle]:
            del self._rooms[room.id]

    def forget(self) -> None:
        """Another house has the store: nothing in memory is trusted any more, and everybody is told."""
        for room in self._rooms.values():
            room.forget()

    async def close(self) -> None:
        for room in self._rooms.values():
            with contextlib.suppress(Refuse):
                await seats.note_time(room)
            await room.close()
        self._rooms.clear()


class House(Keeper):
    """Tables with people around them. `start` before the first is opened, `stop` after the last."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker | None = None,
        customs: Customs | None = None,
        time: Clock | None = None,
        lots: Lots | None = None,
        counts: Counts | None = None,
    ) -> None:
        super().__init__(store, thinker, customs, time, lots, counts)
        self.rooms = Rooms(self)
        self.replays = Replays(self.thinker, self.customs.replay_bytes)
        self.studies = Studies(self.thinker, self.store, self.replays)
        self.own_games = OwnGames(self.thinker, self.store)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._tasks = [
            asyncio.create_task(tick_for_ever(self.time), name="time"),
            asyncio.create_task(self.rooms.sweep_for_ever(), name="sweep"),
            asyncio.create_task(self.rooms.wait_for_days(), name="days"),
        ]

    async def stop(self) -> None:
        self.studies.close()
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.rooms.close()

    # ---- tables

    def open(self, match: Match) -> None:
        if match.link:
            self.links.keep(match.row.id, match.link)
        self.rooms.add(match)

    async def create_table(self, wish: CreateTable, maker: str, instead: str = "") -> TableMade:
        """Make a table as wished, and deal it if nobody is waited for; see `tables.create`."""
        return await tables.create(self, wish, maker, instead)

    async def invited_to(self, code: str, identity: str | None = None) -> Room:
        """The room of the table that this link or its short code leads to; for people who sit there, always."""
        code = mark(self.links.whole(code))
        row = await self.store.table_by_code(code)
        room = await self.rooms.get(row.id) if row is not None else None
        if room is None:
            raise Refuse("not-found")
        async with room.entered() as match:
            if match.code != code:  # somebody was sent away, and the link with them
                raise Refuse("not-found")
            if self.date() >= match.link_ends and not match.seats_of(identity):
                raise Refuse("link-over")
        return room

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
        sitting = seated(row)
        asked = tuple(seat for seat, each in enumerate(sitting) if each.asked and identity and each.owner == identity)
        live = room.seat_facts(identity) if room is not None and room.match is not None else None
        return TableFacts(
            id=row.id,
            game=row.game,
            form=row.form,
            options=shown(setup.options),
            seats=live if live is not None else self._stored_seats(row, identity),
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
            invited_by=next((seat.name for seat in sitting if seat.owner == row.maker), ""),
            created=row.created,
            frozen=room is not None and bool(room.incident),
            rated=setup.rated,
            updated=row.updated,
            asked=asked,
            left=room.waiting.left(asked) if room is not None else None,
            rematch_wanted_by=tuple(seat for seat, each in enumerate(sitting) if each.wants_rematch),
        )

    def _stored_seats(self, row: TableRow, identity: str | None) -> tuple[SeatFacts, ...]:
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
                host=seat.owner is not None and seat.owner == row.maker,
                face=self.face_of(seat.owner),
            )
            for number, seat in enumerate(seated(row))
        )

    async def glance(self, table_id: str, identity: str | None) -> bytes:
        """A table of one's own, as the seat sees it that is asked; others learn nothing, not even that it is there."""
        room = await self.rooms.get(table_id)
        if room is None:
            raise Refuse("not-found")
        async with room.entered() as match:
            mine = match.seats_of(identity)
            if not mine:
                raise Refuse("not-found")
            if match.table is None:
                raise Refuse("not-now")
            return showing.glance(
                match, match.table, next((seat for seat in match.people_asked if seat in mine), mine[0])
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

    async def verified(self, text: str, asker: str) -> Verified:
        """A record that somebody brings, played again."""
        try:
            return await self.thinker.verify(text, asker)
        except Exception as fault:
            log.warning("a record could not be verified", extra={"fault": type(fault).__name__})
            raise Refuse("unavailable") from fault

    async def replay_of(self, table_id: str, identity: str | None) -> Opened:
        """A table whose game is over, to be looked at again by those who may see it."""
        row = await self.visible_row(table_id, identity)
        if row.outcome is None:
            raise Refuse("not-now")
        key = f"table {table_id}"
        return self.replays.get(key) or await self.replays.open(key, await self.record_of(table_id, identity))

    async def replay_of_record(self, record_id: str) -> Opened:
        """A record that somebody brought, to be looked at by those who know its address."""
        key = f"record {record_id}"
        opened = self.replays.get(key)
        if opened is not None:
            return opened
        found = await self.store.record(record_id)
        if found is None:
            raise Refuse("not-found")
        return await self.replays.open(key, found.text)

    async def keep_record(self, text: str, identity: str, asker: str) -> RecordMade:
        """Verify a record that somebody brings, then keep it."""
        verified = await self.verified(text, asker)
        if verified.fault:
            key = "error-other-rules" if verified.other_rules else ""
            raise Refuse("bad-record", key=key, detail=verified.fault)
        row = RecordRow(self.lots.name(), identity, text, int(time.time()))
        await self.store.write(row)
        # It has just been played: whoever looks at it now need not wait for that again.
        opened = Opened(text, verified.game, verified.seats, verified.length)
        self.replays.keep(f"record {row.id}", opened, verified.bookmarks)
        return RecordMade(row.id, verified.game, verified.form, verified.entries, verified.outcome)
