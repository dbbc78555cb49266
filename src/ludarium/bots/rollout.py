"""Playing on quickly, by the game's own ranking of options, to see where a choice leads."""

from __future__ import annotations

from typing import Any

from ludarium.kernel.decisions import Seat
from ludarium.kernel.position import Position

LONGEST_TURN = 200
"""No turn of any game asks so many questions; a rollout that does is cut off there."""


def play_on(world: Position[Any]) -> None:
    """Give the answer that looks best at first sight to the first open question."""
    decision = world.pending[0]
    options = decision.options
    if len(options) > 1:
        options = world.game.shortlist(world, decision, 1)
    world.apply(decision.seat, options[0])


def play_out_turn(world: Position[Any], seat: Seat) -> float:
    """Play on while `seat` is the one who is asked; how good it looks to that seat then."""
    for _ in range(LONGEST_TURN):
        if not world.pending or world.pending[0].seat != seat:
            break
        play_on(world)
    return worth(world, seat)


def worth(world: Position[Any], seat: Seat) -> float:
    """The result of a game that is over, else what the game's heuristic says."""
    outcome = world.outcome
    return outcome.value(seat) if outcome is not None else world.game.heuristic(world.state, seat)
