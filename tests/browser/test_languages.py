"""The language changes without a reload, and then nothing on the screen is left in the old one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.screens import open_screen, rarely
from browser.support import Page

pytestmark = pytest.mark.browser

_STRINGS = """() => {
  // What has been announced was said; the notation of the moment is the same for everybody.
  const elsewhere = ".sr[aria-live], .now code";
  const shown = (element) => element && element.checkVisibility() && !element.matches(elsewhere);
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (shown(walker.currentNode.parentElement)) found.add(walker.currentNode.textContent.trim());
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]"))
    if (shown(element))
      for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
        if (element.getAttribute(name)) found.add(element.getAttribute(name).trim());
  found.add(document.title);
  return [...found];
}"""

PLACES = (
    "home",
    "setup",
    "table",
    "why-not",
    "cards",
    "rules",
    "learn",
    "lesson",
    "replay",
    "statistics",
    "choice",
    "settings",
    "about",
)
NAMES = r"Ludarium|Tash-Kalar|Skytear|Fateforge|Ada|Bo|Odile|TK-\d+\.\d+|English|Polski|Français|Esc"
ALIKE = {
    "pl": r"Arena|Bot|Menu|min",
    "fr": r"[Aa]ctions?|Assassin|Bot|Champion|Destruction|[Dd]irections?|[Dd]istance|Duel|Menu|min"
    r"|Options|Orientations|Pause|points?|Titan",
}
"""Names are the same in every language, and some words are written alike in English and the other one."""


def is_left(text: str, language: str) -> bool:
    """Whether a text that is shown in both languages has words that should differ."""
    others = re.sub(rf"\b({NAMES}|{ALIKE[language]})\b", "", text)
    return bool(re.search(r"[^\W\d_]{3}", others))


def strings(page: Page) -> set[str]:
    """Whole words that somebody can see or hear now."""
    found: list[str] = page.raw.evaluate(_STRINGS)
    return {text for text in found if re.search(r"[^\W\d_]{3}", text)}


def switch(page: Page, language: str) -> None:
    if page.raw.locator(".language select").count() == 0:
        page.raw.locator(".menu > button").click()
    page.raw.locator(".language select").first.select_option(language)
    page.wait(f"document.documentElement.lang === '{language}'")
    if page.raw.locator(".menu .list").count():
        page.raw.keyboard.press("Escape")


@pytest.mark.parametrize("screen", rarely(*PLACES, gate={"home", "setup", "table", "cards", "rules"}))
def test_language_is_switched_without_a_reload(page: Page, screen: str) -> None:
    open_screen(page, screen)
    page.raw.evaluate("() => { window.stillTheSamePage = true; }")
    english = strings(page)
    assert english
    for language in ("pl", "fr"):
        switch(page, language)
        left = page.still(lambda: sorted(text for text in strings(page) & english if is_left(text, language)))  # noqa: B023
        assert not left, f"still English in {language}"
        missing = [text for text in strings(page) if re.fullmatch(r"\[[a-z][\w.-]*\]", text)]
        assert not missing, "a message is missing"
    switch(page, "en")
    assert page.raw.evaluate("() => window.stillTheSamePage")
    assert not page.still(lambda: sorted(strings(page) ^ english))


@pytest.mark.parametrize(
    ("language", "players"), [("en", "2–8 players"), ("pl", "2–8 graczy"), ("fr", "2 à 8 joueurs")]
)
def test_a_range_of_players_has_the_plural_of_its_language(new_page: NewPage, language: str, players: str) -> None:
    page = new_page(language=language)
    page.open("setup/skytear/standard")
    expect(page.raw.locator(".forms button, .form").filter(has_text=players).first).to_be_visible()
