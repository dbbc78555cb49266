"""A second, slow implementation of patterns, summonings, moves and leaps, to compare the fast one with.

It shares nothing with the engine but the card data: squares are (column, row) pairs counted from 1, the arena is a
dictionary, and a drawing is a grid of words that is turned as a grid, with the square of arrival in its middle.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any, NamedTuple

Square = tuple[int, int]
Piece = tuple[int, int]
"""(side, rank): 0 common, 1 heroic, 2 legendary."""
Arena = dict[Square, Piece]
Grid = tuple[tuple[frozenset[str], ...], ...]

RANKS = ("common", "heroic", "legendary")
MISSING = {"a1", "b1", "a2", "h1", "i1", "i2", "a8", "a9", "b9", "i8", "h9", "i9"}
SIZE = 9
MIDDLE = 4
_ARROWS = {(0, -1): "n", (1, -1): "ne", (1, 0): "e", (1, 1): "se", (0, 1): "s", (-1, 1): "sw", (-1, 0): "w"}
_ARROWS[-1, -1] = "nw"


def square_named(name: str) -> Square:
    return "abcdefghi".index(name[0]) + 1, int(name[1])


def name_of(square: Square) -> str:
    return "abcdefghi"[square[0] - 1] + str(square[1])


SQUARES = tuple(
    (column, row) for row in range(1, 10) for column in range(1, 10) if name_of((column, row)) not in MISSING
)


_EXISTING = frozenset(SQUARES)


def arena_of(board: str) -> Arena:
    """The arena of a board string of the vectors: nine rows, `abc` side 0 and `xyz` side 1 by rank."""
    return {
        (column + 1, row + 1): divmod("abcxyz".index(letter), 3)
        for row, letters in enumerate(board.split("/"))
        for column, letter in enumerate(letters)
        if letter in "abcxyz"
    }


class Drawing(NamedTuple):
    """A being's card: its rank and the different grids that turning and mirroring its drawing gives."""

    rank: int
    grids: tuple[Grid, ...]

    @property
    def needs(self) -> list[list[tuple[int, int, int]]]:
        """For each grid the cells that need a piece: columns and rows from the middle, and the least rank."""
        return [
            [
                (x - MIDDLE, y - MIDDLE, 1 if "h" in words else 0)
                for y, row in enumerate(grid)
                for x, words in enumerate(row)
                if words & {"c", "h"}
            ]
            for grid in self.grids
        ]


class Summoning(NamedTuple):
    """A way to summon a being: on which square, with which grid and pieces, and which enemy pieces stand in."""

    target: Square
    grid: int
    used: frozenset[Square]
    borrowed: Square | None = None
    improvised: Square | None = None


class Lending(NamedTuple):
    """Which enemy pieces may stand in: any one when borrowing, one of the `fresh` sides when improvising.

    So many squares where a common is needed may be `hollow`, that is empty.
    """

    borrow: bool = False
    fresh: frozenset[int] = frozenset()
    hollow: int = 0


NO_LENDING = Lending()


# -- drawings --------------------------------------------------------------------------------------------------


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files("ludarium.games.tash_kalar").joinpath("data", name).read_text("utf-8"))


def drawings() -> dict[str, Drawing]:
    """Every being of the box by its id."""
    return {being["id"]: _drawing(being) for being in _data("beings.toml")["being"]}


ANYWHERE = {being["id"] for being in _data("beings.toml")["being"] if being.get("anywhere")}
COLOURED = {name for colour in ("red", "green") for name in _data("arena.toml")["arena"][colour]}


def _drawing(being: dict[str, Any]) -> Drawing:
    cells: dict[tuple[int, int], set[str]] = {}
    for x, y, rank in being["pattern"]:
        cells.setdefault((x, y), set()).add(rank)
    for field in ("marks", "marks2"):
        for x, y in being.get(field, []):
            cells.setdefault((x, y), set()).add(field)
    for step, arrow in _ARROWS.items():
        if arrow in being.get("directions", []):
            cells.setdefault(step, set()).add("arrow")
    grid = tuple(
        tuple(frozenset(cells.get((column - MIDDLE, row - MIDDLE), ())) for column in range(SIZE))
        for row in range(SIZE)
    )
    return Drawing(RANKS.index(being["rank"]), tuple(dict.fromkeys(_turned(grid))))


def _turned(grid: Grid) -> Iterator[Grid]:
    """The eight pictures one gets by turning the card and turning its mirror image."""
    for start in (grid, tuple(tuple(reversed(row)) for row in grid)):
        turned = start
        for _ in range(4):
            yield turned
            turned = tuple(tuple(column) for column in zip(*reversed(turned), strict=True))


DRAWINGS = drawings()


FLARES = {flare["id"]: (flare["upper_more"], flare["lower_more"]) for flare in _data("flares.toml")["flare"]}
"""How far behind one must be for each half of a flare, in upgraded pieces and in pieces."""


