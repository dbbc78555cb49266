"""Ratings: each rated game that ends changes them once, in the write that stores its end (REL-75).

How skill is computed is not known here: a house that rates is given a `Rater`. Bots are fixed points: they have the
rating that was measured, and it never moves. Nothing is rated where all win or lose together.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence

import msgspec
from msgspec import Struct

from ludarium.bots import rating_of
from ludarium.house.keeper import Keeper
from ludarium.house.match import Match, TableSetup, seated
from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable, RatedGame, RatedSeat
from ludarium.house.skill import Rater, Skill
from ludarium.house.store import EventRow, RatingRow, Store, TableRow
from ludarium.kernel.decisions import Seat
from ludarium.kernel.game import Setup, game

SHOWN_AFTER = 10
"""Games of a form after which its rating is shown; before that it is provisional."""
_STEPS = {"deal", "act", "resign"}
"""Kinds of events that a game can end with."""


class Player(Struct, frozen=True):
    """Who counts for a seat: somebody, or a bot with its fixed rating."""

    identity: str = ""
    fixed: int = 0


class Result(Struct, frozen=True):
    """What a rated game came to: who played on each side, and the place of each."""

    sides: tuple[tuple[Player, ...], ...]
    places: tuple[int, ...]

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(player.identity for side in self.sides for player in side if player.identity)


# ---- tables


def check(keeper: Keeper, wish: CreateTable) -> None:
    """Refuse a table that cannot be rated: it needs one seat for each person, and bots whose rating is known."""
    if not wish.rated:
        return
    if keeper.rater is None or game(wish.game).info.cooperative:
        raise Refuse("bad-setup", key="error-rated-not-here")
    if sum(seat.kind == "human" for seat in wish.seats) != 1:
        raise Refuse("bad-setup", key="error-rated-one-seat")
    if any(seat.kind == "bot" and rating_of(wish.game, seat.bot) is None for seat in wish.seats):
        raise Refuse("bad-setup", key="error-rated-bot")
    if wish.clock is None and any(seat.kind == "link" for seat in wish.seats):
        raise Refuse("bad-setup", key="error-rated-clock")


def fixed(wish: CreateTable) -> tuple[int, ...]:
    """The ratings of the bots at a table, by seat; 0 for people."""
    return tuple(rating_of(wish.game, seat.bot) or 0 for seat in wish.seats)


# ---- what a game changes


def result_of(match: Match) -> Result | None:
    """What the game at a table means for ratings; None: nothing, it was not rated, or not everybody played it."""
    outcome = match.outcome
    if outcome is None or outcome.shared is not None or not match.setup.rated or match.forgotten:
        return None
    setup = Setup(match.row.form, match.seats, match.setup.options)
    sides: dict[int, list[Player]] = {}
    places: dict[int, int] = {}
    for seat, place in enumerate(match.places):
        player = _player(match, seat)
        if player is None:
            return None
        side = match.game.side_of(setup, seat)
        sides.setdefault(side, []).append(player)
        # Whose time ran out where nobody may resign has lost to everybody who stayed.
        ended = match.seats + 1 if place.given == "clock" else outcome.places[seat]
        places[side] = max(places.get(side, 0), ended)
    return Result(tuple(tuple(side) for side in sides.values()), tuple(places.values()))


def _player(match: Match, seat: Seat) -> Player | None:
    place = match.places[seat]
    if place.owner is not None:
        return Player(identity=place.owner)
    # A bot that kept failing was played on for by a weaker one: whoever beat that has not beaten the one they chose.
    return None if place.given == "faults" else Player(fixed=match.setup.fixed[seat])


def reckoned(rater: Rater, result: Result, before: Mapping[str, Skill]) -> dict[str, Skill]:
    """Everybody's skill after a game, of those who are people."""
    skills = [
        [before.get(player.identity, rater.fresh) if player.identity else Skill(player.fixed, 0.0) for player in side]
        for side in result.sides
    ]
    after = rater.after(skills, result.places)
    return {
        player.identity: skill
        for side, found in zip(result.sides, after, strict=True)
        for player, skill in zip(side, found, strict=True)
        if player.identity
    }


