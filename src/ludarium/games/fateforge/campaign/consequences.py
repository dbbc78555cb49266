"""What a choice of the story, a side quest or a reward does to the party: the closed vocabulary of the story."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ludarium.games.fateforge.actions import PickHero
from ludarium.games.fateforge.agenda import Happening, Rewarding
from ludarium.games.fateforge.content import (
    ITEMS,
    REGARD_LEAST,
    REGARD_MOST,
    REPUTATION,
    REPUTATION_LEAST,
    REPUTATION_MOST,
    Fx,
)
from ludarium.games.fateforge.deeds import gain_energy, heal
from ludarium.games.fateforge.events import (
    CorruptionRemoved,
    Gained,
    HeroGained,
    ItemFound,
    ItemLost,
    RegardChanged,
    Remembered,
    ReputationChanged,
)
from ludarium.games.fateforge.state import FateforgeState, Held
from ludarium.games.fateforge.together import agree
from ludarium.games.fateforge.verbs import VERBS, Story, Verb, World, Wrong, verb
from ludarium.kernel.decisions import Emit, Message, Script

PURSES = {"gold": "gold", "food": "food", "trait_points": "trait-points", "skill_gold": "skill-gold"}
"""What the party holds together, with the word of events."""


def happening(state: FateforgeState, item: Happening, emit: Emit) -> Script[None]:
    """One effect after the other; each that asks is a step of its own."""
    for number, fx in enumerate(item.fx):
        rest = replace(item, fx=item.fx[number:])
        first = VERBS[fx.verb].first
        if first is not None:
            state.next_step(first(), replace(item, fx=item.fx[number + 1 :]))
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
    """One effect; `heroes` are the ones it applies to, if it applies to heroes."""
    VERBS[fx.verb].happen(state, emit, fx, heroes)


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
    now = _within(before[at] + amount)
    if now != before[at]:
        state.remember(reputation=(*before[:at], now, *before[at + 1 :]))
        emit(ReputationChanged(faction, now))


def change_regard(state: FateforgeState, emit: Emit, character: str, amount: int) -> None:
    """Within the campaign's limits; a character is named once it thinks anything of the party."""
    regard = dict(state.campaign.regard)
    before = regard.get(character, 0)
    now = max(REGARD_LEAST, min(REGARD_MOST, before + amount))
    if now != before:
        state.remember(regard=tuple((regard | {character: now}).items()))
        emit(RegardChanged(character, now))


def _within(reputation: int) -> int:
    return max(REPUTATION_LEAST, min(REPUTATION_MOST, reputation))


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


# -- verbs of the story ----------------------------------------------------------------------------------------


class OfParty(Verb):
    of_party = True


@verb("gold", "food", "trait_points", "skill_gold")
class Purse(OfParty):
    """A gain of what the party holds together; food may be lost by it, too."""

    def happen(self, state: FateforgeState, emit: Emit, fx: Fx, heroes: tuple[int, ...]) -> None:
        gain(state, emit, fx.verb, fx.amount)

    def price(self, fx: Fx) -> tuple[int, int]:
        return 0, max(0, -fx.amount) if fx.verb == "food" else 0

    def words(self, fx: Fx) -> Message:
        is_loss = fx.verb == "food" and fx.amount < 0
        return super().words(replace(fx, verb="lose_food") if is_loss else fx)


