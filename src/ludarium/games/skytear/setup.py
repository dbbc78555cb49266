"""The set-up (SK-22 to SK-25): victory cards, first side, drafts, decks, first hands, heroes on the board."""

from __future__ import annotations

from ludarium.games.skytear.actions import PASS, Choose, Dealt, PickCard, PickHero, PickSpace
from ludarium.games.skytear.board import bits
from ludarium.games.skytear.content import CARD_NUMBERS, CARDS, FACTIONS, HEROES, OUTSIDERS, VICTORY_CARDS, pack_of
from ludarium.games.skytear.decks import DeckOptions
from ludarium.games.skytear.events import (
    DeckReady,
    Discarded,
    FactionChosen,
    HandChanged,
    HeroDrafted,
    HeroLeftOut,
    HeroPlaced,
    LaneNumbered,
    MinionsMustered,
    OutsiderDealt,
    Started,
    TurnBegan,
    VictoryCardShown,
)
from ludarium.games.skytear.piles import can_draw, discard, draw, ids, set_hand
from ludarium.games.skytear.state import Agendum, HeroState, OutsiderState, Pile, SkytearState
from ludarium.kernel.decisions import CHANCE, Decision, Emit, Script, Together
from ludarium.kernel.values import without


class DealSetup(Agendum, frozen=True):
    """Victory cards, the first side, outsiders and the numbers of the lanes, by chance (SK-22.1, SK-22.6)."""

    outsiders: str = "core"
    gentle: bool = False
    """Only victory cards that nobody can fulfil in the first turns."""


class DraftFactions(Agendum, frozen=True):
    """The first side takes one, the second two, the first the last (SK-22.2)."""


class BringHeroes(Agendum, frozen=True):
    """Competitive play: each team leaves out heroes until it brings its number (SK-24.4)."""

    side: int


class DraftHeroes(Agendum, frozen=True):
    """1-2-2-2-1 or 1-2-2-2-2-2-1, first team first (SK-24.2)."""

    number: int = 0


class BuildDecks(Agendum, frozen=True):
    """Everybody builds a deck at the same time (SK-24.1, SK-24.3)."""


class PlaceHeroes(Agendum, frozen=True):
    """Beside the nexus, the first side's all first (SK-22.3)."""


class FirstHands(Agendum, frozen=True):
    """Draw the first cards (SK-22.5, SK-23.5)."""

    seat: int = 0


class ChangeHands(Agendum, frozen=True):
    """Each player may once discard any cards and draw as many, the first player first (SK-22.5)."""

    asked: int = 0
    """How many players have been asked."""
    dropped: int = 0


class DrawCards(Agendum, frozen=True):
    """A player draws some cards, one a step."""

    seat: int
    count: int


class BeginTurn(Agendum, frozen=True):
    """A new Hero Phase."""


class HeroPhase(Agendum, frozen=True):
    """Sides activate heroes in turn (SK-16.1); stays on the agenda meanwhile."""


EARLY = (
    "all_tokens_won_this_phase",
    "enemy_heroes_defeated_this_turn",
    "ready_enemy_heroes_defeated",
    "control_tokens_won",
)
"""What victory cards count that a player who knows the game can reach in the first two turns."""


def opening_agenda(state: SkytearState, outsiders: str, *, gentle: bool) -> tuple[Agendum, ...]:
    """What a new game has to do, last first."""
    form = state.form
    draft: tuple[Agendum, ...] = (DraftHeroes(),) if form.drafts_heroes else ()
    if form.drafts_factions:
        draft += (DraftFactions(),)
    if form.own_pool:
        draft += (BringHeroes(1), BringHeroes(0))
    return (BeginTurn(), ChangeHands(), FirstHands(), PlaceHeroes(), BuildDecks(), *draft, DealSetup(outsiders, gentle))


