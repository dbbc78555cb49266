"""Who sits where: joining by link, handing a seat to a bot, taking it back. The room is held while that changes."""

from __future__ import annotations

import contextlib
from collections.abc import Collection

from ludarium.house import wire
from ludarium.house.answers import answers
from ludarium.house.clock import stamp
from ludarium.house.links import mark
from ludarium.house.match import Match
from ludarium.house.messages import AskStandIn, GiveSeat, LetIn, Look, NewLink, PassAhead, RemovePerson, TakeSeat
from ludarium.house.places import may_remove, stand_in_of, why_give
from ludarium.house.refusals import Refuse
from ludarium.house.room import Room
from ludarium.house.showing import Connection, encode
from ludarium.house.store import EventRow, Invitation, Sitting
from ludarium.kernel.decisions import CHANCE, Seat
from ludarium.kernel.errors import Refusal
from ludarium.kernel.mind import mind_of

REMOVED = 4403
"""The socket of somebody who was sent away is closed with this code."""


async def join(
    room: Room, match: Match, identity: str, name: str, seat: Seat | None, entropy: str, code: str | None
) -> Seat:
    """Take a free link seat; somebody who sits here already keeps their seat."""
    free = look_for_seat(room, match, identity, seat, code)
    mine = match.seats_of(identity)
    if mine:
        return mine[0]
    if code is not None and room.keeper.links.was_said(code) and not room.knocks.is_let_in(identity, name):
        raise Refuse("not-let-in")
    # A link seat that was handed to a bot is asked back by whoever comes, once there is no other.
    empty = [each for each in free if not match.places[each].bot]
    taken = seat if seat is not None else (empty or free)[0]
    rows = [match.seal(match.join(taken, identity, name, entropy), taken, stamp())]
    dealt = _deal_if_complete(match, rows)
    await room.commit(match, rows, Sitting(identity, room.id))
    for connection in room.connections:
        if connection.identity == identity:
            connection.seat = taken
            if not dealt:
                room.push_snapshot(connection)
    tell_seats(room, dealt)
    return taken


def look_for_seat(room: Room, match: Match, identity: str, seat: Seat | None, code: str | None) -> tuple[Seat, ...]:
    """The seats that a newcomer could have; refuses those who could have none, but not those who sit here already."""
    if code is not None and mark(room.keeper.links.whole(code)) != match.code:  # the link has changed since
        raise Refuse("not-found")
    if identity in match.removed:
        raise Refuse("removed")
    if match.seats_of(identity):
        return ()
    check_company(room, match, identity)
    if code is not None and room.keeper.date() >= match.link_ends:
        raise Refuse("link-over")
    free = match.free_seats
    if not free or (seat is not None and seat not in free):
        raise Refuse("full")
    return free


@answers(LetIn)
async def let_in(room: Room, match: Match, connection: Connection, message: LetIn) -> None:
    """Say, as the table's maker, whether somebody who has a code that was said may come in."""
    if connection.identity is None or connection.identity != match.row.maker:
        raise Refuse("not-your-seat")
    room.knocks.answer(message.knock, message.yes)
    room.tell_presence(0.0)


def check_company(room: Room, match: Match, identity: str | None) -> None:
    """Refuse a table to somebody who must not meet one of those who sit there. It is not told who has said so."""
    if any(room.keeper.keep_apart(identity, other) for other in match.people):
        raise Refuse("blocked")


@answers(Look)
async def look(room: Room, match: Match, connection: Connection, message: Look) -> None:
    """See the table as another of one's own seats."""
    if message.seat not in match.seats_of(connection.identity):
        raise Refuse("not-your-seat")
    connection.seat = message.seat
    room.push_snapshot(connection)


