"""Invitations: an address that works from outside, to copy or to scan; and the page below a path."""

from __future__ import annotations

import dataclasses

import pytest
from playwright.sync_api import expect

from browser import qr_code
from browser.conftest import NewPage
from browser.prefix_proxy import below
from browser.support import Page
from ludarium.server import addresses
from server.support import Server

pytestmark = pytest.mark.browser


def wait_for_somebody(page: Page) -> str:
    """A table that waits for somebody by link; its code."""
    made = page.make_table("duel", "human", "link")
    page.open(f"table/{made['id']}")
    page.raw.wait_for_selector("#invitation")
    code: str = made["code"]
    return code


def test_a_link_that_works_on_this_machine_only_says_so_and_what_to_do(page: Page) -> None:
    wait_for_somebody(page)
    warning = page.raw.get_by_role("alert").filter(has_text="This link works on this machine only.")
    expect(warning).to_contain_text("--host 0.0.0.0")
    assert page.raw.get_by_role("img", name="QR code").count() == 0


def test_the_link_and_its_picture_name_the_address_in_the_network(
    server: Server, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "_own_addresses", lambda host: ["192.168.1.20", "10.0.0.7"])
    monkeypatch.setattr(server.service, "listening", ("0.0.0.0", 8642))
    code = wait_for_somebody(page)
    expect(page.raw.locator("#invitation")).to_have_value(f"http://192.168.1.20:8642/#/join/{code}")
    expect(page.raw.get_by_text("Works for everybody in your network.")).to_be_visible()
    picture = page.raw.get_by_role("img", name=f"QR code of the link http://192.168.1.20:8642/#/join/{code}")
    expect(picture).to_be_visible()
    assert qr_code.read(picture) == f"http://192.168.1.20:8642/#/join/{code}"
    page.raw.get_by_role("radio", name="10.0.0.7:8642").check()
    picture = page.raw.get_by_role("img", name=f"QR code of the link http://10.0.0.7:8642/#/join/{code}")
    expect(picture).to_be_visible()
    assert qr_code.read(picture) == f"http://10.0.0.7:8642/#/join/{code}"
    expect(page.raw.locator("#invitation")).to_have_value(f"http://10.0.0.7:8642/#/join/{code}")
    # Without the clipboard that pages have over HTTPS.
    page.raw.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')) }")
    page.press_button("Copy")
    expect(page.raw.get_by_text("Copied")).to_be_visible()


def test_three_people_gather_choose_sides_and_begin_when_all_are_ready(server: Server, new_page: NewPage) -> None:
    ada, bo, cy = new_page(), new_page(name="Bo"), new_page(390, 844, name="Cy")
    seats = ("human", "link", "link", "link")
    made = ada.make_table("standard", *seats, game="skytear", waiting_room=True)
    ada.open(f"table/{made['id']}")
    rows = ada.raw.locator(".lobby .seats > li:not(.name, .versus)")
    expect(ada.raw.get_by_role("heading", name="1 of 4 are here.")).to_be_visible()

    bo.raw.goto(f"{bo.address}/#/join/{made['code']}")
    expect(rows.nth(1)).to_contain_text("link opened on a computer")
    bo.raw.get_by_label("Your name").fill("Boby")
    expect(rows.nth(1)).to_contain_text("Somebody is coming in")
    bo.press_button("Join")
    expect(rows.nth(1)).to_contain_text("Boby")
    bo.raw.get_by_role("button", name="Boby: To the other side").click()
    expect(rows.nth(2)).to_contain_text("Boby")

    rows.nth(3).get_by_role("button", name="A bot").click()
    ada.raw.get_by_role("radiogroup", name="Who takes the seat?").get_by_role("radio").first.check(force=True)
    ada.raw.get_by_role("group", name="Who takes the seat?").locator(".btn.primary").click()
    cy.raw.goto(f"{cy.address}/#/join/{made['code']}")
    cy.press_button("Join")
    expect(rows.nth(1)).to_contain_text("Cy")
    begin = ada.raw.locator(".lobby footer .big")
    expect(begin).to_have_text("Begin once 2 more are ready")
    bo.press_button("I am ready")
    expect(begin).to_have_text("Begin once one more is ready")
    cy.press_button("I am ready")
    expect(rows.nth(1)).to_contain_text("ready")
    begin.get_by_text("Begin", exact=True).click()
    for page in (ada, bo, cy):
        expect(page.raw.locator(".table.dealt")).to_be_visible()


