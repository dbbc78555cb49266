"""What Tash-Kalar tells bots: how options rank (`instinct`) and how positions look (`judgement`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludarium.games.tash_kalar import instinct
from ludarium.games.tash_kalar.cards import CARD_IDS, TASKS
from ludarium.games.tash_kalar.judgement import (
    CARD_WORTH,
    COMMON_WORTH,
    HEROIC_WORTH,
    TASK_WORTH,
    promise,
    within_reach,
)
from ludarium.games.tash_kalar.readiness import missing_pieces
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.decisions import Action, Decision, Seat
from ludarium.kernel.game import Position
from ludarium.kernel.mind import Fact, Mind


class TashKalarMind(Mind[TashKalarState]):
    def heuristic(self, state: TashKalarState, seat: Seat) -> float:
        return promise(state, seat)

    def facts(self, state: TashKalarState, seat: Seat) -> Iterator[Fact]:
        side = state.form.side_of(seat)
        yield Fact("points", state.score(side), 1.0)
        yield Fact("others-points", max(state.score(other) for other in range(state.sides) if other != side), -1.0)
        own, others = state.pieces[side], state.occupied & ~state.pieces[side]
        yield Fact("pieces", own.bit_count(), COMMON_WORTH)
        yield Fact("others-pieces", others.bit_count(), -COMMON_WORTH)
        yield Fact("upgraded", (own & state.upgraded).bit_count(), HEROIC_WORTH - COMMON_WORTH)
        yield Fact("others-upgraded", (others & state.upgraded).bit_count(), COMMON_WORTH - HEROIC_WORTH)
        for other in range(state.seats):
            hand = state.summonable(other)
            theirs = state.form.side_of(other)
            key, sign = ("ready", 1) if other == seat else ("open", -1)
            if other == seat or theirs != side:
                for card, lack in zip(hand, missing_pieces(state, theirs, hand), strict=True):
                    if not lack:
                        yield Fact(key, 1, sign * CARD_WORTH[card], (("card", CARD_IDS[card]),))

        for one in range(state.sides):
            whose, sign = ("", 1) if one == side else ("others-", -1)
            for number in state.claimed[one]:
                yield Fact(f"{whose}claimed", 1, sign * TASKS[number].points, (("task", TASKS[number].id),))
            for task in within_reach(state, one):
                yield Fact(f"{whose}reach", 1, sign * TASK_WORTH * task.points, (("task", task.id),))

    def known_facts(self, state: TashKalarState, seat: Seat) -> Iterator[Fact]:
        return (fact for fact in self.facts(state, seat) if fact.key != "open")

    def shortlist(self, position: Position[TashKalarState], decision: Decision, limit: int) -> Sequence[Action]:
        return instinct.shortlist(position.state, decision, limit)

    def begins_anew(self, decision: Decision) -> bool:
        return decision.prompt in instinct.NEW_CHOICES


MIND = TashKalarMind()
