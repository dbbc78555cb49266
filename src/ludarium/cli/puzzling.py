"""`puzzles`: list those of the box, mine others, check them."""

from __future__ import annotations

import time
from pathlib import Path

from rich.table import Table as Grid

from ludarium.cli.output import NO, OK, Stop, progress, write_json
from ludarium.kernel.game import game as game_of
from ludarium.kernel.title import title
from ludarium.study import again
from ludarium.study.puzzles import BadPuzzle, Puzzle, check, puzzles_of, read_file
from ludarium.terminal.screen import Screen


def listed(game: str, theme: str, level: int | None, file: Path | None, json: bool) -> int:
    """Print the puzzles of a game, of one theme or level where that is asked."""
    found = _puzzles(game, file)
    themes = sorted({puzzle.theme for puzzle in found})
    if theme and theme not in themes:
        raise Stop(f"{game} has no puzzles of the theme '{theme}'; its themes are {', '.join(themes) or 'none'}")
    if level is not None and not 1 <= level <= 5:
        raise Stop(f"levels are 1 to 5, not {level}")
    shown = [each for each in found if theme in ("", each.theme) and level in (None, each.level)]
    if json:
        write_json({"game": game, "puzzles": [{"id": p.id, "theme": p.theme, "level": p.level} for p in shown]})
        return OK
    grid = Grid(title=f"{game}: {len(shown)} of {len(found)} puzzles", title_justify="left")
    for column in ("id", "theme", "about", "level"):
        grid.add_column(column, justify="right" if column == "level" else "left")
    for puzzle in shown:
        about = ", ".join(str(value) for _, value in puzzle.args)
        grid.add_row(puzzle.id, puzzle.theme, about, str(puzzle.level))
    Screen().print(grid)
    return OK


def made(game: str, count: int, file: Path | None, jobs: int, seed: int) -> int:
    """Mine until there are `count`; puzzles that are there already are kept, and an interrupted run is continued."""
    from ludarium import mining

    target = file or Path(f"{game}-puzzles.jsonl")
    with progress(f"{game} puzzles", count) as tell:

        def said(there: int, _: int, games: int, seconds: float) -> None:
            rate = there / seconds * 60 if seconds else 0.0
            left = (count - there) / rate if rate else 0.0
            tell(there, f"{games} games, {rate:.1f} a minute, about {left:.0f} min left")

        seen = mining.make(game, count, target, jobs, seed, progress=said)
    Screen().print(f"{target}: {len(_puzzles(game, target))} puzzles. " + _told(seen))
    return OK


def _told(seen: dict[str, int]) -> str:
    return "Looked at: " + ", ".join(f"{number} {what}" for what, number in sorted(seen.items(), key=lambda x: -x[1]))


def checked(game: str, file: Path | None, whole: bool, json: bool) -> int:
    """Read every puzzle and play its solution; `whole`: try all other lines of it, too."""
    found = _puzzles(game, file)
    wrong: list[str] = []
    started = time.perf_counter()
    with progress(f"{game} puzzles", max(1, len(found))) as tell:
        for number, puzzle in enumerate(found, start=1):
            try:
                check(puzzle)
                if whole:
                    again.confirm(puzzle)
            except BadPuzzle as bad:
                wrong.append(str(bad))
            tell(number, "")
    seconds = time.perf_counter() - started
    if json:
        write_json({"game": game, "puzzles": len(found), "wrong": wrong, "seconds": round(seconds, 3)})
    else:
        rate = len(found) / seconds if seconds else 0.0
        Screen().print(
            "\n".join((*wrong, f"{len(found) - len(wrong)} of {len(found)} are right ({rate:.0f} a second)."))
        )
    return NO if wrong else OK


def _puzzles(game: str, file: Path | None) -> tuple[Puzzle, ...]:
    rules = game_of(game)
    if title(game).goals is None:
        raise Stop(f"{rules.info.name} has no puzzles")
    if file is None:
        return puzzles_of(game)
    try:
        text = file.read_text("utf-8")
    except OSError as fault:
        raise Stop(f"{file} cannot be read: {fault.strerror}") from None
    except UnicodeDecodeError:
        raise Stop(f"{file} is no text") from None
    return read_file(text, rules)
