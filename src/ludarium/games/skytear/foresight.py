"""Predict X (SK-11.12): looking at the top cards of the deck. Its steps are secret, so they wait on the agenda."""

from __future__ import annotations

from ludarium.games.skytear.actions import PASS, PickCard
from ludarium.games.skytear.content import CARDS
from ludarium.games.skytear.events import Predicted, Reshuffled
from ludarium.games.skytear.piles import set_pile, take_top
from ludarium.games.skytear.state import Agendum, Pile, SkytearState
from ludarium.kernel.decisions import Decision, Emit, Script


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
    putting_back: bool = False


def predict(state: SkytearState, seat: int, count: int) -> None:
    """Put a look at the top cards on the agenda; it is done when the effect is over."""
    state.agenda = (*state.agenda, Looking(seat, count))


def looking(state: SkytearState, item: Looking, emit: Emit) -> Script[None]:
    """One card a step: it is secret."""
    deck = state.deck_of[item.seat]
    pile = state.piles[deck]
    if not len(pile) and pile.discard:
        # Too few cards: the discard pile is shuffled in below those already seen.
        set_pile(state, deck, Pile(bag=tuple(sorted(pile.discard))))
        emit(Reshuffled(deck))
    if not item.left or not len(state.piles[deck]):
        state.agenda = (*state.agenda[:-1], Sorting(item.seat, item.seen, len(item.seen)))
        return
    card, _ = yield from take_top(state, emit, deck, "look")
    state.agenda = (*state.agenda[:-1], Looking(item.seat, item.left - 1, (*item.seen, card)))


def sorting(state: SkytearState, item: Sorting, emit: Emit) -> Script[None]:
    """One card a step: discard any number, then put the rest back on top in any order."""
    if not item.cards:
        state.agenda = state.agenda[:-1]
        deck = state.deck_of[item.seat]
        pile = state.piles[deck]
        set_pile(state, deck, Pile(pile.bag, pile.top, pile.seen, pile.discard + item.discarded))
        emit(Predicted(item.seat, item.looked, tuple(CARDS[card].id for card in item.discarded)))
        return
    options = tuple(PickCard(CARDS[card].id) for card in dict.fromkeys(item.cards))
    if not item.putting_back:
        answer = yield Decision(item.seat, "predict-discard", (*options, PASS))
        if answer == PASS:
            state.agenda = (*state.agenda[:-1], Sorting(item.seat, item.cards, item.looked, item.discarded, True))
            return
    else:
        answer = yield Decision(item.seat, "predict-return", options)
    card = next(card for card in item.cards if CARDS[card].id == answer.card)
    at = item.cards.index(card)
    rest = item.cards[:at] + item.cards[at + 1 :]
    discarded = item.discarded
    if item.putting_back:
        deck = state.deck_of[item.seat]
        pile = state.piles[deck]
        seen = 1 << item.seat
        set_pile(state, deck, Pile(pile.bag, (card, *pile.top), (seen, *pile.seen), pile.discard))
    else:
        discarded += (card,)
    state.agenda = (*state.agenda[:-1], Sorting(item.seat, rest, item.looked, discarded, item.putting_back))
