"""What effects do in combat, verb by verb: those of skills, items, weapons, allies and cards (FF-7, FF-8)."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.games.fateforge.actions import PASS, Pick, PickEnemy, PickHero, PickResult, PickToken, PickZone
from ludarium.games.fateforge.combat import bosses
from ludarium.games.fateforge.combat.recipes import ask, push_enemy
from ludarium.games.fateforge.combat.targets import blockaded, heroes_from, minions_from, reached_from
from ludarium.games.fateforge.content import CombatScene, Fx
from ludarium.games.fateforge.deeds import (
    MARKERS,
    attack,
    call,
    damage_hero,
    dice_secret,
    gain_block,
    gain_energy,
    give_up,
    go,
    go_enemy,
    heal,
    lose_energy,
    lose_health,
    push_hero,
    results_at_hand,
    stun_enemy,
    stun_hero,
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
from ludarium.games.fateforge.ground import FAR
from ludarium.games.fateforge.results import FACE_NAMES, RESULTS
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.verbs import VERBS, AtOnce, Turn, Verb, World, verb
from ludarium.kernel.decisions import Action, Decision, Emit, Message, Script

MOST_CHARGES = 3
"""On the Drum."""


def possible(state: FateforgeState, number: int, fx: Fx) -> bool:
    """Whether an effect would do anything now."""
    return VERBS[fx.verb].possible(state, number, fx)


def have_effect(state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str = "") -> Script[None]:
    """Carry out one effect of a hero's skill, item or ally; `target` is what a sequence before it hit last."""
    if not state.fighters[number].ko:
        yield from VERBS[fx.verb].perform(state, emit, number, fx, target)


# -- on enemies ------------------------------------------------------------------------------------------------


