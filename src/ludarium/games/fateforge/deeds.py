"""What can happen to heroes and enemies: the vocabulary of skills, items, cards, enemies and bosses."""

from __future__ import annotations

from msgspec.structs import replace

from ludarium.games.fateforge.actions import PASS, Choose, PickResult, Soak, UseSkill
from ludarium.games.fateforge.content import ALLIES, BOSSES, CORRUPTION, FEAR, ITEMS, TRAPS, Fx, Token
from ludarium.games.fateforge.events import (
    AbilityUsed,
    AllyHit,
    Attacked,
    BossWounded,
    CardDrawn,
    Collected,
    EnemyDefeated,
    EnemyHit,
    HeroGained,
    HeroHit,
    HeroKnockedOut,
    HeroLost,
    Hidden,
    Moved,
    SkillUsed,
    Stunned,
    TokenDropped,
    TrapIgnored,
    TrapRemoved,
)
from ludarium.games.fateforge.ground import FAR
from ludarium.games.fateforge.lots import lot
from ludarium.games.fateforge.results import FACE_NAMES, FOCUS
from ludarium.games.fateforge.state import NOWHERE, SPENT, TABLE_MODE, EnemyState, FateforgeState, copy_mark
from ludarium.games.fateforge.verbs import VERBS
from ludarium.kernel.decisions import Action, Decision, Emit, Script
from ludarium.kernel.values import replaced

MARKERS = ("gem", "food")
"""What goes to the shared bag by itself (FF-9.10)."""

# -- health, energy, block -------------------------------------------------------------------------------------


def heal(state: FateforgeState, emit: Emit, number: int, amount: int) -> int:
    """Regain health up to the limit; poisoned markers come back last (FF-6.1, FF-27.16)."""
    hero = state.party[number]
    amount = max(0, min(amount, hero.max_health - hero.health))
    if amount:
        state.set_hero(number, health=hero.health + amount)
        if state.fighters:
            poison = state.fighters[number].poison
            beside = min(poison, hero.max_health - hero.health - amount)
            if beside != poison:
                state.set_fighter(number, poison=beside)
        emit(HeroGained(hero.id, "health", amount))
    return amount


def gain_energy(state: FateforgeState, emit: Emit, number: int, amount: int) -> int:
    hero = state.party[number]
    amount = max(0, min(amount, hero.max_energy - hero.energy))
    if amount:
        state.set_hero(number, energy=hero.energy + amount)
        emit(HeroGained(hero.id, "energy", amount))
    return amount


def spend_energy(state: FateforgeState, emit: Emit, number: int, amount: int) -> None:
    """Spending is voluntary and needs the energy (FF-6.7)."""
    hero = state.party[number]
    assert hero.energy >= amount, f"{hero.id} has no {amount} energy"
    if amount:
        state.set_hero(number, energy=hero.energy - amount)
        emit(HeroLost(hero.id, "energy", amount))


def lose_energy(state: FateforgeState, emit: Emit, number: int, amount: int) -> None:
    """What energy does not cover is lost as health (FF-6.5, FF-6.6)."""
    hero = state.party[number]
    energy = min(amount, hero.energy)
    if energy:
        state.set_hero(number, energy=hero.energy - energy)
        emit(HeroLost(hero.id, "energy", energy))
    if amount > energy:
        lose_health(state, emit, number, amount - energy)


def lose_health(state: FateforgeState, emit: Emit, number: int, amount: int) -> None:
    """A loss that is no damage: neither block nor armour helps (FF-8.14)."""
    hero = state.party[number]
    amount = min(amount, hero.health)
    if amount:
        state.set_hero(number, health=hero.health - amount)
        emit(HeroLost(hero.id, "health", amount))
        _check_ko(state, emit, number)


def gain_block(state: FateforgeState, emit: Emit, number: int, amount: int) -> None:
    state.set_fighter(number, block=state.fighters[number].block + amount)
    emit(HeroGained(state.party[number].id, "block", amount))


