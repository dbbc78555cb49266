"""What a seat cannot know, dealt anew: a full world that looks the same to it (TK-19)."""

from __future__ import annotations

from ludarium.games.tash_kalar.actions import HandOver
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.chance import Chance, Dealer
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.values import Deck

Answers = tuple[tuple[Seat, Action], ...]
Hands = tuple[tuple[int, ...], ...]


def redealt(state: TashKalarState, viewer: int, chance: Chance, answers: Answers = ()) -> TashKalarState:
    """The state with everything that `viewer` cannot know dealt at random among the places it can be in.

    `answers` are those given since: legends that came with control in the middle of an effect are known (TK-15.7).
    """
    world = state.__copy__()
    known = state.knows[viewer]
    if viewer == state.partner(state.active) and any(isinstance(action, HandOver) for _, action in answers):
        known |= sum(1 << card for card in state.legends[state.active])
    dealer = Dealer(chance)
    swaps: dict[int, int] = {}
    for seat in range(state.seats):
        if seat != viewer:
            swaps |= _swaps(state.beings[seat], state.decks[seat], known, dealer)
    legends = tuple(card for seat, hand in enumerate(state.legends) if seat != viewer for card in hand)
    swaps |= _swaps(legends, state.legend_deck, known, dealer)
    flares = tuple(card for seat, hand in enumerate(state.flares) if seat != viewer for card in hand)
    swaps |= _swaps(flares, state.flare_deck, known, dealer)
    world.beings = _swapped_hands(state.beings, swaps)
    world.legends = _swapped_hands(state.legends, swaps)
    world.flares = _swapped_hands(state.flares, swaps)
    world.decks = tuple(_swapped_deck(deck, swaps) for deck in state.decks)
    world.legend_deck = _swapped_deck(state.legend_deck, swaps)
    world.flare_deck = _swapped_deck(state.flare_deck, swaps)
    # What other seats know belongs to the place, not to the card that we put there.
    world.knows = tuple(mask if seat == viewer else _swapped_set(mask, swaps) for seat, mask in enumerate(state.knows))
    return world


def _swaps(hand: tuple[int, ...], deck: Deck, known: int, dealer: Dealer) -> dict[int, int]:
    """Which unseen card takes the place of which: a random order of the cards in unseen places."""
    pool = [card for card in (*hand, *deck.bag, *deck.bottom) if not known >> card & 1]
    # Sorted, so that which card lay where does not shine through: the same view gives the same deal (REL-60).
    return dict(zip(pool, dealer.shuffled(sorted(pool)), strict=True))


def _swapped_hands(hands: Hands, swaps: dict[int, int]) -> Hands:
    return tuple(tuple(sorted(swaps.get(card, card) for card in hand)) for hand in hands)


def _swapped_deck(deck: Deck, swaps: dict[int, int]) -> Deck:
    return Deck(
        tuple(sorted(swaps.get(card, card) for card in deck.bag)),
        deck.top,
        tuple(swaps.get(card, card) for card in deck.bottom),
    )


def _swapped_set(mask: int, swaps: dict[int, int]) -> int:
    swapped = 0
    for card in range(mask.bit_length()):
        if mask >> card & 1 and (other := swaps.get(card, card)) >= 0:  # a card may be left unknown
            swapped |= 1 << other
    return swapped
