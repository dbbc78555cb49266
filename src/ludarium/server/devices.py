"""Another device of the same person: links and short codes that work once, and only for a while (REL-73).

Nothing of it is stored: after a restart of the server a new link is needed. Secrets are kept as hashes, so nothing
that could be read from memory lets anybody in.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from ludarium.house.refusals import Refuse

SECONDS = 600
_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"  # none that are mistaken for each other
_LENGTH = 8
_MOST = 10_000


@dataclass
class _Link:
    """One offer of a person: by its secret at once, by its code once the person has said yes."""

    identity: str
    ends: float
    code: str
    agent: str = ""
    ticket: str = ""
    """The hash of what the asking device shows; empty: none has asked."""
    allowed: bool = False


class Devices:
    """The links that can be used now."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._links: dict[str, _Link] = {}
        """By the hash of their secret."""

    def offer(self, identity: str) -> tuple[str, str]:
        """A secret of 192 bits, and a code to read out; what was offered before is void."""
        self._forget(lambda link: link.identity == identity)
        while len(self._links) >= _MOST:
            del self._links[next(iter(self._links))]
        secret = secrets.token_urlsafe(24)
        code = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
        self._links[_hash(secret)] = _Link(identity, self._now() + SECONDS, _hash(code))
        return secret, code

    def take(self, secret: str) -> str:
        """Whose the secret is; it is used up by that."""
        self._forget(lambda link: False)
        link = self._links.pop(_hash(secret), None)
        if link is None:
            raise Refuse("bad-link")
        return link.identity

    def ask(self, code: str, agent: str) -> str:
        """A device that knows the code asks its maker; gives the ticket by which it hears the answer."""
        self._forget(lambda link: False)
        hashed = _hash(code.strip().upper().replace(" ", "").replace("-", ""))
        link = next((each for each in self._links.values() if each.code == hashed), None)
        if link is None or link.ticket:  # somebody was quicker: only they are answered
            raise Refuse("bad-link")
        ticket = secrets.token_urlsafe(24)
        link.ticket, link.agent = _hash(ticket), agent or "?"
        return ticket

    def asked(self, identity: str) -> str | None:
        """The device that waits for an answer of that person; None: none does."""
        link = self._of(identity)
        return link.agent if link is not None and link.ticket and not link.allowed else None

    def answer(self, identity: str, allow: bool) -> None:
        """The maker of a code says whether the device that asks is theirs; a no makes the offer void."""
        link = self._of(identity)
        if link is None or not link.ticket:
            raise Refuse("bad-link")
        if allow:
            link.allowed = True
        else:
            self._forget(lambda each: each is link)

    def finish(self, ticket: str) -> str | None:
        """Whose device it is now; None: not answered yet. Refuse: the answer was no, or it came too late."""
        self._forget(lambda link: False)
        hashed = _hash(ticket)
        found = next(((key, link) for key, link in self._links.items() if link.ticket == hashed), None)
        if found is None:
            raise Refuse("bad-link")
        key, link = found
        if not link.allowed:
            return None
        del self._links[key]
        return link.identity

    def forget(self, identity: str) -> None:
        self._forget(lambda link: link.identity == identity)

    def _of(self, identity: str) -> _Link | None:
        self._forget(lambda link: False)
        return next((link for link in self._links.values() if link.identity == identity), None)

    def _forget(self, void: Callable[[_Link], bool]) -> None:
        now = self._now()
        self._links = {key: link for key, link in self._links.items() if link.ends > now and not void(link)}


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
