"""The Minion Phase (SK-19) and the end of a turn (SK-20)."""

from __future__ import annotations

from ludarium.games.skytear.actions import PASS, Choose, PickCard, PickHero, PickSpace
from ludarium.games.skytear.board import bits
from ludarium.games.skytear.content import CARDS, COUNTERS
from ludarium.games.skytear.effects import (
    LAST_TURN,
    STRUCTURE,
    Effect,
    add_minion,
    defeat_minion,
    nearest_places,
    prevented,
    savers,
    take_minion,
)
from ludarium.games.skytear.events import (
    CardsCleared,
    ControlCounted,
    Discarded,
    HeroesReadied,
    HeroReturned,
    LeadCounted,
    LeadRevealed,
    MinionsTakenUp,
    NexusOpened,
    PhaseBegan,
    StructureDamaged,
    StructureDestroyed,
    TokenAdvanced,
    TokenRemoved,
    TrackRaised,
)
from ludarium.games.skytear.outsiders import TakeOutsider
from ludarium.games.skytear.phases import (
    MinionPhase,
    Rewarding,
    check_victory,
    finish,
    fulfilled,
)
from ludarium.games.skytear.piles import discard, ids, set_hand
from ludarium.games.skytear.setup import BeginTurn, DrawCards, choose_start, share
from ludarium.games.skytear.state import (
    DEFEATED,
    EXHAUSTED,
    READY,
    Agendum,
    SkytearState,
    Waiting,
)
from ludarium.kernel.decisions import Decision, Emit, Script
from ludarium.kernel.values import without


class ChooseLeads(Agendum, frozen=True):
    """Players choose at most one revealed Lead card each, the first side first (SK-19.4, SK-19.5)."""

    tokens: tuple[int, ...]
    dome: int
    asked: int = 0
    chosen: tuple[tuple[int, int], ...] = ()
    """(side, hero) of the Lead cards that count."""


class LaneDamage(Agendum, frozen=True):
    """The winner's margin hits minions, then structures (SK-19.9, SK-19.10)."""

    lanes: tuple[int, ...]
    winner: int
    margin: int


class Structures(Agendum, frozen=True):
    """Left-over damage is divided among structures in reach (SK-19.10)."""

    lanes: tuple[int, ...]
    winner: int
    points: int
    hit: tuple[int, ...] = ()
    """What has been damaged: lanes of towers, -1 the nexus."""


class Advance(Agendum, frozen=True):
    """The token moves towards the nearest enemy structure (SK-19.14)."""

    lane: int
    winner: int
    steps: int


class TakeUp(Agendum, frozen=True):
    """Minions of a lane leave the board to be placed anew, the winner's first (SK-19.16)."""

    lane: int
    order: tuple[int, ...]


class Replace(Agendum, frozen=True):
    """Minions that were taken up are placed, in this order of sides; `waiting` says how many each still has."""

    lane: int
    order: tuple[int, ...]
    waiting: tuple[int, ...]


class Reinforce(Agendum, frozen=True):
    """The sides summon up to two minions each, in this order (SK-19.17)."""

    lane: int
    order: tuple[int, ...]


class EndOfTurn(Agendum, frozen=True):
    """The steps at the end of a turn (SK-20.1)."""

    step: str = "clear"


# -- counting --------------------------------------------------------------------------------------------------


def next_tokens(state: SkytearState, checked: tuple[int, ...]) -> tuple[tuple[int, ...], int] | None:
    """What is checked next: (lanes, -1) or ((), dome); None when all tokens are done (SK-19.1, SK-2.6)."""
    board = state.board
    lanes = [lane for lane in range(len(board.lanes)) if state.numbers[lane] not in checked]
    if lanes:
        lanes.sort(key=lambda lane: state.numbers[lane])
        return _seen_with(state, lanes), -1
    domes = [dome for dome, number in enumerate(board.dome_numbers) if number not in checked]
    return ((), min(domes, key=lambda dome: board.dome_numbers[dome])) if domes else None


def _seen_with(state: SkytearState, lanes: list[int]) -> tuple[int, ...]:
    """The first of these lanes, with those whose tokens the same nexus sees: they are checked as one (SK-25.4)."""
    board = state.board
    if len(board.lanes) > 2:
        for nexus in board.nexus:
            seen = [lane for lane in lanes if board.sight[nexus][3] >> state.tokens[lane] & 1]
            if lanes[0] in seen:
                return tuple(seen)
    return (lanes[0],)


