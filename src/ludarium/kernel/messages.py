"""What is said, without a language: keys of the texts and arguments; the reader's side formats them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct


class Message(Struct, frozen=True, omit_defaults=True):
    """A sentence or a part of one. What an argument is (a card, a seat, a side, a list) is told by its name.

    `kinds.json` of the texts lists the names that carry content, `texts/arguments.json` those of people and lists.
    """

    key: str
    args: Mapping[str, str | int | Message | tuple[str | int | Message, ...]] = {}


Argument: TypeAlias = str | int | Message | tuple[str | int | Message, ...]


class Asked(Struct, frozen=True):
    """A decision as people read it: the question, a line of help, and its options in their order."""

    prompt: Message
    help: Message
    options: tuple[Message, ...]