def test_a_server_for_this_machine_is_opened_to_the_network_after_a_question(
    server: Server, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def listen() -> bool:
        server.service.listening = "0.0.0.0", 8642
        return True

    monkeypatch.setattr(addresses, "_own_addresses", lambda host: ["192.168.1.20"])
    monkeypatch.setattr(server.service, "listening", ("127.0.0.1", 8642))
    monkeypatch.setattr(server.service, "listen_for_others", listen)
    code = wait_for_somebody(page)
    page.press_button("Open to this network")
    expect(page.raw.locator("dialog[open]")).to_contain_text("everybody in your network can open its page")
    page.raw.locator("dialog[open] .btn.primary").click()
    expect(page.raw.locator("#invitation")).to_have_value(f"http://192.168.1.20:8642/#/join/{code}")


def test_another_device_is_linked_by_its_address_and_by_a_code(new_page: NewPage) -> None:
    ada, phone, tablet = new_page(), new_page(390, 844, name=""), new_page(name="")
    made = ada.make_table("duel", "human", "link")
    ada.open("settings")
    ada.press_button("Link another device")
    phone.raw.goto(ada.raw.get_by_label("Address for the other device").input_value())
    phone.press_button("Link this device")
    expect(phone.raw.get_by_text("This person is known on both devices now.")).to_be_visible()
    assert [table["id"] for table in phone.api("GET", "/api/tables")["body"]["tables"]] == [made["id"]]

    ada.raw.reload()
    ada.press_button("Link another device")
    code = ada.raw.locator("dialog[open] .code b").inner_text()
    tablet.open("link")
    tablet.raw.get_by_label("Eight letters from the other device").fill(code)
    tablet.press_button("Link this device")
    ada.press_button("Yes, it is mine")
    expect(tablet.raw.get_by_role("heading", name="Settings")).to_be_visible()
    assert tablet.api("GET", "/api/tables")["body"]["tables"][0]["id"] == made["id"]


def test_a_passkey_knows_somebody_who_has_lost_every_browser(server: Server, new_page: NewPage) -> None:
    at_home = f"http://localhost:{server.port}"
    ada = new_page(address=at_home)
    wires = ada.raw.context.new_cdp_session(ada.raw)
    wires.send("WebAuthn.enable")
    keys = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    keys |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    wires.send("WebAuthn.addVirtualAuthenticator", {"options": keys})
    made = ada.make_table("duel", "human", "link")
    ada.open("settings")
    ada.press_button("Make a passkey")
    expect(ada.raw.get_by_text("A passkey knows you")).to_be_visible()
    ada.raw.context.clear_cookies()
    assert ada.api("GET", "/api/tables")["body"]["tables"] == []
    ada.open("link")
    ada.press_button("Use a passkey")
    expect(ada.raw.get_by_role("heading", name="Settings")).to_be_visible()
    assert [table["id"] for table in ada.api("GET", "/api/tables")["body"]["tables"]] == [made["id"]]
    forged = ada.api("POST", "/api/passkeys/enter", {"id": "x", "rawId": "x", "type": "public-key", "response": {}})
    assert (forged["status"], forged["body"]["key"]) == (404, "error-bad-link")


def test_a_code_that_was_said_asks_the_host_first(new_page: NewPage) -> None:
    ada, bo, eve = new_page(), new_page(390, 844, name="Bo"), new_page(name="Eve")
    made = ada.make_table("melee", "human", "link", "link", options={"first": 0})
    ada.open(f"table/{made['id']}")
    ada.raw.wait_for_selector(".lobby")
    for page, name in ((bo, "Bo"), (eve, "Eve")):
        page.join(made["code"][:10])
        expect(page.raw.locator("[data-waits]")).to_contain_text("The host has been asked")
        expect(ada.raw.locator("[data-knocks]")).to_contain_text(f"{name} knows the code and wants to sit down.")
    assert "Bo" not in ada.raw.locator(".lobby .seats").inner_text()
    rows = ada.raw.locator("[data-knocks] > div")
    rows.filter(has_text="Eve").get_by_role("button", name="No").click()
    expect(eve.raw.locator(".wrong")).to_contain_text("The host has not let you in.")
    rows.filter(has_text="Bo").get_by_role("button", name="Let in").click()
    expect(ada.raw.locator(".lobby .seats")).to_contain_text("Bo")
    expect(bo.raw.locator(".lobby .seats")).to_contain_text("Ada")
    expect(ada.raw.locator("[data-knocks]")).to_be_hidden()


@pytest.mark.long
def test_a_table_in_the_lobby_is_joined_in_one_click_and_watched_later(
    server: Server, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        server.service, "customs", dataclasses.replace(server.service.settings, lobby=True, watch_delay=3)
    )
    ada, bo, eve = new_page(), new_page(name="Bo"), new_page(name="Eve")
    made = ada.make_table("high-form", "human", "link", listed=True, options={"first": 0})
    ada.open(f"table/{made['id']}")
    bo.open()
    bo.raw.get_by_role("link", name="Open tables").click()
    bo.raw.locator("[aria-labelledby=open-title] li", has_text="Ada").get_by_role("button", name="Join").click()
    bo.raw.wait_for_selector("[role=gridcell]")
    eve.open("lobby")
    eve.raw.locator("[aria-labelledby=live-title] li", has_text="Ada").get_by_role("link", name="Watch").click()
    eve.raw.wait_for_selector("[role=gridcell]")
    before = eve.pieces
    ada.place("d2")
    assert eve.pieces == before, "watchers see it later"
    eve.wait_until(lambda: eve.pieces != before)


def test_everything_works_below_a_path(server: Server, new_page: NewPage) -> None:
    with below(server.port, "/some/games") as address:
        page = new_page(address=address)
        missing: list[str] = []
        page.raw.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
        page.open("setup/tash-kalar/duel")
        page.raw.get_by_role("radiogroup", name="Who plays seat 2").get_by_role("radio", name="By link").click()
        page.press_button("Start")
        link = page.raw.locator("#invitation")
        expect(link).to_have_value(f"{address}/#/join/{link.input_value().rsplit('/', 1)[1]}")
        friend = new_page(address=address, name="Bo")
        friend.raw.goto(link.input_value())
        friend.press_button("Join")
        friend.raw.wait_for_selector("[role=gridcell]")
        page.raw.wait_for_selector("[role=gridcell]")
        assert missing == []
