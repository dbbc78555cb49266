"""How good things look for the party: objectives, health, enemies, the way out; for the bots."""

from __future__ import annotations

import math
from copy import copy

from msgspec.structs import replace

from ludarium.games.fateforge.battle import Combat
from ludarium.games.fateforge.combat.arena import begin_combat
from ludarium.games.fateforge.combat.ending import escape_damage, extra_round_allowed
from ludarium.games.fateforge.combat.enemies import eligible
from ludarium.games.fateforge.content import BOSSES
from ludarium.games.fateforge.deeds import armour_of
from ludarium.games.fateforge.ground import FAR
from ludarium.games.fateforge.mind.aims import Aims
from ludarium.games.fateforge.state import NOWHERE, FateforgeState

UNMET = 2.5
"""What an objective that is not met weighs against the party."""
TOUGHNESS = 0.3
"""What each point of toughness and armour of an enemy weighs that stands before an objective,"""
ENEMY = 0.05
"""and of any other."""
DISTANCE = 0.25
"""What each zone between the nearest hero and something to be done weighs,"""
FOLLOWING = 0.12
"""and between any other hero and the nearest of them."""
HEALTH = 2.5
"""What a hero in full health is worth, counted by the root: the last points weigh most."""
CONSCIOUS = 1.5
"""What it is worth on top of that not to lie on the ground."""
EXPOSED = 0.15
"""What an enemy weighs that stands with a hero it can hit."""


A_COMBAT = 2.5
"""What a combat won or lost weighs for all that comes after it, in the outlook."""
PAR = 4.0
"""How much better a combat looks at its end than at its beginning when it goes as such combats go."""


def promise(state: FateforgeState, seat: int) -> float:
    """From 0 (lost) to 1 (won); the party shares it. Only what everybody sees counts."""
    worth = _party(state) + _purse(state)
    if _fighting(state):
        worth += 2.0 + _combat(state)
    return _chance(worth / 5)


def outlook(state: FateforgeState) -> float:
    """How likely the party is to come to a good end, for people to read: hints, and the curve of a replay.

    Bots compare by `promise`, where a combat weighs so much against the party that a new one would look like a defeat.
    """
    hope = _hope(state) if _fighting(state) else 0.5
    if state.form_id == "combat":
        return hope
    results = [words.split()[1] for words in state.campaign.results]
    lead = results.count("success") - results.count("fail") + 2 * hope - 1
    return _chance((_party(state) + _purse(state) + A_COMBAT * lead) / 5)


def _hope(state: FateforgeState) -> float:
    """About half of the combats are won (docs/fateforge-balance.md): what counts is what has been done in this one."""
    done = (state.round - 1) / state.rounds if state.round else 0.0
    return _chance((_combat(state) - _opening(state) - PAR * done + 0.5 * (_party(state) + 2)) / 2.5)


def _opening(state: FateforgeState) -> float:
    """What `_combat` says of this combat before its first round."""
    opening = copy(state)
    for _ in begin_combat(opening, Combat(state.combat_id, state.quest), lambda event: None):
        raise AssertionError("nobody is asked while a combat is laid out")
    opening.round = 1
    opening.fighters = tuple(replace(fighter, zone=opening.starts[0]) for fighter in opening.fighters)
    return _combat(opening)


def _fighting(state: FateforgeState) -> bool:
    return bool(state.fighters) and all(fighter.zone != NOWHERE for fighter in state.fighters)


def _chance(worth: float) -> float:
    return 1 / (1 + math.exp(-worth))


def _purse(state: FateforgeState) -> float:
    campaign = state.campaign
    items = sum(1 for hero in state.party for _ in hero.working())
    skills = sum(len(hero.skills) - 2 for hero in state.party)
    return (
        0.2 * campaign.gold
        + 0.2 * campaign.food
        + 0.1 * campaign.trait_points
        + 0.4 * items
        + 0.6 * skills
        + 0.1 * sum(campaign.reputation)
        + 0.5 * campaign.victory_points
    )


def _party(state: FateforgeState) -> float:
    worth = 0.0
    for number, hero in enumerate(state.party):
        worth += HEALTH * (math.sqrt(hero.health / hero.max_health) - 1) + 0.08 * (hero.energy - hero.max_energy)
        worth += 0.15 * armour_of(state, number) - 0.5 * len(hero.corruption)
    return worth


def _combat(state: FateforgeState) -> float:
    conscious = state.conscious()
    if not conscious:
        return -UNMET * (1 + len(state.objectives)) - CONSCIOUS * len(state.party)
    aims = Aims(state)
    left = max(0, state.rounds - state.round) + (0.5 if extra_round_allowed(state) else 0.0)
    worth = -CONSCIOUS * (len(state.party) - len(conscious)) - UNMET * aims.unmet
    for number in conscious:
        fighter = state.fighters[number]
        worth += 0.12 * fighter.block + 0.25 * fighter.hidden + 0.1 * fighter.charges - 0.4 * fighter.stunned
    worth += _enemies(state, aims, left)
    worth += _boss(state, aims)
    worth -= _errands(state, aims, conscious)
    return worth + _way_out(state, aims, conscious, left)


def _enemies(state: FateforgeState, aims: Aims, left: float) -> float:
    zones = [state.fighters[number].zone for number in state.conscious() if eligible(state, number)]
    worth = 0.0
    for enemy in state.enemies:
        # Damage is gone after the clean-up, armour is not.
        strength = enemy.toughness - 0.6 * enemy.damage + enemy.armour + 0.5 * enemy.block
        if enemy.name in aims.kill:
            worth -= TOUGHNESS * (2 + strength)
        worth -= ENEMY * (1 + strength) * (1.0 if left else 0.3)
        if enemy.zone in zones and not enemy.stunned:
            worth -= EXPOSED
    return worth


def _boss(state: FateforgeState, aims: Aims) -> float:
    boss = state.boss
    if boss is None:
        return 0.0
    card = BOSSES[boss.id]
    covered = sum(marks.bit_count() for marks in boss.marks)
    worth = 0.4 * covered + 1.2 * len(boss.wounded)
    if aims.fell:
        worth += 1.2 * boss.damage / boss.toughness - 0.12 * boss.armour - 2.0 * (card.wounds - boss.wounds)
    return worth


def _errands(state: FateforgeState, aims: Aims, conscious: tuple[int, ...]) -> float:
    """How far the party is from what it has to do: one hero for each errand, the others not far behind."""
    far = 0.0
    for zone in aims.zones:
        far += DISTANCE * min(9, min(aims.road[state.fighters[number].zone][zone] for number in conscious))
    if aims.zones:
        for number in conscious:
            far += FOLLOWING * min(9, aims.away(state.fighters[number].zone))
    return far


def _way_out(state: FateforgeState, aims: Aims, conscious: tuple[int, ...], left: float) -> float:
    """The best exit that counts: what the way costs matters more as the end comes near."""
    best = -6.0
    near = 1 / (1 + left)
    for zone in aims.exits:
        worth = 0.0
        alive = 0
        for number in conscious:
            here = state.fighters[number].zone
            hurt = escape_damage(state, here, zone)
            if hurt >= FAR:
                # Doors and portals are no way to escape: somebody has to go there before the end.
                worth -= near * (3.0 + 0.5 * min(9, aims.road[here][zone]))
                alive += left >= 1
                continue
            worth -= 0.2 * near * hurt
            if hurt >= state.party[number].health:
                worth -= near * CONSCIOUS
            else:
                alive += 1
        if not alive:
            worth -= near * UNMET * 2
        best = max(best, worth)
    return best if aims.exits else 0.0
