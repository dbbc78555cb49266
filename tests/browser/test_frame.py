"""The frame around the games: ways in, whose screens are shown, statistics, and bots that are hurried."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import NewPage
from browser.fingers import overflow
from browser.screens import rarely
from browser.support import Page, hear
from ludarium.kernel.game import games

pytestmark = pytest.mark.browser

NUMBERS = {2: "Two", 3: "Three"}


def test_the_first_page_hangs_every_game_and_counts_them(page: Page) -> None:
    page.open()
    names = page.raw.locator(".niche h2").all_inner_texts()
    assert sorted(names) == sorted(game.info.name.partition(":")[0] for game in games())
    expect(page.raw.locator("h1")).to_have_text(f"{NUMBERS[len(names)]} games, every rule.")


@pytest.mark.parametrize("screen", rarely("Learn", "Cards", "Rules", gate={"Learn"}))
def test_the_bar_asks_for_a_game_and_then_stays_with_it(page: Page, screen: str) -> None:
    page.open()
    bar = page.raw.get_by_role("navigation", name="Places")
    bar.get_by_role("link", name=screen).click()
    page.raw.locator("main li a", has_text="Skytear").click()
    page.raw.wait_for_selector("[data-game=skytear]")
    for other in ("Learn", "Cards", "Rules"):
        bar.get_by_role("link", name=other).click()
        page.wait(f"location.hash === '#/{other.lower()}/skytear'")
        expect(page.raw.locator(".games [aria-current]")).to_have_text("Skytear")
    page.raw.locator(".games a", has_text="Tash-Kalar").click()
    page.wait("location.hash === '#/rules/tash-kalar'")
    expect(page.raw.locator(".rule").first).to_contain_text("TK-")


def test_every_game_is_begun_with_one_click(page: Page) -> None:
    for game in [game.info.id for game in games()]:
        page.open()
        # Whoever has played something finds bands in the place of the niches.
        page.raw.locator(f".niche[data-game={game}] .btn.primary, .band[data-game={game}] .btn").click()
        page.raw.wait_for_selector(f".table[data-game={game}] main")


@pytest.mark.parametrize(("game", "form"), [("skytear", "first-battle"), ("fateforge", "solo")])
def test_a_hint_is_seen_before_there_is_a_board_too(page: Page, game: str, form: str) -> None:
    """Drafts, the choice of heroes and the pages of a story have screens of their own."""
    seats = ("human", "random") if game == "skytear" else ("human",)
    page.play(form, *seats, game=game)
    hint = page.raw.locator(".hint[data-hint-step]")

    def is_told() -> bool:
        """Ask until it comes: a question that crosses the bot's answer on its way gets none."""
        if not page.raw.locator(".hint[role=status]").count():
            page.raw.keyboard.press("h")
        return hint.count() > 0

    for _ in range(3):
        page.wait_until(is_told, "a hint")
        page.whole_hint()
        assert "%" in hint.inner_text()
        said = hint.locator("b").inner_text()
        assert said
        assert "{" not in said
        hint.get_by_role("button", name="Do it").click()
        expect(hint).to_be_hidden()


def test_words_of_skytear_explain_themselves_in_the_draft(page: Page) -> None:
    page.play("simplified", "human", "human", game="skytear")
    page.raw.locator("[data-draft].can").first.wait_for()
    word = page.raw.locator(".worship .term, .one .term").first
    word.hover()
    expect(page.raw.get_by_role("tooltip")).to_be_visible()


