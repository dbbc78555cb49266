"""What a report about many games of Fateforge sorts them by: combats, heroes, skills used, health by round."""

from __future__ import annotations

from collections.abc import Iterable

from ludarium.games.fateforge.events import CombatEnded, SkillUsed
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.decisions import Event, Seat
from ludarium.kernel.figures import Figures, Group
from ludarium.kernel.messages import Message


class FateforgeFigures(Figures[FateforgeState]):
    groups = (
        Group(id="combat", one="combat", many="combats", table=True, used="won"),
        Group(id="difficulty", one="difficulty", many="difficulties", table=True),
        Group(id="hero", one="hero", many="heroes", kind="hero", several=True),
        Group(id="skill", one="prepared skill", many="prepared skills", kind="skill", several=True, used="used"),
    )
    turn_word = "round"
    score_word = "health"
    style = "data/report.css"

    def name(self, group: str, member: str) -> Message | None:
        return Message("@fateforge.title", {"entry": member}) if group == "combat" else None

    def turn(self, state: FateforgeState) -> int:
        return state.round

    def score(self, state: FateforgeState, seat: Seat) -> float:
        return sum(hero.health for hero in state.party if hero.seat == seat)

    def has(self, state: FateforgeState) -> Iterable[tuple[str, Seat, str]]:
        if state.combat_id:
            yield "combat", 0, state.combat_id
        yield "difficulty", 0, state.difficulty
        for hero in state.party:
            yield "hero", hero.seat, hero.id
            for skill in hero.prepared:
                yield "skill", hero.seat, skill

    def uses(self, state: FateforgeState, event: Event) -> tuple[str, Seat, str] | None:
        if type(event) is CombatEnded and event.result == "success":
            return "combat", 0, event.combat
        if type(event) is not SkillUsed:
            return None
        seat = next((hero.seat for hero in state.party if hero.id == event.hero), -1)
        return ("skill", seat, event.skill) if seat >= 0 else None


FIGURES = FateforgeFigures()
