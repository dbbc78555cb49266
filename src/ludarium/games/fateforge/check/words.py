"""Whether the words of a content pack can be read, and whether every scene and combat has matching words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ludarium.games.fateforge.content import CombatScene, Scene
from ludarium.games.fateforge.story import prose
from ludarium.games.fateforge.verbs import World
from ludarium.kernel.packs import Mistake, in_words, line_of, read

GROUPS = ("quarters", "paths", "things", "expeditions", "fates", "corruption", "fear", "traps", "bosses", "places")
"""Tables of a story file that hold many entries."""
TABLES = {"story": "scenes", "explore": "scenes", "rest": "rests", "ending": "endings"}
"""Where the words of a scene stand, by its kind; those of a combat stand with the combat."""


def mistakes_of_files(folder: Path) -> Iterator[Mistake]:
    """What is wrong with the story files of a pack, each for itself."""
    for path in sorted((folder / "story").glob("*")):
        name = f"story/{path.name}"
        if path.name.split(".")[-2:] not in [[lang, "toml"] for lang in prose.LANGUAGES]:
            yield Mistake(name, 0, "", f"the name should end with one of .{'.toml, .'.join(prose.LANGUAGES)}.toml")
            continue
        text, data, unreadable = read(path)
        if unreadable is not None:
            yield Mistake(name, unreadable.line, "", unreadable.mistake)
        for key, entry in data.items():
            for wrong in _mistakes_of_entry(key, entry):
                yield Mistake(name, line_of(text, key, 0), key, wrong)


def _mistakes_of_entry(key: str, entry: Any) -> Iterator[str]:
    if not isinstance(entry, dict):
        yield f"an entry begins with [{key}]"
    elif key not in GROUPS:
        try:
            msgspec.convert(entry, prose.KINDS[prose.kind_of(entry)])
        except msgspec.ValidationError as error:
            yield in_words(str(error))


def mistakes_of_words(folder: Path, world: World) -> Iterator[tuple[str, str, str]]:
    """What is told wrongly or not at all: table, id and what is wrong. The files themselves must be in order."""
    for lang in prose.LANGUAGES:
        try:
            book = prose.told(lang, folder)
        except (msgspec.ValidationError, KeyError, TypeError) as error:
            yield "", "story", f"the words ({lang}) do not fit together: {in_words(str(error))}"
            return
        found = [
            *(("scene", scene.id, wrong) for scene in world["scene"].values() for wrong in _of_scene(scene, book)),
            *((table, called, wrong) for table, called, wrong in _of_city(world, book)),
            *(
                ("combat", combat.id, wrong)
                for combat in world["combat"].values()
                for wrong in _of_combat(combat, book)
            ),
        ]
        if found:
            yield from ((table, called, f"{wrong} ({lang})") for table, called, wrong in found)
            return


def _of_scene(scene: Scene, book: prose.Book) -> Iterator[str]:
    if f"act{scene.act}" not in book.acts:
        yield f"its act has no title; write [act{scene.act}] with title and tagline in a file of the folder story"
    if scene.bare or scene.kind not in TABLES:
        return
    words = getattr(book, "roams" if scene.start else TABLES[scene.kind]).get(scene.id)
    if words is None:
        yield f"it has no words; write [{scene.id}] in a file of the folder story"
    elif isinstance(words, prose.SceneWords):
        told = [choice.id for choice in words.choices]
        if told != [choice.id for choice in scene.choices]:
            yield f"its words are for the choices {', '.join(told)}; it has {', '.join(c.id for c in scene.choices)}"


def _of_city(world: World, book: prose.Book) -> Iterator[tuple[str, str, str]]:
    for quarter in world["quarter"]:
        if quarter not in book.quarters:
            yield "quarter", quarter, f"it has no words; write [quarters.{quarter}] in a file of the folder story"
    for path in world["path"].values():
        if path.needs and path.id not in book.paths:
            yield "path", path.id, f"nothing says that it is closed; write [paths.{path.id}] with closed"
    for thing in world["thing"].values():
        words = book.things.get(thing.id)
        if words is None:
            yield "thing", thing.id, f"it has no words; write [things.{thing.id}] in a file of the folder story"
        elif not (words.passed and words.failed if thing.test is not None else words.outcome):
            yield "thing", thing.id, f"its words need {'pass and fail' if thing.test is not None else 'outcome'}"


def _of_combat(combat: CombatScene, book: prose.Book) -> Iterator[str]:
    words = book.combats.get(combat.id)
    if words is None:
        yield f"it has no words; write [{combat.id}] in a file of the folder story"
        return
    objectives = len(combat.objectives) + sum(bool(variant.objective) for variant in combat.variants)
    if len(words.objectives) != objectives:
        yield f"its words tell {len(words.objectives)} objectives; it has {objectives}"
    for token in combat.tokens:
        if token.kind in ("chest", "explore") and token.name not in words.found:
            yield f"its words do not tell what is found at {token.name}"
