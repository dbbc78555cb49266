"""What the README shows is run, and what it counts is counted."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.games.tash_kalar.cards import BEINGS, FLARES, TASKS

README = Path(__file__).parents[2] / "README.md"


def test_the_examples_in_python_run() -> None:
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert (result.failed, result.attempted) == (0, 12)


def test_the_examples_of_the_command_exist(capsys: pytest.CaptureFixture[str]) -> None:
    shown = re.findall(r"^\./ludarium (.*?)(?:\s+#.*)?$", README.read_text("utf-8"), re.MULTILINE)
    assert len(shown) == 9
    for line in shown:
        command = shlex.split(line)[0]
        if command not in ("test", "--help"):  # `test` belongs to the checkout, not to the command
            assert main([command, "--help"]) == 0
            listed = capsys.readouterr().out
            assert all(option in listed for option in re.findall(r"--[a-z]+", line))


def test_the_counts_are_true() -> None:
    text = README.read_text("utf-8")
    counts = dict.fromkeys(("imperial", "highland", "sylvan", "legends"), 0)
    for being in BEINGS.values():
        counts[being.school] += 1
    said = "{imperial} imperial, {highland} Highland, {sylvan} Sylvan, {legends} legends".format(**counts)
    assert said in text
    assert f"| flares, tasks | {len(FLARES)}, {len(TASKS)} |" in text
