"""A combat of Fateforge at the page: clicked to its end, by keys alone, with secret dice on one screen, on a phone."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings, findings_in_light
from browser.conftest import NewPage
from browser.fateforge_screens import PRESS, SCREENS, asked, bring, go_on, press, saved, to_a_turn
from browser.fingers import PHONE, TOUCH, Fingers, Point, out_of_sight, overflow
from browser.screens import rarely
from browser.support import Heard, Page, hear
from ludarium.games.fateforge.story import prose

pytestmark = pytest.mark.browser

C1: dict[str, Any] = {"combat": "c1"}
SOLO = {**C1, "heroes": "ranger,noble"}


# -- to the end --------------------------------------------------------------------------------------------------------


def test_one_player_clicks_a_combat_to_its_end(page: Page) -> None:
    heard = hear(page)
    table = page.play("combat", "human", game="fateforge", options=C1)
    clicks = page.click_to_the_end(seed=5, seconds=240)
    assert clicks > 40
    assert page.api("GET", f"/api/tables/{table}")["body"]["over"]
    shown_as_it_ended(page, heard)
    assert page.prompt.startswith("The combat is")


def shown_as_it_ended(page: Page, heard: Heard) -> None:
    """The page of the end against what was told of the combat."""
    told = [event for said in heard.messages if said["type"] == "update" for event in said["events"]]
    ended = next(event for event in told if event["type"] == "combat-ended")
    fallen = [event["hero"] for event in told if event["type"] == "hero-knocked-out"]
    last = [event for event in told if event["type"] == "round-began"][-1]
    end = page.raw.locator("[data-ending]")
    titles = {"success": "The combat is won", "partial": "A partial failure", "fail": "The combat is lost"}
    expect(end.get_by_role("heading", level=2)).to_have_text(titles[ended["result"]])
    expect(end.locator(".sub")).to_contain_text(f"Round {last['round']} of {last['rounds']}")
    marks = [mark.get_attribute("data-aim") for mark in end.locator("[data-aim]").all()]
    assert marks == ["met" if met else "missed" for met in ended["objectives"]]
    party = heard.views[-1]["party"]
    for hero in party:
        told_of = end.locator(f"[data-hero={hero['id']}]")
        expect(told_of).to_contain_text(f"{hero['health']} of {hero['most_health']} health")
        assert ("Knocked out" in told_of.inner_text()) == (hero["id"] in fallen)
    # The map as it last stood, and one next step.
    expect(end.locator("[data-last-map=c1] svg [data-zone]").first).to_be_visible()
    expect(end.locator(".btn.primary")).to_have_text("Fight again")
    assert end.get_by_role("link", name="To the first page", exact=True).is_visible()
    page.raw.keyboard.press("Escape")
    expect(end).to_be_hidden()
    expect(page.raw.locator("#combat-end")).to_be_visible()


@pytest.mark.long
def test_two_people_at_one_screen_and_a_bot_click_a_combat_to_its_end(page: Page) -> None:
    table = page.play("combat", "human", "human", "greedy", game="fateforge", options=C1)
    clicks = page.click_to_the_end(seed=6, seconds=300)
    assert clicks > 60
    assert page.api("GET", f"/api/tables/{table}")["body"]["over"]


@pytest.mark.long
@pytest.mark.parametrize("combat", ["c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10", "c11", "c12", "c13"])
def test_every_combat_of_the_story_is_clicked_to_its_end(page: Page, combat: str) -> None:
    # Whoever presses at random lasts longer in full health; how long hangs on which presses meet an answer on its way.
    page.play("combat", "human", "greedy", game="fateforge", options={"combat": combat, "arrival": "rested"})
    assert page.click_to_the_end(seed=len(combat), seconds=600) > 25


# -- dice, skills, targets ---------------------------------------------------------------------------------------------


def test_a_die_shows_what_it_can_do_and_does_it(page: Page) -> None:
    heard = hear(page)
    page.play("combat", "human", game="fateforge", options=SOLO)
    to_a_turn(page)
    before = heard.number
    page.raw.locator(".tray [data-option=die]").first.click()
    # What can be done with it is marked, on the map or on a card, and named.
    marked = page.raw.locator("[data-legal], .sk.can, .it.can, .extras [data-option]")
    assert marked.count() > 0
    assert page.raw.locator("section.plan").count() == 1
    page.raw.keyboard.press("Escape")
    assert page.raw.locator(".tray [aria-pressed=true]").count() == 0
    assert heard.number == before, "looking is not doing"
    page.raw.locator(".tray [data-option=die]").first.click()
    page.raw.evaluate(PRESS, "[data-legal], .sk.can, .it.can")
    press(page, "confirm")  # where it could be paid in several ways
    page.wait_until(lambda: heard.number > before, "something was done")


def _middle(page: Page, wanted: str) -> tuple[float, float]:
    box = page.raw.locator(wanted).first.bounding_box()
    assert box is not None, wanted
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _corner(page: Page, zone: str) -> tuple[float, float]:
    """Where a zone's letter is: nobody stands there."""
    box = page.raw.locator(zone).first.bounding_box()
    assert box is not None, zone
    return box["x"] + box["width"] * 0.1, box["y"] + box["height"] * 0.16


