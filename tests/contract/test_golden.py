"""Golden records: one short game of every Tash-Kalar form, and what every seat saw at each entry.

A change of rules shows here as a diff that its commit explains. `pytest tests/contract/test_golden.py
--update-golden` writes the files anew; nothing else does.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from contract.cases import CASES, Case
from ludarium.kernel.record import of_table, positions, read, replay, write
from ludarium.kernel.views import view_bytes
from strategies import nasty, table

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
TASH_KALAR = tuple(case for case in CASES if case.game.info.id == "tash-kalar")
each_form = pytest.mark.parametrize("case", TASH_KALAR, ids=lambda case: case.id)
SEEDS = {case.id: 100 + number for number, case in enumerate(TASH_KALAR)}
SIZE = 300_000
"""Bytes that all golden files may have together."""


def played(case: Case) -> str:
    """A game to its end that likes rare actions, with an answer taken back now and then, as text."""
    seed = SEEDS[case.id]
    playing, policy = table(case, seed), nasty(seed)
    while not playing.position.over:
        decision = playing.position.pending[0]
        playing.act(decision.seat, policy(playing.position, decision))
        if len(playing.entries) % 29 == 0 and playing.can_take_back(decision.seat):
            playing.take_back(decision.seat)
    return write(of_table(playing, tuple(f"seat {seat}" for seat in range(case.setup.seats))))


def seen(case: Case, text: str) -> Iterator[str]:
    """A line for every position of the record: a short hash of each seat's view, then the spectator's."""
    for number, position in enumerate(positions(read(text))):
        views = (view_bytes(case.game.view(position, viewer)) for viewer in case.viewers)
        yield " ".join([str(number), *(hashlib.sha256(view).hexdigest()[:8] for view in views)])


@each_form
def test_a_golden_game_goes_and_looks_as_it_did(case: Case, request: pytest.FixtureRequest) -> None:
    record, views = GOLDEN / f"{case.id}.record", GOLDEN / f"{case.id}.views"
    if request.config.getoption("--update-golden"):
        text = played(case)
        record.write_text(text, encoding="utf-8")
        views.write_text("\n".join(seen(case, text)) + "\n", encoding="utf-8")
    text = record.read_text(encoding="utf-8")
    assert replay(read(text)).outcome is not None
    before = views.read_text(encoding="utf-8").splitlines()
    now = list(seen(case, text))
    assert len(now) == len(before)
    for was, is_now in zip(before, now, strict=True):
        assert is_now == was, "the views of this position have changed (number, seats, spectator)"


def test_golden_files_are_small_and_all_in_use() -> None:
    files = [file for file in GOLDEN.glob("tash-kalar-*") if file.suffix in (".record", ".views")]
    assert {file.name for file in files} == {
        f"{case.id}.{suffix}" for case in TASH_KALAR for suffix in ("record", "views")
    }
    assert sum(file.stat().st_size for file in files) < SIZE
