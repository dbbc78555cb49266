"""The rules reference is complete in three languages and can be searched."""

import re
import tomllib
from pathlib import Path

import pytest

from ludarium.rules import rule, search, sections
from ludarium.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
GAME = "tash-kalar"
SQUARE_OR_ID = re.compile(r"\b[a-i][1-9]\b|TK-\d+\.\d+")


def ids(lang: str) -> list[str]:
    return [entry.id for section in sections(GAME, lang) for entry in section.rules]


def found(text: str, lang: str = "en") -> list[str]:
    return [entry.id for entry in search(GAME, text, lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_239_rules_are_there_once_and_in_order(lang: str) -> None:
    assert len(ids(lang)) == len(set(ids(lang))) == 239
    assert ids(lang) == ids("en")
    for section in sections(GAME, lang):
        assert [e.id for e in section.rules] == [f"TK-{section.number}.{n}" for n in range(1, len(section.rules) + 1)]
        assert section.title
    assert [section.number for section in sections(GAME, lang)] == list(range(1, 21))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_a_sentence_without_source_tags(lang: str) -> None:
    for ident in ids(lang):
        text = rule(GAME, ident, lang).text
        assert text.endswith((".", "…"))
        assert not re.search(r"\[(seed|full-rules|ruling)\]|public implementation|guide", text)


@pytest.mark.parametrize("lang", ["pl", "fr"])
def test_translations_name_the_same_squares_and_rules(lang: str) -> None:
    for ident in ids(lang):
        english, translated = rule(GAME, ident).text, rule(GAME, ident, lang).text
        assert sorted(SQUARE_OR_ID.findall(translated)) == sorted(SQUARE_OR_ID.findall(english)), ident
        assert translated != english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_cited_by_a_rule_exist(lang: str) -> None:
    known = set(ids(lang))
    for ident in known:
        assert set(re.findall(r"TK-\d+\.\d+", rule(GAME, ident, lang).text)) <= known


def test_squares_of_the_reference_are_those_of_the_data() -> None:
    arena = tomllib.loads((ROOT / "src/ludarium/games/tash_kalar/data/arena.toml").read_text("utf-8"))["arena"]
    assert sorted(SQUARE_OR_ID.findall(rule(GAME, "TK-1.1").text)) == sorted(arena["void"])
    assert SQUARE_OR_ID.findall(rule(GAME, "TK-1.2").text) == arena["red"] + arena["green"]


def test_search_finds_by_id() -> None:
    assert found("TK-9.16") == found("tk-9.16") == found(" 9.16 ", "pl") == ["TK-9.16"]
    assert found("TK-4.1") == ["TK-4.1"]
    assert found("TK-99.1") == found("SK-9.16") == []


def test_search_finds_words_in_the_order_of_the_ledger() -> None:
    assert found("knight") == ["TK-9.16", "TK-15.23"]
    hits = found("combat MOVE")
    assert hits == sorted(hits, key=ids("en").index)
    assert "TK-9.12" in hits


def test_search_does_not_mind_accents() -> None:
    assert "TK-8.6" in found("niedobor", "pl")
    assert found("żółw", "pl") == []
    assert "TK-16.20" in found("bez pary zwyklego", "pl")
    assert found("smierc i zycie", "pl") == found("ŚMIERĆ i życie", "pl") != []
    assert "TK-1.1" in found("arene", "fr")
    assert "TK-1.1" in found("l'arene", "fr")


def test_search_looks_at_section_titles() -> None:
    assert set(found("flary", "pl")) >= {f"TK-10.{n}" for n in range(1, 11)}


def test_search_for_nothing_finds_nothing() -> None:
    assert found("") == found("   ") == []


def test_french_has_its_typographic_spaces() -> None:
    assert "arène\u00a0:" not in rule(GAME, "TK-1.1", "fr").text
    assert "n’existent pas\u00a0:" in rule(GAME, "TK-1.1", "fr").text


def test_unknown_rules_games_and_languages_are_refused() -> None:
    assert rule("tash_kalar", "tk-1.1") == rule(GAME, "TK-1.1")
    with pytest.raises(KeyError):
        rule(GAME, "TK-99.1")
    with pytest.raises(KeyError, match="no rules of chess in en"):
        sections("chess")
    with pytest.raises(KeyError, match="no rules of tash-kalar in de"):
        sections(GAME, "de")
    with pytest.raises(KeyError):
        sections(f"../rules/{GAME}")
