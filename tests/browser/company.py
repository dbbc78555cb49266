"""Games that somebody has played before a page is looked at: with people, rated and over."""

from __future__ import annotations

from typing import Any

from browser.support import Page
from house.evening import Guest
from ludarium.house import seats
from ludarium.house.messages import ClockSettings
from ludarium.house.resources import CreateTable, SeatWish
from ludarium.server.service import Service
from server.support import Server


def rated_games(server: Server, page: Page, won: str, name: str = "Bo", form: str = "duel") -> dict[str, Any]:
    """Rated games of whoever the page belongs to against somebody: a letter each, `w` for won. The last table made."""
    made = page.make_table(form, "human", "link", clock={"seconds": 600}, rated=True)
    server.do(_played(server.service, made, won, name, form))
    return made


async def _played(service: Service, made: dict[str, Any], won: str, name: str, form: str) -> None:
    row = await service.store.table(made["id"])
    assert row is not None
    other = (await service.identities.make(name, ""))[1].identity
    for letter in won:
        wish = CreateTable(
            "tash-kalar", form, (SeatWish("human", "Ada"), SeatWish("link")), clock=ClockSettings(600), rated=True
        )
        table = await service.create_table(wish, row.maker)
        room = await service.invited_to(table.code)
        async with room.entered() as match:
            await seats.join(room, match, other, name, None, "", table.code)
        loser = Guest(room, other if letter == "w" else row.maker)
        await loser.come()
        await loser.say(type="resign", action_id="enough")
        room.leave(loser)
