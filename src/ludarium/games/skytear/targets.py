"""Targets: what can be aimed at, written as references that stay readable in states (SK-10)."""

from __future__ import annotations

from ludarium.games.skytear.actions import PickEffect, PickHero, PickMinion, PickSpace, PickToken
from ludarium.games.skytear.board import bits
from ludarium.games.skytear.state import HeroState, SkytearState
from ludarium.kernel.decisions import Action


def hero_ref(number: int) -> str:
    return f"hero {number}"


def minion_ref(side: int, space: int) -> str:
    return f"minion {side} {space}"


def space_ref(space: int) -> str:
    return f"space {space}"


def gone_ref(space: int) -> str:
    """What was aimed at is no more; another like it stands on its space now (SK-10.5)."""
    return f"gone {space}"


def parts(reference: str) -> tuple[str, list[int]]:
    """The kind of a reference and its numbers."""
    kind, *numbers = reference.split()
    return kind, [int(number) for number in numbers]


def enemy_heroes_seen(state: SkytearState, hero: HeroState, far: int = 3) -> list[int]:
    """Enemy heroes that a hero sees within a distance."""
    seen = state.sees_enemies(hero)
    near = state.board.distances[hero.at]
    return [
        number
        for number, other in enumerate(state.heroes)
        if other.side != hero.side and other.at >= 0 and seen >> other.at & 1 and near[other.at] <= far
    ]


def enemy_minions_seen(state: SkytearState, hero: HeroState, far: int = 3) -> list[tuple[int, int]]:
    seen = state.sees_enemies(hero) & state.minion_spaces(1 - hero.side)
    near = state.board.distances[hero.at]
    return [(1 - hero.side, space) for space in bits(seen) if near[space] <= far]


def enemy_tokens_seen(state: SkytearState, hero: HeroState, far: int = 3) -> list[str]:
    """Enemy Pillars and Illusions that can be attacked."""
    seen = state.sight(hero)
    near = state.board.distances[hero.at]
    found = [f"pillar {space}" for space in state.pillars[1 - hero.side] if seen >> space & 1 and near[space] <= far]
    for other in state.heroes:
        visible = other.side != hero.side and other.illusion >= 0 and seen >> other.illusion & 1
        if visible and near[other.illusion] <= far:
            found.append(f"illusion {other.illusion}")
    return found


def allied_heroes_seen(state: SkytearState, hero: HeroState) -> list[int]:
    """Allied heroes in sight, itself included (SK-9.3, SK-9.4)."""
    seen = state.sight(hero)
    return [
        number
        for number, other in enumerate(state.heroes)
        if other.side == hero.side and other.at >= 0 and (seen >> other.at & 1 or other.at == hero.at)
    ]


def attack_targets(state: SkytearState, hero: HeroState) -> list[str]:
    """What an Attack can be declared on (SK-17.7)."""
    reach = hero.card.reach
    return [
        *(hero_ref(number) for number in enemy_heroes_seen(state, hero, reach)),
        *(minion_ref(side, space) for side, space in enemy_minions_seen(state, hero, reach)),
        *enemy_tokens_seen(state, hero, reach),
    ]


def option_of(state: SkytearState, reference: str) -> Action:
    """The answer that chooses a reference."""
    kind, numbers = parts(reference)
    names = state.board.names
    if kind == "hero":
        return PickHero(state.hero_name(numbers[0]))
    if kind == "minion":
        return PickMinion(numbers[0], names[numbers[1]])
    if kind == "space":
        return PickSpace(names[numbers[0]])
    if kind == "effect":
        return PickEffect(numbers[0])
    return PickToken(kind, names[numbers[0]])


def words_of(state: SkytearState, reference: str) -> str:
    """A reference for logs: the notation of its option without the verb."""
    kind, numbers = parts(reference)
    if kind == "hero":
        return state.hero_name(numbers[0])
    if kind == "effect":
        return f"effect {numbers[0]}"
    return state.board.names[numbers[-1]]


def space_of(state: SkytearState, reference: str) -> int:
    """Where the thing aimed at is now; -1 when it is gone."""
    kind, numbers = parts(reference)
    if kind == "hero":
        return state.heroes[numbers[0]].at
    if kind == "minion":
        return numbers[1] if state.minion_spaces(numbers[0]) >> numbers[1] & 1 else -1
    if kind == "pillar":
        return numbers[0] if any(numbers[0] in pillars for pillars in state.pillars) else -1
    if kind == "illusion":
        return numbers[0] if any(hero.illusion == numbers[0] for hero in state.heroes) else -1
    return -1 if kind == "gone" else numbers[-1]
