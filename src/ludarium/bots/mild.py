"""The bot for a first game: it knows what is good, and often does something else."""

from __future__ import annotations

from typing import Any

from ludarium.bots.greedy import GreedyBot
from ludarium.bots.registry import plain, register
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.game import Position

SLIPS = 0.6
"""How often it takes any option, whatever it is worth."""


class MildBot(GreedyBot):
    """Plays like greedy, but errs on purpose: stronger than random, and a newcomer can win."""

    strength = (1, 0.0)

    def __init__(self, seed: int) -> None:
        super().__init__(seed, "mild")

    def _choose(self, position: Position[Any], decision: Decision) -> Action:
        # Both numbers are drawn each time, so that a slip does not change the worlds imagined later.
        slips, any_of_them = self._generator.random() < SLIPS, self._generator.random()
        if slips:
            return decision.options[int(any_of_them * len(decision.options))]
        return super()._choose(position, decision)


register(plain("mild", MildBot))
