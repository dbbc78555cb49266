"""Positions of Tash-Kalar as text: the arena drawn, cards by their ids, decks left out where they hold the rest.

Pieces are drawn with a letter for side and rank: `a b c` are common, heroic and legendary pieces of side 0, `x y z` of
side 1, `m n o` of side 2, `u v w` of side 3; `.` is an empty square, `#` no square. A text that draws an arena and
gives no agenda shows somebody's turn (`active`), with two actions left; schools, hands and everything else that is not
given are dealt.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from msgspec.structs import replace

from ludarium.games.tash_kalar.agenda import DealSchools, FreeAction, LayTasks, Summoning
from ludarium.games.tash_kalar.arena import ARENA
from ludarium.games.tash_kalar.cards import (
    BOX,
    CARD_BEINGS,
    CARD_IDS,
    ETHERWEAVE,
    FLARE_CARDS,
    HEROIC,
    LEGENDARY,
    LEGENDS,
    MERCHANT,
    NETHERVOID,
    SCHOOLS,
    TASKS,
    deck_of,
)
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.chance import UNKNOWN, Dealer
from ludarium.kernel.text import Leaf, Lines, Names, Notation, Set, Wrong, is_unknown
from ludarium.kernel.values import Deck
from ludarium.spaces.squares import COLUMNS, SQUARES, WIDTH, name_of, squares

LETTERS = ("abc", "xyz", "mno", "uvw")
"""The pieces of each side by rank."""
_PIECES = {letter: (side, rank) for side, letters in enumerate(LETTERS) for rank, letter in enumerate(letters)}
_DECKS = {number: deck for deck in SCHOOLS for number in deck_of(deck)}
CARD = Names(
    [
        card if number not in _DECKS else f"{_DECKS[number]}/{card.split('/')[1]}"
        for number, card in enumerate(CARD_IDS)
    ],
    "card",
)
"""Both imperial decks hold the same beings: a card is named by its deck, `northern/knight`."""
TASK = Names([task.id for task in TASKS], "task")
_SQUARE = Names([name_of(square) for square in range(SQUARES)], "square")
_NAMES: dict[str, Leaf] = {
    **{f"TashKalarState.{field}": CARD for field in ("beings", "legends", "flares", "discards", "frozen", "pending")},
    **{f"TashKalarState.{field}": CARD for field in ("legend_discard", "flare_discard")},
    **{f"TashKalarState.{field}": TASK for field in ("tasks", "next_task", "claimed", "task_deck")},
    **{f"Deck.{field}": CARD for field in ("bag", "top", "bottom")},
    "TashKalarState.knows": Set(CARD),
    "TashKalarState.warped": Set(CARD),
    "LayTasks.aside": TASK,
    "TashKalarState.gateway": _SQUARE,
    "Summoning.card": CARD,
    "Summoning.square": _SQUARE,
    "Summoning.borrowed": Set(_SQUARE),
    "Summoning.improvised": Set(_SQUARE),
    "Flaring.card": CARD,
    "Thawing.card": CARD,
    "Warping.card": CARD,
}
HAND = 3
"""Beings in a full hand (TK-3.3)."""


class TashKalarNotation(Notation[TashKalarState]):
    drawn = ("pieces", "heroic", "legendary")
    pictured = ("arena",)
    always = ("agenda", "schools", "beings", "legends", "flares")

    def names(self, state: TashKalarState) -> Mapping[str, Leaf]:
        return _NAMES

    def pictures(self, state: TashKalarState) -> Iterator[tuple[str, list[str]]]:
        if state.occupied:
            yield "arena", drawing(state)

    def look(self, pictures: Mapping[str, Lines], state: TashKalarState) -> None:
        if "arena" in pictures:
            put(state, _letters(pictures["arena"]))

    def short(self, state: TashKalarState) -> TashKalarState:
        """Bags hold what is nowhere else."""
        short = state.__copy__()
        short.decks = tuple(replace(deck, bag=()) for deck in state.decks)
        short.legend_deck = replace(state.legend_deck, bag=())
        short.flare_deck = replace(state.flare_deck, bag=())
        short.task_deck = replace(state.task_deck, bag=())
        return short

    def dealt(self, state: TashKalarState, told: Collection[str], dealer: Dealer) -> TashKalarState:
        if "arena" in told and "agenda" not in told:
            _on_turn(state, told, dealer)
        in_play = tuple(item.card for item in state.agenda if isinstance(item, Summoning))
        if not any(isinstance(item, DealSchools) for item in state.agenda):
            for seat, school in enumerate(state.schools):
                pool = _left(deck_of(school), state.decks[seat], (*in_play, *_played(state, seat)), state.beings[seat])
                hands, deck = _shared_out(pool, (state.beings[seat],), state.decks[seat], dealer)
                state.beings = (*state.beings[:seat], *hands, *state.beings[seat + 1 :])
                state.decks = (*state.decks[:seat], deck, *state.decks[seat + 1 :])
        legends = () if state.form.simplified else LEGENDS
        pool = _left(legends, state.legend_deck, (*in_play, *state.legend_discard), *state.legends)
        state.legends, state.legend_deck = _shared_out(pool, state.legends, state.legend_deck, dealer)
        pool = _left(FLARE_CARDS, state.flare_deck, state.flare_discard, *state.flares)
        state.flares, state.flare_deck = _shared_out(pool, state.flares, state.flare_deck, dealer)
        pool = _left(tasks_of(state), state.task_deck, _shown_tasks(state))
        _, state.task_deck = _shared_out(pool, (), state.task_deck, dealer)
        return state

    def impossible(self, state: TashKalarState) -> str:
        return next(_problems(state), "")


NOTATION = TashKalarNotation()


# -- the arena ---------------------------------------------------------------------------------------------------


def letter_at(state: TashKalarState, square: int) -> str:
    """What is drawn for a square: its piece, `.` when it is empty, `#` when there is none."""
    side = state.side_at(square)
    return LETTERS[side][state.rank_at(square)] if side >= 0 else "." if ARENA >> square & 1 else "#"


def drawing(state: TashKalarState) -> list[str]:
    """The arena as lines, with the names of columns and rows."""
    rows = (" ".join(letter_at(state, row * WIDTH + at) for at in range(WIDTH)) for row in range(WIDTH))
    return [f"  {' '.join(COLUMNS)}", *(f"{number} {row}" for number, row in enumerate(rows, start=1))]


def put(state: TashKalarState, pieces: Mapping[int, str]) -> None:
    """Make the arena hold exactly these pieces, given by their letters."""
    sides = [0] * state.sides
    state.heroic = state.legendary = 0
    for square, letter in pieces.items():
        side, rank = _PIECES[letter]
        if side >= state.sides:
            raise Wrong(f"'{letter}' on {name_of(square)} is a piece of side {side}, and there are {state.sides} sides")
        sides[side] |= 1 << square
        if rank == HEROIC:
            state.heroic |= 1 << square
        elif rank == LEGENDARY:
            state.legendary |= 1 << square
    state.pieces = tuple(sides)


def _letters(lines: Lines) -> dict[int, str]:
    """The pieces of a drawing by square."""
    rows = [(number, line.split()) for number, line in lines if line.split() != list(COLUMNS)]
    if len(rows) != WIDTH:
        at = lines[0][0] if lines else 0
        raise Wrong(f"line {at}: the arena is drawn in {WIDTH} rows, but there are {len(rows)}")
    found = {}
    for row, (number, letters) in enumerate(rows):
        shown = letters[1:] if letters[0] == str(row + 1) else letters
        if len(shown) != WIDTH:
            raise Wrong(f"line {number}: a row of the arena has {WIDTH} squares, but this one has {len(shown)}")
        for column, letter in enumerate(shown):
            square = row * WIDTH + column
            if letter in _PIECES:
                if not ARENA >> square & 1:
                    raise Wrong(f"line {number}: there is no square {name_of(square)} in the arena")
                found[square] = letter
            elif letter not in (".", "#"):
                raise Wrong(f"line {number}: '{letter}' is no piece; pieces are {' '.join(_PIECES)}")
    return found


# -- what is not told --------------------------------------------------------------------------------------------


def _on_turn(state: TashKalarState, told: Collection[str], dealer: Dealer) -> None:
    """Somebody's turn with everything that the text leaves open."""
    state.agenda = (FreeAction(),)
    if "first" not in told:
        state.first = 0
    if "controller" not in told:
        state.controller = state.active
    if "turn" not in told:
        state.turn = 2
    if "actions" not in told:
        state.actions = 2
    dealable = SCHOOLS if state.all_schools else BOX
    free = iter(dealer.shuffled([school for school in dealable if school not in state.schools]))
    state.schools = tuple(school or next(free) for school in state.schools)
    if "warps" not in told:
        state.warps = ETHERWEAVE in state.schools
    if "beings" not in told:
        state.beings = tuple(
            [(UNKNOWN,) * (HAND - (state.pending_of(seat) >= 0)) for seat in range(state.seats)]  # TK-24.5
        )
    if "legends" not in told:
        # A team's legends are with the partner who plays first (TK-15.4).
        state.legends = tuple(
            () if state.form.teams and (seat - state.first) % state.seats >= 2 else (UNKNOWN,) * state.form.hand_legends
            for seat in range(state.seats)
        )
    if "flares" not in told:
        state.flares = ((UNKNOWN,),) * state.seats


