"""What enemies do: reactions, the enemy turn, whom they choose, their abilities (FF-10, FF-14 to FF-16, FF-28).

`plan` says what a token would do now, without changing anything; steps carry it out, forecasts tell it.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from ludarium.games.fateforge.actions import PickHero
from ludarium.games.fateforge.battle import BossActs, EnemyTurn, Reaction
from ludarium.games.fateforge.content import COLOURS, ENEMIES, Segment
from ludarium.games.fateforge.deeds import (
    call,
    callable_minions,
    damage_hero,
    go,
    lose_energy,
    movable,
    move_towards,
    push_hero,
    stun_hero,
    zone_of,
)
from ludarium.games.fateforge.events import (
    Attacked,
    EnemyActed,
    EnemyGained,
    EnemyIdle,
    EnemyTurnBegan,
    NobodyReacts,
    ReactionBegan,
)
from ludarium.games.fateforge.ground import FAR
from ludarium.games.fateforge.lots import lot
from ludarium.games.fateforge.state import EnemyState, FateforgeState
from ludarium.kernel.decisions import Decision, Emit, Script

WHITE, RED = COLOURS.index("white"), COLOURS.index("red")
DRAINED_ARMOUR = 2
"""Life Drain fills armour up to here (FF-10.15)."""
REACTING = 2
"""How many colours react (FF-14.1)."""

# Why a token acts as it does, or why it does nothing: each has words in every language.
ONLY = "only"
"""The only hero it can target."""
CHOICE = "choice"
"""No modifier: the players choose."""
EARLIEST = "earliest"
LATEST = "latest"
TAUNT = "taunt"
"""The hero who taunts must be chosen."""
EXIT = "exit"
COLOUR = "colour"
"""It goes to a minion of a colour."""
AID = "aid"
"""It does something for a minion of a colour, or calls one."""
ITSELF = "itself"
"""What it does is for itself and needs no target."""
STUNNED = "stunned"
GUARD = "guard"
"""It would have to move, but guards something or is guarded."""
NOBODY = "nobody"
"""No hero at the distances of its segments."""
INELIGIBLE = "ineligible"
"""Heroes are there, but they are hidden or protected."""
PATH = "path"
"""It is there already, or no way leads there."""
ALONE = "alone"
"""No minion of the colour that it calls or shields."""
CARD = "card"
"""A boss draws a card."""
REASONS = (
    *(ONLY, CHOICE, EARLIEST, LATEST, TAUNT, EXIT, COLOUR, AID, ITSELF),
    *(STUNNED, GUARD, NOBODY, INELIGIBLE, PATH, ALONE, CARD),
)

# -- whom an enemy can target ----------------------------------------------------------------------------------


def eligible(state: FateforgeState, number: int) -> bool:
    """Whether enemies may target a hero at all: not knocked out, hidden or protected (FF-16.4)."""
    fighter = state.fighters[number]
    return not (fighter.ko or fighter.hidden or fighter.untargetable)


def in_reach(state: FateforgeState, zone: int, distances: Iterable[int], shot: bool = False) -> tuple[int, ...]:
    """Eligible heroes at those distances of a zone; a shot must not come over their barricade (FF-27.2)."""
    away = state.ground.distance[zone]
    wanted = tuple(distances)
    return tuple(
        number
        for number, fighter in enumerate(state.fighters)
        if eligible(state, number)
        and away[fighter.zone] in wanted
        and not (shot and not state.ground.can_shoot(zone, fighter.zone))
    )


def by_order(state: FateforgeState, heroes: Iterable[int]) -> tuple[int, ...]:
    """Heroes from left to right in the order; one who came to in this round has no tile yet and is last."""
    last = len(state.order)
    return tuple(sorted(heroes, key=lambda hero: (state.order.index(hero) if hero in state.order else last, hero)))


def aimed(state: FateforgeState, heroes: tuple[int, ...], aim: str) -> tuple[tuple[int, ...], str]:
    """Which of those heroes an enemy targets and why; several are left when the players choose (FF-16.1, FF-16.2)."""
    taunting = tuple(hero for hero in heroes if state.fighters[hero].taunting)
    ordered = by_order(state, taunting or heroes)
    if len(ordered) == 1:
        return ordered, TAUNT if len(heroes) > 1 else ONLY
    if aim == EARLIEST:
        return ordered[:1], EARLIEST
    if aim == LATEST:
        return ordered[-1:], LATEST
    return ordered, CHOICE


def choose(state: FateforgeState, enemy: str, heroes: tuple[int, ...]) -> Script[int]:
    """The target among those that are left: the Beast Master's choice (FF-2.30)."""
    if len(heroes) == 1:
        return heroes[0]
    options = tuple(PickHero(state.party[hero].id) for hero in heroes)
    answer = yield Decision(state.beast_master, "target", options, (("enemy", enemy),))
    return heroes[options.index(answer)]


