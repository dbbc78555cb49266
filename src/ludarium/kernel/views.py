"""Views: what one viewer may know, as a type of its own. There is no other door to a position for the outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.facts import Outcome


class Waiting(Struct, frozen=True):
    """Whom the game waits for, and for what; the prompt depends on public facts only."""

    seat: Seat
    prompt: str


class DecisionView(Struct, frozen=True):
    """The viewer's open decision, spelled out. A game derives its own and names the type of its options."""

    prompt: str
    options: tuple[Action, ...]
    args: dict[str, str | int]


class View(Struct, frozen=True, kw_only=True):
    """The part every game's view has; each game derives its own, with `decision` in the game's own type."""

    game: str
    form: str
    viewer: Seat | None
    waiting: tuple[Waiting, ...]
    outcome: Outcome | None
    if TYPE_CHECKING:  # declared by each game, as the last field: views are read from the top
        decision: DecisionView | None


_encoder = msgspec.json.Encoder(order="deterministic")


def view_bytes(view: View) -> bytes:
    """The view as the wire carries it; twins of a position must give the same bytes."""
    return _encoder.encode(view)
