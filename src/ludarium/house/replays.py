"""Replays in parts: a long game is shown from any step on, without playing it from its start each time.

Bookmarks make that possible. They are set whenever a record is played, and belong to the record: what a viewer may
see is decided when frames are made, and parts are kept separately for each viewer.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from ludarium.house.refusals import Refuse
from ludarium.house.resources import Course
from ludarium.house.thinking import Thinker
from ludarium.kernel import record as records
from ludarium.kernel.errors import OtherRules
from ludarium.kernel.table import Bookmark

log = logging.getLogger("ludarium.house")

_OPEN = 16
"""Records that stay open."""
_PART = 100
"""So many frames at once: the page asks for as many, so what is made for a course is there for its replay."""


_COURSES = 4
"""Different wishes for the course of one record that are kept."""


class _Judged(Struct):
    step: str
    estimates: tuple[int, ...]
    events: tuple[dict[str, Any], ...]


class _Read(Struct):
    """What is read of a part: how good each step was, who says so, and what happened."""

    estimated_by: str
    frames: tuple[_Judged, ...]


def _lasting(frames: Iterable[_Judged]) -> list[_Judged]:
    """The steps that were not taken back."""
    lasting: list[_Judged] = []
    for frame in frames:
        if frame.step == "take-back":
            lasting.pop()
        else:
            lasting.append(frame)
    return lasting


_reader = msgspec.json.Decoder(_Read)


class Opened:
    """A record that somebody looks at."""

    def __init__(self, text: str, game: str, seats: int, length: int) -> None:
        self.text = text
        self.game = game
        self.seats = seats
        self.length = length
        self.bookmarks: dict[int, bytes] = {}
        self.parts: OrderedDict[tuple[int | None, int, int], bytes] = OrderedDict()
        self.courses: OrderedDict[frozenset[str], Course[Any]] = OrderedDict()
        self.judging = asyncio.Lock()

    @classmethod
    def read(cls, text: str) -> Opened:
        """Refuses (OtherRules) what cannot be played here."""
        record = records.read(text)
        records.rules_of(record)
        return cls(text, record.game, record.setup.seats, records.length(record))

    def before(self, at: int) -> tuple[int, bytes] | None:
        """The last bookmark before a frame."""
        found = max((number for number in self.bookmarks if number < at), default=None)
        return None if found is None else (found, self.bookmarks[found])


class Replays:
    """The records that are being looked at, the one looked at last being the last to go."""

    def __init__(self, thinker: Thinker, most_bytes: int) -> None:
        self._thinker = thinker
        self._most_bytes = most_bytes
        self._opened: OrderedDict[str, Opened] = OrderedDict()

    def get(self, key: str) -> Opened | None:
        """A record that is open. The caller must know whether the visitor may see it."""
        found = self._opened.get(key)
        if found is not None:
            self._opened.move_to_end(key)
        return found

    async def open(self, key: str, text: str) -> Opened:
        """Open a record; a long one takes a while to read, and others must not wait for it."""
        try:
            opened = await self._thinker.aside(Opened.read, text)
        except OtherRules as other:
            raise Refuse("bad-record", key="error-other-rules", detail=str(other)) from None
        return self.get(key) or self.keep(key, opened, {})

    def keep(self, key: str, opened: Opened, bookmarks: dict[int, bytes]) -> Opened:
        opened.bookmarks.update(bookmarks)
        self._opened[key] = opened
        self._opened.move_to_end(key)
        if len(self._opened) > _OPEN:
            self._opened.popitem(last=False)
        return opened

    async def part(self, opened: Opened, viewer: int | None, first: int, count: int | None, asker: str = "") -> bytes:
        """Frames of a record as one viewer saw them, made once."""
        if viewer is not None and viewer >= opened.seats:
            raise Refuse("not-found")
        if first >= opened.length:
            raise Refuse(
                "not-found",
                key="error-no-such-step",
                detail=f"the replay has the steps 0 to {opened.length - 1}; there is no step {first}",
            )
        left = opened.length - first
        number = left if count is None else min(count, left)
        wanted = viewer, first, number
        kept = opened.parts.pop(wanted, None) or await self._made(opened, viewer, first, number, asker)
        opened.parts[wanted] = kept
        self._forget()
        return kept

    async def course(self, opened: Opened, kinds: frozenset[str], asker: str = "") -> Course[Any]:
        """How good every step of a record was for each seat, from the same frames that replays show; made once.

        Events of these kinds are told as spectators heard them.
        """
        async with opened.judging:
            if kinds not in opened.courses:
                parts = [
                    _reader.decode(await self.part(opened, None, first, _PART, asker))
                    for first in range(0, opened.length, _PART)
                ]
                frames = [frame for part in parts for frame in part.frames]
                opened.courses[kinds] = Course(
                    parts[0].estimated_by,
                    tuple(frame.estimates for frame in frames),
                    tuple(event for frame in _lasting(frames) for event in frame.events if event["type"] in kinds),
                )
                if len(opened.courses) > _COURSES:
                    opened.courses.popitem(last=False)
            return opened.courses[kinds]

    async def ending(self, opened: Opened, asker: str = "") -> Any:
        """The state in which the record ends."""
        last = opened.length - 1
        if last not in opened.bookmarks:
            await self._made(opened, None, last, 1, asker)
        bookmark: Bookmark = pickle.loads(opened.bookmarks[last])
        return bookmark.position.state

    async def _made(self, opened: Opened, viewer: int | None, first: int, count: int, asker: str) -> bytes:
        try:
            part = await self._thinker.replay(opened.text, viewer, first, count, opened.before(first), asker)
        except Exception as fault:
            log.warning("a replay could not be made", extra={"fault": type(fault).__name__})
            raise Refuse("unavailable") from fault
        opened.bookmarks.update(part.bookmarks)
        return part.body

    def _forget(self) -> None:
        """Let the oldest parts go where all together take up too much."""
        held = [(opened, wanted) for opened in self._opened.values() for wanted in opened.parts]
        size = sum(len(opened.parts[wanted]) for opened, wanted in held)
        for opened, wanted in held:
            if size <= self._most_bytes:
                return
            size -= len(opened.parts.pop(wanted))
