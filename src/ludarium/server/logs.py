"""Logs as one JSON object a line: what happened, where, with which incident. Never tokens, codes, seeds or cards."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from ludarium.server.limits import Bucket

_FACTS = ("incident", "table", "bot", "fault", "reason", "address", "left_out")
_BURST = 20
_A_MINUTE = 6
_KINDS = 200


class JsonFormatter(logging.Formatter):
    """Takes only the facts that are known to be harmless."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {fact: str(getattr(record, fact)) for fact in _FACTS if hasattr(record, fact)}
        if record.exc_info and record.exc_info[0] is not None:
            # Where, but not what: texts of exceptions can hold a hand of cards.
            line["fault"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["where"] = [f"{frame.name}:{frame.lineno}" for frame in frames]
        return msgspec.json.encode(line).decode()


class Throttle(logging.Filter):
    """Lets a few lines of one kind through, then a few a minute: nobody can fill the disk by being refused.

    The next line that is let through says how many like it were left out.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._kinds: OrderedDict[tuple[str, str, str], tuple[Bucket, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        # The text before anything is put into it; libraries put everything in at once, so its beginning must do.
        fault = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] is not None else ""
        kind = record.name, str(record.msg)[:40], fault
        bucket, left_out = self._kinds.pop(kind, (Bucket(_A_MINUTE / 60, _BURST, self._now), 0))
        lets_through = bucket.take()
        self._kinds[kind] = bucket, 0 if lets_through else left_out + 1
        if len(self._kinds) > _KINDS:
            self._kinds.popitem(last=False)
        if lets_through and left_out:
            record.left_out = left_out
        return lets_through


def set_up() -> None:
    """Send our logs and those of the libraries to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(Throttle())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ludarium").setLevel(logging.INFO)
