"""Ludarium: three modern board games, played exactly by their rules, on one engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium import games as _package  # noqa: F401  # now: a later import would take the name from the function
from ludarium.kernel import decisions as _decisions
from ludarium.kernel.chance import KeyedChance, new_seed, seed_of
from ludarium.kernel.decisions import CHANCE, Message
from ludarium.kernel.game import Position, Setup, game, games

__version__ = "0.1.0"
__all__ = ["CHANCE", "Position", "Setup", "game", "games", "new", "read"]


def new(
    game_id: str,
    form: str | None = None,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Position[Any]:
    """A new game at its first decision; chance answers by itself, the same way for the same seed."""
    rules = game(game_id)
    chosen = rules.info.form(form) if form is not None else rules.info.forms[0]
    setup = Setup(chosen.id, seats if seats is not None else chosen.default_seats, dict(options or {}))
    chance = KeyedChance(new_seed() if seed is None else seed_of(seed))
    return Position(rules, rules.setup(setup), chance)


def read(text: str, seed: int | None = None) -> Position[Any]:
    """The position that a text shows (`Position.text` writes one). What it leaves unknown is dealt by the seed."""
    from ludarium.kernel import reading

    return reading.read(text, seed)


def _in_english(message: Message) -> str:
    from ludarium import texts  # only when somebody reads: the language files take time to load

    return texts.tell(message)


_decisions.speak = _in_english
