"""`content check`: what is wrong with the files of a content pack, and where. `--pack`: play with one."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from ludarium.cli.output import NO, OK, Stop, write_json
from ludarium.games.fateforge import story_check as fateforge
from ludarium.games.skytear import pack as skytear
from ludarium.games.tash_kalar import pack as tash_kalar
from ludarium.kernel.packs import Mistake
from ludarium.terminal.screen import Screen


class Checker(Protocol):
    """What a game's module of content packs offers."""

    def is_pack(self, folder: Path, /) -> bool: ...
    def count(self, folder: Path, /) -> int: ...
    def check(self, folder: Path, /) -> list[Mistake]: ...


CHECKERS: dict[str, Checker] = {"fateforge": fateforge, "skytear": skytear, "tash-kalar": tash_kalar}
"""In the order in which they are asked: Fateforge and Skytear both have a heroes.toml and a cards.toml."""


def game_of(folder: Path) -> str:
    """Whose pack the folder is, by its files."""
    return next((game for game, checker in CHECKERS.items() if checker.is_pack(folder)), "tash-kalar")


def check(path: Path, game: str | None, json: bool) -> int:
    """Say everything that is wrong with a pack; exit 1 when there is something."""
    if not path.exists():
        raise Stop(f"{path} does not exist; name the folder of a content pack")
    if not path.is_dir():
        raise Stop(f"{path} is a file; name the folder it lies in")
    if game is not None and game not in CHECKERS:
        raise Stop(f"there is no game '{game}'; the games are {', '.join(sorted(CHECKERS))}")
    game = game or game_of(path)
    mistakes = CHECKERS[game].check(path)
    entries = CHECKERS[game].count(path)
    if json:
        write_json({"ok": not mistakes, "game": game, "entries": entries, "mistakes": mistakes})
    else:
        console = Screen()
        for mistake in mistakes:
            console.print(str(mistake), markup=False, soft_wrap=True)
        counted = f"{len(mistakes)} mistakes" if len(mistakes) != 1 else "1 mistake"
        console.print(
            f"{path}: {entries} {'entry' if entries == 1 else 'entries'}, {counted if mistakes else 'nothing wrong'}",
            markup=False,
        )
    return NO if mistakes else OK
