"""Information-set Monte Carlo tree search: many imagined worlds, one tree of answers.

Each iteration takes a world in which what the seat cannot know is dealt anew, walks down the tree along answers that
are possible in that world, adds one answer, and plays on quickly through the rest of the turn and the others' replies.
The game's heuristic judges before the replies and after them. An answer is compared only with those that were
available with it: nodes count how often each could be given.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from ludarium.bots.bot import Bot, imagined
from ludarium.bots.rollout import answer_at_first_sight, outlook, play_out_replies, play_out_turn, worth
from ludarium.bots.thoughts import Thought, finished
from ludarium.kernel.decisions import Action, Decision, Seat
from ludarium.kernel.game import Position
from ludarium.kernel.mind import mind_of

ROOT_WIDTH = 24
"""How many answers to the question at hand are compared, and"""
WIDTH = 10
"""how many to those that follow."""
ROOT_CURIOSITY = 0.3
CURIOSITY = 0.5
"""How strongly rarely tried answers are preferred, in units of the difference between the best and the worst."""
REPLY = 0.5
"""The weight of how the position looks after the others' replies; the rest is how it looks before them."""
WORLDS = 24
"""How many worlds are imagined for a decision at most; iterations take them in turn."""
LONGEST_LINE = 24
"""How many answers a line of play has at most."""


