"""The chronicle of a game in a house: what finished games have changed for everybody here, entry by entry.

The game decides what an entry means. An empty one ends a season; so does time, if the game says so.
"""

from __future__ import annotations

import time

from ludarium.house.house import House
from ludarium.house.refusals import Refuse
from ludarium.house.store import ChronicleRow, Conflict

_TRIES = 5


async def written(house: House, game: str, id: str, body: str) -> ChronicleRow:
    """Put an entry at the end of a game's chronicle. Conflict: one with that id is there already."""
    for _ in range(_TRIES):
        there = await house.store.chronicle(game)
        if any(row.id == id for row in there):
            break
        row = ChronicleRow(game, id, len(there) + 1, body, int(time.time()))
        try:
            await house.store.write(row)
        except Conflict:
            continue  # somebody else wrote at the same moment
        return row
    raise Conflict("the entry is there already")


async def end_season(house: House, game: str) -> None:
    """The season is over now. Refused where nothing has happened in it yet."""
    there = await house.store.chronicle(game)
    if not there or not there[-1].body:
        raise Refuse("not-now", key="error-season-not-begun")
    await written(house, game, f"season {len(there)}", "")
