"""`content check`: what is wrong with the files of a content pack, and where."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console

from ludarium.cli.output import NO, OK, Stop, write_json
from ludarium.games.fateforge import story_check as fateforge
from ludarium.games.skytear import pack as skytear
from ludarium.games.tash_kalar.cards import BEINGS, RANKS, SCHOOLS, Being, Flare, Task
from ludarium.spaces.squares import DIRECTIONS

_REACH = 4
"""The farthest a pattern, a mark or an arrow's start lies from the square a being arrives on."""
KINDS = ("pattern", "colored", "enemy", "summoning", "destruction")


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
"""Files of the box that are no cards: a pack may carry them along, nobody reads them there."""


class Mistake(Struct, frozen=True):
    """Something wrong in a pack: the file, the line (0: the whole file), the entry and what is wrong."""

    file: str
    line: int
    entry: str
    mistake: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.entry + ': ' if self.entry else ''}{self.mistake}"


def check(path: Path, json: bool) -> int:
    """Say everything that is wrong with a pack; exit 1 when there is something."""
    if not path.exists():
        raise Stop(f"{path} does not exist; name the folder of a content pack")
    if not path.is_dir():
        raise Stop(f"{path} is a file; name the folder it lies in")
    mistakes = tuple(mistakes_in(path))
    entries = sum(len(_entries_of(path / file)) for file in TABLES if (path / file).is_file())
    if fateforge.is_pack(path):
        entries += fateforge.count(path)
    elif skytear.is_pack(path):
        entries += skytear.count(path)
    if json:
        write_json({"ok": not mistakes, "entries": entries, "mistakes": mistakes})
    else:
        console = Console(highlight=False)
        for mistake in mistakes:
            console.print(str(mistake), markup=False, soft_wrap=True)
        counted = f"{len(mistakes)} mistakes" if len(mistakes) != 1 else "1 mistake"
        console.print(f"{path}: {entries} entries, {counted if mistakes else 'nothing wrong'}", markup=False)
    return NO if mistakes else OK


def mistakes_in(folder: Path) -> Iterator[Mistake]:
    """Everything that is wrong with the pack in that folder, in the order of files and lines."""
    if fateforge.is_pack(folder):  # asked first: both games have a heroes.toml and a cards.toml
        yield from (Mistake(each.file, each.line, each.entry, each.mistake) for each in fateforge.check(folder))
        return
    if skytear.is_pack(folder):
        yield from (Mistake(each.file, each.line, each.entry, each.mistake) for each in skytear.check(folder))
        return
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
    try:
        text = path.read_text("utf-8")
        data = tomllib.loads(text)
    except UnicodeDecodeError:
        yield Mistake(path.name, 0, "", "this is not text in UTF-8")
        return
    except tomllib.TOMLDecodeError as wrong:
        place = re.search(r"\(at line (\d+)", str(wrong))
        message = re.sub(r" \(at .*\)$", "", str(wrong))
        yield Mistake(path.name, int(place[1]) if place else 0, "", f"this is not TOML: {message}")
        return
    for name in data:
        if name != table:
            yield Mistake(path.name, _line_of(text, name, 0), "", f"'{name}' is not read here; write [[{table}]]")
    entries = data.get(table, [])
    if not isinstance(entries, list) or not entries:
        yield Mistake(path.name, 0, "", f"there are no entries; each begins with [[{table}]]")
        return
    seen: dict[str, int] = {}
    for number, entry in enumerate(entries):
        line = _line_of(text, table, number)
        called = str(entry.get("id", f"{table} {number + 1}"))
        yield from (Mistake(path.name, line, called, wrong) for wrong in _mistakes_of_entry(table, shape, entry))
        if called in seen:
            yield Mistake(path.name, line, called, f"this id is taken already, in line {seen[called]}")
        seen.setdefault(called, line)


def _mistakes_of_entry(table: str, shape: type[Struct], entry: dict[str, Any]) -> Iterator[str]:
    try:
        made = msgspec.convert(entry, shape)
    except msgspec.ValidationError as wrong:
        yield _in_words(str(wrong))
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
    for half in ("upper", "lower"):
        more, choice = getattr(flare, f"{half}_more"), getattr(flare, f"{half}_choice")
        if more < 1:
            yield f"{half}_more is {more}; an opponent must have at least 1 more"
        if choice not in ("must", "may"):
            yield f"{half}_choice is '{choice}'; it can be 'must' or 'may'"


def _mistakes_of_task(task: TaskEntry) -> Iterator[str]:
    if not re.fullmatch(r"task/[a-z0-9-]+", task.id):
        yield "the id should be 'task/' and small letters, such as 'task/diagonals'"
    if task.kind not in KINDS:
        yield f"there is no kind '{task.kind}'; the kinds are {', '.join(KINDS)}"
    if not 1 <= task.points <= 9:
        yield f"a task gives 1 to 9 points, not {task.points}"


def _in_words(problem: str) -> str:
    """What msgspec says, in the words of the file: the field first."""
    text, _, place = problem.partition(" - at ")
    field = place.strip("`").removeprefix("$").removeprefix(".")
    missing = re.fullmatch(r"Object missing required field `(.+)`", text)
    if missing:
        return f"'{missing[1]}' is missing"
    unknown = re.fullmatch(r"Object contains unknown field `(.+)`", text)
    if unknown:
        return f"there is no field '{unknown[1]}'"
    words = text.replace("`", "'").replace("Expected", "expected")
    return f"{field}: {words}" if field else words


def _entries_of(path: Path) -> list[Any]:
    try:
        found = tomllib.loads(path.read_text("utf-8")).get(TABLES[path.name][0], [])
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return []
    return found if isinstance(found, list) else []


def _line_of(text: str, table: str, number: int) -> int:
    """The line where the entry with that number begins; 0 when it is not found."""
    at = -1
    for line, content in enumerate(text.splitlines(), start=1):
        if re.match(rf"\s*\[\[?\s*{re.escape(table)}\s*\]\]?", content) or re.match(
            rf"\s*{re.escape(table)}\s*=", content
        ):
            at += 1
            if at == number:
                return line
    return 0
