"""The HTTP side: what the desk of the house answers, people and their sessions, and figures for operators."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

from litestar import MediaType, Response, WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody, PathParameter

from ludarium import __version__
from ludarium.house import gathering, seats
from ludarium.house.desk import QUESTIONS
from ludarium.house.names import person_name
from ludarium.house.refusals import Refuse
from ludarium.house.resources import (
    Addresses,
    Coming,
    Health,
    IdentityMade,
    Join,
    Joined,
    LogOut,
    NewIdentity,
    Opening,
    SessionFacts,
    SessionList,
    TableFacts,
)
from ludarium.house.store import StoreUnavailable
from ludarium.server.account import ACCOUNT
from ludarium.server.addresses import network_urls
from ludarium.server.connections import is_within, networks
from ludarium.server.guard import is_from_here
from ludarium.server.household import HOUSEHOLD
from ludarium.server.identities import session_name
from ludarium.server.moderation import OPERATORS
from ludarium.server.passkeys import PASSKEYS
from ludarium.server.service import Service
from ludarium.server.sockets import serve_socket
from ludarium.server.subscriptions import SUBSCRIPTIONS
from ludarium.server.visitors import REFUSALS, AnyRequest, HttpVisitor, Parts, handler

# ---- people


@post("/api/identities", operation_id="make_identity", responses=REFUSALS, status_code=201)
async def make_identity(data: JSONBody[NewIdentity], request: AnyRequest, service: Parts) -> IdentityMade:
    """For programs: a new identity with a bearer token. Browsers get a cookie by themselves."""
    visitor = HttpVisitor(request, service)
    if not service.new_identities.take(visitor.address):
        raise Refuse("too-often")
    token, _ = await service.identities.make(person_name(data.name), visitor.agent)
    return IdentityMade(token)


@get("/api/sessions", operation_id="sessions", responses=REFUSALS)
async def list_sessions(request: AnyRequest, service: Parts) -> SessionList:
    """The browsers and programs that are logged in as this identity."""
    session = await HttpVisitor(request, service).session()
    if session is None:
        return SessionList(())
    rows = await service.identities.sessions(session.identity)
    return SessionList(
        tuple(
            SessionFacts(
                session_name(row["hash"]), row["hash"] == session.hash, row["agent"], row["created"], row["seen"]
            )
            for row in rows
        )
    )


@post("/api/sessions/log-out", operation_id="log_out", responses=REFUSALS, status_code=200)
async def log_out(data: JSONBody[LogOut], request: AnyRequest, service: Parts) -> Response[SessionList]:
    """End a session of this identity, or all of them; gives those that are left."""
    visitor = HttpVisitor(request, service)
    session = await visitor.session()
    if session is None:
        raise Refuse("not-found")
    ended = await service.log_out(session, data.session, data.everywhere)
    if not ended:
        raise Refuse("not-found")
    if session.hash not in ended:
        return Response(await list_sessions.fn(request, service))
    return Response(SessionList(()), cookies=[visitor.cookie("", 0)])


@get("/api/invitations/{code:str}", operation_id="invitation", responses=REFUSALS)
async def get_invitation(
    code: Annotated[str, PathParameter(max_length=40)], request: AnyRequest, service: Parts
) -> TableFacts:
    """The table that a join code leads to, to be looked at before joining."""
    visitor = HttpVisitor(request, service)
    if not service.joins.take(visitor.address):
        raise Refuse("too-often")
    identity = await visitor.identity()
    room = await service.invited_to(code, identity)
    async with room.entered() as match:
        seats.check_company(room, match, identity)
    row = await service.store.table(room.id)
    if row is None:
        raise Refuse("not-found")
    return service.facts(row, identity)


@post("/api/invitations/{code:str}/coming", operation_id="coming", responses=REFUSALS, status_code=204)
async def tell_coming(
    code: Annotated[str, PathParameter(max_length=40)], data: JSONBody[Coming], request: AnyRequest, service: Parts
) -> None:
    """Tell those at the table that somebody has their link open."""
    visitor = HttpVisitor(request, service)
    if not service.comings.take(visitor.address):
        raise Refuse("too-often")
    room = await service.invited_to(code)
    identity = await visitor.identity()
    async with room.entered() as match:
        seats.check_company(room, match, identity)
    gathering.expect(room, data.visit, visitor.device, data.typing, data.gone)


@post("/api/join", operation_id="join", responses=REFUSALS, status_code=200)
async def join(data: JSONBody[Join], request: AnyRequest, service: Parts) -> Response[Joined]:
    """Take a free link seat with the table's link; with a code that was said, once its maker lets you in."""
    visitor = HttpVisitor(request, service)
    if not service.joins.take(visitor.address):
        raise Refuse("too-often")
    if 0 < len(data.entropy) < 32:
        raise Refuse("bad-setup")
    name = person_name(data.name)
    room = await service.invited_to(data.code, await visitor.identity())
    identity = await visitor.identity_or_new(name)
    await service.check_names(identity, *((name,) if name else ()))
    async with room.entered() as match:
        room.coming.pop(data.visit, None)
        knock = None
        if service.links.was_said(data.code) and seats.look_for_seat(room, match, identity, data.seat, data.code):
            knock = room.knocks.knock(identity, name, visitor.device)
            room.tell_presence(0.0)
        if knock is None or knock.let_in:
            seat = await seats.join(room, match, identity, name, data.seat, data.entropy, data.code)
            return Response(Joined(room.id, seat), cookies=visitor.cookies)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(knock.answered.wait(), service.settings.knock_seconds)
    return Response(Joined("", -1, waits=True), cookies=visitor.cookies)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], service: Parts) -> None:
    """Take part in a table, or watch it."""
    await serve_socket(socket, table_id, service)


