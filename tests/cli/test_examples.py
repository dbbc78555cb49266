"""Every example that `--help` shows is typed here, with smaller numbers where they only mean patience."""

from __future__ import annotations

import io
import re
import shlex
import shutil
import sys
from glob import glob
from pathlib import Path

import pytest

from ludarium.cli import checking, main, serving
from ludarium.kernel import record
from ludarium.kernel.chance import seed_of
from ludarium.kernel.game import Setup, game
from ludarium.kernel.packs import variable
from ludarium.kernel.table import Table

GAMES = Path(__file__).parents[2] / "src/ludarium/games"
COMMANDS = ("play", "serve", "terminal", "simulate", "league", "replay", "bench", "rules", "cards", "content", "games")


def examples(capsys: pytest.CaptureFixture[str], *command: str) -> list[str]:
    """The command lines after "Examples:"; what follows two spaces is a remark."""
    assert main([*command, "--help"]) == 0
    shown = capsys.readouterr().out.partition("Examples:")[2]
    return re.findall(r"^  (ludarium .+?)(?:   .*)?$", shown, re.MULTILINE)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the examples speak of: a record, a folder of records, a pack; and somebody who leaves every game."""
    table = Table(game("tash-kalar"), Setup("high-form", 2, {"first": 0}), seed_of(1), "test")
    (tmp_path / "games").mkdir()
    for path in ("game.txt", "games/one.record", "games/two.record"):
        (tmp_path / path).write_text(record.write(record.of_table(table, ("Ala", "Bo"))), "utf-8")
    shutil.copytree(GAMES / "tash_kalar/data", tmp_path / "my-pack")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv(variable("tash-kalar"), "")  # so that a pack named by an example is forgotten after the test
    monkeypatch.setattr(serving, "_server", lambda: lambda **arguments: 0)
    return tmp_path


def run(line: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """The line as a shell would take it apart."""
    words = [word for part in shlex.split(line)[1:] for word in (sorted(glob(part)) if "*" in part else [part])]
    if words[0] in ("simulate", "league"):
        if "--games" not in words:
            words += ["--games", "1"]
        words[words.index("--games") + 1] = "1"
        words = [re.sub("mcts:[0-9]+", "mcts:2", word).replace("opponents", "random,mild") for word in words]
    monkeypatch.setattr(checking, "GAMES", 1)
    monkeypatch.setattr(checking, "LONGEST", 20)
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    return main(words)


@pytest.mark.parametrize("command", ["", *(name for name in COMMANDS if name != "bench"), "content check"])
def test_every_example_runs(
    command: str, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = examples(capsys, *command.split())
    assert lines, "there are examples"
    for line in lines:
        assert run(line, monkeypatch) == 0, line
        captured = capsys.readouterr()
        assert "error" not in captured.err, line
        if " terminal " in line:
            assert captured.out.count("You have left the game; it is kept and goes on with: ludarium terminal") == 1


@pytest.mark.long
def test_the_examples_of_benchmarks_run(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Figures may miss their targets on a busy machine (1); only that they are measured is asked for here."""
    quick = [line if "--quick" in line else f"{line} --quick" for line in examples(capsys, "bench")]
    for line in quick:
        assert run(line, monkeypatch) in (0, 1), line
        captured = capsys.readouterr()
        assert "error" not in captured.err, line
        assert ("click" in captured.out) if "--server" in line else ("duel-random" in captured.out), line
    assert len(quick) == 3
