"""What typed words and spoken words have in common: plain letters, verbs, and what a line can mean."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct

from ludarium.kernel.decisions import Action
from ludarium.texts import say

SHORTEST = 3
"""Parts of names shorter than this mean nothing: `n` is a direction, not a knight."""


class Meaning(Struct, frozen=True):
    """The options that a line fits, and, when it fits none, the ideas that can be explained."""

    options: tuple[Action, ...] = ()
    ideas: tuple[Action, ...] = ()


def plain(text: str) -> str:
    """Small letters without accents and with single spaces."""
    letters = text.casefold().replace("ł", "l").replace("œ", "oe").replace("’", "'").replace("-", " ").replace("_", " ")
    bare = "".join(c for c in unicodedata.normalize("NFD", letters) if not unicodedata.combining(c))
    return " ".join(bare.split())


def number_in(text: str) -> int | None:
    """The number that text is; None when it is none, or longer than any that is asked for."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def picked(text: str, numbered: Sequence[Action]) -> Meaning:
    """The option that a number counts."""
    number = number_in(text)
    return Meaning((numbered[number - 1],)) if number is not None and 1 <= number <= len(numbered) else Meaning()


def folded(text: str, width: int) -> str:
    """Text in lines of that width, never broken at a space that must not break, as before a French semicolon."""
    return "\n".join(textwrap.wrap(text, width, break_on_hyphens=False))


@cache
def spoken(key: str, lang: str) -> tuple[str, ...]:
    """The plain words of a message that lists them with commas, English ones too."""
    return tuple(dict.fromkeys(plain(word) for text in (say(key, None, lang), say(key)) for word in text.split(",")))


def is_called(text: str, names: Iterable[str]) -> bool:
    """Whether plain text is one of the plain names or, when it is long enough, the beginning or a part of one."""
    known = tuple(names)
    return text in known or (len(text) >= SHORTEST and any(text in name for name in known))


def taken_verb(text: str, verbs: Iterable[str]) -> tuple[str | None, str]:
    """The longest of the verbs that plain text begins with, and what follows it."""
    for verb in sorted(verbs, key=len, reverse=True):
        if text == verb or text.startswith(verb + " "):
            return verb, text[len(verb) :].strip()
    return None, text
