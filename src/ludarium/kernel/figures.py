"""What a report about many games groups them by: a game names its groups and says who has what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from ludarium.kernel.decisions import Event, Seat
from ludarium.kernel.facts import State
from ludarium.kernel.messages import Message

S = TypeVar("S", bound=State)


class Group(Struct, frozen=True, kw_only=True):
    """Something that seats have, or the whole table, in words of the report (which is written in English)."""

    id: str
    one: str
    many: str
    kind: str = ""
    """The kind of names (`kinds.json`) that its members have, several joined by "+"; empty: they have none."""
    several: bool = False
    """A seat has several of them, such as cards, instead of exactly one, such as a deck."""
    table: bool = False
    """The table has it, not a seat: a map, a combat."""
    dealt: bool = False
    """Only what lies there when the first turn begins counts: by chance, not because somebody is ahead."""
    used: str = ""
    """What it is called when one is used ("summoned"); empty: that is not noted."""
    wanted: tuple[float, float] | None = None
    """Between which rates of winning each member should lie."""


class Seen(Struct, frozen=True):
    """What was seen of one game."""

    begins: int
    """The seat that began; -1: it is not known, or all begin together."""
    has: dict[str, tuple[tuple[str, ...], ...]]
    """By group the members of each seat; of the table's groups there is one list."""
    used: dict[str, tuple[tuple[str, ...], ...]]
    scores: tuple[tuple[float, ...], ...]
    """The score of each seat after each turn."""
    widths: tuple[int, ...]
    """How many decisions had 1 option, 2 or 3, 4 to 7, ...: each step is twice as wide as the one before."""


class Figures(Generic[S]):
    """What a game tells a report. Without one of its own a game is reported by seats and bots alone."""

    groups: tuple[Group, ...] = ()
    turn_word = "turn"
    score_word = ""
    """What the score is counted in, such as "points"; empty: there is no score worth a curve."""
    first_wanted: tuple[float, float] = (0.45, 0.55)
    """Between which rates whoever begins should win, where two sides play."""
    style = ""
    """The style sheet with the game's colours, as a file of its package."""

    def name(self, group: str, member: str) -> Message | None:
        """What people call a member whose name is none of a kind; None: its id."""
        return None

    def begins(self, state: S) -> Seat:
        """The seat that begins, or -1 while that is not known."""
        return -1

    def turn(self, state: S) -> int:
        """The number of the turn, 0 before the first."""
        return int(getattr(state, "turn", 0))

    def score(self, state: S, seat: Seat) -> float:
        """The score of a seat now."""
        return 0.0

    def has(self, state: S) -> Iterable[tuple[str, Seat, str]]:
        """Who has what now: the group, the seat, the member. Asked at every checkpoint; all answers count together."""
        return ()

    def uses(self, state: S, event: Event) -> tuple[str, Seat, str] | None:
        """What was used by whom, if the event says so; `state` is the checkpoint that follows."""
        return None


class Watcher:
    """Looks on while one game is played."""

    def __init__(self, figures: Figures[Any], seats: int) -> None:
        self._figures = figures
        self._seats = seats
        self._begins = -1
        self._has: dict[tuple[str, Seat], dict[str, None]] = {}
        self._used: dict[tuple[str, Seat], dict[str, None]] = {}
        self._scores: list[tuple[float, ...]] = []
        self._turn = 0
        self._base: State | None = None
        self._widths: list[int] = []
        self._dealt = {group.id for group in figures.groups if group.dealt}
        """Groups of which only the first moment of the first turn counts."""

    def width(self, options: int) -> None:
        """A decision with this many options is about to be made."""
        step = max(0, options.bit_length() - 1)
        while len(self._widths) <= step:
            self._widths.append(0)
        self._widths[step] += 1

    def look(self, base: State, events: Iterable[Event], over: bool = False) -> None:
        """At a position: its checkpoint, and what led there."""
        figures = self._figures
        for event in events:
            use = figures.uses(base, event)
            if use is not None:
                group, seat, member = use
                self._used.setdefault((group, seat), {})[member] = None
        if base is self._base:
            return
        self._base = base
        turn = figures.turn(base)
        for group, seat, member in figures.has(base):
            if group not in self._dealt or (turn and not self._turn):
                self._has.setdefault((group, seat), {})[member] = None
        if self._begins < 0:
            self._begins = figures.begins(base)
        if figures.score_word and (turn > self._turn or (over and turn)):
            row = tuple(figures.score(base, seat) for seat in range(self._seats))
            # The score at the first moment of a turn is that after the turn before.
            while len(self._scores) < (turn if over else turn - 1):
                self._scores.append(row)
        self._turn = max(turn, self._turn)

    def seen(self) -> Seen:
        """Everything that was seen."""
        return Seen(
            begins=self._begins,
            has=self._lists(self._has),
            used=self._lists(self._used),
            scores=tuple(self._scores),
            widths=tuple(self._widths),
        )

    def _lists(self, found: dict[tuple[str, Seat], dict[str, None]]) -> dict[str, tuple[tuple[str, ...], ...]]:
        return {
            group.id: tuple(tuple(found.get((group.id, seat), ())) for seat in range(1 if group.table else self._seats))
            for group in self._figures.groups
        }
