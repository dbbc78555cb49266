"""Who sits and types at a terminal in tests."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from ludarium.kernel.chance import seed_of
from ludarium.kernel.game import Setup, game
from ludarium.kernel.table import Table
from ludarium.terminal.session import Session

Reader = Callable[[str], str]
PLAYERS = ("Ala", "Bo", "Cem", "Dag", "Eva", "Flo", "Gus", "Hal")


def seated(
    title: str, folder: Path, form: str, kinds: str, lang: str, seed: int, options: dict[str, Any], width: int = 120
) -> tuple[Session, io.StringIO]:
    """A session whose screen is text; who types is set by the test. Its record goes into the folder."""
    seats = kinds.split(",")
    table = Table(game(title), Setup(form, len(seats), options), seed_of(seed), "test")
    screen = io.StringIO()
    console = Console(file=screen, width=width, highlight=False)
    return Session(table, seats, PLAYERS[: len(seats)], lang, console, folder / "game.txt"), screen


def by(session: Session, choose: Callable[[int], str], answers: int = 100_000) -> Reader:
    """Types what `choose` says for the seat that is asked, so many times; then leaves."""
    left = answers

    def read(_: str) -> str:
        nonlocal left
        left -= 1
        return choose(session.table.position.pending[0].seat) if left >= 0 else "quit"

    return read


def at_random(session: Session, seed: int = 7, answers: int = 100_000) -> Reader:
    """Types the notation of a random option, so many times; then leaves."""
    generator = random.Random(seed)
    return by(session, lambda _: str(generator.choice(list(session.table.position.pending[0].options))), answers)


def lines(*typed: str) -> Reader:
    """Types these lines, then leaves."""
    left = iter([*typed, "quit"])
    return lambda _: next(left)


def played(session: Session, read: Reader) -> bool:
    session._read = read
    return session.play()
