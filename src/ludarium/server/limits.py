"""How much one visitor may ask for: so many things a second or a minute, counted for each visitor."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """A number of things a second, and a few at once."""

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
    """A number of things a minute, all of them at once if wanted."""
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
