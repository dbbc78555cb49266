"""Everything a hero can do in their own turn, found from the results at hand (FF-13.2).

Chains of conversions need no search here: a skill gives its results into the hand, and the next question offers what
they can do. What is offered is exactly what can be done now.
"""

from __future__ import annotations

from functools import lru_cache

from ludarium.games.fateforge.actions import (
    Act,
    AskAlly,
    Cover,
    Drink,
    EnergyStep,
    Revive,
    Take,
    UseAbility,
    UseItem,
    UseSkill,
    UseSpecial,
)
from ludarium.games.fateforge.combat import bosses
from ludarium.games.fateforge.combat.effects import possible
from ludarium.games.fateforge.combat.payments import POOLS, left_after, payments
from ludarium.games.fateforge.combat.recipes import performable
from ludarium.games.fateforge.combat.targets import examinable, focus_needed, forbids, shot_from, struck_from, ways
from ludarium.games.fateforge.content import ALLIES, ITEMS, SKILLS, Item, Skill
from ludarium.games.fateforge.deeds import results_at_hand
from ludarium.games.fateforge.notation import has_verb
from ludarium.games.fateforge.results import (
    ANY,
    BLOCK,
    FACE_NAMES,
    FOCUS,
    PRECISE_SHOT,
    PRECISE_STRIKE,
    SHOT,
    SPECIAL,
    STEP,
    STRIKE,
)
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.decisions import Action

_STRIKES = STRIKE | PRECISE_STRIKE
_SHOTS = SHOT | PRECISE_SHOT


def hand(state: FateforgeState, number: int) -> tuple[int, ...]:
    """The results at hand, sorted."""
    return tuple(sorted(results_at_hand(state, number)))


def uses(state: FateforgeState, number: int) -> list[Action]:
    """Everything but ending the turn."""
    faces = hand(state, number)
    fighter = state.fighters[number]
    options: list[Action] = []
    if state.fresh:
        options += drinks(state, number)
    if faces or state.party[number].energy:
        options += _moves(state, number, faces)
    if faces:
        options += _attacks(state, number, faces)
        options += _focuses(state, number, faces)
        if BLOCK in faces:
            options.append(Act("block", "", (FACE_NAMES[BLOCK],)))
        if SPECIAL in fighter.faces:
            options += _special(state, number)
        options += _revivals(state, number, faces)
        options += _abilities(state, number, faces)
        if state.boss is not None:
            options += _covers(state, number, faces)
    options += _takes(state, fighter.zone)
    options += _skills(state, number, faces)
    options += _items(state, number, faces)
    if state.ally:
        options += _ally(state, number)
    return options


# -- results as actions ----------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _paying(mask: int, faces: tuple[int, ...]) -> tuple[str, ...]:
    """The different faces in a hand that give one of those results."""
    return tuple(FACE_NAMES[face] for face in dict.fromkeys(faces) if face & mask)


def _moves(state: FateforgeState, number: int, faces: tuple[int, ...]) -> list[Action]:
    """Step actions, by result and by energy; out of difficult terrain with an extra Step (FF-27.3)."""
    way = ways(state, number, state.fighters[number].zone)
    zones = [state.combat.zones[zone] for zone in way.zones]
    if not zones:
        return []
    demands = ("step", "step") if way.extra else ("step",)
    options: list[Action] = [Act("step", zone, pays) for pays in payments(demands, faces) for zone in zones]
    if way.payable:  # Acrobatics may be kept for another Step
        options += [Act("step", zone, pays) for pays in payments(("step", "step"), faces) for zone in zones]
    if (
        state.party[number].energy
        and "energy-step" not in state.fighters[number].used
        and not forbids(state, number, "energy_step")
    ):
        for pays in payments(demands[1:], faces):
            options += [EnergyStep(zone, pays) for zone in zones]
        if way.payable:
            options += [EnergyStep(zone, pays) for pays in payments(("step",), faces) for zone in zones]
    return options


def _attacks(state: FateforgeState, number: int, faces: tuple[int, ...]) -> list[Action]:
    options: list[Action] = []
    zone = state.fighters[number].zone
    paying = _paying(_STRIKES, faces)
    if paying:
        targets = struck_from(state, zone)
        options += [Act("strike", enemy, (face,)) for enemy in targets for face in paying]
    paying = _paying(_SHOTS, faces)
    if paying and not forbids(state, number, "shot"):
        targets = shot_from(state, zone)
        options += [Act("shot", enemy, (face,)) for enemy in targets for face in paying]
    return options


