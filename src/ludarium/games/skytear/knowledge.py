"""What a seat cannot know, dealt anew: a full world that looks the same to it (SK-27)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from ludarium.games.skytear.actions import Drawn
from ludarium.games.skytear.content import CARD_NUMBERS
from ludarium.games.skytear.foresight import Looking, Sorting
from ludarium.games.skytear.outsiders import RunOutsider
from ludarium.games.skytear.state import Agendum, Pile, SkytearState
from ludarium.kernel.chance import Chance, Dealer
from ludarium.kernel.decisions import CHANCE, Action


def redealt(state: SkytearState, viewer: int, chance: Chance, answers: tuple[tuple[int, Action], ...]) -> SkytearState:
    """The state with all hidden cards that `viewer` does not know dealt at random among the places they can be in.

    Cards that have been flipped openly since this checkpoint (`answers` of CHANCE) must lie where they were flipped
    from, or the step could not be executed again.
    """
    world = state.__copy__()
    flipped = [CARD_NUMBERS[action.card] for seat, action in answers if seat == CHANCE and isinstance(action, Drawn)]
    dealer = Dealer(chance)
    for deck in range(len(state.piles)):
        pins = flipped if flipped and deck == _flipping_deck(state) else []
        _redeal(world, deck, viewer, dealer, pins)
    return world


def cards_of_deck(state: SkytearState, deck: int) -> tuple[int, ...]:
    """All cards of a deck at a checkpoint, wherever they are: in the piles, in hands, on or under heroes, looked at."""
    pile = state.piles[deck]
    seats = [seat for seat in range(state.seats) if state.deck_of[seat] == deck]
    found = pile.bag + pile.top + pile.discard
    for seat in seats:
        found += state.hands[seat]
    for hero in state.heroes:
        if state.controller(hero) in seats:
            found += hero.cards + hero.leads
    for item in state.agenda:
        if isinstance(item, Looking | Sorting) and item.seat in seats:
            found += _looked(item)
    return found


def _flipping_deck(state: SkytearState) -> int:
    """The deck that cards are flipped from in the step that begins here."""
    item = state.agenda[-1]
    if isinstance(item, RunOutsider):
        return state.deck_of[item.seat]
    return state.deck_of[state.stack[-1].seat] if state.stack else -1


def unseen_cards(state: SkytearState, deck: int, viewer: int | None) -> list[int]:
    """The cards of a deck that `viewer` cannot place: they are in the deck, in others' hands or under heroes."""
    pile = state.piles[deck]
    places = _hidden(state, deck, viewer)
    found = [card for seat in places.seats for card in state.hands[seat]]
    found += [pile.top[at] for at in places.tops]
    found += [state.heroes[number].leads[place] for number, place in places.leads]
    found += [_looked(state.agenda[at])[place] for at, place in places.looked]
    return [*found, *pile.bag]


class _Hidden(NamedTuple):
    """Where cards of a deck lie that a viewer does not know, besides the bag."""

    seats: list[int]
    tops: list[int]
    leads: list[tuple[int, int]]
    looked: list[tuple[int, int]]


def _hidden(state: SkytearState, deck: int, viewer: int | None) -> _Hidden:
    bit = 0 if viewer is None else 1 << viewer
    seats = [seat for seat in range(state.seats) if state.deck_of[seat] == deck and seat != viewer]
    tops = [at for at, seen in enumerate(state.piles[deck].seen) if not seen & bit]
    leads = [
        (number, place)
        for number, hero in enumerate(state.heroes)
        for place in range(len(hero.leads))
        if state.deck_of[state.controller(hero)] == deck
        and not hero.lead_seen[place] & bit
        and (number, place) not in state.revealed
    ]
    looked = [
        (at, place)
        for at, item in enumerate(state.agenda)
        if isinstance(item, Looking | Sorting) and item.seat in seats
        for place in range(len(_looked(item)))
    ]
    return _Hidden(seats, tops, leads, looked)


def _redeal(world: SkytearState, deck: int, viewer: int, dealer: Dealer, pins: list[int]) -> None:
    pile = world.piles[deck]
    seats, hidden_tops, leads, looked = _hidden(world, deck, viewer)
    unseen = unseen_cards(world, deck, viewer)
    # What was flipped in this step came from the top, then from the bag.
    for card in pins[len(pile.top) :][: len(pile.bag)]:
        unseen.remove(card)
    pinned_tops = {at: card for at, card in enumerate(pins[: len(pile.top)]) if at in hidden_tops}
    for card in pinned_tops.values():
        unseen.remove(card)
    deal = iter(dealer.shuffled(sorted(unseen)))
    for seat in seats:
        hand = tuple(sorted(next(deal) for _ in world.hands[seat]))
        world.hands = (*world.hands[:seat], hand, *world.hands[seat + 1 :])
    top = tuple(
        card if at not in hidden_tops else pinned_tops[at] if at in pinned_tops else next(deal)
        for at, card in enumerate(pile.top)
    )
    for number, place in leads:
        under = list(world.heroes[number].leads)
        under[place] = next(deal)
        world.change(number, leads=tuple(under))
    for at, place in looked:
        world.agenda = (
            *world.agenda[:at],
            _with_looked(world.agenda[at], place, next(deal)),
            *world.agenda[at + 1 :],
        )
    bag = tuple(sorted((*deal, *pins[len(pile.top) :][: len(pile.bag)])))
    world.piles = (
        *world.piles[:deck],
        Pile(bag, top, pile.seen, pile.discard),
        *world.piles[deck + 1 :],
    )


def _looked(item: Agendum) -> tuple[int, ...]:
    return item.seen if isinstance(item, Looking) else item.cards if isinstance(item, Sorting) else ()


def _with_looked(item: Agendum, place: int, card: int) -> Agendum:
    cards = _looked(item)
    changed = (*cards[:place], card, *cards[place + 1 :])
    return replace(item, **({"seen": changed} if isinstance(item, Looking) else {"cards": changed}))