def _check_ko(state: FateforgeState, emit: Emit, number: int) -> None:
    """At zero available health a hero is knocked out at once (FF-6.3)."""
    hero = state.party[number]
    if hero.health > 0 or not state.fighters or state.fighters[number].ko:
        return
    fighter = state.fighters[number]
    zone = state.combat.zones[fighter.zone]
    for token in fighter.carries:  # drops where the carrier lies (FF-9.6)
        state.tokens = (*state.tokens, Token(token, "objective", fighter.zone))
        emit(TokenDropped(token, zone))
    if fighter.ally >= 0:
        emit(AllyHit(state.ally, 0, fallen=True))  # leaves with its hero (FF-27.10)
        state.ally, state.ally_faces = "", ()
    state.set_fighter(
        number, ko=True, carries=(), ally=NOWHERE, block=0, hidden=False, taunting=False, untargetable=False
    )
    state.kos += 1
    emit(HeroKnockedOut(hero.id))


# -- damage to heroes ------------------------------------------------------------------------------------------


def armour_of(state: FateforgeState, number: int) -> int:
    """Armour markers on items in their proper slots (FF-8.13)."""
    return sum(held.armour for held in state.party[number].working())


def damage_hero(
    state: FateforgeState,
    emit: Emit,
    number: int,
    amount: int,
    poison: bool = False,
    attacker: str = "",
    strike: bool = False,
    escaping: bool = False,
) -> Script[int]:
    """Damage in combat: redirected, cancelled by block, armour or a skill, the rest taken as health.

    Gives the damage that came through.
    """
    if amount <= 0 or state.fighters[number].ko:
        return 0
    if not escaping:
        number = yield from _bodyguard(state, emit, number)
    hero, fighter = state.party[number], state.fighters[number]
    answer = Soak()
    options = _soaks(state, number, amount)
    if len(options) > 1:
        answer = yield Decision(hero.seat, "soak", options, (("hero", hero.id), ("damage", amount)))
    if answer.block:
        fighter = state.set_fighter(number, block=fighter.block - answer.block)
    if answer.armour:
        _use_armour(state, number, answer.armour)
    skill = 2 if answer.skill else 0
    if answer.skill:
        fighter = state.set_fighter(number, spent=(*fighter.spent, answer.skill))
        emit(AbilityUsed(hero.id, answer.skill))
    through = max(0, amount - answer.block - answer.armour - skill)
    hero = state.party[number]
    lost = min(through, hero.health)
    emit(HeroHit(hero.id, answer.block, answer.armour, lost, poison))
    if lost:
        state.set_hero(number, health=hero.health - lost)
        if poison:
            state.set_fighter(number, poison=fighter.poison + lost)
        elif fighter.ally >= 0:
            _hurt_ally(state, emit, number)
        _check_ko(state, emit, number)
    elif strike and state.has_prepared(number, "no_riposte") and same_zone(state, number, attacker):
        # Riposte: a Strike against him that is fully cancelled comes back.
        emit(AbilityUsed(hero.id, "no_riposte"))
        yield from damage_enemy(state, emit, attacker, 1, number)
    return lost


def _soaks(state: FateforgeState, number: int, amount: int) -> tuple[Soak, ...]:
    """The ways to cancel damage, the fullest first (FF-8.13)."""
    block, armour = state.fighters[number].block, armour_of(state, number)
    iron = state.has_prepared(number, "me_iron_skin")
    if not block and not armour and not iron:
        return (Soak(),)
    options = []
    for skill in ("", "me_iron_skin") if iron else ("",):
        left = max(0, amount - (2 if skill else 0))
        for blocked in range(min(block, left), -1, -1):
            for armoured in range(min(armour, left - blocked), -1, -1):
                options.append(Soak(blocked, armoured, skill))
    return tuple(options)


def _use_armour(state: FateforgeState, number: int, amount: int) -> None:
    slots = []
    for held in state.party[number].slots:
        if held is not None and not held.face_down and held.armour and amount:
            used = min(amount, held.armour)
            amount -= used
            held = replace(held, armour=held.armour - used)
        slots.append(held)
    state.set_hero(number, slots=tuple(slots))


def _bodyguard(state: FateforgeState, emit: Emit, number: int) -> Script[int]:
    """Bodyguard: she may take damage meant for another hero in her zone."""
    for other in state.heroes_in(state.fighters[number].zone):
        if other != number and state.has_prepared(other, "me_bodyguard"):
            guard = state.party[other]
            options = (PASS, Choose("redirect"))
            answer = yield Decision(guard.seat, "bodyguard", options, (("hero", state.party[number].id),))
            if answer != PASS:
                emit(AbilityUsed(guard.id, "me_bodyguard"))
                return other
    return number


