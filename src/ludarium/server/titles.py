"""The games as the wire knows them: one entry for each, and nothing else of the server names a game's types.

Two games may give an action or an event the same tag, which one union of structs does not allow. So messages are
generic over the game (`messages.Update[E, V]`), and each entry here fills them in for its game.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from ludarium.games.fateforge.actions import FateforgeAction
from ludarium.games.fateforge.events import FateforgeEvent
from ludarium.games.fateforge.view import FateforgeView
from ludarium.games.skytear.actions import SkytearAction
from ludarium.games.skytear.events import SkytearEvent
from ludarium.games.skytear.view import SkytearView
from ludarium.games.tash_kalar.actions import TashKalarAction
from ludarium.games.tash_kalar.events import TashKalarEvent
from ludarium.games.tash_kalar.view import TashKalarView
from ludarium.house.messages import ServerMessage, server_messages
from ludarium.house.resources import Replay, ReplayFrame
from ludarium.kernel.decisions import Action
from ludarium.kernel.views import View
from ludarium.server import content, content_fateforge, content_skytear


@dataclass(frozen=True)
class Title:
    """The types of one game, and its box as the page draws it."""

    id: str
    actions: Any
    """The union of its actions; likewise its events."""
    events: Any
    view: type[View]
    make_content: Callable[[], Any]

    @property
    def package(self) -> str:
        """The game's Python package, and the TypeScript file that its types are written to."""
        return self.id.replace("-", "_")

    @property
    def stem(self) -> str:
        """What the names of its types begin with: TashKalar of TashKalarAction."""
        return "".join(part.capitalize() for part in self.id.split("-"))

    @cached_property
    def content(self) -> Any:
        """Arena, cards, heroes: everything of the box that the page draws."""
        return self.make_content()

    @cached_property
    def action(self) -> msgspec.json.Decoder[Action]:
        """Reads an action of this game."""
        return msgspec.json.Decoder(self.actions)

    @cached_property
    def message(self) -> msgspec.json.Decoder[ServerMessage]:
        """Reads what a socket at a table of this game is sent, down to each event; for programs that play along."""
        return msgspec.json.Decoder(server_messages(self.events, self.view, self.actions))

    @cached_property
    def replay(self) -> Any:
        """The type of a replay of this game, named after it, for the description of the HTTP side."""
        events = tuple[self.events, ...]  # type: ignore[name-defined]
        frame: Any = _filled(ReplayFrame, self.stem, action=self.actions | None, events=events, view=self.view)
        return _filled(Replay, self.stem, frames=tuple[frame, ...])


def _filled(generic: type[msgspec.Struct], stem: str, **fields: Any) -> Any:
    """A generic struct with some of its fields as one game has them, and with a name of its own."""
    name = f"{stem}{generic.__name__}"
    return msgspec.defstruct(name, list(fields.items()), bases=(generic,), module=__name__, frozen=True)


TITLES = {
    title.id: title
    for title in (
        Title("fateforge", FateforgeAction, FateforgeEvent, FateforgeView, content_fateforge.fateforge),
        Title("skytear", SkytearAction, SkytearEvent, SkytearView, content_skytear.skytear),
        Title("tash-kalar", TashKalarAction, TashKalarEvent, TashKalarView, content.tash_kalar),
    )
}

if TYPE_CHECKING:
    GameReplay: TypeAlias = Replay[Any, Any, Any]
else:
    GameReplay = functools.reduce(operator.or_, (title.replay for title in TITLES.values()))
