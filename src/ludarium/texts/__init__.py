"""Words for people: message ids and arguments become sentences in English, Polish or French.

The engine sends ids, this module turns them into text; nothing else in the package formats. What happened and what can
be done are messages (`games/<game>/words.py`); `tell` reads them out. Names of content travel as ids too:

    say("whist-log-shown", {"player": "Ala", "card": "spades/queen"}, "pl")

An argument whose name stands in a `kinds.json`, the platform's or a game's, is such an id. It becomes a family of plain
arguments, of which a sentence takes what its language needs: `$card` (the name), `$card_title` (with a capital, for a
line start), `$card_gen`, `$card_acc` (Polish cases) and `$card_gender`. What follows a "#" in the id tells copies
apart and is put after every form: "knave#2" is "Knave 2".

README.md beside this file tells translators and the page's authors the rest.
"""

import json
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from ludarium.kernel.decisions import Seat
from ludarium.kernel.messages import Argument as Told
from ludarium.kernel.messages import Message
from ludarium.kernel.title import Title, registered, titles
from ludarium.kernel.title import title as title_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "FORMS",
    "LANGUAGES",
    "NONE",
    "SUFFIXES",
    "MissingText",
    "Names",
    "has",
    "kinds",
    "kinds_of_game",
    "name",
    "of_game",
    "people",
    "say",
    "source",
    "tell",
    "title",
    "typography",
]

LANGUAGES: Final = tuple(
    sorted(
        (folder.name for folder in files(__name__).iterdir() if folder.joinpath("common.ftl").is_file()),
        key=lambda code: (code != "en", code),
    )
)
"""The languages that have texts, English first: the others are translated from it."""

FORMS: Final = ("gen", "acc", "gender", "nom_pl", "gen_pl")
"""Attributes that only the languages that need them have."""

SUFFIXES: Final = ("title", "gen", "acc", "gender")
"""What a content argument adds to the name itself, as `$card_gen`."""

Argument = str | int | float

NONE: Final = "none"
"""What stands for a side, a square or a list that is not there; messages select on it."""

_IDENTIFIER: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

_STRICT: Final = os.environ.get("LUDARIUM_STRICT_TEXTS", str(int("PYTEST_VERSION" in os.environ))) == "1"


class MissingText(KeyError):
    """A text, a name or an argument that should be there is not: a bug."""


class Names(Struct, frozen=True):
    """How people are called: each seat, each side (a player, or a team) and the owners of each deck."""

    players: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()

    @classmethod
    def at_table(cls, players: tuple[str, ...], sides: Sequence[Sequence[Seat]]) -> "Names":
        """The names of a table's seats, and of the sides that these seats make."""
        called = tuple(" & ".join(players[seat] for seat in seats) for seats in sides)
        return cls(players, called, players)

    def called(self, what: str, number: int) -> Argument:
        """The name of the player, the side or the deck with that number; the number where no names are known."""
        known: tuple[str, ...] = {"player": self.players, "side": self.sides, "deck": self.decks}[what]
        return NONE if number < 0 else known[number] if known else number


NOBODY: Final = Names()


def tell(message: Message, names: Names = NOBODY, lang: str = "en") -> str:
    """A message with all that is in it; `names` are those of the table that it speaks of."""
    return say(message.key, message.args, lang, names)


def say(key: str, args: Mapping[str, Argument | Told] | None = None, lang: str = "en", names: Names = NOBODY) -> str:
    """The text of a message (`button-ok`) or of one of its attributes (`being-imperial-knight.effect`).

    A missing text raises MissingText under test; in production the key comes back in brackets.
    """
    if key.startswith("@"):
        return _prose(key, args or {}, lang)
    pattern = _pattern(lang, key)
    if pattern is None:
        return _missing(key, lang)
    given: dict[str, Any] = {}
    for argument, value in (args or {}).items():
        given |= _given(argument, value, lang, names)
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


def kinds() -> dict[str, list[str]]:
    """Argument names that carry content ids, with the prefixes of the messages that hold the names.

    Those of the platform and of all games: where several have content of one kind, it is looked for among all of it.
    """
    return _kinds(registered())


