"""People on several machines: by link, away and back, a bot in between, watchers, and a seat with two tabs."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import NewPage
from browser.screens import rarely
from browser.skytear_screens import resign
from browser.support import Page, hear

pytestmark = pytest.mark.browser

FIRST = {"first": 0, "schools": ["northern", "southern"]}


@pytest.fixture(scope="module")
def server_settings() -> dict[str, Any]:
    return {"absent_seconds": 0.3}


def set_up_with_link(page: Page) -> str:
    """A high form against somebody by link, made on the set-up screen; the link."""
    page.open("setup/tash-kalar/high-form")
    page.raw.get_by_role("radiogroup", name="Who plays seat 2").get_by_role("radio", name="By link").click()
    page.raw.get_by_label("Starting player").select_option("0")
    page.press_button("Start")
    link = page.raw.locator("#invitation")
    expect(link).to_be_visible()
    return link.input_value()


def join(page: Page, code: str) -> None:
    page.join(code)
    page.raw.wait_for_selector("[role=gridcell]")


def test_two_browsers_play_by_link_and_a_bot_keeps_a_seat_for_a_while(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page(name="Bo")
    link = set_up_with_link(ada)
    assert "/join/" in link
    code = link.rsplit("/", 1)[1]
    join(bo, code)
    assert code not in bo.raw.url, "the code stays in no address after joining"
    ada.raw.wait_for_selector("[role=gridcell]")
    ada.place("d2")
    ada.end_turn()
    bo.wait_for_turn()
    assert bo.pieces == ada.pieces
    bo.place("h6")
    address, kept = bo.raw.url, bo.raw.context.storage_state()
    bo.raw.context.close()

    away = ada.raw.locator(".away", has_text="Bo is away")
    expect(away).to_be_visible()
    away.get_by_role("button", name="Let a bot play on").click()
    ada.wait_for_turn()  # the bot has ended the turn that Bo left

    again = new_page(name="Bo", context={"storage_state": kept})
    again.raw.goto(address)
    ada.place("e4")
    ada.place("e6")
    ada.end_turn()
    again.wait_for_turn()
    again.place("f7")
    ada.wait(f"document.querySelectorAll('.arena .pc').length === {len(again.pieces)}")
    assert ada.pieces == again.pieces
    expect(away).to_be_hidden()


RESIGNED = {
    "en": ("You have resigned.", "Ada has resigned."),
    "pl": ("Poddajesz partię.", "Ada poddaje partię."),
    "fr": ("Vous avez abandonné.", "Ada a abandonné."),
}
"""What the one who has given up is told, and what the others are."""


@pytest.mark.parametrize(("game", "form"), [("tash-kalar", "duel"), ("skytear", "simplified")])
@pytest.mark.parametrize("language", rarely("en", "pl", "fr", gate={"en"}))
def test_everybody_is_told_who_has_resigned(new_page: NewPage, game: str, form: str, language: str) -> None:
    ada, bo = new_page(language=language), new_page(language=language, name="Bo")
    made = ada.make_table(form, "human", "link", game=game)
    bo.open()
    assert bo.api("POST", "/api/join", {"code": made["code"], "name": "Bo"})["status"] == 200
    for page in (ada, bo):
        page.open(f"table/{made['id']}")
    resign(ada)
    for page, told in zip((ada, bo), RESIGNED[language], strict=True):
        expect(page.raw.locator(".prompt .help")).to_have_text(told)
    ada.raw.reload()
    expect(ada.raw.locator(".prompt .help")).to_have_text(RESIGNED[language][0])


def resigned_by_link(new_page: NewPage, **size: int) -> tuple[Page, Page, str]:
    """Ada and Bo at a table whose game Ada has just given up."""
    ada, bo = new_page(**size), new_page(name="Bo", **size)
    made = ada.make_table("high-form", "human", "link", options=FIRST)
    bo.open()
    assert bo.api("POST", "/api/join", {"code": made["code"], "name": "Bo"})["status"] == 200
    for page in (ada, bo):
        page.open(f"table/{made['id']}")
    resign(ada)
    return ada, bo, made["id"]


def covered(page: Page) -> bool:
    """Whether the question of a rematch, or the edge of the window, hides a part of the final board."""
    board = page.raw.locator("[data-final]").bounding_box()
    question = page.raw.locator("[data-ending] .rematch").bounding_box()
    assert board
    assert question
    right, bottom = board["x"] + board["width"], board["y"] + board["height"]
    size = page.raw.viewport_size
    assert size
    beside = board["x"] >= question["x"] + question["width"] or bottom <= question["y"]
    return not beside or right > size["width"] or bottom > size["height"]


def test_a_rematch_is_asked_answered_and_played_with_swapped_sides(new_page: NewPage) -> None:
    ada, bo, table = resigned_by_link(new_page)
    expect(bo.raw.locator("[data-ending] h2")).to_have_text("You won")
    expect(ada.raw.locator("[data-ending] h2")).to_have_text("Bo won")
    bo.press_button("Ask for a rematch")
    asked = ada.raw.locator("[data-ending] .rematch")
    expect(asked).to_contain_text("Bo wants a rematch")
    for size in ((1280, 720), (844, 390), (390, 844)):
        ada.resize(*size)
        assert not covered(ada), size
    ada.resize(1440, 900)
    expect(asked).to_contain_text("Bo wants a rematch")
    expect(bo.raw.locator("[data-ending] .rematch")).to_contain_text("Waiting for Ada")

    asked.get_by_role("button", name="Not now").click()
    expect(bo.raw.locator("[data-ending] .rematch")).to_contain_text("Ada does not want to play again now.")
    bo.press_button("Ask for a rematch")
    expect(asked).to_contain_text("Bo wants a rematch")
    bo.raw.reload()  # the question stays
    expect(bo.raw.locator("[data-ending] .rematch")).to_contain_text("Waiting for Ada")
    ada.open()  # and is seen from the first page
    waiting = ada.raw.locator("[data-rematch]")
    expect(waiting).to_contain_text("Bo wants a rematch")
    waiting.click()
    asked.get_by_role("button", name="Accept").click()

    for page in (ada, bo):
        page.wait(f"location.hash.startsWith('#/table/') && !location.hash.includes('{table}')")
        page.raw.wait_for_selector("[role=gridcell]")
    assert ada.raw.url == bo.raw.url
    expect(bo.raw.locator("[data-ending]")).to_be_hidden()
    ada_seat, bo_seat = (page.api("GET", f"/api/tables/{page.raw.url.rsplit('/', 1)[1]}") for page in (ada, bo))
    assert [seat["yours"] for seat in ada_seat["body"]["seats"]] == [False, True]
    assert [seat["yours"] for seat in bo_seat["body"]["seats"]] == [True, False]
    assert all(seat["taken"] for seat in bo_seat["body"]["seats"])
    bo.wait_for_turn()  # the seat that began begins again, with somebody else on it
    resign(bo)
    expect(ada.raw.locator("[data-ending] h2")).to_have_text("You won")
    ada.press_button("Ask for a rematch")
    bo.raw.locator("[data-ending]").get_by_role("button", name="Accept").click()
    for page in (ada, bo):
        page.raw.wait_for_selector("[role=gridcell]")
    ada.wait_for_turn()


def test_a_link_says_who_invites_to_what_and_lets_people_choose_a_side(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page(name="Bo")
    clock = {"seconds": 900, "bonus": 10}
    stand_in = {"bot": "mcts:200", "seconds": 300, "asked_by": "maker"}
    made = ada.make_table("standard", "human", "link", "link", game="skytear", clock=clock, stand_in=stand_in)
    ada.open(f"table/{made['id']}")
    seats = ada.raw.locator(".lobby li")
    expect(seats.nth(0)).to_contain_text("West")
    expect(seats.nth(1)).to_contain_text("East")
    assert "Red" not in ada.raw.locator(".lobby").inner_text(), "a colour of another game"

    bo.raw.goto(f"{bo.address}/#/join/{made['code']}")
    form = bo.raw.locator("form")
    expect(form.get_by_role("heading")).to_have_text("Ada invites you to play Skytear")
    for fact in ("Standard", "3 players", "15 min each", "after 5 min the host may let a bot (Search 200"):
        expect(form).to_contain_text(fact)
    form.get_by_role("radio", name="West, with Ada").check()
    bo.press_button("Join")
    expect(seats.nth(2)).to_contain_text("Bo")
    expect(seats.nth(1)).to_contain_text("Free seat")

    seats.nth(2).get_by_role("button", name="Send away").click()
    expect(seats.nth(2)).to_contain_text("Free seat")
    expect(bo.raw.locator("#app")).to_contain_text("The host has sent you away from this table.")
    assert made["code"] not in ada.raw.locator("#invitation").input_value(), "the old link leads nowhere"


def test_the_first_word_of_a_chat_marks_unread(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page(390, 844, name="Bo")
    made = ada.make_table("high-form", "link", "human", options=FIRST)
    join(bo, made["code"])
    ada.open(f"table/{made['id']}")
    ada.raw.get_by_role("button", name="Chat").click()
    ada.raw.locator("#chat-text").fill("Hello!")
    ada.press_button("Send")
    bo.raw.get_by_role("button", name="Chat, 1 new line").click()
    expect(bo.raw.locator(".chat")).to_contain_text("Hello!")
    expect(bo.raw.get_by_role("button", name="Chat, 1 new line")).to_be_hidden()


def test_who_has_logged_out_is_nobody_any_more(new_page: NewPage) -> None:
    ada = new_page()
    table = ada.play("high-form", "human", "human", options=FIRST)
    elsewhere = Page(ada.raw.context.new_page(), ada.address)
    elsewhere.open("settings")
    elsewhere.press_button("Log out everywhere")
    elsewhere.raw.locator("dialog[open] .btn.danger").click()
    expect(elsewhere.raw.locator(".toast")).to_have_text("You have logged out.")
    expect(ada.raw.locator("#app")).to_contain_text("You have logged out.")
    assert ada.api("GET", "/api/tables")["body"]["tables"] == []
    ada.open(f"table/{table}")
    ada.raw.reload()
    ada.raw.wait_for_selector("[role=gridcell]")
    assert ada.hand == [], "only somebody who watches"


def test_a_link_never_shows_the_first_page_while_its_own_is_fetched(new_page: NewPage) -> None:
    made = new_page().make_table("high-form", "link", "human", options=FIRST)
    page = new_page(name="Bo")
    held: list[Route] = []
    page.raw.route(re.compile(r"/assets/Join-.*\.js$"), lambda request: held.append(request))
    page.raw.goto(f"{page.address}/#/join/{made['code']}")
    opening = page.raw.get_by_role("status").filter(has_text="Loading")
    expect(opening).to_be_visible()
    assert page.raw.get_by_role("button").count() == 0, "nothing that could be pressed in vain"
    page.wait_until(lambda: bool(held))
    held[0].continue_()
    expect(page.raw.get_by_label("Code of the table")).to_have_value(made["code"])
    expect(opening).to_be_hidden()


def test_closed_in_mid_decision_and_back_at_the_same_one(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page(name="Bo")
    made = ada.make_table("high-form", "link", "human", options=FIRST)
    join(bo, made["code"])
    ada.open(f"table/{made['id']}")
    hand = bo.hand
    bo.press_button("Discard D")
    bo.card(hand[0]).click()
    tray = ".tray [data-card]"
    expect(bo.raw.locator(tray).first).to_be_visible()
    asked = bo.prompt, bo.raw.locator(".tray").inner_text()
    kept = bo.raw.context.storage_state()
    address = bo.raw.url
    bo.raw.context.close()
    expect(ada.raw.locator(".away", has_text="Bo")).to_be_visible()

    again = new_page(name="Bo", context={"storage_state": kept})
    again.raw.goto(address)
    expect(again.raw.locator(tray).first).to_be_visible()
    assert (again.prompt, again.raw.locator(".tray").inner_text()) == asked
    expect(ada.raw.locator(".away", has_text="Bo")).to_be_hidden()
    again.raw.locator("[data-option=decline]").click()
    expect(again.raw.locator(".acts .btn.primary", has_text="End turn")).to_be_visible()


def test_who_watches_is_told_no_hand(new_page: NewPage) -> None:
    ada, watcher = new_page(), new_page(name="Wim")
    table = ada.play("high-form", "human", "human", options=FIRST)
    heard = hear(watcher)
    watcher.open(f"table/{table}")
    watcher.raw.wait_for_selector("[role=gridcell]")
    ada.place("e5")
    watcher.wait("document.querySelectorAll('.arena .pc').length === 1")
    assert heard.views
    assert all(view["viewer"] is None and view["hand"] is None and not view["decision"] for view in heard.views)
    assert watcher.hand == []
    assert watcher.raw.locator("[data-card]").count() == 0
    assert watcher.raw.locator(".acts").count() == 0
    watcher.square("d4").click()
    assert watcher.raw.locator("[data-legal]").count() == 0
    watcher.resize(390, 844)
    # Nothing to press for who watches.
    expect(watcher.raw.locator("nav.pn").get_by_role("button")).to_have_text(["More"])


def test_two_tabs_of_one_seat_stay_equal(new_page: NewPage) -> None:
    ada = new_page()
    table = ada.play("high-form", "human", "human", options=FIRST)
    tab = Page(ada.raw.context.new_page(), ada.address)
    tab.open(f"table/{table}")
    tab.wait_for_turn()
    assert tab.hand == ada.hand
    ada.place("e5")
    tab.wait("document.querySelectorAll('.arena .pc').length === 1")
    tab.raw.keyboard.press("z")
    ada.wait("document.querySelectorAll('.arena .pc').length === 0")
    tab.place("d4")
    ada.wait("document.querySelectorAll('.arena .pc').length === 1")
    assert ada.pieces == tab.pieces
    assert ada.prompt == tab.prompt
    assert not tab.errors
