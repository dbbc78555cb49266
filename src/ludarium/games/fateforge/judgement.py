"""How good things look for the party: objectives, health, enemies, the way out; for the bots."""

from __future__ import annotations

import math

from ludarium.games.fateforge.content import BOSSES
from ludarium.games.fateforge.deeds import armour_of, results_at_hand, zone_of
from ludarium.games.fateforge.ending import escape_damage
from ludarium.games.fateforge.enemies import eligible
from ludarium.games.fateforge.ground import FAR
from ludarium.games.fateforge.objectives import leaving, met
from ludarium.games.fateforge.state import NOWHERE, FateforgeState

OBJECTIVE = 2.5
"""What an objective that is met is worth."""
HEALTH = 2.0
"""What a hero in full health is worth."""
CONSCIOUS = 1.5
"""What it is worth on top of that not to lie on the ground."""
ENEMY = 0.1
"""What each point of toughness and armour of an enemy weighs against the party."""
DISTANCE = 0.22
"""What each zone between the party and something it wants weighs."""
RESULT = 0.04
"""What a result at hand is worth: enough to use it, too little to hoard it."""


def promise(state: FateforgeState, seat: int) -> float:
    """From 0 (lost) to 1 (won); the party shares it. Only what everybody sees counts, and the seat's own dice."""
    worth = _party(state) + _purse(state)
    if state.fighters and all(fighter.zone != NOWHERE for fighter in state.fighters):
        worth += _combat(state, seat)
    return 1 / (1 + math.exp(-worth / 6))


def _purse(state: FateforgeState) -> float:
    campaign = state.campaign
    items = sum(1 for hero in state.party for _ in hero.working())
    skills = sum(len(hero.skills) for hero in state.party)
    return (
        0.1 * campaign.gold
        + 0.12 * campaign.food
        + 0.15 * campaign.trait_points
        + 0.5 * items
        + 0.6 * skills
        + 0.1 * sum(campaign.reputation)
        + 0.5 * campaign.victory_points
    )


def _party(state: FateforgeState) -> float:
    worth = 0.0
    for number, hero in enumerate(state.party):
        worth += HEALTH * math.sqrt(hero.health / hero.max_health) + 0.12 * hero.energy
        worth += 0.15 * armour_of(state, number) - 0.5 * len(hero.corruption)
    return worth


def _combat(state: FateforgeState, seat: int) -> float:
    conscious = state.conscious()
    left = max(0, state.rounds - state.round)
    worth = CONSCIOUS * len(conscious)
    worth += sum(0.12 * state.fighters[number].block + 0.3 * state.fighters[number].hidden for number in conscious)
    for number in conscious:
        if state.party[number].seat == seat:
            worth += RESULT * len(results_at_hand(state, number))
        worth += 0.1 * state.fighters[number].charges - 0.5 * state.fighters[number].stunned
    for enemy in state.enemies:
        strength = 1 + enemy.toughness + enemy.armour - 0.5 * enemy.damage + 0.5 * enemy.block
        worth -= ENEMY * strength * (0.6 if enemy.stunned else 1.0) * (1.0 if left else 0.3)
    worth += _boss(state)
    gone = leaving(state, "")
    for objective in state.objectives:
        if not conscious:
            break
        if objective.startswith(("escape", "some_escape")):
            worth += _way_out(state, objective, left)
        elif met(state, objective, gone):
            worth += OBJECTIVE
        else:
            worth += max(_progress(state, way) for way in objective.split(" or "))
    return worth - 0.35 * _exposed(state)


def _exposed(state: FateforgeState) -> int:
    """How many enemies stand with a hero they can hit, while they still have a turn to come."""
    zones = [state.fighters[number].zone for number in state.conscious() if eligible(state, number)]
    return sum(1 for enemy in state.enemies if not enemy.stunned and enemy.zone in zones)


def _boss(state: FateforgeState) -> float:
    boss = state.boss
    if boss is None:
        return 0.0
    card = BOSSES[boss.id]
    covered = sum(marks.bit_count() for marks in boss.marks)
    worth = -0.12 * boss.armour - 2.0 * (card.wounds - boss.wounds) + 1.6 * boss.damage / boss.toughness
    return worth + 0.35 * covered + 0.8 * len(boss.wounded)


def _nearest(state: FateforgeState, zone: int) -> int:
    """Zones between the nearest conscious hero and that one; portals are not seen through."""
    if zone == NOWHERE:
        return 0
    return min((state.ground.distance[state.fighters[n].zone][zone] for n in state.conscious()), default=FAR)


def _progress(state: FateforgeState, way: str) -> float:
    """How far an objective that is not met has come, below what it is worth when it is."""
    worth = 0.0
    for term in way.split(" & "):
        word, _, rest = term.partition(" ")
        if word in ("taken", "focused", "carried"):
            name = rest.split()[0]
            if any(name in fighter.carries for fighter in state.fighters):
                worth += 0.8 * OBJECTIVE
                continue
            token = state.token(name)
            zone = token.zone if token is not None else _letter(state, name)
            guard = next((enemy for enemy in state.enemies if enemy.guards == name), None)
            if guard is not None:
                worth -= 0.5 + 0.2 * (guard.toughness - guard.damage + guard.armour)
            worth -= DISTANCE * min(6, _nearest(state, zone))
        elif word == "defeated" and rest not in state.defeated:
            at = state.enemy_number(rest)
            enemy = state.enemies[at]
            worth -= 0.3 * (enemy.toughness - enemy.damage + enemy.armour)
            worth -= DISTANCE * min(6, _nearest(state, zone_of(state, rest)))
        elif word == "boss" and state.boss is not None:
            worth -= DISTANCE * min(6, _nearest(state, state.boss.zone))
        elif word.startswith("explored"):
            for token in state.tokens:
                if token.kind == "explore":
                    worth -= 0.4 + DISTANCE * min(6, _nearest(state, token.zone))
    return worth


def _letter(state: FateforgeState, name: str) -> int:
    return state.combat.zones.index(name) if name in state.combat.zones else NOWHERE


def _way_out(state: FateforgeState, objective: str, left: int) -> float:
    """The best exit that counts: its damage matters more as the end comes near."""
    wanted = objective.partition(" ")[2]
    letters = None if wanted in ("any", "") else wanted.split("|")
    best = -6.0
    for token in state.tokens:
        if token.kind != "exit" or (letters is not None and token.name.removeprefix("exit") not in letters):
            continue
        damage = 0.0
        for number in state.conscious():
            hurt = escape_damage(state, state.fighters[number].zone, token.zone)
            if hurt >= FAR:
                damage = FAR
                break
            near = state.ground.distance[state.fighters[number].zone][token.zone]
            # Who would be knocked out on the way is worse than what the figures say.
            damage += hurt + 0.3 * near + (4 if hurt >= state.party[number].health else 0)
        if damage < FAR:
            best = max(best, OBJECTIVE - 0.45 * damage / (1 + left) - (1.0 if state.guarded(token.name) else 0.0))
    return best
