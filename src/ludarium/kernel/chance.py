"""Where chance comes from: a keyed counter generator for tables, fixed results for tests."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Protocol

from ludarium.kernel.decisions import Action, Decision

ALGORITHM = "hmac-sha256-counter/1"


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
    raise ValueError(f"expected a value below {sum(weights)}, but it was {value} too large")


class FixedChance:
    """Chance for tests: takes the options whose notation or number is listed, in order."""

    def __init__(self, *results: int | str) -> None:
        self._results = list(results)

    def choose(self, decision: Decision, number: int) -> Action:
        result = self._results.pop(0)
        if isinstance(result, int):
            return decision.options[result]
        return next(option for option in decision.options if str(option) == result)
