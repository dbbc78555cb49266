"""The HTTP side: games, content, rules, tables, records, replays, and figures for operators."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from ludarium import __version__, rules, texts
from ludarium.house import seats
from ludarium.house.names import person_name
from ludarium.house.refusals import Refuse
from ludarium.house.resources import (
    Addresses,
    CreateTable,
    FormFacts,
    GameFacts,
    GameList,
    Health,
    IdentityMade,
    Join,
    Joined,
    LogOut,
    NewIdentity,
    OptionFacts,
    Problem,
    RecordMade,
    RuleFacts,
    RulesBook,
    SeatWish,
    SectionFacts,
    SessionFacts,
    SessionList,
    Statistics,
    TableFacts,
    TableList,
    TableMade,
)
from ludarium.house.statistics import counted
from ludarium.house.store import StoreUnavailable
from ludarium.house.titles import wire_of
from ludarium.kernel.errors import UnknownName
from ludarium.kernel.game import games
from ludarium.kernel.title import title
from ludarium.server.addresses import network_urls
from ludarium.server.connections import is_within, networks
from ludarium.server.described import GameContent, GameReplay
from ludarium.server.guard import is_from_here, is_secure
from ludarium.server.identities import ABSOLUTE, Session, agent_of, session_name
from ludarium.server.limits import same_visitor
from ludarium.server.service import Service
from ludarium.server.sockets import serve_socket

AnyRequest = Request[Any, Any, Any]
Parts = NamedDependency[Service]
"""The server's parts, given to every handler."""
Id = Annotated[str, PathParameter(max_length=64)]
LessonId = Annotated[str, PathParameter(max_length=40)]
Viewer = Annotated[int | None, QueryParameter(ge=0, le=7, description="as which seat; left out: a spectator")]
First = Annotated[int, QueryParameter(ge=0, description="the first step wanted; 0 is the deal")]
Count = Annotated[int | None, QueryParameter(ge=1, description="how many steps; left out: all that follow")]

REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, description=description)
    for status, description in (
        (400, "malformed"),
        (403, "from another site"),
        (404, "not there, or not yours"),
        (409, "not now"),
        (413, "too large"),
        (422, "cannot be done as asked"),
        (429, "too often"),
        (500, "a fault of the server"),
        (503, "the store is away"),
    )
}
"""Every refusal has the same shape."""
_LISTED = 100
_COUNTED = 2_000
_FOUND = 200


# ---- what there is


@get("/api/games", sync_to_thread=False, operation_id="games", responses=REFUSALS)
def list_games(service: Parts) -> GameList:
    """Games, forms, seats, options and bots."""
    return GameList(tuple(_game_facts(service, rules.info.id) for rules in games()))


def _game_facts(service: Service, game_id: str) -> GameFacts:
    info = next(each.info for each in games() if each.info.id == game_id)
    form = info.forms[0]
    people = SeatWish("human"), *(SeatWish("bot", "", form.opponent) for _ in range(form.default_seats - 1))
    return GameFacts(
        id=info.id,
        name=info.name,
        rules_version=info.rules_version,
        forms=tuple(
            FormFacts(
                form.id,
                form.seats,
                tuple(OptionFacts(option.id, option.default, option.values, option.help) for option in form.options),
                form.opponent,
            )
            for form in info.forms
        ),
        bots=service.settings.bots,
        hint_bot=service.settings.hint_bot,
        default=CreateTable(info.id, form.id, people, stand_in=service.customs.usual_stand_in),
        pack=info.pack.partition(" ")[0],
        prefix=title(info.id).prefix,
    )


@get(
    "/api/texts/{game:str}",
    sync_to_thread=False,
    operation_id="texts",
    responses=REFUSALS,
    media_type=MediaType.TEXT,
)
def get_texts(game: Id, lang: Annotated[str, QueryParameter(max_length=20)] = "en") -> str:
    """The words of a game in a language, as Fluent source; nothing where it has none."""
    try:
        return "\n".join(texts.of_game(title(game), lang).values())
    except UnknownName:
        raise Refuse("not-found") from None


@get("/api/content/{game:str}", sync_to_thread=False, operation_id="content", responses=REFUSALS)
def get_content(game: Id) -> GameContent:
    """Cards, arena and tasks of a game."""
    try:
        found: GameContent = wire_of(game).content
    except UnknownName:
        found = None
    if found is None:
        raise Refuse("not-found")
    return found


