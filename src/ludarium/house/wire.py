"""Between bytes and games: how each game's actions are read, which bots there are, what a commitment is."""

from __future__ import annotations

from typing import Any

import msgspec

from ludarium import bots
from ludarium.house.refusals import Refuse
from ludarium.house.resources import OpponentFacts
from ludarium.house.store import TableRow
from ludarium.house.titles import wire_of
from ludarium.kernel.chance import commitment
from ludarium.kernel.decisions import Action
from ludarium.kernel.errors import Refusal

_LONGEST = 10.0
_MOST_ITERATIONS = 10_000


def action(game: str, sent: Any) -> Action:
    """The action a client means. It may be one that is not on offer, but it has exactly an action's fields."""
    try:
        read: Action = msgspec.convert({"action": sent}, wire_of(game).letter).action
    except msgspec.MsgspecError:
        raise Refuse("malformed") from None
    if not sent.keys() <= {read.__struct_config__.tag_field, *read.__struct_encode_fields__}:
        raise Refuse("malformed")
    return read


def is_bot(name: str, game: str = "") -> bool:
    """Whether there is such a bot, and a table can wait for it: one core, not too long, of no other game."""
    try:
        bot = bots.make(name, 0)
    except Refusal:
        return False
    if (opponent := bots.opponent_named(name)) is not None and opponent not in bots.opponents(game):
        return False
    return bot.seconds <= _LONGEST and bot.iterations <= _MOST_ITERATIONS and bot.cores == 1


def thinking_seconds(bot: str) -> float:
    """The time a bot takes because its name says so."""
    return bots.make(bot, 0).seconds


def strength(bot: str) -> tuple[int, float]:
    """What bots are compared by; nobody is as weak as can be."""
    return bots.make(bot, 0).strength if bot else (0, 0.0)


def next_weaker(bot: str) -> str:
    """What plays on for a bot that keeps failing; itself, where none is simpler."""
    return next((one for one in ("greedy", "mild", "random") if strength(one) < strength(bot)), bot)


def opponents_of(game: str) -> tuple[OpponentFacts, ...]:
    """The opponents of a game as the page shows them."""
    return tuple(
        OpponentFacts(one.bot, one.level, thinking_seconds(one.bot), bots.rating_of(game, one.bot))
        for one in bots.opponents(game)
    )


def face_of(game: str, bot: str) -> str:
    """The opponent that plays like that bot; empty where the game has none."""
    found = bots.opponent_like(game, bot)
    return found.bot if found is not None else ""


def commitment_of(row: TableRow) -> str:
    """What is shown from the start, so that the seed shown at the end is known to be the one used."""
    return commitment(row.id, bytes.fromhex(row.seed))
