"""A battle written down for people, and what plays it.

A script has a heading for every turn and lines such as

    west: activate sakoshi; declare move; space e5; pass    # why he does it

with the answers in notation. A round of priority in which a player only passes is not written; a Reaction is, as
`react ice_wall by corjof`, after the move it answers. `take back` takes the last answer back. Chance follows from the
table's seed. A script whose move is no longer possible says which one, and what is possible instead.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from msgspec import Struct

from ludarium.games.skytear.actions import PASS
from ludarium.games.skytear.events import TurnBegan
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.table import Table

SIDES = ("west", "east")
REACT, TAKE_BACK = "react ", "take back"
SET_UP = "set-up"


class Move(Struct, frozen=True):
    """One answer of a script; `turn` 0 is the set-up."""

    turn: int
    line: int
    seat: int
    answer: str

    def __str__(self) -> str:
        when = f"turn {self.turn}" if self.turn else SET_UP
        return f"line {self.line} ({when}), {SIDES[self.seat]}: {self.answer}"


class Impossible(AssertionError):
    """The script cannot be played any more."""


def moves_of(script: str) -> tuple[Move, ...]:
    """The answers of a script in their order."""
    found: list[Move] = []
    turn = 0
    for number, line in enumerate(script.splitlines(), start=1):
        words = line.split("#")[0].strip()
        if words.startswith("=="):
            heading = words.strip("= ")
            turn = 0 if heading == SET_UP else int(heading.removeprefix("turn "))
        elif words:
            side, answers = words.split(":")
            found += [Move(turn, number, SIDES.index(side), answer.strip()) for answer in answers.split(";")]
    return tuple(found)


def perform(moves: Sequence[Move], table: Table) -> Iterator[int]:
    """Play a script to the end of the battle; yields the number of each turn when it has ended."""
    left = deque(moves)
    while not table.position.over:
        decision = table.position.pending[0]
        if not left:
            raise Impossible(f"the script is over, but not the battle: {_asked(decision)}")
        move = left[0]
        reacts = move.answer.startswith(REACT) and move.seat == decision.seat
        if decision.prompt == "priority" and not reacts and move.answer != TAKE_BACK:
            events = table.act(decision.seat, PASS)
        else:
            left.popleft()
            if move.turn != table.position.base.turn:
                raise Impossible(f"it is turn {table.position.base.turn} already: {move}")
            if move.answer == TAKE_BACK:
                if not table.can_take_back(move.seat):
                    raise Impossible(f"nothing can be taken back: {move}")
                table.take_back(move.seat)
                continue
            events = table.act(decision.seat, _answer(move, decision))
        yield from (event.turn - 1 for event in events if isinstance(event, TurnBegan) and event.turn > 1)
    if left:
        raise Impossible(f"the battle is over, but not the script: {left[0]}")
    yield table.position.base.turn


def _answer(move: Move, decision: Decision) -> Action:
    wanted = move.answer.replace(REACT, "play ") if move.answer.startswith(REACT) else move.answer
    if move.seat == decision.seat:
        for option in decision.options:
            if str(option) == wanted:
                return option
    raise Impossible(f"{move} is not possible: {_asked(decision)}")


def _asked(decision: Decision) -> str:
    """What is asked, of whom, with the possible answers."""
    options = "; ".join(str(option) for option in decision.options)
    return f"{SIDES[decision.seat]} is asked {decision.prompt!r}, with the answers {options}"