@get("/api/rules/{game:str}", sync_to_thread=False, operation_id="rules", responses=REFUSALS)
def get_rules(
    game: Id,
    lang: Annotated[str, QueryParameter(pattern=f"^({'|'.join(texts.LANGUAGES)})$")] = "en",
    search: Annotated[str, QueryParameter(max_length=100)] = "",
) -> RulesBook:
    """The rules reference, or what a search finds in it."""
    try:
        book = rules.sections(game, lang)
        found = {rule.id for rule in rules.search(game, search, lang)[:_FOUND]} if search.strip() else None
    except KeyError:
        raise Refuse("not-found") from None
    sections = []
    for section in book:
        shown = tuple(RuleFacts(rule.id, rule.text) for rule in section.rules if found is None or rule.id in found)
        if shown:
            sections.append(SectionFacts(section.number, section.title, shown))
    return RulesBook(game, lang, tuple(sections))


# ---- tables


async def session_of(request: AnyRequest, service: Service) -> Session | None:
    return await service.identities.of(dict(request.headers), is_secure(request.scope))


async def session_or_new(request: AnyRequest, service: Service, name: str) -> tuple[Session, list[Cookie]]:
    """Whose request this is; somebody new gets an identity and the cookie for it."""
    session = await session_of(request, service)
    if session is None:
        if not service.new_identities.take(address_of(request)):
            raise Refuse("too-often")
        token, session = await service.identities.make(name, _agent(request))
        return session, [_cookie(request, service, token)]
    token_again = await service.identities.renewed(session, _agent(request)) if "cookie" in request.headers else None
    return session, [_cookie(request, service, token_again)] if token_again is not None else []


def _cookie(request: AnyRequest, service: Service, token: str) -> Cookie:
    secure = is_secure(request.scope)
    return Cookie(
        key=service.identities.cookie(secure),
        value=token,
        path="/",
        max_age=ABSOLUTE,
        secure=secure,
        httponly=True,
        samesite="strict",
    )


def _agent(request: AnyRequest) -> str:
    return agent_of(request.headers.get("user-agent", ""))


def address_of(request: AnyRequest) -> str:
    """Where it comes from, as limits and queues count it."""
    return same_visitor(request.client.host) if request.client is not None else ""


@post("/api/identities", operation_id="make_identity", responses=REFUSALS, status_code=201)
async def make_identity(data: JSONBody[NewIdentity], request: AnyRequest, service: Parts) -> IdentityMade:
    """For programs: a new identity with a bearer token. Browsers get a cookie by themselves."""
    if not service.new_identities.take(address_of(request)):
        raise Refuse("too-often")
    token, _ = await service.identities.make(person_name(data.name), _agent(request))
    return IdentityMade(token)


@get("/api/sessions", operation_id="sessions", responses=REFUSALS)
async def list_sessions(request: AnyRequest, service: Parts) -> SessionList:
    """The browsers and programs that are logged in as this identity."""
    session = await session_of(request, service)
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
    session = await session_of(request, service)
    if session is None:
        raise Refuse("not-found")
    ended = await service.log_out(session, data.session, data.everywhere)
    if not ended:
        raise Refuse("not-found")
    if session.hash not in ended:
        return Response(await list_sessions.fn(request, service))
    secure = is_secure(request.scope)
    gone = Cookie(key=service.identities.cookie(secure), value="", path="/", max_age=0, secure=secure)
    return Response(SessionList(()), cookies=[gone])


@post("/api/tables", operation_id="make_table", responses=REFUSALS, status_code=201)
async def make_table(data: JSONBody[CreateTable], request: AnyRequest, service: Parts) -> Response[TableMade]:
    """Make a table. Its game is dealt at once, or as soon as every link seat is taken."""
    session, cookies = await session_or_new(request, service, "")
    if not service.may_make_table(session.identity):
        raise Refuse("too-often")
    made = await service.create_table(data, session.identity)
    return Response(made, status_code=201, cookies=cookies)


@get("/api/tables", operation_id="tables", responses=REFUSALS)
async def list_tables(request: AnyRequest, service: Parts) -> Response[TableList]:
    """The tables this identity sits at, last played first."""
    session = await session_of(request, service)
    if session is None:
        return Response(TableList(()))
    token = await service.identities.renewed(session, _agent(request)) if "cookie" in request.headers else None
    rows = await service.store.tables_of(session.identity, _LISTED)
    facts = TableList(tuple(service.facts(row, session.identity) for row in rows))
    return Response(facts, cookies=[_cookie(request, service, token)] if token is not None else [])


@get("/api/statistics", operation_id="statistics", responses=REFUSALS)
async def get_statistics(request: AnyRequest, service: Parts) -> Statistics:
    """What this identity has won, drawn and lost."""
    session = await session_of(request, service)
    if session is None:
        return Statistics(0, (), (), ())
    return counted(await service.store.tables_of(session.identity, _COUNTED), session.identity)


