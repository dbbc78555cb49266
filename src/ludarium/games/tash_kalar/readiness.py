"""How near a hand is to its summonings: which patterns lack how many pieces, and where they would have to go."""

from __future__ import annotations

from ludarium.games.tash_kalar.arena import ARENA
from ludarium.games.tash_kalar.cards import ANYWHERE, CARD_BEINGS
from ludarium.games.tash_kalar.patterns import LIFT, ORIENTATIONS
from ludarium.games.tash_kalar.state import TashKalarState

FAR = 3
"""Three or more pieces are missing: as good as any number."""

_RANKS = {card: being.rank_number for card, being in CARD_BEINGS.items()}

Pattern = tuple[int, tuple[int, ...], tuple[int, ...]]
"""(targets that can be, lifted shifts to heroic pieces, lifted shifts to pieces of any rank)."""


def _patterns(card: int) -> tuple[Pattern, ...]:
    """The different patterns of a card; orientations that differ in marks only are one."""
    different = {(way.valid, way.heroic_shifts, way.common_shifts): None for way in ORIENTATIONS[card]}
    return tuple(different)


PATTERNS: dict[int, tuple[Pattern, ...]] = {card: _patterns(card) for card in CARD_BEINGS}
"""By card number."""


def missing_pieces(state: TashKalarState, side: int, hand: tuple[int, ...]) -> list[int]:
    """For each card of the hand, how many pieces its best pattern lacks, up to FAR."""
    own = state.pieces[side]
    if state.possessed >= 0 and side == state.side:
        own = state.pieces[state.possessed]  # TK-22.9
    upgraded = state.heroic | state.legendary
    lifted, lifted_upgraded = own << LIFT, (own & upgraded) << LIFT
    landings = (ARENA & ~upgraded, ARENA & ~state.legendary, ARENA)
    lacks = [_missing(PATTERNS[card], _landing(card, landings), lifted, lifted_upgraded) for card in hand]
    if state.hollow and side == state.side:
        return [max(0, lack - state.hollow) for lack in lacks]  # TK-24.12
    return lacks


def _landing(card: int, landings: tuple[int, int, int]) -> int:
    """Where it can arrive; a pattern that may stand anywhere does not hold the square of arrival (TK-24.13)."""
    return ARENA if card in ANYWHERE else landings[_RANKS[card]]


def _missing(patterns: tuple[Pattern, ...], landing: int, lifted: int, lifted_upgraded: int) -> int:
    least = FAR
    for valid, heroic_shifts, common_shifts in patterns:
        # Targets around which nothing, at most one, at most two pieces are missing so far.
        none = one = two = valid & landing
        for shift in heroic_shifts:
            held = lifted_upgraded >> shift
            two = two & held | one
            one = one & held | none
            none &= held
        for shift in common_shifts:
            held = lifted >> shift
            two = two & held | one
            one = one & held | none
            none &= held
        if none:
            return 0
        if one:
            least = 1
        elif two and least > 2:
            least = 2
    return least


def building_squares(state: TashKalarState, side: int, hand: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """For each card, the squares where a common would complete a pattern, and where it would all but complete one."""
    own = state.pieces[side]
    upgraded = state.heroic | state.legendary
    lifted, lifted_upgraded = own << LIFT, (own & upgraded) << LIFT
    landings = (ARENA & ~upgraded, ARENA & ~state.legendary, ARENA)
    free = ARENA & ~state.occupied
    found = []
    for card in hand:
        landing = _landing(card, landings)
        last = second_last = 0
        for valid, heroic_shifts, common_shifts in PATTERNS[card]:
            none = valid & landing
            for shift in heroic_shifts:
                none &= lifted_upgraded >> shift
            if not none:
                continue
            one = two = none
            for shift in common_shifts:
                held = lifted >> shift
                two = two & held | one
                one = one & held | none
                none &= held
            one &= ~none
            two &= ~one & ~none
            for shift in common_shifts:
                # A target counts for a square of its pattern only where that square is not held already; occupied
                # squares are cut off below.
                if one:
                    last |= one << shift
                if two:
                    second_last |= two << shift
        found.append((card, last >> LIFT & free, second_last >> LIFT & free))
    return found
