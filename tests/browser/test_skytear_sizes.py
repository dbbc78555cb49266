"""Skytear's tables on small laptops and phones, upright and on their side, in every language: nothing is cut."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.fingers import out_of_sight
from browser.skytear_screens import sit
from browser.support import Page

pytestmark = pytest.mark.browser

SIZES = ((844, 390), (1280, 720), (1366, 625), (390, 844), (1440, 900))
LANGUAGES = ("en", "pl", "fr")

_WRONG = """() => {
    const found = new Set();
    const [wide, high] = [innerWidth, innerHeight];
    const page = document.documentElement;
    if (page.scrollWidth > wide + 1) found.add(`the page is ${page.scrollWidth} wide`);
    if (page.scrollHeight > high + 1) found.add(`the page is ${page.scrollHeight} high`);
    const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflow);
    const parents = (node) => node.parentElement ? [node.parentElement, ...parents(node.parentElement)] : [];
    const hidden = ".sr, .skip-link, svg, .gt, .middle, .help";
    const called = (node) => `${node.className} "${node.textContent.trim().slice(0, 40)}"`;
    for (const node of document.querySelectorAll(".table :is(button, a, .words b, .clock)")) {
        const box = node.getBoundingClientRect();
        if (!node.checkVisibility() || node.closest(hidden) || box.width <= 1) continue;
        const inside = box.left >= -1 && box.top >= -1 && box.right <= wide + 1 && box.bottom <= high + 1;
        if (!inside && !parents(node).slice(0, -2).some(scrolls)) found.add(`outside: ${called(node)}`);
    }
    for (const node of document.querySelectorAll(".table :is(header, main) *")) {
        const words = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
        if (!words || !node.checkVisibility() || node.closest(hidden) || node.clientWidth === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        for (const around of [node, ...parents(node)]) {
            if (scrolls(around) || around.matches("main, header, .prompt")) break;
            if (getComputedStyle(around).overflowX !== "hidden") continue;
            const box = around.getBoundingClientRect();
            const low = around.matches(".pc, button") && text.bottom > box.bottom + 4;
            if (text.right > box.right + 1.5 || text.left < box.left - 1.5 || low) found.add(`cut: ${called(node)}`);
            break;
        }
    }
    const head = [...document.querySelectorAll("header.bar > *, #table-facts .seat > *, header nav > *")].filter(
        (node) => node.checkVisibility() && node.getBoundingClientRect().width > 1);
    for (const [at, one] of head.entries())
        for (const other of head.slice(at + 1)) {
            if (one.contains(other)) continue;
            const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
            if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
                found.add(`overlap: ${called(one)} and ${called(other)}`);
        }
    return [...found];
}"""


def wrong_in(page: Page, sizes: Iterable[tuple[int, int]], languages: Iterable[str]) -> dict[str, list[str]]:
    """What is cut, out of reach or overlapped at the table that is open, by size and language."""
    found: dict[str, list[str]] = {}
    for language in languages:
        page.raw.evaluate(
            """(language) => {
                const settings = JSON.parse(localStorage.getItem("ludarium.settings"));
                localStorage.setItem("ludarium.settings", JSON.stringify({ ...settings, language }));
            }""",
            language,
        )
        page.raw.reload()
        for width, height in sizes:
            page.resize(width, height)
            page.raw.wait_for_selector(".board .hero")
            page.settle()
            for fault in page.raw.evaluate(_WRONG):
                found.setdefault(f"{width}x{height} {language}", []).append(fault)
    return found


def begun(page: Page, form: str, clicks: int) -> None:
    """A table with clocks and with heroes on the battlefield, a little way into the game."""
    sit(page, form, "human", "random", clock={"seconds": 1500, "bonus": 15})
    page.click_on(seed=3, seconds=100, until=".board .hero")
    if clicks:
        page.click_on(seed=5, seconds=40, stop_after=clicks)


def test_nothing_is_cut_at_a_table_of_any_size(page: Page) -> None:
    begun(page, "first-battle", 14)
    assert wrong_in(page, SIZES, ("fr",)) == {}
    for width, height in SIZES[:4]:
        page.resize(width, height)
        assert page.raw.locator(".line .vc b").count() == 3
        assert out_of_sight(page, ".clock, .line .vc") == [], ("clocks and victory", width, height)


@pytest.mark.long
@pytest.mark.parametrize("form", ["first-battle", "standard", "three-lanes", "simplified"])
def test_nothing_is_cut_in_any_form(page: Page, form: str) -> None:
    begun(page, form, 30)
    assert wrong_in(page, SIZES, LANGUAGES) == {}


def test_on_a_small_laptop_three_lanes_are_large_and_can_be_made_larger(new_page: NewPage) -> None:
    page = new_page(1280, 720)
    begun(page, "three-lanes", 0)
    field = page.raw.locator("svg.board")
    before = field.bounding_box()
    assert before is not None
    assert before["width"] >= 700, "it was 470 pixels wide"
    page.raw.locator("[data-view=nearer]").click()
    page.wait("document.querySelector('svg.board').getBoundingClientRect().width > 900")
    page.raw.locator("[data-view=farther]").click()
    expect(page.raw.locator("[data-view=farther]")).to_have_count(0)


def test_decks_and_discard_piles_are_opened_from_the_seats(page: Page) -> None:
    begun(page, "first-battle", 14)
    for size in ((1440, 900), (390, 844)):
        page.resize(*size)
        page.raw.locator("[data-piles]").first.click()
        discarded = page.raw.locator("dialog [data-pile=discard] [data-card]").count()
        assert f"Discard pile: {discarded}" in page.raw.locator("dialog [data-pile=discard]").inner_text()
        assert page.raw.locator("dialog [data-pile=deck] [data-card]").count() > 0
        page.raw.keyboard.press("Escape")
        expect(page.raw.locator("dialog[open]")).to_have_count(0)
