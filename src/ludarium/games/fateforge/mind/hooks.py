"""What Fateforge tells bots: how options rank (`instinct`) and how positions look (`judgement`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ludarium.games.fateforge.mind import housekeeping, instinct, wounds
from ludarium.games.fateforge.mind.aims import Aims
from ludarium.games.fateforge.mind.judgement import UNMET, outlook, promise
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.decisions import Action, Decision, Event, Seat
from ludarium.kernel.game import Position
from ludarium.kernel.mind import Fact, Loss, Mind

_SHARED = (
    *("rest", "story", "roam", "tester", "reward", "reward-hero", "quest", "expedition"),
    *("order", "ally", "extra-round", "escape"),
)
"""Questions about what the whole party has or does; those about own heroes are answered when they come."""


class FateforgeMind(Mind[FateforgeState]):
    def heuristic(self, state: FateforgeState, seat: Seat) -> float:
        return promise(state, seat)

    def outlook(self, state: FateforgeState, seat: Seat) -> float:
        return outlook(state)

    def facts(self, state: FateforgeState, seat: Seat) -> Iterator[Fact]:
        for hero in state.party:
            yield Fact("health", hero.health, 0.3, (("hero", hero.id),))
        yield Fact("enemies", len(state.enemies), -0.4)
        if state.fighters and state.conscious():
            yield Fact("objectives", Aims(state).unmet, -UNMET)
        yield Fact("gold", state.campaign.gold, 0.2)
        yield Fact("food", state.campaign.food, 0.2)

    def losses(self, course: Iterable[tuple[FateforgeState, Sequence[Event]]]) -> Iterator[Loss]:
        return wounds.losses(course)

    def shortlist(self, position: Position[FateforgeState], decision: Decision, limit: int) -> Sequence[Action]:
        return instinct.shortlist(position.state, decision, limit)

    def next_question(self, position: Position[FateforgeState], seat: Seat) -> Decision | None:
        return instinct.next_question(position, seat)

    def begins_anew(self, decision: Decision) -> bool:
        return instinct.begins_anew(decision)

    def follow_up(self, position: Position[FateforgeState], decision: Decision) -> Action | None:
        return instinct.follow_up(position.state, decision)

    def people_first(self, decision: Decision) -> bool:
        """Time and gold of a rest are the people's to spend, what the party agrees on is theirs to propose."""
        return decision.prompt in _SHARED and all(name != "proposal" for name, _ in decision.args)

    def beside_people(self, position: Position[FateforgeState], decision: Decision) -> Decision:
        """Food, gold, time and trait points of the party are spent by people, for the heroes of bots as well."""
        return housekeeping.beside_people(position.state, decision)


MIND = FateforgeMind()
