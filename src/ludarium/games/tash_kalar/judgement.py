"""How good a position looks: points, material, what the hand can summon and how far the tasks are; for the bots."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator
from importlib import resources

from ludarium.games.tash_kalar.cards import BEINGS, CARD_BEINGS, TASKS, Task
from ludarium.games.tash_kalar.readiness import missing_pieces
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.tasks import Progress, Turn, progress

COMMON_WORTH, HEROIC_WORTH, LEGENDARY_WORTH = 0.35, 0.8, 1.3
"""What a piece in the arena is worth, in points."""

READY = (1.0, 0.55, 0.2, 0.0)
"""How much of its worth a card in hand has, by the number of pieces its pattern still lacks."""

_worths: dict[str, float] = tomllib.loads(
    resources.files(__package__).joinpath("data", "worth.toml").read_text("utf-8")
)["worth"]

RANK_WORTH = (0.3, 1.3, 2.2)
"""What a being is taken to be worth as long as nobody has measured it."""

SUMMON_WORTH = {being.id: _worths.get(being.id, RANK_WORTH[being.rank_number]) for being in BEINGS.values()}
"""What it is worth to summon a being rather than place a common, in points."""

CARD_WORTH = {card: 0.35 + 0.3 * max(0.0, SUMMON_WORTH[being.id]) for card, being in CARD_BEINGS.items()}
"""What it is worth to hold a being that can be summoned, in points, by card number."""

FROZEN_WORTH = 0.4
"""What a frozen effect in play is taken to be worth, in points."""

HOPE = (0.85, 0.5, 0.25, 0.1)
"""How sure it is that a pending being is summoned in time, by the number of pieces its pattern still lacks."""

TASK_WORTH = 0.7
"""What a point of a task is worth that is all but fulfilled."""

_DECIDED_BY = 3.5
"""A lead of this many points in the middle of a game wins about three games in four."""


def promise(state: TashKalarState, seat: int) -> float:
    """From 0 (lost) to 1 (won) as it looks to `seat`; uses what everybody sees and the seat's own hand only."""
    side = state.form.side_of(seat)
    left = remaining(state)
    mine = _worth(state, side, left) + _hand(state, side, seat) * left
    rival = max(_worth(state, other, left) for other in range(state.sides) if other != side)
    return 1 / (1 + math.exp(-(mine - rival) / (_DECIDED_BY * (0.35 + 0.65 * left))))


def remaining(state: TashKalarState) -> float:
    """How much of the game is left, from 1 to 0: what stands in the arena or in a hand counts for less at the end."""
    if state.turns_left >= 0:
        return min(1.0, (state.turns_left + 1) / (4 * state.seats))
    threshold = state.form.threshold(state.seats)
    if state.form.melee:
        highest = max(max(row) for row in state.colour_points)
    else:
        highest = max(state.score(side) for side in range(state.sides))
    return max(0.4, min(1.0, 1.6 - 1.2 * highest / threshold))


def _worth(state: TashKalarState, side: int, left: float) -> float:
    own = state.pieces[side]
    heroic = (own & state.heroic).bit_count()
    legendary = (own & state.legendary).bit_count()
    common = own.bit_count() - heroic - legendary
    material = COMMON_WORTH * common + HEROIC_WORTH * heroic + LEGENDARY_WORTH * legendary
    worth = material * left + _points(state, side, _debt(state, side, left))
    if state.form.tasks:
        worth += _tasks(state, side) * (0.3 + 0.7 * left)
    return worth


def _hand(state: TashKalarState, side: int, seat: int) -> float:
    """What the seat could summon, or nearly could."""
    hand = state.summonable(seat)
    frozen = FROZEN_WORTH if state.frozen_of(seat) >= 0 else 0.0
    worth = [CARD_WORTH[card] * READY[lack] for card, lack in zip(hand, missing_pieces(state, side, hand), strict=True)]
    return sum(worth) + frozen


def _debt(state: TashKalarState, side: int, left: float) -> float:
    """What the side's pending being is taken to cost at the end: it may be summoned before (TK-24.6)."""
    owed = state.owed(side)
    if not owed:
        return 0.0
    pending = tuple(card for seat, card in enumerate(state.pending) if card >= 0 and state.form.side_of(seat) == side)
    return owed * (1 - HOPE[missing_pieces(state, side, pending)[0]] * left)


def _points(state: TashKalarState, side: int, debt: float) -> float:
    if state.form.melee:
        # The lowest colour decides (TK-16.15); what is destroyed this turn will be scored.
        row = [_expected(state, side, colour) - debt for colour in range(state.sides) if colour != side]
        return 1.6 * min(row) + 0.4 * sum(row)
    points = state.score(side) + state.owed(side) - debt
    if state.form.duel and side == state.side and state.turn:
        points += sum(_expected_from(state, colour) for colour in range(state.sides))
    return points


def _expected(state: TashKalarState, side: int, colour: int) -> float:
    points = float(state.colour_points[side][colour])
    return points + (_expected_from(state, colour) if side == state.side else 0.0)


def _expected_from(state: TashKalarState, colour: int) -> float:
    commons, heroics, legendaries = state.destroyed[colour * 3 : colour * 3 + 3]
    return 2 * legendaries + heroics + 0.5 * commons


def _tasks(state: TashKalarState, side: int) -> float:
    """How far the side is with the tasks on display."""
    worth = 0.0
    for task, numbers in _begun(state, side):
        have = sum(min(number.have, number.need) / number.need for number in numbers if number.need > 0)
        share = max(0.0, have / len(numbers))
        worth += TASK_WORTH * task.points * share * share
    return worth


def within_reach(state: TashKalarState, side: int) -> list[Task]:
    """The tasks on display of which the side has everything, or all but one of what they count."""
    return [
        task
        for task, numbers in _begun(state, side)
        if sum(max(0, number.need - number.have) for number in numbers) <= 1
    ]


def _begun(state: TashKalarState, side: int) -> Iterator[tuple[Task, tuple[Progress, ...]]]:
    """The numbers of those tasks on display that the arena counts for; a turn that is over does not count."""
    own = state.pieces[side]
    turn = Turn(own, state.occupied & ~own, state.heroic, state.legendary, (0, 0, 0), (0, 0, 0, 0))
    for number in state.tasks:
        task = TASKS[number]
        numbers = () if task.kind in ("destruction", "summoning") else progress(task.id, turn)
        if numbers:
            yield task, numbers
