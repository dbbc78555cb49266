"""Puzzles on the table of their game: the stored solution, click by click, is what the page takes for solved."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.lessons import Do
from browser.skytear_screens import AUTO_PASS
from browser.support import Page
from browser.test_lessons import do as do_in_tash_kalar
from browser.test_skytear_lessons import do as do_in_skytear
from ludarium.study.puzzles import Puzzle, puzzles_of

pytestmark = pytest.mark.browser


def do_in_fateforge(page: Page, answer: str) -> None:
    """One answer in combat: what it is spent on, and the confirmation where there is more than one way to pay."""
    page.wait_for_turn()
    deed = answer.partition(" (")[0]
    verb, *rest = deed.split()
    match verb:
        case "skill":
            place = page.raw.locator(f'[data-skill="{rest[0]}"][data-option]')
        case "step" | "energy-step":
            place = page.raw.locator(f'[data-zone="{rest[0]}"][data-legal]')
        case "strike" | "shot":
            place = page.raw.locator(f'[data-figure="{rest[0]}"][data-legal]')
        case _:
            raise AssertionError(f"no such answer: {answer}")
    place.click()
    page.raw.wait_for_timeout(200)
    if not page.is_behind and page.raw.locator("[data-option=confirm]").count():
        page.raw.locator("[data-option=confirm]").first.click()


def of_theme(game: str, theme: str) -> Puzzle:
    return next(each for each in puzzles_of(game) if each.theme == theme)


def solve(page: Page, game: str, theme: str, do: Do) -> Puzzle:
    """A puzzle by its stored solution, until the page says that it is solved."""
    puzzle = of_theme(game, theme)
    page.open(f"puzzles/{game}/{puzzle.id}")
    expect(page.raw.locator("[data-puzzle=open]")).to_be_visible(timeout=20_000)
    for step in puzzle.solution:
        do(page, step)
        page.wait_for_answer()
    solved = page.raw.locator("[data-puzzle=solved]")
    expect(solved.get_by_role("alert")).to_contain_text("Solved", timeout=20_000)
    # In the words of the game, not as records write it.
    expect(solved.locator(".solution li")).to_have_count(len(puzzle.solution))
    assert puzzle.solution[0] not in solved.locator(".solution").inner_text()
    return puzzle


def test_a_puzzle_of_tash_kalar_is_solved_by_clicks_and_kept(page: Page) -> None:
    solve(page, "tash-kalar", "beings", do_in_tash_kalar)
    page.open("puzzles/tash-kalar")
    expect(page.raw.locator("[data-theme=beings]")).to_contain_text("1 of ")
    expect(page.raw.locator("[data-theme=legend]")).to_contain_text("0 of ")


@pytest.mark.long
@pytest.mark.parametrize("theme", ["claim", "legend", "points"])
def test_puzzles_of_tash_kalar_are_solved_by_clicks(page: Page, theme: str) -> None:
    solve(page, "tash-kalar", theme, do_in_tash_kalar)


@pytest.mark.long
@pytest.mark.parametrize("theme", ["defeat", "condition", "heal"])
def test_puzzles_of_skytear_are_solved_by_clicks(page: Page, theme: str) -> None:
    page.open()
    page.raw.evaluate("key => localStorage.setItem(key, 'never')", AUTO_PASS)
    solve(page, "skytear", theme, do_in_skytear)


@pytest.mark.long
@pytest.mark.parametrize("theme", ["defeat", "run"])
def test_puzzles_of_fateforge_are_solved_by_clicks(page: Page, theme: str) -> None:
    solve(page, "fateforge", theme, do_in_fateforge)
