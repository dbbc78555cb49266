"""Golden records of Fateforge: a combat with three heroes, and the first act of a campaign for two.

What every seat saw is kept beside each record, as a short hash for each entry. A change of rules or figures shows here
as a diff that its commit explains. `pytest tests/fateforge/test_golden.py --update-golden` writes the files anew.
"""

from __future__ import annotations

from typing import Any

import pytest

from golden_records import Golden, are_all_in_use_and_small, written
from ludarium import bots
from ludarium.games.fateforge.content import SCENES
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.kernel.chance import seed_of
from ludarium.kernel.game import Setup
from ludarium.kernel.record import positions, read
from ludarium.kernel.table import Table

rule = pytest.mark.rule
SIZE = 250_000
"""Bytes that all golden files of Fateforge may have together."""


class Adventure(Golden, frozen=True):
    """Played by greedy bots; `act`: until the act after it begins."""

    options: dict[str, Any]
    act: int = 0


COMBAT = Adventure("fateforge-combat", "combat", 3, 401, {"combat": "c3", "heroes": ["ranger", "shaman", "mercenary"]})
ACT = Adventure("fateforge-act-1", "campaign", 2, 402, {"heroes": ["rogue", "noble"]}, act=1)
GAMES = (COMBAT, ACT)


def played(game: Adventure) -> Table:
    """The game, with an answer taken back now and then."""
    table = Table(FATEFORGE, Setup(game.form, game.seats, game.options), seed_of(game.seed), "golden")
    players = [bots.make("greedy", seed=game.seed + seat) for seat in range(game.seats)]
    while not table.position.over and not (game.act and SCENES[table.position.base.scene].act > game.act):
        seat = table.position.pending[0].seat
        table.act(seat, players[seat].choose(table.position, seat))
        if len(table.entries) % 29 == 0 and table.can_take_back(seat):
            table.take_back(seat)
    return table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_golden_game_goes_and_looks_as_it_did(game: Adventure, request: pytest.FixtureRequest) -> None:
    game.check(lambda: written(played(game)), request)


@rule("FF-1.2", "FF-1.3")
def test_an_act_is_a_chain_of_story_combat_and_rest() -> None:
    last = list(positions(read(ACT.record.read_text("utf-8"))))[-1]
    kinds = [SCENES[scene].kind for scene in last.base.campaign.visited if SCENES[scene].act == 1]
    assert {"story", "combat", "rest"} <= set(kinds)
    fought = [SCENES[scene] for scene in last.base.campaign.visited if SCENES[scene].kind == "combat"]
    assert len({scene.chapter for scene in fought}) == len(fought), "a chapter has exactly one combat"


def test_golden_files_are_small_and_all_in_use() -> None:
    assert are_all_in_use_and_small("fateforge", GAMES, SIZE)