# ---- for operators


@get("/health", operation_id="health", responses=REFUSALS)
async def get_health(service: Parts) -> Response[Health]:
    """Whether games can be played now."""
    try:
        healthy = await service.store.is_healthy()
    except StoreUnavailable:
        healthy = False
    if healthy:
        return Response(Health("ok", __version__, "ok"))
    return Response(Health("degraded", __version__, "unavailable"), status_code=503)


@get("/metrics", operation_id="metrics", responses=REFUSALS, media_type=MediaType.TEXT, sync_to_thread=False)
def get_metrics(request: AnyRequest, service: Parts) -> str:
    """Figures in Prometheus's text form, for this machine and the addresses that were named."""
    client = request.client.host if request.client is not None else ""
    named = is_within(client, networks(service.settings.metrics_for))
    if not named and not is_from_here(client, request.headers):
        raise Refuse("not-found")
    return service.metrics.text()


@get("/api/addresses", operation_id="addresses", responses=REFUSALS)
async def get_addresses(request: AnyRequest, service: Parts) -> Addresses:
    """Where others find this server: for invitations."""
    client = request.client.host if request.client is not None else ""
    if service.settings.public_url or not is_from_here(client, request.headers):
        return Addresses(service.settings.public_url, ())
    return await _addresses(service)


@post("/api/addresses", operation_id="open_network", responses=REFUSALS, status_code=200)
async def open_network(data: JSONBody[Opening], request: AnyRequest, service: Parts) -> Addresses:
    """Let others of the local network in, as somebody who sits at this machine."""
    client = request.client.host if request.client is not None else ""
    listen = service.listen_for_others
    if not is_from_here(client, request.headers) or service.settings.public_url or listen is None:
        raise Refuse("not-found")
    if not network_urls(*service.listening) and not await listen():
        raise Refuse("not-now", key="error-no-network")
    return await _addresses(service)


async def _addresses(service: Service) -> Addresses:
    found = await asyncio.to_thread(network_urls, *service.listening)
    return Addresses("", found, not found and service.listen_for_others is not None)


HANDLERS = (
    *ACCOUNT,
    *HOUSEHOLD,
    *OPERATORS,
    *PASSKEYS,
    *SUBSCRIPTIONS,
    *map(handler, QUESTIONS),
    make_identity,
    list_sessions,
    log_out,
    get_invitation,
    tell_coming,
    join,
    table_socket,
    get_addresses,
    open_network,
    get_health,
    get_metrics,
)
