"""People who meet again: ratings at the end of a game and on a profile, records against each other."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.company import rated_games
from browser.conftest import NewPage
from browser.support import Page
from server.support import Server

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server_settings() -> dict[str, Any]:
    return {"ratings": True, "lobby": True}


def resign(page: Page) -> None:
    page.raw.locator(".menu > button").click()
    page.raw.locator(".menu .list .item.danger").click()
    page.raw.locator("dialog[open] .btn.danger").click()


def test_ratings_are_told_at_the_end_and_drawn_on_the_profile(new_page: NewPage, server: Server) -> None:
    ada, bo = new_page(), new_page(name="Bo")
    made = rated_games(server, ada, "wlwwlwwlww", "Cy")
    bo.api("POST", "/api/join", {"code": made["code"], "name": "Bo"})
    ada.open(f"table/{made['id']}")
    bo.open(f"table/{made['id']}")
    bo.raw.wait_for_selector("[role=gridcell]")
    resign(bo)
    for page in (ada, bo):
        told = page.raw.locator("[data-ratings] li")
        expect(told.filter(has_text="Ada")).to_contain_text(re.compile(r"\d{3,4} → \d{3,4}.*\+\d+"))
        expect(told.filter(has_text="Bo")).to_contain_text("1 of 10")

    ada.open("profile")
    chart = ada.raw.get_by_role("img", name=re.compile(r"Duel.*after 11 games"))
    expect(chart.locator(".value")).to_have_text(re.compile(r"\d{3,4}"))
    people = ada.raw.locator("[data-person]")
    expect(people.filter(has_text="Bo")).to_contain_text("1 won")
    expect(people.filter(has_text="Cy")).to_contain_text("7 won")
    people.filter(has_text="Bo").get_by_role("link", name="Bo").click()
    expect(ada.raw.get_by_role("heading", level=1)).to_have_text("Bo")
    expect(ada.raw.locator("[data-person]")).to_contain_text("Ada")
    expect(ada.raw.locator("main dl")).to_contain_text("after 10 games")


def test_a_face_that_was_chosen_is_seen_wherever_its_person_is(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page(name="Bo")
    ada.open("settings")
    ada.raw.get_by_role("radiogroup", name="Face").get_by_role("radio", name="Star").click()
    made = ada.make_table("duel", "human", "link", listed=True)
    ada.open(f"table/{made['id']}")  # the server knows her now, and hears of it
    sign = "[data-sign=star]:visible"
    expect(ada.raw.locator(f".lobby {sign}")).to_have_count(1)
    for route, place in (("lobby", "main li"), (f"join/{made['code']}", ".who")):
        bo.open(route)
        expect(bo.raw.locator(f"{place} {sign}")).to_have_count(1)
    bo.join(made["code"])
    bo.raw.wait_for_selector("[role=gridcell]")
    ada.raw.wait_for_selector("[role=gridcell]")
    ada.raw.get_by_role("button", name="Chat").first.click()
    ada.raw.locator("#chat-text").fill("Hello")
    ada.raw.keyboard.press("Enter")
    bo.raw.get_by_role("button", name="Chat").first.click()
    expect(bo.raw.locator(f".chat li {sign}")).to_have_count(1)
    bo.open("")
    expect(bo.raw.locator(f"main {sign}").first).to_be_visible()
    bo.open(f"profile/{made['id']}/0")
    expect(bo.raw.locator(f".id {sign}")).to_have_count(1)
