"""The games that only tests and the tutorial know. They are in the register only while a test asks for them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import connect_four
from ludarium.kernel import title as register_of_titles
from ludarium.kernel.game import Game
from ludarium.kernel.title import Title, register
from toys.duelling_mages import DUELLING_MAGES, MagesMind
from toys.dungeon_dice import DUNGEON_DICE, DiceMind

CONNECT_FOUR: Game[Any] = connect_four.TITLE.rules
_TOYS = (
    connect_four.TITLE,
    Title(id="duelling-mages", rules=DUELLING_MAGES, mind=MagesMind()),
    Title(id="dungeon-dice", rules=DUNGEON_DICE, mind=DiceMind()),
)
TOYS: tuple[Game[Any], ...] = tuple(title.rules for title in _TOYS)

__all__ = ["CONNECT_FOUR", "DUELLING_MAGES", "DUNGEON_DICE", "TOYS", "connect_four", "known", "toys_known"]


@contextmanager
def known(*titles: Title) -> Iterator[None]:
    """These games are registered inside, and only there."""
    before = dict(register_of_titles._TITLES)
    for title in titles:
        register(title)
    try:
        yield
    finally:
        register_of_titles._TITLES.clear()
        register_of_titles._TITLES.update(before)


def toys_known() -> AbstractContextManager[None]:
    """The toys are registered inside, and only there."""
    return known(*_TOYS)
