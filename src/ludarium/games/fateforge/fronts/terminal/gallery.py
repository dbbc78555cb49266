"""The gallery of Fateforge: heroes and their skills, items, enemies, bosses, allies and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from rich.console import Console, RenderableType
from rich.text import Text

from ludarium.games.fateforge.content import HEROES, ITEMS, SKILLS
from ludarium.games.fateforge.fronts.terminal.cards import CONTENT, Content, draw_content, rules_of
from ludarium.terminal.gallery import Found, Gallery
from ludarium.terminal.words import plain
from ludarium.texts import name, say, title

PLURALS = {
    "hero": "heroes",
    "skill": "skills",
    "item": "items",
    "enemy": "enemies",
    "boss": "bosses",
    "ally": "allies",
    "corruption": "corruption",
    "fear": "fear",
    "trap": "traps",
    "place": "places",
}
"""What the pieces of each kind are called as data."""


class FateforgeGallery(Gallery):
    groups: ClassVar[Sequence[str]] = tuple(HEROES)

    def find(self, group: str | None, search: str | None, lang: str) -> Found:
        wanted = [one for one in CONTENT if _belongs(one, group) and _holds(one, search, lang)]
        return {plural: [one for one in wanted if one.kind == kind] for kind, plural in PLURALS.items()}

    def data(self, found: Found, lang: str) -> dict[str, Any]:
        return {kind: [_data(one, lang) for one in pieces] for kind, pieces in found.items()}

    def draw(self, found: Found, lang: str, console: Console) -> Iterator[RenderableType]:
        for kind, plural in PLURALS.items():
            if found[plural]:
                yield Text(f"\n{title(say(_HEADINGS[kind], None, lang))}", style="bold underline")
                yield from (draw_content(one, lang) for one in found[plural])


_HEADINGS = {
    "hero": "term-ff-hero",
    "skill": "term-ff-skill",
    "item": "term-ff-item",
    "enemy": "term-ff-enemy",
    "boss": "term-ff-boss",
    "ally": "term-ff-ally",
    "corruption": "term-ff-corruption",
    "fear": "term-ff-fear",
    "trap": "term-ff-trap",
    "place": "term-ff-rest-place",
}


def _belongs(one: Content, hero: str | None) -> bool:
    """Whether it is a hero's own: the hero, its skills, its items. Without a hero everything is shown."""
    if hero is None:
        return True
    match one.kind:
        case "hero":
            return one.id == hero
        case "skill":
            return SKILLS[one.id].hero == hero
        case "item":
            return ITEMS[one.id].hero == hero
        case _:
            return False


def _holds(one: Content, search: str | None, lang: str) -> bool:
    if search is None:
        return True
    texts = (name(one.kind, one.id, lang), *rules_of(one, lang))
    return plain(search) in plain(" ".join(texts))


def _data(one: Content, lang: str) -> dict[str, Any]:
    found: dict[str, Any] = {"id": one.id, "name": name(one.kind, one.id, lang), "rules": list(rules_of(one, lang))}
    if one.kind == "skill":
        skill = SKILLS[one.id]
        found |= {"hero": skill.hero, "level": skill.level, "cost": skill.cost, "use": skill.kind}
    elif one.kind == "item":
        item = ITEMS[one.id]
        found |= {"slot": item.slot, "cost": item.cost, "use": item.use, "hero": item.hero}
    return found


GALLERY = FateforgeGallery()
