"""Words for people: message ids and arguments become sentences in English, Polish or French.

The engine sends ids, this module turns them into text; nothing else in the package formats. Names of
content travel as ids too:

    say("tk-log-summon", {"player": "Ala", "being": "imperial/knight", "square": "e5"}, "pl")

An argument whose name stands in `kinds.json` is such an id. It becomes a family of plain arguments, of which
a sentence takes what its language needs: `$being` (the name), `$being_title` (with a capital, for a line
start), `$being_gen`, `$being_acc` (Polish cases) and `$being_gender`. What follows a "#" in the id is a sign that
tells copies apart and stands after every form: "archer#2" is "Archer 2".

README.md beside this file tells translators and the page's authors the rest.
"""

import json
import os
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from ludarium.kernel.title import titles

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "FORMS",
    "LANGUAGES",
    "SUFFIXES",
    "MissingText",
    "has",
    "kinds",
    "name",
    "say",
    "source",
    "title",
    "typography",
]

LANGUAGES: Final = ("en", "pl", "fr")

FORMS: Final = ("gen", "acc", "gender", "nom_pl", "gen_pl")
"""Attributes that only the languages that need them have."""

SUFFIXES: Final = ("title", "gen", "acc", "gender")
"""What a content argument adds to the name itself, as `$being_gen`."""

Argument = str | int | float

_IDENTIFIER: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

_STRICT: Final = os.environ.get("LUDARIUM_STRICT_TEXTS", str(int("PYTEST_VERSION" in os.environ))) == "1"


class MissingText(KeyError):
    """A text, a name or an argument that should be there is not: a bug."""


def say(key: str, args: Mapping[str, Argument] | None = None, lang: str = "en") -> str:
    """The text of a message (`button-ok`) or of one of its attributes (`being-imperial-knight.effect`).

    A missing text raises MissingText under test; in production the key comes back in brackets.
    """
    pattern = _pattern(lang, key)
    if pattern is None:
        return _missing(key, lang)
    given: dict[str, Argument] = {}
    for argument, value in (args or {}).items():
        if argument in kinds() and isinstance(value, str) and value:
            given |= _family(argument, value, lang)
        else:
            given[argument] = value
    text, errors = _bundle(lang).format_pattern(pattern, given)
    if errors and _STRICT:
        raise MissingText(f"{lang}: {key} with {sorted(given)}: {errors}")
    return str(text)


def has(key: str, lang: str = "en") -> bool:
    """Whether `say` knows this message or attribute."""
    return _pattern(lang, key) is not None


def name(kind: str, content: str, lang: str = "en") -> str:
    """The name of a piece of content: `name("being", "imperial/knight", "pl")` is "rycerz"."""
    return _family(kind, content, lang)[kind]


def title(text: str) -> str:
    """The same text with a capital first letter, for cards, buttons and line starts."""
    return text[:1].upper() + text[1:]


@cache
def kinds() -> dict[str, list[str]]:
    """Argument names that carry content ids, with the prefixes of the messages that hold the names."""
    table: dict[str, list[str]] = json.loads(files(__name__).joinpath("kinds.json").read_text("utf-8"))
    return table


def source(lang: str) -> dict[str, str]:
    """The Fluent files of a language by name, as written: those of the platform and those of every game."""
    folders = [files(__name__), *(files(title.package).joinpath("texts") for title in titles() if title.package)]
    found = {
        entry.name: entry.read_text("utf-8")
        for folder in folders
        if (spoken := folder.joinpath(lang)).is_dir()
        for entry in spoken.iterdir()
        if entry.name.endswith(".ftl")
    }
    return dict(sorted(found.items()))


def typography(text: str, lang: str) -> str:
    """Text or Fluent source with the spaces and apostrophes of French print; other languages are left alone.

    Safe on Fluent source because none of these signs belongs to its syntax with a space before it.
    """
    if lang != "fr":
        return text
    text = re.sub(r" (?=[;!?»])|(?<=«) ", "\u202f", text)
    return re.sub(r" (?=:)", "\u00a0", text).replace("'", "\u2019")


@cache
def _bundle(lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle  # the games do without it

    if lang not in LANGUAGES:
        raise ValueError(f"expected one of {', '.join(LANGUAGES)}, got {lang!r}")
    return FluentBundle([lang], use_isolating=False)


@cache
def _files(lang: str) -> dict[str, str]:
    """Message id -> the file that holds it."""
    return {ident: file for file, text in source(lang).items() for ident in _IDENTIFIER.findall(text)}


@cache
def _read(lang: str, file: str) -> None:
    """Put a file into the bundle of its language, with those its messages refer to.

    Reading all of them takes most of a second, and whoever plays one game needs few.
    """
    from fluent.runtime import FluentResource

    text = source(lang)[file]
    _bundle(lang).add_resource(FluentResource(typography(text, lang)))
    for other in sorted({_files(lang).get(ident, file) for ident in _REFERENCE.findall(text)} - {file}):
        _read(lang, other)


def _pattern(lang: str, key: str) -> Any:
    ident, _, attribute = key.partition(".")
    bundle = _bundle(lang)
    if (file := _files(lang).get(ident)) is None:
        return None
    _read(lang, file)
    message = bundle.get_message(ident)
    return message.attributes.get(attribute) if attribute else message.value


def _missing(key: str, lang: str) -> str:
    if _STRICT:
        raise MissingText(f"{lang}: {key}")
    return f"[{key}]"


def _message(kind: str, content: str, lang: str) -> str:
    """The id of the message that names the content; the first candidate when there is none."""
    candidates = []
    for prefix in kinds()[kind]:
        rest = content.removeprefix(f"{prefix}/")
        candidates.append(f"{prefix}-{rest}".replace("/", "-"))
    return next((candidate for candidate in candidates if has(candidate, lang)), candidates[0])


@lru_cache(maxsize=4096)
def _family(kind: str, content: str, lang: str) -> dict[str, str]:
    content, _, sign = content.partition("#")
    message = _message(kind, content, lang)
    after = f" {sign}" if sign else ""
    plain = say(message, None, lang)
    family = {kind: plain + after, f"{kind}_title": title(plain) + after}
    for form in ("gen", "acc"):
        attribute = f"{message}.{form}"
        family[f"{kind}_{form}"] = (say(attribute, None, lang) if has(attribute, lang) else plain) + after
    gender = f"{message}.gender"
    family[f"{kind}_gender"] = say(gender, None, lang) if has(gender, lang) else ""
    return family
