"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import Any

from ludarium.bots.bot import Bot, imagined
from ludarium.bots.registry import plain, register
from ludarium.bots.rollout import carry_out
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.game import Position
from ludarium.kernel.mind import mind_of

WIDTH = 20
"""How many of the options of a decision are tried."""


class GreedyBot(Bot):
    """Tries every promising option until its own effect is done, and keeps the one that looks best there."""

    strength = (1, 1.0)

    def __init__(self, seed: int, name: str = "greedy") -> None:
        super().__init__(name, seed)

    def _choose(self, position: Position[Any], decision: Decision) -> Action:
        seat = decision.seat
        # A shortlist reads only what the seat knows; with one entry there is nothing to imagine.
        options = self._noticed(mind_of(position.game).shortlist(position, decision, WIDTH))
        if len(options) == 1:
            return options[0]
        world = imagined(position, seat, self._generator)
        best, best_value = options[0], -1.0
        for option in options:
            trial = world.copy()
            trial.apply(seat, option)
            value = carry_out(trial, seat)
            if value > best_value:
                best, best_value = option, value
        return best


register(plain("greedy", GreedyBot))
