"""Every screen of the page, each in a state worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.support import Page, shows

FIRST = {"first": 0, "schools": ["northern", "southern"]}
CLUSTER = [f"{column}{row}" for row in (5, 4, 6, 3, 7) for column in "edfcg"]
SUMMONABLE = ":is(.hg, .hr) .card:not(.off):not(.flare):has(.stt)"


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


def _touches(page: Page) -> bool:
    return bool(page.raw.evaluate("matchMedia('(pointer: coarse)').matches"))


def _preview(page: Page) -> None:
    """The first square on offer, pointed at; a finger chooses it, which is the same."""
    square = page.raw.locator("[data-legal]").first
    if _touches(page):
        square.click()
    else:
        square.hover()
    page.raw.wait_for_timeout(400)  # a preview is asked for when the pointer has come to rest


def _choose(page: Page, square: str) -> None:
    """A square is chosen; a finger confirms with a second touch."""
    for _ in range(2 if _touches(page) else 1):
        page.square(square).click()


def _ready(page: Page) -> None:
    """A table where the hand has a being that can be summoned, and nothing is chosen yet."""
    page.play("high-form", "human", "random", options=FIRST)
    for square in CLUSTER:
        page.raw.wait_for_selector(".prompt.mine")
        if page.raw.locator(".pips i.on").count() == 0:
            page.raw.keyboard.press("e")
            page.raw.wait_for_selector(".prompt.mine .pips i.on")
        if page.raw.locator(SUMMONABLE).count():
            return
        left = page.raw.locator(".pips i.on").count()
        _choose(page, square)
        page.wait(f"document.querySelectorAll('.pips i.on').length < {left} || document.querySelector('.why')")
        page.raw.keyboard.press("Escape")


def _hovered(page: Page) -> None:
    """The card under the pointer: every place where it could arrive is shown."""
    _ready(page)
    page.raw.locator(SUMMONABLE).first.hover()
    page.raw.wait_for_selector("[data-legal]")


def _chosen(page: Page) -> None:
    """A being and its square are chosen: what would happen is previewed."""
    _ready(page)
    page.raw.locator(SUMMONABLE).first.click()
    _preview(page)


def _asked(lesson: str, card: str, square: str) -> Callable[[Page], None]:
    """The effect of a being asks for more: a position of the guided first duel."""

    def show(page: Page) -> None:
        page.open(f"learn/tash-kalar/{lesson}")
        page.raw.wait_for_selector(".prompt.mine")
        page.card(card).click()
        _choose(page, square)
        page.raw.wait_for_selector(".prompt.mine [data-option=decline]")
        if page.raw.locator("[data-legal]").count():
            _preview(page)

    return show


def _hint(page: Page) -> None:
    _ready(page)
    page.raw.keyboard.press("h")
    page.whole_hint()


def _taken_back(page: Page) -> None:
    page.play("high-form", "human", "human", options=FIRST)
    _choose(page, "e5")
    page.raw.wait_for_selector(".arena .pc")
    page.raw.keyboard.press("z")
    page.raw.wait_for_selector(".arena .pc", state="detached")


def _discard(page: Page) -> None:
    page.play("high-form", "human", "human", options=FIRST)
    page.raw.keyboard.press("d")
    page.raw.locator(".hg [data-card], .hr [data-card]").first.click()
    page.raw.wait_for_selector(".tray")
    page.raw.locator(".tray [data-card]").first.click()
    page.raw.wait_for_timeout(300)


def _chat(page: Page) -> None:
    made = page.make_table("high-form", "human", "human", options=FIRST, chat=True)
    page.open(f"table/{made['id']}")
    page.raw.wait_for_selector(".prompt.mine")
    chat = page.raw.locator("nav.tools .btn:has(+ .menu)")
    if chat.count():
        chat.click()
    else:
        page.raw.locator(".menu > button").click()
        page.raw.locator(".menu .list [data-do=chat]").click()
    page.raw.locator("#chat-text").fill("Good luck, have fun")
    page.raw.keyboard.press("Enter")
    page.raw.wait_for_selector(".chat li")


def _menu(page: Page) -> None:
    page.play("high-form", "human", "human", options=FIRST)
    page.raw.locator(".menu > button").click()
    page.raw.wait_for_selector(".menu .list")


def _menu_entry(name: str) -> Callable[[Page], None]:
    """A dialog behind an entry of the table's menu."""

    def show(page: Page) -> None:
        page.play("high-form", "human", "human", options=FIRST)
        page.raw.locator(".menu > button").click()
        page.raw.locator(f".menu .list [data-do={name}]").click()
        page.raw.wait_for_selector("dialog[open]")

    return show


def _fair(page: Page) -> None:
    """A game is over: the seed is shown, and this page has checked it."""
    _ended(page)
    page.raw.locator(".menu > button").click()
    page.raw.locator(".menu .list [data-do=fair]").click()
    page.raw.wait_for_selector("dialog[open] .good")


