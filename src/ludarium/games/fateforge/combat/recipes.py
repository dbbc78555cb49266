"""What skills, items, weapons and allies do when they are used: sequences of actions, and effects (FF-7, FF-8)."""

from __future__ import annotations

from ludarium.games.fateforge.actions import PASS, Pick, PickEnemy, PickHero, PickToken, PickZone
from ludarium.games.fateforge.combat.targets import (
    blockaded,
    forbids,
    heroes_from,
    minions_from,
    portal_to,
    reached_from,
    shot_from,
    struck_from,
    ways,
)
from ludarium.games.fateforge.content import BOSSES, Deed, Fx
from ludarium.games.fateforge.deeds import (
    MARKERS,
    attack,
    gain_block,
    gain_energy,
    give_up,
    go,
    go_enemy,
    heal,
    results_at_hand,
    stun_enemy,
    to_bag,
    zone_of,
)
from ludarium.games.fateforge.events import (
    AbilityUsed,
    DoorMoved,
    HeroGained,
    Hidden,
    Marked,
    Protected,
    StanceFlipped,
    TokenTaken,
    TrapRemoved,
)
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
    """A Step result for difficult terrain, the one that can do least besides; "" when there is none."""
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
        """The trial once that enemy has been hit: whom it defeats is gone, and no longer in the way of anything."""
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
            answer = yield from _ask(hero.seat, "step-to", options, hero.id)
            assert isinstance(answer, PickZone)
            if way.extra:
                give_up(state, number, _spare_step(state, number))
            yield from step_to(state, emit, number, state.combat.zones.index(answer.zone), "step")
            continue
        names = trial.targets(deed, here)
        fitting = [name for name in names if not rest or trial.after(deed, name).possible(rest, here)]
        if not names:
            return target
        answer = yield from _ask(hero.seat, deed.what, [PickEnemy(name) for name in fitting or names], hero.id)
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
    answer = yield from _ask(state.party[number].seat, "push-to", options, enemy)
    assert isinstance(answer, PickZone)
    yield from go_enemy(state, emit, enemy, state.combat.zones.index(answer.zone), "push")


def _ask(seat: int, prompt: str, options: list[Action], who: str) -> Script[Action]:
    """A single possibility is not asked for."""
    if len(options) == 1:
        return options[0]
    answer: Action = yield Decision(seat, prompt, tuple(options), (("who", who),))
    return answer


# -- effects ---------------------------------------------------------------------------------------------------


def possible(state: FateforgeState, number: int, fx: Fx) -> bool:
    """Whether an effect would do anything now."""
    here = state.fighters[number].zone
    verb = fx.verb
    if verb == "damage":
        return bool(reached_from(state, here, fx.reach))
    if verb == "stun":
        names = minions_from(state, here, fx.reach)
        return fx.says("same") or any(not state.enemies[state.enemy_number(name)].stunned for name in names)
    if verb == "push":
        return bool(minions_from(state, here, fx.reach, moving=True)) and bool(state.ground.neighbours[here])
    if verb == "pull":
        return bool(minions_from(state, here, fx.reach, moving=True))
    if verb == "mark":
        return bool(reached_from(state, here, fx.reach))
    if verb in ("heal", "energy", "cure_poison", "discard_fear"):
        return any(_helped(state, hero, fx) for hero in _heroes(state, number, fx))
    if verb == "move":
        return bool(_movers(state, number, fx))
    if verb == "hide":
        return not state.fighters[number].hidden
    if verb == "untarget":
        return any(not state.fighters[hero].untargetable for hero in _heroes(state, number, fx))
    if verb == "taunt":
        return not state.fighters[number].taunting
    if verb == "steal":
        return bool(_carriers(state, here))
    if verb == "remove_trap":
        return bool(_traps(state, here, fx))
    if verb == "open":
        return bool(_closed_doors(state, here))
    if verb == "charge":
        return state.fighters[number].charges < 3 and state.working_item(number, "shamans_drum")
    return verb in ("block", "flip_stance")


def _heroes(state: FateforgeState, number: int, fx: Fx) -> tuple[int, ...]:
    """Heroes that an effect may be used on."""
    if fx.says("self"):
        return (number,)
    heroes = heroes_from(state, state.fighters[number].zone, fx.reach)
    return tuple(hero for hero in heroes if hero != number) if fx.says("other") else heroes


def _helped(state: FateforgeState, hero: int, fx: Fx) -> bool:
    """Whether that hero lacks what the effect gives."""
    who = state.party[hero]
    if fx.verb == "heal":
        return who.health < who.max_health
    if fx.verb == "energy":
        return who.energy < who.max_energy
    if fx.verb == "cure_poison":
        return state.fighters[hero].poison > 0
    return bool(state.fighters[hero].fear)


def _movers(state: FateforgeState, number: int, fx: Fx) -> tuple[int, ...]:
    """Heroes that an effect can move at all: Blockade holds, also against one's own skills (FF-10.14)."""
    heroes = [number] if fx.says("self") else list(_heroes(state, number, fx))
    if fx.says("each", "other"):
        heroes = [hero for hero in state.conscious() if hero != number]
    return tuple(
        hero
        for hero in heroes
        if state.ground.neighbours[state.fighters[hero].zone] and not blockaded(state, state.fighters[hero].zone)
    )


