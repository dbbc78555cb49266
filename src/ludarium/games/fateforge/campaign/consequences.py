"""What a choice of the story, a side quest or a reward does to the party: the closed vocabulary of the story."""

from __future__ import annotations

from msgspec.structs import replace

from ludarium.games.fateforge.actions import PickHero
from ludarium.games.fateforge.agenda import Happening, Rewarding
from ludarium.games.fateforge.content import ITEMS, REPUTATION, REPUTATION_LEAST, REPUTATION_MOST, Fx
from ludarium.games.fateforge.deeds import gain_energy, heal, lose_energy, lose_health
from ludarium.games.fateforge.events import (
    CorruptionRemoved,
    Gained,
    HeroGained,
    ItemFound,
    ItemLost,
    Remembered,
    ReputationChanged,
)
from ludarium.games.fateforge.state import FateforgeState, Held
from ludarium.games.fateforge.together import agree
from ludarium.kernel.decisions import Emit, Script

PURSES = {"gold": "gold", "food": "food", "trait_points": "trait-points", "skill_gold": "skill-gold"}
"""What the party holds together, with the word of events."""


def happening(state: FateforgeState, item: Happening, emit: Emit) -> Script[None]:
    """One effect after the other; each that asks is a step of its own."""
    for number, fx in enumerate(item.fx):
        rest = replace(item, fx=item.fx[number:])
        if fx.verb == "victory_reward":
            state.next_step(Rewarding(), replace(item, fx=item.fx[number + 1 :]))
            return
        if fx.says("one", "hero") and item.one < 0:
            if number:
                state.next_step(rest)
                return
            options = tuple(PickHero(hero.id) for hero in state.party)
            answer = yield from agree(state, "reward-hero", options, (("effect", fx.verb),))
            assert isinstance(answer, PickHero)
            state.next_step(replace(rest, one=state.hero_number(answer.hero)))
            return
        happen(state, emit, fx, _whom(state, fx, item.heroes, item.one))
    state.next_step()


def _whom(state: FateforgeState, fx: Fx, testers: tuple[int, ...], one: int) -> tuple[int, ...]:
    """The heroes that an effect is about: the testers, one hero, or each."""
    if fx.says("tester"):
        return testers
    if fx.says("one", "hero"):
        return (one,)
    return tuple(range(len(state.party)))


def happen(state: FateforgeState, emit: Emit, fx: Fx, heroes: tuple[int, ...] = ()) -> None:
    """One effect; `heroes` are those whom it is about, if it is about heroes."""
    campaign = state.campaign
    match fx.verb:
        case "gold" | "food" | "trait_points" | "skill_gold":
            gain(state, emit, fx.verb, fx.amount)
        case "lose_gold":
            gain(state, emit, "gold", -fx.amount)
        case "flag":
            if fx.words[0] not in campaign.flags:
                state.remember(flags=(*campaign.flags, fx.words[0]))
                emit(Remembered(fx.words[0]))
        case "item":
            state.remember(bag=(*campaign.bag, new_item(fx.words[0])))
            emit(ItemFound(fx.words[0], "bag"))
        case "lose_item":
            lose_item(state, emit, fx.words[0])
        case "ally":
            if fx.words[0] not in campaign.allies:
                state.remember(allies=(*campaign.allies, fx.words[0]))
                emit(Remembered(fx.words[0]))
        case "reputation":
            change_reputation(state, emit, fx.words[0], fx.amount)
        case "refresh_armour":
            refresh_armour(state)
        case "add_die":
            for number in heroes:
                hero = state.party[number]
                state.set_hero(number, extra_dice=(*hero.extra_dice, fx.words[0]))
                emit(HeroGained(hero.id, f"die-{fx.words[0]}", 1))
        case _:
            for number in heroes:
                _befall(state, emit, fx, number)


def _befall(state: FateforgeState, emit: Emit, fx: Fx, number: int) -> None:
    hero = state.party[number]
    match fx.verb:
        case "heal":
            heal(state, emit, number, fx.amount)
        case "energy":
            gain_energy(state, emit, number, fx.amount)
        case "lose_health":
            lose_health(state, emit, number, fx.amount)
        case "lose_energy":
            lose_energy(state, emit, number, fx.amount)
        case "max_health":
            # The new marker comes into the available pool.
            state.set_hero(number, more_health=hero.more_health + fx.amount)
            heal(state, emit, number, fx.amount)
        case "max_energy":
            state.set_hero(number, more_energy=hero.more_energy + fx.amount)
            gain_energy(state, emit, number, fx.amount)
        case "remove_corruption":
            for card in hero.corruption[: fx.amount]:
                remove_corruption(state, emit, number, card)
        case _:
            raise AssertionError(f"{fx.verb} is no effect of the story")


def gain(state: FateforgeState, emit: Emit, purse: str, amount: int) -> None:
    """Gold, food, trait points or gold for skills; of a loss no more than is there."""
    held: int = getattr(state.campaign, purse)
    amount = max(amount, -held)
    if amount:
        state.remember(**{purse: held + amount})
        emit(Gained(PURSES[purse], amount))


def change_reputation(state: FateforgeState, emit: Emit, faction: str, amount: int) -> None:
    """Within -3 and +5 (FF-24.7)."""
    at = REPUTATION.index(faction)
    before = state.campaign.reputation
    now = max(REPUTATION_LEAST, min(REPUTATION_MOST, before[at] + amount))
    if now != before[at]:
        state.remember(reputation=(*before[:at], now, *before[at + 1 :]))
        emit(ReputationChanged(faction, now))


def new_item(item: str) -> Held:
    """An item as it comes out of the box: full armour, full charges."""
    return Held(item, ITEMS[item].armour, ITEMS[item].charges)


def lose_item(state: FateforgeState, emit: Emit, item: str) -> None:
    """Out of the bag, or out of the slot of whoever has it."""
    for at, held in enumerate(state.campaign.bag):
        if held.id == item:
            state.remember(bag=(*state.campaign.bag[:at], *state.campaign.bag[at + 1 :]))
            emit(ItemLost(item))
            return
    for number, hero in enumerate(state.party):
        for at, slot in enumerate(hero.slots):
            if slot is not None and slot.id == item:
                state.set_hero(number, slots=(*hero.slots[:at], None, *hero.slots[at + 1 :]))
                emit(ItemLost(item))
                return


def remove_corruption(state: FateforgeState, emit: Emit, number: int, card: str) -> None:
    """A Corruption card leaves its hero for the graveyard (FF-21.8)."""
    hero = state.party[number]
    at = hero.corruption.index(card)
    state.set_hero(number, corruption=(*hero.corruption[:at], *hero.corruption[at + 1 :]))
    state.remember(corruption_gone=(*state.campaign.corruption_gone, card))
    emit(CorruptionRemoved(hero.id, card))


def refresh_armour(state: FateforgeState) -> None:
    """All armour markers return (FF-8.12)."""
    for number, hero in enumerate(state.party):
        slots = tuple(held and replace(held, armour=ITEMS[held.id].armour) for held in hero.slots)
        state.set_hero(number, slots=slots)
    state.remember(bag=tuple(replace(held, armour=ITEMS[held.id].armour) for held in state.campaign.bag))
