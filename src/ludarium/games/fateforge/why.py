"""Why not? For any refused idea, the rule that stands in the way and the sentence that says so."""

from __future__ import annotations

from collections import Counter

from ludarium.games.fateforge.actions import (
    Act,
    Agree,
    Apply,
    AskAlly,
    Buy,
    BuyTrait,
    Cover,
    Drink,
    Eat,
    EndTurn,
    EnergyStep,
    FlipStance,
    MoveItem,
    Pass,
    Pick,
    PickDice,
    PickEnemy,
    PickZone,
    Prepare,
    Ready,
    Reroll,
    Revive,
    SetOrder,
    Sprint,
    Swap,
    Take,
    Turn,
    UseAbility,
    UseItem,
    UseSkill,
    UseSpecial,
    Visit,
)
from ludarium.games.fateforge.campaign.managing import BAG, proper_slots
from ludarium.games.fateforge.combat import bosses
from ludarium.games.fateforge.combat.payments import POOLS, payments
from ludarium.games.fateforge.combat.planning import energy_reroll_cost, sprint_cost
from ludarium.games.fateforge.combat.targets import blockaded, focus_needed, forbids, in_terrain, ways
from ludarium.games.fateforge.content import (
    BOSSES,
    HEROES,
    ITEMS,
    PLACES,
    QUESTS,
    SKILLS,
    TRAIT_POINT_COST,
    Item,
    Skill,
)
from ludarium.games.fateforge.deeds import results_at_hand, zone_of
from ludarium.games.fateforge.memory import true
from ludarium.games.fateforge.notation import has_verb
from ludarium.games.fateforge.results import FACE_NAMES, PAYS, RESULTS
from ludarium.games.fateforge.state import MAX_PREPARED, NOWHERE, SLOTS, FateforgeState, copy_mark
from ludarium.games.fateforge.story.choices import can_pay, choice_of
from ludarium.games.fateforge.story.roaming import choices_here, roams
from ludarium.kernel.decisions import Action, Decision, Message, WhyNot
from ludarium.kernel.game import Position

_IN_TURN = (
    *(Act, EnergyStep, UseSkill, UseItem, UseSpecial, Take, Revive, Cover, AskAlly, UseAbility, Drink, EndTurn),
)
_IN_PLANNING = (Reroll, Turn, Sprint, FlipStance, Ready)
_OUTSIDE_COMBAT = (MoveItem, Prepare, Eat, Apply, BuyTrait, Swap)
_PLAIN = {"precise_strike": "strike", "precise_shot": "shot"}
_FACES = {name: mask for mask, name in FACE_NAMES.items()}
MOST_CHARGES = 3


def why_not(position: Position[FateforgeState], seat: int, idea: Action) -> WhyNot | None:
    """Why `seat` may not do `idea` now; None when it may. Uses nothing that `seat` may not know."""
    decision = position.decision_of(seat)
    if decision is not None and idea in decision.options:
        return None
    if position.over:
        return _no("FF-24.10", "over")
    if decision is None:
        return _no("FF-13.1", "not-asked")
    state = position.state
    if isinstance(idea, _IN_TURN):
        return _no_use(state, decision, idea)
    if isinstance(idea, _IN_PLANNING):
        return _no_plan(state, seat, decision, idea)
    if isinstance(idea, _OUTSIDE_COMBAT):
        return _no_affair(state, seat, decision, idea)
    match idea:
        case Visit() | Buy():
            return _no_rest(state, seat, decision, idea)
        case Pick(kind="choice"):
            return _no_choice(state, decision, idea.name)
        case PickDice():
            return _no_dice(state, seat, decision, idea)
        case SetOrder():
            return _no("FF-12.11", "order-of-all" if decision.prompt == "order" else "order-later")
        case PickZone() | PickEnemy():
            return _no_pick(state, decision, idea)
        case Agree():
            return _no("FF-2.3", "nothing-proposed")
        case Pass():
            return _no("FF-2.3", "must-choose")
        case _:
            return _no("FF-2.3", "not-offered")


