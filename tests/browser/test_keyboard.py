"""Played without a mouse: Tab, arrows, Enter and the shortcuts; the focus is always to be seen."""

from __future__ import annotations

import functools

import pytest
from playwright.sync_api import expect

from browser.screens import open_screen, rarely
from browser.support import Heard, Page, hear

pytestmark = pytest.mark.browser

_FOCUS = """() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const style = getComputedStyle(element);
  const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const stroked = style.stroke !== "none" && parseFloat(style.strokeWidth) >= 3;
  // Some put the ring around themselves: a field inside its label, an arrow's disc.
  const ringed = [element.parentElement, element.firstElementChild, element.querySelector("circle")].some((near) => {
    if (!near) return false;
    const ring = getComputedStyle(near);
    return (ring.outlineStyle !== "none" && parseFloat(ring.outlineWidth) >= 2) ||
      (near.tagName === "circle" && parseFloat(ring.strokeWidth) >= 3);
  });
  const box = element.getBoundingClientRect();
  const classes = element.getAttribute("class") ?? "";
  return {
    name: `${element.tagName} ${classes} ${element.ariaLabel ?? element.innerText ?? ""}`.slice(0, 90),
    seen: (outlined || stroked || ringed) && box.width > 0 && box.height > 0,
  };
}"""


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.raw.keyboard.press(key)


def focus_is_seen(page: Page) -> str:
    focus = page.raw.evaluate(_FOCUS)
    assert focus, "nothing has the focus"
    assert focus["seen"], f"the focus cannot be seen: {focus['name']}"
    return str(focus["name"])


def every_stop_is_seen(page: Page) -> None:
    """Tab goes through the page; wherever it stops is seen."""
    stops = []
    for _ in range(60):
        press(page, "Tab")
        if page.raw.evaluate("document.activeElement === document.body"):
            break
        stops.append(focus_is_seen(page))
    assert len(set(stops)) > 5


def tab_to(page: Page, selector: str, limit: int = 80) -> None:
    """Tab until something that matches has the focus; each stop on the way can be seen."""
    for _ in range(limit):
        press(page, "Tab")
        if page.raw.evaluate("document.activeElement === document.body"):
            continue  # past the last stop, on the way to the first
        focus_is_seen(page)
        if page.raw.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def answer(page: Page) -> None:
    """Give one answer to whatever is asked, by keys alone: claim, summon, place, and whatever effects ask for."""
    if page.raw.locator("dialog[open]").count():
        tab_to(page, "dialog[open] [data-option], dialog[open] .tray button")
        press(page, "Enter")
    elif page.raw.locator(".tray").count():
        tab_to(page, ".tray button, .prompt [data-option]")
        press(page, "Enter")
    elif page.raw.locator("[data-task] .claim:not([aria-disabled=true])").count():
        tab_to(page, "[data-task] .claim")
        press(page, "Enter")
    elif page.raw.locator(".acts .btn.primary").count():
        press(page, "e")
    elif page.raw.locator(".acts [aria-disabled=false]", has_text="Place").count():
        ready = page.raw.locator(".hg .card").evaluate_all("all => all.map((card) => card.matches('.off'))")
        beings = page.raw.locator(".hg .card").evaluate_all("all => all.map((card) => !card.matches('.flare'))")
        cards = [at for at, (off, being) in enumerate(zip(ready, beings, strict=True), 1) if being and not off]
        press(page, *([str(cards[0])] if cards else ["p", "b"]))
        take_square(page)
    elif page.raw.locator("[data-legal]").count():
        press(page, "b")
        take_square(page)
    elif page.raw.locator("[data-option=decline]").count():
        press(page, "s")
    else:
        tab_to(page, "[data-option], .direct")
        press(page, "Enter")


def take_square(page: Page) -> None:
    """Enter on the square that the cursor is on; where a pattern lies in several ways, once more to confirm."""
    focus_is_seen(page)
    press(page, "Enter")
    if page.raw.locator(".prompt .btn.primary", has_text="Confirm").count():
        press(page, "Enter")


def went_on(heard: Heard, number: int) -> bool:
    return heard.number > number


OVER = 'a[href*="/replay/"].btn:visible'


@pytest.mark.long
def test_a_whole_game_is_begun_played_and_looked_at_again_by_keys_alone(page: Page) -> None:
    heard = hear(page)
    page.open()
    page.raw.wait_for_selector(".plate h2")
    tab_to(page, ".niche .row a")
    press(page, "Enter")
    page.raw.wait_for_selector(".su .form")
    tab_to(page, ".form")  # the first of them is the first game
    press(page, "Enter")
    tab_to(page, ".opponent")
    press(page, "Enter", "1", "Enter")  # the first of the ladder errs most
    expect(page.raw.locator(".opponent")).to_contain_text("Pip")
    tab_to(page, ".scol .btn.primary")
    press(page, "Enter")
    page.raw.wait_for_selector("[role=gridcell]")
    answers = 0
    while True:
        page.raw.wait_for_selector(f".prompt.mine, {OVER}")
        if page.raw.locator(OVER).count():
            break
        asked = heard.number
        answer(page)
        answers += 1
        page.wait_until(functools.partial(went_on, heard, asked), f"answer {answers}: {page.prompt}")
    assert heard.views[-1]["outcome"]["reason"] != "resigned"
    assert heard.views[-1]["form"] == "first-game"
    assert answers > 20
    tab_to(page, OVER.removesuffix(":visible"))
    press(page, "Enter")
    page.raw.wait_for_selector(".slider")
    press(page, "End")
    assert int(page.raw.locator(".slider").input_value()) > answers


def test_a_being_is_chosen_turned_and_let_go_by_keys(page: Page) -> None:
    page.play("high-form", "human", "human", options={"first": 0})
    press(page, "1")
    assert page.raw.locator(".hg .chosen").count() == 1
    press(page, "Escape", "Escape")
    assert page.raw.locator(".hg .chosen").count() == 0
    press(page, "p", "b", "ArrowLeft", "ArrowUp", "Enter")
    page.wait("document.querySelectorAll('.arena .pc').length === 1")
    focus_is_seen(page)


def test_escape_closes_dialogs_and_menus(page: Page) -> None:
    page.play("high-form", "human", "human", options={"first": 0})
    press(page, "?")
    expect(page.raw.locator("dialog[open]")).to_be_visible()
    press(page, "Escape")
    expect(page.raw.locator("dialog[open]")).to_have_count(0)
    tab_to(page, ".menu > button")
    press(page, "Enter")
    expect(page.raw.locator(".menu .list")).to_be_visible()
    press(page, "Tab", "Escape")
    expect(page.raw.locator(".menu .list")).to_have_count(0)
    assert page.raw.evaluate("document.activeElement.matches('.menu > button')")


@pytest.mark.parametrize(
    "screen", rarely("home", "setup", "table", "cards", "settings", "replay", gate={"setup", "table"})
)
def test_every_stop_of_the_keyboard_is_seen(page: Page, screen: str) -> None:
    open_screen(page, screen)
    every_stop_is_seen(page)
