"""What is said at a table, and who may speak."""

from __future__ import annotations

from ludarium.house.clock import stamp
from ludarium.house.match import Match
from ludarium.house.messages import ChatLine
from ludarium.house.refusals import Refuse
from ludarium.house.showing import Connection
from ludarium.kernel.decisions import Seat
from ludarium.server import schema
from ludarium.server.storage import Store

_LINES = 50
"""So many a newcomer is shown."""


class Talk:
    """The last things said at one table."""

    def __init__(self, store: Store, table_id: str) -> None:
        self.lines: tuple[ChatLine, ...] = ()
        self._store = store
        self._table_id = table_id
        self._number = 0

    async def read(self) -> None:
        """Read them back."""
        chats = await self._store.chats(self._table_id, _LINES)
        self.lines = tuple(ChatLine(line["seat"], line["name"], line["text"], line["at"]) for line in chats)
        self._number = chats[-1]["number"] if chats else 0

    async def say(self, match: Match, connection: Connection, text: str) -> ChatLine:
        """Store what somebody at the table says; the line is for everybody once this returns."""
        if not match.setup.chat:
            raise Refuse("not-now")
        mine = match.seats_of(connection.identity)
        if not mine:
            raise Refuse("not-your-seat")
        seat = connection.seat if connection.seat in mine else mine[0]
        assert seat is not None
        check_speech(match, seat)
        line = ChatLine(seat, match.places[seat].name, text, stamp() // 1000)
        number = self._number + 1
        values = {"table_id": self._table_id, "number": number, "seat": seat, "name": line.name, "text": text}
        await self._store.write((schema.chats, {**values, "at": line.at}))
        self._number = number
        self.lines = (*self.lines[1 - _LINES :], line)
        return line


def check_speech(match: Match, seat: Seat) -> None:
    """Some forms close the talk for a while; then only whom the rules let speak may write or ask for advice."""
    table = match.table
    if table is not None and not table.game.may_speak(table.position.state, seat):
        raise Refuse("not-now", key="error-may-not-speak")
