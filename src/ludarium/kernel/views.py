"""Views: what one viewer may know, as a type of its own. There is no other door to a position for the outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict, TypeVar

import msgspec
from msgspec import Struct

from ludarium.kernel.decisions import Action, Decision, Seat
from ludarium.kernel.game import Outcome
from ludarium.kernel.position import Position


class Waiting(Struct, frozen=True):
    """Whom the game waits for, and for what; the prompt depends on public facts only."""

    seat: Seat
    prompt: str


class DecisionView(Struct, frozen=True):
    """The viewer's open decision, spelled out. A game derives its own and names the type of its options."""

    prompt: str
    options: tuple[Action, ...]
    args: dict[str, str | int]


D = TypeVar("D", bound=DecisionView)


class View(Struct, frozen=True, kw_only=True):
    """The part every game's view has; each game derives its own, with `decision` in the game's own type."""

    game: str
    form: str
    viewer: Seat | None
    waiting: tuple[Waiting, ...]
    outcome: Outcome | None
    if TYPE_CHECKING:  # declared by each game, as the last field: views are read from the top
        decision: DecisionView | None


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


_encoder = msgspec.json.Encoder(order="deterministic")


def view_bytes(view: View) -> bytes:
    """The view as the wire carries it; twins of a position must give the same bytes."""
    return _encoder.encode(view)
