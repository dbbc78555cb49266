"""Patterns on whole boards: where a being can arrive, found by shifting sets of squares, not by looping over squares.

A pattern square is at `target + shift`. Shifting the set of own pieces by that amount gives the targets for
which the pattern square is held; the intersection over all pattern squares gives the targets that fit. `valid`
holds the targets for which target and pattern squares exist (TK-6.5), which also cuts off wrapping.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from ludarium.games.tash_kalar.arena import ARENA
from ludarium.games.tash_kalar.cards import CARD_BEINGS, Being
from ludarium.spaces.squares import DIRECTIONS, WIDTH, offset, squares

LIFT = 40
"""Boards are lifted by this much, so that every shift (at least -40) is a shift to the right."""

TURNS = ("r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3")
"""The eight orientations: quarter turns clockwise, without (r) and after (m) mirroring left to right (TK-6.2)."""


class Orientation(Struct, frozen=True):
    """One of the different ways a being's drawing can lie. Shifts are lifted."""

    turn: int
    valid: int
    heroic_shifts: tuple[int, ...]
    common_shifts: tuple[int, ...]
    pattern: tuple[tuple[int, int, str], ...]
    marks: tuple[tuple[int, int], ...]
    marks2: tuple[tuple[int, int], ...]
    directions: tuple[str, ...]

    def fits(self, lifted: int, lifted_upgraded: int) -> int:
        """The targets around which pieces stand as drawn; boards are lifted by LIFT."""
        found = self.valid
        for shift in self.heroic_shifts:
            found &= lifted_upgraded >> shift
            if not found:
                return 0
        for shift in self.common_shifts:
            found &= lifted >> shift
            if not found:
                return 0
        return found

    def fits_but_for(self, landing: int, lifted: int, lifted_upgraded: int) -> tuple[int, int]:
        """The targets within `landing` around which exactly one piece, and exactly two, are not as drawn."""
        none = one = two = self.valid & landing
        for shift in self.heroic_shifts:
            held = lifted_upgraded >> shift
            two = two & held | one
            one = one & held | none
            none &= held
        for shift in self.common_shifts:
            held = lifted >> shift
            two = two & held | one
            one = one & held | none
            none &= held
        return one & ~none, two & ~one

    def used(self, target: int) -> int:
        """The squares of the pattern for that target."""
        return _around(target, tuple((x, y) for x, y, _ in self.pattern))

    def used_heroic(self, target: int) -> int:
        """Those of them on which a common is not enough (TK-6.4)."""
        return _around(target, tuple((x, y) for x, y, rank in self.pattern if rank == "h"))

    def marked(self, target: int) -> int:
        """The marked squares that exist (TK-6.6)."""
        return _around(target, self.marks)

    def marked2(self, target: int) -> int:
        """The squares marked in the second tint that exist."""
        return _around(target, self.marks2)


def _around(target: int, offsets: tuple[tuple[int, int], ...]) -> int:
    mask = 0
    for x, y in offsets:
        square = offset(target, x, y)
        if square is not None:
            mask |= 1 << square
    return mask & ARENA


def turned(x: int, y: int, turn: int) -> tuple[int, int]:
    """An offset in another orientation."""
    if turn >= 4:
        x = -x
    for _ in range(turn % 4):
        x, y = -y, x
    return x, y


_NAMES = {step: name for name, step in DIRECTIONS.items()}


def _orient(being: Being, turn: int) -> Orientation:
    pattern = tuple(sorted((*turned(x, y, turn), rank) for x, y, rank in being.pattern))
    valid = 0
    for target in squares(ARENA):
        needed = [offset(target, x, y) for x, y, _ in pattern]
        if all(square is not None and ARENA >> square & 1 for square in needed):
            valid |= 1 << target
    return Orientation(
        turn=turn,
        valid=valid,
        heroic_shifts=tuple(LIFT + y * WIDTH + x for x, y, rank in pattern if rank == "h"),
        common_shifts=tuple(LIFT + y * WIDTH + x for x, y, rank in pattern if rank == "c"),
        pattern=pattern,
        marks=tuple(sorted(turned(x, y, turn) for x, y in being.marks)),
        marks2=tuple(sorted(turned(x, y, turn) for x, y in being.marks2)),
        directions=tuple(sorted(_NAMES[turned(*DIRECTIONS[name], turn)] for name in being.directions)),
    )


def orientations(being: Being) -> tuple[Orientation, ...]:
    """The different results of the eight transformations; the first turn that gives each."""
    different: dict[tuple[object, ...], Orientation] = {}
    for turn in range(8):
        way = _orient(being, turn)
        different.setdefault((way.pattern, way.marks, way.marks2, way.directions), way)
    return tuple(different.values())


ORIENTATIONS: dict[int, tuple[Orientation, ...]] = {card: orientations(being) for card, being in CARD_BEINGS.items()}
"""By card number."""

_BY_TURN = {card: {way.turn: way for way in ways} for card, ways in ORIENTATIONS.items()}


def orientation(card: int, turn: int) -> Orientation:
    """The orientation of that card with that turn; KeyError when it is the same as a lower one."""
    return _BY_TURN[card][turn]


def fits_with_one(way: Orientation, short: int, lent: int, lent_upgraded: int) -> Iterator[tuple[int, int]]:
    """Targets, out of those short of one piece, where a lent piece stands in for it, as pairs (targets, shift to it).

    Sets of lent pieces are lifted and hold no own pieces: so the square they stand on is the one that is missing.
    """
    for shift in way.heroic_shifts:
        if found := short & lent_upgraded >> shift:
            yield found, shift - LIFT
    for shift in way.common_shifts:
        if found := short & lent >> shift:
            yield found, shift - LIFT


def fits_with_two(
    way: Orientation, short: int, first: int, first_upgraded: int, second: int, second_upgraded: int
) -> Iterator[tuple[int, int, int]]:
    """The same for targets short of two pieces: triples (targets, shift to the first, shift to the second)."""
    for targets, one in fits_with_one(way, short, first, first_upgraded):
        for found, two in fits_with_one(way, targets, second, second_upgraded):
            if one != two:
                yield found, one, two
