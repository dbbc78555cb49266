"""What is printed on the content of Fateforge, in words."""

from functools import cache

from ludarium.games.fateforge.printed import printed
from ludarium.texts import tell

_printed = cache(printed)


def rules(kind: str, ident: str, lang: str = "en") -> tuple[str, ...]:
    """Line by line: each ability of an ally, each segment of an enemy's frame."""
    return tuple(tell(line, lang=lang) for line in _printed()[f"{kind}-{ident}"])


def rule(kind: str, ident: str, lang: str = "en") -> str:
    return " ".join(rules(kind, ident, lang))
