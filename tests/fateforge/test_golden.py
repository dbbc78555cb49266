"""Golden records of Fateforge: a combat with three heroes, and the first act of a campaign for two.

What every seat saw is kept beside each record, as a short hash for each entry. A change of rules or figures shows here
as a diff that its commit explains. `pytest tests/fateforge/test_golden.py --update-golden` writes the files anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from ludarium import bots
from ludarium.games.fateforge.content import SCENES
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.kernel.chance import seed_of
from ludarium.kernel.game import Setup
from ludarium.kernel.record import of_table, positions, read, replay, write
from ludarium.kernel.table import Table
from ludarium.kernel.views import view_bytes

rule = pytest.mark.rule
GOLDEN = Path(__file__).resolve().parent.parent / "golden"
SIZE = 250_000
"""Bytes that all golden files of Fateforge may have together."""


class Golden(Struct, frozen=True):
    """A game to be kept, played by greedy bots; `act`: until the act after it begins."""

    name: str
    form: str
    seats: int
    seed: int
    options: dict[str, Any] = {}
    act: int = 0

    @property
    def record(self) -> Path:
        return GOLDEN / f"fateforge-{self.name}.record"

    @property
    def views(self) -> Path:
        return GOLDEN / f"fateforge-{self.name}.views"


COMBAT = Golden("combat", "combat", 3, 401, {"combat": "c3", "heroes": ["ranger", "shaman", "mercenary"]})
ACT = Golden("act-1", "campaign", 2, 402, {"heroes": ["rogue", "noble"]}, act=1)
GAMES = (COMBAT, ACT)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def played(game: Golden) -> Table:
    """The game, with an answer taken back now and then."""
    table = Table(FATEFORGE, Setup(game.form, game.seats, game.options), seed_of(game.seed), "golden")
    players = [bots.make("greedy", seed=game.seed + seat) for seat in range(game.seats)]
    while not table.position.over and not (game.act and SCENES[table.position.base.scene].act > game.act):
        seat = table.position.pending[0].seat
        table.act(seat, players[seat].choose(table.position, seat))
        if len(table.entries) % 29 == 0 and table.can_take_back(seat):
            table.take_back(seat)
    return table


def seen(game: Golden, text: str) -> Iterator[str]:
    """A line for every position of the record: a short hash of each seat's view, then the spectator's."""
    for number, position in enumerate(positions(read(text))):
        views = (view_bytes(FATEFORGE.view(position, viewer)) for viewer in (*range(game.seats), None))
        yield " ".join([str(number), *(hashlib.sha256(view).hexdigest()[:8] for view in views)])


@each_game
def test_a_golden_game_goes_and_looks_as_it_did(game: Golden, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--update-golden"):
        text = write(of_table(played(game), tuple(f"seat {seat}" for seat in range(game.seats))))
        game.record.write_text(text, encoding="utf-8")
        game.views.write_text("\n".join(seen(game, text)) + "\n", encoding="utf-8")
    text = game.record.read_text(encoding="utf-8")
    replay(read(text))  # compares the digest at each entry
    before = game.views.read_text(encoding="utf-8").splitlines()
    now = list(seen(game, text))
    assert len(now) == len(before)
    for was, is_now in zip(before, now, strict=True):
        assert is_now == was, "the views of this position have changed (number, seats, spectator)"


@rule("FF-1.2", "FF-1.3")
def test_an_act_is_a_chain_of_story_combat_and_rest() -> None:
    last = list(positions(read(ACT.record.read_text("utf-8"))))[-1]
    kinds = [SCENES[scene].kind for scene in last.base.campaign.visited if SCENES[scene].act == 1]
    assert {"story", "combat", "rest"} <= set(kinds)
    fought = [SCENES[scene] for scene in last.base.campaign.visited if SCENES[scene].kind == "combat"]
    assert len({scene.chapter for scene in fought}) == len(fought), "a chapter has exactly one combat"


def test_golden_files_are_small_and_all_in_use() -> None:
    files = list(GOLDEN.glob("fateforge-*"))
    assert set(files) == {file for game in GAMES for file in (game.record, game.views)}
    assert sum(file.stat().st_size for file in files) < SIZE
