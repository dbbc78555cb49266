"""The wheel that people take elsewhere holds everything: engine, texts, page and pocket."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.long
def test_the_wheel_plays_without_the_checkout(tmp_path: Path) -> None:
    made = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-qq",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(tmp_path),
        str(ROOT),
    ]
    subprocess.run(made, check=True, capture_output=True, timeout=300)
    (wheel,) = tmp_path.glob("ludarium-*.whl")
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        opened.extractall(tmp_path / "elsewhere")
    assert "ludarium/web/index.html" in names
    assert "ludarium/pocket/files/files.json" in names
    script = (
        "import ludarium; print(ludarium.__file__, len(ludarium.new('skytear', form='first-battle', seed=7).pending))"
    )
    told = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "elsewhere")},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert told.stdout.startswith(str(tmp_path / "elsewhere"))