def _hurt_ally(state: FateforgeState, emit: Emit, number: int) -> None:
    """One marker each time its hero takes damage (FF-27.10)."""
    hurt = state.fighters[number].ally + 1
    fallen = hurt >= ALLIES[state.ally].toughness
    emit(AllyHit(state.ally, hurt, fallen))
    if fallen:
        state.ally, state.ally_faces = "", ()
    state.set_fighter(number, ally=NOWHERE if fallen else hurt)


# -- damage to enemies -----------------------------------------------------------------------------------------


def same_zone(state: FateforgeState, number: int, enemy: str) -> bool:
    return zone_of(state, enemy) == state.fighters[number].zone


def zone_of(state: FateforgeState, enemy: str) -> int:
    """Where an enemy or the boss stands; NOWHERE when it is gone."""
    if state.boss is not None and state.boss.id == enemy:
        return state.boss.zone
    at = state.enemy_number(enemy)
    return state.enemies[at].zone if at >= 0 else NOWHERE


def damage_enemy(
    state: FateforgeState, emit: Emit, enemy: str, amount: int, by: int = NOWHERE, pierce: bool = False
) -> Script[None]:
    """Block, then armour, then markers; enough of them in one round defeat it (FF-10.7 to FF-10.9)."""
    if by >= 0:
        _give_away(state, emit, by)
    if state.boss is not None and state.boss.id == enemy:
        yield from _damage_boss(state, emit, amount, by, pierce)
        return
    at = state.enemy_number(enemy)
    if at < 0 or state.enemies[at].guarded:
        return
    token = state.enemies[at]
    amount += token.marked
    block = min(amount, token.block)
    armour = 0 if pierce else min(amount - block, token.armour)
    through = amount - block - armour
    token = state.set_enemy(
        at,
        block=token.block - block,
        armour=token.armour - armour,
        damage=token.damage + through,
        marked=0,
    )
    emit(EnemyHit(enemy, block, armour, through))
    if token.damage >= token.toughness:
        yield from defeat(state, emit, token, by)


def _give_away(state: FateforgeState, emit: Emit, number: int) -> None:
    """Attacking exhausts the stealth token."""
    if state.fighters[number].hidden:
        state.set_fighter(number, hidden=False)
        emit(Hidden(state.party[number].id, hidden=False))


def defeat(state: FateforgeState, emit: Emit, token: EnemyState, by: int) -> Script[None]:
    """Remove an enemy; what it carried drops, what it guarded is free (FF-9.11, FF-27.6)."""
    state.enemies = tuple(enemy for enemy in state.enemies if enemy.name != token.name)
    state.defeated = (*state.defeated, token.name)
    emit(EnemyDefeated(token.name, state.party[by].id if by >= 0 else "", token.carries))
    if token.carries in MARKERS:
        state.tokens = (*state.tokens, Token(f"{token.carries}@{token.name}", token.carries, token.zone, 1))
    elif token.carries:
        state.tokens = (*state.tokens, Token(token.carries, "objective", token.zone))
    if "#" in token.guards:
        at = state.enemy_number(token.guards)
        if at >= 0:
            state.set_enemy(at, guarded=False)
    if by >= 0 and state.party[by].id == "mercenary" and "battle-hardened" not in state.fighters[by].used:
        fighter = state.fighters[by]
        if not fighter.ko:
            state.set_fighter(by, used=(*fighter.used, "battle-hardened"))
            emit(AbilityUsed("mercenary", "battle-hardened"))
            gain_block(state, emit, by, 1)
    collect(state, emit)
    return
    yield  # a script: what follows a defeat may come to ask


def _damage_boss(state: FateforgeState, emit: Emit, amount: int, by: int, pierce: bool) -> Script[None]:
    boss = state.boss
    assert boss is not None
    amount += boss.marked
    block = min(amount, boss.block)
    armour = 0 if pierce else min(amount - block, boss.armour)
    through = amount - block - armour
    damage = boss.damage + through
    emit(EnemyHit(boss.id, block, armour, through))
    state.set_boss(block=boss.block - block, armour=boss.armour - armour, damage=damage, marked=0)
    wound_boss(state, emit, by)
    return
    yield


def wound_boss(state: FateforgeState, emit: Emit, by: int) -> None:
    """A boss with as many markers as its toughness has one wound more, and falls with the last (FF-10.7)."""
    boss = state.boss
    assert boss is not None
    if boss.damage >= boss.toughness:
        wounds = boss.wounds + 1
        state.set_boss(damage=0, wounds=wounds)
        emit(BossWounded(boss.id, wounds))
        if wounds >= BOSSES[boss.id].wounds:
            state.boss = None
            state.defeated = (*state.defeated, boss.id)
            emit(EnemyDefeated(boss.id, state.party[by].id if by >= 0 else "", ""))
            collect(state, emit)


