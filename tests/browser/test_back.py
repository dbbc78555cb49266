"""Coming back: games that wait on the first page, moves by days over a restart, and a series of rematches."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage, served
from browser.skytear_screens import resign
from browser.support import Page
from browser.test_links import resigned_by_link

pytestmark = pytest.mark.browser

FIRST = {"first": 0}


def test_home_lists_what_waits_for_me_and_opens_it_by_keys(page: Page) -> None:
    slow = page.make_table("duel", "human", "random", options=FIRST)["id"]
    soon = page.make_table("high-form", "human", "random", options=FIRST, clock={"days": 1})["id"]
    page.open()
    rows = page.raw.get_by_role("listbox", name="Games that wait for you").get_by_role("option")
    expect(rows).to_have_count(2)
    assert [row.get_attribute("data-table") for row in rows.all()] == [soon, slow], "the least time comes first"
    expect(rows.first).to_have_attribute("aria-label", "High Form, Bot 2, Your turn, 0 : 0, 23 h left")
    expect(page.raw).to_have_title("(2) Your turn · Ludarium")
    expect(page.raw.locator(f"[data-exhibit='{soon}'] .arena")).to_be_visible()
    rows.first.hover()  # nothing changes its place while somebody points at the list, and nothing else stops
    page.settle()
    assert not page.errors
    page.raw.keyboard.press("ArrowDown")
    expect(page.raw.locator(f"[data-exhibit='{slow}']")).to_be_visible()
    page.raw.keyboard.press("Enter")
    page.raw.wait_for_url(f"**/#/table/{slow}")
    page.wait_for_turn()


@pytest.mark.long
def test_a_game_by_days_goes_on_after_the_server_was_started_again(
    new_page: NewPage, built: Path, tmp_path: Path
) -> None:
    with served(built, tmp_path) as first:
        ada, bo = new_page(address=first.address), new_page(address=first.address, name="Bo")
        made = ada.make_table("high-form", "human", "link", options=FIRST, clock={"days": 2})
        bo.open()
        assert bo.api("POST", "/api/join", {"code": made["code"], "name": "Bo"})["status"] == 200
        ada.open(f"table/{made['id']}")
        ada.wait_for_turn()
        ada.open("settings")
    with served(built, tmp_path) as second:
        # A browser without a window has refused already.
        ada.raw.add_init_script("Object.defineProperty(Notification, 'permission', {get: () => 'default'})")
        ada.raw.goto(f"{second.address}/#/")
        expect(ada.raw.get_by_role("heading", level=1)).to_contain_text("Your turn")
        expect(ada.raw.locator(f"[data-exhibit='{made['id']}']")).to_contain_text(re.compile("1 d 23 h|2 d"))
        bo.raw.goto(f"{second.address}/#/")
        expect(bo.raw.get_by_role("heading", level=1)).to_have_text("Nothing waits for you.")
        ada.raw.get_by_role("link", name="Play your turn").click()
        ada.wait_for_turn()
        ada.click_on(seed=3, seconds=20, stop_after=40, until="[data-signal-ask]")
        expect(ada.raw.locator("[data-signal-ask]")).to_contain_text("Shall we tell you when it is your turn?")
        ada.press_button("Not now")
        expect(bo.raw.get_by_role("heading", level=1)).to_contain_text("Your turn", timeout=40_000)


@pytest.mark.long
def test_windows_go_by_while_a_page_is_closed(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page(1280, 720, name="Bo")
    made = ada.make_table("simplified", "human", "link", game="skytear", options=FIRST, clock={"days": 2})
    bo.open()
    assert bo.api("POST", "/api/join", {"code": made["code"], "name": "Bo"})["status"] == 200
    for page in (ada, bo):
        page.open(f"table/{made['id']}")
    for number, page in enumerate((ada, bo, ada, bo)):
        page.click_on(seed=number + 1, seconds=8, until=".board .hero")
    wish = bo.raw.locator("[data-wish='until-activation']")
    wish.click()
    expect(wish).to_have_attribute("aria-pressed", "true")
    bo.raw.reload()
    expect(wish).to_have_attribute("aria-pressed", "true")
    assert ada.raw.locator("[data-wish='until-activation']").get_attribute("aria-pressed") == "false"
    bo.open("settings")

    def asked(page: Page) -> list[int]:
        seats: list[int] = page.api("GET", f"/api/tables/{made['id']}")["body"]["asked"]
        return seats

    for seed in range(20):
        ada.click_on(seed=seed + 10, seconds=15, stop_after=12)
        if asked(bo):
            break
    bo.open(f"table/{made['id']}")
    bo.wait_for_turn()
    expect(wish).to_have_attribute("aria-pressed", "false")
    decision = bo.api("GET", f"/api/tables/{made['id']}/glance")["body"]["view"]["decision"]
    assert decision["prompt"] != "priority", "every window went by, and this is none"


@pytest.mark.long
def test_people_at_one_screen_have_a_series_and_go_on_with_another_form(page: Page) -> None:
    table = page.play("high-form", "human", "human", options={"first": 0})
    resign(page)
    series = page.raw.locator("[data-series]")
    expect(series).to_contain_text("Series at this screen")
    expect(series.locator(".score")).to_have_text(re.compile(r"Ada\s*0:1\s*Bo"))
    page.raw.locator("[data-ending] summary").click()
    page.raw.get_by_label("Form of the next game").select_option("duel")
    page.raw.locator("[data-ending] details").get_by_role("button", name="Play again").click()
    page.wait(f"location.hash.startsWith('#/table/') && !location.hash.includes('{table}')")
    page.raw.wait_for_selector("[role=gridcell], dialog[open]")
    handed = page.raw.locator("dialog[open] .btn.primary")
    ada_begins = handed.count() > 0
    if ada_begins:
        handed.click()
    page.raw.wait_for_selector("[role=gridcell]")
    resign(page)
    expect(series.locator(".score")).to_have_text(re.compile(rf"Bo\s*{'2:0' if ada_begins else '1:1'}\s*Ada"))


@pytest.mark.long
def test_a_series_is_counted_and_another_form_proposed(new_page: NewPage) -> None:
    ada, bo, table = resigned_by_link(new_page)
    series = bo.raw.locator("[data-series]")
    expect(series).to_contain_text("Series with Ada")
    expect(series.locator(".score b")).to_have_text("1:0")
    bo.raw.locator("[data-ending] summary").click()
    bo.raw.get_by_label("Form of the next game").select_option("duel")
    bo.press_button("Propose it")
    asked = ada.raw.locator("[data-ending] .rematch")
    expect(asked).to_contain_text("changed: Deathmatch Duel")
    expect(ada.raw).to_have_title("Rematch? Bo · Tash-Kalar")
    asked.get_by_role("button", name="Accept").click()
    for page in (ada, bo):
        page.wait(f"location.hash.startsWith('#/table/') && !location.hash.includes('{table}')")
        page.raw.wait_for_selector("[role=gridcell]")
    new = page.api("GET", f"/api/tables/{ada.raw.url.rsplit('/', 1)[1]}")["body"]
    assert new["form"] == "duel"


@pytest.mark.long
def test_two_go_on_with_a_third_while_a_fourth_watches_and_one_leaves(new_page: NewPage) -> None:
    ada, bo, table = resigned_by_link(new_page)
    cy, wim = new_page(390, 844, name="Cy"), new_page(name="Wim")
    ada.raw.locator("[data-ending] summary").click()
    ada.raw.get_by_label("One player more").check()
    expect(ada.raw.get_by_label("Form of the next game")).to_have_value("melee")
    ada.press_button("Propose it")
    asked = bo.raw.locator("[data-ending] .rematch")
    expect(asked).to_contain_text("One player more")
    asked.get_by_role("button", name="Accept").click()
    for page in (ada, bo):
        page.wait(f"location.hash.startsWith('#/table/') && !location.hash.includes('{table}')")
    link = ada.raw.locator("#invitation")
    expect(link).to_be_visible()
    cy.join(link.input_value().rsplit("/", 1)[1])
    for page in (ada, bo, cy):
        page.raw.wait_for_selector("[role=gridcell]")
    wim.raw.goto(ada.raw.url)
    wim.raw.wait_for_selector("[role=gridcell]")
    assert wim.hand == []
    assert [page.raw.locator("[data-series]").count() for page in (ada, bo, cy)] == [0, 0, 0]
    seated = cy.api("GET", f"/api/tables/{ada.raw.url.rsplit('/', 1)[1]}")["body"]["seats"]
    assert sorted(seat["name"] for seat in seated) == ["Ada", "Bo", "Cy"]
    assert [seat["yours"] for seat in seated].count(True) == 1

    cy.raw.context.close()
    ada.choose_from_menu("Players")
    expect(ada.raw.get_by_role("dialog").locator("li", has_text="Cy")).to_contain_text("away")
    expect(ada.raw.get_by_role("dialog").locator("li", has_text="Bo")).to_contain_text("here")