def _focuses(state: FateforgeState, number: int, faces: tuple[int, ...]) -> list[Action]:
    paying = _paying(FOCUS, faces)
    nimble = state.has_prepared(number, "ro_nimble_fingers")
    fingers = _paying(STEP, faces) if nimble else ()
    if not paying and not fingers:
        return []
    options: list[Action] = []
    for thing in examinable(state, state.fighters[number].zone):
        options += [Act("focus", thing, (face,)) for face in paying]
        if thing.startswith(("chest", "door")):
            # Nimble Fingers: a Step instead of the Focus.
            options += [Act("focus", thing, (face,)) for face in fingers if face not in paying]
    return options


def _special(state: FateforgeState, number: int) -> list[Action]:
    """The special effect printed on the weapon that gave the die (FF-4.14); an ally's die has no weapon here."""
    held = state.party[number].slots[0]
    if held is None or held.face_down:
        return []
    weapon = ITEMS[held.id]
    spare = sum(1 for face in results_at_hand(state, number) if face & STEP)
    if (weapon.special and performable(state, number, weapon.special, spare)) or (
        not weapon.special and any(possible(state, number, fx) for fx in weapon.special_fx)
    ):
        return [UseSpecial(weapon.id)]
    return []


def _takes(state: FateforgeState, zone: int) -> list[Action]:
    """Unguarded objective tokens; those that want a Focus action are not taken (FF-9.6, FF-9.7)."""
    return [
        Take(token.name)
        for token in state.tokens
        if token.kind == "objective"
        and token.zone == zone
        and not state.guarded(token.name)
        and token.name not in focus_needed(state)
    ]


def _revivals(state: FateforgeState, number: int, faces: tuple[int, ...]) -> list[Action]:
    """Two Any results wake a hero in the same zone (FF-20.2)."""
    zone = state.fighters[number].zone
    asleep = [
        state.party[other].id for other, fighter in enumerate(state.fighters) if fighter.ko and fighter.zone == zone
    ]
    return [Revive(hero, pays) for hero in asleep for pays in payments(("any", "any"), faces)]


def _abilities(state: FateforgeState, number: int, faces: tuple[int, ...]) -> list[Action]:
    """Abilities printed on the hero boards that are used in the turn (FF-3.7)."""
    hero, fighter = state.party[number].id, state.fighters[number]
    if hero == "rogue" and not fighter.hidden and not state.enemies_in(fighter.zone):
        return [UseAbility("hide", (face,)) for face in _paying(FOCUS, faces)]
    if hero == "shaman" and fighter.charges < 3 and state.working_item(number, "shamans_drum"):
        return [UseAbility("charge", (face,)) for face in _paying(ANY, faces)]
    if hero == "noble" and not fighter.guard_stance and "fencing" not in fighter.used:
        return [UseAbility("precise", (face,)) for face in _paying(STRIKE, faces)]
    return []


def _covers(state: FateforgeState, number: int, faces: tuple[int, ...]) -> list[Action]:
    return [
        Cover(symbol.weak_point, symbol.need, pays)
        for symbol in bosses.open_symbols(state, number)
        for pays in payments((symbol.need,), faces)
    ]


def drinks(state: FateforgeState, number: int) -> list[Action]:
    """A fountain helps at the start and at the end of a turn when no enemy is there (FF-27.4)."""
    zone = state.fighters[number].zone
    fountains = state.tokens_in(zone, "fountain")
    if not fountains or not fountains[0].amount or state.enemies_in(zone):
        return []
    hero = state.party[number]
    options: list[Action] = []
    if hero.health < hero.max_health:
        options.append(Drink("health"))
    if hero.energy < hero.max_energy:
        options.append(Drink("energy"))
    return options


# -- skills and items ------------------------------------------------------------------------------------------


