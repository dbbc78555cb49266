"""Invitations: an address that works from outside, to copy or to scan; and the page below a path."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

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
    warning = page.raw.get_by_role("status").filter(has_text="This link works on this machine only.")
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
    expect(
        page.raw.get_by_role("img", name=f"QR code of the link http://192.168.1.20:8642/#/join/{code}")
    ).to_be_visible()
    page.raw.get_by_role("radio", name="10.0.0.7:8642").check()
    expect(page.raw.locator("#invitation")).to_have_value(f"http://10.0.0.7:8642/#/join/{code}")
    # Without the clipboard that pages have over HTTPS.
    page.raw.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')) }")
    page.press_button("Copy")
    expect(page.raw.get_by_text("Copied")).to_be_visible()


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
