"""The arena of Tash-Kalar, drawn with lines: columns a to i, rows 1 to 9 from the top."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from rich.text import Text

from ludarium.games.tash_kalar.arena import ARENA, CENTRAL, GREEN, RED
from ludarium.games.tash_kalar.forms import FORMS
from ludarium.games.tash_kalar.fronts.terminal import look as looks
from ludarium.games.tash_kalar.fronts.terminal.look import Look
from ludarium.games.tash_kalar.view import TashKalarView
from ludarium.spaces.squares import COLUMNS, WIDTH
from ludarium.terminal.look import LINES

_MARGIN = "   "
ARENA_WIDTH = len(_MARGIN) + 4 * WIDTH + 1
"""How many characters the drawing is wide."""


def draw_arena(
    view: TashKalarView,
    look: Look,
    *,
    last: AbstractSet[int] = frozenset(),
    choices: AbstractSet[int] = frozenset(),
    compact: bool = False,
    bare: bool = False,
) -> Text:
    """The arena with its pieces. `last` squares are marked and bold, `choices` are lit.

    `compact` leaves the lines between rows out, `bare` those above and below them, too.
    """
    pieces = {piece.square: piece for piece in view.arena}
    central = FORMS[view.form].tasks
    drawing = Text(no_wrap=True)
    heading = _MARGIN + "".join(f"  {column} " for column in COLUMNS)
    drawing.append(heading.rstrip() + "\n", style="bold")
    for row in range(WIDTH):
        if not compact or (row == 0 and not bare):
            drawing.append(_MARGIN + _line(row, look) + "\n", style=LINES)
        drawing.append(f" {row + 1} ", style="bold")
        for column in range(WIDTH):
            square = row * WIDTH + column
            drawing.append(_wall(row, column, look), style=LINES)
            if not _exists(row, column):
                drawing.append("   ")
                continue
            background = _background(square, central, square in choices)
            piece = pieces.get(square)
            edge = look.gateway if square == view.gateway else look.last if square in last else _letter(square)
            if piece is None:
                sign = look.empty if square in choices else " "
                drawing.append(f"{edge}{sign} ", style=f"#9a9aa5 {background}")
            else:
                colour = looks.SCHOOL_COLOURS[view.sides[piece.side].school]
                weight = "bold underline" if square in last else "bold"
                drawing.append(edge, style=f"#9a9aa5 {background}")
                shape = look.shapes[piece.side] + look.ranks[piece.rank]
                drawing.append(shape, style=f"{weight} {colour} {background}")
        drawing.append(_wall(row, WIDTH, look), style=LINES)
        if row + 1 < WIDTH or not bare:
            drawing.append("\n")
    if not bare:
        drawing.append(_MARGIN + _line(WIDTH, look), style=LINES)
    return drawing


def _exists(row: int, column: int) -> bool:
    return 0 <= row < WIDTH and 0 <= column < WIDTH and bool(ARENA >> (row * WIDTH + column) & 1)


def _letter(square: int) -> str:
    """Coloured squares can be told without colours: r and g."""
    return "r" if RED >> square & 1 else "g" if GREEN >> square & 1 else " "


def _background(square: int, central: bool, choice: bool) -> str:
    if choice:
        return looks.CHOICE_SQUARE
    if RED >> square & 1:
        return looks.RED_SQUARE
    if GREEN >> square & 1:
        return looks.GREEN_SQUARE
    return looks.CENTRAL_SQUARE if central and CENTRAL >> square & 1 else looks.PLAIN_SQUARE


def _wall(row: int, column: int, look: Look) -> str:
    """The upright line to the left of a square."""
    return look.box["ud"] if _exists(row, column - 1) or _exists(row, column) else " "


def _line(row: int, look: Look) -> str:
    """The level line above a row, with its crossings."""
    parts = []
    for column in range(WIDTH + 1):
        up = _exists(row - 1, column - 1) or _exists(row - 1, column)
        down = _exists(row, column - 1) or _exists(row, column)
        left = _exists(row - 1, column - 1) or _exists(row, column - 1)
        right = _exists(row - 1, column) or _exists(row, column)
        ways = "u" * up + "d" * down + "l" * left + "r" * right
        parts.append(look.box[ways])
        parts.append((look.box["lr"] if right else " ") * 3)
    return "".join(parts).rstrip()
