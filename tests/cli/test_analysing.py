"""`ludarium analyse`: the best turns at a step, from a text, and what cannot be analysed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludarium.cli import analysing
from ludarium.cli.output import Stop
from ludarium.study import review as reviews

RECORD = Path(__file__).resolve().parents[1] / "golden" / "tash-kalar-duel-2.record"


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "_PLAYOUTS", 12)
    monkeypatch.setattr(reviews, "LEAST", 4)
    monkeypatch.setattr(reviews, "MOST", 4)


def test_a_step_has_its_best_turns(capsys: pytest.CaptureFixture[str]) -> None:
    assert analysing.analyse(RECORD, 60, None, "en", True) == 0
    told = json.loads(capsys.readouterr().out)
    assert 1 <= len(told["lines"]) <= 3
    assert all(0 <= line["chance"] <= 1 and line["steps"] for line in told["lines"])
    assert analysing.analyse(RECORD, 60, told["seat"], "pl", False) == 0
    assert "%" in capsys.readouterr().out


def test_a_game_is_reviewed(capsys: pytest.CaptureFixture[str]) -> None:
    assert analysing.analyse(RECORD, None, None, "en", True) == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told["kept"]) == 2
    assert len(told["choices"]) > 50
    assert {moment["kind"] for moment in told["moments"]} <= {"loss", "gain"}


@pytest.mark.parametrize(("step", "seat"), [(9_999, None), (-1, None), (60, 7)])
def test_what_is_not_there_is_said(step: int, seat: int | None) -> None:
    with pytest.raises(Stop):
        analysing.analyse(RECORD, step, seat, "en", False)
