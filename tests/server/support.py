"""Helpers of the server's tests: a real server in a thread, players that talk to it, and a room without a network."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import secrets
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludarium.house import seats
from ludarium.house.door import do
from ludarium.house.messages import Act
from ludarium.house.resources import CreateTable, SeatWish
from ludarium.house.room import Room
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.table import Table
from ludarium.server.app import create_app, uvicorn_settings
from ludarium.server.guard import Guard
from ludarium.server.service import Service
from ludarium.server.settings import Limits, Settings

T = TypeVar("T")
Json = dict[str, Any]

WIDE = Limits(
    messages_per_second=10_000,
    message_burst=10_000,
    identity_per_second=10_000,
    identity_burst=10_000,
    chats_per_second=1_000,
    chat_burst=1_000,
    sockets_per_identity=1_000,
    sockets_per_address=1_000,
    connections_per_address=10_000,
    new_sockets_per_minute=100_000,
    tables_per_minute=10_000,
    joins_per_minute=10_000,
    identities_per_minute=10_000,
    records_per_minute=1_000,
)
"""For tests about other things than limits."""


def settings_for(folder: Path, **changes: Any) -> Settings:
    base = Settings(data=folder, limits=WIDE, workers=1, hint_bot="greedy", web=folder / "web", window_seconds=0.0)
    base = dataclasses.replace(base, knock_seconds=0.2)
    return dataclasses.replace(base, **changes)


async def until(done: Callable[[], bool], seconds: float = 30) -> None:
    """Wait for what has no event of its own."""
    async with asyncio.timeout(seconds):
        while not done():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


class Server:
    """A server in a thread of its own, with its parts within reach."""

    def __init__(self, service: Service, loop: asyncio.AbstractEventLoop, port: int) -> None:
        self.service = service
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self._loop = loop

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something inside the server's loop."""
        future: Future[T] = asyncio.run_coroutine_threadsafe(work, self._loop)
        return future.result(30)

    def run(self, work: Callable[[], T]) -> T:
        async def call() -> T:
            return work()

        return self.do(call())


@contextmanager
def serving(settings: Settings) -> Iterator[Server]:
    """A real server on a real port."""
    with running_app(create_app(settings)) as running:
        yield running


@contextmanager
def running_app(app: Guard) -> Iterator[Server]:
    """The same for an application that is there already."""
    server = uvicorn.Server(
        uvicorn.Config(app, host="127.0.0.1", port=0, lifespan="on", **uvicorn_settings(app.service))
    )
    loops: list[asyncio.AbstractEventLoop] = []

    def work() -> None:
        async def serve() -> None:
            loops.append(asyncio.get_running_loop())
            await server.serve()

        asyncio.run(serve())

    thread = threading.Thread(target=work)
    thread.start()
    try:
        while not server.started and thread.is_alive():
            thread.join(0.01)
        assert server.started, "the server did not start"
        port = server.servers[0].sockets[0].getsockname()[1]
        yield Server(app.service, loops[0], port)
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


