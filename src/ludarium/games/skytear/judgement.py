"""How good a position looks: structures, heroes, control to come, victory cards and cards in hand; for the bots."""

from __future__ import annotations

import math

from ludarium.games.skytear.content import COSTS, COUNTERS, VICTORY_CARDS
from ludarium.games.skytear.effects import LAST_TURN
from ludarium.games.skytear.state import CONDITIONS, READY, HeroState, SkytearState

UNKNOWN_LEAD = 1.5
"""What a Lead card that the player has not seen counts on average."""
MAY_COME = 0.35
"""What a Ready hero that could come to a control token is expected to add there."""
COMES_FROM = 6
"""How far such a hero may stand: three steps, then it sees three spaces far."""

MINION_WORTH = 0.35
CARD_WORTH = 0.4
HERO_WORTH, HIT_POINT_WORTH = 4.0, 0.22
ABSENT_COST = (2.0, 4.5)
"""What it costs to have a hero off the board until the next turn, or for longer."""
IN_DANGER = 6
"""A hero with this many hit points or fewer may fall to one Attack."""
DANGER_COST = 1.0
TOWER_WORTH, TOWER_POINT_WORTH, NEXUS_POINT_WORTH = 2.5, 1.1, 2.5
TOKEN_STEP_WORTH = 0.35
TOKEN_WON_WORTH = 0.7
PROGRESS_WORTH = 9.0
"""What it is worth to be all but done with a victory card."""
_CONDITION_WORTH = {"slow": -0.4, "haste": 0.3, "fury": 0.8, "disarmed": -0.6, "marked": -0.4, "shapeshifted": 0.6}
CONDITION_WORTH = tuple(_CONDITION_WORTH[name] for name in CONDITIONS)
_DECIDED_BY = 7.0
"""A lead of this much wins about three games in four."""

_TOWER_COUNTERS = {"enemy_tower_destroyed_lane_A": "A", "enemy_tower_destroyed_lane_B": "B"}


def promise(state: SkytearState, seat: int) -> float:
    """From 0 (lost) to 1 (won) as it looks to `seat`; uses what everybody sees and that player's own Lead cards."""
    if not state.turn:
        return 0.5
    west = lead_of_west(state, seat)
    return 1 / (1 + math.exp((west if seat % 2 else -west) / _DECIDED_BY))


def lead_of_west(state: SkytearState, seat: int) -> float:
    """How far side 0 is ahead of side 1, as `seat` sees it."""
    forecast = Forecast(state, seat)
    return _standing(state, 0) - _standing(state, 1) + forecast.worth + forecast.progress(0) - forecast.progress(1)


# -- what stands -----------------------------------------------------------------------------------------------


def _standing(state: SkytearState, side: int) -> float:
    worth = 0.0
    for hero in state.heroes:
        if hero.side == side:
            worth += _hero(state, hero)
    for lane in state.minions[side]:
        worth += MINION_WORTH * lane.bit_count()
    for hp in state.towers[side]:
        if hp > 0:
            worth += TOWER_WORTH + TOWER_POINT_WORTH * hp
    worth += NEXUS_POINT_WORTH * (state.nexus[side] if state.nexus[side] >= 0 else 5)
    worth += 0.3 * len(state.pillars[side])
    for seat in state.team(side):
        worth += CARD_WORTH * min(6, len(state.hands[seat]))
    return worth


def _hero(state: SkytearState, hero: HeroState) -> float:
    if hero.at < 0:
        if not hero.back or hero.back > LAST_TURN:
            return 0.0
        soon = hero.back <= state.turn + 1
        return HERO_WORTH + HIT_POINT_WORTH * hero.card.hp - ABSENT_COST[0 if soon else 1]
    worth = HERO_WORTH + HIT_POINT_WORTH * hero.hp
    if hero.conditions:
        share = 1.0 if hero.status == READY else 0.5
        for number, value in enumerate(CONDITION_WORTH):
            if hero.conditions >> number & 1:
                worth += share * value
    if hero.illusion >= 0:
        worth += 0.3
    if hero.hp <= IN_DANGER and _can_be_reached(state, hero):
        worth -= DANGER_COST * (IN_DANGER + 2 - hero.hp) / IN_DANGER
    return worth


def _can_be_reached(state: SkytearState, hero: HeroState) -> bool:
    """Whether an enemy that has still to act can come near enough to attack."""
    distances = state.board.distances[hero.at]
    for other in state.heroes:
        may_act = other.side != hero.side and other.at >= 0 and other.status == READY
        if may_act and distances[other.at] <= other.card.reach + 3:
            return True
    return False


# -- what the Minion Phase will bring --------------------------------------------------------------------------


