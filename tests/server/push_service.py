"""A push service and browsers that use it, without a network: what a server sends is read as a browser would."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Callable, Sequence
from typing import Any

import h11
import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludarium.server.courier import Courier

PUBLIC = "93.184.215.14"
NAME = "push.example.net"


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """Its subscription, with real keys."""

    def __init__(self, name: str = "one", host: str = NAME) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.endpoint = f"https://{host}/send/{name}"

    def wish(self, language: str = "en") -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.endpoint,
            "key": text_of(point),
            "auth": text_of(self._auth),
            "language": language,
        }

    def read(self, body: bytes) -> dict[str, Any]:
        shown: dict[str, Any] = json.loads(
            http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        )
        return shown


class Sent:
    """A request as it arrived."""

    def __init__(self, address: str, name: str, request: h11.Request, body: bytes) -> None:
        self.address = address
        self.name = name
        self.target = request.target.decode()
        self.headers = {key.decode(): value.decode() for key, value in request.headers}
        self.body = body


class PushService:
    """Answers whoever connects; `statuses` by target, everything else is taken."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.connected: list[str] = []
        self.resolved: list[str] = []
        self.names: dict[str, Sequence[str] | Callable[[], Sequence[str]]] = {NAME: (PUBLIC,)}
        self.statuses: dict[str, int] = {}
        self.answer: bytes | None = None
        """Instead of any other answer."""
        self.silent = False

    def courier(self, **more: Any) -> Courier:
        more.setdefault("own_addresses", tuple)
        return Courier(self.resolve, self.connect, **more)

    async def resolve(self, name: str) -> Sequence[str]:
        self.resolved.append(name)
        found = self.names.get(name)
        if found is None:
            raise OSError("no such name")
        return found() if callable(found) else found

    async def connect(self, address: str, name: str) -> tuple[asyncio.StreamReader, _Line]:
        self.connected.append(address)
        reader = asyncio.StreamReader()
        return reader, _Line(self, address, name, reader)


class _Line:
    def __init__(self, service: PushService, address: str, name: str, reader: asyncio.StreamReader) -> None:
        self._service = service
        self._address = address
        self._name = name
        self._reader = reader
        self._server = h11.Connection(h11.SERVER)

    def write(self, data: bytes) -> None:
        self._server.receive_data(data)

    async def drain(self) -> None:
        request, body = self._server.next_event(), b""
        assert isinstance(request, h11.Request)
        while not isinstance(event := self._server.next_event(), h11.EndOfMessage):
            assert isinstance(event, h11.Data)
            body += event.data
        sent = Sent(self._address, self._name, request, body)
        self._service.sent.append(sent)
        if self._service.silent:
            return
        status = self._service.statuses.get(sent.target, 201)
        told = f"HTTP/1.1 {status} -\r\nLocation: https://10.0.0.1/\r\nContent-Length: 0\r\n\r\n".encode()
        self._reader.feed_data(self._service.answer or told)
        self._reader.feed_eof()

    def close(self) -> None:
        pass
