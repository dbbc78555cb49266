"""What a house gives to everybody who works in its rooms: a store, a clock, a thinker, and lots."""

from __future__ import annotations

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from typing import Protocol

from ludarium.house.clock import Clock, ServiceTime, stamp
from ludarium.house.customs import Customs
from ludarium.house.links import Links
from ludarium.house.lots import Lots
from ludarium.house.match import Damaged, Match
from ludarium.house.messages import FaceName
from ludarium.house.messenger import Messenger, NoMessenger
from ludarium.house.refusals import DAMAGED, Refuse
from ludarium.house.skill import Rater
from ludarium.house.store import Store, StoreCorrupt, TableRow
from ludarium.house.thinking import InLine, Thinker

log = logging.getLogger("ludarium.house")


class Counts(Protocol):
    """Figures for operators; they hold nothing about a person or a card."""

    def count(self, name: str, by: float = 1) -> None:
        """So much more of that."""


class Uncounted:
    """For houses whose figures nobody reads."""

    def count(self, name: str, by: float = 1) -> None:
        pass


class Keeper(ABC):
    """Everything that rooms share."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker | None = None,
        customs: Customs | None = None,
        time: Clock | None = None,
        lots: Lots | None = None,
        counts: Counts | None = None,
    ) -> None:
        self.store = store
        self.thinker = thinker or InLine()
        self.customs = customs or Customs()
        self.time = time or ServiceTime()
        self.lots = lots or Lots()
        self.counts = counts or Uncounted()
        self.date = stamp
        """Milliseconds since 1970: links run out by the calendar."""
        self.links = Links()
        self.making = asyncio.Lock()
        """Held while a table is made: two at once must not both find the last place on a shelf."""
        self.rater: Rater | None = None
        """Who reckons ratings; None: nothing is rated here."""
        self.messenger: Messenger = NoMessenger()
        """Who tells people what happens at tables where they are not."""
        self.rating = asyncio.Lock()
        """Held while ratings are read, reckoned and stored."""
        self.hints_asked: set[str] = set()
        """Identities that wait for a hint: each for one at a time, however many sockets it has."""
        self._touched: set[str] = set()
        self._loss_incident = ""

    @abstractmethod
    def open(self, match: Match) -> None:
        """Open the room of a table that has just been made and stored."""

    def may_make_table(self, identity: str) -> bool:
        """Whether somebody has not made too many lately; asked once for each."""
        return True

    async def check_names(self, identity: str, *names: str) -> None:
        """Refuse names that belong to somebody else; where it is the custom, the first belongs to that identity now."""
        return

    def is_muted(self, identity: str | None) -> bool:
        """Whether somebody may not speak anywhere here."""
        return False

    def keep_apart(self, one: str | None, other: str | None) -> bool:
        """Whether one of two people has said that they do not want to meet."""
        return False

    def face_of(self, identity: str | None) -> FaceName:
        """The sign that somebody is drawn by; empty: none was chosen."""
        return ""

    def is_closed(self, table_id: str) -> bool:
        """Whether an operator has closed the table."""
        return False

    def may_bring_record(self, identity: str) -> bool:
        """The same for records, each of which is played again."""
        return True

    def is_first_touch(self, table_id: str) -> bool:
        """Whether this process reads the table for the first time; later times are not a restart."""
        first = table_id not in self._touched
        self._touched.add(table_id)
        return first

    def incident(self, fault: BaseException, **facts: str) -> str:
        """Note a fault of ours; the id goes to the client, the rest to the log."""
        incident = secrets.token_hex(6)
        self.counts.count("incidents_total")
        log.error("incident", exc_info=fault, extra={"incident": incident, **facts})
        return incident

    async def row(self, table_id: str) -> TableRow | None:
        """The row of a table. One that was there once and is gone is frozen, and not just unknown (REL-78)."""
        try:
            row = await self.store.table(table_id)
        except StoreCorrupt as fault:
            raise self._lost(fault) from fault
        if row is not None and self.is_closed(table_id):
            return None
        if row is None and self.store.mark_of(table_id) is not None:
            raise self._lost(Damaged(f"the table {table_id} was made once, and is gone"))
        return row

    def _lost(self, fault: Exception) -> Refuse:
        """One incident for all that is asked: there may be many tables, and it is one loss."""
        self._loss_incident = self._loss_incident or self.incident(fault, reason=str(fault))
        return Refuse("frozen", key=DAMAGED, incident=self._loss_incident)
