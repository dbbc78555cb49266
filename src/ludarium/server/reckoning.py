"""All ratings of a store, computed again from the events of its tables (REL-75)."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ludarium.house.match import Damaged, Match, rebuilt
from ludarium.house.ratings import faults
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings
from ludarium.server.skill import OpenSkill
from ludarium.server.storage import SqlStore


def reckon(data: Path, database: str | None) -> tuple[int, list[str]]:
    """How many ratings are stored, and what is wrong with them. No server may have the store meanwhile."""
    return asyncio.run(_reckon(SqlStore(Settings(data=data, database=database), Metrics())))


async def _reckon(store: SqlStore) -> tuple[int, list[str]]:
    await store.open()
    try:
        rows = await store.all_ratings()
        damaged: list[str] = []
        matches: list[Match] = []
        for row in await store.tables_over():
            if '"rated":true' not in row.setup:
                continue
            try:
                matches.append(rebuilt(row, await store.events(row.id), store.mark_of(row.id)))
            except Damaged as damage:
                damaged.append(f"table {row.id}: {damage}")
        return len(rows), damaged + faults(OpenSkill(), matches, rows)
    finally:
        await store.close()
