"""A test that reads what a clone does not have is found out, in its own process and in those it starts."""

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
import sitecustomize
from sitecustomize import foreign_files

ROOT = Path(__file__).resolve().parent.parent
BESIDE = ROOT.parent / "beside-the-checkout"


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A path that no clone has; where the checkout lies in a temporary folder, a temporary folder does not count."""
    kept = tuple(folder for folder in sitecustomize.ALLOWED if not str(BESIDE).startswith(f"{folder}{os.sep}"))
    monkeypatch.setattr(sitecustomize, "ALLOWED", kept)
    return BESIDE


def test_opening_a_file_beside_the_checkout_is_refused_and_noted(beside: Path) -> None:
    with pytest.raises(PermissionError, match="a clone on a new machine does not have"):
        beside.read_text()
    assert foreign_files() == [str(beside)]


def test_a_listing_beside_the_checkout_is_refused_and_noted(beside: Path) -> None:
    with pytest.raises(PermissionError):
        os.listdir(beside.parent)
    assert foreign_files() == [str(beside.parent)]


def test_who_swallows_the_error_is_noted_all_the_same(beside: Path) -> None:
    with contextlib.suppress(OSError):
        beside.read_text()
    assert foreign_files() == [str(beside)]


def test_a_process_that_a_test_starts_is_watched() -> None:
    nowhere = "/beside-every-checkout"
    done = subprocess.run([sys.executable, "-c", f"open({nowhere!r})"], capture_output=True, text=True, check=False)
    assert "a clone on a new machine does not have" in done.stderr
    assert foreign_files() == [nowhere]


def test_no_test_sees_the_home_of_who_runs_it() -> None:
    assert Path.home().name.startswith("ludarium-home-")
    assert list(Path.home().glob(".[a-z]*rc")) == []


def test_checkout_environment_and_temporary_folders_are_open(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("a")
    assert (ROOT / "README.md").read_text(encoding="utf-8")
    assert Path(os.__file__).read_text(encoding="utf-8")
    assert foreign_files() == []
