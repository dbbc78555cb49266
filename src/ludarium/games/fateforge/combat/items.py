"""Items found in combat: equipped at once, or put into the shared bag (FF-27.1)."""

from __future__ import annotations

from ludarium.games.fateforge.actions import PASS, Choose
from ludarium.games.fateforge.campaign.consequences import new_item
from ludarium.games.fateforge.campaign.managing import free_slot, put
from ludarium.games.fateforge.events import ItemFound
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.decisions import Action, Decision, Emit, Script


def equip_found(state: FateforgeState, emit: Emit, number: int, item: str) -> Script[None]:
    """The finder may equip it at once where a slot is free for it; else it goes into the bag (FF-8.4).

    Nothing gives way: items are not moved in a combat (FF-8.1).
    """
    hero = state.party[number]
    slot = free_slot(hero, item)
    answer: Action = PASS
    if slot >= 0:
        args = (("hero", hero.id), ("item", item))
        answer = yield Decision(hero.seat, "found-item", (Choose("equip"), PASS), args)
    if answer == PASS:
        state.remember(bag=(*state.campaign.bag, new_item(item)))
        emit(ItemFound(item, "bag"))
        return
    put(state, emit, number, new_item(item), slot)
    emit(ItemFound(item, hero.id))
