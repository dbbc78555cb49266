"""What the desk is asked about the explorer, and answers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from ludarium.kernel.messages import Message

Source: TypeAlias = Annotated[str, Meta(pattern="^(simulated|own)$", description="simulated games, or one's own")]
Wanted: TypeAlias = Annotated[str, Meta(max_length=64)]


class ExploredForm(Struct, frozen=True):
    """A form, and in how many simulated games of it there is something to explore."""

    id: str
    games: int


class ExploredPart(Struct, frozen=True):
    """Something that can be chosen: a group, or a way to be part of a game."""

    id: str
    name: Message


class ExploredSubject(Struct, frozen=True):
    """Something that is counted; `grouped` says what its groups are, None: it has none."""

    id: str
    name: Message
    measures: tuple[ExploredPart, ...]
    grouped: Message | None


class ExploredCount(Struct, frozen=True):
    """Games, wins and what is in between; the rate of wins and its 95 % interval in thousandths.

    `few`: too few games to say anything.
    """

    games: int
    wins: int
    between: int
    rate: int
    low: int
    high: int
    few: bool


class ExploredRow(Struct, frozen=True):
    """An item and its counts, one for each measure of the subject."""

    item: str
    name: Message
    counts: tuple[ExploredCount, ...]


class ExploredMade(Struct, frozen=True):
    """How simulated games were played."""

    bot: str
    seed: int
    rules: int
    older: bool
    """The rules have another version now."""


class Explored(Struct, frozen=True):
    """What of a form's games goes with winning: a subject of them, all groups together or one."""

    game: str
    source: Source
    form: str
    forms: tuple[ExploredForm, ...]
    subject: str
    subjects: tuple[ExploredSubject, ...]
    group: str
    groups: tuple[ExploredPart, ...]
    rows: tuple[ExploredRow, ...]
    """Those in most games first."""
    games: int
    """In so many games all of it was seen."""
    few: int
    """Rows of fewer games than this say nothing."""
    between: Message
    """What lies between winning and losing: a draw, or half a success."""
    made: ExploredMade | None = None
    waiting: int = 0
    """So many of one's own games have not been looked at yet: ask again."""
    unread: int = 0
    """So many of one's own games cannot be played again by the rules of today."""


class ExploredGames(Struct, frozen=True):
    """The games of which something can be explored."""

    games: tuple[str, ...]