@cache
def _kinds(registered: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for table in (_kinds_in(files(__name__)), *map(kinds_of_game, titles())):
        for argument, prefixes in table.items():
            found[argument] = list(dict.fromkeys((*found.get(argument, ()), *prefixes)))
    return found


def kinds_of_game(title: Title) -> dict[str, list[str]]:
    """The arguments that carry ids of one game's own content."""
    return _kinds_in(files(title.package).joinpath("texts")) if title.package else {}


def _kinds_in(folder: Traversable) -> dict[str, list[str]]:
    file = folder.joinpath("kinds.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, list[str]]) if file.is_file() else {}


@cache
def _arguments() -> dict[str, dict[str, str]]:
    table: dict[str, dict[str, str]] = json.loads(files(__name__).joinpath("arguments.json").read_text("utf-8"))
    return table


def people() -> dict[str, str]:
    """Argument names whose numbers are seats, sides or decks."""
    return _arguments()["people"]


def _joints() -> dict[str, str]:
    """What separates the parts of a list, by the name of the argument, if it is not a comma."""
    return _arguments()["joined"]


def source(lang: str) -> dict[str, str]:
    """The Fluent files of a language by name, as written: those of the platform and those of every game.

    Packages know nothing of each other's files: of two that are called alike the later one is told apart by its game.
    """
    found = _fluent(files(__name__).joinpath(lang))
    for each in titles():
        found |= {f"{each.id}/{file}" if file in found else file: text for file, text in of_game(each, lang).items()}
    return dict(sorted(found.items()))


def of_game(title: Title, lang: str) -> dict[str, str]:
    """The Fluent files of one game in a language by name; none when it has no words in it."""
    return _fluent(files(title.package).joinpath("texts", lang)) if title.package and lang in LANGUAGES else {}


def _fluent(folder: Traversable) -> dict[str, str]:
    if not folder.is_dir():
        return {}
    return {entry.name: entry.read_text("utf-8") for entry in folder.iterdir() if entry.name.endswith(".ftl")}


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


def _files(lang: str) -> dict[str, str]:
    """Message id -> the file that holds it."""
    return _files_of(lang, registered())


@cache
def _files_of(lang: str, registered: int) -> dict[str, str]:
    return {ident: file for file, text in source(lang).items() for ident in _IDENTIFIER.findall(text)}


@cache
def _read(lang: str, file: str) -> None:
    """Put a file into the bundle of its language, with those its messages refer to.

    Reading all of them takes most of a second, and for one game few are needed.
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


def _prose(key: str, args: Mapping[str, Argument | Told], lang: str) -> str:
    """Words that a game keeps elsewhere, as a story: "@game.title" is the function `title` of its prose."""
    game, _, function = key.removeprefix("@").partition(".")
    told: str = getattr(title_of(game).load("prose"), function)(*args.values(), lang)
    return told


def _given(argument: str, value: Argument | Told, lang: str, names: Names) -> Mapping[str, Any]:
    """What an argument brings into a sentence: a name with its forms, a text with a capital, or the value itself."""
    if isinstance(value, Message | tuple):
        parts = value if isinstance(value, tuple) else (value,)
        told = [tell(part, names, lang) if isinstance(part, Message) else str(part) for part in parts]
        text = _joints().get(argument, ", ").join(told) or NONE
        stop = text if text.endswith(("?", "!", ".")) else f"{text}."
        return {argument: text, f"{argument}_title": title(text), f"{argument}_stop": stop}
    if argument in kinds() and isinstance(value, str) and value:
        return _family(argument, value, lang)
    if argument in people() and isinstance(value, int):
        return {argument: names.called(people()[argument], value)}
    if lang == "pl" and not isinstance(value, str) and 1000 <= abs(value) < 10_000:
        from fluent.runtime.types import fluent_number

        return {argument: fluent_number(value, useGrouping=False)}  # "1000", but "12 345": Babel does not know it
    return {argument: value}


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
