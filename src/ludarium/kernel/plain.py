"""The words of a game; for one that brings none, prompts, options and events by their notation."""

from __future__ import annotations

import sys
from typing import Any, Protocol

from ludarium.kernel.decisions import Action, Event, Seat, WhyNot
from ludarium.kernel.game import Outcome, Position
from ludarium.kernel.messages import Asked, Message
from ludarium.kernel.title import title


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


def unsaid(event: Event) -> bool:
    return False


def words_of(game: str) -> Words:
    """What a game says: its own words, or those of this module."""
    words: Words = title(game).load("words") or sys.modules[__name__]
    return words


def told(event: Event) -> Message:
    fields = {field: getattr(event, field) for field in event.__struct_fields__}
    seat = fields.pop("seat", None)
    facts = ", ".join(f"{field.replace('_', ' ')} {value}" for field, value in fields.items())
    text = f"{event.__struct_config__.tag or type(event).__name__}{f' ({facts})' if facts else ''}"
    return _plain(text) if seat is None else Message("plain-event", {"player": seat, "text": text})


def asked(view: Any) -> Asked | None:
    decision = getattr(view, "decision", None)
    if decision is None:
        return None
    return Asked(_plain(decision.prompt), _plain(""), tuple(_plain(str(option)) for option in decision.options))


def answered(action: Action, before: Position[Any], seat: Seat) -> Message:
    return _plain(str(action))


def why(refusal: WhyNot) -> Message:
    return _plain(refusal.message.key)


def ending(outcome: Outcome) -> Message:
    return _plain(outcome.reason)


def sides(form: str, seats: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple((seat,) for seat in range(seats))


def _plain(text: str) -> Message:
    return Message("plain-text", {"text": text})
