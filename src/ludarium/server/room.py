"""A table with people around it: stores each step first, then tells everybody what they may know."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from ludarium.kernel.chance import ALGORITHM, KeyedChance
from ludarium.kernel.decisions import CHANCE, Action, Decision, Event, Seat
from ludarium.kernel.errors import Refusal, RulesError
from ludarium.kernel.position import Position
from ludarium.kernel.table import Table
from ludarium.kernel.views import view_bytes
from ludarium.server import schema, thinking, wire
from ludarium.server.clock import Clocks
from ludarium.server.match import Body, Damaged, Match, Place, Step, rebuilt
from ludarium.server.messages import (
    Ack,
    ChatLine,
    ClockFacts,
    Ended,
    Hint,
    LogLine,
    Presence,
    Preview,
    SeatFacts,
    ServerMessage,
    Thinking,
    Update,
    Welcome,
    Why,
)
from ludarium.server.refusals import Refuse, of_kernel
from ludarium.server.shelf import shown
from ludarium.server.storage import Conflict, EventRow, StoreUnavailable, TableRow
from ludarium.server.thinking import seen
from ludarium.server.workers import Job, WorkerBusy, WorkerDied, WorkerLate, WorkFailed

if TYPE_CHECKING:
    from ludarium.server.service import Service

log = logging.getLogger("ludarium.room")

_CHAT_LINES = 50
_STRIKES = 3
_encoder = msgspec.json.Encoder(order="deterministic")


class Connection(Protocol):
    """A socket as a room sees it."""

    identity: str | None
    seat: Seat | None

    def push(self, data: bytes) -> None:
        """Send it when there is room; never waits."""


def encode(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


class Room:
    """One table. Everything that changes or reads its match holds `lock`, also while the store works."""

    def __init__(self, service: Service, row: TableRow) -> None:
        self.service = service
        self.id = row.id
        self.row = row
        self.match: Match | None = None
        self.incident = ""
        """Not empty: the table is frozen, and this is how operators find out why."""
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.touched = service.time.now()
        self._clocks: Clocks | None = None
        self._chats: list[ChatLine] = []
        self._chat_number = 0
        self._asked_since: dict[Seat, float] = {}
        self._asked_at: dict[Seat, tuple[Decision, int]] = {}
        self._away_since: dict[Seat, float] = {}
        self._strikes: dict[Seat, int] = {}
        self._bots: asyncio.Task[None] | None = None
        self._thought: Job | None = None
        """What a bot thinks about now, and"""
        self._thinker: bytes = b""
        """the message that tells whose bot it is."""
        self._timer: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- loading and failing

    @contextlib.asynccontextmanager
    async def entered(self) -> AsyncIterator[Match]:
        """Hold the table alone, loaded and healthy. What fails inside leaves memory as the store says."""
        async with self.lock:
            self.touched = self.service.time.now()
            match = await self._loaded()
            seq = match.seq
            try:
                yield match
            except (StoreUnavailable, Conflict):
                self._spoil()
                raise Refuse("unavailable") from None
            except RulesError as bug:
                self.freeze(bug)
                raise Refuse("frozen", incident=self.incident) from bug
            except Refuse:
                raise
            except Exception as fault:
                self._spoil()
                raise Refuse("internal", incident=self.service.incident(fault, table=self.id)) from fault
            except BaseException:
                if match.seq != seq:  # cancelled while the store worked
                    self._spoil()
                raise

    async def _loaded(self) -> Match:
        if self.incident:
            raise Refuse("frozen", incident=self.incident)
        if self.match is not None:
            return self.match
        try:
            row = await self.service.store.table(self.id)
            if row is None:
                raise Refuse("not-found")
            events = await self.service.store.events(self.id)
            chats = await self.service.store.chats(self.id, _CHAT_LINES)
        except StoreUnavailable:
            raise Refuse("unavailable") from None
        try:
            match = await asyncio.to_thread(rebuilt, row, events)
        except Damaged as damage:
            self.freeze(damage)
            raise Refuse("frozen", incident=self.incident) from damage
        self.row = row
        self._chats = [ChatLine(line["seat"], line["name"], line["text"], line["at"]) for line in chats]
        self._chat_number = chats[-1]["number"] if chats else 0
        self._begin(match)
        return match

    def begin(self, match: Match) -> None:
        """Go on with a match that has just been made and stored."""
        self._begin(match)
        self._drive()

    def _begin(self, match: Match) -> None:
        self.match = match
        match.charge = self._charge
        settings = match.setup.clock
        if settings is not None:
            left = [part / 1000 for part in match.clocks]
            if self.service.rooms.is_first_touch(self.id):
                # Nobody loses time through our fault: those who are asked get some back after a restart.
                for seat in self._people_asked(match):
                    left[seat] += self.service.settings.restart_seconds
            self._clocks = Clocks(left, settings.bonus, self.service.time.now)
            self._clocks.run(self._people_asked(match))
        now = self.service.time.now()
        self._asked_since = dict.fromkeys(self._people_asked(match), now)
        self._asked_at = {}
        self._note_decisions(match)
        for seat in range(match.seats):
            self._away_since.setdefault(seat, now)

    def _spoil(self) -> None:
        """Memory may be ahead of the store, or behind it: forget it and read again as soon as that is possible."""
        self.match = None
        self._clocks = None
        self._start(self._recover())

    async def _recover(self) -> None:
        pause = 0.2
        while self.match is None and not self.incident:
            await asyncio.sleep(pause)
            pause = min(2.0, pause * 2)
            try:
                async with self.entered():
                    for connection in self.connections:
                        self.push_snapshot(connection)
                    self._drive()
            except Refuse:
                continue

    def freeze(self, fault: BaseException) -> None:
        """Stop this table only; it is kept as it is."""
        self.incident = self.service.incident(fault, table=self.id)
        self.match = None
        self._clocks = None
        refusal = encode(Refuse("frozen", incident=self.incident).message(""))
        for connection in self.connections:
            connection.push(refusal)

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            self.freeze(fault)

    async def close(self) -> None:
        for timer in (self._timer, self._presence):
            if timer is not None:
                timer.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nothing runs: it may leave the memory."""
        running = self._clocks is not None and self._clocks.next_end() is not None
        quiet = self.service.time.now() - self.touched > self.service.settings.idle_seconds
        return quiet and not self.connections and not self._tasks and not running and not self.lock.locked()

    # ---- people coming and going

    def may_see(self, identity: str | None) -> bool:
        """Whether that identity may look at this table at all. The match must be loaded."""
        assert self.match is not None
        return self.match.setup.watch or bool(self.match.seats_of(identity))

    def enter(self, connection: Connection, match: Match) -> None:
        """A socket has opened; it looks as one of its seats, if it has any."""
        mine = match.seats_of(connection.identity)
        asked = [seat for seat in self._people_asked(match) if seat in mine]
        connection.seat = asked[0] if asked else (mine[0] if mine else None)
        self.connections.add(connection)
        for seat in mine:
            self._away_since.pop(seat, None)
        self.push_snapshot(connection)
        self._tell_presence(0.0 if mine else 1.0)
        self._drive()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touched = self.service.time.now()
        if self.match is None:
            return
        mine = self.match.seats_of(connection.identity)
        for seat in mine:
            if not self._is_present(self.match.places[seat]):
                self._away_since[seat] = self.service.time.now()
        self._tell_presence(0.0 if mine else 1.0)
        self._set_timer()

    def _is_present(self, place: Place) -> bool:
        return place.owner is not None and any(c.identity == place.owner for c in self.connections)

    def _tell_presence(self, delay: float) -> None:
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
        watching = sum(1 for c in self.connections if not match.seats_of(c.identity))
        made: dict[str | None, bytes] = {}
        for connection in self.connections:
            identity = connection.identity if match.seats_of(connection.identity) else None
            if identity not in made:
                made[identity] = encode(Presence(self.seat_facts(identity), match.table is not None, watching))
            connection.push(made[identity])

    def seat_facts(self, identity: str | None) -> tuple[SeatFacts, ...]:
        """The seats as that identity may know them."""
        match = self.match
        assert match is not None
        return tuple(
            SeatFacts(
                seat=seat,
                kind=place.kind,
                name=place.name,
                taken=place.owner is not None or place.kind == "bot",
                bot=place.bot,
                present=self._is_present(place),
                yours=identity is not None and place.owner == identity,
                may_be_given=self._why_give(match, seat, identity) is not None,
            )
            for seat, place in enumerate(match.places)
        )

    # ---- what sockets are shown

    def push_snapshot(self, connection: Connection) -> None:
        """Everything a newcomer needs. The lock is held, or nothing else runs."""
        match = self.match
        if match is None:
            return
        mine = match.seats_of(connection.identity)
        viewer = connection.seat
        steps = tuple(LogLine(s.number, s.seat, s.kind, seen(s.events, viewer)) for s in match.log)
        welcome = Welcome(
            table=self.id,
            game=self.row.game,
            form=self.row.form,
            options=shown(match.setup.options),
            seats=self.seat_facts(connection.identity if mine else None),
            yours=mine,
            looking_as=viewer,
            started=match.table is not None,
            code=self.row.code or "" if mine else "",
            commitment=wire.commitment_of(self.row),
            take_back=match.setup.take_back,
            chat=match.setup.chat,
            hints=match.setup.hints,
            clock=match.setup.clock,
            log=steps,
            chat_lines=tuple(self._chats) if match.setup.chat else (),
        )
        connection.push(encode(welcome))
        if match.table is not None:
            connection.push(self._update(match, match.table, viewer, "snapshot", CHANCE, ()))
            if match.outcome is not None:
                connection.push(self._ended(match.table))
            elif self._thinker:
                connection.push(self._thinker)

    def _update(
        self,
        match: Match,
        table: Table,
        viewer: Seat | None,
        step: Literal["snapshot", "deal", "act", "take-back", "resign"],
        seat: Seat,
        events: tuple[Event, ...],
    ) -> bytes:
        view: Any = table.game.view(table.position, viewer)
        return encode(
            Update(
                number=match.number,
                step=step,
                seat=seat,
                events=seen(events, viewer),
                view=view,
                hash=hashlib.sha256(view_bytes(view)).hexdigest()[:16],
                may_take_back=viewer is not None and not match.places[viewer].bot and table.can_take_back(viewer),
                may_resign=viewer is not None and not match.places[viewer].bot and _may_resign(table, viewer),
                clocks=self._clock_facts(),
            )
        )

    def _ended(self, table: Table) -> bytes:
        assert table.outcome is not None
        return encode(
            Ended(
                outcome=table.outcome,
                algorithm=ALGORITHM,
                table=table.id,
                seed=table.seed.hex(),
                entropy=tuple(part.hex() for part in table.entropy),
                commitment=table.commitment,
            )
        )

    def _clock_facts(self) -> tuple[ClockFacts, ...]:
        clocks = self._clocks
        if clocks is None:
            return ()
        return tuple(ClockFacts(seat, left, clocks.is_running(seat)) for seat, left in enumerate(clocks.milliseconds()))

    def _tell_step(self, match: Match, step: Step) -> None:
        """Everybody's new view; made once for all who see the same."""
        table = match.table
        assert table is not None
        made: dict[Seat | None, bytes] = {}
        for connection in self.connections:
            viewer = connection.seat
            if viewer not in made:
                made[viewer] = self._update(match, table, viewer, step.kind, step.seat, step.events)
            connection.push(made[viewer])
        if match.outcome is not None:
            ended = self._ended(table)
            for connection in self.connections:
                connection.push(ended)

    # ---- steps

    async def _commit(self, match: Match, rows: list[EventRow], sits: str | None = None) -> None:
        await self.service.store.append(rows, match.summary(), sits)
        self.service.metrics.count("steps_total", len(rows))

    async def _step(
        self, match: Match, seat: Seat, body: Body, connection: Connection | None, action_id: str | None, request: str
    ) -> None:
        """Store a step of the game, then tell everybody."""
        answer = encode(Ack(action_id, match.number)) if action_id is not None else b""
        row = match.seal(body, seat, _now(), action_id, request, answer.decode())
        await self._commit(match, [row])
        if connection is not None:
            connection.push(answer)
        self._tell_step(match, match.log[-1])
        self._drive()

    async def repeated(self, match: Match, connection: Connection, seat: Seat, action_id: str, request: str) -> bool:
        """Whether that action is stored already; then it gets the answer it got."""
        if not match.has_used(seat, action_id):
            return False
        row = await self.service.store.event_of(self.id, seat, action_id)
        if row is None:
            return False
        if row.request != request:
            raise Refuse("id-reused")
        connection.push(row.answer.encode())
        return True

    async def act(self, connection: Connection, action_id: str, number: int, raw: bytes) -> None:
        """Answer the open decision of the seat that the connection looks as."""
        async with self.entered() as match:
            seat = _own_seat(match, connection)
            action = wire.action(self.row.game, raw)
            request = _fingerprint("act", number, action)
            if await self.repeated(match, connection, seat, action_id, request):
                return
            table, decision = self._open_decision(match, seat, number, connection)
            if action not in decision.options:
                raise self._not_an_option(table, seat, action)
            await self._step(match, seat, match.act(seat, action), connection, action_id, request)

    def _open_decision(self, match: Match, seat: Seat, number: int, connection: Connection) -> tuple[Table, Decision]:
        """The decision the seat is asked now, if the sender has seen the newest entry."""
        table = match.table
        if table is None:
            raise Refuse("not-now")
        decision = table.position.decision_of(seat)
        # Where several are asked at once, an answer of one does not make the others' answers stale.
        oldest = self._asked_at[seat][1] if decision is not None else match.number
        if not oldest <= number <= match.number:
            connection.push(self._update(match, table, seat, "snapshot", CHANCE, ()))
            raise Refuse("stale")
        full = match.seq >= self.service.settings.limits.events_per_table
        if match.outcome is not None or match.places[seat].bot or full:
            raise Refuse("not-now")
        if decision is None:
            raise Refuse("not-your-seat")
        return table, decision

    def _note_decisions(self, match: Match) -> None:
        """Remember since which entry each open decision has been open."""
        asked: dict[Seat, tuple[Decision, int]] = {}
        for decision in match.table.position.pending if match.table is not None else ():
            before = self._asked_at.get(decision.seat)
            same = before is not None and before[0] is decision
            asked[decision.seat] = before if same and before is not None else (decision, match.number)
        self._asked_at = asked

    def _not_an_option(self, table: Table, seat: Seat, action: Action) -> Refuse:
        why = self._imagined(table, seat).why_not(seat, action)
        if why is None:
            return Refuse("not-now")
        return Refuse("illegal-action", why.message.key, dict(why.message.args), why.rule)

    async def take_back(self, connection: Connection, action_id: str, number: int) -> None:
        async with self.entered() as match:
            seat = _own_seat(match, connection)
            request = _fingerprint("take_back", number, None)
            if await self.repeated(match, connection, seat, action_id, request):
                return
            if match.table is None or match.places[seat].bot:
                raise Refuse("not-now")
            if number != match.number:
                connection.push(self._update(match, match.table, seat, "snapshot", CHANCE, ()))
                raise Refuse("stale")
            try:
                body = match.take_back(seat)
            except Refusal as refusal:
                raise of_kernel(refusal) from refusal
            await self._step(match, seat, body, connection, action_id, request)

    async def resign(self, connection: Connection, action_id: str) -> None:
        async with self.entered() as match:
            seat = _own_seat(match, connection)
            request = _fingerprint("resign", 0, None)
            if await self.repeated(match, connection, seat, action_id, request):
                return
            if match.table is None or match.places[seat].bot:
                raise Refuse("not-now")
            try:
                body = match.resign(seat)
            except Refusal as refusal:
                raise of_kernel(refusal) from refusal
            await self._step(match, seat, body, connection, action_id, request)

    # ---- seats

    async def join(self, identity: str, name: str, seat: Seat | None, entropy: str) -> Seat:
        """Take a free link seat; whoever sits here already keeps the seat they have."""
        async with self.entered() as match:
            mine = match.seats_of(identity)
            if mine:
                return mine[0]
            free = match.free_seats
            if not free or (seat is not None and seat not in free):
                raise Refuse("full")
            taken = free[0] if seat is None else seat
            rows = [match.seal(match.join(taken, identity, name, entropy), taken, _now())]
            dealt = self._deal_if_complete(match, rows)
            await self._commit(match, rows, identity)
            for connection in self.connections:
                if connection.identity == identity:
                    connection.seat = taken
                    if not dealt:
                        self.push_snapshot(connection)
            self._seats_changed(match, dealt)
            return taken

    def _deal_if_complete(self, match: Match, rows: list[EventRow]) -> bool:
        if match.table is not None or not match.is_complete:
            return False
        if match.setup.clock is not None and self._clocks is None:
            left = [part / 1000 for part in match.clocks]
            self._clocks = Clocks(left, match.setup.clock.bonus, self.service.time.now)
        rows.append(match.seal(match.deal(), CHANCE, _now()))
        return True

    def _seats_changed(self, match: Match, dealt: bool) -> None:
        if dealt:
            # Everybody learns that it has begun, by the same message as newcomers.
            for connection in self.connections:
                self.push_snapshot(connection)
        self._tell_presence(0.0)
        self._drive()

    def _why_give(self, match: Match, seat: Seat, identity: str | None) -> Literal["owner", "maker", "absent"] | None:
        """On what ground that identity may hand the seat to a bot now; None: on none."""
        place = match.places[seat]
        if identity is None or place.bot or match.outcome is not None:
            return None
        if place.owner == identity:
            return "owner" if match.table is not None else None
        if place.owner is None:
            return "maker" if self.row.maker == identity else None
        if match.seats_of(identity) and self._absent_in(match, seat) == 0:
            return "absent"
        return None

    def _absent_in(self, match: Match, seat: Seat) -> float | None:
        """Seconds until a seat counts as absent: its player gone and asked for so long. None: not on the way there."""
        asked, away = self._asked_since.get(seat), self._away_since.get(seat)
        if asked is None or away is None or match.places[seat].bot:
            return None
        return max(0.0, max(asked, away) + self.service.settings.absent_seconds - self.service.time.now())

    async def give_seat(self, connection: Connection, seat: Seat, bot: str) -> None:
        async with self.entered() as match:
            if seat >= match.seats:
                raise Refuse("not-your-seat")
            reason = self._why_give(match, seat, connection.identity)
            if reason is None:
                mine = match.places[seat].owner == connection.identity and connection.identity is not None
                raise Refuse("not-now" if mine else "not-your-seat")
            name = bot or self.service.settings.stand_in
            if not wire.is_bot(name):
                raise Refuse("bad-setup")
            rows = [match.seal(match.give(seat, name, reason), CHANCE, _now())]
            dealt = self._deal_if_complete(match, rows)
            await self._commit(match, rows)
            self._seats_changed(match, dealt)
            if not dealt:
                self._refresh(match)

    async def take_seat(self, connection: Connection, seat: Seat) -> None:
        async with self.entered() as match:
            if connection.identity is None or seat not in match.seats_of(connection.identity):
                raise Refuse("not-your-seat")
            used_up = self._clocks is not None and self._clocks.left(seat) <= 0
            if not match.places[seat].bot or match.outcome is not None or used_up:
                raise Refuse("not-now")
            await self._commit(match, [match.seal(match.take(seat), CHANCE, _now())])
            self._strikes.pop(seat, None)
            self._seats_changed(match, False)
            self._refresh(match)

    def _refresh(self, match: Match) -> None:
        """What a seat may do has changed without a step."""
        if match.table is None:
            return
        for connection in self.connections:
            connection.push(self._update(match, match.table, connection.seat, "snapshot", CHANCE, ()))

    async def look(self, connection: Connection, seat: Seat) -> None:
        async with self.entered() as match:
            if seat not in match.seats_of(connection.identity):
                raise Refuse("not-your-seat")
            connection.seat = seat
            self.push_snapshot(connection)

    # ---- talking and asking

    async def chat(self, connection: Connection, text: str) -> None:
        async with self.entered() as match:
            if not match.setup.chat:
                raise Refuse("not-now")
            mine = match.seats_of(connection.identity)
            if not mine:
                raise Refuse("not-your-seat")
            seat = connection.seat if connection.seat in mine else mine[0]
            assert seat is not None
            _check_speech(match, seat)
            line = ChatLine(seat, match.places[seat].name, text, _now() // 1000)
            number = self._chat_number + 1
            values = {"table_id": self.id, "number": number, "seat": seat, "name": line.name, "text": text}
            await self.service.store.write((schema.chats, {**values, "at": line.at}))
            self._chat_number = number
            self._chats = [*self._chats[1 - _CHAT_LINES :], line]
            told = encode(line)
            for other in self.connections:
                other.push(told)

    async def why(self, connection: Connection, request_id: str, raw: bytes) -> None:
        async with self.entered() as match:
            seat = _own_seat(match, connection)
            idea = wire.action(self.row.game, raw)
            if match.table is None:
                raise Refuse("not-now")
            why = self._imagined(match.table, seat).why_not(seat, idea)
            if why is None:
                connection.push(encode(Why(request_id, True, "", "", {})))
            else:
                connection.push(encode(Why(request_id, False, why.rule, why.message.key, dict(why.message.args))))

    async def preview(self, connection: Connection, request_id: str, number: int, raw: bytes) -> None:
        """What an option would do, tried on a world that the seat may know: no draw is made, nothing can leak."""
        async with self.entered() as match:
            seat = _own_seat(match, connection)
            action = wire.action(self.row.game, raw)
            table, decision = self._open_decision(match, seat, number, connection)
            if action not in decision.options:
                raise self._not_an_option(table, seat, action)
            world = self._imagined(table, seat)
            world.apply(seat, action)
            view: Any = table.game.view(world, seat)
            connection.push(encode(Preview(request_id, number, seen(world.events, seat), view)))

    async def hint(self, connection: Connection, request_id: str) -> None:
        """What a bot would do. The table is not held while it thinks."""
        async with self.entered() as match:
            seat = _own_seat(match, connection)
            table = match.table
            decision = table.position.decision_of(seat) if table is not None else None
            if not match.setup.hints or table is None or decision is None:
                raise Refuse("not-now")
            _check_speech(match, seat)
            number, options = match.number, decision.options
            world = self._imagined(table, seat)
        settings = self.service.settings
        bot = settings.hint_bot
        try:
            action, estimate = await self.service.workers.run(
                settings.queue_seconds,
                settings.bot_seconds + wire.thinking_seconds(bot),
                thinking.hint,
                settings.bot_maker,
                bot,
                self._bot_seed(seat, number, "hint"),
                world,
                seat,
            )
        except (WorkerBusy, WorkerLate, WorkerDied, WorkFailed):
            self.service.metrics.count("bot_faults_total")
            raise Refuse("unavailable") from None
        places = [index for index, option in enumerate(options) if option == action]
        if not places:
            raise Refuse("unavailable")
        best: Any = action
        connection.push(encode(Hint(request_id, number, places[0], best, round(1000 * estimate), bot)))

    async def move_now(self, connection: Connection) -> None:
        """Somebody at the table does not want to wait for the bot any longer."""
        async with self.entered() as match:
            if not match.seats_of(connection.identity):
                raise Refuse("not-your-seat")
            if self._thought is None:
                raise Refuse("not-now")
            self._thought.hurry()

    def _imagined(self, table: Table, seat: Seat) -> Position[Any]:
        """A world that looks to `seat` like this one; what it cannot know is dealt by its view alone."""
        seed = hashlib.sha256(f"world {seat} {len(table.entries)} {self.row.bot_seed}".encode()).digest()
        return table.position.determinised(seat, KeyedChance(seed))

    def _bot_seed(self, seat: Seat, number: int, purpose: str) -> int:
        text = f"{purpose} {seat} {number} {self.row.bot_seed}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")

    # ---- bots and time

    def _people_asked(self, match: Match) -> tuple[Seat, ...]:
        """Seats that are asked and played by a person."""
        if match.table is None:
            return ()
        return tuple(d.seat for d in match.table.position.pending if not match.places[d.seat].bot)

    def _charge(self, seat: Seat) -> tuple[int, ...]:
        """Stop and start clocks after a step; the times are stored with it."""
        match, clocks = self.match, self._clocks
        if match is None or clocks is None:
            return ()
        asked = self._people_asked(match)
        if seat != CHANCE and seat not in asked:
            clocks.answered(seat)
        clocks.run(asked)
        return clocks.milliseconds()

    def _drive(self) -> None:
        """Let whoever is asked now be asked: bots think, clocks run."""
        match = self.match
        if match is None:
            return
        self._note_decisions(match)
        now = self.service.time.now()
        asked = self._people_asked(match)
        self._asked_since = {seat: self._asked_since.get(seat, now) for seat in asked}
        self._set_timer()
        if (self._bots is None or self._bots.done()) and self._next_bot(match) is not None:
            self._bots = self._start(self._play_bots())

    def _next_bot(self, match: Match) -> Seat | None:
        if match.table is None:
            return None
        return next((d.seat for d in match.table.position.pending if match.places[d.seat].bot), None)

    async def _play_bots(self) -> None:
        """Answer for bots until a person is asked or the game is over."""
        while True:
            try:
                async with self.entered() as match:
                    seat = self._next_bot(match)
                    if seat is None:
                        self._bots = None
                        return
                    assert match.table is not None
                    bot, number = match.places[seat].bot, match.number
                    world = self._imagined(match.table, seat)
                    self._thinker = encode(Thinking(seat, bot))
                    for connection in self.connections:
                        connection.push(self._thinker)
                action = await self._think(bot, seat, number, world)
                async with self.entered() as match:
                    assert match.table is not None
                    decision = match.table.position.decision_of(seat)
                    if match.number != number or match.places[seat].bot != bot or decision is None:
                        continue
                    await self._answer_for_bot(match, seat, decision, action)
            except Refuse:
                # The store is away or the table is frozen; recovery starts the bots again.
                self._bots = None
                return

    async def _think(self, bot: str, seat: Seat, number: int, world: Position[Any]) -> Action | None:
        """The bot's answer, or None when it is late, dead or broken."""
        settings = self.service.settings
        self._thought = Job()
        try:
            return await self.service.workers.do(
                self._thought,
                settings.queue_seconds,
                settings.bot_seconds + wire.thinking_seconds(bot),
                thinking.choose,
                settings.bot_maker,
                bot,
                self._bot_seed(seat, number, "move"),
                world,
                seat,
            )
        except (WorkerBusy, WorkerLate, WorkerDied, WorkFailed) as fault:
            log.warning("a bot failed", extra={"table": self.id, "bot": bot, "fault": type(fault).__name__})
            return None
        finally:
            self._thought, self._thinker = None, b""

    async def _answer_for_bot(self, match: Match, seat: Seat, decision: Decision, action: Action | None) -> None:
        """A bot that fails is answered for by any legal option; after three times another bot takes its place."""
        if action is None or action not in decision.options:
            self.service.metrics.count("bot_faults_total")
            self._strikes[seat] = self._strikes.get(seat, 0) + 1
            action = secrets.choice(list(decision.options))
        await self._step(match, seat, match.act(seat, action), None, None, "")
        if self._strikes.get(seat, 0) >= _STRIKES and match.places[seat].bot != "random":
            self._strikes.pop(seat)
            await self._commit(match, [match.seal(match.give(seat, "random", "faults"), CHANCE, _now())])
            self._tell_presence(0.0)

    def _set_timer(self) -> None:
        """Wake when a clock runs out or a missing player has been waited for long enough."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        match = self.match
        if match is None or match.outcome is not None:
            return
        moments = [left for seat in self._asked_since if (left := self._absent_in(match, seat))]
        if self._clocks is not None and (end := self._clocks.next_end()) is not None:
            moments.append(end)
        if moments:
            later = asyncio.get_running_loop().call_later
            self._timer = later(max(0.05, min(moments) + 0.01), lambda: self._start(self._on_time()))

    async def _on_time(self) -> None:
        with contextlib.suppress(Refuse):
            async with self.entered() as match:
                used_up = self._clocks.used_up() if self._clocks is not None else ()
                for seat in used_up:
                    body = match.give(seat, self.service.settings.stand_in, "clock")
                    await self._commit(match, [match.seal(body, CHANCE, _now())])
                if used_up:
                    self._refresh(match)
                self._tell_presence(0.0)
                self._drive()


def _check_speech(match: Match, seat: Seat) -> None:
    """Some forms close the talk for a while; then only whom the rules let speak may write or ask for advice."""
    table = match.table
    if table is not None and not table.game.may_speak(table.position.state, seat):
        raise Refuse("not-now", key="error-may-not-speak")


def _own_seat(match: Match, connection: Connection) -> Seat:
    """The seat the connection acts for: decided by who it is, never by what it says."""
    seat = connection.seat
    if seat is None or connection.identity is None or match.places[seat].owner != connection.identity:
        raise Refuse("not-your-seat")
    return seat


def _may_resign(table: Table, seat: Seat) -> bool:
    if table.position.over:
        return False
    try:
        table.game.resigned(table.position.base, seat)
    except Refusal:
        return False
    return True


def _fingerprint(kind: str, number: int, action: Action | None) -> str:
    """What an action asked for; the same id with another wish is refused."""
    return hashlib.sha256(_encoder.encode((kind, number, action))).hexdigest()


def _now() -> int:
    """Milliseconds since 1970, for people who read the store."""
    return time.time_ns() // 1_000_000
