"""Bots are not trusted (REL-60): a worker process reaches no store, no network, no files and no other process."""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path

import pytest

from ludarium.server import confinement
from ludarium.server.workers import Workers
from server import hostile

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the walls are Linux's")


def test_a_hostile_bot_reaches_nothing_and_thinking_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "ludarium.sqlite3"
    store.write_text("seeds")
    monkeypatch.setenv("PGPASSWORD", "open sesame")
    monkeypatch.setenv("LUDARIUM_PASSWORD", "open sesame")
    monkeypatch.setattr(sys, "argv", ["ludarium", "serve", "--database", "postgresql://a:open-sesame@b/c"])
    heard = socket.create_server(("127.0.0.1", 0))
    beside = socket.socket(socket.AF_UNIX)
    beside.bind(str(tmp_path / "beside"))
    beside.listen()

    async def play() -> None:
        workers = Workers(1)
        try:
            asked = str(store), heard.getsockname()[1], str(tmp_path / "beside")
            tried = await workers.run(60, 30, hostile.attempts, *asked)
            assert workers.walls == confinement.WALLS
            assert {name: outcome for name, outcome in tried.items() if outcome == "done"} == {}
            needed = await workers.run(60, 30, hostile.needs)
            assert set(needed.values()) == {"done"}, needed
            environment, arguments, inherited = await workers.run(60, 30, hostile.known)
            assert "sesame" not in f"{environment} {arguments} {inherited}"
            assert "PATH" in environment
        finally:
            workers.close()

    asyncio.run(play())
    assert store.read_text() == "seeds"
    assert sys.argv[1] == "serve"
    heard.close()
    beside.close()


def test_the_store_is_not_among_the_folders_of_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))  # as `python -m ludarium` does
    folders = confinement.own_folders(
        {"LUDARIUM_SKYTEAR_PACK": str(Path(__file__).parent), "LUDARIUM_DATA": str(tmp_path)}
    )
    assert tmp_path.resolve() not in folders
    assert Path("/") not in folders
    assert Path(__file__).parent.resolve() in folders, "a content pack that is in use"
