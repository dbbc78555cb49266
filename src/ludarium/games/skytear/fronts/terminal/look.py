"""Signs and colours of Skytear: shapes tell the sides apart, letters the heroes, so no colour is needed."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Console

from ludarium.games.skytear.content import HEROES, OUTSIDERS
from ludarium.terminal.look import both, written

SIDE_COLOURS = ("bright_blue", "bright_red")
RUNE_COLOURS = {"fire": "bright_red", "earth": "yellow", "air": "bright_cyan", "ice": "bright_blue", "any": "white"}
OPEN_GROUND = "on #1b1b20"
LANE_GROUND = "on #33301f"
DOME_GROUND = "on #2b1f3d"
CHOICE_GROUND = "on #6b5a12"
FAINT = "#8a8a94"
WHITE_LINE = "bright_white"


class Look(Struct, frozen=True):
    """One set of signs."""

    sides: str
    """The shape before what belongs to each side."""
    minions: str
    illusions: str
    outsider: str
    wall: str
    ground: str
    cover: str
    upright: str
    level: str
    """White lines."""
    last: str
    choice: str
    ready: str
    exhausted: str
    defeated: str
    ultimate: str
    done: str
    open: str
    top: str


UNICODE, ASCII = both(
    Look,
    sides=("●■", "@#"),
    minions=("○□", "ox"),
    illusions=("~≈", "~="),
    outsider=("✶", "!"),
    wall=("▒▒▒", "[=]"),
    ground=("·", "."),
    cover=("♣", "%"),
    upright=("┃", "|"),
    level=("━", "-"),
    last=("›", "'"),
    choice=("»", ">"),
    ready=("✓", "+"),
    exhausted=("–", "-"),
    defeated=("†", "x"),
    ultimate=("★", "*"),
    done=("✓", "*"),
    open=("–", "-"),
    top=("→", ">"),
)


def look_for(console: Console) -> Look:
    """Signs that the console can write."""
    return written(console, UNICODE, ASCII)


def _marks() -> dict[str, str]:
    """Two letters for every hero: the first, and the first one that tells it from the others."""
    found = {}
    for hero in HEROES:
        alike = [other for other in HEROES if other != hero and other[:2] == hero[:2]]
        at = next((n for n in range(1, len(hero)) if all(other[n : n + 1] != hero[n] for other in alike)), 1)
        found[hero] = hero[0].upper() + hero[at]
    return found


HERO_MARKS = _marks()
OUTSIDER_MARKS = {outsider: "".join(word[0] for word in outsider.split("_")).upper()[:2] for outsider in OUTSIDERS}
