"""Games that are played over many evenings: how many of them one person may have begun, and what of them is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from ludarium.server.storage import Store, TableRow

SAVE = "save"
"""The option that a game is resumed from. It is long and holds what players hide, so nobody is told it again."""
_LOOKED_THROUGH = 1_000


class Shelf(Struct, frozen=True):
    """Room for `most` unfinished tables of these forms."""

    forms: tuple[str, ...]
    most: int
    full: str
    """The sentence for one more."""


SHELVES = {"fateforge": Shelf(("campaign", "solo", "companion"), 4, "ff-shelf-full")}
"""By game; a game that is not here has no limit."""


async def on_shelf(store: Store, identity: str, game: str) -> list[TableRow]:
    """The unfinished tables that an identity has begun and not put away, last played first."""
    forms = SHELVES[game].forms
    rows = await store.tables_of(identity, _LOOKED_THROUGH)
    return [
        row for row in rows if row.game == game and row.form in forms and row.maker == identity and row.outcome is None
    ]


def shown(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table as others are told them."""
    return {name: value for name, value in options.items() if name != SAVE}
