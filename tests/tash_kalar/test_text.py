"""Positions of Tash-Kalar as text: drawn arenas, hands that are dealt, and positions that cannot be."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.tash_kalar.cards import deck_of
from ludarium.kernel.errors import BadPosition
from scenes import drawn

EMPTY = """
  # # . . . . . # #
  # . . . . . . . #
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  # . . . . . . . #
  # # . . . . . # #"""
BEINGS = "schools: [northern, sylvan]\nbeings\n"
HEAD = "tash-kalar duel, 2 seats, rules 1\n"


def drawing(**pieces: str) -> str:
    """An arena with these pieces, by square."""
    rows = [line.split() for line in EMPTY.strip().splitlines()]
    for square, letter in pieces.items():
        rows[int(square[1]) - 1]["abcdefghi".index(square[0])] = letter
    return "arena\n" + "\n".join("  " + " ".join(row) for row in rows) + "\n"


def test_a_drawn_arena_is_somebodys_turn_and_the_rest_is_dealt() -> None:
    position = ludarium.read(HEAD + drawing(e5="b", d4="x") + "active: 1\nschools: [northern, sylvan]", seed=5)
    state = position.base
    assert {square: state.side_at(at) for square, at in (("e5", 40), ("d4", 30))} == {"e5": 0, "d4": 1}
    assert (state.heroic, state.actions, position.pending[0].seat) == (1 << 40, 2, 1)
    assert [len(hand) for hand in state.beings] == [3, 3]
    assert [len(hand) for hand in state.legends] == [2, 2]
    assert sorted((*state.beings[1], *state.decks[1].bag)) == sorted(deck_of("sylvan"))


def test_the_same_seed_deals_the_same_hands() -> None:
    text = HEAD + drawing(e5="a")
    hands = [ludarium.read(text, seed).base.beings for seed in (1, 1, 2)]
    assert hands[0] == hands[1] != hands[2]


def test_a_hand_that_is_told_is_kept_and_unknown_cards_are_dealt_to_it() -> None:
    told = "schools: [northern, sylvan]\nbeings\n  0: northern/knight, ?\n  1: nothing\n"
    state = ludarium.read(HEAD + drawing(e5="a") + told, seed=1).base
    knight = next(iter(ludarium.read(HEAD + drawing(e5="a") + told.replace(", ?", ""), seed=1).base.beings[0]))
    assert len(state.beings[0]) == 2
    assert knight in state.beings[0]
    assert state.beings[1] == ()


def test_the_drawing_of_the_tests_and_of_texts_is_the_same() -> None:
    position = ludarium.read(HEAD + drawing(e5="b", d4="x", f6="z"), seed=5)
    picture = position.text().partition("arena\n")[2].partition("\n\n")[0].splitlines()[1:]
    assert drawn("\n".join(line.split(maxsplit=1)[1] for line in picture)) == {"d4": "x", "e5": "b", "f6": "z"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (drawing(a1="a"), "line 3: there is no square a1 in the arena"),
        (drawing(e5="q"), "line 7: 'q' is no piece"),
        (drawing(e5="m"), "'m' on e5 is a piece of side 2, and there are 2 sides"),
        (drawing(c5="c", d5="c", e5="c", f5="c"), "side 0 has more legendary pieces in the arena than the box holds"),
        ("arena\n  . . .\n", "line 3: the arena is drawn in 9 rows, but there are 1"),
        ("schools: [northern, eastern]", "there is such a school nowhere"),
        (drawing(e5="a") + "active: 5", "nobody sits on seat 5"),
        (
            drawing(e5="a") + BEINGS + "  0: sylvan/dryad\n  1: nothing",
            "'sylvan/dryad' is none of the northern school",
        ),
        (
            drawing(e5="a") + BEINGS + "  0: northern/knight, northern/knight\n  1: nothing",
            "'northern/knight' is in two places",
        ),
        (drawing(e5="a") + "legends\n  0: legends/titan\n  1: legends/titan", "'legends/titan' is in two places"),
        (drawing(e5="a") + "flares\n  0: ?, ?\n  1: ?", "somebody holds more than one flare"),
        (drawing(e5="a") + "beings\n  0: northern/unicorn\n  1: ?", "line 13: there is no card 'northern/unicorn'"),
        (drawing(e5="a") + "points: [3]", "there are 2 sides, and points, claimed tasks or destroyed pieces"),
        (drawing(e5="a") + "actions: -4", "a number is below zero"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        ludarium.read(HEAD + text, seed=1)
    assert reason in str(refusal.value)
