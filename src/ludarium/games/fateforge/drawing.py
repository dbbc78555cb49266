"""Maps drawn as text: zones, the ways between them with their doors, and barricades."""

from __future__ import annotations

import re
from itertools import pairwise

from ludarium.games.fateforge.content import CombatScene, Door, OwnMap
from ludarium.kernel.errors import BadPosition
from ludarium.kernel.text import Lines, Wrong

CLOSED, OPEN = "#", "/"
"""Doors on the map: "C-#-D" is closed."""
BARRICADES = "barricades:"
_FAR = "and "
_STEP = 4
"""From one zone to the next in a drawing."""
_ACROSS = {"---": "", "-#-": CLOSED, "-/-": OPEN}
_DOWN = {"|": "", CLOSED: CLOSED, OPEN: OPEN}
_ALONE = {"-": "", CLOSED: CLOSED, OPEN: OPEN}


def ways_of(combat: CombatScene, closed: int) -> tuple[list[str], list[int]]:
    """The zones as they lie, with the ways between them and at the end those between zones that do not touch.

    Also the numbers of the doors, in the order in which they are drawn.
    """
    at = dict(zip(combat.layout, combat.zones, strict=True))
    width, height = (1 + max(place) for place in zip(*combat.layout, strict=True))
    left = {frozenset((combat.zones[one], combat.zones[other])) for one, other in combat.edges}
    doors = {frozenset(combat.zones[zone] for zone in door.zones): number for number, door in enumerate(combat.doors)}
    drawn: list[int] = []

    def across(way: frozenset[str], sign: str) -> str:
        if way not in doors:
            return sign
        drawn.append(doors[way])
        door = CLOSED if closed >> doors[way] & 1 else OPEN
        return sign[1:2] + door + sign[2:]

    def joined(one: str, other: str, sign: str) -> str:
        way = frozenset((one, other))
        if way not in left:
            return " " * len(sign)
        left.discard(way)
        return across(way, sign)

    lines = []
    for row in range(height):
        zones = [at.get((column, row), " ") for column in range(width + 1)]
        below = [at.get((column, row + 1), " ") for column in range(width)]
        row_of_zones = (zone + joined(zone, right, "---") for zone, right in pairwise(zones))
        lines += ["".join(row_of_zones), "   ".join(joined(*pair, "|") for pair in zip(zones, below, strict=False))]
    far = [across(frozenset(way), "-").join(way) for way in sorted(map(sorted, left))]
    lines += [f"{_FAR}{' '.join(far)}"] if far else []
    return [line.rstrip() for line in lines if line.strip()], drawn


def own_map_of(combat: CombatScene, closed: int) -> list[str]:
    """A map that a position has brought, as `read_own_map` reads it."""
    sheltered = [f"{combat.zones[inside]}<{combat.zones[outside]}" for inside, outside in combat.barricades]
    return ways_of(combat, closed)[0] + ([f"{BARRICADES} {', '.join(sheltered)}"] if sheltered else [])


def read_own_map(lines: Lines) -> tuple[OwnMap, int]:
    """The map that is drawn and the set of its closed doors, which are numbered in the order of the drawing."""
    reader = _Reader()
    drawn = [len(line) - len(line.lstrip()) for _, line in lines if not _is_listed(line)]
    indent = min(drawn, default=0)
    for number, line in lines:
        try:
            if _is_listed(line):
                reader.listed(line.strip())
            elif re.search("[A-Z]", line):
                reader.zones(line[indent:])
            else:
                reader.ways_down(line[indent:])
        except Wrong as wrong:
            raise BadPosition(f"line {number}: {wrong}") from None
    try:
        return reader.read()
    except Wrong as wrong:
        raise BadPosition(f"line {lines[-1][0]}: {wrong}") from None


def _is_listed(line: str) -> bool:
    return line.strip().startswith((_FAR, BARRICADES))


