"""Games that are played over many evenings: how many unfinished ones one person may have, and what is shown of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable
from ludarium.house.store import Store, TableRow
from ludarium.kernel.title import title, titles

SAVE = "save"
"""The option that a game is resumed from. It is long and holds what players hide, so nobody is told it again."""
_LOOKED_THROUGH = 1_000


async def on_shelf(store: Store, identity: str, game: str) -> list[TableRow]:
    """The unfinished tables that an identity has begun and not put away, last played first."""
    shelf = title(game).shelf
    forms = shelf.forms if shelf is not None else ()
    rows = await store.tables_of(identity, _LOOKED_THROUGH)
    return [
        row for row in rows if row.game == game and row.form in forms and row.maker == identity and row.outcome is None
    ]


async def check(store: Store, wish: CreateTable, maker: str, instead: str) -> None:
    """Refuse a table for which there is no room; `instead`: one that makes room for it."""
    shelf = next((each.shelf for each in titles() if each.id == wish.game), None)
    if shelf is None or wish.form not in shelf.forms:
        return
    if sum(row.id != instead for row in await on_shelf(store, maker, wish.game)) >= shelf.most:
        raise Refuse("full", key=shelf.full)


def shown(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table as others are told them."""
    return {name: value for name, value in options.items() if name != SAVE}
