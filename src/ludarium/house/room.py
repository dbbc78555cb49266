"""A table with people around it: stores each step first, then tells everybody what they may know."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Literal, Protocol

from msgspec import Struct

from ludarium.house import places, ratings, showing
from ludarium.house.clock import stamp
from ludarium.house.keeper import Keeper
from ludarium.house.knocks import Knocks
from ludarium.house.match import Body, Damaged, Match, Step, rebuilding
from ludarium.house.messages import Ack, ChatLine, ComingFacts, Presence, SeatFacts
from ludarium.house.notes import Notes
from ludarium.house.refusals import DAMAGED, Refuse
from ludarium.house.showing import Connection, encode
from ludarium.house.store import Conflict, EventRow, Mark, Row, StoreCorrupt, StoreUnavailable, TableRow
from ludarium.house.talk import Talk
from ludarium.house.thinking import Job
from ludarium.house.waiting import Waiting
from ludarium.kernel.decisions import CHANCE, Decision, Event, Seat
from ludarium.kernel.errors import RulesError
from ludarium.kernel.table import Table

_ON_THE_WAY = 60.0
"""Seconds after which somebody with the link open who tells nothing more is not expected."""


class Coming(Struct, frozen=True):
    """Somebody with the link open."""

    device: Literal["phone", "computer"]
    at: float
    typing: bool


class Turns(Protocol):
    """Plays for the bots of a room."""

    thought: Job | None
    """What a bot thinks about now, and"""
    thinker: bytes
    """the message that tells whose bot it is."""

    def go_on(self, match: Match) -> None:
        """Let bots answer, if one is asked and none is at it already."""

    def forgive(self, seat: Seat) -> None:
        """A person plays for the seat again."""


class Room:
    """One table. Everything that changes or reads its match holds `lock`, also while the store works.

    Here is who comes in, what is kept and who is told. What people and bots do at the table is in modules above
    (`moves`, `seats`, `asking`, `speaking`, `bot_turns`), which are given the room while it is held: `turns` makes
    whoever plays for its bots, and `on_time` is done when somebody has been waited for long enough.
    """

    def __init__(
        self,
        keeper: Keeper,
        row: TableRow,
        turns: Callable[[Room], Turns],
        on_time: Callable[[Room], Coroutine[Any, Any, None]],
    ) -> None:
        self.keeper = keeper
        self.id = row.id
        self.row = row
        self.match: Match | None = None
        self.incident = ""
        """Not empty: the table is frozen, and this is how operators find out why."""
        self._why_frozen = ""
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.touched = keeper.time.now()
        self.talk = Talk(keeper.store, row.id)
        self.waiting = Waiting(keeper, lambda: self.start(on_time(self)))
        self.bots = turns(self)
        self.notes = Notes(keeper.messenger)
        self._asked_at: dict[Seat, tuple[Decision, int]] = {}
        self._presence: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self.ready: set[str] = set()
        """Who has said so in the waiting room; they say it again after a restart."""
        self.coming: dict[str, Coming] = {}
        """Who has opened the link and sits nowhere yet, by their visit."""
        self.knocks = Knocks(row.id, lambda: keeper.time.now())
        self._shown: tuple[int, bytes] | None = None
        """What watchers have seen who see everything later: how many entries, and the position."""

    # ---- loading and failing

    @contextlib.asynccontextmanager
    async def entered(self) -> AsyncIterator[Match]:
        """Hold the table alone, loaded and healthy. What fails inside leaves memory as the store says."""
        async with self.lock:
            self.touched = self.keeper.time.now()
            match = await self._loaded()
            seq = match.seq
            try:
                yield match
            except (StoreUnavailable, Conflict):
                self._spoil()
                raise Refuse("unavailable") from None
            except RulesError as bug:
                self.freeze(bug)
                raise self._frozen() from bug
            except Refuse:
                raise
            except Exception as fault:
                self._spoil()
                raise Refuse("internal", incident=self.keeper.incident(fault, table=self.id)) from fault
            except BaseException:
                if match.seq != seq:  # cancelled while the store worked
                    self._spoil()
                raise

    async def _loaded(self) -> Match:
        if self.incident:
            raise self._frozen()
        if not self.keeper.store.is_master:
            raise Refuse("unavailable")
        if self.match is not None:
            return self.match
        try:
            row, events, mark = await self._history()
            await self.talk.read()
        except StoreCorrupt as fault:
            self.freeze(Damaged(str(fault)))
            raise self._frozen() from fault
        except StoreUnavailable:
            raise Refuse("unavailable") from None
        try:
            match = await self.keeper.thinker.in_pieces(rebuilding(row, events, mark))
        except Damaged as damage:
            self.freeze(damage)
            raise self._frozen() from damage
        self.row = row
        self._begin(match)
        self.notes.begin(match, self.waiting)
        return match

    async def _history(self) -> tuple[TableRow, list[EventRow], Mark | None]:
        """A table's row, events and mark, of one moment: a write that was given up may still land in between."""
        row = await self.keeper.row(self.id)
        while row is not None:
            events = await self.keeper.store.events(self.id)
            mark = self.keeper.store.mark_of(self.id)
            before, row = row, await self.keeper.row(self.id)
            if row == before:
                return before, events, mark
        raise Refuse("not-found")

    def begin(self, match: Match) -> None:
        """Go on with a match that has just been made and stored."""
        self._begin(match)
        self.drive()

    def _begin(self, match: Match) -> None:
        self.match = match
        match.link = self.keeper.links.shown(self.id, match.code)
        self.waiting.begin(match)
        self._asked_at = {}
        self._note_decisions(match)

    def _spoil(self) -> None:
        """Memory may be ahead of the store, or behind it: forget it and read again as soon as that is possible."""
        self.match = None
        self.waiting.forget()
        self.start(self._recover())

    async def _recover(self) -> None:
        pause = 0.2
        while self.match is None and not self.incident:
            await asyncio.sleep(pause)
            pause = min(2.0, pause * 2)
            try:
                async with self.entered():
                    for connection in self.connections:
                        self.push_snapshot(connection)
                    self.drive()
            except Refuse as refusal:
                if refusal.code == "internal":  # it was read and still cannot be shown: waiting does not help
                    self.freeze(refusal.__cause__ or refusal)

    def freeze(self, fault: BaseException) -> None:
        """Stop this table only; it is kept unchanged (REL-7, 48)."""
        damaged = isinstance(fault, Damaged)
        # Our own words about a stored history hold no card; those of other faults could.
        facts = {"table": self.id} | ({"reason": str(fault)} if damaged else {})
        self.incident = self.keeper.incident(fault, **facts)
        self._why_frozen = DAMAGED if damaged else ""
        self.match = None
        self.waiting.forget()
        self.tell(encode(self._frozen().message("")))

    def _frozen(self) -> Refuse:
        return Refuse("frozen", key=self._why_frozen, incident=self.incident)

    def forget(self) -> None:
        """Another server is the master of the store: say so, and read again once it is ours."""
        if self.match is not None:
            self._spoil()
        self.tell(encode(Refuse("unavailable").message("")))

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that goes on alongside the messages; a fault in it freezes this table only."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            self.freeze(fault)

    async def close(self) -> None:
        self.waiting.close()
        if self._presence is not None:
            self._presence.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nothing runs: it may leave the memory."""
        quiet = self.keeper.time.now() - self.touched > self.keeper.customs.idle_seconds
        busy = self.connections or self._tasks or self.waiting.is_running or self.lock.locked()
        return quiet and not busy

    # ---- people coming and going

    def may_see(self, identity: str | None) -> bool:
        """Whether that identity may look at this table at all. The match must be loaded."""
        assert self.match is not None
        if identity is not None and identity in self.match.removed:
            return False
        return self.match.setup.watch or bool(self.match.seats_of(identity))

    def enter(self, connection: Connection, match: Match) -> None:
        """A socket has opened; it looks as one of its seats, if it has any."""
        mine = match.seats_of(connection.identity)
        asked = [seat for seat in match.people_asked if seat in mine]
        connection.seat = asked[0] if asked else (mine[0] if mine else None)
        self.connections.add(connection)
        for seat in mine:
            self.waiting.came(seat)
        self.push_snapshot(connection)
        self.tell_presence(0.0 if mine else 1.0)
        self.drive()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touched = self.keeper.time.now()
        if self.match is None:
            return
        mine = self.match.seats_of(connection.identity)
        if not self.is_present(connection.identity):
            self.ready.discard(connection.identity or "")
            for seat in mine:
                self.waiting.went(seat)
        self.tell_presence(0.0 if mine else 1.0)
        self.waiting.set_timer(self.match)

    def is_present(self, identity: str | None) -> bool:
        """Whether somebody has the table open."""
        return identity is not None and any(c.identity == identity for c in self.connections)

    def seat_facts(self, identity: str | None) -> tuple[SeatFacts, ...]:
        """The seats as that identity may know them. The match must be loaded."""
        assert self.match is not None
        return places.facts(self.match, self.waiting, self.is_present, identity, self.ready, self.keeper.face_of)

    def coming_facts(self) -> tuple[ComingFacts, ...]:
        """Who is on the way, the newest first; people not heard of for a while are left out."""
        now = self.keeper.time.now()
        self.coming = {visit: each for visit, each in self.coming.items() if now - each.at < _ON_THE_WAY}
        newest = sorted(self.coming.values(), key=lambda each: -each.at)
        return tuple(ComingFacts(each.device, int(now - each.at), each.typing) for each in newest)

    # ---- telling

    def tell(self, data: bytes, said_by: str | None = None) -> None:
        """The same bytes for everybody; `said_by`: except for those who must hear nothing from that person."""
        for connection in self.connections:
            if not self._sees_later(connection) and not self.keeper.keep_apart(connection.identity, said_by):
                connection.push(data)
        self._tell_later(data, said_by=said_by)

    def _sees_later(self, connection: Connection) -> bool:
        """Whether it watches a table whose watchers might tell somebody what they see (REL-71)."""
        match = self.match
        return match is not None and bool(match.setup.watch_delay) and not match.seats_of(connection.identity)

    def _tell_later(self, data: bytes, number: int | None = None, said_by: str | None = None) -> None:
        """The same for watchers, when it is their time; `number`: it is a position after so many entries."""
        match = self.match
        if match is not None and match.setup.watch_delay:
            asyncio.get_running_loop().call_later(
                match.setup.watch_delay, self._let_watchers_see, data, number, said_by
            )

    def _let_watchers_see(self, data: bytes, number: int | None, said_by: str | None) -> None:
        if number is not None:
            self._shown = number, data
        for connection in self.connections:
            if self._sees_later(connection) and not self.keeper.keep_apart(connection.identity, said_by):
                connection.push(data)

    def _heard_by(self, match: Match, identity: str | None) -> tuple[ChatLine, ...]:
        """What was said, without the people whom that person must not hear."""
        apart = self.keeper.keep_apart
        return tuple(line for line in self.talk.lines if not apart(identity, match.places[line.seat].owner))

    @property
    def watching(self) -> int:
        """How many look on."""
        match = self.match
        return sum(1 for c in self.connections if match is not None and not match.seats_of(c.identity))

    def tell_presence(self, delay: float) -> None:
        """Soon, and once for all who come and go together."""
        if self._presence is not None:
            if delay:
                return
            self._presence.cancel()
        self._presence = asyncio.get_running_loop().call_later(delay, self._send_presence)

    def _send_presence(self) -> None:
        self._presence = None
        match = self.match
        if match is None:
            return
        watching = self.watching
        made: dict[str | None, bytes] = {}
        for connection in self.connections:
            identity = connection.identity if match.seats_of(connection.identity) else None
            if identity not in made:
                coming = self.coming_facts() if identity is not None and match.table is None else ()
                host = identity is not None and identity == match.row.maker
                knocking = self.knocks.facts() if host else ()
                told = Presence(self.seat_facts(identity), match.table is not None, watching, coming, knocking)
                made[identity] = encode(told)
            connection.push(made[identity])

    def push_snapshot(self, connection: Connection) -> None:
        """Everything a newcomer needs. The lock is held, or nothing else runs."""
        match = self.match
        if match is None:
            return
        identity = connection.identity if match.seats_of(connection.identity) else None
        if self._sees_later(connection) and match.table is not None:
            self._push_what_watchers_see(match, match.table, connection)
            return
        connection.push(
            showing.welcome(
                match,
                connection,
                self.seat_facts(identity),
                self._heard_by(match, connection.identity),
                self.keeper.date(),
            )
        )
        if match.table is not None:
            self.push_position(match, match.table, connection)
            if match.outcome is not None:
                connection.push(showing.ended(match.table))
                connection.push(showing.rematch(match))
            elif self.bots.thinker:
                connection.push(self.bots.thinker)

    def _push_what_watchers_see(self, match: Match, table: Table, connection: Connection) -> None:
        """The same for a watcher who sees everything later."""
        entries, position = self._shown_from(match, table)
        heard = stamp() // 1000 - match.setup.watch_delay
        lines = tuple(line for line in self._heard_by(match, connection.identity) if line.at <= heard)
        connection.push(showing.welcome(match, connection, self.seat_facts(None), lines, self.keeper.date(), entries))
        connection.push(position)

    def _shown_from(self, match: Match, table: Table) -> tuple[int, bytes]:
        """What watchers see now: the deal at once, and what was there when the table was read."""
        if self._shown is None:
            self._shown = match.number, self._update(match, table, None, "snapshot", CHANCE, ())
        return self._shown

    def watched(self, match: Match, table: Table) -> tuple[int, bytes]:
        """What watchers see at this moment: after how many entries, and the position."""
        if match.setup.watch_delay:
            return self._shown_from(match, table)
        return match.number, self._update(match, table, None, "snapshot", CHANCE, ())

    def push_position(self, match: Match, table: Table, connection: Connection) -> None:
        """The present position, without a step that led there."""
        if self._sees_later(connection):
            return
        connection.push(self._update(match, table, connection.seat, "snapshot", CHANCE, ()))

    def _update(
        self,
        match: Match,
        table: Table,
        viewer: Seat | None,
        step: Literal["snapshot", "deal", "act", "take-back", "resign"],
        seat: Seat,
        events: tuple[Event, ...],
    ) -> bytes:
        return showing.update(match, table, viewer, step, seat, events, self.waiting.clock_facts())

    def _tell_step(self, match: Match, step: Step) -> None:
        """Everybody's new view; made once for all who see the same (REL-45)."""
        table = match.table
        assert table is not None
        made: dict[Seat | None, bytes] = {}
        if match.setup.watch_delay:
            self._tell_later(self._update(match, table, None, step.kind, step.seat, step.events), match.number)
        for connection in self.connections:
            if self._sees_later(connection):
                continue
            viewer = connection.seat
            if viewer not in made:
                made[viewer] = self._update(match, table, viewer, step.kind, step.seat, step.events)
            connection.push(made[viewer])
        if match.outcome is not None:
            self.tell(showing.ended(table))
            self.tell(showing.rematch(match))

    # ---- steps: store first, tell after (REL-1)

    async def commit(self, match: Match, rows: list[EventRow], *together: Row) -> None:
        """Put events on stable storage, and what goes with them. Nobody may be told of them before this returns."""
        async with ratings.changing(self.keeper, match, rows) as changed:
            await self.keeper.store.append(rows, match.summary(), *together, *changed)
        self.keeper.counts.count("steps_total", len(rows))

    async def step(
        self,
        match: Match,
        seat: Seat,
        body: Body,
        connection: Connection | None = None,
        action_id: str | None = None,
        request: str = "",
    ) -> None:
        """Store a step of the game, then tell everybody; who asked for it by an action id is answered first."""
        answer = encode(Ack(action_id, match.number)) if action_id is not None else b""
        row = match.seal(body, seat, stamp(), action_id, request, answer.decode())
        await self.commit(match, [row])
        if connection is not None:
            connection.push(answer)
        self._tell_step(match, match.log[-1])
        self.drive()

    def drive(self) -> None:
        """Set going what the open questions need: bots think, clocks run."""
        match = self.match
        if match is None:
            return
        self._note_decisions(match)
        if match.setup.watch_delay and match.table is not None:
            self._shown_from(match, match.table)
        self.waiting.ask(match)
        self.notes.look(match, self.waiting)
        self.bots.go_on(match)

    def _note_decisions(self, match: Match) -> None:
        """Remember since which entry each open decision has been open."""
        asked: dict[Seat, tuple[Decision, int]] = {}
        for decision in match.table.position.pending if match.table is not None else ():
            before = self._asked_at.get(decision.seat)
            same = before is not None and before[0] is decision
            asked[decision.seat] = before if same and before is not None else (decision, match.number)
        self._asked_at = asked

    def open_since(self, seat: Seat) -> int:
        """The number of entries when the seat was asked its present question."""
        return self._asked_at[seat][1]
