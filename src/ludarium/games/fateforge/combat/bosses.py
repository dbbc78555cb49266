"""Bosses: their decks of cards, their weak points (FF-2.16, FF-10.19, FF-27.14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from ludarium.games.fateforge.battle import BossActs
from ludarium.games.fateforge.combat.enemies import (
    EARLIEST,
    LATEST,
    NOBODY,
    STUNNED,
    aimed,
    by_order,
    choose,
    hit,
    in_reach,
    pull,
    push,
)
from ludarium.games.fateforge.content import BOSS, BOSSES, COLOURS, Boss, CombatScene, Fx, WeakPoint
from ludarium.games.fateforge.deeds import call, damage_hero, draw_fear, lose_energy, move_towards, wound_boss
from ludarium.games.fateforge.events import (
    Attacked,
    BossCardDrawn,
    EnemyActed,
    EnemyGained,
    EnemyIdle,
    Stunned,
    WeakPointCovered,
    WeakPointUncovered,
    WeakPointWounded,
)
from ludarium.games.fateforge.ground import FAR
from ludarium.games.fateforge.lots import lot
from ludarium.games.fateforge.notation import has_verb
from ludarium.games.fateforge.state import NOWHERE, BossState, FateforgeState
from ludarium.kernel.decisions import Emit, Script

ANYWHERE = (0, FAR - 1)
"""The distances of an effect that names none."""
MINIONS = tuple(range(BOSS - 1))
"""The colours of minions."""

# -- set-up ----------------------------------------------------------------------------------------------------


def place_boss(state: FateforgeState, boss_id: str, zone: int, armour: int = 0, marks: Sequence[str] = ()) -> None:
    """Put a boss on the map; `armour` is the change the scene makes, `marks` weak points with one marker already."""
    card = BOSSES[boss_id]
    state.boss = BossState(
        boss_id,
        zone,
        card.toughness,
        max(0, card.armour + armour),
        tuple(one.number for one in card.deck),
        marks=tuple(int(point.id in marks) for point in card.weak_points),
    )


# -- activation ------------------------------------------------------------------------------------------------


def lost_cards(boss: BossState) -> frozenset[int]:
    """Cards that wounded weak points have taken out of the deck for good."""
    card = BOSSES[boss.id]
    verbs = {
        verb
        for point in card.weak_points
        if point.id in boss.wounded
        for fx in point.fx
        if fx.verb == "lose_cards"
        for verb in fx.words
    }
    return frozenset(one.number for one in card.deck if any(fx.verb in verbs for fx in one.fx))


def boss_acts(state: FateforgeState, item: BossActs, emit: Emit) -> Script[None]:
    """The boss draws a card and performs it; stunned it loses this activation (FF-2.16)."""
    boss = state.boss
    if boss is not None and boss.stunned:
        state.set_boss(stunned=False)
        emit(EnemyIdle(boss.id, STUNNED))
    elif boss is not None:
        number = yield from draw_card(state, boss)
        emit(BossCardDrawn(boss.id, number, cards_left(state)))
        yield from perform(state, emit, BOSSES[boss.id].deck[number].fx)
    state.next_step()


def cards_left(state: FateforgeState) -> int:
    return len(state.boss.deck) if state.boss is not None else 0


def draw_card(state: FateforgeState, boss: BossState) -> Script[int]:
    """The next card by lot; an empty deck is shuffled anew."""
    lost = lost_cards(boss)
    deck = boss.deck or tuple(card.number for card in BOSSES[boss.id].deck if card.number not in lost)
    drawn = yield from lot("boss-card", [str(number) for number in deck])
    number = int(drawn)
    state.set_boss(deck=tuple(other for other in deck if other != number))
    return number


def perform(state: FateforgeState, emit: Emit, card: tuple[Fx, ...]) -> Script[None]:
    """The actions of a card in order; an action with nobody to aim at is left out."""
    target = NOWHERE
    for number, fx in enumerate(card, 1):
        boss = state.boss
        if boss is None:  # defeated in its own attack
            return
        if fx.verb in OF_ITSELF:
            yield from OF_ITSELF[fx.verb](state, emit, boss, fx)
        elif fx.says("all"):
            heroes = by_order(state, in_reach(state, boss.zone, _span(fx), fx.verb == "shot"))
            if not heroes:
                emit(EnemyIdle(boss.id, NOBODY))
            for hero in heroes:
                if state.boss is not None:
                    yield from UPON_HEROES[fx.verb](state, emit, boss.id, fx, hero)
        else:
            if not (fx.says("same") or fx.verb == "push"):
                target = yield from _aim(state, emit, boss, fx, number)
            if target != NOWHERE:
                yield from UPON_HEROES[fx.verb](state, emit, boss.id, fx, target)


def _span(fx: Fx) -> range:
    least, most = fx.reach or ANYWHERE
    return range(least, most + 1)


def _aim(state: FateforgeState, emit: Emit, boss: BossState, fx: Fx, number: int) -> Script[int]:
    """The target of an action among eligible heroes in reach; NOWHERE when there is none."""
    heroes = in_reach(state, boss.zone, _span(fx), fx.verb == "shot")
    if not heroes:
        emit(EnemyIdle(boss.id, NOBODY))
        return NOWHERE
    aim = next((word for word in fx.words if word in (EARLIEST, LATEST)), "")
    left, why = aimed(state, heroes, aim)
    hero = yield from choose(state, boss.id, left)
    emit(EnemyActed(boss.id, number, state.party[hero].id, why))
    return hero


def _block(state: FateforgeState, emit: Emit, boss: BossState, fx: Fx) -> Script[None]:
    state.set_boss(block=boss.block + fx.amount)
    emit(EnemyGained(boss.id, "block", fx.amount))
    yield from ()


def _call(state: FateforgeState, emit: Emit, boss: BossState, fx: Fx) -> Script[None]:
    named = tuple(COLOURS.index(word) for word in fx.words if word in COLOURS)
    yield from call(state, emit, boss.zone, named or MINIONS)


def _heal_weak_points(state: FateforgeState, emit: Emit, boss: BossState, fx: Fx) -> Script[None]:
    """One marker less on each weak point that is not wounded; which of several is drawn (FF-22.6)."""
    for at, point in enumerate(BOSSES[boss.id].weak_points):
        covered = boss.marks[at]
        if covered and point.id not in boss.wounded:
            places = [place for place in range(len(point.need)) if covered >> place & 1]
            drawn = yield from lot("weak-point", [f"{point.id} {place + 1}" for place in places])
            place = int(drawn.rpartition(" ")[2]) - 1
            boss = state.set_boss(marks=(*boss.marks[:at], covered & ~(1 << place), *boss.marks[at + 1 :]))
            emit(WeakPointUncovered(boss.id, point.id, point.need[place], place + 1))


def _attack(state: FateforgeState, emit: Emit, boss: str, fx: Fx, hero: int) -> Script[None]:
    own = 0 if fx.verb == "strike" else 1
    farther = max(0, fx.reach[1] - own) if fx.reach else 0
    yield from hit(state, emit, boss, hero, fx.verb, 1 + fx.amount, farther, fx.says("poison"))


def _damage(state: FateforgeState, emit: Emit, boss: str, fx: Fx, hero: int) -> Script[None]:
    emit(Attacked(boss, state.party[hero].id, "effect", fx.amount))
    yield from damage_hero(state, emit, hero, fx.amount, fx.says("poison"), attacker=boss)


def _drain(state: FateforgeState, emit: Emit, boss: str, fx: Fx, hero: int) -> Script[None]:
    lose_energy(state, emit, hero, fx.amount)
    yield from ()


OF_ITSELF: dict[str, Callable[[FateforgeState, Emit, BossState, Fx], Script[None]]] = {
    "block": _block,
    "call": _call,
    "heal_weak_points": _heal_weak_points,
}
"""What a card makes the boss do for itself, by verb,"""
UPON_HEROES: dict[str, Callable[[FateforgeState, Emit, str, Fx, int], Script[object]]] = {
    "strike": _attack,
    "shot": _attack,
    "step": lambda state, emit, boss, fx, hero: move_towards(state, emit, boss, state.fighters[hero].zone, "step"),
    "pull": lambda state, emit, boss, fx, hero: pull(state, emit, boss, hero, fx.reach[1] if fx.reach else 1),
    "push": lambda state, emit, boss, fx, hero: push(state, emit, boss, hero),
    "damage": _damage,
    "lose_energy": _drain,
    "fear": lambda state, emit, boss, fx, hero: draw_fear(state, emit, hero),
}
"""and what it does to the heroes it aims at."""


# -- weak points -----------------------------------------------------------------------------------------------

MELEE = ("strike", "precise_strike")
RANGED = ("shot", "precise_shot")


class OpenSymbol(Struct, frozen=True):
    """A symbol of a weak point that can be covered: by its place on the weak point and by what pays it."""

    weak_point: str
    symbol: int
    need: str


def open_symbols(state: FateforgeState, hero: int) -> tuple[OpenSymbol, ...]:
    """The symbols a hero can cover from where it stands, each demand of a weak point once (FF-27.14).

    Melee symbols need the boss's zone, ranged ones distance 1 and a free line, others distance 0 or 1.
    """
    boss = state.boss
    if boss is None:
        return ()
    zone = state.fighters[hero].zone
    away = state.ground.distance[zone][boss.zone]
    found = []
    for point, covered in zip(BOSSES[boss.id].weak_points, boss.marks, strict=True):
        if point.id in boss.wounded or not point.reach[0] <= away <= point.reach[1]:
            continue
        seen = set()
        for symbol, need in enumerate(point.need):
            if covered >> symbol & 1 or need in seen:
                continue
            if need in MELEE:
                near = away == 0
            elif need in RANGED:
                near = away == 1 and state.ground.can_shoot(zone, boss.zone)
            else:
                near = away <= 1
            if near:
                seen.add(need)
                found.append(OpenSymbol(point.id, symbol, need))
    return tuple(found)


def weak_point(boss: BossState, point_id: str) -> tuple[int, WeakPoint]:
    """A weak point of that boss and its place on the sheet."""
    for at, point in enumerate(BOSSES[boss.id].weak_points):
        if point.id == point_id:
            return at, point
    raise LookupError(f"{boss.id} has no weak point '{point_id}'")


def cover(state: FateforgeState, emit: Emit, point_id: str, symbol: int = NOWHERE, by: int = NOWHERE) -> None:
    """A marker on a symbol (the first open one unless named); the last one wounds the weak point (FF-27.14)."""
    boss = state.boss
    if boss is None or point_id in boss.wounded:
        return
    at, point = weak_point(boss, point_id)
    if symbol == NOWHERE:
        symbol = next(place for place in range(len(point.need)) if not boss.marks[at] >> place & 1)
    covered = boss.marks[at] | 1 << symbol
    state.set_boss(marks=(*boss.marks[:at], covered, *boss.marks[at + 1 :]))
    emit(WeakPointCovered(boss.id, point_id, point.need[symbol], symbol + 1))
    if covered == (1 << len(point.need)) - 1:
        wound_weak_point(state, emit, point_id, by)


def wound_weak_point(state: FateforgeState, emit: Emit, point_id: str, by: int = NOWHERE) -> None:
    """A weak point is wounded: what its text says happens to the boss."""
    boss = state.boss
    assert boss is not None
    _, point = weak_point(boss, point_id)
    boss = state.set_boss(wounded=(*boss.wounded, point_id))
    state.weak_points = (*state.weak_points, point_id)
    taken = lost_cards(boss) if has_verb(point.fx, "lose_cards") else frozenset()
    tough = next((fx.amount for fx in point.fx if fx.verb == "toughness"), boss.toughness)
    emit(WeakPointWounded(boss.id, point_id, tough, sum(number not in taken for number in boss.deck)))
    for fx in point.fx:
        boss = state.boss
        if boss is None:
            return
        WOUNDS[fx.verb](state, emit, boss, fx, by)


def _lose_armour(state: FateforgeState, emit: Emit, boss: BossState, fx: Fx, by: int) -> None:
    lost = boss.armour if fx.says("all") else min(fx.amount, boss.armour)
    state.set_boss(armour=boss.armour - lost)
    emit(EnemyGained(boss.id, "armour", -lost))


def _lose_cards(state: FateforgeState, emit: Emit, boss: BossState, fx: Fx, by: int) -> None:
    gone = lost_cards(boss)
    state.set_boss(deck=tuple(number for number in boss.deck if number not in gone))


def _toughness(state: FateforgeState, emit: Emit, boss: BossState, fx: Fx, by: int) -> None:
    """The markers that the boss has may be enough now (FF-10.7)."""
    state.set_boss(toughness=fx.amount)
    wound_boss(state, emit, by)


def _stun(state: FateforgeState, emit: Emit, boss: BossState, fx: Fx, by: int) -> None:
    """It loses its next activation."""
    state.set_boss(stunned=True)
    emit(Stunned(boss.id))


WOUNDS: dict[str, Callable[[FateforgeState, Emit, BossState, Fx, int], None]] = {
    "lose_armour": _lose_armour,
    "lose_cards": _lose_cards,
    "toughness": _toughness,
    "stun": _stun,
}
"""What happens when a weak point is wounded, by verb."""


def unknown_weak_points(names: tuple[str, ...], combat: CombatScene, bosses: dict[str, Boss]) -> Iterator[str]:
    """Those of the names that no weak point of the combat's boss has."""
    points = [point.id for point in bosses[combat.boss].weak_points] if combat.boss in bosses else []
    for name in names:
        if name not in points:
            yield f"there is no weak point '{name}' in this combat"
