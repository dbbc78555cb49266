"""A real browser in front of a real server."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.support import ARGUMENTS, Page
from playwright.sync_api import Browser, sync_playwright
from server.support import Server, serving, settings_for

BUILT = Path(__file__).resolve().parents[2] / "src" / "ludarium" / "web"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=list(ARGUMENTS))
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (BUILT / "index.html").exists(), "the page has not been built: ./ludarium setup"
    folder = tmp_path_factory.mktemp("browser")
    with serving(settings_for(folder, web=BUILT, hint_bot="greedy", workers=1)) as running:
        yield running


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Makes pages: each with a browser of its own (an identity of its own), quick bots, and no motion."""
    contexts = []

    def make(width: int = 1440, height: int = 900, address: str | None = None, **settings: Any) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
        contexts.append(context)
        chosen = {"language": "en", "botPause": False, "motion": "reduced", "name": "Ada", **settings}
        # Only the first time: what the page keeps later is its own.
        context.add_init_script(
            "localStorage.getItem('ludarium.settings') ?? "
            f"localStorage.setItem('ludarium.settings', {json.dumps(json.dumps(chosen))})"
        )
        context.set_default_timeout(15_000)
        return Page(context.new_page(), address or server.address)

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
