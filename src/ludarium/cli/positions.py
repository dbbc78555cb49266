"""`position`: a position of a recorded game as text that people can read and change; or such a text, checked."""

from __future__ import annotations

import sys
from pathlib import Path

import ludarium
from ludarium.cli.output import OK, Stop, counted
from ludarium.cli.replaying import read_file
from ludarium.kernel import record

_RECORD = "ludarium record "


def show(path: Path, move: int | None, seat: int | None, seed: int | None) -> int:
    """Print the position of a record after so many moves, or that of a text with everything it leaves open dealt."""
    text = read_file(path)
    if text.startswith(_RECORD):
        stood = record.positions(record.read(text))
        number = len(stood) - 1 if move is None else move
        if not 0 <= number < len(stood):
            raise Stop(f"{path} has {counted(len(stood) - 1, 'move')}; --move takes 0 to {len(stood) - 1}")
        position = stood[number]
    elif move is not None:
        raise Stop("--move is for records; a text shows one position")
    else:
        position = ludarium.read(text, seed)
    sys.stdout.write(position.text(seat))
    return OK
