"""The party's own affairs, outside combat and tests: items, skills, food, traits, another hero."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from ludarium.games.fateforge.actions import PASS, Apply, Buy, BuyTrait, Eat, MoveItem, Pick, Prepare, Swap
from ludarium.games.fateforge.agenda import Learning, Managing
from ludarium.games.fateforge.campaign.consequences import gain, new_item
from ludarium.games.fateforge.content import HEROES, ITEMS, SKILLS, TRAIT_POINT_COST, TRAITS
from ludarium.games.fateforge.deeds import gain_energy, heal
from ludarium.games.fateforge.events import (
    HeroGained,
    HeroLost,
    HeroSwapped,
    ItemLost,
    ItemMoved,
    ItemUsed,
    SkillLearnt,
    SkillPrepared,
    TraitBought,
)
from ludarium.games.fateforge.notation import has_verb
from ludarium.games.fateforge.state import (
    BACKPACK,
    CLOTHING,
    MAX_PREPARED,
    SLOTS,
    TABLE_MODE,
    FateforgeState,
    Held,
    HeroState,
)
from ludarium.games.fateforge.verbs import VERBS
from ludarium.kernel.decisions import Action, Decision, Emit, Script

BAG = "bag"
MAIN, OFF = 0, 1
NO_ENERGY_FROM_FOOD = "ash_on_tongue"
"""The Corruption card with which a meal gives health only."""
Meal = Literal["", "health", "energy", "both"]
"""What a meal gives."""
LEVEL_TWO = 7
"""The rule that lets skills be upgraded (FF-27.7)."""


def managing(state: FateforgeState, item: Managing, emit: Emit) -> Script[None]:
    """One thing after the other, until the player has finished."""
    options = affairs(state, item.seat)
    # Two things of one kind in the slots of a hero are moved alike.
    answer = yield Decision(item.seat, "manage", tuple(dict.fromkeys(options)))
    state.next_step(Managing(item.seat, begun=True))
    match answer:
        case Eat():
            eat(state, emit, state.hero_number(answer.hero))
        case Apply():
            _apply(state, emit, answer)
        case Prepare():
            _prepare(state, emit, answer)
        case BuyTrait():
            buy_trait(state, emit, answer.hero, answer.trait, TRAIT_POINT_COST)
        case MoveItem():
            move_item(state, emit, answer)
        case Swap():
            _swap(state, emit, answer)
        case Pick():
            _note(state, emit, answer)
        case _:
            state.next_step()


def affairs(state: FateforgeState, seat: int) -> list[Action]:
    """What a player can do for the own heroes; to have finished comes first."""
    options: list[Action] = [PASS]
    for number in own_first(state, seat):
        hero = state.party[number]
        # Food and trait points belong to all (FF-23.3, FF-2.6): whoever likes gives them to any hero.
        if hero.health > 0 and state.campaign.food and meal(hero):
            options.append(Eat(hero.id))
        if hero.seat == seat:
            options += _applications(state, number) if hero.health > 0 else ()
            options += _preparations(hero)
        options += traits_to_buy(state, number, TRAIT_POINT_COST)
    options += _moves(state, seat)
    if state.form_id == TABLE_MODE:
        options += _notes(state)
    if not state.expedition:
        taken = {hero.id for hero in state.party}
        for number in state.heroes_of(seat):
            options += [Swap(state.party[number].id, newcomer) for newcomer in HEROES if newcomer not in taken]
    return options


def own_first(state: FateforgeState, seat: int) -> tuple[int, ...]:
    """All heroes, the player's own before the others."""
    own = state.heroes_of(seat)
    return (*own, *(number for number in range(len(state.party)) if number not in own))


def _notes(state: FateforgeState) -> list[Action]:
    """At a real table people correct what the program has noted about a hero (FF-2.21): "health ranger 5"."""
    found: list[Action] = []
    for hero in state.party:
        found += [Pick(f"health {hero.id}", str(n)) for n in range(1, hero.max_health + 1) if n != hero.health]
        found += [Pick(f"energy {hero.id}", str(n)) for n in range(hero.max_energy + 1) if n != hero.energy]
    return found


def _note(state: FateforgeState, emit: Emit, action: Pick) -> None:
    pool, _, name = action.kind.partition(" ")
    number = state.hero_number(name)
    change = int(action.name) - getattr(state.party[number], pool)
    state.set_hero(number, **{pool: int(action.name)})
    emit(HeroGained(name, pool, change) if change > 0 else HeroLost(name, pool, -change))


# -- food, potions, traits, skills -----------------------------------------------------------------------------


def meal(hero: HeroState) -> Meal:
    """What a meal gives that hero: 1 health and 1 energy (FF-25.5), of each only where it is lacking.

    Not checked is whether there is food and whether the hero is conscious.
    """
    health = hero.health < hero.max_health
    energy = hero.energy < hero.max_energy and NO_ENERGY_FROM_FOOD not in hero.corruption
    return "both" if health and energy else "health" if health else "energy" if energy else ""


