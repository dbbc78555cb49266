"""The turns of bots: a worker thinks, the room answers; a bot that fails is answered for (REL-60, 61)."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Any

from ludarium.kernel.decisions import CHANCE, Action, Decision, Seat
from ludarium.kernel.position import Position
from ludarium.server import thinking, wire, worlds
from ludarium.server.clock import stamp
from ludarium.server.match import Match
from ludarium.server.messages import Thinking
from ludarium.server.refusals import Refuse
from ludarium.server.showing import encode
from ludarium.server.workers import Job, WorkerBusy, WorkerDied, WorkerLate, WorkFailed

if TYPE_CHECKING:
    from ludarium.server.room import Room

log = logging.getLogger("ludarium.room")

_STRIKES = 3


class BotTurns:
    """Plays for all bots of one table, one decision after the other. The table is not held while they think."""

    def __init__(self, room: Room) -> None:
        self.thought: Job | None = None
        """What a bot thinks about now, and"""
        self.thinker = b""
        """the message that tells whose bot it is."""
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._strikes: dict[Seat, int] = {}

    def go_on(self, match: Match) -> None:
        """Let bots answer, if one is asked and none is at it already."""
        if (self._task is None or self._task.done()) and match.next_bot is not None:
            self._task = self._room.start(self._play())

    def forgive(self, seat: Seat) -> None:
        """A person plays for the seat again."""
        self._strikes.pop(seat, None)

    async def _play(self) -> None:
        """Answer for bots until a person is asked or the game is over."""
        room = self._room
        while True:
            try:
                async with room.entered() as match:
                    seat = match.next_bot
                    if seat is None:
                        self._task = None
                        return
                    assert match.table is not None
                    bot, number = match.places[seat].bot, match.number
                    seed = worlds.bot_seed(match.row, seat, number, "move")
                    world = worlds.imagined(match.row, match.table, seat)
                    self.thinker = encode(Thinking(seat, bot))
                    room.tell(self.thinker)
                action = await self._think(bot, seat, seed, world)
                async with room.entered() as match:
                    assert match.table is not None
                    decision = match.table.position.decision_of(seat)
                    if match.number != number or match.places[seat].bot != bot or decision is None:
                        continue
                    await self._answer(match, seat, decision, action)
            except Refuse:
                # The store is away or the table is frozen; recovery starts the bots again.
                self._task = None
                return

    async def _think(self, bot: str, seat: Seat, seed: int, world: Position[Any]) -> Action | None:
        """The bot's answer, or None when it is late, dead or broken."""
        service = self._room.service
        settings = service.settings
        self.thought = Job()
        try:
            return await service.workers.do(
                self.thought,
                settings.queue_seconds,
                settings.bot_seconds + wire.thinking_seconds(bot),
                thinking.choose,
                settings.bot_maker,
                bot,
                seed,
                world,
                seat,
            )
        except (WorkerBusy, WorkerLate, WorkerDied, WorkFailed) as fault:
            log.warning("a bot failed", extra={"table": self._room.id, "bot": bot, "fault": type(fault).__name__})
            return None
        finally:
            self.thought, self.thinker = None, b""

    async def _answer(self, match: Match, seat: Seat, decision: Decision, action: Action | None) -> None:
        """A bot that fails is answered for by any legal option; after three times another bot takes its place."""
        room = self._room
        if action is None or action not in decision.options:
            room.service.metrics.count("bot_faults_total")
            self._strikes[seat] = self._strikes.get(seat, 0) + 1
            action = secrets.choice(list(decision.options))
        await room.step(match, seat, match.act(seat, action))
        if self._strikes.get(seat, 0) >= _STRIKES and match.places[seat].bot != "random":
            self._strikes.pop(seat)
            await room.commit(match, [match.seal(match.give(seat, "random", "faults"), CHANCE, stamp())])
            room.tell_presence(0.0)