class OnEnemy(Verb):
    """An effect on one enemy of choice; "same" is the one that was hit last."""

    def targets(self, state: FateforgeState, here: int, fx: Fx) -> tuple[str, ...]:
        return reached_from(state, here, fx.reach)

    def upon(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, enemy: str) -> Script[None]:
        """What it does to that enemy."""
        yield from ()

    def possible(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return bool(self.targets(state, state.fighters[number].zone, fx))

    def perform(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str = "") -> Script[None]:
        hero = state.party[number]
        names = self.targets(state, state.fighters[number].zone, fx)
        if fx.says("same"):
            names = tuple(name for name in names if name == target)
        if names:
            answer = yield from ask(hero.seat, fx.verb, [PickEnemy(name) for name in names], hero.id)
            assert isinstance(answer, PickEnemy)
            yield from self.upon(state, emit, number, fx, answer.enemy)


@verb("damage")
class Damage(OnEnemy):
    liking = 1.1
    liking_all = 1.6

    def perform(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str = "") -> Script[None]:
        if fx.says("all"):
            yield from self._upon_all(state, emit, number, fx)
        else:
            yield from super().perform(state, emit, number, fx, target)

    def upon(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, enemy: str) -> Script[None]:
        yield from attack(state, emit, number, enemy, "effect", fx.amount)

    def _upon_all(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        """Everyone in reach, or everyone in one zone of choice ("one_zone"); not the guarded (FF-27.6)."""
        names = _everyone(state, state.fighters[number].zone, fx.reach)
        if fx.says("one_zone"):
            zones = sorted({zone_of(state, name) for name in names})
            options: list[Action] = [PickZone(state.combat.zones[zone]) for zone in zones]
            answer = yield from ask(state.party[number].seat, "damage-zone", options, state.party[number].id)
            assert isinstance(answer, PickZone)
            chosen = state.combat.zones.index(answer.zone)
            names = tuple(name for name in names if zone_of(state, name) == chosen)
        for name in names:
            yield from attack(state, emit, number, name, "effect", fx.amount)

    def suffer(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        for hero in state.heroes_in(state.fighters[number].zone) if fx.says("all") else (number,):
            yield from damage_hero(state, emit, hero, fx.amount)

    def worth(self, turn: Turn, fx: Fx) -> float:
        return 2.2 * fx.amount * (1.5 if fx.says("all") else 1.0)


def _everyone(state: FateforgeState, zone: int, reach: tuple[int, int] | None) -> tuple[str, ...]:
    """All enemies within reach: an effect on everyone asks nobody for cover, a Shield-bearer included."""
    low, high = reach or (0, 0)
    distance = state.ground.distance[zone]
    names = tuple(enemy.name for enemy in state.enemies if low <= distance[enemy.zone] <= high and not enemy.guarded)
    if state.boss is not None and low <= distance[state.boss.zone] <= high:
        names += (state.boss.id,)
    return names


@verb("stun")
class Stun(OnEnemy):
    figure = 2.0
    liking = 1.3

    def targets(self, state: FateforgeState, here: int, fx: Fx) -> tuple[str, ...]:
        names = minions_from(state, here, fx.reach)
        return tuple(name for name in names if not state.enemies[state.enemy_number(name)].stunned)

    def possible(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return fx.says("same") or super().possible(state, number, fx)

    def upon(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, enemy: str) -> Script[None]:
        stun_enemy(state, emit, enemy)
        yield from ()

    def suffer(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        stun_hero(state, emit, number)
        yield from ()


@verb("push")
class Push(OnEnemy):
    figure = 0.3

    def targets(self, state: FateforgeState, here: int, fx: Fx) -> tuple[str, ...]:
        return minions_from(state, here, fx.reach, moving=True)

    def possible(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        there_is_room = bool(state.ground.neighbours[state.fighters[number].zone])
        return there_is_room and super().possible(state, number, fx)

    def upon(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, enemy: str) -> Script[None]:
        yield from push_enemy(state, emit, number, enemy)

    def suffer(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        yield from push_hero(state, emit, number)


@verb("pull")
class Pull(OnEnemy):
    figure = 0.5

    def targets(self, state: FateforgeState, here: int, fx: Fx) -> tuple[str, ...]:
        return minions_from(state, here, fx.reach, moving=True)

    def upon(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, enemy: str) -> Script[None]:
        yield from go_enemy(state, emit, enemy, state.fighters[number].zone, "pull")


@verb("mark")
class Mark(OnEnemy):
    liking = 0.8

    def upon(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, enemy: str) -> Script[None]:
        at = state.enemy_number(enemy)
        if at >= 0:
            state.set_enemy(at, marked=1)
        else:
            state.set_boss(marked=1)
        emit(Marked(enemy))
        yield from ()

    def worth(self, turn: Turn, fx: Fx) -> float:
        return 1.5 if turn.strikes + turn.shots > 1 else 0.0


@verb("steal")
class Steal(OnEnemy):
    def targets(self, state: FateforgeState, here: int, fx: Fx) -> tuple[str, ...]:
        return tuple(e.name for e in state.enemies if e.zone == here and e.carries and not e.guarded)

    def upon(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, enemy: str) -> Script[None]:
        """Gems and food go to the shared bag, an objective token onto the hero's board."""
        at = state.enemy_number(enemy)
        kind = state.enemies[at].carries
        state.set_enemy(at, carries="")
        if kind in MARKERS:
            to_bag(state, emit, number, kind, 1, enemy)
        else:
            state.set_fighter(number, carries=(*state.fighters[number].carries, kind))
            emit(TokenTaken(state.party[number].id, kind, enemy))
        yield from ()

    def worth(self, turn: Turn, fx: Fx) -> float:
        return 6.0 if turn.aims.kill else 1.0


# -- on heroes -------------------------------------------------------------------------------------------------


class OnHeroes(Verb):
    """An effect on one hero of choice, or on all within reach."""

    needed: bool = True
    """Whether only heroes who lack what it gives can be chosen."""
    for_all: bool = True
    """Whether "all" means all heroes."""

    def upon(self, state: FateforgeState, emit: Emit, hero: int, fx: Fx) -> Script[None]:
        """What it does to that hero."""
        yield from ()

    def possible(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return any(self.lacks(state, hero, fx) for hero in _heroes(state, number, fx))

    def perform(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str = "") -> Script[None]:
        heroes = _heroes(state, number, fx)
        if not (self.for_all and fx.says("all")):
            if self.needed:
                heroes = tuple(hero for hero in heroes if self.lacks(state, hero, fx))
            if not heroes:
                return
            options: list[Action] = [PickHero(state.party[hero].id) for hero in heroes]
            answer = yield from ask(state.party[number].seat, fx.verb, options, state.party[number].id)
            assert isinstance(answer, PickHero)
            heroes = (state.hero_number(answer.hero),)
        for hero in heroes:
            yield from self.upon(state, emit, hero, fx)


def _heroes(state: FateforgeState, number: int, fx: Fx) -> tuple[int, ...]:
    """Heroes that an effect may be used on."""
    if fx.says("self"):
        return (number,)
    heroes = heroes_from(state, state.fighters[number].zone, fx.reach)
    return tuple(hero for hero in heroes if hero != number) if fx.says("other") else heroes


@verb("heal")
class Heal(OnHeroes):
    any_time = True
    liking = 0.6

    def lacks(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return state.party[number].health < state.party[number].max_health

    def befall(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> None:
        heal(state, emit, number, fx.amount)

    def upon(self, state: FateforgeState, emit: Emit, hero: int, fx: Fx) -> Script[None]:
        self.befall(state, emit, hero, fx)
        yield from ()

    def worth(self, turn: Turn, fx: Fx) -> float:
        party = turn.state.party
        missing = max((hero.max_health - hero.health for hero in party if hero.health > 0), default=0)
        low = any(0 < hero.health <= 4 for hero in party)
        return (1.0 if low else 0.4) * min(fx.amount, missing) if missing >= fx.amount else 0.0


@verb("energy")
class Energy(OnHeroes, AtOnce):
    any_time = True
    liking = 0.4

    def lacks(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return state.party[number].energy < state.party[number].max_energy

    def befall(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> None:
        gain_energy(state, emit, number, fx.amount)

    def upon(self, state: FateforgeState, emit: Emit, hero: int, fx: Fx) -> Script[None]:
        self.befall(state, emit, hero, fx)
        yield from ()

    def worth(self, turn: Turn, fx: Fx) -> float:
        return 0.5 * fx.amount if turn.state.party[turn.number].energy <= 1 else 0.0


@verb("block")
class Block(OnHeroes):
    needed = False
    liking = 0.6

    def possible(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return True

    def upon(self, state: FateforgeState, emit: Emit, hero: int, fx: Fx) -> Script[None]:
        gain_block(state, emit, hero, fx.amount)
        yield from ()

    def worth(self, turn: Turn, fx: Fx) -> float:
        return (1.0 if turn.watched else 0.0) * (len(turn.state.conscious()) if fx.says("all") else 1)


@verb("untarget")
class Untarget(OnHeroes):
    """Enemies do not choose that hero this round."""

    needed = False
    liking = 1.0

    def lacks(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return not state.fighters[number].untargetable

    def upon(self, state: FateforgeState, emit: Emit, hero: int, fx: Fx) -> Script[None]:
        state.set_fighter(hero, untargetable=True)
        emit(Protected(state.party[hero].id, "untarget"))
        yield from ()

    def worth(self, turn: Turn, fx: Fx) -> float:
        return 1.2 if turn.watched else 0.0


@verb("cure_poison")
class CurePoison(OnHeroes):
    """Poisoned markers come back to health: "all" are all of one hero's."""

    for_all = False
    figure = 0.8

    def lacks(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return state.fighters[number].poison > 0

    def upon(self, state: FateforgeState, emit: Emit, hero: int, fx: Fx) -> Script[None]:
        cured = state.fighters[hero].poison
        state.set_hero(hero, health=state.party[hero].health + cured)
        state.set_fighter(hero, poison=0)
        emit(HeroGained(state.party[hero].id, "poison", cured))
        yield from ()


@verb("discard_fear")
class DiscardFear(OnHeroes):
    """One Fear card is discarded, chosen by the hero it affects."""

    def lacks(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return bool(state.fighters[number].fear)

    def upon(self, state: FateforgeState, emit: Emit, hero: int, fx: Fx) -> Script[None]:
        who, cards = state.party[hero], state.fighters[hero].fear
        options: list[Action] = [Pick("fear", card) for card in cards]
        answer = yield from ask(who.seat, "fear-card", options, who.id)
        assert isinstance(answer, Pick)
        state.set_fighter(hero, fear=tuple(card for card in cards if card != answer.name))
        emit(AbilityUsed(who.id, "fear-gone", answer.name))


@verb("move")
class Move(Verb):
    """Move heroes by skill: each zone is chosen; who is moved may stay. "to F": to that zone of the map."""

    liking = 0.8

    def possible(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return bool(self._movers(state, number, fx))

    def _movers(self, state: FateforgeState, number: int, fx: Fx) -> tuple[int, ...]:
        """Heroes that it can move at all: Blockade holds, also against one's own skills (FF-10.14)."""
        heroes: tuple[int, ...] = (number,) if fx.says("self") else _heroes(state, number, fx)
        if fx.says("each", "other"):
            heroes = tuple(hero for hero in state.conscious() if hero != number)
        zones = {hero: state.fighters[hero].zone for hero in heroes}
        return tuple(h for h in heroes if state.ground.neighbours[zones[h]] and not blockaded(state, zones[h]))

    def perform(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str = "") -> Script[None]:
        movers = self._movers(state, number, fx)
        if not fx.says("each") and len(movers) > 1:
            options: list[Action] = [PickHero(state.party[hero].id) for hero in movers]
            answer = yield from ask(state.party[number].seat, "move-who", options, state.party[number].id)
            assert isinstance(answer, PickHero)
            movers = (state.hero_number(answer.hero),)
        for hero in movers:
            yield from self._walk(state, emit, hero, fx.amount)

    def _walk(self, state: FateforgeState, emit: Emit, hero: int, zones: int) -> Script[None]:
        for _ in range(zones):
            here = state.fighters[hero].zone
            if state.fighters[hero].ko or blockaded(state, here):
                return
            near = [PickZone(state.combat.zones[zone]) for zone in state.ground.neighbours[here]]
            # Who is moved decides, where it is somebody else: nobody is dragged along by a friend.
            where = yield Decision(state.party[hero].seat, "move-to", (*near, PASS), (("who", state.party[hero].id),))
            if where == PASS:
                return
            assert isinstance(where, PickZone)
            yield from go(state, emit, hero, state.combat.zones.index(where.zone), "skill")

    def found(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        if fx.words[:1] == ("to",):
            yield from go(state, emit, number, state.combat.zones.index(fx.words[1]), "explore")
        else:
            yield from super().found(state, emit, number, fx)

    def worth(self, turn: Turn, fx: Fx) -> float:
        return 1.5 * fx.amount if turn.aims.zones else 0.0

    def words(self, fx: Fx) -> Message:
        if "to" not in fx.words:
            return super().words(fx)
        return Message(f"ff-fx-{'-'.join((fx.verb, *fx.words[:-1]))}", {"n": fx.amount, "zone": fx.words[-1]})

    def mistakes_on_map(self, fx: Fx, combat: CombatScene, world: World) -> Iterator[str]:
        if fx.says("to") and fx.words[-1] not in combat.zones:
            yield f"there is no zone '{fx.words[-1]}' on this map"


# -- on the hero who uses it -----------------------------------------------------------------------------------


@verb("hide")
class Hide(Verb):
    def possible(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return not state.fighters[number].hidden

    def perform(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str = "") -> Script[None]:
        state.set_fighter(number, hidden=True)
        emit(Hidden(state.party[number].id, hidden=True))
        yield from ()

    def worth(self, turn: Turn, fx: Fx) -> float:
        return 1.2 if turn.watched else 0.0


@verb("taunt")
class Taunt(Verb):
    def possible(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return not state.fighters[number].taunting

    def perform(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str = "") -> Script[None]:
        state.set_fighter(number, taunting=True)
        emit(Protected(state.party[number].id, "taunt"))
        yield from ()


@verb("flip_stance")
class FlipStance(Verb):
    def possible(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return True

    def perform(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str = "") -> Script[None]:
        flip_stance(state, emit, number)
        yield from ()


def flip_stance(state: FateforgeState, emit: Emit, number: int) -> None:
    fighter = state.fighters[number]
    state.set_fighter(number, guard_stance=not fighter.guard_stance)
    emit(StanceFlipped(state.party[number].id, not fighter.guard_stance))


@verb("charge")
class Charge(Verb):
    def possible(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return state.fighters[number].charges < MOST_CHARGES and state.working_item(number, "shamans_drum")

    def perform(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str = "") -> Script[None]:
        charge(state, emit, number, fx.amount)
        yield from ()


def charge(state: FateforgeState, emit: Emit, number: int, amount: int) -> None:
    """Charges on the Drum; without a Drum there is no place for them."""
    fighter = state.fighters[number]
    added = min(amount, MOST_CHARGES - fighter.charges) if state.working_item(number, "shamans_drum") else 0
    if added > 0:
        state.set_fighter(number, charges=fighter.charges + added)
        emit(HeroGained(state.party[number].id, "charge", added))


@verb("give")
class Give(Verb):
    """A result for the hand: of another hero's turn by a skill, of the own one by an exploration token."""

    def found(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        state.gained = (*state.gained, RESULTS[fx.words[0]])
        yield from ()


# -- on the map ------------------------------------------------------------------------------------------------


@verb("remove_trap")
class RemoveTrap(Verb):
    """A trap within reach; an exploration token reaches all of them."""

    figure = 0.8

    def _traps(self, state: FateforgeState, number: int, fx: Fx) -> list[str]:
        low, high = fx.reach or (0, 0)
        distance = state.ground.distance[state.fighters[number].zone]
        return [t.name for t in state.tokens if t.kind == "trap" and low <= distance[t.zone] <= high]

    def possible(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return bool(self._traps(state, number, fx))

    def perform(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str = "") -> Script[None]:
        hero, names = state.party[number], self._traps(state, number, fx)
        if names:
            answer = yield from ask(hero.seat, "remove-trap", [PickToken(name) for name in names], hero.id)
            assert isinstance(answer, PickToken)
            state.drop_token(answer.token)
            emit(TrapRemoved(hero.id, answer.token))

    def found(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        yield from super().found(state, emit, number, Fx(fx.verb, fx.amount, (0, FAR), fx.words))


@verb("open")
class Open(Verb):
    """A closed door of this zone that nobody guards."""

    figure = 2.0

    def _doors(self, state: FateforgeState, number: int) -> list[str]:
        zone = state.fighters[number].zone
        return [
            door.name
            for at, door in enumerate(state.combat.doors)
            if state.closed >> at & 1 and zone in door.zones and not state.guarded(door.name)
        ]

    def possible(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return bool(self._doors(state, number))

    def perform(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str = "") -> Script[None]:
        hero, names = state.party[number], self._doors(state, number)
        if names:
            answer = yield from ask(hero.seat, "open-door", [PickToken(name) for name in names], hero.id)
            assert isinstance(answer, PickToken)
            move_door(state, emit, number, answer.token)


def move_door(state: FateforgeState, emit: Emit, number: int, name: str) -> None:
    """Open a closed door or close an open one (FF-27.13)."""
    at = next(at for at, door in enumerate(state.combat.doors) if door.name == name)
    state.closed ^= 1 << at
    emit(DoorMoved(state.party[number].id, name, bool(state.closed >> at & 1)))


@verb("weak_point")
class WeakPoint(Verb):
    """A marker on a weak point of the boss."""

    names = "weak_point"

    def found(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        bosses.cover(state, emit, fx.words[0], by=number)
        yield from ()

    def mistakes_on_map(self, fx: Fx, combat: CombatScene, world: World) -> Iterator[str]:
        yield from bosses.unknown_weak_points(fx.words, combat, world["boss"])


# -- of cards --------------------------------------------------------------------------------------------------


@verb("poison")
class Poison(Verb):
    def suffer(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        yield from damage_hero(state, emit, number, fx.amount, poison=True)


@verb("call")
class Call(Verb):
    def suffer(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        yield from call(state, emit, state.fighters[number].zone, tuple(range(5)))


@verb("lose_result")
class LoseResult(Verb):
    def suffer(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        faces = dict.fromkeys(results_at_hand(state, number))
        options: tuple[Action, ...] = tuple(PickResult(FACE_NAMES[face]) for face in faces)
        if options or dice_secret(state, number):
            hero = state.party[number]
            answer = yield Decision(hero.seat, "lose-result", options or (PASS,), (("hero", hero.id),))
            if isinstance(answer, PickResult):
                give_up(state, number, answer.face)


@verb("lose_health")
class LoseHealth(AtOnce):
    def befall(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> None:
        lose_health(state, emit, number, fx.amount)


@verb("lose_energy")
class LoseEnergy(AtOnce):
    def befall(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> None:
        lose_energy(state, emit, number, fx.amount)
