"""Hero skills that change numbers (SK-3.6): armour, attack, Skirmish, movement. Worship skills are in `deeds`."""

from __future__ import annotations

from ludarium.games.skytear.state import HeroState, SkytearState


def armour(state: SkytearState, number: int) -> int:
    """A hero's armour with everything that adds to it."""
    hero = state.heroes[number]
    total = hero.card.armour + hero.armour_now + hero.armour_turn
    if state.form.simplified or hero.at < 0:
        return total
    for other, ally in enumerate(state.heroes):
        # Shield of the Legion: other allied heroes beside Haburat have +1 Armour.
        beside = ally.id == "haburat" and ally.side == hero.side and ally.at >= 0 and other != number
        if beside and state.board.distances[ally.at][hero.at] <= 1:
            total += 1
    if hero.id == "cotlic" and sees_pillar(state, hero):
        total += 1  # Blessing of Taulot
    if sees_illusion_of(state, hero, "akhuti"):
        total += 1  # Resonating Light
    return total


def sees_pillar(state: SkytearState, hero: HeroState) -> bool:
    """Whether a hero sees an allied Pillar (SK-18.6); cover does not hide tokens (SK-9.7)."""
    if state.form.simplified or hero.at < 0:
        return False
    seen = state.sight(hero)
    return any(seen >> space & 1 for space in state.pillars[hero.side])


def sees_illusion_of(state: SkytearState, hero: HeroState, owner: str) -> bool:
    """Whether a Nupten hero is projected by that ally's Illusion (SK-18.11)."""
    if state.form.simplified or hero.card.faction != "nupten" or hero.at < 0:
        return False
    seen = state.sight(hero)
    return any(
        ally.id == owner and ally.side == hero.side and ally.illusion >= 0 and seen >> ally.illusion & 1
        for ally in state.heroes
    )


def attack_value(state: SkytearState, number: int, target: HeroState | None) -> tuple[int, int]:
    """The attack value and the number of + symbols against that hero (None: anything else)."""
    hero = state.heroes[number]
    value, plus = hero.card.attack, hero.card.plus
    if state.form.simplified:
        return value, plus
    if target is not None and target.has("marked"):
        if hero.id == "sakoshi":
            plus += 1  # Open Wound
        if hero.id == "yami":
            value += 1  # Scent of Ash
    if sees_illusion_of(state, hero, "haburat"):
        value += 1  # Echoing Blade
    return value, plus


def skirmish_bonus(state: SkytearState, number: int) -> int:
    """+X Skirmish damage of a hero."""
    hero = state.heroes[number]
    bonus = hero.skirmish_now
    if hero.id == "gulbjarn" and not state.form.simplified:
        # Wild Majesty: one for each Shapeshifted allied hero within 3 spaces, himself included.
        for ally in state.heroes:
            near = ally.side == hero.side and ally.at >= 0 and state.board.distances[ally.at][hero.at] <= 3
            if near and ally.has("shapeshifted"):
                bonus += 1
    return bonus


def sweeps(state: SkytearState, hero: HeroState) -> bool:
    """Bear Frenzy: Gulbjarn's Skirmish hits everybody in an area while he is Shapeshifted."""
    return hero.id == "gulbjarn" and hero.has("shapeshifted") and not state.form.simplified


def flies(state: SkytearState, hero: HeroState) -> bool:
    """Raven Form: Corjof passes through everything while he is Shapeshifted."""
    return hero.id == "corjof" and hero.has("shapeshifted") and not state.form.simplified


def move_steps(state: SkytearState, hero: HeroState) -> int:
    """How far a Move action goes (SK-5.4, SK-17.1)."""
    steps = 3
    if hero.has("slow"):
        steps -= 2
    if hero.has("haste"):
        steps += 2
    return steps + 1 if flies(state, hero) else steps
