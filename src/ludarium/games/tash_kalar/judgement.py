"""How good a position looks: material, points and threats, for the bots."""

from __future__ import annotations

import math

from ludarium.games.tash_kalar.state import TashKalarState


def promise(state: TashKalarState, seat: int) -> float:
    """From 0 (lost) to 1 (won) as it looks to `seat`; uses only what everybody sees and the seat's own score."""
    side = state.form.side_of(seat)
    mine = _worth(state, side)
    rival = max(_worth(state, other) for other in range(state.sides) if other != side)
    return 1 / (1 + math.exp(-(mine - rival) / 6))


def _worth(state: TashKalarState, side: int) -> float:
    own = state.pieces[side]
    heroic = (own & state.heroic).bit_count()
    legendary = (own & state.legendary).bit_count()
    common = own.bit_count() - heroic - legendary
    material = 0.45 * common + 1.0 * heroic + 1.6 * legendary
    return material + 2.0 * _points(state, side)


def _points(state: TashKalarState, side: int) -> float:
    if state.form.melee:
        # The lowest colour decides (TK-16.15); what is destroyed this turn will be scored.
        row = [_expected(state, side, colour) for colour in range(state.sides) if colour != side]
        return 1.6 * min(row) + 0.4 * sum(row)
    points = float(state.score(side))
    if state.form.duel and side == state.side and state.turn:
        points += sum(_expected_from(state, colour) for colour in range(state.sides))
    return points


def _expected(state: TashKalarState, side: int, colour: int) -> float:
    points = float(state.colour_points[side][colour])
    return points + (_expected_from(state, colour) if side == state.side else 0.0)


def _expected_from(state: TashKalarState, colour: int) -> float:
    commons, heroics, legendaries = state.destroyed[colour * 3 : colour * 3 + 3]
    return 2 * legendaries + heroics + 0.5 * commons
