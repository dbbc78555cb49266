"""The games that only tests and the tutorial know. They are in the register only while a test asks for them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ludarium.kernel import game as register_of_games
from ludarium.kernel.game import Game, game, register
from toys.duelling_mages import DUELLING_MAGES
from toys.dungeon_dice import DUNGEON_DICE

_known_already = "connect-four" in register_of_games._GAMES
import connect_four  # noqa: E402  # it registers itself, as a real game does

CONNECT_FOUR: Game[Any] = game("connect-four")
TOYS: tuple[Game[Any], ...] = (CONNECT_FOUR, DUELLING_MAGES, DUNGEON_DICE)
if not _known_already:
    del register_of_games._GAMES["connect-four"]

__all__ = ["CONNECT_FOUR", "DUELLING_MAGES", "DUNGEON_DICE", "TOYS", "connect_four", "toys_known"]


@contextmanager
def toys_known() -> Iterator[None]:
    """The toys are registered inside, and only there."""
    before = dict(register_of_games._GAMES)
    for toy in TOYS:
        register(toy)
    try:
        yield
    finally:
        for toy in TOYS:
            register_of_games._GAMES.pop(toy.info.id, None)
        register_of_games._GAMES.update(before)
