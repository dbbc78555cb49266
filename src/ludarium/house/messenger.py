"""Notes to people who are not at the table, and the interface of what delivers them."""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct


class Note(Struct, frozen=True):
    """One such note. There is nothing in it but what everybody at the table knows (REL-70)."""

    kind: Literal["turn", "low", "rematch"]
    table: str
    game: str
    name: str
    """Who has moved, or asks; empty: several could, or they gave no name."""
    left: int | None = None
    """Milliseconds: of one's own days, or for which the question stands."""


class Messenger(Protocol):
    """Delivers notes to people who are not at the table."""

    def tell(self, identity: str, note: Note) -> None:
        """Take a note to somebody, some time soon; it takes the place of an older one of that table. Never waits."""

    def withdraw(self, identity: str, table: str) -> None:
        """The note that somebody was to get about that table is no longer true."""


class NoMessenger:
    """For houses that reach nobody who is not there."""

    def tell(self, identity: str, note: Note) -> None:
        pass

    def withdraw(self, identity: str, table: str) -> None:
        pass
