"""A turn: what the active player can do, and doing it (TK-4 to TK-7, TK-10, TK-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.games.tash_kalar.actions import (
    DECLINE,
    END_TURN,
    HAND_OVER,
    PICKS,
    PLACES,
    TAKE_OFFS,
    Claim,
    Discard,
    EndTurn,
    HandOver,
    InvokeFlare,
    Place,
    PutUnder,
    Summon,
    TakeOff,
    Thaw,
    Warp,
)
from ludarium.games.tash_kalar.agenda import (
    SIDEWAYS,
    BeginTurn,
    Flaring,
    FreeAction,
    PlaceTaken,
    PuttingUnder,
    Summoning,
    Thawing,
    Warping,
)
from ludarium.games.tash_kalar.arena import GREEN, RED
from ludarium.games.tash_kalar.cards import (
    ANYWHERE,
    CARD_BEINGS,
    CARD_DECKS,
    CARD_IDS,
    COMMON,
    FLARE_CARDS,
    HEROIC,
    LEGENDARY,
    LEGENDS,
    LENDING,
    NETHERVOID,
    flare_of,
)
from ludarium.games.tash_kalar.changes import destroy, hand_over, open_gateway, place, put, take_off
from ludarium.games.tash_kalar.closing import end_turn
from ludarium.games.tash_kalar.effects import Effect, resolve
from ludarium.games.tash_kalar.ending import add_points, score_legend
from ludarium.games.tash_kalar.events import (
    ActionsLost,
    ActionSpent,
    BeingShown,
    CardLaidDown,
    CardLaidUnder,
    CardPutUnder,
    Discarded,
    FlareInvoked,
    Improvised,
    Summoned,
    Thawed,
    TurnBegan,
    Warped,
)
from ludarium.games.tash_kalar.hands import drop_pending, take_from_hand
from ludarium.games.tash_kalar.options import ActionOptions, SquareOptions, Summons
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.summoning import (
    legal_summons,
    own_of_kind,
    pattern_of,
    pieces_off_line,
    pieces_to_take_off,
)
from ludarium.games.tash_kalar.tasks import claimable
from ludarium.kernel.decisions import Action, Decision, Emit, Script
from ludarium.kernel.values import replaced
from ludarium.spaces.squares import squares


def begin_turn(state: TashKalarState, item: BeginTurn, emit: Emit) -> Script[None]:
    state.active = state.controller = item.seat if item.seat >= 0 else state.first
    state.turn += 1
    # Only the starting player's very first turn has one action (TK-4.2).
    state.actions = 1 if state.turn == 1 else 2
    if state.slowed and state.slowed[state.side]:
        state.actions = max(0, state.actions - state.slowed[state.side])  # TK-23.7
        state.slowed = replaced(state.slowed, state.side, 0)
    state.discarded = state.borrow = False
    state.possessed = -1
    state.warped = state.doubled = state.hollow = 0
    state.extra_beings = state.extra_legends = 0
    state.destroyed = (0,) * (3 * state.sides)
    state.summoned = (0, 0, 0, 0)
    state.agenda = (*state.agenda[:-1], FreeAction())
    emit(TurnBegan(state.active, state.turn, state.actions, item.extra))
    return
    yield


def free_action(state: TashKalarState, _: FreeAction, emit: Emit) -> Script[None]:
    if state.actions > 0 and not _can_act(state):
        emit(ActionsLost(state.actions))  # TK-4.6
        state.actions = 0
    frozen = state.__copy__()
    if state.actions == 0:
        answer = yield Decision(state.active, "end-turn", ending_options(frozen))
    elif state.controller != state.active:
        answer = yield Decision(state.controller, "place-for-partner", _place_options(frozen, frozen.side))
    else:
        answer = yield Decision(state.active, "action", ActionOptions(lambda: action_options(frozen)))
    _ACTIONS[type(answer)](state, answer, emit)


def _can_act(state: TashKalarState) -> bool:
    if state.empty and (state.spare(state.side, COMMON) > 0 or own_of_kind(state, state.side, COMMON)):
        return True
    return any(isinstance(option, Place | TakeOff | Summon | Discard) for option in _everything(state))


def _everything(state: TashKalarState) -> tuple[Action, ...]:
    if state.controller != state.active:
        return tuple(_place_options(state, state.side))
    return tuple(ActionOptions(lambda: action_options(state)))


def _place_options(state: TashKalarState, side: int) -> SquareOptions:
    """Empty squares; or, with no piece left, the pieces to take off first (TK-8.2)."""
    if state.spare(side, COMMON) > 0:
        return SquareOptions(PLACES, state.empty)
    return SquareOptions(TAKE_OFFS, own_of_kind(state, side, COMMON))


def action_options(state: TashKalarState) -> tuple[SquareOptions, Summons, tuple[Action, ...]]:
    """Everything the active player can do while an action is left."""
    seat = state.active
    rest: tuple[Action, ...] = ()
    if not state.discarded and not state.form.simplified:
        rest += tuple([Discard(CARD_IDS[card]) for card in state.beings[seat]])
    rest += flare_options(state) + thaw_options(state) + warp_options(state)
    if state.form.teams:
        rest += (HAND_OVER,)
    return _place_options(state, state.side), legal_summons(state, seat), rest


def ending_options(state: TashKalarState) -> tuple[Action, ...]:
    """The turn is over when its player says so, with or without a task; a flare may still come first (TK-4.7)."""
    claims = tuple(Claim(task) for task in claimable(state))
    if state.controller != state.active:
        return (END_TURN, *claims)
    return (END_TURN, *claims, *flare_options(state), *thaw_options(state), *warp_options(state))


def flare_options(state: TashKalarState) -> tuple[Action, ...]:
    """The flare of the active player's hand, against each side it can be compared with (TK-10.4, TK-16.7)."""
    return tuple(
        [
            InvokeFlare(CARD_IDS[card], against)
            for card in state.flares[state.active]
            for against in range(state.sides)
            if any(flare_halves(state, card, against))
        ]
    )