def has_in_pools(state: FateforgeState, number: int, pays: tuple[str, ...]) -> bool:
    """Whether the hero's pools hold what a left box asks for besides results (FF-7.9)."""
    hero, fighter = state.party[number], state.fighters[number]
    for demand in pays:
        if demand == "energy" and hero.energy < pays.count("energy"):
            return False
        # The last health marker is not spent: who is knocked out has no use for the results.
        if demand == "health" and hero.health <= pays.count("health"):
            return False
        if demand == "stealth" and not fighter.hidden:
            return False
        if demand == "charge" and fighter.charges < pays.count("charge"):
            return False
    return True


def _results_of(pays: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(demand for demand in pays if demand not in POOLS)


_DEMANDS = {skill.id: _results_of(skill.pays) for skill in SKILLS.values()}
_ITEM_DEMANDS = {item.id: _results_of(item.pays) for item in ITEMS.values()}
_PIERCES = {skill.id: has_verb(skill.fx, "pierce") for skill in SKILLS.values()}


def pierces(skill: str) -> bool:
    return _PIERCES[skill]


def _skills(state: FateforgeState, number: int, faces: tuple[int, ...]) -> list[Action]:
    fighter = state.fighters[number]
    options: list[Action] = []
    usable = ANY & ~FOCUS if fighter.fear and forbids(state, number, "focus") else ANY
    for name in state.party[number].prepared:
        skill = SKILLS[name]
        if skill.kind == "passive" or skill.when or name in fighter.used or name in fighter.spent:
            continue
        if has_verb(skill.fx, "give"):
            continue  # used at the start of another hero's turn
        paid = payments(_DEMANDS[name], faces, usable)
        if paid and has_in_pools(state, number, skill.pays) and _works(state, number, skill):
            options += [UseSkill(name, pays) for pays in paid if _room_for_terrain(state, number, skill, faces, pays)]
        if skill.two_way:
            options += [UseSkill(name, pays, back=True) for pays in payments(skill.results, faces, usable)]
    return options


def _works(state: FateforgeState, number: int, recipe: Skill | Item) -> bool:
    """Whether the right box does anything: results always do, actions and effects need someone to be done to."""
    if recipe.results:
        return True
    if recipe.deeds:
        pierce = isinstance(recipe, Skill) and _PIERCES[recipe.id]
        return performable(state, number, recipe.deeds, 99, pierce)
    return any(possible(state, number, fx) for fx in recipe.fx)


def _room_for_terrain(
    state: FateforgeState, number: int, recipe: Skill | Item, faces: tuple[int, ...], pays: tuple[str, ...]
) -> bool:
    """A sequence that steps out of difficult terrain needs a Step result besides what it costs (FF-27.3)."""
    if not any(deed.what == "step" for deed in recipe.deeds):
        return True
    spare = sum(1 for face in left_after(faces, pays) if face & STEP)
    pierce = isinstance(recipe, Skill) and _PIERCES[recipe.id]
    return spare > 1 or performable(state, number, recipe.deeds, spare, pierce)


def _items(state: FateforgeState, number: int, faces: tuple[int, ...]) -> list[Action]:
    options: list[Action] = []
    # Two vials of a kind are one choice, as long as one of them is ready.
    for name in dict.fromkeys(held.id for held in state.party[number].working()):
        item = ITEMS[name]
        if item.when or not (item.results or item.deeds or (item.fx and item.use != "always")):
            continue
        if not state.ready_copies(number, name):
            continue
        paid = payments(_ITEM_DEMANDS[item.id], faces)
        if paid and has_in_pools(state, number, item.pays) and _works(state, number, item):
            options += [UseItem(item.id, pays) for pays in paid if _room_for_terrain(state, number, item, faces, pays)]
    return options


def _ally(state: FateforgeState, number: int) -> list[Action]:
    """The ally's dice, for any hero in the zone of the hero it goes with (FF-27.9)."""
    zone = state.fighters[number].zone
    if not any(f.ally >= 0 and f.zone == zone and not f.ko for f in state.fighters):
        return []
    options: list[Action] = []
    own = [FACE_NAMES[face] for face in dict.fromkeys(f for f in state.fighters[number].faces if f >= 0)]
    for face in dict.fromkeys(state.ally_faces):
        options += [AskAlly(FACE_NAMES[face], (die,)) for die in own]
        for at, fx in enumerate(ALLIES[state.ally].abilities, 1):
            if possible(state, number, fx):
                options.append(AskAlly(FACE_NAMES[face], (), at))
    return options
