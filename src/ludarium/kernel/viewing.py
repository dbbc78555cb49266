"""How every view begins: what all views show of a position."""

from __future__ import annotations

from typing import Any, TypedDict, TypeVar

from ludarium.kernel.decisions import Decision, Seat
from ludarium.kernel.game import Outcome, Position
from ludarium.kernel.views import DecisionView, Waiting

D = TypeVar("D", bound=DecisionView)


class SharedFields(TypedDict):
    """The fields of `View`, to be passed on to a game's own view."""

    game: str
    form: str
    viewer: Seat | None
    waiting: tuple[Waiting, ...]
    outcome: Outcome | None


def shared(position: Position[Any], form: str, viewer: Seat | None) -> SharedFields:
    """What every view begins with."""
    return {
        "game": position.game.info.id,
        "form": form,
        "viewer": viewer,
        "waiting": waiting(position),
        "outcome": position.outcome,
    }


def waiting(position: Position[Any]) -> tuple[Waiting, ...]:
    """Whom the position waits for."""
    return tuple(Waiting(decision.seat, decision.prompt) for decision in position.pending)


def own_decision(position: Position[Any], viewer: Seat | None) -> Decision | None:
    """The decision that `viewer` may answer."""
    return None if viewer is None else position.decision_of(viewer)


def spelled_out(position: Position[Any], viewer: Seat | None, kind: type[D], **more: Any) -> D | None:
    """The viewer's decision as its view shows it; `more` are the fields that only this game's decisions have."""
    decision = own_decision(position, viewer)
    if decision is None:
        return None
    return kind(prompt=decision.prompt, options=tuple(decision.options), args=dict(decision.args), **more)
