"""What the explorer counts of Tash-Kalar: first turns, and beings and flares that were held and played, by school."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ludarium.games.tash_kalar.arena import ARENA, DUEL_START
from ludarium.games.tash_kalar.cards import BEINGS, FLARES, SCHOOLS
from ludarium.games.tash_kalar.events import (
    Drew,
    FlareInvoked,
    Placed,
    SchoolTaken,
    Started,
    Summoned,
    TurnBegan,
    TurnEnded,
)
from ludarium.games.tash_kalar.forms import FORMS
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.decisions import Event, Seat
from ludarium.kernel.explorer import Explorer, Sighting, Subject, Watch, result
from ludarium.kernel.game import Outcome, Position, Setup
from ludarium.kernel.messages import Message
from ludarium.spaces.squares import name_of, square_of, squares, turned

OPENING, REPLY = "openings", "replies"
NOTHING = "-"
"""The item of a first turn in which nothing was placed."""
_FLARES = frozenset(flare.id for flare in FLARES)
_IDEAS = 6
"""From so many of the best ideas first turns are drawn, so that they differ."""


class TashKalarWatch(Watch[TashKalarState]):
    def __init__(self, setup: Setup) -> None:
        self._form = FORMS[setup.form]
        self._schools = [""] * setup.seats
        self._first = -1
        self._starts: dict[int, int] = {}
        """In a duel, where each side's start piece was put."""
        self._turn: Seat | None = None
        """Whose first turn it is just now."""
        self._begun: dict[Seat, list[str]] = {}
        """What each seat has done in its first turn, in order: squares, and ids of beings."""
        self._cards: set[tuple[str, str, Seat]] = set()
        """Measure, card and seat."""

    def saw(self, state: TashKalarState, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case SchoolTaken(seat=seat, school=school):
                    self._schools[seat] = school
                case Started(seat=seat):
                    self._first = seat
                case TurnBegan(seat=seat) if seat not in self._begun:
                    self._turn, self._begun[seat] = seat, []
                case TurnEnded():
                    self._turn = None
                case Placed(square=square, side=side):
                    self._placed(square, side)
                case Summoned(seat=seat, card=card):
                    self._cards.add(("summoned", card, seat))
                    if self._turn is not None:
                        self._begun[self._turn].append(card)
                case FlareInvoked(seat=seat, flare=flare):
                    self._cards.add(("invoked", flare, seat))
                case Drew(seat=seat, card=card) if card:
                    self._cards.add(("held", card, seat))
                    if not self._begun:
                        self._cards.add(("dealt", card, seat))

    def _placed(self, square: int, side: int) -> None:
        if not self._begun:
            self._starts[side] = square
        elif self._turn is not None and side == self._form.side_of(self._turn):
            done = self._begun[self._turn]
            if not any(card in BEINGS for card in done):  # what a being's effect places is no choice of the turn
                done.append(name_of(square))

    def sightings(self, outcome: Outcome) -> Iterator[Sighting]:
        for seat, done in self._begun.items():
            subject = OPENING if seat == self._first else REPLY
            yield self._seen(subject, self._opened(seat, done), "played", seat, outcome)
        for seat, school in enumerate(self._schools):
            yield self._seen("schools", school, "played", seat, outcome)
        for measure, card, seat in sorted(self._cards):
            yield self._seen(_subject_of(card), card, measure, seat, outcome)

    def _seen(self, subject: str, item: str, measure: str, seat: Seat, outcome: Outcome) -> Sighting:
        group = self._schools[seat]
        if subject == "schools":
            others = sorted(school for at, school in enumerate(self._schools) if at != seat)
            group = others[0] if len(others) == 1 else ""
        return Sighting(subject, group, item, measure, self._form.side_of(seat), result(outcome, seat))

    def _opened(self, seat: Seat, done: list[str]) -> str:
        """A first turn as it is told, turned and mirrored so that equal ones look alike.

        In a duel one's own start piece lies to the left; coloured squares are not looked at.
        """
        placed = [square_of(name) for name in done if name not in BEINGS]
        ways = list(range(8))
        start = self._starts.get(self._form.side_of(seat)) if self._form.duel else None
        if start is not None:
            ways = [way for way in ways if turned(1 << start, way) == 1 << DUEL_START[0]]
        mask = sum(1 << square for square in placed)
        alike = min(tuple(squares(turned(mask, way))) for way in ways)
        summoned = [card for card in done if card in BEINGS]
        return "+".join((*(name_of(square) for square in alike), *summoned)) or NOTHING


def _subject_of(card: str) -> str:
    if card in _FLARES:
        return "flares"
    return "legends" if BEINGS[card].school == "legends" else "beings"


class TashKalarExplorer(Explorer[TashKalarState]):
    subjects = (
        Subject(OPENING, ("played",), "school"),
        Subject(REPLY, ("played",), "school"),
        Subject("beings", ("summoned", "held", "dealt"), "school"),
        Subject("legends", ("summoned", "held", "dealt"), "school"),
        Subject("flares", ("invoked", "held", "dealt"), "school"),
        Subject("schools", ("played",), "against"),
    )

    def table(self, form: str, below: Callable[[int], int]) -> Setup:
        return Setup(form, FORMS[form].seats[0], {"dealing": "all"})

    def drawn(self, position: Position[TashKalarState]) -> int:
        """Actions of first turns."""
        state = position.state
        first = 0 < state.turn <= state.seats and position.pending[0].prompt == "action"
        return _IDEAS if first and state.actions else 0

    def watch(self, setup: Setup) -> TashKalarWatch:
        return TashKalarWatch(setup)

    def item(self, subject: str, item: str) -> Message:
        if subject in (OPENING, REPLY):
            if item == NOTHING:
                return Message("tk-explore-nothing")
            parts = item.split("+")
            placed = " ".join(part for part in parts if part not in BEINGS)
            summoned = [part for part in parts if part in BEINGS]
            if not summoned:
                return Message("tk-explore-placed", {"squares": placed})
            if not placed:
                return Message("tk-explore-being", {"being": summoned[0]})
            return Message("tk-explore-placed-summoned", {"squares": placed, "being": summoned[0]})
        if subject == "flares":
            return Message("tk-explore-flare", {"flare": item})
        if subject == "schools":
            return Message("tk-explore-school", {"school": item})
        return Message("tk-explore-being", {"being": item})

    def group(self, subject: str, group: str) -> Message:
        return Message("tk-explore-school", {"school": group})

    def has_item(self, subject: str, item: str) -> bool:
        if subject in (OPENING, REPLY):
            return all(part in BEINGS or part == NOTHING or _is_square(part) for part in item.split("+"))
        return item in (SCHOOLS if subject == "schools" else _FLARES if subject == "flares" else BEINGS)

    def has_group(self, subject: str, group: str) -> bool:
        return group in SCHOOLS


def _is_square(name: str) -> bool:
    try:
        return bool(ARENA >> square_of(name) & 1)
    except ValueError:
        return False


EXPLORER = TashKalarExplorer()