def _to_a_die(page: Page, heard: Heard, wanted: str, name: str) -> tuple[str, str]:
    """A die of a first turn, and a place that it can be carried to; where the dice fell otherwise, another combat."""
    for _ in range(12):
        heard.messages.clear()
        page.play("combat", "human", game="fateforge", options=SOLO)
        to_a_turn(page)
        fit = page.raw.locator(".fit")
        if fit.count() and fit.is_visible():
            fit.click()  # the whole map
        for die in page.raw.locator(".tray [data-option=die]").all():
            die.click()
            places = page.raw.locator(wanted)
            place = places.first.get_attribute(name) if places.count() else ""
            number = die.get_attribute("data-die")
            page.raw.keyboard.press("Escape")
            if place:
                return f'.tray [data-die="{number}"]', f'{wanted.split(".can")[0].split("[")[0]}[{name}="{place}"]'
    raise AssertionError(f"no die leads to {wanted}")


def _a_step(page: Page, heard: Heard) -> tuple[str, str]:
    return _to_a_die(page, heard, ".zone[data-legal]", "data-zone")


def _a_skill(page: Page, heard: Heard) -> tuple[str, str]:
    return _to_a_die(page, heard, ".sk.can", "data-skill")


def test_a_die_is_carried_with_the_mouse_onto_a_zone(page: Page) -> None:
    heard = hear(page)
    die, zone = _a_step(page, heard)
    before, hero = heard.number, heard.views[-1]["combat"]["active"]
    mouse = page.raw.mouse
    mouse.move(*_middle(page, die))
    mouse.down()
    assert page.raw.locator(".carried").count() == 0, "a press is not a carry"
    there = _corner(page, zone)
    mouse.move(*there, steps=8)
    assert page.raw.locator(".carried svg.die").count() == 1
    # On the way the pointer shows what would come of it; let go over nothing, and nothing happens.
    page.raw.keyboard.press("Escape")
    assert page.raw.locator(".carried").count() == 0
    mouse.up()
    assert heard.number == before
    mouse.move(*_middle(page, die))
    mouse.down()
    mouse.move(*there, steps=8)
    mouse.up()
    assert page.raw.locator(".carried").count() == 0
    press(page, "confirm")  # where it could be paid in several ways
    page.wait_until(lambda: heard.number > before, "the hero steps")
    went = next(one for one in heard.views[-1]["party"] if one["id"] == hero)["fighter"]["zone"]
    assert went == page.raw.locator(zone).get_attribute("data-zone")


def test_a_die_is_carried_with_the_mouse_onto_a_skill(page: Page) -> None:
    heard = hear(page)
    die, skill = _a_skill(page, heard)
    before = heard.number
    page.raw.mouse.move(*_middle(page, die))
    page.raw.mouse.down()
    page.raw.mouse.move(*_middle(page, skill), steps=6)
    page.raw.mouse.up()
    if page.raw.locator("[data-option=confirm]").count():
        assert "plan" in (page.raw.locator(skill).get_attribute("class") or "")
        press(page, "confirm")
    page.wait_until(lambda: heard.number > before, "the skill is used")


