"""Combats for tests that are played by lot: heroes far in the campaign, not the same twice."""

from __future__ import annotations

import random

from msgspec.structs import replace

from ludarium.games.fateforge.campaign.consequences import new_item
from ludarium.games.fateforge.campaign.managing import free_slot
from ludarium.games.fateforge.content import ALLIES, COMBATS, CORRUPTION, HEROES, ITEMS, SKILLS
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.state import MAX_PREPARED, FateforgeState, HeroState
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.game import Position, Setup


def equipped(hero: HeroState, generator: random.Random) -> HeroState:
    """A hero far in the campaign: six skills, a full backpack, a die more, some Corruption."""
    deck = [skill.id for skill in SKILLS.values() if skill.hero == hero.id]
    skills = tuple(generator.sample(deck, MAX_PREPARED))
    kept = [card.id for card in CORRUPTION.values() if card.keep]
    hero = replace(
        hero,
        skills=skills,
        prepared=skills,
        extra_dice=(generator.choice(("red", "yellow", "green", "blue")),),
        corruption=tuple(generator.sample(kept, generator.randrange(3))),
    )
    for item in generator.sample(list(ITEMS), 12):
        slot = free_slot(hero, item)
        if slot >= 0:
            hero = replace(hero, slots=(*hero.slots[:slot], new_item(item), *hero.slots[slot + 1 :]))
    return replace(hero, health=hero.max_health, energy=hero.max_energy)


def begun(seed: int) -> Position[FateforgeState]:
    """A combat of one to four players, not the same twice."""
    generator = random.Random(seed)
    seats = generator.choice((1, 2, 3, 4))
    heroes = generator.sample(list(HEROES), max(2, seats))
    difficulty = generator.choice(("standard", "story", "hard"))
    combat = list(COMBATS)[seed % len(COMBATS)]
    state = FATEFORGE.setup(
        Setup("combat", seats, {"heroes": ",".join(heroes), "combat": combat, "difficulty": difficulty})
    )
    state.party = tuple(equipped(hero, generator) for hero in state.party)
    state.remember(allies=tuple(ALLIES))
    return Position(FATEFORGE, state, KeyedChance(seed_of(seed)))
