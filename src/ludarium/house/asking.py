"""What people ask about the game without changing it: why not, what if, what would you do.

Everything is answered from a world that the seat may know, so no answer can tell more than the view (REL-21).
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from ludarium.house import moves, thinking, wire, worlds
from ludarium.house.bot_turns import bot_job
from ludarium.house.match import Match
from ludarium.house.messages import Hint, Preview, Why
from ludarium.house.refusals import Refuse
from ludarium.house.seats import own_seat
from ludarium.house.showing import Connection, encode
from ludarium.house.talk import check_speech
from ludarium.house.thinking import seen, told
from ludarium.kernel.plain import words_of
from ludarium.server.workers import WorkerFault

if TYPE_CHECKING:
    from ludarium.house.room import Room

log = logging.getLogger("ludarium.room")


def why(match: Match, connection: Connection, request_id: str, raw: bytes) -> None:
    """Why may I not do this?"""
    seat = own_seat(match, connection)
    idea = wire.action(match.row.game, raw)
    if match.table is None:
        raise Refuse("not-now")
    refused = worlds.imagined(match.row, match.table, seat).why_not(seat, idea)
    if refused is None:
        connection.push(encode(Why(request_id, True, "", "", {})))
    else:
        said = words_of(match.row.game).why(refused)
        connection.push(encode(Why(request_id, False, refused.rule, said.key, dict(said.args))))


def preview(room: Room, match: Match, connection: Connection, request_id: str, number: int, raw: bytes) -> None:
    """What an option would do, tried on a world that the seat may know: no draw is made, nothing can leak."""
    seat = own_seat(match, connection)
    action = wire.action(match.row.game, raw)
    table, decision = moves.open_decision(room, match, seat, number, connection)
    if action not in decision.options:
        raise moves.not_an_option(match, table, seat, action)
    world = worlds.imagined(match.row, table, seat)
    world.apply(seat, action)
    view: Any = table.game.view(world, seat)
    game, events = match.row.game, seen(world.events, seat)
    asked = words_of(game).asked(view)
    connection.push(encode(Preview(request_id, number, events, told(game, events), view, asked)))


async def hint(room: Room, connection: Connection, request_id: str) -> None:
    """What a bot would do. The table is not held while it thinks."""
    async with room.entered() as match:
        seat = own_seat(match, connection)
        table = match.table
        decision = table.position.decision_of(seat) if table is not None else None
        if not match.setup.hints or table is None or decision is None:
            raise Refuse("not-now")
        check_speech(match, seat)
        number, options = match.number, decision.options
        seed = worlds.bot_seed(match.row, seat, number, "hint")
        world = worlds.imagined(match.row, table, seat)
    service, settings = room.service, room.service.settings
    bot, person = settings.hint_bot, connection.identity or ""
    if person in service.hints_asked:
        raise Refuse("too-often")
    job = bot_job(settings, bot, connection.address)
    service.hints_asked.add(person)
    try:
        action, estimate = await service.lanes.hints.do(
            job, settings.queue_seconds, thinking.hint, settings.bot_maker, bot, seed, world, seat
        )
    except WorkerFault as fault:
        service.metrics.count("bot_faults_total")
        log.warning("bot %s gave no hint: %s", bot, fault, extra={"table": room.id, "fault": type(fault).__name__})
        raise Refuse("unavailable") from None
    finally:
        service.hints_asked.discard(person)
    places = [index for index, option in enumerate(options) if option == action]
    if not places:
        raise Refuse("unavailable")
    best: Any = action
    connection.push(encode(Hint(request_id, number, places[0], best, round(1000 * estimate), bot)))
