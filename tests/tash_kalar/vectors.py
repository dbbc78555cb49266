"""The recorded vectors in the engine's words: boards, cards, result strings and step options.

The README beside the vectors, in `tests/data/vectors`, says what each file holds.
Player A is seat 0, player B seat 1.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from ludarium.games.tash_kalar.actions import InvokeFlare, Pick, PickCard, Place, Summon, TakeOff
from ludarium.games.tash_kalar.agenda import FreeAction
from ludarium.games.tash_kalar.cards import BEINGS, CARD_IDS, FLARE_CARDS, LEGENDS, SCHOOLS, deck_of
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.summoning import Group, summon_groups
from ludarium.games.tash_kalar.text import letter_at, put
from ludarium.kernel.decisions import Action
from ludarium.kernel.game import Position, Setup
from ludarium.kernel.values import Deck
from ludarium.spaces.squares import DIRECTIONS, SQUARES, name_of, ray, square_of
from tash_kalar import naive

FOLDER = Path(__file__).resolve().parents[1] / "data" / "vectors" / "tash-kalar"

Vector = dict[str, Any]
CARD_NAMES = tuple(card.rpartition("/")[2] for card in CARD_IDS)
DONE = ("action", "end-turn")
"""What is asked when an effect has been resolved."""


@cache
def read(name: str) -> tuple[Vector, ...]:
    """All records of a file."""
    with gzip.open(FOLDER / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        return tuple(json.loads(line) for line in lines)


def sample(records: Sequence[Vector], number: int) -> list[Vector]:
    """The same few of these records every time."""
    return random.Random("vectors").sample(records, min(number, len(records)))


# -- boards ----------------------------------------------------------------------------------------------------


def put_board(state: TashKalarState, board: str) -> None:
    """Make the arena hold what the board string says."""
    put(state, {square: letter for square, letter in enumerate(board.replace("/", "")) if letter not in ".#"})


def board_of(state: TashKalarState) -> str:
    """The arena as a board string."""
    letters = [letter_at(state, square) for square in range(SQUARES)]
    return "/".join("".join(letters[row : row + 9]) for row in range(0, SQUARES, 9))


def seat_of(player: str) -> int:
    return "AB".index(player)


def card_number(name: str, school: str = "northern") -> int:
    """The number of a card, flare or legend; imperial beings are taken from the named deck."""
    if SCHOOLS[school] == "imperial":
        for card in deck_of(school):
            if CARD_NAMES[card] == name:
                return card
    return CARD_NAMES.index(name)


def squares_in(mask: int) -> set[str]:
    return {name_of(square) for square in range(SQUARES) if mask >> square & 1}


# -- positions -------------------------------------------------------------------------------------------------


def position(
    board: str,
    player: str,
    hand: Iterable[str],
    *,
    actions: int = 2,
    discard: Iterable[str] = (),
) -> Position[TashKalarState]:
    """The player to act with these cards in hand; 17 and 3 pieces of each colour, as in the High Form."""
    setup = Setup("high-form", 2, {"schools": ["northern", "southern"], "first": 0})
    state = TASH_KALAR.setup(setup)
    seat = seat_of(player)
    cards = [card_number(name) for name in hand]
    pile = tuple(card_number(name) for name in discard)
    state.beings = _only(seat, [card for card in cards if card not in LEGENDS and card not in FLARE_CARDS])
    state.legends = _only(seat, [card for card in cards if card in LEGENDS])
    state.flares = _only(seat, [card for card in cards if card in FLARE_CARDS])
    state.decks = (Deck(), Deck())
    state.discards = _only(seat, list(pile))
    state.agenda = (FreeAction(),)
    state.turn = 3
    state.active = state.controller = seat
    state.actions = actions
    put_board(state, board)
    return Position(TASH_KALAR, state)


def _only(seat: int, cards: list[int]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(cards)) if other == seat else () for other in range(2))


def summonings(start: Position[TashKalarState], card: str, at: str) -> list[Summon]:
    """The options that summon that card on that square, one for each orientation."""
    square = square_of(at)
    return [
        option
        for option in start.pending[0].options
        if isinstance(option, Summon) and option.square == square and option.card.rpartition("/")[2] == card
    ]


def after(start: Position[TashKalarState], action: Action) -> Position[TashKalarState]:
    """A position of its own after that answer."""
    twin = start.copy()
    twin.apply(twin.pending[0].seat, action)
    return twin


# -- results ---------------------------------------------------------------------------------------------------


def result(start: Position[TashKalarState], end: Position[TashKalarState], spent: int) -> str:
    """The result string of what lies between two positions of one turn; `spent` actions were paid for it."""
    before, state = start.state, end.state
    gained = state.actions - (before.actions - spent)
    destroyed = [sum(state.destroyed[rank::3]) - sum(before.destroyed[rank::3]) for rank in range(3)]
    flags = []
    if state.extra_turns > before.extra_turns:
        flags.append("extra-turn")
    flags += [f"draw-school{state.extra_beings - before.extra_beings}"] * (state.extra_beings > before.extra_beings)
    flags += [f"draw-legend{state.extra_legends - before.extra_legends}"] * (state.extra_legends > before.extra_legends)
    if state.borrow:
        flags.append("enemy-in-pattern")
    top = state.decks[state.active].top
    if top != before.decks[state.active].top:
        flags.append(f"top:{CARD_NAMES[top[0]]}")
    return f"{board_of(state)}|{gained}|{','.join(map(str, destroyed))}|{','.join(flags)}"


def endings(begun: Position[TashKalarState]) -> Iterator[Position[TashKalarState]]:
    """Every way the effect under way can end, over all choices."""
    decision = begun.pending[0]
    if decision.prompt in DONE:
        yield begun
        return
    for option in decision.options:
        yield from endings(after(begun, option))


def results_of_summoning(record: Vector) -> set[str]:
    """All results of the summoning that a record describes, over all orientations and choices."""
    start = position(
        record["board"],
        record["player"],
        [record["card"]],
        actions=record["actions"],
        discard=record.get("discard", ()),
    )
    return {
        result(start, end, spent=1)
        for option in summonings(start, record["card"], record["at"])
        for end in endings(after(start, option))
    }


def agrees(record: Vector, results: set[str]) -> bool:
    """Whether the results are exactly the recorded ones, which may be given as a digest."""
    if "outcomes" in record:
        return results == set(record["outcomes"])
    digest = hashlib.sha256("\n".join(sorted(results)).encode()).hexdigest()
    return (len(results), digest) == (record["n_outcomes"], record["sha256"])


def results_of_flare(record: Vector) -> set[str] | None:
    """All results of invoking the flare that a record describes; None when it cannot be invoked."""
    start = position(record["board"], record["player"], [record["flare"]])
    opponent = 1 - seat_of(record["player"])
    invoke = InvokeFlare(f"flare/{record['flare']}", opponent)
    if invoke not in start.pending[0].options:
        return None
    return {result(start, end, spent=0) for end in endings(after(start, invoke))}


# -- summonings ------------------------------------------------------------------------------------------------

ALL_BEINGS = tuple(being.id.split("/")[1] for being in BEINGS.values() if being.printing == 1)
"""The 66 names that were recorded; the two imperial decks share theirs."""

Targets = dict[str, set[str]]
"""Card -> the squares it can be summoned on."""


def groups(record: Vector, *, borrow: bool = False) -> list[Group]:
    """Every summoning the record's player could make with all 66 cards in hand."""
    state = position(record["board"], record["player"], ALL_BEINGS).base
    state.borrow = borrow
    return summon_groups(state, state.active)


