"""Worlds that a seat may imagine: given to bots, hints, previews and why-nots instead of the real one (REL-60)."""

from __future__ import annotations

import hashlib
from typing import Any

from ludarium.house.resources import LessonWhy
from ludarium.house.store import TableRow
from ludarium.kernel.chance import KeyedChance
from ludarium.kernel.decisions import Action, Event, Seat
from ludarium.kernel.game import Position
from ludarium.kernel.plain import words_of
from ludarium.kernel.table import Table


def imagined(row: TableRow, table: Table, seat: Seat) -> Position[Any]:
    """A world that looks to `seat` like this one; what it cannot know is dealt by its view alone."""
    return of_position(row, table.position, seat, len(table.entries))


def of_position(row: TableRow, position: Position[Any], seat: Seat, number: int) -> Position[Any]:
    """The same for another position of the table, looked at after `number` entries."""
    seed = hashlib.sha256(f"world {seat} {number} {row.bot_seed}".encode()).digest()
    return position.determinised(seat, KeyedChance(seed))


def bot_seed(row: TableRow, seat: Seat, number: int, purpose: str) -> int:
    """With what a bot thinks about a decision; from a key of the table's own, never from that of the draws."""
    text = f"{purpose} {seat} {number} {row.bot_seed}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def tried(world: Position[Any], seat: Seat, idea: Action) -> tuple[tuple[Event, ...], LessonWhy]:
    """What an idea causes in a world of its own, which changes; nothing where the rules refuse it, and why they do."""
    refused = world.why_not(seat, idea)
    if refused is not None:
        said = words_of(world.game.info.id).why(refused)
        return (), LessonWhy(False, refused.rule, said.key, dict(said.args))
    world.apply(seat, idea)
    return world.events, LessonWhy(True, "", "", {})
