"""The beings of Tash-Kalar as they are drawn: on every card, in the colours of their deck, and loaded late."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page as RawPage

from browser.support import Page

pytestmark = pytest.mark.browser

_WITHOUT = "[...document.querySelectorAll('.card[data-card]')].filter((card) => !card.querySelector('.being path'))"


def without_a_drawing(page: RawPage) -> list[str]:
    cards: list[str] = page.evaluate(f"{_WITHOUT}.map((card) => card.dataset.card)")
    return [card for card in cards if not card.startswith("flare/")]


def test_every_being_of_the_gallery_is_drawn(page: Page) -> None:
    asked: list[str] = []
    page.raw.on("request", lambda request: asked.append(request.url))
    page.open("")
    page.raw.wait_for_selector(".plate .btn.primary")
    assert not any("tash-kalar-imperial" in url for url in asked), "the first page shows no being"
    page.open("cards/tash-kalar")
    page.wait("document.querySelectorAll('.card[data-card] .being path').length")
    page.wait(f"{_WITHOUT}.every((card) => card.dataset.card.startsWith('flare/'))")
    assert without_a_drawing(page.raw) == []
    assert page.raw.locator(".card[data-card] .being").count() == 120
    assert page.raw.locator(".card.l .being path").count() > 5, "the card in full, too"


def test_the_two_empires_wear_their_own_colours(page: Page) -> None:
    for school in ("northern", "southern"):
        other = "northern" if school == "southern" else "southern"
        page.play("first-game", "human", "human", options={"first": 0, "schools": [school, other]})
        page.raw.wait_for_selector(".hg .card .being path")
        assert without_a_drawing(page.raw) == []
        assert page.raw.locator(f".hg .imperial .picture.deck-{school}").count() == 3
        page.raw.locator(".hg .imperial").first.click()
        page.raw.wait_for_selector(f".reader .tile .deck-{school} .being path")
