"""The bot that takes any option."""

from __future__ import annotations

from typing import Any

from ludarium.bots.bot import Bot
from ludarium.bots.registry import plain, register
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.game import Position


class RandomBot(Bot):
    """Every option is as likely as every other."""

    def __init__(self, seed: int) -> None:
        super().__init__("random", seed)

    def _choose(self, position: Position[Any], decision: Decision) -> Action:
        return decision.options[int(self._generator.random() * len(decision.options))]


register(plain("random", RandomBot))
