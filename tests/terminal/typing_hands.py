"""Who types at a terminal in tests."""

from __future__ import annotations

import random
from collections.abc import Callable

from ludarium.terminal.session import Session

Reader = Callable[[str], str]


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
