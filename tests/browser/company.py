"""Whoever is there besides the page that is looked at: games played before, and screens that take two."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import select, update

from browser.support import Page
from house.evening import Guest
from ludarium.house import seats
from ludarium.house.messages import ClockSettings
from ludarium.house.resources import CreateTable, SeatWish
from ludarium.server import schema
from ludarium.server.service import Service
from server.support import Server


def rated_games(server: Server, page: Page, won: str, name: str = "Bo", form: str = "duel") -> dict[str, Any]:
    """Rated games of whoever the page belongs to against somebody: a letter each, `w` for won. The last table made."""
    made = page.make_table(form, "human", "link", clock={"seconds": 600}, rated=True)
    server.do(_played(server.service, made, won, name, form))
    return made


async def _played(service: Service, made: dict[str, Any], won: str, name: str, form: str) -> None:
    row = await service.store.table(made["id"])
    assert row is not None
    other = (await service.identities.make(name, ""))[1].identity
    for letter in won:
        wish = CreateTable(
            "tash-kalar", form, (SeatWish("human", "Ada"), SeatWish("link")), clock=ClockSettings(600), rated=True
        )
        table = await service.create_table(wish, row.maker)
        room = await service.invited_to(table.code)
        async with room.entered() as match:
            await seats.join(room, match, other, name, None, "", table.code)
        loser = Guest(room, other if letter == "w" else row.maker)
        await loser.come()
        await loser.say(type="resign", action_id="enough")
        room.leave(loser)


# ---- screens that somebody else has a part in, on a server that rates and has a lobby


def visitor(page: Page, name: str, face: str = "") -> Page:
    """Somebody in a browser of their own, with the looks of that page."""
    browser = page.raw.context.browser
    assert browser is not None
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    kept = {"language": "en", "botPause": False, "motion": "reduced", "moments": "off", "name": name, "face": face}
    said = json.dumps(json.dumps(kept))
    context.add_init_script(
        f"localStorage.getItem('ludarium.settings') ?? localStorage.setItem('ludarium.settings', {said})"
    )
    return Page(context.new_page(), page.address)


def left(visitors: Iterable[Page]) -> None:
    """They go."""
    for each in visitors:
        each.raw.context.close()


def _table(host: Page, name: str, form: str, game: str = "tash-kalar", **more: Any) -> dict[str, Any]:
    """A table that waits for one more, made under a name."""
    seats = [{"kind": "human", "name": name}, {"kind": "link"}]
    answer = host.api("POST", "/api/tables", {"game": game, "form": form, "seats": seats, **more})
    assert answer["status"] == 201, answer
    made: dict[str, Any] = answer["body"]
    return made


def invited(server: Server, page: Page) -> tuple[Page, ...]:
    """A link that was sent, by somebody who waits at the table."""
    mira = visitor(page, "Mira", "star")
    made = _table(mira, "Mira", "duel", clock={"seconds": 1200, "bonus": 15})
    mira.open(f"table/{made['id']}")
    mira.raw.wait_for_selector("#invitation")
    page.open(f"join/{made['code']}")
    page.raw.wait_for_selector("main form .facts")
    return (mira,)


def waiting_room(server: Server, page: Page) -> tuple[Page, ...]:
    """Four seats: two people have come, one of them is ready, and somebody writes a name."""
    seats = ("human", "link", "link", "link")
    made = page.make_table("standard", *seats, game="skytear", waiting_room=True)
    mira, jun = visitor(page, "Mira", "star"), visitor(page, "Jun", "wave")
    page.open(f"table/{made['id']}")
    for guest in (mira, jun):
        guest.join(made["code"])
        guest.raw.wait_for_selector(".lobby .seats")
    mira.raw.get_by_role("button", name="I am ready").click()
    page.raw.wait_for_selector(".lobby .ready")
    return mira, jun


def _over(page: Page) -> Page:
    """A game that Mira has given up, after one that she has won; both are still there."""
    mira = visitor(page, "Mira", "star")
    made = page.make_table("high-form", "human", "link", options={"first": 0}, clock={"seconds": 1200, "bonus": 15})
    page.open(f"table/{made['id']}")
    mira.join(made["code"])
    for loser, asks in ((page, True), (mira, False)):
        for each in (page, mira):
            each.raw.wait_for_selector(".menu > button")
        loser.raw.locator(".menu > button").click()
        loser.raw.locator(".menu .list .item.danger").click()
        loser.raw.locator("dialog[open] .btn.danger").click()
        for each in (page, mira):
            each.raw.wait_for_selector('a[href*="/replay/"].btn:visible')
        if asks:
            for each in (page, mira):
                each.raw.keyboard.press("Enter")
            for each in (page, mira):
                each.raw.wait_for_selector('a[href*="/replay/"].btn', state="detached")
    return mira


def rematch_asked(server: Server, page: Page) -> tuple[Page, ...]:
    """The other one wants to play again, and has said something."""
    mira = _over(page)
    mira.raw.keyboard.press("Enter")
    page.raw.wait_for_selector(".rematch.asked")
    return (mira,)


def rematch_waits(server: Server, page: Page) -> tuple[Page, ...]:
    """The question is asked, and its answer is waited for: the series stands below."""
    mira = _over(page)
    page.raw.keyboard.press("Enter")
    page.raw.wait_for_selector(".rematch .row")
    page.raw.wait_for_selector("[data-series]")
    return (mira,)


def full_lobby(server: Server, page: Page) -> tuple[Page, ...]:
    """Tables that wait for somebody, and games that go on."""
    mira, jun = visitor(page, "Mira", "star"), visitor(page, "Jun", "wave")
    for form in ("duel", "high-form"):
        _table(mira, "Mira", form, listed=True, clock={"days": 3})
    _table(jun, "Jun", "first-battle", "skytear", listed=True)
    _table(jun, "Jun", "duel", listed=True, rated=True, clock={"seconds": 600})
    made = _table(mira, "Mira", "high-form", listed=True)
    mira.open(f"table/{made['id']}")
    jun.join(made["code"])
    jun.raw.wait_for_selector("[role=gridcell]")
    page.open("lobby")
    page.raw.wait_for_selector("main li .btn.primary")
    return mira, jun


def curves(server: Server, page: Page) -> tuple[Page, ...]:
    """A profile with ratings in two forms, people met and deeds."""
    rated_games(server, page, "wlwwlwwlwwwlww", "Bo")
    rated_games(server, page, "lwllwwlwlwl", "Cy", "high-form")
    server.do(_spread(server.service))
    page.open("profile")
    page.raw.wait_for_selector("svg .value")
    return ()


async def _spread(service: Service) -> None:
    """As if the games had been played over some months."""
    async with service.store.engine.begin() as connection:
        rated, tables = schema.ratings.c, schema.tables.c
        rows = (await connection.execute(select(rated.table_id, rated.at).order_by(rated.number.desc()))).all()
        for days, (table, at) in enumerate(dict(map(tuple, rows)).items()):
            then = at - 3 * days * 86_400
            await connection.execute(update(schema.ratings).where(rated.table_id == table).values(at=then))
            await connection.execute(update(schema.tables).where(tables.id == table).values(updated=then))


TOGETHER: dict[str, Callable[[Server, Page], tuple[Page, ...]]] = {
    "invited": invited,
    "waiting-room": waiting_room,
    "rematch-asked": rematch_asked,
    "rematch-waits": rematch_waits,
    "lobby-full": full_lobby,
    "profile-curves": curves,
}
"""Screens that take more than one; whoever is still there afterwards."""
