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


def test_figures_are_drawn_or_told_by_their_spaces() -> None:
    drawn = ludarium.read(TEXT, seed=1)
    assert ">    <" in TEXT
    told = TEXT.replace("YAM", ".  ").replace("hp=9", "hp=9, at=c6").replace(">    <", ".    <", 1)
    told += "\nminions\n  0: [b7], []\n  1: [], []\n"
    assert ludarium.read(told, seed=1) == drawn


def test_a_minion_off_its_lane_and_two_on_one_space_are_drawn() -> None:
    position = ludarium.read(TEXT.replace("HAB  AKH  .", "HAB  AKH  >B<A", 1), seed=1)
    assert position.text().splitlines()[11].split()[1:4] == ["HAB", "AKH", ">B<A"]
    assert ludarium.read(position.text(), seed=1) == position


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
        ("id=haburat", "at=f2, id=haburat", "line 12: haburat stands on f2, and on h1 too"),
        ("YAM", ".", "yami is on the battlefield without HP, or off it with some"),
        ("hp=9", "hp=9, at=f2", "line 7: yami stands on f2, and on c6 too"),
        ("hp=9", "hp=9, at=z9", "there is no space 'z9'"),
        ("HAB  AKH", "HAB  WHO", "line 12: 'WHO' on h2 is nobody of this battle; a minion is > or <, nobody is ."),
        ("HAB  AKH", "HAB  >", "line 12: the minion on h2 belongs to no lane; name it: >A"),
        ("HAB  AKH", "HAB", "line 12: row h has 14 spaces, but 13 are drawn"),
        ("  h", "  q", "the battlefield has no row 'q'"),
        ("conditions=[slow]", "conditions=[sleepy]", "there is no condition 'sleepy'"),
        ("turn: 1", "turn: 9", "there is no turn 9; a game has five"),
        ("turn: 1", "turn: 1\nwalls: [b7, b7]", "'b7' is named twice"),
        ("turn: 1", "turn: 1\nminions\n  0: [h14], []\n  1: [], []", "stands on h14, where something else is"),
        ("0: dragon_fist, hurricane_strike", "0: " + "dragon_fist, " * 9, "there are more of 'dragon_fist' in deck 0"),
        ("1: ?, ?, ?", "1: " + "?, " * 40, "40 cards of deck 1 are unknown, but only 31 are left"),
        ("turn: 1", "turn: 1\nboard id: moon", "there is no battlefield 'moon'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(told: str, instead: str, reason: str) -> None:
    assert told in TEXT
    with pytest.raises(BadPosition) as refusal:
        ludarium.read(TEXT.replace(told, instead, 1), seed=1)
    assert reason in str(refusal.value)
