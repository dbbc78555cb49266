"""Playing again with the same people: one asks, the others answer, and the last who agrees opens the next table."""

from __future__ import annotations

from ludarium.house import ratings, shelf, showing
from ludarium.house.answers import answers
from ludarium.house.clock import stamp
from ludarium.house.match import Match
from ludarium.house.messages import AnswerRematch, Proposal
from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable, SeatWish
from ludarium.house.room import Room
from ludarium.house.seats import check_company
from ludarium.house.showing import Connection
from ludarium.house.tables import begun, new_match
from ludarium.kernel.decisions import CHANCE

_SERIES = 99
"""Games of a series that are kept."""
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
    said, at, proposal = match.rematch, stamp(), message.proposal
    over = bool(said.agreed) and at - said.asked > showing.LIFE
    # Whoever wants it while others do agrees with them; all else is about what the sender has seen.
    overtaken = message.number != said.number and not (agree and said.agreed)
    said_already = agree and identity in said.agreed and not over and proposal is None
    if overtaken or said_already or not (agree or said.agreed):
        connection.push(showing.rematch(match))
        return
    if said.number >= _ANSWERS:
        raise Refuse("too-often")
    if agree:
        check_company(room, match, identity)
    if agree and proposal is not None:
        _check(room, match, proposal)
    anew = agree and bool(said.agreed) and (over or proposal is not None)
    wanted = ({identity} if anew else {*said.agreed, identity}) if agree else set()
    alone = len(match.people) == 1  # and need not ask anybody
    if agree and (proposal is None or alone) and wanted.issuperset(match.people):
        if not room.keeper.may_make_table(identity):
            raise Refuse("too-often")
        await _go_on(room, match, identity, proposal, anew=anew)
    else:
        body = (
            match.want_rematch(identity, at, anew=anew, proposal=proposal) if agree else match.decline_rematch(identity)
        )
        await room.commit(match, [match.seal(body, CHANCE, at)])
    room.notes.rematch(match, showing.LIFE)
    room.tell(showing.rematch(match))


def _check(room: Room, match: Match, proposal: Proposal) -> None:
    """Refuse to propose what could not be played."""
    wish, _ = next_table(match, proposal)
    new_match(wish, match.row.maker, room.keeper.customs.usual_stand_in, room.keeper.lots)


async def _go_on(room: Room, old: Match, identity: str, proposal: Proposal | None, *, anew: bool) -> None:
    """Open the table that the people of `old` go on to; the last of them has just agreed.

    That they have and the table itself are stored together, so it is never opened twice.
    """
    keeper = room.keeper
    wish, comers = next_table(old, proposal or old.rematch.proposal)
    series = (*old.setup.series, old.winners)[-_SERIES:]
    persons = (*(old.persons[seat] for seat in old.swap.order), *range(old.seats, len(comers)))
    async with keeper.making:
        await shelf.check(keeper.store, wish, old.row.maker, "")
        ratings.check(keeper, wish)
        customs = keeper.customs
        new = new_match(
            wish,
            old.row.maker,
            customs.usual_stand_in,
            keeper.lots,
            customs.watch_delay,
            series=series,
            persons=persons,
        )
        joined = [
            new.seal(new.join(seat, comer, new.places[seat].name, ""), seat, stamp())
            for seat, comer in enumerate(comers)
            if comer is not None
        ]
        rows = begun(new, joined, *dict.fromkeys(comer for comer in comers if comer is not None))
        at = stamp()
        steps = [old.seal(old.want_rematch(identity, at, anew=anew, proposal=proposal), CHANCE, at)]
        steps.append(old.seal(old.make_rematch(new.row.id), CHANCE, stamp()))
        await room.commit(old, steps, *rows)
    keeper.open(new)


def next_table(match: Match, proposal: Proposal | None = None) -> tuple[CreateTable, tuple[str | None, ...]]:
    """The table the people of this one go on to, and who comes to each of its seats by link."""
    swap, setup, other = match.swap, match.setup, proposal or Proposal()
    game, form = other.game or match.row.game, other.form or match.row.form
    same = game == match.row.game
    seats: list[SeatWish] = []
    comers: list[str | None] = []
    for seat in swap.order:
        place, made = match.places[seat], setup.seats[seat]
        if place.owner is None:  # a bot's, also where nobody came by the link
            # An opponent with a name plays its own game only.
            seats.append(SeatWish("bot", place.name, (same and (made.bot or place.bot)) or "greedy"))
            comers.append(None)
        elif place.kind == "link":
            seats.append(SeatWish("link", place.name))
            comers.append(place.owner)
        else:
            seats.append(SeatWish(place.kind, place.name))
            comers.append(None)
    if other.more:
        seats.append(SeatWish("link"))
        comers.append(None)
    wish = CreateTable(
        game,
        form,
        tuple(seats),
        dict(swap.options) if (game, form) == (match.row.game, match.row.form) and not other.more else {},
        setup.take_back,
        setup.chat,
        setup.hints,
        setup.watch,
        None if other.no_clock else other.clock or setup.clock,
        stand_in=setup.stand_in,
        rated=setup.rated and same,
        watch_later=bool(setup.watch_delay),
    )
    return wish, tuple(comers)
