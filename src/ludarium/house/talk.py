"""What is said at a table."""

from __future__ import annotations

from ludarium.house.clock import stamp
from ludarium.house.messages import ChatLine
from ludarium.house.store import ChatRow, Store
from ludarium.kernel.decisions import Seat

_LINES = 50
"""How many lines a newcomer is shown."""


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
        self.lines = tuple(ChatLine(line.seat, line.name, line.text, line.at) for line in chats)
        self._number = chats[-1].number if chats else 0

    async def say(self, seat: Seat, name: str, text: str) -> ChatLine:
        """Store what somebody says; the line is for everybody once this returns."""
        line = ChatLine(seat, name, text, stamp() // 1000)
        number = self._number + 1
        await self._store.write(ChatRow(self._table_id, number, seat, line.name, text, line.at))
        self._number = number
        self.lines = (*self.lines[1 - _LINES :], line)
        return line