def _no(rule: str, key: str, **args: str | int) -> WhyNot:
    return WhyNot(rule, Message(f"ff-why-{key}", args))


# -- the own turn ----------------------------------------------------------------------------------------------


def _no_use(state: FateforgeState, decision: Decision, idea: Action) -> WhyNot:
    if decision.prompt != "turn":
        return _no("FF-13.1", "only-in-turn")
    number = state.active
    match idea:
        case Act(what="step"):
            steps = ("step",) * max(1, len(idea.pays))
            hindered = _no_step(state, number, idea.target) or _no_terrain(state, number, idea.pays, 2)
            return hindered or _no_pay(state, number, steps, idea.pays)
        case Act(what="strike" | "shot"):
            return _no_attack(state, number, idea.target, idea.what) or _no_pay(state, number, (idea.what,), idea.pays)
        case Act(what="focus"):
            return _no_focus(state, number, idea.target) or _no_pay(state, number, ("focus",), idea.pays)
        case Act():
            return _no_pay(state, number, (idea.what,), idea.pays)
        case EnergyStep():
            return _no_energy_step(state, number, idea)
        case UseSkill():
            return _no_skill(state, number, idea)
        case UseItem():
            return _no_item(state, number, idea)
        case UseSpecial():
            return _no_special(state, number, idea.weapon)
        case Take():
            return _no_take(state, number, idea.token)
        case Revive():
            return _no_revival(state, number, idea)
        case Cover():
            return _no_cover(state, number, idea)
        case AskAlly():
            return _no_ally(state, number, idea)
        case UseAbility():
            return _no_ability(state, number, idea)
        case _:
            return _no_drink(state, number)


def _zone(state: FateforgeState, letter: str) -> int:
    return state.combat.zones.index(letter) if letter in state.combat.zones else NOWHERE


def _no_step(state: FateforgeState, number: int, target: str) -> WhyNot | None:
    """What is in the way on the map: no such zone, Blockade, a closed door, a guarded portal, the distance."""
    zone, here = _zone(state, target), state.fighters[number].zone
    if zone == NOWHERE:
        return _no("FF-9.2", "no-such-zone", zone=target)
    if zone == here:
        return _no("FF-4.2", "already-there", zone=target)
    way = ways(state, number, here)
    if zone in way.zones:
        return None
    if not way.zones and blockaded(state, here):
        enemy = next(each.name for each in state.enemies if each.zone == here and each.can("blockade"))
        return _no("FF-10.13", "blockade", enemy=enemy)
    return _no_way(state, here, zone)


def _no_way(state: FateforgeState, here: int, zone: int) -> WhyNot:
    for at, door in enumerate(state.combat.doors):
        if state.closed >> at & 1 and set(door.zones) == {here, zone}:
            return _no("FF-27.13", "closed-door", map_token=f"door#{door.name.removeprefix('door')}")
    for token in state.tokens:
        if token.kind == "portal" and token.zone == here and token.to == zone:
            return _no("FF-9.8", "guarded", map_token=_token(token.name))
    return _no("FF-4.2", "not-adjacent", zone=state.combat.zones[zone])


def _no_terrain(state: FateforgeState, number: int, pays: tuple[str, ...], needed: int) -> WhyNot | None:
    if ways(state, number, state.fighters[number].zone).extra and len(pays) < needed:
        return _no("FF-27.3", "terrain")
    return None


