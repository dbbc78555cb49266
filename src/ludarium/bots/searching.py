"""The kind of bot that searches, by its level: so many iterations, so many seconds, or seconds on several cores."""

from __future__ import annotations

import re

from ludarium.bots.mcts import MctsBot
from ludarium.bots.registry import Kind, register

__all__ = ["MctsBot"]

_LEVEL = re.compile(
    r"(?P<iterations>[1-9]\d{0,6})|(?P<seconds>\d{1,3}(?:\.\d+)?)s(?::(?P<cores>all|[2-9]|[1-9]\d{1,2}))?"
)


def _made(level: str, seed: int) -> MctsBot | None:
    found = _LEVEL.fullmatch(level)
    if found and found["iterations"]:
        return MctsBot(seed, iterations=int(found["iterations"]))
    seconds = float(found["seconds"]) if found else 0.0
    if found is None or not seconds:
        return None
    if found["cores"]:
        from ludarium.bots.crew import CrewBot  # other processes are wanted only here

        return CrewBot(seed, seconds, found["cores"])
    return MctsBot(seed, seconds=seconds)


register(Kind("mcts", _made, ("200", "1s"), ("iterations a decision", "seconds a decision")))
