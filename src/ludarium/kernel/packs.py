"""Content packs: a folder of TOML files whose entries replace those of a game's box.

The pack of a game is named in an environment variable before the game is loaded (`--pack` does that), so that all
processes of a table play with the same figures. Records carry its mark: they replay with that pack only.
"""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from ludarium.kernel.errors import BadSetup

Rows = list[dict[str, Any]]
UNREADABLE = (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError, RecursionError, KeyError, TypeError)
"""What comes of reading a file that nobody has checked."""
FILE_LIMIT = 256 * 1024
"""The longest file of a pack that is read, in bytes; the longest of the three boxes has a quarter of that."""
PACK_LIMIT = 2 * 1024 * 1024
"""The largest pack, in bytes of all its files."""
MOST_FILES = 500
DEEPEST = 4
"""Folders within folders."""
MOST_LINES = 20_000
MOST_TABLES = 500
"""Lines and tables of one file."""
MOST_DOTS = 100
"""Dots of one line: the reader of TOML takes the square of a name's parts in time."""
_DOTTED = re.compile(r"""[\w"'][ \t]*\.[ \t]*[\w"']""")
LARGEST = 10**30
"""A figure that is none; what a card can have is each game's own affair."""
BEYOND = "it has a figure beyond all bounds"
SHOWN = 300
"""Characters of one mistake that are shown."""
UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Kinds of characters that are not seen, or turn what stands around them."""


def variable(game: str) -> str:
    """The environment variable that names the folder of a game's pack."""
    return f"LUDARIUM_{game.upper().replace('-', '_')}_PACK"


def folder_of(game: str) -> Path | None:
    """The folder of the pack that a game is played with; None: the box alone."""
    named = os.environ.get(variable(game))
    if not named:
        return None
    if not Path(named).is_dir():
        raise BadSetup(f"{variable(game)}: there is no folder {named}; name that of a content pack")
    beyond = too_much(Path(named))
    if beyond:
        raise BadSetup(f"{variable(game)}: {beyond}")
    return Path(named)


def too_much(folder: Path) -> str:
    """Why a folder is not read at all: too many files, too large, a link; empty: it can be looked into.

    Nothing is opened for it.
    """
    files = size = 0
    waiting = [(folder, 1)]
    while waiting:
        here, depth = waiting.pop()
        try:
            with os.scandir(here) as entries:
                for entry in entries:
                    files += 1
                    if files > MOST_FILES:
                        return f"this is no content pack: it has more than {MOST_FILES} files"
                    if entry.is_symlink():
                        return f"'{entry.name}' is a link; a content pack has files of its own only"
                    if entry.is_dir():
                        if depth >= DEEPEST:
                            return f"the folders of a content pack go {DEEPEST} deep at most"
                        waiting.append((Path(entry.path), depth + 1))
                    elif not entry.is_file():
                        return f"'{entry.name}' is neither a file nor a folder"
                    elif entry.name.endswith(".toml") and entry.stat().st_size > FILE_LIMIT:
                        return f"'{entry.name}' is longer than {FILE_LIMIT} bytes"
                    else:
                        size += entry.stat().st_size
                        if size > PACK_LIMIT:
                            return f"the files of a content pack have {PACK_LIMIT} bytes together at most"
        except OSError as wrong:
            return f"'{here.name}' cannot be read: {wrong.strerror}"
    return ""


def visible(text: str) -> str:
    """The text with everything that cannot be seen written out, so that a screen shows what is there."""
    if text.isprintable():
        return text
    return "".join(
        character if unicodedata.category(character) not in UNSEEN else f"<U+{ord(character):04X}>"
        for character in text
    )