def _no_attack(state: FateforgeState, number: int, name: str, how: str) -> WhyNot | None:
    """Why that enemy cannot be the target of a Strike or Shot."""
    there = zone_of(state, name)
    here = state.fighters[number].zone
    if there == NOWHERE:
        return _no("FF-13.4", "no-such-enemy")
    if how == "shot" and forbids(state, number, "shot"):
        return _no("FF-27.15", "fear-forbids")
    away = state.ground.distance[here][there]
    at = state.enemy_number(name)
    if at >= 0 and state.enemies[at].guarded:
        return _no("FF-27.6", "guarded-enemy", enemy=name)
    if how == "strike" and away != 0:
        return _no("FF-4.3", "not-in-your-zone", enemy=name, n=min(away, 9))
    if how == "shot" and away == 0:
        return _no("FF-4.5", "too-near-to-shoot", enemy=name)
    if how == "shot" and away != 1:
        refused = _no_way(state, here, there)
        return refused if refused.rule == "FF-27.13" else _no("FF-4.5", "too-far-to-shoot", enemy=name, n=min(away, 9))
    if how == "shot" and not state.ground.can_shoot(here, there):
        return _no("FF-27.2", "barricade", enemy=name)
    return _no_aim(state, there, name, how)


def _no_aim(state: FateforgeState, there: int, name: str, how: str) -> WhyNot | None:
    at = state.enemy_number(name)
    if at < 0:
        return None
    enemy = state.enemies[at]
    if how == "shot" and enemy.can("stealth"):
        return _no("FF-10.16", "stealth", enemy=name)
    bearers = [each for each in state.enemies if each.zone == there and each.can("shield_bearer") and not each.guarded]
    if bearers and enemy.minion and enemy not in bearers:
        return _no("FF-10.16", "shield-bearer", enemy=bearers[0].name)
    return None


def _no_focus(state: FateforgeState, number: int, thing: str) -> WhyNot | None:
    here = state.fighters[number].zone
    token = state.token(thing)
    door = next((door for door in state.combat.doors if door.name == thing), None)
    if token is None and door is None and thing != state.combat.zones[here]:
        return _no("FF-4.7", "nothing-to-examine")
    if (token is not None and token.zone != here) or (door is not None and here not in door.zones):
        return _no("FF-4.7", "not-here", map_token=_token(thing))
    if state.guarded(thing):
        return _no("FF-9.8", "guarded", map_token=_token(thing))
    needed = thing in focus_needed(state) and thing not in state.focused
    if door is None and not needed and not (token is not None and token.kind in ("chest", "explore")):
        return _no("FF-4.7", "nothing-to-examine")
    return None


def _no_energy_step(state: FateforgeState, number: int, idea: EnergyStep) -> WhyNot:
    if "energy-step" in state.fighters[number].used:
        return _no("FF-13.3", "energy-step-used")
    if forbids(state, number, "energy_step"):
        return _no("FF-27.15", "fear-forbids")
    if not state.party[number].energy:
        return _no("FF-6.7", "no-energy", hero=state.party[number].id)
    refused = _no_step(state, number, idea.zone) or _no_terrain(state, number, idea.pays, 1)
    return refused or _no_pay(state, number, ("step",) * len(idea.pays), idea.pays)


def _no_take(state: FateforgeState, number: int, name: str) -> WhyNot:
    token = state.token(name)
    if token is None or token.kind != "objective":
        return _no("FF-9.6", "nothing-to-take")
    if token.zone != state.fighters[number].zone:
        return _no("FF-9.6", "not-here", map_token=_token(name))
    if state.guarded(name):
        return _no("FF-9.8", "guarded", map_token=_token(name))
    return _no("FF-9.7", "wants-focus", map_token=_token(name))


def _no_revival(state: FateforgeState, number: int, idea: Revive) -> WhyNot:
    other = _hero(state, idea.hero)
    if other == NOWHERE or not state.fighters[other].ko:
        return _no("FF-20.2", "not-knocked-out")
    if state.fighters[other].zone != state.fighters[number].zone:
        return _no("FF-20.2", "revive-elsewhere", hero=idea.hero)
    return _no_pay(state, number, ("any", "any"), idea.pays)