class Person:
    """An identity with a bearer token, and what it can ask for over HTTP."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, headers={"X-Ludarium": "1"}, timeout=20, trust_env=False)
        self.token: str = self.post("/api/identities", {}).json()["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def close(self) -> None:
        self.http.close()

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def table(self, *seats: str, form: str = "duel", **more: Any) -> Json:
        """Make a table; seats are `human`, `link` or the name of a bot."""
        wishes = [{"kind": seat} if seat in ("human", "link") else {"kind": "bot", "bot": seat} for seat in seats]
        answer = self.post("/api/tables", {"game": "tash-kalar", "form": form, "seats": wishes, **more})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def join(self, code: str, **more: Any) -> Json:
        answer = self.post("/api/join", {"code": code, **more})
        assert answer.status_code == 200, answer.text
        joined: Json = answer.json()
        return joined

    def sit(self, table: str) -> Player:
        return Player(self.server, table, self.token)


class Player:
    """A socket at a table. Keeps every byte it was sent."""

    def __init__(self, server: Server, table: str, token: str | None = None, **headers: str) -> None:
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        else:
            headers.setdefault("Origin", server.address)
        self._opened = connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
            additional_headers=headers,
            max_size=None,
            proxy=None,
            close_timeout=2,
        )
        self.socket: ClientConnection = self._opened.__enter__()
        self.received: list[str] = []
        self.update: Json = {}
        self.welcome: Json = {}
        self._acts = 0

    def close(self) -> None:
        self._opened.__exit__(None, None, None)

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def read(self, timeout: float = 15) -> Json:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] == "update":
            self.update = message
        if message["type"] == "welcome":
            self.welcome = message
        return message

    def wait(self, kind: str, timeout: float = 15) -> Json:
        """The next message of that kind; others are noted and passed over."""
        while True:
            message = self.read(timeout)
            if message["type"] == kind:
                return message

    def wait_for_turn(self) -> Json:
        """Read until this seat is asked something, or the game is over."""
        while not self.update or not (self.decision or self.update["view"]["outcome"]):
            self.read()
        return self.update

    @property
    def decision(self) -> Json | None:
        decision: Json | None = self.update["view"]["decision"]
        return decision

    def act_message(self, option: Any, action_id: str | None = None, number: int | None = None) -> Json:
        self._acts += 1
        return {
            "type": "act",
            "action_id": action_id or f"act-{id(self)}-{self._acts}",
            "number": self.update["number"] if number is None else number,
            "action": option,
        }

    def act(self, option: int | Json = 0) -> Json:
        """Choose an option of the open decision; gives the update that follows."""
        decision = self.decision
        assert decision is not None
        chosen = decision["options"][option] if isinstance(option, int) else option
        self.ask(self.act_message(chosen), "ack")
        return self.wait("update")

    def answer(self, message: Json, kind: str) -> Json:
        """What the server says to a message: an answer of that kind, or a refusal."""
        self.send(message)
        answer = self.read()
        while answer["type"] not in (kind, "refusal"):
            answer = self.read()
        return answer

    def ask(self, message: Json, kind: str) -> Json:
        answer = self.answer(message, kind)
        assert answer["type"] == kind, answer
        return answer

    def closed_with(self) -> int:
        """Read to the end; the code the server closed with."""
        while True:
            try:
                self.read()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd is not None else 0


class Ear:
    """A connection without a network: keeps what a room pushes."""

    def __init__(self, identity: str | None = None) -> None:
        self.identity = identity
        self.address = ""
        self.seat: Seat | None = None
        self.heard: list[bytes] = []
        self.closed = 0

    def push(self, data: bytes) -> None:
        self.heard.append(data)

    def close(self, code: int) -> None:
        self.closed = code

    def may_chat(self) -> bool:
        return True

    def messages(self, kind: str) -> list[Json]:
        read = [msgspec.json.decode(data) for data in self.heard]
        return [message for message in read if message["type"] == kind]


async def join(room: Room, identity: str, name: str, code: str | None = None) -> Seat:
    """Take the first free seat of a table."""
    async with room.entered() as match:
        return await seats.join(room, match, identity, name, None, "", code)


@asynccontextmanager
async def open_service(settings: Settings) -> AsyncIterator[Service]:
    """A server's parts without a network."""
    service = Service(settings)
    await service.start()
    try:
        yield service
    finally:
        await service.stop()


def as_sent(action: Action) -> Json:
    """An action as a client sends it."""
    read: Json = msgspec.json.decode(msgspec.json.encode(action))
    return read


class Seatmates:
    """A new table without a network, with an ear that owns its human seats."""

    def __init__(self, service: Service, room: Room, ear: Ear) -> None:
        self.service = service
        self.room = room
        self.ear = ear

    @classmethod
    async def at_new_table(
        cls, service: Service, *seats: str, game: str = "tash-kalar", form: str = "duel", **more: Any
    ) -> Seatmates:
        _, session = await service.identities.make("")
        wishes = tuple(SeatWish(seat) if seat in ("human", "link") else SeatWish("bot", "", seat) for seat in seats)  # type: ignore[arg-type]
        made = await service.create_table(CreateTable(game, form, wishes, **more), session.identity)
        return await cls.at(service, made.id, session.identity)

    @classmethod
    async def at(cls, service: Service, table: str, identity: str) -> Seatmates:
        room = await service.rooms.get(table)
        assert room is not None
        ear = Ear(identity)
        mates = cls(service, room, ear)
        async with room.entered() as match:
            room.enter(ear, match)
        return mates

    @property
    def table(self) -> Table:
        assert self.room.match is not None
        assert self.room.match.table is not None
        return self.room.match.table

    @property
    def number(self) -> int:
        return len(self.table.entries)

    def option(self, index: int = 0) -> Json:
        """An option as a client sends it."""
        decision = self.table.position.pending[0]
        return as_sent(decision.options[index % len(decision.options)])

    async def act(self, option: int | Action = 0, action_id: str | None = None) -> None:
        """Answer for whoever is asked: with the option of that number, or with an answer of one's own."""
        self.ear.seat = self.table.position.pending[0].seat
        action = self.option(option) if isinstance(option, int) else as_sent(option)
        await do(self.room, self.ear, Act(action_id or secrets.token_hex(8), self.number, action))