def token_number(state: SkytearState, lanes: tuple[int, ...], dome: int) -> int:
    """The number a group of tokens is known by: its lowest."""
    return state.board.dome_numbers[dome] if dome >= 0 else min(state.numbers[lane] for lane in lanes)


def token_spaces(state: SkytearState, lanes: tuple[int, ...], dome: int) -> int:
    spaces = 0
    for at in [state.tokens[lane] for lane in lanes] if dome < 0 else [state.board.dome_tokens[dome]]:
        spaces |= 1 << at
    return spaces


def minion_phase(state: SkytearState, item: MinionPhase, emit: Emit) -> Script[None]:
    following = next_tokens(state, item.checked)
    if following is None:
        state.agenda = (*state.agenda[:-1], EndOfTurn())
        emit(PhaseBegan("end"))
        return
    lanes, dome = following
    done = tuple(state.numbers[lane] for lane in lanes) if dome < 0 else (state.board.dome_numbers[dome],)
    state.agenda = (*state.agenda[:-1], MinionPhase(item.checked + done), ChooseLeads(lanes, dome))
    reveal_leads(state, emit, token_spaces(state, lanes, dome))
    return
    yield


def reveal_leads(state: SkytearState, emit: Emit, tokens: int) -> None:
    """All Lead cards of heroes that see the token are shown together (SK-19.3, SK-19.7)."""
    for number, hero in enumerate(state.heroes):
        if hero.at < 0 or not hero.leads or not state.sight(hero) & tokens:
            continue
        for place, card in enumerate(hero.leads):
            if (number, place) not in state.revealed:
                state.revealed += ((number, place),)
                emit(LeadRevealed(state.hero_name(number), CARDS[card].id, CARDS[card].cost))


def choose_leads(state: SkytearState, item: ChooseLeads, emit: Emit) -> Script[None]:
    order = [*state.team(state.first_side), *state.team(1 - state.first_side)]
    if item.asked == len(order):
        state.agenda = state.agenda[:-1]
        count_control(state, emit, item)
        return
    seat = order[item.asked]
    side = seat % 2
    tokens = token_spaces(state, item.tokens, item.dome)
    usable = [
        number
        for number, hero in enumerate(state.heroes)
        if hero.side == side
        and hero.at >= 0
        and state.sight(hero) & tokens
        and any(shown == number for shown, _ in state.revealed)
        and (side, number) not in item.chosen
    ]
    chosen = item.chosen
    if usable:
        options = (*(PickHero(state.hero_name(number)) for number in usable), PASS)
        args = (("token", token_number(state, item.tokens, item.dome)),)
        answer = yield Decision(seat, "lead-counts", options, args)
        if answer != PASS:
            chosen += ((side, state.hero_number(answer.hero)),)
    state.agenda = (*state.agenda[:-1], ChooseLeads(item.tokens, item.dome, item.asked + 1, chosen))


def count_control(state: SkytearState, emit: Emit, item: ChooseLeads) -> None:
    """Who wins the token, and by how much (SK-19.2, SK-19.8); what follows goes on the agenda."""
    board = state.board
    tokens = token_spaces(state, item.tokens, item.dome)
    heroes, minions, bonus, lead = [0, 0], [0, 0], [0, 0], [0, 0]
    counted: tuple[list[int], list[int]] = ([], [])
    for hero in state.heroes:
        if hero.at >= 0 and state.sight(hero) & tokens:
            heroes[hero.side] += 1
            bonus[hero.side] += hero.control_turn
            counted[hero.side].append(hero.at)
    for side in (0, 1):
        for lane in state.minions[side]:
            seeing = [space for space in bits(lane) if state.board.sight[space][3] & tokens]
            minions[side] += len(seeing)
            counted[side].extend(seeing)
    leads = []
    for side, number in item.chosen:
        best = max(state.heroes[number].leads, key=lambda card: CARDS[card].cost)
        leads.append(LeadCounted(side, state.hero_name(number), CARDS[best].id, CARDS[best].cost))
        lead[side] += CARDS[best].cost
    total = [heroes[side] + minions[side] + bonus[side] + lead[side] for side in (0, 1)]
    margin = abs(total[0] - total[1])
    winner = -1 if not margin else 0 if total[0] > total[1] else 1
    emit(
        ControlCounted(
            token_number(state, item.tokens, item.dome),
            tuple(heroes),
            tuple(minions),
            tuple(bonus),
            tuple(lead),
            tuple(total),
            winner,
            margin,
            "".join(board.lanes[lane] for lane in item.tokens),
            board.domes[item.dome] if item.dome >= 0 else "",
            tuple(board.names[space] for space in bits(tokens)),
            tuple(tuple(board.names[space] for space in spaces) for spaces in counted),
            tuple(leads),
        )
    )
    if winner >= 0:
        _count_win(state, item, winner)
    check_victory(state, emit)
    if item.dome >= 0:
        if winner >= 0:
            state.agenda += (TakeOutsider(item.dome, winner),)
        return
    if winner < 0:
        second = 1 - state.first_side
        # After a tie the second player summons first and nothing is re-placed (SK-19.18, SK-19.20).
        state.agenda += tuple(Reinforce(lane, (second, 1 - second)) for lane in reversed(item.tokens))
        return
    order = (winner, 1 - winner)
    for lane in reversed(item.tokens):
        state.agenda += (Reinforce(lane, order), TakeUp(lane, order), Advance(lane, winner, margin))
    state.agenda += (LaneDamage(item.tokens, winner, margin),)


