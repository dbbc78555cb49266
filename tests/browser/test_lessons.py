"""The guided first duel, played to its end with real clicks; every step can also be skipped."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.lessons import begin_again, done, expect_all_ticked, play_all, skip_all
from browser.support import Page
from ludarium.games.tash_kalar.lessons import LESSONS

pytestmark = pytest.mark.browser

SOLUTIONS = {
    "arena": ["place d2"],
    "placing": ["place e3"],
    "swordmaster": ["summon imperial/swordmaster e5", "pick d4"],
    "turning": ["summon imperial/swordmaster d5"],
    "knight": ["place f5", "summon imperial/knight e4", "skip"],
    "combat": ["summon imperial/knight e4", "pick f3", "pick g2"],
    "cannon": ["summon imperial/cannon e5", "direction right"],
    "standard": ["summon imperial/chronicler e5", "pick e4", "pick e3"],
    "moves": ["summon imperial/infantry-captain e4", "pick d5", "pick d6", "pick g5", "pick g6"],
    "leap": ["summon imperial/gryphon-rider e4", "pick g8", "skip"],
    "flare": ["summon imperial/swordmaster e5", "invoke flare/f01", "pick c1"],
    "gain": ["summon imperial/time-mage e4"],
    "tasks": ["place e5", "claim task/central-dominance"],
    "discard": ["discard imperial/cannon", "under imperial/assassin", "skip"],
    "legend": ["summon legends/earth-elemental d4", "pick e4", "pick b4", "pick c3"],
}
"""One way through each lesson, as a player would click it."""


def do(page: Page, step: str) -> None:
    """One answer, by the clicks that give it."""
    verb, *rest = step.split()
    page.wait_for_turn()
    match verb:
        case "place":
            page.press_button("Place a common")
            page.square(rest[0]).click()
        case "summon":
            page.card(rest[0]).click()
            page.square(rest[1]).click()
            confirm = page.raw.get_by_role("button", name="Confirm")
            if confirm.count():  # the pattern lies there in several ways
                confirm.click()
        case "pick":
            page.raw.locator(f'[role=gridcell][data-name="{rest[0]}"][data-legal]').click()
        case "direction":
            page.raw.get_by_role("button", name=re.compile(rf"\b{rest[0]}\b", re.IGNORECASE)).first.click()
        case "invoke":
            page.card(rest[0]).click()
            page.raw.locator("[data-option=flare]").click()
        case "claim":
            page.raw.locator(f'[data-task="{rest[0]}"] .claim').first.click()
        case "discard":
            page.press_button(re.compile("^Discard"))
            page.card(rest[0]).click()
        case "under":
            page.raw.locator(f'.tray [data-card="{rest[0]}"]').click()
        case "skip":
            page.raw.locator("[data-option=decline]").click()
        case _:
            raise AssertionError(f"no such answer: {step}")


def test_every_lesson_has_its_way_through() -> None:
    assert list(SOLUTIONS) == list(LESSONS)
    assert len(LESSONS) >= 12


def test_the_guided_game_is_begun(page: Page) -> None:
    first = dict(list(SOLUTIONS.items())[:4])
    play_all(page, "tash-kalar", first, do)
    page.open("learn/tash-kalar")
    expect_all_ticked(page, list(first))


@pytest.mark.long
def test_the_guided_game_is_played_to_its_end(page: Page) -> None:
    play_all(page, "tash-kalar", SOLUTIONS, do)
    expect(page.raw.get_by_role("button", name="first game")).to_be_visible()
    page.open("learn/tash-kalar")
    expect_all_ticked(page, list(LESSONS))


def test_every_lesson_can_be_skipped(page: Page) -> None:
    skip_all(page, "tash-kalar", LESSONS)
    page.wait("location.hash.endsWith('/end')")


def test_on_a_phone_the_first_lesson_names_what_is_there(phone: Page) -> None:
    phone.open("learn/tash-kalar/arena")
    expect(phone.raw.locator(".lesson")).to_contain_text("tap “Place” first")
    phone.wait_for_turn()
    phone.raw.get_by_role("button", name="Place", exact=True).tap()
    expect(phone.raw.locator("[role=gridcell][data-legal]").first).to_be_visible()


def test_a_lesson_that_went_wrong_begins_again(page: Page) -> None:
    page.open("learn/tash-kalar/swordmaster")
    do(page, "place a5")
    page.wait("document.querySelectorAll('.arena .pc').length === 5")
    do(page, "place a4")
    begin_again(page)
    page.wait("document.querySelectorAll('.arena .pc').length === 4")
    for step in SOLUTIONS["swordmaster"]:
        do(page, step)
    done(page)
