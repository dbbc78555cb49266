"""Which beings can be summoned where (TK-6), also when pieces run out (TK-8) and with enemy ones (TK-9.32, TK-16.9).

Two rules of the Etherweave go beyond that: empty squares count as pieces (TK-24.12), and a pattern stands away from the
square of arrival (TK-24.13).
"""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.games.tash_kalar.arena import ARENA, COLOURLESS
from ludarium.games.tash_kalar.cards import ANYWHERE, CARD_BEINGS, CARD_IDS, COMMON, HEROIC, LEGENDARY
from ludarium.games.tash_kalar.options import NO_SHIFT, Summons
from ludarium.games.tash_kalar.patterns import (
    LIFT,
    ORIENTATIONS,
    Orientation,
    fits_with_one,
    fits_with_two,
    orientation,
)
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.spaces.squares import squares

_RANKS = {card: being.rank_number for card, being in CARD_BEINGS.items()}
_SIZES = {card: len(being.pattern) for card, being in CARD_BEINGS.items()}
_WAYS = {card: (_RANKS[card], _SIZES[card], ORIENTATIONS[card]) for card in CARD_BEINGS}
_LINES = {
    card: tuple(way.used(middle) for way in ORIENTATIONS[card] for middle in squares(way.valid)) for card in ANYWHERE
}
"""Every place of a pattern that may stand anywhere, however it lies."""

Group = tuple[int, Orientation, int, int, int]
"""(card, orientation, targets, shift to the borrowed piece, shift to the improvised piece)."""


def summon_groups(state: TashKalarState, seat: int) -> list[Group]:
    """Every legal summoning of that seat's hand, grouped by card and orientation."""
    form = state.form
    side = form.side_of(seat)
    own = state.pieces[side] if state.possessed < 0 else state.pieces[state.possessed]
    heroic, legendary = state.heroic, state.legendary
    upgraded = heroic | legendary
    lifted = own << LIFT
    lifted_upgraded = (own & upgraded) << LIFT
    landings = (ARENA & ~upgraded, ARENA & ~legendary, ARENA)
    hand = state.summonable(seat)
    number = own.bit_count()
    hollow = state.hollow
    # With pieces of another colour nothing stands in for them (TK-22.9).
    lends = state.possessed < 0 and (state.borrow or form.melee)
    lenders = _lenders(state, side) if lends else None
    groups: list[Group] = []
    for card in hand:
        rank, size, ways = _WAYS[card]
        landing = landings[rank]
        if card in ANYWHERE:
            _add_anywhere(groups, state, side, card)
            continue
        if hollow:
            _add_with_empty_squares(groups, state, lenders, card, landing, lifted, lifted_upgraded)
            continue
        # A pattern of more pieces than there are need not be looked for.
        for way in ways if size <= number else ():
            # Orientation.fits, written out: this loop is where most of the time of play goes.
            found = way.valid & landing
            for shift in way.heroic_shifts:
                found &= lifted_upgraded >> shift
                if not found:
                    break
            for shift in way.common_shifts:
                found &= lifted >> shift
                if not found:
                    break
            if found:
                groups.append((card, way, found, NO_SHIFT, NO_SHIFT))
        if lenders is not None:
            _add_with_enemy_pieces(groups, lenders, card, landing, lifted, lifted_upgraded)
    if state.spare(side, COMMON) <= 0 or state.spare(side, LEGENDARY) <= 0:
        groups = [group for group in (_with_pieces_at_hand(state, side, group) for group in groups) if group[2]]
    return groups


def legal_summons(state: TashKalarState, seat: int) -> Summons:
    """The same with ids, for options."""
    return tuple(
        [
            (CARD_IDS[card], way.turn, targets, borrowed, improvised)
            for card, way, targets, borrowed, improvised in summon_groups(state, seat)
        ]
    )


def pattern_of(state: TashKalarState, card: int, turn: int, target: int, lent: int, hollow: int) -> int:
    """The squares of the pattern for a summoning of the active player; `lent` are those of enemy pieces.

    Away from the target (TK-24.13) it is the first place that fits.
    """
    if card not in ANYWHERE:
        return orientation(card, turn).used(target)
    return _line(card, state.pieces[state.side], lent, state.empty, hollow)