def _count_win(state: SkytearState, item: ChooseLeads, winner: int) -> None:
    """Count a token won for the victory cards; tokens checked as one are one win."""
    won = list(state.won)
    won[winner] += max(1, len(item.tokens))
    state.won = (won[0], won[1])
    state.count(winner, "control_tokens_won")
    if item.dome >= 0:
        state.count(winner, "dome_tokens_won")
    tokens = len(state.board.lanes) + len(state.board.domes)
    if won[winner] == tokens >= 3:
        state.count(winner, "all_tokens_won_this_phase")


# -- damage ----------------------------------------------------------------------------------------------------


def lane_damage(state: SkytearState, item: LaneDamage, emit: Emit) -> Script[None]:
    """Point after point to enemy minions of the lane; one that was saved still stands and takes the next (SK-19.9)."""
    state.agenda = state.agenda[:-1]
    loser = 1 - item.winner
    names = state.board.names
    points = item.margin
    while points and (prey := [space for lane in item.lanes for space in bits(state.minions[loser][lane])]):
        space = prey[0]
        # Which one is struck matters when they will not all fall.
        if len(prey) > 1 and (points < len(prey) or savers(state, loser)):
            options = tuple(PickSpace(names[at]) for at in prey)
            answer = yield Decision(state.team(item.winner)[0], "strike-minion", options)
            space = names.index(answer.space)
        points -= 1
        if not (yield from prevented(state, emit, (loser, space))):
            defeat_minion(state, emit, (loser, space), item.winner)
    check_victory(state, emit)
    if points:
        state.agenda += (Structures(item.lanes, item.winner, points),)


def in_reach(state: SkytearState, lanes: tuple[int, ...], side: int) -> list[int]:
    """Structures of a side within 3 spaces of the tokens that can be damaged: lanes of towers, -1 the nexus."""
    board = state.board
    tokens = [state.tokens[lane] for lane in lanes]
    found = [
        lane
        for lane, hp in enumerate(state.towers[side])
        if hp > 0 and any(board.distances[token][board.towers[side][lane]] <= 3 for token in tokens)
    ]
    if state.nexus[side] > 0 and any(board.distances[token][board.nexus[side]] <= 3 for token in tokens):
        found.append(-1)
    return found


def structures(state: SkytearState, item: Structures, emit: Emit) -> Script[None]:
    """What is left over; with more than one structure in reach the winner divides it point by point (SK-19.10)."""
    loser = 1 - item.winner
    reach = in_reach(state, item.lanes, loser)
    if not reach:
        _draw_for(state, item)
        return
    lane, lost = reach[0], item.points
    if len(reach) > 1:
        options = tuple(Choose("nexus" if at < 0 else f"tower-{state.board.lanes[at]}") for at in reach)
        answer = yield Decision(state.team(item.winner)[0], "damage-structure", options)
        lane, lost = reach[options.index(answer)], 1
    # A structure that falls may open the nexus for the points still left (SK-19.12).
    lost = min(lost, state.nexus[loser] if lane < 0 else state.towers[loser][lane])
    if lane < 0:
        damage_nexus(state, emit, loser, lost)
    else:
        damage_tower(state, emit, loser, lane, lost)
    hit = item.hit if lane in item.hit else (*item.hit, lane)
    item = Structures(item.lanes, item.winner, item.points - lost, hit)
    state.agenda = (*state.agenda[:-1], item)
    if item.points == 0 or any(fulfilled(state, side) for side in (0, 1)):
        _draw_for(state, item)
        check_victory(state, emit)


