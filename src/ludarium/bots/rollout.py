"""Playing on quickly, by the game's own ranking of options, to see where a choice leads."""

from __future__ import annotations

from typing import Any

from ludarium.kernel.decisions import Seat
from ludarium.kernel.position import Position

LONGEST_TURN = 200
"""A turn that asks more questions than this is judged where it stands; only a game without turns is so long."""


def play_out_turn(world: Position[Any], seat: Seat) -> float:
    """Give the answers that look best at first sight while `seat` is asked; how good it looks to that seat then."""
    for _ in range(LONGEST_TURN):
        decision = world.decision_of(seat)
        if decision is None:
            break
        options = decision.options
        if len(options) > 1:
            options = world.game.shortlist(world, decision, 1)
        world.apply(seat, options[0])
    return worth(world, seat)


def worth(world: Position[Any], seat: Seat) -> float:
    """The result of a game that is over, else what the game's heuristic says; one half where it has none."""
    outcome = world.outcome
    if outcome is not None:
        return outcome.value(seat)
    try:
        return world.game.heuristic(world.state, seat)
    except NotImplementedError:
        return 0.5
