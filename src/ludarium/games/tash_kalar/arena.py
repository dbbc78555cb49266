"""The arena: 69 squares, coloured ones, neighbours, distances and lines, all as sets built once (TK-1)."""

from __future__ import annotations

import tomllib
from importlib import resources

from ludarium.spaces.squares import ALL, DIRECTIONS, SQUARES, distance, mask_of, ray, spread, square_of

_facts = tomllib.loads(resources.files(__package__).joinpath("data", "arena.toml").read_text("utf-8"))["arena"]


def _named(field: str) -> int:
    return mask_of(*_facts[field])


ARENA = ALL & ~_named("void")
RED = _named("red")
GREEN = _named("green")
COLOURED = RED | GREEN
COLOURLESS = ARENA & ~COLOURED
CENTRE = square_of(_facts["centre"])
CENTRAL = _named("central")
DUEL_START: tuple[int, ...] = tuple(square_of(name) for name in _facts["duel_start"])
MELEE_START: tuple[tuple[int, ...], ...] = tuple(
    tuple(square_of(name) for name in pair) for pair in _facts["melee_start"]
)
SIDES = {side: _named(f"side_{side}") for side in ("left", "right", "top", "bottom")}
CORNERS = {corner: _named(f"corner_{corner}") for corner in ("nw", "ne", "sw", "se")}
DIAGONALS = (_named("diagonal_1"), _named("diagonal_2"))

NEIGHBOURS: tuple[int, ...] = tuple(
    spread(1 << square) & ARENA & ~(1 << square) if ARENA >> square & 1 else 0 for square in range(SQUARES)
)
"""The up to eight squares around each square (TK-1.12)."""

RAYS: dict[str, tuple[tuple[int, ...], ...]] = {
    direction: tuple(tuple(at for at in ray(square, direction) if ARENA >> at & 1) for square in range(SQUARES))
    for direction in DIRECTIONS
}
"""From each square, the squares of the arena in a direction, nearest first (TK-1.14)."""


def _step(square: int, direction: str) -> int:
    line = ray(square, direction)
    return 1 << line[0] if line and ARENA >> line[0] & 1 else 0


STEPS: dict[str, tuple[int, ...]] = {
    direction: tuple(_step(square, direction) for square in range(SQUARES)) for direction in DIRECTIONS
}
"""The one square next to each square in a direction, as a set (empty beyond the edge)."""

ORTHOGONAL: tuple[int, ...] = tuple(
    STEPS["n"][square] | STEPS["e"][square] | STEPS["s"][square] | STEPS["w"][square] for square in range(SQUARES)
)
DIAGONAL: tuple[int, ...] = tuple(NEIGHBOURS[square] & ~ORTHOGONAL[square] for square in range(SQUARES))

RINGS: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(1 << other for other in range(SQUARES) if ARENA >> other & 1 and distance(square, other) == far)
        for square in range(SQUARES)
    )
    for far in range(9)
)
"""RINGS[n][square]: the squares at distance exactly n (TK-1.13)."""


def within(far: int, square: int) -> int:
    """The squares at distance 1 to `far` (TK-9.28)."""
    reach = 0
    for step in range(1, far + 1):
        reach |= RINGS[step][square]
    return reach


def nearer(start: int, goal: int) -> int:
    """The squares whose distance to `goal` is less than that of `start` (TK-22.6)."""
    return within(distance(start, goal) - 1, goal) | 1 << goal if start != goal else 0


def adjacent(mask: int) -> int:
    """All squares next to a square of the set, squares of the set itself included if they are next to another."""
    around = 0
    while mask:
        low = mask & -mask
        around |= NEIGHBOURS[low.bit_length() - 1]
        mask ^= low
    return around


def on_or_adjacent(mask: int) -> int:
    """The set and everything next to it."""
    return spread(mask) & ARENA
