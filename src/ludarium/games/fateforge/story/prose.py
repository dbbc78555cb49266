"""The words of the story: scenes, combats, rest scenes, quests, endings, expeditions, flavour of cards.

They are in `data/story/NAME.LANGUAGE.toml` and are read when a language is first asked for. All languages have the
same keys, ids, conditions and list lengths. An entry is told by what it has:

    act         title, tagline
    story       title, text, when, choices; a scene with a map also hints and map (ids of map places)
    exploration title, text, when, hints, enter (what it is called to end it at the goal), found (told then), late (told
                when the steps were spent before); `quarters` have name and arrival, `paths` what is said where they are
                closed, `things` label and outcome, or pass and fail
    choice      id, label, and outcome or, where there is a test, pass and fail; each may have lines of its own
                (outcome_when, pass_when, fail_when)
    combat      title, briefing, variants (told after it), objectives (in the order of the data), special, victory,
                partial, defeat, after (told after those), found (by chest or exploration token), weak (by weak point),
                taunts
    rest        title, text, when, places (a line for each open place), rumour, leave; quest where one turns up
    quest       title, text, when, choices, expired
    ending      title, text, when, closing; `fates` are shared by the endings they name, the most important first

`when`, `variants`, `after` are lines with a condition (`if`); those that hold are added, in the order given. Paragraphs
are separated by an empty line; there is no markup. Names and rules of content are texts of the interface, not here.

A content pack may have files of its own, `story/ANYTHING.LANGUAGE.toml`: its entries replace those of the same key.
Where it lacks a language, its English is used, because the old words would tell of something else.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludarium.games.fateforge.conditions import Memory, holds
from ludarium.games.fateforge.content import PATHS
from ludarium.kernel.packs import folder_of, laid_over, toml

FILES = ("act1", "act2", "act3", "explore", "quests", "cards")
LANGUAGES = tuple(
    sorted(
        (
            file.name.split(".")[1]
            for file in resources.files("ludarium.games.fateforge").joinpath("data", "story").iterdir()
            if file.name.startswith(f"{FILES[0]}.")
        ),
        key=lambda code: (code != "en", code),
    )
)
"""The languages that the story is told in, English first."""
MOST_FATES = 6
"""An ending tells no more of the shared fates than this."""

Paragraphs = tuple[str, ...]


class Line(Struct, frozen=True, forbid_unknown_fields=True, rename={"condition": "if"}):
    """A paragraph that is told when its condition holds."""

    condition: str
    text: str


Lines = tuple[Line, ...]


class Words(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of a story file."""


class ActWords(Words, frozen=True, kw_only=True):
    title: str
    tagline: str


class ChoiceWords(Words, frozen=True, kw_only=True, rename={"passed": "pass", "failed": "fail"}):
    id: str
    label: str
    outcome: str = ""
    outcome_when: Lines = ()
    passed: str = ""
    pass_when: Lines = ()
    failed: str = ""
    fail_when: Lines = ()


class SceneWords(Words, frozen=True, kw_only=True):
    title: str
    text: str
    when: Lines = ()
    choices: tuple[ChoiceWords, ...]
    hints: Paragraphs = ()
    map: tuple[str, ...] = ()


class RoamWords(Words, frozen=True, kw_only=True):
    title: str
    text: str
    when: Lines = ()
    hints: Paragraphs = ()
    enter: str
    found: str
    late: str


class QuarterWords(Words, frozen=True, kw_only=True):
    name: str
    arrival: str


class PathWords(Words, frozen=True, kw_only=True):
    closed: str


class ThingWords(Words, frozen=True, kw_only=True, rename={"passed": "pass", "failed": "fail"}):
    label: str
    outcome: str = ""
    passed: str = ""
    failed: str = ""


class QuestWords(SceneWords, frozen=True, kw_only=True):
    expired: str


class CombatWords(Words, frozen=True, kw_only=True):
    title: str
    briefing: str
    variants: Lines = ()
    objectives: Paragraphs
    special: Paragraphs = ()
    victory: str
    partial: str
    defeat: str
    after: Lines = ()
    found: dict[str, str] = {}
    weak: dict[str, str] = {}
    taunts: Paragraphs = ()


class RestWords(Words, frozen=True, kw_only=True):
    title: str
    text: str
    when: Lines = ()
    places: dict[str, str]
    rumour: str
    leave: str
    quest: str = ""


class EndingWords(Words, frozen=True, kw_only=True):
    title: str
    text: str
    when: Lines = ()
    closing: str


class Fate(Words, frozen=True, kw_only=True, rename={"condition": "if"}):
    id: str
    condition: str
    endings: tuple[str, ...]
    text: str


class ExpeditionWords(Words, frozen=True, kw_only=True):
    tagline: str
    text: str
    rests: Paragraphs
    changes: Paragraphs
    bonus: Paragraphs
    victory: str
    defeat: str
    bronze: str
    silver: str
    gold: str


