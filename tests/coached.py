"""Positions of whole games for tests of coaches, and the comparison of what a coach says in worlds that look alike."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.coach import Coach
from ludarium.kernel.decisions import Seat
from ludarium.kernel.game import Game, Position, Setup
from ludarium.kernel.mind import mind_of
from ludarium.kernel.table import Table


def moments(game: Game[Any], form: str, seats: int, every: int, most: int, seed: int = 5) -> Iterator[Position[Any]]:
    """Every so many answers of a game that is played by the first ranks of the shortlist."""
    table, random = Table(game, Setup(form, seats), seed_of(seed)), Random(seed)
    for step in range(every * most):
        if table.position.over:
            return
        decision = table.position.pending[0]
        if step % every == every - 1:
            yield table.position
        ranked = mind_of(game).shortlist(table.position, decision, 3)
        table.act(decision.seat, random.choice(list(ranked)))


def said_alike(coach: Coach[Any], position: Position[Any], seat: Seat, twins: int = 2) -> int:
    """Compare the bytes of all advice in worlds that look the same to the seat; how many of these worlds differ."""
    told = {msgspec.json.encode(coach.advice(position, seat, watch)) for watch in ("all", "threats")}
    different = 0
    for number in range(twins):
        twin = position.determinised(seat, KeyedChance(seed_of(number)))
        different += twin.base != position.base
        assert {msgspec.json.encode(coach.advice(twin, seat, watch)) for watch in ("all", "threats")} == told
    return different
