"""Content packs of Tash-Kalar: beings, flares and tasks with other figures, and everything that can be wrong with one.

What they *do* is code: a pack changes patterns, ranks, points and conditions of the box, it cannot bring new cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludarium.games.tash_kalar.cards import BEINGS, FLARES, RANKS, SCHOOLS, TASKS, Being, Flare, Task
from ludarium.kernel.packs import Mistake, in_words, line_of, read
from ludarium.spaces.squares import DIRECTIONS

_REACH = 4
"""The farthest a pattern, a mark or an arrow's start lies from the square a being arrives on."""
KINDS = ("pattern", "colored", "enemy", "summoning", "destruction")

FOLDERS: tuple[str, ...] = ()
"""Folders that only packs of this game have."""


class BeingEntry(Being, frozen=True, forbid_unknown_fields=True):
    """A being as a pack may write it."""


class FlareEntry(Flare, frozen=True, forbid_unknown_fields=True):
    """A flare as a pack may write it."""

    copies: int = 1
    upper_verbs: tuple[str, ...] = ()
    lower_verbs: tuple[str, ...] = ()


class TaskEntry(Task, frozen=True, forbid_unknown_fields=True):
    """A task as a pack may write it."""

    copies: int = 1


TABLES: dict[str, tuple[str, type[Struct]]] = {
    "beings.toml": ("being", BeingEntry),
    "flares.toml": ("flare", FlareEntry),
    "tasks.toml": ("task", TaskEntry),
}
"""The files of a pack, the name of their tables and the shape of one entry."""

OF_THE_BOX = ("arena.toml", "worth.toml")
"""Files of the box that hold no cards: a pack may have them, but they are not read."""


def fields() -> dict[str, dict[str, frozenset[str]]]:
    """For each file its tables, and the fields that an entry of them can have."""
    return {file: {table: frozenset(shape.__struct_encode_fields__)} for file, (table, shape) in TABLES.items()}


def count(folder: Path) -> int:
    """How many entries the files of a folder have; those that cannot be read have none."""
    total = 0
    for file, (table, _) in TABLES.items():
        if (folder / file).is_file():
            found = read(folder / file)[1].get(table, [])
            total += len(found) if isinstance(found, list) else 0
    return total


def check(folder: Path) -> list[Mistake]:
    """Everything that is wrong with the pack in that folder, in the order of files and lines."""
    return list(_mistakes_in(folder))


def _mistakes_in(folder: Path) -> Iterator[Mistake]:
    present = sorted(file.name for file in folder.glob("*.toml"))
    known = [file for file in present if file in TABLES]
    if not known:
        yield Mistake(folder.name, 0, "", f"a pack needs at least one of {', '.join(TABLES)}")
    for file in present:
        if file in TABLES:
            yield from _mistakes_of_file(folder / file)
        elif file not in OF_THE_BOX:
            yield Mistake(file, 0, "", f"no file of that name is read; the files are {', '.join(TABLES)}")


def _mistakes_of_file(path: Path) -> Iterator[Mistake]:
    table, shape = TABLES[path.name]
    text, data, unreadable = read(path)
    if unreadable is not None:
        yield unreadable
        return
    for name in data:
        if name != table:
            yield Mistake(path.name, line_of(text, name, 0), "", f"'{name}' is not read here; write [[{table}]]")
    entries = data.get(table, [])
    if not isinstance(entries, list) or not entries:
        yield Mistake(path.name, 0, "", f"there are no entries; each begins with [[{table}]]")
        return
    seen: dict[str, int] = {}
    for number, entry in enumerate(entries):
        line = line_of(text, table, number)
        called = str(entry.get("id", f"{table} {number + 1}"))
        yield from (Mistake(path.name, line, called, wrong) for wrong in _mistakes_of_entry(table, shape, entry))
        if called in seen:
            yield Mistake(path.name, line, called, f"this id is taken already, in line {seen[called]}")
        seen.setdefault(called, line)


def _mistakes_of_entry(table: str, shape: type[Struct], entry: dict[str, Any]) -> Iterator[str]:
    try:
        made = msgspec.convert(entry, shape)
    except msgspec.ValidationError as wrong:
        yield in_words(str(wrong))
        return
    match made:
        case BeingEntry():
            yield from _mistakes_of_being(made)
        case FlareEntry():
            yield from _mistakes_of_flare(made)
        case TaskEntry():
            yield from _mistakes_of_task(made)


def _mistakes_of_being(being: BeingEntry) -> Iterator[str]:
    schools = (*dict.fromkeys(SCHOOLS.values()), "legends")
    if being.school not in schools:
        yield f"there is no school '{being.school}'; the schools are {', '.join(schools)}"
    if not re.fullmatch(rf"{re.escape(being.school)}/[a-z0-9-]+", being.id):
        yield f"the id should be '{being.school}/' and small letters, such as '{being.school}/new-being'"
    elif being.id not in BEINGS:
        yield "nothing is known about what this being does; effects exist for the beings of the box only"
    if being.rank not in RANKS:
        yield f"there is no rank '{being.rank}'; the ranks are {', '.join(RANKS)}"
    elif (being.school == "legends") != (being.rank == "legendary"):
        yield "legends are legendary, and beings of a school are common or heroic"
    if not being.name.strip():
        yield "the name is empty"
    if not being.pattern:
        yield 'the pattern is empty; it needs at least one piece, such as [1, 0, "c"]'
    places = [(x, y) for x, y, _ in being.pattern]
    for place in sorted({place for place in places if places.count(place) > 1}):
        yield f"the pattern has the square {list(place)} twice"
    for rank in sorted({rank for _, _, rank in being.pattern} - {"c", "h"}):
        yield f'\'{rank}\' is no piece of a pattern; write "c" for any piece and "h" for heroic or higher'
    for field in ("pattern", "marks", "marks2"):
        for x, y, *_ in getattr(being, field):
            if max(abs(x), abs(y)) > _REACH:
                yield f"{field}: [{x}, {y}] is too far away; squares lie up to {_REACH} from the target"
    for way in being.directions:
        if way not in DIRECTIONS:
            yield f"there is no direction '{way}'; the directions are {', '.join(DIRECTIONS)}"


def _mistakes_of_flare(flare: FlareEntry) -> Iterator[str]:
    if not re.fullmatch(r"flare/[a-z0-9-]+", flare.id):
        yield "the id should be 'flare/' and small letters or digits, such as 'flare/f01'"
    elif flare.id not in {known.id for known in FLARES}:
        yield "nothing is known about what this flare does; effects exist for the flares of the box only"
    for half in ("upper", "lower"):
        more, choice = getattr(flare, f"{half}_more"), getattr(flare, f"{half}_choice")
        if more < 1:
            yield f"{half}_more is {more}; an opponent must have at least 1 more"
        if choice not in ("must", "may"):
            yield f"{half}_choice is '{choice}'; it can be 'must' or 'may'"


def _mistakes_of_task(task: TaskEntry) -> Iterator[str]:
    if not re.fullmatch(r"task/[a-z0-9-]+", task.id):
        yield "the id should be 'task/' and small letters, such as 'task/diagonals'"
    elif task.id not in {known.id for known in TASKS}:
        yield "nothing is known about when this task is done; conditions exist for the tasks of the box only"
    if task.kind not in KINDS:
        yield f"there is no kind '{task.kind}'; the kinds are {', '.join(KINDS)}"
    if not 1 <= task.points <= 9:
        yield f"a task gives 1 to 9 points, not {task.points}"
