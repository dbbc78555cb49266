"""Skytear on a phone, 390 pixels wide: the battlefield under two fingers, the sheet in its three heights."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import NewPage
from browser.fingers import PHONE, TOUCH, Fingers, centre, too_wide
from browser.screens import rarely
from browser.skytear_screens import lesson, open_screen, sit
from browser.support import Page

pytestmark = pytest.mark.browser


def wide(page: Page, space: str = "h6") -> float:
    """How wide a space is on the screen."""
    box = page.raw.locator(f'[data-space="{space}"]').bounding_box()
    assert box
    return box["width"]


def shown(page: Page, spaces: Locator) -> list[str]:
    """Those of the spaces whose middle is not on the visible part of the battlefield."""
    port = page.raw.locator(".port").bounding_box()
    assert port
    outside = []
    for space in spaces.all():
        x, y = centre(space)
        if not (port["x"] <= x <= port["x"] + port["width"] and port["y"] <= y <= port["y"] + port["height"]):
            outside.append(str(space.get_attribute("data-space")))
    return outside


def moving(page: Page) -> Locator:
    """A hero is about to move; the first of the spaces it can go to."""
    lesson(page, "melee")
    page.raw.locator("[data-action=move]").tap()
    page.raw.wait_for_selector("[data-legal]")
    page.settle()
    return page.raw.locator("[data-legal]").first


# -- the battlefield ---------------------------------------------------------------------------------------------------


def test_two_fingers_make_the_battlefield_larger_and_smaller(phone: Page) -> None:
    lesson(phone, "attack")
    fingers = Fingers(phone)
    before = wide(phone)
    x, y = centre(phone.raw.locator(".port"))
    fingers.drag(((x - 30, y), (x - 60, y)), ((x + 30, y), (x + 60, y)))
    larger = wide(phone)
    assert larger > before * 1.4
    fingers.drag(((x - 100, y), (x - 40, y)), ((x + 100, y), (x + 40, y)))
    assert wide(phone) < larger * 0.6
    for _ in range(3):
        fingers.drag(((x - 150, y), (x - 10, y)), ((x + 150, y), (x + 10, y)))
    assert phone.raw.evaluate("(document.querySelector('.port').scrollWidth) <= 391"), "no smaller than the whole"
    phone.raw.locator("[data-view=reset]").tap()
    phone.wait("document.querySelector('.port').scrollWidth > 600")
    assert abs(wide(phone) - before) < 1, "back to the question"
    assert phone.errors == []


@pytest.mark.long
def test_what_is_between_the_fingers_stays_there(phone: Page) -> None:
    space = moving(phone)
    x, y = centre(space)
    Fingers(phone).drag(((x - 20, y), (x - 40, y)), ((x + 20, y), (x + 40, y)))
    there = centre(space)
    assert abs(there[0] - x) < 12
    assert abs(there[1] - y) < 12


def test_a_finger_moves_the_battlefield_and_chooses_nothing(phone: Page) -> None:
    space = moving(phone)
    x, y = centre(space)
    Fingers(phone).drag(((x, y), (x - 70, y - 40)))
    there = centre(space)
    assert there[0] < x - 40
    assert phone.raw.locator("[data-option=confirm]").count() == 0
    assert phone.raw.locator(".why").count() == 0
    space.tap()
    expect(phone.raw.locator("[data-option=confirm]")).to_be_visible()


def test_where_spaces_are_small_the_first_tap_goes_nearer(phone: Page) -> None:
    space = moving(phone)
    phone.raw.locator("[data-view=fit]").tap()
    phone.wait("document.querySelector('.port').scrollWidth <= 391")
    assert wide(phone) < 44
    phone.raw.touchscreen.tap(*centre(space))
    phone.wait("document.querySelector('.port').scrollWidth > 600")
    assert phone.raw.locator("[data-option=confirm]").count() == 0
    assert not shown(phone, space), "what was tapped is in view"
    space.tap()
    expect(phone.raw.locator("[data-option=confirm]")).to_be_visible()


def test_every_answer_to_a_question_is_in_view(phone: Page) -> None:
    sit(phone, "simplified", "human", "random", asks=True)
    phone.click_on(seed=3, seconds=90, until=".board .hero")
    asked = 0
    for _ in range(30):
        phone.raw.wait_for_selector(".prompt.mine, section.mp", timeout=60_000)
        phone.wait_for_answer()
        phone.settle()
        legal = phone.raw.locator("[data-legal]")
        if 0 < legal.count() < 20:
            asked += 1
            assert not shown(phone, legal), phone.prompt
        phone.click_on(seed=asked + 5, seconds=10, stop_after=1)
        if asked > 5:
            break
    assert asked > 2


def test_the_overview_goes_where_it_is_tapped(phone: Page) -> None:
    lesson(phone, "attack")
    field, overview = phone.raw.locator(".port"), phone.raw.locator(".view .map button")
    frame = phone.raw.locator(".view .map .frame")
    phone.wait("document.querySelector('.port').scrollWidth > 600")
    box = overview.bounding_box()
    assert box
    seen = []
    for share in (0.08, 0.92):
        phone.raw.touchscreen.tap(box["x"] + box["width"] * share, box["y"] + box["height"] / 2)
        phone.raw.wait_for_timeout(200)
        seen.append((field.evaluate("(field) => field.scrollLeft"), frame.get_attribute("x")))
        box = overview.bounding_box()  # it keeps away from the part that is shown
        assert box
    assert seen[0][0] < seen[1][0]
    assert float(seen[0][1] or 0) < float(seen[1][1] or 0)


# -- the sheet ---------------------------------------------------------------------------------------------------------


def height(page: Page) -> str:
    page.settle()
    return str(page.raw.locator("[data-height]").get_attribute("data-height"))


def sizes(page: Page) -> tuple[float, float]:
    """How high the battlefield and the sheet's body are."""
    found = page.raw.evaluate(
        "() => ['.port', '.sheet'].map((part) => document.querySelector(part).getBoundingClientRect().height)"
    )
    return found[0], found[1]


