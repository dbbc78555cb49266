"""Windows in which everybody is asked: how long a bot takes for one reveals nothing about what it holds (REL-24)."""

from __future__ import annotations

WINDOW_SECONDS = 0.1
"""How long a bot takes to answer, whatever it holds; it thinks for half of that time."""


def rest_of_window(spent: float, window: float) -> float:
    """How long an answer is held back: it comes after whole windows only, however long a bot has thought."""
    return window - spent % window if window else 0.0
