"""A game's manifest: which parts it has and where they are, without importing any of them.

Every game has one, called `TITLE`, in its module `title`. Packages announce theirs as an entry point of the group
`ludarium.games`; the games of the box are found the same way.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludarium.kernel.errors import UnknownName

GROUP = "ludarium.games"

Part = Any
"""A part of a game: a module of the game's package ("pack"), a name in one ("game:NIM"), or the thing itself."""


class Shelf(Struct, frozen=True):
    """How many unfinished tables of these forms one person may have begun."""

    forms: tuple[str, ...]
    most: int
    full: str
    """The key of the sentence for one more."""


class OwnDeed(Struct, frozen=True):
    """What a profile tells of somebody's first victory that ended for this reason; its words are `deed-ID`, `.what`."""

    id: str
    reason: str


class Title(Struct, frozen=True, kw_only=True):
    """The parts of a game. Only the rules must be there; without the other parts it is played on plain fronts."""

    id: str
    package: str = ""
    """The Python package that the parts are named in."""
    rules: Part
    """The `Game`."""
    actions: Part = None
    """The union of its actions; likewise its events."""
    events: Part = None
    view: Part = None
    mind: Part = None
    """What bots know about it: a `Mind`."""
    coach: Part = None
    """What points out what is near and what threatens: a `Coach`."""
    goals: Part = None
    """What its puzzles ask for: a `Goals`."""
    puzzles: str = ""
    """The file of its puzzles in the package, such as "data/puzzles.jsonl"; empty: it has none."""
    explorer: Part = None
    """What is counted of its games: an `Explorer`."""
    explored: str = ""
    """The file of what was counted in simulated games, such as "data/explorer.jsonl"; empty: it has none."""
    text: Part = None
    """How its positions are written as text: a `Notation`."""
    editing: Part = None
    """How its positions are set up by hand: an `Editor`."""
    encoding: Part = None
    """How it is put into numbers for programs that learn: a class derived from `Encoding`."""
    figures: Part = None
    """What reports about many games sort them by: a `Figures`."""
    prose: Part = None
    """The module that holds words which are in no Fluent file; keys that begin with "@" name its functions."""
    words: Part = None
    """What its events and options are called."""
    box: Part = None
    """Makes the facts that its page draws: a function that returns one struct."""
    lessons: Part = None
    """The module of the guided first game: its `LESSONS` by id, `play(lesson, answers)` and `pointed(lesson)`."""
    terminal: Part = None
    """Its `Front` in the terminal."""
    gallery: Part = None
    """Its cards in the terminal: a `Gallery`."""
    group: str = ""
    """What its cards are sorted by, such as "faction": `ludarium cards` has an option of that name."""
    routes: Part = None
    """What a house answers for it beside its own desk: a tuple of `house.questions.Question`."""
    chronicle: Part = None
    """Reads an entry of its chronicle that was brought: a function of its body, ValueError for what says nothing."""
    packs: Part = None
    """The module that checks content packs for it."""
    benchmarks: Part = None
    """What `ludarium bench` measures of it."""
    suggested: bool = False
    """Whether it is the one for somebody who names no game."""
    prefix: str = ""
    """What the keys of its messages begin with, without the hyphen; its id, unless that is long."""
    form: str = ""
    """The form that is played unless another is named; otherwise the first one."""
    measured: str = ""
    """The form that measurements play; otherwise the one that is played unless another is named."""
    shelf: Shelf | None = None
    deeds: tuple[OwnDeed, ...] = ()
    examples: tuple[str, ...] = ()
    """Command lines for the help of the commands they begin with."""

    def load(self, part: str) -> Any:
        """One part, imported now if it was not before; None when the game does not have it."""
        found = getattr(self, part)
        if not isinstance(found, str):
            return found
        module, _, name = found.partition(":")
        loaded = import_module(f"{self.package}.{module}")
        return getattr(loaded, name) if name else loaded

    def measured_form(self) -> str:
        """The form that measurements play."""
        return self.measured or self.form or str(self.load("rules").info.forms[0].id)

    def __post_init__(self) -> None:
        if not self.prefix:
            msgspec.structs.force_setattr(self, "prefix", self.id)

    @property
    def stem(self) -> str:
        """What the names of its types begin with: ConnectFour of ConnectFourAction."""
        return "".join(part.capitalize() for part in self.id.split("-"))


PARTS = (
    "rules",
    "actions",
    "events",
    "view",
    "mind",
    "coach",
    "goals",
    "explorer",
    "text",
    "editing",
    "encoding",
    "figures",
    "words",
    "box",
    "lessons",
    "terminal",
    "gallery",
    "routes",
    "chronicle",
)
"""What a title can name; `packs` and `benchmarks` belong to the content of the box."""
_NEEDED = {"actions": "the union of its actions", "events": "the union of its events", "view": "the type of its views"}
"""Without these a game of another package cannot be played over a wire."""


_TITLES: dict[str, Title] = {}


def register(title: Title) -> None:
    """Make a game known to this process without an entry point."""
    _TITLES[title.id] = title


def registered() -> int:
    """How many games `register` has added; caches about all games are refreshed when it changes."""
    return len(_TITLES)


_PACKED = Path(__file__).with_name("titles.json")
"""The games of an engine that was packed for a browser: finding out what is installed is slow there."""


def announced() -> Iterable[tuple[str, str]]:
    """The ids of the games of installed packages, and where their titles are: "package.module:TITLE"."""
    if _PACKED.is_file():
        return msgspec.json.decode(_PACKED.read_bytes(), type=dict[str, str]).items()
    from importlib.metadata import entry_points  # brings a mail reader along

    return [(point.name, point.value) for point in entry_points(group=GROUP)]


@cache
def _installed() -> dict[str, Title]:
    """The games that installed packages announce. One that cannot be read is left out, and said."""
    found: dict[str, Title] = {}
    for game_id, place in announced():
        try:
            module, _, name = place.partition(":")
            title = getattr(import_module(module), name)
            if not isinstance(title, Title) or title.id != game_id:
                raise TypeError(f"expected a Title with the id '{game_id}', but got {title!r}")
            for part, what in _NEEDED.items():
                if getattr(title, part) is None:
                    raise TypeError(f"{module} names no {part}; add {part}=..., {what}")
            found[title.id] = title
        except Exception as fault:  # code of others: whatever is wrong with it, the other games are played
            logging.getLogger("ludarium").warning("the game '%s' cannot be loaded: %s", game_id, fault)
    return found


def titles() -> tuple[Title, ...]:
    """All games that can be played, by id."""
    known = _installed() | _TITLES
    return tuple(known[game_id] for game_id in sorted(known))


def title(game_id: str) -> Title:
    """The manifest of a game."""
    known = _installed() | _TITLES
    if game_id not in known:
        names = ", ".join(sorted(known)) or "none: install the package with ./ludarium setup"
        raise UnknownName(f"there is no game '{game_id}'; the games are {names}")
    return known[game_id]


def suggested() -> Title:
    """The game for somebody who names none."""
    known = titles()
    return next((each for each in known if each.suggested), known[0])