def _no_cover(state: FateforgeState, number: int, idea: Cover) -> WhyNot:
    boss = state.boss
    points = {point.id: point for point in BOSSES[boss.id].weak_points} if boss is not None else {}
    if boss is None or idea.weak_point not in points or idea.symbol not in points[idea.weak_point].need:
        return _no("FF-27.14", "no-such-symbol")
    symbols = bosses.open_symbols(state, number)
    if any(one.weak_point == idea.weak_point and one.need == idea.symbol for one in symbols):
        return _no_pay(state, number, (idea.symbol,), idea.pays)
    return _no("FF-27.14", "symbol-out-of-reach", weak_point=idea.weak_point)


def _no_ally(state: FateforgeState, number: int, idea: AskAlly) -> WhyNot:
    zone = state.fighters[number].zone
    if not any(each.ally >= 0 and each.zone == zone and not each.ko for each in state.fighters):
        return _no("FF-27.9", "no-ally-here")
    if idea.face not in [FACE_NAMES[face] for face in state.ally_faces]:
        return _no("FF-27.9", "no-such-ally-die", face=idea.face)
    return _no("FF-27.9", "ally-not-now")


def _no_ability(state: FateforgeState, number: int, idea: UseAbility) -> WhyNot:
    hero, fighter = state.party[number].id, state.fighters[number]
    if {"hide": "rogue", "charge": "shaman", "precise": "noble"}.get(idea.what) != hero:
        return _no("FF-3.7", "not-your-ability", hero=hero)
    if idea.what == "hide":
        if fighter.hidden:
            return _no("FF-3.7", "already-hidden")
        if state.enemies_in(fighter.zone):
            return _no("FF-3.7", "hide-from-enemies")
        return _no_pay(state, number, ("focus",), idea.pays)
    if idea.what == "charge":
        if fighter.charges >= MOST_CHARGES or not state.working_item(number, "shamans_drum"):
            return _no("FF-3.7", "drum-full")
        return _no_pay(state, number, ("any",), idea.pays)
    if fighter.guard_stance or "fencing" in fighter.used:
        return _no("FF-3.7", "no-fencing")
    return _no_pay(state, number, ("strike",), idea.pays)


def _no_drink(state: FateforgeState, number: int) -> WhyNot:
    zone = state.fighters[number].zone
    if not any(token.amount for token in state.tokens_in(zone, "fountain")):
        return _no("FF-27.4", "no-fountain")
    if state.enemies_in(zone):
        return _no("FF-27.4", "fountain-enemies")
    return _no("FF-27.4", "fountain-later" if not state.fresh else "fountain-not-needed")


# -- paying ----------------------------------------------------------------------------------------------------


def _no_pay(state: FateforgeState, number: int, demands: tuple[str, ...], pays: tuple[str, ...]) -> WhyNot:
    """What is wrong with a payment; with none given, what is lacking."""
    at_hand = Counter(FACE_NAMES[face] for face in results_at_hand(state, number))
    if any(demand not in PAYS for demand in demands):
        return _no("FF-13.2", "unknown-result")
    if "miss" in pays:
        return _no("FF-4.8", "miss-pays-nothing")
    for face, count in Counter(pays).items():
        if face not in _FACES:
            return _no("FF-13.2", "unknown-result")
        if at_hand[face] < count:
            if face in _performed(state, number):
                return _no("FF-7.6", "action-never-pays", face=face)
            return _no("FF-13.2", "no-such-result", face=face)
    given = [_FACES[face] for face in pays or at_hand]
    for demand in demands:
        plain = RESULTS.get(_PLAIN.get(demand, ""), 0)
        precise = any(mask & RESULTS[demand] for mask in given) if plain else True
        if not precise and any(mask & plain for mask in given):
            return _no("FF-4.9", "not-precise", face=demand)
    if not payments(demands, tuple(sorted(results_at_hand(state, number)))):
        return _no("FF-7.4", "cannot-pay", face=" ".join(demands))
    return _no("FF-7.4", "wrong-payment", face=" ".join(demands))


