"""Rates, their differences and intervals, as reports give them: 95 % everywhere."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence

from msgspec import Struct

from ludarium.kernel.rates import wilson

NINETY_FIVE = 1.959963984540054
FEW = 20
"""Below so many games a rate says nothing yet."""


class Rate(Struct, frozen=True):
    """A count out of a total, with the interval of the rate (Wilson's)."""

    hits: int
    of: int
    worth: float = 0.0
    """As how many independent games they count, where several games have the same deal; 0: as all of them."""

    @property
    def value(self) -> float:
        return self.hits / self.of if self.of else 0.0

    @property
    def size(self) -> float:
        return self.worth or float(self.of)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.value * self.size, self.size)

    def leaves_out(self, reference: float) -> bool:
        """Whether the interval leaves a value out, on games enough to say so."""
        low, high = self.interval
        return self.size >= FEW and not low <= reference <= high


def clustered(hits: Sequence[tuple[int, int]]) -> Rate:
    """A rate of games that come in clusters, such as those of one deal: of each cluster its hits and its games.

    What one deal decides is seen twice when the deal is played twice; the interval counts it once.
    """
    won, games = (sum(pair[at] for pair in hits) for at in (0, 1))
    if len(hits) < 2 or won in (0, games):
        return Rate(won, games)
    rate = won / games
    spread = sum((one - rate * of) ** 2 for one, of in hits) * len(hits) / (len(hits) - 1) / games**2
    worth = rate * (1 - rate) / spread if spread else games
    return Rate(won, games, worth if worth < games else 0.0)


class Difference(Struct, frozen=True):
    """By how much one rate is above another, the interval, and how often chance alone would differ as much."""

    value: float
    low: float
    high: float
    chance: float

    @property
    def leaves_out_nothing(self) -> bool:
        return self.low <= 0 <= self.high


def difference(one: Rate, other: Rate) -> Difference:
    """One rate less another, of different games (Newcombe's interval)."""
    (low_one, high_one), (low_other, high_other) = one.interval, other.interval
    gap = one.value - other.value
    below = math.hypot(one.value - low_one, high_other - other.value)
    above = math.hypot(high_one - one.value, other.value - low_other)
    if not one.of or not other.of:
        return Difference(0.0, -1.0, 1.0, 1.0)
    together = (one.hits + other.hits) / (one.of + other.of)
    error = math.sqrt(together * (1 - together) * (1 / one.size + 1 / other.size))
    return Difference(gap, gap - below, gap + above, two_sided(gap / error) if error else 1.0)


def mean_of_pairs(values: Sequence[float]) -> Difference:
    """The mean of what belongs together, such as the two games of one deal, with the interval of that mean."""
    if len(values) < 2:
        return Difference(values[0] if values else 0.0, -1.0, 1.0, 1.0)
    mean, error = statistics.fmean(values), statistics.stdev(values) / math.sqrt(len(values))
    chance = two_sided(mean / error) if error else float(mean == 0)
    return Difference(mean, mean - NINETY_FIVE * error, mean + NINETY_FIVE * error, chance)


def two_sided(score: float) -> float:
    """How often chance alone is as far from the middle as that many standard errors."""
    return math.erfc(abs(score) / math.sqrt(2))


def hold(chances: Mapping[str, float], share: float = 0.05) -> set[str]:
    """Of many comparisons those that hold when their number is allowed for (Benjamini and Hochberg)."""
    ranked = sorted(chances, key=lambda name: chances[name])
    last = 0
    for place, name in enumerate(ranked, start=1):
        if chances[name] <= share * place / len(ranked):
            last = place
    return set(ranked[:last])


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which that share of the sorted values is."""
    at = share * (len(values) - 1)
    below = math.floor(at)
    above = min(below + 1, len(values) - 1)
    return values[below] + (values[above] - values[below]) * (at - below)


def games_for(gap: float, rate: float) -> int:
    """How many games each of two runs needs to show such a difference in four of five tries."""
    if not gap:
        return 0
    return math.ceil(2 * rate * (1 - rate) * ((NINETY_FIVE + 0.8416) / gap) ** 2)
