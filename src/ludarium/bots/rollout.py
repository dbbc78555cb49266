"""Playing on quickly, by the game's own ranking of options, to see where a choice leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.kernel.decisions import Decision, Seat
from ludarium.kernel.game import Position
from ludarium.kernel.mind import mind_of

LONGEST_TURN = 200
"""A turn that asks more questions than this is judged where it stands; only games without turns are that long."""


def carry_out(world: Position[Any], seat: Seat) -> float:
    """Give the answers that what was chosen asks for, and begin nothing new; how good it looks to that seat then."""
    for _ in range(LONGEST_TURN):
        decision = mind_of(world.game).next_question(world, seat)
        answer = mind_of(world.game).follow_up(world, decision) if decision is not None else None
        if decision is None or answer is None:
            break
        world.apply(decision.seat, answer)
    return worth(world, seat)


def play_out_turn(world: Position[Any], seat: Seat) -> float:
    """Give the answers that look best at first sight while `seat` is asked; how good it looks to that seat then."""
    for _ in range(LONGEST_TURN):
        decision = mind_of(world.game).next_question(world, seat)
        if decision is None:
            break
        answer_at_first_sight(world, decision)
    return worth(world, seat)


def play_out_replies(world: Position[Any], seat: Seat) -> float:
    """Let the others answer in the same way until `seat` may do something new; how good it looks to that seat then."""
    for _ in range(LONGEST_TURN):
        decision = world.decision_of(seat)
        if not world.pending or (decision is not None and mind_of(world.game).begins_anew(decision)):
            break
        answer_at_first_sight(world, decision or world.pending[0])
    return worth(world, seat)


def answer_at_first_sight(world: Position[Any], decision: Decision) -> None:
    """Give the answer that the game ranks first."""
    # Options are not counted here: a game that ranks one first without looking at the others need not find them.
    world.apply(decision.seat, mind_of(world.game).shortlist(world, decision, 1)[0])


def worth(world: Position[Any], seat: Seat) -> float:
    """The result of a game that is over, else what the game's heuristic says."""
    return _judged(world, seat, mind_of(world.game).heuristic)


def outlook(world: Position[Any], seat: Seat) -> float:
    """The same for people to read: how likely that seat is to win."""
    return _judged(world, seat, mind_of(world.game).outlook)


def _judged(world: Position[Any], seat: Seat, judge: Callable[[Any, Seat], float]) -> float:
    outcome = world.outcome
    if outcome is not None:
        return outcome.value(seat)
    return judge(world.state, seat)
