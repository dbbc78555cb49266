"""What can be looked at in each game: cards found by name or text, as data and as drawings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from rich.columns import Columns
from rich.console import Console, RenderableType

from ludarium.kernel.title import title
from ludarium.terminal.words import plain
from ludarium.texts import has, name, say


class Chapter(Struct, frozen=True):
    """A page about the world of a game; it is asked for by its `id`."""

    id: str
    title: str
    text: tuple[str, ...]


Found = Mapping[str, Sequence[Any]]
"""Pieces of content by their kind, in the order they are shown."""


class Gallery(ABC):
    """The cards of one game."""

    groups: ClassVar[Sequence[str]]
    """What the cards are sorted by; the title has the word for one of them."""

    @abstractmethod
    def find(self, group: str | None, search: str | None, lang: str) -> Found:
        """The cards of a group, or all, whose name or text holds the words."""

    @abstractmethod
    def data(self, found: Found, lang: str) -> dict[str, Any]:
        """Cards for programs."""

    @abstractmethod
    def draw(self, found: Found, lang: str, console: Console) -> Iterator[RenderableType]:
        """Cards for people."""

    def world(self, lang: str) -> Sequence[Chapter]:
        """What is told of the game's world; nothing where nothing is."""
        return ()


def holds(
    message: str, attributes: Sequence[str], search: str | None, lang: str, args: Mapping[str, int] | None = None
) -> bool:
    """Whether the name or one of the texts of a message holds the words; accents do not matter."""
    if search is None:
        return True
    keys = (message, *(f"{message}.{attribute}" for attribute in attributes))
    texts = (say(key, args, lang) for key in keys if has(key, lang))
    return plain(search) in plain(" ".join(texts))


def facts_of(kind: str, card: Any, fields: Sequence[str], lang: str) -> dict[str, Any]:
    """A card for programs: its id, its name, and those of its fields, in this order."""
    facts = {"id": card.id, "name": name(kind, card.id, lang)}
    return facts | {field.rstrip("_"): getattr(card, field) for field in fields}


def in_columns(cards: Iterable[RenderableType], width: int) -> Columns:
    return Columns(list(cards), width=width, padding=(0, 0))


def gallery_of(game: str) -> Gallery | None:
    """The gallery of a game, if it has one."""
    gallery: Gallery | None = title(game).load("gallery")
    return gallery
