"""What people do in the game: answer the open decision, take back, give up. The room is held while they do it."""

from __future__ import annotations

import hashlib

import msgspec

from ludarium.house import wire, worlds
from ludarium.house.answers import answers
from ludarium.house.match import Match
from ludarium.house.messages import Act, ActFor, Resign, TakeBack
from ludarium.house.places import own_seat
from ludarium.house.refusals import Refuse, of_kernel
from ludarium.house.room import Room
from ludarium.house.showing import Connection
from ludarium.kernel.decisions import Action, Decision, Seat
from ludarium.kernel.errors import Refusal
from ludarium.kernel.plain import words_of
from ludarium.kernel.table import Table

_encoder = msgspec.json.Encoder(order="deterministic")


@answers(Act)
async def act(room: Room, match: Match, connection: Connection, message: Act) -> None:
    """Answer the open decision of the seat that the connection looks as."""
    await _act(room, match, connection, own_seat(match, connection), message)


@answers(ActFor)
async def act_for(room: Room, match: Match, connection: Connection, message: ActFor) -> None:
    """Answer the open decision of another seat of the same person."""
    await _act(room, match, connection, own_seat(match, connection, message.seat), message)


async def _act(room: Room, match: Match, connection: Connection, seat: Seat, message: Act | ActFor) -> None:
    action = wire.action(match.row.game, message.action)
    request = _fingerprint("act", message.number, action)
    if await _is_repeated(room, match, connection, seat, message.action_id, request):
        return
    table, decision = open_decision(room, match, seat, message.number, connection)
    if action not in decision.options:
        raise not_an_option(match, table, seat, action)
    await room.step(match, seat, match.act(seat, action), connection, message.action_id, request)


@answers(TakeBack)
async def take_back(room: Room, match: Match, connection: Connection, message: TakeBack) -> None:
    seat = own_seat(match, connection)
    request = _fingerprint("take_back", message.number, None)
    if await _is_repeated(room, match, connection, seat, message.action_id, request):
        return
    if match.table is None or match.places[seat].bot:
        raise Refuse("not-now")
    if message.number != match.number:
        room.push_position(match, match.table, connection)
        raise Refuse("stale")
    if barrier := match.table.barrier(seat):
        raise Refuse("no-take-back", f"take-back-{barrier}")
    body = match.take_back(seat)
    await room.step(match, seat, body, connection, message.action_id, request)


@answers(Resign)
async def resign(room: Room, match: Match, connection: Connection, message: Resign) -> None:
    seat = own_seat(match, connection)
    request = _fingerprint("resign", 0, None)
    if await _is_repeated(room, match, connection, seat, message.action_id, request):
        return
    if match.table is None or match.places[seat].bot:
        raise Refuse("not-now")
    try:
        body = match.resign(seat)
    except Refusal as refusal:
        raise of_kernel(refusal) from refusal
    await room.step(match, seat, body, connection, message.action_id, request)


async def _is_repeated(
    room: Room, match: Match, connection: Connection, seat: Seat, action_id: str, request: str
) -> bool:
    """Whether that action is stored already; then it gets the answer it got, byte for byte (REL-11)."""
    if not match.has_used(seat, action_id):
        return False
    row = await room.keeper.store.event_of(room.id, seat, action_id)
    if row is None:
        return False
    if row.request != request:
        raise Refuse("id-reused")
    connection.push(row.answer.encode())
    return True


def _fingerprint(kind: str, number: int, action: Action | None) -> str:
    """What an action asked for; the same id with another wish is refused."""
    return hashlib.sha256(_encoder.encode((kind, number, action))).hexdigest()


def open_decision(room: Room, match: Match, seat: Seat, number: int, connection: Connection) -> tuple[Table, Decision]:
    """The decision the seat is asked now, if the sender has seen the newest entry (REL-12)."""
    table = match.table
    if table is None:
        raise Refuse("not-now")
    decision = table.position.decision_of(seat)
    # Where several are asked at once, an answer of one does not make the others' answers stale.
    oldest = room.open_since(seat) if decision is not None else match.number
    if not oldest <= number <= match.number:
        room.push_position(match, table, connection)
        raise Refuse("stale")
    full = match.seq >= room.keeper.customs.events_per_table
    if match.outcome is not None or match.places[seat].bot or full:
        raise Refuse("not-now")
    if decision is None:
        raise Refuse("not-your-seat")
    return table, decision


def not_an_option(match: Match, table: Table, seat: Seat, action: Action) -> Refuse:
    """Why the action is refused, told from a world the seat may know."""
    why = worlds.imagined(match.row, table, seat).why_not(seat, action)
    if why is None:
        return Refuse("not-now")
    said = words_of(match.row.game).why(why)
    return Refuse("illegal-action", said.key, dict(said.args), why.rule)
