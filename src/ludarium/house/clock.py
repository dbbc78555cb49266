"""Time for players: a clock that cannot jump, and the time each seat has left. For readers of the store: the date."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

_LONGEST_GAP = 2.0


def stamp() -> int:
    """Milliseconds since 1970, for people who read the store; nothing depends on them."""
    return time.time_ns() // 1_000_000


class Clock(Protocol):
    """The time of players."""

    def now(self) -> float:
        """Seconds since some moment; it never goes back."""

    def tick(self) -> None:
        """To be called more often than every two seconds; a longer gap means that we were not there."""


async def tick_for_ever(clock: Clock) -> None:
    while True:
        clock.tick()
        await asyncio.sleep(0.5)


class ServiceTime:
    """Seconds during which this machine was awake. A stopped or sleeping machine costs nobody time (REL-46)."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._awake = 0.0
        self._last = monotonic()

    def now(self) -> float:
        return self._awake + min(self._monotonic() - self._last, _LONGEST_GAP)

    def tick(self) -> None:
        self._awake = self.now()
        self._last = self._monotonic()


class Clocks:
    """The time each seat has left, in seconds. Those that are asked run; stored are only the times at each step."""

    def __init__(self, left: Sequence[float], bonus: float, now: Callable[[], float]) -> None:
        self._left = list(left)
        self._bonus = bonus
        self._now = now
        self._since: dict[int, float] = {}

    def left(self, seat: int) -> float:
        since = self._since.get(seat)
        gone = 0.0 if since is None else self._now() - since
        return max(0.0, self._left[seat] - gone)

    def is_running(self, seat: int) -> bool:
        return seat in self._since

    def milliseconds(self) -> tuple[int, ...]:
        """What is stored with each step."""
        return tuple(round(self.left(seat) * 1000) for seat in range(len(self._left)))

    def answered(self, seat: int) -> None:
        """The seat has answered and gets its bonus; unless its time is up already."""
        left = self.left(seat)
        self._left[seat] = left + self._bonus if left > 0 else 0.0
        self._since.pop(seat, None)

    def run(self, seats: Iterable[int]) -> None:
        """Exactly these seats' clocks run from now on; one that ran already goes on."""
        wanted = set(seats)
        for seat in list(self._since):
            if seat not in wanted:
                self._left[seat] = self.left(seat)
                del self._since[seat]
        for seat in wanted:
            self._since.setdefault(seat, self._now())

    def used_up(self) -> tuple[int, ...]:
        """Running seats whose time is over."""
        return tuple(seat for seat in sorted(self._since) if self.left(seat) <= 0)

    def next_end(self) -> float | None:
        """Seconds until the first running seat's time is over."""
        return min((self.left(seat) for seat in self._since), default=None)


class DayClocks(Clocks):
    """Days for each move: a seat that has answered, or is no longer asked, gets all of them back."""

    def __init__(self, left: Sequence[float], days: int, now: Callable[[], float]) -> None:
        super().__init__(left, 0.0, now)
        self._full = days * 86_400.0

    def answered(self, seat: int) -> None:
        self._left[seat] = self._full
        self._since.pop(seat, None)

    def run(self, seats: Iterable[int]) -> None:
        wanted = set(seats)
        for seat in set(self._since) - wanted:
            self.answered(seat)
        super().run(wanted)
