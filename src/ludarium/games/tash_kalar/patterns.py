"""Patterns on whole boards: where a being can arrive, found by shifting sets of squares, not by looping over squares.

A pattern square lies at `target + shift`. Shifting the set of own pieces by that amount gives the targets for
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

    def used(self, target: int) -> int:
        """The squares of the pattern for that target."""
        return _around(target, tuple((x, y) for x, y, _ in self.pattern))

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


ORIENTATIONS: tuple[tuple[Orientation, ...], ...] = tuple(orientations(being) for being in CARD_BEINGS)
"""By card number."""

_BY_TURN: tuple[dict[int, Orientation], ...] = tuple({way.turn: way for way in ways} for ways in ORIENTATIONS)


def orientation(card: int, turn: int) -> Orientation:
    """The orientation of that card with that turn; KeyError when it is the same as a lower one."""
    return _BY_TURN[card][turn]


def fits_with_one(
    way: Orientation, own: int, own_upgraded: int, lent: int, lent_upgraded: int
) -> Iterator[tuple[int, int]]:
    """Targets that fit when one lent piece stands in: pairs (targets, shift from target to the lent piece)."""
    needs = [(shift, True) for shift in way.heroic_shifts] + [(shift, False) for shift in way.common_shifts]
    own, own_upgraded, lent, lent_upgraded = (
        own << LIFT,
        own_upgraded << LIFT,
        lent << LIFT,
        lent_upgraded << LIFT,
    )
    for missing, (shift, heroic) in enumerate(needs):
        found = way.valid & (lent_upgraded if heroic else lent) >> shift
        for other, (other_shift, other_heroic) in enumerate(needs):
            if not found:
                break
            if other != missing:
                found &= (own_upgraded if other_heroic else own) >> other_shift
        if found:
            yield found, shift - LIFT


def fits_with_two(
    way: Orientation,
    own: int,
    own_upgraded: int,
    first: int,
    first_upgraded: int,
    second: int,
    second_upgraded: int,
) -> Iterator[tuple[int, int, int]]:
    """Targets that fit when two lent pieces stand in: triples (targets, shift to the first, shift to the second)."""
    needs = [(shift, True) for shift in way.heroic_shifts] + [(shift, False) for shift in way.common_shifts]
    own, own_upgraded = own << LIFT, own_upgraded << LIFT
    first, first_upgraded, second, second_upgraded = (
        first << LIFT,
        first_upgraded << LIFT,
        second << LIFT,
        second_upgraded << LIFT,
    )
    for one, (one_shift, one_heroic) in enumerate(needs):
        start = way.valid & (first_upgraded if one_heroic else first) >> one_shift
        if not start:
            continue
        for two, (two_shift, two_heroic) in enumerate(needs):
            if two == one:
                continue
            found = start & (second_upgraded if two_heroic else second) >> two_shift
            for other, (shift, heroic) in enumerate(needs):
                if not found:
                    break
                if other not in (one, two):
                    found &= (own_upgraded if heroic else own) >> shift
            if found:
                yield found, one_shift - LIFT, two_shift - LIFT
