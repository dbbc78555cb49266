"""The rules of Skytear are complete in three languages, say the same and can be searched."""

import re
from pathlib import Path

import pytest

from ludarium.rules import rule, search, sections
from ludarium.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src/ludarium/games/skytear"
GAME = "skytear"
RULE = re.compile(r"SK-\d+\.\d+")


def ids(lang: str) -> list[str]:
    return [entry.id for section in sections(GAME, lang) for entry in section.rules]


def found(text: str, lang: str = "en") -> list[str]:
    return [entry.id for entry in search(GAME, text, lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_220_rules_are_there_once_and_in_order(lang: str) -> None:
    assert len(ids(lang)) == len(set(ids(lang))) == 220
    for section in sections(GAME, lang):
        assert [e.id for e in section.rules] == [f"SK-{section.number}.{n}" for n in range(1, len(section.rules) + 1)]
        assert section.title
    assert [section.number for section in sections(GAME, lang)] == list(range(1, 28))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_a_sentence_without_source_tags(lang: str) -> None:
    for ident in ids(lang):
        text = rule(GAME, ident, lang).text
        assert text.endswith(".")
        assert not re.search(r"\[|\bseeds?\b|\bruling\b", text), ident


@pytest.mark.parametrize("lang", ["pl", "fr"])
def test_translations_give_the_same_numbers_and_rules(lang: str) -> None:
    for ident in ids(lang):
        english, translated = rule(GAME, ident).text, rule(GAME, ident, lang).text
        assert sorted(re.findall(r"\d+", translated)) == sorted(re.findall(r"\d+", english)), ident
        assert sorted(RULE.findall(translated)) == sorted(RULE.findall(english)), ident
        assert translated != english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_cited_by_a_rule_exist(lang: str) -> None:
    known = set(ids(lang))
    for ident in known:
        assert set(RULE.findall(rule(GAME, ident, lang).text)) <= known


def test_rules_cited_by_the_engine_exist() -> None:
    cited = {ident for path in ENGINE.rglob("*.py") for ident in RULE.findall(path.read_text("utf-8"))}
    assert len(cited) > 100
    assert cited <= set(ids("en"))


def test_search_finds_by_id_and_by_words() -> None:
    assert found("SK-19.16") == found("19.16", "pl") == ["SK-19.16"]
    assert found("TK-1.1") == []
    assert found("cotlic") == ["SK-18.8"]
    assert "SK-11.12" in found("objaw", "pl")
    assert "SK-11.12" in found("prediction", "fr")


def test_search_looks_at_section_titles() -> None:
    assert set(found("stos", "pl")) >= {f"SK-15.{n}" for n in range(1, 13)}
    assert set(found("sbires phase", "fr")) >= {f"SK-19.{n}" for n in range(1, 25)}


def test_the_rulebooks_words_are_used() -> None:
    titles = {lang: [section.title for section in sections(GAME, lang)] for lang in LANGUAGES}
    assert titles["pl"][14:16] == ["Stos", "Faza Bohaterów"]
    assert titles["fr"][14:16] == ["La Pile", "Phase des Héros"]
    assert rule(GAME, "SK-17.5", "pl").text.startswith("Dowodzenie:")
    assert rule(GAME, "SK-17.5", "fr").text.startswith("Commandement\u00a0:")
