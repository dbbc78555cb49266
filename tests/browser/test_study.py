"""The board of an analysis and the review of a game, as somebody uses them who comes from a replay."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.support import Page

pytestmark = pytest.mark.browser

RECORD = Path(__file__).resolve().parents[1] / "golden" / "tash-kalar-duel-2.record"


def bring(page: Page) -> str:
    """The record in the house; its id."""
    page.open("replay")
    page.raw.set_input_files("input[type=file]", RECORD)
    page.raw.wait_for_selector(".slider", timeout=60_000)
    return page.raw.url.rpartition("/")[2]


def test_a_link_leads_to_a_step_of_a_replay(page: Page) -> None:
    record = bring(page)
    page.raw.evaluate("navigator.clipboard.writeText = async (text) => void (window.copied = text)")
    page.raw.keyboard.press("ArrowRight")
    page.raw.keyboard.press("ArrowRight")
    page.raw.get_by_role("button", name="Share", exact=True).click()
    page.raw.get_by_role("button", name="Share link").click()
    page.raw.wait_for_function("window.copied")
    address = page.raw.evaluate("window.copied")
    assert address.endswith(f"/replay/records/{record}?at=2")
    page.open("settings")
    page.raw.goto(address)
    expect(page.raw.get_by_text("Decision 2 of")).to_be_visible(timeout=20_000)


def test_pictures_are_made_of_what_the_page_has(page: Page, tmp_path: Path) -> None:
    """Nothing is asked of the house for a picture: it holds what the viewer's view does (REL-70)."""
    bring(page)
    page.raw.locator(".ml li").nth(8).click()
    expect(page.raw.get_by_text("Decision 8 of")).to_be_visible()
    held = page.raw.locator("[data-hand] dd")
    expect(held).to_have_count(2)
    expect(held.filter(has_text="…")).to_have_count(0)  # what everybody held is asked for a moment after the step
    asked: list[str] = []
    page.raw.on("request", lambda request: asked.append(request.url))
    found = {}
    for item in ("Save a picture", "Save the last turn as a moving picture"):
        page.raw.get_by_role("button", name="Share", exact=True).click()
        with page.raw.expect_download() as download:
            page.raw.get_by_role("button", name=item).click()
        kept = tmp_path / "picture.png"
        download.value.save_as(kept)
        found[item] = kept.read_bytes()
        assert found[item].startswith(b"\x89PNG")
    still, moving = found.values()
    assert int.from_bytes(still[16:20], "big") == 1200
    assert len(still) > 100_000, "a board is drawn, not an empty page"
    assert (still.count(b"acTL"), moving.count(b"acTL")) == (0, 1)
    assert moving.count(b"fcTL") > 1
    # The picture can be read: the browser draws it, and not all in one colour.
    colours = page.raw.evaluate(
        """async (base) => {
            const image = new Image();
            image.src = `data:image/png;base64,${base}`;
            await image.decode();
            const pen = new OffscreenCanvas(60, 60).getContext("2d");
            pen.drawImage(image, 0, 0, 60, 60);
            const { data } = pen.getImageData(0, 0, 60, 60);
            return new Set(Array.from({ length: 3600 }, (_, n) => data.slice(4 * n, 4 * n + 3).join())).size;
        }""",
        base64.b64encode(moving).decode(),
    )
    assert colours > 50
    assert [url for url in asked if "/api/" in url] == []


