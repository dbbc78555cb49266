"""Games in which somebody once does the worst there is: a review has to find it."""

from __future__ import annotations

import random

from ludarium.bots import make
from ludarium.bots.bot import imagined
from ludarium.bots.rollout import play_out_turn
from ludarium.kernel import record as records
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.game import Position, Setup, game
from ludarium.kernel.mind import mind_of
from ludarium.kernel.record import Record
from ludarium.kernel.table import Table
from ludarium.study import review

FORMS = {"tash-kalar": ("duel", 2), "skytear": ("first-battle", 2), "fateforge": ("combat", 2)}
"""Game -> a form of it, and its seats."""
LARGE = {"tash-kalar": 0.12, "skytear": 0.2, "fateforge": 0.12}
"""A turn is spoiled where so much of the chance to win is lost by it, as a quick look says."""
_WORLDS = 3


def with_a_blunder(game_id: str, seed: int, bot: str) -> tuple[Record, int]:
    """A game of bots in which seat 0 once does the worst it can, and the step at which it does (0: no occasion)."""
    rules, (form, seats) = game(game_id), FORMS[game_id]
    table = Table(rules, Setup(form, seats, {}), bytes([seed]) * 32, f"blunder {seed}")
    bots = [make(bot, 2 * seed + seat) for seat in range(seats)]
    mind = mind_of(rules)
    at, done, turns = 0, 0, 0
    while table.outcome is None:
        decision = table.position.pending[0]
        seat = decision.seat
        action = bots[seat].choose(table.position, seat)
        at += 1
        if seat == 0 and not done and len(decision.options) > 1 and mind.begins_anew(decision):
            turns += 1
            if turns > 5 + seed % 4 and not mind.is_window(decision):
                worst, lost = _worst(table.position, decision, action)
                if lost > LARGE[game_id]:
                    action, done = worst, at
        table.act(seat, action)
    return records.of_table(table), done


def _worst(position: Position, decision: Decision, instead: Action) -> tuple[Action, float]:  # type: ignore[type-arg]
    """The worst answer, and how much worse it is than that one."""
    values: dict[Action, float] = {}
    for option in dict.fromkeys((*decision.options[:60], instead)):
        for number in range(_WORLDS):
            world = imagined(position, decision.seat, random.Random(number))
            world.apply(decision.seat, option)
            values[option] = values.get(option, 0.0) + play_out_turn(world, decision.seat) / _WORLDS
    worst = min(values, key=lambda option: values[option])
    return worst, values[instead] - values[worst]


def names_it(found: review.Review, done: int) -> bool:
    """Whether the blunder is among what the review tells of its seat."""
    return any(moment.choice.at == done and moment.kind == "loss" for moment in found.moments)
