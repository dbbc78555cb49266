"""The first gate, around everything: where a request comes from, how large it is, what goes out with each answer."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from ludarium.house.refusals import KEYS, STATUS
from ludarium.house.resources import Problem
from ludarium.server.settings import Settings

if TYPE_CHECKING:
    from ludarium.server.service import Service

_POLICY = (
    b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
    b"connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
_HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"content-security-policy", _POLICY),
)
_LOCAL = (".local", ".lan", ".home.arpa", ".internal", ".localhost")
_encoder = msgspec.json.Encoder(order="deterministic")


class Guard:
    """Wraps the application. Requests that change something must come from our own page, or from a program."""

    def __init__(self, app: Any, service: Service) -> None:
        self.app = app
        self.service = service
        self._settings = service.settings
        self._public = urlsplit(service.settings.public_url)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        code = self._objection(scope, headers)
        if code is not None:
            await _refuse(scope, send, code)
            return
        if self._is_secure(headers):
            scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        prefix = self._settings.prefix
        if prefix and scope["path"] == prefix and scope["type"] == "http":
            await _move_on(send, f"{prefix}/")  # everything on the page is found from there
            return
        if prefix and scope["path"].startswith(f"{prefix}/"):
            raw = (scope.get("raw_path") or b"").removeprefix(prefix.encode())
            scope = {**scope, "path": scope["path"].removeprefix(prefix), "raw_path": raw}
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif scope["method"] == "HEAD":
            # What can be got can be asked about: the same without its body.
            await self.app({**scope, "method": "GET"}, receive, _without_body(_with_headers(scope, send)))
        else:
            await self.app(scope, receive, _with_headers(scope, send))

    def _is_secure(self, headers: dict[str, str]) -> bool:
        """Whether it came over HTTPS as far as we know; a proxy that was named has said so before."""
        if self._settings.secure:
            return True
        host = urlsplit(f"//{headers.get('host', '')}")
        return self._public.scheme == "https" and host.hostname == self._public.hostname

    def _objection(self, scope: Any, headers: dict[str, str]) -> str | None:
        """The code of the refusal; None: let it in."""
        limits = self._settings.limits
        if len(scope.get("raw_path") or scope["path"].encode()) + len(scope["query_string"]) > limits.url_bytes:
            return "too-large"
        if sum(len(name) + len(value) for name, value in scope["headers"]) > limits.header_bytes:
            return "too-large"
        host = headers.get("host", "")
        if not is_known_host(host, self._settings):
            return "wrong-origin"
        origin = headers.get("origin")
        if scope["type"] == "websocket":
            # Browsers always say where they come from; a program must show a token of its own.
            if origin is None:
                return None if headers.get("authorization", "").lower().startswith("bearer ") else "wrong-origin"
            return None if self._is_ours(origin, host) else "wrong-origin"
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        if headers.get("x-ludarium") != "1" or (origin is not None and not self._is_ours(origin, host)):
            return "wrong-origin"
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return "wrong-origin"
        return None

    def _is_ours(self, origin: str, host: str) -> bool:
        """Whether it is a page of ours: under the name it was asked for, or under the public one."""
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https"):
            return False
        public = self._public.scheme, self._public.netloc.lower()
        return parts.netloc.lower() == host.lower() or (parts.scheme, parts.netloc.lower()) == public


def is_known_host(host: str, settings: Settings) -> bool:
    """Names that can only mean this machine: other sites cannot point a browser at us under their own name."""
    name = (urlsplit(f"//{host}").hostname or "").lower()
    public = urlsplit(settings.public_url).hostname
    if "*" in settings.hosts or (name and name in (public, *(each.lower() for each in settings.hosts))):
        return True
    if name == "localhost" or ("." not in name and name.replace("-", "").isalnum()) or name.endswith(_LOCAL):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


_FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


def is_from_here(client: str, headers: Mapping[str, str]) -> bool:
    """Whether somebody at this machine asks, and not a proxy on it for somebody else."""
    try:
        local = ipaddress.ip_address(client).is_loopback
    except ValueError:
        return False
    return local and not any(name in headers for name in _FORWARDED)


def is_secure(scope: Any) -> bool:
    """Whether it came over HTTPS: then cookies are of the kind that only HTTPS can carry."""
    return scope["scheme"] in ("https", "wss")


async def _refuse(scope: Any, send: Any, code: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = _encoder.encode(Problem(code, KEYS[code], code))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *_HEADERS]
    await send({"type": "http.response.start", "status": STATUS[code], "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _move_on(send: Any, to: str) -> None:
    headers = [(b"location", to.encode("latin-1")), (b"content-length", b"0"), *_HEADERS]
    await send({"type": "http.response.start", "status": 308, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


def _without_body(send: Any) -> Any:
    async def wrapped(message: Any) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return wrapped


def _with_headers(scope: Any, send: Any) -> Any:
    async def wrapped(message: Any) -> None:
        if message["type"] == "http.response.start":
            cache = _how_long(scope["path"], message["status"])
            message["headers"] = [*message.get("headers", []), *_HEADERS, (b"cache-control", cache)]
        await send(message)

    return wrapped


def _how_long(path: str, status: int) -> bytes:
    """What a browser may keep of an answer, and how long."""
    if path.startswith("/api/") or path in ("/", "/index.html"):
        return b"no-store"
    if path.startswith("/assets/") and status == 200:
        return b"public, max-age=31536000, immutable"  # their names change with what is in them
    return b"no-cache" if path == "/sw.js" else b"public, max-age=3600"
