"""The rules of every game are complete in all languages, say the same, are tested, and can be searched."""

import re
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from ludarium.rules import rule, search, sections
from ludarium.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
GAME = "tash-kalar"
LEDGERS = {"tash-kalar": ("TK", 275, 24), "skytear": ("SK", 220, 27), "fateforge": ("FF", 299, 29)}
"""The letters of the ids of each game, and how many rules and sections there are."""
SQUARE = re.compile(r"\b[a-i][1-9]\b")
each_game = pytest.mark.parametrize("game", LEDGERS)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
translated = pytest.mark.parametrize("lang", LANGUAGES[1:])


def ids(game: str, lang: str = "en") -> list[str]:
    return [entry.id for section in sections(game, lang) for entry in section.rules]


def cited(game: str, text: str) -> list[str]:
    return re.findall(rf"{LEDGERS[game][0]}-\d+\.\d+", text)


def found(text: str, lang: str = "en", game: str = GAME) -> list[str]:
    return [entry.id for entry in search(game, text, lang)]


@each_game
@each_language
def test_all_rules_are_there_once_and_in_order(game: str, lang: str) -> None:
    letters, rules, numbers = LEDGERS[game]
    assert len(ids(game, lang)) == len(set(ids(game, lang))) == rules
    assert ids(game, lang) == ids(game)
    for section in sections(game, lang):
        expected = [f"{letters}-{section.number}.{n}" for n in range(1, len(section.rules) + 1)]
        assert [entry.id for entry in section.rules] == expected
        assert section.title
    assert [section.number for section in sections(game, lang)] == list(range(1, numbers + 1))


@each_game
@each_language
def test_every_rule_is_a_sentence_without_source_tags(game: str, lang: str) -> None:
    tags = r"\[(seed|full-rules|ruling)\]|public implementation|guide" if game == GAME else r"\[|\bseeds?\b|\bruling\b"
    for ident in ids(game, lang):
        text = rule(game, ident, lang).text
        assert text.endswith((".", "…") if game == GAME else ".")
        assert not re.search(tags, text), ident


@each_game
@translated
def test_translations_give_the_same_figures_and_rules(game: str, lang: str) -> None:
    figures = SQUARE if game == GAME else re.compile(r"\d+")
    for ident in ids(game, lang):
        english, other = rule(game, ident).text, rule(game, ident, lang).text
        assert sorted(figures.findall(other)) == sorted(figures.findall(english)), ident
        in_order = list if game == "fateforge" else sorted
        assert in_order(cited(game, other)) == in_order(cited(game, english)), ident
        assert other != english


@each_game
@each_language
def test_rules_cited_by_a_rule_exist(game: str, lang: str) -> None:
    known = set(ids(game, lang))
    for ident in known:
        assert set(cited(game, rule(game, ident, lang).text)) <= known


@each_game
def test_rules_cited_by_the_engine_and_the_rulings_exist(game: str) -> None:
    engine = ROOT / "src/ludarium/games" / game.replace("-", "_")
    by_engine = {ident for path in engine.rglob("*.py") for ident in cited(game, path.read_text("utf-8"))}
    by_rulings = set(cited(game, (ROOT / "docs/rulings.md").read_text("utf-8")))
    assert len(by_engine) > 100
    assert len(by_rulings) > (50 if game == "fateforge" else 30)
    assert by_engine | by_rulings <= set(ids(game))


@each_game
def test_every_rule_has_a_test_or_a_reason(game: str, rules_in_tests: dict[str, list[str]]) -> None:
    excused = set(import_module(f"{game.replace('-', '_')}.untestable").UNTESTABLE)
    tested = {ident for ident in rules_in_tests if ident.startswith(f"{LEDGERS[game][0]}-")}
    assert tested <= set(ids(game)), "a test names a rule that is not in the ledger"
    assert not tested & excused, "a rule that has a test needs no excuse"
    assert tested | excused == set(ids(game))


def test_squares_of_the_reference_are_those_of_the_data() -> None:
    arena = tomllib.loads((ROOT / "src/ludarium/games/tash_kalar/data/arena.toml").read_text("utf-8"))["arena"]
    assert sorted(SQUARE.findall(rule(GAME, "TK-1.1").text)) == sorted(arena["void"])
    assert SQUARE.findall(rule(GAME, "TK-1.2").text) == arena["red"] + arena["green"]


def test_search_finds_by_id() -> None:
    assert found("TK-9.16") == found("tk-9.16") == found(" 9.16 ", "pl") == ["TK-9.16"]
    assert found("TK-4.1") == ["TK-4.1"]
    assert found("TK-99.1") == found("SK-9.16") == []


def test_search_finds_words_in_the_order_of_the_ledger() -> None:
    assert found("knight") == ["TK-9.16", "TK-15.23"]
    hits = found("combat MOVE")
    assert hits == sorted(hits, key=ids(GAME).index)
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
