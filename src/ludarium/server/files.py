"""The files of an SQLite store: one real path, readable by their owner alone, kept aside when something was lost."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import stat
import time
from pathlib import Path

log = logging.getLogger("ludarium.store")

_PRIVATE_FOLDER = 0o700
_PRIVATE_FILE = 0o600


class StoreFiles:
    """Where an SQLite store is, whatever name it was opened by."""

    def __init__(self, database: str) -> None:
        self.database = Path(database).resolve()  # a link is another name of the same store, not another store
        self.lock = self.database.with_suffix(".lock")
        self.marks = _beside(self.database, ".marks")
        self.wal = _beside(self.database, "-wal")
        self._wal_found = _beside(self.database, "-wal.found")
        self._all = (self.database, self.wal, _beside(self.database, "-shm"), self.lock, self.marks)

    @property
    def names(self) -> int:
        """How many names (hard links) the database file has; SQLite keeps a log of its own for each."""
        return self.database.stat().st_nlink if self.database.is_file() else 1

    def all_there(self) -> list[Path]:
        """Those of its files that there are."""
        return [file for file in self._all if file.is_file()]

    def make_folder(self, own: bool) -> None:
        """`own`: the folder is there for the store, and nobody else has to look into it."""
        folder = self.database.parent
        folder.mkdir(parents=True, exist_ok=True, mode=_PRIVATE_FOLDER)
        shared = folder.stat().st_mode & stat.S_ISVTX  # such as /tmp: not ours, even if we could
        if own and not shared:
            _make_private(folder, _PRIVATE_FOLDER)

    def make_database(self) -> None:
        """SQLite gives its files the mode of the database, and the database one that others may read.

        It is opened once here: what cannot be opened is refused before a thread of the engine waits for an answer.
        """
        if not self.database.exists():
            os.close(os.open(self.database, os.O_RDWR | os.O_CREAT, _PRIVATE_FILE))
        sqlite3.connect(self.database).close()

    def make_private(self) -> None:
        """Also files that were made by an earlier release, or copied here."""
        for file in self.all_there():
            _make_private(file, _PRIVATE_FILE)

    # ---- what was found, until it is known to be whole

    def note_wal(self) -> None:
        """Copy the write-ahead log before SQLite looks at it: it drops everything after a damaged place."""
        self._wal_found.unlink(missing_ok=True)
        if self.wal.is_file() and self.wal.stat().st_size:
            copy_privately(self.wal, self._wal_found)

    def forget_wal(self) -> None:
        self._wal_found.unlink(missing_ok=True)

    def keep_found(self) -> Path | None:
        """Something is lost: keep the database as it is now, and the write-ahead log as it was found.

        Nothing may have the database open. None: there is nothing that later writes could overwrite.
        """
        if not self._wal_found.is_file():
            return None
        kept = _beside(self.database, time.strftime(".lost-%Y%m%d-%H%M%S", time.gmtime()))
        copy_privately(self.database, kept)
        self._wal_found.rename(_beside(kept, "-wal"))
        return kept

    # ---- another store in its place

    def keep_aside(self) -> Path:
        """A copy of everything, before another store takes this one's place; nothing may have it open."""
        kept = _beside(self.database, time.strftime(".before-%Y%m%d-%H%M%S", time.gmtime()))
        for file, name in ((self.wal, "-wal"), (self.marks, ".marks"), (self.database, "")):
            if file.is_file():
                copy_privately(file, _beside(kept, name))
        return kept

    def drop_log(self) -> None:
        """A log must not be next to a database that it does not belong to."""
        for ending in ("-wal", "-shm"):
            _beside(self.database, ending).unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """A file that was renamed keeps its new name when the power goes."""
    if os.name != "posix":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def copy_privately(source: Path, target: Path) -> None:
    """A copy that only its owner reads, on stable storage."""
    with open(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, _PRIVATE_FILE), "wb") as copy:
        with source.open("rb") as original:
            shutil.copyfileobj(original, copy)
        copy.flush()
        os.fsync(copy.fileno())


def _make_private(path: Path, mode: int) -> None:
    if os.name != "posix" or stat.S_IMODE(path.stat().st_mode) == mode:
        return
    try:
        path.chmod(mode)
    except OSError as fault:
        log.warning("others may be able to read %s", path.name, extra={"reason": fault.strerror})
