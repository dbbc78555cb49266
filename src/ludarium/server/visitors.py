"""Visitors that come over HTTP: who they are, the cookie that says so, and the questions of a house as handlers."""

from __future__ import annotations

import inspect
import re
from types import NoneType
from typing import Annotated, Any, Literal, get_args

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from ludarium.house.questions import Question
from ludarium.house.refusals import Refuse
from ludarium.house.resources import LinkUsed, Problem
from ludarium.server.described import GameContent, GameGlance, GameReplay
from ludarium.server.guard import is_secure
from ludarium.server.identities import ABSOLUTE, Session, agent_of
from ludarium.server.limits import same_visitor
from ludarium.server.service import Service

AnyRequest = Request[Any, Any, Any]
Parts = NamedDependency[Service]
"""The server's parts, given to every handler."""

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


class HttpVisitor:
    """The sender of a request."""

    def __init__(self, request: AnyRequest, service: Service) -> None:
        self.request = request
        self.house = service
        self.cookies: list[Cookie] = []
        """To be sent with the answer."""
        self.given_mark = ""
        """The mark of the browser as it is stored, once `mark` was asked for."""

    @property
    def address(self) -> str:
        """Where it comes from, as limits and queues count it."""
        client = self.request.client
        return same_visitor(client.host) if client is not None else ""

    @property
    def agent(self) -> str:
        return agent_of(self.request.headers.get("user-agent", ""))

    @property
    def device(self) -> Literal["phone", "computer"]:
        return "phone" if "Mobi" in self.request.headers.get("user-agent", "") else "computer"

    async def session(self) -> Session | None:
        return await self.house.identities.of(dict(self.request.headers), is_secure(self.request.scope))

    async def identity(self, *, renew: bool = False) -> str | None:
        session = await self.session()
        if session is not None and renew:
            await self._renew(session)
        return session.identity if session is not None else None

    async def identity_or_new(self, name: str = "") -> str:
        session = await self.session()
        if session is None:
            if not self.house.new_identities.take(self.address):
                raise Refuse("too-often")
            mark = await self.mark()
            token, session = await self.house.identities.make(name, self.agent, mark)
            self.cookies.insert(0, self.cookie(token, ABSOLUTE))
        elif session.identity in self.house.sanctions.people:
            raise Refuse("banned")
        else:
            await self._renew(session)
            if "authorization" not in self.request.headers:
                await self.house.identities.mark(session, await self.mark())
        return session.identity

    async def mark(self) -> str:
        """The mark of the browser as it is stored; one that has none gets one with the answer."""
        self.given_mark = self.given_mark or self.known_mark
        if not self.given_mark:
            mark, self.given_mark = self.house.identities.new_mark()
            self.cookies.append(self.cookie(mark, ABSOLUTE, "-browser"))
        return self.given_mark

    @property
    def known_mark(self) -> str:
        """The same of a browser that has one; empty: it has none."""
        return self.house.identities.mark_in(dict(self.request.headers), is_secure(self.request.scope))

    async def entered(self, identity: str) -> Response[LinkUsed]:
        """Somebody is recognised here; the previous player of this browser stays one of its people."""
        before = await self.session()
        mark = await self.mark()
        if before is not None and before.identity != identity and "authorization" not in self.request.headers:
            await self.house.identities.mark(before, mark)
            await self.house.identities.stand_aside(before, mark, self.agent)
            self.house.hang_up(before.hash)
        token = await self.house.identities.linked(identity, self.agent, mark)
        self.cookies.insert(0, self.cookie(token, ABSOLUTE))
        return Response(LinkUsed(True, "", await self.house.identities.name_of(identity)), cookies=self.cookies)

    async def _renew(self, session: Session) -> None:
        if "cookie" in self.request.headers:
            token = await self.house.identities.renewed(session, self.agent)
            if token is not None:
                self.cookies.insert(0, self.cookie(token, ABSOLUTE))
                name = f"{self.house.identities.cookie(is_secure(self.request.scope))}-browser"
                if name in self.request.cookies:  # it lasts as long as those it stands for
                    self.cookies.append(self.cookie(self.request.cookies[name], ABSOLUTE, "-browser"))

    def cookie(self, token: str, seconds: int, more: str = "") -> Cookie:
        secure = is_secure(self.request.scope)
        return Cookie(
            key=f"{self.house.identities.cookie(secure)}{more}",
            value=token,
            path="/",
            max_age=seconds,
            secure=secure,
            httponly=True,
            samesite="strict",
        )

    async def text(self) -> str:
        return (await self.request.body()).decode("utf-8")


# ---- questions as handlers


_DESCRIBED = {"content": GameContent, "replay": GameReplay, "record_replay": GameReplay, "glance": GameGlance}
"""What is answered about any game, by the question's name: the house loads a game when it is played, and this all."""


def handler(question: Question) -> Any:
    """The handler that asks a question of the house."""

    async def answer(request: AnyRequest, service: Parts, **asked: Any) -> Response[Any]:
        visitor = HttpVisitor(request, service)
        found = await question.answered(visitor, **asked)
        return Response(
            found,
            status_code=question.status,
            media_type=MediaType.TEXT if question.text else MediaType.JSON,
            headers={"content-disposition": f'attachment; filename="{question.file}"'} if question.file else None,
            cookies=visitor.cookies,
        )

    own = list(inspect.signature(answer, eval_str=True).parameters.values())[:2]
    asked = [each.replace(annotation=_described(question, each)) for each in question.parameters.values()]
    returns = _DESCRIBED.get(question.name, question.returns)
    parameters = sorted((*own, *asked), key=lambda each: each.default is not inspect.Parameter.empty)
    # The framework reads what a handler takes and gives from its signature.
    answer.__signature__ = inspect.Signature(parameters, return_annotation=returns)  # type: ignore[attr-defined]
    answer.__annotations__ = {each.name: each.annotation for each in parameters} | {"return": returns}
    answer.__doc__, answer.__name__ = question.answer.__doc__, question.answer.__name__
    route = get if question.method == "GET" else post
    more: dict[str, Any] = (
        {"request_max_body_size": question.takes_text, "opt": {"text": True}} if question.takes_text else {}
    )
    return route(
        re.sub(r"{(\w+)}", r"{\1:str}", question.path),
        operation_id=question.name,
        responses=REFUSALS,
        status_code=question.status,
        media_type=MediaType.TEXT if question.text else MediaType.JSON,
        **more,
    )(answer)


def _described(question: Question, parameter: inspect.Parameter) -> Any:
    """The annotation of a parameter in the framework's words."""
    annotation = parameter.annotation
    if parameter.name == "data":
        body: Any = JSONBody
        return body[annotation]
    kind = PathParameter if parameter.name in question.parts else QueryParameter
    # The framework wants Annotated[int | None, ...] where msgspec wants Annotated[int, ...] | None.
    optional = NoneType in get_args(annotation)
    inner, *notes = get_args(get_args(annotation)[0] if optional else annotation)
    limits = {
        name: value
        for note in notes
        if isinstance(note, Meta)
        for name in ("ge", "le", "max_length", "pattern", "description")
        if (value := getattr(note, name)) is not None
    }
    return Annotated[inner | None if optional else inner, kind(**limits)]