def deal_setup(state: SkytearState, item: DealSetup, emit: Emit) -> Script[None]:
    if len(state.victory) < state.board.victory_cards:
        left = tuple(
            n
            for n, card in enumerate(VICTORY_CARDS)
            if n not in state.victory and (card.counter not in EARLY or not item.gentle)
        )
        dealt = yield Decision(CHANCE, "victory-card", tuple(Dealt(VICTORY_CARDS[n].id) for n in left))
        card = next(n for n in left if VICTORY_CARDS[n].id == dealt.what)
        state.victory += (card,)
        emit(VictoryCardShown(VICTORY_CARDS[card].id))
    elif state.first_side < 0:
        dealt = yield Decision(CHANCE, "first-side", (Dealt("side-0"), Dealt("side-1")))
        state.first_side = int(dealt.what[-1])
    elif len(state.numbers) < len(state.board.lanes):
        if not state.numbers:
            emit(Started(state.first_side))
        left = tuple(n for n in range(1, len(state.board.lanes) + 1) if n not in state.numbers)
        dealt = yield Decision(CHANCE, "lane-number", tuple(Dealt(f"number-{n}") for n in left))
        state.numbers += (int(dealt.what[-1]),)
        emit(LaneNumbered(state.board.lanes[len(state.numbers) - 1], state.numbers[-1]))
    elif not state.outsiders or (item.outsiders == "any" and len(state.outsiders) < len(state.board.domes)):
        taken = {outsider.id for outsider in state.outsiders}
        known = [card.id for card in OUTSIDERS.values() if card.id not in taken]
        if item.outsiders == "core":
            known = [name for name in known if OUTSIDERS[name].core]
        dealt = yield Decision(CHANCE, "outsider", tuple(Dealt(name) for name in known))
        dome = len(state.outsiders)
        if item.outsiders == "core" and len(state.board.domes) > 1:
            # One outsider for two domes: the players choose which dome has none (SK-25.3).
            ways = tuple(Choose(f"dome-{letter}") for letter in state.board.domes)
            answer = yield Decision(state.team(state.first_side)[0], "outsider-dome", ways)
            dome = ways.index(answer)
        state.outsiders += (OutsiderState(dealt.what, dome),)
        emit(OutsiderDealt(dealt.what, state.board.domes[dome]))
    else:
        state.agenda = state.agenda[:-1]


def drafter(state: SkytearState, side: int, pick: int) -> int:
    """The player of a team who makes its next pick; team-mates take turns."""
    team = state.team(side)
    return team[pick % len(team)]


def draft_factions(state: SkytearState, _: DraftFactions, emit: Emit) -> Script[None]:
    chosen = state.factions[0] + state.factions[1]
    first, second = state.first_side, 1 - state.first_side
    if len(chosen) < 4:
        side = (first, second, second, first)[len(chosen)]
        left = tuple(Choose(name) for name in FACTIONS if name not in chosen)
        if len(left) > 1:
            seat = drafter(state, side, len(state.factions[side]))
            answer = yield Decision(seat, "draft-faction", left)
        else:
            answer = left[0]
        rows = list(state.factions)
        rows[side] = (*rows[side], answer.way)
        state.factions = tuple(rows)
        emit(FactionChosen(side, answer.way))
        return
    state.agenda = state.agenda[:-1]
    pools = tuple(tuple(hero for name in state.factions[side] for hero in FACTIONS[name].heroes) for side in (0, 1))
    state.pools = pools
    if not state.form.drafts_heroes:
        for side in (first, second):
            for number, hero in enumerate(pools[side]):
                take_hero(state, emit, side, drafter(state, side, number), hero)


def bring_heroes(state: SkytearState, item: BringHeroes, emit: Emit) -> Script[None]:
    """Leave out one hero at a time until the pool has the right size."""
    size = state.board.heroes_per_side + 2
    pool = state.pools[item.side]
    if len(pool) > size:
        seat = state.team(item.side)[0]
        answer = yield Decision(seat, "leave-out-hero", tuple(PickHero(hero) for hero in pool))
        _set_pool(state, item.side, tuple(hero for hero in pool if hero != answer.hero))
        emit(HeroLeftOut(item.side, answer.hero))
        return
    state.agenda = state.agenda[:-1]


