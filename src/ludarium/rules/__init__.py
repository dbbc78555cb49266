"""The rules reference: every rule of a game by ledger id, in three languages, to read, cite and search."""

import re
import unicodedata
from functools import cache
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from ludarium.kernel.title import titles
from ludarium.texts import LANGUAGES, typography

__all__ = ["Figure", "Rule", "Section", "rule", "search", "sections"]


class Figure(msgspec.Struct, frozen=True):
    """A picture of a rule. `drawn` is the same in all languages: text that can be read as it stands, or drawn."""

    drawn: str
    caption: str


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One rule; its id ("NIM-2.1") is the same in all languages and never changes."""

    id: str
    text: str
    figures: tuple[Figure, ...] = ()


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the reference with its rules in order."""

    number: int
    title: str
    rules: tuple[Rule, ...]


class _Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"sections": "section"}):
    sections: tuple[Section, ...]


class _Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    drawn: str
    caption: dict[str, str]


class _Drawings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"figures": "figure"}):
    figures: tuple[_Drawing, ...] = ()


class _Entry(msgspec.Struct, frozen=True):
    rule: Rule
    words: str
    """Id, section title and text, made plain for searching."""


def sections(game: str, lang: str = "en") -> tuple[Section, ...]:
    """All rules of a game, by its id; KeyError when there are none in that language."""
    return _sections(game.replace("_", "-"), lang)


def rule(game: str, id: str, lang: str = "en") -> Rule:
    """The rule with this id; KeyError when there is none."""
    return _entries(game.replace("_", "-"), lang)[id.upper()].rule


def search(game: str, text: str, lang: str = "en") -> tuple[Rule, ...]:
    """The rule with this id ("NIM-2.1" or "2.1"), or the rules that hold all words, in ledger order.

    Case and accents do not matter, and a word may be any part of a longer one. The title of a section counts
    as part of each of its rules.
    """
    entries = _entries(game.replace("_", "-"), lang)
    wanted = _plain(text).split()
    if len(wanted) == 1 and re.fullmatch(r"([a-z]+-)?\d+\.\d+", wanted[0]):
        return tuple(e.rule for e in entries.values() if wanted[0] in (_plain(e.rule.id), e.rule.id.partition("-")[2]))
    return tuple(e.rule for e in entries.values() if wanted and all(word in e.words for word in wanted))


@cache
def _sections(game: str, lang: str) -> tuple[Section, ...]:
    package = next((title.package for title in titles() if title.id == game), "")
    file = files(package).joinpath("ledger", f"{lang}.toml") if package and lang in LANGUAGES else None
    if file is None or not file.is_file():
        raise KeyError(f"no rules of {game} in {lang}")
    book = msgspec.toml.decode(typography(file.read_text("utf-8"), lang), type=_Book)
    figures = _figures(package, lang)
    return tuple(
        replace(section, rules=tuple(replace(rule, figures=figures.get(rule.id, ())) for rule in section.rules))
        for section in book.sections
    )


def _figures(package: str, lang: str) -> dict[str, tuple[Figure, ...]]:
    """The figures of each rule that has some; a game needs none."""
    file = files(package).joinpath("ledger", "figures.toml")
    drawings = msgspec.toml.decode(file.read_bytes(), type=_Drawings).figures if file.is_file() else ()
    found: dict[str, tuple[Figure, ...]] = {}
    for each in drawings:
        figure = Figure(each.drawn.strip("\n"), typography(each.caption.get(lang, ""), lang))
        found[each.rule] = (*found.get(each.rule, ()), figure)
    return found


@cache
def _entries(game: str, lang: str) -> dict[str, _Entry]:
    return {
        entry.id: _Entry(rule=entry, words=_plain(f"{entry.id} {section.title} {entry.text}"))
        for section in _sections(game, lang)
        for entry in section.rules
    }


def _plain(text: str) -> str:
    """Small letters without accents, so that "Żółty" and "zolty" are one word."""
    letters = text.casefold().replace("ł", "l").replace("œ", "oe").replace("’", "'")
    return "".join(c for c in unicodedata.normalize("NFD", letters) if not unicodedata.combining(c))
