"""Connections before a request has come: how many one address may hold open, and how long one may stay silent.

uvicorn waits for a request for as long as it takes, on any number of connections. Its two protocols are wrapped here at
the places where a connection begins, is read from and ends; everything else stays as it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludarium.server.limits import same_visitor
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings

log = logging.getLogger("ludarium.connections")

BACKLOG = 128
"""So many connections are accepted in one go, before anybody can look at them."""
_RESERVE = BACKLOG + 96
"""Descriptors kept for that, for the store, the workers and the files of the page."""
_FEWEST = 64
_DESCRIPTORS = 16_384
"""As many as we ask the system for, where it allows more than it gives."""
_LINGER_SECONDS = 10.0
"""How long a connection that we have closed may take to fetch its last bytes."""


class _Visit:
    """One open connection."""

    __slots__ = ("address", "due", "idle", "transport")

    def __init__(self, transport: asyncio.Transport, address: str, due: float) -> None:
        self.transport = transport
        self.address = address
        """Whose allowance it is counted against; empty: a proxy's, which carries many people."""
        self.due: float | None = due
        """When it is given up, unless what is waited for has come."""
        self.idle = True
        """No request of it is being answered."""


class Gate:
    """All open connections. Too many from one address are closed as they come, silent ones when their time is up."""

    def __init__(self, settings: Settings, metrics: Metrics, now: Callable[[], float] | None = None) -> None:
        self._limits = settings.limits
        self._metrics = metrics
        self._proxies = networks(settings.proxies)
        self._now = now or (lambda: asyncio.get_running_loop().time())
        self._visits: dict[asyncio.BaseTransport, _Visit] = {}
        self._of_address: Counter[str] = Counter()
        self.most = self._limits.connections
        metrics.gauge("connections", lambda: float(len(self._visits)))

    def __len__(self) -> int:
        return len(self._visits)

    def count_descriptors(self) -> None:
        """Stay well below what the system allows: without a descriptor left nothing works any more."""
        self.most = min(self._limits.connections, max(_FEWEST, descriptors() - _RESERVE))

    def enter(self, transport: asyncio.Transport, host: str) -> bool:
        """Let a new connection in; False: it was closed."""
        address = "" if is_within(host, self._proxies) else same_visitor(host)
        if address and self._of_address[address] >= self._limits.connections_per_address:
            self._refuse(transport, "too many connections from one address", host)
            return False
        if len(self._visits) >= self.most and not self._make_room():
            self._refuse(transport, "too many connections", host)
            return False
        self._visits[transport] = _Visit(transport, address, self._now() + self._limits.header_seconds)
        if address:
            self._of_address[address] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        visit = self._visits.pop(transport, None)
        if visit is not None and visit.address:
            self._of_address[visit.address] -= 1
            if not self._of_address[visit.address]:
                del self._of_address[visit.address]

    def expect(self, transport: asyncio.BaseTransport, within: float | None, idle: bool) -> None:
        """Something must come within so many seconds, counted from when it was first expected; None: nothing must."""
        visit = self._visits.get(transport)
        if visit is None:
            return
        if within is None:
            visit.due = None
        elif visit.due is None or visit.idle != idle:
            visit.due = self._now() + within
        visit.idle = idle

    async def sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(min(1.0, self._limits.header_seconds / 4))
            self.sweep()

    def sweep(self) -> None:
        """Give up overdue connections; those that do not even fetch the last bytes are cut off."""
        now = self._now()
        for visit in list(self._visits.values()):
            if visit.transport.is_closing() and visit.due is None:
                visit.due = now + _LINGER_SECONDS
            elif visit.due is not None and visit.due <= now:
                self._metrics.count("silent_connections_total")
                visit.transport.abort()

    def _make_room(self) -> bool:
        """Everything is taken: the oldest connection without a request goes, of the address that has most of them."""
        idle = [visit for visit in self._visits.values() if visit.idle]
        if not idle:
            return False
        oldest = max(idle, key=lambda visit: self._of_address[visit.address])  # the first of the largest
        self._metrics.count("silent_connections_total")
        oldest.transport.abort()
        self.leave(oldest.transport)
        return True

    def _refuse(self, transport: asyncio.Transport, why: str, host: str) -> None:
        self._metrics.count("refused_connections_total")
        log.warning("a connection was closed: %s", why, extra={"address": host})
        transport.abort()


class HttpProtocol(H11Protocol):
    """A connection that must send its request in time, body included, and read its answer."""

    gate: Gate
    header_seconds: float
    body_seconds: float
    slow_seconds: float

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        stream = cast(asyncio.Transport, transport)
        super().connection_made(stream)
        self.gate.enter(stream, self.client[0] if self.client is not None else "")

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._expect_the_rest()

    def _expect_the_rest(self) -> None:
        """What has begun must come to its end."""
        if self.transport.get_protocol() is not self:
            return  # it has become a socket
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self.gate.expect(self.transport, self.body_seconds, idle=False)
        elif state is h11.IDLE:
            begun = bool(self.conn.trailing_data[0])
            self.gate.expect(self.transport, self.header_seconds if begun else None, idle=True)
        else:
            self.gate.expect(self.transport, None, idle=False)

    def on_response_complete(self) -> None:
        self.gate.expect(self.transport, None, idle=True)  # uvicorn closes it when no other request comes
        super().on_response_complete()
        self._expect_the_rest()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.gate.expect(self.transport, self.slow_seconds, idle=False)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.gate.expect(self.transport, None, idle=False)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.gate.expect(self.transport, self.header_seconds, idle=False)
        super().handle_websocket_upgrade(event)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that must be opened in time; afterwards pings tell whether somebody is there."""

    gate: Gate

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.gate.expect(self.transport, None, idle=False)


def protocols(gate: Gate, settings: Settings) -> tuple[type[HttpProtocol], type[SocketProtocol]]:
    """The protocols of one server; uvicorn makes one of them for each connection and passes nothing of ours on."""
    limits = settings.limits
    timing = {
        "gate": gate,
        "header_seconds": limits.header_seconds,
        "body_seconds": limits.body_seconds,
        "slow_seconds": limits.slow_seconds,
    }
    http = type("HttpProtocol", (HttpProtocol,), timing)
    sockets = type("SocketProtocol", (SocketProtocol,), {"gate": gate})
    return cast(type[HttpProtocol], http), cast(type[SocketProtocol], sockets)


# ---- addresses and descriptors

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def networks(addresses: tuple[str, ...]) -> tuple[Network, ...]:
    """Addresses and networks as people write them: 10.0.0.7, 10.0.0.0/8, ::1. ValueError: one of them is neither."""
    return tuple(ipaddress.ip_network(address, strict=False) for address in addresses)


def is_within(host: str, allowed: tuple[Network, ...]) -> bool:
    if not allowed:
        return False
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None) or address
    return any(mapped in network for network in allowed)


def descriptors() -> int:
    """How many files and connections this process may have open."""
    try:
        import resource
    except ImportError:
        return _DESCRIPTORS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


def ask_for_descriptors() -> None:
    """Many systems give a thousand and allow more on request."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _DESCRIPTORS if hard == resource.RLIM_INFINITY else min(_DESCRIPTORS, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
