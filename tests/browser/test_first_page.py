"""The first page is small. How soon it is ready is measured, not asserted: a busy machine says nothing about it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage

pytestmark = pytest.mark.browser

MOST_BYTES = 250_000


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_first_page_is_small_and_can_be_played_from(new_page: NewPage, language: str) -> None:
    page = new_page(language=language, fresh=True)
    wire = page.raw.context.new_cdp_session(page.raw)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    start = time.monotonic()
    page.open()
    expect(page.raw.locator(".niche .btn.primary").first).to_be_enabled()
    taken = time.monotonic() - start
    page.raw.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes) < MOST_BYTES
    assert not page.raw.get_by_text("[", exact=False).count(), "every word of it is there"
    print(f"first page in {language}: {sum(sizes) / 1000:.0f} kB, usable after {taken:.2f} s")


def test_the_page_carries_no_words_of_the_terminal(built: Path) -> None:
    carried = [file.name for file in built.rglob("*.js") if "cli-command-help" in file.read_text()]
    assert not carried
