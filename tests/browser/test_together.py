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


def test_a_link_nobody_else_can_open_is_played_at_this_screen_instead(new_page: NewPage) -> None:
    page = new_page()
    made = page.make_table("duel", "human", "link", options={"first": 0}, clock={"seconds": 600})
    page.open(f"table/{made['id']}")
    page.raw.get_by_role("alert").get_by_role("button", name="Play on this screen").click()
    page.raw.wait_for_selector("[role=gridcell]")
    assert made["id"] not in page.raw.url
    facts = page.api("GET", f"/api/tables/{page.raw.url.rsplit('/', 1)[1]}")["body"]
    assert [(seat["kind"], seat["yours"]) for seat in facts["seats"]] == [("human", True), ("human", True)]
    assert (facts["clock"]["seconds"], facts["options"]["first"]) == (600, 0)


def test_somebody_without_a_name_takes_one_that_is_offered_and_the_tab_says_who_came(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page(name="")
    seats = ("human", "link", "link", "link")
    made = ada.make_table("standard", *seats, game="skytear", waiting_room=True)
    ada.open(f"table/{made['id']}")
    ada.raw.wait_for_selector(".lobby .seats")
    ada.raw.evaluate("Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})")
    bo.open(f"join/{made['code']}")
    offered = bo.raw.locator(".names button").first
    name = offered.inner_text()
    offered.click()
    expect(bo.raw.get_by_label("Your name")).to_have_value(name)
    bo.press_button("Join")
    bo.raw.wait_for_selector(".lobby .seats")
    expect(ada.raw).to_have_title(f"{name} is here · Skytear")
    bo.open("")
    expect(ada.raw.locator(".lobby .seats")).to_contain_text(re.compile(r"away for \d+ s, the seat is kept"))
    ada.raw.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    expect(ada.raw).not_to_have_title(re.compile("is here"))
