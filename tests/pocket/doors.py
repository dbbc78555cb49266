"""Two doors of the same house: a server over HTTP and sockets, a pocket in this process. Both are used alike."""

from __future__ import annotations

import asyncio
import json
import queue
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

from ludarium.house.customs import Customs
from ludarium.house.lots import Lots
from ludarium.pocket import thinker, worker
from server.support import Person, Player, Server

Json = dict[str, Any]


@dataclass(frozen=True)
class Answer:
    status: int
    type: str
    text: str
    file: str = ""

    @property
    def json(self) -> Any:
        return json.loads(self.text)


class Line(Protocol):
    """A table that is open."""

    def send(self, text: str) -> None: ...

    def read(self) -> str: ...


class Door(Protocol):
    def ask(self, method: str, path: str, body: str = "", kind: str = "application/json") -> Answer: ...

    def open(self, table: str) -> Line: ...


def draws(number: int) -> Lots:
    """The same lots at every door."""
    return Lots(random.Random(number).randbytes)


# ---- a server


class ServerDoor:
    def __init__(self, server: Server, number: int) -> None:
        server.service.lots = draws(number)
        self._person = Person(server)
        self._players: list[Player] = []

    def ask(self, method: str, path: str, body: str = "", kind: str = "application/json") -> Answer:
        headers = {"content-type": kind} if body else {}
        answer = self._person.http.request(method, path, content=body.encode(), headers=headers)
        file = answer.headers.get("content-disposition", "")
        return Answer(answer.status_code, answer.headers.get("content-type", ""), answer.text, file)

    def open(self, table: str) -> Line:
        player = self._person.sit(table)
        self._players.append(player)
        return _Socket(player)

    def close(self) -> None:
        for player in self._players:
            player.close()
        self._person.close()


class _Socket:
    def __init__(self, player: Player) -> None:
        self._player = player

    def send(self, text: str) -> None:
        self._player.send(text)

    def read(self) -> str:
        self._player.read()
        return self._player.received[-1]


# ---- a pocket


class PocketDoor:
    """The worker in a thread of its own, as it is in a browser."""

    def __init__(self, number: int, think: Any = thinker.think) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._heard: dict[int, queue.Queue[str]] = {}
        self.kept: dict[str, str] = {}
        self._do(worker.begin("[]", self._keep, think, self._tell, lambda *_: None))
        pocket = worker._worker().pocket
        pocket.lots = draws(number)
        pocket.customs = Customs(hint_bot="greedy", window_seconds=0.0)

    def _do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _keep(self, change: str) -> None:
        read = json.loads(change)
        self.kept.update(read["put"])
        for key in read["gone"]:
            self.kept.pop(key)

    def _tell(self, number: int, text: str) -> None:
        self._heard[number].put(text)

    def ask(self, method: str, path: str, body: str = "", kind: str = "application/json") -> Answer:
        answer = json.loads(self._do(worker.ask(method, path, body, kind)))
        file = answer["headers"].get("content-disposition", "")
        return Answer(answer["status"], answer["type"], answer["body"], file)

    def open(self, table: str) -> Line:
        number = len(self._heard) + 1
        heard = self._heard[number] = queue.Queue()
        self._do(worker.plug(number, table))
        return _Plugged(heard, lambda text: self._do(worker.say(number, text)))

    def close(self) -> None:
        self._do(worker.end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()


class _Plugged:
    def __init__(self, heard: queue.Queue[str], say: Callable[[str], Any]) -> None:
        self._heard = heard
        self._say = say

    def send(self, text: str) -> None:
        self._say(text)

    def read(self) -> str:
        return self._heard.get(timeout=30)


@contextmanager
def opened(door: ServerDoor | PocketDoor) -> Iterator[Door]:
    try:
        yield door
    finally:
        door.close()
