"""Every way to reach a goal within a turn, found by trying everything; and which of the ways are one solution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.game import Position, State
from ludarium.kernel.goals import Goal, Goals

MOST_LINES = 400
"""With more ways than this a goal has no one answer."""


class TooWide(Exception):  # no fault: a turn with too many possibilities to try them all
    """There is more to try than was allowed."""


class Way(Struct, frozen=True):
    """One way to a goal: what the seat answers. `sure`: neither luck nor anybody else has a say in it."""

    answers: tuple[Action, ...]
    sure: bool = True


_Tails: TypeAlias = tuple[tuple[Way, ...], ...]
"""For each goal the ways on from a position."""


class Search:
    """All ways to several goals of one turn. Positions that were met before are not tried again."""

    def __init__(
        self,
        goals: Goals[Any],
        asked: Sequence[Goal],
        start: Position[Any],
        seat: Seat,
        most: int = 60_000,
        since: State | None = None,
    ) -> None:
        """`since`: how things stood when the turn began, where the search begins within it."""
        self.goals, self.asked, self.seat, self.most = goals, tuple(asked), seat, most
        self.start = start.state.__copy__() if since is None else since
        self.tried = 0
        self._known: dict[Any, _Tails] = {}
        self._never: _Tails = ((),) * len(self.asked)
        self.wide: set[int] = set()
        """Goals with too many ways."""
        self.ways = self._on(start.copy(), tuple(range(len(self.asked))))

    def _on(self, position: Position[Any], open_goals: tuple[int, ...]) -> _Tails:
        """The ways from here; `open_goals` have not been reached on the way."""
        decision = position.decision_of(self.seat)
        assert decision is not None
        # In the middle of a step the same board with the same question is the same moment, however it came about;
        # should a script remember more than that, the second look (`again.py`) finds what was missed.
        now = msgspec.structs.astuple(position.state)
        key = (now, decision.prompt, decision.args, tuple(decision.options) if position.answers else (), open_goals)
        known = self._known.get(key)
        if known is not None:
            return known
        found: list[list[Way]] = [[] for _ in self.asked]
        for option in self.goals.options(position, decision, [self.asked[at] for at in open_goals]):
            self.tried += 1
            if self.tried > self.most:
                raise TooWide
            trial = position.copy()
            trial.apply(self.seat, option)
            sure = True
            left = self._note(trial, list(open_goals), found, option, sure)
            # What others and chance say after it may still reach the goal, or end the turn.
            while left and trial.pending and trial.decision_of(self.seat) is None and not self._over(trial):
                other = trial.pending[0]
                sure = sure and len(other.options) == 1
                trial.apply(other.seat, self.goals.reply(other))
                left = self._note(trial, left, found, option, sure)
            if left and trial.pending and not self._over(trial):
                tails = self._on(trial, tuple(left))
                for at in left:
                    if at not in self.wide:
                        found[at] += [Way((option, *tail.answers), sure and tail.sure) for tail in tails[at]]
                        self._limit(at, found)
        ways = tuple(tuple(each) for each in found)
        self._known[key] = ways
        return ways

    def _over(self, trial: Position[Any]) -> bool:
        return all(self.goals.over(goal, self.seat, self.start, trial) for goal in self.asked)

    def _note(
        self, trial: Position[Any], left: list[int], found: list[list[Way]], option: Action, sure: bool
    ) -> list[int]:
        """Goals that are still open; those that are reached now are noted."""
        still = []
        for at in left:
            if self.goals.reached(self.asked[at], self.seat, self.start, trial):
                found[at].append(Way((option,), sure))
                self._limit(at, found)
            else:
                still.append(at)
        return still

    def _limit(self, at: int, found: list[list[Way]]) -> None:
        if len(found[at]) > MOST_LINES:
            self.wide.add(at)
            found[at].clear()


def deeds(goals: Goals[Any], answers: Sequence[Action]) -> Counter[str]:
    """What a line comes to, whatever its order."""
    return Counter(filter(None, map(goals.deed, answers)))


def the_one(goals: Goals[Any], ways: Sequence[Way]) -> Way | None:
    """The shortest of the ways, if all of them are this one: the same deeds in some order, with or without others.

    None: there is no way, there are different ones, or one of them needs luck.
    """
    if not ways or not all(way.sure for way in ways):
        return None
    sums = [(deeds(goals, way.answers), way) for way in ways]
    least, best = min(sums, key=lambda pair: (pair[0].total(), len(pair[1].answers)))
    return best if all(least <= other for other, _ in sums) else None