# -- plans -----------------------------------------------------------------------------------------------------


class Plan(Struct, frozen=True):
    """What a token would do now: its segment (counted from 1; 0: none), which heroes it may target, and why."""

    segment: int
    heroes: tuple[int, ...]
    """The target; several when the players choose; none when the segment is not about heroes or nothing is done."""
    why: str
    acts: bool


def frame_of(state: FateforgeState, enemy: EnemyState) -> tuple[Segment, ...]:
    """The action frame. A minion that carries an objective off only runs for the exit, where the scene says so."""
    if state.combat.runs_to and enemy.minion and enemy.carries.startswith("objective"):
        return (Segment((), ("step",), exit=state.combat.runs_to),)
    return ENEMIES[enemy.id].frame


def fits(state: FateforgeState, enemy: EnemyState, segment: Segment) -> bool:
    """Whether an eligible hero is at exactly its distance (FF-10.6)."""
    if not segment.distances:
        return True
    return bool(in_reach(state, enemy.zone, segment.distances, "shot" in segment.actions))


def targets(state: FateforgeState, enemy: EnemyState, segment: Segment) -> tuple[int, ...]:
    """Heroes a fitting segment can be aimed at; Range +1 adds those one zone farther (FF-28.8)."""
    distances = set(segment.distances)
    if segment.reach:
        for action in segment.actions:
            if action in ("shot", "pull"):
                distances |= set(range(1, 2 + segment.reach))
            elif action == "strike":
                distances |= set(range(1 + segment.reach))
    return in_reach(state, enemy.zone, distances, "shot" in segment.actions)


def destination(state: FateforgeState, enemy: EnemyState, segment: Segment) -> int:
    """Where an Exit or Colour modifier sends the Step; the enemy's own zone when it cannot go (FF-28.5, FF-28.6)."""
    away = state.ground.distance[enemy.zone]
    if segment.exit:
        token = state.token(f"exit{segment.exit}")
        return token.zone if token is not None and away[token.zone] < FAR else enemy.zone
    other = fellow(state, enemy, segment)
    return other.zone if other is not None else enemy.zone


def fellow(state: FateforgeState, enemy: EnemyState, segment: Segment) -> EnemyState | None:
    """The minion that a Colour modifier targets: the nearest, ties by initiative (FF-28.6, FF-28.11)."""
    away = state.ground.distance[enemy.zone]
    for colour in segment.colours:  # the left colour, else the right one (FF-28.7)
        others = [
            other
            for other in state.enemies
            if other.minion and COLOURS[other.colour] == colour and other.name != enemy.name and away[other.zone] < FAR
        ]
        if others:
            return min(others, key=lambda other: (away[other.zone], other.number))
    return None


def called(state: FateforgeState, enemy: EnemyState, segment: Segment) -> tuple[int, ...]:
    """The colour that a Call of that segment fetches: the left one, else the right one (FF-22.5, FF-28.7)."""
    for colour in segment.colours:
        if callable_minions(state, enemy.zone, (COLOURS.index(colour),)):
            return (COLOURS.index(colour),)
    return ()


def about_heroes(segment: Segment) -> bool:
    """Whether any of its actions needs a hero as its target; a Step does unless a modifier sends it elsewhere."""
    sent = bool(segment.exit or segment.colours)
    return any(action not in ("block", "call") and not (action == "step" and sent) for action in segment.actions)


def hindrance(state: FateforgeState, enemy: EnemyState, segment: Segment) -> str:
    """Why a token that fits cannot act, or "" (FF-14.4, FF-15.3)."""
    if enemy.stunned:
        return STUNNED
    if "step" in segment.actions:
        if not movable(enemy):
            return GUARD
        sent = segment.exit or segment.colours
        if sent and destination(state, enemy, segment) == enemy.zone and not _aids(state, enemy, segment):
            return PATH
    elif not about_heroes(segment) and not _aids(state, enemy, segment):
        return ALONE
    return ""


