"""Combats of Fateforge set up by hand: what is changed is in the text, and what cannot be changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import ludarium
from ludarium.games.fateforge.actions import END_TURN
from ludarium.games.fateforge.battle import ActionPhase, HeroTurn, SingleCombatOver
from ludarium.games.fateforge.content import COMBATS, ENEMIES
from ludarium.games.fateforge.results import STEP
from ludarium.games.fateforge.state import SPENT
from ludarium.kernel.editing import Edit, Impossible, Setting, edited, empty, kit_of
from ludarium.kernel.game import Position, Setup
from ludarium.texts import tell
from shown_positions import SHOWN

TEXT = SHOWN["fateforge"]


def board(seats: int = 2) -> str:
    return empty(Setup("combat", seats), "fateforge")


def setting(position: Position[Any], name: str) -> Setting:
    kit = kit_of(position)
    assert kit is not None
    return next(each for each in kit.settings if each.id == name)


def refused(text: str, *edits: Edit) -> Impossible:
    with pytest.raises(Impossible) as caught:
        edited(text, edits)
    assert tell(caught.value.message)
    return caught.value


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_empty_map_has_the_party_at_the_start_and_no_enemies(seats: int) -> None:
    text = board(seats)
    position = ludarium.read(text, 1)
    state = position.base
    assert (state.enemies, state.agenda[0]) == ((), SingleCombatOver())
    assert isinstance(state.agenda[-1], HeroTurn)
    assert {fighter.zone for fighter in state.fighters} == {state.starts[0]}
    again, _ = edited(text, (Edit("set", "round", value=("1",)),))
    # What was told is told again, to the letter: text and map follow each other.
    assert edited(again, (Edit("set", "round", value=("1",)),))[0] == again


@pytest.mark.parametrize("combat", COMBATS)
def test_every_combat_can_be_set_up(combat: str) -> None:
    position = edited(board(), (Edit("set", "combat", value=(combat,)),))[1]
    assert (position.base.combat_id, position.base.enemies) == (combat, ())
    kit = kit_of(position)
    assert kit is not None
    # Everything that there is can be put somewhere.
    zone = f"zone:{position.base.combat.zones[-1]}"
    after = edited(position.text(), tuple(Edit("put", tool.id, zone) for tool in kit.tools))[1].base
    assert len(after.enemies) == sum(tool.id.startswith("enemy/") for tool in kit.tools)
    assert {fighter.zone for fighter in after.fighters} == {len(position.base.combat.zones) - 1}


def test_figures_and_tokens_are_put_moved_and_erased() -> None:
    text, position = edited(
        board(),
        (
            Edit("put", "enemy/grunt", "zone:C"),
            Edit("put", "enemy/grunt", "figure:grunt#1"),
            Edit("put", "hero/ranger", "zone:B"),
            Edit("move", at="token:objective1", to="zone:F"),
        ),
    )
    assert "  B: ranger\n  C: grunt#1, grunt#2, gem1\n" in text
    assert "  F: exitA, objective1\n" in text
    text, position = edited(
        text, (Edit("move", at="figure:grunt#2", to="figure:ranger"), Edit("erase", at="token:gem1"))
    )
    assert "  B: ranger, grunt#2\n  C: grunt#1\n" in text
    text, position = edited(text, (Edit("erase", at="figure:grunt#1"), Edit("put", "token/gem1", "zone:A")))
    assert [enemy.name for enemy in position.base.enemies] == ["grunt#2"]
    assert "  A: rogue, gem1\n" in text


def test_doors_open_and_close_when_they_are_pressed() -> None:
    text, position = edited(board(), (Edit("set", "combat", value=("c6",)),))
    assert position.base.closed == 0b11
    assert edited(text, (Edit("erase", at="token:door1"),))[1].base.closed == 0b10


def test_health_dice_round_and_turns_are_set() -> None:
    text, position = edited(
        TEXT,
        (
            Edit("set", "health/0", value=("2",)),
            Edit("set", "blocks/0", value=("3",)),
            Edit("set", "states/1", value=("stunned",)),
            Edit("set", "dice/0", value=("blue", "blue")),
            Edit("set", "face/0/0", value=("step",)),
            Edit("set", "face/0/1", value=("spent",)),
            Edit("set", "round", value=("3",)),
            Edit("set", "active", value=("ranger",)),
            Edit("set", "done", value=("rogue",)),
            Edit("set", "reacted", value=("no",)),
            Edit("set", "damage/archer#1", value=("1",)),
        ),
    )
    state = position.base
    assert (state.party[0].health, state.fighters[0].block, state.fighters[1].stunned) == (2, 3, True)
    assert (state.fighters[0].dice, state.fighters[0].faces) == (("blue", "blue"), (STEP, SPENT))
    assert (state.round, state.active, state.order) == (3, 0, (1, 0))
    assert state.agenda[1:] == (ActionPhase(turns=2, reacted=False), HeroTurn(0))
    assert state.reaction >= 2  # the enemies react after this turn
    assert next(enemy.damage for enemy in state.enemies if enemy.id == "archer") == 1
    assert ludarium.read(text) == position
    position.apply(0, END_TURN)
    assert position.pending


def test_another_hero_comes_with_its_own_dice_and_skills() -> None:
    text, _ = edited(board(), (Edit("set", "health/1", value=("1",)),))
    position = edited(text, (Edit("set", "hero/0", value=("noble",)),))[1]
    assert [hero.id for hero in position.base.party] == ["noble", "rogue"]
    assert position.base.party[1].health == 1
    assert len(position.base.fighters[0].dice) == len(position.base.fighters[0].faces)


def test_a_hero_without_health_is_knocked_out() -> None:
    _, position = edited(board(), (Edit("set", "health/1", value=("0",)),))
    assert position.base.fighters[1].ko
    impossible = refused(board(), Edit("set", "health/0", value=("0",)))
    assert (impossible.message.key, impossible.rule) == ("ff-edit-ko-turn", "FF-20.1")


def test_between_combats_only_the_text_can_be_changed() -> None:
    text = "fateforge campaign, 2 seats, rules 3\n"
    assert kit_of(ludarium.read(text, 1)) is None
    assert refused(text, Edit("clear")).message.key == "edit-none"
    with pytest.raises(Impossible):
        empty(Setup("campaign", 2), "fateforge")


def test_what_cannot_be_is_refused_with_the_reason() -> None:
    text = board()
    grunts = tuple(Edit("put", "enemy/grunt", "zone:C") for _ in range(ENEMIES["grunt"].tokens + 1))
    assert refused(text, *grunts).message.key == "ff-edit-no-enemy"
    reasons = {
        Edit("put", "enemy/grunt", "zone:Z"): "ff-edit-no-zone",
        Edit("put", "enemy/dragon", "zone:A"): "edit-no-tool",
        Edit("erase", at="figure:ranger"): "ff-edit-stays",
        Edit("erase", at="zone:A"): "edit-nothing-there",
        Edit("move", at="figure:grunt#7", to="zone:A"): "edit-nothing-there",
        Edit("set", "health/0", value=("99",)): "edit-number",
        Edit("set", "round", value=("4",)): "edit-number",
        Edit("set", "hero/0", value=("rogue",)): "ff-edit-hero-twice",
        Edit("set", "face/0/0", value=("success",)): "edit-no-tool",
        Edit("mirror"): "edit-none",
    }
    for edit, reason in reasons.items():
        assert refused(text, edit).message.key == reason, edit
