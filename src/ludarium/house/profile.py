"""Who somebody is here: ratings, games and deeds, from games that are over and nothing else (REL-70)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

import msgspec
from msgspec import Struct

from ludarium.bots import opponents
from ludarium.house.house import House
from ludarium.house.match import Seated, TableSetup, seated
from ludarium.house.ratings import SHOWN_AFTER
from ludarium.house.resources import Deed, Profile, RatingCurve, RatingPoint, Statistics
from ludarium.house.statistics import bots_met, counted, names_of, result_for
from ludarium.house.store import RatingRow, TableRow
from ludarium.kernel.errors import UnknownName
from ludarium.kernel.game import Outcome, Setup, game
from ludarium.kernel.title import title

_COUNTED = 2_000
_NOTHING = Statistics(0, (), (), ())


async def profile_of(house: House, identity: str | None, asker: str | None = None, called: str = "") -> Profile:
    """Somebody's profile; `asker`: as that identity may see it, otherwise as they see it themselves.

    `called`: their name where the asker has met them, for those of whose games the asker may see none.
    """
    rates = house.rater is not None
    if identity is None:
        return Profile("", True, 0, rates, SHOWN_AFTER, (), _NOTHING, ())
    rows = await house.store.tables_of(identity, _COUNTED)
    yours = asker is None or asker == identity
    if not yours:
        rows = [row for row in rows if row.outcome is not None and _may_see(row, asker)]
    rated = await house.store.ratings_of(identity) if rates else []
    statistics = counted(
        rows, identity, _changes(rated), lambda other: _is_apart(house, other, identity, asker), house.face_of
    )
    return Profile(
        name=next((seat.name for row in rows for seat in seated(row) if seat.owner == identity and seat.name), called),
        yours=yours,
        since=min((row.created for row in rows), default=0),
        rates=rates,
        shown_after=SHOWN_AFTER,
        ratings=_curves(rated),
        statistics=statistics,
        deeds=deeds(rows, identity),
        face=house.face_of(identity),
    )


def _is_apart(house: House, other: str, *people: str | None) -> bool:
    """Whether one of those people and that other must not meet."""
    return any(house.keep_apart(one, other) for one in people)


def _may_see(row: TableRow, asker: str | None) -> bool:
    setup = msgspec.json.decode(row.setup, type=TableSetup)
    return setup.watch or (asker is not None and any(seat.owner == asker for seat in seated(row)))


def _of_forms(rated: Sequence[RatingRow]) -> Iterator[tuple[tuple[str, str], list[RatingRow]]]:
    for form, rows in groupby(rated, key=lambda row: (row.game, row.form)):
        yield form, list(rows)


def _curves(rated: Sequence[RatingRow]) -> tuple[RatingCurve, ...]:
    curves = []
    for (game_id, form), rows in _of_forms(rated):
        sure = len(rows) >= SHOWN_AFTER
        points = tuple(RatingPoint(row.at, round(row.mu)) for row in rows) if sure else ()
        curves.append(RatingCurve(game_id, form, len(rows), points[-1].rating if points else None, points))
    return tuple(curves)


def _changes(rated: Sequence[RatingRow]) -> dict[str, int]:
    return {
        after.table_id: round(after.mu) - round(before.mu)
        for _, rows in _of_forms(rated)
        for before, after in pairwise(rows)
        if after.number > SHOWN_AFTER
    }


# ---- deeds


class _Won(Struct, frozen=True):
    """A game that somebody has won."""

    row: TableRow
    seats: tuple[Seated, ...]
    outcome: Outcome
    mine: int
    sides: tuple[int, ...]

    @property
    def others(self) -> list[Seated]:
        return [seat for number, seat in enumerate(self.seats) if self.sides[number] != self.sides[self.mine]]

    @property
    def partners(self) -> list[Seated]:
        owner = self.seats[self.mine].owner
        return [
            seat
            for number, seat in enumerate(self.seats)
            if self.sides[number] == self.sides[self.mine] and seat.owner != owner
        ]


def deeds(rows: Sequence[TableRow], identity: str) -> tuple[Deed, ...]:
    """What somebody has done for the first time, the newest first; then what is on its way."""
    won = list(_won(rows, identity))
    found = [deed for deed in (*_ladders(won, identity), *_firsts(won)) if deed is not None]
    return tuple(sorted(found, key=lambda deed: (not deed.at, -deed.at, -deed.have, deed.game, deed.id)))


def _won(rows: Sequence[TableRow], identity: str) -> Iterator[_Won]:
    """The oldest first. Who sat on both sides has not won."""
    for row in sorted((row for row in rows if row.outcome is not None), key=lambda row: (row.updated, row.id)):
        seats, outcome = seated(row), msgspec.json.decode(row.outcome or "", type=Outcome)
        if result_for(outcome, seats, identity) != "won":
            continue
        try:
            rules = game(row.game)
        except UnknownName:
            continue
        setup = Setup(row.form, len(seats))
        sides = tuple(rules.side_of(setup, seat) for seat in range(len(seats)))
        yield _Won(row, seats, outcome, next(n for n, seat in enumerate(seats) if seat.owner == identity), sides)


def _deed(name: str, won: _Won, who: Sequence[Seated]) -> Deed:
    return Deed(name, won.row.game, won.row.updated, won.row.id, names_of(who))


def _firsts(won: Sequence[_Won]) -> Iterator[Deed | None]:
    """What takes one game: the first of its kind is told."""

    def first(name: str, which: list[_Won], *, with_partners: bool = False) -> Deed | None:
        return _deed(name, which[0], which[0].partners if with_partners else which[0].others) if which else None

    alone = [one for one in won if one.outcome.shared is None]
    together = [one for one in won if one.outcome.shared is not None]
    yield first("by-one-point", [one for one in alone if _margin(one) == 1])
    yield first("one-against-all", [one for one in alone if len(set(one.sides)) > 2])
    yield first("with-a-friend", [one for one in alone if any(seat.owner for seat in one.partners)], with_partners=True)
    yield first("against-a-friend", [one for one in alone if any(seat.owner for seat in one.others)])
    yield first("first-story", together, with_partners=True)
    for game_id in dict.fromkeys(one.row.game for one in won):
        for own in title(game_id).deeds:
            which = [one for one in won if (one.row.game, one.outcome.reason) == (game_id, own.reason)]
            yield first(own.id, which, with_partners=bool(which) and which[0].outcome.shared is not None)


def _margin(won: _Won) -> int:
    """By how much it was won on points; 0: it was not won on points."""
    if won.outcome.reason == "resignation":
        return 0
    others = [won.outcome.scores[n] for n, side in enumerate(won.sides) if side != won.sides[won.mine]]
    return won.outcome.scores[won.mine] - max(others) if others else 0


def _ladders(won: Sequence[_Won], identity: str) -> Iterator[Deed]:
    """Who has beaten the strongest opponent of a game, and how many of all of them."""
    for game_id in dict.fromkeys(one.row.game for one in won if one.outcome.shared is None):
        ladder = [opponent.bot for opponent in opponents(game_id)]
        beaten: dict[str, _Won] = {}
        for one in won:
            if one.row.game == game_id:
                for bot in bots_met(one.outcome, one.seats, identity):
                    if bot in ladder:
                        beaten.setdefault(bot, one)
        if not beaten:
            continue
        if (best := beaten.get(ladder[-1])) is not None:
            yield Deed("master", game_id, best.row.updated, best.row.id, (ladder[-1],))
        last = max(beaten.values(), key=lambda one: one.row.updated)
        whole = len(beaten) == len(ladder)
        yield Deed(
            "ladder",
            game_id,
            last.row.updated if whole else 0,
            last.row.id if whole else "",
            (),
            len(beaten),
            len(ladder),
        )