def damage_nexus(state: SkytearState, emit: Emit, side: int, lost: int) -> None:
    hp = state.nexus[side] - lost
    state.nexus = (hp, state.nexus[1]) if side == 0 else (state.nexus[0], hp)
    state.count(1 - side, "structure_damage_dealt", lost)
    emit(StructureDamaged(side, "", lost, hp))
    if hp == 0:
        emit(StructureDestroyed(side, ""))


def damage_tower(state: SkytearState, emit: Emit, side: int, lane: int, lost: int) -> None:
    """HP off a tower; the first tower lost opens the nexus (SK-8.3 to SK-8.5)."""
    letter = state.board.lanes[lane]
    row = state.towers[side]
    hp = row[lane] - lost
    row = (*row[:lane], hp, *row[lane + 1 :])
    state.towers = (row, state.towers[1]) if side == 0 else (state.towers[0], row)
    state.count(1 - side, "structure_damage_dealt", lost)
    emit(StructureDamaged(side, letter, lost, hp))
    if hp == 0:
        emit(StructureDestroyed(side, letter))
        if letter in "AB":
            state.count(1 - side, f"enemy_tower_destroyed_lane_{letter}")
        if state.nexus[side] < 0:
            state.nexus = (5, state.nexus[1]) if side == 0 else (state.nexus[0], 5)
            emit(NexusOpened(side, 5))


def _draw_for(state: SkytearState, item: Structures) -> None:
    """The dividing is over. A card is drawn for each structure that was damaged (SK-14.8, SK-14.9)."""
    state.rewards += ((state.team(item.winner)[0], STRUCTURE),) * len(item.hit)
    state.agenda = (*state.agenda[:-1], Rewarding())


# -- the token and the minions ---------------------------------------------------------------------------------


def ways_to(state: SkytearState, side: int) -> tuple[int, ...]:
    """For each space the number of steps to the nearest structure of that side with HP, going round domes."""
    board = state.board
    goals = [board.towers[side][lane] for lane, hp in enumerate(state.towers[side]) if hp > 0]
    if state.nexus[side] > 0:
        goals.append(board.nexus[side])
    return board.ways_round_domes(tuple(goals))


def advance(state: SkytearState, item: Advance, emit: Emit) -> Script[None]:
    """Step by step by a shortest way, until adjacent to a structure; ties are the winner's to choose."""
    board = state.board
    at = state.tokens[item.lane]
    steps = ways_to(state, 1 - item.winner)
    if not item.steps or steps[at] <= 1:
        state.agenda = state.agenda[:-1]
        return
    nearer = [to for to in bits(board.neighbours[at] & ~board.in_domes) if steps[to] == steps[at] - 1]
    to = nearer[0]
    if len(nearer) > 1:
        options = tuple(PickSpace(board.names[space]) for space in nearer)
        args = (("lane", board.lanes[item.lane]),)
        answer = yield Decision(state.team(item.winner)[0], "advance-token", options, args)
        to = board.names.index(answer.space)
    state.tokens = (*state.tokens[: item.lane], to, *state.tokens[item.lane + 1 :])
    state.agenda = (*state.agenda[:-1], Advance(item.lane, item.winner, item.steps - 1))
    emit(TokenAdvanced(board.lanes[item.lane], board.names[at], board.names[to]))


def take_up_minions(state: SkytearState, item: TakeUp, emit: Emit) -> Script[None]:
    """All minions of the lane leave the board, to be placed anew at the token (SK-19.16)."""
    counts = []
    for side in item.order:
        counts.append(state.minions[side][item.lane].bit_count())
        spaces = bits(state.minions[side][item.lane])
        if spaces:
            names = tuple(state.board.names[space] for space in spaces)
            emit(MinionsTakenUp(side, state.board.lanes[item.lane], names))
        for space in spaces:
            take_minion(state, side, space)
    state.agenda = (*state.agenda[:-1], Replace(item.lane, item.order, tuple(counts)))
    return
    yield


def replace_minions(state: SkytearState, item: Replace, emit: Emit) -> Script[None]:
    """One minion a step; with no legal space in sight of the token it stays on the nexus (SK-19.24)."""
    if not item.order:
        state.agenda = state.agenda[:-1]
        return
    side, left = item.order[0], item.waiting[0]
    if not left:
        state.agenda = (*state.agenda[:-1], Replace(item.lane, item.order[1:], item.waiting[1:]))
        return
    state.agenda = (*state.agenda[:-1], Replace(item.lane, item.order, (left - 1, *item.waiting[1:])))
    places = nearest_places(state, side, item.lane)
    space = yield from _minion_effect(state, emit, side).must_pick_space("place-minion", places)
    if space is not None:
        add_minion(state, emit, side, item.lane, space)


