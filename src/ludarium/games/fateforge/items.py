"""Items found in combat: equipped at once, or put into the shared bag (FF-27.1)."""

from __future__ import annotations

from ludarium.games.fateforge.actions import PASS, Choose
from ludarium.games.fateforge.consequences import new_item
from ludarium.games.fateforge.events import ItemFound
from ludarium.games.fateforge.managing import free_slot, proper_slots, put
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.decisions import Decision, Emit, Script


def equip_found(state: FateforgeState, emit: Emit, number: int, item: str) -> Script[None]:
    """The finder equips it at once, what lies in its place goes into the bag; or it goes into the bag itself."""
    hero = state.party[number]
    args = (("hero", hero.id), ("item", item))
    answer = yield Decision(hero.seat, "found-item", (Choose("equip"), PASS), args)
    if answer == PASS:
        state.remember(bag=(*state.campaign.bag, new_item(item)))
        emit(ItemFound(item, "bag"))
        return
    free = free_slot(hero, item)
    put(state, emit, number, new_item(item), free if free >= 0 else proper_slots(item)[-1])
    emit(ItemFound(item, hero.id))
