"""Opponents with a face: chosen in set-up like a person, seen and heard at the table, counted afterwards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.skytear_screens import resign
from browser.support import Page

pytestmark = pytest.mark.browser


def test_an_opponent_is_chosen_seen_heard_and_counted(page: Page) -> None:
    page.open("setup/tash-kalar/duel")
    seat = page.raw.get_by_role("button", name="Opponent: Odile of the South")
    seat.click()
    ladder = page.raw.get_by_role("radiogroup", name="opponent")
    assert ladder.get_by_role("radio").count() == 8
    expect(ladder.get_by_role("radio", name="Odile")).to_be_focused()
    assert not findings(page)
    page.raw.keyboard.press("1")
    expect(page.raw.get_by_text("Plays any move that is allowed.")).to_be_visible()
    page.press_button("Play against Pip")
    expect(page.raw.get_by_role("button", name="Opponent: Pip the Sweeper")).to_be_focused()
    page.raw.get_by_label("Starting player").select_option("0")
    page.press_button("Start")

    panel = page.raw.locator(".side", has_text="Pip")
    face = panel.locator("img[data-face='tash-kalar/pip']")
    expect(face).to_be_visible()
    page.wait("document.querySelector('.side img[data-face]').naturalWidth > 0")
    speech = page.raw.get_by_role("status").filter(has_text="Is it my turn?")
    expect(speech).to_be_visible()
    page.place("d2")
    expect(speech).to_be_hidden()
    page.end_turn()
    page.wait_for_turn()

    resign(page)
    ending = page.raw.locator("[data-ending]")
    expect(ending.get_by_text("I won? Could you write that down, please?")).to_be_visible()
    expect(ending.locator("[data-record]")).to_have_text("Pip: 1 lost")
    page.open("statistics")
    row = page.raw.locator(".rows li", has_text="Pip the Sweeper")
    expect(row.locator("img[data-face]")).to_be_visible()
    page.open("setup/tash-kalar/duel")
    page.raw.get_by_role("button", name="Opponent: Pip the Sweeper").click()  # remembered since the last time
    expect(page.raw.get_by_role("radio", name="Pip").get_by_text("1 lost")).to_be_visible()
    expect(page.raw.get_by_role("radio", name="Brann").get_by_text("not met yet")).to_be_visible()
    page.raw.get_by_label("Or a bot without a name").select_option("greedy")
    expect(page.raw.get_by_role("button", name="Opponent: Greedy")).to_be_visible()


def test_who_wants_no_lines_hears_none(page: Page) -> None:
    page.open("settings")
    page.raw.get_by_role("switch", name="Opponents say something").click()
    page.play("first-game", "human", "tash-kalar/marigold", options={"first": 0})
    expect(page.raw.locator(".side img[data-face='tash-kalar/marigold']")).to_be_visible()
    expect(page.raw.locator(".speech")).to_be_hidden()