def pieces_off_line(state: TashKalarState, card: int, lent: int, hollow: int) -> int:
    """Own pieces without which the pattern still stands somewhere: they can be taken off for that being (TK-24.13)."""
    own, empty = state.pieces[state.side], state.empty
    found = 0
    for square in squares(own_of_kind(state, state.side, _RANKS[card])):
        bit = 1 << square
        if _line(card, own & ~bit, lent, empty | bit, hollow):
            found |= bit
    return found


def _line(card: int, own: int, lent: int, empty: int, hollow: int) -> int:
    """The place of a pattern that may stand anywhere, with as few empty squares as can be; 0: there is none."""
    for free in range(hollow + 1):
        for line in _LINES[card]:
            gaps = line & ~own & ~lent
            if not lent & ~line and not gaps & ~empty and gaps.bit_count() == free:
                return line
    return 0


def _add_anywhere(groups: list[Group], state: TashKalarState, side: int, card: int) -> None:
    """Add a being whose pattern may stand anywhere, on every empty colourless square (TK-24.13).

    It stays the same summoning wherever the pattern stands and however it lies: one place is enough, with enemy pieces
    only where there is none without.
    """
    own, empty, hollow = state.pieces[side], state.empty, state.hollow
    way, targets = ORIENTATIONS[card][0], empty & COLOURLESS
    if _line(card, own, 0, empty, hollow):
        groups.append((card, way, targets, NO_SHIFT, NO_SHIFT))
        return
    for borrowed, improvised in _lendings(state, side):
        lent = sum(1 << square for square in (borrowed, improvised) if square >= 0)
        if _line(card, own, lent, empty, hollow):
            for target in squares(targets):
                first = borrowed - target if borrowed >= 0 else NO_SHIFT
                second = improvised - target if improvised >= 0 else NO_SHIFT
                groups.append((card, way, 1 << target, first, second))


def _lendings(state: TashKalarState, side: int) -> Iterator[tuple[int, int]]:
    """The enemy pieces that may stand in, as pairs of squares: the borrowed and the improvised one, or -1."""
    borrowed = tuple(squares(state.enemies_of(side))) if state.borrow else ()
    improvised = tuple(squares(fresh_colours(state, side)))
    yield from ((square, -1) for square in borrowed)
    yield from ((-1, square) for square in improvised)
    yield from ((one, other) for one in borrowed for other in improvised if one != other)


def _add_with_empty_squares(
    groups: list[Group],
    state: TashKalarState,
    lenders: Lenders | None,
    card: int,
    landing: int,
    lifted: int,
    lifted_upgraded: int,
) -> None:
    """Add the summonings for which empty squares may count as own commons, and enemy pieces stand in (TK-24.12)."""
    lifted_empty = state.empty << LIFT

    def fits(way: Orientation, *lent: int) -> int:
        """The targets around which everything is as drawn but for the squares that are lent."""
        found = [way.valid & landing, *[0] * state.hollow]
        for shift in way.heroic_shifts:
            if shift not in lent:
                found = [targets & lifted_upgraded >> shift for targets in found]
        for shift in way.common_shifts:
            if shift not in lent:
                held, free = lifted >> shift, lifted_empty >> shift
                found = [targets & held | fewer & free for targets, fewer in zip(found, [0, *found], strict=False)]
        every = 0
        for targets in found:
            every |= targets
        return every

    for way in ORIENTATIONS[card]:
        if found := fits(way):
            groups.append((card, way, found, NO_SHIFT, NO_SHIFT))
        if lenders is None:
            continue
        enemies, enemies_upgraded, fresh, fresh_upgraded = lenders
        borrowed = dict(_held(way, enemies, enemies_upgraded))
        improvised = dict(_held(way, fresh, fresh_upgraded))
        for shift, held in borrowed.items():
            if found := fits(way, shift) & held:
                groups.append((card, way, found, shift - LIFT, NO_SHIFT))
        for shift, held in improvised.items():
            if found := fits(way, shift) & held:
                groups.append((card, way, found, NO_SHIFT, shift - LIFT))
        for one, held in borrowed.items():
            for other, also in improvised.items():
                if one != other and (found := fits(way, one, other) & held & also):
                    groups.append((card, way, found, one - LIFT, other - LIFT))


