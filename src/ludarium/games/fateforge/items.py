"""Items found in combat: equipped at once, or put into the shared bag (FF-27.1)."""

from __future__ import annotations

from ludarium.games.fateforge.actions import PASS, Choose, PickItem
from ludarium.games.fateforge.consequences import new_item
from ludarium.games.fateforge.content import ITEMS
from ludarium.games.fateforge.events import ItemFound
from ludarium.games.fateforge.managing import free_slot, proper_slots, put
from ludarium.games.fateforge.state import FateforgeState, copy_mark
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
    # It is new, even where one of its kind that was used had to give way.
    mark, fighter = copy_mark(item, slot), state.fighters[number]
    state.set_fighter(
        number,
        used=tuple(each for each in fighter.used if each != mark),
        spent=tuple(each for each in fighter.spent if each != mark),
    )
    emit(ItemFound(item, hero.id))


def _give_way(state: FateforgeState, number: int, item: str) -> Script[int]:
    """The slot that is cleared for it: where several would do the player says which item goes into the bag."""
    hero = state.party[number]
    slots = proper_slots(item)
    if len(slots) == 1:
        return slots[0]
    places: dict[Action, int] = {}
    # Of two of a kind the one goes that is used already, or the emptier one.
    for slot in sorted(slots, key=lambda slot: _is_ready(state, number, slot)):
        held = hero.slots[slot]
        if held is not None and not ITEMS[held.id].hero:
            places.setdefault(PickItem(held.id), slot)
    options = sorted(places, key=lambda option: places[option])
    if len(options) == 1:
        return places[options[0]]
    answer = yield Decision(hero.seat, "give-way", tuple(options), (("hero", hero.id), ("item", item)))
    return places[answer]


def _is_ready(state: FateforgeState, number: int, slot: int) -> tuple[bool, int]:
    """Whether what lies there can still be used in this round, and how often."""
    held = state.party[number].slots[slot]
    return (held is not None and slot in state.ready_copies(number, held.id), held.charges if held is not None else 0)
