"""The set-up: schools, first player, first hands and start pieces (TK-3, TK-14.9, TK-16.2)."""

from __future__ import annotations

from ludarium.games.tash_kalar.actions import PICKS, DealSchool, GoFirst
from ludarium.games.tash_kalar.agenda import (
    BeginTurn,
    ChooseFirst,
    DealCards,
    DealSchools,
    LayTasks,
    RevealNext,
    StartPieces,
)
from ludarium.games.tash_kalar.arena import DUEL_START, MELEE_START
from ludarium.games.tash_kalar.cards import BOX, COMMON, SCHOOLS, deck_of
from ludarium.games.tash_kalar.changes import place
from ludarium.games.tash_kalar.events import SchoolTaken, Started
from ludarium.games.tash_kalar.forms import Form
from ludarium.games.tash_kalar.hands import draw_being, draw_flare, draw_legend
from ludarium.games.tash_kalar.state import Agendum, TashKalarState
from ludarium.kernel.decisions import CHANCE, Decision, Emit, Script
from ludarium.kernel.values import Deck


def opening_agenda(form: Form) -> tuple[Agendum, ...]:
    """What a new game has to do, last first."""
    display = (RevealNext(), LayTasks()) if form.tasks else (StartPieces(),)
    # Start pieces are placed when the hands are known, by the last player (TK-14.9).
    return (BeginTurn(-1), *display, DealCards(), ChooseFirst(), DealSchools())


def deal_schools(state: TashKalarState, _: DealSchools, emit: Emit) -> Script[None]:
    if "" in state.schools:
        seat = state.schools.index("")
        dealable = SCHOOLS if state.all_schools else BOX
        left = tuple(DealSchool(school) for school in dealable if school not in state.schools)
        dealt = yield Decision(CHANCE, "deal-school", left)
        state.schools = (*state.schools[:seat], dealt.school, *state.schools[seat + 1 :])
        return
    state.agenda = state.agenda[:-1]
    state.decks = tuple(Deck(deck_of(school)) for school in state.schools)
    for seat, school in enumerate(state.schools):
        emit(SchoolTaken(seat, school))


def choose_first(state: TashKalarState, _: ChooseFirst, emit: Emit) -> Script[None]:
    if state.first < 0:
        drawn = yield Decision(CHANCE, "first-player", tuple(GoFirst(seat) for seat in range(state.seats)))
        state.first = drawn.seat
    state.agenda = state.agenda[:-1]
    state.active = state.controller = state.first
    emit(Started(state.first))


def deal_cards(state: TashKalarState, _: DealCards, emit: Emit) -> Script[None]:
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        # A team's two legends go to the partner who plays first (TK-15.4).
        legends = 0 if state.form.teams and turn >= 2 else state.form.hand_legends
        if len(state.beings[seat]) < 3:
            yield from draw_being(state, emit, seat)
            return
        if len(state.legends[seat]) < legends:
            yield from draw_legend(state, emit, seat)
            return
        if not state.flares[seat]:
            yield from draw_flare(state, emit, seat)
            return
    state.agenda = state.agenda[:-1]


def start_pieces(state: TashKalarState, _: StartPieces, emit: Emit) -> Script[None]:
    """The player who plays last puts the first pieces down: TK-14.9, TK-15.5, TK-16.2."""
    state.agenda = state.agenda[:-1]
    placer = (state.first - 1) % state.seats
    if state.form.duel:
        own = state.form.side_of(placer)
        answer = yield Decision(placer, "start-piece", tuple(PICKS[square] for square in DUEL_START), _colour(own))
        for square in DUEL_START:
            place(state, emit, square, own if square == answer.square else 1 - own, COMMON)
        return
    second = (state.first + 1) % state.seats
    colours = [side for side in range(state.sides) if state.seats == 3 or side != second]
    symbols = list(MELEE_START)
    for colour in colours:
        open_squares = tuple(PICKS[square] for pair in symbols for square in pair)
        answer = yield Decision(placer, "start-piece", open_squares, _colour(colour))
        symbols = [pair for pair in symbols if answer.square not in pair]
        place(state, emit, answer.square, colour, COMMON)


def _colour(side: int) -> tuple[tuple[str, str | int], ...]:
    return (("side", side),)
