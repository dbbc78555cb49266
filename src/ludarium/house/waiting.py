"""For whom a table waits, and how much longer: clocks, players who stay away, and the one timer for both (REL-47)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from ludarium.house.clock import Clocks, DayClocks
from ludarium.house.keeper import Keeper
from ludarium.house.match import Match
from ludarium.house.messages import ClockFacts
from ludarium.kernel.decisions import CHANCE, Seat

_DAY = 86_400


class Waiting:
    """The time of one table. `wake` is called when a clock has run out or somebody has been absent for long."""

    def __init__(self, keeper: Keeper, wake: Callable[[], object]) -> None:
        self._keeper = keeper
        self._wake = wake
        self._clocks: Clocks | None = None
        self._asked_since: dict[Seat, float] = {}
        self._away_since: dict[Seat, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._noted = 0.0
        """When the time that everybody has left was stored last."""

    def begin(self, match: Match) -> None:
        """Go on with a match that has just been made or read."""
        match.charge = lambda seat: self._charge(match, seat)
        settings = match.setup.clock
        if settings is not None:
            left = [part / 1000 for part in match.clocks]
            if self._keeper.is_first_touch(match.row.id):
                # REL-46: nobody loses time through our fault; those who are asked get some back after a restart.
                for seat in match.people_asked:
                    left[seat] += self._keeper.customs.restart_seconds
            now = self._keeper.time.now
            self._clocks = DayClocks(left, match.days, now) if match.days else Clocks(left, settings.bonus, now)
            self._clocks.run(match.people_asked)
        began = self._keeper.time.now()
        self._noted = began
        self._asked_since = dict.fromkeys(match.people_asked, began)
        for seat in range(match.seats):
            self._away_since.setdefault(seat, began)

    def forget(self) -> None:
        """The match is not trusted any more, nor are its clocks; the stored times are."""
        self._clocks = None

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # ---- clocks

    def _charge(self, match: Match, seat: Seat) -> tuple[int, ...]:
        """Stop and start clocks after a step; the times are stored with it."""
        clocks = self._clocks
        if clocks is None:
            return ()
        asked = match.people_asked
        if seat != CHANCE and seat not in asked:
            clocks.answered(seat)
        clocks.run(asked)
        self._noted = self._keeper.time.now()
        return clocks.milliseconds()

    @property
    def is_running(self) -> bool:
        """Whether anybody's clock runs."""
        return self._clocks is not None and self._clocks.next_end() is not None

    def is_used_up(self, seat: Seat) -> bool:
        return self._clocks is not None and self._clocks.left(seat) <= 0

    def used_up(self) -> tuple[Seat, ...]:
        """Seats that are asked and have no time left."""
        return self._clocks.used_up() if self._clocks is not None else ()

    def is_to_be_noted(self, match: Match) -> bool:
        """Whether somebody has been waited for so long that a restart would give back much of it."""
        return bool(match.days and self.is_running and self._note_in() <= 0)

    def _note_in(self) -> float:
        return self._noted + self._keeper.customs.note_seconds - self._keeper.time.now()

    def low(self, match: Match) -> float:
        """How many seconds before the end somebody is reminded: a quarter of the days, as on the page."""
        return match.days * _DAY / 4

    def left(self, seats: Iterable[Seat]) -> int | None:
        """Milliseconds that are left to whichever of these seats has least; None: no clock of theirs runs."""
        return min((facts.left for facts in self.clock_facts() if facts.running and facts.seat in seats), default=None)

    def clock_facts(self) -> tuple[ClockFacts, ...]:
        clocks = self._clocks
        if clocks is None:
            return ()
        return tuple(ClockFacts(seat, left, clocks.is_running(seat)) for seat, left in enumerate(clocks.milliseconds()))

    # ---- players who stay away

    def came(self, seat: Seat) -> None:
        """The seat's owner has the table open."""
        self._away_since.pop(seat, None)

    def went(self, seat: Seat) -> None:
        """The seat's owner has closed the table everywhere."""
        self._away_since[seat] = self._keeper.time.now()

    def absent_in(self, match: Match, seat: Seat) -> float | None:
        """Seconds until a seat counts as absent: its player gone and asked for so long. None: not on the way there.

        A player who has days for a move need not sit at the table meanwhile.
        """
        asked, away = self._asked_since.get(seat), self._away_since.get(seat)
        if asked is None or away is None or match.places[seat].bot or match.days:
            return None
        return max(0.0, max(asked, away) + match.setup.stand_in.seconds - self._keeper.time.now())

    # ---- the timer

    def ask(self, match: Match) -> None:
        """Note who is asked now, and wake when that has lasted too long."""
        now = self._keeper.time.now()
        self._asked_since = {seat: self._asked_since.get(seat, now) for seat in match.people_asked}
        self.set_timer(match)

    def set_timer(self, match: Match) -> None:
        """Wake when a clock runs out or a missing player has been waited for long enough."""
        self.close()
        if match.outcome is not None:
            return
        moments = [left for seat in self._asked_since if (left := self.absent_in(match, seat))]
        if self._clocks is not None and (end := self._clocks.next_end()) is not None:
            moments.append(end)
            if match.days:
                moments.append(self._note_in())
                running = [facts.left / 1000 - self.low(match) for facts in self.clock_facts() if facts.running]
                moments += [seconds for seconds in running if seconds > 0]
        if moments:
            later = asyncio.get_running_loop().call_later
            self._timer = later(max(0.05, min(moments) + 0.01), self._wake)
