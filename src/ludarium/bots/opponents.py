"""Opponents with a name: a game's own people, each of them a strength; `nim/anna` is a bot like any other.

A game keeps them in `opponents.toml` of its package; their names and lines are in its texts, as
`opponent-nim-anna`. A game without that file has none, and is played against the other bots.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from ludarium.bots.bot import Bot
from ludarium.bots.registry import Kind, make, register_search
from ludarium.bots.thoughts import Thought, finished
from ludarium.kernel.decisions import Action, Decision, Seat
from ludarium.kernel.errors import UnknownName
from ludarium.kernel.game import Position
from ludarium.kernel.title import title


class Opponent(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody to play against."""

    bot: str
    """What a seat, a record and a simulation call it: the game and its id."""
    level: int
    """From 1, the weakest of its game."""
    engine: str
    mistakes: float = 0.0
    """The share of choices that it makes at random."""

    @property
    def text(self) -> str:
        """The message that holds its name; the attributes are what else is said of it and by it."""
        return f"opponent-{self.bot.replace('/', '-')}"


def opponents(game_id: str) -> tuple[Opponent, ...]:
    """The opponents of a game, the weakest first."""
    known = title(game_id)
    return _kept(known.id, known.package)


@cache
def _kept(game_id: str, package: str) -> tuple[Opponent, ...]:
    file = files(package).joinpath("opponents.toml") if package else None
    if file is None or not file.is_file():
        return ()
    import tomllib  # only where somebody has opponents

    written = tomllib.loads(file.read_text("utf-8"))
    found = [msgspec.convert({"bot": f"{game_id}/{name}", **facts}, Opponent) for name, facts in written.items()]
    return tuple(sorted(found, key=lambda opponent: opponent.level))


def opponent_named(bot: str) -> Opponent | None:
    """The opponent of that name; None where there is no such game, or nobody of that name in it."""
    game_id, slash, _ = bot.partition("/")
    if not slash:
        return None
    try:
        return next((opponent for opponent in opponents(game_id) if opponent.bot == bot), None)
    except UnknownName:
        return None


def rating_of(game_id: str, bot: str) -> int | None:
    """The fixed rating of a bot in a game, as measured (`ratings.toml` of its package); None: it has none."""
    known = title(game_id)
    opponent = opponent_named(bot)
    ratings = _measured(known.package)
    name = bot.partition("/")[2] if opponent is not None else bot
    return ratings.get(name)


@cache
def _measured(package: str) -> dict[str, int]:
    file = files(package).joinpath("ratings.toml") if package else None
    if file is None or not file.is_file():
        return {}
    import tomllib  # only where somebody is rated

    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, int])


def opponent_like(game_id: str, bot: str) -> Opponent | None:
    """The weakest opponent that is no weaker than that bot."""
    least = make(bot, 0).strength
    return next((one for one in opponents(game_id) if make(one.bot, 0).strength >= least), None)


def opponent_within(game_id: str, bot: str) -> Opponent | None:
    """The strongest opponent that is no stronger than that bot, and that has a measured rating."""
    most = make(bot, 0).strength
    rated = [one for one in opponents(game_id) if rating_of(game_id, one.bot) is not None]
    return max(
        (one for one in rated if make(one.bot, 0).strength <= most),
        key=lambda one: make(one.bot, 0).strength,
        default=None,
    )


class OpponentBot(Bot):
    """Plays like another bot, and now and then takes any option instead."""

    def __init__(self, opponent: Opponent, seed: int) -> None:
        super().__init__(opponent.bot, seed)
        self._engine = make(opponent.engine, seed)
        self._mistakes = opponent.mistakes
        kind, amount = self._engine.strength
        self.strength = (kind, amount * (1 - opponent.mistakes))
        self.iterations, self.seconds = self._engine.iterations, self._engine.seconds

    def _choose(self, position: Position[Any], decision: Decision) -> Action:
        return finished(self._choosing(position, decision))

    def _choosing(self, position: Position[Any], decision: Decision) -> Thought[Action]:
        # Both numbers are drawn each time, so that a slip does not change the choices after it.
        slips, any_of_them = self._generator.random() < self._mistakes, self._generator.random()
        if slips:
            return decision.options[int(any_of_them * len(decision.options))]
        self._engine.hurried, self._engine.beside_people = self.hurried, self.beside_people
        return (yield from self._engine.choosing(position, decision.seat))

    def estimating(self, position: Position[Any], seat: Seat) -> Thought[float]:
        self._engine.hurried = self.hurried
        return (yield from self._engine.estimating(position, seat))


def _kind(name: str) -> Kind | None:
    opponent = opponent_named(name)
    if opponent is None:
        return None
    return Kind(name, lambda level, seed: None if level else OpponentBot(opponent, seed))


register_search(_kind)