def thaw_options(state: TashKalarState) -> tuple[Action, ...]:
    """The frozen effect of the active player, at any time when a flare could be invoked (TK-23.3)."""
    card = state.frozen_of(state.active)
    return (Thaw(CARD_IDS[card]),) if card >= 0 and can_thaw(state, card) else ()


def can_thaw(state: TashKalarState, card: int) -> bool:
    """An effect that lends a piece is used right before a summoning only (TK-23.5)."""
    if CARD_IDS[card] != LENDING:
        return True
    lent = state.__copy__()
    lent.borrow = True
    return state.actions > 0 and bool(legal_summons(lent, state.active))


def warp_options(state: TashKalarState) -> tuple[Action, ...]:
    """The warp effects of the active player's hand, unless a being is pending or it is the first turn (TK-24.1)."""
    seat = state.active
    if not state.warps or state.pending_of(seat) >= 0:
        return ()
    return tuple([Warp(CARD_IDS[card]) for card in state.beings[seat] if CARD_BEINGS[card].warp])


def flare_halves(state: TashKalarState, card: int, against: int) -> tuple[bool, bool]:
    """Whether the upper and the lower condition hold against that side (TK-10.2, TK-10.3)."""
    side = state.side
    if against == side:
        return False, False
    flare = flare_of(card)
    mine, theirs = state.pieces[side], state.pieces[against]
    upgraded = state.heroic | state.legendary
    return (
        (theirs & upgraded).bit_count() - (mine & upgraded).bit_count() >= flare.upper_more,
        theirs.bit_count() - mine.bit_count() >= flare.lower_more,
    )


def _spend_action(state: TashKalarState, emit: Emit) -> None:
    state.actions -= 1
    emit(ActionSpent(state.actions))


def _do_place(state: TashKalarState, action: Place, emit: Emit) -> None:
    _spend_action(state, emit)
    place(state, emit, action.square, state.side, COMMON)


def _do_take_off(state: TashKalarState, action: TakeOff, emit: Emit) -> None:
    _spend_action(state, emit)
    take_off(state, emit, action.square)
    state.agenda += (PlaceTaken(),)


