"""One person at a table: take-back, why not, hint, chat, discarding, the hand-over curtain, resigning, fairness."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.skytear_screens import resign
from browser.support import Page, hear

pytestmark = pytest.mark.browser

FIRST = {"first": 0, "schools": ["northern", "southern"]}


def test_a_move_is_taken_back(page: Page) -> None:
    page.play("high-form", "human", "human", options=FIRST)
    start = page.pieces
    page.place("e5")
    assert page.pieces != start
    page.raw.keyboard.press("z")
    page.wait("document.querySelectorAll('.arena .pc').length === 0")
    assert page.pieces == start
    assert page.prompt == "Choose an action"


def test_a_refused_square_says_why_and_leads_to_the_rule(page: Page) -> None:
    page.play("high-form", "human", "human", options=FIRST)
    page.place("e5")
    page.end_turn()
    page.press_button(re.compile("^I am"))
    page.wait_for_turn()
    page.press_button("Place a common")
    page.square("e5").click()
    bubble = page.raw.locator(".why")
    expect(bubble).to_be_visible()
    assert len(bubble.locator("p").inner_text()) > 15
    rule = bubble.locator("a")
    name = rule.inner_text()
    assert re.fullmatch(r"TK-\d+\.\d+", name)
    rule.click()
    shown = page.raw.locator(".rule.target")
    expect(shown).to_be_in_viewport()
    assert shown.get_attribute("id") == name


def test_a_card_without_its_pattern_says_what_is_missing_and_escape_puts_it_back(page: Page) -> None:
    page.play("high-form", "human", "human", options=FIRST)
    page.card(page.hand[0]).click()
    expect(page.raw.locator(".why")).to_be_visible()
    page.raw.keyboard.press("Escape")
    expect(page.raw.locator(".why")).to_be_hidden()
    assert page.raw.locator(".hg .chosen").count() == 1
    page.raw.keyboard.press("Escape")
    assert page.raw.locator(".hg .chosen").count() == 0


def test_a_hint_is_shown_and_can_be_followed(page: Page) -> None:
    page.play("high-form", "human", "human", options=FIRST)
    page.raw.keyboard.press("h")
    hint = page.raw.locator(".hint[data-hint-step]")
    expect(hint).to_be_visible()
    told = hint.inner_text()
    assert told.startswith(("Look here: ", "The card: ")), "first where to look or which card, then the move"
    assert "%" not in told
    page.whole_hint()
    assert "%" in hint.inner_text()
    hint.get_by_role("button", name="Do it").click()
    page.raw.wait_for_selector(".prompt.mine:has-text('End your turn'), dialog[open], .acts .btn.primary")


def test_what_is_said_is_read_by_both_and_never_as_markup(new_page, page: Page) -> None:  # type: ignore[no-untyped-def]
    made = page.make_table("high-form", "human", "link", options=FIRST)
    other: Page = new_page(name="Bo")
    other.join(made["code"])
    other.raw.wait_for_selector("[role=gridcell]")
    page.open(f"table/{made['id']}")
    for reader in (page, other):
        reader.raw.get_by_role("button", name="Chat").click()
    page.raw.locator("#chat-text").fill("<b>good</b> luck")
    page.press_button("Send")
    for reader in (page, other):
        expect(reader.raw.locator(".chat li", has_text="<b>good</b> luck")).to_be_visible()
    page.place("e5")  # play goes on beside the talk
    expect(page.raw.locator(".chat")).to_be_visible()
    page.raw.locator("#chat-text").press("Escape")
    expect(page.raw.locator(".chat")).to_be_hidden()
    other.raw.locator("#chat-text").fill("same to you")
    other.raw.keyboard.press("Enter")
    expect(page.raw.get_by_role("button", name="Chat, 1 new")).to_be_visible()


def test_discarded_cards_go_under_the_deck_in_the_chosen_order(page: Page) -> None:
    page.play("high-form", "human", "human", options=FIRST)
    first, second, third = (card for card in page.hand if not card.startswith(("legends/", "flare/")))
    page.press_button(re.compile("^Discard"))
    page.card(first).click()
    tray = page.raw.locator(".tray")
    names = []
    for card in (third, second):
        shown = tray.locator(f'[data-card="{card}"]')
        expect(shown).to_be_visible()
        names.append(shown.locator(".cname").inner_text())
        shown.click()
        expect(shown).to_be_hidden()
    assert page.raw.locator("dialog[open]").count() == 0, "the arena can be seen while cards are chosen"
    under = page.raw.locator(".prompt .help").inner_text()
    assert 0 <= under.find(names[0]) < under.find(names[1]), under
    page.raw.locator("[data-option=decline]").click()
    page.wait("!document.querySelector('.tray')")
    assert not {first, second, third} & set(page.hand), "what was discarded is still held"


def test_no_hand_is_drawn_while_the_screen_changes_hands(page: Page) -> None:
    heard = hear(page)
    page.play("high-form", "human", "human", options={"first": 0, "schools": ["highland", "sylvan"]})
    first_hand = set(page.hand)
    assert len(first_hand) == 6
    page.place("e5")
    page.end_turn()
    curtain = page.raw.locator("dialog[open]")
    expect(curtain).to_be_visible()
    assert page.hand == [], "the hand of the one who leaves is still drawn"
    assert all(view["viewer"] == 0 for view in heard.views), "the next hand came before its player"
    page.raw.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    page.press_button(re.compile("^I am"))
    expect(curtain).to_be_hidden()
    page.wait_for_turn()
    page.wait("document.querySelectorAll('.hg [data-card]').length === 6")
    second_hand = set(page.hand)
    assert not first_hand & second_hand
    assert heard.views[-1]["viewer"] == 1


def test_a_game_is_resigned_and_its_fairness_checked(page: Page) -> None:
    page.play("duel", "human", "random", options=FIRST)
    page.choose_from_menu("Fair draws")
    dialog = page.raw.locator("dialog[open]")
    promised = dialog.locator(".code").first.inner_text()
    assert len(promised) == 64
    assert dialog.locator(".good").count() == 0, "nothing is verified before the seed is known"
    page.raw.keyboard.press("Escape")
    page.choose_from_menu("Resign")
    dialog.get_by_role("button", name="Resign").click()
    page.raw.wait_for_selector('a[href*="/replay/"].btn:visible')
    page.choose_from_menu("Fair draws")
    expect(dialog.locator(".good")).to_be_visible()
    assert dialog.locator(".code").first.inner_text() == promised
    assert dialog.locator(".bad").count() == 0


def test_people_at_one_screen_are_told_the_name_of_who_has_resigned(page: Page) -> None:
    page.play("high-form", "human", "human", options=FIRST)
    resign(page)
    expect(page.raw.locator(".prompt .help")).to_have_text("Ada has resigned.")


def test_the_position_is_described_in_words(page: Page) -> None:
    page.play("high-form", "human", "human", options=FIRST)
    page.place("e5")
    page.choose_from_menu("Describe the position")
    said = page.raw.locator("dialog[open] .prose").inner_text()
    assert "e5" in said
    assert page.square("e5").get_attribute("aria-label") == "e5, red square, Ada, common"


def test_a_task_says_its_whole_condition_and_explains_its_words(page: Page) -> None:
    page.play("high-form", "human", "human", options={"first": 0})
    task = page.raw.locator("[data-task]").first
    short = task.locator(".tc").inner_text()
    name = task.locator(".tn")
    name.click()
    expect(name).to_have_attribute("aria-expanded", "true")
    whole = task.locator(".tc").inner_text()
    assert len(whole) > len(short)
    task.locator(".term").first.hover()
    expect(page.raw.get_by_role("tooltip")).to_be_visible()
    name.click()
    expect(task.locator(".tc")).to_have_text(short)


def test_a_refusal_explains_the_words_of_the_game(page: Page) -> None:
    page.play("high-form", "human", "human", options={"first": 0, "schools": ["northern", "southern"]})
    page.raw.locator(".hg .card.off").first.click()
    page.raw.locator(".why .term").first.hover()
    expect(page.raw.get_by_role("tooltip")).to_be_visible()