def _carriers(state: FateforgeState, zone: int) -> tuple[str, ...]:
    return tuple(enemy.name for enemy in state.enemies if enemy.zone == zone and enemy.carries and not enemy.guarded)


def _traps(state: FateforgeState, zone: int, fx: Fx) -> tuple[str, ...]:
    low, high = fx.reach or (0, 0)
    return tuple(
        token.name
        for token in state.tokens
        if token.kind == "trap" and low <= state.ground.distance[zone][token.zone] <= high
    )


def _closed_doors(state: FateforgeState, zone: int) -> tuple[str, ...]:
    return tuple(
        door.name
        for at, door in enumerate(state.combat.doors)
        if state.closed >> at & 1 and zone in door.zones and not state.guarded(door.name)
    )


def have_effect(state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str = "") -> Script[None]:
    """Carry out one effect of a hero's skill, item or ally; `target` is what a sequence before it hit last."""
    if state.fighters[number].ko:
        return
    verb = fx.verb
    if verb in ("damage", "stun", "push", "pull", "mark", "steal"):
        yield from _on_enemies(state, emit, number, fx, target)
    elif verb in ("heal", "energy", "block", "untarget", "cure_poison", "discard_fear"):
        yield from _on_heroes(state, emit, number, fx)
    elif verb == "move":
        yield from _move(state, emit, number, fx)
    elif verb == "hide":
        state.set_fighter(number, hidden=True)
        emit(Hidden(state.party[number].id, hidden=True))
    elif verb == "taunt":
        state.set_fighter(number, taunting=True)
        emit(Protected(state.party[number].id, "taunt"))
    elif verb == "flip_stance":
        flip_stance(state, emit, number)
    elif verb == "charge":
        charge(state, emit, number, fx.amount)
    elif verb == "remove_trap":
        names = _traps(state, state.fighters[number].zone, fx)
        if names:
            options: list[Action] = [PickToken(name) for name in names]
            answer = yield from _ask(state.party[number].seat, "remove-trap", options, state.party[number].id)
            assert isinstance(answer, PickToken)
            state.drop_token(answer.token)
            emit(TrapRemoved(state.party[number].id, answer.token))
    elif verb == "open":
        names = _closed_doors(state, state.fighters[number].zone)
        if names:
            answer = yield from _ask(
                state.party[number].seat, "open-door", [PickToken(name) for name in names], state.party[number].id
            )
            assert isinstance(answer, PickToken)
            move_door(state, emit, number, answer.token)


def _on_enemies(state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str) -> Script[None]:
    hero = state.party[number]
    here = state.fighters[number].zone
    if fx.verb == "damage" and fx.says("all"):
        yield from _damage_all(state, emit, number, fx)
        return
    if fx.verb == "steal":
        names = _carriers(state, here)
    elif fx.verb in ("damage", "mark"):
        names = reached_from(state, here, fx.reach)
    else:
        names = minions_from(state, here, fx.reach, moving=fx.verb in ("push", "pull"))
        if fx.verb == "stun":
            names = tuple(name for name in names if not state.enemies[state.enemy_number(name)].stunned)
    if fx.says("same"):
        names = tuple(name for name in names if name == target)
    if not names:
        return
    answer = yield from _ask(hero.seat, fx.verb, [PickEnemy(name) for name in names], hero.id)
    assert isinstance(answer, PickEnemy)
    enemy = answer.enemy
    if fx.verb == "damage":
        yield from attack(state, emit, number, enemy, "effect", fx.amount)
    elif fx.verb == "stun":
        stun_enemy(state, emit, enemy)
    elif fx.verb == "push":
        yield from push_enemy(state, emit, number, enemy)
    elif fx.verb == "pull":
        yield from go_enemy(state, emit, enemy, here, "pull")
    elif fx.verb == "mark":
        at = state.enemy_number(enemy)
        if at >= 0:
            state.set_enemy(at, marked=1)
        else:
            state.set_boss(marked=1)
        emit(Marked(enemy))
    else:
        steal(state, emit, number, enemy)


