"""The tasks of the High Form (TK-12): when each is fulfilled, and how far away that is."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from ludarium.games.tash_kalar.arena import (
    CENTRAL,
    CORNERS,
    DIAGONALS,
    GREEN,
    NEIGHBOURS,
    RED,
    RINGS,
    SIDES,
    adjacent,
)
from ludarium.games.tash_kalar.cards import TASKS
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.spaces.squares import mask_of, spread, squares


class Turn(NamedTuple):
    """What a task looks at: the arena at the end of a side's turn and what the turn did."""

    own: int
    enemies: int
    heroic: int
    legendary: int
    destroyed: tuple[int, int, int]
    summoned: tuple[int, ...]

    @property
    def upgraded(self) -> int:
        return self.heroic | self.legendary


def turn_of(state: TashKalarState) -> Turn:
    """The active player's turn so far."""
    commons, heroics, legendaries = (sum(state.destroyed[rank::3]) for rank in range(3))
    return Turn(
        state.pieces[state.side],
        state.enemies_of(state.side),
        state.heroic,
        state.legendary,
        (commons, heroics, legendaries),
        state.summoned,
    )


Condition = Callable[[Turn], bool]
_CONDITIONS: dict[str, Condition] = {}

CROSSES = (mask_of("e4", "d5", "e5", "f5", "e6"), mask_of("d4", "f4", "e5", "d6", "f6"))
"""The upright and the diagonal cross of the centre (TK-12.15)."""

LINES = tuple(mask_of(*(f"{column}{row}" for column in "abcdefghi")) for row in (4, 5, 6)) + tuple(
    mask_of(*(f"{column}{row}" for row in range(1, 10))) for column in "def"
)
"""Rows and columns through the centre (TK-12.16)."""


def task(name: str) -> Callable[[Condition], Condition]:
    """Register the condition of a task."""

    def register(condition: Condition) -> Condition:
        _CONDITIONS[f"task/{name}"] = condition
        return condition

    return register


def count(mask: int) -> int:
    return mask.bit_count()


@task("destruction")
def destruction(turn: Turn) -> bool:
    return sum(turn.destroyed) >= 3


@task("devastation")
def devastation(turn: Turn) -> bool:
    return sum(turn.destroyed) >= 4


@task("heroic-destruction")
def heroic_destruction(turn: Turn) -> bool:
    return sum(turn.destroyed) >= 3 and sum(turn.destroyed[1:]) >= 1


@task("heroic-devastation")
def heroic_devastation(turn: Turn) -> bool:
    return sum(turn.destroyed) >= 4 and sum(turn.destroyed[1:]) >= 2


@task("end-of-legends")
def end_of_legends(turn: Turn) -> bool:
    # Higher ranks fulfil what asks for a rank (TK-12.9); a single legendary is enough by itself.
    return turn.destroyed[2] >= 1 or turn.destroyed[1] >= 2


@task("red-conquest")
def red_conquest(turn: Turn) -> bool:
    return count(turn.own & RED) >= 3 and count(turn.own & RED & turn.upgraded) >= 2


@task("green-conquest")
def green_conquest(turn: Turn) -> bool:
    return count(turn.own & GREEN) >= 3 and count(turn.own & GREEN & turn.upgraded) >= 2


@task("color-conquest")
def color_conquest(turn: Turn) -> bool:
    held = turn.own & (RED | GREEN)
    return count(held) >= 5 and count(held & turn.upgraded) >= 3


@task("red-legends")
def red_legends(turn: Turn) -> bool:
    return count(turn.own & RED & turn.upgraded) >= 2 and count(turn.own & RED & turn.legendary) >= 1


@task("green-legends")
def green_legends(turn: Turn) -> bool:
    return count(turn.own & GREEN & turn.upgraded) >= 2 and count(turn.own & GREEN & turn.legendary) >= 1


@task("rainbow-dominance")
def rainbow_dominance(turn: Turn) -> bool:
    return all(
        count(turn.own & colour & turn.upgraded) > count(turn.enemies & colour & turn.upgraded)
        for colour in (RED, GREEN)
    )


@task("red-summoning")
def red_summoning(turn: Turn) -> bool:
    beings, _, on_red, _ = turn.summoned
    return beings >= 2 and on_red >= 1


