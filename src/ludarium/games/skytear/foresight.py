"""Predict X (SK-11.12): looking at the top cards of the deck. Its steps are secret, so they wait on the agenda."""

from __future__ import annotations

from msgspec.structs import replace

from ludarium.games.skytear.actions import PASS, PickCard
from ludarium.games.skytear.content import CARD_NUMBERS, CARDS
from ludarium.games.skytear.events import Discarded, LookedAt, Predicted, PutBack, Reshuffled
from ludarium.games.skytear.piles import discard, set_pile, take_top
from ludarium.games.skytear.state import Agendum, Pile, SkytearState
from ludarium.kernel.decisions import Decision, Emit, Script
from ludarium.kernel.values import without


class Looking(Agendum, frozen=True):
    """Cards are being looked at: `seen` so far, `left` still to look at."""

    seat: int
    left: int
    seen: tuple[int, ...] = ()


class Sorting(Agendum, frozen=True):
    """The player sorts the cards seen: first those to discard, then those to put back, the last one on top."""

    seat: int
    cards: tuple[int, ...]
    looked: int
    discarded: tuple[int, ...] = ()
    """Those on the discard pile already: they are open."""
    putting_back: bool = False


def predict(state: SkytearState, seat: int, count: int) -> None:
    """Put a look at the top cards on the agenda; it is done when the effect is over."""
    state.agenda = (*state.agenda, Looking(seat, count))


def looking(state: SkytearState, item: Looking, emit: Emit) -> Script[None]:
    """One card a step: it is secret."""
    deck = state.deck_of[item.seat]
    pile = state.piles[deck]
    if item.left and not len(pile) and pile.discard:
        # Too few cards: the discard pile is shuffled in below those already seen.
        set_pile(state, deck, Pile(bag=tuple(sorted(pile.discard))))
        emit(Reshuffled(deck))
    if not item.left or not len(state.piles[deck]):
        state.agenda = (*state.agenda[:-1], Sorting(item.seat, item.seen, len(item.seen)))
        return
    card, _ = yield from take_top(state, emit, deck, "look")
    emit(LookedAt(item.seat, CARDS[card].id))
    state.agenda = (*state.agenda[:-1], Looking(item.seat, item.left - 1, (*item.seen, card)))


def sorting(state: SkytearState, item: Sorting, emit: Emit) -> Script[None]:
    """One card a step: discard any number, then put the rest back on top in any order."""
    if not item.cards:
        state.agenda = state.agenda[:-1]
        emit(Predicted(item.seat, item.looked, tuple(CARDS[card].id for card in item.discarded)))
        return
    # Asked even when all cards are alike: the number of questions tells the others nothing about the cards.
    options = tuple(PickCard(CARDS[card].id) for card in dict.fromkeys(item.cards))
    if item.putting_back:
        answer = yield Decision(item.seat, "predict-return", options)
        card = CARD_NUMBERS[answer.card]
        deck = state.deck_of[item.seat]
        pile = state.piles[deck]
        seen = (1 << item.seat, *pile.seen)
        set_pile(state, deck, Pile(pile.bag, (card, *pile.top), seen, pile.discard))
        emit(PutBack(item.seat, CARDS[card].id))
        item = replace(item, cards=without(item.cards, card))
    else:
        answer = yield Decision(item.seat, "predict-discard", (*options, PASS))
        if answer == PASS:
            item = replace(item, putting_back=True)
        else:
            card = CARD_NUMBERS[answer.card]
            discard(state, item.seat, card)
            emit(Discarded(item.seat, CARDS[card].id, from_deck=True))
            item = replace(item, cards=without(item.cards, card), discarded=(*item.discarded, card))
    state.agenda = (*state.agenda[:-1], item)