def eat(state: FateforgeState, emit: Emit, number: int) -> None:
    """A food of the shared bag, at any moment outside combat (FF-25.5)."""
    gives = meal(state.party[number])
    gain(state, emit, "food", -1)
    if gives in ("health", "both"):
        heal(state, emit, number, 1)
    if gives in ("energy", "both"):
        gain_energy(state, emit, number, 1)


def _applications(state: FateforgeState, number: int) -> list[Action]:
    """Items that may be used at any time, for each hero they would help."""
    found: list[Action] = []
    for held in dict.fromkeys(held.id for held in state.party[number].working() if ITEMS[held.id].any_time):
        for at, other in enumerate(state.party):
            if any(VERBS[fx.verb].lacks(state, at, fx) for fx in ITEMS[held].fx if VERBS[fx.verb].any_time):
                found.append(Apply(state.party[number].id, held, other.id))
    return found


def can_be_revived(state: FateforgeState) -> bool:
    """Whether a conscious hero has, or finds in the bag, what heals one who is knocked out (FF-20.4)."""
    conscious = [hero for hero in state.party if hero.health > 0]
    at_hand = [held for hero in conscious for held in hero.slots if held is not None]
    if conscious:
        at_hand += state.campaign.bag
    return any(ITEMS[held.id].any_time and has_verb(ITEMS[held.id].fx, "heal") for held in at_hand)


def _apply(state: FateforgeState, emit: Emit, action: Apply) -> None:
    number, other = state.hero_number(action.hero), state.hero_number(action.on)
    hero = state.party[number]
    copies = [
        (at, held) for at, held in enumerate(hero.slots) if held and held.id == action.item and not held.face_down
    ]
    # An opened jar is emptied first: it makes room.
    at, held = min(copies, key=lambda copy: copy[1].charges)
    emit(ItemUsed(hero.id, action.item, (), ()))
    # A charged item is used twice, then discarded like a consumable one (FF-8.7).
    left = replace(held, charges=held.charges - 1) if held.charges > 1 else None
    state.set_hero(number, slots=(*hero.slots[:at], left, *hero.slots[at + 1 :]))
    if left is None:
        emit(ItemLost(action.item))
    for fx in ITEMS[action.item].fx:
        if VERBS[fx.verb].any_time:
            VERBS[fx.verb].befall(state, emit, other, fx)


def _preparations(hero: HeroState) -> list[Action]:
    """At most six are prepared (FF-7.1); a skill that has room is prepared when it is learnt."""
    idle = [skill for skill in hero.skills if skill not in hero.prepared]
    if len(hero.prepared) < MAX_PREPARED:
        return [Prepare(hero.id, skill) for skill in idle]
    return [Prepare(hero.id, skill, other) for skill in idle for other in hero.prepared]


def _prepare(state: FateforgeState, emit: Emit, action: Prepare) -> None:
    number = state.hero_number(action.hero)
    prepared = tuple(skill for skill in state.party[number].prepared if skill != action.instead)
    state.set_hero(number, prepared=(*prepared, action.skill))
    emit(SkillPrepared(action.hero, action.skill))


def traits_to_buy(state: FateforgeState, number: int, points: int) -> list[Action]:
    """Trait cards that the party's points buy for a hero (FF-2.6, FF-24.5)."""
    if state.campaign.trait_points < points:
        return []
    hero = state.party[number]
    known = (HEROES[hero.id].trait, *hero.traits)
    return [BuyTrait(hero.id, trait) for trait in TRAITS if trait not in known]


def buy_trait(state: FateforgeState, emit: Emit, hero: str, trait: str, points: int) -> None:
    number = state.hero_number(hero)
    gain(state, emit, "trait_points", -points)
    state.set_hero(number, traits=(*state.party[number].traits, trait))
    emit(TraitBought(hero, trait))


def skills_to_learn(state: FateforgeState, number: int, level: int) -> Iterator[str]:
    """Skills of the hero's deck up to a level; II needs the rule, and I in the hand (FF-7.10, FF-27.7)."""
    hero = state.party[number]
    for skill in SKILLS.values():
        if skill.hero != hero.id or skill.id in hero.skills or skill.level > level:
            continue
        if skill.up:
            if skill.up in hero.skills and state.unlocked(LEVEL_TWO):
                yield skill.id
        elif not any(SKILLS[owned].up == skill.id for owned in hero.skills):
            yield skill.id


