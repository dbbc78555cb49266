"""`play` and `serve`: the local server, started from here."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from ipaddress import ip_network
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from ludarium.cli.output import Stop, data_folder, error_line

MOST_WORKERS = 256
"""As many processes as one machine is asked for: each is started before the first table is served."""


class Reached(NamedTuple):
    """How people come to the server, and who may see its figures."""

    public_url: str = ""
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    metrics_for: tuple[str, ...] = ()


def reached(
    public_url: str | None, hosts: tuple[str, ...], proxies: tuple[str, ...], metrics_for: tuple[str, ...] = ()
) -> Reached:
    """The same, refused where it cannot be meant."""
    for flag, addresses in (("--proxy", proxies), ("--metrics-for", metrics_for)):
        for address in addresses:
            try:
                ip_network(address, strict=False)
            except ValueError:
                raise Stop(
                    f"'{address}' is no address for {flag}; name one (10.0.0.7) or a network (10.0.0.0/8)"
                ) from None
    for host in hosts:
        if not host or any(sign in host for sign in "/: "):
            raise Stop(f"'{host}' is no name for --allow-host; name it without scheme and port: games.example")
    return Reached(_public_url(public_url) if public_url is not None else "", hosts, proxies, metrics_for)


def _public_url(text: str) -> str:
    """The address as it was given, with a slash at its end."""
    try:
        parts = urlsplit(text)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        more = parts.query or parts.fragment or parts.username is not None or " " in text
    except ValueError:  # a port that is no number
        known, more = False, False
    if not known or more:
        raise Stop(f"'{text}' is no public address; give it like this: https://games.example/ludarium/")
    return text if text.endswith("/") else f"{text}/"


def play(browser: bool, host: str, port: int, data: Path | None, reached: Reached) -> int:
    """Start the server for this machine; without the server's packages, a game in the terminal instead."""
    start = _server()
    if start is None:
        from ludarium.cli import playing

        error_line(f"{MISSING}; playing in the terminal instead")
        return playing.terminal(None, None, None, None, None, (), None, None, None)
    return start(
        host=host,
        port=_port(port),
        data=data_folder(data),
        database=None,
        workers=1,
        open_browser=browser,
        reached=reached._asdict(),
    )


def serve(
    host: str, port: int, data: Path | None, database: str | None, workers: int, reached: Reached, lobby: bool = False
) -> int:
    """Start the server for many."""
    if not 1 <= workers <= MOST_WORKERS:
        bounds = "1 or more" if workers < 1 else f"{MOST_WORKERS} or less"
        raise Stop(f"the number of workers must be {bounds}, not {workers}")
    start = _server()
    if start is None:
        raise Stop(MISSING)
    return start(
        host=host,
        port=_port(port),
        data=data_folder(data),
        database=database_of(database),
        workers=workers,
        open_browser=False,
        reached=reached._asdict(),
        community={"lobby": lobby, "ratings": True, "unique_names": True, "open_seasons": False},
    )


def ratings(data: Path | None, database: str | None) -> int:
    """Compute all ratings again; 1 where something stored does not follow from the games."""
    try:
        module = import_module("ludarium.server.reckoning")
    except ModuleNotFoundError:
        raise Stop(MISSING) from None
    counted, faults = module.reckon(data_folder(data), database_of(database))
    for fault in faults:
        error_line(fault)
    print(f"{counted} ratings reckoned again, {len(faults)} faults")
    return 1 if faults else 0


_STORES = ("sqlite", "postgresql", "postgres")
MISSING = "the server is not installed: pip install 'ludarium[server]'"


def _server() -> Callable[..., int] | None:
    try:
        module = import_module("ludarium.server.app")
    except ModuleNotFoundError:
        return None
    start: Callable[..., int] = module.run
    return start


def _port(port: int) -> int:
    if not 0 <= port <= 65535:
        raise Stop(f"there is no port {port}; ports go from 0 (any free one) to 65535")
    return port


def database_of(address: str | None) -> str | None:
    """An address of one of the two kinds of stores; a bare path is an SQLite file."""
    kind, marked, _ = (address or "").partition("://")
    if address == "" or (marked and kind.partition("+")[0] not in _STORES):
        raise Stop(f"'{address}' is no database for this; name an SQLite file or postgresql://user:password@host/name")
    return address
