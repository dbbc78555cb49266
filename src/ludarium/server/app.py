"""The application, and how it is run."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ludarium import __version__
from ludarium.house.desk import of_games
from ludarium.house.reading import Malformed, parsed
from ludarium.house.refusals import Refuse, problem_of
from ludarium.house.resources import Problem
from ludarium.house.store import Conflict, StoreUnavailable
from ludarium.server import addresses, connections, logs
from ludarium.server.api import HANDLERS
from ludarium.server.courier import Courier
from ludarium.server.guard import Guard
from ludarium.server.locks import StoreInUse
from ludarium.server.service import Service
from ludarium.server.settings import Settings
from ludarium.server.storage import StoreLost, StoreTooNew, StoreUnsafe
from ludarium.server.visitors import Parts, handler

log = logging.getLogger("ludarium.server")

_MISSING = (
    "<!doctype html><title>Ludarium</title><p>The page has not been built. Run <code>./ludarium setup</code>.</p>"
)
_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def create_app(settings: Settings, courier: Courier | None = None) -> Guard:
    """The whole server as an ASGI application; `service` holds its parts, `courier` takes notes to push services."""
    service = Service(settings, courier)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        app.state["service"] = service
        try:
            await service.start()
        except Exception as fault:  # drivers have their own kinds for a wrong password, a missing database, ...
            service.start_fault = _start_fault(service, fault)
            raise
        try:
            yield
        finally:
            await service.stop()

    app = Litestar(
        route_handlers=[
            *HANDLERS,
            *map(handler, of_games()),
            get_page,
            get_file,
        ],
        dependencies={"service": Provide(lambda: service, sync_to_thread=False)},
        lifespan=[lifespan],
        before_request=_check_body,
        request_max_body_size=settings.limits.body_bytes,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=1024),
        exception_handlers={
            Refuse: _refused,
            StoreUnavailable: _unavailable,
            Conflict: _unavailable,
            HTTPException: _http_refused,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Ludarium", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
    return Guard(app, service)


# ---- the page: by hand, for every address shows it and HEAD says what GET says (docs/decisions/0008)


@get("/", include_in_schema=False, sync_to_thread=False)
def get_page(service: Parts) -> Response[bytes]:
    return _page(service)


def _page(service: Service) -> Response[bytes]:
    return _file(service.settings.web / "index.html") or Response(
        _MISSING.encode(), media_type=MediaType.HTML, status_code=200
    )


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def get_file(path: FromPath[Path], service: Parts) -> Response[bytes]:
    """A file of the page; every other address outside the API shows the page itself, which knows its own ways."""
    name = path.as_posix().lstrip("/")
    if name.startswith(("api/", "schema/")):
        raise Refuse("not-found")
    folder = service.settings.web.resolve()
    wanted = (folder / name).resolve()
    found = _file(wanted) if wanted.is_relative_to(folder) else None
    if found is not None:
        return found
    if Path(name).suffix in _TYPES:
        raise Refuse("not-found")
    return _page(service)


def _file(path: Path) -> Response[bytes] | None:
    if path.suffix not in _TYPES or not path.is_file():
        return None
    return Response(path.read_bytes(), media_type=_TYPES[path.suffix])


# ---- refusals and faults


async def _check_body(request: Request[Any, Any, Any]) -> None:
    """Bodies of JSON requests pass the same gate as messages of sockets."""
    if request.method in ("GET", "HEAD", "OPTIONS") or request.route_handler.opt.get("text"):
        return
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refuse("malformed", detail="the body must be application/json")
    try:
        sent = parsed(await request.body())
        wanted = request.route_handler.parsed_data_field
        if wanted is not None:
            # The framework reads bodies as it reads addresses: "1" would do for 1, and 0 for false.
            msgspec.convert(sent, type=wanted.annotation)
    except (Malformed, msgspec.ValidationError) as fault:
        raise Refuse("malformed", detail=str(fault)) from None


def _refused(request: Request[Any, Any, Any], refusal: Refuse) -> Response[Problem]:
    _service(request).metrics.count("refusals_total")
    status, problem = problem_of(refusal)
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def _unavailable(request: Request[Any, Any, Any], _: Exception) -> Response[Problem]:
    return _refused(request, Refuse("unavailable"))


def _http_refused(request: Request[Any, Any, Any], fault: HTTPException) -> Response[Problem]:
    """What the framework refused: wrong fields, wrong method, too large."""
    codes = {404: "not-found", 413: "too-large"}
    status = fault.status_code
    if status >= 500:
        return _failed(request, fault)
    refusal = Refuse(codes.get(status, "malformed"), detail=_fault_in_words(fault) if status == 400 else "")
    _service(request).metrics.count("refusals_total")
    _, problem = problem_of(refusal)
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=fault.headers)


def _fault_in_words(fault: HTTPException) -> str:
    """Which part of the request does not fit, and how; the framework's own sentence names the address only."""
    wrong = fault.extra if isinstance(fault.extra, list) else []
    told = [f"{each['key']}: {each['message']}" for each in wrong if "key" in each and "message" in each]
    return "; ".join(told) or fault.detail


