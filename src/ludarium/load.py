"""How fast the server answers: a click's way through store, rules and view, alone and among fifty tables."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import gc
import json
import multiprocessing
import random
import secrets
import socket
import statistics
import tempfile
import time
import tracemalloc
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from ludarium.house.resources import CreateTable, SeatWish
from ludarium.house.tables import new_match
from ludarium.kernel import record as records
from ludarium.kernel.chance import new_seed
from ludarium.kernel.game import Setup, game
from ludarium.kernel.table import Table
from ludarium.kernel.title import suggested
from ludarium.server.service import Service
from ludarium.server.settings import Limits, Settings

_TABLES = 50
_MOVES_PER_SECOND = 100
_ENTRIES = 400
_IDLE_TABLES = 20

_WIDE = Limits(
    messages_per_second=1e6,
    message_burst=10**6,
    identity_per_second=1e6,
    identity_burst=10**6,
    sockets_per_identity=10**6,
    sockets_per_address=10**6,
    connections_per_address=10**6,
    new_sockets_per_minute=10**6,
    tables_per_minute=10**6,
    identities_per_minute=10**6,
    records_per_minute=10**6,
)


def measure(settings: Settings | None = None, quick: bool = False) -> list[dict[str, Any]]:
    """All figures of the server, each as {name, game, value, unit, target, better, met}.

    A server of its own is started as another process, on an empty store in a temporary folder.
    """
    base = settings or Settings()
    with tempfile.TemporaryDirectory(prefix="ludarium-load-") as folder:
        own = dataclasses.replace(base, data=Path(folder), limits=_WIDE, workers=1)
        with _serving(own) as address:
            alone = asyncio.run(_acks(address, tables=1, per_second=0, moves=60 if quick else 300))
            seconds = 2 if quick else 10
            crowd = asyncio.run(
                _acks(address, _TABLES, _MOVES_PER_SECOND, moves=seconds * _MOVES_PER_SECOND // _TABLES)
            )
            replay = asyncio.run(_replay_seconds(address, 1 if quick else 3))
    idle = asyncio.run(_idle_bytes(5 if quick else _IDLE_TABLES))
    return [
        _result("click answered, one table, 95 %", alone.late(0.95), "ms", 100, "lower"),
        _result(f"click answered, {_TABLES} tables, 95 %", crowd.late(0.95), "ms", 150, "lower"),
        _result(f"move seen by the other side, {_TABLES} tables, 95 %", crowd.seen_late(0.95), "ms", 150, "lower"),
        _result(f"moves a second, {_TABLES} tables", crowd.per_second, "moves/s", 0.95 * _MOVES_PER_SECOND, "higher"),
        _result(f"replay of {_ENTRIES} entries opened", replay, "ms", 1000, "lower"),
        _result("memory of an idle table", idle / 1000, "kB", 200, "lower"),
    ]


def _result(name: str, value: float, unit: str, target: float, better: str) -> dict[str, Any]:
    met = value <= target if better == "lower" else value >= target
    rounded = round(value, 1)
    facts = {"name": name, "game": suggested().id, "value": rounded, "unit": unit}
    return {**facts, "target": target, "better": better, "met": met}


# ---- a server of our own


@contextlib.contextmanager
def _serving(settings: Settings) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = multiprocessing.get_context("spawn").Process(target=_serve, args=(settings, port))
    process.start()
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address)
        yield address
    finally:
        process.terminate()
        process.join(10)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()


def _serve(settings: Settings, port: int) -> None:
    import os
    import sys

    sys.stdout = open(os.devnull, "w")  # noqa: SIM115  # the address is ours to know
    from ludarium.server.app import run

    run(port=port, open_browser=False, settings=settings)


def _wait_for(address: str) -> None:
    for _ in range(600):
        with contextlib.suppress(OSError):
            _open(f"{address}/health")
            return
        time.sleep(0.05)
    raise RuntimeError("the server to be measured did not start")


def _open(address: str, body: bytes | None = None, token: str = "", kind: str = "application/json") -> bytes:
    headers = {"X-Ludarium": "1", "Content-Type": kind}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(urllib.request.Request(address, body, headers), timeout=60) as answer:
        data: bytes = answer.read()
        return data


# ---- clicks


class _Times:
    """How long each click took, in milliseconds, to its answer and to the other side, and over how many seconds."""

    def __init__(self, milliseconds: list[float], seen: list[float], seconds: float) -> None:
        self.milliseconds = milliseconds
        self.seen = seen
        self.per_second = len(milliseconds) / seconds

    def late(self, share: float) -> float:
        return _late(self.milliseconds, share)

    def seen_late(self, share: float) -> float:
        return _late(self.seen, share)


def _late(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class _Pair:
    """Both seats of a table, each with a socket of its own, played at random."""

    def __init__(self, address: str, number: int) -> None:
        self._address = address
        self._random = random.Random(number)
        self.times: list[float] = []
        self.seen: list[float] = []
        """When the other side had seen it as well."""

    async def play(self, moves: int, pause: float) -> None:
        while moves > 0:
            async with self._table() as sockets:
                moves = await self._moves(sockets, moves, pause)

    @contextlib.asynccontextmanager
    async def _table(self) -> AsyncIterator[list[ClientConnection]]:
        token = json.loads(await asyncio.to_thread(_open, f"{self._address}/api/identities", b"{}"))["token"]
        usual = suggested()
        wish = {"game": usual.id, "form": usual.measured_form(), "seats": [{"kind": "human"}, {"kind": "human"}]}
        made = await asyncio.to_thread(_open, f"{self._address}/api/tables", json.dumps(wish).encode(), token)
        address = f"{self._address.replace('http', 'ws', 1)}/api/tables/{json.loads(made)['id']}/socket"
        headers = {"Authorization": f"Bearer {token}"}
        async with contextlib.AsyncExitStack() as opened:
            sockets = []
            for _ in range(2):
                wire = await opened.enter_async_context(
                    connect(address, additional_headers=headers, proxy=None, max_size=None, compression=None)
                )
                sockets.append(wire)
            yield sockets

    async def _moves(self, sockets: list[ClientConnection], moves: int, pause: float) -> int:
        updates: list[dict[str, Any]] = []
        for seat, wire in enumerate(sockets):
            update = await _update(wire)
            if update["view"]["viewer"] != seat:
                await wire.send(json.dumps({"type": "look", "seat": seat}))
                update = await _update(wire)
            updates.append(update)
        # All tables begin at once; spread their clicks over the pause as people would.
        await asyncio.sleep(self._random.random() * pause)
        due = time.perf_counter()
        while moves > 0 and not updates[0]["view"]["outcome"]:
            moves -= 1
            due += pause
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            seat = updates[0]["view"]["waiting"][0]["seat"]
            options = updates[seat]["view"]["decision"]["options"]
            message = {
                "type": "act",
                "action_id": secrets.token_hex(8),
                "number": updates[seat]["number"],
                "action": self._random.choice(options),
            }
            start = time.perf_counter()
            await sockets[seat].send(json.dumps(message))
            updates[seat] = await _update(sockets[seat])
            self.times.append((time.perf_counter() - start) * 1000)
            updates[1 - seat] = await _update(sockets[1 - seat])
            self.seen.append((time.perf_counter() - start) * 1000)
        return moves


async def _update(wire: ClientConnection) -> dict[str, Any]:
    while True:
        text = await wire.recv()
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "refusal":
            raise RuntimeError(f"the server refused: {message['code']}")
        if message["type"] == "update":
            return message


async def _acks(address: str, tables: int, per_second: float, moves: int) -> _Times:
    pairs = [_Pair(address, number) for number in range(tables)]
    pause = tables / per_second if per_second else 0.0
    start = time.perf_counter()
    await asyncio.gather(*(pair.play(moves, pause) for pair in pairs))
    seconds = time.perf_counter() - start
    times = [each for pair in pairs for each in pair.times]
    seen = [each for pair in pairs for each in pair.seen]
    # The first second goes to opening tables; the pace is that of the clicks.
    paced = moves * pause if pause else seconds
    return _Times(times, seen, max(paced, seconds - 1.5))


# ---- replays and memory


def _long_record() -> str:
    """A random game of about so many entries, in the form for most players."""
    rules = game(suggested().id)
    form = max(reversed(rules.info.forms), key=lambda form: max(form.seats))
    for number in range(100):
        chance = random.Random(number)
        table = Table(rules, Setup(form.id, max(form.seats)), new_seed(), f"load-{number}")
        while table.position.pending:
            decision = table.position.pending[0]
            table.act(decision.seat, chance.choice(list(decision.options)))
        if _ENTRIES <= len(table.entries) <= 1.1 * _ENTRIES:
            return records.write(records.of_table(table))
    raise RuntimeError("no game had the wanted length")


async def _replay_seconds(address: str, times: int) -> float:
    """The middle of several: from asking to having all frames of a record that nobody has looked at."""
    token = json.loads(_open(f"{address}/api/identities", b"{}"))["token"]
    text = _long_record().encode()
    taken = []
    for _ in range(times):
        made = json.loads(_open(f"{address}/api/records", text, token, "text/plain"))
        start = time.perf_counter()
        frames = json.loads(_open(f"{address}/api/records/{made['id']}/replay?seat=0"))["frames"]
        taken.append((time.perf_counter() - start) * 1000)
        assert len(frames) > _ENTRIES // 2
    return statistics.median(taken)


async def _idle_bytes(tables: int) -> float:
    """What a table in the middle of a game costs in memory while nobody looks at it."""
    service = Service(Settings(workers=0))
    usual = suggested()
    wish = CreateTable(usual.id, usual.measured_form(), (SeatWish("human"), SeatWish("human")))
    before = 0
    tracemalloc.start()
    try:
        for number in range(tables + 1):
            if number == 1:  # the first one fills caches that all share
                gc.collect()
                before = tracemalloc.get_traced_memory()[0]
            match = new_match(wish, "nobody")
            match.seal(match.deal(), -1, 0)
            chance = random.Random(number)
            assert match.table is not None
            while match.table.position.pending and match.number < _ENTRIES:
                decision = match.table.position.pending[0]
                body = match.act(decision.seat, chance.choice(list(decision.options)))
                match.seal(body, decision.seat, 0, secrets.token_hex(8))
            service.rooms.add(match)
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / tables
    finally:
        tracemalloc.stop()
        await service.rooms.close()
