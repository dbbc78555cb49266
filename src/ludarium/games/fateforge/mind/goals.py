"""The puzzles of Fateforge: what a hero's dice can do in one turn of a combat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludarium.games.fateforge.actions import (
    Act,
    Cover,
    EndTurn,
    EnergyStep,
    Pass,
    PickEnemy,
    PickToken,
    PickZone,
    Take,
    UseItem,
    UseSkill,
    UseSpecial,
)
from ludarium.games.fateforge.content import COMBATS, HEROES
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.game import Position
from ludarium.kernel.goals import Goal, Goals, Step


class FateforgeGoals(Goals[FateforgeState]):
    themes = ("defeat", "guard", "run", "two", "clear", "exit", "take", "open", "wound")
    idle = (Pass,)

    def table(self, below: Callable[[int], int]) -> tuple[str, int, dict[str, Any]]:
        seats = 1 + below(3)
        names = [*HEROES]
        number = 2 if seats == 1 else seats
        heroes = [names.pop(below(len(names))) for _ in range(number)]
        combats = [*COMBATS]
        return "combat", seats, {"combat": combats[below(len(combats))], "arrival": "rested", "heroes": heroes}

    def begins(self, position: Position[FateforgeState]) -> Seat | None:
        """Puzzles begin with a hero's turn, when the dice lie open."""
        if not position.pending or position.answers or position.pending[0].prompt != "turn":
            return None
        return position.pending[0].seat if position.base.fresh and position.base.combat_id else None

    def goals(self, position: Position[FateforgeState], seat: Seat) -> Sequence[Goal]:
        state = position.state
        here = state.fighters[state.active].zone
        distance = state.ground.distance[here]
        found = [
            Goal("defeat", (("enemy", enemy.name),))
            for enemy in state.enemies
            if distance[enemy.zone] <= 2 or enemy.zone == here
        ]
        for enemy in state.enemies:
            if distance[enemy.zone] <= 1:
                found += [Goal("guard", (("enemy", enemy.name),)), Goal("run", (("enemy", enemy.name),))]
        if len(state.enemies) >= 2:
            found.append(Goal("two", (("number", 2),)))
        for token in state.tokens:
            letter = state.combat.zones[token.zone]
            if token.kind == "exit" and distance[token.zone] >= 2:
                found.append(Goal("exit", (("zone", letter),)))
            elif token.kind in ("chest", "explore"):
                found.append(Goal("open", (("token", token.name), ("zone", letter))))
            elif token.kind == "objective":
                found.append(Goal("take", (("token", token.name), ("zone", letter))))
        zones = {enemy.zone for enemy in state.enemies}
        for zone in sorted(zones):
            if sum(enemy.zone == zone for enemy in state.enemies) == 2 and distance[zone] <= 1:
                found.append(Goal("clear", (("zone", state.combat.zones[zone]),)))
        if state.boss is not None:
            found.append(Goal("wound", (("boss", state.boss.id),)))
        return found

    def reached(self, goal: Goal, seat: Seat, start: FateforgeState, position: Position[FateforgeState]) -> bool:
        state = position.state
        if state.active != start.active:
            return False
        fighter = state.fighters[start.active]
        unhurt = state.party[start.active].health >= start.party[start.active].health and not fighter.ko
        match goal.theme:
            case "defeat":
                return state.enemy_number(str(goal.of("enemy"))) < 0
            case "guard":
                gone = state.enemy_number(str(goal.of("enemy"))) < 0
                return gone and fighter.block > start.fighters[start.active].block
            case "run":
                gone = state.enemy_number(str(goal.of("enemy"))) < 0
                return gone and unhurt and not state.enemies_in(fighter.zone)
            case "open":
                return state.token(str(goal.of("token"))) is None
            case "two":
                return len(start.enemies) - len(state.enemies) >= int(goal.of("number"))
            case "exit":
                return unhurt and start.combat.zones[fighter.zone] == goal.of("zone")
            case "take":
                token = goal.of("token")
                return token in fighter.carries or (token in state.focused and token not in start.focused)
            case "clear":
                zone = start.combat.zones.index(str(goal.of("zone")))
                return unhurt and not state.enemies_in(zone)
        return _wounds(state) > _wounds(start)

    def over(self, goal: Goal, seat: Seat, start: FateforgeState, position: Position[FateforgeState]) -> bool:
        return not position.pending or position.state.active != start.active or position.state.round != start.round

    def deed(self, action: Action) -> str:
        """Which dice pay for it makes no other deed of it."""
        match action:
            case Act(what=what, target=target):
                return f"{what} {target}"
            case EnergyStep(zone=zone):
                return f"energy-step {zone}"
            case UseSkill(skill=skill, back=back):
                return f"skill {skill}{' back' if back else ''}"
            case UseItem(item=item):
                return f"use {item}"
            case Pass() | EndTurn():
                return ""
        return str(action).split(" (")[0]

    def steps(
        self, goal: Goal, seat: Seat, start: FateforgeState, position: Position[FateforgeState]
    ) -> tuple[Step, ...]:
        state = position.state
        done = int(self.reached(goal, seat, start, position))
        match goal.theme:
            case "defeat" | "guard" | "run":
                name = str(goal.of("enemy"))
                before = start.enemies[start.enemy_number(name)]
                return (Step("fallen", done, 1, (start.combat.zones[before.zone],)),)
            case "two":
                need = int(goal.of("number"))
                return (Step("fallen", min(need, len(start.enemies) - len(state.enemies)), need),)
            case "clear":
                zone = start.combat.zones.index(str(goal.of("zone")))
                need = sum(enemy.zone == zone for enemy in start.enemies)
                left = sum(enemy.zone == zone for enemy in state.enemies)
                return (Step("fallen", max(0, need - left), need, (str(goal.of("zone")),)),)
            case "exit" | "take" | "open":
                return (Step(goal.theme, done, 1, (str(goal.of("zone")),)),)
        places = () if start.boss is None else (start.combat.zones[start.boss.zone],)
        return (Step("wounds", done, 1, places),)

    def where(self, action: Action) -> tuple[str, ...]:
        match action:
            case Act(target=target) if target:
                return (target,)
            case EnergyStep(zone=zone) | PickZone(zone=zone):
                return (zone,)
            case PickEnemy(enemy=enemy):
                return (enemy,)
            case PickToken(token=token) | Take(token=token):
                return (token,)
            case Cover(weak_point=weak_point):
                return (weak_point,)
        return ()

    def card(self, action: Action) -> str:
        match action:
            case UseSkill(skill=skill):
                return skill
            case UseItem(item=item):
                return item
            case UseSpecial(weapon=weapon):
                return weapon
        return ""

    def shape(self, position: Position[FateforgeState]) -> frozenset[str]:
        state = position.state
        heroes = {f"{hero.id} {at.zone} {at.faces}" for hero, at in zip(state.party, state.fighters, strict=True)}
        return frozenset({state.combat_id, *heroes, *(f"{enemy.name} {enemy.zone}" for enemy in state.enemies)})


def _wounds(state: FateforgeState) -> int:
    return len(state.weak_points) + (0 if state.boss is None else len(state.boss.wounded))


GOALS = FateforgeGoals()
