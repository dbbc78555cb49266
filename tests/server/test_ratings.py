"""Ratings in a database: stored with the end of the game, there after a restart, reckoned again from the log."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import update

from house.evening import Guest
from ludarium.house import seats
from ludarium.house.messages import ClockSettings
from ludarium.house.resources import CreateTable, SeatWish
from ludarium.server import reckoning, schema
from ludarium.server.service import Service
from ludarium.server.settings import Settings


async def two_games(data: Path) -> None:
    """Two rated games between the same people, who give up in turn; the server is started anew in between."""
    service = Service(Settings(data=data, ratings=True))
    await service.start()
    people = [(await service.identities.make(name, ""))[1].identity for name in ("Ada", "Bo")]
    for loser in people:
        wish = CreateTable(
            "tash-kalar", "duel", (SeatWish("human", "Ada"), SeatWish("link")), clock=ClockSettings(600), rated=True
        )
        made = await service.create_table(wish, people[0])
        room = await service.invited_to(made.code)
        async with room.entered() as match:
            await seats.join(room, match, people[1], "Bo", None, "", made.code)
        guest = Guest(room, loser)
        await guest.come()
        for _ in range(2):
            await guest.say(type="resign", action_id="enough")
        await service.stop()
        service = Service(Settings(data=data, ratings=True))
        await service.start()
    for person in people:
        rows = await service.store.ratings_of(person)
        assert [row.number for row in rows] == [1, 2]
        last = await service.store.rating(person, "tash-kalar", "duel")
        assert last == rows[1]
        assert rows[0].sigma > rows[1].sigma
    await service.stop()


async def forge(data: Path) -> None:
    service = Service(Settings(data=data))
    await service.store.open()
    async with service.store.engine.begin() as connection:
        await connection.execute(update(schema.ratings).where(schema.ratings.c.number == 2).values(mu=2000.0))
    await service.store.close()


def test_ratings_outlive_the_server_and_follow_from_the_log(tmp_path: Path) -> None:
    asyncio.run(two_games(tmp_path))
    assert reckoning.reckon(tmp_path, None) == (4, [])
    asyncio.run(forge(tmp_path))
    counted, faults = reckoning.reckon(tmp_path, None)
    assert counted == 4
    assert len(faults) == 2
    assert all("2000.000 is stored where" in fault for fault in faults)
