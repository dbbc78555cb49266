"""Skytear played without a mouse: drafting, activations, Reactions, the Minion Phase; the focus is always seen."""

from __future__ import annotations

import functools

import pytest

from browser.screens import rarely
from browser.skytear_screens import lesson, open_screen, sit
from browser.support import Page, hear
from browser.test_keyboard import every_stop_is_seen, focus_is_seen, press, tab_to, went_on

pytestmark = pytest.mark.browser


def is_there(page: Page, selector: str) -> bool:
    return page.raw.locator(selector).count() > 0


def answer(page: Page, turn: int) -> str:
    """One answer to whatever is asked, by keys alone; what was answered."""
    if is_there(page, "section.mp"):
        press(page, "p")
        return "minion-phase"
    if is_there(page, "[data-draft].can"):
        number = page.raw.locator("[data-draft]").evaluate_all("all => all.findIndex((one) => one.matches('.can')) + 1")
        press(page, str(number), str(number))
        return "draft"
    if is_there(page, ".stack .pr.on") and is_there(page, ".hand .pc.can"):
        kbd = page.raw.locator(".hand .pc.can kbd").first.inner_text()
        press(page, kbd)
        page.raw.wait_for_timeout(60)
        if is_there(page, "[data-option=play]"):
            tab_to(page, "[data-option=play]")
            press(page, "Enter")
        return "reaction"
    ready = page.raw.locator(".ab.on")
    if ready.count():
        key = ready.nth(turn % ready.count()).locator("kbd").inner_text()
        press(page, key.lower())
        return "action"
    if is_there(page, "[data-legal]"):
        press(page, "b")
        focus_is_seen(page)
        press(page, "Enter")
        page.raw.wait_for_timeout(60)
        if is_there(page, "[data-option=confirm]"):
            press(page, "Enter")
        return "space"
    if is_there(page, ".hand .pc.can"):
        press(page, page.raw.locator(".hand .pc.can kbd").first.inner_text())
        return "card"
    if is_there(page, "[data-option=pass]"):
        press(page, "p")
        return "pass"
    tab_to(page, ".strip .pc.can, [data-option]:not([disabled]), [data-effect]")
    press(page, "Enter")
    return "button"


@pytest.mark.long
def test_activations_and_reactions_are_played_by_keys_alone(page: Page) -> None:
    heard = hear(page)
    sit(page, "simplified", "human", "random", asks=True)
    done: list[str] = []
    while not {"draft", "space", "action", "reaction", "pass"} <= set(done) or done.count("action") < 5:
        assert len(done) < 140, done
        if not is_there(page, "section.mp"):
            page.raw.wait_for_selector(".prompt.mine, [data-draft].can, section.mp", timeout=60_000)
        asked = heard.number
        done.append(answer(page, len(done)))
        if done[-1] != "minion-phase":
            page.wait_until(functools.partial(went_on, heard, asked), f"after {done[-1]}")
    assert is_there(page, ".board .hero")


def test_the_keyboard_goes_round_the_battlefield(page: Page) -> None:
    lesson(page, "melee")
    here = "document.activeElement.dataset.space"
    press(page, "b")
    focus_is_seen(page)
    start = page.raw.evaluate(here)
    press(page, "ArrowDown", "ArrowUp")
    assert page.raw.evaluate(here) == start, "up returns to the column one came from"
    press(page, "Home")
    assert "nexus" in page.raw.evaluate("document.activeElement.getAttribute('aria-label')")
    seen = set()
    for _ in range(8):
        press(page, "]")
        seen.add(page.raw.evaluate(here))
        focus_is_seen(page)
    assert len(seen) == 8, "from hero to hero"
    press(page, ".")
    assert "control token" in page.raw.evaluate("document.activeElement.getAttribute('aria-label')")
    press(page, "Shift+C", "7")
    assert page.raw.evaluate(here) == "c7", "a space is reached by its name"
    regions = set()
    for _ in range(8):
        press(page, "F6")
        regions.add(focus_is_seen(page))
    assert len(regions) >= 4


def test_an_area_is_turned_and_let_go_by_keys(page: Page) -> None:
    lesson(page, "area")
    press(page, page.raw.locator(".hand .pc.can kbd").first.inner_text())
    page.wait("document.querySelector('[data-legal]')")
    press(page, "b", "Enter")
    page.raw.wait_for_timeout(200)
    press(page, "p")
    page.wait("document.querySelectorAll('.board .area').length || document.querySelector('[data-legal]')")
    press(page, "b")
    focus_is_seen(page)
    before = page.raw.locator(".board .area").get_attribute("d")
    press(page, "r")
    page.wait(f"document.querySelector('.board .area')?.getAttribute('d') !== {before!r}")
    press(page, "Enter", "Escape")
    assert not is_there(page, "[data-option=confirm]")


@pytest.mark.parametrize("screen", rarely("table", "deck", "setup", "cards", gate={"table"}))
def test_every_stop_of_the_keyboard_is_seen(page: Page, screen: str) -> None:
    open_screen(page, screen)
    every_stop_is_seen(page)
