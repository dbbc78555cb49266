"""The turns of bots: a worker thinks, the room answers; a bot that fails is answered for (REL-60, 61)."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from ludarium.bots.windows import rest_of_window
from ludarium.house import wire, worlds
from ludarium.house.answers import answers
from ludarium.house.clock import stamp
from ludarium.house.match import Match
from ludarium.house.messages import MoveNow, Thinking
from ludarium.house.refusals import Refuse
from ludarium.house.room import Room
from ludarium.house.showing import Connection, encode
from ludarium.house.thinking import Job, NoAnswer, NotBegun, bot_job
from ludarium.kernel.decisions import CHANCE, Action, Decision, Seat
from ludarium.kernel.game import Position
from ludarium.kernel.mind import mind_of

log = logging.getLogger("ludarium.room")

_STRIKES = 3
_FAILURES = 3


@answers(MoveNow)
async def move_now(room: Room, match: Match, connection: Connection, message: MoveNow) -> None:
    """Somebody at the table does not want to wait for the bot any longer."""
    if not match.seats_of(connection.identity):
        raise Refuse("not-your-seat")
    if room.bots.thought is None:
        raise Refuse("not-now")
    room.bots.thought.hurry()


class BotTurns:
    """Plays for all bots of one table, one decision after the other. The table is not held while they think.

    No bot can stop the table (REL-47, 61). One that gives no answer, or not one of the options, is answered for by
    any of them. That is a strike, unless the machine was too busy to let it think at all; with the third the
    next weaker bot takes its place for good: people play on against nearly what they chose.
    """

    def __init__(self, room: Room) -> None:
        self.thought: Job | None = None
        """What a bot thinks about now, and"""
        self.thinker = b""
        """the message that tells whose bot it is."""
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._strikes: dict[Seat, int] = {}
        self.now: Callable[[], float] = time.monotonic
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._failures = 0
        """How often in a row the table itself failed in a turn of a bot."""

    def go_on(self, match: Match) -> None:
        """Let bots answer, and windows go by, if any is open and nobody is at it already."""
        idle = self._task is None or self._task.done()
        if idle and (match.next_bot is not None or match.next_passed is not None):
            self._task = self._room.start(self._play())

    def forgive(self, seat: Seat) -> None:
        """A person plays for the seat again."""
        self._strikes.pop(seat, None)

    async def _play(self) -> None:
        """Answer for bots until a person is asked or the game is over."""
        try:
            while await self._turn():
                self._failures = 0
        except Refuse as refusal:
            # The store is away or the table is frozen; recovery starts the bots again.
            self._task = None
            if refusal.code == "internal":
                self._note_failure(refusal)

    def _note_failure(self, refusal: Refuse) -> None:
        """A fault of ours would come back with the same turn for ever: then the table is frozen (REL-48)."""
        self._failures += 1
        if self._failures >= _FAILURES:
            self._room.freeze(refusal.__cause__ or refusal)

    async def _turn(self) -> bool:
        """One decision of a bot, or a window that goes by as its player has wished; False when there is none."""
        room = self._room
        async with room.entered() as match:
            if match.next_passed is not None:
                passed, passing = match.next_passed
                await room.step(match, passed, match.act(passed, passing))
                return True
            seat = match.next_bot
            if seat is None:
                # Said while the table is held: whoever enters next and asks a bot starts the turns again.
                self._task = None
                return False
            assert match.table is not None
            bot, number = match.places[seat].bot, match.number
            asked = match.table.position.decision_of(seat)
            window = asked is not None and mind_of(match.game).is_window(asked)
            began = self.now()
            seed = worlds.bot_seed(match.row, seat, number, "move")
            world = worlds.imagined(match.row, match.table, seat)
            people = any(not place.bot for place in match.places)
            self.thinker = encode(Thinking(seat, bot))
            room.tell(self.thinker)
        fault: NoAnswer | None = None
        action: Action | None = None
        try:
            action = await self._think(bot, seat, seed, world, people, window=window)
        except NoAnswer as failed:
            fault = failed
        if window:
            # With nothing to play it has passed at once, with a Reaction in hand it has thought: nobody shall notice.
            await self.sleep(rest_of_window(self.now() - began, room.keeper.customs.window_seconds))
        async with room.entered() as match:
            assert match.table is not None
            decision = match.table.position.decision_of(seat)
            # Somebody may have taken back, or taken the seat, meanwhile: the thought is stale, and nobody's fault.
            if match.number == number and match.places[seat].bot == bot and decision is not None:
                if people:
                    decision = mind_of(match.game).beside_people(match.table.position, decision)
                await self._answer(match, seat, decision, action, fault)
        return True

    async def _think(
        self, bot: str, seat: Seat, seed: int, world: Position[Any], people: bool, *, window: bool
    ) -> Action:
        keeper = self._room.keeper
        # Tables of one person take turns: whoever makes many with slow bots makes nobody else wait for theirs.
        self.thought = bot_job(keeper.customs, bot, self._room.row.maker, window=window)
        try:
            return await keeper.thinker.choose(self.thought, bot, seed, world, seat, people)
        finally:
            self.thought, self.thinker = None, b""

    async def _answer(
        self, match: Match, seat: Seat, decision: Decision, action: Action | None, fault: NoAnswer | None
    ) -> None:
        room = self._room
        if action is None or action not in decision.options:
            self._note_fault(match, seat, fault)
            action = room.keeper.lots.one_of(decision.options)
        await room.step(match, seat, match.act(seat, action))
        if self._strikes.get(seat, 0) >= _STRIKES:
            self._strikes.pop(seat)
            await room.commit(
                match,
                [match.seal(match.give(seat, wire.next_weaker(match.places[seat].bot), "faults"), CHANCE, stamp())],
            )
            room.tell_presence(0.0)

    def _note_fault(self, match: Match, seat: Seat, fault: NoAnswer | None) -> None:
        """Count it, and say in one line what happened and what follows from it."""
        room, bot = self._room, match.places[seat].bot
        room.keeper.counts.count("bot_faults_total")
        cause = str(fault) if fault is not None else "its answer is not one of the options"
        if isinstance(fault, NotBegun):
            then = "no strike: it did not get to think"
        elif bot == wire.next_weaker(bot):
            then = "it stays: there is no weaker bot"
        else:
            strikes = self._strikes[seat] = self._strikes.get(seat, 0) + 1
            then = f"strike {strikes} of {_STRIKES}" + (
                f": {wire.next_weaker(bot)} plays on for it" if strikes >= _STRIKES else ""
            )
        log.warning(
            "bot %s at seat %d failed: %s; any option was chosen for it (%s)",
            bot,
            seat,
            cause,
            then,
            extra={"table": room.id, "bot": bot, "fault": type(fault).__name__ if fault is not None else "Illegal"},
        )
