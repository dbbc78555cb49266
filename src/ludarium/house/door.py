"""How messages come in: read once, handed to the function that answers them, refused without naming anything hidden."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ludarium.house import asking, bot_turns, coaching, gathering, moves, rematch, seats, speaking
from ludarium.house.answers import ANSWERS, BESIDE
from ludarium.house.messages import ClientMessage
from ludarium.house.reading import Malformed, parsed
from ludarium.house.refusals import Refuse
from ludarium.house.room import Room
from ludarium.house.showing import Connection, encode
from ludarium.house.store import StoreUnavailable

ANSWERING = (asking, bot_turns, coaching, gathering, moves, rematch, seats, speaking)
"""The modules that answer messages."""


class _Letter(Struct, frozen=True):
    """Around a message: msgspec prepares a struct's types once, and those of a bare union at each conversion."""

    message: ClientMessage


def read(text: str) -> ClientMessage:
    """The message that was sent."""
    try:
        return msgspec.convert({"message": parsed(text)}, _Letter).message
    except (Malformed, msgspec.MsgspecError):
        raise Refuse("malformed") from None


async def do(room: Room, connection: Connection, message: ClientMessage) -> None:
    """Do what a message asks for; Refuse: nothing has changed."""
    beside = BESIDE.get(type(message))
    if beside is not None:
        await beside(room, connection, message)
        return
    async with room.entered() as match:
        await ANSWERS[type(message)](room, match, connection, message)


async def answer(room: Room, connection: Connection, message: ClientMessage) -> None:
    """The same; its sender is told if it is refused."""
    try:
        await do(room, connection, message)
    except Refuse as refusal:
        refuse(room, connection, refusal, message)
    except StoreUnavailable:
        refuse(room, connection, Refuse("unavailable"), message)
    except Exception as fault:
        refuse(room, connection, Refuse("internal", incident=room.keeper.incident(fault, table=room.id)), message)


def refuse(room: Room, connection: Connection, refusal: Refuse, message: ClientMessage | None = None) -> None:
    """Say no; to a message that could not be read as well."""
    room.keeper.counts.count("refusals_total")
    to: str = getattr(message, "action_id", "") or getattr(message, "request_id", "")
    connection.push(encode(refusal.message(to)))
