"""A real browser in front of a real server."""

from __future__ import annotations

import json
import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright
from playwright.sync_api import Page as BrowserPage

from browser.fingers import PHONE, TOUCH
from browser.late import LATE
from browser.support import QUICK, UNSEEN, Page, launched
from deals import same_deals
from ludarium.server import workers
from server.support import Server, serving, settings_for

BUILT = Path(os.environ.get("LUDARIUM_PAGE", Path(__file__).resolve().parents[2] / "src" / "ludarium" / "web"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launched(playwright, QUICK)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built page, so that building it again does not change it under a running test."""
    assert (BUILT / "index.html").exists(), "the page has not been built: ./ludarium setup"
    copy = tmp_path_factory.mktemp("page") / "web"
    shutil.copytree(BUILT, copy)
    return copy


@pytest.fixture(scope="module")
def server_settings() -> dict[str, Any]:
    """What a module wants otherwise of its server."""
    return {}


@contextmanager
def served(web: Path, folder: Path, **wishes: Any) -> Iterator[Server]:
    with serving(settings_for(folder, **{"web": web, "hint_bot": "greedy", **wishes})) as running:
        yield running


@pytest.fixture(scope="session", autouse=True)
def patient_server() -> Iterator[None]:
    """Records are read by processes that step back for everything else: on a busy machine that takes a while, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(workers, "_RECORD_SECONDS", 60.0)
        yield


@pytest.fixture(scope="session")
def usual_server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(built, tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture(scope="module")
def server(
    built: Path,
    tmp_path_factory: pytest.TempPathFactory,
    server_settings: dict[str, Any],
    request: pytest.FixtureRequest,
) -> Iterator[Server]:
    """The one that all modules share, or the module's own where it wants something otherwise."""
    if not server_settings:
        yield request.getfixturevalue("usual_server")
        return
    with served(built, tmp_path_factory.mktemp("browser"), **server_settings) as running:
        yield running


__all__ = ["same_deals"]

NewPage = Callable[..., Page]

USUAL: dict[str, Any] = {
    "viewport": {"width": 1440, "height": 900},
    "locale": "en-GB",
    "service_workers": "block",  # they fetch files for later: only their own tests want them
}

PATIENCE = 20_000
"""Milliseconds that a test waits for what must come: a busy machine is slow, and no promise is measured here."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def free_contexts(browser: Browser) -> dict[str, list[BrowserContext]]:
    """Browsers that no test uses now, by what they were made with: the files of the page need not be fetched again."""
    return defaultdict(list)


def kept_running(context: BrowserContext, address: str) -> None:
    """A page that is never closed: with it the process that draws, and the scripts it has read, stay."""
    context.new_page().goto(f"{address}/health")


def emptied(context: BrowserContext, address: str) -> BrowserPage:
    """A page in a browser that knows nobody: no cookie, nothing kept."""
    context.clear_cookies()
    context.clear_permissions()
    page = context.new_page()
    wire = context.new_cdp_session(page)
    origin = "/".join(address.split("/")[:3])
    wire.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    wire.detach()
    return page


@pytest.fixture
def new_page(
    browser: Browser, free_contexts: dict[str, list[BrowserContext]], request: pytest.FixtureRequest
) -> Iterator[NewPage]:
    """Makes pages: each with a browser of its own (an identity of its own), quick bots, and no motion."""
    closed: set[BrowserContext] = set()
    taken: list[tuple[str, BrowserContext]] = []
    pages: list[Page] = []

    def note_closed(context: BrowserContext) -> None:
        closed.add(context)

    def make(
        width: int = 1440,
        height: int = 900,
        address: str = "",
        context: dict[str, Any] | None = None,
        fresh: bool = False,
        **settings: Any,
    ) -> Page:
        address = address or request.getfixturevalue("server").address
        wishes: dict[str, Any] = {**USUAL, **(context or {})}
        kind = json.dumps(wishes, sort_keys=True)
        if fresh or not free_contexts[kind]:
            made = browser.new_context(**wishes)
            if not fresh:
                kept_running(made, address)
            raw = made.new_page()
        else:
            made = free_contexts[kind].pop()
            raw = emptied(made, address)
        size: ViewportSize = {"width": width, "height": height}
        if raw.viewport_size != size:
            raw.set_viewport_size(size)
        made.on("close", note_closed)
        taken.append((kind, made))
        chosen = {"language": "en", "theme": "dark", "botPause": False, "motion": "reduced", "name": "Ada"}
        chosen = {**chosen, "moments": "off", "coach": "off", **settings}
        # Only the first time: what the page keeps later is its own.
        raw.add_init_script(
            "localStorage.getItem('ludarium.settings') ?? "
            f"localStorage.setItem('ludarium.settings', {json.dumps(json.dumps(chosen))})"
        )
        raw.add_init_script(UNSEEN)
        if request.config.getoption("--late"):
            raw.add_init_script(LATE)
        made.set_default_timeout(PATIENCE)
        page = Page(raw, address)
        pages.append(page)
        return page

    yield make
    for kind, made in taken:
        if made in closed:
            continue
        for raw in made.pages:
            if not raw.url.endswith("/health"):
                raw.close()
        made.remove_listener("close", note_closed)
        if "storage_state" in kind:
            made.close()  # it knows somebody
        else:
            free_contexts[kind].append(made)
    assert not [error for page in pages for error in page.errors]


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    """A page on a phone, touched with a finger."""
    return new_page(*PHONE, context=TOUCH)
