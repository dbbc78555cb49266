"""Why the server says no: a stable code for programs, a message key for people, and nothing that is hidden."""

from __future__ import annotations

from ludarium.house.messages import Refused, Words
from ludarium.house.resources import Problem
from ludarium.kernel.errors import Refusal

KEYS = {
    "bad-position": "error-bad-position",
    "bad-record": "error-bad-record",
    "bad-setup": "error-bad-setup",
    "frozen": "error-bug",
    "full": "error-table-full",
    "id-reused": "error-stale",
    "internal": "error-internal",
    "malformed": "error-version",
    "no-take-back": "take-back-none",
    "bad-name": "error-name-invisible",
    "name-taken": "error-name-taken",
    "banned": "error-banned",
    "blocked": "error-blocked",
    "bad-link": "error-bad-link",
    "bad-push": "error-bad-push",
    "link-over": "error-link-over",
    "not-let-in": "error-not-let-in",
    "logged-out": "error-logged-out",
    "removed": "error-removed",
    "needs-server": "error-needs-server",
    "not-found": "error-table-not-found",
    "not-now": "error-not-now",
    "not-your-seat": "error-not-your-seat",
    "stale": "error-stale",
    "too-large": "error-too-large",
    "too-often": "error-too-often",
    "unavailable": "error-unavailable",
    "wrong-origin": "error-wrong-origin",
}
"""The sentence of each code; an illegal action brings the sentence of its rule instead."""

DAMAGED = "error-damaged"
"""The sentence for a table that is frozen because of its stored history, and not of its rules."""

STATUS = {
    "bad-name": 422,
    "name-taken": 409,
    "banned": 403,
    "blocked": 403,
    "bad-link": 404,
    "bad-position": 422,
    "bad-push": 422,
    "link-over": 409,
    "not-let-in": 403,
    "bad-record": 422,
    "bad-setup": 422,
    "removed": 403,
    "frozen": 409,
    "full": 409,
    "internal": 500,
    "malformed": 400,
    "needs-server": 422,
    "not-found": 404,
    "not-now": 409,
    "too-large": 413,
    "too-often": 429,
    "unavailable": 503,
    "wrong-origin": 403,
}
"""The HTTP status of those that HTTP can meet."""


class Refuse(Exception):
    """Said to a client as it is; nothing has changed."""

    def __init__(
        self, code: str, key: str = "", args: Words | None = None, rule: str = "", incident: str = "", detail: str = ""
    ) -> None:
        super().__init__(code)
        self.code = code
        self.key = key or KEYS[code]
        self.words = args or {}
        self.rule = rule
        self.incident = incident
        self.detail = detail
        """For programmers, in English; only where nothing can be hidden in it."""

    def message(self, to: str) -> Refused:
        return Refused(to, self.code, self.key, self.words, self.rule, self.incident)


def of_kernel(refusal: Refusal) -> Refuse:
    """What the kernel refused, without its words: they may name things that the sender does not know."""
    return Refuse("not-now")


def problem_of(refusal: Refuse) -> tuple[int, Problem]:
    """A refusal as HTTP says it."""
    problem = Problem(refusal.code, refusal.key, refusal.detail or refusal.code, refusal.incident)
    return STATUS.get(refusal.code, 409), problem