@task("green-summoning")
def green_summoning(turn: Turn) -> bool:
    beings, _, _, on_green = turn.summoned
    return beings >= 2 and on_green >= 1


@task("colored-summoning")
def colored_summoning(turn: Turn) -> bool:
    _, _, on_red, on_green = turn.summoned
    return on_red + on_green >= 2


@task("legendary-summoning")
def legendary_summoning(turn: Turn) -> bool:
    beings, legends, _, _ = turn.summoned
    return beings >= 2 and legends >= 1


@task("central-dominance")
def central_dominance(turn: Turn) -> bool:
    return count(turn.own & CENTRAL) >= 5 and count(turn.own & CENTRAL & turn.upgraded) >= 2


@task("center-cross")
def center_cross(turn: Turn) -> bool:
    return any(turn.own & cross == cross for cross in CROSSES)


@task("line-dominance")
def line_dominance(turn: Turn) -> bool:
    return any(count(turn.own & line) - count(turn.enemies & line) >= 6 for line in LINES)


@task("diagonals")
def diagonals(turn: Turn) -> bool:
    return all(count(turn.own & line) >= 4 and turn.own & line & turn.upgraded for line in DIAGONALS)


@task("side-chain")
def side_chain(turn: Turn) -> bool:
    pairs = ((SIDES["left"], SIDES["right"]), (SIDES["top"], SIDES["bottom"]))
    return any(joined(turn.own, one, other) for one, other in pairs)


@task("corner-chain")
def corner_chain(turn: Turn) -> bool:
    pairs = ((CORNERS["nw"], CORNERS["se"]), (CORNERS["ne"], CORNERS["sw"]))
    return any(joined(turn.own, one, other) for one, other in pairs)


def joined(pieces: int, one: int, other: int) -> bool:
    """Whether a chain of the pieces leads from one set of squares to the other (TK-1.15)."""
    reached = pieces & one
    while True:
        if reached & other:
            return True
        further = spread(reached) & pieces
        if further == reached:
            return False
        reached = further


@task("imprisonment")
def imprisonment(turn: Turn) -> bool:
    return most_around_an_enemy(turn) >= 6


@task("envelopment")
def envelopment(turn: Turn) -> bool:
    return most_around_an_enemy(turn) >= 7


def most_around_an_enemy(turn: Turn) -> int:
    return max((count(turn.own & NEIGHBOURS[square]) for square in squares(turn.enemies)), default=0)


@task("isolation")
def isolation(turn: Turn) -> bool:
    return any(isolated(turn, square) for square in squares(turn.enemies))


def isolated(turn: Turn, square: int) -> bool:
    """Whether an enemy piece is cut off from the other enemy pieces (TK-12.19)."""
    others = turn.enemies & ~(1 << square)
    if not others & RINGS[2][square] or others & NEIGHBOURS[square]:
        return False
    goal = adjacent(others)
    walkable = ~(turn.own | turn.enemies)
    reached = 1 << square
    for _ in range(3):
        reached |= adjacent(reached) & walkable
    return not reached & goal


def fulfilled(turn: Turn) -> tuple[str, ...]:
    """All tasks that the turn fulfils, by id."""
    return tuple(task_id for task_id in sorted(_CONDITIONS) if _CONDITIONS[task_id](turn))


def claimable(state: TashKalarState) -> tuple[str, ...]:
    """The current tasks that the active player may claim now (TK-12.2, TK-12.3)."""
    if not state.form.tasks:
        return ()
    turn = turn_of(state)
    return tuple(TASKS[number].id for number in state.tasks if _CONDITIONS[TASKS[number].id](turn))


def is_fulfilled(task_id: str, turn: Turn) -> bool:
    return _CONDITIONS[task_id](turn)


class Progress(Struct, frozen=True):
    """One number a task asks for: how many there are and how many it takes. `of` says of what, as a message key."""

    of: str
    have: int
    need: int


def progress(task_id: str, turn: Turn) -> tuple[Progress, ...]:
    """How far the turn is from fulfilling the task, in the numbers the task speaks of."""
    return _PROGRESS[task_id](turn)


