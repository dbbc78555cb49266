"""Where chance comes from: a keyed counter generator for tables."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Protocol, TypeVar, cast

from ludarium.kernel.decisions import CHANCE, Action, Decision

ALGORITHM = "hmac-sha256-counter/1"
T = TypeVar("T")


class Chance(Protocol):
    """Answers for the seat CHANCE. `number` counts the draws of one game, so a copy draws what the original would."""

    def choose(self, decision: Decision, number: int) -> Action: ...


def new_seed() -> bytes:
    """256 secret bits from the operating system."""
    return secrets.token_bytes(32)


def seed_of(number: int) -> bytes:
    """A seed for a run that must be repeatable; not secret."""
    return hashlib.sha256(f"ludarium seed {number}".encode()).digest()


def commitment(table: str, seed: bytes) -> str:
    """What every seat gets at the start, so that the seed shown at the end is known to be the one used."""
    return hashlib.sha256(b"\n".join((ALGORITHM.encode(), table.encode(), seed))).hexdigest()


class KeyedChance:
    """Draws that follow from one secret seed, with a key of its own for every purpose (the decision's prompt).

    Entropy that seats add is mixed into the key. Draws are unbiased (rejection sampling).
    """

    def __init__(self, seed: bytes, table: str = "", entropy: Sequence[bytes] = ()) -> None:
        parts = [ALGORITHM.encode(), table.encode(), *(hashlib.sha256(part).digest() for part in entropy)]
        self._master = hmac.new(seed, b"\n".join(parts), hashlib.sha256).digest()
        self._keys: dict[str, bytes] = {}

    def below(self, limit: int, purpose: str, number: int) -> int:
        """A number from 0 to `limit` - 1, always the same for this purpose and number."""
        if not 0 < limit <= 1 << 64:
            raise ValueError(f"expected a limit from 1 to 2**64, but got {limit}")
        key = self._keys.get(purpose)
        if key is None:
            key = self._keys[purpose] = hmac.new(self._master, purpose.encode(), hashlib.sha256).digest()
        ceiling = (1 << 64) - (1 << 64) % limit
        attempt = 0
        while True:
            block = hmac.digest(key, b"%d.%d" % (number, attempt), "sha256")
            for start in range(0, 32, 8):
                value = int.from_bytes(block[start : start + 8], "big")
                if value < ceiling:
                    return value % limit
            attempt += 1

    def choose(self, decision: Decision, number: int) -> Action:
        weights = decision.weights
        if not weights:
            return decision.options[self.below(len(decision.options), decision.prompt, number)]
        return decision.options[weighted_index(weights, self.below(sum(weights), decision.prompt, number))]


def weighted_index(weights: Sequence[int], value: int) -> int:
    """Which weight covers `value`, a number below their sum."""
    for index, weight in enumerate(weights):
        value -= weight
        if value < 0:
            return index
    raise ValueError(f"expected a value below the sum of the weights, {sum(weights)}, but it was {value} too large")


class _Number(Action, frozen=True):
    value: int


UNKNOWN = -99
"""Stands for a card or a die that nobody has dealt. Rules may add a little: everything below -90 means the same."""


class Blank:
    """Chance that deals nothing: what a seat cannot know becomes `UNKNOWN`, for positions written as text."""

    def choose(self, decision: Decision, number: int) -> Action:
        raise ValueError(f"nothing is drawn for {decision.prompt} here")


class Dealer:
    """Deals what a seat cannot know, for `determinise`. Every draw has its own number, so no two are related."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._number = 0
        self._blank = isinstance(chance, Blank)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        if self._blank:
            return UNKNOWN
        answer = self._chance.choose(Decision(CHANCE, "determinise", _numbers(limit)), self._number)
        self._number += 1
        assert isinstance(answer, _Number)
        return answer.value

    def shuffled(self, values: Sequence[T]) -> list[T]:
        """The values in random order, every order equally likely."""
        if self._blank:
            return [cast(T, UNKNOWN) for _ in values]
        dealt = list(values)
        for last in range(len(dealt) - 1, 0, -1):
            pick = self.below(last + 1)
            dealt[last], dealt[pick] = dealt[pick], dealt[last]
        return dealt


_NUMBERS = tuple(_Number(value) for value in range(128))


def _numbers(limit: int) -> tuple[_Number, ...]:
    # Bots deal thousands of worlds a second: the usual numbers are made once.
    return _NUMBERS[:limit] if limit <= len(_NUMBERS) else tuple(_Number(value) for value in range(limit))
