"""The coach of Fateforge: what enemies would take, least, most and on average, and what dice could become."""

from __future__ import annotations

from fractions import Fraction

import pytest

from coached import moments, said_alike
from fights import fight
from ludarium.games.fateforge.battle import ActionPhase, EnemyTurn
from ludarium.games.fateforge.coach import COACH, loss
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.game import Setup
from ludarium.kernel.table import Table
from ludarium.texts import tell

rule = pytest.mark.rule


def _facing(*enemies: str, reacted: bool = True, **heroes: str) -> FateforgeState:
    state = fight("c1", heroes, list(enemies)).state.__copy__()
    state.agenda = (ActionPhase(turns=1, reacted=reacted),)
    return state


@rule("FF-15.2")
def test_a_strike_that_is_certain_is_lost_for_certain() -> None:
    state = _facing("grunt#1@B", ranger="B")
    found = loss(state, 0)
    assert (found.least, found.most, found.mean) == (1, 1, Fraction(1))
    assert [blow.enemy for blow in found.blows] == ["grunt#1"]


@rule("FF-14.1")
def test_colours_of_the_reaction_are_averaged_and_two_are_drawn() -> None:
    state = _facing("grunt#1@B", "archer#1@C", "guard_dog#1@B", reacted=False, ranger="B")
    turn, both = loss(_facing("grunt#1@B", "archer#1@C", "guard_dog#1@B", ranger="B"), 0), loss(state, 0)
    extra = [blow.damage for blow in both.blows if blow.colour >= 0]
    assert len(extra) == 3
    pairs = [extra[0] + extra[1], extra[0] + extra[2], extra[1] + extra[2]]
    assert turn.least == turn.most
    assert (both.least, both.most) == (turn.least + min(pairs), turn.least + max(pairs))
    assert both.mean == turn.mean + Fraction(sum(pairs), 3)


@rule("FF-8.13")
def test_block_and_nothing_more_than_health_is_counted() -> None:
    state = _facing("grunt#1@B", "grunt#2@B", ranger="B")
    assert loss(state, 0).most == 2
    state.set_fighter(0, block=1)
    assert (loss(state, 0).most, loss(state, 0).soaked) == (1, 1)
    state.set_fighter(0, block=0)
    state.set_hero(0, health=1)
    assert loss(state, 0).most == 1


@rule("FF-16.1")
def test_whom_the_players_choose_may_be_spared() -> None:
    found = loss(_facing("grunt#1@B", ranger="B", mercenary="B"), 0)
    assert [blow.chosen for blow in found.blows] == [True]
    assert (found.least, found.most, found.mean) == (0, 1, Fraction(1, 2))


def test_nothing_is_foretold_while_the_enemies_act() -> None:
    scene = fight("c1", {"ranger": "B"}, ["grunt#1@B"])
    scene.state.agenda = (ActionPhase(turns=1, reacted=True),)
    assert COACH.threats(scene.position, 0)
    scene.state.agenda = (ActionPhase(turns=1, reacted=True), EnemyTurn(("grunt#1",)))
    assert COACH.threats(scene.position, 0) == ()


def test_in_challenge_mode_there_is_no_coach() -> None:
    options = {"challenge": True}
    table = Table(FATEFORGE, Setup("combat", 2, options), bytes(32))
    assert COACH.silent(table.position.state) == "ff-coach-challenge"
    assert COACH.silent(Table(FATEFORGE, Setup("combat", 2), bytes(32)).position.state) == ""


def test_dice_are_told_with_what_they_could_become_and_nobody_learns_what_lies_behind_a_screen() -> None:
    dice = different = losses = 0
    for position in moments(FATEFORGE, "combat", 2, 7, 40):
        for seat in range(2):
            different += said_alike(COACH, position, seat, 1)
            for section in COACH.advice(position, seat, "all"):
                dice += section.kind == "near" and bool(section.tips)
                losses += section.kind == "threats"
                for tip in section.tips:
                    for lang in ("en", "pl", "fr"):
                        text = [tip.title, *(line.text for line in tip.lines)]
                        assert "{" not in "".join(tell(one, lang=lang) for one in text)
    assert dice
    assert losses
    assert different, "twins that are the same prove nothing"
