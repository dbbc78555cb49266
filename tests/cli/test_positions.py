"""`ludarium position`: where a record stood, as text, and texts that are checked."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludarium
from ludarium.cli import main
from ludarium.kernel import record

RECORD = Path(__file__).resolve().parent.parent / "golden" / "tash-kalar-high-form-2.record"


def said(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert main(["position", *arguments]) == code
    shown = capsys.readouterr()
    return shown.err if code else shown.out


def test_a_move_of_a_record_is_printed_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    stood = record.positions(record.read(RECORD.read_text("utf-8")))
    assert said(capsys, str(RECORD), "--move", "40") == stood[40].text()
    assert said(capsys, str(RECORD)) == stood[-1].text()
    assert said(capsys, str(RECORD), "--move", "40", "--as", "1") == stood[40].text(1)
    assert "--move takes 0 to" in said(capsys, str(RECORD), "--move", "9999", code=2)


def test_a_text_is_read_and_what_it_leaves_open_is_dealt(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    puzzle = tmp_path / "puzzle.txt"
    puzzle.write_text("tash-kalar duel, 2 seats, rules 1\nfirst: 0\nschools: [northern, sylvan]\n", "utf-8")
    shown = said(capsys, str(puzzle), "--seed", "3")
    assert ludarium.read(shown).text() == shown == said(capsys, str(puzzle), "--seed", "3")
    assert "?" not in shown
    assert said(capsys, str(puzzle), "--seed", "4") != shown
    assert "--move is for records" in said(capsys, str(puzzle), "--move", "1", code=2)


def test_a_text_with_a_mistake_is_refused_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    puzzle = tmp_path / "puzzle.txt"
    puzzle.write_text("tash-kalar duel, 2 seats, rules 1\nschools: [northern, northern]\n", "utf-8")
    assert said(capsys, str(puzzle), code=2) == "ludarium: two seats play the same school\n"