@contextlib.asynccontextmanager
async def changing(keeper: Keeper, match: Match, events: Sequence[EventRow]) -> AsyncIterator[tuple[RatingRow, ...]]:
    """The rows to be stored together with these events: where a rated game ends with them, one for each person.

    Ratings stand still meanwhile: of two games of one person that end at once, the second reckons with the first.
    """
    ends = any(event.kind in _STEPS for event in events)
    result = result_of(match) if ends and match.outcome is not None else None
    if result is None or keeper.rater is None:
        yield ()
        return
    async with keeper.rating:
        row = match.row
        last = {who: await keeper.store.rating(who, row.game, row.form) for who in result.people}
        before = {who: Skill(known.mu, known.sigma) for who, known in last.items() if known is not None}
        numbers = {who: known.number if known is not None else 0 for who, known in last.items()}
        now = int(time.time())
        yield tuple(
            RatingRow(row.id, who, row.game, row.form, numbers[who] + 1, skill.mu, skill.sigma, now)
            for who, skill in reckoned(keeper.rater, result, before).items()
        )


async def changes(store: Store, row: TableRow) -> RatedGame:
    """What a game that is over has made of ratings, as it was stored with its end: asked again, it says the same.

    A rating is told as profiles tell it, never before it is sure.
    """
    setup = msgspec.json.decode(row.setup, type=TableSetup)
    seats: list[RatedSeat] = []
    rated = False
    for seat, place in enumerate(seated(row)):
        if place.owner is None:
            if setup.rated and setup.fixed[seat]:
                seats.append(RatedSeat(seat, 0, setup.fixed[seat], setup.fixed[seat]))
            continue
        rows = [one for one in await store.ratings_of(place.owner) if (one.game, one.form) == (row.game, row.form)]
        here = next((one for one in rows if one.table_id == row.id), None)
        if here is not None:
            rated = True
            last = next((one for one in rows if one.number == here.number - 1), None)
            seats.append(RatedSeat(seat, here.number, _shown(last), _shown(here)))
    return RatedGame(SHOWN_AFTER, tuple(seats) if rated else ())


def _shown(row: RatingRow | None) -> int | None:
    return round(row.mu) if row is not None and row.number >= SHOWN_AFTER else None


# ---- counted again


def faults(rater: Rater, matches: Iterable[Match], rows: Iterable[RatingRow]) -> list[str]:
    """What is wrong with stored ratings, in words; `matches` are all tables whose game is over, read from their events.

    Each row is reckoned again from the one before it, and the first of everybody from nothing: so all of them are.
    """
    rows = list(rows)
    by_number = {(row.identity, row.game, row.form, row.number): Skill(row.mu, row.sigma) for row in rows}
    of_table: dict[str, dict[str, RatingRow]] = {}
    for row in rows:
        of_table.setdefault(row.table_id, {})[row.identity] = row
    found: list[str] = []
    for match in matches:
        stored = of_table.pop(match.row.id, {})
        if match.forgotten:  # their ratings are deleted: what they came with is not known any more
            continue
        result = result_of(match)
        people = set(result.people) if result is not None else set()
        if people != set(stored):
            found.append(f"table {match.row.id}: {len(people)} ratings follow from its end, {len(stored)} are stored")
        elif result is not None:
            found += _differences(rater, result, stored, by_number)
    return found + [f"table {table}: there is no such game that is over" for table in of_table]


def _differences(
    rater: Rater,
    result: Result,
    stored: Mapping[str, RatingRow],
    by_number: Mapping[tuple[str, str, str, int], Skill],
) -> list[str]:
    before: dict[str, Skill] = {}
    for who, row in stored.items():
        earlier = by_number.get((who, row.game, row.form, row.number - 1))
        if row.number > 1 and earlier is None:
            return [f"table {row.table_id}: rating {row.number - 1} of one of its players is missing"]
        before[who] = earlier or rater.fresh
    after = reckoned(rater, result, before)
    return [
        f"table {row.table_id}: {row.mu:.3f} is stored where {after[who].mu:.3f} follows"
        for who, row in stored.items()
        if abs(row.mu - after[who].mu) > _SAME or abs(row.sigma - after[who].sigma) > _SAME
    ]


_SAME = 0.01
"""Ratings that differ by less are the same: machines round the last digits each in their own way."""
