"""The rules of Skytear speak as its rulebooks do and can be searched."""

from ludarium.rules import rule, search, sections
from ludarium.texts import LANGUAGES

GAME = "skytear"


def found(text: str, lang: str = "en") -> list[str]:
    return [entry.id for entry in search(GAME, text, lang)]


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
