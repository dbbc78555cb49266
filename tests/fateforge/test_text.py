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
        ("zone=B, toughness=2", "zone=Z, toughness=2", "there is no zone 'Z'"),
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
