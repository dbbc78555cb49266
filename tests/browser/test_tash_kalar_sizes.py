"""The table of Tash-Kalar on small laptops and phones: nothing is cut off, everything can be reached."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from browser.conftest import NewPage
from browser.screens import rarely
from browser.support import Page

pytestmark = pytest.mark.browser

SIZES = {
    "landscape phone": (844, 390),
    "small landscape phone": (667, 375),
    "low laptop": (1366, 625),
    "small laptop": (1280, 720),
    "desktop": (1440, 900),
    "phone": (390, 844),
}

_CUT = """
() => {
  const found = [];
  const inside = (box) =>
    box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  const told = (element) =>
    element.dataset.name || element.dataset.card || element.ariaLabel || element.innerText || element.className;
  // What has to be in sight without scrolling anything.
  for (const element of document.querySelectorAll(
    "[role=gridcell], .prompt .btn, .acts .btn, .pn button, header .btn, .side .score, .clock, .strip button"))
    if (element.checkVisibility() && !inside(element.getBoundingClientRect())) found.push(`cut: ${told(element)}`);
  // Cards of the hand: in sight, or in something that scrolls there.
  for (const card of document.querySelectorAll(".hg [data-card], .hr [data-card]")) {
    const scrolls = (at) => at && (["auto", "scroll"].includes(getComputedStyle(at).overflowY)
      || ["auto", "scroll"].includes(getComputedStyle(at).overflowX) ? at : scrolls(at.parentElement));
    const box = card.getBoundingClientRect();
    const around = scrolls(card.parentElement);
    const reachable = around && inside(around.getBoundingClientRect());
    if (!inside(box) && !reachable) found.push(`cut: ${told(card)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than the screen");
  if (document.documentElement.scrollHeight > innerHeight + 1) found.push("the page is higher than the screen");
  // Nothing in the head of the page lies over anything else.
  const head = [...document.querySelectorAll("header h1, header .btn, header .mut, header .brand")]
    .filter((element) => element.checkVisibility());
  const main = [...document.querySelectorAll(".side, .strip button, .prompt, [role=gridcell], .lesson")];
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  head.forEach((one, at) => {
    for (const other of [...head.slice(at + 1), ...main])
      if (!one.contains(other) && over(one.getBoundingClientRect(), other.getBoundingClientRect()))
        found.push(`${told(one)} lies over ${told(other)}`);
  });
  return found;
}
"""


def resized(page: Page) -> Iterator[str]:
    for name, (width, height) in SIZES.items():
        page.resize(width, height)
        yield name


@pytest.mark.parametrize("language", rarely("en", "pl", "fr", gate={"fr"}))
@pytest.mark.parametrize("form", rarely("high-form", "duel", "melee", "team-duel", gate={"high-form", "melee"}))
def test_nothing_is_cut_off_at_any_size(new_page: NewPage, form: str, language: str) -> None:
    seats = 2 if form in ("high-form", "duel") else 4
    page = new_page(language=language)
    page.play(form, *["human"] * seats, options={"first": 0}, clock={"seconds": 600, "bonus": 5})
    if form == "melee":
        page.click_on(stop_after=1)
    for size in resized(page):
        assert page.raw.evaluate(_CUT) == [], size
        assert page.raw.locator(".clock:visible").count() == seats, f"clocks are in sight: {size}"
        if form == "high-form":
            assert page.raw.locator("[data-task]:visible").count() >= 3, f"tasks are in sight: {size}"


def test_a_turn_is_played_on_a_phone_that_lies_on_its_side(new_page: NewPage) -> None:
    page = new_page(844, 390, context={"has_touch": True, "is_mobile": True})
    page.play("high-form", "human", "human", options={"first": 0})
    page.raw.locator("nav.pn button", has_text="Place").tap()
    page.square("e9").tap()
    page.raw.locator("nav.pn button", has_text="Confirm").tap()
    page.wait("document.querySelectorAll('.arena .pc').length === 1")
    page.raw.locator("nav.pn button", has_text="End turn").tap()
    page.raw.get_by_role("button", name="I am Bo").tap()
    page.wait_for_turn()
    assert page.raw.evaluate(_CUT) == []
