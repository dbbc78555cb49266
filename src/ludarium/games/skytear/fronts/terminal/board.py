"""The battlefield drawn with characters: four to a hex, odd rows half a hex to the right.

White lines are drawn between the rows or, where there is no room for that, by underlining half hexes.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from msgspec import Struct
from rich.text import Text

from ludarium.games.skytear.board import BOARDS, ROWS, Board
from ludarium.games.skytear.fronts.terminal import look as looks
from ludarium.games.skytear.fronts.terminal.look import HERO_MARKS, OUTSIDER_MARKS, Look
from ludarium.games.skytear.view import SkytearView

CELL = 4
HALF = CELL // 2
_MARGIN = 3


class _Piece(Struct, frozen=True):
    """What is drawn on a space: three characters and their style."""

    signs: str
    style: str


def board_width(board_id: str) -> int:
    """How many characters the drawing is wide."""
    columns = 1 + max(column for column, _ in BOARDS[board_id].columns)
    return _MARGIN + columns * CELL + HALF + 1


def draw_board(
    view: SkytearView,
    look: Look,
    *,
    last: AbstractSet[str] = frozenset(),
    choices: AbstractSet[str] = frozenset(),
    compact: bool = False,
    numbered_once: bool = False,
) -> Text:
    """The battlefield with everything on it. `last` spaces are marked, `choices` are lit and marked.

    A control token shows its number in brackets; under a figure only the brackets are seen. `compact` leaves the lines
    between rows out, `numbered_once` the numbers of the columns below them.
    """
    board = BOARDS[view.board]
    places = {place: at for at, place in enumerate(board.columns)}
    width = 1 + max(column for column, _ in board.columns)
    height = 1 + max(row for _, row in board.columns)
    figures, tokens, under = _figures(view, look), _numbers(view), _tokens(view, look)
    drawing = Text(no_wrap=True)
    drawing.append(_heading(width, 0) + "\n", style="bold")
    for row in range(height):
        if not compact and row:
            line = "".join(_level(board, places, row, half, look) for half in range(2 * width + 1))
            drawing.append(" " * _MARGIN + line.rstrip() + "\n", style=looks.WHITE_LINE)
        drawing.append(f" {ROWS[row]} ", style="bold")
        drawing.append(" " * (HALF * (row % 2)))
        for column in range(width):
            at = places.get((column, row))
            if at is None:
                drawing.append(_upright(board, places.get((column - 1, row)), None, look) + "   ", looks.WHITE_LINE)
                continue
            name = board.names[at]
            piece = figures.get(name) or (None if name in tokens else under.get(name))
            wall = _upright(board, places.get((column - 1, row)), at, look)
            ground, number = _ground(board, at, look), tokens.get(name)
            edge, edge_style = _edge(wall, piece, number, look, name in choices, name in last)
            signs, style = _signs(ground, piece, number, name in choices)
            background = looks.CHOICE_GROUND if name in choices else ground.style
            cell = Text(edge, style=f"{edge_style} {background}")
            cell.append(signs, style=f"{style} {background}")
            if compact:
                _underline(cell, board, places, column, row)
            drawing.append_text(cell)
        drawing.append(_upright(board, places.get((width - 1, row)), None, look).rstrip(), looks.WHITE_LINE)
        if row + 1 < height or not numbered_once:
            drawing.append("\n")
    if not numbered_once:
        drawing.append(_heading(width, HALF), style="bold")
    return drawing


def _edge(
    wall: str, piece: _Piece | None, number: int | None, look: Look, is_choice: bool, is_last: bool
) -> tuple[str, str]:
    """What stands left of a space: a mark, the bracket of the token under a figure, or a white line."""
    if piece is not None and is_choice:
        return look.choice, "bold bright_yellow"
    if piece is not None and number is not None and not piece.signs.startswith(" "):
        return "(", "bold bright_white"
    if wall == " " and is_last:
        return look.last, "bold bright_white"
    return wall, looks.WHITE_LINE


def _signs(ground: _Piece, piece: _Piece | None, number: int | None, is_choice: bool) -> tuple[str, str]:
    """What stands on a space; a token shows its number in brackets, a space that can be chosen is in brackets."""
    if piece is None and number is not None:
        return f"({number})", "bold bright_white"
    if piece is None:
        return f"[{ground.signs[1]}]" if is_choice else ground.signs, looks.FAINT
    return f"({piece.signs[1]})" if number is not None and piece.signs.startswith(" ") else piece.signs, piece.style


def _heading(width: int, shift: int) -> str:
    """The numbers of the columns; those above are over even rows, those below under odd rows."""
    return (" " * (_MARGIN + shift) + "".join(f" {column + 1:^3}" for column in range(width))).rstrip()


def _ground(board: Board, at: int, look: Look) -> _Piece:
    """An empty space: lanes and domes show their letters, cover its sign."""
    bit = 1 << at
    letter, style = look.ground, looks.OPEN_GROUND
    for lane, spaces in zip(board.lanes, board.lane_spaces, strict=True):
        if spaces & bit:
            letter, style = lane.lower(), looks.LANE_GROUND
    for dome, spaces in zip(board.domes, board.dome_spaces, strict=True):
        if spaces & bit:
            letter, style = dome, looks.DOME_GROUND
    return _Piece(f" {look.cover if board.cover & bit else letter} ", style)


def _figures(view: SkytearView, look: Look) -> dict[str, _Piece]:
    """Heroes, minions, structures, outsiders and walls by their space."""
    found: dict[str, _Piece] = {}
    for space in view.walls:
        found[space] = _Piece(look.wall, "bright_cyan")
    for minion in view.minions:
        found[minion.space] = _Piece(f" {look.minions[minion.side]} ", looks.SIDE_COLOURS[minion.side])
    for structure in view.structures:
        if not structure.lane or structure.hp:
            letter = "T" if structure.lane else "N"
            hp = str(structure.hp) if structure.hp >= 0 else look.open
            sign = f"{look.sides[structure.side]}{letter}{hp}"
            found[structure.space] = _Piece(sign, f"bold {looks.SIDE_COLOURS[structure.side]}")
    for outsider in view.outsiders:
        if outsider.space is not None:
            found[outsider.space] = _Piece(look.outsider + OUTSIDER_MARKS[outsider.id], "bold bright_magenta")
    for hero in view.heroes:
        if hero.space is not None:
            weight = "bold reverse" if hero.name == view.active_hero else "bold" if hero.status == "ready" else ""
            sign = look.sides[hero.side] + HERO_MARKS[hero.id]
            found[hero.space] = _Piece(sign, f"{weight} {looks.SIDE_COLOURS[hero.side]}".strip())
    return found


def _tokens(view: SkytearView, look: Look) -> dict[str, _Piece]:
    """Pillars and Illusions by their space; figures stand over them."""
    found: dict[str, _Piece] = {}
    for side, spaces in enumerate(view.pillars):
        for space in spaces:
            found[space] = _Piece(f"{look.sides[side]}P ", looks.SIDE_COLOURS[side])
    for hero in view.heroes:
        if hero.illusion is not None:
            sign = look.illusions[hero.side] + HERO_MARKS[hero.id]
            found[hero.illusion] = _Piece(sign, f"italic {looks.SIDE_COLOURS[hero.side]}")
    return found


def _numbers(view: SkytearView) -> dict[str, int]:
    return {token.space: token.number for token in view.tokens if token.number}


def _upright(board: Board, left: int | None, right: int | None, look: Look) -> str:
    """The edge between two neighbours of a row."""
    return look.upright if left is not None and right is not None and board.white_line(left, right) else " "


def _across(board: Board, places: dict[tuple[int, int], int], column: int, row: int, half: int) -> bool:
    """Whether a white line lies under the left (0) or right (1) half of a space of that row."""
    at = places.get((column, row))
    below = places.get((column - 1 + half + row % 2, row + 1))
    return at is not None and below is not None and board.white_line(at, below)


def _level(board: Board, places: dict[tuple[int, int], int], row: int, half: int, look: Look) -> str:
    """Half a hex of the line above a row."""
    column, side = divmod(half - (row - 1) % 2, 2)
    return (look.level if _across(board, places, column, row - 1, side) else " ") * HALF


def _underline(cell: Text, board: Board, places: dict[tuple[int, int], int], column: int, row: int) -> None:
    for half in (0, 1):
        if _across(board, places, column, row, half):
            cell.stylize("underline", half * HALF, (half + 1) * HALF)
