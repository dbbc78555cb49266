"""Ludarium in the browser alone: everything is played from a folder of files, also without a network (REL-76)."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import zipfile
from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Worker, expect

from browser.conftest import PATIENCE
from browser.fateforge_screens import bring, far
from browser.lessons import arrive
from browser.pocket import OPEN, Host, PocketPage, hosted, keep
from browser.support import CLICKER, QUICK
from browser.test_fateforge_story import READER
from browser.test_lessons import do as do_in_tash_kalar
from browser.test_puzzles import solve
from browser.test_skytear_lessons import do, finish
from ludarium.bots import make
from ludarium.cli import main, pocketing
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.kernel import record as records
from ludarium.kernel.chance import seed_of
from ludarium.kernel.game import Setup
from ludarium.kernel.table import Table as Played
from skytear.test_lessons import SOLUTIONS
from toys.elsewhere import nim_installed

pytestmark = pytest.mark.browser

PROGRAM = shutil.which("chromium-headless-shell") or shutil.which("chromium")

SETTINGS = {"language": "en", "theme": "dark", "botPause": False, "motion": "reduced", "name": "Ada"}
SETTLED = (
    "localStorage.getItem('ludarium.settings') ?? "
    f"localStorage.setItem('ludarium.settings', {json.dumps(json.dumps(SETTINGS))})"
)
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
SCREENS = ("setup", "cards", "learn", "rules", "puzzles", "explorer")
DUEL: dict[str, Any] = {"options": {"schools": ["northern", "southern"], "first": 0}}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `ludarium pocket` writes."""
    assert (pocketing.ENGINE / "files.json").exists(), "the pocket has not been built: ./ludarium test"
    folder = tmp_path_factory.mktemp("pocket") / "site"
    assert main(["pocket", str(folder)]) == 0
    return folder


def settled(context: BrowserContext) -> BrowserContext:
    context.add_init_script(SETTLED)
    context.set_default_timeout(2 * PATIENCE)
    return context


