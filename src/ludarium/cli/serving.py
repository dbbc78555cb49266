"""`play` and `serve`: the local server, started from here."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from ludarium.cli.output import Stop, error_line

MOST_WORKERS = 256
"""As many processes as one machine is asked for: each is started before the first table is served."""


def play(browser: bool, host: str, port: int, data: Path | None) -> int:
    """Start the server for this machine; without the server's packages, a game in the terminal instead."""
    start = _server()
    if start is None:
        from ludarium.cli import playing

        error_line(f"{_MISSING}; playing in the terminal instead")
        return playing.terminal("tash-kalar", None, None, None, None, (), None, None, None)
    return start(host=host, port=_port(port), data=_folder(data), database=None, workers=1, open_browser=browser)


def serve(host: str, port: int, data: Path | None, database: str | None, workers: int) -> int:
    """Start the server for many."""
    if not 1 <= workers <= MOST_WORKERS:
        bounds = "1 or more" if workers < 1 else f"{MOST_WORKERS} or less"
        raise Stop(f"the number of workers must be {bounds}, not {workers}")
    start = _server()
    if start is None:
        raise Stop(_MISSING)
    return start(
        host=host,
        port=_port(port),
        data=_folder(data),
        database=_database(database),
        workers=workers,
        open_browser=False,
    )


_STORES = ("sqlite", "postgresql", "postgres")
_MISSING = "the server is not installed: pip install 'ludarium[server]'"


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


def _database(address: str | None) -> str | None:
    """An address of one of the two kinds of stores; a bare path is an SQLite file."""
    kind, marked, _ = (address or "").partition("://")
    if address == "" or (marked and kind.partition("+")[0] not in _STORES):
        raise Stop(f"'{address}' is no database for this; name an SQLite file or postgresql://user:password@host/name")
    return address


def _folder(data: Path | None) -> Path:
    """The folder asked for, or the one the system has for a user's data."""
    if data is None:
        from platformdirs import user_data_path

        data = user_data_path("ludarium")
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise Stop(f"the folder {data} cannot be used: {wrong.strerror}; name another with --data") from wrong
    return data


def is_interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()
