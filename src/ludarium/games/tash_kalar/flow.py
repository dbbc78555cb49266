"""The course of a game: set-up, turns, actions, the end of a turn and of the game.

The agenda of the state holds what is to be done, the next thing last. Each function here is the script of one
step; a step that takes a secret answer or shows a card ends there, and the agenda says how it goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.games.tash_kalar import beings, flares
from ludarium.games.tash_kalar.actions import (
    DECLINE,
    END_TURN,
    HAND_OVER,
    PICKS,
    PLACES,
    TAKE_OFFS,
    Claim,
    DealSchool,
    Discard,
    DrawCard,
    EndTurn,
    GoFirst,
    HandOver,
    InvokeFlare,
    PickColour,
    Place,
    PutUnder,
    RevealTask,
    Summon,
    TakeOff,
)
from ludarium.games.tash_kalar.arena import DUEL_START, GREEN, MELEE_START, RED
from ludarium.games.tash_kalar.cards import (
    CARD_BEINGS,
    CARD_IDS,
    COMMON,
    FLARE_CARDS,
    LEGENDARY,
    LEGENDS,
    SCHOOLS,
    TASKS,
    deck_of,
    flare_of,
)
from ludarium.games.tash_kalar.changes import destroy, hand_over, pass_legends, place, put, take_off
from ludarium.games.tash_kalar.effects import Effect, resolve
from ludarium.games.tash_kalar.events import (
    ActionsLost,
    CardPutUnder,
    Discarded,
    Drew,
    EndTriggered,
    FlareInvoked,
    GameEnded,
    Reshuffled,
    Scored,
    Started,
    Summoned,
    TaskClaimed,
    TaskRevealed,
    TurnBegan,
    TurnEnded,
)
from ludarium.games.tash_kalar.forms import Form
from ludarium.games.tash_kalar.options import ActionOptions, SquareOptions, Summons
from ludarium.games.tash_kalar.patterns import orientation
from ludarium.games.tash_kalar.state import Agendum, TashKalarState
from ludarium.games.tash_kalar.summoning import legal_summons, own_of_kind, pieces_to_take_off
from ludarium.games.tash_kalar.tasks import claimable
from ludarium.kernel.decisions import CHANCE, Action, Decision, Emit, Script
from ludarium.kernel.game import Outcome
from ludarium.kernel.values import Deck, replaced, without
from ludarium.spaces.squares import squares

_SCRIPTED = (beings, flares)
"""Imported for their scripts."""

SIDEWAYS = 6
"""Cards turned sideways at the bottom of each deck in team play (TK-15.3)."""

DRAWS = tuple(DrawCard(card) for card in CARD_IDS)
REVEALS = tuple(RevealTask(task.id) for task in TASKS)


# -- the agenda ------------------------------------------------------------------------------------------------


class DealSchools(Agendum, frozen=True):
    """Deal a school to every seat that has none (TK-3.1)."""


class ChooseFirst(Agendum, frozen=True):
    """Draw the starting player (TK-3.2)."""


class DealCards(Agendum, frozen=True):
    """Everybody draws the first hand (TK-3.3)."""


class LayTasks(Agendum, frozen=True):
    """Lay out the first tasks (TK-12.10); advanced ones met on the way are set aside."""

    aside: tuple[int, ...] = ()


class RevealNext(Agendum, frozen=True):
    """Fill up the current tasks and show the next one (TK-12.4, TK-12.11)."""


class StartPieces(Agendum, frozen=True):
    """Put the first pieces on a deathmatch arena (TK-14.9, TK-16.2)."""


class BeginTurn(Agendum, frozen=True):
    seat: int
    extra: bool = False


class FreeAction(Agendum, frozen=True):
    """The active player acts until the turn ends; stays on the agenda meanwhile."""


class PlaceTaken(Agendum, frozen=True):
    """Place the piece that was taken off for want of pieces (TK-8.2)."""


class Summoning(Agendum, frozen=True):
    """A being has been shown and arrives; then its effect is resolved."""

    card: int
    square: int
    turn: int
    borrowed: int
    improvised: int


class Flaring(Agendum, frozen=True):
    """A flare has been shown; the halves that apply are resolved, the upper one first (TK-10.6)."""

    card: int
    upper: bool
    lower: bool


class PuttingUnder(Agendum, frozen=True):
    """Other cards may go under their decks (TK-7.2)."""


class ScoreTurn(Agendum, frozen=True):
    """Points for destroyed pieces in a deathmatch (TK-14.3, TK-16.4)."""


class DrawUp(Agendum, frozen=True):
    """Refill the hands (TK-4.11)."""


class Drawing(Agendum, frozen=True):
    """Cards still to be drawn; `keeper` holds the legends."""

    keeper: int
    flares: int
    legends: int
    beings: int


class CloseTurn(Agendum, frozen=True):
    """See whether the game ends, then the next turn (TK-4.10)."""


# -- set-up ----------------------------------------------------------------------------------------------------


def opening_agenda(form: Form) -> tuple[Agendum, ...]:
    """What a new game has to do, last first."""
    display = (RevealNext(), LayTasks()) if form.tasks else (StartPieces(),)
    # Start pieces are placed when the hands are known, by the last player (TK-14.9).
    return (BeginTurn(-1), *display, DealCards(), ChooseFirst(), DealSchools())


def deal_schools(state: TashKalarState, _: DealSchools, emit: Emit) -> Script[None]:
    if "" in state.schools:
        seat = state.schools.index("")
        left = tuple(DealSchool(school) for school in SCHOOLS if school not in state.schools)
        dealt = yield Decision(CHANCE, "deal-school", left)
        state.schools = (*state.schools[:seat], dealt.school, *state.schools[seat + 1 :])
        return
    state.agenda = state.agenda[:-1]
    state.decks = tuple(Deck(deck_of(school)) for school in state.schools)


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
            yield from _draw_being(state, emit, seat)
            return
        if len(state.legends[seat]) < legends:
            yield from _draw_legend(state, emit, seat)
            return
        if not state.flares[seat]:
            yield from _draw_flare(state, emit, seat)
            return
    state.agenda = state.agenda[:-1]


def lay_tasks(state: TashKalarState, item: LayTasks, emit: Emit) -> Script[None]:
    if len(state.tasks) == 3:
        state.agenda = state.agenda[:-1]
        state.task_deck = Deck(tuple(sorted(state.task_deck.cards + item.aside)))
        return
    drawn = yield from _reveal(state)
    fits = _fits_first_tasks(state, drawn)
    if fits:
        state.tasks += (drawn,)
        emit(TaskRevealed(TASKS[drawn].id, "current"))
    else:
        state.agenda = (*state.agenda[:-1], LayTasks((*item.aside, drawn)))


def _fits_first_tasks(state: TashKalarState, drawn: int) -> bool:
    task = TASKS[drawn]
    kinds = [TASKS[number].kind for number in state.tasks]
    if state.easy_tasks:
        return not task.advanced and task.points <= 2 and task.kind not in kinds
    return not task.advanced and not (not state.form.simplified and len(kinds) == 2 and set(kinds) == {task.kind})


def _reveal(state: TashKalarState) -> Script[int]:
    """The top task of the deck, taken off it."""
    cards = state.task_deck.next_cards
    if len(cards) == 1:
        drawn = cards[0]
    else:
        answer = yield Decision(CHANCE, "reveal-task", tuple([REVEALS[number] for number in cards]))
        drawn = REVEALS.index(answer)
    state.task_deck = state.task_deck.without(drawn)
    return drawn


def reveal_next(state: TashKalarState, _: RevealNext, emit: Emit) -> Script[None]:
    if len(state.tasks) < 3 and state.next_task >= 0:
        state.tasks += (state.next_task,)
        state.next_task = -1
    if state.next_task >= 0 or not any(_may_be_next(state, number) for number in state.task_deck.cards):
        # TK-12.13: if no card of the deck can be the next task, there is none until the display changes.
        state.agenda = state.agenda[:-1]
        return
    drawn = yield from _reveal(state)
    if _may_be_next(state, drawn):
        state.next_task = drawn
        emit(TaskRevealed(TASKS[drawn].id, "next"))
    else:
        state.task_deck = state.task_deck.under(drawn)
        emit(TaskRevealed(TASKS[drawn].id, "under"))


def _may_be_next(state: TashKalarState, number: int) -> bool:
    """Never more than two current tasks of one kind (TK-12.11); the first game has no such limit (TK-13.4)."""
    if state.form.simplified:
        return True
    return [TASKS[current].kind for current in state.tasks].count(TASKS[number].kind) < 2


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


# -- the turn --------------------------------------------------------------------------------------------------


def begin_turn(state: TashKalarState, item: BeginTurn, emit: Emit) -> Script[None]:
    state.active = state.controller = item.seat if item.seat >= 0 else state.first
    state.turn += 1
    # Only the starting player's very first turn has one action (TK-4.2).
    state.actions = 1 if state.turn == 1 else 2
    state.discarded = state.borrow = False
    state.extra_beings = state.extra_legends = 0
    state.destroyed = (0,) * (3 * state.sides)
    state.summoned = (0, 0, 0, 0)
    state.agenda = (*state.agenda[:-1], FreeAction())
    emit(TurnBegan(state.active, state.turn, state.actions, item.extra))
    return
    yield


def free_action(state: TashKalarState, _: FreeAction, emit: Emit) -> Script[None]:
    if state.actions > 0 and not _can_act(state):
        emit(ActionsLost(state.actions))  # TK-4.6
        state.actions = 0
    frozen: TashKalarState = state.__copy__()  # type: ignore[attr-defined]
    if state.actions == 0:
        answer = yield Decision(state.active, "end-turn", ending_options(frozen))
    elif state.controller != state.active:
        answer = yield Decision(state.controller, "place-for-partner", _place_options(frozen, frozen.side))
    else:
        answer = yield Decision(state.active, "action", ActionOptions(lambda: action_options(frozen)))
    _ACTIONS[type(answer)](state, answer, emit)


def _can_act(state: TashKalarState) -> bool:
    if state.empty and (state.spare(state.side, COMMON) > 0 or own_of_kind(state, state.side, COMMON)):
        return True
    return any(isinstance(option, Place | TakeOff | Summon | Discard) for option in _everything(state))


def _everything(state: TashKalarState) -> tuple[Action, ...]:
    if state.controller != state.active:
        return tuple(_place_options(state, state.side))
    return tuple(ActionOptions(lambda: action_options(state)))


def _place_options(state: TashKalarState, side: int) -> SquareOptions:
    """Empty squares; or, with no piece left, the pieces to take off first (TK-8.2)."""
    if state.spare(side, COMMON) > 0:
        return SquareOptions(PLACES, state.empty)
    return SquareOptions(TAKE_OFFS, own_of_kind(state, side, COMMON))


def action_options(state: TashKalarState) -> tuple[SquareOptions, Summons, tuple[Action, ...]]:
    """Everything the active player can do while an action is left."""
    seat = state.active
    rest: tuple[Action, ...] = ()
    if not state.discarded and not state.form.simplified:
        rest += tuple([Discard(CARD_IDS[card]) for card in state.beings[seat]])
    rest += flare_options(state)
    if state.form.teams:
        rest += (HAND_OVER,)
    return _place_options(state, state.side), legal_summons(state, seat), rest


def ending_options(state: TashKalarState) -> tuple[Action, ...]:
    """The turn is over when its player says so, with or without a task; a flare may still come first (TK-4.7)."""
    flares_now = flare_options(state) if state.controller == state.active else ()
    return (END_TURN, *(Claim(task) for task in claimable(state)), *flares_now)


def flare_options(state: TashKalarState) -> tuple[Action, ...]:
    """The flare of the active player's hand, against each side it can be compared with (TK-10.4, TK-16.7)."""
    return tuple(
        [
            InvokeFlare(CARD_IDS[card], against)
            for card in state.flares[state.active]
            for against in range(state.sides)
            if any(flare_halves(state, card, against))
        ]
    )


