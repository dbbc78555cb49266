"""What worker processes do: they think for bots, verify records and make replays, behind walls (`confinement`)."""

from __future__ import annotations

import contextlib
import os
import threading
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event as Flag
from typing import Any

from ludarium.bots import Bot
from ludarium.bots.thoughts import finished
from ludarium.house import thinking
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.game import Position, games
from ludarium.server import confinement
from ludarium.study import work

_MEMORY = 1024 * 1024 * 1024

_hurry: Flag | None = None
"""Set while somebody waits for the answer of this process and has lost patience."""


def begin(hurry: Flag, yielding: int = 5) -> None:
    """Set a worker process up: it yields to the server, has a ceiling, and goes when the server goes."""
    global _hurry  # a process works for one server only
    _hurry = hurry
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY, _MEMORY))
    with contextlib.suppress(OSError):
        os.nice(yielding)
    parent = parent_process()
    if parent is not None:
        # A server that is killed cannot tell its workers; its end of this handle closes by itself.
        threading.Thread(target=_go_with, args=(parent.sentinel,), daemon=True).start()


def _go_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def ready(bot_maker: str) -> tuple[str, ...]:
    """Load the games and the bots before they are needed, and then close the door; the walls that stand."""
    games()
    with contextlib.suppress(Exception):  # bots that cannot be loaded say so when one is asked for
        import_module(bot_maker.partition(":")[0])
    return confinement.confine()


def choose(maker: str, name: str, seed: int, world: Position[Any], seat: Seat, beside_people: bool) -> Action:
    """The bot's answer for `seat`."""
    return thinking.choose(_bot(maker, name, seed), world, seat, beside_people)


def hint(maker: str, name: str, seed: int, world: Position[Any], seat: Seat) -> tuple[Action, float]:
    """The bot's answer, and how likely it finds `seat` to win."""
    return thinking.hint(_bot(maker, name, seed), world, seat)


def study(kind: work.Kind, given: tuple[Any, ...]) -> Any:
    """A piece of study."""
    return finished(work.done(kind, given, _is_hurried))


def _bot(maker: str, name: str, seed: int) -> Bot:
    module, _, function = maker.partition(":")
    bot: Bot = getattr(import_module(module), function)(name, seed)
    bot.hurried = _is_hurried
    return bot


def _is_hurried() -> bool:
    return _hurry is not None and _hurry.is_set()
