"""The pocket as it is built, with Python's cut library: started in Node as a page's worker starts it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "tests" / "pocket"
ENGINE = ROOT / "src/ludarium/pocket/files"
PAGE = ROOT / "src/ludarium/web"
SQUEEZED = """
const { brotliCompressSync, constants } = require("node:zlib"), { readFileSync } = require("node:fs");
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const sizes = process.argv.slice(1).map((file) => brotliCompressSync(readFileSync(file), { params }).length);
console.log(JSON.stringify(sizes));
"""
QUICKER = 1.25
"""What Brotli squeezes in half a second is so many times larger than what it squeezes in a minute, as hosts do once."""


def squeezed(*folders: Path) -> float:
    """Megabytes to be fetched; what hosts do not serve (NOTICE.txt) is next to nothing."""
    files = [str(path) for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]
    told = subprocess.run([node(), "-e", SQUEEZED, *files], capture_output=True, text=True, check=True)
    sizes: list[int] = json.loads(told.stdout)
    return sum(sizes) / 1e6


@pytest.mark.parametrize(("folders", "most"), [((ENGINE,), 6), ((ENGINE, PAGE), 7)], ids=["engine", "with the page"])
def test_the_download_stays_within_its_budget(folders: tuple[Path, ...], most: int) -> None:
    """`scripts/pocket-bench 0` measures it as hosts squeeze it (docs/pocket.md)."""
    found = squeezed(*folders)
    assert found < most * QUICKER, f"{found / QUICKER:.2f} MB of {most} are to be fetched"


def node() -> str:
    found = shutil.which("node")
    assert found, "Node is missing: ./ludarium test finds one"
    return found


def test_the_built_pocket_lacks_nothing_that_a_page_asks_for() -> None:
    assert (ENGINE / "files.json").is_file(), "the pocket has not been built: ./ludarium pocket"
    command = [node(), "web/scripts/pocket-try.mjs", str(HERE / "support.py"), str(HERE / "everything.py")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "everything was there" in done.stdout
