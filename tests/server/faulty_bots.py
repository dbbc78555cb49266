"""Bots that misbehave, for the server to cope with. Worker processes load this module by its name."""

from __future__ import annotations

import os
import time
from typing import Any

from ludarium import bots
from ludarium.games.tash_kalar.actions import Pick


class _Faulty:
    def __init__(self, fault: str) -> None:
        self.fault = fault

    def choose(self, position: Any, seat: int) -> Any:
        if self.fault == "late":
            time.sleep(60)
        if self.fault == "dead":
            os._exit(9)
        if self.fault == "broken":
            raise RuntimeError("planted")
        if self.fault == "illegal":
            return Pick(0)
        return "not an action"

    def estimate(self, position: Any, seat: int) -> float:
        return 0.5


_FAULTS = {"mcts:1": "late", "mcts:2": "dead", "mcts:3": "broken", "mcts:4": "illegal", "mcts:5": "noisy"}
"""Names that the server accepts, turned into faults."""


def make(name: str, seed: int) -> Any:
    return _Faulty(_FAULTS[name]) if name in _FAULTS else bots.make(name, seed)
