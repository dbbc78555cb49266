"""What worker processes do: think for bots, verify records, make replays. They see no store and no socket.

They are given a determinised position: a world that fits what one seat knows, never the real one.
"""

from __future__ import annotations

import contextlib
import os
import threading
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event as Flag
from typing import Any

import msgspec
from msgspec import Struct

from ludarium.kernel import record as records
from ludarium.kernel.chance import ALGORITHM, commitment
from ludarium.kernel.decisions import CHANCE, Action, Event, Seat
from ludarium.kernel.errors import BadRecord
from ludarium.kernel.game import game, games
from ludarium.kernel.position import Position
from ludarium.kernel.record import Record
from ludarium.kernel.table import RESIGN, TAKE_BACK, Table
from ludarium.server.resources import Replay, ReplayFrame

_MEMORY = 1024 * 1024 * 1024
_encoder = msgspec.json.Encoder(order="deterministic")


_hurry: Flag | None = None
"""Set while somebody waits for the answer of this process and has lost patience."""


def begin(hurry: Flag) -> None:
    """Set a worker process up: it yields to the server, has a ceiling, and goes when the server goes."""
    global _hurry  # a process works for one server only
    _hurry = hurry
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY, _MEMORY))
    with contextlib.suppress(OSError):
        os.nice(5)
    parent = parent_process()
    if parent is not None:
        # A server that is killed cannot tell its workers; its end of this handle closes by itself.
        threading.Thread(target=_go_with, args=(parent.sentinel,), daemon=True).start()


def _go_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def ready(bot_maker: str) -> bool:
    """Load the games and the bots before they are needed, so that no decision pays for it."""
    games()
    with contextlib.suppress(Exception):  # bots that cannot be loaded say so when one is asked for
        import_module(bot_maker.partition(":")[0])
    return True


def make_bot(maker: str, name: str, seed: int) -> Any:
    module, _, function = maker.partition(":")
    bot = getattr(import_module(module), function)(name, seed)
    bot.hurried = _is_hurried
    return bot


def _is_hurried() -> bool:
    return _hurry is not None and _hurry.is_set()


def choose(maker: str, name: str, seed: int, position: Position[Any], seat: Seat) -> Action:
    """The bot's answer for `seat`."""
    action: Action = make_bot(maker, name, seed).choose(position, seat)
    return action


def hint(maker: str, name: str, seed: int, position: Position[Any], seat: Seat) -> tuple[Action, float]:
    """The bot's answer and how likely it finds `seat` to win."""
    bot = make_bot(maker, name, seed)
    action: Action = bot.choose(position, seat)
    return action, float(bot.estimate(position, seat))


class Verified(Struct, frozen=True):
    """What is told about an uploaded record; `fault` says what is wrong with it, if anything is."""

    game: str = ""
    form: str = ""
    entries: int = 0
    outcome: Any = None
    fault: str = ""


def verify(text: str) -> Verified:
    """Play an uploaded record again, draw by draw."""
    try:
        record = records.read(text)
        records.replay(record)
    except BadRecord as bad:
        return Verified(fault=str(bad))
    return Verified(record.game, record.setup.form, len(record.entries), record.outcome)


def replay(text: str, viewer: Seat | None) -> bytes:
    """A finished game, or an uploaded one, as frames for the slider, in JSON."""
    record = records.read(text)
    return _encoder.encode(
        Replay(
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
            frames=_frames(record, viewer),
        )
    )


def _frames(record: Record, viewer: Seat | None) -> tuple[ReplayFrame[Any, Any, Any], ...]:
    """One frame for each place where the table comes to rest: chance follows an answer at once."""
    rules = game(record.game)
    table = Table(rules, record.setup, record.seed, record.table, record.entropy, record.take_back)
    frames = [_frame(table, viewer, CHANCE, "deal", "", None, table.opening)]
    for entry in record.entries:
        if entry.number <= len(table.entries):
            continue
        step, action, events = _step(table, entry)
        frames.append(_frame(table, viewer, entry.seat, step, entry.notation, action, events))
    return tuple(frames)


def _step(table: Table, entry: Any) -> tuple[str, Action | None, tuple[Event, ...]]:
    if entry.notation == TAKE_BACK:
        table.take_back(entry.seat)
        return "take-back", None, ()
    if entry.notation == RESIGN:
        table.resign(entry.seat)
        return "resign", None, ()
    decision = table.position.decision_of(entry.seat)
    assert decision is not None  # the record was verified, or made by ourselves
    option = next(option for option in decision.options if str(option) == entry.notation)
    return "act", option, table.act(entry.seat, option)


def _frame(
    table: Table,
    viewer: Seat | None,
    seat: Seat,
    step: Any,
    notation: str,
    action: Action | None,
    events: tuple[Event, ...],
) -> ReplayFrame[Any, Any, Any]:
    # The options that were open are left out: they are most of a view, and a replay offers none.
    view: Any = msgspec.structs.replace(table.game.view(table.position, viewer), decision=None)
    seats = range(table.setup.seats)
    return ReplayFrame(
        number=len(table.entries),
        seat=seat,
        step=step,
        notation=notation,
        action=action,
        events=seen(events, viewer),
        view=view,
        estimates=tuple(round(1000 * _estimate(table, each)) for each in seats),
    )


def _estimate(table: Table, seat: Seat) -> float:
    """How good the position is for a seat, all cards open: the game is over, and nothing is hidden any more."""
    if table.outcome is not None:
        return table.outcome.value(seat)
    return table.game.heuristic(table.position.state, seat)


def seen(events: tuple[Event, ...], viewer: Seat | None) -> tuple[Any, ...]:
    """The events as the viewer may know them."""
    shown = (event.seen_by(viewer) for event in events)
    return tuple(event for event in shown if event is not None)