def test_a_die_that_is_carried_where_it_is_no_good_says_why(page: Page) -> None:
    page.play("combat", "human", game="fateforge", options={**SOLO, "combat": "c3"})
    to_a_turn(page)
    page.raw.mouse.move(*_middle(page, ".tray [data-option=die]"))
    page.raw.mouse.down()
    page.raw.mouse.move(*_middle(page, '.zone[data-zone="G"]'), steps=6)
    page.raw.mouse.up()
    page.raw.locator(".why").wait_for()


def _carry_with_a_finger(page: Page, start: Point, goal: Point) -> None:
    fingers = Fingers(page)
    fingers.slide((start, goal), steps=8, pause=0)
    page.raw.locator(".carried").wait_for()
    fingers.lift()


def test_a_die_is_carried_with_a_finger(phone: Page) -> None:
    heard = hear(phone)
    die, zone = _a_step(phone, heard)
    before = heard.number
    _carry_with_a_finger(phone, _middle(phone, die), _corner(phone, zone))
    # A finger covers what it points at: it is asked once more.
    phone.raw.locator(".prompt [data-option=confirm]").wait_for()
    assert heard.number == before
    phone.raw.locator(".prompt [data-option=confirm]").click()
    phone.wait_until(lambda: heard.number > before, "the hero steps")


def _tiles(page: Page) -> list[str]:
    """The heroes of the order as it is drawn, the first to act first."""
    tiles = page.raw.locator(".op [data-tile]")
    return [str(tile) for tile in tiles.evaluate_all("all => all.map((tile) => tile.dataset.tile)")]


def _to_the_order(page: Page) -> list[str]:
    page.play("combat", "human", game="fateforge", options=SOLO)
    go_on(page, lambda: page.raw.locator(".op [data-tile]").count() > 0, "ready")
    return _tiles(page)


def test_a_tile_of_the_order_is_carried_with_the_mouse(page: Page) -> None:
    heard = hear(page)
    first, second = _to_the_order(page)
    before = heard.number
    mouse = page.raw.mouse
    start, goal = _middle(page, f"[data-tile={second}] b"), _middle(page, f"[data-tile={first}]")
    mouse.move(*start)
    mouse.down()
    assert page.raw.locator(".carried").count() == 0, "a press is not a carry"
    mouse.move(*goal, steps=6)
    assert page.raw.locator(".carried").count() == 1
    assert "aimed" in (page.raw.locator(f"[data-tile={first}]").get_attribute("class") or "")
    page.raw.keyboard.press("Escape")
    mouse.up()
    assert _tiles(page) == [first, second], "let go, nothing has moved"
    mouse.move(*start)
    mouse.down()
    mouse.move(*goal, steps=6)
    mouse.up()
    assert _tiles(page) == [second, first]
    assert heard.number == before, "it is not said yet"
    press(page, "order")
    page.wait_until(lambda: heard.views[-1]["combat"]["order"] == [second, first], "the order is settled")


def test_a_tile_of_the_order_is_carried_with_a_finger_and_its_buttons_stay(phone: Page) -> None:
    first, second = _to_the_order(phone)
    phone.raw.locator(".op").scroll_into_view_if_needed()
    _carry_with_a_finger(phone, _middle(phone, f"[data-tile={first}] b"), _middle(phone, f"[data-tile={second}]"))
    assert _tiles(phone) == [second, first]
    phone.raw.locator(f"[data-tile={first}] [data-option=earlier]").click()
    phone.wait_until(lambda: _tiles(phone) == [first, second], "a button moves it back")


# -- what happens is shown in passing ----------------------------------------------------------------------------------


def test_blows_and_wounds_are_shown_in_passing_and_any_key_ends_it(new_page: NewPage) -> None:
    page = new_page(motion="full")
    page.play("combat", "human", game="fateforge", options=SOLO)
    seen = page.click_on(seed=7, seconds=120, until="[data-passing] :is(.harm, .ward, .dart, .fallen)")
    assert seen == {"over": False, "clicks": seen["clicks"]}, f"no blow in sight: {seen}"
    page.raw.keyboard.press("Shift")
    assert page.raw.locator("[data-passing]").count() == 0


