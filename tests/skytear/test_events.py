"""Events tell everything that is open to all: a game can be rebuilt from them alone, after every answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludarium.bots import make
from ludarium.games.skytear.game import SKYTEAR
from ludarium.kernel.chance import seed_of
from ludarium.kernel.decisions import Event
from ludarium.kernel.game import Setup
from ludarium.kernel.table import Table
from skytear.rebuilding import Rebuilt, of_view
from strategies import Policy, nasty, uniform


def of_bot(name: str) -> Callable[[int], Policy]:
    def policy(seed: int) -> Policy:
        bot = make(name, seed)
        return lambda position, decision: bot.choose(position, decision.seat)

    return policy


GAMES: tuple[tuple[str, int, dict[str, Any], Callable[[int], Policy]], ...] = (
    ("first-battle", 2, {}, uniform),
    ("first-battle", 2, {}, of_bot("greedy")),
    ("standard", 2, {"outsiders": "any"}, nasty),
    ("standard", 5, {}, uniform),
    ("competitive", 2, {}, nasty),
    ("competitive", 4, {"battlefield": "three_lanes", "first": 1}, nasty),
    ("three-lanes", 3, {}, uniform),
    ("three-lanes", 4, {"outsiders": "any"}, nasty),
    ("simplified", 6, {}, nasty),
)
each_game = pytest.mark.parametrize(
    ("form", "seats", "options", "policy"), GAMES, ids=lambda value: str(getattr(value, "__name__", value))
)


def check(form: str, seats: int, options: dict[str, Any], policy: Policy, seed: int) -> Table:
    """Play a game and rebuild it from what spectators are told; the two must agree after every answer."""
    setup = Setup(form, seats, options)
    table = Table(SKYTEAR, setup, seed_of(seed), "events")
    rebuilt = Rebuilt(setup)
    told: tuple[Event, ...] = table.opening
    while True:
        for event in told:
            seen = event.seen_by(None)
            assert seen is not None
            rebuilt.fold(seen)
        expected = of_view(SKYTEAR.view(table.position, None))
        after = f"{form} {seats} seed {seed}: after entry {len(table.entries)}, {table.entries[-1].notation}"
        assert rebuilt.public() == expected, after
        if table.position.over:
            return table
        decision = table.position.pending[0]
        told = table.act(decision.seat, policy(table.position, decision))


@each_game
def test_a_game_is_rebuilt_from_its_events_alone(
    form: str, seats: int, options: dict[str, Any], policy: Callable[[int], Policy]
) -> None:
    check(form, seats, options, policy(1), 1)


@pytest.mark.long
@each_game
def test_many_games_are_rebuilt_from_their_events_alone(
    form: str, seats: int, options: dict[str, Any], policy: Callable[[int], Policy]
) -> None:
    for seed in range(2, 12):
        check(form, seats, options, policy(seed), seed)