def _aids(state: FateforgeState, enemy: EnemyState, segment: Segment) -> bool:
    """Whether a Block or a Call of that segment does anything: without a minion of its colour it does not (FF-28.6)."""
    shields = not segment.colours or fellow(state, enemy, segment) is not None
    return ("block" in segment.actions and shields) or (
        "call" in segment.actions and bool(called(state, enemy, segment))
    )


def with_segment(state: FateforgeState, enemy: EnemyState, at: int) -> Plan:
    """The plan of a token whose segment is settled."""
    segment = frame_of(state, enemy)[at]
    why = hindrance(state, enemy, segment)
    if why:
        return Plan(at + 1, (), why, acts=False)
    if not segment.distances:
        return Plan(at + 1, (), EXIT if segment.exit else ITSELF, acts=True)
    # Movement is aimed by the order of the players (FF-16.3).
    only_moves = all(action == "step" for action in segment.actions)
    heroes, why = aimed(state, targets(state, enemy, segment), segment.aim or (EARLIEST if only_moves else ""))
    if not about_heroes(segment):
        heroes, why = (), AID if segment.colours else ITSELF
    if "step" in segment.actions and (segment.exit or segment.colours):
        why = EXIT if segment.exit else COLOUR
    return Plan(at + 1, heroes, why, acts=True)


def plan(state: FateforgeState, enemy: EnemyState) -> Plan:
    """What a token does in its slot of the enemy turn: the first segment that fits (FF-15.2 to FF-15.4)."""
    frame = frame_of(state, enemy)
    for at, segment in enumerate(frame):
        if fits(state, enemy, segment):
            return with_segment(state, enemy, at)
    if enemy.stunned:
        return Plan(0, (), STUNNED, acts=False)
    distances = {distance for segment in frame for distance in segment.distances}
    away = state.ground.distance[enemy.zone]
    there = any(not fighter.ko and away[fighter.zone] in distances for fighter in state.fighters)
    return Plan(0, (), INELIGIBLE if there else NOBODY, acts=False)


def slots(state: FateforgeState) -> tuple[EnemyState, ...]:
    """Enemies in the order of the enemy turn: by colour, then by initiative (FF-15.1)."""
    return tuple(sorted(state.enemies, key=lambda enemy: (enemy.colour, enemy.number, enemy.id)))


# -- acting ----------------------------------------------------------------------------------------------------


def force(state: FateforgeState, enemy: EnemyState, segment: Segment, action: str) -> int:
    """The damage of one action: +1 by modifier, and +1 for a Strike beside another white enemy (Pack)."""
    if action not in ("strike", "shot"):
        return 0
    damage = 1 + segment.extra
    if action == "strike" and enemy.can("pack"):
        damage += any(
            other.colour == WHITE and other.zone == enemy.zone and other.name != enemy.name for other in state.enemies
        )
    return damage


def activate(state: FateforgeState, emit: Emit, name: str, will: Plan) -> Script[None]:
    """A token performs its segment, action by action (FF-15.6)."""
    enemy = state.enemies[state.enemy_number(name)]
    segment = frame_of(state, enemy)[will.segment - 1]
    if will.heroes:
        hero = yield from choose(state, name, will.heroes)
        emit(EnemyActed(name, will.segment, state.party[hero].id, will.why))
    else:
        hero = -1
        emit(EnemyActed(name, will.segment, _goal(state, enemy, segment), will.why))
    for action in segment.actions:
        at = state.enemy_number(name)
        if at < 0:  # defeated in its own attack
            return
        enemy = state.enemies[at]
        if action == "step":
            sent = bool(segment.exit or segment.colours)
            to = destination(state, enemy, segment) if sent else state.fighters[hero].zone
            yield from move_towards(state, emit, name, to, "step")
        elif action in ("strike", "shot"):
            poison = segment.poison or enemy.can("venomous")
            damage = force(state, enemy, segment, action)
            lost = yield from hit(state, emit, name, hero, action, damage, segment.reach, poison)
            at = state.enemy_number(name)
            if lost and at >= 0:
                _drain_life(state, emit, at, hero)
        elif action == "push":
            yield from push(state, emit, name, hero)
        elif action == "block":
            _shield(state, emit, enemy, segment)
        elif action == "call":
            yield from call(state, emit, enemy.zone, called(state, enemy, segment))
        elif action == "stun":
            stun_hero(state, emit, hero)
        else:
            yield from pull(state, emit, name, hero, 1 + segment.reach)


