"""The coach at the table: its switch, its list and its marks, second thoughts; on a phone as a sheet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.conftest import NewPage
from browser.support import Page

pytestmark = pytest.mark.browser

PATTERN = "[data-tip=near]"


def _until_something_is_near(page: Page) -> None:
    """Commons are placed side by side until a pattern of the hand lacks one of them."""
    asked = page.raw.locator(".prompt.mine .words b").first
    page.raw.locator("[role=gridcell][data-legal]").first.click()  # where one's first piece stands
    for column, row in [(column, row) for row in (4, 6) for column in "cdefg"]:
        expect(asked).to_have_text(re.compile("^(Choose an action|End your turn)"))
        if asked.inner_text().startswith("End"):
            page.end_turn()
            expect(asked).to_have_text(re.compile("^Choose an action"))
        page.wait_for_answer()
        page.raw.locator("[data-coach] .lists").wait_for()
        if page.raw.locator(PATTERN).count():
            return
        square = page.square(f"{column}{row}")
        if "empty" in (square.get_attribute("aria-label") or ""):
            page.place(f"{column}{row}")
            page.wait_for_answer()
    page.raw.locator(PATTERN).first.wait_for()


def test_the_coach_shows_what_lacks_a_stone_and_is_turned_off_with_a_key(new_page: NewPage) -> None:
    page = new_page(coach="")
    page.play("duel", "human", "random")
    panel = page.raw.locator("[data-coach]")
    expect(panel).to_have_attribute("data-coach", "all")  # as in the first games
    _until_something_is_near(page)
    page.raw.keyboard.press("]")
    expect(page.raw.locator("[data-tip][aria-pressed=true]")).to_have_count(1)
    page.raw.locator(PATTERN).first.click()
    missing = page.raw.locator("[data-missing]")
    expect(missing.first).to_be_visible()
    expect(page.raw.locator("[data-arrival]")).to_have_count(1)
    square = missing.first.get_attribute("data-missing")
    said = page.raw.locator(f'[role=gridcell][data-square="{square}"]').get_attribute("aria-label")
    assert "missing stone" in (said or "")
    assert not findings(page)
    page.resize(390, 844)
    page.raw.locator("[data-coach-key]").click()
    sheet = page.raw.locator("dialog[open] [data-coach=all]")
    expect(sheet.locator(PATTERN).first).to_be_visible()
    sheet.locator(PATTERN).first.click()
    expect(sheet).to_be_hidden()
    page.resize(1440, 900)
    for step in ("off", "threats", "all", "off"):
        page.raw.keyboard.press("k")
        if step == "off":
            expect(panel).to_have_count(0)
            expect(missing).to_have_count(0)
        else:
            expect(panel).to_have_attribute("data-coach", step)
    page.open("table/" + page.raw.url.rsplit("/", 1)[1])
    page.wait_for_turn()
    expect(panel).to_have_count(0)