@get("/api/tables/{table_id:str}", operation_id="table", responses=REFUSALS)
async def get_table(table_id: Id, request: AnyRequest, service: Parts) -> TableFacts:
    """Public facts of a table."""
    session = await session_of(request, service)
    identity = session.identity if session is not None else None
    return service.facts(await service.visible_row(table_id, identity), identity)


@get("/api/invitations/{code:str}", operation_id="invitation", responses=REFUSALS)
async def get_invitation(
    code: Annotated[str, PathParameter(max_length=20)], request: AnyRequest, service: Parts
) -> TableFacts:
    """The table that a join code leads to, to be looked at before joining."""
    if not service.joins.take(address_of(request)):
        raise Refuse("too-often")
    session = await session_of(request, service)
    room = await service.invited_to(code.lower())
    row = await service.store.table(room.id)
    if row is None:
        raise Refuse("not-found")
    return service.facts(row, session.identity if session is not None else None)


@post("/api/join", operation_id="join", responses=REFUSALS, status_code=200)
async def join(data: JSONBody[Join], request: AnyRequest, service: Parts) -> Response[Joined]:
    """Take a free link seat with the table's code."""
    if not service.joins.take(address_of(request)):
        raise Refuse("too-often")
    if 0 < len(data.entropy) < 32:
        raise Refuse("bad-setup")
    name = person_name(data.name)
    room = await service.invited_to(data.code.lower())
    session, cookies = await session_or_new(request, service, name)
    async with room.entered() as match:
        seat = await seats.join(room, match, session.identity, name, data.seat, data.entropy, data.code.lower())
    return Response(Joined(room.id, seat), cookies=cookies)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], service: Parts) -> None:
    """Take part in a table, or watch it."""
    await serve_socket(socket, table_id, service)


# ---- records and replays


@get("/api/tables/{table_id:str}/record", operation_id="record", responses=REFUSALS, media_type=MediaType.TEXT)
async def get_record(table_id: Id, request: AnyRequest, service: Parts) -> Response[str]:
    """The record of a finished table as text."""
    session = await session_of(request, service)
    text = await service.record_of(table_id, session.identity if session is not None else None)
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"content-disposition": 'attachment; filename="game.ludarium"'},
    )


@get("/api/tables/{table_id:str}/replay", operation_id="replay", responses=REFUSALS)
async def get_replay(
    table_id: Id, request: AnyRequest, service: Parts, seat: Viewer = None, first: First = 0, count: Count = None
) -> Response[GameReplay]:
    """A finished table, step by step, as a seat or a spectator saw it; long ones are asked for in parts."""
    session = await session_of(request, service)
    opened = await service.replay_of(table_id, session.identity if session is not None else None)
    return _encoded(await service.replays.part(opened, seat, first, count, address_of(request)))


@post(
    "/api/records",
    operation_id="upload_record",
    responses=REFUSALS,
    status_code=201,
    request_max_body_size=1024 * 1024,
    opt={"text": True},
)
async def upload_record(request: AnyRequest, service: Parts) -> Response[RecordMade]:
    """Upload the text of a record; every draw and position of it is verified before it is kept."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Refuse("bad-record") from None
    session, cookies = await session_or_new(request, service, "")
    if not service.new_records.take(session.identity):
        raise Refuse("too-often")
    made = await service.keep_record(text, session.identity, address_of(request))
    return Response(made, status_code=201, cookies=cookies)


@get("/api/records/{record_id:str}/replay", operation_id="record_replay", responses=REFUSALS)
async def get_record_replay(
    record_id: Id, request: AnyRequest, service: Parts, seat: Viewer = None, first: First = 0, count: Count = None
) -> Response[GameReplay]:
    """An uploaded record, step by step; long ones are asked for in parts."""
    opened = await service.replay_of_record(record_id)
    return _encoded(await service.replays.part(opened, seat, first, count, address_of(request)))


def _encoded(data: bytes) -> Response[Any]:
    return Response(data, media_type=MediaType.JSON)


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
    """Figures in Prometheus's text form, for this machine and whoever was named."""
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
    return Addresses("", await asyncio.to_thread(network_urls, *service.listening))


HANDLERS = (
    list_games,
    get_content,
    get_texts,
    get_rules,
    make_identity,
    list_sessions,
    log_out,
    make_table,
    list_tables,
    get_statistics,
    get_table,
    get_invitation,
    join,
    table_socket,
    get_record,
    get_replay,
    upload_record,
    get_record_replay,
    get_addresses,
    get_health,
    get_metrics,
)
