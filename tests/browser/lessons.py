"""Guided lessons as a learner clicks them: what the lessons of all games have in common."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from playwright.sync_api import expect

from browser.support import Page

Do = Callable[[Page, str], None]
"""One answer of the learner, by the clicks that give it."""


def arrive(page: Page, lesson: str) -> None:
    """Until that lesson is shown; every lesson can be skipped."""
    page.wait(f"location.hash.endsWith('/{lesson}') && document.querySelector('[data-lesson=skip]')")


def done(page: Page) -> None:
    """The lesson says that it is done."""
    expect(page.raw.locator(".lesson.done")).to_be_visible()


def play_all(
    page: Page, game: str, solutions: Mapping[str, Sequence[str]], do: Do, finish: Callable[[Page], None] = done
) -> None:
    """Every lesson from the list of lessons on, each by its solution; `finish` sees that it is done."""
    page.open(f"learn/{game}")
    page.raw.get_by_role("link", name="Begin").click()
    for lesson, steps in solutions.items():
        arrive(page, lesson)
        for step in steps:
            do(page, step)
        finish(page)
        page.raw.locator("[data-lesson=next]").click()


def expect_all_ticked(page: Page, lessons: Sequence[str]) -> None:
    """The list of lessons knows which ones have been played."""
    expect(page.raw.locator(".list .ok")).to_have_count(len(lessons))


def skip_all(page: Page, game: str, lessons: Iterable[str]) -> None:
    """From the first lesson to the last by nothing but skipping."""
    lessons = list(lessons)
    page.open(f"learn/{game}/{lessons[0]}")
    for lesson in lessons:
        arrive(page, lesson)
        page.raw.locator("[data-lesson=skip]").click()


def begin_again(page: Page) -> None:
    page.press_button(re.compile("again", re.IGNORECASE))
