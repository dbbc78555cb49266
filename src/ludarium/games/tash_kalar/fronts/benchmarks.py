"""How fast Tash-Kalar is."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

import ludarium
from ludarium.benchmarks import REFERENCES, Bench, games_a_second, microseconds, random_play
from ludarium.games.tash_kalar.forms import FORM_INFOS
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.summoning import legal_summons
from ludarium.kernel.game import Position

_GAME = "tash-kalar"


def benches() -> Iterator[Bench]:
    """Random play in every form, the search for summonings, copies, the size of a state, and whole games."""
    yield Bench(
        "duel-random",
        _GAME,
        "decisions/s",
        lambda quick: random_play(_GAME, "duel", 2, quick),
        target=20_000,
        reference="; ".join(f"{name}: {figure}" for name, figure in REFERENCES.items()),
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


def _summons(quick: bool) -> float:
    """The mean over ten arenas, some with many summonings and some with none."""
    arenas = [(position.base, position.pending[0].seat) for position in _middles_of_duels(10)]
    return microseconds(lambda: [legal_summons(state, seat) for state, seat in arenas], quick) / len(arenas)


def _copy(quick: bool) -> float:
    return microseconds(_middles_of_duels(1)[0].copy, quick)
