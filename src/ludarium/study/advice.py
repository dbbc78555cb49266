"""Reasons at the table: what one answer leads to and another does not, from what the asking seat knows alone.

Every fact is counted in several worlds that the seat may imagine. What does not hold in all of them depends on cards
that the seat has not seen, or on luck, and is not said.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludarium.bots.bot import imagined
from ludarium.bots.rollout import play_out_turn
from ludarium.bots.thoughts import Thought
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.game import Position
from ludarium.kernel.messages import Message
from ludarium.kernel.mind import Fact, mind_of
from ludarium.kernel.title import title

WORLDS = 3
"""So many worlds must agree."""
CLEAR = 0.06
"""An answer that looks better by less than this to the game's own judgement is not spoken of afterwards."""
REASONS = 2

Told = dict[tuple[Any, ...], Fact]


class Advised(Struct, frozen=True):
    """Another answer than the one that was given or is proposed, and what speaks for the better of them."""

    other: Action | None
    reasons: tuple[Message, ...] = ()


class _End(Struct, frozen=True):
    """Where an answer leads in one world when the turn is played out: the facts, and how good it looks."""

    facts: Told
    worth: float


def _end(position: Position[Any], seat: Seat, action: Action, number: int) -> _End:
    """Known facts alone, so that an imagined hand of somebody else is never spoken of."""
    world = imagined(position, seat, random.Random(f"advice {number}"))
    world.apply(seat, action)
    worth = play_out_turn(world, seat)
    facts: Told = {}
    if world.outcome is None:
        facts = {(fact.key, fact.args): fact for fact in mind_of(world.game).known_facts(world.state, seat)}
    return _End(facts, worth)


def _differing(best: Sequence[_End], other: Sequence[_End], prefix: str) -> tuple[Message, ...]:
    """What speaks for the one answer, to the same amount in every world; the weightiest first."""
    amounts: list[dict[tuple[Any, ...], tuple[int, float]]] = []
    for here, there in zip(best, other, strict=True):
        found = {}
        for key in here.facts | there.facts:
            fact = here.facts.get(key) or there.facts[key]
            more = _amount(here.facts, key) - _amount(there.facts, key)
            if more * fact.worth > 0:
                found[key] = (more, more * fact.worth)
        amounts.append(found)
    shared = [key for key in amounts[0] if all(each.get(key) == amounts[0][key] for each in amounts)]
    shared.sort(key=lambda key: -amounts[0][key][1])
    return tuple(
        Message(
            f"{prefix}-fact-{key[0]}",
            {**dict(key[1]), "n": abs(amounts[0][key][0]), "more": "yes" if amounts[0][key][0] > 0 else "no"},
        )
        for key in shared[:REASONS]
    )


def _amount(facts: Told, key: tuple[Any, ...]) -> int:
    return facts[key].amount if key in facts else 0


def _other_than(position: Position[Any], seat: Seat, action: Action) -> Action | None:
    """The answer that the game ranks first, or second where that is the one that is meant."""
    world = imagined(position, seat, random.Random("advice"))
    decision = world.decision_of(seat)
    if decision is None:
        return None
    ranked = mind_of(world.game).shortlist(world, decision, 2)
    return next((option for option in ranked if option != action), None)


def reasoned(position: Position[Any], seat: Seat, action: Action) -> Thought[Advised]:
    """Why `action` rather than the next one that comes to mind; no reason where the game can name none."""
    other = _other_than(position, seat, action)
    if other is None:
        return Advised(None)
    mine, theirs = [], []
    for number in range(WORLDS):
        mine.append(_end(position, seat, action, number))
        yield
        theirs.append(_end(position, seat, other, number))
        yield
    reasons = _differing(mine, theirs, title(position.game.info.id).prefix)
    return Advised(other, reasons) if reasons else Advised(None)


def regretted(position: Position[Any], seat: Seat, given: Action) -> Thought[Advised]:
    """What would have been clearly better than the answer that was given, if a fact can be named for it."""
    decision = position.decision_of(seat)
    if decision is None or not mind_of(position.game).begins_anew(decision):
        return Advised(None)
    better = _other_than(position, seat, given)
    if better is None:
        return Advised(None)
    mine, theirs = [], []
    for number in range(WORLDS):
        mine.append(_end(position, seat, better, number))
        yield
        theirs.append(_end(position, seat, given, number))
        yield
        if mine[-1].worth - theirs[-1].worth < CLEAR:
            return Advised(None)
    reasons = _differing(mine, theirs, title(position.game.info.id).prefix)
    return Advised(better, reasons) if reasons else Advised(None)
