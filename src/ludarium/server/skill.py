"""Skill as openskill computes it, by the model of Plackett and Luce: for any number of sides of any size."""

from __future__ import annotations

import math
from collections.abc import Sequence

from openskill.models import PlackettLuce

from ludarium.house.skill import Skill

FRESH = Skill(1000.0, 350.0)
_BETA = 400 / math.log(10) / math.sqrt(2)
"""With it 400 points between two players who are well known mean ten games to one, as in chess."""
_TAU = 3.0
"""How far skill may have moved from one game to the next: nobody becomes so sure that nothing moves any more."""
_FIXED = 1e-3
"""As sure as a fixed point is; the model divides by it."""


class OpenSkill:
    """A rater on the scale of the fixed points: `mu` is the rating that people read."""

    fresh = FRESH

    def __init__(self) -> None:
        self._model = PlackettLuce(mu=FRESH.mu, sigma=FRESH.sigma, beta=_BETA, tau=_TAU)

    def after(self, sides: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Skill]]:
        teams = [[self._model.rating(mu=skill.mu, sigma=max(skill.sigma, _FIXED)) for skill in side] for side in sides]
        rated = self._model.rate(teams, ranks=[float(place) for place in places])
        return [[Skill(round(one.mu, 4), round(one.sigma, 4)) for one in side] for side in rated]
