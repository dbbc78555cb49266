"""How fast Tash-Kalar is."""

from __future__ import annotations

import pickle
import random
import time
from collections.abc import Iterator

import ludarium
from ludarium.benchmarks import Bench, games_a_second, microseconds, random_play
from ludarium.bots import make
from ludarium.bots.thoughts import finished
from ludarium.games.tash_kalar.forms import FORM_INFOS
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.summoning import legal_summons
from ludarium.kernel.game import Position, Setup
from ludarium.kernel.record import of_table
from ludarium.kernel.table import Table
from ludarium.study.judge import grown
from ludarium.study.review import reviewed

_GAME = "tash-kalar"
_REFERENCES = {
    "model of this hot path without effects": "33,000-45,000",
    "a public Python attempt at the game": "about 1,000",
    "PettingZoo's Connect Four": "8,300",
    "boardgame.io": "4,800",
    "OpenSpiel in C++": "409,000-492,000",
    "a bare Python loop": "915,000",
}
"""Decisions a second that others reach, measured once elsewhere; printed next to our own."""


def benches() -> Iterator[Bench]:
    """Random play in every form, the search for summonings, copies, the size of a state, and whole games."""
    yield Bench(
        "duel-random",
        _GAME,
        "decisions/s",
        lambda quick: random_play(_GAME, "duel", 2, quick),
        target=20_000,
        reference="; ".join(f"{name}: {figure}" for name, figure in _REFERENCES.items()),
    )
    for form in FORM_INFOS:
        if form.id == "duel":
            continue
        for seats in form.seats:
            yield Bench(
                f"{form.id}-{seats}-random" if len(form.seats) > 1 else f"{form.id}-random",
                _GAME,
                "decisions/s",
                lambda quick, form_id=form.id, seats=seats: random_play(_GAME, form_id, seats, quick),  # type: ignore[misc]
            )
    yield Bench(
        "summons-full-hand",
        _GAME,
        "µs",
        _summons,
        target=30,
        better="lower",
        reference="3 beings and 2 legends in up to 8 orientations on an arena of 30 pieces",
    )
    yield Bench("copy", _GAME, "µs", _copy, target=1, better="lower", reference="a position at a checkpoint")
    yield Bench(
        "state-size",
        _GAME,
        "bytes",
        lambda quick: float(len(pickle.dumps(_middles_of_duels(1)[0].base))),
        target=4_096,
        better="lower",
        reference="the pickled state in the middle of a duel",
        runs=1,
    )
    yield Bench(
        "review-duel",
        _GAME,
        "s",
        _review,
        target=60,
        better="lower",
        reference="every choice of a duel of greedy bots at the usual depth, on one core",
        runs=1,
    )
    yield Bench(
        "analysis-first-lines",
        _GAME,
        "ms",
        _first_lines,
        target=300,
        better="lower",
        reference="two trees of the first round in the middle of a duel, one after the other",
    )
    for form in FORM_INFOS:
        yield from games_a_second(_GAME, form.id, form.id)


def _middles_of_duels(number: int, pieces: int = 30) -> list[Position[TashKalarState]]:
    """Duels at a free action with so many pieces in the arena and a full hand."""
    generator = random.Random(3)
    found: list[Position[TashKalarState]] = []
    for seed in range(1000):
        position = ludarium.new(_GAME, "duel", seed=seed)
        while position.pending:
            decision, state = position.pending[0], position.base
            hand = len(state.beings[state.active]), len(state.legends[state.active])
            if decision.prompt == "action" and state.occupied.bit_count() == pieces and hand == (3, 2):
                found.append(position)
                break
            options = decision.options
            position.apply(decision.seat, options[int(generator.random() * len(options))])
        if len(found) == number:
            return found
    raise AssertionError(f"not enough duels come to an arena of {pieces} pieces")


def _review(quick: bool) -> float:
    rules = ludarium.game(_GAME)
    table = Table(rules, Setup("duel", 2, {}), bytes(32), "review")
    bots = [make("greedy", seat) for seat in range(2)]
    while table.outcome is None:
        seat = table.position.pending[0].seat
        table.act(seat, bots[seat].choose(table.position, seat))
    begun = time.perf_counter()
    finished(reviewed(of_table(table), playouts=40 if quick else 0))
    return time.perf_counter() - begun


def _first_lines(quick: bool) -> float:
    position = _middles_of_duels(1)[0]
    begun = time.perf_counter()
    for number in range(2):
        finished(grown(position, position.pending[0].seat, f"bench {number}", 24))
    return 1000 * (time.perf_counter() - begun)


def _summons(quick: bool) -> float:
    """The mean over ten arenas, some with many summonings and some with none."""
    arenas = [(position.base, position.pending[0].seat) for position in _middles_of_duels(10)]
    return microseconds(lambda: [legal_summons(state, seat) for state, seat in arenas], quick) / len(arenas)


def _copy(quick: bool) -> float:
    return microseconds(_middles_of_duels(1)[0].copy, quick)