def attack(
    state: FateforgeState, emit: Emit, number: int, enemy: str, how: str, damage: int, pierce: bool = False
) -> Script[None]:
    """A Strike, a Shot or a damage effect of a hero."""
    emit(Attacked(state.party[number].id, enemy, how, damage))
    yield from damage_enemy(state, emit, enemy, damage, number, pierce)


def stun_enemy(state: FateforgeState, emit: Emit, enemy: str) -> None:
    """One stun marker at most (FF-22.1)."""
    at = state.enemy_number(enemy)
    if at >= 0 and not state.enemies[at].stunned:
        state.set_enemy(at, stunned=True)
        emit(Stunned(enemy))


def stun_hero(state: FateforgeState, emit: Emit, number: int) -> None:
    """One die fewer in the next planning (FF-12.13); one marker at most (FF-22.1)."""
    fighter = state.fighters[number]
    if not fighter.ko and not fighter.stunned:
        state.set_fighter(number, stunned=True)
        emit(Stunned(state.party[number].id))


# -- movement --------------------------------------------------------------------------------------------------


def go(state: FateforgeState, emit: Emit, number: int, zone: int, how: str, willing: bool = True) -> Script[None]:
    """A hero comes into a zone: traps, Fear, and what lies there (FF-9.10, FF-27.12, FF-27.15)."""
    state.set_fighter(number, zone=zone)
    emit(Moved(state.party[number].id, state.combat.zones[zone], how))
    yield from arrive(state, emit, number, willing)


def arrive(state: FateforgeState, emit: Emit, number: int, willing: bool = True) -> Script[None]:
    zone = state.fighters[number].zone
    for trap in state.tokens_in(zone, "trap"):
        yield from _trap(state, emit, number, trap, willing)
        if state.fighters[number].ko or state.fighters[number].zone != zone:
            return
    if frightening_in(state, zone):
        yield from draw_fear(state, emit, number)
        if state.fighters[number].ko:
            return
    collect(state, emit)


def frightening_in(state: FateforgeState, zone: int) -> bool:
    return any(enemy.zone == zone and enemy.can("frightening") for enemy in state.enemies)


def go_enemy(state: FateforgeState, emit: Emit, enemy: str, zone: int, how: str) -> Script[None]:
    """An enemy or the boss comes into a zone; a frightening one frightens the heroes there (FF-27.15)."""
    emit(Moved(enemy, state.combat.zones[zone], how))
    if state.boss is not None and state.boss.id == enemy:
        state.set_boss(zone=zone)
        collect(state, emit)
        return
    at = state.enemy_number(enemy)
    token = state.set_enemy(at, zone=zone)
    if token.can("frightening"):
        for number in state.heroes_in(zone):
            yield from draw_fear(state, emit, number)
    collect(state, emit)


def movable(enemy: EnemyState) -> bool:
    """Guards and the guarded never move, whatever the effect (FF-9.9, FF-27.6)."""
    return not enemy.guards and not enemy.guarded


def push_hero(state: FateforgeState, emit: Emit, number: int) -> Script[None]:
    """To a random adjacent zone (FF-22.3)."""
    fighter = state.fighters[number]
    zones = [state.combat.zones[zone] for zone in state.ground.neighbours[fighter.zone]]
    if zones and not fighter.ko:
        name = yield from lot("push", zones)
        yield from go(state, emit, number, state.combat.zones.index(name), "push", willing=False)


def callable_minions(state: FateforgeState, to: int, colours: tuple[int, ...]) -> list[EnemyState]:
    """The nearest minions of those colours outside a zone; several when they are equally far. Guards are skipped.

    A stunned one comes, too: it is moved and does not act itself (FF-22.1).
    """
    near: list[EnemyState] = []
    best = FAR
    for enemy in state.enemies:
        if enemy.colour in colours and enemy.minion and movable(enemy) and enemy.zone != to:
            away = state.ground.distance[enemy.zone][to]
            if away < best:
                near, best = [enemy], away
            elif away == best < FAR:
                near.append(enemy)
    return near


