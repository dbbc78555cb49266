"""What every bot is, and the worlds it may think in."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from ludarium.bots.rollout import outlook
from ludarium.bots.thoughts import Thought, finished
from ludarium.kernel.chance import weighted_index
from ludarium.kernel.decisions import Action, Decision, Seat
from ludarium.kernel.errors import NotYourSeat
from ludarium.kernel.game import Position
from ludarium.kernel.mind import mind_of


class DiceChance:
    """Chance inside a bot's head: it draws from the bot's own generator, never from the table's seed.

    Each number always draws the same, so all copies of a world have the same luck and differ only by what is tried.
    """

    __slots__ = ("_generator", "_rolls")

    def __init__(self, generator: random.Random) -> None:
        self._generator = generator
        self._rolls: list[float] = []

    def choose(self, decision: Decision, number: int) -> Action:
        while number >= len(self._rolls):
            self._rolls.append(self._generator.random())
        roll = self._rolls[number]
        options, weights = decision.options, decision.weights
        if weights:
            return options[weighted_index(weights, int(roll * sum(weights)))]
        return options[int(roll * len(options))]


def imagined(position: Position[Any], seat: Seat, generator: random.Random) -> Position[Any]:
    """A world that looks to `seat` exactly like this one; what it cannot know is dealt by the bot's own generator.

    A bot works on such worlds only, so its move cannot depend on anything hidden (REL-60).
    """
    world = position.determinised(seat, DiceChance(generator))
    # A table's own chance would show the bot the cards that are going to be drawn.
    world.chance = DiceChance(generator)
    world.draws = 0
    return world


def _no_hurry() -> bool:
    return False


class Bot(ABC):
    """A player. It may be asked for any seat of any game, and never uses what that seat may not know."""

    strength: tuple[int, float] = (0, 0.0)
    """How bots are ranked: by kind, then by level."""
    iterations = 0
    seconds = 0.0
    """How long it thinks about a decision, in tries or by the clock, where its name says so."""
    cores = 1
    """On how many it thinks at once."""
    overlooks = 0.0
    """How likely it is not to see an option at all, though it is worth a thought."""
    hasty = 0.0
    """In what share of its decisions it takes the first good thing that it sees, without trying what comes of it."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.hurried: Callable[[], bool] = _no_hurry
        """Whether somebody asks for an answer now; a bot that thinks long then gives the best it has."""
        self.beside_people = False
        """Whether people play at the table, too: then it leaves them what the game says is theirs."""
        self._generator = random.Random(f"{name} {seed}")
        self._estimates = random.Random(f"{name} {seed} estimates")
        self._attention = random.Random(f"{name} {seed} attention")

    def choose(self, position: Position[Any], seat: Seat) -> Action:
        """One of the options that `seat` has now."""
        return finished(self.choosing(position, seat))

    def choosing(self, position: Position[Any], seat: Seat) -> Thought[Action]:
        """The same in pieces."""
        decision = position.decision_of(seat)
        if decision is None:
            raise NotYourSeat(f"seat {seat} is not asked for anything, so {self.name} has nothing to choose")
        if self.beside_people:
            decision = mind_of(position.game).beside_people(position, decision)
        if len(decision.options) == 1:
            return decision.options[0]
        return (yield from self._choosing(position, decision))

    def _choosing(self, position: Position[Any], decision: Decision) -> Thought[Action]:
        """In one piece, unless a bot thinks for long."""
        yield
        return self._choose(position, decision)

    def _noticed(self, options: Sequence[Action]) -> Sequence[Action]:
        """What it sees of the options worth a thought, which come with the most obvious first."""
        if not self.overlooks and not self.hasty:
            return options
        draw = self._attention.random
        in_haste = draw() < self.hasty
        seen = [option for option in options if draw() >= self.overlooks] or options[:1]
        return seen[:1] if in_haste else seen

    @abstractmethod
    def _choose(self, position: Position[Any], decision: Decision) -> Action:
        """One of several options."""

    def estimate(self, position: Position[Any], seat: Seat) -> float:
        """How likely `seat` is to win, from 0 to 1, as the bot sees it. Does not disturb its choices."""
        return finished(self.estimating(position, seat))

    def estimating(self, position: Position[Any], seat: Seat) -> Thought[float]:
        """The same in pieces."""
        if position.over:
            return outlook(position, seat)
        return (yield from self._estimating(imagined(position, seat, self._estimates), seat))

    def _estimating(self, world: Position[Any], seat: Seat) -> Thought[float]:
        yield
        return outlook(world, seat)
