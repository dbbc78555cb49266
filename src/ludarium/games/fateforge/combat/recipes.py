"""What skills, items and weapons do when they are used: sequences of actions (FF-7, FF-8)."""

from __future__ import annotations

from ludarium.games.fateforge.actions import PickEnemy, PickZone
from ludarium.games.fateforge.combat.targets import (
    forbids,
    minions_from,
    portal_to,
    shot_from,
    struck_from,
    ways,
)
from ludarium.games.fateforge.content import BOSSES, Deed
from ludarium.games.fateforge.deeds import attack, give_up, go, go_enemy, results_at_hand, zone_of
from ludarium.games.fateforge.events import AbilityUsed
from ludarium.games.fateforge.results import FACE_NAMES, STEP
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.decisions import Action, Decision, Emit, Script

# -- Step actions ----------------------------------------------------------------------------------------------


def step_to(
    state: FateforgeState, emit: Emit, number: int, zone: int, how: str, paid_extra: bool = False
) -> Script[None]:
    """A Step action: over an edge or through a portal; what it costs has been paid.

    `paid_extra`: the extra Step of difficult terrain, so that Acrobatics are kept.
    """
    here = state.fighters[number].zone
    way = ways(state, number, here)
    if way.acrobatics and not (way.payable and paid_extra):
        fighter = state.fighters[number]
        state.set_fighter(number, used=(*fighter.used, "acrobatics"))
        emit(AbilityUsed(state.party[number].id, "acrobatics"))
    portal = portal_to(state, here, zone)
    if portal is not None:
        if portal.name not in state.portals_used:
            state.portals_used = (*state.portals_used, portal.name)
        how = "portal"
    yield from go(state, emit, number, zone, how)


def _spare_step(state: FateforgeState, number: int) -> str:
    """A Step result for difficult terrain, the one with the fewest other uses; "" when there is none."""
    faces = [face for face in results_at_hand(state, number) if face & STEP]
    return FACE_NAMES[min(faces, key=lambda face: face.bit_count())] if faces else ""


# -- sequences -------------------------------------------------------------------------------------------------


class _Trial:
    """A sequence in thought: where the hero would stand, and what each enemy would have left (FF-7.11)."""

    __slots__ = ("number", "pierce", "spare", "state")

    def __init__(self, state: FateforgeState, number: int, spare: int, pierce: bool) -> None:
        self.state = state
        self.number = number
        self.spare = spare
        self.pierce = pierce

    def targets(self, deed: Deed, zone: int) -> tuple[str, ...]:
        state = self.state
        if deed.what == "strike":
            return struck_from(state, zone)
        if deed.what == "shot":
            return () if forbids(state, self.number, "shot") else shot_from(state, zone, max(1, deed.reach))
        if deed.what == "push":
            return minions_from(state, zone, (0, 0), moving=True) if state.ground.neighbours[zone] else ()
        return minions_from(state, zone, (1, 1), moving=True)

    def after(self, deed: Deed, name: str) -> _Trial:
        """The trial once that enemy has been hit: a defeated enemy is gone and blocks nothing."""
        if deed.what not in ("strike", "shot"):
            return self
        state = self.state.__copy__()
        amount = 1 + deed.extra
        at = state.enemy_number(name)
        if at < 0:
            self._hit_boss(state, amount)
        else:
            enemy = state.enemies[at]
            amount += enemy.marked
            block = min(amount, enemy.block)
            armour = 0 if self.pierce else min(amount - block, enemy.armour)
            damage = enemy.damage + amount - block - armour
            state.set_enemy(at, block=enemy.block - block, armour=enemy.armour - armour, damage=damage, marked=0)
            if damage >= enemy.toughness:
                state.enemies = (*state.enemies[:at], *state.enemies[at + 1 :])
                freed = state.enemy_number(enemy.guards) if "#" in enemy.guards else -1
                if freed >= 0:
                    state.set_enemy(freed, guarded=False)
        return _Trial(state, self.number, self.spare, self.pierce)

    def _hit_boss(self, state: FateforgeState, amount: int) -> None:
        boss = state.boss
        assert boss is not None
        amount += boss.marked
        block = min(amount, boss.block)
        armour = 0 if self.pierce else min(amount - block, boss.armour)
        damage = boss.damage + amount - block - armour
        wounds = boss.wounds
        if damage >= boss.toughness:
            damage, wounds = 0, wounds + 1
        state.set_boss(block=boss.block - block, armour=boss.armour - armour, damage=damage, wounds=wounds, marked=0)
        if wounds >= BOSSES[boss.id].wounds:
            state.boss = None

    def possible(self, deeds: tuple[Deed, ...], zone: int, stepped: bool = False) -> bool:
        """Whether all of them can be done in order from that zone."""
        if not deeds:
            return True
        deed, rest = deeds[0], deeds[1:]
        if deed.what == "step":
            way = ways(self.state, self.number, zone)
            if stepped and way.acrobatics:
                return False  # once a turn
            if way.extra and not self.spare:
                return False
            return any(self.possible(rest, other, stepped or way.acrobatics) for other in way.zones)
        names = self.targets(deed, zone)
        if not rest:
            return bool(names)
        return any(self.after(deed, name).possible(rest, zone, stepped) for name in names)


