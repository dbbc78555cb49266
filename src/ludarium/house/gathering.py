"""Before the deal: who is on the way, who is ready, who sits on which side, and when it begins."""

from __future__ import annotations

from typing import Literal

from ludarium.house.answers import answers
from ludarium.house.clock import stamp
from ludarium.house.match import Match
from ludarium.house.messages import Begin, ChangeSeats, SayReady
from ludarium.house.refusals import Refuse
from ludarium.house.room import Coming, Room
from ludarium.house.seats import check_company, tell_seats
from ludarium.house.showing import Connection
from ludarium.kernel.decisions import CHANCE

_EXPECTED = 16
"""So many are noted who have the link open."""
_TYPING = 10.0
"""A name is waited for so many seconds after it was last written on."""


@answers(SayReady)
async def say_ready(room: Room, match: Match, connection: Connection, message: SayReady) -> None:
    """Say that one is ready, or take it back."""
    identity = connection.identity
    if identity is None or not match.seats_of(identity):
        raise Refuse("not-your-seat")
    if match.table is not None or not match.setup.waiting_room:
        raise Refuse("not-now")
    (room.ready.add if message.ready else room.ready.discard)(identity)
    room.tell_presence(0.0)


@answers(Begin)
async def begin(room: Room, match: Match, connection: Connection, message: Begin) -> None:
    """Deal, as the table's maker, once every person is here and ready; to press it is to be ready oneself."""
    maker = match.row.maker
    if connection.identity != maker:
        raise Refuse("not-your-seat")
    if match.table is not None or not match.setup.waiting_room:
        raise Refuse("not-now")
    if not match.is_complete or not room.ready.issuperset(set(match.people) - {maker}):
        raise Refuse("not-now", key="error-not-all-ready")
    if match.free_seats and _somebody_types(room):  # a bot has the seat that they would ask for
        raise Refuse("not-now", key="error-somebody-types")
    for person in match.people:
        check_company(room, match, person)
    await room.commit(match, [match.seal(match.deal(), CHANCE, stamp())])
    room.ready.clear()
    room.coming.clear()
    tell_seats(room, True)


@answers(ChangeSeats)
async def change_seats(room: Room, match: Match, connection: Connection, message: ChangeSeats) -> None:
    """Sit elsewhere before the deal: at a free seat, or wherever the table's maker wants somebody."""
    seat, other = message.seat, message.other
    identity = connection.identity
    if identity is None or max(seat, other) >= match.seats:
        raise Refuse("not-your-seat")
    if match.table is not None or seat == other:
        raise Refuse("not-now")
    mine = seat in match.seats_of(identity) and other in match.free_seats
    if not mine and identity != match.row.maker:
        raise Refuse("not-your-seat")
    if match.seq >= room.keeper.customs.events_per_table:
        raise Refuse("not-now")
    moved = {match.places[each].owner for each in (seat, other)} - {identity}
    await room.commit(match, [match.seal(match.change_seats(seat, other), CHANCE, stamp())])
    room.ready -= {each for each in moved if each is not None}
    for each in room.connections:
        sits = match.seats_of(each.identity)
        each.seat = sits[0] if sits else None
        room.push_snapshot(each)
    tell_seats(room, False)


def expect(room: Room, visit: str, device: Literal["phone", "computer"], typing: bool, gone: bool = False) -> None:
    """Somebody has the link open. The match must be loaded."""
    if gone or (room.match is not None and room.match.table is not None):
        room.coming.pop(visit, None)
    elif visit in room.coming or len(room.coming) < _EXPECTED:
        room.coming[visit] = Coming(device, room.keeper.time.now(), typing)
    room.tell_presence(0.0)


def _somebody_types(room: Room) -> bool:
    now = room.keeper.time.now()
    return any(each.typing and now - each.at < _TYPING for each in room.coming.values())
