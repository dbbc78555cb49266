"""Connections that say nothing, half of something, or come in hundreds: they cost nobody else anything."""

from __future__ import annotations

import logging
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludarium.server.connections import Gate, is_within, networks
from ludarium.server.limits import same_visitor
from ludarium.server.logs import Throttle
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Limits, Settings
from server.support import Person, Server, serving, settings_for

STRANGER = "127.0.0.2"
"""Another address of this machine: to the server it is somebody else."""


@contextmanager
def connected(port: int, count: int, source: str = "127.0.0.1", data: bytes = b"") -> Iterator[list[socket.socket]]:
    """Open connections from one address, with what was sent over each of them."""
    with ExitStack() as stack:
        opened = []
        for _ in range(count):
            opened.append(stack.enter_context(socket.create_connection(("127.0.0.1", port), 5, (source, 0))))
            if data:
                opened[-1].sendall(data)
        yield opened


def is_closed(connection: socket.socket, within: float) -> bool:
    """Whether the server ends it in that time."""
    connection.settimeout(within)
    try:
        while connection.recv(4096):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def health(port: int, source: str = STRANGER) -> int:
    """What a newcomer is told."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, timeout=5, trust_env=False) as client:
        return client.get(f"http://127.0.0.1:{port}/health").status_code


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits as short as a test does."""
    limits = Limits(header_seconds=0.6, body_seconds=0.6)
    with serving(settings_for(tmp_path_factory.mktemp("impatient"), limits=limits, workers=0)) as running:
        yield running


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits, and the stranger for its proxy."""
    limits = Limits(connections_per_address=40, joins_per_minute=2)
    settings = settings_for(tmp_path_factory.mktemp("proxied"), workers=0, limits=limits, proxies=(STRANGER,))
    with serving(settings) as running:
        yield running


HANDSHAKE = (
    b"GET /api/tables/none/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\n"
)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: 127.",
        HANDSHAKE,
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Ludarium: 1\r\nContent-Length: 100\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /hea",
    ],
    ids=["silent", "half a header", "half a handshake", "half a body", "half of the next request"],
)
def test_who_does_not_say_what_they_want_in_time_is_closed(impatient: Server, said: bytes) -> None:
    with connected(impatient.port, 10, data=said) as opened:
        assert all(is_closed(each, 4) for each in opened)


def test_a_byte_now_and_then_does_not_buy_time(impatient: Server) -> None:
    with connected(impatient.port, 1, data=b"GET /health HTTP/1.1\r\n") as (only,):
        start = time.monotonic()
        while not is_closed(only, 0.1):
            with suppress(ConnectionError):
                only.sendall(b"x")
            assert time.monotonic() - start < 4


def test_one_address_holds_no_more_than_its_share_and_others_come_in(proxied: Server) -> None:
    with connected(proxied.port, 90, "127.0.0.3") as opened:
        assert sum(is_closed(each, 4) for each in opened[40:]) == 50
        assert health(proxied.port, "127.0.0.4") == 200
    # Whoever has gone can come back.
    deadline = time.monotonic() + 10
    while len(proxied.service.gate) > 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert health(proxied.port, "127.0.0.3") == 200
    assert proxied.service.metrics.value("refused_connections_total") == 50


def test_answers_that_nobody_fetches_are_given_up() -> None:
    stuck: Any = Plug()
    clock = [0.0]
    gate = Gate(Settings(workers=0), Metrics(), lambda: clock[0])
    gate.enter(stuck, "192.0.2.1")
    gate.expect(stuck, None, idle=False)
    clock[0] = 1000
    gate.sweep()
    assert not stuck.aborted, "a request may take as long as it takes us"
    stuck.closing = True
    gate.sweep()
    clock[0] = 1009
    gate.sweep()
    assert not stuck.aborted
    clock[0] = 1011
    gate.sweep()
    assert stuck.aborted


class Plug:
    """A transport that is only counted."""

    def __init__(self) -> None:
        self.aborted = False
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing or self.aborted

    def abort(self) -> None:
        self.aborted = True


def test_when_everything_is_taken_the_silent_of_the_greediest_address_go_first() -> None:
    gate = Gate(Settings(workers=0, limits=Limits(connections=6)), Metrics(), lambda: 0.0)
    plugs: list[Any] = [Plug() for _ in range(8)]
    for plug in plugs[:2]:
        assert gate.enter(plug, "192.0.2.1")
    for plug in plugs[2:6]:
        assert gate.enter(plug, "192.0.2.2")
    gate.expect(plugs[2], None, idle=False)
    assert gate.enter(plugs[6], "192.0.2.3")
    assert [plug.aborted for plug in plugs] == [False, False, False, True, False, False, False, False]
    for plug in plugs:
        gate.expect(plug, None, idle=False)
    assert not gate.enter(plugs[7], "192.0.2.3"), "nobody who is served is put out"
    assert len(gate) == 6


def test_a_proxy_carries_many_people() -> None:
    limits = Limits(connections_per_address=2)
    gate = Gate(Settings(workers=0, limits=limits, proxies=("10.0.0.0/8", "::1")), Metrics(), lambda: 0.0)
    strangers: list[Any] = [Plug() for _ in range(3)]
    assert [gate.enter(plug, "192.0.2.1") for plug in strangers] == [True, True, False]
    for host in ("10.1.2.3", "::1", "::ffff:10.1.2.3"):
        behind: list[Any] = [Plug() for _ in range(5)]
        assert all(gate.enter(plug, host) for plug in behind)


def test_addresses_of_one_visitor_are_counted_as_one() -> None:
    assert same_visitor("192.0.2.1") == "192.0.2.1"
    assert same_visitor("::ffff:192.0.2.1") == "192.0.2.1"
    assert same_visitor("2001:db8::1") == same_visitor("2001:db8::ffff:1") != same_visitor("2001:db8:0:1::1")
    assert not is_within("not an address", networks(("10.0.0.0/8",)))


# ---- who is behind a proxy


def asked_as(server: Server, forwarded: str, source: str) -> int:
    """An invitation that does not exist, asked for by somebody behind a proxy."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, timeout=5, trust_env=False) as client:
        headers = {"X-Forwarded-For": forwarded}
        return client.get(f"{server.address}/api/invitations/abc", headers=headers).status_code


