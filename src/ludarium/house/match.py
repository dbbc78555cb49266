"""A table as its events tell it: who sits where, and the game. Nothing here waits, stores or sends.

Every event is applied by the same methods when it happens and when it is read back. An event that no longer leads
where it led when it was stored is damage (REL-7), which is never papered over.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from ludarium.bots.thoughts import Thought, finished
from ludarium.house.links import life
from ludarium.house.messages import ClockSettings, Proposal, SeatKind, StandIn
from ludarium.house.resources import SeatWish
from ludarium.house.shelf import shown
from ludarium.house.store import EventRow, Mark, Summary, TableRow, first_link, next_link
from ludarium.kernel.decisions import CHANCE, Action, Event, Seat, find_option
from ludarium.kernel.errors import Refusal, RulesError
from ludarium.kernel.game import Outcome, Setup, Swap, game
from ludarium.kernel.mind import mind_of
from ludarium.kernel.record import Record, of_table
from ludarium.kernel.table import Table

LOG_LINES = 200
"""Steps that a newcomer is shown."""

_encoder = msgspec.json.Encoder(order="deterministic")


class Damaged(Exception):
    """The stored history does not fit together."""


class TableSetup(Struct, frozen=True):
    """What a table was made with, as it is stored."""

    seats: tuple[SeatWish, ...]
    options: dict[str, Any]
    take_back: bool
    chat: bool
    hints: bool
    watch: bool
    clock: ClockSettings | None
    entropy: str
    stand_in: StandIn = StandIn()
    pack: str = ""
    """The mark of the content pack its game was loaded with."""
    rated: bool = False
    fixed: tuple[int, ...] = ()
    """Of a rated table, the ratings of its bots when it was made, by seat: they may be measured anew some day."""
    waiting_room: bool = False
    listed: bool = False
    watch_delay: int = 0
    """Seconds after which watchers see a step."""
    series: tuple[tuple[str, ...], ...] = ()
    """The games these people have played before this one, oldest first: who of them won each (`Match.who`)."""
    persons: tuple[int, ...] = ()
    """By seat, which seat its player had in the first game of the series; empty: this is the first."""


# ---- what events say


class SeatJoined(Struct, frozen=True, tag="join"):
    seat: Seat
    identity: str
    name: str
    entropy: str


class Dealt(Struct, frozen=True, tag="deal"):
    entropy: tuple[str, ...]
    number: int
    digest: str
    clocks: tuple[int, ...] = ()


class Acted(Struct, frozen=True, tag="act"):
    notation: str
    number: int
    digest: str
    clocks: tuple[int, ...] = ()


class TookBack(Struct, frozen=True, tag="take-back"):
    number: int
    digest: str
    clocks: tuple[int, ...] = ()


class Resigned(Struct, frozen=True, tag="resign"):
    number: int
    digest: str
    clocks: tuple[int, ...] = ()


class SeatGiven(Struct, frozen=True, tag="give"):
    """A bot plays for the seat from here on; `reason`: by its owner, by others, out of time, or faults."""

    seat: Seat
    bot: str
    reason: Literal["owner", "maker", "absent", "clock", "faults"]
    clocks: tuple[int, ...] = ()


class SeatTaken(Struct, frozen=True, tag="take"):
    seat: Seat
    clocks: tuple[int, ...] = ()


class Waited(Struct, frozen=True, tag="wait"):
    """Somebody was waited for; noted now and then where they have days, so that a restart gives back little of it."""

    clocks: tuple[int, ...]


class StandInAsked(Struct, frozen=True, tag="stand-in"):
    """The seat's player wants no weaker bot than this in their place."""

    seat: Seat
    bot: str


class PassedAhead(Struct, frozen=True, tag="pass-ahead"):
    """Every window goes by for the seat until it is asked something else; or no longer."""

    seat: Seat
    on: bool
    clocks: tuple[int, ...] = ()


class PersonRemoved(Struct, frozen=True, tag="remove"):
    """The maker has sent somebody away; the table is joined by another code from here on."""

    seat: Seat
    identity: str
    code: str


class LinkChanged(Struct, frozen=True, tag="link"):
    """The table is joined by another link from here on; `code` identifies it."""

    code: str


class PersonForgotten(Struct, frozen=True, tag="forget"):
    """Somebody wants nothing of theirs kept: their seats have no name, and a bot plays on unless the game is over."""

    identity: str
    bot: str


