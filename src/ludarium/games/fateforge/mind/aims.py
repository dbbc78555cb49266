"""What the party still has to do in a combat, and how far that is; for the bots. Reads only what everybody sees."""

from __future__ import annotations

from functools import lru_cache

from ludarium.games.fateforge.combat.objectives import TERMS, goals_of, leaving, met
from ludarium.games.fateforge.content import COMBATS, OwnMap
from ludarium.games.fateforge.ground import FAR
from ludarium.games.fateforge.state import FateforgeState

Road = tuple[tuple[int, ...], ...]
"""What it costs a hero to get from a zone to another, in results."""


class Aims:
    """Whom to defeat, where to take or examine something, what to pick up, and where to leave."""

    __slots__ = ("exits", "fell", "kill", "loot", "road", "spots", "unmet", "zones")

    def __init__(self, state: FateforgeState) -> None:
        self.kill: list[str] = []
        """Enemies that stand between the party and an objective: guards, carriers, commanders, the boss."""
        self.fell = False
        """Whether it helps to defeat the boss; where only its weak points count, it must not fall before them."""
        self.spots: list[int] = []
        """Zones where a hero is needed for something else."""
        self.exits: list[int] = []
        """Exits that count."""
        self.unmet = 0
        """Objectives not met, leaving out the escape."""
        self.road = road(state)
        gone = leaving(state, "")
        for objective in state.objectives:
            goals = goals_of(objective)
            for goal in goals:
                if goal.exits or TERMS[goal.verb].is_escape:
                    self._find_exits(state, goal.exits)
            if not any(TERMS[goal.verb].is_escape for goal in goals) and not met(state, objective, gone):
                self.unmet += 1
                # A party that can stay away from a commander need not defeat it.
                if not any(goal.verb == "away" for goal in goals):
                    for goal in goals:
                        TERMS[goal.verb].seek(self, state, goal)
        zones = list(self.spots)
        for enemy in state.enemies:
            if enemy.name in self.kill:
                zones.append(enemy.zone)
        if state.boss is not None and state.boss.id in self.kill:
            zones.append(state.boss.zone)
        self.zones = tuple(dict.fromkeys(zones))
        """Everywhere that something is to be done."""
        self.loot: tuple[int, ...] = ()
        """Where gems and food lie, when there is nothing else to do and time for it."""
        if not zones and state.round < state.rounds:
            self.loot = tuple(token.zone for token in state.tokens if token.kind in ("gem", "food"))

    def _find_exits(self, state: FateforgeState, letters: tuple[str, ...]) -> None:
        """Those of the letters, or any."""
        any_will_do = letters in ((), ("*",))
        for token in state.tokens:
            if token.kind == "exit" and (any_will_do or token.name.removeprefix("exit") in letters):
                self.exits.append(token.zone)
                if state.guarded(token.name) and (any_will_do or len(letters) == 1):
                    self.find_guard(state, token.name)

    def find_token(self, state: FateforgeState, name: str) -> None:
        """Where to take it, or whom to take it from; nothing when a hero has it."""
        if any(name in fighter.carries for fighter in state.fighters if not fighter.ko):
            return
        carrier = next((enemy.name for enemy in state.enemies if enemy.carries == name), "")
        if carrier:
            self.kill.append(carrier)
            return
        token = state.token(name)
        if token is not None and not self.find_guard(state, name):
            self.spots.append(token.zone)

    def find_guard(self, state: FateforgeState, name: str) -> bool:
        """Whoever guards it must be defeated first."""
        guards = [enemy.name for enemy in state.enemies if enemy.guards == name]
        self.kill += guards
        return bool(guards)

    def away(self, zone: int) -> int:
        """What it costs from there to the nearest thing to do; 0 when nothing is left."""
        costs = self.road[zone]
        return min((costs[aim] for aim in self.zones), default=0)

    def out(self, zone: int) -> int:
        """What it costs from there to what can still be picked up, else to the nearest exit that counts."""
        costs = self.road[zone]
        return min((costs[aim] for aim in self.loot or self.exits), default=0)


def road(state: FateforgeState) -> Road:
    """The map as heroes walk it: through portals, closed doors (a Focus to open) and difficult terrain."""
    portals, terrain, traps = [], 0, 0
    for token in state.tokens:
        if token.kind == "portal":
            if not state.guarded(token.name):
                portals.append((token.zone, token.to))
        elif token.kind == "terrain":
            terrain |= 1 << token.zone
        elif token.kind == "trap":
            traps |= 1 << token.zone
    return _road(state.combat_id, state.own_map, state.closed, tuple(portals), terrain, traps)


@lru_cache(maxsize=4096)
def _road(
    combat_id: str,
    own_map: OwnMap | None,
    closed: int,
    portals: tuple[tuple[int, int], ...],
    terrain: int,
    traps: int,
) -> Road:
    combat = COMBATS[combat_id] if own_map is None else COMBATS[combat_id].laid_out(own_map)
    size = len(combat.zones)
    shut = {frozenset(door.zones) for number, door in enumerate(combat.doors) if closed >> number & 1}
    edges: dict[int, dict[int, int]] = {zone: {} for zone in range(size)}
    for a, b in combat.edges:
        for start, end in ((a, b), (b, a)):
            edges[start][end] = 1 + (frozenset((a, b)) in shut)
    for start, end in portals:
        edges[start].setdefault(end, 1)
    for start, ways in edges.items():
        for end in ways:
            ways[end] += (terrain >> start & 1) + (traps >> end & 1)
    return tuple(_costs(start, edges) for start in range(size))


def _costs(start: int, edges: dict[int, dict[int, int]]) -> tuple[int, ...]:
    least = [FAR] * len(edges)
    least[start] = 0
    waiting = [start]
    while waiting:
        zone = min(waiting, key=lambda one: least[one])
        waiting.remove(zone)
        for other, cost in edges[zone].items():
            if least[zone] + cost < least[other]:
                least[other] = least[zone] + cost
                waiting.append(other)
    return tuple(least)
