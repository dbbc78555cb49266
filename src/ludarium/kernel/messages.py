"""What is said, without a language: keys of the texts and arguments; whoever reads it formats it in their own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from ludarium.kernel.decisions import Action, Event, Seat, WhyNot
    from ludarium.kernel.game import Outcome
    from ludarium.kernel.position import Position


class Message(Struct, frozen=True, omit_defaults=True):
    """A sentence or a part of one. What an argument is (a card, a seat, a side, a list) is told by its name.

    `texts/kinds.json` lists the names that carry content, `texts/arguments.json` those of people and lists.
    """

    key: str
    args: Mapping[str, str | int | Message | tuple[str | int | Message, ...]] = {}


Argument: TypeAlias = str | int | Message | tuple[str | int | Message, ...]


class Asked(Struct, frozen=True):
    """A decision as people read it: the question, a line of help, and its options in their order."""

    prompt: Message
    help: Message
    options: tuple[Message, ...]


class Words(Protocol):
    """What a game says: its module `words`. It is handed only what its reader may know."""

    def unsaid(self, event: Event) -> bool:
        """Whether the lines around an event or the table itself say it already."""

    def told(self, event: Event) -> Message:
        """What happened."""

    def asked(self, view: Any) -> Asked | None:
        """The viewer's open decision."""

    def answered(self, action: Action, before: Position[Any], seat: Seat) -> Message:
        """What `seat` did with its answer in that position; for games that are over."""

    def why(self, refusal: WhyNot) -> Message:
        """What stands in the way and what would be right."""

    def ending(self, outcome: Outcome) -> Message:
        """Why the game is over."""

    def sides(self, form: str, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side."""