@answers(GiveSeat)
async def give(room: Room, match: Match, connection: Connection, message: GiveSeat) -> None:
    """Hand a seat to a bot."""
    seat = message.seat
    if seat >= match.seats:
        raise Refuse("not-your-seat")
    reason = why_give(match, room.waiting, seat, connection.identity)
    if reason is None:
        mine = match.places[seat].owner == connection.identity and connection.identity is not None
        raise Refuse("not-now" if mine else "not-your-seat")
    usual = room.keeper.customs.stand_in
    least = stand_in_of(match, seat)
    name = message.bot or least or usual
    if not wire.is_bot(name, match.row.game):
        raise Refuse("bad-setup")
    if reason == "absent" and name != least:
        raise Refuse("not-now", key="error-stand-in-settled")
    # Whoever sends a player away gets no weaker opponent by it.
    if reason == "maker" and match.table is not None and wire.strength(name) < wire.strength(least or usual):
        raise Refuse("not-now", key="error-stand-in-settled")
    rows = [match.seal(match.give(seat, name, reason), CHANCE, stamp())]
    dealt = _deal_if_complete(match, rows)
    await room.commit(match, rows)
    tell_seats(room, dealt)
    if not dealt:
        _refresh(room, match)


@answers(AskStandIn)
async def ask_stand_in(room: Room, match: Match, connection: Connection, message: AskStandIn) -> None:
    """Say which bot shall stand in for oneself at least."""
    seat, bot = message.seat, message.bot
    if connection.identity is None or seat not in match.seats_of(connection.identity):
        raise Refuse("not-your-seat")
    if bot and bot not in room.keeper.customs.bots:
        raise Refuse("bad-setup")
    place = match.places[seat]
    full = match.seq >= room.keeper.customs.events_per_table
    if match.outcome is not None or not match.setup.stand_in.bot or full:
        raise Refuse("not-now")
    if place.wish != bot:
        await room.commit(match, [match.seal(match.ask_stand_in(seat, bot), CHANCE, stamp())])
    room.tell_presence(0.0)


@answers(PassAhead)
async def pass_ahead(room: Room, match: Match, connection: Connection, message: PassAhead) -> None:
    """Let every window go by for one's own seat until it is asked something else; where the game has windows."""
    seat, on = message.seat, message.on
    if connection.identity is None or seat not in match.seats_of(connection.identity):
        raise Refuse("not-your-seat")
    place, table = match.places[seat], match.table
    full = match.seq >= room.keeper.customs.events_per_table
    if table is None or match.outcome is not None or place.bot or full or not mind_of(match.game).has_windows:
        raise Refuse("not-now")
    decision = table.position.decision_of(seat)
    if on and decision is not None and not mind_of(match.game).is_window(decision):
        raise Refuse("not-now")
    if place.passes_ahead != on:
        await room.commit(match, [match.seal(match.pass_ahead(seat, on), CHANCE, stamp())])
    room.tell_presence(0.0)
    room.drive()


async def note_device(room: Room, match: Match, identity: str | None, kin: Collection[str]) -> None:
    """Tell the table that somebody comes to it in the browser of another who sits there (REL-71).

    `kin`: everybody who was ever somebody in the browser that comes. It is kept with the game: whoever is away now
    learns of it, too.
    """
    others = [other for other in match.people if other in kin and other != identity]
    new = [*others, *((identity,) if others and identity in match.people else ())]
    rows = [
        match.seal(match.share_device(each), CHANCE, stamp())
        for each in new
        if each is not None and each not in match.shared and match.outcome is None
    ]
    if rows:
        await room.commit(match, rows)
        room.tell_presence(0.0)


async def come_back(room: Room, match: Match, identity: str | None) -> None:
    """Somebody who was away gets the seat back by coming back."""
    rows = [
        match.seal(match.take(seat), CHANCE, stamp())
        for seat in match.seats_of(identity)
        if match.places[seat].given in (("absent", "clock") if match.days else ("absent",))
        and match.outcome is None
        and not room.waiting.is_used_up(seat)
    ]
    if not rows:
        return
    await room.commit(match, rows)
    for seat in match.seats_of(identity):
        room.bots.forgive(seat)
    tell_seats(room, False)
    _refresh(room, match)


