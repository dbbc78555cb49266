"""The figures of the server can be taken; whether they meet their targets is printed, not asserted here."""

from __future__ import annotations

import pytest

from ludarium.load import measure


@pytest.mark.long
def test_the_figures_of_the_server_are_taken() -> None:
    results = measure(quick=True)
    assert [result["unit"] for result in results] == ["ms", "ms", "ms", "moves/s", "ms", "kB"]
    for result in results:
        assert set(result) == {"name", "game", "value", "unit", "target", "better", "met"}
        assert result["value"] > 0
        better = (
            result["value"] <= result["target"] if result["better"] == "lower" else result["value"] >= result["target"]
        )
        assert result["met"] is better
