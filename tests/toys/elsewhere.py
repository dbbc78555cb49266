"""Games from other packages: Connect Four and Nim, announced by an entry point as installed packages would."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from ludarium.kernel import title

_NIM = Path(__file__).resolve().parents[2] / "docs" / "examples" / "nim" / "src"


@contextmanager
def elsewhere(folder: Path, name: str, module: str, *more: Path) -> Iterator[None]:
    """Inside, this process and those that it starts find the game, in `folder` or where else its code is."""
    info = folder / f"{name.replace('-', '_')}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{title.GROUP}]\n{name} = {module}:TITLE\n", encoding="utf-8")
    before = list(sys.path)
    sys.path[:0] = [str(path) for path in (folder, *more)]  # worker processes are given the same path
    title._installed.cache_clear()
    try:
        yield
    finally:
        sys.path[:] = before
        title._installed.cache_clear()


def connect_four_installed(folder: Path) -> AbstractContextManager[None]:
    return elsewhere(folder, "connect-four", "connect_four")


def nim_installed(folder: Path) -> AbstractContextManager[None]:
    """The tutorial's game, which has words in three languages, a rule book and a mind."""
    return elsewhere(folder, "nim", "ludarium_nim.title", _NIM)
