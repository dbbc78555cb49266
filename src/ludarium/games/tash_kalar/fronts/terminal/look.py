"""Signs and colours of the drawings: shapes tell seats apart and marks tell ranks apart, so no colour is needed."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Console

SCHOOL_COLOURS = {
    "northern": "bright_blue",
    "southern": "bright_red",
    "highland": "bright_yellow",
    "sylvan": "bright_green",
}
RED_SQUARE = "on #5f1a1a"
GREEN_SQUARE = "on #14452a"
CENTRAL_SQUARE = "on #2c2c33"
PLAIN_SQUARE = "on #1b1b20"
CHOICE_SQUARE = "on #6b5a12"
LINES = "#77777f"


class Look(Struct, frozen=True):
    """One set of signs."""

    shapes: str
    """The shape of each side's pieces."""
    ranks: str
    """What follows the shape of a common, heroic and legendary piece."""
    box: dict[str, str]
    """Lines by the ways they lead: any of u, d, l, r."""
    last: str
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

UNICODE = Look(
    shapes="●■▲◆",
    ranks=" +★",
    box=_BOX,
    last="›",
    empty="·",
    common="●",
    heroic="◉",
    arrival="✕",
    arrival_common="⊗",
    arrival_heroic="⊛",
    mark="□",
    second_mark="◇",
    arrows={"n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖"},
    done="✓",
    open="–",
)
ASCII = Look(
    shapes="OXAV",
    ranks=" +*",
    box=_ASCII_BOX,
    last=">",
    empty=".",
    common="o",
    heroic="h",
    arrival="X",
    arrival_common="C",
    arrival_heroic="H",
    mark="#",
    second_mark="=",
    arrows={way: way for way in ("n", "ne", "e", "se", "s", "sw", "w", "nw")},
    done="*",
    open="-",
)


def look_for(console: Console) -> Look:
    """Signs that the console can write."""
    return UNICODE if console.encoding.lower().replace("-", "") == "utf8" else ASCII