def _played(state: TashKalarState, seat: int) -> tuple[int, ...]:
    """The open school cards of a seat: its discards, the one whose frozen effect is in play, the pending one."""
    lying = (state.frozen_of(seat), state.pending_of(seat))
    return (*state.discards[seat], *(card for card in lying if card >= 0))


def tasks_of(state: TashKalarState) -> tuple[int, ...]:
    """The tasks of the form (TK-13.3)."""
    simple = state.form.simplified
    return tuple(number for number, task in enumerate(TASKS) if state.form.tasks and not (simple and task.advanced))


def _shown_tasks(state: TashKalarState) -> tuple[int, ...]:
    shown = () if state.next_task < 0 else (state.next_task,)
    aside = tuple(task for item in state.agenda if isinstance(item, LayTasks) for task in item.aside)
    return (*state.tasks, *shown, *aside, *(task for claimed in state.claimed for task in claimed))


def _left(all_of_them: tuple[int, ...], deck: Deck, *elsewhere: tuple[int, ...]) -> list[int]:
    """The cards that are told to be nowhere."""
    told = {card for place in (*elsewhere, deck.top, deck.bottom, deck.bag) for card in place}
    return [card for card in all_of_them if card not in told]


def _shared_out(
    pool: list[int], hands: tuple[tuple[int, ...], ...], deck: Deck, dealer: Dealer
) -> tuple[tuple[tuple[int, ...], ...], Deck]:
    """Hands and deck with every unknown card drawn from the pool; what is left of it is the deck's bag."""
    unknown = sum(is_unknown(card) for place in (*hands, deck.top, deck.bottom) for card in place)
    if unknown > len(pool):
        raise Wrong(f"{unknown} cards are unknown, but only {len(pool)} are left")
    drawn = dealer.shuffled(pool) if unknown else list(pool)

    def known(card: int) -> int:
        return drawn.pop() if is_unknown(card) else card

    dealt = tuple(tuple(sorted(known(card) for card in hand)) for hand in hands)
    top, bottom = tuple(map(known, deck.top)), tuple(map(known, deck.bottom))
    return dealt, Deck(tuple(sorted((*deck.bag, *drawn))), top, bottom)