def test_the_sheet_is_drawn_to_three_heights(phone: Page) -> None:
    lesson(phone, "melee")
    fingers = Fingers(phone)
    assert height(phone) == "half"
    board, body = sizes(phone)
    assert board > 150
    assert body > 80

    def draw(by: float) -> str:
        x, y = centre(phone.raw.locator("[data-sheet=grip]"))
        fingers.drag(((x, y), (x, y + by)), pause=60)
        return height(phone)

    assert draw(body) == "peek"
    assert sizes(phone)[1] == 0
    assert sizes(phone)[0] > board + body * 0.9, "the battlefield has the room now"
    expect(phone.raw.locator(".prompt")).to_be_in_viewport()
    assert draw(-body) == "half"
    assert draw(20) == "half", "a little is not enough"
    assert draw(-600) == "full"
    assert sizes(phone)[0] < 5
    expect(phone.raw.locator(".prompt")).to_be_in_viewport()
    assert draw(300) in {"half", "peek"}


def test_the_sheet_is_opened_and_folded_without_a_drag(phone: Page) -> None:
    lesson(phone, "melee")
    grip = phone.raw.locator("[data-sheet=grip]")
    named = []
    for expected in ("full", "peek", "half"):
        grip.tap()
        assert height(phone) == expected
        named.append(grip.get_attribute("aria-label"))
    assert len(set(named)) == 3, "each height says what it is"
    grip.focus()
    for key, expected in (("ArrowUp", "full"), ("ArrowDown", "half"), ("Home", "peek"), ("End", "full")):
        phone.raw.keyboard.press(key)
        assert height(phone) == expected
    phone.raw.keyboard.press("s")
    assert height(phone) == "peek", "a key for it wherever the focus is"
    phone.raw.keyboard.press("+")


def test_a_question_on_the_battlefield_lowers_the_sheet(phone: Page) -> None:
    lesson(phone, "attack")
    phone.raw.locator("[data-sheet=grip]").tap()
    assert height(phone) == "full"
    phone.raw.locator("[data-action=move]").tap()
    phone.wait("document.querySelector('[data-legal]')")
    assert height(phone) == "half"
    assert sizes(phone)[0] > 150


def test_the_sheet_of_the_minion_phase_has_one_height(phone: Page) -> None:
    open_screen(phone, "minion-phase")
    seen = set()
    for _ in range(12):
        phone.raw.wait_for_timeout(60)
        seen.add(sizes(phone)[1])
    assert len(seen) == 1, f"the sheet moves by itself: {seen}"
    assert sizes(phone)[0] >= 169, "what is left of the battlefield"


