"""A phone in the hand: its screen, and fingers on the glass."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import CDPSession, Locator

from browser.support import Page

PHONE = (390, 844)
"""The width and height of the phone."""
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
Point = tuple[float, float]

_OUT_OF_SIGHT = """(wanted) => [...document.querySelectorAll(wanted)].filter((element) => {
  // What a person sees without doing anything: inside the window and inside everything that scrolls around it.
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) return true;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!/auto|scroll|hidden/.test(getComputedStyle(around).overflowY)) continue;
    const box = around.getBoundingClientRect();
    if (top < box.top - 1 || bottom > box.bottom + 1 || right > box.right + 1) return true;
  }
  return false;
}).map((element) => element.textContent.slice(0, 40))"""


class Fingers:
    """Fingers on the glass, moved in small steps as real ones are."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._session: CDPSession = page.raw.context.new_cdp_session(page.raw)

    def _send(self, kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def slide(self, *ways: tuple[Point, Point], steps: int = 10, pause: int = 15) -> None:
        """Every finger from its first point to its second, all at once; they stay on the glass."""
        self._send("touchStart", *(start for start, _ in ways))
        for step in range(1, steps + 1):
            share = step / steps
            now = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in ways]
            self._send("touchMove", *now)
            if pause:
                self.page.raw.wait_for_timeout(pause)

    def lift(self) -> None:
        self._send("touchEnd")

    def drag(self, *ways: tuple[Point, Point], steps: int = 10, pause: int = 15) -> None:
        """Slide, hold still and lift."""
        self.slide(*ways, steps=steps, pause=pause)
        self.page.raw.wait_for_timeout(120)  # held still, so that nothing slides on
        self.lift()
        self.page.raw.wait_for_timeout(60)


def centre(place: Locator) -> Point:
    """The middle of something on the screen."""
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the screen, once it has taken in the screen's size."""
    size = page.raw.viewport_size
    assert size
    end = time.monotonic() + 3
    while True:
        width: int = page.raw.evaluate("document.documentElement.scrollWidth")
        if width <= size["width"] or time.monotonic() > end:
            return max(0, width - size["width"])
        page.raw.wait_for_timeout(50)


def out_of_sight(page: Page, wanted: str) -> list[str]:
    """The words of those elements of which a part is not seen without scrolling."""
    found: list[str] = page.raw.evaluate(_OUT_OF_SIGHT, wanted)
    return found


def too_wide(page: Page, screens: Iterable[str], show: Callable[[Page, str], None]) -> list[str]:
    """Those of the screens that are wider than the page, with the pixels that are too many."""
    found = []
    for screen in screens:
        show(page, screen)
        pixels = overflow(page)
        if pixels:
            found.append(f"{screen}: {pixels}")
    return found
