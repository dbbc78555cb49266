"""Skytear in the page: forecasts, the Minion Phase and its sums, decks, pools, replays, teams by link."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.skytear_screens import lesson, replayed, sit
from browser.support import Page
from ludarium.games.skytear import decks
from ludarium.games.skytear.content import HEROES
from ludarium.kernel import record as records
from ludarium.kernel.game import Setup, game
from ludarium.kernel.table import Table

pytestmark = pytest.mark.browser


def test_an_attack_is_foreseen_before_it_is_declared(page: Page) -> None:
    lesson(page, "attack")
    page.raw.locator("[data-action=attack]").hover()
    forecast = page.raw.locator(".forecast")
    expect(forecast).to_be_visible()
    assert "Attack: Haburat" in forecast.inner_text()
    assert re.search(r"\d+ \+ the best of \d+ flipped cards, less armour \d+", forecast.inner_text())
    assert page.raw.locator(".board .shown").count() == 1, "the target is shown, too"
    page.raw.mouse.move(2, 2)
    expect(forecast).to_have_count(0)


def test_an_attack_on_the_stack_says_what_it_would_do(page: Page) -> None:
    lesson(page, "reaction")
    expect(page.raw.locator(".stack .cast")).to_have_text(re.compile(r"damage|to defeat"))
    expect(page.raw.locator(".forecast")).to_be_visible()


def test_the_minion_phase_is_told_with_its_arithmetic(page: Page) -> None:
    lesson(page, "tower")
    page.raw.locator("[data-option=pass]").click()
    panel = page.raw.locator("section.mp")
    while not panel.count():
        # The Lead card is let count: the hero's own button, or its space.
        page.raw.locator(".prompt [data-option]:not([data-option=pass]), [data-legal]").first.click()
        page.raw.wait_for_timeout(150)
    for side in panel.locator(".side").all():
        terms = [int(term) for term in side.locator(".sum .term b").all_inner_texts()]
        total = int(side.locator(".sum strong").inner_text())
        assert sum(terms) == total
    totals = [int(total) for total in panel.locator(".sum strong").all_inner_texts()]
    margin = abs(totals[0] - totals[1])
    assert f"by {margin}" in panel.locator("h2").inner_text()
    assert "lane " in panel.locator("h2").inner_text()
    line = panel.locator(".line").inner_text()
    assert re.search(rf"= {max(totals)} against {min(totals)}: {margin} damage", line), line
    assert page.raw.locator(".board .note.plus-1").count() == totals[0] - int(
        panel.locator(".side.s1 .sum .term b").last.inner_text()
    ), "each figure that counts is marked, Lead cards are not figures"
    expect(panel.locator("li.hit").first).to_contain_text(re.compile(r"tower of lane [AB], \d → \d"))
    page.raw.keyboard.press(" ")
    expect(page.raw.locator(".board .note")).to_have_count(0)


def test_a_deck_is_built_outside_a_table(page: Page) -> None:
    page.open("cards/skytear")
    page.raw.get_by_role("link", name="Deck builder").click()
    verdict = page.raw.locator(".verdict")
    expect(verdict).to_contain_text("legal")
    expect(verdict).not_to_contain_text("Not legal")
    assert page.raw.locator("[data-option=submit-deck]").count() == 0
    page.raw.locator(".gc.in .st button:first-child").first.click()
    expect(verdict).to_contain_text("Not legal yet")
    expect(verdict.locator("a.mono").first).to_have_text(re.compile(r"SK-24\.\d"))
    page.press_button("Share")
    text = page.raw.locator("dialog[open] textarea")
    shared = text.input_value()
    assert shared.startswith("skytear deck: ")
    heroes, cards = decks.read(shared)
    assert len(cards) == 8 * len(heroes) - 1, "the same form as on the command line"
    text.fill(decks.write(decks.default_deck(("yami", "corjof")), ("yami", "corjof")))
    page.press_button("Import")
    expect(page.raw.locator(".total")).to_contain_text("16 / 16")
    page.raw.reload()
    expect(page.raw.locator(".total")).to_contain_text("16 / 16", timeout=20_000)
    page.press_button("Share")
    page.raw.locator("dialog[open] textarea").fill("nonsense")
    page.press_button("Import")
    expect(page.raw.locator("dialog[open]")).to_be_visible()


def test_a_pool_is_built_and_brought_to_a_competitive_table(page: Page) -> None:
    page.open("cards/skytear/decks")
    page.raw.locator("[data-deck=pool]").click()
    expect(page.raw.locator(".verdict")).to_contain_text("The whole pool is legal")
    page.raw.locator(".gc.in .st button:first-child").first.click()
    expect(page.raw.locator(".verdict li").first).to_contain_text(re.compile("|".join(HEROES), re.IGNORECASE))
    page.press_button("The heroes' own packs")
    expect(page.raw.locator(".verdict")).to_contain_text("The whole pool is legal")
    page.press_button("Share")
    assert set(decks.read_pool(page.raw.locator("dialog[open] textarea").input_value())) == set(list(HEROES)[:6])
    page.raw.keyboard.press("Escape")

    page.open("setup/skytear/competitive")
    page.raw.locator("[data-option=pools]").click()
    pools = page.raw.locator("[data-pool]")
    expect(pools).to_have_count(2)
    good = pools.nth(1).input_value()
    pools.nth(1).fill(good.replace("1 ", "2 ", 1))
    page.press_button("Start")
    expect(page.raw.locator(".toast")).to_be_visible()
    assert "/setup/" in page.raw.url, "an illegal pool makes no table"
    pools.nth(1).fill(good)
    page.press_button("Start")
    page.raw.wait_for_selector("[data-draft]")
    drafted = page.raw.locator("[data-draft]").evaluate_all("all => all.map((one) => one.dataset.draft)")
    assert set(drafted) <= set(list(HEROES)[:6])
    assert len(drafted) == 6, "nobody is left out: the pools have been brought"


def battle_record() -> str:
    """The record of a whole simplified battle, always the same."""
    table = Table(game("skytear"), Setup("simplified", 2, {"first": 0}), bytes(32), "a-random-battle")
    chance = random.Random(5)
    while table.position.pending and len(table.entries) < 4_000:
        decision = table.position.pending[0]
        table.act(decision.seat, chance.choice(list(decision.options)))
    return records.write(records.of_table(table))


def test_a_battle_is_looked_at_again(page: Page) -> None:
    replayed(page)
    slider = page.raw.locator(".slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    assert page.raw.locator(".board .hero").count() == 8
    places = "() => [...document.querySelectorAll('.board .hero')].map((hero) => hero.style.transform).join()"
    end = page.raw.evaluate(places)
    page.raw.keyboard.press("Home")
    assert page.raw.locator(".board .hero").count() == 0, "at the beginning nobody has come"
    page.raw.keyboard.press("End")
    assert page.raw.evaluate(places) == end


@pytest.mark.long
def test_an_uploaded_battle_opens_in_the_replay(page: Page, tmp_path: Path) -> None:
    record = tmp_path / "battle.txt"
    record.write_text(battle_record(), encoding="utf-8")
    page.open("replay")
    page.raw.set_input_files("input[type=file]", record)
    slider = page.raw.locator(".slider")
    expect(slider).to_be_visible(timeout=120_000)
    assert "/replay/records/" in page.raw.url
    page.raw.keyboard.press("End")
    assert page.raw.locator(".board").count() == 1
    expect(page.raw.locator(".re .hp[data-hero]")).to_have_count(8)


# -- windows of priority ---------------------------------------------------------------------------------------------

_ASKED_IN_VAIN = """() => {
    window.askedInVain = 0;
    new MutationObserver(() => {
        const asked = document.querySelector(".prompt.mine [data-option=pass-on]");
        if (asked && !document.querySelector(".hand .pc:not(.off)")) window.askedInVain += 1;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_windows_in_which_nothing_can_be_played_are_passed(page: Page) -> None:
    sit(page, "simplified", "human", "random")
    page.click_on(seed=3, seconds=90, until=".board .hero")
    page.raw.evaluate(_ASKED_IN_VAIN)
    page.click_on(seed=4, seconds=20, stop_after=25)
    assert page.raw.evaluate("() => window.askedInVain") == 0


def test_priority_is_held_and_let_go_with_buttons_and_keys(page: Page) -> None:
    sit(page, "simplified", "human", "random")
    page.click_on(seed=3, seconds=90, until=".acts .ab.on[data-action=move]")
    hold = page.raw.locator("[data-wish=hold]")
    page.raw.keyboard.press("o")
    expect(hold).to_have_attribute("aria-pressed", "true")
    page.raw.locator("[data-action=move].on").click()
    expect(page.raw.locator(".prompt.mine [data-option=pass]")).to_be_visible()
    expect(page.raw.locator(".stack .se")).to_have_count(1)
    page.raw.wait_for_timeout(1200)
    expect(page.raw.locator(".stack .se")).to_have_count(1)
    hold.click()
    expect(hold).to_have_attribute("aria-pressed", "false")
    expect(page.raw.locator(".stack .se")).not_to_have_count(1)  # it resolves, or the bot answers with a Reaction


# -- teams ---------------------------------------------------------------------------------------------------------


def test_a_team_of_two_plays_by_link_with_bots_on_the_other_side(new_page: NewPage) -> None:
    ada, cy = new_page(), new_page(name="Cy")
    made = ada.make_table("simplified", "human", "random", "link", "random", game="skytear", options={"first": 0})
    cy.join(made["code"])
    cy.raw.wait_for_selector("[data-draft], [role=gridcell]")
    ada.open(f"table/{made['id']}")
    for page in (ada, cy):
        page.raw.wait_for_selector("[data-draft], [role=gridcell]")
    for _ in range(60):
        for number, page in enumerate((ada, cy)):
            page.click_on(seed=11 + number, seconds=0.5, stop_after=6)
        if all(page.raw.locator(".board .hero").count() == 8 for page in (ada, cy)):
            break
    assert ada.raw.locator(".board .hero").count() == 8
    shown = [page.raw.locator(".rail .hp .hn i").all_inner_texts() for page in (ada, cy)]
    assert {"Ada", "Cy"} <= set(shown[0]), "each hero says whose it is"
    assert shown[0] == shown[1]


def test_eight_sit_down_in_two_teams(page: Page) -> None:
    page.open("setup/skytear/three-lanes")
    page.raw.get_by_role("radio", name="8 players", exact=True).click()
    expect(page.raw.locator(".srow")).to_have_count(8)
    page.raw.set_default_timeout(60_000)
    page.press_button("Start")
    page.raw.wait_for_selector("[data-draft], [role=gridcell], .prompt")
    names = page.raw.evaluate("() => document.body.innerText")
    assert names.count("Bot") >= 4


def test_a_seat_by_link_joins_a_draft(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page(name="Bo")
    made = ada.make_table("first-battle", "human", "link", game="skytear", options={"first": 1})
    bo.join(made["code"])
    bo.raw.wait_for_selector("[data-draft].can")
    ada.open(f"table/{made['id']}")
    ada.raw.wait_for_selector("[data-draft]")
    assert ada.raw.locator("[data-draft].can").count() == 0, "it is not Ada's pick"
    bo.raw.locator("[data-draft].can").first.click()
    bo.raw.locator("[data-option=draft]").click()
    ada.raw.wait_for_selector("[data-draft].can")
    assert ada.raw.locator("[data-draft].gone").count() == 1


def test_a_replay_has_the_colours_of_the_sides(page: Page) -> None:
    replayed(page)
    colours = page.raw.locator(".replay").evaluate(
        "screen => ['--seat-1', '--side-1', '--seat-2', '--side-2'].map((name) => "
        "getComputedStyle(screen).getPropertyValue(name))"
    )
    assert colours[0] == colours[1] != colours[2] == colours[3]
