"""Lines of play in words: what the judge has found, as people read it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludarium.kernel.decisions import Seat
from ludarium.kernel.game import Position
from ludarium.kernel.messages import Message
from ludarium.kernel.mind import mind_of
from ludarium.kernel.plain import words_of
from ludarium.study.judge import Line


class Step(Struct, frozen=True):
    """An answer of a line, as records write it and as people say it."""

    seat: Seat
    notation: str
    said: Message
    quiet: bool = False
    """It only passes an opportunity that everybody is given."""


def spoken(position: Position[Any], line: Line) -> tuple[Step, ...]:
    """The line from that position on, as far as it can be played there: what was drawn in it may differ."""
    world = position.copy()
    words = words_of(world.game.info.id)
    found = []
    for seat, action in line.steps:
        decision = world.decision_of(seat)
        if decision is None or action not in decision.options:
            break
        quiet = mind_of(world.game).is_window(decision) and action == decision.options[-1]
        found.append(Step(seat, str(action), words.answered(action, world, seat), quiet))
        world.apply(seat, action)
    return tuple(found)
