"""Positions of Skytear as text: battles by the names of spaces, and positions that cannot be."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.skytear.content import HEROES
from ludarium.kernel.errors import BadPosition
from shown_positions import SHOWN

TEXT = SHOWN["skytear"]


def test_a_hero_without_hp_is_unhurt() -> None:
    heroes = {hero.id: hero for hero in ludarium.read(TEXT).base.heroes}
    assert heroes["yami"].hp == 9
    assert heroes["corjof"].hp == HEROES["corjof"].hp
    assert heroes["corjof"].has("slow")


def test_a_deck_holds_what_is_left_of_the_packs_and_deals_unknown_cards() -> None:
    state = ludarium.read(TEXT, seed=1).base
    assert [len(hand) for hand in state.hands] == [2, 3]
    assert [len(pile.bag) for pile in state.piles] == [32 - 2, 32 - 3 - 1]
    assert ludarium.read(TEXT, seed=1).base == state != ludarium.read(TEXT, seed=2).base


@pytest.mark.parametrize(
    ("told", "instead", "reason"),
    [
        ("id=yami", "id=nobody", "there is no hero 'nobody'"),
        ("id=yami, side=0", "id=yami, side=1", "yami is of no side, or nobody of its side plays it"),
        ("hp=9", "hp=99", "yami has 99 HP; it can have 0 to 16"),
        ("at=c6", "at=f2", "yami stands on f2, where something else is"),
        ("at=c6", "at=b7", "a minion of side 0 stands on b7, where something else is"),
        ("at=c6", "at=z9", "line 22: there is no space 'z9'"),
        ("conditions=[slow]", "conditions=[sleepy]", "line 27: there is no condition 'sleepy'"),
        ("turn: 1", "turn: 9", "there is no turn 9; a game has five"),
        ("0: [b7, d7]", "0: [b7, b7]", "line 31: 'b7' is named twice"),
        ("0: dragon_fist, hurricane_strike", "0: " + "dragon_fist, " * 9, "there are more of 'dragon_fist' in deck 0"),
        ("1: ?, ?, ?", "1: " + "?, " * 40, "40 cards of deck 1 are unknown, but only 31 are left"),
        ("turn: 1", "turn: 1\nboard id: moon", "line 5: there is no battlefield 'moon'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(told: str, instead: str, reason: str) -> None:
    assert told in TEXT
    with pytest.raises(BadPosition) as refusal:
        ludarium.read(TEXT.replace(told, instead, 1), seed=1)
    assert reason in str(refusal.value)
