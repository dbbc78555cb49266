"""What somebody has played: counted from the rows of their tables, so nothing of it is kept twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Literal

import msgspec

from ludarium.bots import opponent_named
from ludarium.house.match import Seated, seated
from ludarium.house.messages import FaceName
from ludarium.house.resources import (
    BotTally,
    FormTally,
    GamePlayed,
    MedalTally,
    PartyTally,
    PersonTally,
    Statistics,
    Tally,
)
from ludarium.house.store import TableRow
from ludarium.kernel.errors import UnknownName
from ludarium.kernel.game import Outcome, Setup, game

Result = Literal["won", "drawn", "lost", "shared"]
_SHOWN = 30


def counted(
    rows: Iterable[TableRow],
    identity: str,
    changes: Mapping[str, int] = MappingProxyType({}),
    is_apart: Callable[[str], bool] = lambda other: False,
    face_of: Callable[[str | None], FaceName] = lambda other: "",
) -> Statistics:
    """The statistics of an identity from the tables it sits at, given newest first.

    `changes`: how games changed ratings that are shown, by table. `is_apart`: people about whom nothing is told.
    """
    going_on = 0
    forms: dict[tuple[str, str], Counter[str]] = {}
    bots: dict[tuple[str, str], Counter[str]] = {}
    last: list[GamePlayed] = []
    people, parties = _People(), _Parties()
    for row in rows:
        if row.outcome is None:
            going_on += 1
            continue
        seats = seated(row)
        outcome = msgspec.json.decode(row.outcome, type=Outcome)
        result = result_for(outcome, seats, identity)
        others = [seat for seat in seats if seat.owner != identity]
        forms.setdefault((row.game, row.form), Counter())[result] += 1
        for bot in bots_met(outcome, seats, identity):
            bots.setdefault((row.game, bot), Counter())[result] += 1
        people.add(row, outcome, seats, identity)
        parties.add(row, outcome, seats, identity)
        if len(last) < _SHOWN:
            last.append(
                GamePlayed(
                    row.id,
                    row.game,
                    row.form,
                    result,
                    names_of(others),
                    row.number,
                    row.updated,
                    _scores(outcome, seats, identity),
                    outcome.reason,
                    changes.get(row.id),
                    tuple(None if seat.owner is None else seats.index(seat) for seat in others),
                    tuple(face_of(seat.owner) for seat in others),
                )
            )
    return Statistics(
        open=going_on,
        forms=tuple(FormTally(*key, _tally(found)) for key, found in sorted(forms.items())),
        bots=tuple(BotTally(*key, _tally(found)) for key, found in sorted(bots.items())),
        last=tuple(last),
        people=people.met(is_apart, face_of),
        parties=parties.seen(),
    )


class _People:
    """Whom somebody has played with, by game; rows come newest first."""

    def __init__(self) -> None:
        self._tallies: dict[tuple[str, str], Counter[str]] = {}
        self._called: dict[tuple[str, str], tuple[str, str, int]] = {}

    def add(self, row: TableRow, outcome: Outcome, seats: tuple[Seated, ...], identity: str) -> None:
        sides = _sides(row, len(seats))
        mine = {number for number, seat in enumerate(seats) if seat.owner == identity}
        for number, seat in enumerate(seats):
            partner = outcome.shared is None and any(sides[number] == sides[own] for own in mine)
            if seat.owner is None or seat.owner == identity or partner:
                continue
            key = row.game, seat.owner
            if seat.name:  # who has had everything deleted has no name at any table
                self._called.setdefault(key, (seat.name, row.id, number))
            self._tallies.setdefault(key, Counter())[_result_against(outcome, mine, number)] += 1

    def met(
        self, is_apart: Callable[[str], bool], face_of: Callable[[str | None], FaceName]
    ) -> tuple[PersonTally, ...]:
        return tuple(
            PersonTally(key[0], *self._called[key], _tally(found), face_of(key[1]))
            for key, found in self._tallies.items()
            if key in self._called and not is_apart(key[1])
        )[:_SHOWN]


class _Parties:
    """What somebody has won together with whom."""

    def __init__(self) -> None:
        self._names: dict[tuple[str, tuple[str, ...]], tuple[str, ...]] = {}
        self._results: dict[tuple[str, tuple[str, ...]], Counter[str]] = {}
        self._medals: dict[tuple[str, tuple[str, ...]], Counter[str]] = {}

    def add(self, row: TableRow, outcome: Outcome, seats: tuple[Seated, ...], identity: str) -> None:
        if outcome.shared is None:
            return
        others = [seat for seat in seats if seat.owner != identity]
        key = row.game, tuple(sorted(seat.owner or seat.bot for seat in others))
        self._names.setdefault(key, names_of(others))
        self._results.setdefault(key, Counter())["won" if outcome.winners else "lost"] += 1
        medals = self._medals.setdefault(key, Counter())
        if outcome.reason.startswith("medal-"):
            medals[outcome.reason] += 1

    def seen(self) -> tuple[PartyTally, ...]:
        return tuple(
            PartyTally(
                key[0],
                names,
                _tally(self._results[key]),
                tuple(MedalTally(*each) for each in sorted(self._medals[key].items())),
            )
            for key, names in self._names.items()
        )[:_SHOWN]


def _sides(row: TableRow, seats: int) -> tuple[int, ...]:
    """The side of each seat; in a game that is not here any more everybody plays alone."""
    try:
        rules, setup = game(row.game), Setup(row.form, seats)
        return tuple(rules.side_of(setup, seat) for seat in range(seats))
    except UnknownName:
        return tuple(range(seats))


def _result_against(outcome: Outcome, mine: set[int], other: int) -> Result:
    """How it ended between somebody, who had those seats, and another."""
    if outcome.shared is not None:
        return "won" if outcome.winners else "lost"
    best, theirs = min(outcome.places[own] for own in mine), outcome.places[other]
    return "drawn" if best == theirs else "won" if best < theirs else "lost"


def names_of(seats: Iterable[Seated]) -> tuple[str, ...]:
    """What people and bots are called; bots without a name by their kind."""
    return tuple(seat.name or seat.bot for seat in seats)


def _scores(outcome: Outcome, seats: tuple[Seated, ...], identity: str) -> tuple[int, ...]:
    mine = [outcome.scores[number] for number, seat in enumerate(seats) if seat.owner == identity]
    place = {outcome.places[number] for number, seat in enumerate(seats) if seat.owner == identity}
    others = [outcome.scores[number] for number in range(len(seats)) if outcome.places[number] not in place]
    drawn = [outcome.scores[number] for number, seat in enumerate(seats) if seat.owner != identity]
    if outcome.shared is not None or len(place) != 1 or not (others or drawn):
        return ()
    return max(mine), max(others or drawn)


def result_for(outcome: Outcome, seats: tuple[Seated, ...], identity: str) -> Result:
    """How it ended for those seats that the identity owns."""
    if outcome.shared is not None:
        return "won" if outcome.winners else "lost"
    places = {outcome.places[number] for number, seat in enumerate(seats) if seat.owner == identity}
    if len(set(outcome.places)) == 1:
        return "drawn"
    if len(places) > 1:
        return "shared"
    return "won" if places == {1} else "lost"


def bots_met(outcome: Outcome, seats: tuple[Seated, ...], identity: str) -> set[str]:
    """The bot that all others were; and opponents with a name, but not those who played on the identity's side."""
    kinds = {seat.bot if seat.kind == "bot" else "" for seat in seats if seat.owner != identity}
    met = {bot for bot in kinds if bot and len(kinds) == 1}
    drawn = len(set(outcome.places)) == 1
    mine = {outcome.places[number] for number, seat in enumerate(seats) if seat.owner == identity}
    for number, seat in enumerate(seats):
        if seat.kind == "bot" and opponent_named(seat.bot) and (drawn or outcome.places[number] not in mine):
            met.add(seat.bot)
    return met


def _tally(found: Counter[str]) -> Tally:
    return Tally(found["won"], found["drawn"], found["lost"], found["shared"])
