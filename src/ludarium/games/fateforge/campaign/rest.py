"""Rest scenes (FF-25): time, places, shops, healing, training, side quests; energy and armour at the end."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ludarium.games.fateforge.actions import Buy, BuyTrait, Choose, Manage, Pick, Visit
from ludarium.games.fateforge.agenda import BeforeCombat, BeginScene, Managing, QuestOffer, Rest
from ludarium.games.fateforge.campaign.consequences import gain, refresh_armour, remove_corruption
from ludarium.games.fateforge.campaign.course import offer_quest, unlock
from ludarium.games.fateforge.campaign.managing import (
    buy_trait,
    learn,
    own_first,
    receive,
    skills_to_learn,
    traits_to_buy,
)
from ludarium.games.fateforge.content import COMBATS, ITEMS, PLACES, QUESTS, SCENES, SKILLS, Place, Service
from ludarium.games.fateforge.deeds import gain_energy, heal
from ludarium.games.fateforge.events import Gained, ItemFound, PlaceVisited, QuestGone, QuestTaken, RestEnded
from ludarium.games.fateforge.lots import lot
from ludarium.games.fateforge.memory import true
from ludarium.games.fateforge.notation import has_verb
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.together import agree, players
from ludarium.kernel.decisions import Action, Decision, Emit, Script, Whoever

LEAVE = Choose("leave")
DISCOUNT = "discount"
"""Among what is paid in a rest scene: the discount has been had."""
DECLINED = "declined"
"""After the name of a side quest: what the party was told when it said no."""
RUMOUR = "rumour"
TRAIT = "trait"


# -- what can be done ------------------------------------------------------------------------------------------


def open_places(state: FateforgeState) -> Iterator[Place]:
    """Places that the party knows and that are still there (FF-25.7, FF-25.14)."""
    for place in PLACES.values():
        if place.id not in state.campaign.places_gone and true(state, place.open_if):
            yield place


def is_open(state: FateforgeState, place: Place) -> bool:
    """Whether its services can be had now: it is paid for, or it is a shop and there is time to buy (FF-25.2)."""
    return place.id in state.paid or (place.kind == "shop" and place.time <= state.time)


def options_of(state: FateforgeState, seat: int) -> list[Action]:
    """What a player can do in a rest scene."""
    found: list[Action] = []
    for place in open_places(state):
        if place.kind == "visit" and place.id not in state.paid and place.time <= state.time:
            found.append(Visit(place.id))
        elif is_open(state, place):
            for service in place.services:
                found += [Buy(place.id, what) for what in _offers(state, seat, place, service)]
    found += [Visit(quest) for quest, _ in state.campaign.quests if QUESTS[quest].time <= state.time]
    return found


def _offers(state: FateforgeState, seat: int, place: Place, service: Service) -> Iterator[str]:
    """What a service offers to a player, as `Buy` names it, if the party can pay for it."""
    gold = state.campaign.gold + (1 if _discount(state) else 0)
    figures = service.figures
    match service.kind:
        case "heal" if "each" not in figures:
            yield from _healing(state, place, gold)
        case "food" if figures["gold"] <= gold:
            yield "food"
        case "train":
            # The purse belongs to all (FF-23.3): whoever likes pays for any hero's lessons.
            for number in own_first(state, seat):
                for skill in skills_to_learn(state, number, figures["level"]):
                    if SKILLS[skill].cost <= gold + state.campaign.skill_gold:
                        yield f"skill {skill}"
        case "sell":
            yield from (f"item {item}" for item in items_on_sale(state, service) if ITEMS[item].cost <= gold)
        case "trait" if f"{place.id} {TRAIT}" not in state.paid:
            for number in own_first(state, seat):
                for action in traits_to_buy(state, number, figures["points"]):
                    assert isinstance(action, BuyTrait)
                    yield f"trait {action.hero} {action.trait}"
        case "remove_corruption" if figures["gold"] <= gold:
            if not (figures.get("per_act") and _act(state) in state.campaign.graced):
                yield from (f"corruption {hero.id} {card}" for hero in state.party for card in hero.corruption)
        case "rumour" if f"{place.id} {RUMOUR}" not in state.paid and _rumours(state):
            yield RUMOUR


def _healing(state: FateforgeState, place: Place, gold: int) -> Iterator[str]:
    for hero in state.party:
        for health in (1, 2):
            if hero.max_health - hero.health >= health and _gold_to_heal(state, place, health) <= gold:
                yield f"heal {hero.id} {health}"


def items_on_sale(state: FateforgeState, service: Service) -> Iterator[str]:
    """Items of the service's slots and price. A card that is not used up is there once only."""
    owned = {held.id for hero in state.party for held in hero.slots if held is not None}
    owned |= {held.id for held in state.campaign.bag}
    for item in ITEMS.values():
        here = item.slot in service.slots and 0 < item.cost <= service.figures["cost"] and not item.hero
        if here and (item.id not in owned or item.use in ("consumable", "charged")):
            yield item.id


