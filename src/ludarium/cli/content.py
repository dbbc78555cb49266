"""`content check`: what is wrong with the files of a content pack, and where. `--pack`: play with one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Protocol

from ludarium.cli.output import NO, OK, Stop, write_json
from ludarium.kernel.packs import FILE_LIMIT, Mistake, too_much, visible
from ludarium.kernel.title import titles
from ludarium.terminal.screen import Screen


class Checker(Protocol):
    """What a game's module of content packs offers."""

    FOLDERS: tuple[str, ...]
    """Folders that only packs of this game have."""

    def fields(self) -> dict[str, dict[str, frozenset[str]]]: ...
    def count(self, folder: Path, /) -> int: ...
    def check(self, folder: Path, /) -> list[Mistake]: ...


def checkers() -> dict[str, Checker]:
    """The games that packs can be made for, with the modules that check them."""
    return {title.id: title.load("packs") for title in titles() if title.packs is not None}


MOST_SHOWN = 200
"""Mistakes that are listed; who has more begins with these."""


def game_of(folder: Path) -> str:
    """Whose pack the folder is: by files that only one game has, otherwise by the fields of the entries."""
    known = checkers()
    files = [path for path in sorted(folder.glob("*.toml")) if path.is_file()]
    readers = {path: [game for game in known if path.name in known[game].fields()] for path in files}
    found = {games[0] for games in readers.values() if len(games) == 1}
    found |= {game for game, checker in known.items() for name in checker.FOLDERS if (folder / name).is_dir()}
    shared = [path for path, games in readers.items() if len(games) > 1]
    if not found and shared:
        fits = {game: sum(_known(path, checker) for path in shared) for game, checker in known.items()}
        found = {game for game in known if fits[game] == max(fits.values()) and game in readers[shared[0]]}
    if not found:
        names = ", ".join(sorted({name for checker in known.values() for name in checker.fields()}))
        raise Stop(f"{folder} has no file of a content pack; the files are {names}")
    if len(found) > 1:
        games = " or ".join(sorted(found))
        raise Stop(f"{folder} could be a pack for {games}; say which with --game")
    return found.pop()


def _known(path: Path, checker: Checker) -> int:
    """How many tables and fields of a file a game reads; one that is no proper TOML has words for them, too."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            text = file.read(FILE_LIMIT)
    except OSError:
        return 0  # the check says that it cannot be read
    tables = checker.fields().get(path.name, {})
    fields = frozenset().union(*tables.values())
    named = [*re.findall(r"^\s*\[\[?\s*(\w+)", text, re.MULTILINE), *re.findall(r"(\w+)\s*=", text)]
    return sum(word in tables or word in fields for word in named)


def check(path: Path, game: str | None, json: bool) -> int:
    """Say everything that is wrong with a pack; exit 1 when there is something."""
    if not path.exists():
        raise Stop(f"{path} does not exist; name the folder of a content pack")
    if not path.is_dir():
        raise Stop(f"{path} is a file; name the folder it lies in")
    known = checkers()
    if game is not None and game not in known:
        raise Stop(f"there is no game '{game}'; the games are {', '.join(sorted(known))}")
    beyond = too_much(path)
    if beyond:
        raise Stop(f"{path}: {beyond}", NO)
    game = game or game_of(path)
    mistakes = known[game].check(path)
    entries = known[game].count(path)
    if json:
        write_json({"ok": not mistakes, "game": game, "entries": entries, "mistakes": mistakes})
    else:
        console = Screen()
        for mistake in mistakes[:MOST_SHOWN]:
            console.print(str(mistake), markup=False, soft_wrap=True)
        if len(mistakes) > MOST_SHOWN:
            console.print(f"... and {len(mistakes) - MOST_SHOWN} more", markup=False)
        counted = f"{len(mistakes)} mistakes" if len(mistakes) != 1 else "1 mistake"
        console.print(
            visible(f"{path}: {entries} {'entry' if entries == 1 else 'entries'}, ")
            + (counted if mistakes else "nothing wrong"),
            markup=False,
            soft_wrap=True,
        )
    return NO if mistakes else OK
