"""How people come to the server: public names, proxies, HTTPS, paths; and what is for operators only."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludarium.server import addresses
from ludarium.server.app import _Server, create_app, uvicorn_settings
from ludarium.server.guard import is_from_here
from ludarium.server.service import Service
from server.support import Player, Server, serving, settings_for

PUBLIC = "https://games.example/ludarium/"
STRANGER = "127.0.0.2"
"""Another address of this machine: the server's proxy."""
WISH = {"game": "tash-kalar", "form": "duel", "seats": [{"kind": "human"}, {"kind": "human"}]}


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = settings_for(
        tmp_path_factory.mktemp("public"),
        workers=0,
        public_url=PUBLIC,
        hosts=("Other.example",),
        proxies=(STRANGER,),
        metrics_for=("192.0.2.0/24",),
    )
    settings.web.mkdir()
    (settings.web / "index.html").write_text("<title>The page</title>")
    (settings.web / "icon.svg").write_text("<svg/>")
    (settings.web / "sw.js").write_text("0")
    (settings.web / "assets").mkdir()
    (settings.web / "assets" / "first-1.js").write_text("0")
    with serving(settings) as running:
        yield running


def ask(server: Server, path: str, method: str = "GET", source: str = "127.0.0.1", **more: Any) -> httpx.Response:
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, timeout=10, trust_env=False) as client:
        return client.request(method, server.address + path, **more)


# ---- names and HTTPS


@pytest.mark.parametrize("host", ["games.example", "games.example:443", "other.example", "127.0.0.1"])
def test_public_and_allowed_names_are_known(public: Server, host: str) -> None:
    assert ask(public, "/health", headers={"Host": host}).status_code == 200


def test_other_names_are_not(public: Server) -> None:
    assert ask(public, "/health", headers={"Host": "elsewhere.example"}).status_code == 403


def made(server: Server, source: str = "127.0.0.1", **headers: str) -> httpx.Response:
    return ask(server, "/api/tables", "POST", source, json=WISH, headers={"X-Ludarium": "1", **headers})


@pytest.mark.parametrize(
    ("source", "headers", "secure"),
    [
        ("127.0.0.1", {"Host": "games.example", "Origin": "https://games.example"}, True),
        ("127.0.0.1", {}, False),
        (STRANGER, {"X-Forwarded-Proto": "https"}, True),
        (STRANGER, {"X-Forwarded-Proto": "http"}, False),
        ("127.0.0.3", {"X-Forwarded-Proto": "https"}, False),
    ],
    ids=["public name", "this machine", "proxy over HTTPS", "proxy over HTTP", "not our proxy"],
)
def test_cookies_are_bound_to_https_where_the_request_came_over_it(
    public: Server, source: str, headers: dict[str, str], secure: bool
) -> None:
    answer = made(public, source, **headers)
    assert answer.status_code == 201, answer.text
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-ludarium=" if secure else "ludarium=")
    assert ("; Secure" in cookie) is secure
    # The same way it is known again, and by no other kind of cookie.
    kept = cookie.partition(";")[0]
    again = ask(public, "/api/tables", source=source, headers={**headers, "Cookie": kept})
    assert len(again.json()["tables"]) == 1
    other = kept.removeprefix("__Host-") if secure else f"__Host-{kept}"
    assert ask(public, "/api/tables", source=source, headers={**headers, "Cookie": other}).json() == {"tables": []}


def test_the_public_page_may_ask_whatever_name_its_proxy_passes_on(public: Server) -> None:
    assert made(public, Origin="https://games.example").status_code == 201
    for origin in ("http://games.example", "https://elsewhere.example", "https://games.example.elsewhere.example"):
        assert made(public, Origin=origin).status_code == 403
    table = made(public).json()["id"]
    Player(public, table, None, Origin="https://games.example").close()
    with pytest.raises(InvalidStatus):
        Player(public, table, None, Origin="https://elsewhere.example")


# ---- below a path


def test_everything_is_found_below_the_public_path_too(public: Server) -> None:
    for path in ("/ludarium/", "/"):
        assert ask(public, path).text == "<title>The page</title>"
    assert ask(public, "/ludarium/icon.svg").text == "<svg/>"
    assert ask(public, "/ludarium/health").json()["status"] == "ok"
    moved = ask(public, "/ludarium")
    assert (moved.status_code, moved.headers["location"]) == (308, "/ludarium/")
    assert ask(public, "/ludarium/api/nothing").status_code == 404
    assert "no-store" in ask(public, "/ludarium/api/games").headers["cache-control"]
    table = made(public).json()["id"]
    address = f"ws://127.0.0.1:{public.port}/ludarium/api/tables/{table}/socket"
    with connect(address, additional_headers={"Origin": public.address}, proxy=None) as opened:
        assert '"welcome"' in opened.recv(10)


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/assets/first-1.js", "public, max-age=31536000, immutable"),
        ("/ludarium/assets/first-1.js", "public, max-age=31536000, immutable"),
        ("/assets/first-2.js", "public, max-age=3600"),  # missing now, perhaps there later
        ("/icon.svg", "public, max-age=3600"),
        ("/sw.js", "no-cache"),
        ("/", "no-store"),
        ("/api/games", "no-store"),
    ],
)
def test_only_what_cannot_change_is_kept_for_ever(public: Server, path: str, kept: str) -> None:
    assert ask(public, path).headers["cache-control"] == kept


# ---- asking about things without getting them


