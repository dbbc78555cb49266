"""Several people in one browser, people who do not want to meet, and who is here, away and back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser import qr_code
from browser.conftest import NewPage
from browser.support import Page
from ludarium.server import addresses
from server.support import Server

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server_settings() -> dict[str, Any]:
    return {"absent_seconds": 0.3}


def add(page: Page, name: str, face: str) -> None:
    """Somebody more for this browser, in the settings that are open."""
    page.raw.locator("section[aria-labelledby=household-title]").get_by_role("button", name="Add a person").click()
    dialog = page.raw.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(name)
    dialog.get_by_role("radio", name=face).click()
    dialog.get_by_role("button", name="Add a person").click()
    expect(page.raw.get_by_text(f"{name} can play here now.")).to_be_visible()


def switch_to(page: Page, name: str) -> None:
    page.raw.get_by_role("button", name="Who is this?").click()
    page.raw.get_by_role("dialog").get_by_role("button", name=f"Play as {name}").click()
    expect(page.raw.locator("header .me")).to_contain_text(name)


def join(page: Page, made: dict[str, Any], name: str) -> None:
    assert page.api("POST", "/api/join", {"code": made["code"], "name": name})["status"] == 200


def test_people_of_one_browser_keep_their_tables_and_settings_apart(page: Page) -> None:
    table = page.make_table("duel", "human", "random", watch=False, options={"first": 0})["id"]
    page.open("settings")
    add(page, "Bo", "Moon")
    page.raw.get_by_label("Your name").fill("Ada Lovelace")
    page.raw.keyboard.press("Tab")
    expect(page.raw.locator("section li").first).to_contain_text("Ada Lovelace")
    expect(page.raw.locator("section li").first).to_contain_text("plays now")

    switch_to(page, "Bo")
    page.raw.wait_for_selector("main")
    assert page.api("GET", "/api/tables")["body"]["tables"] == []
    assert page.raw.locator("[data-table], [data-exhibit]").count() == 0, "nothing of Ada's is on the first page"
    assert page.api("GET", f"/api/tables/{table}")["status"] == 404
    page.open("settings")
    page.raw.get_by_role("radio", name="Light").click()
    expect(page.raw.get_by_label("Your name")).to_have_value("Bo")

    switch_to(page, "Ada Lovelace")
    expect(page.raw.locator(f"[data-exhibit='{table}']")).to_be_visible()
    assert page.raw.evaluate("document.documentElement.dataset.theme") == "dark", "and Bo's looks are his own"
    page.open("settings")
    page.raw.get_by_role("button", name="Remove Bo from this browser").click()
    page.raw.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(page.raw.get_by_text("Bo does not play here any more.")).to_be_visible()
    expect(page.raw.get_by_role("button", name="Who is this?")).to_be_hidden()
    assert "Bo" not in page.raw.evaluate("JSON.stringify({...localStorage})")


@pytest.mark.long
def test_who_sits_where_is_asked_before_a_game_at_one_screen(page: Page) -> None:
    page.open("settings")
    add(page, "Bo", "Star")
    page.open("setup/tash-kalar/duel")
    page.raw.get_by_role("radiogroup", name="Who plays seat 2").get_by_role("radio", name="Person").click()
    page.press_button("Start the game")
    dialog = page.raw.get_by_role("dialog")
    first, second = (dialog.get_by_role("radiogroup", name=f"Who plays seat {seat}") for seat in (1, 2))
    expect(first.get_by_role("radio", name="Ada")).to_be_checked()
    expect(second.get_by_role("radio", name="Bo", exact=True)).to_be_checked()
    first.get_by_role("radio", name="Bo", exact=True).click()
    expect(second.get_by_role("radio", name="Ada")).to_be_checked()
    second.get_by_role("radio", name="Somebody else").click()
    dialog.get_by_role("button", name="Start").click()
    page.raw.wait_for_selector("[role=gridcell]")
    table = page.raw.url.rsplit("/", 1)[1]
    seats = page.api("GET", f"/api/tables/{table}")["body"]["seats"]
    assert [seat["name"] for seat in seats] == ["Bo", "Player 2"]
    people = page.api("GET", "/api/household")["body"]["people"]
    assert [(each["name"], each["you"]) for each in people] == [("Ada", False), ("Bo", True)]
    page.open()
    switch_to(page, "Ada")
    assert page.api("GET", "/api/tables")["body"]["tables"] == [], "it is a table of Bo's"


@pytest.mark.long
def test_somebody_is_blocked_from_their_profile_and_let_in_again(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page(name="Bo")
    made = ada.make_table("duel", "human", "link", options={"first": 0})
    join(bo, made, "Bo")
    for page in (ada, bo):
        page.open(f"table/{made['id']}")
        page.raw.wait_for_selector("[role=gridcell]")
    ada.raw.get_by_title("Profile of Bo").first.click()
    expect(ada.raw.get_by_role("heading", level=1)).to_have_text("Bo")
    ada.press_button("Block")
    ada.raw.get_by_role("dialog").get_by_role("button", name="Block").click()
    expect(ada.raw.get_by_text("You and Bo do not meet here any more.")).to_be_visible()

    bo.raw.get_by_role("button", name="Chat").first.click()
    bo.raw.locator("#chat-text").fill("Still there?")
    bo.raw.keyboard.press("Enter")
    expect(bo.raw.get_by_text("Nobody here would read that").first).to_be_visible()
    other = ada.make_table("duel", "human", "link")
    bo.join(other["code"])
    expect(bo.raw.get_by_text("You and somebody at this table do not play together.").first).to_be_visible()

    ada.open("settings")
    ada.press_button("Lift the block: Bo")
    expect(ada.raw.get_by_text("You and Bo can meet again.")).to_be_visible()
    expect(ada.raw.get_by_role("heading", name="People you have blocked")).to_be_hidden()
    bo.join(other["code"])
    bo.raw.wait_for_selector("[role=gridcell]")


def test_somebody_is_blocked_from_the_chat_and_heard_no_more(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page(name="Bo")
    made = ada.make_table("high-form", "human", "link", options={"first": 0})
    join(bo, made, "Bo")
    for page in (ada, bo):
        page.open(f"table/{made['id']}")
        page.raw.wait_for_selector("[role=gridcell]")
        page.raw.get_by_role("button", name="Chat").first.click()
    bo.raw.locator("#chat-text").fill("You play like a stone.")
    bo.raw.keyboard.press("Enter")
    line = ada.raw.locator(".chat li", has_text="You play like a stone.")
    line.get_by_role("button", name="Block Bo").click()
    ada.raw.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    expect(ada.raw.get_by_text("You and Bo do not meet here any more.")).to_be_visible()
    expect(line).to_be_hidden()
    bo.raw.locator("#chat-text").fill("Still there?")
    bo.raw.keyboard.press("Enter")
    expect(bo.raw.get_by_text("Nobody here would read that").first).to_be_visible()
    ada.raw.reload()  # the game goes on, and what was said stays away
    ada.raw.wait_for_selector("[role=gridcell]")
    ada.press_button("Chat")
    expect(ada.raw.locator(".chat")).to_be_visible()
    assert "stone" not in ada.raw.locator(".chat").inner_text()
    ada.raw.keyboard.press("Escape")
    ada.place("e5")


@pytest.mark.long
def test_the_others_are_told_of_two_people_of_one_browser(new_page: NewPage) -> None:
    ada, cy = new_page(), new_page(name="Cy")
    made = ada.make_table("melee", "human", "link", "link", options={"first": 0})
    ada.open("settings")
    add(ada, "Bo", "Leaf")
    join(cy, made, "Cy")
    switch_to(ada, "Bo")
    join(ada, made, "Bo")
    ada.open(f"table/{made['id']}")
    ada.raw.wait_for_selector("[role=gridcell]")
    cy.open(f"table/{made['id']}")
    cy.raw.wait_for_selector("[role=gridcell]")
    expect(cy.raw.get_by_text("Somebody else in Ada’s browser has seen this table.").first).to_be_visible()
    cy.choose_from_menu("Players")
    expect(cy.raw.get_by_role("dialog").get_by_text("browser has seen this table.").first).to_be_visible()


@pytest.mark.long
def test_three_come_by_the_picture_of_a_link_and_see_who_is_there(
    server: Server, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "_own_addresses", lambda host: ["192.168.1.20"])
    monkeypatch.setattr(server.service, "listening", ("0.0.0.0", server.port))
    ada, bo, cy = new_page(), new_page(name="Bo"), new_page(390, 844, name="Cy")
    stand_in = {"bot": "random", "seconds": 60}
    made = ada.make_table("melee", "human", "link", "link", waiting_room=True, options={"first": 0}, stand_in=stand_in)
    ada.open(f"table/{made['id']}")
    ada.press_button("QR code")
    picture = ada.raw.get_by_role("img", name="QR code of the link")
    expect(picture).to_be_visible()
    scanned = qr_code.read(picture).replace("192.168.1.20", "127.0.0.1")  # that network is not here
    assert scanned == f"{server.address}/#/join/{made['code']}"
    ada.raw.keyboard.press("Escape")
    for page, name in ((bo, "Bo"), (cy, "Cy")):
        page.raw.goto(scanned)
        page.press_button("Join")
        page.press_button("I am ready")
        expect(ada.raw.locator(".lobby .seats")).to_contain_text(name)
    ada.raw.locator(".lobby footer .big").get_by_text("Begin", exact=True).click()
    for page in (ada, bo, cy):
        page.raw.wait_for_selector("[role=gridcell]")

    ada.raw.get_by_role("button", name="Chat").first.click()
    bo.raw.get_by_role("button", name="Chat").first.click()
    bo.raw.locator("#chat-text").press_sequentially("Good ev")
    expect(ada.raw.locator("[data-writes]")).to_have_text("Bo writes …")
    assert bo.raw.locator("[data-writes]").inner_text() == "", "and not to himself"
    ada.raw.keyboard.press("Escape")

    address, kept = bo.raw.url, bo.raw.context.storage_state()
    bo.raw.context.close()
    away = ada.raw.locator(".away", has_text="Bo is away")
    expect(away).to_be_visible()
    again = new_page(name="Bo", context={"storage_state": kept})
    again.raw.goto(address)
    again.raw.wait_for_selector("[role=gridcell]")
    expect(away).to_be_hidden()
    ada.choose_from_menu("Players")
    people = ada.raw.get_by_role("dialog")
    expect(people.locator("li", has_text="Bo")).to_contain_text("here")
    expect(people.locator("li", has_text="Cy")).to_contain_text("here")
