"""The planning phase: dice picked and rolled in secret, optional actions, the order (FF-12)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations

from ludarium.games.fateforge.actions import FlipStance, PickDice, Ready, Reroll, SetOrder, Sprint, Turn
from ludarium.games.fateforge.battle import ActionPhase, BeginRound, Ordering, PickingDice, Planning, Rolling
from ludarium.games.fateforge.combat.effects import flip_stance
from ludarium.games.fateforge.combat.ending import fail
from ludarium.games.fateforge.combat.targets import blockaded, forbids, in_terrain
from ludarium.games.fateforge.content import DICE, ITEMS
from ludarium.games.fateforge.deeds import damage_hero, go, spend_energy, use_up
from ludarium.games.fateforge.events import DiceRolled, DieTurned, OrderSet, PlanningDone, RoundBegan, Sprinted
from ludarium.games.fateforge.lots import lot, roll
from ludarium.games.fateforge.results import FACE_NAMES, MISS, face_of
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.together import agree
from ludarium.kernel.decisions import Action, Decision, Emit, Script, Together, Whoever
from ludarium.kernel.values import replaced

ROLLED = 4
"""Dice a hero rolls (FF-12.2)."""


def begin_round(state: FateforgeState, _: BeginRound, emit: Emit) -> Script[None]:
    """The reaction slot is known before dice are rolled (FF-12.12)."""
    state.round += 1
    state.talk_closed = False
    for number, fighter in enumerate(state.fighters):
        if fighter.used or fighter.dice or fighter.afraid or fighter.ready or fighter.revived:
            state.set_fighter(
                number, used=(), dice=(), faces=(), afraid=False, ready=False, rolled=False, revived=False
            )
    conscious = state.conscious()
    state.order = ()
    if not conscious:  # Corruption drawn for the extra round can knock out the last hero
        fail(state)
        return
    slot = yield from lot("reaction-slot", [str(place) for place in range(len(conscious))])
    state.reaction = int(slot)
    emit(RoundBegan(state.round, state.rounds, state.reaction))
    state.next_step(PickingDice())


# -- dice ------------------------------------------------------------------------------------------------------


def dice_to_roll(state: FateforgeState, number: int) -> int:
    """Four, fewer when stunned or with Trembling Hands in the first round (FF-12.13)."""
    fewer = int(state.fighters[number].stunned)
    if state.round == 1 and "trembling_hands" in state.party[number].corruption:
        fewer += 1
    return ROLLED - fewer


@lru_cache(maxsize=4096)
def picks(dice: tuple[str, ...], count: int) -> tuple[tuple[str, ...], ...]:
    """The different ways to pick that many of those dice."""
    return tuple(dict.fromkeys(combinations(dice, count)))


def picking_dice(state: FateforgeState, _: PickingDice, emit: Emit) -> Script[None]:
    """All players at the same time; one hero of each player a step, since what they pick is secret."""
    asked: dict[int, tuple[int, Decision]] = {}
    for number in state.conscious():
        hero = state.party[number]
        if state.fighters[number].rolled or hero.seat in asked:
            continue
        ways = picks(hero.dice(), dice_to_roll(state, number))
        if len(ways) == 1:
            state.set_fighter(number, dice=ways[0], rolled=True)
        else:
            options = tuple(PickDice(hero.id, way) for way in ways)
            asked[hero.seat] = (number, Decision(hero.seat, "pick-dice", options, (("hero", hero.id),)))
    if not asked:
        rolls = [Rolling(number, tuple(range(len(state.fighters[number].dice)))) for number in state.conscious()]
        state.next_step(*rolls, Planning())
        return
    decisions = tuple(decision for _, decision in asked.values())
    answers = ((yield decisions[0]),) if len(decisions) == 1 else (yield Together(decisions))
    for answer in answers:
        state.set_fighter(state.hero_number(answer.hero), dice=answer.dice, rolled=True)


def rolling(state: FateforgeState, item: Rolling, emit: Emit) -> Script[None]:
    """Behind the screen: only the owner sees it (FF-12.3)."""
    fighter, hero = state.fighters[item.hero], state.party[item.hero]
    faces = yield from roll("roll", tuple(fighter.dice[at] for at in item.dice))
    shown = list(fighter.faces or (MISS,) * len(fighter.dice))
    for at, face in zip(item.dice, faces, strict=True):
        shown[at] = face
    # The first roll takes the stun marker away (FF-12.13); one that comes later waits for the next planning.
    state.set_fighter(item.hero, faces=tuple(shown), stunned=fighter.stunned and bool(fighter.faces))
    names = tuple(FACE_NAMES[face] for face in faces)
    emit(DiceRolled(hero.id, hero.seat, tuple(fighter.dice[at] for at in item.dice), names, open=state.seats == 1))
    state.next_step()


# -- optional actions ------------------------------------------------------------------------------------------


def planning(state: FateforgeState, _: Planning, emit: Emit) -> Script[None]:
    """Any player may act for a hero that is not ready yet (FF-12.4)."""
    questions: dict[int, list[Action]] = {}
    for number in state.conscious():
        if not state.fighters[number].ready:
            questions.setdefault(state.party[number].seat, []).extend(plans(state, number))
    if not questions:
        state.next_step(Ordering())
        return
    decisions = tuple(Decision(seat, "plan", tuple(options)) for seat, options in questions.items())
    if len(decisions) == 1:
        answer = yield decisions[0]
    else:
        _, answer = yield Whoever(decisions)
    number = state.hero_number(answer.hero)
    if isinstance(answer, Ready):
        state.set_fighter(number, ready=True)
        emit(PlanningDone(answer.hero))
    elif isinstance(answer, Reroll):
        reroll(state, emit, number, answer)
    elif isinstance(answer, Turn):
        turn_die(state, emit, number, answer)
    elif isinstance(answer, FlipStance):
        _use(state, number, "stance")
        flip_stance(state, emit, number)
    else:
        assert isinstance(answer, Sprint)
        yield from sprint(state, emit, number, state.combat.zones.index(answer.zone))


def plans(state: FateforgeState, number: int) -> list[Action]:
    """What a hero may do in planning; being ready comes first."""
    hero, fighter = state.party[number], state.fighters[number]
    options: list[Action] = [Ready(hero.id)]
    options += _rerolls(state, number)
    if "triple" not in fighter.used:
        options += [Turn(hero.id, at + 1, FACE_NAMES[face]) for at, face in triples(fighter.dice, fighter.faces)]
    if "sprint" not in fighter.used:
        options += [Sprint(hero.id, state.combat.zones[zone]) for zone in sprints(state, number)]
    if hero.id == "noble" and "stance" not in fighter.used:
        options.append(FlipStance(hero.id))
    return options


def _use(state: FateforgeState, number: int, what: str) -> None:
    state.set_fighter(number, used=(*state.fighters[number].used, what))


def energy_reroll_cost(state: FateforgeState, number: int) -> int:
    return 2 if "shadow_debt" in state.party[number].corruption else 1


def _rerolls(state: FateforgeState, number: int) -> list[Action]:
    """Every permission to reroll is one new roll (FF-5.1, FF-5.3)."""
    hero, fighter = state.party[number], state.fighters[number]
    misses = tuple(at for at, face in enumerate(fighter.faces) if face == MISS)
    used = fighter.used
    found: list[Action] = []
    if misses and "energy" not in used and hero.energy >= energy_reroll_cost(state, number):
        for count in range(len(misses), 0, -1):
            alike = {
                tuple(fighter.dice[at] for at in some): some for some in reversed(list(combinations(misses, count)))
            }
            found += [Reroll(hero.id, "energy", tuple(at + 1 for at in some)) for some in alike.values()]
    if hero.id == "ranger" and "hunters-eye" not in used:
        found += [
            Reroll(hero.id, "hunters-eye", (at + 1,))
            for at, die in enumerate(fighter.dice)
            if die == "blue" and fighter.faces[at] >= 0
        ]
    if "rg_eagle_eye" not in used and state.has_prepared(number, "rg_eagle_eye"):
        found += [Reroll(hero.id, "rg_eagle_eye", (at + 1,)) for at in misses]
    if state.working_item(number, "lucky_coin"):
        found += [Reroll(hero.id, "lucky_coin", (at + 1,)) for at in range(len(fighter.dice)) if fighter.faces[at] >= 0]
    return found


def reroll(state: FateforgeState, emit: Emit, number: int, answer: Reroll) -> None:
    if answer.by == "energy":
        spend_energy(state, emit, number, energy_reroll_cost(state, number))
    if answer.by in ITEMS:
        use_up(state, number, answer.by)
    else:
        _use(state, number, answer.by)
    state.before(Rolling(number, tuple(at - 1 for at in answer.dice)))


@lru_cache(maxsize=8192)
def triples(dice: tuple[str, ...], faces: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Three identical faces allow one of the three to be turned to another of its own faces (FF-12.6, FF-12.7)."""
    found: dict[tuple[str, int], tuple[int, int]] = {}
    for shown in set(faces):
        same = [at for at, face in enumerate(faces) if face == shown]
        if shown > 0 and len(same) >= 3:
            for at in same:
                for face in DICE[dice[at]].faces:
                    if face not in (shown, MISS):
                        found.setdefault((dice[at], face), (at, face))
    return tuple(found.values())


