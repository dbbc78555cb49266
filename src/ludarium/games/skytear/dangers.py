"""Who is one step from winning, and how; from public information only, so that everybody sees it in time."""

from __future__ import annotations

from msgspec import Struct

from ludarium.games.skytear.board import Board
from ludarium.games.skytear.content import COUNTERS, VICTORY_CARDS
from ludarium.games.skytear.state import SkytearState

WITHIN_A_TURN = {
    "enemy_heroes_defeated": 1,
    "enemy_heroes_defeated_this_turn": 1,
    "ready_enemy_heroes_defeated": 1,
    "dome_tokens_won": 1,
    "structure_damage_dealt": 3,
    "enemy_minions_defeated": 4,
}
"""How far short a side can be and still win this turn, by the counter of the victory card."""
HP_WITHIN_A_TURN = 3
"""What a tower or a nexus can easily lose in one Minion Phase."""


class DangerView(Struct, frozen=True):
    """`side` wins when it does `what` `left` more times; `what` is a counter of a victory card, or "nexus"."""

    side: int
    what: str
    left: int
    card: str = ""
    """The victory card that this fulfils."""


def dangers(state: SkytearState) -> tuple[DangerView, ...]:
    """What either side could win by before the turn is over."""
    if not state.turn or state.outcome is not None:
        return ()
    found = []
    for side in (0, 1):
        nexus = state.nexus[1 - side]
        if 0 < nexus <= HP_WITHIN_A_TURN:
            found.append(DangerView(side, "nexus", nexus))
        for number in state.victory:
            card = VICTORY_CARDS[number]
            left = _left(state, side, card.counter, card.threshold)
            if left:
                found.append(DangerView(side, card.counter, left, card.id))
    return tuple(found)


def _left(state: SkytearState, side: int, counter: str, threshold: int) -> int:
    """What the side is still short of; 0 when one turn cannot bring it."""
    board = state.board
    if counter.startswith("enemy_tower_destroyed_lane_"):
        hp = state.towers[1 - side][board.lanes.index(counter[-1])]
        return hp if 0 < hp <= HP_WITHIN_A_TURN else 0
    if counter == "all_tokens_won_this_phase":
        return 1 if all(_leads(state, side, token) for token in _all_tokens(state, board)) else 0
    left = threshold - state.counters[side][COUNTERS.index(counter)]
    if counter == "control_tokens_won":
        return left if 0 < left <= len(board.lanes) + len(board.domes) else 0
    return left if 0 < left <= WITHIN_A_TURN.get(counter, 0) else 0


def _all_tokens(state: SkytearState, board: Board) -> tuple[int, ...]:
    return state.tokens + board.dome_tokens


def _leads(state: SkytearState, side: int, token: int) -> bool:
    """Whether the side would win that token now, Lead cards apart (SK-19.2)."""
    control = [0, 0]
    for hero in state.heroes:
        if hero.at >= 0 and state.sight(hero) >> token & 1:
            control[hero.side] += 1 + hero.control_turn
    for each in (0, 1):
        seeing = state.board.sight[token][3] & state.minion_spaces(each)
        control[each] += seeing.bit_count()
    return control[side] > control[1 - side]