class _Reader:
    """What has been seen of a drawing so far. Ways are kept with their doors: "" is none."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], str] = {}
        self.ways: dict[tuple[str, str], str] = {}
        self.far: dict[tuple[str, str], str] = {}
        self.sheltered: list[tuple[str, str]] = []
        self.down: dict[int, str] = {}
        self.row = -1

    def zones(self, line: str) -> None:
        """A line of zones; those ways down that end here are known now."""
        self.row += 1
        joined = {}
        for at in range(0, len(line), _STEP):
            zone, way = line[at], line[at + 1 : at + _STEP].rstrip()
            if re.fullmatch("[A-Z]", zone):
                if zone in self.cells.values():
                    raise Wrong(f"the zone {zone} is drawn twice")
                self.cells[at // _STEP, self.row] = zone
            elif zone != " ":
                raise Wrong(f"'{zone}' stands in the place of a zone; zones are capitals, each {_STEP} after the last")
            if way:
                if way not in _ACROSS:
                    raise Wrong(f"'{way.strip()}' is no way between zones; draw ---, -#- or -/-")
                joined[at // _STEP] = _ACROSS[way]
        for column, door in joined.items():
            self._join(self.ways, self._zone(column, self.row), self._zone(column + 1, self.row), door)
        for column, door in self.down.items():
            self._join(self.ways, self._zone(column, self.row - 1), self._zone(column, self.row), door)
        self.down = {}

    def ways_down(self, line: str) -> None:
        if self.down or self.row < 0:
            raise Wrong("ways down stand in one line between two lines of zones")
        for at, sign in enumerate(line):
            if sign == " ":
                continue
            if at % _STEP or sign not in _DOWN:
                raise Wrong(f"'{sign}' is no way down; draw |, # or / right under a zone")
            self.down[at // _STEP] = _DOWN[sign]

    def listed(self, line: str) -> None:
        """Ways between zones that do not touch ("and C-F E#F"), or barricades ("E<B": nobody shoots from B into E)."""
        if line.startswith(_FAR):
            for word in line.removeprefix(_FAR).split():
                read = re.fullmatch("([A-Z])([-#/])([A-Z])", word)
                if read is None:
                    raise Wrong(f"'{word}' is no way; write C-F, C#F or C/F")
                self._join(self.far, read[1], read[3], _ALONE[read[2]])
            return
        for word in filter(None, map(str.strip, line.removeprefix(BARRICADES).split(","))):
            if not re.fullmatch("[A-Z]<[A-Z]", word):
                raise Wrong(f"'{word}' is no barricade; write E<B when nobody shoots from B into E")
            self.sheltered.append((word[0], word[2]))

    def read(self) -> tuple[OwnMap, int]:
        if self.down:
            raise Wrong("the ways at the end lead nowhere")
        if len(self.cells) < 2:
            raise Wrong("a map has two zones at least")
        places = {zone: cell for cell, zone in sorted(self.cells.items(), key=lambda item: item[1])}
        numbers = {zone: number for number, zone in enumerate(places)}
        for way in self.far:
            if way in self.ways:
                raise Wrong(f"the way {'-'.join(way)} is there twice")
            if all(zone in places for zone in way) and _touch(*(places[zone] for zone in way)):
                raise Wrong(f"{way[0]} and {way[1]} touch: draw the way between them")
        ways = {**self.ways, **dict(sorted(self.far.items()))}
        strangers = {zone for pair in (*ways, *self.sheltered) for zone in pair} - set(places)
        if strangers:
            raise Wrong(f"there is no zone '{min(strangers)}' on this map")
        doors = [(way, sign) for way, sign in ways.items() if sign]
        own = OwnMap(
            tuple(places),
            tuple(places.values()),
            tuple((numbers[one], numbers[other]) for one, other in ways),
            tuple(
                Door(f"door{number}", (numbers[one], numbers[other]), False)
                for number, ((one, other), _) in enumerate(doors, start=1)
            ),
            tuple((numbers[inside], numbers[outside]) for inside, outside in self.sheltered),
        )
        return own, sum(1 << number for number, (_, sign) in enumerate(doors) if sign == CLOSED)

    def _zone(self, column: int, row: int) -> str:
        if (column, row) not in self.cells:
            raise Wrong("a way begins or ends where no zone is")
        return self.cells[column, row]

    def _join(self, ways: dict[tuple[str, str], str], one: str, other: str, door: str) -> None:
        way = (min(one, other), max(one, other))
        if one == other or way in ways:
            raise Wrong(f"the way {one}-{other} is there twice" if one != other else f"{one} leads to itself")
        ways[way] = door


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
