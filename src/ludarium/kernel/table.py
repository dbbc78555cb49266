"""A table: one game being played, with its seed, its entries and take-back. No network, no clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from ludarium.kernel.chance import KeyedChance, commitment
from ludarium.kernel.decisions import CHANCE, Action, Event, Seat
from ludarium.kernel.errors import BadSetup, NoTakeBack, NotYourSeat, StaleDecision, UnknownName
from ludarium.kernel.game import Game, Outcome, Position, Setup

TAKE_BACK = "take-back"
RESIGN = "resign"

Barrier = Literal["", "off", "none", "drawn", "shown", "passed"]
"""Why a seat can take nothing back: the table is without it, nothing was done, something was drawn or shown since, or
another seat has answered or is asked."""


class Entry(Struct, frozen=True):
    """One applied action, numbered from 1 without gaps. `digest` is the fingerprint of the position after it."""

    number: int
    seat: Seat
    notation: str
    digest: str


class Bookmark(Struct, frozen=True):
    """Where a table stood after a number of entries; the entries themselves are in its record."""

    number: int
    draws: int
    position: Position[Any]
    earlier: tuple[tuple[Seat, Position[Any]], ...]
    behind: int = 0
    barrier: Barrier = "none"


class Table:
    """Plays one game. Chance follows from the seed; what is taken back stays in the entries."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seed: bytes,
        table_id: str = "",
        entropy: tuple[bytes, ...] = (),
        take_back: bool = True,
    ) -> None:
        if not table_id.isprintable():
            raise BadSetup(f"a table cannot be called {table_id!r}")
        self.game = game
        self.setup = setup
        self.seed = seed
        self.id = table_id
        self.entropy = entropy
        self.commitment = commitment(table_id, seed)
        self.entries: list[Entry] = []
        self.take_back_allowed = take_back
        self.position = Position(game, game.setup(setup))
        self._chance = KeyedChance(seed, table_id, entropy)
        self._draws = 0
        self._earlier: list[tuple[Seat, Position[Any]]] = []
        """Who answered since the last draw and the last answer of another seat, and where the table stood before."""
        self._behind = 0
        """How many of those lie behind the barrier,"""
        self._barrier: Barrier = "none"
        """and what the barrier is."""
        self.opening: tuple[Event, ...] = self.position.events + self._draw()
        """What the deal at the start caused."""

    @property
    def outcome(self) -> Outcome | None:
        return self.position.outcome

    def act(self, seat: Seat, action: Action, number: int | None = None) -> tuple[Event, ...]:
        """Apply an action and the chance that follows it; the events it caused.

        `number` says how many entries the sender had seen: an answer to an older decision is refused.
        """
        if number is not None and number != len(self.entries):
            raise StaleDecision(f"the answer belongs to entry {number}, but {len(self.entries)} are there now")
        before = self.position.copy()
        written, draws = len(self.entries), self._draws
        earlier, behind, barrier = self._earlier.copy(), self._behind, self._barrier
        secret = self.position.secret_answers
        try:
            self.position.apply(seat, action)
            events = self.position.events
            self._note(seat, str(action))
            if self._earlier and self._earlier[-1][0] != seat:
                self._forget("passed")
            self._earlier.append((seat, before))
            # The last answer to a question for several shows what the others have said.
            if any(event.final for event in events) or self.position.secret_answers < secret:
                self._stop("shown")
            drawn = self._draw()
            if any(
                decision.seat != seat and before.decision_of(decision.seat) is None
                for decision in self.position.pending
            ):
                self._stop("passed")
            return events + drawn
        except BaseException:
            # All or nothing: the chance that follows an action belongs to it.
            self.position = before
            del self.entries[written:]
            self._draws, self._earlier, self._behind, self._barrier = draws, earlier, behind, barrier
            raise

    def can_take_back(self, seat: Seat) -> bool:
        """Whether that seat may undo its last answer now."""
        return not self.barrier(seat)

    def barrier(self, seat: Seat) -> Barrier:
        """Why that seat may not undo its last answer; empty when it may.

        Nothing is undone once somebody else has seen what was hidden before, has answered or may answer (REL-26).
        """
        if not self.take_back_allowed:
            return "off"
        if self._earlier and self._earlier[-1][0] != seat:
            return "passed"
        return "" if len(self._earlier) > self._behind else self._barrier

    def last_answer(self, seat: Seat) -> tuple[Position[Any], str] | None:
        """The position before that seat's last answer, and the answer as it is written.

        None where it may not be taken back, or where something was taken back since.
        """
        if self.barrier(seat) or self.entries[-1].seat != seat or self.entries[-1].notation in (TAKE_BACK, RESIGN):
            return None
        return self._earlier[-1][1], self.entries[-1].notation

    def take_back(self, seat: Seat, *, recorded: bool = False) -> None:
        """Undo that seat's last answer, back to the last barrier at most. It is one more entry, not a deletion.

        `recorded`: it was allowed when it was written down; barriers may have been narrower then.
        """
        last = self._earlier[-1][0] if self._earlier else None
        if not (self.can_take_back(seat) or (recorded and self.take_back_allowed and last == seat)):
            raise NoTakeBack(f"seat {seat} has nothing to take back")
        _, self.position = self._earlier.pop()
        self._behind = min(self._behind, len(self._earlier))
        self._note(seat, TAKE_BACK)

    def resign(self, seat: Seat) -> None:
        """That seat gives up, where the game allows it; the game is over."""
        if not 0 <= seat < self.setup.seats:
            raise UnknownName(f"there is no seat {seat} at this table; its seats are 0 to {self.setup.seats - 1}")
        if self.position.over:
            raise NotYourSeat(f"seat {seat} cannot resign: the game is over")
        self.position = Position(self.game, self.game.resigned(self.position.base, seat))
        self._note(seat, RESIGN)
        self._forget("shown")

    def bookmark(self) -> Bookmark:
        """Where the table stands now, to be opened there again; it can be pickled."""
        return Bookmark(
            len(self.entries), self._draws, self.position.copy(), tuple(self._earlier), self._behind, self._barrier
        )

    def turn_to(self, bookmark: Bookmark, entries: Sequence[Entry]) -> None:
        """Stand where the bookmark was put; `entries` are those of the game's record."""
        self.entries = list(entries[: bookmark.number])
        self._draws = bookmark.draws
        self.position = bookmark.position.copy()
        self._earlier = list(bookmark.earlier)
        self._behind, self._barrier = bookmark.behind, bookmark.barrier

    def _stop(self, barrier: Barrier) -> None:
        """What was answered up to now stays."""
        self._behind, self._barrier = len(self._earlier), barrier

    def _forget(self, barrier: Barrier) -> None:
        """What was answered up to now stays, whatever the rules of taking back were."""
        self._earlier.clear()
        self._stop(barrier)

    def _draw(self) -> tuple[Event, ...]:
        """Answer for chance while it is asked; nothing before a draw may be taken back."""
        events: tuple[Event, ...] = ()
        position = self.position
        while position.pending and position.pending[0].seat == CHANCE:
            action = self._chance.choose(position.pending[0], self._draws)
            self._draws += 1
            position.apply(CHANCE, action)
            events += position.events
            self._note(CHANCE, str(action))
            self._forget("drawn")
        return events

    def _note(self, seat: Seat, notation: str) -> None:
        self.entries.append(Entry(len(self.entries) + 1, seat, notation, self.position.digest()))
