"""Who may speak at a table, and write what everybody there reads."""

from __future__ import annotations

from ludarium.house.answers import answers
from ludarium.house.match import Match
from ludarium.house.messages import SendChat, TellWriting, Writing
from ludarium.house.reading import plain
from ludarium.house.refusals import Refuse
from ludarium.house.room import Room
from ludarium.house.showing import Connection, encode
from ludarium.kernel.decisions import Seat

_LONGEST = 500


@answers(SendChat)
async def chat(room: Room, match: Match, connection: Connection, message: SendChat) -> None:
    """Say something to everybody at the table."""
    text = plain(message.text, _LONGEST)
    if not text:
        raise Refuse("malformed")
    if not connection.may_chat():
        raise Refuse("too-often")
    seat = _speaker(room, match, connection)
    others = [other for other in match.people if other != connection.identity]
    if others and all(room.keeper.keep_apart(connection.identity, other) for other in others):
        raise Refuse("blocked", key="error-blocked-silent")
    room.tell(encode(await room.talk.say(seat, match.places[seat].name, text)), said_by=connection.identity)


@answers(TellWriting)
async def tell_writing(room: Room, match: Match, connection: Connection, message: TellWriting) -> None:
    """The others see that somebody writes; nothing of it is kept."""
    data = encode(Writing(_speaker(room, match, connection)))
    for other in room.connections:
        if other.identity != connection.identity and not room.keeper.keep_apart(other.identity, connection.identity):
            other.push(data)


def _speaker(room: Room, match: Match, connection: Connection) -> Seat:
    """The seat that somebody speaks from, if they may."""
    if not match.setup.chat:
        raise Refuse("not-now")
    if room.keeper.is_muted(connection.identity):
        raise Refuse("not-now", key="error-muted")
    mine = match.seats_of(connection.identity)
    if not mine:
        raise Refuse("not-your-seat")
    seat = connection.seat if connection.seat in mine else mine[0]
    assert seat is not None
    check_speech(match, seat)
    return seat


def check_speech(match: Match, seat: Seat) -> None:
    """Some forms close the talk for a while; then only whom the rules let speak may write or ask for advice."""
    table = match.table
    if table is not None and not table.game.may_speak(table.position.state, seat):
        raise Refuse("not-now", key="error-may-not-speak")
