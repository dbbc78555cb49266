"""The engine's patterns, summonings and moves agree with the naive implementation on random arenas."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from ludarium.games.tash_kalar.cards import BEINGS, CARD_BEINGS, CARD_IDS
from ludarium.games.tash_kalar.effects import COMBAT, EMPTY, STANDARD, Effect
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.games.tash_kalar.options import NO_SHIFT
from ludarium.games.tash_kalar.patterns import ORIENTATIONS
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.summoning import summon_groups
from ludarium.kernel.game import Setup
from ludarium.spaces.squares import name_of, square_of, squares
from tash_kalar import naive

rule = pytest.mark.rule
DRAWN = Path(__file__).resolve().parents[1] / "data" / "beings.txt"
CARDS = tuple(CARD_IDS.index(being) for being in BEINGS)
"""One card for each being: the imperial ones of the northern deck."""

Found = tuple[str, str, frozenset[str], str, str]
"""(being, target, pattern pieces, borrowed piece, improvised piece)."""


def random_state(dice: random.Random) -> TashKalarState:
    """An arena with a random number of pieces of every side, crowded more often than play makes it."""
    form, seats = dice.choice((("high-form", 2), ("duel", 2), ("team-duel", 4), ("melee", 3), ("melee", 4)))
    state = TASH_KALAR.setup(Setup(form, seats))
    state.active = state.controller = dice.randrange(seats)
    kinds = state.form.common_pieces(seats)
    free = [square for square in range(81) if naive_square(square) in naive.SQUARES]
    dice.shuffle(free)
    pieces, heroic, legendary = [], 0, 0
    for _ in range(state.sides):
        own = 0
        upgraded = dice.random() * 0.7
        for _ in range(min(dice.choice((dice.randint(0, kinds), kinds)), len(free))):
            own |= 1 << (square := free.pop())
            heroic |= (dice.random() < upgraded) << square
        for _ in range(min(dice.randint(0, 3), len(free))):
            own |= 1 << (square := free.pop())
            legendary |= 1 << square
        pieces.append(own)
    state.pieces, state.heroic, state.legendary = tuple(pieces), heroic, legendary
    state.borrow = dice.random() < 0.5
    state.hollow = dice.choice((0, 0, 0, 0, 2))
    state.improvised = tuple(dice.randrange(1 << state.sides) for _ in range(state.sides))
    return state


def naive_square(square: int) -> naive.Square:
    return naive.square_named(name_of(square))


def naive_arena(state: TashKalarState) -> naive.Arena:
    return {naive_square(square): (state.side_at(square), state.rank_at(square)) for square in squares(state.occupied)}


def engine_summonings(state: TashKalarState) -> set[Found]:
    """What the engine offers for the hand of the active player."""
    found = set()
    for card, way, targets, borrowed, improvised in summon_groups(state, state.active):
        for target in squares(targets):
            used = frozenset(name_of(square) for square in squares(way.used(target)))
            used = frozenset() if CARD_BEINGS[card].anywhere else used
            lent = [name_of(target + shift) if shift != NO_SHIFT else "" for shift in (borrowed, improvised)]
            found.add((CARD_IDS[card], name_of(target), used, lent[0], lent[1]))
    return found


def naive_summonings(state: TashKalarState, cards: list[int]) -> set[Found]:
    """The same, found by looking at every square and every way the card can lie."""
    arena, side = naive_arena(state), state.side
    fresh = frozenset(
        other for other in range(state.sides) if state.form.melee and not state.improvised[side] >> other & 1
    )
    lending = naive.Lending(state.borrow, fresh, state.hollow)
    found: set[Found] = set()
    for card in cards:
        being = CARD_IDS[card]
        spare = state.spare(side, CARD_BEINGS[card].rank_number)
        if being in naive.ANYWHERE:
            for target, *pieces in naive.arrivals(arena, side, being, spare, lending):
                lent = [naive.name_of(square) if square else "" for square in pieces]
                found.add((being, naive.name_of(target), frozenset(), lent[0], lent[1]))
            continue
        for way in naive.summonings(arena, side, being, lending):
            if naive.can_get_a_piece(arena, side, being, way, spare):
                used = frozenset(naive.name_of(square) for square in way.used)
                lent = [naive.name_of(square) if square else "" for square in (way.borrowed, way.improvised)]
                found.add((being, naive.name_of(way.target), used, lent[0], lent[1]))
    return found


def check_summonings(number: int, seed: str) -> int:
    """Compare that many random arenas, each with a hand of eleven cards; how many summonings there were."""
    total = 0
    for at in range(number):
        dice = random.Random(f"{seed} {at}")
        state = random_state(dice)
        # Six arenas in a row see all beings.
        cards = sorted(CARDS[card] for card in range(at % 6, len(CARDS), 6))
        hand = tuple(tuple(cards) if seat == state.active else () for seat in range(state.seats))
        state.beings, state.legends = hand, ((),) * state.seats
        expected = naive_summonings(state, cards)
        assert engine_summonings(state) == expected, f"arena {at} of '{seed}'"
        total += len(expected)
    return total


def check_moves(number: int, seed: str) -> int:
    """Compare the moves and leaps of every piece on that many random arenas; how many there were."""
    total = 0
    for at in range(number):
        state = random_state(random.Random(f"{seed} {at}"))
        arena = naive_arena(state)
        fx = Effect(state, lambda event: None, "imperial/knight")
        for square in squares(state.occupied):
            start = naive_square(square)
            for kind in (STANDARD, COMBAT, EMPTY):
                walks = {naive.name_of(to) for to in naive.moves(arena, start, kind)}
                jumps = {naive.name_of(to) for to in naive.leaps(arena, start, kind)}
                where = f"{kind} from {name_of(square)}, arena {at} of '{seed}'"
                assert {name_of(to) for to in squares(fx.moves(kind, square))} == walks, f"move {where}"
                assert {name_of(to) for to in squares(fx.leaps(kind, square))} == jumps, f"leap {where}"
                total += len(walks) + len(jumps)
    return total


@rule("TK-6.2", "TK-6.3", "TK-6.4", "TK-6.5", "TK-6.7", "TK-6.8", "TK-6.11", "TK-8.3", "TK-8.4", "TK-8.5")
@rule("TK-9.32", "TK-16.9", "TK-16.10", "TK-16.11", "TK-16.13", "TK-16.17")
def test_summonings_agree_with_the_naive_implementation() -> None:
    assert check_summonings(240, "gate") > 1000


@pytest.mark.long
def test_summonings_agree_on_twenty_thousand_arenas() -> None:
    assert check_summonings(20_000, "long") > 100_000


@rule("TK-9.10", "TK-9.11", "TK-9.12", "TK-9.13", "TK-9.17", "TK-9.19", "TK-1.12")
def test_moves_and_leaps_agree_with_the_naive_implementation() -> None:
    assert check_moves(60, "gate") > 10_000


@pytest.mark.long
def test_moves_and_leaps_agree_on_twenty_thousand_arenas() -> None:
    assert check_moves(20_000, "long") > 1_000_000


@rule("TK-6.2")
def test_every_card_lies_in_as_many_ways_as_its_drawing_has_turned_pictures() -> None:
    for card in CARDS:
        assert len(ORIENTATIONS[card]) == len(naive.DRAWINGS[CARD_IDS[card]].grids), CARD_IDS[card]


def test_the_beings_are_those_of_the_drawn_grids() -> None:
    """The drawings of the cards, read as pictures, say the same as the offsets the engine was given."""
    _, *blocks = re.split(r"\n(?=\w+/)", DRAWN.read_text("utf-8"))
    cards = {heading.split()[0]: (heading.split()[1], grid) for heading, *grid in map(str.splitlines, blocks)}
    assert set(cards) == set(BEINGS)
    for being_id, being in BEINGS.items():
        rank, grid = cards[being_id]
        rows = [line.split() for line in grid if line]
        cells = {(x, y): set(token.split("+")) for y, row in enumerate(rows) for x, token in enumerate(row)}
        (target,) = [at for at, words in cells.items() if "t" in words] or [(1, 1)]  # in the middle where none is drawn
        drawn = {(x - target[0], y - target[1]): words - {"t", "_"} for (x, y), words in cells.items()}
        pattern = {(*at, rank) for at, words in drawn.items() for rank in words & {"c", "h"}}
        assert set(being.pattern) == pattern, being_id
        assert set(being.marks) == {at for at, words in drawn.items() if "m" in words}, being_id
        assert set(being.marks2) == {at for at, words in drawn.items() if "m2" in words}, being_id
        arrows = {word for words in drawn.values() for word in words if word not in ("c", "h", "m", "m2")}
        assert set(being.directions) == arrows, being_id
        assert being.rank == rank, being_id


def test_the_two_implementations_name_the_same_squares() -> None:
    for name in ("a3", "e5", "i7"):
        assert naive.name_of(naive_square(square_of(name))) == name
    assert len(naive.SQUARES) == 69
