"""The frame on phones that lie on their side and on small laptops: nothing is cut, everything can be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.fateforge_screens import SCREENS as FATEFORGE
from browser.fateforge_screens import bring, far
from browser.fingers import TOUCH
from browser.screens import rarely
from browser.skytear_screens import SCREENS as SKYTEAR
from browser.skytear_screens import lesson
from browser.support import Page

pytestmark = pytest.mark.browser

SIZES = ((844, 390), (1280, 720), (1366, 625), (390, 844))
SCREENS = (
    "",
    "setup/tash-kalar",
    "setup/skytear",
    "setup/fateforge",
    "cards/tash-kalar",
    "rules/tash-kalar",
    "settings",
    "statistics",
)

WRONG = """() => {
  const wrong = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) wrong.push("the page scrolls sideways");
  const bar = document.querySelector("header.bar");
  const parts = [...(bar?.children ?? [])].map((part) => part.getBoundingClientRect()).filter((box) => box.width);
  parts.forEach((one, at) => {
    if (one.right > width + 1) wrong.push("the head is wider than the page");
    for (const two of parts.slice(at + 1))
      if (one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1)
        wrong.push("parts of the head lie over each other");
  });
  return [...new Set(wrong)];
}"""
"""What is wrong with a screen: too wide, or its head lies over itself."""


def in_sight(page: Page, selector: str) -> bool:
    box = page.raw.locator(selector).first.bounding_box()
    size = page.raw.viewport_size
    assert size is not None
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size["height"] + 1


@pytest.mark.parametrize("language", rarely("en", "pl", "fr", gate={"fr"}))
def test_screens_fit_whatever_the_window(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    for screen in SCREENS:
        page.open(screen)
        page.raw.wait_for_selector("h1")
        for width, height in SIZES:
            page.resize(width, height)
            assert page.raw.evaluate(WRONG) == [], (screen, width, height)
    page.open("setup/tash-kalar")
    page.resize(844, 390)
    expect(page.raw.locator(".steps .primary")).to_be_visible()
    assert in_sight(page, ".steps .primary"), "the start is always in sight"
    page.open()
    page.resize(1366, 625)
    assert in_sight(page, ".plate .primary"), "a game is begun without scrolling"


def test_the_waiting_room_can_be_read_to_its_end_on_a_lying_phone(new_page: NewPage) -> None:
    page = new_page(844, 390)
    page.open(f"table/{page.make_table('team-duel', 'human', 'link', 'link', 'link')['id']}")
    lobby, bar = page.raw.locator(".lobby"), page.raw.locator("header.bar")
    expect(lobby).to_be_visible()
    head, room = bar.bounding_box(), lobby.bounding_box()
    assert head is not None
    assert room is not None
    assert head["y"] + head["height"] <= room["y"] + 1, "the head does not lie over it"
    page.raw.locator(".lobby .rule").last.scroll_into_view_if_needed()
    assert in_sight(page, ".lobby .rule >> nth=-1")


def box_of(page: Page, selector: str) -> dict[str, float]:
    box = page.raw.locator(selector).first.bounding_box()
    assert box is not None, selector
    x, y, width, height = box["x"], box["y"], box["width"], box["height"]
    return {"x": x, "y": y, "height": height, "bottom": y + height, "right": x + width}


def test_a_lying_phone_shows_what_is_to_be_done(new_page: NewPage) -> None:
    page = new_page(844, 390, context=TOUCH, language="fr")
    lesson(page, "card")
    card, actions = box_of(page, ".hr [data-card].can"), box_of(page, ".rail .acts")
    assert card["height"] > 80
    assert card["bottom"] <= actions["y"] + 8, "the hand of a lesson lies above the buttons, not under them"
    assert box_of(page, ".lesson .row")["y"] >= box_of(page, ".lesson")["y"]
    task, words = box_of(page, ".lesson p"), box_of(page, ".lesson")
    assert task["bottom"] <= words["bottom"], "the task is read without scrolling"
    page.open("learn/tash-kalar/swordmaster")
    page.raw.wait_for_selector(".prompt.mine")
    name, way_on = box_of(page, ".lesson h2"), box_of(page, ".lesson .row")
    assert name["bottom"] <= way_on["y"] or name["right"] <= way_on["x"], "the name is not covered"
    bring(page, far("r2"))
    page.raw.wait_for_selector("[data-screen=rest]")
    places, offer = box_of(page, "[data-place] >> nth=2"), box_of(page, ".grid > :last-child h2")
    assert places["bottom"] <= 390, "the city is in sight,"
    assert offer["bottom"] <= 390, "and beside it what it offers"
    assert places["right"] <= offer["x"]
    SKYTEAR["replay"](page)
    board, record = box_of(page, ".rp .board"), box_of(page, ".rp .sd")
    assert board["bottom"] <= box_of(page, ".rp .tl")["y"] + 1, "the whole board, its slider below,"
    assert board["right"] <= record["x"] + 1, "and beside it what happened"
    FATEFORGE["planning"](page)
    length = page.raw.locator(".psheet").evaluate("sheet => sheet.scrollHeight / sheet.clientHeight")
    assert length < 1.4, "planning was two screens long"
    FATEFORGE["ordering"](page)
    assert in_sight(page, "[data-option=order]"), "the order is settled without scrolling"
    FATEFORGE["handover"](page)
    for width, height in SIZES:
        page.resize(width, height)
        screen = page.raw.locator("[data-handover]")
        assert screen.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), ("hand-over", width, height)
    page.resize(1280, 720)
    bring(page, far("s321"))
    page.raw.wait_for_selector(".pages [data-choice]")
    page.wait("!document.querySelector('.pages.scroll')")
    assert in_sight(page, "[data-choice] >> nth=-1"), "map, hints, passage and choices on two pages, in French"


def test_in_the_largest_print_a_phone_keeps_its_board_and_the_tasks_lie_in_the_sheet(new_page: NewPage) -> None:
    page = new_page(390, 844, context=TOUCH, language="fr", text="largest")
    page.play("high-form", "human", "greedy", options={"first": 0})
    page.wait_for_turn()
    page.settle()
    board = box_of(page, ".bd .sq")
    assert board["right"] - board["x"] >= 320
    assert in_sight(page, "nav.pn button >> nth=-1"), "the bar under the thumb is not cut"
    page.raw.locator("[data-tasks]").click()
    expect(page.raw.get_by_role("dialog").locator("[data-task]").first).to_be_visible()


KEYS = """() => Object.defineProperty(window, "visualViewport", { configurable: true,
  value: Object.assign(new EventTarget(), { height: 500, offsetTop: 0, scale: 1 }) })"""
"""The keys of a phone lie over the page from there on."""


def test_what_is_written_on_a_phone_stays_above_its_keys(new_page: NewPage) -> None:
    page = new_page(390, 844, context=TOUCH)
    page.play("duel", "human", "human", options={"first": 0})
    page.raw.evaluate(KEYS)
    page.choose_from_menu("Chat")
    expect(page.raw.locator("#chat-text")).to_be_visible()
    assert box_of(page, "#chat-text")["bottom"] <= 500
