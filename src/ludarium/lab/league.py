"""A league: bots play each other on the same deals, and get ratings with intervals."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludarium import bots as bot_names
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.game import game as game_of
from ludarium.lab.reckoning import quantile
from ludarium.simulation import Games, Run, play

ANCHOR, ANCHORED = "greedy", 1200.0
"""Whose rating is fixed, and at what; without that bot the mean of all is."""
ELO = 400 / math.log(10)
"""Points for each unit of log odds: ten to one are 400 points."""
MOST_PLAYERS = 24
DRAWN_AGAIN = 200
"""How often the deals are drawn again for the intervals."""
_SWEEPS = 400


class Competition(Struct, frozen=True, kw_only=True):
    """Who plays whom, and how often."""

    game: str
    form: str
    players: tuple[str, ...]
    games: int = 20
    """For each pair."""
    seed: int = 0
    options: Mapping[str, Any] = {}
    records: Path | None = None
    """The folder that keeps every game, a folder a pair: a league goes on where it was."""
    neighbours: bool = False
    """Whether only those play each other that stand next to each other in the list."""
    jobs: int = 1
    backend: str = "local"


class Pair(Struct, frozen=True):
    """How one fared against another."""

    a: str
    b: str
    games: int
    wins: int
    """Of the first named."""
    draws: int


class Player(Struct, frozen=True):
    """A bot on the ladder."""

    name: str
    rating: float
    low: float
    high: float
    first: int
    """The best and the last place that the games allow."""
    last: int
    games: int
    wins: int
    draws: int
    bound: str = ""
    """"above" or "below" where every game was won or lost: then there is no more than a bound."""
    openskill: tuple[float, float] | None = None
    """Mean and deviation of Plackett and Luce's model after all games in their order, if that package is there."""


class LeagueResult(Struct, frozen=True, kw_only=True):
    """What a league came to; players from the strongest down."""

    game: str
    form: str
    seed: int
    games: int
    errors: int
    error_messages: tuple[str, ...]
    together: bool
    """All play together: pairs are compared by the games they win on the same deals."""
    players: tuple[Player, ...]
    pairs: tuple[Pair, ...]
    pack: str = ""


class _Met(Struct):
    """One result between two: by deal, 1 for a win of the first, 0.5 for a draw."""

    a: int
    b: int
    number: int
    deal: int
    score: float


Told = Callable[[int, str], None]
"""Told how many games are done, and who plays."""


def league(wanted: Competition, told: Told | None = None) -> LeagueResult:
    """Play it and compute the ratings. The same seed gives the same result, except for bots that think by the clock."""
    rules = game_of(wanted.game)
    form = rules.info.form(wanted.form)
    players = wanted.players
    if len(players) < 2:
        raise BadSetup("a league needs at least two bots")
    if len(players) > MOST_PLAYERS:
        raise BadSetup(f"a league has {MOST_PLAYERS} bots or less, not {len(players)}")
    twice = next((name for name in players if players.count(name) > 1), None)
    if twice is not None:
        raise BadSetup(f"'{twice}' is named twice; a league has every bot once")
    for name in players:
        bot_names.make(name, 0)
    together = rules.info.cooperative
    if not together and 2 not in form.seats:
        raise BadSetup(f"a league is played by two; {rules.info.name} {form.id} has {form.default_seats} seats")
    run = Run(
        wanted.game,
        form.id,
        form.default_seats if together else 2,
        games=wanted.games,
        seed=wanted.seed,
        options=wanted.options,
        jobs=wanted.jobs,
        backend=wanted.backend,
    )
    pairs = _pairs(wanted)
    tables: list[tuple[str, ...]] = [(name,) for name in players] if together else [*pairs]
    played: dict[tuple[str, ...], Games] = {}
    for at, names in enumerate(tables):
        folder = wanted.records / folder_of(names) if wanted.records is not None else None
        played[names] = play(
            msgspec.structs.replace(run, bots=names, records=folder),
            _counting(told, at * wanted.games, " and ".join(names)),
        )
    met = _compared(played, pairs, players) if together else _met(played, players)
    errors = [one.error for games in played.values() for one in games.played if one.error]
    return LeagueResult(
        game=wanted.game,
        form=form.id,
        seed=wanted.seed,
        games=sum(len(games.played) for games in played.values()),
        errors=len(errors),
        error_messages=tuple(errors[:5]),
        together=together,
        players=_ladder(players, met),
        pairs=tuple(_pair(players, met, one, other) for one, other in pairs),
        pack=rules.info.pack,
    )


def how_many(wanted: Competition) -> int:
    """How many games a league has."""
    together = game_of(wanted.game).info.cooperative
    return wanted.games * (len(wanted.players) if together else len(_pairs(wanted)))


def _pairs(wanted: Competition) -> list[tuple[str, str]]:
    return [*pairwise(wanted.players)] if wanted.neighbours else [*combinations(wanted.players, 2)]


def folder_of(names: Sequence[str]) -> str:
    """The folder of a pair: their names, without what folders do not like."""
    return "--".join(re.sub(r"[^\w.-]+", "_", name) for name in names)


def _counting(told: Told | None, before: int, who: str) -> Callable[[int, int], None] | None:
    return None if told is None else lambda done, _: told(before + done, who)


# -- who beat whom ---------------------------------------------------------------------------------------------


