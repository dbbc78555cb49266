"""Requests that go out: only by https, only to public addresses, within a size and a time, and nowhere else (REL-74).

A name is resolved once. The connection goes to the address that was checked, so a name that means another
machine a moment later leads nowhere; redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import cache
from typing import Protocol, TypeAlias
from urllib.parse import urlsplit

import h11

from ludarium.server.addresses import all_own_addresses

SECONDS = 8.0
"""For all of a request: name, connection, request and the head of the answer."""
_MOST = 16 * 1024
"""Bytes of an answer that are read. Only its status counts."""
_LONGEST = 1024
_TRIED = 2
"""Addresses of a name that are tried, one after the other."""
_OWN_SECONDS = 60.0
_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_NAME = re.compile(rf"(?:{_LABEL}\.)+[a-z](?:[a-z0-9-]{{0,61}}[a-z0-9])")
"""A name of the public net: at least two parts, and the last one is no number, so that no address passes for it."""
_PLAIN = re.compile(r"https://[!-\[\]-~]+")

_PUBLIC_6 = ipaddress.IPv6Network("2000::/3")
_NOT_PUBLIC = tuple(
    ipaddress.ip_network(each)
    for each in (
        "192.0.0.0/24",  # of protocols
        "192.88.99.0/24",  # relays of 6to4
        "224.0.0.0/4",  # to many at once
        "240.0.0.0/4",  # nobody's, and everybody at once
        "2001::/23",  # of protocols, Teredo among them: an address of the older kind is inside
        "2001:db8::/32",  # of examples
        "2002::/16",  # 6to4, likewise
        "3fff::/20",  # of examples
    )
)

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address


class Inward(Exception):
    """The address is none that we go to."""


class Undelivered(Exception):
    """It could not be reached, or its answer was none."""


class Reader(Protocol):
    async def read(self, most: int) -> bytes: ...


class Writer(Protocol):
    def write(self, data: bytes) -> None: ...

    async def drain(self) -> None: ...

    def close(self) -> None: ...


Resolve: TypeAlias = Callable[[str], Awaitable[Sequence[str]]]
"""The addresses of a name."""
Connect: TypeAlias = Callable[[str, str], Awaitable[tuple[Reader, Writer]]]
"""A connection to an address, whose certificate is that of a name."""


class Courier:
    """Brings a small body to an https address. `own_names` and `own_addresses` are of this machine."""

    def __init__(
        self,
        resolve: Resolve | None = None,
        connect: Connect | None = None,
        own_addresses: Callable[[], Iterable[str]] = all_own_addresses,
        own_names: Sequence[str] = (),
        seconds: float = SECONDS,
    ) -> None:
        self._resolve = resolve or _resolve
        self._connect = connect or _connect
        self._own_addresses = own_addresses
        self._own_names = frozenset(name.lower() for name in own_names)
        self._seconds = seconds
        self._here: tuple[float, tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]] = 0.0, ()

    async def check(self, url: str) -> None:
        """Inward: nothing is ever sent there. Undelivered: its name is not known now."""
        name, _ = split(url)
        try:
            async with asyncio.timeout(self._seconds):
                await self._addresses(name)
        except TimeoutError as fault:
            raise Undelivered(type(fault).__name__) from fault

    async def post(self, url: str, headers: Sequence[tuple[str, str]], body: bytes) -> int:
        """Bring it there; gives the status of the answer, whatever that is."""
        name, target = split(url)
        request = h11.Request(
            method="POST",
            target=target,
            headers=[("host", name), *headers, ("content-length", str(len(body))), ("connection", "close")],
        )
        try:
            async with asyncio.timeout(self._seconds):
                reader, writer = await self._reached(name)
                try:
                    return await _exchange(reader, writer, request, body)
                finally:
                    writer.close()
        except (OSError, TimeoutError, h11.ProtocolError) as fault:
            raise Undelivered(type(fault).__name__) from fault

    async def _reached(self, name: str) -> tuple[Reader, Writer]:
        fault: OSError = ConnectionError()
        for address in (await self._addresses(name))[:_TRIED]:
            try:
                return await self._connect(str(address), name)
            except OSError as failed:
                fault = failed
        raise fault

    async def _addresses(self, name: str) -> list[Address]:
        """Those of a name that we may go to, in its own order."""
        if name in self._own_names:
            raise Inward(name)
        try:
            found = [ipaddress.ip_address(each) for each in await self._resolve(name)]
        except OSError as fault:
            raise Undelivered(type(fault).__name__) from fault
        except ValueError as scoped:  # an address that means something on this machine alone
            raise Inward(name) from scoped
        here = await self._networks_here()
        public = [each for each in found if is_public(each) and not any(each in network for network in here)]
        if not public:
            raise Inward(name)
        return public

    async def _networks_here(self) -> tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]:
        """This machine and, where nothing translates addresses, its neighbours: firewalls trust us more than others."""
        at, networks = self._here
        if not networks or time.monotonic() - at > _OWN_SECONDS:
            own = await asyncio.to_thread(lambda: [ipaddress.ip_address(each) for each in self._own_addresses()])
            networks = tuple(
                ipaddress.ip_network((each, 64 if each.version == 6 else 32), strict=False) for each in own
            )
            self._here = time.monotonic(), networks
        return networks


def split(url: str) -> tuple[str, str]:
    """The name in an address, and what is asked for there. Inward: it is no plain address of a public https server."""
    if len(url) > _LONGEST or not _PLAIN.fullmatch(url):
        raise Inward("no address")
    try:
        parts = urlsplit(url)
        name, port = parts.hostname or "", parts.port
    except ValueError as fault:
        raise Inward("no address") from fault
    if port not in (None, 443) or "@" in parts.netloc or parts.fragment or not _NAME.fullmatch(name):
        raise Inward("no address")
    return name, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def is_public(address: Address) -> bool:
    """Whether it belongs to a machine of the public internet, and does not embed another kind of address."""
    if isinstance(address, ipaddress.IPv6Address) and (address not in _PUBLIC_6 or address.scope_id):
        return False  # also what holds an address of the older kind: mapped, compatible, translated
    return address.is_global and not any(address in network for network in _NOT_PUBLIC)


async def _exchange(reader: Reader, writer: Writer, request: h11.Request, body: bytes) -> int:
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=_MOST)
    for event in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(connection.send(event) or b"")
    await writer.drain()
    left = _MOST
    while True:
        got = connection.next_event()
        if isinstance(got, h11.Response):
            return got.status_code
        if got is h11.NEED_DATA:
            data = await reader.read(4096)
            left -= len(data)
            if left < 0:
                raise Undelivered("too much")
            connection.receive_data(data)
        elif not isinstance(got, h11.InformationalResponse):
            raise Undelivered("no answer")


async def _resolve(name: str) -> Sequence[str]:
    found = await asyncio.get_running_loop().getaddrinfo(name, 443, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _connect(address: str, name: str) -> tuple[Reader, Writer]:
    return await asyncio.open_connection(
        address,
        443,
        ssl=await asyncio.to_thread(_context),
        server_hostname=name,
        flags=socket.AI_NUMERICHOST,
        limit=_MOST,
    )