def _act(state: FateforgeState) -> int:
    return SCENES[state.scene].act if state.scene else 0


def _rumours(state: FateforgeState) -> list[str]:
    """Side quests that a rumour can bring: not done, not on offer, of no later act."""
    if not state.scene:
        return []
    offered = {quest for quest, _ in state.campaign.quests}
    return [
        quest.id
        for quest in QUESTS.values()
        if quest.id not in offered
        and quest.id not in state.campaign.quests_done
        and SCENES[quest.appears].act <= _act(state)
    ]


def _points(state: FateforgeState, place: Place) -> int:
    """Health paid for (or free) at that place and not yet given to a hero (FF-25.4)."""
    return state.paid.count(f"{place.id} point")


def _gold_to_heal(state: FateforgeState, place: Place, health: int) -> int:
    service = next(each for each in place.services if each.kind == "heal")
    missing = max(0, health - _points(state, place))
    return -(-missing // service.figures["health"]) * service.figures["gold"]


def _discount(state: FateforgeState) -> bool:
    """Old Name: the first purchase of a rest scene is 1 gold cheaper."""
    if DISCOUNT in state.paid:
        return False
    return any(has_verb(SKILLS[skill].fx, "discount") for hero in state.party for skill in hero.prepared)


# -- the scene -------------------------------------------------------------------------------------------------


def rest(state: FateforgeState, item: Rest, emit: Emit) -> Script[None]:
    """Anybody may do something; the party goes on when all want to."""
    seats = [seat for seat in players(state) if seat not in item.ready]
    if not seats:
        end_rest(state, item, emit)
        return
    args = (("scene", item.scene), ("time", state.time), ("gold", state.campaign.gold))
    questions = tuple(Decision(seat, "rest", (*options_of(state, seat), Manage(), LEAVE), args) for seat in seats)
    if len(questions) == 1:
        seat, answer = seats[0], (yield questions[0])
    else:
        seat, answer = yield Whoever(questions)
    match answer:
        case Visit():
            if answer.place in QUESTS:
                state.before(QuestOffer(answer.place))
            else:
                visit(state, emit, PLACES[answer.place])
        case Buy():
            yield from _buy(state, emit, seat, PLACES[answer.place], answer.what)
        case Manage():
            state.before(Managing(seat))
        case _:
            state.next_step(replace(item, ready=(*item.ready, seat)))


def visit(state: FateforgeState, emit: Emit, place: Place) -> None:
    """The time is paid once in a rest scene; what is free comes with it."""
    state.time -= place.time
    state.paid = (*state.paid, place.id)
    emit(PlaceVisited(place.id, place.time))
    for service in place.services:
        if service.kind == "heal":
            state.paid += (f"{place.id} point",) * service.figures.get("free", 0)
            for number in range(len(state.party)):
                heal(state, emit, number, service.figures.get("each", 0))


def _buy(state: FateforgeState, emit: Emit, seat: int, place: Place, what: str) -> Script[None]:
    """One purchase. The first one in a shop costs its time (FF-25.2)."""
    if place.id not in state.paid:
        visit(state, emit, place)
    kind, *names = what.split()
    service = next(each for each in place.services if each.kind == _SERVICE_OF[kind])
    match kind:
        case "heal":
            _heal(state, emit, place, state.hero_number(names[0]), int(names[1]))
        case "food":
            _pay(state, emit, service.figures["gold"])
            gain(state, emit, "food", service.figures["food"])
        case "skill":
            _pay(state, emit, SKILLS[names[0]].cost, for_skill=True)
            learn(state, emit, state.hero_number(SKILLS[names[0]].hero), names[0])
        case "item":
            _pay(state, emit, ITEMS[names[0]].cost)
            emit(ItemFound(names[0], receive(state, emit, seat, names[0])))
        case "trait":
            state.paid += (f"{place.id} {TRAIT}",)
            buy_trait(state, emit, names[0], names[1], service.figures["points"])
        case "corruption":
            _pay(state, emit, service.figures["gold"])
            remove_corruption(state, emit, state.hero_number(names[0]), names[1])
            if service.figures.get("per_act"):
                state.remember(graced=(*state.campaign.graced, _act(state)))
        case _:
            state.paid += (f"{place.id} {RUMOUR}",)
            quest = yield from lot("rumour", _rumours(state))
            offer_quest(state, emit, quest)


_SERVICE_OF = {
    "heal": "heal",
    "food": "food",
    "skill": "train",
    "item": "sell",
    "trait": "trait",
    "corruption": "remove_corruption",
    "rumour": "rumour",
}
"""For each word of a purchase the service that sells it."""


def _pay(state: FateforgeState, emit: Emit, gold: int, for_skill: bool = False) -> None:
    """Gold for skills goes first where it may (it buys nothing else)."""
    if gold and _discount(state):
        state.paid += (DISCOUNT,)
        gold -= 1
    if for_skill:
        special = min(gold, state.campaign.skill_gold)
        gain(state, emit, "skill_gold", -special)
        gold -= special
    assert state.campaign.gold >= gold, "only what can be paid is offered"
    gain(state, emit, "gold", -gold)


def _heal(state: FateforgeState, emit: Emit, place: Place, number: int, health: int) -> None:
    """2 health for 1 gold; what one hero does not take is there for another (FF-25.4)."""
    gold = _gold_to_heal(state, place, health)
    service = next(each for each in place.services if each.kind == "heal")
    bought = gold // service.figures["gold"] * service.figures["health"]
    points = _points(state, place) + bought - health
    _pay(state, emit, gold)
    word = f"{place.id} point"
    state.paid = (*(each for each in state.paid if each != word), *(word,) * points)
    heal(state, emit, number, health)


def quest_offer(state: FateforgeState, item: QuestOffer, emit: Emit) -> Script[None]:
    """The party listens for nothing; taking the quest costs its time (FF-25.15)."""
    options = (Pick("choice", "accept"), Pick("choice", "decline"))
    answer = yield from agree(state, "quest", options, (("quest", item.quest),))
    said_no = f"{item.quest} {DECLINED}"
    state.paid = tuple(each for each in state.paid if each != said_no)
    if answer != options[0]:
        state.paid = (*state.paid, said_no)
        state.next_step()
        return
    quest = QUESTS[item.quest]
    state.time -= quest.time
    emit(Gained("time", -quest.time))
    state.remember(quests=tuple(pair for pair in state.campaign.quests if pair[0] != item.quest))
    emit(QuestTaken(item.quest))
    unlock(state, emit, COMBATS[quest.combat].unlock)
    state.next_step(BeforeCombat(quest.combat, item.quest))


def end_rest(state: FateforgeState, item: Rest, emit: Emit) -> None:
    """Time left is lost, energy and armour return, health does not; quests do not wait for ever (FF-25.1, FF-25.6)."""
    emit(RestEnded(state.time))
    state.time, state.paid = 0, ()
    for number, hero in enumerate(state.party):
        gain_energy(state, emit, number, hero.max_energy)
    refresh_armour(state)
    waiting = []
    for quest, rests in state.campaign.quests:
        if rests > 1:
            waiting.append((quest, rests - 1))
        else:
            emit(QuestGone(quest))
    state.remember(quests=tuple(waiting))
    state.next_step(*((BeginScene(SCENES[item.scene].goto),) if item.scene else ()))
