"""`backup`, `restore`, `move` and `doctor`: what an operator does with a store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any

from ludarium.cli.output import NO, OK, Stop, counted, data_folder, error_line, progress, write_json
from ludarium.cli.serving import MISSING, database_of

_SHOWN = 20


def back_up(file: Path, data: Path | None, database: str | None, only_check: bool) -> int:
    """Write a backup, or look whether one is whole; 1 where it has tables that cannot be played again."""
    with _told("Checking tables") as (module, report):
        if only_check:
            contents = module.check(file, report)
        else:
            contents = module.back_up(_settings(data, database), file, report)
    for table, why in sorted(contents.damaged.items())[:_SHOWN]:
        error_line(f"table {table}: {why}")
    print(f"{file}: {_held(contents)}")
    return NO if contents.damaged else OK


def restore(file: Path, data: Path | None, database: str | None, replace: bool) -> int:
    """Put a backup where a store belongs."""
    with _told("Checking tables") as (module, report):
        contents, kept = module.restore(file, _settings(data, database), replace, report)
    print(f"restored from {file}: {_held(contents)}")
    if kept:
        print(f"what was there is kept: {kept}")
    return OK


def move(source: str, target: str) -> int:
    """Copy a store into an empty one of whatever kind."""
    with _told("Checking tables") as (module, report):
        contents = module.move(_settings_at(source), _settings_at(target), report)
    print(f"moved to {target}: {_held(contents)}")
    print("the old store stays as it was: serve it no more, what is played there would not come along")
    return OK


def doctor(data: Path | None, database: str | None, as_json: bool) -> int:
    """Examine a store; 1 where something is wrong with it."""
    with _told("Checking tables", "ludarium.server.doctor") as (module, report):
        found = module.examine(_settings(data, database), report)
    if as_json:
        problems = [{"where": each.where, "what": each.what, "advice": each.advice} for each in found.problems]
        write_json({"ok": found.ok, "tables": found.tables, "problems": problems})
        return OK if found.ok else NO
    for each in found.problems:
        print(f"{each.where}: {each.what}\n    {each.advice}")
    print(f"{counted(found.tables, 'table')} played again, {counted(len(found.problems), 'problem')}")
    return OK if found.ok else NO


@contextmanager
def _told(title: str, module: str = "ludarium.server.backups") -> Iterator[tuple[Any, Callable[[int, str], None]]]:
    """The module that does it, with progress; what cannot be done is one sentence."""
    try:
        backups = import_module("ludarium.server.backups")
        work = import_module(module)
    except ModuleNotFoundError:
        raise Stop(MISSING) from None
    with progress(title) as report:
        try:
            yield work, report
        except backups.Unfit as unfit:
            raise Stop(str(unfit), NO) from None


def _held(contents: Any) -> str:
    made = datetime.fromtimestamp(contents.made, UTC).strftime("%Y-%m-%d %H:%M UTC")
    damaged = f", {counted(len(contents.damaged), 'damaged table')}" if contents.damaged else ""
    return f"{counted(contents.tables, 'table')}, {counted(contents.rows['events'], 'event')}, of {made}{damaged}"


def _settings(data: Path | None, database: str | None) -> Any:
    settings = import_module("ludarium.server.settings").Settings
    return settings(data=data_folder(data), database=database_of(database))


def _settings_at(place: str) -> Any:
    """A data folder, an SQLite file or an address."""
    if "://" not in place and Path(place).is_dir():
        return _settings(Path(place), None)
    return _settings(None, place)
