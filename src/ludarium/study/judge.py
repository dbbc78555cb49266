"""The judge: which turns a seat has, how likely each wins, and how far these figures can be trusted.

It grows several trees of the search that bots use (`bots.mcts`), each with imagined worlds of its own. Their results
are combined; how far they differ is the error that is given with every figure.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from ludarium.bots.bot import DiceChance, imagined
from ludarium.bots.mcts import Imagine, Search
from ludarium.bots.rollout import outlook, worth
from ludarium.bots.thoughts import Thought
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.game import Position

LINES = 3
"""How many turns are shown."""
FEW = 12
"""Each turn that is shown is tried at least in one of so many playouts."""
FLOOR = 0.01
"""Nothing is said to be more exact than this."""


class Line(Struct, frozen=True):
    """A turn: the answers that make it, who gives them, and how likely it wins."""

    steps: tuple[tuple[Seat, Action], ...]
    chance: float
    playouts: int


class Tried(Struct, frozen=True):
    """What one tree has found about an answer."""

    steps: tuple[tuple[Seat, Action], ...]
    playouts: int
    chance: float

    @property
    def action(self) -> Action:
        return self.steps[0][1]


class Tree(Struct, frozen=True):
    """What one search has found."""

    tried: tuple[Tried, ...]


class Judgement(Struct, frozen=True):
    """The best turns found, the best first. `error` is what a chance may be off by, from 0 to 1."""

    lines: tuple[Line, ...]
    error: float
    playouts: int

    @property
    def chance(self) -> float:
        return self.lines[0].chance


def opened(position: Position[Any], seat: Seat, generator: random.Random) -> Position[Any]:
    """The world as it is, all cards open; what is drawn or rolled from now on is drawn by the judge."""
    world = position.copy()
    world.chance = DiceChance(generator)
    world.draws = 0
    return world


def _never() -> bool:
    return False


def grown(
    position: Position[Any],
    seat: Seat,
    seed: str,
    playouts: int,
    *,
    cards_open: bool = False,
    also: Sequence[Action] = (),
    at_least: int = 0,
    hurried: Callable[[], bool] = _never,
) -> Thought[Tree]:
    """Grow a tree, a playout at a time. `also` are answers to compare in any case, `at_least` so often."""
    generator = random.Random(seed)
    imagine: Imagine = opened if cards_open else imagined
    search = Search(position, seat, generator, decision=position.decision_of(seat), imagine=imagine, also=tuple(also))
    first = imagine(position, seat, generator)
    # The search compares by the heuristic; people read how likely a seat is to win.
    above = outlook(first, seat) - worth(first, seat)
    only = len(search.root.shortlist) == 1
    for number in range(max(2, playouts // 4) if only else playouts):
        if number and hurried():
            break
        search.iterate()
        yield
    children = search.root.children
    best = sorted(children, key=lambda action: -children[action].visits)[:LINES]
    # What is shown or asked about is tried often enough to say something about it.
    wanted = dict.fromkeys(best, playouts // FEW) | dict.fromkeys(also, at_least)
    for action, often in wanted.items():
        while action not in children or children[action].visits < often:
            search.iterate(action)
            yield
    return Tree(
        tuple(
            Tried(
                tuple(search.line(action)) if action in wanted else ((seat, action),),
                child.visits,
                min(1.0, max(0.0, above + child.mean)),
            )
            for action, child in children.items()
        )
    )


def put_together(trees: Sequence[Tree], lines: int = LINES) -> Judgement:
    """What several trees have found."""
    by_action: dict[Action, list[Tried]] = {}
    for tree in trees:
        for tried in tree.tried:
            by_action.setdefault(tried.action, []).append(tried)
    found = sorted((_line(tries) for tries in by_action.values()), key=lambda line: -line.playouts)
    # The one that was tried most has stood the test; a few playouts can look better than that by luck.
    shown = tuple(sorted(found[:lines], key=lambda line: -min(line.chance, found[0].chance)))
    return Judgement(
        shown,
        error_of([spread(by_action[line.steps[0][1]]) for line in shown]),
        sum(line.playouts for line in found),
    )


def of_action(trees: Sequence[Tree], action: Action) -> Line | None:
    """What the trees have found about one answer."""
    tries = [tried for tree in trees for tried in tree.tried if tried.action == action]
    return _line(tries) if tries else None


def _line(tries: Sequence[Tried]) -> Line:
    playouts = sum(tried.playouts for tried in tries)
    chance = sum(tried.playouts * tried.chance for tried in tries) / playouts
    return Line(max(tries, key=lambda tried: tried.playouts).steps, chance, playouts)


def spread(tries: Sequence[Tried]) -> float | None:
    """How far the mean of what the trees say is off, from how they differ; None: there is nothing to compare."""
    if len(tries) < 2:
        return None
    playouts = sum(tried.playouts for tried in tries)
    mean = sum(tried.playouts * tried.chance for tried in tries) / playouts
    squares = sum((tried.playouts / playouts * (tried.chance - mean)) ** 2 for tried in tries)
    return math.sqrt(squares * len(tries) / (len(tries) - 1))


def error_of(spreads: Iterable[float | None]) -> float:
    """The error that fits these differences: twice their mean square's root, so that it holds nearly always."""
    known = [found for found in spreads if found is not None]
    if not known:
        return 0.5
    return max(FLOOR, 2 * math.sqrt(sum(found * found for found in known) / len(known)))
