"""The language changes without a reload, and then nothing on the screen is left in the old one."""

from __future__ import annotations

import re

import pytest

from browser.screens import open_screen
from browser.support import Page

pytestmark = pytest.mark.browser

_STRINGS = """() => {
  // What has been announced was said; the record's notation is the same for everybody.
  const elsewhere = ".sr[aria-live], .ml .mono, .tps span";
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

SAME = {
    "pl": {"10 min", "Arena", "Bot", "Bot 2", "Esc", "Menu"},
    "fr": {"10 min", "Assassin", "Bot", "Champion", "Destruction", "Duel", "Esc", "Menu", "Options", "Orientations"}
    | {"Titan", "direction"},
}
"""Words that are written alike in English and in the other language."""


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


@pytest.mark.parametrize("screen", ["home", "setup", "table", "why-not", "cards", "rules", "learn", "lesson", "replay"])
def test_language_is_switched_without_a_reload(page: Page, screen: str) -> None:
    open_screen(page, screen)
    page.raw.evaluate("() => { window.stillTheSamePage = true; }")
    english = strings(page)
    assert english
    for language in ("pl", "fr"):
        switch(page, language)
        page.raw.wait_for_timeout(150)
        now = strings(page)
        assert not [text for text in now if re.fullmatch(r"\[[a-z][\w.-]*\]", text)], "a message is missing"
        left = {text for text in now & english if not is_name(text)} - SAME[language]
        assert not left, f"still English in {language}: {sorted(left)}"
    switch(page, "en")
    assert page.raw.evaluate("() => window.stillTheSamePage")
    assert strings(page) == english


def is_name(text: str) -> bool:
    """Names are the same in every language: of the games, of people, bots, rules and languages."""
    words = re.sub(r"Ludarium|Tash-Kalar|Ada|TK-\d+\.\d+|English|Polski|Français|greedy|random|mcts:\w+", "", text)
    return not re.search(r"[^\W\d_]{3}", words)
