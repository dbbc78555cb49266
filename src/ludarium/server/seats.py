"""Who sits where: joining by link, handing a seat to a bot, taking it back. The room is held while that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludarium.kernel.decisions import CHANCE, Seat
from ludarium.server import wire
from ludarium.server.clock import stamp
from ludarium.server.match import Match
from ludarium.server.messages import SeatFacts
from ludarium.server.refusals import Refuse
from ludarium.server.showing import Connection
from ludarium.server.storage import EventRow

if TYPE_CHECKING:
    from ludarium.server.room import Room


def own_seat(match: Match, connection: Connection) -> Seat:
    """The seat the connection acts for: decided by who it is, never by what it says (REL-40)."""
    seat = connection.seat
    if seat is None or connection.identity is None or match.places[seat].owner != connection.identity:
        raise Refuse("not-your-seat")
    return seat


def facts(room: Room, match: Match, identity: str | None) -> tuple[SeatFacts, ...]:
    """The seats as that identity may know them."""
    return tuple(
        SeatFacts(
            seat=seat,
            kind=place.kind,
            name=place.name,
            taken=place.owner is not None or place.kind == "bot",
            bot=place.bot,
            present=room.is_present(place.owner),
            yours=identity is not None and place.owner == identity,
            may_be_given=_why_give(room, match, seat, identity) is not None,
        )
        for seat, place in enumerate(match.places)
    )


async def join(room: Room, match: Match, identity: str, name: str, seat: Seat | None, entropy: str) -> Seat:
    """Take a free link seat; whoever sits here already keeps the seat they have."""
    mine = match.seats_of(identity)
    if mine:
        return mine[0]
    free = match.free_seats
    if not free or (seat is not None and seat not in free):
        raise Refuse("full")
    taken = free[0] if seat is None else seat
    rows = [match.seal(match.join(taken, identity, name, entropy), taken, stamp())]
    dealt = _deal_if_complete(match, rows)
    await room.commit(match, rows, identity)
    for connection in room.connections:
        if connection.identity == identity:
            connection.seat = taken
            if not dealt:
                room.push_snapshot(connection)
    _tell(room, dealt)
    return taken


async def give(room: Room, match: Match, connection: Connection, seat: Seat, bot: str) -> None:
    """Hand a seat to a bot."""
    if seat >= match.seats:
        raise Refuse("not-your-seat")
    reason = _why_give(room, match, seat, connection.identity)
    if reason is None:
        mine = match.places[seat].owner == connection.identity and connection.identity is not None
        raise Refuse("not-now" if mine else "not-your-seat")
    name = bot or room.service.settings.stand_in
    if not wire.is_bot(name):
        raise Refuse("bad-setup")
    rows = [match.seal(match.give(seat, name, reason), CHANCE, stamp())]
    dealt = _deal_if_complete(match, rows)
    await room.commit(match, rows)
    _tell(room, dealt)
    if not dealt:
        _refresh(room, match)


def _why_give(room: Room, match: Match, seat: Seat, identity: str | None) -> Literal["owner", "maker", "absent"] | None:
    """On what ground that identity may hand the seat to a bot now; None: on none."""
    place = match.places[seat]
    if identity is None or place.bot or match.outcome is not None:
        return None
    if place.owner == identity:
        return "owner" if match.table is not None else None
    if place.owner is None:
        return "maker" if match.row.maker == identity else None
    if match.seats_of(identity) and room.waiting.absent_in(match, seat) == 0:
        return "absent"
    return None


async def take(room: Room, match: Match, connection: Connection, seat: Seat) -> None:
    """Take one's own seat back from the bot, unless its time is used up."""
    if connection.identity is None or seat not in match.seats_of(connection.identity):
        raise Refuse("not-your-seat")
    if not match.places[seat].bot or match.outcome is not None or room.waiting.is_used_up(seat):
        raise Refuse("not-now")
    await room.commit(match, [match.seal(match.take(seat), CHANCE, stamp())])
    room.bots.forgive(seat)
    _tell(room, False)
    _refresh(room, match)


async def stand_in(room: Room, match: Match) -> None:
    """Bots play on for those whose time is used up (REL-47)."""
    used_up = room.waiting.used_up()
    for seat in used_up:
        body = match.give(seat, room.service.settings.stand_in, "clock")
        await room.commit(match, [match.seal(body, CHANCE, stamp())])
    if used_up:
        _refresh(room, match)


def _deal_if_complete(match: Match, rows: list[EventRow]) -> bool:
    """The game begins with the last seat that is taken, in the same write."""
    if match.table is not None or not match.is_complete:
        return False
    rows.append(match.seal(match.deal(), CHANCE, stamp()))
    return True


def _tell(room: Room, dealt: bool) -> None:
    """Who sits where has changed, and is stored."""
    if dealt:
        # Everybody learns that it has begun, by the same message as newcomers.
        for connection in room.connections:
            room.push_snapshot(connection)
    room.tell_presence(0.0)
    room.drive()


def _refresh(room: Room, match: Match) -> None:
    """What a seat may do has changed without a step."""
    if match.table is None:
        return
    for connection in room.connections:
        room.push_position(match, match.table, connection)
