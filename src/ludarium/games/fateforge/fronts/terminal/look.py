"""Signs of Fateforge on a terminal: letters and shapes say everything, so no colour is needed."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Console

from ludarium.terminal.look import both, written

COLOURS = {
    "white": "bright_white",
    "blue": "bright_blue",
    "red": "bright_red",
    "green": "bright_green",
    "brown": "yellow",
    "purple": "bright_magenta",
}
"""The styles of enemies by their colour."""
DICE = {
    "red": "bright_red",
    "yellow": "bright_yellow",
    "green": "bright_green",
    "blue": "bright_blue",
    "weapon_melee": "white",
    "weapon_ranged": "white",
}
HERO = "bold bright_cyan"
CHOICE = "bold bright_yellow"


class Look(Struct, frozen=True):
    """One set of signs."""

    corners: str
    """Of a tile: upper left, upper right, lower left, lower right."""
    level: str
    upright: str
    way_across: str
    way_down: str
    open_door: str
    closed_door: str
    hero: str
    enemy: str
    stunned: str
    guard: str
    guarded: str
    marked: str
    block: str
    armour: str
    used: str
    met: str
    unmet: str
    choice: str
    cut: str
    """Stands for the rest of a name that is too long."""


UNICODE, ASCII = both(
    Look,
    corners=("┌┐└┘", "++++"),
    level=("─", "-"),
    upright=("│", "|"),
    way_across=("═", "="),
    way_down=("║", "H"),
    open_door=("∩", "n"),
    closed_door=("▓", "#"),
    hero=("●", "@"),
    enemy=("▲", "^"),
    stunned=("z", "z"),
    guard=("!", "!"),
    guarded=("?", "?"),
    marked=("x", "x"),
    block=("▫", "b"),
    armour=("▪", "a"),
    used=("✓", "*"),
    met=("✓", "*"),
    unmet=("·", "-"),
    choice=("»", ">"),
    cut=("…", "."),
)


def look_for(console: Console) -> Look:
    """Signs that the console can write."""
    return written(console, UNICODE, ASCII)
