"""The coach at the table: what there is to see for a seat, and second thoughts about an answer that may be taken back.

Everything is answered from a world that the seat may know (REL-72). In rated games, and at tables without hints,
nobody is coached.
"""

from __future__ import annotations

from typing import Any

from ludarium.bots.thoughts import Thought
from ludarium.house import worlds
from ludarium.house.answers import answers, answers_beside
from ludarium.house.match import Match
from ludarium.house.messages import AskCoach, AskSecondThought, Coached, SecondThought
from ludarium.house.places import own_seat
from ludarium.house.refusals import Refuse
from ludarium.house.room import Room
from ludarium.house.showing import Connection, encode
from ludarium.house.speaking import check_speech
from ludarium.kernel.coach import Coach, coach_of
from ludarium.kernel.decisions import Action, Seat, find_option
from ludarium.kernel.game import Position
from ludarium.kernel.messages import Message
from ludarium.kernel.plain import words_of
from ludarium.kernel.table import Table
from ludarium.study.advice import Advised, reasoned, regretted


@answers(AskCoach)
async def coach(room: Room, match: Match, connection: Connection, message: AskCoach) -> None:
    """What is there to see for me? Only for a seat that is asked something."""
    seat = own_seat(match, connection)
    table, adviser = _coached(match, seat)
    if table.position.decision_of(seat) is None:
        raise Refuse("not-now", key="error-coach-turn")
    world = worlds.imagined(match.row, table, seat)
    sections = adviser.advice(world, seat, message.watch)
    connection.push(encode(Coached(message.request_id, match.number, sections)))


@answers_beside(AskSecondThought)
async def second_thought(room: Room, connection: Connection, message: AskSecondThought) -> None:
    """Was there a clearly better answer? Said only while the last may be taken back, and only with a reason."""
    async with room.entered() as match:
        seat = own_seat(match, connection)
        table, _ = _coached(match, seat)
        number = match.number
        last = table.last_answer(seat)
        if last is None:
            raise Refuse("not-now")
        before = last[0].copy()
        given = _given(before, seat, last[1])
        world = worlds.of_position(match.row, before, seat, number)
    found = Advised(None) if given is None else await _advised(room, regretted(world, seat, given))
    better = said(world, seat, found.other) if found.other is not None else None
    connection.push(encode(SecondThought(message.request_id, number, better, found.reasons if better else ())))


async def reasons_for(
    room: Room, world: Position[Any], seat: Seat, action: Action
) -> tuple[Message | None, tuple[Message, ...]]:
    """Another answer that comes to mind, and why the given one is better; nothing where nothing can be named."""
    found = await _advised(room, reasoned(world, seat, action))
    return (said(world, seat, found.other) if found.other is not None else None), found.reasons


def said(world: Position[Any], seat: Seat, action: Action) -> Message | None:
    """An answer to the open decision of that seat, in words."""
    decision = world.decision_of(seat)
    asked = words_of(world.game.info.id).asked(world.game.view(world, seat))
    if decision is None or asked is None:
        return None
    return next(
        (words for option, words in zip(decision.options, asked.options, strict=False) if option == action), None
    )


def _coached(match: Match, seat: Seat) -> tuple[Table, Coach[Any]]:
    """The table and its coach; refuses where nobody is coached, and says why."""
    table, adviser = match.table, coach_of(match.game)
    if match.setup.rated:
        raise Refuse("not-now", key="error-coach-rated")
    if adviser is None or not match.setup.hints:
        raise Refuse("not-now", key="error-coach-none")
    if table is None or match.outcome is not None or match.places[seat].bot:
        raise Refuse("not-now")
    if silent := adviser.silent(table.position.state):
        raise Refuse("not-now", key=silent)
    check_speech(match, seat)
    return table, adviser


def _given(before: Position[Any], seat: Seat, notation: str) -> Action | None:
    decision = before.decision_of(seat)
    return find_option(decision, notation) if decision is not None else None


async def _advised(room: Room, thought: Thought[Advised]) -> Advised:
    """A reason is a courtesy: it takes no worker's time, and where a game finds none there is none."""
    try:
        return await room.keeper.thinker.in_pieces(thought)
    except Exception as fault:  # a game of another package may have a mind that does not think to the end
        room.keeper.incident(fault, table=room.id)
        return Advised(None)
