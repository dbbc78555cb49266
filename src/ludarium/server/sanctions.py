"""What operators have decided about people and tables, and who is an operator.

An operator is whoever can read the file `operator.json` in the data folder, which belongs to the server's user alone.
"""

from __future__ import annotations

import json
import os
import secrets
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from sqlalchemy import select

from ludarium.server import schema
from ludarium.server.storage import SanctionRow, SqlStore

FILE = "operator.json"
Deed = Literal["ban", "unban", "mute", "unmute", "close", "reopen", "end-season"]
KINDS = {
    "ban": ("people", True),
    "unban": ("people", False),
    "mute": ("quiet", True),
    "unmute": ("quiet", False),
    "close": ("tables", True),
    "reopen": ("tables", False),
}
"""Which of the sets below a deed changes, if any, and whether its target is in it afterwards."""


class Sanctions:
    """What stands now: the last word about each target."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._token = ""
        self._number = 0
        self.people: set[str] = set()
        self.quiet: set[str] = set()
        self.tables: set[str] = set()

    async def read(self) -> list[SanctionRow]:
        """All that was done, oldest first."""
        rows = await self._store.rows(select(schema.sanctions).order_by(schema.sanctions.c.number))
        found = [SanctionRow(**row) for row in rows]
        for row in found:
            self._apply(row)
        return found

    async def note(self, what: Deed, target: str, note: str) -> None:
        row = SanctionRow(self._number + 1, int(time.time()), what, target, note)
        await self._store.write(row)
        self._apply(row)

    def _apply(self, row: SanctionRow) -> None:
        if row.what in KINDS:
            kind, on = KINDS[row.what]
            targets: set[str] = getattr(self, kind)
            (targets.add if on else targets.discard)(row.target)
        self._number = max(self._number, row.number)

    def open_door(self, folder: Path, address: str) -> None:
        """Write down how operators reach the running server, for those who may read its files."""
        self._token = secrets.token_urlsafe(32)
        path = folder / FILE
        path.unlink(missing_ok=True)
        told = json.dumps({"address": address, "token": self._token})
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(told)

    def is_operator(self, headers: Mapping[str, str]) -> bool:
        shown = headers.get("authorization", "").partition(" ")[2]
        return bool(self._token) and secrets.compare_digest(shown.encode(), self._token.encode())