def _set_pool(state: SkytearState, side: int, pool: tuple[str, ...]) -> None:
    state.pools = (pool, state.pools[1]) if side == 0 else (state.pools[0], pool)


def draft_order(first: int, heroes: int) -> tuple[int, ...]:
    """The side of every pick: 1-2-2-...-2-1 (SK-24.2)."""
    order = [first]
    while len(order) < 2 * heroes - 1:
        order += [1 - order[-1]] * 2
    return (*order, 1 - order[-1])


def draft_heroes(state: SkytearState, item: DraftHeroes, emit: Emit) -> Script[None]:
    order = draft_order(state.first_side, state.board.heroes_per_side)
    if item.number == len(order):
        state.agenda = state.agenda[:-1]
        return
    side = order[item.number]
    seat = drafter(state, side, order[: item.number].count(side))
    answer = yield Decision(seat, "draft-hero", tuple(PickHero(hero) for hero in state.pools[side]))
    state.agenda = (*state.agenda[:-1], DraftHeroes(item.number + 1))
    _set_pool(state, side, tuple(hero for hero in state.pools[side] if hero != answer.hero))
    take_hero(state, emit, side, seat, answer.hero)


def take_hero(state: SkytearState, emit: Emit, side: int, seat: int, hero: str) -> None:
    owner = seat if state.seats <= 4 else -1
    state.heroes += (HeroState(hero, side, owner, hp=HEROES[hero].hp),)
    emit(HeroDrafted(side, seat, hero))


def builders(state: SkytearState) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Who builds a deck for which heroes: every player, or one for a team of three or more (SK-24.1)."""
    if state.seats <= 4:
        return tuple(
            (seat, tuple(hero.id for hero in state.heroes if hero.seat == seat)) for seat in range(state.seats)
        )
    return tuple((side, tuple(hero.id for hero in state.heroes if hero.side == side)) for side in (0, 1))


def factions_of(state: SkytearState, side: int) -> tuple[str, ...]:
    """The factions that a side plays: it chose them, or they are those of the heroes it drafted."""
    return state.factions[side] or tuple(dict.fromkeys(hero.card.faction for hero in state.heroes if hero.side == side))


def build_decks(state: SkytearState, _: BuildDecks, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    state.minion_supply = tuple(4 * len(factions_of(state, side)) for side in (0, 1))
    chosen: list[tuple[int, ...]] = []
    if state.form.own_pool:
        for seat, heroes in builders(state):
            piles = dict(state.piles_of[seat % 2])
            chosen.append(tuple(card for hero in heroes for card in piles.get(hero, pack_of(hero))))
    elif state.form.builds_decks:
        questions = tuple(
            Decision(seat, "build-deck", DeckOptions(heroes, factions_of(state, seat % 2)))
            for seat, heroes in builders(state)
        )
        answers = yield Together(questions)
        chosen = [tuple(CARD_NUMBERS[card] for card in answer.cards) for answer in answers]
    else:
        chosen = [tuple(card for hero in heroes for card in pack_of(hero)) for _, heroes in builders(state)]
    state.piles = tuple(Pile(bag=tuple(sorted(cards))) for cards in chosen)
    for (seat, _heroes), pile in zip(builders(state), state.piles, strict=True):
        emit(DeckReady(seat, len(pile), ids(pile.bag)))


def place_heroes(state: SkytearState, _: PlaceHeroes, emit: Emit) -> Script[None]:
    for side in (state.first_side, 1 - state.first_side):
        for number, hero in enumerate(state.heroes):
            if hero.side == side and hero.at < 0:
                space = yield from choose_start(state, number)
                state.change(number, at=space)
                emit(HeroPlaced(state.hero_name(number), state.board.names[space]))
                return
    state.agenda = state.agenda[:-1]


def choose_start(state: SkytearState, number: int) -> Script[int]:
    """A free space as near as possible to the nexus, chosen by the hero's player (SK-4.7, SK-22.3)."""
    board = state.board
    hero = state.heroes[number]
    free = state.free()
    nexus = board.nexus[hero.side]
    nearest = min(board.distances[nexus][space] for space in bits(free))
    spaces = [space for space in bits(free) if board.distances[nexus][space] == nearest]
    if len(spaces) == 1:
        return spaces[0]
    options = tuple(PickSpace(board.names[space]) for space in spaces)
    answer = yield Decision(state.controller(hero), "place-own-hero", options, (("hero", hero.id),))
    return board.names.index(answer.space)