def new_context(browser: Browser, **wishes: Any) -> BrowserContext:
    return settled(browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", **wishes))


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser of its own, with nothing in its store."""
    made = new_context(browser)
    yield made
    made.close()


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    with hosted(site) as running:
        yield running


@pytest.fixture
def other_host(site: Path) -> Iterator[Host]:
    """Some server elsewhere."""
    with hosted(site) as running:
        yield running


def opened(context: BrowserContext, host: Host, route: str = "") -> PocketPage:
    page = PocketPage(context.new_page(), host.address)
    page.open(route)
    return page


def cut_off(page: PocketPage, host: Host) -> None:
    """Once everything is kept, the network is switched off and the host is gone."""
    keep(page.raw)
    host.stop()
    page.raw.context.set_offline(True)


def table_worker(page: PocketPage) -> Worker:
    """The one that keeps the tables; bots have another."""
    return next(worker for worker in page.raw.workers if "table.worker" in worker.url)


NEXT = re.compile("^I am")


def next_turn(page: PocketPage, seconds: float = 40) -> None:
    """The screen changes hands; nobody's cards are seen meanwhile."""
    page.end_turn()
    page.raw.get_by_role("button", name=NEXT).click(timeout=seconds * 1000)


def record(page: PocketPage, table: str, folder: Path) -> Path:
    """The record of a finished table, saved as a person does."""
    page.open(f"replay/tables/{table}")
    with page.raw.expect_download() as download:
        page.raw.get_by_role("link", name="Download").click()
    file = folder / "record.txt"
    download.value.save_as(file)
    return file


def test_a_game_at_one_screen_needs_no_network_and_can_be_verified(
    context: BrowserContext, host: Host, tmp_path: Path
) -> None:
    page = opened(context, host)
    cut_off(page, host)
    page.reload()
    table = page.play("high-form", "human", "human", **DUEL)
    page.place("e5")
    next_turn(page)
    page.place("d4")
    page.choose_from_menu("Resign")
    page.raw.locator("dialog[open] .btn.danger").click()
    expect(page.raw.locator('a[href*="/replay/"].btn:visible').first).to_be_visible()
    # Opponents at one screen: nobody is told that they have lost.
    expect(page.raw.get_by_text("Winner: Ada")).to_be_attached()
    expect(page.raw.get_by_text("You lost")).to_have_count(0)
    assert main(["replay", str(record(page, table, tmp_path)), "--verify"]) == 0
    assert not page.errors


@pytest.mark.long
def test_what_needs_other_machines_leads_to_a_server_and_a_broken_copy_changes_nothing(
    browser: Browser, context: BrowserContext, host: Host, other_host: Host, tmp_path: Path
) -> None:
    page = opened(context, host, "join/abcdefghij")
    page.raw.get_by_label("Address of a server").fill("no such place")
    page.press_button("Go there")
    expect(page.raw.locator(".wrong")).to_have_text("That is not an address.")
    for elsewhere in ("lobby", "link", "link/abcdefgh"):
        page.open(elsewhere)
        page.reload()  # the screen before it has such a field, too
        page.raw.get_by_label("Address of a server").fill(other_host.address)
        page.press_button("Go there")
        page.raw.wait_for_url(f"{other_host.address}/#/{elsewhere}")

    page.open()
    table = page.play("high-form", "human", "human", **DUEL)
    page.place("e5")
    page.open()  # whoever has a table here is offered a server once
    expect(page.raw.get_by_label("Address of a server")).to_have_count(1)
    page.open("settings")
    with page.raw.expect_download() as download:
        page.press_button("Save a copy")
    copy = Path(download.value.path()).read_text("utf-8")
    broken = tmp_path / "broken.json"
    broken.write_text(copy[: len(copy) // 2])
    page.raw.set_input_files("[data-storage] input[type=file]", broken)
    expect(page.raw.locator("[data-storage] [role=alert]")).to_contain_text("Nothing was changed")
    assert [made["id"] for made in page.api("GET", "api/tables")["body"]["tables"]] == [table]

    # The whole one, in a browser that has nothing.
    whole = tmp_path / "whole.json"
    whole.write_text(copy)
    other = opened(new_context(browser), host, "settings")
    other.raw.set_input_files("[data-storage] input[type=file]", whole)
    expect(other.raw.locator(".toast")).to_contain_text("The copy is here")
    other.open(f"table/{table}")
    other.wait("document.querySelectorAll('.arena .pc').length === 1")
    other.raw.context.close()
    assert not page.errors + other.errors


@pytest.mark.long
def test_an_analysis_goes_to_another_browser_as_a_file(
    browser: Browser, context: BrowserContext, host: Host, tmp_path: Path
) -> None:
    """Its link leads to a game that this browser keeps, and says so; the file brings the game along."""
    page = opened(context, host)
    table = page.play("high-form", "human", "human", **DUEL)
    page.place("e5")
    page.choose_from_menu("Resign")
    page.raw.locator("dialog[open] .btn.danger").click()
    expect(page.raw.locator('a[href*="/replay/"].btn:visible').first).to_be_visible()
    page.open(f"analysis/tables/{table}")
    page.place("d4")
    page.raw.evaluate("navigator.clipboard.writeText = async (text) => void (window.copied = text)")
    page.raw.get_by_role("button", name="Share link").click()
    expect(page.raw.locator(".toast")).to_contain_text("only in this browser")
    with page.raw.expect_download() as download:
        page.choose_from_menu("Save to a file")
    file = tmp_path / "analysis.json"
    download.value.save_as(file)

    other = opened(new_context(browser), host, "analysis")
    other.raw.set_input_files("input[type=file]", file)
    expect(other.raw.get_by_role("tree").get_by_text("d4")).to_be_visible()
    assert "/analysis?s=" in other.raw.url
    other.raw.context.close()
    assert not page.errors + other.errors


@pytest.mark.long
def test_a_game_is_clicked_to_its_end_without_a_network(context: BrowserContext, host: Host, tmp_path: Path) -> None:
    page = opened(context, host)
    cut_off(page, host)
    page.reload()
    table = page.play("duel", "human", "greedy")
    page.click_to_the_end(seed=3, seconds=300)
    assert main(["replay", str(record(page, table, tmp_path)), "--verify"]) == 0


@pytest.mark.long
def test_a_lesson_of_skytear_is_played_without_a_network(context: BrowserContext, host: Host) -> None:
    page = opened(context, host)
    cut_off(page, host)
    page.open("learn/skytear")
    page.raw.get_by_role("link", name="Begin").click()
    lesson = next(iter(SOLUTIONS))
    arrive(page, lesson)
    for step in SOLUTIONS[lesson]:
        do(page, step)
    finish(page)
    assert not page.errors


@pytest.mark.long
def test_an_act_of_fateforge_goes_on_in_a_browser_that_was_closed(browser: Browser, host: Host, tmp_path: Path) -> None:
    def started() -> PocketPage:
        program = browser.browser_type.launch_persistent_context(
            tmp_path / "browser", executable_path=PROGRAM, args=list(QUICK), locale="en-GB"
        )
        return opened(settled(program), host)

    page = started()
    keep(page.raw)
    made = page.make_table("campaign", "human", "greedy", game="fateforge", options={"difficulty": "story"})
    act = 1
    for turn in range(60):
        page.open(f"table/{made['id']}")
        page.raw.set_default_timeout(700_000)
        page.raw.wait_for_selector("[data-screen], [data-option], [data-legal]")
        page.raw.evaluate(READER, [300])
        act = page.api("GET", f"api/tables/{made['id']}/story?lang=en")["body"]["act"]
        if act == 2:
            break
        page.click_on(seed=turn + 1, seconds=300, until="[data-screen]")
        if turn % 5 == 0:
            page.raw.context.close()
            host.stop()
            page = started()
    visited = page.api("GET", f"api/tables/{made['id']}/chronicle?lang=en")["body"]["chapters"]
    assert act == 2
    assert {"c1", "c2", "c3", "c4", "c5"} <= {chapter["scene"] for chapter in visited}
    page.raw.context.close()


def short_record() -> str:
    """A duel that is given up after a few choices, just enough to be judged."""
    played = Played(TASH_KALAR, Setup("duel", 2, {}), seed_of(4), "short")
    bot = make("greedy", 4)
    choices = 0
    while choices < 11:
        seat = played.position.pending[0].seat
        choices += len(played.position.pending[0].options) > 1
        played.act(seat, bot.choose(played.position, seat))
    played.resign(0)
    return records.write(records.of_table(played, ("Ada", "Bo")))


@pytest.mark.long
def test_puzzles_analysis_review_explorer_and_coach_need_no_network(context: BrowserContext, host: Host) -> None:
    context.set_default_timeout(10 * PATIENCE)
    page = opened(context, host)
    cut_off(page, host)
    page.reload()
    puzzle = solve(page, "tash-kalar", "beings", do_in_tash_kalar)
    record = page.api("POST", "api/records", short_record())["body"]["id"]
    page.open(f"analysis/records/{record}?at=8")
    expect(page.raw.locator("[data-line]").first).to_be_visible(timeout=10 * PATIENCE)
    page.open("explorer/tash-kalar")
    expect(page.raw.locator("tbody tr").first).to_be_visible(timeout=10 * PATIENCE)
    page.play("duel", "human", "random")
    expect(page.raw.locator("[data-coach=all]")).to_be_visible()  # as in the first games
    page.open(f"review/records/{record}")
    kept = page.raw.get_by_text("Chance kept")
    expect(kept).to_be_visible(timeout=400_000)
    said = kept.locator("xpath=..").inner_text()

    page.reload()
    expect(kept).to_be_visible(timeout=10 * PATIENCE)
    assert kept.locator("xpath=..").inner_text() == said
    page.open("puzzles/tash-kalar")
    expect(page.raw.locator("[data-theme=beings]")).to_contain_text("1 of ")
    attempts = page.api("GET", "api/puzzles/results")["body"]["attempts"]
    assert [(each["puzzle"], each["solved"]) for each in attempts] == [(puzzle.id, True)]
    assert not page.errors


GAMES = ("tash-kalar", "skytear", "fateforge")
ROUTES = (
    *(
        "",
        "lobby",
        "link",
        "join",
        "join/abcdefghij",
        "campaigns",
        "profile",
        "statistics",
        "settings",
        "about",
        "replay",
    ),
    *("analysis", "analysis/new/tash-kalar/duel", "analysis/edit/tash-kalar/duel", "analysis/new/skytear/standard"),
    *(f"{screen}{game}" for screen in SCREENS for game in ("", *(f"/{game}" for game in GAMES))),
    *("setup/fateforge/combat", "setup/skytear/competitive", "rules/skytear/SK-15.3", "cards/skytear/decks"),
    *("cards/skytear/world", "cards/skytear/world/heroes", "cards/skytear/world/factions", "cards/skytear/world/war"),
)
"""Screens that need no table and no record."""
LEFT = "net::ERR_ABORTED"
"""A picture that was not there yet when its screen was left is fetched no more."""
KEY = re.compile(r"\[[a-z]+(?:-[a-z0-9]+)+\]")
"""A text that is missing shows its key."""


@pytest.mark.long
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_every_screen_opens_without_a_network_and_below_a_path(
    browser: Browser, site: Path, tmp_path: Path, size: tuple[int, int]
) -> None:
    shutil.copytree(site, tmp_path / "a" / "b")
    context = new_context(browser)
    context.set_default_timeout(2 * PATIENCE)
    wrong: list[str] = []
    failed: list[tuple[str | None, str]] = []
    with hosted(tmp_path) as host:
        page = PocketPage(context.new_page(), f"{host.address}/a/b")
        page.raw.set_viewport_size({"width": size[0], "height": size[1]})
        page.open()
        cut_off(page, host)
        page.raw.on("requestfailed", lambda request: failed.append((request.failure, request.url)))
        page.raw.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
        page.reload()
        for route in chain(ROUTES, routes_of_games(page)):
            page.open(route)
            for _ in range(2):  # what a screen asks for may lead to more
                page.settle()
                page.api("GET", "api/games")
            expect(page.raw.locator("#app > p.opening"), route).to_have_count(0)
            said = page.raw.inner_text("body")
            assert said.strip(), route
            wrong += KEY.findall(said) + page.errors + [url for failure, url in failed if failure != LEFT]
            assert not wrong, (route, wrong)
    context.close()


def routes_of_games(page: PocketPage) -> Iterator[str]:
    """Games that are over, with everything that is told of them, and some that go on."""
    for file in ("tash-kalar-duel-2", "skytear-standard-2", "fateforge-combat"):
        text = (GOLDEN / f"{file}.record").read_text("utf-8")
        made = page.api("POST", "api/records", text)
        assert made["status"] == 201, made
        for screen in ("replay", "analysis", "review"):
            yield f"{screen}/records/{made['body']['id']}"
    for game, form in (
        ("tash-kalar", "duel"),
        ("skytear", "simplified"),
        ("fateforge", "solo"),
        ("fateforge", "combat"),
    ):
        seats = ("human",) if game == "fateforge" else ("human", "greedy")
        table = page.make_table(form, *seats, game=game)["id"]
        yield f"table/{table}"
        if game != "fateforge":
            page.choose_from_menu("Resign")
            page.raw.locator("dialog[open] .btn.danger").click()
            expect(page.raw.locator("[data-ending]")).to_be_visible()
            if game == "skytear":
                with page.raw.expect_download() as report:
                    page.raw.get_by_role("link", name="Save the report").click()
                assert len(Path(report.value.path()).read_text("utf-8").splitlines()) > 1
                page.raw.get_by_role("button", name="Report it to the war").click()
                expect(page.raw.locator("[data-report] [role=status]")).to_be_visible()
            for screen in ("table", "replay/tables", "analysis/tables", "review/tables"):
                yield f"{screen}/{table}"
        if game == "tash-kalar":  # the same once more
            page.open(f"table/{table}")
            page.raw.get_by_role("button", name="Play again").click()
            page.raw.wait_for_selector("[role=gridcell]")
            assert table not in page.raw.url
        yield f"profile/{table}/0"
    campaign = bring(page, far("s113"))
    yield f"table/{campaign}"
    page.raw.locator("[data-book]").first.click()
    page.raw.locator("[data-tab=map]").click()
    expect(page.raw.locator("[data-site][aria-current=location]")).to_contain_text("Indigo Yard")
    yield f"replay/fateforge/tables/{campaign}"
    yield "campaigns"
    yield "cards/skytear/world/war"
    yield ""  # with games to go on with


@pytest.mark.long
@pytest.mark.parametrize(
    ("granted", "said"),
    [("true", "Kept until you delete it"), ("false", "The browser refused")],
    ids=["granted", "not"],
)
def test_the_browser_is_asked_to_keep_everything_and_says_how_much_space_it_takes(
    context: BrowserContext, host: Host, granted: str, said: str
) -> None:
    context.add_init_script(f"""
        let asked = false;
        const storage = {{
          estimate: async () => ({{ usage: 12_345_678, quota: 50_000_000 }}),
          persisted: async () => asked && {granted},
          persist: async () => ((asked = true), {granted}),
        }};
        Object.defineProperty(navigator, "storage", {{ value: storage }});
    """)
    page = opened(context, host, "settings")
    storage = page.raw.locator("[data-storage]")
    expect(storage).to_contain_text("12.3 of 50 MB, Ludarium itself included")
    expect(storage).to_contain_text("Otherwise the browser may delete everything")
    page.press_button("Ask the browser")
    expect(storage.get_by_role("status")).to_contain_text(said)
    expect(storage.get_by_role("button", name="Ask the browser")).to_have_count(0)
    assert not page.errors


@pytest.mark.long
def test_a_copy_leaves_a_deck_as_it_is_and_says_that_something_was_left_out(
    context: BrowserContext, host: Host, tmp_path: Path
) -> None:
    page = opened(context, host, "settings")
    page.raw.evaluate("localStorage.setItem('ludarium.skytear.deck', 'theirs')")
    with page.raw.expect_download() as download:
        page.press_button("Save a copy")
    copy = tmp_path / "copy.json"
    download.value.save_as(copy)
    page.raw.set_input_files("[data-storage] input[type=file]", copy)
    expect(page.raw.locator(".toast")).to_contain_text("Nothing that was here before is gone")
    page.raw.evaluate("localStorage.setItem('ludarium.skytear.deck', 'mine')")
    page.raw.set_input_files("[data-storage] input[type=file]", copy)
    expect(page.raw.locator(".toast").last).to_contain_text("that part of the copy was left out")
    assert page.raw.evaluate("localStorage.getItem('ludarium.skytear.deck')") == "mine"
    assert not page.errors


# -- when something goes wrong -------------------------------------------------------------------------------------


@pytest.mark.long
def test_two_tabs_play_one_game_and_the_second_goes_on_alone(context: BrowserContext, host: Host) -> None:
    first = opened(context, host)
    table = first.play("high-form", "human", "human", **DUEL)
    second = opened(context, host, f"table/{table}")
    second.wait_for_turn()
    assert first.raw.workers  # one of them runs the engine
    assert not second.raw.workers
    first.place("e5")
    second.wait("document.querySelectorAll('.arena .pc').length === 1")
    first.raw.close()
    next_turn(second)
    second.place("d4")
    assert len(second.pieces) == 2
    assert not second.errors


@pytest.mark.long
@pytest.mark.parametrize("way", ["throws", "hangs"])
def test_a_worker_that_dies_is_started_again_and_the_table_goes_on(
    context: BrowserContext, host: Host, way: str
) -> None:
    page = opened(context, host)
    page.play("high-form", "human", "human", **DUEL)
    page.place("e5")
    before = page.pieces
    ends = "throw new Error('gone')" if way == "throws" else "for (;;) {}"
    table_worker(page).evaluate(f"() => void setTimeout(() => {{ {ends}; }})")
    next_turn(page, seconds=90)
    page.place("d4")
    assert set(before) < set(page.pieces)
    page.errors.clear()  # the one that was thrown


@pytest.mark.long
def test_a_browser_that_keeps_nothing_says_so_and_plays(browser: Browser, site: Path) -> None:
    refuse = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };"
    context = new_context(browser, service_workers="block")
    with hosted(site, table_worker=refuse) as host:
        page = PocketPage(context.new_page(), host.address)
        page.raw.goto(host.address)
        expect(page.raw.get_by_role("alert")).to_contain_text("does not let Ludarium keep anything")
        page.press_button("Play without saving")
        page.raw.wait_for_selector(OPEN)
        page.play("high-form", "human", "human", **DUEL)
        page.place("e5")
        page.open("settings")
        expect(page.raw.locator("[data-storage] [role=alert]")).to_contain_text("Nothing is kept")
    context.close()


@pytest.mark.long
def test_storage_that_is_full_at_the_start_is_said_and_can_be_emptied(browser: Browser, site: Path) -> None:
    full = """
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...all) {
      if (this.name === "term") throw new DOMException("no room", "QuotaExceededError");
      return put.apply(this, all);
    };
    """
    context = new_context(browser, service_workers="block")
    with hosted(site, table_worker=full) as host:
        page = PocketPage(context.new_page(), host.address)
        page.raw.goto(host.address)
        expect(page.raw.get_by_role("alert")).to_contain_text("no room left")
        expect(page.raw.get_by_role("button", name="Play without saving")).to_be_visible()
        host.before.clear()
        page.press_button("Try again")
        page.raw.wait_for_selector(OPEN)
        page.open("settings")
        expect(page.raw.locator("[data-storage]")).to_contain_text("are kept in this browser")
    context.close()


CLOSED = "table worker", "() => { self.store.close(); self.store.onclose(new Event('close')); }"
UNSAID = "table worker", "() => self.store.close()"
MAKE_ROOM = (
    "page",
    """() => new Promise((resolve) => {
        const newer = indexedDB.open("ludarium", 2);
        newer.onupgradeneeded = () => newer.transaction.abort();
        newer.onerror = () => resolve();
    })""",
)


@pytest.mark.long
@pytest.mark.parametrize(("where", "taken"), [CLOSED, UNSAID, MAKE_ROOM], ids=["closed", "unsaid", "make room"])
def test_storage_that_is_taken_away_while_somebody_plays_is_opened_again(
    browser: Browser, site: Path, where: str, taken: str
) -> None:
    known = """
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...all) {
      const asked = open.apply(this, all);
      asked.addEventListener("success", () => (self.store = asked.result));
      return asked;
    };
    """
    context = new_context(browser, service_workers="block")
    with hosted(site, table_worker=known) as host:
        page = opened(context, host)
        page.play("high-form", "human", "human", **DUEL)
        page.place("e5")
        before = page.pieces
        (page.raw if where == "page" else table_worker(page)).evaluate(taken)
        next_turn(page, seconds=90)
        page.place("d4")
        assert set(before) < set(page.pieces)
        page.reload()
        page.wait("document.querySelectorAll('.arena .pc').length === 2")
    context.close()


@pytest.mark.long
def test_what_does_not_fit_is_not_done_and_nothing_is_lost(browser: Browser, site: Path) -> None:
    fill = """
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...all) {
      if (self.full && this.name === "rows") throw new DOMException("no room", "QuotaExceededError");
      return put.apply(this, all);
    };
    """
    context = new_context(browser, service_workers="block")
    with hosted(site, table_worker=fill) as host:
        page = opened(context, host)
        page.play("high-form", "human", "human", **DUEL)
        page.place("e5")
        table_worker(page).evaluate("() => void (self.full = true)")
        page.end_turn()
        expect(page.raw.locator(".toast.error").first).to_contain_text("storage is full")
        expect(page.raw.get_by_role("button", name=NEXT)).to_have_count(0)
        table_worker(page).evaluate("() => void (self.full = false)")
        next_turn(page)
        page.place("d4")
        assert len(page.pieces) == 2
    context.close()


@pytest.mark.long
def test_an_engine_that_cannot_start_says_so_and_can_be_tried_again(browser: Browser, site: Path) -> None:
    broken = "WebAssembly.instantiateStreaming = () => Promise.reject(new Error('forbidden'));"
    context = new_context(browser, service_workers="block")
    with hosted(site, table_worker=broken) as host:
        page = PocketPage(context.new_page(), host.address)
        page.raw.goto(host.address)
        expect(page.raw.get_by_role("alert")).to_contain_text("The engine did not start")
        host.before.clear()
        context.clear_cookies()
        page.press_button("Try again")
        page.raw.wait_for_selector(OPEN)
    context.close()


@pytest.mark.long
def test_a_browser_that_knows_too_little_of_webassembly_is_too_old(browser: Browser, site: Path) -> None:
    older = "WebAssembly.instantiateStreaming = () => Promise.reject(new WebAssembly.CompileError('invalid opcode'));"
    context = new_context(browser, service_workers="block")
    with hosted(site, table_worker=older) as host:
        page = PocketPage(context.new_page(), host.address)
        page.raw.goto(host.address)
        expect(page.raw.get_by_role("alert")).to_contain_text("This browser is too old to play here")
        expect(page.raw.get_by_role("button", name="Try again")).to_have_count(0)
    context.close()


OLD = {
    "no WebAssembly": "delete self.WebAssembly;",
    "no channel": "delete self.BroadcastChannel;",
    "no module workers": """
        const Plain = Worker;
        self.Worker = class extends Plain { constructor(address) { super(address); } };
    """,
}


@pytest.mark.long
@pytest.mark.parametrize(
    ("lacking", "locale", "sentence"),
    [
        ("no WebAssembly", "en-GB", "This browser is too old to play here"),
        ("no channel", "pl-PL", "Ta przeglądarka jest za stara"),
        ("no module workers", "fr-FR", "Ce navigateur est trop ancien"),
    ],
)
def test_an_old_browser_is_told_what_is_needed(
    browser: Browser, host: Host, lacking: str, locale: str, sentence: str
) -> None:
    context = browser.new_context(locale=locale, viewport={"width": 390, "height": 844})
    context.add_init_script(OLD[lacking])
    page = context.new_page()
    page.goto(host.address)
    expect(page.get_by_role("alert")).to_contain_text(sentence, timeout=2 * PATIENCE)
    expect(page.locator(".unopened")).to_have_count(0)
    context.close()


@pytest.mark.long
@pytest.mark.parametrize("lacking", ["scripts", "this kind of scripts"])
def test_a_browser_that_cannot_even_begin_shows_a_sentence_in_three_languages(
    browser: Browser, host: Host, lacking: str
) -> None:
    context = browser.new_context(java_script_enabled=lacking != "scripts")
    page = context.new_page()
    page.route("**/*.js", lambda route: route.fulfill(body="for (", content_type="text/javascript"))
    page.goto(host.address)
    for words in ("Ludarium has not opened", "nie otworzyło", "ne s'est pas ouvert"):
        expect(page.locator(".unopened")).to_contain_text(words)
    expect(page.locator(".unopened")).to_have_css("opacity", "1", timeout=2 * PATIENCE)
    context.close()


def make_newer(site: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Write a newer version over the site, as an upgraded `ludarium pocket` does; the name of its engine."""
    built = folder / "built"
    shutil.copytree(pocketing.ENGINE, built)
    files = json.loads((built / "files.json").read_text())
    engine = built / files["engine"]
    files |= {"version": "99.0", "engine": "engine-newer.zip"}
    with zipfile.ZipFile(engine, "a") as archive:
        archive.writestr(zipfile.ZipInfo("ludarium/newer.txt"), "newer")
    engine.rename(built / "engine-newer.zip")
    (built / "files.json").write_text(json.dumps(files))
    monkeypatch.setattr(pocketing, "ENGINE", built)
    assert main(["pocket", str(site)]) == 0
    return "engine-newer.zip"


@pytest.mark.long
def test_a_newer_version_is_offered_and_the_game_goes_on_in_it(
    context: BrowserContext, site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    with hosted(folder) as host:
        page = opened(context, host)
        keep(page.raw)
        page.reload()
        page.play("high-form", "human", "human", **DUEL)
        page.place("e5")
        before = page.pieces
        newer = make_newer(folder, tmp_path, monkeypatch)
        page.raw.evaluate("navigator.serviceWorker.ready.then((known) => known.update()).then(() => true)")
        page.raw.get_by_text("A new version is ready. No game is lost.").wait_for()
        assert page.pieces == before  # nothing happens until somebody says so
        with page.raw.expect_navigation():
            page.raw.get_by_role("button", name="Reload").click()
        cut_off(page, host)
        next_turn(page)
        page.place("d4")
        assert set(before) < set(page.pieces)
        kept = page.raw.evaluate(
            "caches.keys().then(async (names) => (await Promise.all(names.map(async (name) => "
            "(await (await caches.open(name)).keys()).map(({ url }) => url)))).flat())"
        )
        assert [url.rpartition("/")[2] for url in kept if "/engine-" in url] == [newer]
        assert not page.errors


@pytest.mark.long
def test_a_game_of_another_package_is_played_without_a_network(context: BrowserContext, tmp_path: Path) -> None:
    with nim_installed(tmp_path / "nim"):
        assert main(["pocket", str(tmp_path / "site")]) == 0
    with hosted(tmp_path / "site") as host:
        page = opened(context, host)
        cut_off(page, host)
        page.reload()
        page.raw.locator(".niche[data-game=nim] .btn.primary").click()
        table = page.raw.locator("main.plain")
        over = page.raw.locator("[data-ending]")
        for _ in range(30):
            option = table.locator(".options .btn:not([aria-disabled=true])").first
            option.or_(over).first.wait_for()
            if over.count():
                break
            told = table.locator(".log li").count()
            option.click()
            expect(table.locator(".log li")).not_to_have_count(told)
        expect(over).to_be_visible()
        assert not page.errors


HEAR = """
const Plain = Worker;
self.Worker = class extends Plain {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", ({ data }) => { if (data.kind === "heard") console.debug(data.text); });
  }
};
"""


def kill_all(browser: Browser) -> None:
    """Every process that draws pages or runs their workers, without a last word."""
    wire = browser.new_browser_cdp_session()
    for process in wire.send("SystemInfo.getProcessInfo")["processInfo"]:
        if process["type"] == "renderer":
            os.kill(process["id"], signal.SIGKILL)
    wire.detach()


class Ears:
    """What the page of one table was told."""

    def __init__(self) -> None:
        self.number = 0
        self.changed: list[int] = []
        """Positions that looked otherwise when they were shown again; an assertion in `hear` would be lost."""
        self._views: dict[int, Any] = {}

    def knows(self, number: int) -> bool:
        return self.number >= number

    def hear(self, message: ConsoleMessage) -> None:
        if message.type != "debug" or not message.text.startswith("{"):
            return
        heard = json.loads(message.text)
        if heard["type"] in ("ack", "update"):
            self.number = max(self.number, heard["number"])
        if heard["type"] != "update":
            return
        if self._views.setdefault(heard["number"], heard["view"]) != heard["view"]:
            self.changed.append(heard["number"])


@pytest.mark.long
@pytest.mark.parametrize("kills", [200])
def test_killing_the_page_at_any_moment_loses_nothing(
    browser: Browser, context: BrowserContext, host: Host, kills: int
) -> None:
    """Whatever the page was told is there afterwards, and looks the same (REL-1, 3, 76)."""
    chance = random.Random(14)
    ears = Ears()
    context.add_init_script(HEAR)
    table = ""
    for kill in range(kills):
        page = opened(context, host)
        if not table or page.api("GET", f"api/tables/{table}")["body"]["over"]:
            table = str(page.make_table("duel", "human", "greedy", take_back=False)["id"])
            ears = Ears()
        before, ears.number = ears.number, 0
        page.raw.on("console", ears.hear)
        page.open(f"table/{table}")
        page.raw.wait_for_selector("[role=gridcell]")
        page.wait_until(partial(ears.knows, before), f"kill {kill}: what was told is there")
        assert not ears.changed, f"kill {kill}"
        page.raw.evaluate(f"(all) => void ({CLICKER})(all)", [kill + 1, 60, 0, ""])
        page.raw.wait_for_timeout(chance.uniform(0, 1500))
        with page.raw.expect_event("crash"):
            kill_all(browser)
        page.raw.close()
