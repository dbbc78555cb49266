"""What a game is to the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct

from ludarium.kernel.decisions import Action, Emit, Script, Seat, WhyNot
from ludarium.kernel.errors import BadSetup, IllegalAction, UnknownName
from ludarium.kernel.title import title, titles

if TYPE_CHECKING:
    from ludarium.kernel.chance import Chance
    from ludarium.kernel.mind import Mind
    from ludarium.kernel.position import Position
    from ludarium.kernel.views import View

S = TypeVar("S", bound="State")
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


class Game(Generic[S]):
    """A game's rules. One object for each game, without state of its own; positions hold the state."""

    info: ClassVar[GameInfo]

    @cached_property
    def mind(self) -> Mind[S]:
        """The mind that the game's title names; without one, bots play it with no idea of it."""
        from ludarium.kernel.mind import Mind  # rules alone need none

        mind: Mind[S] = title(self.info.id).load("mind") or Mind()
        return mind

    def setup(self, setup: Setup) -> S:
        """The first checkpoint. Refuses (BadSetup) what cannot be played."""
        raise NotImplementedError

    def flow(self, state: S, emit: Emit) -> Script[None] | None:
        """The script of the next step only, working on `state`; None: the game is over."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on."""
        raise NotImplementedError

    def view(self, position: Position[S], viewer: Seat | None) -> View:
        """Everything `viewer` may know, and nothing else; None is a spectator."""
        raise NotImplementedError

    def determinise(self, state: S, viewer: Seat, chance: Chance) -> S:
        """A full world that fits what `viewer` knows of this checkpoint; the state itself where nothing is hidden."""
        if self.info.secrets:
            raise NotImplementedError
        return state

    def determinise_since(self, state: S, viewer: Seat, chance: Chance, answers: Answers) -> S:
        """The same when answers have been given since the checkpoint; what CHANCE answered must stay possible.

        Games whose steps turn cards up in the middle (and so cannot end there) take care of it.
        """
        return self.determinise(state, viewer, chance)

    def why_not(self, position: Position[S], seat: Seat, idea: Action) -> WhyNot | None:
        """Why `seat` may not do that now; None when it may."""
        raise NotImplementedError

    def may_speak(self, state: S, seat: Seat) -> bool:
        """Whether the rules let that seat talk, ask for hints and point at things now."""
        return True

    def resigned(self, state: S, seat: Seat) -> S:
        """The state after `seat` has given up; refuses where the rules do."""
        raise IllegalAction(f"nobody may resign in {self.info.name}")

    def swapped(self, setup: Setup, state: S) -> Swap:
        """How those who have played to `state` sit when they play again, with sides swapped and partners kept."""
        seats = range(setup.seats)
        return Swap(tuple((seat + 1) % setup.seats for seat in seats), setup.options)

    def check(self, setup: Setup) -> FormInfo:
        """The form of a setup, once its seats and option names are known to exist."""
        form = self.info.form(setup.form)
        if setup.seats not in form.seats:
            allowed = " or ".join(str(number) for number in form.seats)
            raise BadSetup(f"{self.info.name} {form.id} is for {allowed} seats, not {setup.seats}")
        known = {option.id: option for option in form.options}
        for name, value in setup.options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadSetup(f"{self.info.name} {form.id} has no option '{name}'; its options are {names}")
            if known[name].values and value not in known[name].values:
                values = ", ".join(str(allowed) for allowed in known[name].values)
                raise BadSetup(f"option '{name}' cannot be {value!r}; it can be {values}")
        return form

    def __reduce__(self) -> tuple[Any, ...]:
        # Positions are pickled to worker processes; a game travels by its name.
        return (game, (self.info.id,))


def game(game_id: str) -> Game[Any]:
    """The game of that id."""
    found: Game[Any] = title(game_id).load("rules")
    return found


def games() -> tuple[Game[Any], ...]:
    """All games, by id."""
    return tuple(title.load("rules") for title in titles())
