"""Which beings can be summoned where (TK-6), also when pieces run out (TK-8) and with enemy ones (TK-9.32, TK-16.9)."""

from __future__ import annotations

from ludarium.games.tash_kalar.arena import ARENA
from ludarium.games.tash_kalar.cards import CARD_BEINGS, CARD_IDS, COMMON, HEROIC, LEGENDARY
from ludarium.games.tash_kalar.options import NO_SHIFT, Summons
from ludarium.games.tash_kalar.patterns import LIFT, ORIENTATIONS, Orientation, fits_with_one, fits_with_two
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.spaces.squares import squares

_RANKS = {card: being.rank_number for card, being in CARD_BEINGS.items()}
_SIZES = {card: len(being.pattern) for card, being in CARD_BEINGS.items()}
_WAYS = {card: (_RANKS[card], _SIZES[card], ORIENTATIONS[card]) for card in CARD_BEINGS}

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
    hand = state.beings[seat] + state.legends[seat]
    number = own.bit_count()
    # With pieces of another colour nothing stands in for them (TK-22.9).
    lends = state.possessed < 0 and (state.borrow or form.melee)
    lenders = _lenders(state, side) if lends else None
    groups: list[Group] = []
    for card in hand:
        rank, size, ways = _WAYS[card]
        landing = landings[rank]
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
