"""A combat of Fateforge at the page: clicked to its end, by keys alone, with secret dice on one screen, on a phone."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from browser.conftest import NewPage
from browser.support import Heard, Page, hear
from browser.test_access import findings

pytestmark = pytest.mark.browser

C1: dict[str, Any] = {"combat": "c1"}
SOLO = {**C1, "heroes": "ranger,noble"}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}


_PRESS = """(wanted) => {
  const found = document.querySelector(wanted);
  found?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return Boolean(found);
}"""


def press(page: Page, option: str) -> bool:
    """Press a button of the page, if it is there."""
    return bool(page.raw.evaluate(_PRESS, f"[data-option={option}]"))


def to_a_turn(page: Page) -> None:
    """Through planning and ordering to the first turn that this page is asked for."""
    for _ in range(60):
        if page.raw.locator(".tray [data-option=die], .tray [data-option=gained]").count():
            return
        if not any(press(page, option) for option in ("twice", "skip", "ready", "agree", "order", "pass", "end")):
            page.raw.evaluate(_PRESS, "[data-legal]")  # a zone to start in, an enemy's target
        page.raw.wait_for_timeout(60)
    raise AssertionError("no turn came")


# -- to the end --------------------------------------------------------------------------------------------------------


def test_one_player_clicks_a_combat_to_its_end(page: Page) -> None:
    table = page.play("combat", "human", game="fateforge", options=C1)
    clicks = page.click_to_the_end(seed=5, seconds=240)
    assert clicks > 40
    assert page.api("GET", f"/api/tables/{table}")["body"]["over"]
    assert page.prompt.startswith("The combat is")


def test_two_people_at_one_screen_and_a_bot_click_a_combat_to_its_end(page: Page) -> None:
    table = page.play("combat", "human", "human", "greedy", game="fateforge", options=C1)
    clicks = page.click_to_the_end(seed=6, seconds=300)
    assert clicks > 60
    assert page.api("GET", f"/api/tables/{table}")["body"]["over"]


@pytest.mark.long
@pytest.mark.parametrize("combat", ["c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10", "c11", "c12", "c13"])
def test_every_combat_of_the_story_is_clicked_to_its_end(page: Page, combat: str) -> None:
    page.play("combat", "human", "greedy", game="fateforge", options={"combat": combat})
    assert page.click_to_the_end(seed=len(combat), seconds=600) > 40


# -- dice, skills, targets ---------------------------------------------------------------------------------------------


def test_a_die_shows_what_it_can_do_and_does_it(page: Page) -> None:
    heard = hear(page)
    page.play("combat", "human", game="fateforge", options=SOLO)
    to_a_turn(page)
    before = heard.number
    page.raw.locator(".tray [data-option=die]").first.click()
    # What can be done with it is marked, on the map or on a card, and named.
    marked = page.raw.locator("[data-legal], .sk.can, .it.can, .extras [data-option]")
    assert marked.count() > 0
    assert page.raw.locator("section.plan").count() == 1
    page.raw.keyboard.press("Escape")
    assert page.raw.locator(".tray [aria-pressed=true]").count() == 0
    assert heard.number == before, "looking is not doing"
    page.raw.locator(".tray [data-option=die]").first.click()
    page.raw.evaluate(_PRESS, "[data-legal], .sk.can, .it.can")
    press(page, "confirm")  # where it could be paid in several ways
    page.wait_until(lambda: heard.number > before, "something was done")


def test_results_and_actions_have_different_outlines(page: Page) -> None:
    page.open("cards/fateforge")
    page.raw.wait_for_selector(".ff-act")
    outline = "element => { const s = getComputedStyle(element); return [s.clipPath, s.borderRadius]; }"
    shapes = [page.raw.locator(f".ff-{kind}").first.evaluate(outline) for kind in ("res", "act", "fx", "pay")]
    assert len({tuple(shape) for shape in shapes}) == 4, shapes


def test_a_refused_press_says_why(page: Page) -> None:
    page.play("combat", "human", game="fateforge", options={**SOLO, "combat": "c3"})
    to_a_turn(page)
    far = page.raw.locator('[data-zone="G"]')
    assert far.get_attribute("data-legal") is None
    far.dispatch_event("click")
    why = page.raw.locator(".why")
    why.wait_for()
    assert re.search(r"FF-\d+\.\d+", why.inner_text())
    page.raw.keyboard.press("Escape")
    why.wait_for(state="hidden")


# -- the keyboard ------------------------------------------------------------------------------------------------------


def _is_later(heard: Heard, before: int) -> bool:
    return heard.number > before


def test_a_round_is_played_with_the_keyboard_alone(page: Page) -> None:
    heard = hear(page)
    page.play("combat", "human", game="fateforge", options=SOLO)

    def prompt() -> str:
        view: dict[str, Any] = heard.views[-1]
        return str((view.get("decision") or {}).get("prompt", ""))

    for key in ("Enter", "Enter", "Enter"):  # both heroes are ready, then the order
        before = heard.number
        if prompt() == "order":
            page.raw.locator(".op [data-option=order]").focus()
        page.raw.keyboard.press(key)
        page.wait_until(partial(_is_later, heard, before), f"{key} at {prompt()}")
    turns = 0
    for _ in range(60):
        if heard.views[-1]["combat"]["round"] > 1:
            break
        if page.raw.locator("[data-option=skip]").count():
            page.raw.keyboard.press(".")
        elif prompt() == "turn":
            page.raw.keyboard.press("e")
            turns += 1
        elif prompt():
            page.raw.locator(".prompt [data-option]").first.focus()
            page.raw.keyboard.press("Enter")
        page.raw.wait_for_timeout(60)
    assert heard.views[-1]["combat"]["round"] == 2
    assert turns >= 2


def test_the_map_is_walked_with_arrows_over_edges_only(page: Page) -> None:
    page.play("combat", "human", game="fateforge", options=SOLO)
    to_a_turn(page)
    page.raw.keyboard.press("b")
    focused = "() => document.activeElement?.dataset.zone ?? ''"
    page.raw.evaluate("() => document.querySelector('[data-zone=\"A\"]').focus()")
    page.raw.keyboard.press("ArrowDown")
    assert page.raw.evaluate(focused) == "A", "nothing lies below A"
    page.raw.keyboard.press("ArrowRight")
    assert page.raw.evaluate(focused) == "B"
    page.raw.keyboard.press("ArrowDown")
    assert page.raw.evaluate(focused) == "C"
    label = page.raw.locator('[data-zone="B"]').get_attribute("aria-label") or ""
    assert label.startswith("Zone B, next to A, C, D"), label


def test_keys_choose_dice(page: Page) -> None:
    page.play("combat", "human", game="fateforge", options=SOLO)
    to_a_turn(page)
    number = page.raw.locator(".tray [data-option=die]").first.get_attribute("data-die")
    page.raw.keyboard.press("d")
    page.raw.keyboard.press(str(number))
    assert page.raw.locator(f'.tray [data-die="{number}"]').get_attribute("aria-pressed") == "true"


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_dice_are_not_in_the_document_before_the_hold(page: Page) -> None:
    page.play("combat", "human", "human", game="fateforge", options={**C1, "heroes": "ranger,noble"})
    page.raw.wait_for_selector("[data-handover]")
    assert page.raw.locator("svg.die").count() == 0
    hold = page.raw.locator("[data-option=hold]")
    box = hold.bounding_box()
    assert box is not None
    page.raw.mouse.move(box["x"] + 20, box["y"] + 20)
    page.raw.mouse.down()
    page.raw.wait_for_timeout(200)
    page.raw.mouse.up()
    assert page.raw.locator("svg.die").count() == 0, "a touch is not a hold"
    page.raw.mouse.down()
    page.raw.wait_for_selector(".secret svg.die")
    page.raw.mouse.up()
    # Ready: the screen is closed before the other one looks.
    press(page, "ready")
    page.raw.wait_for_selector("[data-handover]")
    assert page.raw.locator("svg.die").count() == 0
    assert "Bo" in page.raw.locator("[data-handover] h2").inner_text()


def test_dice_close_when_the_window_loses_the_focus(page: Page) -> None:
    page.play("combat", "human", "human", game="fateforge", options={**C1, "heroes": "ranger,noble"})
    press(page, "twice")
    assert page.raw.locator("svg.die").count() == 0, "asked twice before it opens"
    press(page, "twice")
    page.raw.wait_for_selector(".secret svg.die")
    page.raw.evaluate("() => window.dispatchEvent(new Event('blur'))")
    page.raw.wait_for_selector("[data-handover]")
    assert page.raw.locator("svg.die").count() == 0


def test_enemies_are_shown_step_by_step_with_the_reason(page: Page) -> None:
    page.play("combat", "human", game="fateforge", options=SOLO)
    reasons = 0
    for _ in range(80):
        if page.raw.locator(".ep .why").count():
            assert page.raw.locator(".ep .why").inner_text().strip()
            assert page.raw.locator(".prompt [data-option=end]").count() == 0, "nothing is asked while enemies act"
            reasons += 1
            if reasons == 3:
                break
        if not any(press(page, option) for option in ("step", "ready", "order", "pass", "end")):
            page.raw.wait_for_timeout(50)
    assert reasons == 3


# -- for everybody -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [1440, 390])
def test_combat_has_no_serious_finding(new_page: NewPage, width: int) -> None:
    touch = {"has_touch": True, "is_mobile": True} if width < 500 else {}
    page = new_page(width, 900 if width > 500 else 844, context=touch)
    page.play("combat", "human", game="fateforge", options={**SOLO, "combat": "c3"})
    assert not findings(page), "planning"
    to_a_turn(page)
    assert not findings(page), "a turn"
    page.raw.evaluate("() => { document.documentElement.dataset.theme = 'light'; }")
    page.raw.wait_for_timeout(300)
    assert not findings(page, **CONTRAST), "light"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_nothing_is_wider_than_the_screen(new_page: NewPage, width: int, height: int, language: str) -> None:
    page = new_page(width, height, language=language)
    page.play("combat", "human", game="fateforge", options=SOLO)
    for _ in range(2):
        wide = page.raw.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
        assert wide <= 0
        words = page.raw.locator("main").inner_text()
        assert not re.search(r"\[[a-z_]+-[a-z-]+\]|\{ ?\$", words), "a text is missing"
        to_a_turn(page)
