"""The guided first battle, played to its end with real clicks; every step can also be skipped."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.fingers import PHONE, TOUCH
from browser.lessons import begin_again, done, expect_all_ticked, play_all, skip_all
from browser.skytear_screens import AUTO_PASS
from browser.support import Page
from ludarium.games.skytear.lessons import LESSONS
from skytear.test_lessons import SOLUTIONS

pytestmark = pytest.mark.browser


def do(page: Page, answer: str) -> None:
    """One answer of the learner, by the clicks that give it."""
    verb, *rest = answer.split()
    page.wait_for_turn()
    match verb:
        case "activate":
            page.raw.locator(f"[data-hero={rest[0]}] .pick").click()
        case "declare":
            page.raw.locator(f"[data-action={rest[0]}].on").click()
        case "pass":
            page.raw.locator("[data-option=pass]").click()
        case "space":
            page.raw.locator(f'[data-legal][data-space="{rest[0]}"]').click()
        case "hero":
            page.raw.locator(f'[data-legal][aria-label*="{rest[0].capitalize()}"]').click()
        case "play":
            page.raw.locator(f".hand [data-card={rest[0]}].can").first.click()
            page.raw.wait_for_timeout(80)
            if page.raw.locator("[data-option=play]").count():  # several heroes could
                page.raw.get_by_role("button", name=rest[2].capitalize(), exact=True).click()
        case "card":
            page.raw.locator(f".hand [data-card={rest[0]}].can").first.click()
        case "area":
            page.raw.locator(f'[data-legal][data-space="{rest[1]}"]').click()
            wanted = set(rest)
            for _ in range(12):
                if covered(page) == wanted:
                    break
                page.raw.keyboard.press("r")
            assert covered(page) == wanted
            page.raw.locator("[data-option=confirm]").click()
        case _:
            raise AssertionError(f"no such answer: {answer}")


def covered(page: Page) -> set[str]:
    """The spaces under the area that is being laid."""
    page.raw.wait_for_selector(".board .area")
    spaces = page.raw.evaluate(
        """() => {
            const area = document.querySelector(".board .area");
            const within = (cell) => {
                const box = cell.getBBox();
                const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
                return area.isPointInFill(middle);
            };
            return [...document.querySelectorAll("[data-space]")].filter(within).map((cell) => cell.dataset.space);
        }"""
    )
    return set(spaces)


def finish(page: Page) -> None:
    """Modifiers that are asked for on the way, until the lesson is done."""
    page.raw.wait_for_selector(".lesson.done, .strip .pc.can")
    while page.raw.locator(".strip .pc.can").count():
        page.raw.locator(".strip .pc.can").first.click()
        page.raw.wait_for_timeout(150)
    done(page)


@pytest.mark.long
def test_the_guided_battle_is_played_to_its_end(page: Page) -> None:
    page.open()
    page.raw.evaluate("key => localStorage.setItem(key, 'never')", AUTO_PASS)
    play_all(page, "skytear", {lesson: SOLUTIONS[lesson] for lesson in LESSONS}, do, finish)
    expect(page.raw.get_by_role("link", name="Simplified mode")).to_be_visible()
    expect_all_ticked(page, list(LESSONS))


@pytest.mark.long
def test_every_lesson_of_the_battle_can_be_skipped(page: Page) -> None:
    skip_all(page, "skytear", LESSONS)
    page.wait("location.hash.endsWith('/end')")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pl", "Dotknij oka"),
        *(pytest.param(*each, marks=pytest.mark.long) for each in (("en", "Tap the eye"), ("fr", "Touchez l’œil"))),
    ],
)
def test_on_a_phone_the_lesson_of_attack_names_what_is_there(new_page: NewPage, lang: str, said: str) -> None:
    phone = new_page(*PHONE, context=TOUCH, language=lang)
    phone.open("learn/skytear/attack")
    expect(phone.raw.locator(".lesson")).to_contain_text(said)
    expect(phone.raw.locator(".board .sight")).to_have_count(0)
    eye = phone.raw.locator("[data-view=sight]")
    eye.tap()
    expect(eye).to_have_attribute("aria-pressed", "true")
    expect(phone.raw.locator(".board .sight")).to_have_count(1)
    eye.tap()
    expect(phone.raw.locator(".board .sight")).to_have_count(0)


def test_with_a_keyboard_the_lesson_of_attack_names_the_key(page: Page) -> None:
    page.open("learn/skytear/attack")
    expect(page.raw.locator(".lesson")).to_contain_text("Press V")
    page.raw.keyboard.press("v")
    expect(page.raw.locator(".board .sight")).to_have_count(1)


def test_windows_of_a_lesson_are_passed_and_a_pass_too_many_does_no_harm(page: Page) -> None:
    page.open("learn/skytear/move")
    do(page, "declare move")
    page.raw.wait_for_selector("[data-legal]")
    page.raw.keyboard.press("p")
    page.raw.keyboard.press("p")
    page.raw.wait_for_timeout(300)
    do(page, "space b4")
    done(page)


def test_a_lesson_of_the_battle_begins_again(page: Page) -> None:
    page.open("learn/skytear/attack")
    do(page, "declare move")
    begin_again(page)
    page.wait("document.querySelectorAll('.ab.on[data-action=attack]').length === 1")
    do(page, "declare attack")
