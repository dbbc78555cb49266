"""Players that are programs. `make("mcts:200", seed=1)` gives one by its name; each module registers its kind."""

from __future__ import annotations

from ludarium.bots.bot import Bot
from ludarium.bots.greedy import GreedyBot
from ludarium.bots.mild import MildBot
from ludarium.bots.opponents import Opponent, opponent_like, opponent_named, opponent_within, opponents, rating_of
from ludarium.bots.random_bot import RandomBot
from ludarium.bots.registry import Kind, kinds, make, register
from ludarium.bots.searching import MctsBot

__all__ = [
    "Bot",
    "GreedyBot",
    "Kind",
    "MctsBot",
    "MildBot",
    "Opponent",
    "RandomBot",
    "kinds",
    "make",
    "opponent_like",
    "opponent_named",
    "opponent_within",
    "opponents",
    "rating_of",
    "register",
]