def targets_of(found: Iterable[Group]) -> Targets:
    targets: Targets = {}
    for card, _, squares, _, _ in found:
        targets.setdefault(CARD_NAMES[card], set()).update(squares_in(squares))
    return targets


def possible(targets: dict[str, list[str]], board: str, side: int, supply: tuple[int, int]) -> Targets:
    """The recorded targets without those for which there is no piece: the recording does not look at supplies."""
    kept = {card: set(squares) for card, squares in targets.items()}
    for card, squares in targets.items():
        if spare_for(card, board, side, supply) <= 0:
            kept[card] = {at for at in squares if ways_with_a_piece(card, at, board, side, supply)}
    return {card: squares for card, squares in kept.items() if squares}


def spare_for(card: str, board: str, side: int, supply: tuple[int, int]) -> int:
    """How many pieces for that card are left of a colour's common or heroic and legendary ones in all."""
    own = "abcxyz"[side * 3 : side * 3 + 3]
    if naive.DRAWINGS[CARD_IDS[card_number(card)]].rank == 2:
        return supply[1] - board.count(own[2])
    return supply[0] - board.count(own[0]) - board.count(own[1])


def ways_with_a_piece(card: str, at: str, board: str, side: int, supply: tuple[int, int]) -> set[str]:
    """The sets of pattern pieces with which the card can be summoned there and a piece be had (TK-8.3 to TK-8.5)."""
    being = CARD_IDS[card_number(card)]
    arena = naive.arena_of(board)
    spare = spare_for(card, board, side, supply)
    return {
        " ".join(sorted(naive.name_of(square) for square in way.used))
        for way in naive.summonings(arena, side, being, targets=(naive.square_named(at),))
        if naive.can_get_a_piece(arena, side, being, way, spare)
    }


