"""What the page draws of Fateforge: dice, heroes, skills, items, enemies, bosses, cards, town, combats. Facts only.

Scenes are left out: nothing is told that has not been reached (FF-2.4).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludarium.games.fateforge.content import (
    ALLIES,
    BOSSES,
    COLOURS,
    COMBATS,
    CORRUPTION,
    DICE,
    ENEMIES,
    EXPEDITIONS,
    FEAR,
    HEROES,
    ITEMS,
    PLACES,
    QUESTS,
    REWARDS,
    SKILLS,
    TRAIT_POINT_COST,
    TRAITS,
    TRAPS,
    Ally,
    Boss,
    Card,
    CombatScene,
    Fx,
    Hero,
    Item,
    Place,
    Quest,
    Reward,
    Segment,
    Skill,
)
from ludarium.games.fateforge.printed import printed
from ludarium.games.fateforge.results import FACE_NAMES
from ludarium.games.fateforge.story import prose
from ludarium.kernel.messages import Message


class DieFacts(Struct, frozen=True):
    """A die; a face with a line names both results: "step|focus"."""

    id: str
    faces: tuple[str, ...]


class EnemyFacts(Struct, frozen=True):
    """An enemy card with its action frame."""

    id: str
    colour: str
    toughness: int
    armour: int
    frame: tuple[Segment, ...]
    abilities: tuple[str, ...]
    faction: str


class CombatWords(Struct, frozen=True):
    """What the story calls a combat and its objectives, in the order of `CombatFacts.objectives`."""

    title: str
    objectives: tuple[str, ...]
    special: tuple[str, ...]


class CombatFacts(Struct, frozen=True):
    """What a table is chosen by; nothing that a party would find out only on the map. `words` are by language."""

    id: str
    rounds: int
    danger: int
    zones: tuple[str, ...]
    layout: tuple[tuple[int, int], ...]
    edges: tuple[tuple[str, str], ...]
    boss: bool
    objectives: tuple[str, ...]
    explore: tuple[tuple[str, tuple[Fx, ...]], ...]
    """What exploration tokens do; a hero who examines one is asked which of two things it is."""
    words: dict[str, CombatWords]


class ExpeditionFacts(Struct, frozen=True):
    id: str
    difficulty: str
    combats: int
    hours: int
    silver: int
    gold: int
    """The medal points that the better medals ask for (FF-26.6)."""


class FateforgeContent(Struct, frozen=True):
    game: Literal["fateforge"]
    dice: tuple[DieFacts, ...]
    heroes: tuple[Hero, ...]
    skills: tuple[Skill, ...]
    items: tuple[Item, ...]
    enemies: tuple[EnemyFacts, ...]
    bosses: tuple[Boss, ...]
    corruption: tuple[Card, ...]
    fear: tuple[Card, ...]
    traps: tuple[Card, ...]
    allies: tuple[Ally, ...]
    places: tuple[Place, ...]
    quests: tuple[Quest, ...]
    rewards: tuple[Reward, ...]
    combats: tuple[CombatFacts, ...]
    expeditions: tuple[ExpeditionFacts, ...]
    traits: tuple[str, ...]
    trait_cost: int
    rules: dict[str, tuple[Message, ...]]
    """What is printed on all of it, by the message that names it; a boss's card is "boss_card-castellan_oruz-3"."""


def _combat(combat: CombatScene) -> CombatFacts:
    letters = combat.zones
    return CombatFacts(
        combat.id,
        combat.rounds,
        combat.danger,
        letters,
        combat.layout,
        tuple((letters[a], letters[b]) for a, b in combat.edges),
        bool(combat.boss),
        (*combat.objectives, *(f"if {one.needs}: {one.objective}" for one in combat.variants if one.objective)),
        combat.explore,
        {lang: _words(combat.id, lang) for lang in prose.LANGUAGES},
    )


def _words(combat: str, lang: str) -> CombatWords:
    words = prose.book(lang).combats[combat]
    return CombatWords(words.title, words.objectives, words.special)


def fateforge() -> FateforgeContent:
    """Everything in the box."""
    return FateforgeContent(
        game="fateforge",
        dice=tuple(DieFacts(die.id, tuple(FACE_NAMES[face] for face in die.faces)) for die in DICE.values()),
        heroes=tuple(HEROES.values()),
        skills=tuple(SKILLS.values()),
        items=tuple(ITEMS.values()),
        enemies=tuple(
            EnemyFacts(
                enemy.id,
                COLOURS[enemy.colour],
                enemy.toughness,
                enemy.armour,
                enemy.frame,
                enemy.abilities,
                enemy.faction,
            )
            for enemy in ENEMIES.values()
        ),
        bosses=tuple(BOSSES.values()),
        corruption=tuple(CORRUPTION.values()),
        fear=tuple(FEAR.values()),
        traps=tuple(TRAPS.values()),
        allies=tuple(ALLIES.values()),
        places=tuple(PLACES.values()),
        quests=tuple(QUESTS.values()),
        rewards=tuple(REWARDS.values()),
        combats=tuple(_combat(combat) for combat in COMBATS.values()),
        expeditions=tuple(
            ExpeditionFacts(
                one.id,
                one.difficulty,
                sum(1 for step in one.steps if step.kind == "combat"),
                one.hours,
                one.silver,
                one.gold_medal,
            )
            for one in EXPEDITIONS.values()
        ),
        traits=TRAITS,
        trait_cost=TRAIT_POINT_COST,
        rules=printed(),
    )
