"""The war of the realms at the desk: the map, reports of one's own battles, records that others bring, a new season."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ludarium.games.skytear import report as reports
from ludarium.games.skytear.fronts.routes import opened_battle, reported
from ludarium.games.skytear.title import TITLE
from ludarium.games.skytear.war import WEEK, WEEKS, Battle, Entry, Fought, Move, Season, battle_of, seasons
from ludarium.games.skytear.world import KINGDOMS
from ludarium.house import chronicle
from ludarium.house.house import House
from ludarium.house.questions import Id, Visitor, get, post
from ludarium.house.refusals import Refuse
from ludarium.house.replays import Opened
from ludarium.house.store import Conflict

_RECORD = 1024 * 1024
_TOLD = 200
"""So many of a season's reports are told one by one, the latest; the map knows them all."""
_Number = Annotated[int, Meta(ge=1, le=10_000, description="which season; left out: the one that goes on")] | None


class SeasonLine(Struct, frozen=True):
    """A season in a list: how many battles, and how many islands each realm held at its end, or holds now."""

    number: int
    begun: int
    over: bool
    battles: int
    islands: dict[str, int]


class RealmWins(Struct, frozen=True):
    """How a realm fared in a season."""

    realm: str
    battles: int
    won: int


class Realms(Struct, frozen=True):
    """A season of the war. `week`: how far it has come, 0 before its first report."""

    season: int
    begun: int
    over: bool
    week: int
    weeks: int
    owners: tuple[str, ...]
    """Whose each island is, in the order of the world's regions."""
    moves: tuple[tuple[int, int, str, str], ...]
    """All that moved: in which week, which island, who lost it and who won it."""
    fought: tuple[Fought, ...]
    wins: tuple[RealmWins, ...]
    seasons: tuple[SeasonLine, ...]
    may_end: bool
    """Whoever asks may begin a new season."""


class Counted(Struct, frozen=True):
    """What a report has moved."""

    season: int
    number: int
    battle: Battle
    moves: tuple[Move, ...]


@get("/api/skytear/war", name="war")
async def get_war(visitor: Visitor, season: _Number = None) -> Realms:
    """The map of a season, its reports and the seasons before."""
    every = await _seasons(visitor.house)
    chosen = every[-1] if season is None else next((one for one in every if one.number == season), None)
    if chosen is None:
        raise Refuse("not-found")
    last = chosen.fought[-1].week if chosen.fought else 0
    week = last if chosen.over or not chosen.fought else _week(chosen.begun)
    return Realms(
        season=chosen.number,
        begun=chosen.begun,
        over=chosen.over,
        week=week,
        weeks=WEEKS,
        owners=chosen.owners,
        moves=tuple((one.week, move.island, move.lost_by, move.won_by) for one in chosen.fought for move in one.moves),
        fought=tuple(reversed(chosen.fought[-_TOLD:])),
        wins=tuple(_wins(chosen, realm) for realm in KINGDOMS),
        seasons=tuple(
            SeasonLine(one.number, one.begun, one.over, len(one.fought), _held(one.owners)) for one in reversed(every)
        ),
        may_end=visitor.house.customs.open_seasons and bool(every[-1].fought),
    )


@post("/api/skytear/war/tables/{table_id}", name="report_battle", status=201)
async def report_battle(visitor: Visitor, table_id: Id) -> Counted:
    """Report a finished battle of this house. Whoever may see its replay may report it."""
    opened = await opened_battle(visitor, table_id)
    return await _counted(visitor, opened)


@post("/api/skytear/war/records", name="report_record", status=201, takes_text=_RECORD)
async def report_record(visitor: Visitor) -> Counted:
    """Report a battle by its record; every draw and position of it is verified before it counts."""
    try:
        text = await visitor.text()
    except UnicodeError:
        raise Refuse("bad-record") from None
    identity = await visitor.identity_or_new()
    if not visitor.house.may_bring_record(identity):
        raise Refuse("too-often")
    verified = await visitor.house.verified(text, visitor.address)
    if verified.fault:
        raise Refuse("bad-record", key="sk-error-report-forged", detail=verified.fault)
    if verified.game != TITLE.id:
        raise Refuse("bad-record", key="sk-error-report-other-game")
    opened = Opened(text, verified.game, verified.seats, verified.length)
    opened.bookmarks.update(verified.bookmarks)
    return await _counted(visitor, opened)


@post("/api/skytear/war/season", name="end_war")
async def end_war(visitor: Visitor) -> Realms:
    """End the season now: the next report begins another one. On a server for many people it ends by itself."""
    if not visitor.house.customs.open_seasons:
        raise Refuse("not-now", key="sk-error-season-operator")
    await chronicle.end_season(visitor.house, TITLE.id)
    realms: Realms = await get_war.answered(visitor)
    return realms


async def _counted(visitor: Visitor, opened: Opened) -> Counted:
    told, record = await reported(visitor, opened)
    if record.outcome is None:
        raise Refuse("not-now")
    battle = battle_of(told)
    try:
        await chronicle.written(visitor.house, TITLE.id, reports.key_of(record), msgspec.json.encode(battle).decode())
    except Conflict:
        raise Refuse("not-now", key="sk-error-report-counted") from None
    season = (await _seasons(visitor.house))[-1]
    # Somebody else may have reported since: it is the last one of this very battle.
    mine = next((one for one in reversed(season.fought) if one.battle == battle), season.fought[-1])
    return Counted(season.number, mine.number, battle, mine.moves)


async def _seasons(house: House) -> list[Season]:
    rows = await house.store.chronicle(TITLE.id)
    entries = [Entry(row.at, msgspec.json.decode(row.body, type=Battle) if row.body else None) for row in rows]
    return seasons(entries, int(time.time()))


def _week(begun: int) -> int:
    return min(WEEKS, 1 + max(0, int(time.time()) - begun) // WEEK)


def _wins(season: Season, realm: str) -> RealmWins:
    fought = [one.battle for one in season.fought if realm in (*one.battle.winners, *one.battle.losers)]
    return RealmWins(realm, len(fought), sum(realm in one.winners and not one.drawn for one in fought))


def _held(owners: tuple[str, ...]) -> dict[str, int]:
    return {realm: owners.count(realm) for realm in KINGDOMS}


QUESTIONS = (get_war, report_battle, report_record, end_war)
