"""A record as frames to look at: played again from a bookmark, verified, and shown as one viewer saw it."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
from msgspec import Struct

from ludarium.bots.thoughts import Thought, finished
from ludarium.house.messages import VERSION
from ludarium.house.resources import Replay, ReplayFrame
from ludarium.kernel import record as records
from ludarium.kernel.chance import ALGORITHM, commitment
from ludarium.kernel.decisions import CHANCE, Action, Event, Seat
from ludarium.kernel.errors import BadRecord, OtherRules
from ludarium.kernel.messages import Message
from ludarium.kernel.mind import mind_of
from ludarium.kernel.plain import words_of
from ludarium.kernel.record import Record
from ludarium.kernel.table import Table

_encoder = msgspec.json.Encoder(order="deterministic")


class Verified(Struct, frozen=True):
    """What is told about an uploaded record; `fault` says what is wrong with it, if anything is."""

    game: str = ""
    form: str = ""
    seats: int = 0
    entries: int = 0
    length: int = 0
    """How many frames a replay of it has."""
    outcome: Any = None
    fault: str = ""
    other_rules: bool = False
    """Nothing else is wrong with it: it was played by other rules than there are here."""
    bookmarks: dict[int, bytes] = {}


def verify(text: str) -> Verified:
    """Play an uploaded record again, draw by draw."""
    return finished(verifying(text))


def verifying(text: str) -> Thought[Verified]:
    """The same in pieces."""
    bookmarks: dict[int, bytes] = {}
    try:
        record = records.read(text)
        table = records.begin(record)
        _put_bookmark(bookmarks, 0, record, table)
        for at, _ in enumerate(records.steps(record, table), start=1):
            _put_bookmark(bookmarks, at, record, table)
            yield
    except BadRecord as bad:
        return Verified(fault=str(bad), other_rules=isinstance(bad, OtherRules))
    return Verified(
        game=record.game,
        form=record.setup.form,
        seats=record.setup.seats,
        entries=len(record.entries),
        length=records.length(record),
        outcome=record.outcome,
        bookmarks=bookmarks,
    )


_SPACING = 100
"""From one bookmark to the next: what has to be played again, at most, before a part of a replay can be shown."""


class Part(Struct, frozen=True):
    """Some frames of a replay in JSON, and the bookmarks that were put on the way to them."""

    body: bytes
    bookmarks: dict[int, bytes]
    """By the number of the frame that they stand at."""


def replay(
    text: str, viewer: Seat | None, first: int = 0, count: int | None = None, bookmark: tuple[int, bytes] | None = None
) -> Part:
    """`count` frames of a finished game, or an uploaded one, from `first` on; all that are left if it is None.

    The bookmark is somewhere before them; without one the game is played from its deal.
    """
    return finished(replaying(text, viewer, first, count, bookmark))


def replaying(
    text: str, viewer: Seat | None, first: int = 0, count: int | None = None, bookmark: tuple[int, bytes] | None = None
) -> Thought[Part]:
    """The same in pieces."""
    record = records.read(text)
    table = records.begin(record)
    length = records.length(record)
    end = length if count is None else min(length, first + count)
    frames: list[ReplayFrame[Any, Any, Any]] = []
    bookmarks: dict[int, bytes] = {}
    start = 0
    if bookmark is not None:
        start, kept = bookmark
        table.turn_to(pickle.loads(kept), record.entries)
    else:
        _put_bookmark(bookmarks, 0, record, table)
        if first == 0:
            frames.append(_frame(table, record, viewer, CHANCE, "deal", "", None, None, table.opening))
    if start < end - 1:
        words = words_of(record.game)
        before = table.position.copy()
        for at, step in enumerate(records.steps(record, table), start=start + 1):
            _put_bookmark(bookmarks, at, record, table)
            if at >= first:
                entry, action = step.entry, step.action
                said = words.answered(action, before, entry.seat) if action is not None else None
                frames.append(
                    _frame(table, record, viewer, entry.seat, step.kind, entry.notation, action, said, step.events)
                )
            if at == end - 1:
                break
            yield
            before = table.position.copy()
    return Part(
        _encoder.encode(
            Replay(
                version=VERSION,
                game=record.game,
                form=record.setup.form,
                options=dict(record.setup.options),
                players=record.players,
                seats=record.setup.seats,
                viewer=viewer,
                outcome=record.outcome,
                algorithm=ALGORITHM,
                table=record.table,
                seed=record.seed.hex(),
                entropy=tuple(part.hex() for part in record.entropy),
                commitment=commitment(record.table, record.seed),
                estimated_by="heuristic",
                length=length,
                first=first,
                frames=tuple(frames),
            )
        ),
        bookmarks,
    )


def _put_bookmark(bookmarks: dict[int, bytes], at: int, record: Record, table: Table) -> None:
    """Before each part of the usual size, and at the end: how the game ended can be asked for."""
    if (at + 1) % _SPACING == 0 or len(table.entries) == len(record.entries):
        bookmarks[at] = pickle.dumps(table.bookmark())


def _frame(
    table: Table,
    record: Record,
    viewer: Seat | None,
    seat: Seat,
    step: Any,
    notation: str,
    action: Action | None,
    said: Message | None,
    events: tuple[Event, ...],
) -> ReplayFrame[Any, Any, Any]:
    # The options that were open are left out: they are most of a view, and a replay offers none.
    view: Any = msgspec.structs.replace(table.game.view(table.position, viewer), decision=None)
    shown = seen(events, viewer)
    return ReplayFrame(
        number=len(table.entries),
        seat=seat,
        step=step,
        notation=notation,
        action=action,
        said=said,
        events=shown,
        told=told(record.game, shown),
        view=view,
        estimates=_estimates(table, record),
    )


def _estimates(table: Table, record: Record) -> tuple[int, ...]:
    seats = range(record.setup.seats)
    if record.outcome is not None and record.outcome.shared is not None:
        # Those who win or lose together are judged once: it is half the work of such a replay.
        return (round(1000 * _estimate(table, 0)),) * len(seats)
    return tuple(round(1000 * _estimate(table, seat)) for seat in seats)


def _estimate(table: Table, seat: Seat) -> float:
    """How good the position is for a seat, all cards open: the game is over, and nothing is hidden any more."""
    if table.outcome is not None:
        return table.outcome.value(seat)
    return mind_of(table.game).outlook(table.position.state, seat)


def seen(events: tuple[Event, ...], viewer: Seat | None) -> tuple[Any, ...]:
    """The events as the viewer may know them."""
    shown = (event.seen_by(viewer) for event in events)
    return tuple(event for event in shown if event is not None)


def told(game: str, events: tuple[Event, ...]) -> tuple[Message | None, ...]:
    """Each event that somebody has seen in words; None: it goes without saying."""
    words = words_of(game)
    return tuple(None if words.unsaid(event) else words.told(event) for event in events)
