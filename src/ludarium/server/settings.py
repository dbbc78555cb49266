"""How a server is set up: where it listens, where it keeps things, what it allows."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import platformdirs

from ludarium.house.customs import Customs
from ludarium.house.knocks import PATIENCE


@dataclass(frozen=True)
class Limits:
    """What one client, one address and one table may use. The defaults are the most that is promised."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    header_bytes: int = 16 * 1024
    url_bytes: int = 2 * 1024
    messages_per_second: float = 10
    message_burst: int = 30
    identity_per_second: float = 20
    identity_burst: int = 60
    chats_per_second: float = 1
    chat_burst: int = 5
    connections: int = 10_000
    connections_per_address: int = 256
    header_seconds: float = 5
    body_seconds: float = 60
    sockets_per_seat: int = 5
    sockets_per_identity: int = 10
    sockets_per_address: int = 100
    new_sockets_per_minute: int = 300
    tables_per_minute: int = 10
    joins_per_minute: int = 20
    link_tries_per_minute: int = 10
    comings_per_minute: int = 120
    identities_per_minute: int = 60
    records_per_minute: int = 10
    pushes_per_minute: int = 20
    queue_bytes: int = 256 * 1024
    queue_messages: int = 200
    slow_seconds: float = 30
    watchers_per_table: int = 5_000


@dataclass(frozen=True, kw_only=True)
class Settings(Customs):
    """Everything `create_app` needs."""

    data: Path = field(default_factory=lambda: Path(platformdirs.user_data_dir("ludarium", appauthor=False)))
    database: str | None = None
    """A SQLAlchemy address, SQLite or PostgreSQL; None: an SQLite file in the data folder."""
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes that think for bots. Hints and replays have a quarter as many of their own, verification has one."""
    secure: bool = False
    """The page is reached by HTTPS alone: cookies are sent over it only. Otherwise each request tells: one that comes
    under a public address of HTTPS, or through a proxy that says so, gets cookies of that kind."""
    public_url: str = ""
    """Where people find the page from elsewhere: https://games.example/ludarium/. Its name is known, and what stands
    behind it is left out of the addresses of requests."""
    hosts: tuple[str, ...] = ()
    """Names under which the server may be reached, beside addresses and names of the local network."""
    metrics_for: tuple[str, ...] = ()
    """Addresses and networks that may read the figures for operators, beside this machine."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies in front of this server. What they forward about their clients is believed, and
    nobody else's word for it."""
    web: Path = field(default_factory=lambda: Path(__file__).resolve().parent.parent / "web")
    limits: Limits = field(default_factory=Limits)
    bot_maker: str = "ludarium.bots:make"
    """Where worker processes get bots from, as module:function."""
    bot_queue_seconds: float = 30.0
    """How long a decision of a bot may wait for a free worker; then it is answered for."""
    queue_seconds: float = 10.0
    """How long a hint, a replay or a record may wait for a free worker; then it is refused, and can be asked again."""
    store_seconds: float = 2.0
    """A store that does not answer within this time is unavailable."""
    push_seconds: float = 20.0
    """So long somebody has been asked, before a note goes to a closed page: whoever answers at once is told nothing."""
    knock_seconds: float = PATIENCE
    """Whoever knocks with a code that was said is told after so long that nobody has answered, and may ask again."""
    lock_seconds: float = 1.0
    """How often a server looks whether the store is still locked for it, or can be locked again."""

    @property
    def database_url(self) -> str:
        if self.database is None:
            return f"sqlite+aiosqlite:///{self.data / 'ludarium.sqlite3'}"
        return _with_driver(self.database)

    @property
    def public_name(self) -> str:
        """The name under which it is reached by https from everywhere; empty: it has none."""
        parts = urlsplit(self.public_url)
        return parts.hostname or "" if parts.scheme == "https" else ""

    @property
    def prefix(self) -> str:
        """The path below which the page is found, without a slash at its end; mostly empty."""
        return urlsplit(self.public_url).path.rstrip("/")


def _with_driver(address: str) -> str:
    """People write postgresql://...; SQLAlchemy wants the driver named."""
    for plain, full in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if address.startswith(plain):
            return full + address[len(plain) :]
    if "://" not in address:
        return f"sqlite+aiosqlite:///{Path(address).resolve()}"
    return address
