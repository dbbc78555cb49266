"""A real browser in front of a real server."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from browser.fingers import PHONE, TOUCH
from browser.support import Page, launched
from deals import same_deals
from server.support import Server, serving, settings_for

BUILT = Path(os.environ.get("LUDARIUM_PAGE", Path(__file__).resolve().parents[2] / "src" / "ludarium" / "web"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launched(playwright)
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


@pytest.fixture(scope="module")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory, server_settings: dict[str, Any]) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("browser")
    with serving(settings_for(folder, **{"web": built, "hint_bot": "greedy", **server_settings})) as running:
        yield running


__all__ = ["same_deals"]

NewPage = Callable[..., Page]

PATIENCE = 20_000
"""Milliseconds that a test waits for what must come: a busy machine is slow, and no promise is measured here."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture
def new_page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Makes pages: each with a browser of its own (an identity of its own), quick bots, and no motion."""
    contexts: list[BrowserContext] = []
    pages: list[Page] = []

    def make(
        width: int = 1440,
        height: int = 900,
        address: str = "",
        context: dict[str, Any] | None = None,
        **settings: Any,
    ) -> Page:
        made = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB", **(context or {}))
        contexts.append(made)
        chosen = {"language": "en", "theme": "dark", "botPause": False, "motion": "reduced", "name": "Ada", **settings}
        # Only the first time: what the page keeps later is its own.
        made.add_init_script(
            "localStorage.getItem('ludarium.settings') ?? "
            f"localStorage.setItem('ludarium.settings', {json.dumps(json.dumps(chosen))})"
        )
        made.set_default_timeout(PATIENCE)
        page = Page(made.new_page(), address or request.getfixturevalue("server").address)
        pages.append(page)
        return page

    yield make
    for made in contexts:
        made.close()
    assert not [error for page in pages for error in page.errors]


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    """A page on a phone, touched with a finger."""
    return new_page(*PHONE, context=TOUCH)