@pytest.mark.parametrize("language", rarely("en", "pl", "fr", gate={"pl"}))
@pytest.mark.parametrize("form", ["simplified", "first-battle"])
def test_the_names_of_actions_are_whole_words(new_page: NewPage, language: str, form: str) -> None:
    page = new_page(*PHONE, context=TOUCH, language=language)
    sit(page, form, "human", "random")
    page.click_on(seed=3, seconds=60, until=".acts .ab")
    broken = page.raw.locator(".acts .ab").evaluate_all(
        """tiles => tiles.filter((tile) => {
            const [word, box] = [tile.querySelector("b"), tile.getBoundingClientRect()];
            const range = document.createRange();
            range.selectNodeContents(word);
            const lines = [...range.getClientRects()];
            return lines.length > 1 || lines[0].left < box.left || lines[0].right > box.right;
        }).map((tile) => tile.innerText)"""
    )
    assert broken == []


@pytest.mark.parametrize("language", rarely("en", "pl", "fr", gate={"fr"}))
def test_long_help_is_read_in_full_and_moves_nothing(new_page: NewPage, language: str) -> None:
    page = new_page(*PHONE, context=TOUCH, language=language)
    lesson(page, "attack")
    help_line, more = page.raw.locator(".prompt .help"), page.raw.locator("[data-prompt-more]")
    assert help_line.evaluate("text => text.scrollHeight > text.clientHeight + 8"), "it is cut off"
    before = sizes(page)
    more.tap()
    whole = page.raw.locator(".prompt .whole")
    expect(whole).to_be_in_viewport(ratio=1)
    expect(whole.locator("p")).to_have_text(help_line.inner_text())
    assert whole.evaluate("text => text.scrollHeight <= text.clientHeight")
    assert sizes(page) == before
    whole.locator("p .term").first.tap()
    expect(whole.get_by_role("tooltip")).to_be_visible()
    whole.locator("b").tap()
    expect(whole).to_be_hidden()
    more.tap()
    page.raw.locator("[data-action=attack]").press("Enter")  # the next question has its own help
    expect(whole).to_be_hidden()


def test_help_that_is_seen_whole_has_nothing_to_open(phone: Page) -> None:
    lesson(phone, "attack")
    more = phone.raw.locator("[data-prompt-more]")
    expect(more).to_be_visible()
    more.focus()
    phone.raw.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    phone.raw.keyboard.press("Escape")
    expect(more).to_have_attribute("aria-expanded", "false")
    phone.resize(760, 844)  # a phone held across is wide enough
    expect(more).to_be_hidden()


def test_the_stack_lies_folded_over_the_hand(phone: Page) -> None:
    lesson(phone, "reaction")
    fold = phone.raw.locator(".fold")
    expect(fold).to_be_visible()
    assert "Attack" in fold.inner_text()
    expect(phone.raw.locator(".hr .pc").first).to_be_in_viewport()
    fold.tap()
    expect(phone.raw.locator(".stack .se")).not_to_have_count(0)


# -- the rest ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", rarely("en", "pl", "fr", gate={"pl"}))
def test_nothing_is_wider_than_a_phone(new_page: NewPage, language: str) -> None:
    page = new_page(*PHONE, context=TOUCH, language=language)
    assert not too_wide(page, ("setup", "deck", "table", "minion-phase", "cards", "learn"), open_screen)


def test_a_blow_needs_two_taps_and_is_foreseen_after_the_first(phone: Page) -> None:
    lesson(phone, "skirmish")
    phone.raw.locator("[data-action=skirmish]").tap()
    for step in ("c5", "c6"):
        cell = phone.raw.locator(f'[data-legal][data-space="{step}"]')
        cell.dispatch_event("click")
        expect(phone.raw.locator("[data-option=confirm]")).to_be_visible()
        phone.raw.locator("[data-option=confirm]").tap()
    target = phone.raw.locator('[data-legal][aria-label*="Haburat"]')
    target.dispatch_event("click")
    expect(phone.raw.locator(".pcast")).to_contain_text(re.compile("damage|defeat"))
    phone.raw.locator("[data-option=confirm]").tap()
    expect(phone.raw.locator(".lesson.done")).to_be_visible()