def flare_halves(state: TashKalarState, card: int, against: int) -> tuple[bool, bool]:
    """Whether the upper and the lower condition hold against that side (TK-10.2, TK-10.3)."""
    side = state.side
    if against == side:
        return False, False
    flare = flare_of(card)
    mine, theirs = state.pieces[side], state.pieces[against]
    upgraded = state.heroic | state.legendary
    return (
        (theirs & upgraded).bit_count() - (mine & upgraded).bit_count() >= flare.upper_more,
        theirs.bit_count() - mine.bit_count() >= flare.lower_more,
    )


# -- actions ---------------------------------------------------------------------------------------------------


def _do_place(state: TashKalarState, action: Place, emit: Emit) -> None:
    state.actions -= 1
    place(state, emit, action.square, state.side, COMMON)


def _do_take_off(state: TashKalarState, action: TakeOff, emit: Emit) -> None:
    state.actions -= 1
    take_off(state, emit, action.square)
    state.agenda += (PlaceTaken(),)


def place_taken(state: TashKalarState, _: PlaceTaken, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    answer = yield Decision(state.controller, "place-taken", SquareOptions(PLACES, state.empty))
    place(state, emit, answer.square, state.side, COMMON)


def _do_summon(state: TashKalarState, action: Summon, emit: Emit) -> None:
    seat = state.active
    state.actions -= 1
    state.borrow = False  # TK-9.32: used by this summoning or gone
    for card in state.beings[seat] + state.legends[seat]:
        if CARD_IDS[card] == action.card:
            break
    _take_from_hand(state, seat, card)
    state.agenda += (Summoning(card, action.square, action.turn, action.borrowed, action.improvised),)


def _take_from_hand(state: TashKalarState, seat: int, card: int) -> None:
    if card in LEGENDS:
        state.legends = _with_hand(state.legends, seat, without(state.legends[seat], card))
    elif card in FLARE_CARDS:
        state.flares = _with_hand(state.flares, seat, without(state.flares[seat], card))
    else:
        state.beings = _with_hand(state.beings, seat, without(state.beings[seat], card))


def _with_hand(hands: tuple[tuple[int, ...], ...], seat: int, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def summoning(state: TashKalarState, item: Summoning, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    side, card = state.side, item.card
    rank = CARD_BEINGS[card].rank_number
    used = orientation(card, item.turn).used(item.square)
    target = 1 << item.square
    if state.spare(side, rank) <= 0:
        yield from _find_a_piece(state, emit, rank, used, target, card)
    if item.improvised >= 0:
        # The marker of that colour is turned over (TK-16.9).
        colour = state.side_at(item.improvised)
        state.improvised = replaced(state.improvised, side, state.improvised[side] | 1 << colour)
    if state.occupied & target:
        destroy(state, emit, target)
    put(state, item.square, side, rank)
    lent = tuple(square for square in (item.borrowed, item.improvised) if square >= 0)
    emit(Summoned(state.active, side, CARD_IDS[card], item.square, rank, item.turn, tuple(squares(used)), lent))
    summoned, legends, on_red, on_green = state.summoned
    state.summoned = (
        summoned + 1,
        legends + (rank == LEGENDARY),
        on_red + bool(RED & target),
        on_green + bool(GREEN & target),
    )
    if rank == LEGENDARY:
        yield from _score_legend(state, emit)
    fx = Effect.of_being(state, emit, card, item.square, item.turn, used & ~target)
    yield from resolve(fx)
    if card in LEGENDS:
        state.legend_discard += (card,)
    else:
        state.discards = _with_hand(state.discards, state.active, (*state.discards[state.active], card))


def _find_a_piece(state: TashKalarState, emit: Emit, rank: int, needed: int, target: int, card: int) -> Script[None]:
    """With none left, the own piece on the target becomes the being, or another one is taken off (TK-8.3 to 8.5)."""
    of_kind = own_of_kind(state, state.side, rank)
    if of_kind & target:
        take_off(state, emit, target.bit_length() - 1)
        return
    spare = pieces_to_take_off(state, state.side, rank, needed)
    answer = yield Decision(state.active, "take-off", SquareOptions(PICKS, spare), (("card", CARD_IDS[card]),))
    take_off(state, emit, answer.square)


def _score_legend(state: TashKalarState, emit: Emit) -> Script[None]:
    """A point for summoning a legend in a deathmatch (TK-14.7, TK-16.6)."""
    if state.form.duel:
        add_points(state, emit, state.side, 1, "legend")
    elif state.form.melee:
        colours = tuple(PickColour(side) for side in range(state.sides) if side != state.side)
        answer = yield Decision(state.active, "legend-colour", colours)
        add_points(state, emit, state.side, 1, "legend", answer.side)


def _do_flare(state: TashKalarState, action: InvokeFlare, emit: Emit) -> None:
    seat = state.active
    card = next(card for card in state.flares[seat] if CARD_IDS[card] == action.flare)
    # Both conditions are looked at now, before the first effect (TK-10.5).
    upper, lower = flare_halves(state, card, action.against)
    _take_from_hand(state, seat, card)
    state.flare_discard += (card,)
    emit(FlareInvoked(seat, action.flare, action.against, upper, lower))
    if state.form.duel:
        add_points(state, emit, action.against, 1, "flare")  # TK-14.8
    elif state.form.melee:
        add_points(state, emit, action.against, 1, "flare", state.side)  # TK-16.7
    state.agenda += (Flaring(card, upper, lower),)


def flaring(state: TashKalarState, item: Flaring, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    fx = Effect(state, emit, CARD_IDS[item.card])
    if item.upper:
        yield from resolve(fx, " upper")
    if item.lower:
        yield from resolve(fx, " lower")


def _do_discard(state: TashKalarState, action: Discard, emit: Emit) -> None:
    seat = state.active
    card = next(card for card in state.beings[seat] if CARD_IDS[card] == action.card)
    state.actions -= 1
    state.discarded = True
    _take_from_hand(state, seat, card)
    state.discards = _with_hand(state.discards, seat, (*state.discards[seat], card))
    emit(Discarded(seat, action.card))
    state.agenda += (PuttingUnder(),)


def putting_under(state: TashKalarState, _: PuttingUnder, emit: Emit) -> Script[None]:
    seat = state.active
    hand = state.beings[seat] + state.legends[seat] + state.flares[seat]
    if not hand:
        state.agenda = state.agenda[:-1]
        return
    options = (*(PutUnder(CARD_IDS[card]) for card in hand), DECLINE)
    answer = yield Decision(seat, "put-under", options)
    if answer == DECLINE:
        state.agenda = state.agenda[:-1]
        return
    card = next(card for card in hand if CARD_IDS[card] == answer.card)
    if card in LEGENDS:
        deck, candidates = "legends", state.legends[seat]
        state.legend_deck = state.legend_deck.under(card)
    elif card in FLARE_CARDS:
        deck, candidates = "flares", state.flares[seat]
        state.flare_deck = state.flare_deck.under(card)
    else:
        deck, candidates = "school", state.beings[seat]
        _put_under_own_deck(state, seat, card)
    _take_from_hand(state, seat, card)
    # Face down: nobody but its owner knows which card it was (TK-19.5), so whoever knew cards of this hand
    # cannot be sure of any of them now.
    doubtful = sum(1 << candidate for candidate in candidates)
    state.knows = tuple(
        [known | 1 << card if viewer == seat else known & ~doubtful for viewer, known in enumerate(state.knows)]
    )
    emit(CardPutUnder(seat, deck, answer.card))


def _put_under_own_deck(state: TashKalarState, seat: int, card: int) -> None:
    state.decks = (*state.decks[:seat], state.decks[seat].under(card), *state.decks[seat + 1 :])
    if state.form.teams and state.sideways[seat] < SIDEWAYS:
        # With fewer than six sideways cards it is turned sideways and none is turned upright (TK-15.18).
        state.sideways = replaced(state.sideways, seat, state.sideways[seat] + 1)


def _do_hand_over(state: TashKalarState, _: HandOver, emit: Emit) -> None:
    hand_over(state, emit)


# -- the end of a turn -----------------------------------------------------------------------------------------


def _do_end_turn(state: TashKalarState, action: EndTurn | Claim, emit: Emit) -> None:
    state.agenda = (*state.agenda[:-1], CloseTurn(), DrawUp())
    if isinstance(action, Claim):
        claim(state, action.task, emit)
    elif not state.form.tasks:
        state.agenda += (ScoreTurn(),)
    emit(TurnEnded(state.active))


def claim(state: TashKalarState, task_id: str, emit: Emit) -> None:
    """The claimer keeps the card and its points; the next task becomes current (TK-12.4)."""
    number = next(number for number in state.tasks if TASKS[number].id == task_id)
    side = state.side
    state.tasks = without(state.tasks, number)
    state.claimed = _with_hand(state.claimed, side, (*state.claimed[side], number))
    state.points = replaced(state.points, side, state.points[side] + TASKS[number].points)
    emit(TaskClaimed(state.active, side, task_id, TASKS[number].points))
    if state.form.simplified and state.points[side] >= state.form.threshold(state.seats):
        finish(state, emit, "points")  # TK-13.7: the first game ends at once
    state.agenda += (RevealNext(),)


def score_turn(state: TashKalarState, _: ScoreTurn, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    side = state.side
    single: list[int] = []
    for colour in range(state.sides):
        commons, heroics, legendaries = state.destroyed[colour * 3 : colour * 3 + 3]
        points = 2 * legendaries + heroics + commons // 2
        if commons % 2:
            single.append(colour)
        if points:
            add_points(state, emit, side, points, "destroyed", colour if state.form.melee else -1)
    if state.form.melee and len(single) >= 2:
        # TK-16.5: single commons of different colours are left over; one of these colours may be chosen.
        options = (*(PickColour(colour) for colour in single), DECLINE)
        answer = yield Decision(state.active, "left-over-colour", options)
        if answer != DECLINE:
            add_points(state, emit, side, 1, "left-over", answer.side)


def add_points(state: TashKalarState, emit: Emit, side: int, points: int, reason: str, colour: int = -1) -> None:
    """Points of a deathmatch; the end is watched at every moment (TK-16.19, TK-17.2)."""
    threshold = state.form.threshold(state.seats)
    if colour >= 0:
        row = replaced(state.colour_points[side], colour, state.colour_points[side][colour] + points)
        state.colour_points = _with_hand(state.colour_points, side, row)
        reached = row[colour] >= threshold
    else:
        state.points = replaced(state.points, side, state.points[side] + points)
        reached = state.points[side] >= threshold
    emit(Scored(side, points, reason, colour))
    if reached:
        trigger_end(state, emit, "points")


def trigger_end(state: TashKalarState, emit: Emit, reason: str) -> None:
    """The last turns begin: one for every other player, then one for this one (TK-17.4, TK-17.5)."""
    if state.turns_left < 0:
        state.turns_left = state.seats
        emit(EndTriggered(state.active, reason))


def draw_up(state: TashKalarState, _: DrawUp, emit: Emit) -> Script[None]:
    """How many cards of each kind are drawn; extra cards come on top of the normal refill (TK-4.11, TK-9.30)."""
    seat = state.active
    # A team's legends go to whoever of it plays next: the partner, unless an extra turn follows (TK-15.12, TK-15.20).
    keeper = seat if state.extra_turns else state.partner(seat)
    pass_legends(state, emit, state.partner(keeper), keeper)
    legends = max(0, state.form.hand_legends - len(state.legends[keeper])) + state.extra_legends
    being_cards = max(0, 3 - len(state.beings[seat])) + state.extra_beings
    flare_cards = max(0, 1 - len(state.flares[seat]))
    state.agenda = (*state.agenda[:-1], Drawing(keeper, flare_cards, legends, being_cards))
    return
    yield


def drawing(state: TashKalarState, item: Drawing, emit: Emit) -> Script[None]:
    """One card a step: a flare, then legends, then school cards."""
    flares_left, legends_left, beings_left = item.flares, item.legends, item.beings
    if flares_left and _can_draw(state.flare_deck, state.flare_discard):
        flares_left -= 1
        yield from _draw_flare(state, emit, state.active)
    elif legends_left and _can_draw(state.legend_deck, state.legend_discard):
        legends_left -= 1
        yield from _draw_legend(state, emit, item.keeper)
    elif beings_left and len(state.decks[state.active]):
        beings_left -= 1
        yield from _draw_being(state, emit, state.active)
    else:
        state.agenda = state.agenda[:-1]
        return
    state.agenda = (*state.agenda[:-1], Drawing(item.keeper, flares_left, legends_left, beings_left))


def _can_draw(deck: Deck, discard: tuple[int, ...]) -> bool:
    return bool(len(deck) or discard)


def _draw(state: TashKalarState, deck: Deck, purpose: str) -> Script[tuple[int, bool]]:
    """The top card of a deck, and whether everybody knows it because it was put there openly."""
    cards = deck.next_cards
    if len(cards) == 1:
        return cards[0], bool(deck.top)
    answer = yield Decision(CHANCE, purpose, tuple([DRAWS[card] for card in cards]))
    return next(card for card in cards if CARD_IDS[card] == answer.card), False


def _draw_being(state: TashKalarState, emit: Emit, seat: int) -> Script[None]:
    card, is_open = yield from _draw(state, state.decks[seat], f"draw-school-{seat}")
    deck = state.decks[seat].without(card)
    state.decks = (*state.decks[:seat], deck, *state.decks[seat + 1 :])
    state.beings = _with_hand(state.beings, seat, tuple(sorted((*state.beings[seat], card))))
    emit(Drew(seat, "school", CARD_IDS[card], is_open))
    upright = len(deck) - state.sideways[seat]
    if upright < 0:
        state.sideways = replaced(state.sideways, seat, len(deck))  # TK-15.17: sideways cards can be drawn
    elif upright == 0:
        # The last card, in teams the last upright one (TK-15.16, TK-17.3).
        if state.form.simplified:
            finish(state, emit, "deck")
        else:
            trigger_end(state, emit, "deck")


def _draw_legend(state: TashKalarState, emit: Emit, seat: int) -> Script[None]:
    if not len(state.legend_deck):
        state.legend_deck = _reshuffled(state, emit, state.legend_discard, "legends")
        state.legend_discard = ()
    card, _ = yield from _draw(state, state.legend_deck, "draw-legends")
    state.legend_deck = state.legend_deck.without(card)
    state.legends = _with_hand(state.legends, seat, tuple(sorted((*state.legends[seat], card))))
    emit(Drew(seat, "legends", CARD_IDS[card]))


def _draw_flare(state: TashKalarState, emit: Emit, seat: int) -> Script[None]:
    if not len(state.flare_deck):
        state.flare_deck = _reshuffled(state, emit, state.flare_discard, "flares")
        state.flare_discard = ()
    card, _ = yield from _draw(state, state.flare_deck, "draw-flares")
    state.flare_deck = state.flare_deck.without(card)
    state.flares = _with_hand(state.flares, seat, (*state.flares[seat], card))
    emit(Drew(seat, "flares", CARD_IDS[card]))


def _reshuffled(state: TashKalarState, emit: Emit, discard: tuple[int, ...], name: str) -> Deck:
    """A discard pile becomes a deck (TK-4.13); nobody knows where its cards are any more."""
    mask = sum(1 << card for card in discard)
    state.knows = tuple([known & ~mask for known in state.knows])
    emit(Reshuffled(name))
    return Deck(tuple(sorted(discard)))


def close_turn(state: TashKalarState, _: CloseTurn, emit: Emit) -> Script[None]:
    if state.form.tasks and not state.form.simplified:
        # Looked at only here: points reached and lost again within a turn trigger nothing (TK-17.1).
        threshold = state.form.threshold(state.seats)
        if any(state.score(side) >= threshold for side in range(state.sides)):
            trigger_end(state, emit, "points")
    if state.extra_turns:
        # Extra turns are taken even after the last turn, and replace none (TK-17.8).
        state.extra_turns -= 1
        following = BeginTurn(state.active, extra=True)
    elif state.turns_left == 0:
        finish(state, emit, "last-turns")
        return
    else:
        if state.turns_left > 0:
            state.turns_left -= 1
        following = BeginTurn((state.active + 1) % state.seats)
    state.agenda = (*state.agenda[:-1], following)
    return
    yield


# -- the end of the game ---------------------------------------------------------------------------------------


def finish(state: TashKalarState, emit: Emit, reason: str) -> None:
    """Rank the sides (TK-16.15, TK-18) and end the game."""
    state.outcome = ranking(state, reason)
    emit(GameEnded(reason))


def ranking(state: TashKalarState, reason: str) -> Outcome:
    """The places as the arena and the points are now."""
    keys = [_strength(state, side) for side in range(state.sides)]
    places = [1 + sum(1 for other in keys if other > key) for key in keys]
    side_of = state.form.side_of
    return Outcome(
        tuple(places[side_of(seat)] for seat in range(state.seats)),
        tuple(state.score(side_of(seat)) for seat in range(state.seats)),
        reason,
    )


def _strength(state: TashKalarState, side: int) -> tuple[int, ...]:
    """What sides are compared by, most important first: points, then upgraded pieces, then pieces (TK-18.2)."""
    own = state.pieces[side]
    ties = ((own & state.upgraded).bit_count(), own.bit_count())
    if state.form.melee:
        # The lowest colour counts first, then the second lowest, then the rest (TK-16.15).
        colours = sorted(points for colour, points in enumerate(state.colour_points[side]) if colour != side)
        return (*colours, *ties)
    return (state.score(side), *ties)


def resigned(state: TashKalarState, seat: int) -> Outcome:
    """The other side wins (TK-17.9)."""
    loser = state.form.side_of(seat)
    places = tuple(2 if state.form.side_of(other) == loser else 1 for other in range(state.seats))
    scores = tuple(state.score(state.form.side_of(other)) for other in range(state.seats))
    return Outcome(places, scores, "resignation")


_ACTIONS: dict[type[Action], Callable[[TashKalarState, Any, Emit], None]] = {
    Place: _do_place,
    TakeOff: _do_take_off,
    Summon: _do_summon,
    Discard: _do_discard,
    InvokeFlare: _do_flare,
    HandOver: _do_hand_over,
    EndTurn: _do_end_turn,
    Claim: _do_end_turn,
}

STEPS: dict[type[Agendum], Callable[[TashKalarState, Any, Emit], Script[None]]] = {
    DealSchools: deal_schools,
    ChooseFirst: choose_first,
    DealCards: deal_cards,
    LayTasks: lay_tasks,
    RevealNext: reveal_next,
    StartPieces: start_pieces,
    BeginTurn: begin_turn,
    FreeAction: free_action,
    PlaceTaken: place_taken,
    Summoning: summoning,
    Flaring: flaring,
    PuttingUnder: putting_under,
    ScoreTurn: score_turn,
    DrawUp: draw_up,
    Drawing: drawing,
    CloseTurn: close_turn,
}
"""Which script does what waits on the agenda."""
