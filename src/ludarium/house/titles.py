"""The games as the wire knows them.

Two games may give an action or an event the same tag, which one union of structs does not allow. So messages are
generic over the game (`messages.Update[E, V]`), and `Wire` fills them in for its game.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

import msgspec

from ludarium.house.messages import ServerMessage, server_messages
from ludarium.house.resources import Glance, Replay, ReplayFrame
from ludarium.kernel.title import Title, title, titles


class Wire:
    """The types of one game, and its box as the page draws it."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.actions: Any = title.load("actions")
        self.events: Any = title.load("events")
        self.view: Any = title.load("view")

    @cached_property
    def content(self) -> Any:
        """Arena, cards, heroes: everything of the box that the page draws; None when it draws nothing of its own."""
        make = self.title.load("box")
        return make() if make is not None else None

    @cached_property
    def letter(self) -> Any:
        """A struct around an action of this game (see `door`)."""
        return msgspec.defstruct("Letter", [("action", self.actions)], module=__name__, frozen=True)

    @cached_property
    def message(self) -> msgspec.json.Decoder[ServerMessage]:
        """Reads what a socket at a table of this game is sent, down to each event; for programs that play along."""
        return msgspec.json.Decoder(server_messages(self.events, self.view, self.actions))

    @cached_property
    def replay(self) -> Any:
        """The type of a replay of this game, named after it, for the description of the HTTP side."""
        events = tuple[self.events, ...]  # type: ignore[name-defined]
        frame: Any = self._filled(ReplayFrame, action=self.actions | None, events=events, view=self.view)
        return self._filled(Replay, frames=tuple[frame, ...])

    @cached_property
    def glance(self) -> Any:
        """The same for a glance at a table."""
        return self._filled(Glance, view=self.view)

    def _filled(self, generic: type[msgspec.Struct], **fields: Any) -> Any:
        """A generic struct with some of its fields as this game has them, and with a name of its own."""
        name = f"{self.title.stem}{generic.__name__}"
        return msgspec.defstruct(name, list(fields.items()), bases=(generic,), module=__name__, frozen=True)


@cache
def _wire(title: Title) -> Wire:
    return Wire(title)


def wire_of(game: str) -> Wire:
    """The types of a game; UnknownName when there is none."""
    return _wire(title(game))


def wires() -> tuple[Wire, ...]:
    """The types of all games, by id."""
    return tuple(_wire(each) for each in titles())
