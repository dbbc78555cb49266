"""What is refused before anybody looks at what it means: too much, too often, or not plain JSON."""

from __future__ import annotations

import ipaddress
import json
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

_DEPTH = 12
_KEYS = 64
_ITEMS = 256
_STRING = 2_000
_LARGEST = 2**53


class Malformed(ValueError):
    """Not JSON as we take it. The message is for logs and programs, and repeats nothing that was sent."""


def check_json(data: str | bytes) -> None:
    """Refuse what two readers could understand differently, or what costs more than a message is worth."""
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


class Bucket:
    """So many things a second, and a few at once."""

    __slots__ = ("_at", "_burst", "_left", "_now", "_rate")

    def __init__(self, per_second: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = per_second
        self._burst = burst
        self._left = burst
        self._now = now
        self._at = now()

    def take(self) -> bool:
        """Whether one more is allowed; if so it is counted."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each key; those not used for longest are forgotten when there are too many."""

    def __init__(self, per_second: float, burst: float, most: int = 10_000) -> None:
        self._rate = per_second
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()


def per_minute(count: int) -> Buckets:
    """So many a minute, all of them at once if wanted."""
    return Buckets(count / 60, count)


def same_visitor(host: str) -> str:
    """What limits by address count: who has one IPv6 address has the 2^64 of its network."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


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
