"""A game that is over, choice by choice: what was chosen, what the judge finds better, and why, by named facts."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from msgspec import Struct

from ludarium.bots.rollout import play_out_replies, play_out_turn
from ludarium.bots.thoughts import Thought
from ludarium.kernel import record as records
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.game import Position
from ludarium.kernel.messages import Message
from ludarium.kernel.mind import Fact, Loss, mind_of
from ludarium.kernel.record import Record
from ludarium.kernel.title import title
from ludarium.study.judge import FLOOR, Line, error_of, grown, of_action, opened, put_together, spread

VERSION = 4
"""Changes with whatever changes a review; one of another version is made again."""
TREES = 2
MOST, LEAST = 400, 40
BUDGET = 70_000
"""Playouts of a tree at most and at least, and of a whole game: long games get fewer for each choice."""
SHARE = 4
"""How a choice that carries out another one is looked at: with one in so many playouts."""
MOMENTS = 3
SHORT = 10
"""A game with fewer choices than this is too short to be judged."""
REASONS = 2


class Asked(Struct, frozen=True):
    """A choice that was made in a game: `at` is the step of the replay that it led to."""

    at: int
    seat: Seat
    turn: int
    action: Action
    position: Position[Any]
    begins: bool
    """It says what to do next, and not how to do what was chosen before."""


class Choice(Struct, frozen=True):
    """A choice and what the judge thinks of it; chances are those of the seat that chose."""

    at: int
    seat: Seat
    turn: int
    played: Line
    best: Line
    second: float
    """The chance of the best that was neither; the same as that of the best where there was nothing else."""
    spreads: tuple[float, ...]
    playouts: int
    begins: bool

    @property
    def is_best(self) -> bool:
        return self.played.steps[0] == self.best.steps[0]

    @property
    def lost(self) -> float:
        return 0.0 if self.is_best else max(0.0, self.best.chance - self.played.chance)

    @property
    def gained(self) -> float:
        return max(0.0, self.best.chance - self.second) if self.is_best else 0.0

    @property
    def kept(self) -> float:
        """The part of the best chance that was still there after the choice."""
        return 1.0 if self.best.chance <= FLOOR else min(1.0, (self.best.chance - self.lost) / self.best.chance)


class Moment(Struct, frozen=True):
    """A choice that mattered: something was given away, or the one good answer was found."""

    choice: Choice
    kind: Literal["loss", "gain"]
    change: float
    reasons: tuple[Message, ...] = ()
    """What the better turn has and the other has not; empty: the game can name nothing."""


class Lost(Struct, frozen=True):
    """All that was lost by one in one part of a game to one source."""

    part: Message
    who: Message
    source: Message
    rounds: tuple[int, ...]
    amount: int


class Review(Struct, frozen=True):
    """A game as the judge sees it."""

    version: int
    choices: tuple[Choice, ...]
    moments: tuple[Moment, ...]
    """Three for each seat at most, in the order of the game."""
    kept: tuple[float | None, ...]
    """By seat: the mean of the parts kept; None: nothing to choose."""
    error: float
    playouts: int
    lost: tuple[Lost, ...] = ()

    @property
    def short(self) -> bool:
        return len(self.choices) < SHORT


# -- what was chosen ---------------------------------------------------------------------------------------------


def asked(record: Record) -> Thought[list[Asked]]:
    """The choices of a game, as they were when they were made: what was taken back counts as if it never was."""
    table = records.begin(record)
    found: list[Asked] = []
    turn, last = 0, -1
    before = table.position.copy()
    for at, step in enumerate(records.steps(record, table), start=1):
        seat = step.entry.seat
        if step.kind == "take-back":
            while found and found[-1].seat != seat:
                found.pop()
            if found:
                found.pop()
        elif step.action is not None:
            decision = before.decision_of(seat)
            assert decision is not None
            mind = mind_of(before.game)
            begins = mind.begins_anew(decision)
            if begins and seat != last:
                turn, last = turn + 1, seat
            if len(decision.options) > 1 and not mind.is_window(decision):
                found.append(Asked(at, seat, turn, step.action, before, begins))
        before = table.position.copy()
        yield
    return found


def lost(record: Record) -> Thought[tuple[Lost, ...]]:
    """Where a game took what, as it tells it; what was taken back has not been."""
    table = records.begin(record)
    lasting = [(table.position.base, table.opening)]
    for step in records.steps(record, table):
        if step.kind == "take-back":
            lasting.pop()
        else:
            lasting.append((table.position.base, step.events))
        yield
    return summed(mind_of(table.game).losses(lasting))


def summed(losses: Iterable[Loss]) -> tuple[Lost, ...]:
    """Losses by part, by whom and by source: the parts in the order of the game, in each the largest sum first."""
    found: dict[tuple[str, str, str], list[Loss]] = {}
    for each in losses:
        found.setdefault((str(each.part), str(each.who), str(each.source)), []).append(each)
    parts = list(dict.fromkeys(part for part, _, _ in found))
    sums = {
        key: Lost(
            same[0].part,
            same[0].who,
            same[0].source,
            tuple(sorted({each.round for each in same if each.round})),
            sum(each.amount for each in same),
        )
        for key, same in found.items()
    }
    return tuple(sums[key] for key in sorted(sums, key=lambda key: (parts.index(key[0]), key[1], -sums[key].amount)))


def playouts_for(choices: Sequence[Asked]) -> int:
    """How much each tree is given for a choice of this game."""
    weight = sum(1.0 if each.begins else 1 / SHARE for each in choices)
    return max(LEAST, min(MOST, round(BUDGET / TREES / max(1.0, weight))))


# -- what the judge thinks ---------------------------------------------------------------------------------------


def judged(choice: Asked, playouts: int) -> Thought[Choice]:
    """Compare a choice with the best, from what its seat knew then."""
    many = playouts if choice.begins else max(LEAST // 2, playouts // SHARE)
    trees = []
    for number in range(TREES):
        tree = yield from grown(
            choice.position,
            choice.seat,
            f"review {choice.at} {number}",
            many,
            also=(choice.action,),
            at_least=max(4, many // 5),
        )
        trees.append(tree)
    found = put_together(trees)
    played = of_action(trees, choice.action)
    assert played is not None
    best = max(found.lines, key=lambda line: (line.playouts, line.chance))
    best = played if played.chance >= best.chance else best
    others = [line.chance for line in found.lines if line.steps[0] != best.steps[0]]
    spreads = (
        spread([tried for tree in trees for tried in tree.tried if tried.action == line.steps[0][1]])
        for line in {line.steps[0]: line for line in (best, played)}.values()
    )
    return Choice(
        choice.at,
        choice.seat,
        choice.turn,
        played,
        best,
        max(others, default=best.chance),
        tuple(found for found in spreads if found is not None),
        sum(tried.playouts for tree in trees for tried in tree.tried),
        choice.begins,
    )


def concluded(choices: Sequence[Choice], seats: int) -> Review:
    """What all choices come to; the moments still without reasons."""
    error = error_of(spread for choice in choices for spread in choice.spreads) if choices else 0.0
    moments: list[Moment] = []
    for seat in range(seats):
        own = [choice for choice in choices if choice.seat == seat]
        losses = [Moment(choice, "loss", -choice.lost) for choice in own if choice.lost > 2 * error]
        # To find the one good answer is worth telling where a turn goes on, not within what it has begun.
        gains = [Moment(choice, "gain", choice.gained) for choice in own if choice.begins and choice.gained > 2 * error]
        moments += _largest(losses, gains)
    return Review(
        VERSION,
        tuple(choices),
        tuple(sorted(moments, key=lambda moment: moment.choice.at)),
        tuple(_mean([choice.kept for choice in choices if choice.seat == seat]) for seat in range(seats)),
        error,
        sum(choice.playouts for choice in choices),
    )


def _largest(losses: Sequence[Moment], gains: Sequence[Moment]) -> list[Moment]:
    """One for each turn; only one gain comes before the losses, because well-played games are full of good answers."""
    # What was lost in a turn makes other answers in it the good ones.
    by_turn = {
        moment.choice.turn: moment
        for each in (gains, losses)
        for moment in sorted(each, key=lambda one: abs(one.change))
    }
    ranked = sorted(by_turn.values(), key=lambda moment: -abs(moment.change))
    best = next((moment for moment in ranked if moment.kind == "gain"), None)
    first = [moment for moment in ranked if moment.kind == "loss" or moment is best]
    return (first + [moment for moment in ranked if moment not in first])[:MOMENTS]


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


# -- why ---------------------------------------------------------------------------------------------------------


def explained(choice: Asked, moment: Moment) -> Thought[Moment]:
    """The moment with its reasons: what its better turn leads to and the other does not, at the same luck."""
    best, other = moment.choice.best, moment.choice.played
    if moment.kind == "gain":
        others = yield from grown(choice.position, choice.seat, f"instead {choice.at}", LEAST)
        ranked = [tried for tried in others.tried if tried.action != choice.action]
        if not ranked:
            return moment
        other = Line(max(ranked, key=lambda tried: tried.playouts).steps, moment.choice.second, 0)
    reasons = compared(choice.position, choice.seat, best, other)
    return Moment(moment.choice, moment.kind, moment.change, reasons)


def compared(position: Position[Any], seat: Seat, best: Line, other: Line) -> tuple[Message, ...]:
    """Facts that the one turn leads to and the other does not: at its end, else after the replies to it."""
    ends = [_played(position, seat, line) for line in (best, other)]
    found = _differences(ends, seat)
    if not found:
        for world in ends:
            play_out_replies(world, seat)
        found = _differences(ends, seat)
    return found


def _played(position: Position[Any], seat: Seat, line: Line) -> Position[Any]:
    """Where a turn leads when all cards are open."""
    world = opened(position, seat, random.Random("luck"))
    for who, action in line.steps:
        decision = world.decision_of(who)
        if decision is None or action not in decision.options:
            break
        world.apply(who, action)
    play_out_turn(world, seat)
    return world


def _differences(ends: Sequence[Position[Any]], seat: Seat) -> tuple[Message, ...]:
    prefix = title(ends[0].game.info.id).prefix
    over = [None if world.outcome is None else world.outcome.value(seat) for world in ends]
    if over[0] != over[1]:
        if over[0] == 1.0:
            return (Message("page-study-fact-wins"),)
        if over[1] == 0.0:
            return (Message("page-study-fact-loses"),)
    if None not in over:
        return ()
    here, there = (_told(mind_of(world.game).facts(world.state, seat)) for world in ends)
    found: list[tuple[float, Message]] = []
    for key in here | there:
        fact = here.get(key) or there[key]
        more = (here[key].amount if key in here else 0) - (there[key].amount if key in there else 0)
        if more * fact.worth > 0:
            args = {**dict(fact.args), "n": abs(more), "more": "yes" if more > 0 else "no"}
            found.append((more * fact.worth, Message(f"{prefix}-fact-{fact.key}", args)))
    found.sort(key=lambda each: -each[0])
    return tuple(message for _, message in found[:REASONS])


def _told(facts: Iterable[Fact]) -> dict[tuple[Any, ...], Fact]:
    return {(fact.key, fact.args): fact for fact in facts}


# -- all of it ---------------------------------------------------------------------------------------------------


def reviewed(
    record: Record, tell: Callable[[int, int], None] = lambda done, of: None, playouts: int = 0
) -> Thought[Review]:
    """The review of a record; `tell` hears how many of the choices are judged."""
    choices = yield from asked(record)
    many = playouts or playouts_for(choices)
    found: list[Choice] = []
    for each in choices:
        tell(len(found), len(choices))
        found.append((yield from judged(each, many)))
    by_step = {each.at: each for each in choices}
    review = concluded(found, record.setup.seats)
    moments = []
    for moment in review.moments:
        moments.append((yield from explained(by_step[moment.choice.at], moment)))
    gone = yield from lost(record)
    return Review(review.version, review.choices, tuple(moments), review.kept, review.error, review.playouts, gone)
