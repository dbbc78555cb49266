"""No serious or critical finding of axe on any screen, dark or light; what has the focus can be seen."""

from __future__ import annotations

import pytest

from browser.axe import findings, findings_in_light
from browser.conftest import NewPage
from browser.screens import MORE_SCREENS, SCREENS, open_screen, rarely
from browser.support import Page

pytestmark = pytest.mark.browser


def test_words_that_cannot_be_read_are_found(page: Page) -> None:
    """Pages of tests are not painted unless they are looked at: whoever judges colours must see some."""
    open_screen(page, "about")
    page.raw.locator("main p").first.evaluate("words => { words.style.color = '#444'; }")
    assert [found for found in findings(page) if found.startswith("color-contrast")]


@pytest.mark.parametrize(
    "screen", rarely(*SCREENS, *MORE_SCREENS, gate={"home", "setup", "table", "why-not", "lesson"})
)
def test_screen_has_no_serious_finding(new_page: NewPage, screen: str) -> None:
    page = new_page()
    open_screen(page, screen)
    assert not findings(page)
    assert not findings_in_light(page)


@pytest.mark.parametrize("screen", rarely("home", "setup", "table", "lesson", "replay", gate={"table", "replay"}))
def test_screen_has_no_serious_finding_on_a_phone(new_page: NewPage, screen: str) -> None:
    page = new_page(390, 844, context={"has_touch": True, "is_mobile": True})
    open_screen(page, screen)
    assert not findings(page)