@pytest.mark.parametrize("path", ["/", "/index.html", "/icon.svg", "/health", "/api/games", "/metrics", "/ludarium/"])
def test_what_can_be_got_can_be_asked_about(public: Server, path: str) -> None:
    whole = ask(public, path, headers={"Accept-Encoding": "identity"})
    head = ask(public, path, "HEAD", headers={"Accept-Encoding": "identity"})
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-type", "cache-control", "content-security-policy"):
        assert head.headers[name] == whole.headers[name]
    if path != "/metrics":
        assert head.headers["content-length"] == str(len(whole.content))
    assert ask(public, "/icon.png", "HEAD").status_code == 404


# ---- for operators


def test_figures_are_for_this_machine_and_whoever_was_named(public: Server) -> None:
    assert ask(public, "/metrics").status_code == 200
    # A proxy that nobody named, on this machine, for somebody else.
    assert ask(public, "/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 404
    assert ask(public, "/metrics", headers={"Via": "1.1 proxy"}).status_code == 404
    # The proxy that was named, for somebody named and for a stranger.
    assert ask(public, "/metrics", source=STRANGER, headers={"X-Forwarded-For": "192.0.2.77"}).status_code == 200
    assert ask(public, "/metrics", source=STRANGER, headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 404
    # Whoever claims to be named.
    assert ask(public, "/metrics", headers={"X-Forwarded-For": "192.0.2.77"}).status_code == 404


def test_strangers_are_not_from_here() -> None:
    assert is_from_here("127.0.0.1", {})
    assert is_from_here("::1", {})
    for client in ("192.0.2.1", "", "unix", "::2"):
        assert not is_from_here(client, {})


# ---- the address for invitations


def test_an_invitation_names_the_public_address(public: Server) -> None:
    for source in ("127.0.0.1", STRANGER):
        assert ask(public, "/api/addresses", source=source).json() == {"public": PUBLIC, "network": []}


def test_without_a_public_address_this_machine_is_told_those_of_the_network(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "_own_addresses", lambda host: ["192.168.1.20", "10.0.0.7"])
    monkeypatch.setattr(server.service, "listening", ("0.0.0.0", 8642))
    told = ask(server, "/api/addresses").json()
    assert told == {"public": "", "network": ["http://192.168.1.20:8642/", "http://10.0.0.7:8642/"]}
    assert ask(server, "/api/addresses", headers={"X-Forwarded-For": "203.0.113.9"}).json()["network"] == []
    monkeypatch.setattr(server.service, "listening", ("127.0.0.1", 8642))
    assert ask(server, "/api/addresses").json()["network"] == []


def test_a_server_that_listens_for_itself_is_found_by_nobody_else() -> None:
    for host in ("127.0.0.1", "::1", "localhost"):
        assert addresses.network_urls(host, 8642) == ()
    assert addresses.network_urls("192.168.1.20", 8642) == ("http://192.168.1.20:8642/",)
    assert addresses.own_address("0.0.0.0", 8642) == "http://127.0.0.1:8642/"
    assert addresses.own_address("::", 8642) == "http://127.0.0.1:8642/"
    assert addresses.own_address("fd00::1", 8642) == "http://[fd00::1]:8642/"
    for found in addresses.network_urls("0.0.0.0", 1):
        assert not found.startswith(("http://127.", "http://169.254.", "http://["))


# ---- open to this network


@contextmanager
def own_listener(folder: Path) -> Iterator[tuple[Service, int]]:
    """A server as `ludarium play` starts it: with the listener that can be joined by others."""
    app = create_app(settings_for(folder))
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    app.service.listening = "127.0.0.1", port
    server = _Server(uvicorn.Config(app, lifespan="on", **uvicorn_settings(app.service)), app.service, False)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        while not server.started and thread.is_alive():
            thread.join(0.01)
        yield app.service, port
    finally:
        server.should_exit = True
        thread.join(20)
        listener.close()
        assert not thread.is_alive()


def test_a_server_that_runs_is_opened_to_the_network_and_whoever_is_here_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "_own_addresses", lambda host: ["127.0.0.2"])  # stands for one of a network
    with own_listener(tmp_path) as (service, port), httpx.Client(trust_env=False, headers={"X-Ludarium": "1"}) as here:
        there = f"http://127.0.0.2:{port}/api/games"
        assert here.get(f"http://127.0.0.1:{port}/api/addresses").json()["network"] == []
        with pytest.raises(httpx.ConnectError):
            httpx.get(there, trust_env=False)
        told = here.post(f"http://127.0.0.1:{port}/api/addresses", json={"network": True})
        assert (told.status_code, told.json()["network"]) == (200, [f"http://127.0.0.2:{port}/"])
        assert httpx.get(there, trust_env=False).status_code == 200
        assert here.get(f"http://127.0.0.1:{port}/api/games").status_code == 200
        again = here.post(f"http://127.0.0.1:{port}/api/addresses", json={"network": True})
        assert again.json() == told.json(), "asked twice, it is open once"
        assert service.listening == ("0.0.0.0", port)
    with pytest.raises(httpx.ConnectError):
        httpx.get(there, trust_env=False)


def test_a_server_without_a_network_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_own_addresses", lambda host: [])
    with own_listener(tmp_path) as (service, port):
        told = httpx.post(
            f"http://127.0.0.1:{port}/api/addresses",
            json={"network": True},
            headers={"X-Ludarium": "1"},
            trust_env=False,
        )
        assert told.json()["key"] == "error-no-network"
        assert service.listening == ("127.0.0.1", port)
