"""Positions for tests that are easy to read and to play on: what the helpers of all games share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from ludarium.kernel.decisions import Action, Decision, Event
from ludarium.kernel.game import Outcome, Position, State

S = TypeVar("S", bound=State)


class Played(Generic[S]):
    """A game at one moment; `events` are those of the last answers given."""

    def __init__(self, position: Position[S], events: tuple[Event, ...] = ()) -> None:
        self.position = position
        self.events = events or position.events

    @property
    def state(self) -> S:
        return self.position.state

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def outcome(self) -> Outcome:
        assert self.position.outcome is not None, "the game goes on"
        return self.position.outcome

    @property
    def decision(self) -> Decision:
        assert self.position.pending, "nothing is asked"
        return self.position.pending[0]

    @property
    def prompt(self) -> str:
        return self.decision.prompt

    def told(self, kind: type[Event]) -> list[Any]:
        """Events of that kind caused by the last answers."""
        return [event for event in self.events if isinstance(event, kind)]


def find(decision: Decision, answer: str, verbs: tuple[str, ...]) -> Action:
    """The option with that notation; those first words of it may be left out."""
    for verb in ("", *verbs):
        for option in decision.options:
            if str(option) == f"{verb} {answer}".lstrip():
                return option
    shown = ", ".join(str(option) for option in list(decision.options)[:40])
    raise AssertionError(f"'{answer}' is not offered at '{decision.prompt}': {shown}")


def with_fields(base: S, fields: Mapping[str, Any]) -> S:
    """A copy of the state with some fields set."""
    state: S = base.__copy__()
    for name, value in fields.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    return state