def call(state: FateforgeState, emit: Emit, to: int, colours: tuple[int, ...]) -> Script[None]:
    """The nearest minion of those colours outside a zone moves one zone towards it, ties by lot (FF-22.5)."""
    near = callable_minions(state, to, colours)
    if near:
        name = yield from lot("call", [enemy.name for enemy in near])
        yield from move_towards(state, emit, name, to, "call")


def move_towards(state: FateforgeState, emit: Emit, enemy: str, target: int, how: str) -> Script[bool]:
    """One zone along a shortest way, equal ways by lot (FF-16.6); False when there is no way."""
    ways = state.ground.towards(zone_of(state, enemy), target)
    if not ways:
        return False
    name = yield from lot("way", [state.combat.zones[zone] for zone in ways])
    yield from go_enemy(state, emit, enemy, state.combat.zones.index(name), how)
    return True


# -- collecting ------------------------------------------------------------------------------------------------


def collect(state: FateforgeState, emit: Emit) -> None:
    """Gems and food go to the shared bag when a hero is there and no enemy is (FF-9.10, FF-9.12)."""
    for token in state.tokens:
        if token.kind in MARKERS and not state.enemies_in(token.zone):
            heroes = state.heroes_in(token.zone)
            if heroes:
                state.drop_token(token.name)
                to_bag(state, emit, heroes[0], token.kind, token.amount, token.name)


def to_bag(state: FateforgeState, emit: Emit, number: int, kind: str, amount: int, source: str) -> None:
    """Gems or food into the shared bag (FF-23.3)."""
    emit(Collected(state.party[number].id, kind, amount, source))
    if kind == "gem":
        state.found_gold += amount
        state.remember(gold=state.campaign.gold + amount)
    else:
        state.found_food += amount
        state.remember(food=state.campaign.food + amount)


# -- cards -----------------------------------------------------------------------------------------------------


def _trap(state: FateforgeState, emit: Emit, number: int, trap: Token, willing: bool) -> Script[None]:
    """Ignore it for a Focus, trigger it, or remove it by skill (FF-27.12)."""
    hero, fighter = state.party[number], state.fighters[number]
    if state.has_prepared(number, "rg_trap_sense"):
        state.drop_token(trap.name)
        emit(TrapRemoved(hero.id, trap.name))
        return
    options: list[Action] = []
    if willing:
        faces = [FACE_NAMES[face] for face in dict.fromkeys(results_at_hand(state, number)) if face & FOCUS]
        options = [PickResult(face) for face in faces]
        if (
            state.active == number
            and state.has_prepared(number, "ro_trapwright")
            and "ro_trapwright" not in fighter.used
            and "doubt" not in fighter.fear
        ):
            options += [UseSkill("ro_trapwright", (face,)) for face in faces]
    if options or (willing and dice_secret(state, number)):
        answer = yield Decision(hero.seat, "trap", (*options, Choose("trigger")), (("hero", hero.id),))
        if isinstance(answer, PickResult):
            give_up(state, number, answer.face)
            emit(TrapIgnored(hero.id, trap.name))
            return
        if isinstance(answer, UseSkill):
            give_up(state, number, answer.pays[0])
            state.set_fighter(number, used=(*state.fighters[number].used, answer.skill))
            emit(SkillUsed(hero.id, answer.skill, answer.pays, ()))
            state.drop_token(trap.name)
            emit(TrapRemoved(hero.id, trap.name))
            return
    state.drop_token(trap.name)
    state.triggered += 1
    card = yield from lot("trap", list(TRAPS))
    emit(CardDrawn(hero.id, "trap", card, trap.name))
    for fx in TRAPS[card].fx:
        yield from suffer(state, emit, number, fx)


def dice_secret(state: FateforgeState, number: int) -> bool:
    """Whether others do not see that hero's dice: then a question is asked whether or not it has an answer."""
    return state.seats > 1 and state.active != number and any(face >= 0 for face in state.fighters[number].faces)


def results_at_hand(state: FateforgeState, number: int) -> tuple[int, ...]:
    """Faces a hero can still use: dice, and in the own turn what skills gave."""
    dice = tuple(face for face in state.fighters[number].faces if face > 0)
    return dice + state.gained if state.active == number else dice


def give_up(state: FateforgeState, number: int, face: str) -> None:
    """A result is gone: one that a skill gave, else a die."""
    for at, gained in enumerate(state.gained if state.active == number else ()):
        if FACE_NAMES[gained] == face:
            state.gained = state.gained[:at] + state.gained[at + 1 :]
            return
    faces = state.fighters[number].faces
    at = next(at for at, shown in enumerate(faces) if shown > 0 and FACE_NAMES[shown] == face)
    state.set_fighter(number, faces=(*faces[:at], SPENT, *faces[at + 1 :]))


