"""What authenticators were asked to sign, and the format of their answers."""

from __future__ import annotations

import base64
import binascii
import json
import time
from typing import Any

from ludarium.house.refusals import Refuse

_SECONDS = 300
_MOST = 10_000


class Challenges:
    """What authenticators were asked to sign and have not signed yet; each is good once."""

    def __init__(self) -> None:
        self._open: dict[str, tuple[str, float]] = {}

    def note(self, challenge: bytes, identity: str) -> None:
        now = time.monotonic()
        self._open = {each: asked for each, asked in self._open.items() if asked[1] > now}
        while len(self._open) >= _MOST:
            del self._open[next(iter(self._open))]
        self._open[as_text(challenge)] = identity, now + _SECONDS

    def take(self, response: dict[str, Any]) -> tuple[bytes, str]:
        """The challenge that was signed, and for whom it was made; Refuse: for nobody, or long ago."""
        try:
            told = json.loads(as_bytes(response["clientDataJSON"]))
            challenge = str(told["challenge"])
        except (KeyError, TypeError, ValueError):
            raise Refuse("bad-link") from None
        identity, ends = self._open.pop(challenge, ("", 0.0))
        if ends < time.monotonic():
            raise Refuse("bad-link")
        return as_bytes(challenge), identity


def as_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def as_bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, TypeError) as fault:
        raise ValueError("not base64") from fault
