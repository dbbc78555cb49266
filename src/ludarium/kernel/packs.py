"""Content packs: a folder of TOML files whose entries replace those of a game's box.

The pack of a game is named in an environment variable before the game is loaded (`--pack` does that), so that all
processes of a table play with the same figures. Records carry its mark: they replay with that pack only.
"""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from pathlib import Path
from typing import Any

from msgspec import Struct

from ludarium.kernel.errors import BadSetup

Rows = list[dict[str, Any]]
UNREADABLE = (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError, RecursionError, KeyError, TypeError)
"""What comes of reading a file that nobody has checked."""
LIMIT = 10 * 1024 * 1024
"""The longest file of a pack that is read, in characters; the box of all three games has a hundredth of that."""


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
    return Path(named)


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


def entries_in(file: Path, table: str) -> Rows:
    """The entries of a pack's file; none when the pack has no such file."""
    found: Rows = tomllib.loads(file.read_text("utf-8")).get(table, []) if file.is_file() else []
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
        return f"{where}: {self.entry + ': ' if self.entry else ''}{self.mistake}"


def read(path: Path) -> tuple[str, dict[str, Any], Mistake | None]:
    """The text of a file and what TOML makes of it, or what is wrong with it."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LIMIT + 1)
        if len(text) > LIMIT:
            return "", {}, Mistake(path.name, 0, "", f"this is longer than {LIMIT} characters")
        return text, tomllib.loads(text), None
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


def line_of(text: str, table: str, number: int) -> int:
    """The line where the entry of a table with that number begins; 0 when it is not found."""
    at = -1
    for line, content in enumerate(text.splitlines(), start=1):
        if re.match(rf"\s*\[\[?\s*{re.escape(table)}\s*\]\]?|\s*{re.escape(table)}\s*=", content):
            at += 1
            if at == number:
                return line
    return 0


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
