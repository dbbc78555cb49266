"""A record goes out of the page and into it again, and is looked at with slider, speed and turning points."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.support import Page, held
from ludarium.games.fateforge.story import prose
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
    page.raw.get_by_role("link", name="Watch again").click()
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


def test_what_was_wrong_with_one_link_is_not_said_of_the_next(page: Page) -> None:
    page.open("replay/tables/none-of-this-name")
    refusal = page.raw.get_by_text("There is no such table")
    expect(refusal).to_be_visible()
    expect(page.raw.get_by_role("link", name="Download the record")).to_have_count(0)
    page.raw.evaluate("() => { location.hash = '#/replay'; }")
    expect(page.raw.get_by_text("Open the record of a game")).to_be_visible()
    expect(refusal).to_have_count(0)


def test_a_game_is_looked_at_again(page: Page, tmp_path: Path) -> None:
    record = tmp_path / "duel.txt"
    record.write_text(random_duel(), encoding="utf-8")
    page.open("replay")
    page.raw.set_input_files("input[type=file]", record)
    slider = page.raw.locator(".slider")
    expect(slider).to_be_visible(timeout=60_000)
    last = int(slider.get_attribute("max") or 0)
    assert last > 40
    expect(page.raw.locator(".ld")).to_have_count(0)
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
    with page.raw.expect_response(re.compile("seat=0")):
        page.raw.get_by_label("seen by").select_option("0")
    page.press_button("Fair draws")
    expect(page.raw.locator("dialog[open] .good")).to_be_visible()


# -- long replays ----------------------------------------------------------------------------------------------

ACT = Path(__file__).parents[1] / "golden" / "fateforge-act-1.record"
"""Two players in the first act of a campaign, in several parts of a hundred steps."""
LAST = sum(entry.seat >= 0 for entry in records.read(ACT.read_text("utf-8")).entries)
"""The number of its last step; the deal before the first is shown, too."""


def test_a_long_replay_shows_its_first_step_before_the_last_is_there(page: Page) -> None:
    page.open("replay")
    let_go = held(page, r"/replay\?first=[1-4]00&")
    page.raw.set_input_files("input[type=file]", ACT)
    slider = page.raw.locator(".slider")
    expect(slider).to_have_attribute("max", str(LAST))
    expect(page.raw.locator(".ld")).to_have_text(f"100 of {LAST + 1} steps loaded")
    rows = page.raw.locator(".ml li")
    expect(rows).to_have_count(100)
    expect(page.raw.locator(".leaf h2")).to_have_text(prose.title("s101", "en"))
    page.raw.locator("h1").click()
    page.raw.keyboard.press("ArrowRight")
    expect(page.raw.locator(".now code")).to_have_text("choice word")

    # A step that has not come says so, and is shown when it comes.
    page.raw.keyboard.press("End")
    expect(page.raw.locator(".now h2")).to_have_text(f"Step {LAST} is being loaded…")
    expect(page.raw.locator(".bd")).to_have_attribute("aria-busy", "true")
    assert slider.input_value() == str(LAST)
    let_go()
    expect(page.raw.locator(".bd")).to_have_attribute("aria-busy", "false")
    expect(page.raw.locator(".now .cap")).to_contain_text(f"Decision {LAST} of {LAST}")
    expect(rows).to_have_count(LAST + 1)
    expect(page.raw.locator(".ld")).to_have_count(0)
    assert (page.raw.locator(".curve path.ln").get_attribute("d") or "").count("M") == 1, "the curve has no gap"
    on = page.raw.locator(".ml .on")
    expect(on).to_have_count(1)
    expect(on.locator(".no")).to_have_text(str(LAST))
    expect(on).to_be_in_viewport()


def test_any_step_of_a_long_replay_can_be_gone_to_at_once(page: Page) -> None:
    page.open("replay")
    let_go = held(page, r"/replay\?first=[12]00&")
    page.raw.set_input_files("input[type=file]", ACT)
    expect(page.raw.locator(".ld")).to_have_text(f"100 of {LAST + 1} steps loaded")
    page.raw.locator(".slider").fill("350")
    let_go()
    page.raw.locator(".slider").fill("50")
    expect(page.raw.locator(".now .cap")).to_contain_text(f"Decision 50 of {LAST}")
    expect(page.raw.locator(".ld")).to_have_count(0)
    page.raw.locator(".slider").fill("350")
    told = page.raw.locator(".now h2").inner_text()
    # In the eyes of a seat it goes on at the same step, which is fetched first.
    with page.raw.expect_request(re.compile(r"/replay\?first=300&count=100&seat=1$")):
        page.raw.get_by_label("seen by").select_option("1")
    expect(page.raw.locator(".now .cap")).to_contain_text(f"Decision 350 of {LAST}")
    expect(page.raw.locator(".ld")).to_have_count(0)
    expect(page.raw.locator(".now h2")).to_have_text(told)
    expect(page.raw.locator(".ml li")).to_have_count(LAST + 1)


def test_a_part_that_does_not_come_is_asked_for_again(page: Page) -> None:
    page.open("replay")
    let_go = held(page, r"/replay\?first=200&")
    page.raw.route(re.compile(r"/replay\?first=200&"), lambda route: route.abort(), times=1)  # before it is held
    page.raw.set_input_files("input[type=file]", ACT)
    expect(page.raw.locator(".ld[role=alert]")).to_be_visible()
    let_go()
    expect(page.raw.locator(".ld")).to_have_count(0)
    expect(page.raw.locator(".ml li")).to_have_count(LAST + 1)


def test_a_record_that_is_being_checked_says_so(page: Page, tmp_path: Path) -> None:
    page.open("replay")
    let_go = held(page, r"/api/records$")
    record = tmp_path / "duel.txt"
    record.write_text(random_duel(), encoding="utf-8")
    page.raw.set_input_files("input[type=file]", record)
    expect(page.raw.locator(".empty")).to_contain_text("Every draw of the record is being checked")
    expect(page.raw.locator(".empty progress")).to_be_visible()
    let_go()
    expect(page.raw.locator(".slider")).to_be_visible()


@pytest.mark.parametrize("language", ["pl", *(pytest.param(each, marks=pytest.mark.long) for each in ("en", "fr"))])
def test_choices_of_an_opened_record_are_told_in_the_words_of_the_story(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    page.open("replay")
    page.raw.set_input_files("input[type=file]", ACT)
    expect(page.raw.locator(".ml li").nth(1)).to_contain_text(prose.label("s101", "word", language))
    expect(page.raw.locator(".leaf h2")).to_have_text(prose.title("s101", language))
