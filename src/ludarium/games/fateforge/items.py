"""Items found in combat: equipped at once, or put into the shared bag (FF-27.1)."""

from __future__ import annotations

from ludarium.games.fateforge.actions import PASS, Choose, PickItem
from ludarium.games.fateforge.consequences import new_item
from ludarium.games.fateforge.content import ITEMS
from ludarium.games.fateforge.events import ItemFound
from ludarium.games.fateforge.managing import free_slot, proper_slots, put
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.decisions import Action, Decision, Emit, Script


def equip_found(state: FateforgeState, emit: Emit, number: int, item: str) -> Script[None]:
    """The finder equips it at once, what lies in its place goes into the bag; or it goes into the bag itself."""
    hero = state.party[number]
    args = (("hero", hero.id), ("item", item))
    answer = yield Decision(hero.seat, "found-item", (Choose("equip"), PASS), args)
    if answer == PASS:
        state.remember(bag=(*state.campaign.bag, new_item(item)))
        emit(ItemFound(item, "bag"))
        return
    slot = free_slot(hero, item)
    if slot < 0:
        slot = yield from _give_way(state, number, item)
    put(state, emit, number, new_item(item), slot)
    emit(ItemFound(item, hero.id))


def _give_way(state: FateforgeState, number: int, item: str) -> Script[int]:
    """The slot that is cleared for it: where several would do the player says which item goes into the bag."""
    hero = state.party[number]
    slots = proper_slots(item)
    if len(slots) == 1:
        return slots[0]
    options: list[Action] = []
    places: list[int] = []
    for slot in slots:
        held = hero.slots[slot]
        if held is not None and not ITEMS[held.id].hero and PickItem(held.id) not in options:
            options.append(PickItem(held.id))
            places.append(slot)
    if len(options) == 1:
        return places[0]
    answer = yield Decision(hero.seat, "give-way", tuple(options), (("hero", hero.id), ("item", item)))
    return places[options.index(answer)]
