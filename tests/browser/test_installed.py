"""The page as an installed app: what it is called, that it opens without its server, that a newer one is announced."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage, served
from browser.support import Page

pytestmark = pytest.mark.browser

WITH_WORKERS = {"service_workers": "allow"}


def wait_until_kept(page: Page) -> None:
    page.raw.evaluate("navigator.serviceWorker.ready.then(() => true)")


def test_the_page_opens_without_its_server_and_says_so(new_page: NewPage, built: Path, tmp_path: Path) -> None:
    with served(built, tmp_path) as server:
        page = new_page(address=server.address, context=WITH_WORKERS, fresh=True)
        page.open()
        wait_until_kept(page)
        kept = page.raw.evaluate(
            "caches.keys().then(async (names) => (await Promise.all(names.map(async (name) => "
            "(await (await caches.open(name)).keys()).map((request) => request.url)))).flat())"
        )
        assert kept
        assert not [url for url in kept if "/api/" in url], "what a server answers is never kept"
    page.raw.reload()
    expect(page.raw.get_by_role("link", name="Ludarium")).to_be_visible()
    page.errors.clear()  # the server is gone, and the page says so on its screen


def test_a_newer_page_is_announced_and_taken_on_a_word(new_page: NewPage, built: Path, tmp_path: Path) -> None:
    web = tmp_path / "web"
    shutil.copytree(built, web)
    with served(web, tmp_path / "data") as server:
        page = new_page(address=server.address, context=WITH_WORKERS, fresh=True)
        page.open()
        wait_until_kept(page)
        page.raw.reload()
        expect(page.raw.get_by_role("button", name="Reload")).to_have_count(0)
        first = (web / "index.html").read_text("utf-8")
        (web / "index.html").write_text(first.replace("<title>", '<meta name="newer" /><title>'), "utf-8")
        worker = (web / "sw.js").read_text("utf-8")
        (web / "sw.js").write_text(re.sub('("index.html","revision":)"', r'\1"newer', worker), "utf-8")
        page.raw.evaluate("navigator.serviceWorker.ready.then((known) => known.update()).then(() => true)")
        page.raw.get_by_text("A new version is ready. No game is lost.").wait_for()
        page.raw.get_by_role("button", name="Reload").click()
        expect(page.raw.locator("meta[name=newer]")).to_have_count(1)
        expect(page.raw.get_by_role("button", name="Reload")).to_have_count(0)


def test_the_manifest_names_pictures_that_are_there(built: Path) -> None:
    manifest = json.loads((built / "manifest.webmanifest").read_text("utf-8"))
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"any", "192x192", "512x512"}
    assert all((built / icon["src"]).is_file() for icon in manifest["icons"])
    assert manifest["start_url"] == manifest["scope"] == "./"
