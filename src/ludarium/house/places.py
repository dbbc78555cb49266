"""What may be done with a seat now, and what everybody may know of it. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal

from ludarium.house import wire
from ludarium.house.match import Match
from ludarium.house.messages import FaceName, SeatFacts
from ludarium.house.refusals import Refuse
from ludarium.house.showing import Connection
from ludarium.house.waiting import Waiting
from ludarium.kernel.decisions import Seat


def own_seat(match: Match, connection: Connection, named: Seat | None = None) -> Seat:
    """The seat the connection acts for: decided by who it is; it can name no other than its own (REL-40)."""
    seat = connection.seat if named is None else named
    if seat not in match.seats_of(connection.identity):
        raise Refuse("not-your-seat")
    return seat


def facts(
    match: Match,
    waiting: Waiting,
    is_present: Callable[[str | None], bool],
    identity: str | None,
    ready: Collection[str],
    face_of: Callable[[str | None], FaceName],
) -> tuple[SeatFacts, ...]:
    """The seats as that identity may know them."""
    return tuple(
        SeatFacts(
            seat=seat,
            kind=place.kind,
            name=place.name,
            taken=place.owner is not None or place.kind == "bot",
            bot=place.bot,
            present=is_present(place.owner),
            yours=identity is not None and place.owner == identity,
            may_be_given=why_give(match, waiting, seat, identity) is not None,
            may_be_removed=may_remove(match, seat, identity),
            stand_in=stand_in_of(match, seat),
            ready=place.owner in ready,
            host=place.owner is not None and place.owner == match.row.maker,
            shares_device=place.owner in match.shared,
            passes_ahead=place.passes_ahead and identity is not None and place.owner == identity,
            face=face_of(place.owner),
        )
        for seat, place in enumerate(match.places)
    )


def why_give(
    match: Match, waiting: Waiting, seat: Seat, identity: str | None
) -> Literal["owner", "maker", "absent", "clock"] | None:
    """On what ground that identity may hand the seat to a bot now; None: on none."""
    place = match.places[seat]
    if identity is None or match.outcome is not None:
        return None
    if match.setup.rated:  # who plays was settled when the table was made
        return None
    if place.bot:
        # Whose days have run out waits for them with a bot of the party's choice.
        waits = place.given == "clock" and match.days and match.game.info.cooperative
        return "clock" if waits and place.owner != identity and match.seats_of(identity) else None
    if place.owner == identity:
        return "owner" if match.table is not None else None
    if place.owner is None:
        return "maker" if match.row.maker == identity else None
    rule = match.setup.stand_in
    maker = match.row.maker
    # Where only the maker may ask, somebody else must for the maker's own seat.
    may_ask = rule.asked_by == "anyone" or identity == maker or place.owner == maker
    if rule.bot and may_ask and match.seats_of(identity) and waiting.absent_in(match, seat) == 0:
        return "absent"
    return None


def may_remove(match: Match, seat: Seat, identity: str | None) -> bool:
    """Whether that identity may send away the person who sits there."""
    place = match.places[seat]
    made = identity is not None and identity == match.row.maker
    fixed = match.outcome is not None or (match.setup.rated and match.table is not None)
    return made and place.kind == "link" and place.owner not in (None, identity) and not fixed


def stand_in_of(match: Match, seat: Seat) -> str:
    """The bot that plays on for the seat when its player stays away: the table's, or a stronger one they asked for."""
    rule, place = match.setup.stand_in, match.places[seat]
    if place.kind == "bot" or not rule.bot:
        return ""
    return max(rule.bot, place.wish or rule.bot, key=wire.strength)