def test_a_variation_is_played_judged_kept_and_sent_to_somebody(page: Page, tmp_path: Path) -> None:
    record = bring(page)
    page.open(f"analysis/records/{record}?at=61")
    lines = page.raw.locator("[data-line]")
    expect(lines.first).to_be_visible(timeout=20_000)
    # The best line is drawn over the board: steps with numbers, ghosts of what would stand there.
    drawn = page.raw.locator("[data-line-drawn]")
    expect(drawn.locator("[data-number]").first).to_be_visible(timeout=20_000)
    expect(page.raw.locator(".arena [data-ghost]").first).to_be_visible()
    page.raw.get_by_role("button", name="Show the position again").click()
    page.raw.mouse.move(0, 0)
    expect(drawn).to_have_count(0)
    page.raw.get_by_role("button", name="Show line 1 on the board").click()
    expect(page.raw.get_by_text("Shown on the board")).to_be_visible()
    expect(drawn).to_have_count(1)
    page.raw.get_by_role("button", name="Show the position again").click()
    expect(page.raw.get_by_text("Shown on the board")).to_be_hidden()

    tree = page.raw.get_by_role("tree")
    written = tree.get_by_role("treeitem").count()
    # The line that is not what was played is a variation, beside the main line.
    page.place("a5")
    chosen = tree.locator('[aria-selected="true"]')
    expect(chosen).to_contain_text("a5")
    assert tree.get_by_role("treeitem").count() == written + 1
    expect(chosen).to_have_attribute("aria-level", "2")
    page.raw.get_by_label("Comment").fill("why not?")
    page.raw.get_by_label("Comment").press("Tab")
    expect(chosen).to_contain_text("why not?")

    page.raw.reload()
    expect(tree.get_by_text("why not?")).to_be_visible(timeout=20_000)
    page.raw.evaluate("navigator.clipboard.writeText = async (text) => void (window.copied = text)")
    page.raw.get_by_role("button", name="Share link").click()
    page.raw.wait_for_function("window.copied")
    page.raw.goto(page.raw.evaluate("window.copied"))
    expect(tree.get_by_text("why not?")).to_be_visible(timeout=20_000)

    # The tree as a file: opened again it is the same; an edited one is refused in a sentence, nothing is lost.
    with page.raw.expect_download() as download:
        page.choose_from_menu("Save to a file")
    kept = tmp_path / "analysis.json"
    download.value.save_as(kept)
    broken = tmp_path / "broken.json"
    broken.write_text(kept.read_text("utf-8").replace('"parent": 0', '"parent": 99'), encoding="utf-8")
    page.open("analysis")
    page.raw.set_input_files("input[type=file]", broken)
    expect(page.raw.get_by_role("alert").filter(has_text="not an analysis")).to_be_visible()
    page.raw.set_input_files("input[type=file]", kept)
    expect(tree.get_by_text("why not?")).to_be_visible(timeout=20_000)

    tree.get_by_text("why not?").click()
    page.raw.get_by_role("button", name="delete").click()
    expect(tree.get_by_text("why not?")).to_have_count(0)
    page.raw.get_by_role("button", name="Put it back").click()
    expect(tree.get_by_text("why not?")).to_be_visible()


def test_somebody_plays_on_against_a_bot_and_the_analysis_stays(page: Page) -> None:
    record = bring(page)
    page.open(f"analysis/records/{record}?at=61")
    page.raw.get_by_role("button", name="Play on from here").click()
    page.raw.get_by_label("Against").select_option("random")
    page.raw.locator("dialog").get_by_role("button", name="Play on from here").click()
    expect(page.raw.get_by_text("You play on from here")).to_be_visible()
    page.place("a5")
    page.raw.get_by_role("button", name="Back to the analysis").click()
    expect(page.raw.get_by_role("tree").get_by_text("a5")).to_have_count(0)


def test_a_text_that_is_no_position_is_refused_with_a_sentence(page: Page) -> None:
    page.open("analysis")
    page.raw.get_by_label("A position as text").fill("nonsense")
    page.raw.get_by_role("button", name="Analyse", exact=True).click()
    expect(page.raw.get_by_role("alert").filter(has_text="not a position")).to_be_visible()
    page.raw.get_by_role("link", name="Deathmatch Duel", exact=True).click()
    expect(page.raw.get_by_role("heading", name="Analysis")).to_be_visible()
    expect(page.raw.locator("[data-line]").first).to_be_visible(timeout=20_000)