# -- following recorded steps ----------------------------------------------------------------------------------


class Named(Struct, frozen=True):
    """What the chosen options of some steps name: squares, and cards taken."""

    squares: int = 0
    cards: frozenset[str] = frozenset()

    def allows(self, option: Action) -> bool:
        """Whether an option may be part of the same line of play; what names neither square nor card always may."""
        match option:
            case Pick(square=square) | Place(square=square) | TakeOff(square=square):
                return bool(self.squares >> square & 1)
            case PickCard(card=card):
                return card.rpartition("/")[2] in self.cards
        return True


def named_in(steps: Iterable[Vector], at: str = "") -> Named:
    """What the steps name, and the square `at`; a straight run goes over the squares in between, too."""
    squares = 1 << square_of(at) if at else 0
    cards = set()
    for step in steps:
        words = (step["chosen"] or "").split()
        names = [word for word in words if _is_square(word)]
        for name in names:
            squares |= 1 << square_of(name)
        if len(names) == 2:
            squares |= _between(square_of(names[0]), square_of(names[1]))
        if words[:1] == ["take"]:
            cards.add(words[1])
    return Named(squares, frozenset(cards))


def _is_square(word: str) -> bool:
    return len(word) == 2 and word[0].isalpha() and word[1].isdigit()


def _between(start: int, end: int) -> int:
    for direction in DIRECTIONS:
        line = ray(start, direction)
        if end in line:
            return sum(1 << square for square in line[: line.index(end)])
    return 0


def can_reach(
    wanted: str, start: Position[TashKalarState], begun: Position[TashKalarState], named: Named, spent: int
) -> bool:
    """Whether the effect under way can have that result by choosing only what is named."""
    return followed(begun, named, lambda end: result(start, end, spent) == wanted) is not None


def followed(
    begun: Position[TashKalarState], named: Named, is_wanted: Callable[[Position[TashKalarState]], bool]
) -> Position[TashKalarState] | None:
    """The effect under way, ended as wanted by choosing only what is named; None when that cannot be.

    Choices are grouped differently there and here, so the end is what is compared, not each question.
    """
    decision = begun.pending[0]
    if decision.prompt in DONE:
        return begun if is_wanted(begun) else None
    for option in decision.options:
        if named.allows(option):
            end = followed(after(begun, option), named, is_wanted)
            if end is not None:
                return end
    return None
