"""A game from another package: Connect Four, announced by an entry point as an installed package would."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludarium.kernel import title

_FILES = {
    "METADATA": "Metadata-Version: 2.1\nName: connect-four\nVersion: 1\n",
    "entry_points.txt": f"[{title.GROUP}]\nconnect-four = connect_four:TITLE\n",
}


@contextmanager
def connect_four_installed(folder: Path) -> Iterator[None]:
    """Inside, this process and those that it starts find Connect Four."""
    info = folder / "connect_four-1.dist-info"
    info.mkdir(parents=True)
    for name, text in _FILES.items():
        (info / name).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))  # worker processes are given the same path
    title._installed.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        title._installed.cache_clear()
