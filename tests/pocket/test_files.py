"""The pocket as it is built, with Python's cut library: started in Node as a page's worker starts it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "tests" / "pocket"


def test_the_built_pocket_lacks_nothing_that_a_page_asks_for() -> None:
    assert (ROOT / "src/ludarium/pocket/files/files.json").is_file(), "the pocket has not been built: ./ludarium pocket"
    node = shutil.which("node")
    assert node, "Node is missing: ./ludarium test finds one"
    command = [node, "web/scripts/pocket-try.mjs", str(HERE / "support.py"), str(HERE / "everything.py")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "everything was there" in done.stdout