def test_without_motion_nothing_flies(page: Page) -> None:
    page.play("combat", "human", game="fateforge", options=SOLO)
    result = page.click_on(seed=7, seconds=120, stop_after=60, until="[data-passing]")
    assert result["clicks"] >= 60 or result["over"]


def test_results_and_actions_have_different_outlines(page: Page) -> None:
    page.open("cards/fateforge")
    page.raw.wait_for_selector(".ff-act")
    outline = "element => { const s = getComputedStyle(element); return [s.clipPath, s.borderRadius]; }"
    shapes = [page.raw.locator(f".ff-{kind}").first.evaluate(outline) for kind in ("res", "act", "fx", "pay")]
    assert len({tuple(shape) for shape in shapes}) == 4, shapes


def test_a_refused_press_says_why(page: Page) -> None:
    page.play("combat", "human", game="fateforge", options={**SOLO, "combat": "c3"})
    to_a_turn(page)
    far = page.raw.locator('[data-zone="G"]')
    assert far.get_attribute("data-legal") is None
    far.dispatch_event("click")
    why = page.raw.locator(".why")
    why.wait_for()
    assert re.search(r"FF-\d+\.\d+", why.inner_text())
    page.raw.keyboard.press("Escape")
    why.wait_for(state="hidden")


# -- the keyboard ------------------------------------------------------------------------------------------------------


def _is_later(heard: Heard, before: int) -> bool:
    return heard.number > before


def test_a_round_is_played_with_the_keyboard_alone(page: Page) -> None:
    heard = hear(page)
    page.play("combat", "human", game="fateforge", options=SOLO)
    for _ in range(3):  # both heroes are ready, then the order
        page.wait_for_turn()
        before = heard.number
        if asked(page) == "order":
            page.raw.locator(".op [data-option=order]").focus()
        page.raw.keyboard.press("Enter")
        page.wait_until(partial(_is_later, heard, before), f"Enter at {asked(page)}")
    turns = 0

    def is_over() -> bool:
        """Whether the first round is; else the next key, when the last one has done its work."""
        nonlocal turns
        if heard.views[-1]["combat"]["round"] > 1:
            return True
        if page.is_behind:
            return False
        if page.raw.locator("[data-option=skip]").count():
            page.raw.keyboard.press(".")
        elif asked(page) == "turn":
            page.raw.keyboard.press("e")
            turns += 1
        elif asked(page):
            page.raw.locator(".prompt [data-option]").first.focus()
            page.raw.keyboard.press("Enter")
        return False

    page.wait_until(is_over, "the second round")
    assert heard.views[-1]["combat"]["round"] == 2
    assert turns >= 2


def test_the_map_is_walked_with_arrows_over_edges_only(page: Page) -> None:
    page.play("combat", "human", game="fateforge", options=SOLO)
    to_a_turn(page)
    page.raw.keyboard.press("b")
    focused = "() => document.activeElement?.dataset.zone ?? ''"
    page.raw.evaluate("() => document.querySelector('[data-zone=\"A\"]').focus()")
    page.raw.keyboard.press("ArrowDown")
    assert page.raw.evaluate(focused) == "A", "nothing lies below A"
    page.raw.keyboard.press("ArrowRight")
    assert page.raw.evaluate(focused) == "B"
    page.raw.keyboard.press("ArrowDown")
    assert page.raw.evaluate(focused) == "C"
    label = page.raw.locator('[data-zone="B"]').get_attribute("aria-label") or ""
    assert label.startswith("Zone B, next to A, C, D"), label


