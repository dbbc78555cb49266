"""What Tash-Kalar tells bots: how options rank (`instinct`) and how positions look (`judgement`)."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.games.tash_kalar import instinct
from ludarium.games.tash_kalar.judgement import promise
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.decisions import Action, Decision, Seat
from ludarium.kernel.game import Position
from ludarium.kernel.mind import Mind


class TashKalarMind(Mind[TashKalarState]):
    def heuristic(self, state: TashKalarState, seat: Seat) -> float:
        return promise(state, seat)

    def shortlist(self, position: Position[TashKalarState], decision: Decision, limit: int) -> Sequence[Action]:
        return instinct.shortlist(position.state, decision, limit)

    def begins_anew(self, decision: Decision) -> bool:
        return decision.prompt in instinct.NEW_CHOICES


MIND = TashKalarMind()
