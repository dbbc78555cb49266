"""A socket: reads messages within limits, sends what its room pushes, and never makes anybody else wait."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Collection
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludarium.house.guest import TOO_MUCH, TRY_LATER, Guest
from ludarium.house.match import Match
from ludarium.house.refusals import Refuse
from ludarium.house.room import Room
from ludarium.house.showing import encode
from ludarium.house.store import StoreUnavailable
from ludarium.server.guard import is_secure
from ludarium.server.limits import Bucket, same_visitor
from ludarium.server.service import Service

LOGGED_OUT = 4401
BANNED = 4402
_TEXT_ONLY = 1003


class Client(Guest):
    """One open socket at one table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        service: Service,
        identity: str | None,
        address: str = "",
        kin: Collection[str] = (),
    ) -> None:
        super().__init__(identity, address, kin)
        self._socket = socket
        self._service = service
        self._limits = service.settings.limits
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._behind = False
        self._wake = asyncio.Event()
        self._messages = Bucket(self._limits.messages_per_second, self._limits.message_burst)
        self._chats = Bucket(self._limits.chats_per_second, self._limits.chat_burst)
        self._closing = 0

    # ---- out

    def push(self, data: bytes) -> None:
        """Queue a message. A client that does not read is sent one fresh snapshot later, instead of everything."""
        if self._behind or self._closing:
            return
        if self._queued + len(data) > self._limits.queue_bytes or len(self._queue) >= self._limits.queue_messages:
            self._behind = True
            self._queue.clear()
            self._queued = 0
        else:
            self._queue.append(data)
            self._queued += len(data)
        self._wake.set()

    def close(self, code: int) -> None:
        """Close once everything queued is sent."""
        self._closing = self._closing or code
        self._wake.set()

    def may_chat(self) -> bool:
        return self._chats.take()

    def log_out(self, code: str = "logged-out") -> None:
        """Its session has ended: it hears and says nothing more (REL-41); the code of the refusal says why."""
        self.leave()
        self._queue.clear()
        self._queued = 0
        self.push(encode(Refuse(code).message("")))
        self.close(LOGGED_OUT if code == "logged-out" else BANNED)

    async def send_for_ever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                data = self._queue.popleft()
                self._queued -= len(data)
                async with asyncio.timeout(self._limits.slow_seconds):
                    await self._socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
            if self._behind and self.room is not None and not self._closing:
                self._behind = False
                async with self.room.lock:
                    self.room.push_snapshot(self)
            if self._closing and not self._queue:
                await self._socket.send({"type": "websocket.close", "code": self._closing, "reason": ""})
                return

    # ---- in

    async def serve(self, table_id: str) -> None:
        """Take part in a table until the client goes."""
        if not self._closing:
            await self.come(self._service, table_id)
        sender = asyncio.create_task(self.send_for_ever())
        receiver = asyncio.create_task(self._receive_for_ever())
        try:
            await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
            if receiver.done() and self._closing and not sender.done():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(5):
                        await asyncio.wait({sender})
        finally:
            self.leave()
            sender.cancel()
            receiver.cancel()
            await asyncio.gather(self.go(), sender, receiver, return_exceptions=True)
            if not self._closing:
                with contextlib.suppress(Exception):
                    await self._socket.send({"type": "websocket.close", "code": TRY_LATER, "reason": ""})

    def objection(self, room: Room, match: Match) -> str:
        mine = match.seats_of(self.identity)
        here = sum(1 for other in room.connections if other.identity == self.identity and mine)
        if here >= self._limits.sockets_per_seat * max(1, len(mine)):
            return "too-often"
        if not mine and len(room.connections) >= self._limits.watchers_per_table:
            return "full"
        return ""

    async def _receive_for_ever(self) -> None:
        while not self._closing:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if self._closing:  # what comes after the end is not heard
                return
            text = event.get("text")
            allowed = self._messages.take() and (self.identity is None or self._service.messages.take(self.identity))
            if not allowed:
                self._service.metrics.count("refusals_total")
                self.push(encode(Refuse("too-often").message("")))
                self.close(TOO_MUCH)
                return
            if text is None:
                self.close(_TEXT_ONLY)
                return
            await self.say(text)


async def serve_socket(socket: WebSocket[Any, Any, Any], table_id: str, service: Service) -> None:
    """Count the socket, find out whose it is, and let it take part."""
    limits = service.settings.limits
    address = same_visitor(socket.client.host) if socket.client is not None else ""
    try:
        headers, secure = dict(socket.headers), is_secure(socket.scope)
        session = await service.identities.of(headers, secure)
        kin = await service.identities.kin(service.identities.mark_in(headers, secure))
    except StoreUnavailable:
        session, kin = None, frozenset()
    identity = session.identity if session is not None else None
    too_many = (
        service.sockets_of_address[address] >= limits.sockets_per_address
        or (identity is not None and service.sockets_of_identity[identity] >= limits.sockets_per_identity)
        or not service.new_sockets.take(address)
    )
    await socket.accept()
    if too_many:
        service.metrics.count("refusals_total")
        await socket.send(
            {"type": "websocket.send", "text": encode(Refuse("too-often").message("")).decode(), "bytes": None}
        )
        await socket.close(TOO_MUCH)
        return
    keys = ((service.sockets_of_address, address), (service.sockets_of_identity, identity))
    for counter, key in keys:
        if key is not None:
            counter[key] += 1
    client = Client(socket, service, identity, address, kin)
    if session is not None:
        service.clients.setdefault(session.hash, set()).add(client)
        if service.identities.has_ended(session):  # while the socket opened
            client.log_out()
        if session.identity in service.sanctions.people:
            client.log_out("banned")
    try:
        with contextlib.suppress(WebSocketDisconnect):
            await client.serve(table_id)
    finally:
        if session is not None:
            service.clients[session.hash].discard(client)
            if not service.clients[session.hash]:
                del service.clients[session.hash]
        for counter, key in keys:
            if key is not None:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
