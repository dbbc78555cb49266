"""Information-set Monte Carlo tree search: many imagined worlds, one tree of answers.

Each iteration deals what the seat cannot know anew, walks down the tree along answers that are possible in that
world, adds one answer, and plays on quickly to the seat's next turn, where the game's heuristic judges. An answer is
compared only with those that were available with it: nodes count how often each could have been given.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from typing import Any

from ludarium.bots.bot import Bot, imagined
from ludarium.bots.rollout import LONGEST_TURN, play_on, worth
from ludarium.kernel.decisions import Action, Decision, Seat
from ludarium.kernel.position import Position

WIDTH = 12
"""How many of the options of a decision are searched."""
EXPLORATION = 0.35
"""How much an answer that was tried little is preferred; in units of the chance to win."""


class Node:
    """One answer and what is known of it; `children` are the answers that can follow."""

    __slots__ = ("available", "children", "shortlist", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """Sum of the results for the seat that gave this answer."""
        self.available = 0
        self.children: dict[Action, Node] = {}
        self.shortlist: Sequence[Action] | None = None
        """What follows, where it is the same in every world."""

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Search:
    """A search from one position for one seat."""

    def __init__(self, position: Position[Any], seat: Seat, generator: random.Random) -> None:
        self.position = position
        self.seat = seat
        self.root = Node()
        self._generator = generator

    def iterate(self) -> None:
        """One world, one walk through the tree, one result."""
        world = imagined(self.position, self.seat, self._generator)
        path = self._descend(world)
        self._play_out(world)
        values: dict[Seat, float] = {self.seat: worth(world, self.seat)}
        self.root.visits += 1
        self.root.total += values[self.seat]
        for seat, node in path:
            if seat not in values:
                values[seat] = worth(world, seat)
            node.visits += 1
            node.total += values[seat]

    def _descend(self, world: Position[Any]) -> list[tuple[Seat, Node]]:
        """Walk along known answers and one new one; the world is played along."""
        node = self.root
        path: list[tuple[Seat, Node]] = []
        draws = world.draws
        self._others_asked = False
        while not self._round_is_over(world):
            decision = world.pending[0]
            # As long as nobody else has answered and nothing was drawn, every world offers the same.
            same_everywhere = not self._others_asked and world.draws == draws
            options = self._options(node, world, decision, same_everywhere)
            action, child = self._pick(node, options)
            world.apply(decision.seat, action)
            path.append((decision.seat, child))
            if not child.visits:
                break
            node = child
        return path

    def _options(self, node: Node, world: Position[Any], decision: Decision, keep: bool) -> Sequence[Action]:
        if keep and node.shortlist is not None:
            return node.shortlist
        options = decision.options if len(decision.options) == 1 else world.game.shortlist(world, decision, WIDTH)
        if keep:
            node.shortlist = options
        return options

    def _pick(self, node: Node, options: Sequence[Action]) -> tuple[Action, Node]:
        """The option with the best mix of result so far, first impression and curiosity."""
        children = node.children
        best: Action = options[0]
        best_score = -math.inf
        unseen = node.mean if node.visits else 0.5
        for rank, option in enumerate(options):
            child = children.get(option)
            if child is None:
                score = unseen + EXPLORATION * math.sqrt(node.visits + 1) / (rank + 1.5)
            else:
                child.available += 1
                curiosity = math.sqrt(child.available + 1) / (1 + child.visits) / (rank + 1.5)
                score = child.mean + EXPLORATION * curiosity
            if score > best_score:
                best, best_score = option, score
        child = children.get(best)
        if child is None:
            child = children[best] = Node()
        return best, child

    def _play_out(self, world: Position[Any]) -> None:
        for _ in range(LONGEST_TURN):
            if self._round_is_over(world):
                return
            play_on(world)

    def _round_is_over(self, world: Position[Any]) -> bool:
        """Whether the game is over or the seat is asked again after others were."""
        if not world.pending:
            return True
        if world.pending[0].seat != self.seat:
            self._others_asked = True
            return False
        return self._others_asked


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
        return self._search(world, seat, self._estimates).root.mean

    def _search(self, position: Position[Any], seat: Seat, generator: random.Random) -> Search:
        search = Search(position, seat, generator)
        if self._iterations:
            for _ in range(self._iterations):
                search.iterate()
            return search
        end = time.monotonic() + self._seconds
        search.iterate()
        while time.monotonic() < end:
            search.iterate()
        return search
