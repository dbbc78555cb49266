"""Passkeys: an authenticator signs that somebody is who they were, for those who have lost every browser.

Browsers have them in secure contexts with a name only: over HTTPS, or at localhost.
"""

from __future__ import annotations

import json
import time
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import Response, post
from litestar.params import JSONBody
from msgspec import Struct, field
from sqlalchemy import select

from ludarium.house.refusals import Refuse
from ludarium.house.resources import LinkUsed, Me
from ludarium.house.store import Conflict
from ludarium.server import schema
from ludarium.server.challenges import as_bytes, as_text
from ludarium.server.storage import PasskeyRow
from ludarium.server.visitors import REFUSALS, AnyRequest, HttpVisitor, Parts

_KEYS = 10
"""So many one person may have."""


class Credential(Struct, frozen=True):
    """What the browser's authenticator answered, as the browser writes it; browsers may add what we do not know."""

    id: str
    raw_id: str = field(name="rawId")
    type: Literal["public-key"]
    response: dict[str, Any]


def _place(request: AnyRequest) -> tuple[str, str]:
    """The page's origin and name, for which a passkey is good; the guard has let the origin in already."""
    origin = request.headers.get("origin", "")
    parts = urlsplit(origin)
    if not parts.hostname or (parts.scheme != "https" and parts.hostname != "localhost"):
        raise Refuse("not-now")
    return origin, parts.hostname


@post("/api/passkeys/offer", operation_id="offer_passkey", responses=REFUSALS, status_code=200)
async def offer(request: AnyRequest, service: Parts) -> dict[str, Any]:
    """What a new passkey of mine is to be made with."""
    import webauthn
    from webauthn.helpers.structs import AuthenticatorSelectionCriteria, ResidentKeyRequirement

    session = await HttpVisitor(request, service).session()
    if session is None:
        raise Refuse("not-found")
    if not service.link_tries.take(session.identity):
        raise Refuse("too-often")
    if await service.identities.passkeys(session.identity) >= _KEYS:
        raise Refuse("not-now")
    name = await service.identities.name_of(session.identity) or "Ludarium"
    made = webauthn.generate_registration_options(
        rp_id=_place(request)[1],
        rp_name="Ludarium",
        user_name=name,
        user_id=session.identity.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
    )
    service.challenges.note(made.challenge, session.identity)
    told: dict[str, Any] = json.loads(webauthn.options_to_json(made))
    return told


@post("/api/passkeys/keep", operation_id="keep_passkey", responses=REFUSALS, status_code=200)
async def keep(data: JSONBody[Credential], request: AnyRequest, service: Parts) -> Me:
    """Know me by this passkey from now on."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    session = await HttpVisitor(request, service).session()
    challenge, identity = service.challenges.take(data.response)
    if session is None or identity != session.identity:
        raise Refuse("bad-link")
    origin, name = _place(request)
    try:
        made = webauthn.verify_registration_response(
            credential=msgspec.to_builtins(data),
            expected_challenge=challenge,
            expected_rp_id=name,
            expected_origin=origin,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise Refuse("bad-link") from None
    row = PasskeyRow(
        as_text(made.credential_id), identity, as_text(made.credential_public_key), made.sign_count, int(time.time())
    )
    try:
        await service.store.write(row)
    except Conflict:
        raise Refuse("bad-link") from None
    known = service.identities
    return Me(True, await known.name_of(identity), await known.passkeys(identity))


@post("/api/passkeys/ask", operation_id="ask_passkey", responses=REFUSALS, status_code=200)
async def ask(request: AnyRequest, service: Parts) -> dict[str, Any]:
    """What a passkey has to sign so that somebody is recognised."""
    import webauthn

    visitor = HttpVisitor(request, service)
    if not service.link_tries.take(visitor.address):
        raise Refuse("too-often")
    made = webauthn.generate_authentication_options(rp_id=_place(request)[1])
    service.challenges.note(made.challenge, "")
    told: dict[str, Any] = json.loads(webauthn.options_to_json(made))
    return told


@post("/api/passkeys/enter", operation_id="enter_passkey", responses=REFUSALS, status_code=200)
async def enter(data: JSONBody[Credential], request: AnyRequest, service: Parts) -> Response[LinkUsed]:
    """Be known again by a passkey."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    visitor = HttpVisitor(request, service)
    challenge, identity = service.challenges.take(data.response)
    keys = schema.passkeys
    rows = await service.store.rows(select(keys).where(keys.c.id == data.id))
    if identity or not rows:
        raise Refuse("bad-link")
    found = PasskeyRow(**rows[0])
    origin, name = _place(request)
    try:
        used = webauthn.verify_authentication_response(
            credential=msgspec.to_builtins(data),
            expected_challenge=challenge,
            expected_rp_id=name,
            expected_origin=origin,
            credential_public_key=as_bytes(found.key),
            credential_current_sign_count=found.count,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise Refuse("bad-link") from None
    if found.identity in service.sanctions.people:
        raise Refuse("banned")
    await service.store.used_passkey(found.id, used.new_sign_count)
    return await visitor.entered(found.identity)


@post("/api/passkeys/forget", operation_id="forget_passkeys", responses=REFUSALS, status_code=200)
async def forget(request: AnyRequest, service: Parts) -> Me:
    """Know me by no passkey any more."""
    session = await HttpVisitor(request, service).session()
    if session is None:
        raise Refuse("not-found")
    await service.store.forget_passkeys(session.identity)
    return Me(True, await service.identities.name_of(session.identity))


PASSKEYS = (offer, keep, ask, enter, forget)