@verb("lose_gold")
class LoseGold(OfParty):
    def happen(self, state: FateforgeState, emit: Emit, fx: Fx, heroes: tuple[int, ...]) -> None:
        gain(state, emit, "gold", -fx.amount)

    def suffer(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        lost = min(fx.amount, state.campaign.gold)
        state.remember(gold=state.campaign.gold - lost)
        emit(Gained("gold", -lost))
        yield from ()

    def price(self, fx: Fx) -> tuple[int, int]:
        return fx.amount, 0

    def mistakes(self, fx: Fx, world: World) -> Iterator[Wrong]:
        if fx.amount < 0:
            yield fx.verb, f"'{fx.verb} {fx.amount}' would be a gain; write 'gold {-fx.amount}'"


class Remembering(OfParty):
    """What conditions of the story can ask for afterwards."""

    def told(self, fx: Fx, story: Story) -> Story:
        facts, standing = story
        return facts | {f"{fx.verb} {fx.words[0]}"}, standing


@verb("flag")
class Flag(Remembering):
    names = "flag"

    def happen(self, state: FateforgeState, emit: Emit, fx: Fx, heroes: tuple[int, ...]) -> None:
        if fx.words[0] not in state.campaign.flags:
            state.remember(flags=(*state.campaign.flags, fx.words[0]))
            emit(Remembered(fx.words[0]))

    def words(self, fx: Fx) -> Message:
        """Each flag has words of its own; most are never told."""
        return Message(f"ff-fx-flag-{fx.words[0]}")


@verb("ally")
class GainAlly(Remembering):
    names = "ally"

    def happen(self, state: FateforgeState, emit: Emit, fx: Fx, heroes: tuple[int, ...]) -> None:
        if fx.words[0] not in state.campaign.allies:
            state.remember(allies=(*state.campaign.allies, fx.words[0]))
            emit(Remembered(fx.words[0]))


@verb("item")
class GainItem(Remembering):
    names = "item"

    def happen(self, state: FateforgeState, emit: Emit, fx: Fx, heroes: tuple[int, ...]) -> None:
        state.remember(bag=(*state.campaign.bag, new_item(fx.words[0])))
        emit(ItemFound(fx.words[0], "bag"))


@verb("lose_item")
class LoseItem(OfParty):
    names = "item"

    def happen(self, state: FateforgeState, emit: Emit, fx: Fx, heroes: tuple[int, ...]) -> None:
        lose_item(state, emit, fx.words[0])

    def told(self, fx: Fx, story: Story) -> Story:
        facts, standing = story
        return facts - {f"item {fx.words[0]}"}, standing


@verb("reputation")
class Reputation(OfParty):
    names = "reputation"

    def happen(self, state: FateforgeState, emit: Emit, fx: Fx, heroes: tuple[int, ...]) -> None:
        change_reputation(state, emit, fx.words[0], fx.amount)

    def words(self, fx: Fx) -> Message:
        said = super().words(fx)
        change = f"{fx.amount:+d}".replace("-", "\u2212")
        return Message(said.key, {**said.args, "change": change})

    def mistakes(self, fx: Fx, world: World) -> Iterator[Wrong]:
        yield from super().mistakes(fx, world)
        if fx.words and fx.words[0] not in REPUTATION:
            factions = ", ".join(REPUTATION)
            yield fx.words[0], f"there is no reputation with '{fx.words[0]}'; the factions are {factions}"

    def told(self, fx: Fx, story: Story) -> Story:
        facts, standing = story
        at = REPUTATION.index(fx.words[0])
        return facts, (*standing[:at], _within(standing[at] + fx.amount), *standing[at + 1 :])


@verb("regard")
class Regard(OfParty):
    """How a character thinks of the party. Nobody says so: it shows in what they do."""

    names = "character"

    def happen(self, state: FateforgeState, emit: Emit, fx: Fx, heroes: tuple[int, ...]) -> None:
        change_regard(state, emit, fx.words[0], fx.amount)

    def words(self, fx: Fx) -> Message:
        return Message("ff-fx-regard" if fx.amount > 0 else "ff-fx-regard-less", {"character": fx.words[0]})

    def told(self, fx: Fx, story: Story) -> Story:
        facts, standing = story
        return facts | {f"{fx.verb} {fx.words[0]}"}, standing


@verb("refresh_armour")
class RefreshArmour(OfParty):
    def happen(self, state: FateforgeState, emit: Emit, fx: Fx, heroes: tuple[int, ...]) -> None:
        refresh_armour(state)


@verb("victory_reward")
class VictoryReward(Verb):
    """One of the rewards for victory points, chosen by the party."""

    first = Rewarding


@verb("add_die")
class AddDie(Verb):
    names = "die"

    def befall(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> None:
        hero = state.party[number]
        state.set_hero(number, extra_dice=(*hero.extra_dice, fx.words[0]))
        emit(HeroGained(hero.id, f"die-{fx.words[0]}", 1))


@verb("max_health")
class MaxHealth(Verb):
    """One marker more, which comes into the available pool; cards that are kept take one away (FF-21.4)."""

    def befall(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> None:
        state.set_hero(number, more_health=state.party[number].more_health + fx.amount)
        heal(state, emit, number, fx.amount)


@verb("max_energy")
class MaxEnergy(Verb):
    def befall(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> None:
        state.set_hero(number, more_energy=state.party[number].more_energy + fx.amount)
        gain_energy(state, emit, number, fx.amount)


@verb("remove_corruption")
class RemoveCorruption(Verb):
    def befall(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> None:
        for card in state.party[number].corruption[: fx.amount]:
            remove_corruption(state, emit, number, card)
