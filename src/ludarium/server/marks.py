"""High-water marks: what has been acknowledged, written beside the store, so that it notices what it lost (REL-78).

A store that is cut short or rolled back is consistent in itself and does not show what is missing. So each commit is
noted in a file of its own, after it is safe and before anybody is told: how many commits there were, and for each table
in it the number and the chain of its last event. The marks may be behind the store (killed in
between), but never ahead of it.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path

from ludarium.house.store import Mark
from ludarium.server.files import sync_folder

_HEAD = "ludarium-marks"
_VERSION = "1"
_ROOM = 1024 * 1024
"""Bytes that may be appended before the file is written anew with one line for each table."""

_sync = getattr(os, "fdatasync", os.fsync)


class MarksTooNew(Exception):
    """The marks were written by a newer release."""


class Marks:
    """The marks of one store, in memory and in their file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.store = ""
        """The store they belong to; empty: they do not say."""
        self.commits = 0
        self.tables: dict[str, Mark] = {}
        self.bad_lines = 0
        """Lines that cannot be read, but for the last ones: those were being written when the power went."""
        self.is_whole = True
        """False: the last write failed, and what it was to say is in memory only."""
        self._file = -1
        self._room = 0

    def read(self) -> bool:
        """Everything the file says; False: there is none."""
        self.store, self.commits, self.tables, self.bad_lines = "", 0, {}, 0
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return False
        bad = 0
        for line in data.split(b"\n")[:-1]:
            words = _unsealed(line)
            if words is None or not self._take(words):
                bad += 1
            else:
                self.bad_lines, bad = self.bad_lines + bad, 0
        return True

    def _take(self, words: list[str]) -> bool:
        match words:
            case [head, version, *rest] if head == _HEAD:
                if version != _VERSION:
                    raise MarksTooNew(f"{self.path.name} has version {version}, this release knows {_VERSION}")
                self.store = rest[0] if rest else ""
            case [commits]:
                self.commits = max(self.commits, int(commits))
            case [commits, table, seq, chain]:
                self.commits = max(self.commits, int(commits))
                self.tables[table] = Mark(int(seq), chain)
            case _:
                return False
        return True

    def append(self, commits: int, tables: Mapping[str, Mark]) -> None:
        """Note a commit; returns when the note is on stable storage. OSError: it is not, nobody may be told."""
        self.commits = commits
        self.tables.update(tables)
        try:
            if not self.is_whole or self._room <= 0:
                self.rewrite()
                return
            self.is_whole = False
            lines = _lines(commits, tables)
            _write(self._file, lines)
            _sync(self._file)
        except OSError:
            self.is_whole = False
            raise
        self._room -= len(lines)
        self.is_whole = True

    def rewrite(self) -> None:
        """Rewrite the file, one line for each table; the old one stays until the new one is safe."""
        self.is_whole = False
        self.close()
        fresh = self.path.with_name(self.path.name + ".new")
        lines = _sealed(f"{_HEAD} {_VERSION} {self.store}") + _lines(self.commits, self.tables)
        file = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            _write(file, lines)
            os.fsync(file)
        finally:
            os.close(file)
        os.replace(fresh, self.path)
        sync_folder(self.path.parent)
        self._file = os.open(self.path, os.O_WRONLY | os.O_APPEND)
        self._room = max(_ROOM, 2 * len(lines))
        self.is_whole = True

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _lines(commits: int, tables: Mapping[str, Mark]) -> bytes:
    return b"".join(_sealed(body) for body in _bodies(commits, tables))


def _bodies(commits: int, tables: Mapping[str, Mark]) -> Iterator[str]:
    if not tables:
        yield str(commits)
    for table, mark in tables.items():
        yield f"{commits} {table} {mark.seq} {mark.chain}"


def _sealed(body: str) -> bytes:
    line = body.encode()
    return b"%08x %b\n" % (zlib.crc32(line), line)


def _unsealed(line: bytes) -> list[str] | None:
    seal, _, body = line.partition(b" ")
    return body.decode().split(" ") if seal == b"%08x" % zlib.crc32(body) and body.isascii() else None


def _write(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]
