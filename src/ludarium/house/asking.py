"""What people ask about the game without changing it: why not, what if, what would you do.

Everything is answered from a world that the seat may know, so no answer can reveal more than the view (REL-21).
"""

from __future__ import annotations

import logging
from typing import Any

from ludarium.house import moves, wire, worlds
from ludarium.house.answers import answers, answers_beside
from ludarium.house.coaching import reasons_for
from ludarium.house.frames import seen, told
from ludarium.house.match import Match
from ludarium.house.messages import AskHint, AskPreview, AskWhy, Hint, Preview, Why
from ludarium.house.places import own_seat
from ludarium.house.refusals import Refuse
from ludarium.house.room import Room
from ludarium.house.showing import Connection, encode
from ludarium.house.speaking import check_speech
from ludarium.house.thinking import NoAnswer, bot_job
from ludarium.kernel.goals import goals_of
from ludarium.kernel.plain import words_of

log = logging.getLogger("ludarium.room")


@answers(AskWhy)
async def why(room: Room, match: Match, connection: Connection, message: AskWhy) -> None:
    """Why may I not do this?"""
    seat = own_seat(match, connection)
    idea = wire.action(match.row.game, message.idea)
    if match.table is None:
        raise Refuse("not-now")
    refused = worlds.imagined(match.row, match.table, seat).why_not(seat, idea)
    if refused is None:
        connection.push(encode(Why(message.request_id, True, "", "", {})))
    else:
        said = words_of(match.row.game).why(refused)
        connection.push(encode(Why(message.request_id, False, refused.rule, said.key, dict(said.args))))


@answers(AskPreview)
async def preview(room: Room, match: Match, connection: Connection, message: AskPreview) -> None:
    """What an option would do, tried on a world that the seat may know: no draw is made, nothing can leak."""
    seat = own_seat(match, connection)
    action = wire.action(match.row.game, message.action)
    table, decision = moves.open_decision(room, match, seat, message.number, connection)
    if action not in decision.options:
        raise moves.not_an_option(match, table, seat, action)
    world = worlds.imagined(match.row, table, seat)
    world.apply(seat, action)
    view: Any = table.game.view(world, seat)
    game, events = match.row.game, seen(world.events, seat)
    asked = words_of(game).asked(view)
    shown = Preview(message.request_id, message.number, events, told(game, events), view, asked)
    connection.push(encode(shown))


@answers_beside(AskHint)
async def hint(room: Room, connection: Connection, message: AskHint) -> None:
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
    keeper = room.keeper
    bot, person = keeper.customs.hint_bot, connection.identity or ""
    if person in keeper.hints_asked:
        raise Refuse("too-often")
    job = bot_job(keeper.customs, bot, connection.address)
    keeper.hints_asked.add(person)
    try:
        action, estimate = await keeper.thinker.hint(job, bot, seed, world, seat)
    except NoAnswer as fault:
        keeper.counts.count("bot_faults_total")
        log.warning("bot %s gave no hint: %s", bot, fault, extra={"table": room.id, "fault": type(fault).__name__})
        raise Refuse("unavailable") from None
    finally:
        keeper.hints_asked.discard(person)
    places = [index for index, option in enumerate(options) if option == action]
    if not places:
        raise Refuse("unavailable")
    instead, reasons = await reasons_for(room, world, seat, action)
    best: Any = action
    goals = goals_of(world.game)
    where, card = (goals.where(action), goals.card(action)) if goals is not None else ((), "")
    said = round(1000 * estimate)
    connection.push(encode(Hint(message.request_id, number, places[0], best, said, bot, where, card, instead, reasons)))
