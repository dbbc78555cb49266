"""Who wants to be told while the page is closed: whether that is offered, and adding or removing this browser."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from ludarium.house.refusals import Refuse
from ludarium.house.resources import PushOffer, PushStop, PushWish
from ludarium.server.identities import Session
from ludarium.server.visitors import REFUSALS, AnyRequest, HttpVisitor, Parts


async def _known(visitor: HttpVisitor) -> Session:
    session = await visitor.session()
    if session is None:
        raise Refuse("not-found")
    if not visitor.house.new_pushes.take(session.identity):
        raise Refuse("too-often")
    return session


@get("/api/push", operation_id="push_offer", responses=REFUSALS)
async def get_offer(service: Parts) -> PushOffer:
    """The key to subscribe with at a push service; empty where closed pages are told nothing."""
    return PushOffer(await service.push.offer())


@post("/api/push", operation_id="push_wish", responses=REFUSALS, status_code=204)
async def keep_push(data: JSONBody[PushWish], request: AnyRequest, service: Parts) -> None:
    """Tell this browser also while its page is closed; asked again, in another language for example, it is renewed."""
    await service.push.keep(await _known(HttpVisitor(request, service)), data)


@post("/api/push/stop", operation_id="push_stop", responses=REFUSALS, status_code=204)
async def stop_push(data: JSONBody[PushStop], request: AnyRequest, service: Parts) -> None:
    """Tell this browser nothing more while its page is closed."""
    session = await _known(HttpVisitor(request, service))
    await service.push.drop(session.identity, data.endpoint)


SUBSCRIPTIONS = (get_offer, keep_push, stop_push)
