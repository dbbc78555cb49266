"""People who come with a short code knock: the table's maker lets them in, or does not (REL-73).

A link cannot be guessed; its short code can be read aloud, may be overheard, and lets nobody in by itself. Nothing of
this is stored: short codes last as long as the house runs.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from ludarium.house.messages import KnockFacts
from ludarium.house.refusals import Refuse

PATIENCE = 8.0
"""Seconds for which whoever knocks waits for an answer before they ask again."""
_MOST = 16
"""So many knock at one table."""


@dataclass
class Knock:
    """Somebody before the door."""

    id: str
    """What they are called to the table's maker; who they are stays here."""
    name: str
    device: Literal["phone", "computer"]
    at: float
    let_in: bool | None = None
    """None: the maker has not answered."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)


class Knocks:
    """Who has come to one table with a code that was said."""

    def __init__(self, table: str, now: Callable[[], float]) -> None:
        self._table = table
        self._now = now
        self._knocks: dict[str, Knock] = {}

    def knock(self, identity: str, name: str, device: Literal["phone", "computer"]) -> Knock:
        """Ask, or hear the answer. Whether the code leads here and a seat is free is not looked at."""
        found = self._knocks.get(identity)
        if found is None:
            if len(self._knocks) >= _MOST:
                raise Refuse("too-often")
            id = hashlib.sha256(f"knock {self._table} {identity}".encode()).hexdigest()[:16]
            found = self._knocks[identity] = Knock(id, name, device, 0.0)
        if found.let_in is False:
            raise Refuse("not-let-in")
        if found.name != name:  # the maker has said yes to another name
            found.name, found.let_in = name, None
            found.answered.clear()
        found.at = self._now()
        return found

    def is_let_in(self, identity: str, name: str) -> bool:
        """Whether the maker has said yes to that person under that name."""
        found = self._knocks.get(identity)
        return found is not None and found.let_in is True and found.name == name

    def answer(self, id: str, yes: bool) -> None:
        """The maker has said whether somebody may come in."""
        found = next((each for each in self._knocks.values() if each.id == id), None)
        if found is None:
            raise Refuse("not-now")
        found.let_in = yes
        found.answered.set()

    def clear(self) -> None:
        """Another link: what was said before leads nowhere."""
        for each in self._knocks.values():
            each.answered.set()
        self._knocks.clear()

    def facts(self) -> tuple[KnockFacts, ...]:
        """Who waits for an answer; people not heard of for a while have gone."""
        now = self._now()
        waiting = (each for each in self._knocks.values() if each.let_in is None and now - each.at < 2 * PATIENCE)
        return tuple(KnockFacts(each.id, each.name, each.device) for each in waiting)