class SeatsChanged(Struct, frozen=True, tag="change-seats"):
    """Before the deal: the owners of two seats change places."""

    seat: Seat
    other: Seat


class DeviceShared(Struct, frozen=True, tag="one-device"):
    """Somebody else has opened the table, or sits at it, in a browser that this person plays in (REL-71)."""

    identity: str


class RematchWanted(Struct, frozen=True, tag="rematch-yes", omit_defaults=True):
    """Somebody wants to play again. `anew`: those who wanted it before are asked again."""

    identity: str
    anew: bool = False
    proposal: Proposal | None = None


class RematchDeclined(Struct, frozen=True, tag="rematch-no"):
    identity: str


class RematchMade(Struct, frozen=True, tag="rematch"):
    """Everybody has agreed: the game goes on at another table."""

    table: str


Body: TypeAlias = (
    SeatJoined
    | Dealt
    | Acted
    | TookBack
    | Resigned
    | SeatGiven
    | SeatTaken
    | Waited
    | StandInAsked
    | PassedAhead
    | PersonRemoved
    | LinkChanged
    | SeatsChanged
    | PersonForgotten
    | DeviceShared
    | RematchWanted
    | RematchDeclined
    | RematchMade
)
_bodies = msgspec.json.Decoder(Body)


class Place:
    """A seat at the table: who owns it and who plays."""

    __slots__ = ("bot", "entropy", "given", "kind", "name", "owner", "passes_ahead", "wish")

    def __init__(self, kind: SeatKind, name: str, owner: str | None, bot: str) -> None:
        self.kind = kind
        self.name = name
        self.owner = owner
        self.bot = bot
        self.entropy = ""
        self.given = ""
        """Why a bot plays for it; empty: it always did, or none does."""
        self.wish = ""
        """The weakest bot that its player wants as a stand-in; empty: as the table says."""
        self.passes_ahead = False
        """Every window goes by for it until it is asked something else."""


class Rematch(Struct, frozen=True):
    """What people have said about playing again."""

    number: int = 0
    agreed: tuple[str, ...] = ()
    declined: str | None = None
    table: str = ""
    asked: int = 0
    """When the first of them asked, in milliseconds since 1970."""
    proposal: Proposal | None = None


class Step(Struct, frozen=True):
    """One step of the game, with everything it caused; shown to viewers only through `seen_by`."""

    number: int
    seat: Seat
    kind: Literal["deal", "act", "take-back", "resign"]
    events: tuple[Event, ...]


class Seated(Struct, frozen=True):
    """A seat as the table's row repeats it for lists."""

    kind: SeatKind
    name: str
    owner: str | None
    bot: str
    wants_rematch: bool = False
    asked: bool = False
    """A person sits there, and the table waits for them."""


def seated(row: TableRow) -> tuple[Seated, ...]:
    """Who sat where when the row was last written."""
    return msgspec.json.decode(row.seated, type=tuple[Seated, ...])


def _sitting(seats: tuple[Seated, ...]) -> tuple[Seated, ...]:
    """Only who sits where: rows of older releases say nothing about rematches and whose turn it is."""
    return tuple(msgspec.structs.replace(seat, wants_rematch=False, asked=False) for seat in seats)


class Match:
    """The table after some number of events."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = game(row.game)
        self.setup = msgspec.json.decode(row.setup, type=TableSetup)
        self.places = [
            Place(wish.kind, wish.name, row.maker if wish.kind == "human" else None, wish.bot)
            for wish in self.setup.seats
        ]
        self.table: Table | None = None
        self.code = row.code or ""
        """What the link is known by that the table is joined with now; empty: there is nothing to join."""
        self.link = ""
        """The link itself; empty: it cannot be shown any more."""
        self._link_at = row.created
        self.removed: frozenset[str] = frozenset()
        self.forgotten: frozenset[str] = frozenset()
        """Who sits here and has had everything of theirs deleted."""
        self.shared: frozenset[str] = frozenset()
        """People who sit here, and in whose browser somebody else has seen the table."""
        self.rematch = Rematch()
        self.seq = 0
        self.chain = first_link(row)
        self.log: deque[Step] = deque(maxlen=LOG_LINES)
        seconds = self.setup.clock.at_first if self.setup.clock is not None else 0
        self.clocks: tuple[int, ...] = (seconds * 1000,) * len(self.places) if seconds else ()
        self.charge: Callable[[Seat], tuple[int, ...]] = lambda seat: self.clocks
        """Gives the time all seats have left, in milliseconds, after a step of `seat`; read back, it is as stored."""
        self._used: set[bytes] = set()
        self._news = row.created
        """Seconds since 1970 when something happened here last."""

    # ---- reading

    @property
    def seats(self) -> int:
        return len(self.places)

    @property
    def number(self) -> int:
        """The entries of the game so far."""
        return len(self.table.entries) if self.table is not None else 0

    @property
    def outcome(self) -> Outcome | None:
        return self.table.outcome if self.table is not None else None

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        """Link seats that nobody has taken."""
        return tuple(seat for seat, place in enumerate(self.places) if place.kind == "link" and place.owner is None)

    @property
    def is_complete(self) -> bool:
        """Whether the game can be dealt: a person or a bot at every seat."""
        return all(place.owner is not None or place.bot for place in self.places)

    @property
    def may_be_dealt(self) -> bool:
        """Whether the game begins by itself now: a waiting room's begins when its maker says so."""
        return self.table is None and self.is_complete and not self.setup.waiting_room

    @property
    def people_asked(self) -> tuple[Seat, ...]:
        """Seats that are asked and played by a person, who has not let the window go by beforehand."""
        return tuple(seat for seat in self._asked if not self.places[seat].bot and not self.places[seat].passes_ahead)

    @property
    def next_passed(self) -> tuple[Seat, Action] | None:
        """The seat for which a window goes by as its player has wished, and the answer that does it."""
        for decision in self.table.position.pending if self.table is not None else ():
            if self.places[decision.seat].passes_ahead:
                action = mind_of(self.game).passing(decision)
                assert action is not None  # it ends where something else is asked
                return decision.seat, action
        return None

    @property
    def next_bot(self) -> Seat | None:
        """The first bot's seat that is to answer; about what all share people are asked first."""
        if self.table is None:
            return None
        bots = [seat for seat, place in enumerate(self.places) if place.bot]
        return next(
            (decision.seat for decision in mind_of(self.game).for_bots(self.table.position.pending, bots)), None
        )

    @property
    def _asked(self) -> tuple[Seat, ...]:
        return tuple(decision.seat for decision in self.table.position.pending) if self.table is not None else ()

    @property
    def days(self) -> int:
        """How many somebody has for a move; 0: it is played in one go."""
        return self.setup.clock.days if self.setup.clock is not None else 0

    @property
    def link_ends(self) -> int:
        """When the link leads nowhere any more, in milliseconds since 1970."""
        return (self._link_at + life(self.days)) * 1000

    def seats_of(self, identity: str | None) -> tuple[Seat, ...]:
        if identity is None:
            return ()
        return tuple(seat for seat, place in enumerate(self.places) if place.owner == identity)

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who owns a seat, once."""
        return tuple(dict.fromkeys(place.owner for place in self.places if place.owner is not None))

    def has_used(self, seat: Seat, action_id: str) -> bool:
        """Whether that action id may be in the store; False is certain."""
        return _mark(seat, action_id) in self._used

    @property
    def persons(self) -> tuple[int, ...]:
        """By seat, which seat its player had in the first game of the series."""
        return self.setup.persons or tuple(range(self.seats))

    def who(self, seat: Seat) -> str:
        """Whom a series counts there: the owner of the seat, or one of those whom the owner plays, or a bot."""
        owner = self.places[seat].owner
        if owner is not None and len(self.seats_of(owner)) == 1:
            return owner
        return f"{owner or ''}/{self.persons[seat]}"

    @property
    def winners(self) -> tuple[str, ...]:
        """Who won, as a series counts it; nobody in a draw."""
        outcome = self.outcome
        if outcome is None or (outcome.shared is None and len(set(outcome.places)) == 1 and self.seats > 1):
            return ()
        return tuple(self.who(seat) for seat in outcome.winners)

    @property
    def swap(self) -> Swap:
        """How the same people sit when they play again. The game must be over."""
        assert self.table is not None
        setup = Setup(self.row.form, self.seats, shown(self.setup.options))
        return self.game.swapped(setup, self.table.position.state)

    def seated(self) -> tuple[Seated, ...]:
        """Who sits where, as the table's row repeats it."""
        wanted, asked = self.rematch.agreed, self.people_asked
        return tuple(
            Seated(place.kind, place.name, place.owner, place.bot, place.owner in wanted, seat in asked)
            for seat, place in enumerate(self.places)
        )

    def summary(self) -> Summary:
        outcome = _encoder.encode(self.outcome).decode() if self.outcome is not None else None
        return Summary(
            self.number, outcome, _encoder.encode(self.seated()).decode(), self.table is not None, self._news
        )

    def record(self) -> Record:
        """The game as a record; it holds the seed, so only for games that are over."""
        assert self.table is not None
        return of_table(self.table, tuple(_called(seat, place) for seat, place in enumerate(self.places)))

    # ---- steps: each changes the match and gives the body to be stored

    def join(self, seat: Seat, identity: str, name: str, entropy: str) -> SeatJoined:
        place = self.places[seat]
        place.owner, place.name, place.bot = identity, name, ""
        place.entropy, place.given, place.wish, place.passes_ahead = entropy, "", "", False
        return SeatJoined(seat, identity, name, entropy)

    def deal(self) -> Dealt:
        given = (self.setup.entropy, *(place.entropy for place in self.places))
        entropy = tuple(part for part in given if part)
        return self._deal(entropy)

    def _deal(self, entropy: tuple[str, ...]) -> Dealt:
        self.table = Table(
            self.game,
            Setup(self.row.form, self.seats, self.setup.options),
            bytes.fromhex(self.row.seed),
            self.row.id,
            tuple(bytes.fromhex(part) for part in entropy),
            self.setup.take_back,
        )
        self._note(CHANCE, "deal", self.table.opening)
        return Dealt(entropy, self.number, self._digest(), self._charged(CHANCE))

    def act(self, seat: Seat, action: Action) -> Acted:
        """Apply an option of the seat's open decision."""
        assert self.table is not None
        notation = str(action)
        events = self.table.act(seat, action)
        self._note(seat, "act", events)
        return Acted(notation, self.number, self._digest(), self._charged(seat))

    def take_back(self, seat: Seat, *, recorded: bool = False) -> TookBack:
        assert self.table is not None
        self.table.take_back(seat, recorded=recorded)
        self._note(seat, "take-back", ())
        return TookBack(self.number, self._digest(), self._charged(seat))

    def resign(self, seat: Seat) -> Resigned:
        assert self.table is not None
        self.table.resign(seat)
        self._note(seat, "resign", ())
        return Resigned(self.number, self._digest(), self._charged(seat))

    def give(self, seat: Seat, bot: str, reason: Literal["owner", "maker", "absent", "clock", "faults"]) -> SeatGiven:
        self.places[seat].bot, self.places[seat].given = bot, reason
        self.places[seat].passes_ahead = False
        return SeatGiven(seat, bot, reason, self._charged(CHANCE))

    def take(self, seat: Seat) -> SeatTaken:
        self.places[seat].bot, self.places[seat].given = "", ""
        return SeatTaken(seat, self._charged(CHANCE))

    def wait(self) -> Waited:
        return Waited(self._charged(CHANCE))

    def ask_stand_in(self, seat: Seat, bot: str) -> StandInAsked:
        self.places[seat].wish = bot
        return StandInAsked(seat, bot)

    def pass_ahead(self, seat: Seat, on: bool) -> PassedAhead:
        self.places[seat].passes_ahead = on
        return PassedAhead(seat, on, self._charged(CHANCE))

    def remove(self, seat: Seat, code: str) -> PersonRemoved:
        place = self.places[seat]
        assert place.owner is not None
        body = PersonRemoved(seat, place.owner, code)
        self.removed |= {place.owner}
        # Their wish for a stand-in stays with the seat: nobody gains by sending a player away.
        place.owner, place.name, place.bot, place.given, place.entropy = None, "", "", "", ""
        place.passes_ahead = False
        self.code = code
        return body

    def change_link(self, code: str) -> LinkChanged:
        self.code = code
        return LinkChanged(code)

    def forget(self, identity: str, bot: str) -> PersonForgotten:
        for seat in self.seats_of(identity):
            place = self.places[seat]
            place.name, place.passes_ahead = "", False
            if self.outcome is None:
                place.bot, place.given = bot, "owner"
        self.forgotten |= {identity}
        return PersonForgotten(identity, bot)

    def share_device(self, identity: str) -> DeviceShared:
        self.shared |= {identity}
        return DeviceShared(identity)

    def change_seats(self, seat: Seat, other: Seat) -> SeatsChanged:
        assert self.table is None
        wishes, fixed = list(self.setup.seats), list(self.setup.fixed)
        wishes[seat], wishes[other] = wishes[other], wishes[seat]
        if fixed:
            fixed[seat], fixed[other] = fixed[other], fixed[seat]
        self.places[seat], self.places[other] = self.places[other], self.places[seat]
        self.setup = msgspec.structs.replace(self.setup, seats=tuple(wishes), fixed=tuple(fixed))
        return SeatsChanged(seat, other)

    def want_rematch(
        self, identity: str, at: int, *, anew: bool = False, proposal: Proposal | None = None
    ) -> RematchWanted:
        before = self.rematch
        if anew or not before.agreed:
            self.rematch = Rematch(before.number + 1, (identity,), asked=at, proposal=proposal)
        else:
            agreed = (*before.agreed, identity)
            self.rematch = Rematch(before.number + 1, agreed, asked=before.asked, proposal=before.proposal)
        return RematchWanted(identity, anew, proposal)

    def decline_rematch(self, identity: str) -> RematchDeclined:
        self.rematch = Rematch(self.rematch.number + 1, declined=identity)
        return RematchDeclined(identity)

    def make_rematch(self, table: str) -> RematchMade:
        self.rematch = Rematch(self.rematch.number + 1, table=table)
        return RematchMade(table)

    def _note(self, seat: Seat, kind: Literal["deal", "act", "take-back", "resign"], events: tuple[Event, ...]) -> None:
        self.log.append(Step(self.number, seat, kind, events))
        self._end_passing()

    def _end_passing(self) -> None:
        """A seat that is asked anything but a window is asked in the next window, too."""
        assert self.table is not None
        for decision in self.table.position.pending:
            place = self.places[decision.seat]
            place.passes_ahead = place.passes_ahead and mind_of(self.game).is_window(decision)

    def _charged(self, seat: Seat) -> tuple[int, ...]:
        self.clocks = self.charge(seat)
        return self.clocks

    def _digest(self) -> str:
        """The fingerprint of the position; the table has just made it for its last entry."""
        assert self.table is not None
        entries = self.table.entries
        return entries[-1].digest if entries else self.table.position.digest()

    # ---- events as rows

    def seal(
        self, body: Body, seat: Seat, at: int, action_id: str | None = None, request: str = "", answer: str = ""
    ) -> EventRow:
        """The row of the next event; `at` is for people who look into the store, nothing depends on it."""
        kind = str(type(body).__struct_config__.tag)
        text = _encoder.encode(body).decode()
        seq = self.seq + 1
        chain = next_link(self.chain, seq, seat, action_id, kind, text, request, answer, at)
        self.seq, self.chain = seq, chain
        self._note_news(kind, at)
        if action_id is not None:
            self._used.add(_mark(seat, action_id))
        return EventRow(self.row.id, seq, seat, action_id, kind, text, request, answer, at, chain)

    def apply(self, row: EventRow) -> None:
        """One event read back; Damaged when it is not the one that was stored or does not lead where it led."""
        seq = self.seq + 1
        chain = next_link(self.chain, seq, row.seat, row.action_id, row.kind, row.body, row.request, row.answer, row.at)
        if row.seq != seq or row.chain != chain:
            raise Damaged(f"event {seq} is missing or changed")
        try:
            body = _bodies.decode(row.body)
            self._keep_clocks(body)
            again = self._again(row, body)
        except (msgspec.MsgspecError, Refusal, RulesError, LookupError, ValueError, AssertionError) as fault:
            raise Damaged(f"event {seq} cannot be applied: {type(fault).__name__}") from fault
        if again != body:
            raise Damaged(f"event {seq} leads elsewhere now")
        self.seq, self.chain = seq, chain
        self._note_news(row.kind, row.at)
        if row.action_id is not None:
            self._used.add(_mark(row.seat, row.action_id))

    def _note_news(self, kind: str, at: int) -> None:
        if kind != "wait":
            self._news = at // 1000
        if kind in ("link", "remove"):
            self._link_at = at // 1000

    def _keep_clocks(self, body: Body) -> None:
        if not isinstance(
            body,
            SeatJoined
            | StandInAsked
            | PersonRemoved
            | LinkChanged
            | SeatsChanged
            | PersonForgotten
            | DeviceShared
            | RematchWanted
            | RematchDeclined
            | RematchMade,
        ):
            self.clocks = body.clocks

    def _again(self, row: EventRow, body: Body) -> Body:
        match body:
            case SeatJoined():
                return self.join(body.seat, body.identity, body.name, body.entropy)
            case Dealt():
                return self._deal(body.entropy)
            case Acted():
                assert self.table is not None
                decision = self.table.position.decision_of(row.seat)
                assert decision is not None
                return self.act(row.seat, find_option(decision, body.notation))
            case TookBack():
                return self.take_back(row.seat, recorded=True)
            case Resigned():
                return self.resign(row.seat)
            case SeatGiven():
                return self.give(body.seat, body.bot, body.reason)
            case SeatTaken():
                return self.take(body.seat)
            case Waited():
                return self.wait()
            case StandInAsked():
                return self.ask_stand_in(body.seat, body.bot)
            case PassedAhead():
                return self.pass_ahead(body.seat, body.on)
            case PersonRemoved():
                return self.remove(body.seat, body.code)
            case LinkChanged():
                return self.change_link(body.code)
            case PersonForgotten():
                return self.forget(body.identity, body.bot)
            case DeviceShared():
                return self.share_device(body.identity)
            case SeatsChanged():
                return self.change_seats(body.seat, body.other)
            case RematchWanted():
                return self.want_rematch(body.identity, row.at, anew=body.anew, proposal=body.proposal)
            case RematchDeclined():
                return self.decline_rematch(body.identity)
            case RematchMade():
                return self.make_rematch(body.table)


