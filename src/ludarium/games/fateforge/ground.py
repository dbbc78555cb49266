"""The battle map: zones, distances, shots (FF-9). One table for each map and set of closed doors."""

from __future__ import annotations

from functools import cache

from ludarium.games.fateforge.content import COMBATS, CombatScene, OwnMap

FAR = 99
"""The distance of zones that no way joins."""


class Ground:
    """Zones are numbers; `near[z]` is the set of its neighbours, `distance[a][b]` counts steps."""

    __slots__ = ("barred", "distance", "near", "neighbours", "size")

    def __init__(self, combat: CombatScene, closed: int) -> None:
        self.size = len(combat.zones)
        shut = {frozenset(door.zones) for number, door in enumerate(combat.doors) if closed >> number & 1}
        near = [0] * self.size
        for a, b in combat.edges:
            if frozenset((a, b)) not in shut:
                near[a] |= 1 << b
                near[b] |= 1 << a
        self.near = tuple(near)
        self.neighbours = tuple(tuple(z for z in range(self.size) if near[a] >> z & 1) for a in range(self.size))
        self.distance = tuple(self._distances(start) for start in range(self.size))
        self.barred = frozenset(combat.barricades)
        """(protected zone, zone from whose side no shot comes) (FF-27.2)."""

    def _distances(self, start: int) -> tuple[int, ...]:
        found = [FAR] * self.size
        found[start] = 0
        wave = [start]
        while wave:
            following = []
            for zone in wave:
                for other in self.neighbours[zone]:
                    if found[other] == FAR:
                        found[other] = found[zone] + 1
                        following.append(other)
            wave = following
        return tuple(found)

    def towards(self, zone: int, target: int) -> tuple[int, ...]:
        """The neighbours of `zone` that lie on a shortest way to `target`; none when there is no way."""
        away = self.distance[zone][target]
        if away in (0, FAR):
            return ()
        return tuple(other for other in self.neighbours[zone] if self.distance[other][target] == away - 1)

    def can_shoot(self, shooter: int, target: int) -> bool:
        """Whether barricades leave a way for a shot: some shortest way that does not come over one (FF-27.2)."""
        away = self.distance[shooter][target]
        if away in (0, FAR):
            return away == 0
        for last in self.neighbours[target]:
            if self.distance[shooter][last] == away - 1 and (target, last) not in self.barred:
                return True
        return False


@cache
def ground(combat_id: str, closed: int, own_map: OwnMap | None = None) -> Ground:
    """The map of a combat, or the one brought for it, with those doors closed (numbers of doors, as a set)."""
    combat = COMBATS[combat_id]
    return Ground(combat if own_map is None else combat.laid_out(own_map), closed)