def test_a_finished_game_is_counted_and_leads_to_its_replay(page: Page) -> None:
    page.open("statistics")
    expect(page.raw.locator(".empty")).to_be_visible()
    page.play("first-game", "human", "random", options={"first": 0})
    page.choose_from_menu("Resign")
    page.raw.locator("dialog[open]").get_by_role("button", name="Resign").click()
    page.raw.wait_for_selector('a[href*="/replay/"].btn:visible')
    page.open("statistics")
    expect(page.raw.locator(".rows .tally").first).to_have_attribute("aria-label", "1 lost")
    expect(page.raw.locator(".last li")).to_have_count(1)
    page.raw.get_by_role("banner").get_by_title("Profile").click()
    expect(page.raw.locator(".recent li")).to_have_text(re.compile("Lost to Bot 2"))
    expect(page.raw.locator(".panel")).to_contain_text("Ratings are kept on servers")
    page.raw.get_by_role("link", name="All figures").click()
    page.raw.locator(".last a").click()
    page.raw.wait_for_selector(".slider")


def test_a_bot_that_thinks_long_can_be_told_to_move_now(page: Page) -> None:
    heard = hear(page)
    page.play("high-form", "human", "mcts:10s", options={"first": 1})
    button = page.raw.get_by_role("button", name="Move now")
    expect(button).to_have_count(0)
    button.wait_for()
    before, start = heard.number, time.monotonic()
    button.click()
    page.wait_until(lambda: heard.number > before)
    assert time.monotonic() - start < 5, "it had seven more seconds to think"


def test_a_spectator_cannot_hurry_a_bot(page: Page, new_page: NewPage) -> None:
    table = page.play("high-form", "human", "mcts:10s", options={"first": 1})
    watching = new_page()
    watching.open(f"table/{table}")
    page.raw.get_by_role("button", name="Move now").wait_for()
    assert watching.raw.get_by_role("button", name="Move now").count() == 0


def card_text(page: Page) -> tuple[float, float]:
    """The size of the letters on a card in the hand, and how far they stick out of it."""
    page.play("high-form", "human", "human", options={"first": 0})
    size, over = page.raw.evaluate(
        """() => {
            const texts = [...document.querySelectorAll('.hg .card .ceff, .hr .card .ceff')];
            const bottom = (element) => element.getBoundingClientRect().bottom;
            const over = texts.map((text) => bottom(text) - bottom(text.closest('.card')));
            return [parseFloat(getComputedStyle(texts[0]).fontSize), Math.max(...over)];
        }"""
    )
    return size, over


@pytest.mark.parametrize("width", [pytest.param(1440, marks=pytest.mark.long), 390])
def test_the_words_on_cards_follow_the_text_size(new_page: NewPage, width: int) -> None:
    normal, _ = card_text(new_page(width, 844))
    largest, over = card_text(new_page(width, 844, text="largest"))
    assert largest == pytest.approx(normal * 1.3125, abs=0.1)
    assert over <= 1


def test_replays_name_moves_in_the_readers_language(new_page: NewPage) -> None:
    page = new_page(language="pl")
    table = page.play("first-game", "human", "human", options={"first": 0, "schools": ["northern", "southern"]})
    page.raw.locator(".acts .btn").first.click()
    page.square("e5").click()
    page.wait("document.querySelectorAll('.arena .pc').length > 0")
    page.raw.locator(".menu > button").click()
    page.raw.locator(".menu .list .item.danger").click()
    page.raw.locator("dialog[open] .btn.danger").click()
    page.raw.wait_for_selector('a[href*="/replay/"].btn:visible')
    page.open(f"replay/tables/{table}")
    page.raw.wait_for_selector(".slider")
    rows = page.raw.locator(".ml li").all_inner_texts()
    assert any(re.search(r"Umieść zwykłego piona na polu e5", row) for row in rows), rows
    assert not any("place e5" in row or "resign" in row for row in rows)


def test_a_bot_is_called_by_its_name_in_a_replay(page: Page) -> None:
    table = page.play("first-game", "human", "random", options={"first": 0})
    page.choose_from_menu("Resign")
    page.raw.locator("dialog[open]").get_by_role("button", name="Resign").click()
    page.raw.wait_for_selector('a[href*="/replay/"].btn:visible')
    page.open(f"replay/tables/{table}")
    page.raw.wait_for_selector(".slider")
    expect(page.raw.locator(".scores")).to_contain_text("Bot 2")
    assert "random" not in page.raw.locator("main").inner_text()
    record = page.raw.evaluate(f"fetch('/api/tables/{table}/record').then((answer) => answer.text())")
    assert "Bot 2 (random)" in record


def test_another_form_of_the_address_brings_its_seats(page: Page) -> None:
    page.open("setup/tash-kalar/high-form")
    expect(page.raw.locator(".srow")).to_have_count(2)
    page.open("setup/tash-kalar/melee")
    expect(page.raw.locator(".srow")).to_have_count(3)
    page.raw.locator(".scol .btn.primary").click()
    page.raw.wait_for_selector("[role=gridcell]")


LOST = [("tash-kalar", "high-form"), ("skytear", "first-battle"), ("fateforge", "combat"), ("fateforge", "solo")]


@pytest.mark.parametrize(("game", "form"), LOST)
def test_a_lost_connection_is_said_whatever_the_game_draws(new_page: NewPage, game: str, form: str) -> None:
    """Also where there is no prompt that could say it: a draft, the choice of heroes, a page of the story."""
    page = new_page(1280, 720, language="fr")
    sockets: list[WebSocketRoute] = []
    is_open = True

    def plug(socket: WebSocketRoute) -> None:
        if is_open:
            sockets.append(socket)
            socket.connect_to_server()
        else:
            socket.close()

    page.raw.route_web_socket(re.compile("/socket"), plug)
    seats = ("human",) if form == "solo" else ("human", "greedy")
    page.play(form, *seats, game=game)
    said = page.raw.locator("header [role=alert]")
    expect(said).to_have_count(0)
    is_open = False
    for socket in sockets:
        socket.close()
    for width, height in ((1280, 720), (844, 390), (390, 844)):
        page.resize(width, height)
        expect(said).to_contain_text("Connexion perdue")
        expect(said).to_contain_text("nouvel essai")
        assert not overflow(page)
    is_open = True
    expect(said).to_have_count(0)


def test_what_is_found_heard_and_listed_is_where_it_belongs(page: Page) -> None:
    page.open("rules/tash-kalar")
    page.raw.wait_for_selector(".rule")
    page.raw.evaluate("scrollTo(0, 4000)")
    page.raw.locator("input[type=search]").fill("legend")
    page.wait("scrollY === 0")  # what is found is read from its beginning

    page.play("high-form", "human", "random", options={"first": 0})
    heard = page.raw.locator("[aria-live=polite]").first
    page.wait_for_turn()
    page.raw.locator(".acts .btn", has_text="Place a common").click()
    page.raw.locator("[data-legal]").first.click()
    page.end_turn()
    expect(heard).to_contain_text("Turn 3")  # what one does oneself is not read out
    page.wait_for_turn()
    page.raw.keyboard.press("?")
    said = page.raw.locator("dialog[open] dd").all_inner_texts()
    assert len(said) == len(set(said)), "what several keys do is said once"
    assert page.raw.locator("dialog[open] dt:has(kbd:nth-of-type(4))").count(), "the cards of a hand in one line"
    page.raw.keyboard.press("Escape")
    page.raw.locator(".acts .btn", has_text="Place a common").click()
    squares = page.raw.locator("[data-legal]").count()
    page.raw.keyboard.press("?")
    page.raw.keyboard.press("Escape")
    expect(page.raw.locator("dialog[open]")).to_have_count(0)
    expect(page.raw.locator("[data-legal]")).to_have_count(squares)  # the key closed the dialog and nothing behind it
    page.play("combat", "human", "human", game="fateforge", options={"combat": "c3", "heroes": "ranger,noble"})
    expect(heard).to_be_empty()  # another table begins in silence
    expect(page.raw.locator("[data-beast-master]")).to_have_count(1)
