"""Positions of Fateforge as text: zones by letters, dice by faces, and positions that cannot be."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.fateforge.content import DICE
from ludarium.games.fateforge.results import STEP
from ludarium.kernel.errors import BadPosition
from shown_positions import SHOWN

TEXT = SHOWN["fateforge"]


def test_dice_are_told_by_their_faces() -> None:
    state = ludarium.read(TEXT).base
    assert state.fighters[0].faces == (STEP, -1, STEP, -1)
    assert (state.fighters[0].zone, state.fighters[1].zone) == (1, 2)


def test_figures_stand_on_the_map_or_name_their_zone() -> None:
    ways = "".join(TEXT.partition("map\n")[2].partition("\n\n")[0])
    told = TEXT.replace(ways, "").replace("B: ranger, guard_dog#1", "B: ranger")
    told = told.replace("id=guard_dog, number=1", "id=guard_dog, number=1, zone=B")
    assert ludarium.read(told, seed=1) == ludarium.read(TEXT, seed=1)
    assert ludarium.read(told, seed=1).text().startswith(TEXT.partition("combat id")[0])


def test_ways_between_zones_that_do_not_touch_are_named() -> None:
    position = ludarium.new("fateforge", "combat", seed=1, options={"combat": "c4"})
    while not position.base.fighters:
        position.apply(position.pending[0].seat, position.pending[0].options[0])
    text = position.text()
    assert "  E---F---H\n  and C-F\n" in text
    assert ludarium.read(text, seed=1) == position


def test_doors_are_drawn_closed_or_open() -> None:
    position = ludarium.new("fateforge", "combat", seed=1, options={"combat": "c6"})
    while not position.base.fighters:
        position.apply(position.pending[0].seat, position.pending[0].options[0])
    text = position.text()
    assert "  B-#-C---D\n" in text
    assert "  and E#F\n" in text
    assert "closed:" not in text
    assert ludarium.read(text, seed=1) == position
    opened = ludarium.read(text.replace("-#-", "-/-", 1), seed=1)
    assert (position.base.closed, opened.base.closed) == (0b11, 0b10)


def test_dice_behind_a_screen_are_picked_and_rolled() -> None:
    text = TEXT.replace("dice=[blue, blue, yellow, red], faces=[step, spent, step, spent]", "dice=[?, ?], faces=[?, ?]")
    assert text != TEXT
    rolled = [ludarium.read(text, seed).base.fighters[0] for seed in (1, 1, 2, 3, 4)]
    assert rolled[0] == rolled[1]
    assert len({(fighter.dice, fighter.faces) for fighter in rolled}) > 1
    assert all(
        face in DICE[die].faces for fighter in rolled for die, face in zip(fighter.dice, fighter.faces, strict=True)
    )


@pytest.mark.parametrize(
    ("told", "instead", "reason"),
    [
        ("combat id: c1", "combat id: c99", "there is no combat 'c99'"),
        ("number=1, toughness=2", "number=1, zone=Z, toughness=2", "there is no zone 'Z'"),
        ("  B: ranger", "  Z: ranger", "line 8: there is no zone 'Z'"),
        ("  B: ranger", "  B: rat#1, ranger", "line 8: there is no 'rat#1' here; there are ranger, rogue, guard_dog#1"),
        ("  C: rogue", "  C: rogue, ranger", "line 9: ranger is in two zones"),
        ("  F: exitA\n", "", "exitA is in no zone; put it on the map"),
        ("A---B---D", "A---B   D", "line 4: c1 has other ways; they may be left out"),
        ("faces=[step, spent, step, spent]", "faces=[sleep, spent, step, spent]", "there is no face 'sleep'"),
        ("gold: 15", "gold: lots", "expected a number, but got 'lots'"),
        ("gold: 15", "silver: 15", "CampaignState has no 'silver'"),
        ("health=6", "health=60", "the hero 'ranger' has health or energy beyond its limits"),
        ("id=ranger", "id=stranger", "stranger"),
        ("id=guard_dog", "id=guard_cat", "guard_cat"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(told: str, instead: str, reason: str) -> None:
    assert told in TEXT
    with pytest.raises(BadPosition) as refusal:
        ludarium.read(TEXT.replace(told, instead, 1), seed=1)
    assert reason in str(refusal.value)


def test_there_is_no_map_without_a_combat() -> None:
    with pytest.raises(BadPosition, match="line 3: there is a map, but no combat"):
        ludarium.read("fateforge campaign, 2 seats, rules 3\nmap\n  A: ranger\n")
