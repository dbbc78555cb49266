"""How well somebody plays, and the interface of whatever computes it for a house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class Skill(Struct, frozen=True):
    """How well somebody plays, as far as known: `mu` is the rating, `sigma` how far off it may be."""

    mu: float
    sigma: float


class Rater(Protocol):
    """Reckons skill."""

    fresh: Skill
    """Of whom nothing is known yet."""

    def after(self, sides: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Skill]]:
        """What a game makes of everybody's skill; 1 is the best place, and level sides have the same one."""
