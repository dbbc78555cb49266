"""Whom and what a hero can reach from where: steps, strikes, shots, things to examine (FF-13.4, FF-27)."""

from __future__ import annotations

from ludarium.games.fateforge.combat.objectives import goals_of
from ludarium.games.fateforge.content import FEAR, ITEMS, Token
from ludarium.games.fateforge.deeds import movable
from ludarium.games.fateforge.notation import has_verb
from ludarium.games.fateforge.state import EnemyState, FateforgeState


def forbids(state: FateforgeState, number: int, what: str) -> bool:
    """Whether a Fear card or an item in its slot forbids something: sprint, shot, energy_step, focus."""
    if any(fx.verb == "forbid" and what in fx.words for card in state.fighters[number].fear for fx in FEAR[card].fx):
        return True
    return any(
        fx.verb == "forbid" and what in fx.words for held in state.party[number].working() for fx in ITEMS[held.id].fx
    )


# -- where a hero can go ---------------------------------------------------------------------------------------


def blockaded(state: FateforgeState, zone: int) -> bool:
    """Whether an enemy there keeps heroes from leaving of their own will (FF-10.13)."""
    return any(enemy.zone == zone and enemy.can("blockade") for enemy in state.enemies)


def in_terrain(state: FateforgeState, zone: int) -> bool:
    return any(token.kind == "terrain" and token.zone == zone for token in state.tokens)


_SURE_FOOTED = frozenset(item.id for item in ITEMS.values() if has_verb(item.fx, "ignore_terrain"))


def ignores_terrain(state: FateforgeState, number: int) -> bool:
    return any(held.id in _SURE_FOOTED for held in state.party[number].working())


def acrobatic(state: FateforgeState, number: int) -> bool:
    """Acrobatics: once a turn one Step of the Rogue ignores Blockade and terrain."""
    return state.party[number].id == "rogue" and "acrobatics" not in state.fighters[number].used


class Way:
    """Where a Step action can lead from a zone, and what it costs: an extra Step, or Acrobatics.

    `payable`: it goes by Acrobatics, but an extra Step would do as well.
    """

    __slots__ = ("acrobatics", "extra", "payable", "zones")

    def __init__(
        self, zones: tuple[int, ...], extra: bool = False, acrobatics: bool = False, payable: bool = False
    ) -> None:
        self.zones = zones
        self.extra = extra
        self.acrobatics = acrobatics
        self.payable = payable


_NO_WAY = Way(())


def ways(state: FateforgeState, number: int, zone: int) -> Way:
    """The zones a Step action leads to: neighbours, and through an unguarded portal its destination (FF-27.5)."""
    blocked = blockaded(state, zone)
    extra = in_terrain(state, zone) and not ignores_terrain(state, number)
    acrobatics = (blocked or extra) and acrobatic(state, number)
    if blocked and not acrobatics:
        return _NO_WAY
    zones = state.ground.neighbours[zone]
    for token in state.tokens:
        if token.kind == "portal" and token.zone == zone and token.to not in zones and not state.guarded(token.name):
            zones = (*zones, token.to)
    return Way(zones, extra and not acrobatics, acrobatics, acrobatics and not blocked)


def portal_to(state: FateforgeState, zone: int, destination: int) -> Token | None:
    """The portal a Step takes, where no edge leads there."""
    if destination in state.ground.neighbours[zone]:
        return None
    for token in state.tokens:
        if token.kind == "portal" and token.zone == zone and token.to == destination and not state.guarded(token.name):
            return token
    return None


# -- whom a hero can hit ---------------------------------------------------------------------------------------


def struck_from(state: FateforgeState, zone: int) -> tuple[str, ...]:
    """Enemies that a Strike in that zone may target (FF-4.3)."""
    return _aimed(state, zone, shots=False)


def shot_from(state: FateforgeState, zone: int, farthest: int = 1) -> tuple[str, ...]:
    """Enemies that a Shot from that zone may target: adjacent, or farther where something says so (FF-4.5)."""
    ground = state.ground
    found: tuple[str, ...] = ()
    for other in range(ground.size):
        if 0 < ground.distance[zone][other] <= farthest and ground.can_shoot(zone, other):
            found += _aimed(state, other, shots=True)
    return found


def reached_from(state: FateforgeState, zone: int, reach: tuple[int, int] | None) -> tuple[str, ...]:
    """Enemies that an effect with that reach may target."""
    low, high = reach or (0, 0)
    ground = state.ground
    found: tuple[str, ...] = ()
    for other in range(ground.size):
        if low <= ground.distance[zone][other] <= high:
            found += _aimed(state, other, shots=False)
    return found


def _aimed(state: FateforgeState, zone: int, shots: bool) -> tuple[str, ...]:
    """Who may be targeted in a zone: the guarded never, a Shield-bearer before other minions (FF-10.16, FF-27.6)."""
    found: list[EnemyState] = []
    shielded = False
    for enemy in state.enemies:
        if enemy.zone == zone and not enemy.guarded and not (shots and enemy.can("stealth")):
            found.append(enemy)
            shielded = shielded or enemy.can("shield_bearer")
    names = tuple(enemy.name for enemy in found if not shielded or not enemy.minion or enemy.can("shield_bearer"))
    if state.boss is not None and state.boss.zone == zone:
        names += (state.boss.id,)
    return names


def minions_from(
    state: FateforgeState, zone: int, reach: tuple[int, int] | None, moving: bool = False
) -> tuple[str, ...]:
    """Minions within reach; with `moving` only those that can be moved at all (FF-22.2 to FF-22.4)."""
    names = []
    for name in reached_from(state, zone, reach):
        at = state.enemy_number(name)
        if at >= 0 and state.enemies[at].minion and not (moving and not movable(state.enemies[at])):
            names.append(name)
    return tuple(names)


def heroes_from(state: FateforgeState, zone: int, reach: tuple[int, int] | None) -> tuple[int, ...]:
    """Conscious heroes within reach."""
    low, high = reach or (0, 0)
    distance = state.ground.distance[zone]
    return tuple(
        number
        for number, fighter in enumerate(state.fighters)
        if not fighter.ko and low <= distance[fighter.zone] <= high
    )


# -- what can be examined --------------------------------------------------------------------------------------


def focus_needed(state: FateforgeState) -> frozenset[str]:
    """Tokens and zones at which an objective asks for a Focus action."""
    return frozenset(goal.what for text in state.objectives for goal in goals_of(text) if goal.verb == "focused")


def examinable(state: FateforgeState, zone: int) -> tuple[str, ...]:
    """What a Focus action can be used on in that zone: chests, exploration tokens, doors, objectives (FF-4.7)."""
    found = []
    needed = focus_needed(state)
    for token in state.tokens:
        if token.zone != zone or state.guarded(token.name):
            continue
        if token.kind in ("chest", "explore") or (token.name in needed and token.name not in state.focused):
            found.append(token.name)
    for door in state.combat.doors:
        if zone in door.zones and not state.guarded(door.name):
            found.append(door.name)
    letter = state.combat.zones[zone]
    if letter in needed and letter not in state.focused:
        found.append(letter)
    return tuple(found)
