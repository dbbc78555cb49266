"""What axe finds on a page, and on its light side."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe

from browser.support import Page

BAD = {"serious", "critical"}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
# Colours that fade are looked at when they have arrived.
LIGHT = """() => {
    document.documentElement.dataset.theme = "light";
    for (const fading of document.getAnimations())
        if (fading.effect.getComputedTiming().endTime !== Infinity) fading.finish();
}"""


def findings(page: Page, **options: Any) -> list[str]:
    """What is serious or critical."""
    page.look()
    results = Axe().run(page.raw, options={"resultTypes": ["violations"], **options})
    return [
        f"{found['id']} ({found['impact']}): {node['html'][:160]}"
        for found in results.response["violations"]
        if found["impact"] in BAD
        for node in found["nodes"][:3]
    ]


def findings_in_light(page: Page) -> list[str]:
    """The same of the light theme, which changes nothing but colours; the page stays light."""
    page.raw.evaluate(LIGHT)
    return findings(page, **CONTRAST)
