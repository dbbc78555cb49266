"""The second look at a puzzle: every line of the turn, tried one after the other with nothing remembered.

It shares no search with `solver.py`: no position is recognised, no lines are merged, and everything begins at the
puzzle's own text.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludarium.kernel.game import Position
from ludarium.study.puzzles import Attempt, BadPuzzle, Puzzle, opened

MOST = 150_000


def confirm(puzzle: Puzzle, most: int = MOST) -> int:
    """How many lines reach the goal. Refuses a puzzle with two different ones, or with more lines than `most`."""
    attempt = Attempt(puzzle)
    goals, goal, start, seat = attempt.goals, puzzle.goal, attempt.start, puzzle.seat
    wanted = Counter(goals.deed(action) for action in Attempt(puzzle, puzzle.solution).answers)
    del wanted[""]
    waiting: list[tuple[Position[Any], tuple[str, ...]]] = [(opened(puzzle), ())]
    found = tried = 0
    while waiting:
        position, done = waiting.pop()
        if goals.reached(goal, seat, start, position):
            if wanted - Counter(done):
                raise BadPuzzle(f"the puzzle {puzzle.id} has another solution: {', '.join(filter(None, done))}")
            found += 1
            continue
        if goals.over(goal, seat, start, position):
            continue
        mine = position.decision_of(seat)
        asked = mine or position.pending[0]
        options = [*goals.options(position, asked, (goal,))] if mine is not None else [goals.reply(asked)]
        for option in options:
            tried += 1
            if tried > most:
                raise BadPuzzle(f"the puzzle {puzzle.id} has more than {most} lines to try")
            after = position.copy()
            after.apply(asked.seat, option)
            waiting.append((after, (*done, goals.deed(option)) if mine is not None else done))
    if not found:
        raise BadPuzzle(f"no line of the puzzle {puzzle.id} reaches its goal")
    return found
