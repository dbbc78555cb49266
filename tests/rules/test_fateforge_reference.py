"""The rules of Fateforge speak as its rulebooks do and can be searched."""

import re

import pytest

from ludarium.rules import rule, search, sections
from ludarium.texts import LANGUAGES

GAME = "fateforge"


def found(text: str, lang: str = "en") -> list[str]:
    return [entry.id for entry in search(GAME, text, lang)]


@pytest.mark.parametrize(("lang", "word"), [("en", "Rule"), ("pl", "Zasada"), ("fr", "Règle")])
def test_the_fourteen_rules_to_unlock_carry_their_numbers(lang: str, word: str) -> None:
    unlocked = next(section for section in sections(GAME, lang) if section.number == 27)
    numbers = [re.match(rf"{word} (\d+), ", entry.text) for entry in unlocked.rules]
    assert [int(number[1]) for number in numbers if number] == [*range(1, 8), 8, 8, 8, *range(9, 15)]


def test_search_finds_by_id_and_by_words() -> None:
    assert found("FF-27.16") == found("27.16", "pl") == ["FF-27.16"]
    assert found("SK-1.1") == []
    assert found("dark whispers") == ["FF-21.7"]
    assert "FF-12.6" in found("trojka", "pl")
    assert "FF-12.6" in found("brelan", "fr")


def test_search_looks_at_section_titles() -> None:
    assert set(found("reakcje wrogów", "pl")) >= {f"FF-14.{n}" for n in range(1, 9)}
    assert set(found("phase de planification", "fr")) >= {f"FF-12.{n}" for n in range(1, 14)}
    assert set(found("KO")) >= {f"FF-20.{n}" for n in range(1, 8)}


def test_the_rulebooks_words_are_used() -> None:
    titles = {lang: [section.title for section in sections(GAME, lang)] for lang in LANGUAGES}
    assert titles["pl"][11:14] == ["Faza planowania", "Tury bohaterów", "Reakcje wrogów"]
    assert titles["fr"][11:14] == ["La phase de planification", "Tours des héros", "Réactions ennemies"]
    results = {
        "en": ["Step", "Strike", "Precise Strike", "Shot", "Precise Shot", "Focus", "Miss"],
        "pl": ["Krok", "Cios", "Precyzyjny Cios", "Strzał", "Precyzyjny Strzał", "Skupienie", "Pudło"],
        "fr": ["Mouvement", "Frappe", "Frappe précise", "Tir", "Tir précis", "Concentration", "Raté"],
    }
    for lang, names in results.items():
        told = [rule(GAME, f"FF-4.{n}", lang).text.split(":")[0].strip() for n in range(2, 9)]
        assert told == names


def test_stunned_and_knocked_out_are_not_confused_in_polish() -> None:
    assert "ogłusz" in rule(GAME, "FF-6.3", "pl").text
    for entry in ("FF-22.1", "FF-22.2", "FF-12.13"):
        text = rule(GAME, entry, "pl").text.casefold()
        assert "oszoł" in text
        assert "ogłusz" not in text
