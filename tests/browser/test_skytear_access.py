"""Skytear for everybody: nothing serious for axe in either theme, every space and the whole position in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.axe import findings, findings_in_light
from browser.conftest import NewPage
from browser.screens import rarely
from browser.skytear_screens import SCREENS, lesson, open_screen
from browser.support import Page

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("screen", rarely(*SCREENS, gate={"table", "minion-phase", "deck"}))
def test_screen_has_no_serious_finding(page: Page, screen: str) -> None:
    open_screen(page, screen)
    assert not findings(page)
    assert not findings_in_light(page)


@pytest.mark.parametrize("screen", rarely(*SCREENS, gate={"reaction"}))
def test_screen_has_no_serious_finding_on_a_phone(new_page: NewPage, screen: str) -> None:
    page = new_page(390, 844, context={"has_touch": True, "is_mobile": True})
    open_screen(page, screen)
    assert not findings(page)


def test_every_space_is_named_with_what_is_on_it(page: Page) -> None:
    lesson(page, "melee")
    cells = page.raw.locator("[role=gridcell]")
    named = cells.evaluate_all("all => all.map((cell) => [cell.dataset.space, cell.getAttribute('aria-label')])")
    assert len(named) > 100
    assert all(label.startswith(f"{space}, ") for space, label in named)
    words = dict(named)
    heroes = page.raw.evaluate("() => [...document.querySelectorAll('[data-hero]')].map((one) => one.dataset.hero)")
    assert len(heroes) == 8
    for hero in heroes:
        assert any(hero.capitalize() in label and " HP" in label for label in words.values()), hero
    assert any("tower of lane A" in label for label in words.values())
    assert any("control token 1" in label for label in words.values())


def test_the_position_is_described_in_sentences(page: Page) -> None:
    lesson(page, "melee")
    page.raw.keyboard.press("i")
    dialog = page.raw.locator("dialog[open]")
    expect(dialog).to_be_visible()
    said = dialog.locator("li").all_inner_texts()
    assert said[0].startswith("Turn ")
    for word in ("Yami", "Haburat", "nexus", "tower of lane B", "control token", "action points"):
        assert any(word in line for line in said), word


def test_a_target_says_what_a_blow_would_do(page: Page) -> None:
    lesson(page, "skirmish")
    page.raw.locator("[data-action=skirmish]").click()
    for step in ("c5", "c6"):
        page.raw.locator(f'[data-legal][data-space="{step}"]').click()
    target = page.raw.locator('[data-legal][aria-label*="Haburat"]')
    expect(target).to_have_count(1)
    assert re.search(r"\d+ to \d+ damage, \d+% to defeat", target.get_attribute("aria-label") or "")
    target.hover()
    forecast = page.raw.locator(".forecast")
    expect(forecast).to_be_visible()
    assert "Skirmish: Haburat" in forecast.inner_text()
    assert "a flipped card, less armour" in forecast.inner_text()
    bars = page.raw.locator(".forecast .bars").get_attribute("aria-label") or ""
    assert 99 <= sum(int(share) for share in re.findall(r"(\d+)%", bars)) <= 101, "every chance is there"