def reinforce(state: SkytearState, item: Reinforce, emit: Emit) -> Script[None]:
    if not item.order:
        state.agenda = state.agenda[:-1]
        return
    side, *later = item.order
    state.agenda = (*state.agenda[:-1], Reinforce(item.lane, tuple(later)))
    # A side whose tower in that lane is destroyed summons none there (SK-19.19).
    if state.towers[side][item.lane] > 0:
        yield from _minion_effect(state, emit, side).may_summon(2, item.lane)


def _minion_effect(state: SkytearState, emit: Emit, side: int) -> Effect:
    """What asks and places for a side in the Minion Phase: no hero is needed (SK-19.23)."""
    return Effect(state, emit, Waiting("place-minion", -1, state.team(side)[0]))


# -- the end of the turn ---------------------------------------------------------------------------------------


def end_of_turn(state: SkytearState, item: EndOfTurn, emit: Emit) -> Script[None]:
    if item.step == "clear":
        _clear_cards(state, emit)
        # The last thing put on the agenda is done first: draw, then discard, then ready.
        total = 2 if state.seats <= 4 else 3 if state.seats <= 6 else 4
        draws = [DrawCards(seat, share(state, seat, total) if state.seats > 2 else 2) for seat in range(state.seats)]
        state.agenda = (*state.agenda[:-1], EndOfTurn("limit"), *reversed(draws))
    elif item.step == "limit":
        for seat in range(state.seats):
            if len(state.hands[seat]) > 6:
                yield from _discard_one(state, emit, seat)
                return
        state.agenda = (*state.agenda[:-1], EndOfTurn("ready"))
    elif item.step == "ready":
        tired = [number for number, hero in enumerate(state.heroes) if hero.status == EXHAUSTED]
        for number in tired:
            state.change(number, status=READY)
        emit(HeroesReadied(tuple(state.hero_name(number) for number in tired)))
        if state.turn >= LAST_TURN:
            finish(state, emit, (1, 1), "track")  # SK-21.4
            return
        state.turn += 1
        emit(TrackRaised(state.turn))
        for side in (0, 1):
            state.count(side, "enemy_heroes_defeated_this_turn", -_this_turn(state, side))
        state.agenda = (*state.agenda[:-1], EndOfTurn("return"))
    else:
        for side in (state.first_side, 1 - state.first_side):
            for number, hero in enumerate(state.heroes):
                if hero.side == side and hero.status == DEFEATED and hero.back == state.turn:
                    yield from _return_hero(state, emit, number)
                    return
        state.agenda = (*state.agenda[:-1], BeginTurn())
    check_victory(state, emit)


def _this_turn(state: SkytearState, side: int) -> int:
    return state.counters[side][COUNTERS.index("enemy_heroes_defeated_this_turn")]


def _clear_cards(state: SkytearState, emit: Emit) -> None:
    """Cards on and under heroes are discarded, and what lasts until the end of the turn ends (SK-20.1, SK-20.2)."""
    for number, hero in enumerate(state.heroes):
        for card in (*hero.cards, *hero.leads):
            discard(state, state.controller(hero), card)
        if hero.cards or hero.leads:
            # A Lead card that nobody was shown comes to light now.
            shown = tuple(card for place, card in enumerate(hero.leads) if (number, place) not in state.revealed)
            emit(CardsCleared(state.hero_name(number), ids(hero.cards), ids(hero.leads), ids(shown)))
        state.change(number, cards=(), leads=(), lead_seen=(), armour_turn=0, mana_turn=0, control_turn=0)
    for space in bits(state.walls):
        emit(TokenRemoved("wall", -1, state.board.names[space]))
    state.walls = 0
    state.revealed = ()


def _discard_one(state: SkytearState, emit: Emit, seat: int) -> Script[None]:
    hand = state.hands[seat]
    options = tuple(PickCard(CARDS[card].id) for card in dict.fromkeys(hand))
    answer = yield Decision(seat, "hand-limit", options)
    card = next(card for card in hand if CARDS[card].id == answer.card)
    set_hand(state, seat, without(hand, card))
    discard(state, seat, card)
    emit(Discarded(seat, CARDS[card].id))


def _return_hero(state: SkytearState, emit: Emit, number: int) -> Script[None]:
    """Ready, with full health and no conditions, as near as possible to the nexus (SK-4.7)."""
    space = yield from choose_start(state, number)
    hero = state.heroes[number]
    state.change(number, at=space, hp=hero.card.hp, status=READY, conditions=0, back=0)
    emit(HeroReturned(state.hero_name(number), state.board.names[space]))
