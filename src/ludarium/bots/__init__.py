"""Players that are programs: random, mild, greedy and mcts. `make("mcts:200", seed=1)` gives one by its name."""

from __future__ import annotations

import re

from ludarium.bots.bot import Bot
from ludarium.bots.greedy import GreedyBot
from ludarium.bots.mcts import MctsBot
from ludarium.bots.mild import MildBot
from ludarium.bots.random_bot import RandomBot
from ludarium.kernel.errors import UnknownName

__all__ = ["KINDS", "Bot", "GreedyBot", "MctsBot", "MildBot", "RandomBot", "make"]

KINDS = ("random", "mild", "greedy", "mcts:200", "mcts:1s")
"""Names to offer; mcts takes any number of iterations or seconds."""

_MCTS = re.compile(r"mcts:(?:(?P<iterations>[1-9]\d{0,6})|(?P<seconds>\d{1,3}(?:\.\d+)?)s)")


def make(name: str, seed: int) -> Bot:
    """The bot of that name. The same name and seed play the same game, except where a bot thinks by the clock."""
    if name == "random":
        return RandomBot(seed)
    if name == "mild":
        return MildBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    match = _MCTS.fullmatch(name)
    if match and match["iterations"]:
        return MctsBot(seed, iterations=int(match["iterations"]))
    if match and float(match["seconds"]) > 0:
        return MctsBot(seed, seconds=float(match["seconds"]))
    raise UnknownName(
        f"there is no bot '{name}'; the bots are random, mild, greedy, mcts:200 (iterations a decision) "
        "and mcts:1s (seconds a decision)"
    )