def learn(state: FateforgeState, emit: Emit, number: int, skill: str) -> None:
    """A new skill; level II takes the place of level I (FF-27.7). It is prepared when there is room."""
    hero = state.party[number]
    up = SKILLS[skill].up
    skills = (*(owned for owned in hero.skills if owned != up), skill)
    prepared = tuple(skill if owned == up else owned for owned in hero.prepared)
    if skill not in prepared and len(prepared) < MAX_PREPARED:
        prepared = (*prepared, skill)
    state.set_hero(number, skills=skills, prepared=prepared)
    emit(SkillLearnt(hero.id, skill))


def worth(hero: HeroState) -> int:
    """What a hero's skills have cost; level II with the level I that it replaced."""
    total = 0
    for skill in hero.skills:
        total += SKILLS[skill].cost
        if SKILLS[skill].up:
            total += SKILLS[SKILLS[skill].up].cost
    return total


def learning(state: FateforgeState, item: Learning, emit: Emit) -> Script[None]:
    """Skills for a purse; what is left can buy skills later."""
    hero = state.party[item.hero]
    affordable = [skill for skill in skills_to_learn(state, item.hero, 2) if SKILLS[skill].cost <= item.gold]
    if affordable:
        options = tuple(Buy("purse", f"skill {skill}") for skill in affordable)
        args = (("hero", hero.id), ("gold", item.gold))
        answer = yield Decision(hero.seat, "learn", (*options, PASS), args)
        if isinstance(answer, Buy):
            skill = answer.what.removeprefix("skill ")
            learn(state, emit, item.hero, skill)
            state.next_step(Learning(item.hero, item.gold - SKILLS[skill].cost))
            return
    state.next_step()
    gain(state, emit, "skill_gold", item.gold)


# -- items and slots -------------------------------------------------------------------------------------------


def proper_slots(item: str) -> tuple[int, ...]:
    """The slots in which an item works (FF-8.2)."""
    match ITEMS[item].slot:
        case "main" | "two":
            return (MAIN,)
        case "off":
            return (OFF,)
        case "clothing":
            return (CLOTHING,)
        case _:
            return tuple(range(BACKPACK, SLOTS))


def _two_handed(held: Held | None) -> bool:
    return held is not None and ITEMS[held.id].slot == "two"


def _gives_way(hero: HeroState, item: str, slot: int) -> list[int]:
    """The slots that must be emptied for an item in that slot: a two-handed weapon fills both (FF-8.2)."""
    if slot == MAIN and ITEMS[item].slot == "two":
        return [MAIN, OFF]
    if slot == OFF and _two_handed(hero.slots[MAIN]):
        return [MAIN, OFF]
    return [slot]


def _places(hero: HeroState, item: str) -> list[int]:
    """Slots worth offering: the proper one, and one backpack slot to carry the item (FF-8.3).

    Free backpack slots are interchangeable; when none is free something gives way.
    """
    proper = proper_slots(item)
    if len(proper) == 1:
        spare = [slot for slot in range(BACKPACK, SLOTS) if hero.slots[slot] is None and slot not in proper]
        return [*proper, *spare[-1:]]
    # Gear: the clothing slot last, since clothing has no other.
    free = [slot for slot in (3, 4, 5, CLOTHING) if hero.slots[slot] is None]
    return free[:1] or list(proper)


def _moves(state: FateforgeState, seat: int) -> list[Action]:
    """Own heroes' items to the bag or to any hero, and the bag's to own heroes (FF-8.1)."""
    found: list[Action] = []
    own = state.heroes_of(seat)
    for number in own:
        giver = state.party[number]
        for held in giver.slots:
            if held is None:
                continue
            if not ITEMS[held.id].hero:
                found.append(MoveItem(giver.id, held.id, BAG, 0))
            for other, taker in enumerate(state.party):
                if ITEMS[held.id].hero not in ("", taker.id):
                    continue
                for slot in _places(taker, held.id):
                    # On the own board only a move that wakes the item up is worth a word.
                    if other == number and not (held.face_down and slot in proper_slots(held.id)):
                        continue
                    found.append(MoveItem(giver.id, held.id, taker.id, slot + 1))
    for item in dict.fromkeys(held.id for held in state.campaign.bag):
        best = state.campaign.bag[_fullest(state, item)]
        for number in own:
            taker = state.party[number]
            if ITEMS[item].hero in ("", taker.id):
                for slot in _places(taker, item):
                    lying = taker.slots[slot]
                    # To exchange it for one just like it is no move.
                    if lying is None or replace(lying, face_down=False) != best:
                        found.append(MoveItem(BAG, item, taker.id, slot + 1))
    return found


def move_item(state: FateforgeState, emit: Emit, action: MoveItem) -> None:
    """What lay in the slot goes to the bag; armour and charges stay as they are (FF-8.12)."""
    held = _take(state, action.giver, action.item)
    emit(ItemMoved(action.item, action.giver, action.taker))
    if action.taker == BAG:
        _stow(state, held)
        return
    put(state, emit, state.hero_number(action.taker), held, action.slot - 1)


