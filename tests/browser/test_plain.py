"""A game from another package has no page of its own, and is played all the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.fingers import overflow
from browser.support import Page
from server.support import Server, serving, settings_for
from toys.elsewhere import connect_four_installed, nim_installed

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with (
        connect_four_installed(tmp_path_factory.mktemp("connect-four")),
        nim_installed(tmp_path_factory.mktemp("nim")),
        serving(settings_for(tmp_path_factory.mktemp("plain"), web=built)) as running,
    ):
        yield running


def test_it_is_begun_on_the_first_page_played_by_clicking_and_replayed(page: Page) -> None:
    page.open()
    niche = page.raw.locator(".niche[data-game=connect-four]")
    expect(niche.locator("h2")).to_have_text("Connect Four")
    niche.locator(".btn.primary").click()
    table = page.raw.locator("main.plain")
    expect(table.locator(".options .btn")).to_have_count(7)
    expect(table.locator(".options .btn").first).to_have_text("drop 1")
    over = page.raw.locator("[data-ending]")
    for _ in range(21):
        option = table.locator(".options .btn:not([aria-disabled=true])").first
        option.or_(over).first.wait_for()
        if over.count():
            break
        told = table.locator(".log li").count()
        option.click()
        expect(table.locator(".log li")).not_to_have_count(told)
    expect(over).to_be_visible()
    expect(table.locator(".log li").first).to_contain_text("dropped")
    over.get_by_role("link", name="Watch again").click()
    page.raw.wait_for_selector(".board dl")
    page.raw.keyboard.press("ArrowRight")
    expect(page.raw.locator(".ml li button.on .do")).to_contain_text("drop")


def test_its_table_is_set_up_on_any_screen(new_page: NewPage) -> None:
    page = new_page(390, 844)
    page.open("setup/connect-four")
    page.raw.locator(".forms [role=radio]").first.click()
    page.resize(1280, 720)
    page.raw.get_by_role("button", name="Start the game").click()
    page.raw.wait_for_selector("main.plain .options .btn")
    for width, height in ((390, 844), (844, 390), (1280, 720)):
        page.resize(width, height)
        assert not overflow(page)


def test_a_game_with_words_is_played_and_replayed_in_them(new_page: NewPage) -> None:
    """The tutorial's Nim, in French: fields of the view, options, log and the reason of the end."""
    page = new_page(1280, 720, language="fr")
    page.open()
    page.raw.locator(".niche[data-game=nim] .btn.primary").click()
    table = page.raw.locator("main.plain")
    expect(table.locator(".view dt")).to_have_text("tas")
    over = page.raw.locator("[data-ending]")
    for _ in range(6):
        option = table.locator(".options .btn:not([aria-disabled=true])").last
        option.or_(over).first.wait_for()
        if over.count():
            break
        expect(option).to_contain_text("prendre")
        told = table.locator(".log li").count()
        option.click()
        expect(table.locator(".log li")).not_to_have_count(told)
    expect(table.locator(".prompt")).to_contain_text("Le dernier bâtonnet est pris.")
    over.get_by_role("link", name="Revoir la partie").click()
    expect(page.raw.locator(".board dt").first).to_have_text("tas")
    page.raw.keyboard.press("End")
    expect(page.raw.locator(".ml li button.on .do")).to_contain_text("prendre")
