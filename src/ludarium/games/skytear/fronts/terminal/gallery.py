"""The gallery of Skytear: heroes and power cards by faction, outsiders, victory cards and conditions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from rich.console import Console, RenderableType
from rich.text import Text

from ludarium.games.skytear.content import (
    AREAS,
    CARDS,
    FACTIONS,
    HEROES,
    OUTSIDERS,
    VICTORY_CARDS,
    Hero,
    OutsiderCard,
    PowerCard,
    Skill,
    VictoryCard,
)
from ludarium.games.skytear.fronts.terminal.cards import (
    CARD_WIDTH,
    draw_condition,
    draw_hero,
    draw_outsider,
    draw_power_card,
    draw_victory_card,
)
from ludarium.games.skytear.fronts.terminal.look import look_for
from ludarium.games.skytear.state import CONDITIONS
from ludarium.games.skytear.world import KINGDOMS, WORLD
from ludarium.terminal.gallery import Chapter, Found, Gallery, facts_of, holds, in_columns
from ludarium.texts import has, name, say


class SkytearGallery(Gallery):
    groups: ClassVar[Sequence[str]] = tuple(FACTIONS)

    def find(self, group: str | None, search: str | None, lang: str) -> Found:
        heroes = [hero for hero in HEROES.values() if group in (None, hero.faction) and _hero_holds(hero, search, lang)]
        cards = [
            card
            for card in CARDS
            if group in (None, card.faction)
            and holds(f"power_card-{card.id}", ("text", "short"), search, lang, card.figures)
        ]
        # Outsiders, victory cards and conditions belong to no faction.
        alone = group is None
        return {
            "heroes": heroes,
            "power_cards": cards,
            "outsiders": [
                outsider
                for outsider in OUTSIDERS.values()
                if alone and _with_skills(f"outsider-{outsider.id}", "outsider_skill", outsider.skills, search, lang)
            ],
            "victory_cards": [
                card
                for card in VICTORY_CARDS
                if alone and holds(f"victory_card-{card.id}", ("condition",), search, lang)
            ],
            "conditions": [
                condition
                for condition in CONDITIONS
                if alone and holds(f"condition-{condition}", ("text",), search, lang)
            ],
        }

    def data(self, found: Found, lang: str) -> dict[str, Any]:
        return {
            "factions": [
                {
                    "id": faction.id,
                    "name": name("faction", faction.id, lang),
                    "rune": faction.rune,
                    "heroes": faction.heroes,
                    "worship": say(f"faction-{faction.id}.worship", None, lang),
                }
                for faction in FACTIONS.values()
            ],
            "heroes": [_hero_data(hero, lang) for hero in found["heroes"]],
            "power_cards": [_card_data(card, lang) for card in found["power_cards"]],
            "outsiders": [_outsider_data(outsider, lang) for outsider in found["outsiders"]],
            "victory_cards": [_victory_data(card, lang) for card in found["victory_cards"]],
            "conditions": [
                {
                    "id": condition,
                    "name": name("condition", condition, lang),
                    "text": say(f"condition-{condition}.text", None, lang),
                }
                for condition in found["conditions"]
            ],
            "areas": [{"id": area.id, "caster": area.caster, "cells": area.cells} for area in AREAS.values()],
        }

    def draw(self, found: Found, lang: str, console: Console) -> Iterator[RenderableType]:
        look = look_for(console)
        heroes: Sequence[Hero] = found["heroes"]
        cards: Sequence[PowerCard] = found["power_cards"]
        for faction in (*FACTIONS, ""):
            drawn = [draw_hero(hero.id, look, lang) for hero in heroes if hero.faction == faction]
            drawn += [draw_power_card(card.id, look, lang) for card in cards if card.faction == faction]
            if drawn:
                yield Text(f"\n{name('faction', faction, lang) if faction else ''}", style="bold")
                yield in_columns(drawn, CARD_WIDTH)
        others = [draw_outsider(outsider.id, look, lang) for outsider in found["outsiders"]]
        others += [draw_victory_card(card.id, look, lang) for card in found["victory_cards"]]
        others += [draw_condition(condition, look, lang) for condition in found["conditions"]]
        if others:
            yield in_columns(others, CARD_WIDTH)

    def world(self, lang: str) -> Sequence[Chapter]:
        """Olan Taa, the war, kingdoms, heroes, outsiders, and the regions of each kingdom."""

        def told(ident: str, key: str, heading: str, parts: Sequence[str]) -> Chapter:
            return Chapter(ident, heading, tuple(say(f"{key}{part}", None, lang) for part in parts))

        def called(key: str, who: str) -> str:
            return f"{who}, {say(key, None, lang)}"

        kingdom = ("god", "character", "people", "rune", "play", "rivalry")
        return (
            *(told(page, f"sk-world-{page}", say(f"sk-world-{page}", None, lang), (".text",)) for page in WORLD.pages),
            *(
                told(f"war-{page}", f"sk-war-{page}", say(f"sk-war-{page}", None, lang), (".text",))
                for page in WORLD.war
            ),
            *(
                told(
                    faction,
                    f"sk-kingdom-{faction}.",
                    f"{name('faction', faction, lang)}: {say(f'sk-kingdom-{faction}', None, lang)}",
                    kingdom,
                )
                for faction in KINGDOMS
            ),
            *(
                told(hero.id, f"sk-hero-{hero.id}.", called(f"sk-hero-{hero.id}", hero.name), ("text", "tip"))
                for hero in HEROES.values()
                if has(f"sk-hero-{hero.id}", lang)
            ),
            *(
                told(one, f"sk-legend-{one}", name("outsider", one, lang), ("",))
                for one in OUTSIDERS
                if has(f"sk-legend-{one}", lang)
            ),
            *(
                Chapter(
                    f"regions-{faction}",
                    say("sk-world-regions", {"kingdom": say(f"sk-kingdom-{faction}", None, lang)}, lang),
                    tuple(
                        say(f"sk-region-{region.id.replace('_', '-')}", None, lang)
                        for region in WORLD.region
                        if region.faction == faction
                    ),
                )
                for faction in KINGDOMS
            ),
        )


def _hero_holds(hero: Hero, search: str | None, lang: str) -> bool:
    return _with_skills(f"hero-{hero.id}", "hero_skill", hero.skills, search, lang)


def _with_skills(message: str, prefix: str, skills: Sequence[Skill], search: str | None, lang: str) -> bool:
    """Whether a figure's name, its placement or one of its skills holds the words."""
    found = holds(message, ("placement",), search, lang)
    return found or any(holds(f"{prefix}-{skill.id}", ("text",), search, lang) for skill in skills)


