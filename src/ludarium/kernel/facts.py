"""What a game says about itself: its forms and options, how it is set up, what a checkpoint is, how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

from msgspec import Struct

from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.errors import UnknownName

Answers = tuple[tuple[Seat, Action], ...]
"""Answers since a checkpoint, in order."""


class State(Struct):
    """A checkpoint: may be assigned to, but every value in it is immutable, so a shallow copy is a full copy."""

    if TYPE_CHECKING:  # msgspec gives every struct a fast shallow copy, but does not declare it

        def __copy__(self) -> Self: ...


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a game ended: a place for every seat (1 is best, equal places are shared) and why it ended."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    shared: float | None = None
    """Co-operative games: how well it went for all together, from 0 (lost) to 1 (won); places are level."""

    def __repr__(self) -> str:
        # Fingerprints of positions are made of reprs: those of games without a shared result stay what they were.
        shared = "" if self.shared is None else f", shared={self.shared!r}"
        return f"Outcome(places={self.places!r}, scores={self.scores!r}, reason={self.reason!r}{shared})"

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place; several when it is a draw or a team has won."""
        if self.shared is not None and self.shared < 0.5:
            return ()
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def value(self, seat: Seat) -> float:
        """Of the seats in other places, the share that this one has beaten; one half when all are level."""
        if self.shared is not None:
            return self.shared
        mine = self.places[seat]
        beaten = sum(1 for place in self.places if place > mine)
        beaten_by = sum(1 for place in self.places if place < mine)
        return beaten / (beaten + beaten_by) if beaten or beaten_by else 0.5


class OptionInfo(Struct, frozen=True):
    """One thing that can be chosen when a table is set up; `values` empty means free (schools by seat, a seat)."""

    id: str
    default: Any
    values: tuple[Any, ...] = ()
    help: str = ""


class FormInfo(Struct, frozen=True):
    """One way to play a game: how many seats, which options."""

    id: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...] = ()
    opponent: str = "greedy"
    """The bot it is played against unless another is asked for."""

    @property
    def default_seats(self) -> int:
        return self.seats[0]


class GameInfo(Struct, frozen=True):
    """What a game says about itself. `rules_version` changes when any recorded game would go another way."""

    id: str
    name: str
    rules_version: int
    forms: tuple[FormInfo, ...]
    chance: bool = True
    """Whether anything is drawn or rolled."""
    secrets: bool = True
    """Whether seats know different things."""
    teams: bool = False
    """Whether there are forms in which partners win and lose together against others."""
    cooperative: bool = False
    """Whether all win or lose together (`Outcome.shared`)."""
    pack: str = ""
    """The mark of the content pack it is played with (`packs.mark_of`); empty: the box alone."""

    def form(self, form_id: str) -> FormInfo:
        for form in self.forms:
            if form.id == form_id:
                return form
        known = ", ".join(form.id for form in self.forms)
        raise UnknownName(f"{self.name} has no form '{form_id}'; its forms are {known}")


class Setup(Struct, frozen=True):
    """What a table is started with: everything but chance."""

    form: str
    seats: int
    options: Mapping[str, Any] = {}


class Swap(Struct, frozen=True):
    """A rematch: for each new seat the seat its player had before, and the options that go with it."""

    order: tuple[Seat, ...]
    options: Mapping[str, Any]
