"""What a house draws that nobody may guess: seeds of tables, their names, the links they are joined by."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")

_LINK_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are mistaken for each other
_LINK_LENGTH = 26
"""More than 128 bits."""


class Lots:
    """Draws from a source of bytes; unless another is given, that of the operating system."""

    def __init__(self, source: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._source = source

    def seed(self) -> bytes:
        """256 secret bits."""
        return self._source(32)

    def name(self) -> str:
        """Nobody can guess it. Draws of a table depend on its name, too: it is part of their key."""
        return base64.urlsafe_b64encode(self._source(16)).rstrip(b"=").decode()

    def link(self) -> str:
        """What a table is joined by."""
        return "".join(self.one_of(_LINK_LETTERS) for _ in range(_LINK_LENGTH))

    def one_of(self, options: Sequence[T]) -> T:
        """Any of them, each as likely as the others but for less than one in 2^40."""
        return options[int.from_bytes(self._source(8), "big") % len(options)]
