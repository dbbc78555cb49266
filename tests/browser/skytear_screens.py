"""Every screen of Skytear, each in a state worth looking at."""

from __future__ import annotations

from collections.abc import Callable

from browser.support import Page, shows
from server.support import Seatmates, Server

AUTO_PASS = "ludarium.skytear.auto-pass"


def sit(
    page: Page, form: str, *seats: str, asks: bool = False, clock: dict[str, int] | None = None, **options: object
) -> str:
    """A table of Skytear; with `asks` no Reaction window is passed by itself."""
    page.open()
    page.raw.evaluate("([key, mode]) => localStorage.setItem(key, mode)", [AUTO_PASS, "never" if asks else "empty"])
    return page.play(form, *seats, game="skytear", options={"first": 0, **options}, clock=clock)


def lesson(page: Page, name: str) -> None:
    """A lesson's table: a prepared position in the middle of a battle."""
    page.open(f"learn/skytear/{name}")
    page.wait_for_turn()
    page.settle()


async def seatmates(server: Server, table: str) -> Seatmates:
    """Both seats of a table that a page has made."""
    room = await server.service.rooms.get(table)
    assert room is not None
    async with room.entered() as match:
        owner = match.places[0].owner
    assert owner is not None
    return await Seatmates.at(server.service, table, owner)


def _minion_phase(page: Page) -> None:
    lesson(page, "control")
    page.raw.locator("[data-option=pass]").click()
    page.raw.wait_for_selector("section.mp")


def _reaction(page: Page) -> None:
    lesson(page, "reaction")
    page.raw.wait_for_selector(".stack .se, .tabs .hot, .fold")


def _refused(page: Page) -> None:
    lesson(page, "attack")
    page.raw.locator('[data-space="a5"]').dispatch_event("click")
    page.raw.wait_for_selector(".why[role=alert]")


def resign(page: Page) -> None:
    page.raw.locator(".menu > button").click()
    page.raw.locator(".menu .list .item.danger").click()
    page.raw.locator("dialog[open] .btn.danger").click()
    page.raw.wait_for_selector('a[href*="/replay/"].btn:visible')


def replayed(page: Page) -> str:
    """A short battle that was given up, in the replay screen; its table."""
    table = sit(page, "simplified", "human", "random")
    page.click_on(seed=3, seconds=90, until=".board .hero")
    page.click_on(seed=4, seconds=30, stop_after=20)
    resign(page)
    page.open(f"replay/skytear/tables/{table}")
    page.raw.wait_for_selector(".slider", timeout=60_000)
    page.raw.keyboard.press("End")
    return table


def _replay(page: Page) -> None:
    replayed(page)


def _draft(page: Page) -> None:
    sit(page, "standard", "human", "random")
    page.raw.wait_for_selector("[data-draft].can")
    page.raw.locator("[data-draft].can").first.click()


def _competitive(page: Page) -> None:
    sit(page, "competitive", "human", "random")
    page.raw.wait_for_selector("[data-draft].can")


SCREENS: dict[str, Callable[[Page], None]] = {
    "setup": shows("setup/skytear/competitive", ".su .form"),
    "draft": _draft,
    "competitive": _competitive,
    "deck": shows("cards/skytear/decks", ".verdict:has(b)"),
    "table": lambda page: lesson(page, "melee"),
    "reaction": _reaction,
    "refused": _refused,
    "minion-phase": _minion_phase,
    "replay": _replay,
    "cards": shows("cards/skytear", ".cards .pc"),
    "learn": shows("learn/skytear", "main ol li"),
    "rules": shows("rules/skytear/SK-19.2", ".rule.target"),
}


def open_screen(page: Page, name: str) -> None:
    """Show a screen, drawn and at rest."""
    SCREENS[name](page)
    page.raw.evaluate("() => document.fonts.ready.then(() => true)")
    page.settle()