def _met(played: Mapping[tuple[str, ...], Games], players: Sequence[str]) -> list[_Met]:
    """The results of those who played against each other."""
    found = []
    for (one, other), games in played.items():
        for game in games.played:
            if game.outcome is None:
                continue
            seat = games.plan.players(game.number).index(one)
            found.append(
                _Met(
                    players.index(one),
                    players.index(other),
                    game.number,
                    game.number // games.plan.seats,
                    game.outcome.value(seat),
                )
            )
    return found


def _compared(
    played: Mapping[tuple[str, ...], Games], pairs: Sequence[tuple[str, str]], players: Sequence[str]
) -> list[_Met]:
    """Who plays together is compared on the same deals: it counts who of two did better."""
    found = []
    for one, other in pairs:
        for mine, theirs in zip(played[one,].played, played[other,].played, strict=True):
            if mine.outcome is None or theirs.outcome is None:
                continue
            left, right = mine.outcome.value(0), theirs.outcome.value(0)
            score = 0.5 if left == right else float(left > right)
            deal = mine.number // played[one,].plan.seats
            found.append(_Met(players.index(one), players.index(other), mine.number, deal, score))
    return found


def _pair(players: Sequence[str], met: Sequence[_Met], one: str, other: str) -> Pair:
    a, b = players.index(one), players.index(other)
    scores = [each.score if each.a == a else 1 - each.score for each in met if {each.a, each.b} == {a, b}]
    return Pair(one, other, len(scores), scores.count(1.0), len(scores) - scores.count(1.0) - scores.count(0.0))


# -- ratings ---------------------------------------------------------------------------------------------------


def _ladder(players: Sequence[str], met: Sequence[_Met]) -> tuple[Player, ...]:
    """Ratings by Bradley and Terry's model; intervals by drawing the deals again, all games of one together."""
    by_deal: dict[int, list[_Met]] = {}
    for each in met:
        by_deal.setdefault(each.deal, []).append(each)
    anchor = players.index(ANCHOR) if ANCHOR in players else None
    ratings = fitted(len(players), met, anchor)
    source, deals = random.Random(1), [*by_deal.values()]
    drawn = []
    for _ in range(DRAWN_AGAIN if deals else 0):
        again = [each for deal in source.choices(deals, k=len(deals)) for each in deal]
        drawn.append(fitted(len(players), again, anchor, start=ratings))
    skills = _openskill(len(players), met)
    found = []
    for at, name in enumerate(players):
        own = sorted(sample[at] for sample in drawn) or [ratings[at]]
        scores = [each.score if each.a == at else 1 - each.score for each in met if at in (each.a, each.b)]
        better = sum(1 for other in range(len(players)) if other != at and _surely(drawn, other, at))
        worse = sum(1 for other in range(len(players)) if other != at and _surely(drawn, at, other))
        found.append(
            Player(
                name=name,
                rating=round(ratings[at], 1),
                low=round(min(ratings[at], quantile(own, 0.025)), 1),
                high=round(max(ratings[at], quantile(own, 0.975)), 1),
                first=1 + better,
                last=len(players) - worse,
                games=len(scores),
                wins=scores.count(1.0),
                draws=len(scores) - scores.count(1.0) - scores.count(0.0),
                bound="above" if scores and min(scores) == 1 else "below" if scores and max(scores) == 0 else "",
                openskill=skills[at] if skills is not None else None,
            )
        )
    return tuple(sorted(found, key=lambda player: (-player.rating, player.name)))


def _surely(drawn: Sequence[Sequence[float]], better: int, worse: int) -> bool:
    """Whether one is above another in all but a fortieth of what the deals give when they are drawn again."""
    above = sum(1 for sample in drawn if sample[better] > sample[worse])
    return bool(drawn) and above >= 0.975 * len(drawn)


def fitted(
    players: int, met: Sequence[_Met], anchor: int | None, start: Sequence[float] | None = None
) -> tuple[float, ...]:
    """The ratings that make the results likeliest. Each pair gets one draw on top: nobody is better without end."""
    wins = [[0.0] * players for _ in range(players)]
    for each in met:
        wins[each.a][each.b] += each.score
        wins[each.b][each.a] += 1 - each.score
    games = [[wins[a][b] + wins[b][a] for b in range(players)] for a in range(players)]
    opponents = [[b for b in range(players) if games[a][b]] for a in range(players)]
    odds = [(value - ANCHORED) / ELO for value in start] if start is not None else [0.0] * players
    for _ in range(_SWEEPS):
        moved = 0.0
        for a in range(players):
            slope = bend = 0.0
            for b in opponents[a]:
                chance = 1 / (1 + math.exp(odds[b] - odds[a]))
                many = games[a][b] + 1
                slope += wins[a][b] + 0.5 - many * chance
                bend += many * chance * (1 - chance)
            if bend:
                step = max(-1.0, min(1.0, slope / bend))
                odds[a] += step
                moved = max(moved, abs(step))
        if moved < 1e-4:
            break
    middle = odds[anchor] if anchor is not None else sum(odds) / len(odds)
    return tuple(ANCHORED + ELO * (each - middle) for each in odds)


def _openskill(players: int, met: Sequence[_Met]) -> list[tuple[float, float]] | None:
    """What openskill makes of the same games, one after the other."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    skills = [model.rating() for _ in range(players)]
    for each in sorted(met, key=lambda one: (one.number, one.a, one.b)):
        ranks: list[float] = [1, 1] if each.score == 0.5 else [1, 2] if each.score > 0.5 else [2, 1]
        (skills[each.a],), (skills[each.b],) = model.rate([[skills[each.a]], [skills[each.b]]], ranks=ranks)
    return [(round(skill.mu, 2), round(skill.sigma, 2)) for skill in skills]
