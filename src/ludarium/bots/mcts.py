"""Information-set Monte Carlo tree search: many imagined worlds, one tree of answers.

Each iteration takes a world in which what the seat cannot know is dealt anew, walks down the tree along answers that
are possible in that world, adds one answer, and plays on quickly to the end of the turn, where the game's heuristic
judges. An answer is compared only with those that were available with it: nodes count how often each could be given.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from typing import Any

from ludarium.bots.bot import Bot, imagined
from ludarium.bots.rollout import play_out_turn
from ludarium.kernel.decisions import Action, Decision, Seat
from ludarium.kernel.position import Position

WIDTH = 12
"""How many of the options of a decision are searched."""
EXPLORATION = 0.05
"""How much an answer that was tried little is preferred; in units of the chance to win."""
WORLDS = 25
"""How many worlds are imagined for a decision; iterations take them in turn."""


class Node:
    """One answer and what is known of it; `children` are the answers that can follow."""

    __slots__ = ("available", "children", "shortlist", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """Sum of the results for the seat that gave this answer."""
        self.available = 0
        self.children: dict[Action, Node] = {}
        self.shortlist: Sequence[Action] = ()
        """What was worth a thought the last time."""

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Search:
    """A search from one position for one seat."""

    def __init__(self, position: Position[Any], seat: Seat, generator: random.Random) -> None:
        self.root = Node()
        self._position = position
        self._seat = seat
        self._generator = generator
        self._worlds: list[Position[Any]] = []

    def iterate(self) -> None:
        """One world, one walk through the tree, one result."""
        world = self._world()
        path = self._descend(world)
        value = play_out_turn(world, self._seat)
        for node in (self.root, *path):
            node.visits += 1
            node.total += value

    def _world(self) -> Position[Any]:
        turn = self.root.visits % WORLDS
        if turn == len(self._worlds):
            self._worlds.append(imagined(self._position, self._seat, self._generator))
        return self._worlds[turn].copy()

    def _descend(self, world: Position[Any]) -> list[Node]:
        """Walk along known answers and one new one; the world is played along."""
        node = self.root
        path: list[Node] = []
        draws = world.draws
        while (decision := world.decision_of(self._seat)) is not None:
            # As long as nothing was drawn, every world asks the same: the shortlist is found once.
            options = node.shortlist if world.draws == draws else ()
            action = self._pick(node, options) if options else None
            if action is None or action not in decision.options:
                node.shortlist = self._shortlist(world, decision)
                action = self._pick(node, node.shortlist)
            world.apply(decision.seat, action)
            node = node.children.setdefault(action, Node())
            path.append(node)
            if not node.visits:
                break
        return path

    def _shortlist(self, world: Position[Any], decision: Decision) -> Sequence[Action]:
        if len(decision.options) == 1:
            return decision.options
        return world.game.shortlist(world, decision, WIDTH)

    def _pick(self, node: Node, options: Sequence[Action]) -> Action:
        """The option with the best mix of result so far, first impression and curiosity."""
        children = node.children
        best: Action = options[0]
        best_score = -math.inf
        curious = EXPLORATION * math.sqrt(node.visits + 1)
        for rank, option in enumerate(options):
            child = children.get(option)
            if child is None:
                score = node.mean + curious / (rank + 1.5)
            else:
                child.available += 1
                curiosity = EXPLORATION * math.sqrt(child.available + 1) / (1 + child.visits)
                score = child.mean + curiosity / (rank + 1.5)
            if score > best_score:
                best, best_score = option, score
        return best


class MctsBot(Bot):
    """Thinks for a number of iterations, or for some seconds."""

    def __init__(self, seed: int, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(f"mcts:{iterations}" if iterations else f"mcts:{seconds:g}s", seed)
        self._iterations = iterations
        self._seconds = seconds

    def _choose(self, position: Position[Any], decision: Decision) -> Action:
        root = self._search(position, decision.seat, self._generator).root
        return max(root.children, key=lambda action: (root.children[action].visits, root.children[action].mean))

    def _estimate(self, world: Position[Any], seat: Seat) -> float:
        if world.decision_of(seat) is None:
            return super()._estimate(world, seat)
        return self._search(world, seat, self._estimates).root.mean

    def _search(self, position: Position[Any], seat: Seat, generator: random.Random) -> Search:
        search = Search(position, seat, generator)
        end = time.monotonic() + self._seconds
        while True:
            search.iterate()
            if len(search.root.shortlist) == 1:
                return search
            if search.root.visits >= self._iterations if self._iterations else time.monotonic() >= end:
                return search
