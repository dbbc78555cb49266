"""Signs that games draw with: shapes where the console can write them, letters where it cannot."""

from __future__ import annotations

from typing import Any, TypeVar

from rich.console import Console

LINES = "#77777f"
"""The colour of lines between things."""
L = TypeVar("L")


def both(look: type[L], **signs: tuple[Any, Any]) -> tuple[L, L]:
    """A set of signs in shapes and the same set in letters; each sign is named once, with both of its forms."""
    shapes, letters = ({sign: forms[at] for sign, forms in signs.items()} for at in (0, 1))
    return look(**shapes), look(**letters)


def written(console: Console, shapes: L, letters: L) -> L:
    """The set that the console can write."""
    return shapes if console.encoding.lower().replace("-", "") == "utf8" else letters
