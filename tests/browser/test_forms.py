"""Every form of Tash-Kalar, clicked to its end against bots by a clicker that uses only what the page offers."""

from __future__ import annotations

import pytest

from browser.support import Page

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("form", "seats"),
    [
        pytest.param("high-form", ("human", "random"), marks=pytest.mark.long),
        # The shortest: bots play most of it.
        ("melee", ("human", "random", "random", "random")),
        pytest.param("first-game", ("human", "random"), marks=pytest.mark.long),
        pytest.param("duel", ("human", "random"), marks=pytest.mark.long),
        pytest.param("team-high-form", ("human", "random", "random", "random"), marks=pytest.mark.long),
        pytest.param("team-duel", ("human", "random", "random", "random"), marks=pytest.mark.long),
        pytest.param("melee", ("human", "random", "random"), marks=pytest.mark.long),
    ],
)
def test_form_is_clicked_to_its_end(page: Page, form: str, seats: tuple[str, ...]) -> None:
    table = page.play(form, *seats)
    clicks = page.click_to_the_end(seed=len(form) + len(seats), seconds=300)
    assert clicks > 20
    assert page.api("GET", f"/api/tables/{table}")["body"]["over"]
