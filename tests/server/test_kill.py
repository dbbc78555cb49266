"""A real server is killed again and again while people play: nothing acknowledged is lost, nothing is doubled."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludarium.house.match import rebuilt
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings
from ludarium.server.storage import SqlStore

CLIENTS = 8
FAULTS = (OSError, WebSocketException, EOFError, TimeoutError)


class Killable:
    """Starts servers on one store and one port, one after another."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        here = Path(__file__).resolve().parent
        self._starter = subprocess.Popen(
            [sys.executable, str(here / "killable.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": str(here.parent)},
        )
        self.process = 0

    def start(self) -> None:
        assert self._starter.stdin is not None
        assert self._starter.stdout is not None
        self._starter.stdin.write(f"{self.port}\t{self.settings.data}\t{self.settings.database or '-'}\n")
        self._starter.stdin.flush()
        self.process = 0
        for line in self._starter.stdout:
            if line.startswith("server "):
                self.process = int(line.split()[1])
            if line.startswith("Ludarium listens"):
                break

    def kill(self) -> None:
        """Kill the server, and wait until the system has taken everything from it."""
        with contextlib.suppress(ProcessLookupError):
            while self.process:
                os.kill(self.process, signal.SIGKILL)
                time.sleep(0.005)
        self.process = 0

    def close(self) -> None:
        self.kill()
        assert self._starter.stdin is not None
        assert self._starter.stdout is not None
        self._starter.stdin.close()
        self._starter.wait(10)
        self._starter.stdout.close()


@pytest.fixture
def killable(settings: Settings) -> Iterator[Killable]:
    servers = Killable(settings)
    yield servers
    servers.close()


class Scripted:
    """One person who plays both seats of a table and remembers everything that was promised."""

    def __init__(self, number: int, port: int, token: str, table: str) -> None:
        self.token = token
        self.table = table
        self.port = port
        self.acknowledged: dict[str, int] = {}
        self.seen: dict[tuple[int, int], str] = {}
        self.resent = 0
        self.moves = 0
        self.over = False
        self._random = random.Random(number)
        self._flight: tuple[int, dict[str, Any]] | None = None
        self._update: dict[str, Any] = {}

    async def play_for_ever(self) -> None:
        """Play; whenever the server is gone, come back and send again what was not answered."""
        while not self.over:
            with contextlib.suppress(*FAULTS):
                await self._play()
            await asyncio.sleep(0.02)

    async def _play(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, proxy=None, close_timeout=1) as wire:
            self._update = {}
            while not self._update:
                await self._read(wire)
            if self._flight is not None:
                seat, message = self._flight
                await self._look(wire, seat)
                self.resent += 1
                await self._send(wire)
            while not self._update["view"]["outcome"]:
                asked = self._update["view"]["waiting"][0]["seat"]
                await self._look(wire, asked)
                options = self._update["view"]["decision"]["options"]
                message = {
                    "type": "act",
                    "action_id": f"{self.moves}-{self._random.getrandbits(40):x}",
                    "number": self._update["number"],
                    "action": self._random.choice(options),
                }
                self._flight = (asked, message)
                await self._send(wire)
            self.over = True

    async def _look(self, wire: ClientConnection, seat: int) -> None:
        if self._update["view"]["viewer"] != seat:
            await wire.send(json.dumps({"type": "look", "seat": seat}))
            while self._update["view"]["viewer"] != seat:
                await self._read(wire)

    async def _send(self, wire: ClientConnection) -> None:
        """Send what is in flight until it is answered, one way or another."""
        assert self._flight is not None
        _, message = self._flight
        number = self._update["number"]
        await wire.send(json.dumps(message))
        while True:
            answer = await self._read(wire)
            if answer["type"] == "ack" and answer["action_id"] == message["action_id"]:
                before = self.acknowledged.setdefault(message["action_id"], answer["number"])
                assert before == answer["number"], "the same action was answered differently"
                self.moves += 1
                break
            if answer["type"] == "refusal":
                # A store that is too slow may say so; whether it was done, the same id tells.
                assert answer["code"] == "unavailable", answer
                self.resent += 1
                await asyncio.sleep(0.1)
                await wire.send(json.dumps(message))
        self._flight = None
        while self._update["number"] <= number and self._update["number"] < answer["number"]:
            await self._read(wire)

    async def _read(self, wire: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(wire.recv(), 20))
        if message["type"] == "update":
            self._update = message
            key = (message["view"]["viewer"], message["number"])
            before = self.seen.setdefault(key, message["hash"])
            assert before == message["hash"], f"history has changed at {key}"
        return message


async def _play_and_kill(servers: Killable, kills: int) -> list[Scripted]:
    servers.start()
    chance = random.Random(kills)
    people: list[Scripted] = []
    tasks: list[asyncio.Task[None]] = []
    address = f"http://127.0.0.1:{servers.port}"
    async with httpx.AsyncClient(base_url=address, headers={"X-Ludarium": "1"}, trust_env=False, timeout=20) as http:

        async def seat_players() -> None:
            """Whoever has come to the end of a game goes home, and another begins one: kills shall fall into play."""
            while sum(not person.over for person in people) < CLIENTS:
                people.append(await _sit_down(http, len(people), servers.port))
                tasks.append(asyncio.create_task(people[-1].play_for_ever()))

        try:
            for _ in range(kills):
                await seat_players()
                # On a busy machine wait until play goes on, so that the kill falls into it.
                enough = sum(person.moves for person in people) + CLIENTS // 2
                await asyncio.sleep(chance.uniform(0.02, 0.5))
                for _ in range(500):
                    if sum(person.moves for person in people) >= enough:
                        break
                    await asyncio.sleep(chance.uniform(0.005, 0.015))
                for task in tasks:
                    if task.done():
                        task.result()
                await asyncio.to_thread(servers.kill)
                await asyncio.to_thread(servers.start)
            moves = sum(person.moves for person in people)
            for _ in range(600):
                if sum(person.moves for person in people) >= moves + 2 * CLIENTS or all(p.over for p in people):
                    break
                await asyncio.sleep(0.05)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            servers.kill()
    for result in results:
        if isinstance(result, Exception):
            raise result
    return people


async def _sit_down(http: httpx.AsyncClient, number: int, port: int) -> Scripted:
    token = (await http.post("/api/identities", json={})).json()["token"]
    wish = {"game": "tash-kalar", "form": "high-form", "seats": [{"kind": "human"}, {"kind": "human"}]}
    made = await http.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {token}"})
    return Scripted(number, port, token, made.json()["id"])


async def _check_store(settings: Settings, people: list[Scripted]) -> tuple[int, int]:
    """Every promise that was made, looked up in the store."""
    store = SqlStore(settings, Metrics())
    await store.open()
    acknowledged = unacknowledged = 0
    try:
        for person in people:
            row = await store.table(person.table)
            assert row is not None
            events = await store.events(person.table)
            assert [event.seq for event in events] == list(range(1, len(events) + 1))
            match = rebuilt(row, events)
            assert match.table is not None
            ids = [event.action_id for event in events if event.action_id is not None]
            assert len(ids) == len(set(ids)), "an action was applied twice"
            numbers = {event.action_id: json.loads(event.body)["number"] for event in events if event.kind == "act"}
            for action_id, number in person.acknowledged.items():
                assert numbers.get(action_id) is not None, "an acknowledged action was lost"
                assert number <= numbers[action_id]
            acknowledged += len(person.acknowledged)
            unacknowledged += len(set(ids) - set(person.acknowledged))
    finally:
        await store.close()
    return acknowledged, unacknowledged


def _kill_test(servers: Killable, kills: int) -> None:
    people = asyncio.run(_play_and_kill(servers, kills))
    acknowledged, unacknowledged = asyncio.run(_check_store(servers.settings, people))
    assert acknowledged >= 2 * kills, "too little was played for the kills to mean anything"
    assert sum(person.resent for person in people) >= kills // 2
    assert unacknowledged <= CLIENTS, "at most what was in flight at the end is without an answer"


@pytest.mark.parametrize(("settings", "kills"), [("sqlite", 8), ("postgresql", 2)], indirect=["settings"])
def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(killable: Killable, kills: int) -> None:
    _kill_test(killable, kills)


@pytest.mark.long
@pytest.mark.parametrize(("settings", "kills"), [("sqlite", 1000), ("postgresql", 250)], indirect=["settings"])
def test_hundreds_of_kills(killable: Killable, kills: int) -> None:
    _kill_test(killable, kills)
