"""Decks and hands: drawing, flipping, looking ahead. A card that is needed is asked of CHANCE (SK-14.11)."""

from __future__ import annotations

from collections.abc import Iterable

from ludarium.games.skytear.actions import Drawn
from ludarium.games.skytear.content import CARDS
from ludarium.games.skytear.events import Drew, Reshuffled
from ludarium.games.skytear.state import Pile, SkytearState
from ludarium.kernel.decisions import CHANCE, Decision, Emit, Script
from ludarium.kernel.values import without

DRAWN = tuple(Drawn(card.id) for card in CARDS)


def set_pile(state: SkytearState, deck: int, pile: Pile) -> None:
    state.piles = (*state.piles[:deck], pile, *state.piles[deck + 1 :])


def set_hand(state: SkytearState, seat: int, hand: tuple[int, ...]) -> None:
    state.hands = (*state.hands[:seat], tuple(sorted(hand)), *state.hands[seat + 1 :])


def ids(cards: Iterable[int]) -> tuple[str, ...]:
    """Cards by id, as events and views name them."""
    return tuple(CARDS[card].id for card in cards)


def can_draw(state: SkytearState, deck: int) -> bool:
    return bool(len(state.piles[deck]) or state.piles[deck].discard)


def take_top(state: SkytearState, emit: Emit, deck: int, purpose: str) -> Script[tuple[int, int]]:
    """The top card of a deck and the set of seats that had seen it; check `can_draw` first.

    An empty deck is made anew from its discard pile (SK-14.11). CHANCE is asked even for a single card, so that a
    step executed again on another deal asks the same questions.
    """
    pile = state.piles[deck]
    if not len(pile):
        pile = Pile(bag=tuple(sorted(pile.discard)))
        set_pile(state, deck, pile)
        emit(Reshuffled(deck))
    if pile.top:
        yield Decision(CHANCE, f"{purpose}-{deck}", (DRAWN[pile.top[0]],))
        card, seen = pile.top[0], pile.seen[0]
        set_pile(state, deck, Pile(pile.bag, pile.top[1:], pile.seen[1:], pile.discard))
        return card, seen
    kinds = tuple(dict.fromkeys(pile.bag))
    weights = tuple(pile.bag.count(card) for card in kinds)
    answer = yield Decision(CHANCE, f"{purpose}-{deck}", tuple(DRAWN[card] for card in kinds), weights=weights)
    card = DRAWN.index(answer)
    set_pile(state, deck, Pile(without(pile.bag, card), (), (), pile.discard))
    return card, 0


def draw(state: SkytearState, emit: Emit, seat: int) -> Script[None]:
    """One card into the hand; the step that does this ends with it, because the card is secret."""
    card, _ = yield from take_top(state, emit, state.deck_of[seat], "draw")
    set_hand(state, seat, (*state.hands[seat], card))
    emit(Drew(seat, CARDS[card].id))


def discard(state: SkytearState, seat: int, card: int) -> None:
    """Put a card on the seat's discard pile, which is open. The caller emits the event that says where it came from."""
    deck = state.deck_of[seat]
    pile = state.piles[deck]
    set_pile(state, deck, Pile(pile.bag, pile.top, pile.seen, (*pile.discard, card)))
