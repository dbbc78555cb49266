"""What a game tells the explorer: what is counted of the games that are played, and what that is called.

A game's title names its `Explorer`. A `Watch` follows one game as it is played and says afterwards what was seen of
each side; `study/explorer.py` counts it, and knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from ludarium.kernel.decisions import Event
from ludarium.kernel.game import Game, Outcome, Position, Setup, State
from ludarium.kernel.messages import Message
from ludarium.kernel.title import title

S = TypeVar("S", bound=State)

WON, BETWEEN, LOST = "won", "between", "lost"
"""`BETWEEN`: a draw, or what the game calls half a success."""
TOGETHER = -1
"""In place of a side: it is seen of all together."""


class Subject(Struct, frozen=True):
    """Something that is counted, such as beings: each item of it in so many games, by one or more measures.

    Told as `<prefix>-explore-<id>`, a measure as `<prefix>-explore-<id>-<measure>`.
    """

    id: str
    measures: tuple[str, ...]
    """In which way an item was part of a game: "summoned", "held"; the first is the one that counts most."""
    grouped: str = ""
    """What its items are told apart by, told as `<prefix>-explore-by-<grouped>`: "school"; empty: by nothing."""


class Sighting(Struct, frozen=True, array_like=True):
    """Something seen in a game, or in one of its combats: an item of a subject, whose it was, and how that ended."""

    subject: str
    group: str
    item: str
    measure: str
    side: int
    result: str


class Watch(Generic[S]):
    """Looks on while one game is played, all cards being open."""

    def saw(self, state: S, events: Iterable[Event]) -> None:
        """What an answer caused, and the checkpoint of then; the first call is the deal."""
        raise NotImplementedError

    def sightings(self, outcome: Outcome) -> Iterable[Sighting]:
        """What was seen, once the game is over."""
        raise NotImplementedError


class Explorer(Generic[S]):
    """What is explored of a game. Each game derives its own."""

    subjects: ClassVar[tuple[Subject, ...]] = ()

    def table(self, form: str, below: Callable[[int], int]) -> Setup:
        """A table for a simulated game of that form; `below` draws a number under a limit."""
        raise NotImplementedError

    def drawn(self, position: Position[S]) -> int:
        """In simulated games: from how many of the best ideas this answer is drawn, each being as likely; 0: it is not.

        What bots choose by themselves is always the same, and of choices that nobody makes nothing is learnt.
        """
        return 0

    def watch(self, setup: Setup) -> Watch[S]:
        """Somebody who looks on while a game is played."""
        raise NotImplementedError

    def item(self, subject: str, item: str) -> Message:
        """What an item is called."""
        raise NotImplementedError

    def group(self, subject: str, group: str) -> Message:
        """What a group is called."""
        raise NotImplementedError

    def has_item(self, subject: str, item: str) -> bool:
        """Whether there is such an item; of what a content pack has taken out, nothing is shown."""
        return True

    def has_group(self, subject: str, group: str) -> bool:
        """The same of a group."""
        return True


def result(outcome: Outcome, seat: int) -> str:
    """How a game ended for a seat."""
    if outcome.shared is not None:
        return WON if seat in outcome.winners else LOST
    if max(outcome.places) == 1:
        return BETWEEN
    return WON if outcome.places[seat] == 1 else LOST


@cache
def explorer_of(game: Game[Any]) -> Explorer[Any] | None:
    """What is explored of the game; None where nothing is."""
    found: Explorer[Any] | None = title(game.info.id).load("explorer")
    return found