def _performed(state: FateforgeState, number: int) -> set[str]:
    """Actions that skills and the energy step have given in this round: performed on the map, never paid with."""
    fighter = state.fighters[number]
    found = {"step"} if "energy-step" in fighter.used else set()
    for mark in (*fighter.used, *fighter.spent):
        name = mark.split()[0]
        recipe: Skill | Item | None = SKILLS.get(name) or ITEMS.get(name)
        found |= {deed.what for deed in recipe.deeds} if recipe is not None else set()
    return found


def _no_pools(state: FateforgeState, number: int, pays: tuple[str, ...]) -> WhyNot | None:
    hero, fighter = state.party[number], state.fighters[number]
    if hero.energy < pays.count("energy"):
        return _no("FF-6.7", "no-energy", hero=hero.id)
    if "health" in pays and hero.health <= pays.count("health"):
        return _no("FF-7.9", "last-health", hero=hero.id)
    if "stealth" in pays and not fighter.hidden:
        return _no("FF-7.9", "not-hidden")
    if fighter.charges < pays.count("charge"):
        return _no("FF-7.9", "no-charge")
    return None


# -- skills and items ------------------------------------------------------------------------------------------


def _no_skill(state: FateforgeState, number: int, idea: UseSkill) -> WhyNot:
    hero, fighter = state.party[number], state.fighters[number]
    if idea.skill not in SKILLS:
        return _no("FF-7.1", "no-such-card")
    skill = SKILLS[idea.skill]
    if idea.skill not in hero.prepared:
        return _no("FF-7.1", "not-prepared", skill=skill.id)
    if skill.kind == "passive" or skill.when or has_verb(skill.fx, "give"):
        return _no("FF-7.3", "works-by-itself", skill=skill.id)
    if idea.skill in fighter.spent:
        return _no("FF-7.3", "used-this-combat", card=skill.id)
    if idea.skill in fighter.used:
        return _no("FF-7.3", "used-this-round", card=skill.id)
    if idea.back and not skill.two_way:
        return _no("FF-7.8", "one-way", skill=skill.id)
    if "focus" in " ".join(idea.pays).replace("|", " ").split() and forbids(state, number, "focus"):
        return _no("FF-27.15", "fear-forbids")
    demands = skill.results if idea.back else skill.pays
    return _no_pools(state, number, demands) or _no_recipe(state, number, skill, demands, idea.pays)


def _no_recipe(
    state: FateforgeState, number: int, recipe: Skill | Item, demands: tuple[str, ...], pays: tuple[str, ...]
) -> WhyNot:
    wanted = tuple(demand for demand in demands if demand not in POOLS)
    faces = tuple(sorted(results_at_hand(state, number)))
    paid = payments(wanted, faces)
    if (paid and not pays) or tuple(sorted(pays)) in {tuple(sorted(one)) for one in paid}:
        if any(deed.what == "step" for deed in recipe.deeds) and in_terrain(state, state.fighters[number].zone):
            return _no("FF-27.3", "terrain")
        return _no("FF-7.7" if recipe.deeds else "FF-7.4", "sequence" if recipe.deeds else "no-effect", card=recipe.id)
    return _no_pay(state, number, wanted, pays)


def _no_item(state: FateforgeState, number: int, idea: UseItem) -> WhyNot:
    hero, fighter = state.party[number], state.fighters[number]
    copies = [(slot, held) for slot, held in enumerate(hero.slots) if held is not None and held.id == idea.item]
    if not copies:
        return _no("FF-8.2", "not-carried")
    working = [slot for slot, held in copies if not held.face_down]
    if not working:
        return _no("FF-8.2", "wrong-slot", item=idea.item)
    item = ITEMS[idea.item]
    if item.when or not (item.results or item.deeds or (item.fx and item.use != "always")):
        return _no("FF-8.5", "item-by-itself", item=item.id)
    if not state.ready_copies(number, item.id):
        if all(copy_mark(item.id, slot) in fighter.spent for slot in working):
            return _no("FF-7.3", "used-this-combat", card=item.id)
        return _no("FF-8.5", "used-this-round", card=item.id)
    return _no_pools(state, number, item.pays) or _no_recipe(state, number, item, item.pays, idea.pays)


