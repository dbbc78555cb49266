"""Who has the store: locks that the system or the database releases when their holder ends, however it ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from pathlib import Path
from typing import IO, Protocol

from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

_LOCK_KEY = 0x6C756461


class StoreInUse(Exception):
    """Another server works on this store."""


class Lock(Protocol):
    """Keeps other servers away; what gets past it is fenced by the number of the master."""

    async def take(self, seconds: float) -> None:
        """Have the store alone; StoreInUse when somebody still has it after so long."""

    async def stands(self) -> bool:
        """Whether it is still ours. False: another server could start now."""

    async def release(self) -> None:
        """Let go of it, if we have it."""


class FileLock:
    """A lock on a file next to the database."""

    def __init__(self, path: Path, store: Path) -> None:
        self._path = path
        self._store = store
        self._file: IO[str] | None = None

    async def take(self, seconds: float) -> None:
        await self.release()
        file = open(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600), "a+")  # noqa: ASYNC230, SIM115
        try:
            _lock_file(file)
        except OSError:
            file.close()
            raise StoreInUse(f"another server uses {self._store}") from None
        self._file = file

    async def stands(self) -> bool:
        """Somebody who tidies up may have removed the file: then the next server would make another."""
        if self._file is None:
            return False
        try:
            return os.path.samestat(os.fstat(self._file.fileno()), self._path.stat())
        except OSError:
            return False

    async def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


class AdvisoryLock:
    """A lock in PostgreSQL; it lives as long as the connection that took it."""

    def __init__(self, url: URL, seconds: float) -> None:
        timeouts = {"timeout": seconds, "command_timeout": seconds}
        self._engine = create_async_engine(url, poolclass=NullPool, connect_args=timeouts)
        self._name = url.database
        self._connection: AsyncConnection | None = None

    async def take(self, seconds: float) -> None:
        await self.release()
        connection = await self._engine.connect()
        end = time.monotonic() + seconds
        try:
            while not await connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": _LOCK_KEY}):
                # A server that was killed holds its lock until the database has noticed.
                if time.monotonic() >= end:
                    raise StoreInUse(f"another server uses the database {self._name}")
                await asyncio.sleep(0.05)
            await connection.commit()
        except BaseException:
            await connection.close()
            raise
        self._connection = connection

    async def stands(self) -> bool:
        if self._connection is None:
            return False
        held = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid() AND granted")
        try:
            count = await self._connection.scalar(held)
            await self._connection.commit()
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return bool(count)

    async def release(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError, TimeoutError):
                await self._connection.close()
            self._connection = None


def _lock_file(file: IO[str]) -> None:
    """Take the file for this process alone, until it ends in whatever way; OSError: somebody has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