def _fullest(state: FateforgeState, item: str) -> int:
    """Where in the bag the one of its kind lies that has most charges left."""
    bag = state.campaign.bag
    return max((at for at, held in enumerate(bag) if held.id == item), key=lambda at: (_left(bag[at]), -at))


def _take(state: FateforgeState, giver: str, item: str) -> Held:
    """Of two of a kind the fuller comes out of the bag; a hero gives what is face down first, then the emptier."""
    if giver == BAG:
        bag = state.campaign.bag
        at = _fullest(state, item)
        state.remember(bag=(*bag[:at], *bag[at + 1 :]))
        return bag[at]
    number = state.hero_number(giver)
    slots = state.party[number].slots
    copies = [(at, held) for at, held in enumerate(slots) if held is not None and held.id == item]
    at, taken = min(copies, key=lambda copy: (not copy[1].face_down, _left(copy[1])))
    state.set_hero(number, slots=(*slots[:at], None, *slots[at + 1 :]))
    return taken


def _left(held: Held) -> int:
    """How much is left of it."""
    return held.charges + held.armour


def _stow(state: FateforgeState, held: Held) -> None:
    state.remember(bag=(*state.campaign.bag, replace(held, face_down=False)))


def put(state: FateforgeState, emit: Emit, number: int, held: Held, slot: int) -> None:
    """Lay an item into a slot, face up where it works; what was there goes to the bag."""
    hero = state.party[number]
    slots = list(hero.slots)
    for at in _gives_way(hero, held.id, slot):
        other = slots[at]
        slots[at] = None
        if other is not None:
            _stow(state, other)
            emit(ItemMoved(other.id, hero.id, BAG))
    slots[slot] = replace(held, face_down=slot not in proper_slots(held.id))
    state.set_hero(number, slots=tuple(slots))


def free_slot(hero: HeroState, item: str) -> int:
    """A free slot in which the item works, or -1."""
    if ITEMS[item].hero not in ("", hero.id):
        return -1
    for slot in sorted(proper_slots(item), key=lambda slot: slot == CLOTHING):
        if all(hero.slots[at] is None for at in _gives_way(hero, item, slot)):
            return slot
    return -1


def receive(state: FateforgeState, emit: Emit, seat: int, item: str) -> str:
    """A new item for a player's heroes: into a free slot where it works, else into the bag (FF-8.4). Says where."""
    for number in state.heroes_of(seat):
        slot = free_slot(state.party[number], item)
        if slot >= 0:
            put(state, emit, number, new_item(item), slot)
            return state.party[number].id
    _stow(state, new_item(item))
    return BAG


# -- another hero ---------------------------------------------------------------------------------------------


def fresh_hero(hero: str, seat: int) -> HeroState:
    """A hero with start skills, start items, full health and energy (FF-3.3, FF-3.6)."""
    card = HEROES[hero]
    made = HeroState(hero, seat, card.health, card.energy, skills=card.start_skills, prepared=card.start_skills)
    for item in card.start_items:
        slot = free_slot(made, item)
        made = replace(made, slots=(*made.slots[:slot], new_item(item), *made.slots[slot + 1 :]))
    return made


def _swap(state: FateforgeState, emit: Emit, action: Swap) -> None:
    """The newcomer takes over items, traits and Corruption, and buys skills of the same worth (FF-25.12)."""
    number = state.hero_number(action.hero)
    leaver = state.party[number]
    newcomer = fresh_hero(action.newcomer, leaver.seat)
    hero = replace(
        newcomer,
        extra_dice=leaver.extra_dice,
        more_health=leaver.more_health,
        more_energy=leaver.more_energy,
        traits=tuple(trait for trait in leaver.traits if trait != HEROES[newcomer.id].trait),
        corruption=leaver.corruption,
        slots=tuple(held if held is None or not ITEMS[held.id].hero else None for held in leaver.slots),
    )
    hero = replace(
        hero,
        health=max(1, hero.max_health - (leaver.max_health - leaver.health)),
        energy=max(0, hero.max_energy - (leaver.max_energy - leaver.energy)),
    )
    state.party = (*state.party[:number], hero, *state.party[number + 1 :])
    _give_start_items(state, emit, number)
    emit(HeroSwapped(leaver.id, newcomer.id))
    state.before(Learning(number, worth(leaver)))


def _give_start_items(state: FateforgeState, emit: Emit, number: int) -> None:
    """What belongs to the hero alone finds a slot, even when another item must give way."""
    hero = state.party[number]
    for item in HEROES[hero.id].start_items:
        if not any(held is not None and held.id == item for held in hero.slots):
            slot = free_slot(hero, item)
            put(state, emit, number, new_item(item), slot if slot >= 0 else SLOTS - 1)
            hero = state.party[number]
