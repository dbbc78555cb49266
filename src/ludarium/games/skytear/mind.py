"""What Skytear tells bots: how options rank (`instinct`) and how positions look (`judgement`)."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.games.skytear import instinct
from ludarium.games.skytear.judgement import promise
from ludarium.games.skytear.state import SkytearState
from ludarium.kernel.decisions import Action, Decision, Seat
from ludarium.kernel.game import Position
from ludarium.kernel.mind import Mind


class SkytearMind(Mind[SkytearState]):
    def heuristic(self, state: SkytearState, seat: Seat) -> float:
        return promise(state, seat)

    def shortlist(self, position: Position[SkytearState], decision: Decision, limit: int) -> Sequence[Action]:
        return instinct.shortlist(position.state, decision, limit)

    def next_question(self, position: Position[SkytearState], seat: Seat) -> Decision | None:
        return instinct.next_question(position, seat)

    def begins_anew(self, decision: Decision) -> bool:
        return decision.prompt in instinct.NEW_CHOICES

    def follow_up(self, position: Position[SkytearState], decision: Decision) -> Action | None:
        return instinct.follow_up(position.state, decision)

    def is_window(self, decision: Decision) -> bool:
        return decision.prompt == "priority"


MIND = SkytearMind()