def _skills(skills: Sequence[Skill], prefix: str, lang: str) -> list[dict[str, Any]]:
    return [
        {
            "id": skill.id,
            "icon": skill.icon,
            "area": skill.area,
            "name": say(f"{prefix}-{skill.id}", None, lang),
            "text": say(f"{prefix}-{skill.id}.text", None, lang),
        }
        for skill in skills
    ]


def _hero_data(hero: Hero, lang: str) -> dict[str, Any]:
    fields = ("faction", "class_", "range", "attack", "plus", "hp", "armour", "runes")
    skills = _skills(hero.skills, "hero_skill", lang)
    return facts_of("hero", hero, fields, lang) | {"skills": skills, "source": hero.source}


def _card_data(card: PowerCard, lang: str) -> dict[str, Any]:
    fields = ("faction", "hero", "ultimate", "copies", "kind", "cost", "runes", "modifier", "area")
    text = say(f"power_card-{card.id}.text", card.figures, lang)
    return facts_of("power_card", card, fields, lang) | {"text": text, "source": card.source}


def _outsider_data(outsider: OutsiderCard, lang: str) -> dict[str, Any]:
    return facts_of("outsider", outsider, ("core", "range", "attack", "plus"), lang) | {
        "placement": say(f"outsider-{outsider.id}.placement", None, lang),
        "skills": _skills(outsider.skills, "outsider_skill", lang),
        "source": outsider.source,
    }


def _victory_data(card: VictoryCard, lang: str) -> dict[str, Any]:
    condition = say(f"victory_card-{card.id}.condition", None, lang)
    facts = facts_of("victory_card", card, ("counter", "threshold"), lang)
    return facts | {"condition": condition, "source": card.source}


GALLERY = SkytearGallery()
