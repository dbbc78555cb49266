"""What people and programs send, before its meaning is looked at: anything ambiguous is refused."""

from __future__ import annotations

import json
from typing import Any

_DEPTH = 12
_KEYS = 64
_ITEMS = 256
_STRING = 2_000
_LARGEST = 2**53


class Malformed(ValueError):
    """Not JSON as we take it. The message is for logs and programs, and repeats nothing that was sent."""


def parsed(data: str | bytes) -> Any:
    """The value that JSON stands for. Refuses what two readers could understand differently, or what costs more than
    a message is worth."""
    try:
        text = data if isinstance(data, str) else data.decode("utf-8")
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_float=_no_float,
            parse_constant=_no_float,
            parse_int=_integer,
        )
    except Malformed:
        raise
    except (ValueError, RecursionError):
        raise Malformed("not JSON") from None
    _check(value, 1)
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Malformed("a key is there twice")
    return found


def _no_float(_: str) -> Any:
    raise Malformed("numbers are whole")


def _integer(text: str) -> int:
    if len(text) > 17 or abs(int(text)) > _LARGEST:
        raise Malformed("a number is too large")
    return int(text)


def _check(value: Any, depth: int) -> None:
    if depth > _DEPTH:
        raise Malformed(f"nested more than {_DEPTH} deep")
    match value:
        case str():
            if len(value) > _STRING:
                raise Malformed(f"a text has more than {_STRING} characters")
            if any("\ud800" <= character <= "\udfff" for character in value):
                raise Malformed("a text has half a character")
        case dict():
            if len(value) > _KEYS:
                raise Malformed(f"an object has more than {_KEYS} keys")
            for key, inner in value.items():
                _check(key, depth)
                _check(inner, depth + 1)
        case list():
            if len(value) > _ITEMS:
                raise Malformed(f"a list has more than {_ITEMS} items")
            for inner in value:
                _check(inner, depth + 1)


def plain(text: str, limit: int) -> str:
    """Text from a person made inert: no control or direction characters, no runs of blanks, cut to `limit`."""
    kept = "".join(" " if character.isspace() else character for character in text if _is_plain(character))
    return " ".join(kept.split())[:limit]


def _is_plain(character: str) -> bool:
    number = ord(character)
    if character.isspace():
        return True
    if number < 32 or 127 <= number < 160:
        return False
    hidden = (0x200B, 0x200F), (0x2028, 0x202E), (0x2060, 0x206F), (0xFEFF, 0xFEFF), (0xFFF0, 0xFFFB)
    return not any(low <= number <= high for low, high in hidden)
