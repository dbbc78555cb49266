"""From a method and a path to the question they mean, as a server's framework does for the same questions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import Parameter
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote

import msgspec
from msgspec import Struct

from ludarium.house import desk, puzzling
from ludarium.house.house import House
from ludarium.house.puzzle_resources import DailyPuzzles, Day, PuzzleList
from ludarium.house.questions import Question, Visitor, get
from ludarium.house.reading import Malformed, parsed
from ludarium.house.refusals import Refuse, problem_of
from ludarium.house.store import Conflict, StoreUnavailable
from ludarium.kernel.title import titles
from ludarium.pocket import moving
from ludarium.pocket.store import HERE

_BODY = 64 * 1024
_ELSEWHERE = re.compile(
    r"/api/(?:addresses|blocks(?:/.*)?|household(?:/.*)?|identities|links(?:/.*)?|me(?:/.*)?|passkeys/.*|invitations/.*|join|sessions(?:/.*)?)"
)
"""Questions that only a server answers: they are about other machines."""
_JSON = "application/json"
_TEXT = "text/plain; charset=utf-8"


MENU = Path(__file__).with_name("menu.json")
"""The games on offer as the build has found them: to find them, all games are loaded, and one is going to be played."""


@get("/api/games", name="games")
def list_games(visitor: Visitor) -> Any:
    """Games, forms, seats, options and bots."""
    return MENU.read_bytes() if MENU.is_file() else desk.menu(visitor.house)


BOX = Path(__file__).with_name("puzzles.json")
"""The list of all puzzles, for the same reason: whoever comes back sees the one of the day."""


@get("/api/puzzles", name="puzzles")
def list_puzzles(visitor: Visitor) -> Any:
    """All puzzles of the box, by game."""
    return BOX.read_bytes() if BOX.is_file() else puzzling.box()


@get("/api/puzzles/daily", name="daily_puzzles")
def daily_puzzles(visitor: Visitor, day: Day) -> DailyPuzzles:
    """The puzzles of a day."""
    packed = msgspec.json.decode(BOX.read_bytes(), type=PuzzleList) if BOX.is_file() else puzzling.box()
    return puzzling.daily(day, packed)


class Answer(Struct, frozen=True):
    """As a server would answer."""

    status: int
    type: str
    body: str
    headers: dict[str, str] = {}


class PocketVisitor:
    """The person at this screen."""

    address = ""

    def __init__(self, house: House, body: str) -> None:
        self.house = house
        self._body = body

    async def identity(self, *, renew: bool = False) -> str | None:
        return HERE

    async def identity_or_new(self) -> str:
        return HERE

    async def text(self) -> str:
        self._body.encode()  # half a character is none
        return self._body


async def answered(house: House, method: str, address: str, body: str = "", kind: str = _JSON) -> Answer:
    """The answer to a question; a refusal is one, too."""
    try:
        return await _answered(house, method, address, body, kind)
    except Refuse as refusal:
        return _refused(refusal)
    except (StoreUnavailable, Conflict):
        return _refused(Refuse("unavailable"))
    except Exception as fault:
        return _refused(Refuse("internal", incident=house.incident(fault)))


def _refused(refusal: Refuse, status: int | None = None) -> Answer:
    usual, problem = problem_of(refusal)
    return Answer(status or usual, _JSON, msgspec.json.encode(problem).decode())


async def _answered(house: House, method: str, address: str, body: str, kind: str) -> Answer:
    path, _, query = address.partition("?")
    path = f"/{path.lstrip('/')}"
    if _ELSEWHERE.fullmatch(path):
        raise Refuse("needs-server")
    found = None
    for question in _questions(path):
        parts = question.pattern.fullmatch(path)
        if parts is not None:
            found = question, parts.groupdict()
            if question.method == method:
                break
    if found is None:
        raise Refuse("not-found")
    question, given = found
    if question.method != method:
        return _refused(Refuse("malformed"), 405)
    asked = {name: unquote(value) for name, value in given.items()} | dict(parse_qsl(query, keep_blank_values=True))
    arguments = {
        name: _data(body, kind, parameter) if name == "data" else _argument(asked, parameter)
        for name, parameter in question.parameters.items()
    }
    if method == "POST":
        _check_body(question, body, kind)
    answer = await question.answered(PocketVisitor(house, body), **arguments)
    headers = {"content-disposition": f'attachment; filename="{question.file}"'} if question.file else {}
    return Answer(question.status, _TEXT if question.text else _JSON, _encoded(answer), headers)


def _questions(path: str) -> Iterator[Question]:
    """The desk's, then those of games; one that the path names is asked before the others, which may not be loaded."""
    yield from moving.QUESTIONS
    yield from (list_games, list_puzzles, daily_puzzles)
    yield from desk.QUESTIONS
    for title in sorted(titles(), key=lambda title: title.id not in path):
        yield from title.load("routes") or ()


def _argument(asked: dict[str, str], parameter: Parameter) -> Any:
    if parameter.name not in asked:
        if parameter.default is Parameter.empty:
            raise Refuse("malformed", detail=f"{parameter.name}: it is missing")
        return parameter.default
    try:
        return msgspec.convert(asked[parameter.name], parameter.annotation, strict=False)
    except msgspec.ValidationError as fault:
        raise Refuse("malformed", detail=f"{parameter.name}: {fault}") from None


def _check_body(question: Question, body: str, kind: str) -> None:
    if len(body.encode(errors="replace")) > (question.takes_text or _BODY):
        raise Refuse("too-large")
    if not question.takes_text and "data" not in question.parameters:
        _data(body, kind, None)


def _data(body: str, kind: str, parameter: Parameter | None) -> Any:
    """A body of JSON, which passes the same gate as messages at a table."""
    if len(body) > _BODY:
        raise Refuse("too-large")
    if kind.partition(";")[0].strip() != _JSON:
        raise Refuse("malformed", detail=f"the body must be {_JSON}")
    try:
        sent = parsed(body)
        return msgspec.convert(sent, parameter.annotation) if parameter is not None else sent
    except (Malformed, msgspec.ValidationError) as fault:
        raise Refuse("malformed", detail=str(fault)) from None


def _encoded(answer: Any) -> str:
    if isinstance(answer, str):
        return answer
    return (answer if isinstance(answer, bytes) else msgspec.json.encode(answer)).decode()