class Book(Struct, frozen=True):
    """The whole story in one language, by id."""

    acts: dict[str, ActWords]
    scenes: dict[str, SceneWords]
    roams: dict[str, RoamWords]
    combats: dict[str, CombatWords]
    rests: dict[str, RestWords]
    quests: dict[str, QuestWords]
    endings: dict[str, EndingWords]
    fates: tuple[Fate, ...]
    expeditions: dict[str, ExpeditionWords]
    quarters: dict[str, QuarterWords]
    paths: dict[str, PathWords]
    things: dict[str, ThingWords]
    flavours: dict[str, dict[str, str]]
    """By kind (corruption, fear, trap, boss, place), then by id."""


_TOLD_BY = (
    ("tagline", "acts"),
    ("enter", "roams"),
    ("briefing", "combats"),
    ("leave", "rests"),
    ("expired", "quests"),
    ("closing", "endings"),
)
"""The key that only this kind of entry has; what has none of them is a scene."""
KINDS: dict[str, type[Words]] = {
    "acts": ActWords,
    "scenes": SceneWords,
    "roams": RoamWords,
    "combats": CombatWords,
    "rests": RestWords,
    "quests": QuestWords,
    "endings": EndingWords,
}
_CITY = ("quarters", "paths", "things")
"""Tables of many entries that tell of explorations."""
_FLAVOURS = {"corruption": "corruption", "fear": "fear", "traps": "trap", "bosses": "boss", "places": "place"}


def source(name: str, lang: str) -> dict[str, Any]:
    """A story file as TOML gives it."""
    if lang not in LANGUAGES:
        raise ValueError(f"expected one of {', '.join(LANGUAGES)}, got {lang!r}")
    file = resources.files("ludarium.games.fateforge").joinpath("data", "story", f"{name}.{lang}.toml")
    return tomllib.loads(file.read_text("utf-8"))


def pack_files(folder: Path, lang: str) -> list[Path]:
    """The story files of a content pack in one language."""
    return sorted((folder / "story").glob(f"*.{lang}.toml"))


def kind_of(entry: Any) -> str:
    """What an entry of a story file tells of, by the keys it has."""
    return next((kind for telling, kind in _TOLD_BY if telling in entry), "scenes")


@cache
def book(lang: str) -> Book:
    """The story in that language, with the words of the content pack if one is named."""
    return told(lang, folder_of("fateforge"))


def told(lang: str, folder: Path | None) -> Book:
    """The story in that language, with the words of the pack in that folder."""
    entries = {key: entry for name in FILES for key, entry in source(name, lang).items()}
    if folder is not None:
        for each in dict.fromkeys(("en", lang)):
            for file in pack_files(folder, each):
                _lay_over(entries, toml(file.read_text("utf-8")))
    expeditions = entries.pop("expeditions")
    fates = entries.pop("fates")["list"]
    quarters, paths, things = (entries.pop(table) for table in _CITY)
    flavours = {kind: entries.pop(table) for table, kind in _FLAVOURS.items()}
    sorted_by_kind: dict[str, dict[str, Words]] = {kind: {} for kind in KINDS}
    for key, entry in entries.items():
        kind = kind_of(entry)
        sorted_by_kind[kind][key] = msgspec.convert(entry, KINDS[kind])
    return Book(
        **sorted_by_kind,  # type: ignore[arg-type]  # each kind was converted to its own type
        fates=msgspec.convert(fates, tuple[Fate, ...]),
        expeditions=msgspec.convert(expeditions, dict[str, ExpeditionWords]),
        quarters=msgspec.convert(quarters, dict[str, QuarterWords]),
        paths=msgspec.convert(paths, dict[str, PathWords]),
        things=msgspec.convert(things, dict[str, ThingWords]),
        flavours=flavours,
    )


def _lay_over(entries: dict[str, Any], above: dict[str, Any]) -> None:
    """Replace entries by those of a pack; in tables of many entries only those it has."""
    for key, entry in above.items():
        if key == "fates":
            entries[key] = {"list": laid_over(entries[key]["list"], entry["list"])}
        elif key == "expeditions" or key in _FLAVOURS or key in _CITY:
            entries[key] = entries[key] | entry
        else:
            entries[key] = entry


# -- what is read out ------------------------------------------------------------------------------------------


class Page(Struct, frozen=True):
    """What a scene of any kind says before anything is decided."""

    title: str
    paragraphs: Paragraphs


class Briefing(Struct, frozen=True):
    """What a combat says before it begins. `objectives` are in the order of the data."""

    title: str
    paragraphs: Paragraphs
    objectives: Paragraphs
    special: Paragraphs


class Ending(Struct, frozen=True):
    """The last page of a campaign."""

    title: str
    paragraphs: Paragraphs
    fates: Paragraphs
    closing: str


