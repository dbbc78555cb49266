"""The explorer on the page: rows with intervals, sorted and filtered, first turns on the board, one's own games."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.axe import findings, findings_in_light
from browser.support import Page

pytestmark = pytest.mark.browser


def test_first_turns_are_sorted_filtered_and_shown_on_the_board(page: Page) -> None:
    page.open("cards/tash-kalar")
    page.raw.get_by_role("link", name="Explorer").click()
    rows = page.raw.locator("tbody tr")
    expect(rows.first).to_be_visible(timeout=20_000)
    # The row that is pressed is the one on the board.
    first = rows.first.get_by_role("button").inner_text()
    expect(page.raw.get_by_label(f"First turn: {first}.", exact=False)).to_be_visible()
    other = rows.nth(1).get_by_role("button")
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.raw.get_by_label(f"First turn: {other.inner_text()}.", exact=False)).to_be_visible()

    heading = page.raw.get_by_role("columnheader", name="Games")
    heading.get_by_role("button").click()
    expect(heading).to_have_attribute("aria-sort", "descending")
    games = [int(each.replace(",", "")) for each in page.raw.locator("td.games").all_inner_texts()]
    assert games == sorted(games, reverse=True)
    heading.get_by_role("button").click()
    expect(heading).to_have_attribute("aria-sort", "ascending")

    # Rows that say nothing are put away; they come when they are asked for, and say so.
    assert min(games) >= 20
    page.raw.get_by_role("button", name="fewer than 20 games").click()
    expect(rows.get_by_text("too few games").first).to_be_visible()

    page.raw.get_by_role("combobox", name="Show").select_option("beings")
    page.raw.get_by_role("combobox", name="School").select_option("sylvan")
    expect(rows).to_have_count(18)
    page.raw.get_by_role("combobox", name="Counted when").select_option("dealt")
    expect(page.raw.get_by_role("table", name="Beings: in the first hand")).to_be_visible()
    assert not findings(page)
    # The address says what is shown, so it can be sent to somebody.
    address = page.raw.url
    page.open("about")
    page.raw.goto(address)
    expect(page.raw.get_by_role("combobox", name="School")).to_have_value("sylvan", timeout=20_000)
    expect(rows).to_have_count(18)


def test_ones_own_games_are_explored_on_a_phone(phone: Page) -> None:
    phone.make_table("combat", "human", game="fateforge")  # it goes on: nothing is told of it
    phone.open("explorer/fateforge?source=own")
    expect(phone.raw.get_by_text("You have not finished a game")).to_be_visible(timeout=20_000)
    phone.raw.get_by_role("button", name="Simulated").click()
    expect(phone.raw.locator("tbody tr").first).to_be_visible()
    phone.raw.get_by_role("combobox", name="Show").select_option("combats")
    # Combats go by their titles, not by their ids.
    expect(phone.raw.locator("tbody").get_by_text("Marsh Landing")).to_be_visible()
    assert phone.raw.evaluate("document.documentElement.scrollWidth") <= 390
    assert not findings(phone)
    assert not findings_in_light(phone)
