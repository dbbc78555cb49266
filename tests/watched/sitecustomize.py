"""Notes what a process of the tests opens outside the checkout, the environment and temporary folders.

Python imports a module of this name by itself: `conftest.py` puts this folder on the path of every process that a test
starts, and `LUDARIUM_OPENED` names the folder where notes are left: who swallows the error is found out by its note.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).resolve().parents[2]
SYSTEM = ("/usr", "/lib", "/lib64", "/bin", "/sbin", "/etc", "/opt", "/dev", "/proc", "/sys", "/run", "/var")
ALLOWED = tuple(
    os.path.realpath(folder)
    for folder in (CHECKOUT, sys.prefix, sys.exec_prefix, sys.base_prefix, tempfile.gettempdir(), *SYSTEM)
)
OPENING = frozenset(("open", "os.listdir", "os.scandir", "sqlite3.connect"))


def is_foreign(path: str) -> bool:
    """Whether a path lies outside everything that a clone on a new machine has."""
    real = os.path.realpath(path)
    return not any(real == folder or real.startswith(folder + os.sep) for folder in ALLOWED)


def _watch(event: str, arguments: tuple[Any, ...]) -> None:
    if event not in OPENING or isinstance(arguments[0], int | None):
        return
    path = os.fsdecode(arguments[0])
    notes = os.environ.get("LUDARIUM_OPENED")
    if notes is None or path.startswith((":memory:", "file:", notes)):
        return
    if is_foreign(path):
        with open(os.path.join(notes, f"{os.getpid()}"), "a", encoding="utf-8") as note:
            note.write(f"{path}\n")
        raise PermissionError(f"a test opens {path}, which a clone on a new machine does not have")


def foreign_files() -> list[str]:
    """What this process and those it started have opened elsewhere since this was last asked."""
    opened = []
    for note in Path(os.environ["LUDARIUM_OPENED"]).iterdir():
        opened += note.read_text(encoding="utf-8").splitlines()
        note.unlink()
    return sorted(set(opened))


sys.addaudithook(_watch)
