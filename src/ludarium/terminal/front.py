"""What the terminal needs of each game: how it is drawn, told and typed; and which games can be played here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct
from rich.console import Console, Group, RenderableType
from rich.text import Text

from ludarium.kernel.decisions import Action, Event, Seat
from ludarium.kernel.game import Outcome
from ludarium.kernel.position import Position
from ludarium.terminal.words import Meaning
from ludarium.texts import say

_FRONTS = {
    "tash-kalar": ("tash_kalar", "TashKalarFront"),
    "skytear": ("skytear", "SkytearFront"),
    "fateforge": ("fateforge", "FateforgeFront"),
}
"""The package and the class of each game that is drawn here."""


class TableNames(Protocol):
    """How people are called."""

    @property
    def players(self) -> tuple[str, ...]: ...
    @property
    def sides(self) -> tuple[str, ...]: ...


N = TypeVar("N", bound=TableNames)


class Reply(Struct, frozen=True):
    """What a game's own command leads to: something to show, an answer to the decision, or both."""

    show: RenderableType | None = None
    answer: Action | None = None


class Front(ABC, Generic[N]):
    """Draws views of one game and reads answers; knows nothing but the view it is given."""

    commands: ClassVar[tuple[str, ...]] = ()
    """Commands that only this game has; `cli-command-...` holds their words."""
    help_answers: ClassVar[str] = "cli-help-answers"
    """The message that shows how answers are typed."""

    def __init__(self, names: N, lang: str, console: Console) -> None:
        self.names = names
        self.lang = lang
        self.console = console

    @abstractmethod
    def screen(self, view: Any, news: Sequence[str], last: frozenset[Any]) -> RenderableType:
        """The whole table as the viewer may see it, what happened lately, and the question if there is one."""

    @abstractmethod
    def signs(self) -> str:
        """What the drawings mean, for the help page."""

    @abstractmethod
    def describe(self, choice: Action, view: Any) -> str:
        """An option in words."""

    @abstractmethod
    def reason(self, outcome: Outcome) -> str:
        """Why the game is over."""

    @abstractmethod
    def log(self, events: Iterable[Event], viewer: Seat | None) -> list[str]:
        """The events in words, as far as the viewer may know them."""

    @abstractmethod
    def touched(self, events: Iterable[Event]) -> frozenset[Any]:
        """The places where the events changed something, for `screen`."""

    @abstractmethod
    def understand(self, line: str, view: Any) -> Meaning:
        """What a typed line means as an answer to the viewer's decision."""

    @abstractmethod
    def why(self, position: Position[Any], seat: Seat, line: str) -> str | None:
        """Why the idea of the line cannot be done now; None when the line is not understood, empty when it can."""

    @abstractmethod
    def card(self, text: str) -> RenderableType | None:
        """The card of that name, whole."""

    def ending(self, outcome: Outcome) -> RenderableType:
        """Who won, the points and why the game is over."""
        winners = " & ".join(self.names.players[seat] for seat in outcome.winners)
        everyone = len(outcome.winners) == len(outcome.places)
        first = say("state-draw", None, self.lang) if everyone else say("state-winner", {"player": winners}, self.lang)
        points = ", ".join(
            f"{player} {score}" for player, score in zip(self.names.players, outcome.scores, strict=True)
        )
        lines = (say("state-game-over", None, self.lang), self.reason(outcome), points)
        return Group(Text(first, style="bold bright_white"), *(Text(line) for line in lines))

    # -- what only some games have -----------------------------------------------------------------------------

    def prelude(self, position: Position[Any]) -> RenderableType | None:
        """What is read out before the table is drawn: a page of a story that has been opened."""
        return None

    def report(self, events: Sequence[Event], viewer: Seat | None) -> list[str]:
        """Lines about something long that are read before the table is drawn again."""
        return []

    def on_enter(self, view: Any) -> Action | None:
        """The answer that the bare Enter key gives."""
        return None

    def passing(self, view: Any) -> Action | None:
        """The answer that a player who lets things pass gives without being asked."""
        return None

    def obey(self, command: str, rest: str, view: Any) -> Reply:
        """Do what one of the game's own commands says."""
        raise NotImplementedError(command)


def games() -> tuple[str, ...]:
    """The games that can be played here."""
    return tuple(_FRONTS)


def make_front(game: str, form: str, players: tuple[str, ...], lang: str, console: Console) -> Front[Any]:
    """The front of a game of that form, for these players."""
    package, name = _FRONTS[game]
    front: Front[Any] = getattr(import_module(f"ludarium.terminal.{package}.front"), name)(form, players, lang, console)
    return front
