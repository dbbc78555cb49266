"""What cards can be aimed at: the lists that several cards share (SK-10.2, SK-10.7)."""

from __future__ import annotations

from ludarium.games.skytear.board import bits
from ludarium.games.skytear.effects import Effect
from ludarium.games.skytear.state import SkytearState
from ludarium.games.skytear.targets import (
    allied_heroes_seen,
    enemy_heroes_seen,
    enemy_minions_seen,
    hero_ref,
    minion_ref,
    parts,
    space_ref,
)
from ludarium.kernel.decisions import Script


def enemy_hero(state: SkytearState, caster: int) -> list[str]:
    return [hero_ref(number) for number in enemy_heroes_seen(state, state.heroes[caster])]


def enemy(state: SkytearState, caster: int) -> list[str]:
    """An enemy hero or minion in sight."""
    return _enemies(state, caster, 3)


def adjacent_enemy(state: SkytearState, caster: int) -> list[str]:
    """An enemy hero or minion beside the caster, in sight."""
    return _enemies(state, caster, 1)


def _enemies(state: SkytearState, caster: int, far: int) -> list[str]:
    hero = state.heroes[caster]
    return [hero_ref(number) for number in enemy_heroes_seen(state, hero, far)] + [
        minion_ref(side, space) for side, space in enemy_minions_seen(state, hero, far)
    ]


def allied_hero(state: SkytearState, caster: int) -> list[str]:
    return [hero_ref(number) for number in allied_heroes_seen(state, state.heroes[caster])]


def any_space(state: SkytearState, caster: int) -> list[str]:
    """Any space in sight."""
    return [space_ref(space) for space in bits(state.sight(state.heroes[caster]))]


def spaces(mask: int) -> list[str]:
    return [space_ref(space) for space in bits(mask)]


def hit(fx: Effect, reference: str, amount: int) -> Script[int]:
    """Deal damage to the hero or minion aimed at; the HP a hero lost."""
    kind, numbers = parts(reference)
    if kind == "hero":
        return fx.damage_hero(numbers[0], amount)
    yield from fx.damage_minion((numbers[0], numbers[1]), amount)
    return 0


def push(fx: Effect, reference: str, steps: int) -> Script[None]:
    """Push the hero or minion aimed at away from the caster."""
    kind, numbers = parts(reference)
    if kind == "hero":
        yield from fx.push_hero(numbers[0], steps)
    else:
        yield from fx.push_minion((numbers[0], numbers[1]), steps)


def target_hero(fx: Effect, place: int = 0) -> int:
    """The hero that the effect aims at."""
    return parts(fx.source.targets[place])[1][0]


def target_space(fx: Effect, place: int = 0) -> int:
    return parts(fx.source.targets[place])[1][0]
