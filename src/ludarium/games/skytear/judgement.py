"""How good a position looks: structures, heroes, minions, control and cards, for the bots."""

from __future__ import annotations

import math

from ludarium.games.skytear.board import bits
from ludarium.games.skytear.content import VICTORY_CARDS
from ludarium.games.skytear.state import SkytearState


def promise(state: SkytearState, seat: int) -> float:
    """From 0 (lost) to 1 (won) as it looks to `seat`'s side."""
    side = seat % 2
    if not state.turn:
        return 0.5
    return 1 / (1 + math.exp(-(_worth(state, side) - _worth(state, 1 - side)) / 8))


def _worth(state: SkytearState, side: int) -> float:
    worth = 0.0
    for hero in state.heroes:
        if hero.side == side:
            worth += 2.5 + 3.0 * hero.hp / hero.card.hp if hero.at >= 0 else 0.0
    worth += 0.5 * sum(lane.bit_count() for lane in state.minions[side])
    worth += 1.2 * sum(max(0, hp) for hp in state.towers[side])
    if state.nexus[side] >= 0:
        worth -= 3 * (5 - state.nexus[side]) + 4
    worth += sum(_control(state, side))
    worth += max((_progress(state, side, card) for card in state.victory), default=0.0)
    return worth + 0.3 * sum(len(state.hands[seat]) for seat in state.team(side))


def _progress(state: SkytearState, side: int, card: int) -> float:
    """How near the side is to a victory card: the last steps weigh most."""
    share = state.counters[side][card] / VICTORY_CARDS[card].threshold
    return 8 * min(1.0, share) ** 2


def _control(state: SkytearState, side: int) -> list[float]:
    """What each control token promises: figures in sight of it count, Lead cards too."""
    board = state.board
    values = []
    for token in state.tokens + board.dome_tokens:
        mine = sum(
            1 + 0.8 * len(hero.leads)
            for hero in state.heroes
            if hero.side == side and hero.at >= 0 and state.sight(hero) >> token & 1
        )
        mine += sum(1 for lane in state.minions[side] for space in bits(lane) if board.sight[space][3] >> token & 1)
        values.append(0.6 * mine)
    return values
