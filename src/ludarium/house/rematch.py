"""Playing again with the same people: one asks, the others answer, and the last who agrees opens the next table."""

from __future__ import annotations

from ludarium.house import ratings, shelf, showing
from ludarium.house.answers import answers
from ludarium.house.clock import stamp
from ludarium.house.match import Match
from ludarium.house.messages import AnswerRematch
from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable, SeatWish
from ludarium.house.room import Room
from ludarium.house.showing import Connection
from ludarium.house.tables import begun, new_match
from ludarium.kernel.decisions import CHANCE

_ANSWERS = 60
"""So many at one table; then nobody is asked any more."""


@answers(AnswerRematch)
async def answer(room: Room, match: Match, connection: Connection, message: AnswerRematch) -> None:
    """Somebody wants to play again, agrees to it, or does not. What was overtaken changes nothing, and is shown."""
    agree = message.agree
    identity = connection.identity
    if identity is None or not match.seats_of(identity):
        raise Refuse("not-your-seat")
    if match.outcome is None:
        raise Refuse("not-now")
    said = match.rematch
    # Whoever wants it while others do agrees with them; all else is about what the sender has seen.
    overtaken = message.number != said.number and not (agree and said.agreed)
    if overtaken or (agree and identity in said.agreed) or not (agree or said.agreed):
        connection.push(showing.rematch(match))
        return
    if said.number >= _ANSWERS:
        raise Refuse("too-often")
    wanted = set(said.agreed) | {identity}
    if agree and wanted.issuperset(match.people):
        if not room.keeper.may_make_table(identity):
            raise Refuse("too-often")
        await _go_on(room, match, identity)
    else:
        body = match.want_rematch(identity) if agree else match.decline_rematch(identity)
        await room.commit(match, [match.seal(body, CHANCE, stamp())])
    room.tell(showing.rematch(match))


async def _go_on(room: Room, old: Match, identity: str) -> None:
    """Open the table that the people of `old` go on to; the last of them has just agreed.

    That they have and the table itself are stored together, so it is never opened twice.
    """
    keeper = room.keeper
    wish, comers = next_table(old)
    async with keeper.making:
        await shelf.check(keeper.store, wish, old.row.maker, "")
        ratings.check(keeper, wish)
        new = new_match(wish, old.row.maker, keeper.customs.usual_stand_in, keeper.lots)
        joined = [
            new.seal(new.join(seat, comer, new.places[seat].name, ""), seat, stamp())
            for seat, comer in enumerate(comers)
            if comer is not None
        ]
        rows = begun(new, joined, *dict.fromkeys(comer for comer in comers if comer is not None))
        steps = [old.seal(old.want_rematch(identity), CHANCE, stamp())]
        steps.append(old.seal(old.make_rematch(new.row.id), CHANCE, stamp()))
        await room.commit(old, steps, *rows)
    keeper.open(new)


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
        rated=setup.rated,
    )
    return wish, tuple(comers)
