"""One server for all tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from server.support import Person, Player, Server, serving, settings_for


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
