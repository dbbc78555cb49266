"""What the README shows is run, and what it counts is counted."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.games.fateforge import content as fateforge
from ludarium.games.skytear import content as skytear
from ludarium.games.tash_kalar.cards import BEINGS, FLARES, TASKS

README = Path(__file__).parents[2] / "README.md"


def test_the_examples_in_python_run() -> None:
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert (result.failed, result.attempted) == (0, 12)


def test_the_examples_of_the_command_exist(capsys: pytest.CaptureFixture[str]) -> None:
    shown = re.findall(r"^\./ludarium (.*?)(?:\s+#.*)?$", README.read_text("utf-8"), re.MULTILINE)
    assert len(shown) == 11
    for line in shown:
        command = shlex.split(line)[0]
        if command not in ("test", "--help"):  # `test` belongs to the checkout, not to the command
            assert main([command, "--help"]) == 0
            listed = capsys.readouterr().out
            assert all(option in listed for option in re.findall(r"--[a-z]+", line))


def test_the_counts_are_true() -> None:
    text = README.read_text("utf-8")
    assert f"{len(BEINGS)} beings, {len(FLARES)} flares, {len(TASKS)} tasks" in text
    assert f"{len(skytear.HEROES)} heroes, {len(skytear.CARDS)} power cards, {len(skytear.OUTSIDERS)} outsiders" in text
    foes = len(fateforge.ENEMIES) + len(fateforge.BOSSES)
    said = (
        f"{len(fateforge.HEROES)} heroes, {len(fateforge.SKILLS)} skills, {len(fateforge.ITEMS)} items, {foes} enemies"
    )
    assert said in text
    assert f"a story of {len(fateforge.SCENES)} scenes" in text
