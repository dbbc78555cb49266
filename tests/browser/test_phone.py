"""A phone, 390 pixels wide, touched with a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import NewPage
from browser.fingers import PHONE, TOUCH, too_wide
from browser.screens import MORE_SCREENS, SCREENS, open_screen, rarely
from browser.support import Page

pytestmark = pytest.mark.browser


def test_two_taps_and_confirm_place_a_piece(phone: Page) -> None:
    phone.play("high-form", "human", "human", options={"first": 0})
    tools = phone.raw.locator("nav.pn button")
    tools.filter(has_text="Place").tap()
    phone.square("e5").tap()
    confirm = tools.filter(has_text="Confirm")
    expect(confirm).to_have_attribute("aria-disabled", "false")
    assert phone.pieces == [], "one tap does nothing that cannot be thought over"
    confirm.tap()
    phone.wait("document.querySelectorAll('.arena .pc').length === 1")
    assert phone.square("e5").get_attribute("aria-label") == "e5, red square, Ada, common"


def test_a_second_tap_on_the_square_confirms_too(phone: Page) -> None:
    phone.play("high-form", "human", "human", options={"first": 0})
    phone.raw.locator("nav.pn button", has_text="Place").tap()
    phone.square("d3").tap()
    phone.square("d3").tap()
    phone.wait("document.querySelectorAll('.arena .pc').length === 1")


def test_when_the_game_is_over_the_bar_offers_no_action(phone: Page) -> None:
    open_screen(phone, "end")
    for name in ("Place", "Discard", "Confirm"):
        expect(phone.raw.locator("nav.pn button", has_text=name)).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("language", rarely("en", "pl", "fr", gate={"pl"}))
def test_nothing_is_wider_than_the_screen(new_page: NewPage, language: str) -> None:
    page = new_page(*PHONE, context=TOUCH, language=language)
    # The gate looks at the screens, the long run also at what opens over them.
    assert not too_wide(page, SCREENS if language == "pl" else SCREENS | MORE_SCREENS, open_screen)


def test_everything_to_touch_at_the_table_is_large_enough(phone: Page) -> None:
    phone.play("high-form", "human", "human", options={"first": 0})
    small = phone.raw.evaluate(
        """() => [...document.querySelectorAll("button, a, [role=gridcell]")]
            .filter((element) => element.checkVisibility() && !element.classList.contains("skip-link"))
            .map((element) => ({ name: element.ariaLabel || element.innerText, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 24 || box.height < 24)
            .map(({ name, box }) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
    )
    assert not small


REFUSED = {
    "tash-kalar": ("swordmaster", ("nav.pn button:has-text('Place')", '[role=gridcell][data-name="d4"]')),
    "skytear": ("attack", ('[data-space="a5"]',)),
    "fateforge": ("strike", ('.zone[data-zone="F"]',)),
}
"""A lesson of each game, and presses of which the last is refused."""


@pytest.mark.parametrize("game", REFUSED)
def test_why_not_never_lies_over_the_words_of_a_lesson(phone: Page, game: str) -> None:
    lesson, presses = REFUSED[game]
    phone.open(f"learn/{game}/{lesson}")
    phone.wait_for_turn()
    for pressed in presses:
        phone.raw.locator(pressed).dispatch_event("click")
    why = phone.raw.locator(".why")
    expect(why).to_be_visible()
    words = phone.raw.locator(".lesson")
    assert not overlap(why, words)
    words.locator("summary").tap()  # the lesson's words become longer
    expect(words.locator("details p")).to_be_visible()
    assert not overlap(why, words)


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things on the screen share a pixel."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    above = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    return not (beside or above)
