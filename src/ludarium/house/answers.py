"""Which function answers which message: `@answers(Act)` marks the one that does what an `Act` asks for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

from ludarium.house.match import Match
from ludarium.house.room import Room
from ludarium.house.showing import Connection

M = TypeVar("M")
Answer: TypeAlias = Callable[[Room, Match, Connection, M], Awaitable[None]]
"""The room is held while it runs."""
Beside: TypeAlias = Callable[[Room, Connection, M], Awaitable[None]]
"""It takes a while, and holds the room only where it must."""

ANSWERS: dict[type[Any], Answer[Any]] = {}
BESIDE: dict[type[Any], Beside[Any]] = {}


def answers(kind: type[M]) -> Callable[[Answer[M]], Answer[M]]:
    """This function answers messages of that kind."""

    def note(answer: Answer[M]) -> Answer[M]:
        ANSWERS[kind] = answer
        return answer

    return note


def answers_beside(kind: type[M]) -> Callable[[Beside[M]], Beside[M]]:
    """The same for one that takes a while: its sender is heard meanwhile."""

    def note(answer: Beside[M]) -> Beside[M]:
        BESIDE[kind] = answer
        return answer

    return note