def test_keys_choose_dice(page: Page) -> None:
    page.play("combat", "human", game="fateforge", options=SOLO)
    to_a_turn(page)
    number = page.raw.locator(".tray [data-option=die]").first.get_attribute("data-die")
    page.raw.keyboard.press("d")
    page.raw.keyboard.press(str(number))
    assert page.raw.locator(f'.tray [data-die="{number}"]').get_attribute("aria-pressed") == "true"


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_dice_are_not_in_the_document_before_the_hold(page: Page) -> None:
    page.play("combat", "human", "human", game="fateforge", options={**C1, "heroes": "ranger,noble"})
    page.raw.wait_for_selector("[data-handover]")
    assert page.raw.locator("svg.die").count() == 0
    hold = page.raw.locator("[data-option=hold]")
    box = hold.bounding_box()
    assert box is not None
    page.raw.mouse.move(box["x"] + 20, box["y"] + 20)
    page.raw.mouse.down()
    page.raw.wait_for_timeout(200)
    page.raw.mouse.up()
    assert page.raw.locator("svg.die").count() == 0, "a touch is not a hold"
    page.raw.mouse.down()
    page.raw.wait_for_selector(".secret svg.die")
    page.raw.mouse.up()
    # Ready: the screen is closed before the other one looks.
    press(page, "ready")
    page.raw.wait_for_selector("[data-handover]")
    assert page.raw.locator("svg.die").count() == 0
    assert "Bo" in page.raw.locator("[data-handover] h2").inner_text()


def test_dice_close_when_the_window_loses_the_focus(page: Page) -> None:
    page.play("combat", "human", "human", game="fateforge", options={**C1, "heroes": "ranger,noble"})
    press(page, "twice")
    assert page.raw.locator("svg.die").count() == 0, "asked twice before it opens"
    press(page, "twice")
    page.raw.wait_for_selector(".secret svg.die")
    page.raw.evaluate("() => window.dispatchEvent(new Event('blur'))")
    page.raw.wait_for_selector("[data-handover]")
    assert page.raw.locator("svg.die").count() == 0


def test_enemies_are_shown_step_by_step_with_the_reason(new_page: NewPage) -> None:
    page = new_page(moments="full")
    page.play("combat", "human", game="fateforge", options=SOLO)
    reasons = 0

    def are_three() -> bool:
        nonlocal reasons
        if page.raw.locator(".ep .why").count():
            assert page.raw.locator(".ep .why").inner_text().strip()
            assert page.raw.locator(".prompt [data-option=end]").count() == 0, "nothing is asked while enemies act"
            reasons += 1
        any(press(page, option) for option in ("step", "ready", "order", "pass", "end"))
        return reasons == 3

    page.wait_until(are_three, "three steps of enemies")


def test_any_key_or_tap_leads_from_the_enemies_to_the_choice(new_page: NewPage) -> None:
    page = new_page(moments="full")
    page.play("combat", "human", game="fateforge", options=SOLO)
    told = page.raw.locator("section.ep")
    go_on(page, lambda: told.count() > 0, "ready", "order", "pass", "end")
    # Without motion each step stands a while, then the next one comes by itself; Space stops that.
    count = page.raw.locator(".prompt .help")
    first = count.inner_text()
    expect(count).not_to_have_text(first)
    page.raw.keyboard.press(" ")
    expect(page.raw.get_by_role("button", name="Go on")).to_be_visible()
    page.raw.keyboard.press("x")
    expect(told).to_have_count(0)
    assert asked(page), "there is a choice"
    # Enter brings the next step, a tap on the map the choice.
    page.press_button("What happened?")
    expect(count).to_have_text(first)
    page.raw.keyboard.press("Enter")
    expect(count).not_to_have_text(first)
    page.raw.locator("svg.board").click()
    expect(told).to_have_count(0)
    expect(page.raw.locator(".why[role=alert]")).to_have_count(0)


def test_on_a_phone_the_log_shows_once_more_what_happened_and_opens_names(new_page: NewPage) -> None:
    page = new_page(390, 844, context=TOUCH, moments="full")
    page.play("combat", "human", game="fateforge", options=SOLO)
    told = page.raw.locator("section.ep")
    go_on(page, lambda: told.count() > 0, "ready", "order", "pass", "end")
    press(page, "skip")
    expect(told).to_have_count(0)
    page.raw.get_by_role("tab", name="Log").click()
    page.raw.locator(".log [data-what-happened]").click()
    expect(told).to_be_visible()
    told.locator("h2").click()
    expect(told).to_have_count(0)
    named = page.raw.locator(".log .opens").last
    name = named.inner_text()
    named.click()
    expect(page.raw.locator(".ecard")).to_contain_text(name)
    assert not overflow(page)


