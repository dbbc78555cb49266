"""The war of the realms: reports of battles move the borders of the map. Storing them is done elsewhere.

The rule, which docs/realms.md and the page tell:

1. The realms of a side are those its heroes come from. A realm that fought on both sides does not count.
2. Each realm that won takes one island from a realm that lost. They are paired in order, most heroes first.
3. It takes the island nearest to its own land; of several, the one nearest to where the battle was fought.
4. The seat of a realm never falls. A draw moves nothing, nor does a battle that was given up in its first turn.
5. A battle counts once. A season lasts six weeks from its first report; then all borders are as before the war.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from ludarium.games.skytear.content import HEROES
from ludarium.games.skytear.report import BattleReport
from ludarium.games.skytear.world import KINGDOMS, WORLD

WEEK = 7 * 24 * 60 * 60
WEEKS = 6
"""How long a season lasts, from its first report."""

ISLANDS: tuple[tuple[int, int], ...] = tuple(island for region in WORLD.region for island in region.islands)
HOME: tuple[str, ...] = tuple(region.faction for region in WORLD.region for _ in region.islands)
"""Whose each island is before the war."""
REGION: tuple[str, ...] = tuple(region.id for region in WORLD.region for _ in region.islands)
SEATS: frozenset[int] = frozenset(
    ISLANDS.index(region.islands[0]) for region in WORLD.region if region.kind == "heart" and region.islands
)
_MIDDLE = {region.id: region.islands[0] for region in WORLD.region}


class Battle(Struct, frozen=True):
    """What the war keeps of a battle: no names, no seats, nothing that tells who played."""

    form: str
    turns: int
    reason: str
    place: str
    winners: tuple[str, ...]
    """The realms that won, the one with most heroes first; of a draw those of the first side."""
    losers: tuple[str, ...]
    drawn: bool = False


def battle_in(body: str) -> Battle | None:
    """What an entry says that was brought; None: it ends a season. ValueError: it says nothing that a war can use."""
    if not body:
        return None
    try:
        battle = msgspec.json.decode(body, type=Battle)
    except msgspec.DecodeError as fault:
        raise ValueError("it is no battle") from fault
    realms = (*battle.winners, *battle.losers)
    if len({*realms}) != len(realms) or not {*realms} <= {*KINGDOMS} or battle.place not in _MIDDLE:
        raise ValueError("it was fought nowhere, or by nobody")
    return battle


class Move(Struct, frozen=True):
    """An island that changed hands."""

    island: int
    region: str
    lost_by: str
    won_by: str


class Fought(Struct, frozen=True):
    """A battle of a season, and what it moved. `week` counts from 1."""

    number: int
    at: int
    week: int
    battle: Battle
    moves: tuple[Move, ...]


class Season(Struct, frozen=True):
    """A season as it stands. `over`: no report counts for it any more."""

    number: int
    begun: int
    over: bool
    owners: tuple[str, ...]
    fought: tuple[Fought, ...]


def battle_of(report: BattleReport) -> Battle:
    """What counts of a report."""
    ahead = report.winner or 0
    realms = [_realms(side.heroes) for side in report.sides]
    return Battle(
        form=report.form,
        turns=report.turns,
        reason=report.reason,
        place=report.place,
        winners=tuple(realm for realm in realms[ahead] if realm not in realms[1 - ahead]),
        losers=tuple(realm for realm in realms[1 - ahead] if realm not in realms[ahead]),
        drawn=report.winner is None,
    )


def _realms(heroes: Sequence[str]) -> list[str]:
    """The realms these heroes come from, the one with most of them first."""
    factions = [HEROES[hero].faction for hero in heroes]
    return sorted((realm for realm in KINGDOMS if realm in factions), key=lambda realm: -factions.count(realm))


def moves_of(battle: Battle, owners: Sequence[str]) -> tuple[Move, ...]:
    """The islands that change hands by a battle."""
    given_up = battle.reason == "resignation" and battle.turns < 2
    if battle.drawn or given_up or not battle.winners or not battle.losers:
        return ()
    now = list(owners)
    moves = []
    for number, winner in enumerate(battle.winners):
        loser = battle.losers[number % len(battle.losers)]
        island = _nearest(now, winner, loser, battle.place)
        if island is not None:
            now[island] = winner
            moves.append(Move(island, REGION[island], loser, winner))
    return tuple(moves)


def _nearest(owners: Sequence[str], winner: str, loser: str, place: str) -> int | None:
    own = [ISLANDS[island] for island, owner in enumerate(owners) if owner == winner]
    fought_at = _MIDDLE.get(place, (0, 0))
    free = [island for island, owner in enumerate(owners) if owner == loser and island not in SEATS]
    return min(
        free,
        key=lambda island: (
            min(distance(ISLANDS[island], there) for there in own),
            distance(ISLANDS[island], fought_at),
            island,
        ),
        default=None,
    )


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """How many islands apart two of them lie; columns count half steps."""
    columns, rows = abs(one[0] - other[0]), abs(one[1] - other[1])
    return rows + max(0, (columns - rows) // 2)


class Entry(Struct, frozen=True):
    """What was kept: when, and a battle; None ends the season."""

    at: int
    battle: Battle | None


def seasons(entries: Iterable[Entry], now: int) -> list[Season]:
    """All seasons in their order; the last one is open, and may not have begun."""
    found: list[Season] = []
    owners: list[str] = list(HOME)
    fought: list[Fought] = []
    begun = 0

    def close() -> None:
        nonlocal owners, fought, begun
        found.append(Season(len(found) + 1, begun, True, tuple(owners), tuple(fought)))
        owners, fought, begun = list(HOME), [], 0

    def is_late(at: int) -> bool:
        return bool(fought) and at >= begun + WEEKS * WEEK

    for entry in entries:
        if is_late(entry.at):
            close()
        if entry.battle is None:
            if fought:
                close()
            continue
        begun = begun or entry.at
        moves = moves_of(entry.battle, owners)
        for move in moves:
            owners[move.island] = move.won_by
        week = min(WEEKS, 1 + max(0, entry.at - begun) // WEEK)
        fought.append(Fought(len(fought) + 1, entry.at, week, entry.battle, moves))
    if is_late(now):
        close()
    found.append(Season(len(found) + 1, begun, False, tuple(owners), tuple(fought)))
    return found