def _no_special(state: FateforgeState, number: int, weapon: str) -> WhyNot:
    held = state.party[number].slots[0]
    if held is None or held.id != weapon or held.face_down:
        return _no("FF-4.14", "no-such-weapon")
    if RESULTS["special"] not in state.fighters[number].faces:
        return _no("FF-4.14", "no-special")
    return _no("FF-7.7", "sequence", card=weapon)


# -- planning --------------------------------------------------------------------------------------------------


def _hero(state: FateforgeState, name: str) -> int:
    return next((number for number, hero in enumerate(state.party) if hero.id == name), NOWHERE)


def _no_plan(state: FateforgeState, seat: int, decision: Decision, idea: Action) -> WhyNot:
    if decision.prompt != "plan":
        return _no("FF-5.2" if isinstance(idea, Reroll) else "FF-12.4", "only-in-planning")
    number = _hero(state, getattr(idea, "hero", ""))
    if number == NOWHERE or state.party[number].seat != seat:
        return _no("FF-1.8", "not-your-hero")
    fighter = state.fighters[number]
    if fighter.ko or fighter.ready:
        return _no("FF-12.1", "planning-done", hero=state.party[number].id)
    match idea:
        case Reroll():
            return _no_reroll(state, number, idea)
        case Turn():
            return _no("FF-12.4", "already-turned") if "triple" in fighter.used else _no("FF-12.6", "no-triple")
        case Sprint():
            return _no_sprint(state, number, idea.zone)
        case FlipStance():
            return _no("FF-12.4" if "stance" in fighter.used else "FF-3.7", "no-stance")
        case _:
            return _no("FF-2.3", "not-offered")


def _no_reroll(state: FateforgeState, number: int, idea: Reroll) -> WhyNot:
    hero, fighter = state.party[number], state.fighters[number]
    carried = any(held.id == idea.by for held in hero.working())
    if idea.by in fighter.used or (carried and not state.ready_copies(number, idea.by)):
        return _no("FF-12.4" if idea.by == "energy" else "FF-5.1", "already-rerolled")
    if idea.by == "energy":
        if any(at not in range(1, len(fighter.faces) + 1) or fighter.faces[at - 1] != 0 for at in idea.dice):
            return _no("FF-12.5", "only-misses")
        if hero.energy < energy_reroll_cost(state, number):
            return _no("FF-6.7", "no-energy", hero=hero.id)
    return _no("FF-5.1", "no-reroll")


def _no_sprint(state: FateforgeState, number: int, target: str) -> WhyNot:
    zone, here = _zone(state, target), state.fighters[number].zone
    if "sprint" in state.fighters[number].used:
        return _no("FF-12.4", "already-sprinted")
    if zone == NOWHERE:
        return _no("FF-9.2", "no-such-zone", zone=target)
    if zone == here:
        return _no("FF-12.8", "already-there", zone=target)
    if blockaded(state, here):
        enemy = next(each.name for each in state.enemies if each.zone == here and each.can("blockade"))
        return _no("FF-12.10", "blockade", enemy=enemy)
    if in_terrain(state, here):
        return _no("FF-12.10", "sprint-terrain")
    if forbids(state, number, "sprint"):
        return _no("FF-12.10", "sprint-forbidden")
    if state.party[number].energy < sprint_cost(state, number):
        return _no("FF-6.7", "no-energy", hero=state.party[number].id)
    refused = _no_way(state, here, zone)
    return _no("FF-12.8", "sprint-no-portal") if refused.rule == "FF-9.8" else refused


