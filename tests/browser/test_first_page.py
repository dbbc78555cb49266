"""The first page is small and soon there."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.support import Page

pytestmark = pytest.mark.browser

MOST_BYTES = 250_000
MOST_SECONDS = 2.0


def test_first_page_is_small_and_soon_ready_to_be_used(new_page: NewPage) -> None:
    seconds, sizes = [], []
    for _ in range(3):  # the quickest counts: other tests may be using the machine
        taken, size = first_visit(new_page())
        seconds.append(taken)
        sizes.append(size)
        if taken < MOST_SECONDS:
            break
    print(f"first page: {max(sizes) / 1000:.0f} kB, usable after {min(seconds):.2f} s")
    assert max(sizes) < MOST_BYTES
    assert min(seconds) < MOST_SECONDS


def first_visit(page: Page) -> tuple[float, float]:
    """Seconds until a game can be begun, and the bytes that came over the wire."""
    wire = page.raw.context.new_cdp_session(page.raw)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    start = time.monotonic()
    page.open()
    expect(page.raw.get_by_role("button", name="Play now").first).to_be_enabled()
    taken = time.monotonic() - start
    page.raw.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    return taken, sum(sizes)
