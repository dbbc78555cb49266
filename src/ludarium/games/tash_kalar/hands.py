"""Hands and decks: taking cards from hands and drawing them from decks (TK-4.11 to TK-4.13)."""

from __future__ import annotations

from ludarium.games.tash_kalar.actions import DrawCard
from ludarium.games.tash_kalar.cards import CARD_DECKS, CARD_IDS
from ludarium.games.tash_kalar.ending import finish, trigger_end, watch_points
from ludarium.games.tash_kalar.events import Drew, Reshuffled
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.decisions import CHANCE, Decision, Emit, Script
from ludarium.kernel.values import Deck, replaced, without

DRAWS = tuple(DrawCard(card) for card in CARD_IDS)


def take_from_hand(state: TashKalarState, seat: int, card: int) -> None:
    deck = CARD_DECKS[card]
    if deck == "legends":
        state.legends = replaced(state.legends, seat, without(state.legends[seat], card))
    elif deck == "flares":
        state.flares = replaced(state.flares, seat, without(state.flares[seat], card))
    else:
        state.beings = replaced(state.beings, seat, without(state.beings[seat], card))


def drop_pending(state: TashKalarState, emit: Emit, seat: int) -> int:
    """The seat's being is no longer pending; which card it was. What it cost may have been all that was missing."""
    card = state.pending[seat]
    state.pending = replaced(state.pending, seat, -1)
    watch_points(state, emit, state.form.side_of(seat))
    return card


def can_draw(deck: Deck, discard: tuple[int, ...]) -> bool:
    return bool(len(deck) or discard)


def draw_being(state: TashKalarState, emit: Emit, seat: int) -> Script[None]:
    card, is_open = yield from _draw(state, state.decks[seat], f"draw-school-{seat}")
    deck = state.decks[seat].without(card)
    state.decks = (*state.decks[:seat], deck, *state.decks[seat + 1 :])
    state.beings = replaced(state.beings, seat, tuple(sorted((*state.beings[seat], card))))
    emit(Drew(seat, "school", CARD_IDS[card], is_open))
    upright = len(deck) - state.sideways[seat]
    if upright < 0:
        state.sideways = replaced(state.sideways, seat, len(deck))  # TK-15.17: sideways cards can be drawn
    elif upright == 0:
        # The last card, in teams the last upright one (TK-15.16, TK-17.3).
        if state.form.simplified:
            finish(state, emit, "deck")
        else:
            trigger_end(state, emit, "deck")


def draw_legend(state: TashKalarState, emit: Emit, seat: int) -> Script[None]:
    if not len(state.legend_deck):
        state.legend_deck = _reshuffled(state, emit, state.legend_discard, "legends")
        state.legend_discard = ()
    card, _ = yield from _draw(state, state.legend_deck, "draw-legends")
    state.legend_deck = state.legend_deck.without(card)
    state.legends = replaced(state.legends, seat, tuple(sorted((*state.legends[seat], card))))
    emit(Drew(seat, "legends", CARD_IDS[card]))


def draw_flare(state: TashKalarState, emit: Emit, seat: int) -> Script[None]:
    if not len(state.flare_deck):
        state.flare_deck = _reshuffled(state, emit, state.flare_discard, "flares")
        state.flare_discard = ()
    card, _ = yield from _draw(state, state.flare_deck, "draw-flares")
    state.flare_deck = state.flare_deck.without(card)
    state.flares = replaced(state.flares, seat, (*state.flares[seat], card))
    emit(Drew(seat, "flares", CARD_IDS[card]))


def _draw(state: TashKalarState, deck: Deck, purpose: str) -> Script[tuple[int, bool]]:
    """The top card of a deck, and whether everybody knows it because it was put there openly."""
    cards = deck.next_cards
    if len(cards) == 1:
        return cards[0], bool(deck.top)
    answer = yield Decision(CHANCE, purpose, tuple([DRAWS[card] for card in cards]))
    return next(card for card in cards if CARD_IDS[card] == answer.card), False


def _reshuffled(state: TashKalarState, emit: Emit, discard: tuple[int, ...], name: str) -> Deck:
    """A discard pile becomes a deck (TK-4.13); nobody knows where its cards are any more."""
    mask = sum(1 << card for card in discard)
    state.knows = tuple([known & ~mask for known in state.knows])
    emit(Reshuffled(name))
    return Deck(tuple(sorted(discard)))