def start_hand(state: SkytearState, seat: int) -> int:
    """Cards a player begins with: 6 or 5 for two players, a team's share otherwise (SK-22.5, SK-23.5)."""
    if state.seats == 2:
        return 6 if seat % 2 == state.first_side else 5
    return share(state, seat, 6 if state.seats <= 4 else 9 if state.seats <= 6 else 12)


def share(state: SkytearState, seat: int, total: int) -> int:
    """A player's share of a team's cards, as even as possible; the first of the team get the odd ones."""
    team = state.team(seat % 2)
    return total // len(team) + (team.index(seat) < total % len(team))


def first_hands(state: SkytearState, item: FirstHands, emit: Emit) -> Script[None]:
    if item.seat == state.seats:
        state.agenda = state.agenda[:-1]
        return
    if len(state.hands[item.seat]) < start_hand(state, item.seat):
        yield from draw(state, emit, item.seat)
        return
    state.agenda = (*state.agenda[:-1], FirstHands(item.seat + 1))


def change_hands(state: SkytearState, item: ChangeHands, emit: Emit) -> Script[None]:
    """One discarded card a step; then as many are drawn."""
    if item.asked == state.seats:
        state.agenda = state.agenda[:-1]
        return
    seat = (state.first_side + item.asked) % state.seats
    hand = state.hands[seat]
    if hand:
        options = (*(PickCard(CARDS[card].id) for card in dict.fromkeys(hand)), PASS)
        answer = yield Decision(seat, "change-hand", options)
        if answer != PASS:
            card = next(card for card in hand if CARDS[card].id == answer.card)
            set_hand(state, seat, without(hand, card))
            discard(state, seat, card)
            emit(Discarded(seat, CARDS[card].id))
            state.agenda = (*state.agenda[:-1], ChangeHands(item.asked, item.dropped + 1))
            return
    if item.dropped:
        emit(HandChanged(seat, item.dropped))
    state.agenda = (*state.agenda[:-1], ChangeHands(item.asked + 1), DrawCards(seat, item.dropped))


def draw_cards(state: SkytearState, item: DrawCards, emit: Emit) -> Script[None]:
    if not item.count or not can_draw(state, state.deck_of[item.seat]):
        state.agenda = state.agenda[:-1]
        return
    state.agenda = (*state.agenda[:-1], DrawCards(item.seat, item.count - 1))
    yield from draw(state, emit, item.seat)


def begin_turn(state: SkytearState, _: BeginTurn, emit: Emit) -> Script[None]:
    if not state.turn:
        board = state.board
        state.minions = board.start_minions
        for side, lanes in enumerate(board.start_minions):
            for lane, spaces in enumerate(lanes):
                if spaces:
                    names = tuple(board.names[space] for space in bits(spaces))
                    emit(MinionsMustered(side, board.lanes[lane], names))
        state.turn = 1
    state.acting_side = state.first_side
    state.agenda = (*state.agenda[:-1], HeroPhase())
    emit(TurnBegan(state.turn))
    return
    yield
