"""Chance whose results a test says."""

from __future__ import annotations

from ludarium.kernel.decisions import Action, Decision, find_option


class FixedChance:
    """Takes the options whose notation or number is listed, in order."""

    def __init__(self, *results: int | str) -> None:
        self._results = list(results)

    def choose(self, decision: Decision, number: int) -> Action:
        result = self._results.pop(0)
        if isinstance(result, int):
            return decision.options[result]
        return find_option(decision, result)