def _failed(request: Request[Any, Any, Any], fault: Exception) -> Response[Problem]:
    incident = _service(request).incident(fault)
    status, problem = problem_of(Refuse("internal", incident=incident))
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def _service(request: Request[Any, Any, Any]) -> Service:
    service: Service = request.app.state["service"]
    return service


# ---- running


def _start_fault(service: Service, fault: Exception) -> str:
    """Why the server could not start, in one sentence; no password is told."""
    if isinstance(fault, StoreInUse | StoreLost | StoreTooNew | StoreUnsafe):
        return f"the store cannot be opened: {fault}"
    url = service.store.url
    store = url.database if service.store.is_sqlite else url.render_as_string(hide_password=True)
    cause = fault.orig if isinstance(fault, DBAPIError) and fault.orig is not None else fault
    reason = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return f"the store {store} cannot be opened: {' '.join(reason.split())}"


def run(
    host: str = "127.0.0.1",
    port: int = 0,
    data: Path | None = None,
    database: str | None = None,
    workers: int = 1,
    open_browser: bool = True,
    settings: Settings | None = None,
    reached: dict[str, Any] | None = None,
    community: dict[str, Any] | None = None,
) -> int:
    """Serve until stopped; 0: stopped as asked, 1: could not start. Port 0 takes any free one.

    `workers` are the processes that think for bots; the server itself is one process. `reached` are the settings of how
    people come to it: `public_url`, `hosts`, `proxies`, `metrics_for`; `community` those of a server for strangers:
    `lobby`.
    """
    if settings is None:
        chosen: dict[str, Any] = {
            **(reached or {}),
            **(community or {}),
            **({"data": data} if data is not None else {}),
        }
        settings = Settings(database=database, workers=workers, **chosen)
    logs.set_up()
    try:
        app = create_app(settings)
    except (SQLAlchemyError, ImportError) as fault:
        print(f"ludarium: the database cannot be used: {' '.join(str(fault).split())}", file=sys.stderr)
        return 1
    try:
        listener = _listener(host, port)
    except OSError as fault:
        print(f"ludarium: cannot listen on {host} port {port}: {fault.strerror}", file=sys.stderr)
        return 1
    app.service.listening = host, listener.getsockname()[1]
    connections.ask_for_descriptors()
    app.service.gate.count_descriptors()
    server = _Server(uvicorn.Config(app, lifespan="on", **uvicorn_settings(app.service)), app.service, open_browser)
    own_log = logging.getLogger("uvicorn.error")
    hushed = _Hushed(app.service)
    own_log.addFilter(hushed)
    try:
        server.run(sockets=[listener])
    except SystemExit:
        pass  # how uvicorn says that it did not start
    finally:
        own_log.removeFilter(hushed)
        listener.close()
    if not server.started:
        reason = app.service.start_fault or "it could not start"
        print(f"ludarium: {reason}", file=sys.stderr)
        return 1
    return 0


def uvicorn_settings(service: Service) -> dict[str, Any]:
    """How uvicorn keeps to our limits; its own defaults allow far more."""
    settings, limits = service.settings, service.settings.limits
    http, sockets = connections.protocols(service.gate, settings)
    return {
        "http": http,
        "ws": sockets,
        "ws_max_size": limits.message_bytes,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 25.0,
        "ws_per_message_deflate": False,
        "h11_max_incomplete_event_size": limits.header_bytes,
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "timeout_graceful_shutdown": 3,
        "timeout_keep_alive": 20,
        "backlog": connections.BACKLOG,
    }


class _Hushed(logging.Filter):
    """Leaves out the traceback of a start that failed for a reason that is told in one sentence."""

    def __init__(self, service: Service) -> None:
        super().__init__()
        self._service = service

    def filter(self, _: logging.LogRecord) -> bool:
        return not self._service.start_fault


class _Server(uvicorn.Server):
    """Says where it listens once it does, and shows it in the browser."""

    def __init__(self, config: uvicorn.Config, service: Service, open_browser: bool) -> None:
        super().__init__(config)
        self._service = service
        self._open_browser = open_browser

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when asked, and leave it at that: uvicorn would send itself the signal again at the end."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        wanted = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in wanted}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def _listen_for_others(self) -> bool:
        """Listen on the addresses that this machine has in its networks, too; open connections stay."""
        _, port = self._service.listening
        opened = False
        for address in addresses.own_addresses():
            try:
                listener = _listener(address, port)
            except OSError:
                continue  # an address that has just gone, or a port that somebody else has there
            server = await asyncio.get_running_loop().create_server(
                self._protocol, sock=listener, backlog=self.config.backlog
            )
            self.servers.append(server)
            opened = True
        if opened:
            self._service.listening = "0.0.0.0", port
            log.warning("opened to the local network")
        return opened

    def _protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        self._service.listen_for_others = self._listen_for_others
        # The browser of this machine is shown this machine's own address: pages have more rights there, and what was
        # played before is found again. Invitations name the address for others.
        here = addresses.own_address(*self._service.listening)
        self._service.sanctions.open_door(self._service.settings.data, here)
        print(f"Ludarium listens on {here}", flush=True)
        public = self._service.settings.public_url
        for elsewhere in (public,) if public else addresses.network_urls(*self._service.listening):
            if elsewhere != here:
                print(f"Others find it at {elsewhere}", flush=True)
        if self._open_browser:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener
