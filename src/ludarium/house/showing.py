"""What sockets are sent of a table, made for one viewer at a time from what that viewer may know (REL-20, 21)."""

from __future__ import annotations

import hashlib
from typing import Any, Literal, Protocol

import msgspec

from ludarium.house import wire
from ludarium.house.clock import stamp
from ludarium.house.frames import seen, told
from ludarium.house.match import Match, Step
from ludarium.house.messages import (
    VERSION,
    ChatLine,
    ClockFacts,
    Ended,
    LogLine,
    RematchFacts,
    SeatFacts,
    ServerMessage,
    Update,
    Welcome,
)
from ludarium.house.resources import Glance
from ludarium.house.shelf import shown
from ludarium.kernel.chance import ALGORITHM
from ludarium.kernel.coach import coach_of
from ludarium.kernel.decisions import Event, Seat
from ludarium.kernel.errors import Refusal
from ludarium.kernel.plain import words_of
from ludarium.kernel.table import Table
from ludarium.kernel.views import view_bytes

_encoder = msgspec.json.Encoder(order="deterministic")
LIFE = 300_000
"""Milliseconds for which the question for a rematch stands. Who agrees later asks anew."""
_GLANCED = 6
"""Steps that belong to a glance: what the last of them did, in words."""


class Connection(Protocol):
    """A socket as a room sees it."""

    identity: str | None
    address: str
    """Whose turn it is when many ask for something that takes a while."""
    seat: Seat | None

    def push(self, data: bytes) -> None:
        """Send it when there is room; never waits."""

    def close(self, code: int) -> None:
        """Close it once what was pushed is sent."""

    def may_chat(self) -> bool:
        """Whether it has not said too much lately; asked once for each line."""


def encode(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


def welcome(
    match: Match,
    connection: Connection,
    seats: tuple[SeatFacts, ...],
    chat_lines: tuple[ChatLine, ...],
    now: int,
    entries: int | None = None,
) -> bytes:
    """Where the connection is: the table without its position at `now`; `entries`: told up to there only."""
    row, setup = match.row, match.setup
    mine = match.seats_of(connection.identity)
    viewer = connection.seat
    return encode(
        Welcome(
            version=VERSION,
            table=row.id,
            game=row.game,
            form=row.form,
            options=shown(setup.options),
            seats=seats,
            yours=mine,
            looking_as=viewer,
            started=match.table is not None,
            code=match.link if mine else "",
            commitment=wire.commitment_of(row),
            take_back=setup.take_back,
            chat=setup.chat,
            hints=setup.hints,
            clock=setup.clock,
            stand_in=setup.stand_in,
            log=tuple(_line(row.game, step, viewer) for step in match.log if entries is None or step.number <= entries),
            chat_lines=chat_lines if setup.chat else (),
            series=_series(match),
            rated=setup.rated,
            waiting_room=setup.waiting_room,
            watch_delay=setup.watch_delay,
            coach=setup.hints and coach_of(match.game) is not None,
            link_left=max(0, match.link_ends - now) if mine and match.code else None,
        )
    )


def _series(match: Match) -> tuple[tuple[Seat, ...], ...]:
    """Who won each game so far; a game that somebody won who is not here any more is not counted."""
    here = [match.who(seat) for seat in range(match.seats)]
    games = [
        (winners, tuple(seat for seat, who in enumerate(here) if who in winners)) for winners in match.setup.series
    ]
    return tuple(seats for winners, seats in games if seats or not winners)


def update(
    match: Match,
    table: Table,
    viewer: Seat | None,
    step: Literal["snapshot", "deal", "act", "take-back", "resign"],
    seat: Seat,
    events: tuple[Event, ...],
    clocks: tuple[ClockFacts, ...],
) -> bytes:
    """The position after a step of `seat`; its fingerprint covers the view alone (REL-28)."""
    view: Any = table.game.view(table.position, viewer)
    game, shown_events = match.row.game, seen(events, viewer)
    plays = viewer is not None and not match.places[viewer].bot
    return encode(
        Update(
            number=match.number,
            step=step,
            seat=seat,
            events=shown_events,
            told=told(game, shown_events),
            view=view,
            asked=words_of(game).asked(view),
            hash=hashlib.sha256(view_bytes(view)).hexdigest()[:16],
            may_take_back=viewer is not None and plays and table.can_take_back(viewer),
            no_take_back=table.barrier(viewer) if viewer is not None and plays else "",
            may_resign=viewer is not None and plays and _may_resign(table, viewer),
            clocks=clocks,
        )
    )


def glance(match: Match, table: Table, viewer: Seat) -> bytes:
    """The position and the last steps, without anything that is asked."""
    game = match.row.game
    steps = tuple(match.log)[-_GLANCED:]
    view: Any = table.game.view(table.position, viewer)
    lines = tuple(_line(game, step, viewer) for step in steps)
    return _encoder.encode(Glance(match.number, viewer, view, lines))


class _Position(msgspec.Struct):
    """What a glance takes of an update."""

    number: int
    view: msgspec.Raw


def glance_of(position: bytes) -> bytes:
    """The same for those who only watch, from the position that they have been sent: it tells no step."""
    shown = msgspec.json.decode(position, type=_Position)
    return _encoder.encode({"number": shown.number, "viewer": -1, "view": shown.view, "log": ()})


def _line(game: str, step: Step, viewer: Seat | None) -> LogLine[Any]:
    shown_events = seen(step.events, viewer)
    return LogLine(step.number, step.seat, step.kind, shown_events, told(game, shown_events))


def _may_resign(table: Table, seat: Seat) -> bool:
    if table.position.over:
        return False
    try:
        table.game.resigned(table.position.base, seat)
    except Refusal:
        return False
    return True


def ended(table: Table) -> bytes:
    """The result, and everything needed to check the draws (REL-31); the seed is a secret until now."""
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


def rematch(match: Match) -> bytes:
    """Who wants to play again, and how they would sit; the game is over."""
    said = match.rematch
    return encode(
        RematchFacts(
            number=said.number,
            agreed=tuple(seat for seat, place in enumerate(match.places) if place.owner in said.agreed),
            declined=next(iter(match.seats_of(said.declined)), None),
            table=said.table,
            order=match.swap.order,
            proposal=said.proposal,
            left=max(0, said.asked + LIFE - stamp()) if said.agreed else 0,
        )
    )
