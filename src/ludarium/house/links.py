"""Links to the free seats of a table: secret, short-lived, and stored as hashes alone (REL-73).

What is stored lets nobody in: a link itself is known to its recipients and, while the house runs, to the house, which
shows it to those at the table. Its first letters can be read aloud; only the running house knows them, and they
lead to the link, so guessing meets the limits on joining.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict

SPOKEN = 10
"""So many letters are said aloud."""
_DAY = 86_400
_MOST = 100_000


def life(days: int) -> int:
    """Seconds for which a link is good; `days`: how many people have for a move."""
    return 7 * _DAY if days else _DAY


def mark(link: str) -> str:
    """What the store holds of a link. Those of earlier releases were as short as what is said now, and kept openly."""
    return link if len(link) <= SPOKEN else hashlib.sha256(link.encode()).hexdigest()


class Links:
    """The links that were made while this house runs."""

    def __init__(self) -> None:
        self._links: OrderedDict[str, str] = OrderedDict()
        """By table."""
        self._spoken: dict[str, str] = {}

    def keep(self, table: str, link: str) -> None:
        """The one before leads nowhere any more."""
        self._drop(table)
        self._links[table] = link
        self._spoken[link[:SPOKEN]] = link
        if len(self._links) > _MOST:
            self._drop(next(iter(self._links)))

    def _drop(self, table: str) -> None:
        old = self._links.pop(table, None)
        if old is not None:
            self._spoken.pop(old[:SPOKEN], None)

    def shown(self, table: str, marked: str) -> str:
        """The link of a table with that mark; empty: it can no longer be shown, only replaced."""
        if len(marked) <= SPOKEN:
            return marked
        link = self._links.get(table, "")
        return link if link and mark(link) == marked else ""

    def was_said(self, written: str) -> bool:
        """Whether it is so short that it can be said, and so may be overheard or guessed."""
        return len("".join(written.split())) <= SPOKEN

    def whole(self, written: str) -> str:
        """The link that was written, or said; capitals and blanks count for nothing."""
        plain = "".join(written.lower().split())
        return self._spoken.get(plain, plain)