def performable(
    state: FateforgeState, number: int, deeds: tuple[Deed, ...], spare_steps: int, pierce: bool = False
) -> bool:
    """Whether the whole sequence can be performed now; `spare_steps`: Step results left for terrain (FF-7.7)."""
    return _Trial(state, number, spare_steps, pierce).possible(deeds, state.fighters[number].zone)


def perform(
    state: FateforgeState, emit: Emit, number: int, deeds: tuple[Deed, ...], pierce: bool = False
) -> Script[str]:
    """Perform a sequence, asking for zones and targets; gives the last target."""
    hero = state.party[number]
    target = ""
    for at, deed in enumerate(deeds):
        if state.fighters[number].ko:
            return target
        rest = deeds[at + 1 :]
        spare = sum(1 for face in results_at_hand(state, number) if face & STEP)
        trial = _Trial(state, number, spare, pierce)
        here = state.fighters[number].zone
        if deed.what == "step":
            way = ways(state, number, here)
            if way.extra and not spare:
                return target  # what happened on the way has made it impossible
            zones = [z for z in way.zones if trial.possible(rest, z, way.acrobatics)] or list(way.zones)
            if not zones:
                return target
            options: list[Action] = [PickZone(state.combat.zones[zone]) for zone in zones]
            answer = yield from ask(hero.seat, "step-to", options, hero.id)
            assert isinstance(answer, PickZone)
            if way.extra:
                give_up(state, number, _spare_step(state, number))
            yield from step_to(state, emit, number, state.combat.zones.index(answer.zone), "step")
            continue
        names = trial.targets(deed, here)
        fitting = [name for name in names if not rest or trial.after(deed, name).possible(rest, here)]
        if not names:
            return target
        answer = yield from ask(hero.seat, deed.what, [PickEnemy(name) for name in fitting or names], hero.id)
        assert isinstance(answer, PickEnemy)
        target = answer.enemy
        if deed.what in ("strike", "shot"):
            yield from attack(state, emit, number, target, deed.what, 1 + deed.extra, pierce)
        elif deed.what == "push":
            yield from push_enemy(state, emit, number, target)
        else:
            yield from go_enemy(state, emit, target, here, "pull")
    return target


def push_enemy(state: FateforgeState, emit: Emit, number: int, enemy: str) -> Script[None]:
    """A hero chooses the zone (FF-22.3)."""
    zones = state.ground.neighbours[zone_of(state, enemy)]
    options: list[Action] = [PickZone(state.combat.zones[zone]) for zone in zones]
    answer = yield from ask(state.party[number].seat, "push-to", options, enemy)
    assert isinstance(answer, PickZone)
    yield from go_enemy(state, emit, enemy, state.combat.zones.index(answer.zone), "push")


def ask(seat: int, prompt: str, options: list[Action], who: str) -> Script[Action]:
    """Nothing is asked when there is only one possibility."""
    if len(options) == 1:
        return options[0]
    answer: Action = yield Decision(seat, prompt, tuple(options), (("who", who),))
    return answer