class Node:
    """One answer and what is known of it; `children` are the answers that can follow."""

    __slots__ = ("available", "children", "shortlist", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """Sum of the results."""
        self.available = 0
        """How often it could have been given."""
        self.children: dict[Action, Node] = {}
        self.shortlist: Sequence[Action] = ()
        """What was worth a thought the last time."""

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


Imagine: TypeAlias = Callable[[Position[Any], Seat, random.Random], Position[Any]]
"""Makes a world to think in from a position, for a seat, with a generator of its own."""
Notice: TypeAlias = Callable[[Sequence[Action]], Sequence[Action]]
"""Those of some answers that are seen."""


class Search:
    """A search from one position for one seat, which is asked there."""

    def __init__(
        self,
        position: Position[Any],
        seat: Seat,
        generator: random.Random,
        width: int = ROOT_WIDTH,
        decision: Decision | None = None,
        imagine: Imagine = imagined,
        also: Sequence[Action] = (),
        notice: Notice | None = None,
        known: Node | None = None,
    ) -> None:
        """`decision`: the question with the options to compare, when they are not all of them.

        `also` are compared in any case, however they look at first sight. `notice` leaves out what is not seen.
        `known`: what an earlier search has found behind the answer that led here; this one goes on with it.
        """
        self.root = Node()
        self._imagine = imagine
        self.position = position
        self.seat = seat
        self._generator = generator
        self._worlds = [imagine(position, seat, generator)]
        decision = decision or self._worlds[0].decision_of(seat)
        assert decision is not None
        found = mind_of(self._worlds[0].game).shortlist(self._worlds[0], decision, width)
        if notice is not None:
            found = notice(found)
        self.root.shortlist = (*found, *(action for action in also if action not in found)) if also else found
        self._low, self._scale = 0.0, 1.0
        if known is not None:
            self._take_over(known)

    def _take_over(self, known: Node) -> None:
        root = self.root
        for action in root.shortlist:
            child = known.children.get(action)
            if child is not None and child.visits:
                root.children[action] = child
                root.visits += child.visits
                root.total += child.total

    def iterate(self, action: Action | None = None) -> None:
        """One answer (the one that is worth it most, unless it is named), one world, one walk, one result."""
        action = action or self._pick_first()
        node = self.root.children.setdefault(action, Node())
        # Answers are compared in the same worlds: what they differ by is not luck.
        world = self._world(node.visits)
        world.apply(self.seat, action)
        path = [self.root, node, *self._descend(world, node)]
        value = play_out_turn(world, self.seat)
        value += REPLY * (play_out_replies(world, self.seat) - value)
        for node in path:
            node.visits += 1
            node.total += value

    def best(self) -> Action:
        """The answer that was tried most, and among those the one with the best results."""
        children = self.root.children
        return max(children, key=lambda action: (children[action].visits, children[action].mean))

    def add(self, found: Mapping[Action, tuple[int, float]]) -> None:
        """Count what somebody else has found: how often an answer was tried, and the sum of the results."""
        for action, (visits, total) in found.items():
            node = self.root.children.setdefault(action, Node())
            for each in (self.root, node):
                each.visits += visits
                each.total += total

    def decided(self, left: float) -> bool:
        """Whether that many more iterations could not change which answer is best."""
        if len(self.root.shortlist) == 1 or left <= 0:
            return True
        visits = sorted(child.visits for child in self.root.children.values())
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def line(self, action: Action) -> list[tuple[Seat, Action]]:
        """What was tried most after an answer, up to the end of the turn, as it went in the first world."""
        world = self._world(0)
        world.apply(self.seat, action)
        found = [(self.seat, action)]
        node: Node | None = self.root.children.get(action)
        while len(found) < LONGEST_LINE:
            decision = mind_of(world.game).next_question(world, self.seat)
            if decision is None:
                break
            known = node.children if node is not None and decision.seat == self.seat else {}
            options = [option for option in known if option in decision.options]
            if options:
                chosen = max(options, key=lambda option: (known[option].visits, known[option].mean))
            else:
                chosen = mind_of(world.game).shortlist(world, decision, 1)[0]
            if decision.seat == self.seat:
                node = known.get(chosen)
            world.apply(decision.seat, chosen)
            found.append((decision.seat, chosen))
        return found

    def _world(self, number: int) -> Position[Any]:
        number %= WORLDS
        while number >= len(self._worlds):
            self._worlds.append(self._imagine(self.position, self.seat, self._generator))
        return self._worlds[number].copy()

    def _pick_first(self) -> Action:
        """Every answer once; then the one with the best mix of results so far and curiosity."""
        children, shortlist = self.root.children, self.root.shortlist
        if len(children) < len(shortlist):
            return next(action for action in shortlist if action not in children)
        means = [child.mean for child in children.values()]
        self._low = min(means)
        self._scale = max(max(means) - self._low, 1e-6)
        tries = math.log(self.root.visits)

        def score(action: Action) -> float:
            child = children[action]
            return (child.mean - self._low) / self._scale + ROOT_CURIOSITY * math.sqrt(tries / child.visits)

        return max(shortlist, key=score)

    def _descend(self, world: Position[Any], node: Node) -> list[Node]:
        """Walk along known answers and one new one, if the first answer is known; the world is played along."""
        path: list[Node] = []
        while node.visits and (decision := mind_of(world.game).next_question(world, self.seat)) is not None:
            if decision.seat != self.seat:
                answer_at_first_sight(world, decision)
                continue
            # As long as nothing was drawn, every world asks the same: the shortlist is found once.
            options = node.shortlist if not world.draws else ()
            action = self._pick(node, options) if options else None
            if action is None or action not in decision.options:
                node.shortlist = self._shortlist(world, decision)
                action = self._pick(node, node.shortlist)
            world.apply(decision.seat, action)
            node = node.children.setdefault(action, Node())
            path.append(node)
        return path

    def _shortlist(self, world: Position[Any], decision: Decision) -> Sequence[Action]:
        if len(decision.options) == 1:
            return decision.options
        return mind_of(world.game).shortlist(world, decision, WIDTH)

    def _pick(self, node: Node, options: Sequence[Action]) -> Action:
        """The option with the best mix of results so far, first impression and curiosity."""
        children = node.children
        best: Action = options[0]
        best_score = -math.inf
        for rank, option in enumerate(options):
            child = children.get(option)
            if child is None:
                score = (node.mean - self._low) / self._scale + CURIOSITY * math.sqrt(node.visits) / (rank + 1.5)
            else:
                child.available += 1
                curiosity = math.sqrt(child.available) / (1 + child.visits) / (rank + 1.5)
                score = (child.mean - self._low) / self._scale + CURIOSITY * curiosity
            if score > best_score:
                best, best_score = option, score
        return best


class MctsBot(Bot):
    """Thinks for a number of iterations, or for some seconds."""

    def __init__(self, seed: int, iterations: int = 0, seconds: float = 0.0, name: str = "") -> None:
        super().__init__(name or (f"mcts:{iterations}" if iterations else f"mcts:{seconds:g}s"), seed)
        self.iterations = iterations
        self.seconds = seconds
        self.strength = (3, seconds) if seconds else (2, float(iterations))
        self._ahead: tuple[Position[Any], Seat, Node] | None = None
        """Where its last choice leads if nobody else comes between, and what it knows of that already."""

    def _choose(self, position: Position[Any], decision: Decision) -> Action:
        return finished(self._choosing(position, decision))

    def _choosing(self, position: Position[Any], decision: Decision) -> Thought[Action]:
        seat = decision.seat
        ahead, self._ahead = self._ahead, None
        known = ahead[2] if ahead is not None and ahead[1] == seat and ahead[0] == position else None
        search = yield from self._searching(position, seat, self._generator, decision, self._noticed, known)
        chosen = search.best()
        self._look_ahead(position, seat, chosen, search.root)
        return chosen

    def _look_ahead(self, position: Position[Any], seat: Seat, chosen: Action, node: Node | None) -> None:
        """Keep what was found behind the choice for the next question, if that follows from the choice alone."""
        ahead = position.copy()
        ahead.chance = None
        options: Sequence[Action] = (chosen,)
        # Nobody thinks about a question with one answer.
        while len(options) == 1:
            node = node.children.get(options[0]) if node is not None else None
            ahead.apply(seat, options[0])
            decision = ahead.decision_of(seat)
            if node is None or decision is None:
                return
            options = decision.options
        assert node is not None
        self._ahead = (ahead, seat, node)

    def _estimating(self, world: Position[Any], seat: Seat) -> Thought[float]:
        if world.decision_of(seat) is None:
            return outlook(world, seat)
        search = yield from self._searching(world, seat, self._estimates)
        found: float = search.root.children[search.best()].mean
        # The search compares by the heuristic: what it has found beyond it counts for the outlook, too.
        return min(1.0, max(0.0, outlook(world, seat) + found - worth(world, seat)))

    def _searching(
        self,
        position: Position[Any],
        seat: Seat,
        generator: random.Random,
        decision: Decision | None = None,
        notice: Notice | None = None,
        known: Node | None = None,
    ) -> Thought[Search]:
        """One piece for each iteration."""
        width = min(ROOT_WIDTH, 1 + self.iterations // 4) if self.iterations else ROOT_WIDTH
        search = Search(position, seat, generator, width, decision, notice=notice, known=known)
        yield from self._grow(search)
        return search

    def _grow(self, search: Search) -> Thought[None]:
        last = search.root.visits + self.iterations
        end = time.monotonic() + self.seconds
        search.iterate()
        while not search.decided(last - search.root.visits if self.iterations else math.inf):
            yield
            if self.hurried() or (not self.iterations and time.monotonic() >= end):
                break
            search.iterate()