def _full_home(page: Page) -> None:
    """Home of somebody who has played: tables to go on with, games to look at again."""
    _ended(page)
    for form in ("high-form", "duel"):
        page.play(form, "human", "random", options=FIRST)
        page.click_on(seed=2, seconds=20, stop_after=4)
    page.open("")
    page.raw.wait_for_selector("[data-exhibit]")


def _search(page: Page) -> None:
    page.open("rules/tash-kalar")
    page.raw.wait_for_selector(".rule")
    page.raw.locator("input[type=search]").fill("TK-9")
    page.raw.wait_for_timeout(200)


def _card_in_full(page: Page) -> None:
    page.open("cards/tash-kalar")
    page.raw.wait_for_selector(".card")
    page.raw.locator('[data-card="legends/leviathan"]').click()
    page.raw.wait_for_timeout(200)


def _lesson_done(page: Page) -> None:
    page.open("learn/tash-kalar/arena")
    page.raw.wait_for_selector(".prompt.mine")
    _choose(page, "e5")
    page.raw.wait_for_selector("[data-lesson=next]")


def _about_the_game(page: Page) -> None:
    """Tasks, players and log: beside the board, on a phone in a sheet."""
    _table("high-form", "human", "random")(page)
    if page.raw.evaluate("innerWidth < 768"):
        page.raw.locator("nav.pn button").nth(3).click()
        page.raw.wait_for_selector("dialog[open]")


def _thinking(page: Page) -> None:
    page.play("high-form", "human", "mcts:3s", options={"first": 1})
    page.raw.wait_for_selector(".prompt:not(.mine) .thought")


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
    page.raw.wait_for_selector('a[href*="/replay/"].btn:visible')
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


def _opponents(page: Page) -> None:
    page.open("setup/tash-kalar/duel")
    page.raw.wait_for_selector(".su .form")
    if page.raw.locator(".steps").count():
        page.raw.locator(".steps button").nth(1).click()
    page.raw.locator(".opponent").click()
    page.raw.wait_for_selector(".ladder [role=radio]")


SCREENS: dict[str, Callable[[Page], None]] = {
    "home": shows("", ".plate .btn.primary:not([aria-disabled=true])"),
    "setup": shows("setup/tash-kalar/high-form", ".su .form"),
    "setup-melee": shows("setup/tash-kalar/melee", ".su .form"),
    "join": shows("join/ABCDEF", "main form"),
    "lobby": _lobby,
    "table": _table("high-form", "human", "random"),
    "table-melee": _table("melee", "human", "random", "random", "random"),
    "why-not": _why_not,
    "curtain": _curtain,
    "end": _end,
    "replay": _replay,
    "open-record": shows("replay", ".empty"),
    "cards": shows("cards/tash-kalar", ".card"),
    "rules": shows("rules/tash-kalar/TK-6.2", ".rule.target"),
    "choice": shows("learn", "main li .art"),
    "learn": shows("learn/tash-kalar", ".list li"),
    "lesson": shows("learn/tash-kalar/swordmaster", ".lesson"),
    "statistics": _statistics,
    "settings": shows("settings", ".seg"),
    "about": shows("about", "main h1"),
    "explorer": shows("explorer/tash-kalar", "tbody tr"),
}

"""Those the gate looks at."""

MORE_SCREENS: dict[str, Callable[[Page], None]] = {
    "home-full": _full_home,
    "opponents": _opponents,
    "setup-first-game": shows("setup/tash-kalar/first-game", ".su .form"),
    "table-first-game": _table("first-game", "human", "random"),
    "table-duel": _table("duel", "human", "random"),
    "table-team-high-form": _table("team-high-form", "human", "random", "random", "random"),
    "table-team-duel": _table("team-duel", "human", "random", "random", "random"),
    "table-melee-3": _table("melee", "human", "random", "random"),
    "thinking": _thinking,
    "hovered": _hovered,
    "chosen": _chosen,
    "effect": _asked("combat", "imperial/knight", "e4"),
    "direction": _asked("cannon", "imperial/cannon", "e5"),
    "hint": _hint,
    "taken-back": _taken_back,
    "discard": _discard,
    "chat": _chat,
    "menu": _menu,
    "describe": _menu_entry("describe"),
    "keys": _menu_entry("keys"),
    "about-the-game": _about_the_game,
    "fair": _fair,
    "card-in-full": _card_in_full,
    "rules-search": _search,
    "lesson-done": _lesson_done,
    "lesson-end": shows("learn/tash-kalar/end", "main .btn.big"),
    # Somebody who comes from other screens has played.
    "profile-empty": shows("profile", ".recent .btn.primary, .recent li"),
    "statistics-empty": shows("statistics", "main .btn.primary, main .tally"),
}
"""Closer looks: for pictures and the long run."""


def open_screen(page: Page, name: str) -> None:
    """Show a screen, drawn and at rest."""
    (SCREENS | MORE_SCREENS)[name](page)
    page.raw.evaluate("() => document.fonts.ready.then(() => true)")
    page.settle()


def rarely(*names: str, gate: set[str]) -> list[Any]:
    """Names for `parametrize`: those of the gate as they are, the others only in the long run."""
    return [name if name in gate else pytest.param(name, marks=pytest.mark.long) for name in names]
