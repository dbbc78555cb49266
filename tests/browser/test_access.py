"""No serious or critical finding of axe on any screen, dark or light; what has the focus can be seen."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.conftest import NewPage
from browser.screens import MORE_SCREENS, SCREENS, open_screen, rarely
from browser.support import Page

pytestmark = pytest.mark.browser

BAD = {"serious", "critical"}


def findings(page: Page, **options: Any) -> list[str]:
    results = Axe().run(page.raw, options={"resultTypes": ["violations"], **options})
    return [
        f"{found['id']} ({found['impact']}): {node['html'][:160]}"
        for found in results.response["violations"]
        if found["impact"] in BAD
        for node in found["nodes"][:3]
    ]


@pytest.mark.parametrize(
    "screen", rarely(*SCREENS, *MORE_SCREENS, gate={"home", "setup", "table", "why-not", "lesson"})
)
def test_screen_has_no_serious_finding(new_page: NewPage, screen: str) -> None:
    page = new_page()
    open_screen(page, screen)
    assert not findings(page)
    # The light theme changes nothing but colours.
    page.raw.evaluate(
        """() => {
            document.documentElement.dataset.theme = "light";
            for (const fading of document.getAnimations())
                if (fading.effect.getComputedTiming().endTime !== Infinity) fading.finish();
        }"""
    )
    contrast = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
    assert not findings(page, **contrast)


@pytest.mark.parametrize("screen", rarely("home", "setup", "table", "lesson", "replay", gate={"table", "replay"}))
def test_screen_has_no_serious_finding_on_a_phone(new_page: NewPage, screen: str) -> None:
    page = new_page(390, 844, context={"has_touch": True, "is_mobile": True})
    open_screen(page, screen)
    assert not findings(page)