def _destroyed(need: int, upgraded: int = 0) -> Callable[[Turn], tuple[Progress, ...]]:
    def measure(turn: Turn) -> tuple[Progress, ...]:
        numbers = [Progress("destroyed", sum(turn.destroyed), need)]
        if upgraded:
            numbers.append(Progress("upgraded", sum(turn.destroyed[1:]), upgraded))
        return tuple(numbers)

    return measure


def _held(area: int, need: int, upgraded: int = 0, legendary: int = 0) -> Callable[[Turn], tuple[Progress, ...]]:
    def measure(turn: Turn) -> tuple[Progress, ...]:
        numbers = [Progress("pieces", count(turn.own & area), need)] if need else []
        if upgraded:
            numbers.append(Progress("upgraded", count(turn.own & area & turn.upgraded), upgraded))
        if legendary:
            numbers.append(Progress("legendary", count(turn.own & area & turn.legendary), legendary))
        return tuple(numbers)

    return measure


def _summoned(*needs: tuple[str, int, int]) -> Callable[[Turn], tuple[Progress, ...]]:
    return lambda turn: tuple(Progress(of, turn.summoned[at], need) for of, at, need in needs)


def _rainbow(turn: Turn) -> tuple[Progress, ...]:
    return tuple(
        Progress(
            name,
            count(turn.own & colour & turn.upgraded),
            count(turn.enemies & colour & turn.upgraded) + 1,
        )
        for name, colour in (("upgraded-on-red", RED), ("upgraded-on-green", GREEN))
    )


def _cross(turn: Turn) -> tuple[Progress, ...]:
    return (Progress("pieces", max(count(turn.own & cross) for cross in CROSSES), 5),)


def _line(turn: Turn) -> tuple[Progress, ...]:
    return (Progress("ahead", max(count(turn.own & line) - count(turn.enemies & line) for line in LINES), 6),)


def _diagonals(turn: Turn) -> tuple[Progress, ...]:
    return tuple(Progress("pieces", count(turn.own & line), 4) for line in DIAGONALS) + tuple(
        Progress("upgraded", count(turn.own & line & turn.upgraded), 1) for line in DIAGONALS
    )


def _legends_fallen(turn: Turn) -> tuple[Progress, ...]:
    return (Progress("legendary", turn.destroyed[2], 1), Progress("heroic", turn.destroyed[1], 2))


def _colored(turn: Turn) -> tuple[Progress, ...]:
    return (Progress("on-coloured", turn.summoned[2] + turn.summoned[3], 2),)


def _around(need: int) -> Callable[[Turn], tuple[Progress, ...]]:
    return lambda turn: (Progress("around", most_around_an_enemy(turn), need),)


def _nothing_to_count(turn: Turn) -> tuple[Progress, ...]:
    return ()


_PROGRESS: dict[str, Callable[[Turn], tuple[Progress, ...]]] = {
    "task/destruction": _destroyed(3),
    "task/devastation": _destroyed(4),
    "task/heroic-destruction": _destroyed(3, upgraded=1),
    "task/heroic-devastation": _destroyed(4, upgraded=2),
    "task/end-of-legends": _legends_fallen,
    "task/red-conquest": _held(RED, 3, upgraded=2),
    "task/green-conquest": _held(GREEN, 3, upgraded=2),
    "task/color-conquest": _held(RED | GREEN, 5, upgraded=3),
    "task/red-legends": _held(RED, 0, upgraded=2, legendary=1),
    "task/green-legends": _held(GREEN, 0, upgraded=2, legendary=1),
    "task/rainbow-dominance": _rainbow,
    "task/red-summoning": _summoned(("summoned", 0, 2), ("on-red", 2, 1)),
    "task/green-summoning": _summoned(("summoned", 0, 2), ("on-green", 3, 1)),
    "task/colored-summoning": _colored,
    "task/legendary-summoning": _summoned(("summoned", 0, 2), ("legends", 1, 1)),
    "task/central-dominance": _held(CENTRAL, 5, upgraded=2),
    "task/center-cross": _cross,
    "task/line-dominance": _line,
    "task/diagonals": _diagonals,
    "task/side-chain": _nothing_to_count,
    "task/corner-chain": _nothing_to_count,
    "task/imprisonment": _around(6),
    "task/envelopment": _around(7),
    "task/isolation": _nothing_to_count,
}
