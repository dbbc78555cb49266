"""What others play can be read, and the table says who decides."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.support import Page

pytestmark = pytest.mark.browser


def test_the_card_of_another_is_shown_and_can_be_read_again(page: Page) -> None:
    page.play("high-form", "human", "greedy", options={"first": 0})
    page.click_on(4, until=".played")
    page.wait_for_turn()  # every move of the bot closes what is being read
    played = page.raw.locator(".played [data-card]")
    card = played.get_attribute("data-card")
    played.click()
    reader = page.raw.locator(".reader")
    shown = reader.locator("h2").inner_text()
    reader.get_by_role("button", name="Close").click()
    # Its name in the log opens it, too.
    named = page.raw.locator(".log .opens").last
    expect(named).to_be_visible()
    named.click()
    assert reader.locator("h2").inner_text().lower() == named.inner_text().lower()
    assert card
    assert shown
    # What it did stands beside the question, until one answers.
    expect(page.raw.locator(".prompt .help")).to_contain_text(".")


def test_what_another_does_is_shown_ends_with_any_key_and_can_be_asked_for(new_page: NewPage) -> None:
    page = new_page(motion="full", moments="full")
    page.play("high-form", "human", "greedy", options={"first": 0})
    page.click_on(4, until="[data-moment-card]")
    page.wait_for_turn()
    stage = page.raw.locator("[data-moment]")
    large = page.raw.locator("[data-moment-card]")
    page.raw.keyboard.press("Shift")
    expect(stage).to_have_count(0)
    expect(large).to_have_count(0)
    # Asked again it is shown again; the key steps through it.
    page.press_button("What happened?")
    expect(large).to_have_count(1)
    for _ in range(12):
        page.raw.keyboard.press("l")
    # A card that is pressed meanwhile is chosen, and nothing is shown any more.
    page.raw.keyboard.press("Shift")
    page.press_button("What happened?")
    page.raw.keyboard.press("1")
    expect(stage).to_have_count(0)
    expect(page.raw.locator(".hg .chosen")).to_have_count(1)


def test_who_puts_the_start_pieces_down_is_marked(page: Page) -> None:
    page.play("duel", "human", "greedy", options={"first": 1})
    page.wait_for_turn()
    expect(page.raw.locator(".side.active")).to_have_attribute("data-side", "0")


def test_a_chosen_card_without_actions_says_so_once(page: Page) -> None:
    page.play("high-form", "human", "greedy", options={"first": 0})
    page.place("e5")
    being = next(card for card in page.hand if not card.startswith("flare/"))
    page.card(being).click()
    expect(page.raw.locator(".why")).to_contain_text("no action left")
    assert "pattern" not in page.raw.locator(".prompt .words").inner_text()


def test_nearly_all_squares_on_offer_are_dots_without_brackets(page: Page) -> None:
    page.play("high-form", "human", "human", options={"first": 0})
    page.press_button("Place a common")
    assert page.raw.locator("[data-legal]").count() == 69
    assert page.raw.locator(".arena .lg").count() == 0
    assert page.raw.locator(".arena .ld").count() >= 68


def test_who_looks_on_is_offered_nothing(new_page: NewPage) -> None:
    host = new_page()
    table = host.make_table("high-form", "human", "human", options={"first": 0}, watch=True)
    watcher = new_page(390, 844)
    watcher.open(f"table/{table['id']}")
    watcher.raw.wait_for_selector("[role=gridcell]")
    expect(watcher.raw.locator("nav.pn button")).to_have_text(["More"])
    watcher.resize(1440, 900)
    watcher.raw.wait_for_selector(".tbl")
    assert watcher.raw.locator(".acts").count() == 0
