"""Every screen of the page, each in a state worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.support import Page

FIRST = {"first": 0, "schools": ["northern", "southern"]}


def _go(route: str, shown: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.open(route)
        page.raw.wait_for_selector(shown)

    return show


def _table(form: str, *seats: str) -> Callable[[Page], None]:
    """A game in its middle: some clicks against bots."""

    def show(page: Page) -> None:
        page.play(form, *seats, options={"first": 0})
        page.click_on(seed=7, seconds=60, stop_after=24)
        page.raw.wait_for_selector(".prompt.mine, a[href*='/replay/'].btn")
        # A dialog hides the table: where one is open, it is answered first.
        for seed in range(20):
            if not page.raw.locator("dialog[open]").count():
                break
            page.click_on(seed=seed + 1, seconds=20, stop_after=1)
            page.raw.wait_for_selector(".prompt.mine, a[href*='/replay/'].btn")

    return show


def _lobby(page: Page) -> None:
    made = page.make_table("duel", "human", "link")
    page.open(f"table/{made['id']}")
    page.raw.wait_for_selector("#invitation")


def _why_not(page: Page) -> None:
    page.play("high-form", "human", "human", options=FIRST)
    page.raw.locator(".hg [data-card], .hr [data-card]").first.click()
    page.raw.wait_for_selector(".why")


def _curtain(page: Page) -> None:
    page.play("duel", "human", "human", options=FIRST)
    page.click_on(seed=1, seconds=20, until="dialog[open] .btn.big")
    page.raw.wait_for_selector("dialog[open] .btn.big")


def _ended(page: Page) -> str:
    """A game that is over; its table."""
    table = page.play("first-game", "human", "random", options=FIRST)
    page.click_on(seed=3, seconds=60, stop_after=12)
    page.raw.locator(".menu > button").click()
    page.raw.locator(".menu .list .item.danger").click()
    page.raw.locator("dialog[open] .btn.danger").click()
    page.raw.wait_for_selector('a[href*="/replay/"].btn')
    return table


def _end(page: Page) -> None:
    _ended(page)


def _replay(page: Page) -> None:
    table = _ended(page)
    page.open(f"replay/tables/{table}")
    page.raw.wait_for_selector(".slider")
    page.raw.keyboard.press("End")


def _statistics(page: Page) -> None:
    _ended(page)
    page.open("statistics")
    page.raw.wait_for_selector(".tally")


SCREENS: dict[str, Callable[[Page], None]] = {
    "home": _go("", ".plate h2"),
    "setup": _go("setup/tash-kalar/high-form", ".su .form"),
    "setup-melee": _go("setup/tash-kalar/melee", ".su .form"),
    "join": _go("join/ABCDEF", "form.panel"),
    "lobby": _lobby,
    "table": _table("high-form", "human", "random"),
    "table-melee": _table("melee", "human", "random", "random", "random"),
    "why-not": _why_not,
    "curtain": _curtain,
    "end": _end,
    "replay": _replay,
    "open-record": _go("replay", ".empty"),
    "cards": _go("cards/tash-kalar", ".card"),
    "rules": _go("rules/tash-kalar/TK-6.2", ".rule.target"),
    "choice": _go("learn", "main li .art"),
    "learn": _go("learn/tash-kalar", ".list li"),
    "lesson": _go("learn/tash-kalar/swordmaster", ".lesson"),
    "statistics": _statistics,
    "settings": _go("settings", ".seg"),
    "about": _go("about", "main h1"),
}


def open_screen(page: Page, name: str) -> None:
    """Show a screen, drawn and at rest."""
    SCREENS[name](page)
    page.raw.evaluate("() => document.fonts.ready.then(() => true)")


def rarely(*names: str, gate: set[str]) -> list[Any]:
    """Names for `parametrize`: those of the gate as they are, the others only in the long run."""
    return [name if name in gate else pytest.param(name, marks=pytest.mark.long) for name in names]
