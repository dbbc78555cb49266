"""A record goes out of the page and into it again, and is looked at with slider, speed and turning points."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.support import Page
from ludarium.kernel import record as records
from ludarium.kernel.game import Setup, game
from ludarium.kernel.table import Table

pytestmark = pytest.mark.browser


def random_duel() -> str:
    """The record of a whole duel, always the same."""
    table = Table(game("tash-kalar"), Setup("duel", 2, {"first": 0}), bytes(32), "a-random-duel")
    chance = random.Random(5)
    while table.position.pending:
        decision = table.position.pending[0]
        table.act(decision.seat, chance.choice(list(decision.options)))
    return records.write(records.of_table(table))


def test_a_record_is_downloaded_and_opened_again(page: Page, tmp_path: Path) -> None:
    page.play("first-game", "human", "human", options={"first": 0})
    page.place("e5")
    page.choose_from_menu("Resign")
    page.raw.locator("dialog[open]").get_by_role("button", name="Resign").click()
    page.raw.get_by_role("link", name="Replay").click()
    page.raw.wait_for_selector(".slider")
    frames = page.raw.locator(".ml li").count()
    with page.raw.expect_download() as download:
        page.raw.get_by_role("link", name="Download").click()
    kept = tmp_path / "game.txt"
    download.value.save_as(kept)
    assert "tash-kalar" in kept.read_text(encoding="utf-8")

    page.open("replay")
    page.raw.set_input_files("input[type=file]", kept)
    page.raw.wait_for_selector(".slider")
    assert "/replay/records/" in page.raw.url
    assert page.raw.locator(".ml li").count() == frames


def test_a_forged_record_is_refused(page: Page, tmp_path: Path) -> None:
    forged = tmp_path / "forged.txt"
    forged.write_text(random_duel().replace("place", "pick", 1), encoding="utf-8")
    page.open("replay")
    page.raw.set_input_files("input[type=file]", forged)
    page.wait("!document.querySelector('.empty').innerText.includes('Open the record of a game')")
    assert page.raw.locator(".slider").count() == 0
    assert "/replay/records/" not in page.raw.url


def test_a_game_is_looked_at_again(page: Page, tmp_path: Path) -> None:
    record = tmp_path / "duel.txt"
    record.write_text(random_duel(), encoding="utf-8")
    page.open("replay")
    page.raw.set_input_files("input[type=file]", record)
    slider = page.raw.locator(".slider")
    expect(slider).to_be_visible(timeout=60_000)
    last = int(slider.get_attribute("max") or 0)
    assert last > 40
    slider.fill(str(last))
    end = page.pieces
    assert end
    page.raw.locator("h1").click()
    page.raw.keyboard.press("Home")
    assert page.pieces == []
    for _ in range(3):
        page.raw.keyboard.press("ArrowRight")
    assert slider.input_value() == "3"
    page.raw.keyboard.press("ArrowLeft")
    assert slider.input_value() == "2"
    page.raw.keyboard.press("ArrowDown")
    turning = page.raw.locator(".tps li button.on")
    expect(turning).to_have_count(1)
    assert "%" in turning.inner_text()
    assert int(slider.input_value()) > 2
    before = int(slider.input_value())
    page.raw.get_by_role("button", name="Speed").click()
    page.raw.keyboard.press("Escape")
    page.raw.get_by_role("button", name="Play", exact=True).click()
    page.wait(f"Number(document.querySelector('.slider').value) > {before}")
    page.raw.get_by_role("button", name="Pause").click()
    page.raw.keyboard.press("End")
    assert page.pieces == end
    page.raw.get_by_label("seen by").select_option("0")
    page.wait("document.querySelector('.slider')")
    page.press_button("Fair draws")
    expect(page.raw.locator("dialog[open] .good")).to_be_visible()