def _damage_all(state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
    """Everyone in reach, or everyone in one zone of choice ("one_zone"); guarded enemies are not reached (FF-27.6)."""
    here = state.fighters[number].zone
    names = reached_from_all(state, here, fx.reach)
    if fx.says("one_zone"):
        zones = sorted({zone_of(state, name) for name in names})
        options: list[Action] = [PickZone(state.combat.zones[zone]) for zone in zones]
        answer = yield from _ask(state.party[number].seat, "damage-zone", options, state.party[number].id)
        assert isinstance(answer, PickZone)
        chosen = state.combat.zones.index(answer.zone)
        names = tuple(name for name in names if zone_of(state, name) == chosen)
    for name in names:
        yield from attack(state, emit, number, name, "effect", fx.amount)


def reached_from_all(state: FateforgeState, zone: int, reach: tuple[int, int] | None) -> tuple[str, ...]:
    """All enemies within reach: an effect on everyone asks nobody for cover, a Shield-bearer included."""
    low, high = reach or (0, 0)
    distance = state.ground.distance[zone]
    names = tuple(enemy.name for enemy in state.enemies if low <= distance[enemy.zone] <= high and not enemy.guarded)
    if state.boss is not None and low <= distance[state.boss.zone] <= high:
        names += (state.boss.id,)
    return names


def _on_heroes(state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
    heroes = _heroes(state, number, fx)
    if not fx.says("all") or fx.verb == "cure_poison":
        if fx.verb in ("heal", "energy", "cure_poison", "discard_fear"):
            heroes = tuple(hero for hero in heroes if _helped(state, hero, fx))
        if not heroes:
            return
        options: list[Action] = [PickHero(state.party[hero].id) for hero in heroes]
        answer = yield from _ask(state.party[number].seat, fx.verb, options, state.party[number].id)
        assert isinstance(answer, PickHero)
        heroes = (state.hero_number(answer.hero),)
    for hero in heroes:
        who = state.party[hero].id
        if fx.verb == "heal":
            heal(state, emit, hero, fx.amount)
        elif fx.verb == "energy":
            gain_energy(state, emit, hero, fx.amount)
        elif fx.verb == "block":
            gain_block(state, emit, hero, fx.amount)
        elif fx.verb == "untarget":
            state.set_fighter(hero, untargetable=True)
            emit(Protected(who, "untarget"))
        elif fx.verb == "cure_poison":
            cured = state.fighters[hero].poison
            state.set_hero(hero, health=state.party[hero].health + cured)
            state.set_fighter(hero, poison=0)
            emit(HeroGained(who, "poison", cured))
        else:
            yield from _discard_fear(state, emit, hero)


def _discard_fear(state: FateforgeState, emit: Emit, hero: int) -> Script[None]:
    """One Fear card is discarded, chosen by the hero it affects."""
    who, cards = state.party[hero], state.fighters[hero].fear
    options: list[Action] = [Pick("fear", card) for card in cards]
    answer = yield from _ask(who.seat, "fear-card", options, who.id)
    assert isinstance(answer, Pick)
    state.set_fighter(hero, fear=tuple(card for card in cards if card != answer.name))
    emit(AbilityUsed(who.id, "fear-gone", answer.name))


def _move(state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
    """Move heroes by skill: each zone is chosen; who is moved may stay (FF-10.14 holds)."""
    movers = _movers(state, number, fx)
    if not fx.says("each") and len(movers) > 1:
        options: list[Action] = [PickHero(state.party[hero].id) for hero in movers]
        answer = yield from _ask(state.party[number].seat, "move-who", options, state.party[number].id)
        assert isinstance(answer, PickHero)
        movers = (state.hero_number(answer.hero),)
    for hero in movers:
        for _ in range(fx.amount):
            here = state.fighters[hero].zone
            if state.fighters[hero].ko or blockaded(state, here):
                break
            zones = [PickZone(state.combat.zones[zone]) for zone in state.ground.neighbours[here]]
            # Who is moved decides, where it is somebody else: nobody is dragged along by a friend.
            where = yield Decision(state.party[hero].seat, "move-to", (*zones, PASS), (("who", state.party[hero].id),))
            if where == PASS:
                break
            assert isinstance(where, PickZone)
            yield from go(state, emit, hero, state.combat.zones.index(where.zone), "skill")


# -- single effects used elsewhere too -------------------------------------------------------------------------


def flip_stance(state: FateforgeState, emit: Emit, number: int) -> None:
    fighter = state.fighters[number]
    state.set_fighter(number, guard_stance=not fighter.guard_stance)
    emit(StanceFlipped(state.party[number].id, not fighter.guard_stance))


def charge(state: FateforgeState, emit: Emit, number: int, amount: int) -> None:
    """Charges on the Drum, at most three; without a Drum there is no place for them."""
    fighter = state.fighters[number]
    added = min(amount, 3 - fighter.charges) if state.working_item(number, "shamans_drum") else 0
    if added > 0:
        state.set_fighter(number, charges=fighter.charges + added)
        emit(HeroGained(state.party[number].id, "charge", added))


def move_door(state: FateforgeState, emit: Emit, number: int, name: str) -> None:
    """Open a closed door or close an open one (FF-27.13)."""
    at = next(at for at, door in enumerate(state.combat.doors) if door.name == name)
    state.closed ^= 1 << at
    emit(DoorMoved(state.party[number].id, name, bool(state.closed >> at & 1)))


def steal(state: FateforgeState, emit: Emit, number: int, enemy: str) -> None:
    """Gems and food go to the shared bag, an objective token onto the hero's board."""
    at = state.enemy_number(enemy)
    kind = state.enemies[at].carries
    state.set_enemy(at, carries="")
    if kind in MARKERS:
        to_bag(state, emit, number, kind, 1, enemy)
    else:
        state.set_fighter(number, carries=(*state.fighters[number].carries, kind))
        emit(TokenTaken(state.party[number].id, kind, enemy))
