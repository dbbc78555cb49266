"""What a house remembers for the explorer: what was seen in finished games, for those who played them."""

from __future__ import annotations

import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from ludarium.house.match import TableSetup, seated
from ludarium.house.store import Conflict, ReviewRow, Store, StoreUnavailable, TableRow
from ludarium.house.thinking import Thinker
from ludarium.kernel.errors import Refusal
from ludarium.kernel.explorer import TOGETHER, Sighting
from ludarium.kernel.game import Setup, game
from ludarium.study.explorer import VERSION, Counts, Made, seen_in

log = logging.getLogger("ludarium.house")

MOST = 300
"""So many of somebody's games of a form are looked at, the newest."""
_AT_ONCE = 0.8
"""After so many seconds whoever waits is told what there is."""
_KEPT = 2_000

Seen: TypeAlias = tuple[Sighting, ...] | None
"""None: the game cannot be played again."""
RecordOf: TypeAlias = Callable[[str], Awaitable[str]]


class OwnGames:
    """Counts what was seen in somebody's games. Each game is played again once, and what was seen is kept."""

    def __init__(self, thinker: Thinker, store: Store) -> None:
        self._thinker = thinker
        self._store = store
        self._seen: OrderedDict[str, Seen] = OrderedDict()

    async def counted(
        self, rows: list[TableRow], identity: str, form: str, record_of: RecordOf
    ) -> tuple[Counts, int, int]:
        """What was seen of that person's sides in these finished games of a form; how many games wait to be looked at,
        and how many cannot be played again."""
        counts, waiting, unread = Counts(Made(form, 0, "", 0, 0)), 0, 0
        due = time.monotonic() + _AT_ONCE
        for row in rows[:MOST]:
            there, seen = await self._known(row.id)
            if not there:
                if time.monotonic() >= due:
                    waiting += 1
                    continue
                seen = await self._looked(row.id, record_of)
            if seen is None:
                unread += 1
                continue
            sides = _sides(row, identity)
            counts.add(each for each in seen if each.side == TOGETHER or each.side in sides)
            counts.made = msgspec.structs.replace(counts.made, games=counts.made.games + 1)
        return counts, waiting, unread

    async def _known(self, table: str) -> tuple[bool, Seen]:
        if table in self._seen:
            self._seen.move_to_end(table)
            return True, self._seen[table]
        kept = await self._store.review(_kept_as(table))
        if kept is None:
            return False, None
        try:
            return True, self._remembered(table, msgspec.json.decode(kept.body, type=tuple[Sighting, ...]))
        except msgspec.MsgspecError:
            return False, None

    async def _looked(self, table: str, record_of: RecordOf) -> Seen:
        try:
            seen = await self._thinker.in_pieces(seen_in(await record_of(table)))
        except Refusal as refusal:
            log.info("a game cannot be explored", extra={"table": table, "refusal": refusal.code})
            return self._remembered(table, None)
        with contextlib.suppress(StoreUnavailable, Conflict):
            await self._store.write(ReviewRow(_kept_as(table), msgspec.json.encode(seen).decode()))
        return self._remembered(table, seen)

    def _remembered(self, table: str, seen: Seen) -> Seen:
        self._seen[table] = seen
        if len(self._seen) > _KEPT:
            self._seen.popitem(last=False)
        return seen


def _kept_as(table: str) -> str:
    return f"table {table} explored {VERSION}"


def _sides(row: TableRow, identity: str) -> frozenset[int]:
    rules = game(row.game)
    made = msgspec.json.decode(row.setup, type=TableSetup)
    sitting = seated(row)
    setup = Setup(row.form, len(sitting), made.options)
    return frozenset(rules.side_of(setup, seat) for seat, each in enumerate(sitting) if each.owner == identity)
