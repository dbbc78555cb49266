"""Two people who do not meet: one of them has said so, and it holds for both."""

from __future__ import annotations

import hashlib
import time

from sqlalchemy import select

from ludarium.house.refusals import Refuse
from ludarium.house.resources import Blocked, BlockList
from ludarium.house.store import Conflict
from ludarium.server import schema
from ludarium.server.storage import BlockRow, SqlStore

_MOST = 500
"""Of one person."""


class Blocks:
    """Who has blocked whom; asked for each line of a talk, so it is held in memory."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._of: dict[str, dict[str, BlockRow]] = {}

    async def read(self) -> None:
        self._of = {}
        for row in await self._store.rows(select(schema.blocks)):
            self._take_in(BlockRow(**row))

    def _take_in(self, row: BlockRow) -> None:
        self._of.setdefault(row.identity, {})[row.other] = row

    def stands(self, one: str | None, other: str | None) -> bool:
        """Whether one of them has blocked the other."""
        if one is None or other is None:
            return False
        return other in self._of.get(one, ()) or one in self._of.get(other, ())

    def of(self, identity: str) -> BlockList:
        """Whom that person has blocked, the newest first; not who has blocked them."""
        rows = sorted(self._of.get(identity, {}).values(), key=lambda row: (-row.at, row.name))
        return BlockList(tuple(Blocked(_handle(row), row.name, row.at) for row in rows))

    async def add(self, identity: str, other: str, name: str) -> None:
        if other in self._of.get(identity, ()):
            return
        if len(self._of.get(identity, ())) >= _MOST:
            raise Refuse("too-often")
        row = BlockRow(identity, other, name, int(time.time()))
        try:
            await self._store.write(row)
        except Conflict:  # asked twice at once
            return
        self._take_in(row)

    async def lift(self, identity: str, handle: str) -> None:
        row = next((row for row in self._of.get(identity, {}).values() if _handle(row) == handle), None)
        if row is None:
            raise Refuse("not-found", key="error-not-blocked")
        await self._store.lift_block(identity, row.other)
        self._of[identity].pop(row.other, None)

    def forget(self, identity: str) -> None:
        """Nothing of that person is kept any more."""
        self._of.pop(identity, None)
        for others in self._of.values():
            others.pop(identity, None)


def _handle(row: BlockRow) -> str:
    return hashlib.sha256(f"block {row.identity} {row.other}".encode()).hexdigest()[:16]