def rebuilt(row: TableRow, events: list[EventRow], mark: Mark | None = None) -> Match:
    """The match after all its events; `mark`: what somebody was told of them.

    Fewer events than the table's row or the mark mention are damage, too, and so is a row that contradicts them.
    """
    return finished(rebuilding(row, events, mark))


def rebuilding(row: TableRow, events: list[EventRow], mark: Mark | None = None) -> Thought[Match]:
    """The same in pieces."""
    try:
        match = Match(row)
        if match.game.info.rules_version != row.rules:
            raise Damaged(f"made with rules version {row.rules}, this is {match.game.info.rules_version}")
        if match.game.info.pack != match.setup.pack:
            pack, here = match.setup.pack or "no content pack", match.game.info.pack or "none"
            raise Damaged(f"made with {pack}, here is {here}: start the server with the same --pack")
    except (msgspec.MsgspecError, Refusal) as fault:
        raise Damaged(f"the table's own row is damaged: {type(fault).__name__}") from fault
    for event in events:
        match.apply(event)
        yield
    if mark is not None and mark.seq and (match.seq < mark.seq or events[mark.seq - 1].chain != mark.chain):
        raise Damaged(f"event {mark.seq} was acknowledged, and is missing or changed")
    if match.number != row.number or (match.table is not None) != row.started:
        raise Damaged(f"{row.number} entries were stored, {match.number} are there")
    try:
        told = msgspec.json.decode(row.outcome, type=Outcome) if row.outcome is not None else None
        if told != match.outcome:
            raise Damaged("the table's row tells another outcome than its events")
        if _sitting(seated(row)) != _sitting(match.seated()):
            raise Damaged("the table's row tells other seats than its events")
    except msgspec.MsgspecError as fault:
        raise Damaged(f"the table's own row is damaged: {type(fault).__name__}") from fault
    if row.chain and (match.seq, match.chain) != (row.seq, row.chain):
        raise Damaged(f"{row.seq} events were stored, {match.seq} are there")
    return match


def _called(seat: Seat, place: Place) -> str:
    """A player's name in a record; a bot's name is followed by its kind: Bot (mcts:200)."""
    if place.kind == "bot" and place.bot:
        return f"{place.name} ({place.bot})" if place.name else place.bot
    return place.name or f"seat {seat}"


def _mark(seat: Seat, action_id: str) -> bytes:
    return hashlib.blake2b(f"{seat} {action_id}".encode(), digest_size=8).digest()