def test_a_position_is_set_up_from_an_empty_board_and_judged(page: Page) -> None:
    page.open("analysis")
    page.raw.get_by_role("link", name="An empty board: High Form", exact=True).click()
    text = page.raw.get_by_role("textbox", name="The position as text")
    for tool, square in (("Blue, common", "e5"), ("Blue, common", "d4"), ("Red, heroic", "f6")):
        side, rank = tool.split(", ")
        page.raw.get_by_role("group", name=side).get_by_role("button", name=rank).first.click()
        page.square(square).click()
    expect(page.raw.locator(".arena .pc")).to_have_count(3)
    expect(text).to_have_value(re.compile(r"4 \. \. \. a .*\n.*5 \. \. \. \. a .*\n.*6 \. \. \. \. \. y "))
    # The same once more takes it away; what is undone can be done again, by hand and by key.
    page.square("f6").click()
    expect(page.raw.locator(".arena .pc")).to_have_count(2)
    page.raw.keyboard.press("z")
    expect(page.raw.locator(".arena .pc")).to_have_count(3)
    page.raw.keyboard.press("v")
    page.square("f6").focus()
    page.raw.keyboard.press("Enter")
    page.raw.keyboard.press("ArrowRight")
    page.raw.keyboard.press("Enter")
    expect(page.raw.get_by_role("gridcell", name="g6, Red, heroic")).to_be_visible()
    # The board follows the text; a text that is none says why and changes nothing.
    text.fill(text.input_value().replace(". . . a", ". . . b"))
    expect(page.raw.get_by_role("gridcell", name="d4, Blue, heroic")).to_be_visible()
    text.fill(text.input_value().replace(". . . b", ". . . q"))
    expect(page.raw.get_by_text("'q' is no piece")).to_be_visible()
    expect(page.raw.get_by_role("button", name="Analyse from here")).to_be_disabled()
    text.fill(text.input_value().replace(". . . q", ". . . b"))
    page.raw.get_by_role("button", name="Blue: one more").click()
    expect(page.raw.locator('[data-setting="points/0"] output')).to_have_text("1")
    page.raw.get_by_role("button", name="Analyse from here").click()
    expect(page.raw.locator("[data-line]").first).to_be_visible(timeout=20_000)
    expect(page.raw.locator(".arena .pc")).to_have_count(3)
    # From the analysis, Q leads back to setting it up.
    page.raw.keyboard.press("q")
    expect(page.raw.get_by_role("heading", name="Set up a position")).to_be_visible()
    expect(page.raw.locator(".arena .pc")).to_have_count(3)
    page.raw.get_by_role("button", name="Play from here").click()
    expect(page.raw.get_by_label("Against")).to_be_visible(timeout=20_000)


@pytest.mark.long
def test_a_battle_is_set_up_and_judged(page: Page) -> None:
    page.open("analysis/edit/skytear/first-battle")
    page.raw.locator('[data-tool="minion/0/A"]').click()
    page.raw.locator('[data-space="b7"]').click()
    text = page.raw.get_by_role("textbox", name="The position as text")
    expect(text).to_have_value(re.compile(r"b .* >    \."))
    page.raw.locator('[data-tool="minion/1/A"]').click()
    page.raw.locator('[data-space="c3"]').click()
    expect(page.raw.locator(".refused")).to_have_text(re.compile(r"cannot share c3\. +SK-13\.3"))
    page.raw.get_by_role("button", name="Analyse from here").click()
    expect(page.raw.locator("[data-line]").first).to_be_visible(timeout=20_000)


@pytest.mark.long
def test_a_combat_is_set_up_with_the_keyboard_and_judged(page: Page) -> None:
    page.open("analysis/edit/fateforge/combat")
    page.raw.get_by_role("button", name="Guard Dog").click()
    zone = page.raw.locator('[data-zone="B"]')
    zone.focus()
    page.raw.keyboard.press("Enter")
    text = page.raw.get_by_role("textbox", name="The position as text")
    expect(text).to_have_value(re.compile(r"B: guard_dog#1"))
    # Moved: Enter in the zone leads to what is in it, Enter there picks it up.
    page.raw.keyboard.press("v")
    zone.focus()
    page.raw.keyboard.press("Enter")
    page.raw.keyboard.press("Enter")
    page.raw.locator('[data-zone="C"]').focus()
    page.raw.keyboard.press("Enter")
    expect(text).to_have_value(re.compile(r"C: guard_dog#1"))
    page.raw.get_by_role("button", name="Analyse from here").click()
    expect(page.raw.locator("[data-line]").first).to_be_visible(timeout=20_000)


@pytest.mark.long
def test_a_review_grows_and_leads_to_the_board(page: Page) -> None:
    record = bring(page)
    page.raw.get_by_role("link", name="Game review").click()
    expect(page.raw.get_by_text("Judging:")).to_be_visible(timeout=20_000)
    expect(page.raw.get_by_text("Chance kept")).to_be_visible(timeout=300_000)
    page.raw.get_by_role("button", name="Moment 2").click()
    expect(page.raw.get_by_text("Moment 2 of")).to_be_visible()
    page.raw.get_by_role("link", name="Try it on the board").click()
    expect(page.raw.get_by_role("heading", name="Analysis")).to_be_visible()
    assert f"/analysis/records/{record}" in page.raw.url