def _no_dice(state: FateforgeState, seat: int, decision: Decision, idea: PickDice) -> WhyNot:
    if decision.prompt != "pick-dice":
        return _no("FF-12.2", "dice-later")
    number = _hero(state, idea.hero)
    if number == NOWHERE or state.party[number].seat != seat:
        return _no("FF-1.8", "not-your-hero")
    if Counter(idea.dice) - Counter(state.party[number].dice()):
        return _no("FF-12.2", "not-your-dice", hero=idea.hero)
    first = next((option for option in decision.options if isinstance(option, PickDice)), idea)
    return _no("FF-12.2", "so-many-dice", n=len(first.dice))


def _no_pick(state: FateforgeState, decision: Decision, idea: PickZone | PickEnemy) -> WhyNot:
    """A target within a sequence."""
    if isinstance(idea, PickEnemy) and decision.prompt in ("strike", "shot") and state.active >= 0:
        refused = _no_attack(state, state.active, idea.enemy, decision.prompt)
        return refused or _no("FF-7.7", "rest-impossible")
    if isinstance(idea, PickZone) and decision.prompt == "step-to" and state.active >= 0:
        return _no_step(state, state.active, idea.zone) or _no("FF-7.7", "rest-impossible")
    return _no("FF-13.4", "not-a-target")


# -- between combats -------------------------------------------------------------------------------------------


def _no_choice(state: FateforgeState, decision: Decision, name: str) -> WhyNot:
    roam = roams(state)
    choice = choice_of(str(dict(decision.args).get("scene", "")), name)
    if roam is not None and choice is not None:
        choice = next((each for each in choices_here(state, roam) if each.id == name), None)
        if choice is None:
            return _no("FF-24.8", "not-from-here")
    if choice is None:
        return _no("FF-2.3", "no-such-choice")
    if not true(state, choice.needs):
        return _no(
            "FF-24.7" if choice.needs.startswith("reputation") else "FF-2.3", "choice-locked", needs=choice.needs
        )
    if not can_pay(state, choice):
        return _no("FF-23.4", "choice-too-dear")
    return _no("FF-2.3", "only-agree")


def _no_rest(state: FateforgeState, seat: int, decision: Decision, idea: Visit | Buy) -> WhyNot:
    if decision.prompt != "rest":
        return _no("FF-25.1", "only-in-rest")
    if idea.place in QUESTS:
        if idea.place not in dict(state.campaign.quests):
            return _no("FF-25.3", "quest-gone", quest=idea.place)
        return _no("FF-25.15", "no-time", n=QUESTS[idea.place].time, time=state.time)
    place = PLACES.get(idea.place)
    if place is None or place.id in state.campaign.places_gone:
        return _no("FF-25.7", "place-gone")
    if not true(state, place.open_if):
        return _no("FF-25.14", "place-closed", place=place.id, needs=place.open_if)
    if place.id not in state.paid and place.time > state.time:
        return _no("FF-25.2", "no-time", n=place.time, time=state.time)
    if isinstance(idea, Visit):
        return _no("FF-25.2", "already-visited" if place.kind == "visit" else "just-buy", place=place.id)
    if place.kind == "visit" and place.id not in state.paid:
        return _no("FF-25.2", "visit-first", place=place.id)
    return _no_purchase(state, idea)


def _no_purchase(state: FateforgeState, idea: Buy) -> WhyNot:
    kind, *words = idea.what.split() or [""]
    service = {"heal": "heal", "skill": "train", "item": "sell", "corruption": "remove_corruption"}.get(kind, kind)
    offered = next((each for each in PLACES[idea.place].services if each.kind == service), None)
    if offered is None:
        return _no("FF-25.2", "not-sold", place=idea.place)
    name = words[0] if words else ""
    price = offered.figures.get("gold", 0)
    if kind == "item" and name in ITEMS:
        item = ITEMS[name]
        price = item.cost
        if item.slot not in offered.slots or not 0 < item.cost <= offered.figures["cost"] or item.hero:
            return _no("FF-25.2", "not-sold", place=idea.place)
    elif kind == "skill" and name in SKILLS:
        skill = SKILLS[name]
        price = skill.cost
        if skill.up and not any(skill.up in hero.skills for hero in state.party):
            return _no("FF-27.7", "level-one-first", skill=skill.up)
    if price > state.campaign.gold:
        return _no("FF-23.4", "no-gold", n=price, gold=state.campaign.gold)
    return _no("FF-25.2", "not-sold", place=idea.place)