def _goal(state: FateforgeState, enemy: EnemyState, segment: Segment) -> str:
    """Where a segment that is not about heroes leads: a zone, the minion that is shielded, or nowhere ("")."""
    if "step" in segment.actions:
        return state.combat.zones[destination(state, enemy, segment)]
    other = fellow(state, enemy, segment) if "block" in segment.actions else None
    return other.name if other is not None else ""


def _shield(state: FateforgeState, emit: Emit, enemy: EnemyState, segment: Segment) -> None:
    """Block: a token for itself, or for the minion that a Colour modifier names (FF-9.13, FF-28.6)."""
    other = fellow(state, enemy, segment) if segment.colours else enemy
    if other is not None:
        state.set_enemy(state.enemy_number(other.name), block=other.block + 1)
        emit(EnemyGained(other.name, "block", 1))


def reaches(state: FateforgeState, enemy: str, hero: int, action: str, farther: int = 0) -> bool:
    """Whether a Strike, a Shot or a Pull gets from an enemy to its target where both are now."""
    zone, fighter = zone_of(state, enemy), state.fighters[hero]
    away = state.ground.distance[zone][fighter.zone]
    if fighter.ko:
        return False
    if action == "strike":
        return away <= farther
    return 1 <= away <= 1 + farther and (action != "shot" or state.ground.can_shoot(zone, fighter.zone))


def hit(
    state: FateforgeState,
    emit: Emit,
    enemy: str,
    hero: int,
    how: str,
    damage: int,
    farther: int = 0,
    poison: bool = False,
) -> Script[int]:
    """A Strike or Shot of an enemy or the boss; the damage that came through."""
    if not reaches(state, enemy, hero, how, farther):
        return 0
    emit(Attacked(enemy, state.party[hero].id, how, damage))
    lost = yield from damage_hero(state, emit, hero, damage, poison, attacker=enemy, strike=how == "strike")
    return lost


def push(state: FateforgeState, emit: Emit, enemy: str, hero: int) -> Script[None]:
    """Out of the pusher's own zone, to an adjacent one by lot (FF-22.3)."""
    if state.fighters[hero].zone == zone_of(state, enemy):
        yield from push_hero(state, emit, hero)


def pull(state: FateforgeState, emit: Emit, enemy: str, hero: int, reach: int = 1) -> Script[None]:
    """Into the puller's zone; nothing is pulled through a closed door (FF-22.4, FF-22.7)."""
    if reaches(state, enemy, hero, "pull", reach - 1):
        yield from go(state, emit, hero, zone_of(state, enemy), "pull", willing=False)


def _drain_life(state: FateforgeState, emit: Emit, at: int, hero: int) -> None:
    """Life Drain: one armour marker for an attack in its zone that came through (FF-10.15)."""
    enemy = state.enemies[at]
    if enemy.can("life_drain") and enemy.armour < DRAINED_ARMOUR and state.fighters[hero].zone == enemy.zone:
        state.set_enemy(at, armour=enemy.armour + 1)
        emit(EnemyGained(enemy.name, "armour", 1))


# -- abilities -------------------------------------------------------------------------------------------------

ACTIVATED = ("commander", "rally", "dirge")
"""Abilities that happen in the enemy's slot, whether it acts or not (FF-10.11)."""


def activated_abilities(state: FateforgeState, emit: Emit, name: str) -> Script[None]:
    """What a token's abilities do after its action (FF-10.11, FF-10.12); a stunned one has none (FF-10.18)."""
    for ability in ACTIVATED:
        at = state.enemy_number(name)
        if at < 0 or not state.enemies[at].can(ability):
            continue
        zone = state.enemies[at].zone
        if ability == "commander":
            yield from _summon(state, emit, name, ability, (RED,))
        elif ability == "rally":
            _rally(state, emit, name, zone)
        else:
            heroes = in_reach(state, zone, (0, 1))
            if heroes:
                (hero,), _ = aimed(state, heroes, LATEST)
                emit(EnemyActed(name, 0, state.party[hero].id, ability))
                lose_energy(state, emit, hero, 1)


