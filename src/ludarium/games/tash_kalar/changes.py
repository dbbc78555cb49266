"""Changes of the arena. Every one emits its event here, so that no card can forget it."""

from __future__ import annotations

from ludarium.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY
from ludarium.games.tash_kalar.events import (
    Converted,
    Destroyed,
    Downgraded,
    GatewayLost,
    GatewayOpened,
    HandedOver,
    LeftCard,
    LegendsPassed,
    Moved,
    Placed,
    PutOnCard,
    Swapped,
    TakenOff,
    Upgraded,
)
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.decisions import Emit
from ludarium.kernel.values import replaced
from ludarium.spaces.squares import squares


def _set_rank(state: TashKalarState, bit: int, rank: int) -> None:
    state.heroic = state.heroic | bit if rank == HEROIC else state.heroic & ~bit
    state.legendary = state.legendary | bit if rank == LEGENDARY else state.legendary & ~bit


def put(state: TashKalarState, square: int, side: int, rank: int) -> None:
    """Put a piece of the supply on an empty square, without an event: part of something that has its own."""
    bit = 1 << square
    state.pieces = replaced(state.pieces, side, state.pieces[side] | bit)
    if rank != COMMON:
        _set_rank(state, bit, rank)


def _remove(state: TashKalarState, mask: int) -> None:
    state.pieces = tuple([pieces & ~mask for pieces in state.pieces])
    state.heroic &= ~mask
    state.legendary &= ~mask


def _lose_gateway(state: TashKalarState, emit: Emit, mask: int) -> None:
    """The Gateway closes when its piece is among these, which are gone or have become legendary (TK-22.3, TK-22.4)."""
    if state.gateway >= 0 and mask >> state.gateway & 1:
        emit(GatewayLost(state.gateway))
        state.gateway = -1


def open_gateway(state: TashKalarState, emit: Emit, square: int) -> None:
    """The piece on that square becomes the Gateway; what was the Gateway before is an ordinary piece (TK-22.1)."""
    if state.gateway != square:
        state.gateway = square
        emit(GatewayOpened(square))


def place(state: TashKalarState, emit: Emit, square: int, side: int, rank: int) -> None:
    put(state, square, side, rank)
    emit(Placed(square, side, rank))


def take_off(state: TashKalarState, emit: Emit, square: int) -> None:
    """Take a piece off for want of pieces: not destroyed (TK-8.6)."""
    side, rank = state.side_at(square), state.rank_at(square)
    _remove(state, 1 << square)
    emit(TakenOff(square, side, rank))
    _lose_gateway(state, emit, 1 << square)


def destroy(state: TashKalarState, emit: Emit, mask: int, *, counts: bool = True) -> int:
    """Destroy all pieces of the set at once; how many there were. Enemies count for the active player (TK-9.9)."""
    own = state.side
    heroic, legendary = state.heroic, state.legendary
    number = 0
    for side, pieces in enumerate(state.pieces):
        victims = pieces & mask
        if not victims:
            continue
        scores = counts and side != own
        for square in squares(victims):
            bit = 1 << square
            rank = LEGENDARY if legendary & bit else HEROIC if heroic & bit else COMMON
            if scores:
                at = side * 3 + rank
                state.destroyed = replaced(state.destroyed, at, state.destroyed[at] + 1 + state.doubled)
            number += 1
            emit(Destroyed(square, side, rank, own if scores else -1))
    if number:
        _remove(state, mask)
        _lose_gateway(state, emit, mask)
    return number


def move(state: TashKalarState, emit: Emit, at: int, to: int, *, leap: bool = False) -> bool:
    """Move a piece; what stands on the new square is destroyed. Whether something was."""
    start, end = 1 << at, 1 << to
    crushed = bool(state.occupied & end)
    if crushed:
        destroy(state, emit, end)
    state.pieces = tuple([pieces & ~start | end if pieces & start else pieces for pieces in state.pieces])
    if state.heroic & start:
        state.heroic = state.heroic & ~start | end
    elif state.legendary & start:
        state.legendary = state.legendary & ~start | end
    if state.gateway == at:
        state.gateway = to
    emit(Moved(at, to, leap))
    return crushed


def swap(state: TashKalarState, emit: Emit, at: int, to: int) -> None:
    """Two pieces change places; nothing is moved or destroyed by it (TK-24.8)."""
    both = 1 << at | 1 << to

    def exchanged(mask: int) -> int:
        return mask ^ both if (mask & both).bit_count() == 1 else mask

    state.pieces = tuple([exchanged(pieces) for pieces in state.pieces])
    state.heroic, state.legendary = exchanged(state.heroic), exchanged(state.legendary)
    if state.gateway in (at, to):
        state.gateway = at if state.gateway == to else to
    emit(Swapped(at, to))


def put_on_card(state: TashKalarState, emit: Emit, square: int, card: str) -> None:
    """The piece leaves the arena for the card; it is not destroyed and not in the supply (TK-24.9)."""
    side, rank = state.side_at(square), state.rank_at(square)
    _remove(state, 1 << square)
    state.on_card = 3 * side + rank
    emit(PutOnCard(square, side, rank, card))
    _lose_gateway(state, emit, 1 << square)


def leave_card(state: TashKalarState, emit: Emit, square: int, card: str) -> None:
    """The piece on the card leaps to the square and destroys what stands there; -1: to the supply (TK-24.9)."""
    side, rank = divmod(state.on_card, 3)
    state.on_card = -1
    if square >= 0:
        destroy(state, emit, 1 << square)
        put(state, square, side, rank)
    emit(LeftCard(square, side, rank, card))


def upgrade(state: TashKalarState, emit: Emit, square: int) -> bool:
    """One rank up, if that piece can be upgraded (TK-8.8, TK-9.21)."""
    bit = 1 << square
    if not state.upgradable() & bit:
        return False
    rank = HEROIC if not state.heroic & bit else LEGENDARY
    _set_rank(state, bit, rank)
    emit(Upgraded(square, rank))
    if rank == LEGENDARY:
        _lose_gateway(state, emit, bit)
    return True


def downgrade(state: TashKalarState, emit: Emit, square: int) -> bool:
    """One rank down, if that piece can be downgraded."""
    bit = 1 << square
    if not state.downgradable() & bit:
        return False
    rank = HEROIC if state.legendary & bit else COMMON
    _set_rank(state, bit, rank)
    emit(Downgraded(square, rank))
    return True


def convert(state: TashKalarState, emit: Emit, square: int, side: int, rank: int) -> None:
    """Replace an enemy piece by one of `side`; the enemy piece counts as destroyed (TK-9.22)."""
    destroy(state, emit, 1 << square)
    put(state, square, side, rank)
    emit(Converted(square, side, rank))


def hand_over(state: TashKalarState, emit: Emit) -> None:
    """Control and the team's legends go to the partner (TK-15.7)."""
    partner = state.partner(state.active)
    state.controller = partner
    emit(HandedOver(state.active, partner))
    pass_legends(state, emit, state.active, partner)


def pass_legends(state: TashKalarState, emit: Emit, giver: int, taker: int) -> None:
    """The team's legends change hands; the giver remembers them (REL-23)."""
    cards = state.legends[giver]
    if giver == taker or not cards:
        return
    hands = list(state.legends)
    hands[taker] = tuple(sorted(hands[taker] + cards))
    hands[giver] = ()
    state.legends = tuple(hands)
    for card in cards:
        state.knows = replaced(state.knows, giver, state.knows[giver] | 1 << card)
        state.knows = replaced(state.knows, taker, state.knows[taker] & ~(1 << card))
    emit(LegendsPassed(giver, taker, len(cards)))
