"""Puzzles on the table of their game: the stored solution, click by click, is what the page takes for solved."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response, expect

from browser.lessons import Do
from browser.skytear_screens import AUTO_PASS
from browser.support import Page
from browser.test_lessons import do as do_in_tash_kalar
from browser.test_skytear_lessons import do as do_in_skytear
from ludarium.games.tash_kalar.arena import CENTRAL
from ludarium.spaces.squares import name_of, squares
from ludarium.study.puzzles import Puzzle, opened, puzzles_of

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


def is_kept(response: Response) -> bool:
    """The server has acknowledged an attempt."""
    return response.request.method == "POST" and response.url.endswith("/api/puzzles/results") and response.ok


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
    with page.raw.expect_response(is_kept):
        solve(page, "tash-kalar", "beings", do_in_tash_kalar)
    expect(page.raw.locator("[data-step-mark]")).to_have_count(2)
    kept = page.api("GET", "/api/puzzles/results")["body"]["attempts"]
    assert [(each["solved"], each["hints"]) for each in kept] == [(True, 0)]
    # It is kept with the person, and not with the browser alone.
    page.raw.evaluate("localStorage.clear()")
    page.open("puzzles/tash-kalar")
    page.raw.reload()
    expect(page.raw.locator("[data-theme=beings]")).to_contain_text("1 of ")
    expect(page.raw.locator("[data-theme=legend]")).to_contain_text("0 of ")


def test_a_turn_that_misses_says_what_is_missing_and_which_step_lost_it(page: Page) -> None:
    """Made without a connection, the attempt is sent once there is one."""
    puzzle = of_theme("tash-kalar", "beings")
    page.open(f"puzzles/tash-kalar/{puzzle.id}")
    expect(page.raw.locator("[data-puzzle=open]")).to_be_visible(timeout=20_000)
    free = opened(puzzle).state.empty & ~CENTRAL
    page.raw.route("**/api/puzzles/results", lambda route: route.abort())
    for square in [*squares(free)][:2]:
        do_in_tash_kalar(page, f"place {name_of(square)}")
        page.wait_for_answer()
    page.raw.get_by_role("button", name="End turn").first.click()
    failed = page.raw.locator("[data-puzzle=failed]")
    expect(failed.get_by_role("alert")).to_contain_text("Not yet")
    expect(failed).to_contain_text("missing: 2 of 2")
    expect(failed.locator("li.lost")).to_contain_text("loses the goal")
    expect(page.raw.locator("[data-step-mark]")).to_have_count(2)
    assert page.api("GET", "/api/puzzles/results")["body"]["attempts"] == []
    page.raw.unroute("**/api/puzzles/results")
    with page.raw.expect_response(is_kept):
        page.open("puzzles/tash-kalar")
        page.raw.reload()
    expect(page.raw.locator("[data-theme=beings]")).to_contain_text("0 of ")
    kept = page.api("GET", "/api/puzzles/results")["body"]["attempts"]
    assert [each["solved"] for each in kept] == [False]


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