def _held(way: Orientation, lent: int, lent_upgraded: int) -> Iterator[tuple[int, int]]:
    """For each square of the pattern the targets for which a lent piece stands there."""
    yield from ((shift, lent_upgraded >> shift) for shift in way.heroic_shifts)
    yield from ((shift, lent >> shift) for shift in way.common_shifts)


Lenders = tuple[int, int, int, int]
"""Lifted sets of enemy pieces: all that can be borrowed, the upgraded ones; the same of those to improvise with."""


def _lenders(state: TashKalarState, side: int) -> Lenders:
    """The enemy pieces that may stand in for own ones (TK-9.32, TK-16.9)."""
    enemies = state.occupied & ~state.pieces[side] if state.borrow else 0
    fresh = fresh_colours(state, side)
    upgraded = state.upgraded
    return enemies << LIFT, (enemies & upgraded) << LIFT, fresh << LIFT, (fresh & upgraded) << LIFT


def fresh_colours(state: TashKalarState, side: int) -> int:
    """The enemy pieces that can be improvised with: those of a melee's colours not used before (TK-16.9, TK-16.17)."""
    fresh = 0
    if state.form.melee:
        for colour, pieces in enumerate(state.pieces):
            if colour != side and not state.improvised[side] >> colour & 1:
                fresh |= pieces
    return fresh


def _add_with_enemy_pieces(
    groups: list[Group], lenders: Lenders, card: int, landing: int, lifted: int, lifted_upgraded: int
) -> None:
    """Add the summonings for which enemy pieces stand in: one borrowed, one improvised, or one of each (TK-16.13)."""
    enemies, enemies_upgraded, fresh, fresh_upgraded = lenders
    for way in ORIENTATIONS[card]:
        short_of_one, short_of_two = way.fits_but_for(landing, lifted, lifted_upgraded)
        if short_of_one and enemies:
            for targets, shift in fits_with_one(way, short_of_one, enemies, enemies_upgraded):
                groups.append((card, way, targets, shift, NO_SHIFT))
        if short_of_one and fresh:
            for targets, shift in fits_with_one(way, short_of_one, fresh, fresh_upgraded):
                groups.append((card, way, targets, NO_SHIFT, shift))
        if short_of_two and enemies and fresh:
            lent = fits_with_two(way, short_of_two, enemies, enemies_upgraded, fresh, fresh_upgraded)
            for targets, borrowed, improvised in lent:
                groups.append((card, way, targets, borrowed, improvised))


def _with_pieces_at_hand(state: TashKalarState, side: int, group: Group) -> Group:
    """The group without the targets for which no piece can be had (TK-8.3, TK-8.4)."""
    card, way, targets, borrowed, improvised = group
    rank = _RANKS[card]
    if state.spare(side, rank) > 0:
        return group
    of_kind = own_of_kind(state, side, rank)
    if card in ANYWHERE:
        if not (targets and side == state.side):
            return group
        target = next(squares(targets))
        lent = sum(1 << target + shift for shift in (borrowed, improvised) if shift != NO_SHIFT)
        spare = pieces_off_line(state, card, lent, state.hollow)
        if borrowed == improvised == NO_SHIFT:
            targets |= spare & COLOURLESS  # it may arrive where a piece was taken off
        return card, way, targets if spare else 0, borrowed, improvised
    if of_kind.bit_count() > _SIZES[card]:
        # More of them than the pattern can need: one can always be taken off.
        return group
    kept = targets & of_kind
    for target in squares(targets & ~of_kind):
        if pieces_to_take_off(state, side, rank, way.used(target)):
            kept |= 1 << target
    return card, way, kept, borrowed, improvised


def own_of_kind(state: TashKalarState, side: int, rank: int) -> int:
    """Own pieces of the kind that a being of that rank needs: legendary ones, or common and heroic ones."""
    own = state.pieces[side]
    return own & state.legendary if rank == LEGENDARY else own & ~state.legendary


def pieces_to_take_off(state: TashKalarState, side: int, rank: int, needed: int) -> int:
    """Own pieces of the right kind that the pattern does not need (TK-8.3, TK-8.4)."""
    return own_of_kind(state, side, rank) & ~needed


def landing_for(state: TashKalarState, rank: int) -> int:
    """Squares a being of that rank may arrive on: not those of higher pieces (TK-6.7, TK-6.8)."""
    if rank == COMMON:
        return ARENA & ~state.upgraded
    return ARENA & ~state.legendary if rank == HEROIC else ARENA