def mark_of(game: str) -> str:
    """The name and the fingerprint of the pack that a game is played with; empty: the box alone."""
    folder = folder_of(game)
    if folder is None:
        return ""
    digest = hashlib.sha256()
    for file in sorted(folder.glob("*.toml")):
        digest.update(f"{file.name}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    name = re.sub(r"[^\w.-]+", "-", folder.resolve().name)
    return f"{name} {digest.hexdigest()[:16]}"


def laid_over(below: Rows, above: Rows) -> Rows:
    """Entries with those of a pack: one of the same id is replaced, a new one comes at the end."""
    own = {entry["id"]: entry for entry in above}
    return [own.pop(entry["id"], entry) for entry in below] + list(own.values())


def toml(text: str) -> dict[str, Any]:
    """What a TOML text holds. Python does not read figures of thousands of digits; that is a fault of the text, too."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:
        raise tomllib.TOMLDecodeError(BEYOND) from None


def entries_in(file: Path, table: str) -> Rows:
    """The entries of a pack's file; none when the pack has no such file."""
    found: Rows = toml(file.read_text("utf-8")).get(table, []) if file.is_file() else []
    return found


def unusable(game: str, file: str, wrong: Exception) -> BadSetup:
    """The refusal of a pack that was named without having been checked."""
    return BadSetup(f"{variable(game)}: {file} cannot be used: {wrong}; 'ludarium content check' says more")


# -- what is wrong with one --------------------------------------------------------------------------------------


class Mistake(Struct, frozen=True):
    """Something wrong in a pack: the file, the line (0: the whole file), the entry and what is wrong."""

    file: str
    line: int
    entry: str
    mistake: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        said = visible(f"{where}: {self.entry + ': ' if self.entry else ''}{self.mistake}")
        return said if len(said) <= SHOWN else said[: SHOWN - 3] + "..."


def read(path: Path) -> tuple[str, dict[str, Any], Mistake | None]:
    """The text of a file and what TOML makes of it, or what is wrong with it."""
    try:
        with path.open("rb") as file:
            data = file.read(FILE_LIMIT + 1)
        if len(data) > FILE_LIMIT:
            return "", {}, Mistake(path.name, 0, "", f"this is longer than {FILE_LIMIT} bytes")
        text = data.decode("utf-8").replace("\r\n", "\n")
        if text.count("\n") > MOST_LINES:
            return "", {}, Mistake(path.name, 0, "", f"this has more than {MOST_LINES} lines")
        for number, line in enumerate(text.split("\n"), start=1):
            if line.count(".") > MOST_DOTS and len(_DOTTED.findall(line)) > MOST_DOTS:
                return "", {}, Mistake(path.name, number, "", "this is not TOML: its names go too deep")
            if not line.isprintable():
                unseen = next((one for one in line if one != "\t" and unicodedata.category(one) in UNSEEN), "")
                if unseen:
                    return "", {}, Mistake(path.name, number, "", _unseen(unseen))
        found = toml(text)
        wrong_value = _wrong_value(found)
        if len(found) > MOST_TABLES:
            wrong_value = f"this has more than {MOST_TABLES} tables"
        if wrong_value:
            return "", {}, Mistake(path.name, 0, "", wrong_value)
        return text, found, None
    except OSError as wrong:
        return "", {}, Mistake(path.name, 0, "", f"this cannot be read: {wrong.strerror}")
    except UnicodeDecodeError:
        return "", {}, Mistake(path.name, 0, "", "this is not text in UTF-8")
    except RecursionError:
        return "", {}, Mistake(path.name, 0, "", "this is not TOML: its brackets go too deep")
    except tomllib.TOMLDecodeError as wrong:
        place = re.search(r"\(at line (\d+)", str(wrong))
        message = re.sub(r" \(at .*\)$", "", str(wrong))
        return "", {}, Mistake(path.name, int(place[1]) if place else 0, "", f"this is not TOML: {message}")


def _unseen(character: str) -> str:
    return f"it has a character that cannot be seen: U+{ord(character):04X}"


def _wrong_value(value: Any) -> str:
    """What is wrong with a value wherever it occurs: a figure beyond all bounds, invisible words."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            waiting += [*one, *one.values()]
        elif isinstance(one, list):
            waiting += one
        elif isinstance(one, str):
            if not one.isprintable():
                hidden = next((each for each in one if each not in "\t\n" and unicodedata.category(each) in UNSEEN), "")
                if hidden:
                    return _unseen(hidden)
        elif isinstance(one, int | float) and not -LARGEST <= one <= LARGEST:
            return BEYOND
    return ""


def line_of(text: str, table: str, number: int) -> int:
    """The line where the entry of a table with that number begins; 0 when it is not found."""
    lines = _lines_of(text, table)
    return lines[number] if number < len(lines) else 0


@lru_cache(maxsize=16)
def _lines_of(text: str, table: str) -> tuple[int, ...]:
    """The lines where entries of a table begin."""
    begins = re.compile(rf"\s*\[\[?\s*{re.escape(table)}\s*\]\]?|\s*{re.escape(table)}\s*=")
    return tuple(line for line, content in enumerate(text.splitlines(), start=1) if begins.match(content))


def in_words(problem: str) -> str:
    """What msgspec says about an entry, in the words of the file: the field first."""
    text, _, place = problem.partition(" - at ")
    field = place.strip("`").removeprefix("$").removeprefix(".")
    missing = re.fullmatch(r"Object missing required field `(.+)`", text)
    if missing:
        return f"'{missing[1]}' is missing{f' in {field}' if field else ''}"
    unknown = re.fullmatch(r"Object contains unknown field `(.+)`", text)
    if unknown:
        return f"there is no field '{unknown[1]}'{f' in {field}' if field else ''}"
    words = text.replace("`", "'").replace("Expected", "expected")
    return f"{field}: {words}" if field else words
