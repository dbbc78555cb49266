"""Views: what one viewer may know, as a type of its own. There is no other door to a position for the outside."""

from __future__ import annotations

from typing import Any, TypedDict

import msgspec
from msgspec import Struct

from ludarium.kernel.decisions import Decision, Seat
from ludarium.kernel.game import Outcome
from ludarium.kernel.position import Position


class Waiting(Struct, frozen=True):
    """Whom the game waits for, and for what; the prompt depends on public facts only."""

    seat: Seat
    prompt: str


class View(Struct, frozen=True, kw_only=True):
    """The part every game's view has; each game derives its own."""

    game: str
    form: str
    viewer: Seat | None
    waiting: tuple[Waiting, ...]
    outcome: Outcome | None


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


_encoder = msgspec.json.Encoder(order="deterministic")


def view_bytes(view: View) -> bytes:
    """The view as the wire carries it; twins of a position must give the same bytes."""
    return _encoder.encode(view)