# -- what cannot be ----------------------------------------------------------------------------------------------


def _problems(state: TashKalarState) -> Iterator[str]:
    """Why there can be no such position."""
    seats, sides = state.seats, state.sides
    by_seat = (state.schools, state.beings, state.legends, state.flares, state.decks, state.discards, state.knows)
    by_side = (state.points, state.claimed, state.improvised)
    if any(len(field) != seats for field in (*by_seat, state.sideways)):
        yield f"there are {seats} seats, and some of them have no hand, deck or school of their own, or some too many"
    if any(len(field) != sides for field in by_side) or len(state.destroyed) != 3 * sides or len(state.summoned) != 4:
        yield f"there are {sides} sides, and points, claimed tasks or destroyed pieces are told for another number"
    if state.colour_points and [len(row) for row in state.colour_points] != [sides] * sides:
        yield f"there are {sides} sides, and points of colours are told for another number"
    if any(school and school not in SCHOOLS for school in state.schools):
        yield f"there is such a school nowhere; the schools are {', '.join(SCHOOLS)}"
    named = [school for school in state.schools if school]
    if len(set(named)) < len(named):
        yield "two seats play the same school"
    if not (0 <= state.active < seats and state.controller in (state.active, state.partner(state.active))):
        yield f"nobody sits on seat {state.active}" if not 0 <= state.active < seats else "somebody else decides"
    if not -1 <= state.first < seats:
        yield f"nobody sits on seat {state.first}, who should go first"
    if state.outcome is None and not state.agenda:
        yield "the game is not over, but nothing is left to do"
    yield from _bad_pieces(state)
    yield from _bad_marks(state)
    yield from _bad_cards(state)
    numbers = (*state.points, *state.destroyed, *state.summoned, state.actions, state.turn, state.extra_turns)
    more = (state.extra_beings, state.extra_legends, *(points for row in state.colour_points for points in row))
    if any(not 0 <= number <= 10_000 for number in (*numbers, *more, *state.sideways)):
        yield "a number is below zero or beyond all bounds"
    if any(set(squares(mask)) - set(range(sides)) for mask in state.improvised if mask >= 0):
        yield "somebody has improvised with the colour of nobody"


