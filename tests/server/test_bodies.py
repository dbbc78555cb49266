"""Bodies of requests are read as strictly as messages of sockets: "1" is no number, and 0 is not false."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from ludarium.games.tash_kalar.actions import TashKalarAction
from ludarium.server.app import create_app
from ludarium.server.settings import Settings
from server.support import Person

ROUTES: dict[str, Any] = {}
_app: Litestar = create_app(Settings(workers=0)).app
for _route in _app.routes:
    for _handler in getattr(_route, "route_handlers", ()):
        if "POST" in _handler.http_methods and _handler.parsed_data_field is not None:
            ROUTES[_route.path] = _handler.parsed_data_field.annotation
# Actions are read once the game is known.
ROUTES["/api/lessons/{game:str}/{lesson:str}"] = msgspec.defstruct(
    "LessonAsk", [("answers", tuple[TashKalarAction, ...]), ("idea", TashKalarAction | None)]
)


def sample(kind: msgspec.inspect.Type) -> Any:
    """Something of that type, with every field."""
    match kind:
        case msgspec.inspect.Metadata(type=described):
            return sample(described)
        case msgspec.inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            return {
                **({tag_field: tag} if tag_field else {}),
                **{each.encode_name: sample(each.type) for each in fields},
            }
        case msgspec.inspect.UnionType(types=types):
            return sample(next(each for each in types if not isinstance(each, msgspec.inspect.NoneType)))
        case msgspec.inspect.IntType(ge=least):
            return max(1, least or 0)
        case msgspec.inspect.BoolType():
            return True
        case msgspec.inspect.StrType(pattern=pattern, min_length=least):
            fitting = ("a" * max(1, least or 0), "00", "a" * 8, "2026-11-19")
            return next(each for each in fitting if re.search(pattern or "", each))
        case msgspec.inspect.LiteralType(values=values):
            return values[0]
        case msgspec.inspect.DictType(value_type=value):
            return {"a": sample(value)}
        case msgspec.inspect.TupleType(item_types=items):
            return [sample(each) for each in items]
        case msgspec.inspect.RawType() | msgspec.inspect.AnyType():
            return {}
        case _:
            inner = getattr(kind, "item_type", None)
            assert inner is not None, f"no sample for {kind}"
            return [sample(inner)]


def twins(value: Any) -> Iterator[Any]:
    """The same with one figure, yes or no, or list written in a way that a lenient reader would take."""
    match value:
        case dict():
            for key, inner in value.items():
                yield from ({**value, key: twin} for twin in twins(inner))
        case list():
            for at, inner in enumerate(value):
                yield from ([*value[:at], twin, *value[at + 1 :]] for twin in twins(inner))
        case bool():
            yield from (0, 1, "true", "0", "on")
        case int():
            yield from (str(value), True, f" {value}", [value])
        case str():
            yield from (1, True, None, [value])


def is_read(body: Any, wanted: Any) -> bool:
    try:
        msgspec.json.decode(msgspec.json.encode(body), type=wanted)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize("path", ROUTES)
def test_a_body_is_refused_where_a_field_is_only_nearly_of_its_type(person: Callable[[], Person], path: str) -> None:
    me, wanted = person(), ROUTES[path]
    body = sample(msgspec.inspect.type_info(wanted))
    assert is_read(body, wanted), body
    address = path.replace("{game:str}", "tash-kalar").replace("{lesson:str}", "1").replace("{table_id:str}", "none")
    wrong = [twin for twin in twins(body) if not is_read(twin, wanted)]
    assert wrong, "nothing in it can be nearly right"
    for twin in wrong:
        answer = me.post(address, twin)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), twin


def test_a_seat_in_quotes_joins_nothing(person: Callable[[], Person]) -> None:
    me, friend = person(), person()
    made = me.table("human", "link")
    assert friend.post("/api/join", {"code": made["code"], "seat": "1"}).status_code == 400
    assert friend.post("/api/join", {"code": made["code"], "watch": 0}).status_code == 400
    wish = {"game": "tash-kalar", "form": "duel", "seats": [{"kind": "human"}, {"kind": "human"}], "watch": 0}
    assert me.post("/api/tables", wish).status_code == 400
    assert friend.join(made["code"], seat=1)["seat"] == 1
