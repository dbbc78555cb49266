"""Golden records: one short game of every Tash-Kalar form, and what every seat saw at each entry."""

from __future__ import annotations

import pytest

from contract.cases import CASES
from golden_records import Golden, are_all_in_use_and_small, written
from strategies import nasty, table

FORMS = {case.id: case for case in CASES if case.game.info.id == "tash-kalar" and not case.further}
GAMES = [
    Golden(name, case.setup.form, case.setup.seats, 100 + number) for number, (name, case) in enumerate(FORMS.items())
]
SIZE = 300_000
"""Bytes that all golden files may have together."""


def played(game: Golden) -> str:
    """A game to its end that likes rare actions, with an answer taken back now and then, as text."""
    playing, policy = table(FORMS[game.name], game.seed), nasty(game.seed)
    while not playing.position.over:
        decision = playing.position.pending[0]
        playing.act(decision.seat, policy(playing.position, decision))
        if len(playing.entries) % 29 == 0 and playing.can_take_back(decision.seat):
            playing.take_back(decision.seat)
    return written(playing)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_golden_game_goes_and_looks_as_it_did(game: Golden, request: pytest.FixtureRequest) -> None:
    assert game.check(lambda: played(game), request).outcome is not None


def test_golden_files_are_small_and_all_in_use() -> None:
    assert are_all_in_use_and_small("tash-kalar", GAMES, SIZE)
