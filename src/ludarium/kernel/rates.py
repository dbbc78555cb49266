"""How certain a rate is, given the number of games it was seen in."""

from __future__ import annotations

import math

_NINETY_FIVE = 1.959963984540054


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate seen as `wins` out of `games`."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, _NINETY_FIVE**2
    middle = rate + square / (2 * games)
    reach = _NINETY_FIVE * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    below = 1 + square / games
    return max(0.0, (middle - reach) / below), min(1.0, (middle + reach) / below)