def _no_affair(state: FateforgeState, seat: int, decision: Decision, idea: Action) -> WhyNot:
    """Items, skills, food: outside combat only, and for one's own heroes."""
    if state.fighters:
        return _no("FF-7.2" if isinstance(idea, Prepare) else "FF-8.1", "not-in-combat")
    if decision.prompt != "manage":
        return _no("FF-24.6" if decision.prompt.startswith("test") else "FF-8.1", "manage-first")
    match idea:
        case MoveItem():
            return _no_move(state, seat, idea)
        case Prepare():
            return _no_preparation(state, seat, idea)
        case Apply() | Swap():
            number = _hero(state, idea.hero)
            if number == NOWHERE or state.party[number].seat != seat:
                return _no("FF-1.8", "not-your-hero")
    if isinstance(idea, Eat):
        return _no("FF-25.5", "not-hungry" if state.campaign.food else "no-food")
    if isinstance(idea, BuyTrait):
        if state.campaign.trait_points < TRAIT_POINT_COST:
            return _no("FF-24.5", "no-trait-points", n=TRAIT_POINT_COST, points=state.campaign.trait_points)
        return _no("FF-24.5", "has-trait")
    if isinstance(idea, Swap):
        return _no("FF-25.12", "no-swap")
    return _no("FF-8.5", "item-not-needed")


def _no_move(state: FateforgeState, seat: int, idea: MoveItem) -> WhyNot:
    own = {state.party[number].id for number in state.heroes_of(seat)}
    if idea.item not in ITEMS or (idea.giver != BAG and idea.giver not in own):
        return _no("FF-8.1", "not-your-item")
    owner = ITEMS[idea.item].hero
    if owner and idea.taker != owner:
        return _no("FF-8.2", "item-of-one-hero", item=idea.item, hero=owner)
    if idea.giver == BAG and idea.taker in own and 0 < idea.slot <= SLOTS:
        lying = state.party[state.hero_number(idea.taker)].slots[idea.slot - 1]
        if lying is not None and lying.id == idea.item:
            return _no("FF-8.1", "item-like-it", item=idea.item)
    if idea.taker in HEROES and idea.slot - 1 not in proper_slots(idea.item):
        return _no("FF-8.2", "wrong-slot", item=idea.item)
    return _no("FF-8.1", "not-your-item")


def _no_preparation(state: FateforgeState, seat: int, idea: Prepare) -> WhyNot:
    number = _hero(state, idea.hero)
    if number == NOWHERE or state.party[number].seat != seat:
        return _no("FF-1.8", "not-your-hero")
    hero = state.party[number]
    if idea.skill not in hero.skills:
        return _no("FF-7.1", "skill-not-owned")
    if idea.skill in hero.prepared:
        return _no("FF-7.1", "already-prepared", skill=idea.skill)
    if len(hero.prepared) >= MAX_PREPARED:
        return _no("FF-7.1", "six-prepared", n=MAX_PREPARED)
    return _no("FF-7.1", "skill-not-owned")


def _token(name: str) -> str:
    """A token as texts take it: the kind, then the sign after a "#"."""
    if len(name) == 1:
        return f"zone#{name}"
    kind = name.partition("@")[0].rstrip("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    sign = name.removeprefix(kind) if "@" not in name else ""
    return f"{kind}#{sign}" if sign else kind
