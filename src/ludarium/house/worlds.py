"""Worlds that a seat may imagine: given to bots, hints, previews and why-nots instead of the real one (REL-60)."""

from __future__ import annotations

import hashlib
from typing import Any

from ludarium.house.store import TableRow
from ludarium.kernel.chance import KeyedChance
from ludarium.kernel.decisions import Seat
from ludarium.kernel.game import Position
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
