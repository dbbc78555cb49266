"""What somebody has here as a person: a name of their own, other devices, all their data, and its deletion."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from sqlalchemy import select

from ludarium.house import puzzle_results
from ludarium.house.clock import stamp
from ludarium.house.match import seated
from ludarium.house.names import person_name
from ludarium.house.refusals import Refuse
from ludarium.house.resources import (
    AnswerDevice,
    Block,
    BlockList,
    ClaimName,
    DeleteMe,
    DeviceAsked,
    DeviceLink,
    LiftBlock,
    LinkTicket,
    LinkUsed,
    Me,
    UseLink,
)
from ludarium.kernel.decisions import CHANCE
from ludarium.server import devices, schema
from ludarium.server.identities import Session
from ludarium.server.service import Service
from ludarium.server.visitors import REFUSALS, AnyRequest, HttpVisitor, Parts

_LISTED = 10_000


async def _known(visitor: HttpVisitor) -> Session:
    session = await visitor.session()
    if session is None:
        raise Refuse("not-found")
    return session


# ---- a name of one's own


@get("/api/me", operation_id="me", responses=REFUSALS)
async def get_me(request: AnyRequest, service: Parts) -> Me:
    """Who I am on this server."""
    identity = await HttpVisitor(request, service).identity()
    if identity is None:
        return Me(False, "")
    known = service.identities
    return Me(True, await known.name_of(identity), await known.passkeys(identity))


@post("/api/me/name", operation_id="claim_name", responses=REFUSALS, status_code=200)
async def claim_name(data: JSONBody[ClaimName], request: AnyRequest, service: Parts) -> Response[Me]:
    """Keep a name for oneself on this server, or give it back."""
    visitor = HttpVisitor(request, service)
    if not service.joins.take(visitor.address):
        raise Refuse("too-often")
    name = person_name(data.name)
    identity = await visitor.identity_or_new(name)
    if name:
        await service.identities.claim(identity, name)
    else:
        await service.store.free_name(identity)
    return Response(Me(True, name, await service.identities.passkeys(identity)), cookies=visitor.cookies)


# ---- another device


@post("/api/links", operation_id="make_link", responses=REFUSALS, status_code=201)
async def make_link(request: AnyRequest, service: Parts) -> DeviceLink:
    """Offer to be known on another device: by a link, or by a code that is confirmed here."""
    visitor = HttpVisitor(request, service)
    session = await _known(visitor)
    if not service.link_tries.take(session.identity):
        raise Refuse("too-often")
    secret, code = service.devices.offer(session.identity)
    return DeviceLink(secret, code, devices.SECONDS)


@get("/api/links/asked", operation_id="asked_link", responses=REFUSALS)
async def get_asked(request: AnyRequest, service: Parts) -> DeviceAsked:
    """Whether a device has written my code."""
    session = await _known(HttpVisitor(request, service))
    agent = service.devices.asked(session.identity)
    return DeviceAsked(agent is not None, agent or "")


@post("/api/links/answer", operation_id="answer_link", responses=REFUSALS, status_code=200)
async def answer_link(data: JSONBody[AnswerDevice], request: AnyRequest, service: Parts) -> DeviceAsked:
    """Say whether the device that asks is mine."""
    session = await _known(HttpVisitor(request, service))
    service.devices.answer(session.identity, data.allow)
    return DeviceAsked(False, "")


@post("/api/links/use", operation_id="use_link", responses=REFUSALS, status_code=200)
async def use_link(data: JSONBody[UseLink], request: AnyRequest, service: Parts) -> Response[LinkUsed]:
    """On the other device: use a link, or ask with a code."""
    visitor = HttpVisitor(request, service)
    if not service.link_tries.take(visitor.address):
        raise Refuse("too-often")
    if data.secret:
        return await visitor.entered(service.devices.take(data.secret))
    return Response(LinkUsed(False, service.devices.ask(data.code, visitor.agent)))


@post("/api/links/finish", operation_id="finish_link", responses=REFUSALS, status_code=200)
async def finish_link(data: JSONBody[LinkTicket], request: AnyRequest, service: Parts) -> Response[LinkUsed]:
    """On the other device: whether the person has said yes by now."""
    visitor = HttpVisitor(request, service)
    if not service.comings.take(visitor.address):
        raise Refuse("too-often")
    identity = service.devices.finish(data.ticket)
    return Response(LinkUsed(False, data.ticket)) if identity is None else await visitor.entered(identity)


# ---- people whom I do not want to meet


@get("/api/blocks", operation_id="blocks", responses=REFUSALS)
async def get_blocks(request: AnyRequest, service: Parts) -> BlockList:
    """Whom I have blocked."""
    identity = await HttpVisitor(request, service).identity()
    return service.blocks.of(identity) if identity is not None else BlockList(())


@post("/api/blocks", operation_id="block", responses=REFUSALS, status_code=200)
async def block(data: JSONBody[Block], request: AnyRequest, service: Parts) -> BlockList:
    """Never again at a table with the person who sits there, and not a word from them."""
    visitor = HttpVisitor(request, service)
    session = await _known(visitor)
    if not service.comings.take(visitor.address):
        raise Refuse("too-often")
    sitting = seated(await service.visible_row(data.table, session.identity))
    found = sitting[data.seat] if data.seat < len(sitting) else None
    if found is None or found.owner is None:
        raise Refuse("not-found", key="error-nobody-there")
    if found.owner == session.identity:
        raise Refuse("not-now", key="error-block-yourself")
    await service.blocks.add(session.identity, found.owner, found.name)
    return service.blocks.of(session.identity)


@post("/api/blocks/lift", operation_id="lift_block", responses=REFUSALS, status_code=200)
async def lift_block(data: JSONBody[LiftBlock], request: AnyRequest, service: Parts) -> BlockList:
    """Let somebody be met again."""
    session = await _known(HttpVisitor(request, service))
    await service.blocks.lift(session.identity, data.id)
    return service.blocks.of(session.identity)


# ---- everything, and nothing


@get("/api/me/data", operation_id="my_data", responses=REFUSALS)
async def get_data(request: AnyRequest, service: Parts) -> Response[Any]:
    """Everything that is kept about me, as one file."""
    session = await _known(HttpVisitor(request, service))
    told = msgspec.json.encode(await _everything(service, session.identity))
    headers = {"content-disposition": 'attachment; filename="ludarium-my-data.json"'}
    return Response(told, media_type="application/json", headers=headers)


async def _everything(service: Service, identity: str) -> dict[str, Any]:
    store = service.store
    tables = await store.tables_of(identity, _LISTED)
    said = []
    for row in tables:
        room = await service.rooms.get(row.id)
        if room is None:
            continue
        async with room.entered() as match:
            mine = match.seats_of(identity)
        lines = await store.chats(row.id, _LISTED)
        said += [{"table": row.id, "at": line.at, "text": line.text} for line in lines if line.seat in mine]
    records = await store.rows(select(schema.records).where(schema.records.c.identity == identity))
    called = await store.rows(select(schema.browsers).where(schema.browsers.c.identity == identity))
    sessions = await service.identities.sessions(identity)
    return {
        "name": await service.identities.name_of(identity),
        "face": service.face_of(identity),
        "sessions": [{"agent": each["agent"], "created": each["created"], "seen": each["seen"]} for each in sessions],
        "tables": [service.facts(row, identity) for row in tables],
        "said": said,
        "records": [{"id": each["id"], "created": each["created"], "text": each["text"]} for each in records],
        "told": [
            {"created": each.created, "language": each.language, "endpoint": each.endpoint}
            for each in await store.pushes_of(identity)
        ],
        "puzzles": [puzzle_results.as_made(row) for row in await store.attempts_of(identity)],
        "ratings": await store.ratings_of(identity),
        "blocked": [{"name": each.name, "at": each.at} for each in service.blocks.of(identity).blocked],
        "browsers": [{"name": each["name"], "face": each["face"]} for each in called],
    }


@post("/api/me/delete", operation_id="delete_me", responses=REFUSALS, status_code=200)
async def delete_me(data: JSONBody[DeleteMe], request: AnyRequest, service: Parts) -> Response[Me]:
    """Delete everything of mine: name, sessions, records, ratings, what I said. My seats go on without a name."""
    visitor = HttpVisitor(request, service)
    session = await _known(visitor)
    identity = session.identity
    for row in await service.store.tables_of(identity, _LISTED):
        await _leave(service, row.id, identity)
    service.devices.forget(identity)
    await service.log_out(session, "", True)
    await service.store.forget_person(identity)
    service.blocks.forget(identity)
    service.identities.forget_face(identity)
    return Response(Me(False, ""), cookies=[visitor.cookie("", 0)])


async def _leave(service: Service, table_id: str, identity: str) -> None:
    """Take somebody's name and words off a table, and let a bot play on for them."""
    room = await service.rooms.get(table_id)
    if room is None:
        return
    async with room.entered() as match:
        mine = match.seats_of(identity)
        if not mine:
            return
        bot = service.customs.stand_in
        await room.commit(match, [match.seal(match.forget(identity, bot), CHANCE, stamp())])
        await service.store.forget_chats(table_id, mine)
        await room.talk.read()
        for connection in room.connections:
            room.push_snapshot(connection)
        room.tell_presence(0.0)
        room.drive()


ACCOUNT = (
    get_me,
    claim_name,
    make_link,
    get_asked,
    answer_link,
    use_link,
    finish_link,
    get_blocks,
    block,
    lift_block,
    get_data,
    delete_me,
)