@answers(RemovePerson)
async def remove(room: Room, match: Match, connection: Connection, message: RemovePerson) -> None:
    """Send somebody away who came by link: they are gone at once, and their link leads nowhere (REL-41)."""
    seat, link = message.seat, room.keeper.lots.link()
    if seat >= match.seats or not may_remove(match, seat, connection.identity):
        raise Refuse("not-your-seat")
    removed = match.places[seat].owner
    assert removed is not None
    row = match.seal(match.remove(seat, mark(link)), CHANCE, room.keeper.date())
    await _invite_by(room, match, row, link)
    for other in [other for other in room.connections if other.identity == removed]:
        room.connections.discard(other)
        other.push(encode(Refuse("removed").message("")))
        other.close(REMOVED)
    await room.keeper.store.leave(removed, room.id)
    for other in room.connections:
        room.push_snapshot(other)
    tell_seats(room, False)


@answers(NewLink)
async def new_link(room: Room, match: Match, connection: Connection, message: NewLink) -> None:
    """Invite by another link, as the table's maker: it is good for its whole life, and the one before for nothing."""
    if connection.identity is None or connection.identity != match.row.maker:
        raise Refuse("not-your-seat")
    full = match.seq >= room.keeper.customs.events_per_table
    if not match.free_seats or match.outcome is not None or full:
        raise Refuse("not-now")
    link = room.keeper.lots.link()
    await _invite_by(room, match, match.seal(match.change_link(mark(link)), CHANCE, room.keeper.date()), link)
    for other in room.connections:
        room.push_snapshot(other)


async def _invite_by(room: Room, match: Match, row: EventRow, link: str) -> None:
    """From here on by this link, and by no other."""
    await room.commit(match, [row], Invitation(mark(link), room.id))
    room.keeper.links.keep(room.id, link)
    match.link = link
    room.knocks.clear()


@answers(TakeSeat)
async def take(room: Room, match: Match, connection: Connection, message: TakeSeat) -> None:
    """Take one's own seat back from the bot, unless its time is used up; before the deal, open one for people again."""
    seat = message.seat
    reopened = match.table is None and connection.identity == match.row.maker and seat in match.free_seats
    if connection.identity is None or (seat not in match.seats_of(connection.identity) and not reopened):
        raise Refuse("not-your-seat")
    if not match.places[seat].bot or match.outcome is not None or room.waiting.is_used_up(seat):
        raise Refuse("not-now")
    await room.commit(match, [match.seal(match.take(seat), CHANCE, stamp())])
    room.bots.forgive(seat)
    tell_seats(room, False)
    _refresh(room, match)


async def on_time(room: Room) -> None:
    """A clock has run out, or a missing player has been waited for long enough."""
    with contextlib.suppress(Refuse):
        async with room.entered() as match:
            await _stand_in(room, match)
            room.tell_presence(0.0)
            room.drive()


async def note_time(room: Room) -> None:
    """The house closes: the days that were waited for are stored, they count over a restart."""
    if room.match is None or not room.match.days or not room.waiting.is_running:
        return
    async with room.entered() as match:
        await room.commit(match, [match.seal(match.wait(), CHANCE, stamp())])


async def _stand_in(room: Room, match: Match) -> None:
    """Bots play on for those whose time is used up (REL-47); a rated game they have lost, where the rules let them."""
    if room.waiting.is_to_be_noted(match):
        await room.commit(match, [match.seal(match.wait(), CHANCE, stamp())])
    used_up = room.waiting.used_up()
    for seat in used_up:
        if match.setup.rated:
            with contextlib.suppress(Refusal):
                await room.step(match, seat, match.resign(seat))
                return
        body = match.give(seat, stand_in_of(match, seat) or room.keeper.customs.stand_in, "clock")
        await room.commit(match, [match.seal(body, CHANCE, stamp())])
    if used_up:
        _refresh(room, match)


def _deal_if_complete(match: Match, rows: list[EventRow]) -> bool:
    """The game begins with the last seat that is taken, in the same write."""
    if not match.may_be_dealt:
        return False
    rows.append(match.seal(match.deal(), CHANCE, stamp()))
    return True


def tell_seats(room: Room, dealt: bool) -> None:
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