@pytest.mark.parametrize("language", rarely("en", "fr", gate={"fr"}))
def test_a_boss_speaks_and_can_be_silenced(new_page: NewPage, language: str) -> None:
    page = new_page(language=language, moments="full")
    page.play("combat", "human", game="fateforge", options={"combat": "c9", "heroes": "ranger,noble"})
    spoken = page.raw.locator("[data-tale=taunt]")
    go_on(page, lambda: spoken.count() > 0, "step", "ready", "order", "pass", "end")
    assert any(taunt in spoken.inner_text() for taunt in prose.book(language).combats["c9"].taunts)
    spoken.get_by_role("button").click()
    expect(spoken).to_have_count(0)


@pytest.mark.long
def test_a_boss_signs_its_turn_and_the_lights_elsewhere_go_down(new_page: NewPage) -> None:
    page = new_page(moments="full")
    page.play("combat", "human", game="fateforge", options={"combat": "c9", "heroes": "ranger,noble"})
    sign = page.raw.locator("[data-signature=castellan_oruz]")
    go_on(page, lambda: sign.count() > 0, "step", "ready", "order", "pass", "end")
    expect(sign.locator("text")).to_have_text(re.compile("^Castellan Oruz"))
    expect(sign.locator("rect")).to_have_count(page.raw.locator(".board [data-zone]").count() - 1)
    press(page, "skip")
    expect(sign).to_have_count(0)


# -- for everybody -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [1440, pytest.param(390, marks=pytest.mark.long)])
def test_combat_has_no_serious_finding(new_page: NewPage, width: int) -> None:
    page = new_page(*PHONE, context=TOUCH) if width < 500 else new_page()
    page.play("combat", "human", game="fateforge", options={**SOLO, "combat": "c3"})
    assert not findings(page), "planning"
    to_a_turn(page)
    assert not findings(page), "a turn"
    assert not findings_in_light(page), "light"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1920, 1080)])
@pytest.mark.parametrize("language", rarely("en", "pl", "fr", gate={"pl"}))
def test_nothing_is_wider_than_the_screen(new_page: NewPage, width: int, height: int, language: str) -> None:
    page = new_page(width, height, language=language)
    page.play("combat", "human", game="fateforge", options=SOLO)
    for _ in range(2):
        assert not overflow(page)
        words = page.raw.locator("main").inner_text()
        assert not re.search(r"\[[a-z_]+-[a-z-]+\]|\{ ?\$", words), "a text is missing"
        to_a_turn(page)


SMALL = [(844, 390, "fr"), (1280, 720, "fr"), (1366, 625, "pl")]


@pytest.mark.parametrize(("width", "height", "language"), SMALL)
def test_a_turn_is_played_on_a_low_screen_without_looking_for_anything(
    new_page: NewPage, width: int, height: int, language: str
) -> None:
    """The map, the dice and the end of the turn are in sight, and the page itself is never scrolled."""
    page = new_page(width, height, language=language, context=TOUCH if width < 1000 else None)
    SCREENS["turn"](page)
    seen = ".tray [data-die], .prompt .btn, .prompt .words b, .round, .aims .words, .order .now"
    if width >= 1000:
        seen += ", .sk:not(.empty), .it:not(.empty)"
    assert page.raw.locator(".aims .words").count() == 3
    assert out_of_sight(page, seen) == []
    assert page.raw.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    board = page.raw.locator("svg.board").bounding_box()
    assert board
    assert board["height"] >= (0.8 if width >= 1000 else 0.45) * height, "the map has what height there is"
    if width < 1000:
        for tab in page.raw.get_by_role("tab").all():
            tab.click()
            box = page.raw.locator(".sheet").bounding_box()
            assert box
            assert box["height"] >= 120


def test_an_ally_shows_its_dice_wounds_and_abilities(page: Page) -> None:
    bring(page, saved("c3", allies=("tivra",), unlocked=tuple(range(1, 10))))
    page.raw.locator("[data-choice=fight]").click()
    ally = page.raw.locator("[data-ally=tivra]")
    # A zone to start in, and the hero whom the ally goes with.
    go_on(page, lambda: ally.count() > 0, "pick")
    expect(ally).to_contain_text("Damage 0 of")
    expect(ally.locator(".ff-res")).to_have_count(2)
    expect(ally.locator("li")).not_to_have_count(0)