def test_only_a_proxy_that_was_named_is_believed_who_its_clients_are(proxied: Server) -> None:
    for client in ("192.0.2.1", "192.0.2.2", "192.0.2.3, 192.0.2.4", "192.0.2.3, 192.0.2.5"):
        assert [asked_as(proxied, client, STRANGER) for _ in range(3)] == [404, 404, 429]
    # What a client says about itself comes first in the list, and is not believed.
    assert asked_as(proxied, "198.51.100.1, 192.0.2.1", STRANGER) == 429
    # From anywhere else the header means nothing.
    answers = [asked_as(proxied, f"192.0.2.{10 + number}", "127.0.0.1") for number in range(3)]
    assert answers == [404, 404, 429]


# ---- the log


def test_lines_of_one_kind_are_throttled_and_counted() -> None:
    clock = [0.0]
    throttle = Throttle(lambda: clock[0])

    def line(text: str, *facts: Any) -> logging.LogRecord:
        return logging.LogRecord("asyncio", logging.ERROR, "", 0, text, facts, None)

    accept = "socket.accept() out of system resource\nsocket: <asyncio.TransportSocket fd=%d>"
    passed = [throttle.filter(line(accept % number)) for number in range(10_000)]
    assert sum(passed) == 20
    assert throttle.filter(line("something else"))
    clock[0] = 10
    last = line(accept % 3)
    assert throttle.filter(last)
    assert last.__dict__["left_out"] == 9_980


def test_with_a_thousand_descriptors_eleven_hundred_silent_connections_shut_nobody_out(tmp_path: Path) -> None:
    """The attack as it was made: a real server, its descriptors, and its log."""

    def few_descriptors() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))

    log = tmp_path / "log"
    command = [sys.executable, "-m", "ludarium", "serve", "--port", "0", "--data", str(tmp_path)]
    with log.open("wb") as told:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=told, preexec_fn=few_descriptors, text=True)
    try:
        assert server.stdout is not None
        port = int(server.stdout.readline().rsplit(":", 1)[1].strip("/\n"))
        with connected(port, 1100), connected(port, 500, "127.0.0.3", HANDSHAKE):
            start = time.monotonic()
            assert [health(port) for _ in range(5)] == [200] * 5
            assert time.monotonic() - start < 3
            descriptors = len(os.listdir(f"/proc/{server.pid}/fd"))
            assert descriptors < 2 * 256 + 128
        assert log.stat().st_size < 20_000
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=20)


def test_a_socket_that_was_opened_in_time_stays(impatient: Server) -> None:
    me = Person(impatient)
    player = me.sit(me.table("human", "human")["id"])
    try:
        player.wait("update")
        time.sleep(1.5)
        player.send({"type": "look", "seat": 0})
        player.wait("update")
    finally:
        player.close()
        me.close()


# ---- who does not read


@contextmanager
def deaf(port: int, table: str) -> Iterator[socket.socket]:
    """A watcher whose machine takes the handshake and then nothing more."""
    with socket.socket() as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        opened.connect(("127.0.0.1", port))
        host = f"127.0.0.1:{port}"
        asked = HANDSHAKE.decode().replace("/none/", f"/{table}/").replace("Host: 127.0.0.1", f"Host: {host}")
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        opened.sendall(f"{asked}Origin: http://{host}\r\n{key}\r\n\r\n".encode())
        answer = opened.recv(12)
        assert answer == b"HTTP/1.1 101", answer + opened.recv(2000)
        yield opened


def test_who_does_not_read_costs_a_bounded_queue_and_is_let_go(tmp_path: Path) -> None:
    limits = Limits(queue_bytes=64 * 1024, slow_seconds=1, messages_per_second=1e4, message_burst=10_000)
    with ExitStack() as stack:
        running = stack.enter_context(serving(settings_for(tmp_path, limits=limits)))
        person = Person(running)
        table = person.table("human", "random")["id"]
        player = person.sit(table)
        room = running.service.rooms.in_memory(table)
        assert room is not None
        for _ in range(3):
            stack.enter_context(deaf(running.port, table))

        def hold_little() -> None:
            """The system keeps some megabytes for each, otherwise."""
            for transport in running.service.gate._visits:
                transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)

        running.run(hold_little)

        def queued() -> list[int]:
            watching: list[Any] = [each for each in room.connections if each.identity is None]
            assert all(sum(map(len, each._queue)) == each._queued for each in watching)
            return [each._queued for each in watching]

        chance = random.Random(4)
        decision: Any = None
        most, end = 0, time.monotonic() + 40
        while waiting := running.run(queued):
            assert time.monotonic() < end, "they were never let go"
            most = max(most, *waiting)
            assert most <= limits.queue_bytes
            decision = player.wait_for_turn()["view"]["decision"]
            if decision is not None and not most:
                player.act(chance.randrange(len(decision["options"])))
            else:
                time.sleep(0.05)
        assert most > 0, "nothing ever waited for them"
        if decision is not None:
            player.act(0)
        player.close()
        person.close()
