"""Skills, items, enemies and cards of Fateforge in full, found by name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.text import Text

from ludarium.games.fateforge.content import (
    ALLIES,
    BOSSES,
    CORRUPTION,
    ENEMIES,
    FEAR,
    HEROES,
    ITEMS,
    PLACES,
    SKILLS,
    TRAPS,
)
from ludarium.games.fateforge.fronts.terminal.rules import rule, rules
from ludarium.games.fateforge.words import dice_words
from ludarium.kernel.messages import Message
from ludarium.terminal.words import SHORTEST, plain
from ludarium.texts import Argument, name, say, title


class Content(Struct, frozen=True):
    """Something with a name and rules."""

    kind: str
    id: str


CONTENT: tuple[Content, ...] = tuple(
    Content(kind, ident)
    for kind, table in (
        ("hero", HEROES),
        ("skill", SKILLS),
        ("item", ITEMS),
        ("enemy", ENEMIES),
        ("boss", BOSSES),
        ("ally", ALLIES),
        ("corruption", CORRUPTION),
        ("fear", FEAR),
        ("trap", TRAPS),
        ("place", PLACES),
    )
    for ident in table
)


def labelled(label: str, text: str, lang: str) -> str:
    """ "Label: text", with the colon as the language sets it."""
    return say("ff-use", {"pays": label, "does": text}, lang)


@cache
def names_of(content: Content, lang: str) -> tuple[str, ...]:
    spelled = (name(content.kind, content.id, lang), name(content.kind, content.id), content.id)
    return tuple(dict.fromkeys(plain(word) for word in spelled))


def find_content(text: str, lang: str, among: Iterable[Content] = CONTENT) -> Content | None:
    """What a name, its beginning or its id means; None when there is nothing of that name."""
    wanted = plain(text)
    if not wanted:
        return None
    called = [(content, spelled) for content in among for spelled in names_of(content, lang)]
    for fits in (str.__eq__, str.startswith, str.__contains__) if len(wanted) >= SHORTEST else (str.__eq__,):
        for content, spelled in called:
            if fits(spelled, wanted):
                return content
    return None


def hero_facts(hero: str, lang: str) -> tuple[str, str]:
    """The figures of a hero's board, and the own ability."""
    card = HEROES[hero]
    figures: dict[str, Argument | tuple[Message, ...]] = {
        "health": card.health,
        "energy": card.energy,
        "trait": card.trait,
        "dice": dice_words(card.dice),
    }
    ability = say(f"hero_ability-{hero}", None, lang)
    return (
        say("cli-ff-hero-facts", figures, lang),
        labelled(ability, say(f"hero_ability-{hero}.text", None, lang), lang),
    )


def rules_of(content: Content, lang: str) -> tuple[str, ...]:
    """What it does, line by line."""
    printed = () if content.kind == "hero" else rules(content.kind, content.id, lang)
    match content.kind:
        case "hero":
            skills = (
                labelled(title(name("skill", skill, lang)), rule("skill", skill, lang), lang)
                for skill in HEROES[content.id].start_skills
            )
            return (*hero_facts(content.id, lang), *skills)
        case "enemy":
            enemy = ENEMIES[content.id]
            abilities = (
                labelled(say(f"ability-{ability}", None, lang), say(f"ability-{ability}.text", None, lang), lang)
                for ability in enemy.abilities
            )
            toughness = f"{title(say('term-ff-toughness', None, lang))} {enemy.toughness}"
            if enemy.armour:
                toughness += f", {say('cli-ff-armour', None, lang)} {enemy.armour}"
            return (f"{toughness}.", *printed, *abilities)
        case "boss":
            boss = BOSSES[content.id]
            inner = [("boss_card", f"{boss.id}-{card.number}") for card in boss.deck]
            inner += (("weak_point", point.id) for point in boss.weak_points)
            told = (
                labelled(title(say(f"{kind}-{ident}", None, lang)), rule(kind, ident, lang), lang)
                for kind, ident in inner
            )
            return (*printed, *told)
        case "ally":
            return printed
        case _:
            return (" ".join(printed),)


def draw_content(content: Content, lang: str) -> RenderableType:
    called = Text(title(name(content.kind, content.id, lang)), style="bold")
    return Group(called, *(Text(f"  {line}") for line in rules_of(content, lang)))
