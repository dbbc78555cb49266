"""Signs and colours of the drawings: shapes tell seats apart and marks tell ranks apart, so no colour is needed."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Console

from ludarium.terminal.look import both, written

SCHOOL_COLOURS = {
    "northern": "bright_blue",
    "southern": "bright_red",
    "highland": "bright_yellow",
    "sylvan": "bright_green",
    "nethervoid": "bright_magenta",
    "everfrost": "bright_cyan",
    "etherweave": "bright_blue",
}
RED_SQUARE = "on #5f1a1a"
GREEN_SQUARE = "on #14452a"
CENTRAL_SQUARE = "on #2c2c33"
PLAIN_SQUARE = "on #1b1b20"
CHOICE_SQUARE = "on #6b5a12"


class Look(Struct, frozen=True):
    """One set of signs."""

    shapes: str
    """The shape of each side's pieces."""
    ranks: str
    """What follows the shape of a common, heroic and legendary piece."""
    box: dict[str, str]
    """Lines by the ways they lead: any of u, d, l, r."""
    last: str
    gateway: str
    """Before the piece that is the Gateway (TK-22.1)."""
    empty: str
    common: str
    heroic: str
    arrival: str
    arrival_common: str
    arrival_heroic: str
    mark: str
    second_mark: str
    arrows: dict[str, str]
    done: str
    open: str


_BOX = {
    "dr": "┌",
    "dl": "┐",
    "ur": "└",
    "ul": "┘",
    "udr": "├",
    "udl": "┤",
    "dlr": "┬",
    "ulr": "┴",
    "udlr": "┼",
    "lr": "─",
    "ud": "│",
    "": " ",
}
_ASCII_BOX = dict.fromkeys(_BOX, "+") | {"lr": "-", "ud": "|", "": " "}

_ARROWS = {"n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖"}

UNICODE, ASCII = both(
    Look,
    shapes=("●■▲◆", "OXAV"),
    ranks=(" +★", " +*"),
    box=(_BOX, _ASCII_BOX),
    last=("›", ">"),
    gateway=("∩", "G"),
    empty=("·", "."),
    common=("●", "o"),
    heroic=("◉", "h"),
    arrival=("✕", "X"),
    arrival_common=("⊗", "C"),
    arrival_heroic=("⊛", "H"),
    mark=("□", "#"),
    second_mark=("◇", "="),
    arrows=(_ARROWS, dict(zip(_ARROWS, _ARROWS, strict=True))),
    done=("✓", "*"),
    open=("–", "-"),
)


def look_for(console: Console) -> Look:
    """Signs that the console can write."""
    return written(console, UNICODE, ASCII)