# -- summonings ------------------------------------------------------------------------------------------------


def summonings(
    arena: Arena, side: int, being: str, lending: Lending = NO_LENDING, targets: tuple[Square, ...] = SQUARES
) -> Iterator[Summoning]:
    """Every way that side can summon the being on one of the targets, whatever its supply holds (TK-6)."""
    drawing = DRAWINGS[being]
    all_needs = drawing.needs
    for target in targets:
        if target in arena and arena[target][1] > drawing.rank:
            continue
        for number, needs in enumerate(all_needs):
            yield from _fits(arena, side, target, number, needs, lending)


def _fits(
    arena: Arena, side: int, target: Square, number: int, needs: list[tuple[int, int, int]], lending: Lending
) -> Iterator[Summoning]:
    used = set()
    lent = []
    hollow = lending.hollow
    for columns, rows, least in needs:
        square = (target[0] + columns, target[1] + rows)
        if square in _EXISTING and square not in arena and least == 0 and hollow:
            hollow -= 1
            used.add(square)
            continue
        if square not in arena or arena[square][1] < least:
            return
        if arena[square][0] != side:
            lent.append(square)
        used.add(square)
    pieces = frozenset(used)
    if not lent:
        yield Summoning(target, number, pieces)
    elif len(lent) == 1:
        if lending.borrow:
            yield Summoning(target, number, pieces, borrowed=lent[0])
        if arena[lent[0]][0] in lending.fresh:
            yield Summoning(target, number, pieces, improvised=lent[0])
    elif len(lent) == 2 and lending.borrow:
        for borrowed, improvised in (lent, reversed(lent)):
            if arena[improvised][0] in lending.fresh:
                yield Summoning(target, number, pieces, borrowed, improvised)


Arrival = tuple[Square, Square | None, Square | None]
"""Where a being arrives, and which enemy pieces stand in."""


def arrivals(arena: Arena, side: int, being: str, spare: int, lending: Lending) -> set[Arrival]:
    """The same for a being whose pattern may stand anywhere: it arrives on empty colourless squares (TK-24.13)."""
    ways = _anywhere(arena, side, being, lending)
    free = [square for square in SQUARES if square not in arena and name_of(square) not in COLOURED]
    found = set()
    for borrowed, improvised in ways:
        squares = list(free)
        if spare <= 0:
            loose = [
                square
                for square, (owner, rank) in arena.items()
                if owner == side and (rank == 2) == (DRAWINGS[being].rank == 2)
                if (borrowed, improvised) in _anywhere(_without(arena, square), side, being, lending, every=True)
            ]
            if not loose:
                continue
            if borrowed is improvised is None:
                squares += [square for square in loose if name_of(square) not in COLOURED]
        found |= {(square, borrowed, improvised) for square in squares}
    return found


def _anywhere(
    arena: Arena, side: int, being: str, lending: Lending, *, every: bool = False
) -> set[tuple[Square | None, Square | None]]:
    """Which enemy pieces can stand in for a pattern that stands somewhere; none do where it stands without."""
    all_needs = list(enumerate(DRAWINGS[being].needs))
    found = {
        (way.borrowed, way.improvised)
        for middle in SQUARES
        for number, needs in all_needs
        for way in _fits(arena, side, middle, number, needs, lending)
    }
    return {(None, None)} if (None, None) in found and not every else found


def _without(arena: Arena, square: Square) -> Arena:
    return {other: piece for other, piece in arena.items() if other != square}


def can_get_a_piece(arena: Arena, side: int, being: str, way: Summoning, spare: int) -> bool:
    """Whether there is a piece for the being when `spare` of its kind are in the supply (TK-8.3 to TK-8.5)."""
    if spare > 0:
        return True
    of_kind = {
        square
        for square, (owner, rank) in arena.items()
        if owner == side and (rank == 2) == (DRAWINGS[being].rank == 2)
    }
    return way.target in of_kind or bool(of_kind - way.used)


# -- moves and leaps -------------------------------------------------------------------------------------------


def may_enter(arena: Arena, rank: int, square: Square, kind: str) -> bool:
    """Whether a piece of that rank may go onto the square (TK-9.11 to TK-9.13)."""
    if square not in arena:
        return True
    there = arena[square][1]
    if kind == "standard":
        return there < rank
    return kind == "combat" and there <= rank


def moves(arena: Arena, start: Square, kind: str) -> set[Square]:
    """Where the piece may move: adjacent squares only (TK-9.10)."""
    found = set()
    for columns in (-1, 0, 1):
        for rows in (-1, 0, 1):
            to = (start[0] + columns, start[1] + rows)
            if to != start and to in _EXISTING and may_enter(arena, arena[start][1], to, kind):
                found.add(to)
    return found


def leaps(arena: Arena, start: Square, kind: str) -> set[Square]:
    """Where the piece may leap: any other square (TK-9.17)."""
    return {to for to in SQUARES if to != start and may_enter(arena, arena[start][1], to, kind)}
