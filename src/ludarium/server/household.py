"""Several people in one browser: who is here, adding somebody, and who plays now. Each is a person of their own."""

from __future__ import annotations

import hashlib

from litestar import Response, get, post
from litestar.params import JSONBody

from ludarium.house.names import person_name
from ludarium.house.refusals import Refuse
from ludarium.house.resources import ChangePerson, Household, NewPerson, PersonHere, WhichPerson
from ludarium.server.identities import ABSOLUTE
from ludarium.server.service import Service
from ludarium.server.storage import BrowserRow
from ludarium.server.visitors import REFUSALS, AnyRequest, HttpVisitor, Parts

_MOST = 12
"""People of one browser."""


def _handle(row: BrowserRow) -> str:
    """What somebody is called to the page of their browser; who they are stays here."""
    return hashlib.sha256(f"person {row.mark} {row.identity}".encode()).hexdigest()[:16]


async def _told(service: Service, mark: str, identity: str | None) -> Household:
    people = []
    for row in await service.identities.household(mark):
        name = row.name or await service.identities.name_of(row.identity)
        people.append(PersonHere(_handle(row), name, service.face_of(row.identity), row.identity == identity))
    return Household(tuple(people))


async def _named(service: Service, mark: str, handle: str) -> BrowserRow:
    for row in await service.identities.household(mark):
        if _handle(row) == handle:
            return row
    raise Refuse("not-found", key="error-nobody-here")


@get("/api/household", operation_id="household", responses=REFUSALS)
async def get_household(request: AnyRequest, service: Parts) -> Household:
    """Who can play in this browser."""
    visitor = HttpVisitor(request, service)
    return await _told(service, visitor.known_mark, await visitor.identity())


@post("/api/household/add", operation_id="add_person", responses=REFUSALS, status_code=200)
async def add_person(data: JSONBody[NewPerson], request: AnyRequest, service: Parts) -> Response[Household]:
    """Let somebody else play here, too; the present player goes on."""
    visitor = HttpVisitor(request, service)
    name = person_name(data.name)
    # Who is added to somebody whom nobody knows yet makes them known, or there would be nobody to come back to.
    identity = await visitor.identity_or_new()
    mark = await visitor.mark()
    here = await service.identities.household(mark)
    if len(here) >= _MOST:
        raise Refuse("full", key="error-household-full")
    if not service.new_identities.take(visitor.address):
        raise Refuse("too-often")
    await service.identities.check_name("", name)
    await service.identities.add(mark, name, data.face, visitor.agent)
    return Response(await _told(service, mark, identity), cookies=visitor.cookies)


@post("/api/household/change", operation_id="change_person", responses=REFUSALS, status_code=200)
async def change_person(data: JSONBody[ChangePerson], request: AnyRequest, service: Parts) -> Response[Household]:
    """Take another name in this browser, or another face for everybody."""
    visitor = HttpVisitor(request, service)
    name = person_name(data.name)
    if await visitor.session() is None:
        raise Refuse("not-found", key="error-nobody-here")
    identity = await visitor.identity_or_new()
    mark = await visitor.mark()
    await service.identities.check_name(identity, name)
    await service.store.call_person(mark, identity, name, data.face)
    await service.wear(identity, data.face)
    return Response(await _told(service, mark, identity), cookies=visitor.cookies)


@post("/api/household/switch", operation_id="switch_person", responses=REFUSALS, status_code=200)
async def switch_person(data: JSONBody[WhichPerson], request: AnyRequest, service: Parts) -> Response[Household]:
    """Play as somebody else of this browser. The present player can come back; their open tables are closed."""
    visitor = HttpVisitor(request, service)
    mark = visitor.known_mark
    chosen = await _named(service, mark, data.id)
    session = await visitor.session()
    if session is not None and session.identity == chosen.identity:
        return Response(await _told(service, mark, chosen.identity))
    if not service.comings.take(visitor.address):
        raise Refuse("too-often")
    if chosen.identity in service.sanctions.people:
        raise Refuse("banned")
    token = await service.identities.step_forward(chosen.identity, mark, visitor.agent)
    if session is not None:
        await service.identities.stand_aside(session, mark, visitor.agent)
        service.hang_up(session.hash)
    return Response(await _told(service, mark, chosen.identity), cookies=[visitor.cookie(token, ABSOLUTE)])


@post("/api/household/remove", operation_id="remove_from_household", responses=REFUSALS, status_code=200)
async def remove_person(data: JSONBody[WhichPerson], request: AnyRequest, service: Parts) -> Household:
    """Let somebody play here no more. Nothing of theirs is deleted; the present player logs out instead."""
    visitor = HttpVisitor(request, service)
    mark = visitor.known_mark
    chosen = await _named(service, mark, data.id)
    identity = await visitor.identity()
    if identity is None or chosen.identity == identity:
        raise Refuse("not-now", key="error-plays-now")
    await service.identities.leave_browser(mark, chosen.identity)
    return await _told(service, mark, identity)


HOUSEHOLD = (get_household, add_person, change_person, switch_person, remove_person)
