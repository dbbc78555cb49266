"""What opponents with a name are called, and what they say."""

from __future__ import annotations

from ludarium.bots import opponent_named
from ludarium.texts import has, say


def words_of(bot: str, attribute: str, lang: str) -> str:
    """What is told of an opponent, or by it: `plays`, `greeting`; nothing for bots that have no words."""
    opponent = opponent_named(bot)
    key = f"{opponent.text}.{attribute}" if opponent is not None else ""
    return say(key, None, lang) if key and has(key, lang) else ""


def name_of(bot: str, lang: str) -> str:
    """An opponent's whole name; other bots are called by their kind."""
    opponent = opponent_named(bot)
    return say(opponent.text, None, lang) if opponent is not None and has(opponent.text, lang) else bot
