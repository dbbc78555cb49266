"""A test that reads what a clone does not have is found out, in its own process and in those it starts."""

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sitecustomize import foreign_files

ROOT = Path(__file__).resolve().parent.parent
NOWHERE = "/beside-every-checkout"


def test_opening_a_file_outside_the_checkout_is_refused_and_noted() -> None:
    with pytest.raises(PermissionError, match="a clone on a new machine does not have"):
        Path(NOWHERE).read_text()
    assert foreign_files() == [NOWHERE]


def test_a_listing_outside_the_checkout_is_refused_and_noted() -> None:
    with pytest.raises(PermissionError):
        os.listdir("/")
    assert foreign_files() == ["/"]


def test_who_swallows_the_error_is_noted_all_the_same() -> None:
    with contextlib.suppress(OSError):
        Path(NOWHERE).read_text()
    assert foreign_files() == [NOWHERE]


def test_a_process_that_a_test_starts_is_watched() -> None:
    done = subprocess.run([sys.executable, "-c", f"open({NOWHERE!r})"], capture_output=True, text=True, check=False)
    assert "a clone on a new machine does not have" in done.stderr
    assert foreign_files() == [NOWHERE]


def test_no_test_sees_the_home_of_who_runs_it() -> None:
    assert Path.home().name.startswith("ludarium-home-")
    assert list(Path.home().glob(".[a-z]*rc")) == []


def test_checkout_environment_and_temporary_folders_are_open(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("a")
    assert (ROOT / "README.md").read_text(encoding="utf-8")
    assert Path(os.__file__).read_text(encoding="utf-8")
    assert foreign_files() == []
