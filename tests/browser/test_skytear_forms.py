"""Every form of Skytear, clicked to its end against bots by a clicker that uses only what the page offers."""

from __future__ import annotations

import pytest

from browser.support import Page

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("form", "seats", "bot"),
    [
        # The shortest: against a bot that knows what it wants a battle is over in two or three turns.
        pytest.param("simplified", 2, "greedy", marks=pytest.mark.long),
        pytest.param("first-battle", 2, "random", marks=pytest.mark.long),
        pytest.param("standard", 2, "random", marks=pytest.mark.long),
        pytest.param("competitive", 2, "random", marks=pytest.mark.long),
        pytest.param("three-lanes", 2, "random", marks=pytest.mark.long),
        pytest.param("standard", 4, "random", marks=pytest.mark.long),
        pytest.param("three-lanes", 8, "random", marks=pytest.mark.long),
    ],
)
def test_battle_is_clicked_to_its_end(page: Page, form: str, seats: int, bot: str) -> None:
    table = page.play(form, "human", *[bot] * (seats - 1), game="skytear")
    clicks = page.click_to_the_end(seed=len(form) + seats, seconds=600)
    assert clicks > 20
    assert page.api("GET", f"/api/tables/{table}")["body"]["over"]