def margins(state: SkytearState, seat: int) -> list[float]:
    """By how much side 0 would win each control token, lanes first, if nobody changed much any more."""
    board = state.board
    bit = 1 << seat
    seen_by = [(hero, board.sight[hero.at][3], board.distances[hero.at]) for hero in state.heroes if hero.at >= 0]
    found = []
    for token in state.tokens + board.dome_tokens:
        around = board.sight[token][3]
        total, leads = [0.0, 0.0], [0.0, 0.0]
        for hero, sight, distances in seen_by:
            side = hero.side
            if sight >> token & 1:
                total[side] += 1 + hero.control_turn
                for place, card in enumerate(hero.leads):
                    value = COSTS[card] if hero.lead_seen[place] & bit else UNKNOWN_LEAD
                    if value > leads[side]:
                        leads[side] = value
            if hero.status == READY and distances[token] <= COMES_FROM:
                total[side] += MAY_COME
        for side in (0, 1):
            for lane in state.minions[side]:
                total[side] += (lane & around).bit_count()
        found.append(total[0] + leads[0] - total[1] - leads[1])
    return found


class Forecast:
    """What the Minion Phase would bring: `worth` for side 0, and what both sides would add to their counters."""

    __slots__ = ("_added", "_fallen", "_state", "worth")

    def __init__(self, state: SkytearState, seat: int) -> None:
        self._state = state
        self.worth = 0.0
        self._added = ([0.0] * len(COUNTERS), [0.0] * len(COUNTERS))
        self._fallen: list[dict[str, float]] = [{}, {}]
        """For each side the share of every enemy tower that would be gone."""
        odds = []
        for place, margin in enumerate(margins(state, seat)):
            winner = 0 if margin > 0 else 1
            chance = 1 / (1 + math.exp(-1.1 * margin))
            odds.append(chance)
            for side, likely in ((0, chance), (1, 1 - chance)):
                self._added[side][_TOKENS] += likely
                if place >= len(state.tokens):
                    self._added[side][_DOMES] += likely
            gain = TOKEN_WON_WORTH * (2 * chance - 1)
            if place < len(state.tokens):
                gain += self._lane(place, winner, abs(margin)) * (1 if winner == 0 else -1)
            else:
                gain *= 2
            self.worth += gain
        self._added[0][_SWEEPS] = math.prod(odds)
        self._added[1][_SWEEPS] = math.prod(1 - chance for chance in odds)

    def _lane(self, lane: int, winner: int, margin: float) -> float:
        """What winning a lane by that margin is worth: minions, structures, and the way the token goes."""
        state = self._state
        board = state.board
        loser = 1 - winner
        kills = min(margin, state.minions[loser][lane].bit_count())
        added = self._added[winner]
        added[_MINIONS] += 0.8 * kills
        worth = MINION_WORTH * kills
        token = state.tokens[lane]
        hp = state.towers[loser][lane]
        goal, point = board.towers[loser][lane], TOWER_POINT_WORTH
        if hp <= 0:
            hp, goal, point = max(0, state.nexus[loser]), board.nexus[loser], NEXUS_POINT_WORTH
        way = board.distances[token][goal]
        if way <= 3 and margin > kills:
            damage = min(margin - kills, hp)
            worth += point * damage + (TOWER_WORTH if damage >= hp else 0.0)
            added[_DAMAGE] += 0.9 * damage
            if goal == board.towers[loser][lane]:
                self._fallen[winner][board.lanes[lane]] = 0.9 * damage / 5
        return worth + TOKEN_STEP_WORTH * min(margin, max(0, way - 1))

    def progress(self, side: int) -> float:
        """How near the side is to its victory cards and to the nexus: the last steps weigh most."""
        state = self._state
        shares = [0.6 * (5 - state.nexus[1 - side]) / 5 if state.nexus[1 - side] >= 0 else 0.0]
        for card in state.victory:
            victory = VICTORY_CARDS[card]
            letter = _TOWER_COUNTERS.get(victory.counter)
            if letter is None:
                share = (state.counters[side][card] + self._added[side][card]) / victory.threshold
            elif letter in state.board.lanes:
                hp = state.towers[1 - side][state.board.lanes.index(letter)]
                share = (5 - hp) / 5 + self._fallen[side].get(letter, 0.0)
            else:
                share = 0.0
            shares.append(min(1.0, share))
        shares.sort(reverse=True)
        worth = shares[0] ** 2 + 0.4 * sum(share * share for share in shares[1:])
        # Where the tokens stand is the way to the towers.
        for lane, token in enumerate(state.tokens):
            worth += TOKEN_STEP_WORTH / PROGRESS_WORTH * self._way_gone(side, lane, token)
        return PROGRESS_WORTH * worth

    def _way_gone(self, side: int, lane: int, token: int) -> int:
        """Half the difference between a lane token's steps to the side's own tower and to the enemy's."""
        towers = self._state.board.towers
        distances = self._state.board.distances[token]
        return (distances[towers[side][lane]] - distances[towers[1 - side][lane]]) // 2


_TOKENS = COUNTERS.index("control_tokens_won")
_DOMES = COUNTERS.index("dome_tokens_won")
_MINIONS = COUNTERS.index("enemy_minions_defeated")
_DAMAGE = COUNTERS.index("structure_damage_dealt")
_SWEEPS = COUNTERS.index("all_tokens_won_this_phase")
