"""The routes of operators: ban, mute, close, and undo it; end a season. `ludarium house` uses them."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy import select

from ludarium.house.chronicle import end_season
from ludarium.house.guest import NOT_FOUND
from ludarium.house.names import skeleton
from ludarium.house.refusals import Refuse
from ludarium.house.showing import encode
from ludarium.kernel.title import titles
from ludarium.server import schema
from ludarium.server.sanctions import Deed
from ludarium.server.service import Service
from ludarium.server.visitors import REFUSALS, AnyRequest, Parts


class Operate(Struct, frozen=True, forbid_unknown_fields=True):
    """What an operator wants done. `target`: a person by name or as TABLE/SEAT, a table by id, a game with seasons."""

    what: Deed
    target: Annotated[str, Meta(min_length=1, max_length=100)]
    note: Annotated[str, Meta(max_length=200)] = ""


class Operated(Struct, frozen=True):
    at: int
    what: str
    target: str
    note: str


class OperatorLog(Struct, frozen=True):
    done: tuple[Operated, ...]


@get("/api/operator", include_in_schema=False)
async def get_log(request: AnyRequest, service: Parts) -> OperatorLog:
    """What operators have done."""
    if not service.sanctions.is_operator(request.headers):
        raise Refuse("not-found")
    rows = await service.sanctions.read()
    return OperatorLog(tuple(Operated(row.at, row.what, row.target, row.note) for row in rows))


@post("/api/operator", include_in_schema=False, responses=REFUSALS, status_code=200)
async def operate(data: JSONBody[Operate], request: AnyRequest, service: Parts) -> Operated:
    """Do it, and write it down."""
    if not service.sanctions.is_operator(request.headers):
        raise Refuse("not-found")
    match data.what:
        case "end-season":
            target = data.target
            if not any(each.id == target and each.chronicle for each in titles()):
                raise Refuse("not-found")
            await end_season(service, target)
        case "close" | "reopen":
            target = await _table(service, data.target)
        case _:
            target = await _person(service, data.target)
    await service.sanctions.note(data.what, target, data.note)
    if data.what == "ban":
        await service.turn_out(target)
    if data.what == "close":
        await _close(service, target)
    return Operated(int(time.time()), data.what, target, data.note)


async def _person(service: Service, named: str) -> str:
    """An identity by its name, as the seat of a table, or as the log has written it."""
    table, _, seat = named.rpartition("/")
    if table and seat.isdigit():
        room = await service.rooms.get(table)
        if room is None:
            raise Refuse("not-found")
        async with room.entered() as match:
            owner = match.places[int(seat) - 1].owner if 0 < int(seat) <= match.seats else None
        if owner is None:
            raise Refuse("not-found")
        return owner
    people, names = schema.identities, schema.names
    found = await service.store.rows(select(names.c.identity).where(names.c.skeleton == skeleton(named)))
    known = found or await service.store.rows(select(people.c.id.label("identity")).where(people.c.id == named))
    if not known:
        raise Refuse("not-found")
    return str(known[0]["identity"])


async def _table(service: Service, named: str) -> str:
    row = await service.store.table(named)
    if row is None:
        raise Refuse("not-found")
    return row.id


async def _close(service: Service, table_id: str) -> None:
    """Everybody at the table is told that it is not there; nothing of it is deleted."""
    room = service.rooms.drop(table_id)
    if room is None:
        return
    for connection in tuple(room.connections):
        connection.push(encode(Refuse("not-found").message("")))
        connection.close(NOT_FOUND)
    await room.close()


OPERATORS = (get_log, operate)