def use_up(state: FateforgeState, number: int, item_id: str) -> None:
    """A copy that is ready is used: once a round, once a combat, two charges, or gone at once (FF-8.5, FF-8.7).

    Of several the fullest: then more of them are left for a later round.
    """
    item = ITEMS[item_id]
    hero, fighter = state.party[number], state.fighters[number]
    charges = {slot: held.charges for slot, held in enumerate(hero.slots) if held is not None}
    at = max(state.ready_copies(number, item_id), key=lambda slot: (charges[slot], -slot))
    if item.use == "once":
        state.set_fighter(number, spent=(*fighter.spent, copy_mark(item_id, at)))
        return
    if item.use in ("consumable", "charged"):
        held = hero.slots[at]
        assert held is not None
        kept = replace(held, charges=held.charges - 1) if held.charges > 1 else None
        state.set_hero(number, slots=replaced(hero.slots, at, kept))
        if kept is None:
            return
    state.set_fighter(number, used=(*fighter.used, copy_mark(item_id, at)))


def draw_fear(state: FateforgeState, emit: Emit, number: int) -> Script[None]:
    """One card a hero and round, none that lies with a hero (FF-27.15)."""
    fighter = state.fighters[number]
    if fighter.afraid or fighter.ko:
        return
    hero = state.party[number]
    state.set_fighter(number, afraid=True)
    if state.working_item(number, "bone_charm"):
        answer = yield Decision(hero.seat, "bone-charm", (Choose("use"), PASS), (("hero", hero.id),))
        if answer != PASS:
            use_up(state, number, "bone_charm")
            emit(AbilityUsed(hero.id, "bone_charm"))
            return
    # There is one card of each: those that lie with a hero are in no deck, nor in one that is shuffled anew.
    elsewhere = {card for other in state.fighters for card in other.fear}
    deck = state.fear_deck or tuple(card for card in FEAR if card not in elsewhere)
    card = yield from lot("fear", deck)
    state.fear_deck = tuple(other for other in deck if other != card)
    emit(CardDrawn(hero.id, "fear", card))
    if FEAR[card].keep:
        state.set_fighter(number, fear=(*state.fighters[number].fear, card))
    for fx in FEAR[card].fx:
        yield from suffer(state, emit, number, fx)


def draw_corruption(state: FateforgeState, emit: Emit, number: int) -> Script[None]:
    """Applied to the hero, then kept or put into the graveyard (FF-21.4, FF-21.8)."""
    held = {card for hero in state.party for card in hero.corruption}
    deck = [card for card in CORRUPTION if card not in held and card not in state.campaign.corruption_gone]
    if not deck:
        return
    card = yield from lot("corruption", deck)
    hero = state.party[number]
    emit(CardDrawn(hero.id, "corruption", card))
    if CORRUPTION[card].keep:
        before = hero
        hero = state.set_hero(number, corruption=(*hero.corruption, card))
        hero = state.set_hero(
            number, health=min(hero.health, hero.max_health), energy=min(hero.energy, hero.max_energy)
        )
        if hero.health < before.health:
            emit(HeroLost(hero.id, "health", before.health - hero.health))
        if hero.energy < before.energy:
            emit(HeroLost(hero.id, "energy", before.energy - hero.energy))
        if state.fighters:  # a lower limit has fewer markers, beside the board as well
            beside = min(state.fighters[number].poison, hero.max_health - hero.health)
            state.set_fighter(number, poison=beside)
        return
    state.remember(corruption_gone=(*state.campaign.corruption_gone, card))
    standing = bool(state.fighters) and not state.fighters[number].ko
    for fx in CORRUPTION[card].fx:
        yield from suffer(state, emit, number, fx)
    if standing and state.fighters[number].ko:
        state.set_fighter(number, corrupted=True)


def suffer(state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
    """An effect of a Corruption, Fear or trap card on its hero."""
    entry = VERBS[fx.verb]
    if state.fighters and not entry.of_party and (state.fighters[number].ko or state.form_id == TABLE_MODE):
        return  # only the party's purse still has something to lose; on a real table people do the rest
    yield from entry.suffer(state, emit, number, fx)
