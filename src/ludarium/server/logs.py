"""Logs as one JSON object a line: what happened, where, with which incident. Never tokens, codes, seeds or cards."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Any

import msgspec

_FACTS = ("incident", "table", "bot", "fault", "reason", "address")


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


def set_up() -> None:
    """Send our logs and those of the libraries to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ludarium").setLevel(logging.INFO)
