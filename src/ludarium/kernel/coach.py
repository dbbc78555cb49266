"""What a coach points out at the table: what is nearly there, and what threatens, in words and as marks on the board.

A game's title names its coach. It is asked in a world that was imagined for the asking seat, and reads only
what that seat knows: two worlds that look the same to the seat give the same advice (REL-72).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from ludarium.kernel.decisions import Seat
from ludarium.kernel.game import Game, Position, State
from ludarium.kernel.messages import Message
from ludarium.kernel.title import title

S = TypeVar("S", bound=State)

Watch: TypeAlias = Literal["threats", "all"]
"""How much is pointed out: what threatens, or all there is."""


class Mark(Struct, frozen=True):
    """Places of the board that a tip is about, by the names of the game's notation, and what they are in it.

    "missing": something must come there. "arrival": what it is for arrives there. "used": it needs what stands there.
    "falls": what stands there falls. "threat": something of the others may come there.
    """

    role: Literal["missing", "arrival", "used", "falls", "threat"]
    places: tuple[str, ...]


class TipLine(Struct, frozen=True):
    """A line below a tip: one part of it, and its share."""

    text: Message
    figure: Message | None = None


class Tip(Struct, frozen=True):
    """One thing to see. `number` is shown in its mark on the board; tips with the same number share it."""

    title: Message
    more: Message | None = None
    figure: Message | None = None
    number: int = 0
    lines: tuple[TipLine, ...] = ()
    marks: tuple[Mark, ...] = ()


class Section(Struct, frozen=True):
    """Tips of one kind, the most important first; `note` says what they are counted from, or that there are none."""

    kind: Literal["near", "threats", "facts"]
    title: Message
    note: Message | None
    tips: tuple[Tip, ...]


class Coach(Generic[S]):
    """A coach who sees nothing. Each game that has one derives its own."""

    def silent(self, state: S) -> str:
        """The key of the sentence why nobody is coached in this game; "" where one may be."""
        return ""

    def near(self, position: Position[S], seat: Seat) -> Sequence[Section]:
        """What `seat` is close to."""
        return ()

    def threats(self, position: Position[S], seat: Seat) -> Sequence[Section]:
        """What the others may do to `seat`, as far as it can know."""
        return ()

    def advice(self, position: Position[S], seat: Seat, watch: Watch) -> tuple[Section, ...]:
        """All that is pointed out to `seat` while it is asked something."""
        near = self.near(position, seat) if watch == "all" else ()
        return (*near, *self.threats(position, seat))


@cache
def coach_of(game: Game[Any]) -> Coach[Any] | None:
    """The coach of a game; None where it has none."""
    found: Coach[Any] | None = title(game.info.id).load("coach")
    return found
