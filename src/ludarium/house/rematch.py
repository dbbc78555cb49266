"""Playing again with the same people: one asks, the others answer, and the last who agrees opens the next table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.house import showing
from ludarium.house.clock import stamp
from ludarium.house.match import Match
from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable, SeatWish
from ludarium.house.showing import Connection
from ludarium.kernel.decisions import CHANCE

if TYPE_CHECKING:
    from ludarium.house.room import Room

_ANSWERS = 60
"""So many at one table; then nobody is asked any more."""


async def answer(room: Room, match: Match, connection: Connection, agree: bool, number: int) -> None:
    """Somebody wants to play again, agrees to it, or does not. What was overtaken changes nothing, and is shown."""
    identity = connection.identity
    if identity is None or not match.seats_of(identity):
        raise Refuse("not-your-seat")
    if match.outcome is None:
        raise Refuse("not-now")
    said = match.rematch
    # Whoever wants it while others do agrees with them; all else is about what the sender has seen.
    overtaken = number != said.number and not (agree and said.agreed)
    if overtaken or (agree and identity in said.agreed) or not (agree or said.agreed):
        connection.push(showing.rematch(match))
        return
    if said.number >= _ANSWERS:
        raise Refuse("too-often")
    wanted = set(said.agreed) | {identity}
    if agree and wanted.issuperset(match.people):
        if not room.service.new_tables.take(identity):
            raise Refuse("too-often")
        await room.service.open_rematch(room, match, identity)
    else:
        body = match.want_rematch(identity) if agree else match.decline_rematch(identity)
        await room.commit(match, [match.seal(body, CHANCE, stamp())])
    room.tell(showing.rematch(match))


def next_table(match: Match) -> tuple[CreateTable, tuple[str | None, ...]]:
    """The table the people of this one go on to, and who comes to each of its seats by link."""
    swap, setup = match.swap, match.setup
    seats: list[SeatWish] = []
    comers: list[str | None] = []
    for seat in swap.order:
        place, made = match.places[seat], setup.seats[seat]
        if place.owner is None:  # a bot's, also where nobody came by the link
            seats.append(SeatWish("bot", place.name, made.bot or place.bot or "greedy"))
            comers.append(None)
        elif place.kind == "link":
            seats.append(SeatWish("link", place.name))
            comers.append(place.owner)
        else:
            seats.append(SeatWish(place.kind, place.name))
            comers.append(None)
    wish = CreateTable(
        match.row.game,
        match.row.form,
        tuple(seats),
        dict(swap.options),
        setup.take_back,
        setup.chat,
        setup.hints,
        setup.watch,
        setup.clock,
        stand_in=setup.stand_in,
    )
    return wish, tuple(comers)
