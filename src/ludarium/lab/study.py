"""Games grouped and counted for a report: who had what, who won, what came of it."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import Any

from msgspec import Struct

from ludarium import texts
from ludarium.kernel.figures import Figures, Group, Seen
from ludarium.kernel.game import Outcome
from ludarium.kernel.game import game as game_of
from ludarium.kernel.title import title as title_of
from ludarium.lab.reckoning import FEW, Difference, Rate, clustered, difference, hold, mean_of_pairs
from ludarium.simulation import Games, Played

EMPTY = Seen(-1, {}, {}, (), ())


def has_won(outcome: Outcome, seat: int) -> bool:
    """A first place with anybody behind; where all play together, that they have won."""
    if outcome.shared is not None:
        return seat in outcome.winners
    return outcome.places[seat] == 1 and max(outcome.places) > 1


class Unit(Struct, frozen=True):
    """What is counted once: a seat of a game, or the whole table where all play together."""

    game: Played
    seat: int
    won: bool
    has: dict[str, tuple[str, ...]]
    used: dict[str, tuple[str, ...]]


class Adds(Struct, frozen=True):
    """What having something adds to the rate of winning."""

    member: str
    name: str
    held: Rate
    """Of those that had it, how many won."""
    others: Rate
    """Of those that might have had it and had not."""
    used: Rate
    """Of those that had it, how many used it."""
    then: Rate
    """Of those that used it, how many won."""
    units: int
    gap: Difference
    clear: bool = False

    @property
    def enough(self) -> bool:
        """Whether there are games enough to say anything."""
        return min(self.held.size, self.others.size) >= FEW


class Study:
    """Games of one run, as a report looks at them."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.plan = games.plan
        self.title = title_of(games.plan.game)
        self.info = game_of(games.plan.game).info
        self.figures: Figures[Any] = self.title.load("figures") or Figures()
        self.finished = tuple(one for one in games.played if one.outcome is not None)
        self.together = any(one.outcome is not None and one.outcome.shared is not None for one in self.finished)

    # -- who is counted ----------------------------------------------------------------------------------------

    @cached_property
    def units(self) -> tuple[Unit, ...]:
        return tuple(self._units())

    def _units(self) -> Iterator[Unit]:
        tables = {group.id for group in self.figures.groups if group.table}
        for one in self.finished:
            assert one.outcome is not None
            seen = one.seen or EMPTY
            if self.together:
                yield Unit(one, 0, has_won(one.outcome, 0), _union(seen.has), _union(seen.used))
                continue
            for seat in range(self.plan.seats):
                has = {name: rows[0 if name in tables else seat] for name, rows in seen.has.items()}
                used = {name: rows[seat] for name, rows in seen.used.items() if name not in tables}
                yield Unit(one, seat, has_won(one.outcome, seat), has, used)

    def rate(self, wanted: Callable[[Unit], bool]) -> Rate:
        """How often those won."""
        return self.won_by([unit for unit in self.units if wanted(unit)])

    def won_by(self, units: Sequence[Unit]) -> Rate:
        """How often these won; games of the same deal are no independent games."""
        deals: dict[int, list[int]] = {}
        for unit in units:
            deal = deals.setdefault(unit.game.number // self.plan.seats, [0, 0])
            deal[0] += unit.won
            deal[1] += 1
        return clustered([(won, games) for won, games in deals.values()])

    @cached_property
    def even(self) -> float:
        """The average win rate: the reference for "like the others"."""
        return self.rate(lambda unit: True).value

    @property
    def drawn(self) -> int:
        """Games with nobody behind."""
        if self.together:
            return 0
        return sum(1 for one in self.finished if one.outcome is not None and max(one.outcome.places) == 1)

    @cached_property
    def two_sided(self) -> bool:
        return self.plan.seats == 2 and not self.together

    # -- by group ----------------------------------------------------------------------------------------------

    def members(self, group: Group) -> tuple[str, ...]:
        """All that were seen, by name."""
        found = {member for unit in self.units for member in unit.has.get(group.id, ())}
        return tuple(sorted(found, key=lambda member: (self.called(group, member), member)))

    def called(self, group: Group, member: str) -> str:
        """What people call it, in English."""
        own = self.figures.name(group.id, member)
        if own is not None:
            return texts.tell(own)
        return " and ".join(self._called(group.kind, part) for part in member.split("+"))

    def _called(self, kind: str, member: str) -> str:
        if kind:
            for prefix in texts.kinds().get(kind, ()):
                if texts.has(f"{prefix}-{member.replace('/', '-')}"):
                    return texts.title(texts.name(kind, member))
        return member.rpartition("/")[2].replace("_", " ")

    def by_member(self, group: Group) -> dict[str, Rate]:
        """How often each member won, where a seat or a table has exactly one."""
        return {member: self.rate(partial(_holds, group.id, member)) for member in self.members(group)}

    def by_pair(self, group: Group) -> dict[tuple[str, str], Rate]:
        """How often one member beat another, where two sides play."""
        found: dict[tuple[str, str], list[Unit]] = {}
        for one, other in zip(self.units[::2], self.units[1::2], strict=True):
            for mine, theirs in ((one, other), (other, one)):
                for left in mine.has.get(group.id, ()):
                    for right in theirs.has.get(group.id, ()):
                        if left != right:
                            found.setdefault((left, right), []).append(mine)
        return {pair: self.won_by(units) for pair, units in found.items()}

    def adds(self, group: Group) -> tuple[Adds, ...]:
        """What each member of a group adds, the surest first. Those are compared that might have had it as well."""
        own = next((each for each in self.figures.groups if not each.several and not each.table), None)
        rows: list[Adds] = []
        for member in self.members(group):
            with_it = [unit for unit in self.units if member in unit.has.get(group.id, ())]
            without = [unit for unit in self.units if member not in unit.has.get(group.id, ())]
            if own is not None:
                kinds = {kind for unit in with_it for kind in unit.has.get(own.id, ())}
                alike = [unit for unit in without if kinds.intersection(unit.has.get(own.id, ()))]
                without = alike if len(alike) >= FEW else without
            users = [unit for unit in with_it if member in unit.used.get(group.id, ())]
            held, others = self.won_by(with_it), self.won_by(without)
            rows.append(
                Adds(
                    member,
                    self.called(group, member),
                    held,
                    others,
                    Rate(len(users), len(with_it)),
                    self.won_by(users),
                    len(self.units),
                    difference(held, others),
                )
            )
        enough = {row.member: row.gap.chance for row in rows if row.enough}
        sure = hold(enough)
        rows = [
            Adds(
                row.member,
                row.name,
                row.held,
                row.others,
                row.used,
                row.then,
                row.units,
                row.gap,
                row.member in sure and not row.gap.leaves_out_nothing,
            )
            for row in rows
        ]
        return tuple(sorted(rows, key=lambda row: (row.member not in enough, row.gap.chance, row.name)))

    # -- first, scores, length ---------------------------------------------------------------------------------

    @cached_property
    def begun(self) -> tuple[Unit, ...]:
        """The seats that began."""
        return tuple(unit for unit in self.units if unit.game.seen is not None and unit.seat == unit.game.seen.begins)

    @cached_property
    def first_by_deal(self) -> Difference | None:
        """How far above even the beginner wins, by deal: luck of the deal cancels out between its games."""
        if not self.two_sided or not self.begun:
            return None
        deals: dict[int, list[float]] = {}
        for unit in self.begun:
            outcome = unit.game.outcome
            assert outcome is not None
            lost = has_won(outcome, 1 - unit.seat)
            deals.setdefault(unit.game.number // self.plan.seats, []).append((unit.won - lost) / 2)
        return mean_of_pairs([statistics.fmean(values) for values in deals.values()])

    def turns(self, one: Played) -> int:
        return one.turns or len(one.seen.scores if one.seen is not None else ())

    @cached_property
    def enough(self) -> int:
        """A curve stops where fewer games than this still run."""
        return min(100, max(5, len(self.finished) // 4))

    def scores(self, winners: bool) -> list[list[float]]:
        """The scores after each turn of those who won in the end, or of those who did not; sorted."""
        rows: list[list[float]] = []
        for one in self.finished:
            assert one.outcome is not None
            decided = self.together or max(one.outcome.places) > 1
            for at, scores in enumerate((one.seen or EMPTY).scores if decided else ()):
                while len(rows) <= at:
                    rows.append([])
                rows[at].extend(score for seat, score in enumerate(scores) if has_won(one.outcome, seat) == winners)
        kept = []
        for row in rows:
            if len(row) < self.enough:
                break
            kept.append(sorted(row))
        return kept

    @cached_property
    def leads(self) -> dict[int, Rate]:
        """By turn: of those games in which one side was ahead after it, how many it won."""
        rows: dict[int, list[int]] = {}
        for one in self.finished:
            assert one.outcome is not None
            for turn, scores in enumerate((one.seen or EMPTY).scores, start=1):
                ahead = [seat for seat, score in enumerate(scores) if score == max(scores)]
                if len({one.outcome.places[seat] for seat in ahead}) > 1 or len(ahead) == len(scores):
                    continue
                row = rows.setdefault(turn, [0, 0])
                row[0] += has_won(one.outcome, ahead[0])
                row[1] += 1
        return {turn: Rate(wins, games) for turn, (wins, games) in sorted(rows.items()) if games >= self.enough}

    @cached_property
    def widths(self) -> tuple[int, ...]:
        """How many decisions had 1 option, 2 or 3, 4 to 7, ..."""
        rows = [(one.seen or EMPTY).widths for one in self.finished]
        longest = max((len(row) for row in rows), default=0)
        return tuple(sum(row[at] for row in rows if at < len(row)) for at in range(longest))

    # -- endings -----------------------------------------------------------------------------------------------

    @cached_property
    def endings(self) -> tuple[tuple[str, tuple[Played, ...]], ...]:
        """How the games ended, the most frequent way first."""
        found: dict[str, list[Played]] = {}
        for one in self.finished:
            assert one.outcome is not None
            found.setdefault(one.outcome.reason, []).append(one)
        return tuple((reason, tuple(ended)) for reason, ended in sorted(found.items(), key=lambda each: -len(each[1])))

    def ending(self, outcome: Outcome) -> str:
        """How a game ended, in words."""
        words = self.title.load("words")
        if words is None or not hasattr(words, "ending"):
            return outcome.reason.replace("-", " ")
        return texts.tell(words.ending(outcome)).rstrip(".")


def _holds(group: str, member: str, unit: Unit) -> bool:
    return member in unit.has.get(group, ())


def _union(rows: dict[str, tuple[tuple[str, ...], ...]]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(dict.fromkeys(member for row in lists for member in row)) for name, lists in rows.items()}
