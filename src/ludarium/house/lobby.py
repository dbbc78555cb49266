"""The lobby: tables that were opened to everybody, as long as somebody is there or was there lately."""

from __future__ import annotations

from ludarium.house import showing
from ludarium.house.house import House
from ludarium.house.match import Match
from ludarium.house.resources import LiveTable, Lobby, LobbySeat, OpenTable
from ludarium.house.room import Room

_LISTED = 50
"""So many of each kind; the newest."""


def listed(house: House, identity: str | None) -> Lobby:
    """What the lobby shows to somebody: names and seats, and nothing of a position (REL-70)."""
    if not house.customs.lobby:
        return Lobby(False, (), ())
    found = [(room, room.match) for room in house.rooms if room.match is not None and room.match.setup.listed]
    found = [(room, match) for room, match in found if not _apart(house, match, identity)]
    rows = sorted(
        ((room, match) for room, match in found if room.may_see(identity) or match.table is None),
        key=lambda each: (-each[1].row.created, each[1].row.id),
    )
    waiting = [each for each in rows if each[1].table is None and each[1].free_seats and _is_open(house, each[1])]
    live = [each for each in rows if _goes_on(each[1])]
    return Lobby(
        True,
        tuple(_open(house, match, identity) for _, match in waiting if identity not in match.removed)[:_LISTED],
        tuple(_live(house, room, match, identity) for room, match in live)[:_LISTED],
    )


async def glance(house: House, table_id: str, identity: str | None) -> bytes:
    """A table to look at from outside: one's own as one's seat sees it, one of the lobby as its watchers do.

    Of all others nobody learns anything, not even that they are there.
    """
    room = await house.rooms.get(table_id)
    if room is not None:
        async with room.entered() as match:
            mine = match.seats_of(identity)
            if not mine and match.table is not None and _is_live(house, room, match, identity):
                return showing.glance_of(room.watched(match, match.table)[1])
    return await house.glance(table_id, identity)


def _is_live(house: House, room: Room, match: Match, identity: str | None) -> bool:
    """Whether the lobby shows somebody this table as a game that goes on."""
    shown = house.customs.lobby and match.setup.listed and room.may_see(identity)
    return shown and _goes_on(match) and not _apart(house, match, identity)


def _goes_on(match: Match) -> bool:
    return match.table is not None and match.outcome is None and match.setup.watch


def _apart(house: House, match: Match, identity: str | None) -> bool:
    """Whether somebody sits there whom they must not meet."""
    return any(house.keep_apart(identity, other) for other in match.people)


def _is_open(house: House, match: Match) -> bool:
    """Whether there is a link to join by."""
    return bool(match.link) and house.date() < match.link_ends


def _open(house: House, match: Match, identity: str | None) -> OpenTable:
    maker = match.row.maker
    return OpenTable(
        id=match.row.id,
        code=match.link,
        game=match.row.game,
        form=match.row.form,
        seats=_seats(house, match),
        clock=match.setup.clock,
        made_by=next((place.name for place in match.places if place.owner == maker), ""),
        created=match.row.created,
        yours=bool(match.seats_of(identity)),
        rated=match.setup.rated,
        face=house.face_of(maker),
    )


def _live(house: House, room: Room, match: Match, identity: str | None) -> LiveTable:
    return LiveTable(
        id=match.row.id,
        game=match.row.game,
        form=match.row.form,
        seats=_seats(house, match),
        number=room.watched(match, match.table)[0] if match.table is not None else 0,
        watching=room.watching,
        delay=match.setup.watch_delay,
        yours=bool(match.seats_of(identity)),
        rated=match.setup.rated,
    )


def _seats(house: House, match: Match) -> tuple[LobbySeat, ...]:
    return tuple(
        LobbySeat(place.name, place.bot, place.owner is not None or bool(place.bot), house.face_of(place.owner))
        for place in match.places
    )
