"""The battlefields: spaces, neighbours, distances, sight and areas, in tables built once (SK-2, SK-9, SK-12).

A space is a number; sets of spaces are integers. Sight does not change during a game: only white lines block it.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable
from typing import Any

from ludarium.games.skytear.content import WAYS, rows_of
from ludarium.spaces.hexes import NEIGHBOURS, Axial, axial

SIGHT = 3
ROWS = "abcdefghijklmnopqrstuvwxyz"
_AREA_SPAN = 4
"""No cell of an area lies farther from its cell (0, 0)."""


def bits(mask: int) -> list[int]:
    """The spaces of a set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(spaces: Any) -> int:
    """The set of these spaces."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def union(sets: Iterable[int]) -> int:
    """All spaces of these sets."""
    return functools.reduce(operator.or_, sets, 0)


class Board:
    """One battlefield. Nothing in it changes, but ways are found when they are first wanted."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.id: str = facts["id"]
        self.heroes_per_side: int = facts["heroes_per_side"]
        self.victory_cards: int = facts["victory_cards"]
        self._draw(facts["map"])
        self._name_grounds(facts)
        self._furnish(facts)
        self._measure()
        self._ways: dict[tuple[int, ...], tuple[int, ...]] = {}
        """Found once for each set of structures that stand."""
        self._areas = {name: self._lay(name) for name in WAYS}

    def _draw(self, drawing: str) -> None:
        """The spaces, each with its sign: the letter of its lane or dome, or whether there is cover."""
        cells = [
            (column, row, sign)
            for row, line in enumerate(drawing.strip("\n").splitlines())
            for column, sign in enumerate(line.split())
            if sign != "-"
        ]
        self.columns: tuple[tuple[int, int], ...] = tuple((column, row) for column, row, _ in cells)
        self.axials: tuple[Axial, ...] = tuple(axial(column, row) for column, row in self.columns)
        self.names: tuple[str, ...] = tuple(f"{ROWS[row]}{column + 1}" for column, row in self.columns)
        self.size = len(cells)
        self.all = (1 << self.size) - 1
        self._numbers = {place: number for number, place in enumerate(self.axials)}
        self._signs = tuple(sign for _, _, sign in cells)
        self.cover = self._signed("cABMDE")

    def _signed(self, signs: str) -> int:
        """The spaces with one of those signs."""
        return mask_of(at for at, sign in enumerate(self._signs) if sign in signs)

    def _name_grounds(self, facts: dict[str, Any]) -> None:
        """Lanes and domes; a capital letter has cover."""
        self.lanes: tuple[str, ...] = tuple(token["lane"] for token in facts["lane_tokens"])
        self.lane_spaces: tuple[int, ...] = tuple(self._signed(lane + lane.lower()) for lane in self.lanes)
        self.lane_ground = union(self.lane_spaces)
        self.domes: tuple[str, ...] = tuple(token["dome"] for token in facts["dome_tokens"])
        self.dome_spaces: tuple[int, ...] = tuple(self._signed(dome + dome.upper()) for dome in self.domes)
        self.in_domes = union(self.dome_spaces)
        self._openings = {frozenset((self._at(one), self._at(other))) for one, other in facts["openings"]}

    def _furnish(self, facts: dict[str, Any]) -> None:
        """Structures, tokens and minions of the set-up."""
        self.nexus: tuple[int, ...] = tuple(self._at(row["at"]) for row in facts["nexus"])
        self.lane_tokens: tuple[int, ...] = tuple(self._at(token["at"]) for token in facts["lane_tokens"])
        self.dome_tokens: tuple[int, ...] = tuple(self._at(token["at"]) for token in facts["dome_tokens"])
        self.dome_numbers: tuple[int, ...] = tuple(token["number"] for token in facts["dome_tokens"])
        towers = {(row["side"], row["lane"]): self._at(row["at"]) for row in facts["towers"]}
        self.towers: tuple[tuple[int, ...], ...] = tuple(
            tuple(towers[side, lane] for lane in self.lanes) for side in (0, 1)
        )
        minions = {(side, lane): 0 for side in (0, 1) for lane in self.lanes}
        for row in facts["minions"]:
            minions[row["side"], row["lane"]] |= mask_of(self._at(at) for at in row["at"])
        self.start_minions: tuple[tuple[int, ...], ...] = tuple(
            tuple(minions[side, lane] for lane in self.lanes) for side in (0, 1)
        )

    def _measure(self) -> None:
        every = range(self.size)
        self.neighbours: tuple[int, ...] = tuple(
            mask_of(self._numbers[(q + dq, r + dr)] for dq, dr in NEIGHBOURS if (q + dq, r + dr) in self._numbers)
            for q, r in self.axials
        )
        self.distances: tuple[tuple[int, ...], ...] = tuple(self._steps_from(at) for at in every)
        """distances[one][other]: the least number of steps on the battlefield, whatever stands there (SK-2.1)."""
        self.open_steps: tuple[int, ...] = tuple(
            mask_of(to for to in bits(self.neighbours[at]) if not self.white_line(at, to)) for at in every
        )
        """Neighbours that no white line cuts off."""
        self.sight: tuple[tuple[int, ...], ...] = tuple(self._sights(at) for at in every)
        """sight[space][reach]: what is seen from there with paths of at most that many steps (SK-9.1)."""
        self._near: tuple[tuple[int, ...], ...] = tuple(
            tuple(mask_of(to for to, steps in enumerate(row) if 0 <= steps <= far) for far in range(_AREA_SPAN + 1))
            for row in self.distances
        )

    def _at(self, place: list[int]) -> int:
        return self._numbers[axial(place[0], place[1])]

    def space(self, name: str) -> int:
        """The space of that name; ValueError when there is none."""
        if name not in self.names:
            raise ValueError(f"'{name}' is not a space of this battlefield")
        return self.names.index(name)

    def white_line(self, at: int, to: int) -> bool:
        """Whether the edge between two neighbours is a white line: the border of a dome, except its openings."""
        apart = any(spaces >> at & 1 != spaces >> to & 1 for spaces in self.dome_spaces)
        return apart and frozenset((at, to)) not in self._openings

    def _steps_from(self, at: int) -> tuple[int, ...]:
        steps = [-1] * self.size
        reached = frontier = 1 << at
        taken = 0
        while frontier:
            further = 0
            for space in bits(frontier):
                steps[space] = taken
                further |= self.neighbours[space]
            frontier = further & ~reached
            reached |= frontier
            taken += 1
        return tuple(steps)

    def ways_round_domes(self, goals: tuple[int, ...]) -> tuple[int, ...]:
        """For each space the number of steps to the nearest of these spaces, through no dome; -1: there is no way."""
        if goals not in self._ways:
            steps = [-1] * self.size
            reached = frontier = mask_of(goals)
            taken = 0
            while frontier:
                further = 0
                for at in bits(frontier):
                    steps[at] = taken
                    further |= self.neighbours[at]
                frontier = further & ~self.in_domes & ~reached
                reached |= frontier
                taken += 1
            self._ways[goals] = tuple(steps)
        return self._ways[goals]

    def _sights(self, at: int) -> tuple[int, ...]:
        reached = frontier = 1 << at
        rings = [reached]
        for _ in range(SIGHT):
            further = 0
            for space in bits(frontier):
                further |= self.open_steps[space]
            frontier = further & ~reached
            reached |= frontier
            rings.append(reached)
        return tuple(rings)

    def _lay(self, name: str) -> tuple[tuple[int, ...], ...]:
        """For each space, the sets an area covers when its cell (0, 0) lies there, in every way it can lie."""
        return tuple(
            tuple(
                mask_of(self._numbers[(q + dq, r + dr)] for dq, dr in way if (q + dq, r + dr) in self._numbers)
                for way in WAYS[name]
            )
            for q, r in self.axials
        )

    def from_caster(self, area: str, caster: int) -> tuple[int, ...]:
        """The different ways to lay an area that starts at the caster (SK-12.3); at least one space is hit."""
        return tuple(dict.fromkeys(spaces for spaces in self._areas[area][caster] if spaces))

    def over(self, area: str, wanted: int) -> tuple[int, ...]:
        """The different ways to lay an area so that it covers at least one of the wanted spaces (SK-12.4, SK-12.7)."""
        # Any cell may lie on a wanted space, so the cell (0, 0) is tried on every space near enough.
        near = 0
        for space in bits(wanted):
            near |= self._near[space][_AREA_SPAN]
        found: dict[int, None] = {}
        for at in bits(near):
            for spaces in self._areas[area][at]:
                if spaces & wanted:
                    found[spaces] = None
        return tuple(found)

    def within(self, far: int, space: int) -> int:
        """All spaces at distance 0 to `far`."""
        return self._near[space][far]

    def reached(self, start: int, steps: int, passable: int) -> int:
        """The spaces that so many steps over passable spaces lead to, the start included."""
        reached = frontier = 1 << start
        for _ in range(steps):
            further = 0
            for space in bits(frontier):
                further |= self.neighbours[space]
            frontier = further & passable & ~reached
            if not frontier:
                break
            reached |= frontier
        return reached

    def spread(self, mask: int) -> int:
        """The set together with all neighbours of its spaces."""
        wide = mask
        for space in bits(mask):
            wide |= self.neighbours[space]
        return wide


BOARDS: dict[str, Board] = {facts["id"]: Board(facts) for facts in rows_of("battlefields")}
