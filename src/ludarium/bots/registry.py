"""The register of bots: what kinds there are, and how one of a kind is made.

A bot is called by its kind and, where there are several of it, its level: `mcts:200`. A new kind is one module that
registers itself and is imported by `ludarium.bots`; the command, the server and simulations ask here. The page and the
terminal call it `page-bot-<kind>` in the texts, and by its plain name while there are none.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ludarium.bots.bot import Bot
from ludarium.kernel.errors import UnknownName


class Kind(Struct, frozen=True):
    """A kind of bot. `make` gets the level and a seed; it gives None for an impossible level."""

    name: str
    make: Callable[[str, int], Bot | None]
    levels: tuple[str, ...] = ("",)
    """Levels to offer, the weakest first; others may be asked for, too."""
    meaning: tuple[str, ...] = ()
    """What the number of each of these levels counts."""


_KINDS: dict[str, Kind] = {}


def register(kind: Kind) -> None:
    """Make a kind of bot known by its name."""
    _KINDS[kind.name] = kind


_SEARCHES: list[Callable[[str], Kind | None]] = []


def register_search(search: Callable[[str], Kind | None]) -> None:
    """Register kinds that are looked up by name when somebody asks for one; they are not offered to everybody."""
    _SEARCHES.append(search)


def kinds() -> tuple[str, ...]:
    """Names of bots to offer, the weakest first."""
    offered = [_called(kind, level) for kind in _KINDS.values() for level in kind.levels]
    return tuple(sorted(offered, key=lambda name: make(name, 0).strength))


def make(name: str, seed: int) -> Bot:
    """The bot of that name. The same name and seed play the same game, except where a bot thinks by the clock."""
    kind, colon, level = name.partition(":")
    known = _KINDS.get(kind) or next(filter(None, (search(kind) for search in _SEARCHES)), None)
    bot = known.make(level, seed) if known is not None and bool(colon) == bool(level) else None
    if bot is None:
        raise UnknownName(f"there is no bot '{name}'; the bots are {', '.join(_explained())}")
    return bot


def _explained() -> list[str]:
    meanings = {
        _called(kind, level): f" ({meaning})"
        for kind in _KINDS.values()
        for level, meaning in zip(kind.levels, kind.meaning, strict=False)
    }
    *most, last = [name + meanings.get(name, "") for name in kinds()]
    return [*most[:-1], f"{most[-1]} and {last}"]


def _called(kind: Kind, level: str) -> str:
    return f"{kind.name}:{level}" if level else kind.name


def plain(name: str, made: Callable[[int], Bot]) -> Kind:
    """A kind without levels."""
    return Kind(name, lambda level, seed: None if level else made(seed))