def _bad_pieces(state: TashKalarState) -> Iterator[str]:
    for side in range(state.sides):
        for rank in (HEROIC, LEGENDARY):
            if state.spare(side, rank) < 0:
                kind = "legendary" if rank == LEGENDARY else "common and heroic"
                yield f"side {side} has more {kind} pieces in the arena than the box holds"


def _bad_marks(state: TashKalarState) -> Iterator[str]:
    """What the further schools lay on the arena."""
    gateway = state.gateway
    if gateway != -1:
        keepers = {state.form.side_of(seat) for seat, school in enumerate(state.schools) if school == NETHERVOID}
        if not (0 <= gateway < SQUARES and state.side_at(gateway) in keepers):
            yield "the Gateway is no piece of somebody who plays the Nethervoid"
        elif state.rank_at(gateway) == LEGENDARY:
            yield "the Gateway is a legendary piece"
    if (state.frozen and len(state.frozen) != state.seats) or (state.gone and len(state.gone) != 2 * state.sides):
        yield "frozen effects or pieces that have left the game are told for another number of players"
    elif any(card >= 0 and not (card in CARD_BEINGS and CARD_BEINGS[card].frozen) for card in state.frozen):
        yield "a card without a frozen effect lies frozen"
    if state.slowed and len(state.slowed) != state.sides:
        yield "lost actions are told for another number of sides"
    if any(not 0 <= number <= 10_000 for number in (*state.gone, *state.slowed)):
        yield "a number is below zero or beyond all bounds"
    yield from _bad_warps(state)
    if not -1 <= state.possessed < state.sides or state.possessed == state.side:
        yield "the next summoning uses the pieces of nobody"


def _bad_warps(state: TashKalarState) -> Iterator[str]:
    """What the Etherweave does."""
    if state.pending and len(state.pending) != state.seats:
        yield "pending beings are told for another number of players"
    elif any(card >= 0 and not (card in CARD_BEINGS and CARD_BEINGS[card].warp) for card in state.pending):
        yield "a card without a warp effect is pending"
    lying = {CARD_IDS[card] for card in state.pending if card >= 0}
    lying |= {CARD_IDS[item.card] for item in state.agenda if isinstance(item, Summoning)}
    if not -1 <= state.on_card < 3 * state.sides or (state.on_card >= 0 and MERCHANT not in lying):
        yield "a piece lies on a card that is not there"
    if any(not 0 <= number <= 10_000 for number in (state.doubled, state.hollow)):
        yield "a number is below zero or beyond all bounds"


def _bad_cards(state: TashKalarState) -> Iterator[str]:
    in_play = tuple(item.card for item in state.agenda if isinstance(item, Summoning))
    if not any(isinstance(item, DealSchools) for item in state.agenda):
        for seat, school in enumerate(state.schools):
            if not school:
                yield f"seat {seat} plays no school"
                return
            deck = deck_of(school)
            own = tuple(card for card in in_play if card in deck)
            places = (state.beings[seat], state.decks[seat].cards, _played(state, seat), own)
            yield from _each_once(deck, f"the {school} school", places)
    legends = () if state.form.simplified else LEGENDS
    shown = tuple(card for card in in_play if card in LEGENDS)
    yield from _each_once(
        legends, "the legends", (*state.legends, state.legend_deck.cards, state.legend_discard, shown)
    )
    yield from _each_once(FLARE_CARDS, "the flares", (*state.flares, state.flare_deck.cards, state.flare_discard))
    yield from _each_once(tasks_of(state), "the tasks", (_shown_tasks(state), state.task_deck.cards), TASK)
    if len(state.tasks) > 3:
        yield "more than three tasks are current"
    if any(len(hand) > 1 for hand in state.flares):
        yield "somebody holds more than one flare"


def _each_once(
    cards: tuple[int, ...], whose: str, places: tuple[tuple[int, ...], ...], names: Names = CARD
) -> Iterator[str]:
    seen: set[int] = set()
    for card in (card for place in places for card in place):
        if card in seen:
            yield f"'{names.write(card)}' is in two places"
        if card not in cards:
            yield f"'{names.write(card)}' is none of {whose}"
        seen.add(card)
    missing = next((card for card in cards if card not in seen), None)
    if missing is not None:
        yield f"'{names.write(missing)}' is nowhere"
