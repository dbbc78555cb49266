"""Plays a run in a process of its own, with the content pack that its environment names."""

from __future__ import annotations

import sys

import msgspec

from ludarium.kernel.errors import Refusal
from ludarium.simulation import Run, play


def main() -> int:
    """Read a run from standard input and write its games; a refusal is written instead, with exit 1."""
    try:
        asked = sys.stdin.buffer.read()
        games = play(msgspec.json.decode(asked, type=Run, dec_hook=lambda kind, text: kind(text)))
    except Refusal as refusal:
        sys.stdout.write(str(refusal))
        return 1
    sys.stdout.buffer.write(msgspec.json.encode(games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
