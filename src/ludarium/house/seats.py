"""Who sits where: joining by link, handing a seat to a bot, taking it back. The room is held while that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludarium.house import wire
from ludarium.house.clock import stamp
from ludarium.house.match import Match
from ludarium.house.messages import SeatFacts
from ludarium.house.refusals import Refuse
from ludarium.house.showing import Connection, encode
from ludarium.kernel.decisions import CHANCE, Seat
from ludarium.server import schema
from ludarium.server.storage import EventRow

if TYPE_CHECKING:
    from ludarium.house.room import Room

REMOVED = 4403
"""The socket of somebody who was sent away is closed with this code."""


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
            may_be_removed=_may_remove(match, seat, identity),
            stand_in=stand_in_of(match, seat),
        )
        for seat, place in enumerate(match.places)
    )


async def join(
    room: Room, match: Match, identity: str, name: str, seat: Seat | None, entropy: str, code: str | None
) -> Seat:
    """Take a free link seat; whoever sits here already keeps the seat they have."""
    if code is not None and code != match.code:  # the link has changed since
        raise Refuse("not-found")
    if identity in match.removed:
        raise Refuse("removed")
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
    usual = room.service.settings.stand_in
    least = stand_in_of(match, seat)
    name = bot or least or usual
    if not wire.is_bot(name):
        raise Refuse("bad-setup")
    if reason == "absent" and name != least:
        raise Refuse("not-now", key="error-stand-in-settled")
    # Whoever sends a player away gets no weaker opponent by it.
    if reason == "maker" and match.table is not None and wire.strength(name) < wire.strength(least or usual):
        raise Refuse("not-now", key="error-stand-in-settled")
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
    rule = match.setup.stand_in
    maker = match.row.maker
    # Where only the maker may ask, somebody else must for the maker's own seat.
    may_ask = rule.asked_by == "anyone" or identity == maker or place.owner == maker
    if rule.bot and may_ask and match.seats_of(identity) and room.waiting.absent_in(match, seat) == 0:
        return "absent"
    return None


def stand_in_of(match: Match, seat: Seat) -> str:
    """The bot that plays on for the seat when its player stays away: the table's, or a stronger one they asked for."""
    rule, place = match.setup.stand_in, match.places[seat]
    if place.kind == "bot" or not rule.bot:
        return ""
    return max(rule.bot, place.wish or rule.bot, key=wire.strength)


async def ask_stand_in(room: Room, match: Match, connection: Connection, seat: Seat, bot: str) -> None:
    """Say what shall stand in for oneself at least."""
    if connection.identity is None or seat not in match.seats_of(connection.identity):
        raise Refuse("not-your-seat")
    if bot and bot not in room.service.settings.bots:
        raise Refuse("bad-setup")
    place = match.places[seat]
    full = match.seq >= room.service.settings.limits.events_per_table
    if match.outcome is not None or not match.setup.stand_in.bot or full:
        raise Refuse("not-now")
    if place.wish != bot:
        await room.commit(match, [match.seal(match.ask_stand_in(seat, bot), CHANCE, stamp())])
    room.tell_presence(0.0)


async def come_back(room: Room, match: Match, identity: str | None) -> None:
    """Whoever was away has the seat again by coming back."""
    rows = [
        match.seal(match.take(seat), CHANCE, stamp())
        for seat in match.seats_of(identity)
        if match.places[seat].given == "absent" and match.outcome is None and not room.waiting.is_used_up(seat)
    ]
    if not rows:
        return
    await room.commit(match, rows)
    for seat in match.seats_of(identity):
        room.bots.forgive(seat)
    _tell(room, False)
    _refresh(room, match)


def _may_remove(match: Match, seat: Seat, identity: str | None) -> bool:
    place = match.places[seat]
    made = identity is not None and identity == match.row.maker
    return made and place.kind == "link" and place.owner not in (None, identity) and match.outcome is None


async def remove(room: Room, match: Match, connection: Connection, seat: Seat, code: str) -> None:
    """Send somebody away who came by link: they are gone at once, and their link leads nowhere (REL-41)."""
    if seat >= match.seats or not _may_remove(match, seat, connection.identity):
        raise Refuse("not-your-seat")
    removed = match.places[seat].owner
    assert removed is not None
    row = match.seal(match.remove(seat, code), CHANCE, stamp())
    await room.commit(match, [row], together=[(schema.invitations, {"code": code, "table_id": room.id})])
    for other in [other for other in room.connections if other.identity == removed]:
        room.connections.discard(other)
        other.push(encode(Refuse("removed").message("")))
        other.close(REMOVED)
    await room.service.store.leave(removed, room.id)
    for other in room.connections:
        room.push_snapshot(other)
    _tell(room, False)


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
        body = match.give(seat, stand_in_of(match, seat) or room.service.settings.stand_in, "clock")
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
