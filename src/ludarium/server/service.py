"""Everything a running server holds: the house, and around it workers, identities, limits and sockets."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Protocol

from ludarium.house.house import House
from ludarium.house.messages import FaceName
from ludarium.house.room import Room
from ludarium.server.blocks import Blocks
from ludarium.server.challenges import Challenges
from ludarium.server.connections import Gate
from ludarium.server.courier import Courier
from ludarium.server.devices import Devices
from ludarium.server.identities import Identities, Session
from ludarium.server.limits import Buckets, per_minute
from ludarium.server.metrics import Metrics
from ludarium.server.pushing import Push
from ludarium.server.sanctions import Sanctions
from ludarium.server.settings import Settings
from ludarium.server.storage import SqlStore, StoreLost
from ludarium.server.workers import Lanes


class Client(Protocol):
    """An open socket, as far as its session is concerned."""

    room: Room | None
    """Of the table it is at."""

    def log_out(self, code: str = "logged-out") -> None:
        """Its session has ended: it hears and says nothing more (REL-41); the code of the refusal says why."""


class Service(House):
    """One server: a house with a network around it. `start` before the first request, `stop` after the last."""

    store: SqlStore

    def __init__(self, settings: Settings, courier: Courier | None = None) -> None:
        """`courier`: who takes notes to push services."""
        self.settings = settings
        self.start_fault = ""
        self.listening = "", 0
        """The address and the port that it listens on, as far as known."""
        self.listen_for_others: Callable[[], Awaitable[bool]] | None = None
        """Opens the server to the local network; None: whoever runs it does not offer that."""
        self.metrics = Metrics()
        self.lanes = Lanes(settings)
        super().__init__(SqlStore(settings, self.metrics), self.lanes, settings, counts=self.metrics)
        if settings.ratings:
            from ludarium.server.skill import OpenSkill  # only where somebody is rated

            self.rater = OpenSkill()
        self.gate = Gate(settings, self.metrics)
        self.identities = Identities(self.store, settings.secure)
        limits = settings.limits
        self.new_tables = per_minute(limits.tables_per_minute)
        self.devices = Devices()
        self.challenges = Challenges()
        self.sanctions = Sanctions(self.store)
        self.blocks = Blocks(self.store)
        self.link_tries = per_minute(limits.link_tries_per_minute)
        self.joins = per_minute(limits.joins_per_minute)
        self.comings = per_minute(limits.comings_per_minute)
        self.new_identities = per_minute(limits.identities_per_minute)
        self.new_records = per_minute(limits.records_per_minute)
        self.new_sockets = per_minute(limits.new_sockets_per_minute)
        self.messages = Buckets(limits.identity_per_second, limits.identity_burst)
        self.new_pushes = per_minute(limits.pushes_per_minute)
        self.push = Push(
            self.store,
            self.identities,
            settings,
            self.metrics,
            courier or Courier(own_names=(settings.public_name,)),
            self._is_at,
        )
        if settings.public_name:
            self.messenger = self.push
        self.clients: dict[str, set[Client]] = {}
        """Open sockets, by the hash of the token that they were opened with."""
        self.sockets_of_identity: Counter[str] = Counter()
        self.sockets_of_address: Counter[str] = Counter()
        self.store.on_change = self._store_changed
        self.metrics.gauge("sockets", lambda: float(self.sockets_of_address.total()))
        self.metrics.gauge("tables", lambda: float(len(self.rooms)))
        self.metrics.gauge("frozen_tables", lambda: float(self.rooms.frozen))

    async def start(self) -> None:
        await self.store.open()
        await self.sanctions.read()
        await self.blocks.read()
        await self.identities.read_faces()
        self._note_loss()
        self.lanes.start()
        await self.push.start()
        await super().start()
        self._tasks.append(asyncio.create_task(self.gate.sweep_for_ever(), name="gate"))

    async def stop(self) -> None:
        await super().stop()
        await self.push.stop()
        self.lanes.close()
        await self.store.close()

    def _store_changed(self) -> None:
        """Another server has taken the store, or it is ours again: what is in memory may be behind it."""
        if self.store.is_master:
            self._note_loss()
        else:
            self.rooms.forget()

    def _note_loss(self) -> None:
        """Say what the store has lost; the tables themselves are frozen when somebody opens them."""
        if self.store.loss:
            self._loss_incident = self.incident(StoreLost(), reason=self.store.loss)

    def _is_at(self, session: str, table: str) -> bool:
        """Whether the browser of that session has the table open now."""
        return any(client.room is not None and client.room.id == table for client in self.clients.get(session, ()))

    def may_make_table(self, identity: str) -> bool:
        return self.new_tables.take(identity)

    async def check_names(self, identity: str, *names: str) -> None:
        for name in names:
            await self.identities.check_name(identity, name)
        if names and self.settings.unique_names and not await self.identities.name_of(identity):
            await self.identities.claim(identity, names[0])

    def hang_up(self, hashed: str) -> None:
        """Close the sockets that were opened with a token."""
        for client in tuple(self.clients.get(hashed, ())):
            client.log_out()

    def keep_apart(self, one: str | None, other: str | None) -> bool:
        return self.blocks.stands(one, other)

    def face_of(self, identity: str | None) -> FaceName:
        return self.identities.face_of(identity)

    async def wear(self, identity: str, face: FaceName) -> None:
        """Somebody is drawn otherwise from now on, and everybody at their tables sees it."""
        await self.identities.wear(identity, face)
        for room in self.rooms:
            if room.match is not None and room.match.seats_of(identity):
                room.tell_presence(0.0)

    def is_muted(self, identity: str | None) -> bool:
        return identity in self.sanctions.quiet

    def is_closed(self, table_id: str) -> bool:
        return table_id in self.sanctions.tables

    async def turn_out(self, identity: str) -> None:
        """Close the sockets of somebody who is banned."""
        for row in await self.identities.sessions(identity):
            for client in tuple(self.clients.get(row["hash"], ())):
                client.log_out("banned")

    def may_bring_record(self, identity: str) -> bool:
        return self.new_records.take(identity)

    async def log_out(self, session: Session, named: str, everywhere: bool) -> tuple[str, ...]:
        """End sessions of one identity; gives the hashes of their tokens, which are dead (REL-42)."""
        ended = await self.identities.end(session, named, everywhere)
        for hashed in ended:
            self.hang_up(hashed)
        return ended
