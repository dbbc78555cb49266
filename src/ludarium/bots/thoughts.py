"""Long work in pieces: a generator that stops every now and then, and gives its result at the end.

A caller with nothing else to do finishes it at once. Where one thread does everything (`house.thinking`), others are
served between the pieces, and may end it.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Thought: TypeAlias = Generator[None, None, T]


def finished(thought: Thought[T]) -> T:
    """The result, all pieces at once."""
    while True:
        try:
            next(thought)
        except StopIteration as done:
            result: T = done.value
            return result