def _summon(state: FateforgeState, emit: Emit, name: str, ability: str, colours: tuple[int, ...]) -> Script[None]:
    """Call: the nearest of those colours comes one zone closer (FF-10.17, FF-22.5)."""
    zone = zone_of(state, name)
    if callable_minions(state, zone, colours):
        emit(EnemyActed(name, 0, "", ability))
        yield from call(state, emit, zone, colours)


def _rally(state: FateforgeState, emit: Emit, name: str, zone: int) -> None:
    """Every minion in its zone gains a block token."""
    minions = [at for at, other in enumerate(state.enemies) if other.minion and other.zone == zone]
    if minions:
        emit(EnemyActed(name, 0, "", "rally"))
    for at in minions:
        other = state.enemies[at]
        state.set_enemy(at, block=other.block + 1)
        emit(EnemyGained(other.name, "block", 1))


def cleanup_abilities(state: FateforgeState, emit: Emit) -> Script[None]:
    """Abilities of the clean-up, before anything is removed (FF-17.5): Alarm."""
    for enemy in slots(state):
        at = state.enemy_number(enemy.name)
        if at >= 0 and state.enemies[at].can("alarm") and state.heroes_in(state.enemies[at].zone):
            yield from _summon(state, emit, enemy.name, "alarm", (WHITE,))


# -- the steps -------------------------------------------------------------------------------------------------


def reaction(state: FateforgeState, item: Reaction, emit: Emit) -> Script[None]:
    """Two colours are drawn; one token of each reacts, then the boss (FF-14)."""
    if item.colours is None:
        left = sorted({enemy.colour for enemy in state.enemies})
        drawn: list[int] = []
        while left and len(drawn) < REACTING:
            name = yield from lot("colour", [COLOURS[colour] for colour in left])
            drawn.append(COLOURS.index(name))
            left.remove(drawn[-1])
        emit(ReactionBegan(tuple(COLOURS[colour] for colour in drawn)))
        boss = (BossActs(),) if state.boss is not None else ()
        state.next_step(*((Reaction(tuple(drawn)),) if drawn else ()), *boss)
        return
    colour, *rest = item.colours
    found = reacting(state, colour)
    if found is None:
        emit(NobodyReacts(COLOURS[colour]))
    else:
        name, will = found
        yield from activate(state, emit, name, will)
        yield from activated_abilities(state, emit, name)
    state.next_step(*((Reaction(tuple(rest)),) if rest else ()))


def reacting(state: FateforgeState, colour: int) -> tuple[str, Plan] | None:
    """The token of a colour that reacts, and how: segments outside, initiative inside (FF-14.2 to FF-14.5)."""
    tokens = [enemy for enemy in slots(state) if enemy.colour == colour]
    longest = max((len(frame_of(state, enemy)) for enemy in tokens), default=0)
    for at in range(longest):
        for enemy in tokens:
            frame = frame_of(state, enemy)
            if at < len(frame) and fits(state, enemy, frame[at]):
                will = with_segment(state, enemy, at)
                if will.acts:
                    return enemy.name, will
    return None


def enemy_turn(state: FateforgeState, item: EnemyTurn, emit: Emit) -> Script[None]:
    """Every enemy in its slot, one a step; bosses last (FF-15)."""
    if item.queue is None:
        emit(EnemyTurnBegan())
        boss = (BossActs(),) if state.boss is not None else ()
        state.next_step(EnemyTurn(tuple(enemy.name for enemy in slots(state))), *boss)
        return
    standing = [name for name in item.queue if state.enemy_number(name) >= 0]
    if standing:
        name = standing.pop(0)
        # Positions are read when the slot comes (FF-15.5).
        will = plan(state, state.enemies[state.enemy_number(name)])
        if will.acts:
            yield from activate(state, emit, name, will)
        else:
            emit(EnemyIdle(name, will.why))
        yield from activated_abilities(state, emit, name)
    state.next_step(*((EnemyTurn(tuple(standing)),) if standing else ()))