def place_taken(state: TashKalarState, _: PlaceTaken, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    answer = yield Decision(state.controller, "place-taken", SquareOptions(PLACES, state.empty))
    place(state, emit, answer.square, state.side, COMMON)


def _do_summon(state: TashKalarState, action: Summon, emit: Emit) -> None:
    seat = state.active
    _spend_action(state, emit)
    state.borrow = False  # TK-9.32: used by this summoning or gone
    state.possessed = -1  # TK-22.9
    for card in state.summonable(seat):
        if CARD_IDS[card] == action.card:
            break
    if card == state.pending_of(seat):
        drop_pending(state, emit, seat)  # TK-24.4
    else:
        take_from_hand(state, seat, card)
    emit(BeingShown(seat, action.card))
    state.agenda += (Summoning(card, action.square, action.turn, action.borrowed, action.improvised),)


def summoning(state: TashKalarState, item: Summoning, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    side, card = state.side, item.card
    rank = CARD_BEINGS[card].rank_number
    lenders = sum(1 << square for square in {item.borrowed, item.improvised} if square >= 0)
    used = pattern_of(state, card, item.turn, item.square, lenders, state.hollow)
    target = 1 << item.square
    fell = state.side_at(item.square)  # also a piece that is used again for want of pieces
    if state.spare(side, rank) <= 0:
        yield from _find_a_piece(state, emit, item, used)
        used = pattern_of(state, card, item.turn, item.square, lenders, state.hollow) if card in ANYWHERE else used
    if item.improvised >= 0:
        # The marker of that colour is turned over (TK-16.9).
        colour = state.side_at(item.improvised)
        state.improvised = replaced(state.improvised, side, state.improvised[side] | 1 << colour)
        emit(Improvised(side, colour))
    lent = tuple(square for square in (item.borrowed, item.improvised) if square >= 0)
    lent = lent or tuple(squares(used & state.enemies_of(side)))  # TK-22.9: all of them are another colour's
    standing = used & state.occupied if state.hollow else used  # without the empty squares of TK-24.12
    state.hollow = 0
    if state.occupied & target:
        destroy(state, emit, target)
    put(state, item.square, side, rank)
    emit(Summoned(state.active, side, CARD_IDS[card], item.square, rank, item.turn, tuple(squares(used)), lent))
    summoned, legends, on_red, on_green = state.summoned
    state.summoned = (
        summoned + 1,
        legends + (rank == LEGENDARY),
        on_red + bool(RED & target),
        on_green + bool(GREEN & target),
    )
    if rank == LEGENDARY:
        yield from score_legend(state, emit)
    if CARD_DECKS[card] == NETHERVOID:
        _take_gateway(state, emit, item.square, rank)
    fx = Effect.of_being(state, emit, card, item.square, item.turn, standing & ~target)
    fx.fell = fell
    yield from resolve(fx)
    if CARD_BEINGS[card].frozen:
        yield from fx.freeze(card)
        return
    if CARD_DECKS[card] == "legends":
        state.legend_discard += (card,)
    elif fx.goes_under:
        _lay_under(state, emit, card)
        return
    else:
        state.discards = replaced(state.discards, state.active, (*state.discards[state.active], card))
    emit(CardLaidDown(state.active, CARD_IDS[card]))


def _find_a_piece(state: TashKalarState, emit: Emit, item: Summoning, needed: int) -> Script[None]:
    """With none left, your piece on the target becomes the being, or another of yours is taken off (TK-8.3 to 8.5)."""
    card, rank = item.card, CARD_BEINGS[item.card].rank_number
    if own_of_kind(state, state.side, rank) >> item.square & 1:
        take_off(state, emit, item.square)
        return
    if card in ANYWHERE:
        lenders = sum(1 << square for square in {item.borrowed, item.improvised} if square >= 0)
        spare = pieces_off_line(state, card, lenders, state.hollow)
    else:
        spare = pieces_to_take_off(state, state.side, rank, needed)
    answer = yield Decision(state.active, "take-off", SquareOptions(PICKS, spare), (("card", CARD_IDS[card]),))
    take_off(state, emit, answer.square)


def _take_gateway(state: TashKalarState, emit: Emit, square: int, rank: int) -> None:
    """A being of the Nethervoid becomes the Gateway when there is none, a heroic one also instead of a common.

    TK-22.2: before its effect.
    """
    if state.gateway < 0 or (rank == HEROIC and state.rank_at(state.gateway) == COMMON):
        open_gateway(state, emit, square)


def _lay_under(state: TashKalarState, emit: Emit, card: int) -> None:
    """The card goes under the deck instead of the discard pile; everybody knows it there (TK-22.8)."""
    seat = state.active
    _put_under_own_deck(state, seat, card)
    state.knows = tuple([known | 1 << card for known in state.knows])
    emit(CardLaidUnder(seat, CARD_IDS[card]))


def _do_flare(state: TashKalarState, action: InvokeFlare, emit: Emit) -> None:
    seat = state.active
    card = next(card for card in state.flares[seat] if CARD_IDS[card] == action.flare)
    # Both conditions are looked at now, before the first effect (TK-10.5).
    upper, lower = flare_halves(state, card, action.against)
    take_from_hand(state, seat, card)
    state.flare_discard += (card,)
    emit(FlareInvoked(seat, action.flare, action.against, upper, lower))
    if state.form.duel:
        add_points(state, emit, action.against, 1, "flare")  # TK-14.8
    elif state.form.melee:
        add_points(state, emit, action.against, 1, "flare", state.side)  # TK-16.7
    state.agenda += (Flaring(card, upper, lower),)


def flaring(state: TashKalarState, item: Flaring, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    fx = Effect(state, emit, CARD_IDS[item.card])
    if item.upper:
        yield from resolve(fx, " upper")
    if item.lower:
        yield from resolve(fx, " lower")


def _do_thaw(state: TashKalarState, action: Thaw, emit: Emit) -> None:
    seat = state.active
    card = state.frozen[seat]
    state.frozen = replaced(state.frozen, seat, -1)
    state.discards = replaced(state.discards, seat, (*state.discards[seat], card))
    emit(Thawed(seat, action.card))
    state.agenda += (Thawing(card),)


def thawing(state: TashKalarState, item: Thawing, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    yield from resolve(Effect(state, emit, CARD_IDS[item.card]), " frozen")


def _do_warp(state: TashKalarState, action: Warp, emit: Emit) -> None:
    seat = state.active
    card = next(card for card in state.beings[seat] if CARD_IDS[card] == action.card)
    take_from_hand(state, seat, card)
    state.pending = replaced(state.pending or (-1,) * state.seats, seat, card)
    state.warped |= 1 << card
    emit(Warped(seat, action.card))
    state.agenda += (Warping(card),)


def warping(state: TashKalarState, item: Warping, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    yield from resolve(Effect(state, emit, CARD_IDS[item.card]), " warp")


def _do_discard(state: TashKalarState, action: Discard, emit: Emit) -> None:
    seat = state.active
    card = next(card for card in state.beings[seat] if CARD_IDS[card] == action.card)
    _spend_action(state, emit)
    state.discarded = True
    take_from_hand(state, seat, card)
    state.discards = replaced(state.discards, seat, (*state.discards[seat], card))
    emit(Discarded(seat, action.card))
    state.agenda += (PuttingUnder(),)


def putting_under(state: TashKalarState, _: PuttingUnder, emit: Emit) -> Script[None]:
    seat = state.active
    hand = state.beings[seat] + state.legends[seat] + state.flares[seat]
    if not hand:
        state.agenda = state.agenda[:-1]
        return
    options = (*(PutUnder(CARD_IDS[card]) for card in hand), DECLINE)
    answer = yield Decision(seat, "put-under", options)
    if answer == DECLINE:
        state.agenda = state.agenda[:-1]
        return
    card = next(card for card in hand if CARD_IDS[card] == answer.card)
    if card in LEGENDS:
        deck, candidates = "legends", state.legends[seat]
        state.legend_deck = state.legend_deck.under(card)
    elif card in FLARE_CARDS:
        deck, candidates = "flares", state.flares[seat]
        state.flare_deck = state.flare_deck.under(card)
    else:
        deck, candidates = "school", state.beings[seat]
        _put_under_own_deck(state, seat, card)
    take_from_hand(state, seat, card)
    # Face down: nobody but its owner knows which card it was (TK-19.5), so whoever knew cards of this hand
    # cannot be sure of any of them now.
    doubtful = sum(1 << candidate for candidate in candidates)
    state.knows = tuple(
        [known | 1 << card if viewer == seat else known & ~doubtful for viewer, known in enumerate(state.knows)]
    )
    emit(CardPutUnder(seat, deck, answer.card))


def _put_under_own_deck(state: TashKalarState, seat: int, card: int) -> None:
    state.decks = (*state.decks[:seat], state.decks[seat].under(card), *state.decks[seat + 1 :])
    if state.form.teams and state.sideways[seat] < SIDEWAYS:
        # With fewer than six sideways cards it is turned sideways and none is turned upright (TK-15.18).
        state.sideways = replaced(state.sideways, seat, state.sideways[seat] + 1)


def _do_hand_over(state: TashKalarState, _: HandOver, emit: Emit) -> None:
    hand_over(state, emit)


_ACTIONS: dict[type[Action], Callable[[TashKalarState, Any, Emit], None]] = {
    Place: _do_place,
    TakeOff: _do_take_off,
    Summon: _do_summon,
    Discard: _do_discard,
    InvokeFlare: _do_flare,
    Thaw: _do_thaw,
    Warp: _do_warp,
    HandOver: _do_hand_over,
    EndTurn: end_turn,
    Claim: end_turn,
}
