"""What a table tells somebody who is not there: it is your turn, your days run low, somebody wants to play again."""

from __future__ import annotations

from collections.abc import Iterable

from ludarium.house.match import Match
from ludarium.house.messenger import Messenger, Note
from ludarium.house.waiting import Waiting


class Notes:
    """Who was told what at one table. Turns and reminders are for games with days for a move."""

    def __init__(self, messenger: Messenger) -> None:
        self._messenger = messenger
        self._asked: frozenset[str] = frozenset()
        self._reminded: frozenset[str] = frozenset()

    def begin(self, match: Match, waiting: Waiting) -> None:
        """Go on with a match that was read from the store: what is so already was told before."""
        self._asked = _asked(match)
        self._reminded = frozenset(self._low(match, waiting))

    def look(self, match: Match, waiting: Waiting) -> None:
        """Something has happened: tell those who are asked now and were not before, or whose time runs low."""
        asked = _asked(match)
        for identity in sorted(asked - self._asked):
            others = [place for place in match.places if place.owner not in (None, identity)]
            if others:  # a bot's move is no news
                step = match.log[-1]
                alone = len(others) == 1 and step.kind == "act" and step.seat in match.seats_of(others[0].owner)
                moved = others[0].name if alone and not others[0].bot else ""
                left = waiting.left(match.seats_of(identity))
                self._messenger.tell(identity, Note("turn", match.row.id, match.game.info.name, moved, left))
        for identity in sorted(self._asked - asked):
            self._messenger.withdraw(identity, match.row.id)
        self._asked = asked
        low = frozenset(self._low(match, waiting))
        for identity in sorted(low - self._reminded):
            left = waiting.left(match.seats_of(identity))
            self._messenger.tell(identity, Note("low", match.row.id, match.game.info.name, "", left))
        self._reminded = low

    def _low(self, match: Match, waiting: Waiting) -> Iterable[str]:
        for identity in _asked(match):
            left = waiting.left(match.seats_of(identity))
            if left is not None and left <= waiting.low(match) * 1000:
                yield identity

    def rematch(self, match: Match, stands: int) -> None:
        """Somebody has asked or answered about playing again; the question is open for `stands` milliseconds."""
        said = match.rematch
        first = said.agreed[0] if len(said.agreed) == 1 and not said.table else None
        for identity in match.people:
            if first is None or identity == first:
                if identity in said.agreed or not said.agreed:
                    self._messenger.withdraw(identity, match.row.id)
                continue
            name = next((place.name for place in match.places if place.owner == first), "")
            self._messenger.tell(identity, Note("rematch", match.row.id, match.game.info.name, name, stands))


def _asked(match: Match) -> frozenset[str]:
    """Who is asked, where people have days."""
    if not match.days or match.outcome is not None:
        return frozenset()
    return frozenset(owner for seat in match.people_asked if (owner := match.places[seat].owner) is not None)
