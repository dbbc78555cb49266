"""Two people at one screen in Skytear: Reactions are asked for aloud, and hands are shown when their owners ask."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.skytear_screens import sit
from browser.support import Page

pytestmark = pytest.mark.browser

CURTAIN = "dialog[open] .btn.primary.big"


def hand(page: Page) -> list[str]:
    """The cards that are drawn; somebody's hand is always there."""
    shown = [card.get_attribute("data-card") or "" for card in page.raw.locator(".hc [data-card]").all()]
    assert shown
    return shown


def to_the_first_move(page: Page) -> None:
    """Both draft and place; then somebody activates a hero and declares a Move."""
    move = "[data-action=move].on"
    while not page.raw.locator(move).count():
        page.click_on(seed=5, seconds=60, until=f"{CURTAIN}, {move}")
        if page.raw.locator(CURTAIN).count():
            page.raw.locator(CURTAIN).click()
            expect(page.raw.locator(CURTAIN)).to_have_count(0)
    page.raw.locator(move).click()


def test_a_reaction_is_asked_for_aloud_and_passed_without_the_other_hand(page: Page) -> None:
    sit(page, "first-battle", "human", "human")
    to_the_first_move(page)
    mine = hand(page)
    look = page.raw.locator("[data-hand]")
    expect(look).to_be_visible()
    expect(page.raw.locator(".prompt")).to_contain_text("a Reaction?")
    assert hand(page) == mine
    assert page.raw.locator(CURTAIN).count() == 0
    page.raw.locator(".prompt [data-option=pass]").click()
    expect(page.raw.locator("[data-legal]").first).to_be_visible()
    assert hand(page) == mine, "the Move resolves, and nobody changed places"


def test_whoever_wants_to_see_the_hand_takes_the_screen_over(page: Page) -> None:
    sit(page, "first-battle", "human", "human")
    to_the_first_move(page)
    page.raw.locator("[data-hand]").click()
    expect(page.raw.locator(CURTAIN)).to_be_visible()
    assert page.raw.locator(".hc [data-card]").count() == 0, "nobody's hand is drawn while the screen changes hands"
    page.raw.locator(CURTAIN).click()
    page.raw.locator(".prompt [data-option=pass]").click()
    expect(page.raw.locator(CURTAIN)).to_be_visible()
