"""Hex grids: pointy-top hexes in rows, axial coordinates, turning and flipping of shapes.

A space is written (column, row), odd rows lying half a space to the right. The axial form (q, r) makes distances
and turning simple: neighbours differ by one of six offsets.
"""

from __future__ import annotations

Axial = tuple[int, int]

NEIGHBOURS: tuple[Axial, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def axial(column: int, row: int) -> Axial:
    """The axial form of a space given by column and row."""
    return column - (row - row % 2) // 2, row


def offset(space: Axial) -> tuple[int, int]:
    """Column and row of an axial space."""
    q, r = space
    return q + (r - r % 2) // 2, r


def distance(one: Axial, other: Axial) -> int:
    """The least number of steps between two spaces."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def turned(cell: Axial, times: int) -> Axial:
    """An offset after that many turns by 60 degrees."""
    q, r = cell
    for _ in range(times % 6):
        q, r = -r, q + r
    return q, r


def flipped(cell: Axial) -> Axial:
    """An offset seen in a mirror."""
    q, r = cell
    return r, q


def orientations(cells: tuple[Axial, ...]) -> tuple[tuple[Axial, ...], ...]:
    """All different ways a shape can lie: six turns, each also flipped."""
    ways: dict[tuple[Axial, ...], None] = {}
    for flip in (False, True):
        for turn in range(6):
            shape = (turned(flipped(cell) if flip else cell, turn) for cell in cells)
            ways[tuple(sorted(shape))] = None
    return tuple(ways)
