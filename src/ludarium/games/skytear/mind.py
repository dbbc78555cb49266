"""What Skytear tells bots: how options rank (`instinct`) and how positions look (`judgement`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludarium.games.skytear import instinct
from ludarium.games.skytear.judgement import (
    CARD_WORTH,
    HERO_WORTH,
    HIT_POINT_WORTH,
    MINION_WORTH,
    TOKEN_STEP_WORTH,
    TOWER_POINT_WORTH,
    promise,
)
from ludarium.games.skytear.state import SkytearState
from ludarium.kernel.decisions import Action, Decision, Seat
from ludarium.kernel.game import Position
from ludarium.kernel.mind import Fact, Mind


class SkytearMind(Mind[SkytearState]):
    def heuristic(self, state: SkytearState, seat: Seat) -> float:
        return promise(state, seat)

    def facts(self, state: SkytearState, seat: Seat) -> Iterator[Fact]:
        own = seat % 2
        for side, sign, who in ((own, 1, ""), (1 - own, -1, "others-")):
            on_board = [hero for hero in state.heroes if hero.side == side and hero.at >= 0]
            nexus = state.nexus[side] if state.nexus[side] >= 0 else 5
            structures = sum(max(0, hp) for hp in state.towers[side]) + nexus
            yield Fact(f"{who}structures", structures, sign * TOWER_POINT_WORTH)
            yield Fact(f"{who}hit-points", sum(hero.hp for hero in on_board), sign * HIT_POINT_WORTH)
            for hero in on_board:
                yield Fact(f"{who}hero", 1, sign * HERO_WORTH, (("hero", hero.id),))
            yield Fact(f"{who}minions", sum(lane.bit_count() for lane in state.minions[side]), sign * MINION_WORTH)
        yield Fact("cards", len(state.hands[seat]), CARD_WORTH)
        for lane, token in enumerate(state.tokens):
            goal = state.board.towers[1 - own][lane]
            steps = state.board.distances[token][goal]
            yield Fact("lane", -steps, TOKEN_STEP_WORTH, (("lane", state.board.lanes[lane]),))

    def shortlist(self, position: Position[SkytearState], decision: Decision, limit: int) -> Sequence[Action]:
        return instinct.shortlist(position.state, decision, limit)

    def next_question(self, position: Position[SkytearState], seat: Seat) -> Decision | None:
        return instinct.next_question(position, seat)

    def begins_anew(self, decision: Decision) -> bool:
        return decision.prompt in instinct.NEW_CHOICES

    def follow_up(self, position: Position[SkytearState], decision: Decision) -> Action | None:
        return instinct.follow_up(position.state, decision)

    has_windows = True

    def is_window(self, decision: Decision) -> bool:
        return decision.prompt == "priority"


MIND = SkytearMind()
