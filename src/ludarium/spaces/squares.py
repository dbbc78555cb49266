"""Sets of squares of a 9x9 board as integers: bit row * 9 + column, row 1 at the top, column a at the left.

Shifts across the left or right edge would wrap into the next row; every function here cuts that off.
"""

from __future__ import annotations

from collections.abc import Iterator

WIDTH = 9
SQUARES = WIDTH * WIDTH
ALL = (1 << SQUARES) - 1
COLUMNS = "abcdefghi"

DIRECTIONS: dict[str, tuple[int, int]] = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}
"""Steps (columns, rows), clockwise from the top; rows grow downwards."""


def square_of(name: str) -> int:
    """The number of a square such as e5. Raises ValueError for anything else."""
    if len(name) != 2 or name[0] not in COLUMNS or name[1] not in "123456789":
        raise ValueError(f"'{name}' is not a square; squares are named from a1 to i9")
    return (int(name[1]) - 1) * WIDTH + COLUMNS.index(name[0])


def name_of(square: int) -> str:
    return COLUMNS[square % WIDTH] + str(square // WIDTH + 1)


def mask_of(*names: str) -> int:
    """The set of the named squares."""
    mask = 0
    for name in names:
        mask |= 1 << square_of(name)
    return mask


def squares(mask: int) -> Iterator[int]:
    """The squares of a set, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def nth(mask: int, index: int) -> int:
    """The square at that place in the order of the set."""
    while index:
        mask &= mask - 1
        index -= 1
    return (mask & -mask).bit_length() - 1


def offset(square: int, columns: int, rows: int) -> int | None:
    """The square that many columns and rows away, or None beyond the edge."""
    column, row = square % WIDTH + columns, square // WIDTH + rows
    if 0 <= column < WIDTH and 0 <= row < WIDTH:
        return row * WIDTH + column
    return None


def distance(one: int, other: int) -> int:
    """King steps on an empty board."""
    return max(abs(one % WIDTH - other % WIDTH), abs(one // WIDTH - other // WIDTH))


def turned(mask: int, turn: int) -> int:
    """The set with the board turned clockwise by so many quarters; from 4 on it is mirrored left to right first."""
    found = 0
    for square in squares(mask):
        column, row = square % WIDTH, square // WIDTH
        if turn & 4:
            column = WIDTH - 1 - column
        for _ in range(turn & 3):
            column, row = WIDTH - 1 - row, column
        found |= 1 << row * WIDTH + column
    return found


_NOT_A = ALL & ~mask_of(*(f"a{row}" for row in range(1, 10)))
_NOT_I = ALL & ~mask_of(*(f"i{row}" for row in range(1, 10)))


def spread(mask: int) -> int:
    """The set together with all eight neighbours of its squares."""
    mask |= ((mask & _NOT_I) << 1) | ((mask & _NOT_A) >> 1)
    return (mask | mask << WIDTH | mask >> WIDTH) & ALL


def ray(square: int, direction: str) -> tuple[int, ...]:
    """The squares from the one next to `square` to the edge, nearest first."""
    columns, rows = DIRECTIONS[direction]
    line = []
    at = offset(square, columns, rows)
    while at is not None:
        line.append(at)
        at = offset(at, columns, rows)
    return tuple(line)
