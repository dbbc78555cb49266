"""Games of other packages in a pocket: found where they are installed, and included if a browser can run them."""

from __future__ import annotations

import ast
import io
import json
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from ludarium.kernel.title import announced
from ludarium.pocket import pocket

_THERE = {"ludarium", "msgspec"}
_COMPILED = (".so", ".pyd", ".dylib")


class _NotHere(Exception):
    """Why a game cannot be played in a browser."""


def installed() -> dict[str, str]:
    """The games of other packages: their ids, and where their titles are."""
    return {game_id: place for game_id, place in announced() if _package(place) != "ludarium"}


def archive(games: dict[str, str], library: Path) -> bytes:
    """These games as one more archive beside the engine's; empty where none of them can go along.

    `library` is the part of Python's library that a pocket holds. A game that needs more is left out, and that is said.
    """
    with zipfile.ZipFile(library) as held:
        modules = {name.partition("/")[0].removesuffix(".pyc") for name in held.namelist()}
    contents: dict[str, bytes] = {}
    titles = dict(announced())
    for game_id, place in games.items():
        try:
            contents |= _files(_package(place), modules)
        except _NotHere as reason:
            print(f"{game_id} is left out: {reason}.")
            del titles[game_id]
    if not contents:
        return b""
    contents["ludarium/kernel/titles.json"] = json.dumps(titles).encode()
    contents["ludarium/pocket/menu.json"] = pocket.menu(titles)
    contents["ludarium/pocket/puzzles.json"] = pocket.box(titles)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as written:
        for name, content in sorted(contents.items()):
            written.writestr(zipfile.ZipInfo(name), content)
    return made.getvalue()


def _package(place: str) -> str:
    return place.partition(":")[0].partition(".")[0]


def _files(package: str, modules: set[str]) -> dict[str, bytes]:
    """Everything in a package, by its name there."""
    found = find_spec(package)
    if found is None or found.origin is None:
        raise _NotHere(f"the package {package} was not found")
    module = Path(found.origin)
    paths = sorted(module.parent.rglob("*")) if found.submodule_search_locations else [module]
    root = module.parent.parent if found.submodule_search_locations else module.parent
    files = {path.relative_to(root).as_posix(): path for path in paths if path.is_file() and path.suffix != ".pyc"}
    for name, path in files.items():
        if path.suffix in _COMPILED:
            raise _NotHere(f"{name} is compiled for this machine, and a browser runs plain Python only")
    contents = {name: path.read_bytes() for name, path in files.items()}
    needed = {each for name, content in contents.items() if name.endswith(".py") for each in _imported(content)}
    for name in sorted(needed - _THERE - {package}):
        if not _is_there(name, modules):
            raise _NotHere(f"it needs {name}, which a pocket does not hold")
    return contents


def _imported(source: bytes) -> Iterator[str]:
    """The packages that a source names anywhere, also inside functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def _is_there(name: str, modules: set[str]) -> bool:
    """Whether a pocket has this module: in its library, or in the interpreter, if it is not written in Python."""
    if name not in sys.stdlib_module_names:
        return False
    found = find_spec(name)
    return name in modules or found is None or not (found.origin or "").endswith(".py")