def turn_die(state: FateforgeState, emit: Emit, number: int, answer: Turn) -> None:
    fighter, hero = state.fighters[number], state.party[number]
    state.set_fighter(
        number, faces=replaced(fighter.faces, answer.die - 1, face_of(answer.face)), used=(*fighter.used, "triple")
    )
    emit(DieTurned(hero.id, hero.seat, answer.die, answer.face, open=state.seats == 1))


def sprint_cost(state: FateforgeState, number: int) -> int:
    return 1 if "leaden_limbs" in state.party[number].corruption else 0


def sprints(state: FateforgeState, number: int) -> tuple[int, ...]:
    """Where a hero may sprint: adjacent, not past Blockade, closed doors or out of difficult terrain (FF-12.10)."""
    zone = state.fighters[number].zone
    if (
        blockaded(state, zone)
        or in_terrain(state, zone)
        or forbids(state, number, "sprint")
        or state.party[number].energy < sprint_cost(state, number)
    ):
        return ()
    return state.ground.neighbours[zone]


def sprint(state: FateforgeState, emit: Emit, number: int, zone: int) -> Script[None]:
    """No Step action; 1 damage in all when any enemy is in the zone left behind (FF-12.8)."""
    left = state.fighters[number].zone
    spend_energy(state, emit, number, sprint_cost(state, number))
    _use(state, number, "sprint")
    emit(Sprinted(state.party[number].id, state.combat.zones[zone]))
    chased = state.enemies_in(left)
    if chased:
        yield from damage_hero(state, emit, number, 1)
    if not state.fighters[number].ko:
        yield from go(state, emit, number, zone, "sprint")


# -- order -----------------------------------------------------------------------------------------------------


def ordering(state: FateforgeState, _: Ordering, emit: Emit) -> Script[None]:
    heroes = state.conscious()
    options = [SetOrder(tuple(state.party[number].id for number in order)) for order in permutations(heroes)]
    if not heroes:
        state.next_step(ActionPhase())
        return
    answer = yield from agree(state, "order", options, (("reaction", state.reaction),))
    assert isinstance(answer, SetOrder)
    state.order = tuple(state.hero_number(hero) for hero in answer.heroes)
    # Never after the last hero (FF-12.12), also when somebody was knocked out in planning.
    state.reaction = min(state.reaction, len(state.order) - 1)
    emit(OrderSet(answer.heroes))
    state.next_step(ActionPhase())
