"""Every form of Tash-Kalar, clicked to its end against bots by a clicker that uses only what the page offers."""

from __future__ import annotations

import pytest

from browser.support import Page

pytestmark = pytest.mark.browser


def test_a_melee_of_four_is_clicked_for_a_while(page: Page) -> None:
    """To its end with --long; the guided duel, in test_lessons, is always."""
    page.play("melee", "human", "random", "random", "random")
    assert page.click_on(seed=9, seconds=60, stop_after=40)["clicks"] == 40


@pytest.mark.parametrize(
    ("form", "seats"),
    [
        pytest.param("high-form", ("human", "random"), marks=pytest.mark.long),
        pytest.param("melee", ("human", "random", "random", "random"), marks=pytest.mark.long),
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
    # The result tells what decided it, and nothing of it is an id; Esc closes it.
    told = page.raw.locator("[data-ending]")
    told.locator("[data-colours], [data-bar]" if form != "duel" else "ol").first.wait_for()
    assert "[" not in told.inner_text()
    page.raw.keyboard.press("Escape")
    told.wait_for(state="detached")