def page(scene: str, memory: Memory, lang: str = "en") -> Page:
    """A story scene, a rest scene or a quest's offer, with the lines whose conditions hold."""
    words = book(lang)
    found = words.scenes.get(scene) or words.roams.get(scene) or words.rests.get(scene) or words.quests[scene]
    return Page(found.title, _told(found.text, found.when, memory))


def title(scene: str, lang: str = "en") -> str:
    """The title of a scene of any kind, of a combat or of a quest."""
    words = book(lang)
    for table in (words.scenes, words.roams, words.combats, words.rests, words.quests, words.endings):
        if scene in table:
            return str(table[scene].title)
    raise KeyError(scene)


def label(scene: str, choice: str, lang: str = "en") -> str:
    """What a choice of a scene or of a quest's offer is called."""
    words = book(lang)
    if scene in words.roams:
        if choice in words.quarters:
            name = words.quarters[choice].name
            return name[:1].upper() + name[1:]
        return words.things[choice].label if choice in words.things else words.roams[scene].enter
    return _choice(scene, choice, lang).label


def outcome(scene: str, choice: str, memory: Memory, lang: str = "en", passed: bool | None = None) -> Paragraphs:
    """What follows a choice; `passed` is the result of its test, None where there is none."""
    told_by = book(lang)
    if scene in told_by.roams:
        thing = told_by.things.get(choice)
        if thing is None:
            return _told(
                {"enter": told_by.roams[scene].found, "late": told_by.roams[scene].late}.get(choice, ""), (), memory
            )
        return _told(thing.outcome if passed is None else thing.passed if passed else thing.failed, (), memory)
    words = _choice(scene, choice, lang)
    if passed is None:
        return _told(words.outcome, words.outcome_when, memory)
    return _told(words.passed, words.pass_when, memory) if passed else _told(words.failed, words.fail_when, memory)


def quarter(quarter_id: str, lang: str = "en") -> QuarterWords:
    """What a quarter of the city is called, and what is seen on coming there."""
    return book(lang).quarters[quarter_id]


def closed(at: str, other: str, lang: str = "en") -> str:
    """What is said where the path between two quarters is closed; "": there is nothing that could close it."""
    path = next((path.id for path in PATHS.values() if set(path.between) == {at, other}), "")
    words = book(lang).paths.get(path)
    return words.closed if words is not None else ""


def briefing(combat: str, memory: Memory, lang: str = "en") -> Briefing:
    """What is told before a combat, with its variants."""
    words = book(lang).combats[combat]
    return Briefing(words.title, _told(words.briefing, words.variants, memory), words.objectives, words.special)


def epilogue(combat: str, result: str, memory: Memory, lang: str = "en") -> Paragraphs:
    """What is told after a combat; `result` is success, partial or fail and must already be in the memory."""
    words = book(lang).combats[combat]
    text = {"success": words.victory, "partial": words.partial, "fail": words.defeat}[result]
    return _told(text, words.after, memory)


def found(combat: str, token: str, lang: str = "en") -> str:
    """What lies in a chest or at an exploration token ("chest1", "explore2")."""
    return book(lang).combats[combat].found[token]


def wounded(combat: str, weak_point: str, lang: str = "en") -> str:
    """What is seen when a weak point of the combat's boss is wounded."""
    return book(lang).combats[combat].weak[weak_point]


def ending(scene: str, memory: Memory, lang: str = "en") -> Ending:
    """An ending: its text, the paragraphs and fates that fit what happened, its last lines."""
    words = book(lang).endings[scene]
    fitting = (fate for fate in book(lang).fates if scene in fate.endings and holds(fate.condition, memory))
    fates = tuple(fate.text for _, fate in zip(range(MOST_FATES), fitting, strict=False))
    return Ending(words.title, _told(words.text, words.when, memory), fates, words.closing)


def at_place(rest: str, place: str, lang: str = "en") -> str:
    """What a place is like in that rest scene; its flavour where the scene says nothing of it."""
    words = book(lang)
    return words.rests[rest].places.get(place) or words.flavours["place"][place]


def flavour(kind: str, card: str, lang: str = "en") -> str:
    """The flavour of a card (corruption, fear, trap), of a boss or of a place."""
    return book(lang).flavours[kind][card]


def _choice(scene: str, choice: str, lang: str) -> ChoiceWords:
    words = book(lang)
    for each in (words.scenes.get(scene) or words.quests[scene]).choices:
        if each.id == choice:
            return each
    raise KeyError(f"{scene}: {choice}")


def _told(text: str, lines: Lines, memory: Memory) -> Paragraphs:
    """The paragraphs of a text and of the lines that hold."""
    added = (line.text for line in lines if holds(line.condition, memory))
    return tuple(paragraph for part in (text, *added) for paragraph in part.split("\n\n"))
