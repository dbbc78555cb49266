"""Bots that load slowly, dawdle, or answer what cannot travel. Worker processes load this module by its name."""

from __future__ import annotations

import time
from typing import Any

from ludarium import bots

time.sleep(1.2)  # loading takes longer than the tests give a bot for a decision


class _Dawdler:
    """Thinks until it is told that somebody waits; then it has an answer of its own."""

    hurried = staticmethod(lambda: False)

    def choose(self, position: Any, seat: int) -> Any:
        end = time.monotonic() + 60
        while not self.hurried() and time.monotonic() < end:
            time.sleep(0.01)
        decision = position.decision_of(seat)
        return decision.options[0]

    def estimate(self, position: Any, seat: int) -> float:
        return 0.5


class _Unsendable(_Dawdler):
    """Answers with something that cannot be sent to another process."""

    def choose(self, position: Any, seat: int) -> Any:
        return lambda: position


def make(name: str, seed: int) -> Any:
    made = {"mcts:1": _Dawdler, "mcts:2": _Unsendable}.get(name)
    return made() if made is not None else bots.make(name, seed)
