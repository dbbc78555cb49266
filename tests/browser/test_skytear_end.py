"""The end of a battle on the page: the warning before it, the walk of the tokens, then who won."""

from __future__ import annotations

import copy
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.skytear_screens import seatmates
from browser.support import Page
from ludarium.bots import make
from ludarium.games.skytear.events import ControlCounted
from ludarium.games.skytear.view import SkytearView
from ludarium.kernel.decisions import Action, Event
from ludarium.kernel.table import Table
from server.support import Seatmates, Server

pytestmark = pytest.mark.browser


def to_the_end(table: Table, seed: int) -> list[Action]:
    """What two bots answer until the battle is over; empty: it does not end with the tokens."""
    ahead = copy.deepcopy(table)
    bots = [make("greedy", seed), make("random", seed)]
    answers: list[Action] = []
    events: Sequence[Event] = ()
    while not ahead.position.over:
        seat = ahead.position.pending[0].seat
        answers.append(bots[seat].choose(ahead.position, seat))
        events = ahead.act(seat, answers[-1])
    return answers if any(isinstance(event, ControlCounted) for event in events) else []


async def one_answer_before_the_end(server: Server, table: str) -> tuple[Seatmates, Action]:
    mates = await seatmates(server, table)
    *before, last = next(answers for seed in range(20) if (answers := to_the_end(mates.table, seed)))
    for action in before:
        await mates.act(action)
    return mates, last


def test_the_result_is_told_after_the_walk_of_the_tokens(server: Server, new_page: NewPage) -> None:
    page: Page = new_page(844, 390)
    page.open()
    made = page.make_table("simplified", "human", "human", game="skytear", options={"first": 0})
    mates, last = server.do(one_answer_before_the_end(server, made["id"]))
    page.open(f"table/{made['id']}")
    page.raw.wait_for_selector("dialog[open] .btn.primary.big, .prompt")
    server.do(mates.act(last))
    walk, panel = page.raw.locator("section.mp"), page.raw.locator("[data-ending]")
    expect(walk).to_be_visible()
    while walk.count():
        for told in (panel, page.raw.locator(".winner"), page.raw.locator("a[href*='/replay/'].btn")):
            assert told.count() == 0, "nothing tells the result yet"
        step = walk.inner_text()
        walk.locator(".btn").first.click()
        page.raw.wait_for_function("step => document.querySelector('section.mp')?.innerText !== step", arg=step)
    expect(panel).to_be_visible()
    assert mates.table.outcome is not None
    won = mates.table.outcome.places.index(1)
    expect(panel.locator("h2")).to_contain_text(("Ada", "Bo")[won])
    colours = page.raw.evaluate(
        """() => [...document.querySelectorAll("[data-ranking] li > .sk-side")].map(
             (mark) => getComputedStyle(mark).backgroundColor)"""
    )
    sides = page.raw.evaluate(
        """() => {
          const made = [1, 2].map((side) => document.querySelector(".table").appendChild(
            Object.assign(document.createElement("i"), { className: `sk-side s${side}` })));
          return made.map((mark) => getComputedStyle(mark).backgroundColor);
        }"""
    )
    assert colours == [sides[won], sides[1 - won]]

    # What the battle turned on, the sums of every Minion Phase, and what structures lost by them.
    moment = page.raw.locator("[data-key-moment]")
    expect(moment).to_contain_text(re.compile(r"\d+% → \d+%"))
    sums = page.raw.locator("[data-phases] td").all_inner_texts()
    assert any(re.fullmatch(r"\s*\d+\s*[:=]\s*\d+\s*", counted) for counted in sums), sums
    lost = page.raw.evaluate(
        """() => [1, 2].map((side) => [...document.querySelectorAll(`[data-damage] li:has(.s${side}) em`)]
             .reduce((sum, one) => sum + Number(one.textContent), 0))"""
    )
    assert lost == list(mates.table.outcome.scores)
    at = moment.get_attribute("data-key-moment")
    assert (moment.get_by_role("link").get_attribute("href") or "").endswith(f"?at={at}")


async def one_step_from_defeat(server: Server, table: str) -> bool:
    """Play at random against greedy until the first seat is warned; False: the battle was over before."""
    mates = await seatmates(server, table)
    bots = [make("random", 1), make("greedy", 1)]
    while not mates.table.position.over:
        decision = mates.table.position.pending[0]
        view = mates.table.game.view(mates.table.position, 0)
        assert isinstance(view, SkytearView)
        if decision.seat == 0 and decision.prompt == "activate" and any(danger.side == 1 for danger in view.dangers):
            return True
        await mates.act(bots[decision.seat].choose(mates.table.position, decision.seat))
    return False


def test_the_warning_is_read_whole_on_a_lying_phone(server: Server, new_page: NewPage) -> None:
    page: Page = new_page(844, 390, language="fr")
    page.open()
    wishes: dict[str, Any] = {"game": "skytear", "options": {"first": 0}}
    tables = (str(page.make_table("first-battle", "human", "human", **wishes)["id"]) for _ in range(10))
    page.open(f"table/{next(table for table in tables if server.do(one_step_from_defeat(server, table)))}")
    warning = page.raw.locator(".prompt .help", has_text="⚠")
    expect(warning).to_be_visible()
    page.raw.wait_for_timeout(100)
    assert page.raw.locator("[data-prompt-more]").count() == 0
    whole, shown = warning.evaluate("element => [element.scrollHeight, element.clientHeight]")
    assert whole - shown < 8, "a word that is explained reaches a little below its line"
    expect(page.raw.locator(".hc [data-card]").first).to_be_in_viewport()
