"""Runs inside Pyodide, in Node: makes the two archives from which a pocket starts, of modules compiled for its Python.

Compiled here, because the format belongs to this very version of Python; stored and not squeezed, because what is
squeezed once on its way (HTTP) becomes smaller than what is squeezed twice.
"""

import ast
import importlib
import importlib.util
import io
import json
import marshal
import sys
import tomllib
import zipfile
from pathlib import Path

ENGINE = Path("/engine")
"""The package `ludarium` with its sources."""
LEFT_OUT = (
    *(f"{room}/" for room in ("cli", "lab", "pocket/files", "server", "terminal", "web")),
    *("__main__.py", "benchmarks.py", "exploring.py", "load.py", "mining.py", "simulation.py", "py.typed"),
    *("kernel/figures.py", "rules/coverage.json"),
)
"""What a browser has no use for: other doors to the same house, and what measures it or makes its content."""
LEFT_OUT_OF_FRONTS = ("terminal/", "benchmarks.py")
NOT_SHIPPED = (".pyc", ".md", "/encoding.py", "/figures.py", "/pack.py")
"""In games: what learns from them, what reports sort by, and what checks packs of content."""
WORDS = ".ftl"
"""The page has all words built in; by the common ones the engine sees which languages there are."""
WHOLE = ("_pyodide/", "importlib/", "pyodide/")
"""Packages of which one part calls another by its name."""
CODECS = ("ascii", "cp437", "idna", "latin_1", "utf_8_sig")
"""Asked for only when something is read: cp437 are the names of files in an archive."""


def files() -> dict[str, Path]:
    """The files of the engine that go along, by their names in it."""
    found = {path.relative_to(ENGINE).as_posix(): path for path in ENGINE.rglob("*") if path.is_file()}
    return {name: path for name, path in sorted(found.items()) if _goes_along(name)}


def _goes_along(name: str) -> bool:
    if name.startswith(LEFT_OUT) or name.endswith(NOT_SHIPPED):
        return False
    if name.endswith(WORDS):
        return name.startswith("texts/") and name.endswith(f"/common{WORDS}")
    _, fronts, inside = name.partition("/fronts/")
    return not (fronts and inside.startswith(LEFT_OUT_OF_FRONTS))


def imported(sources: list[bytes]) -> set[str]:
    """The modules of Python that these sources name anywhere, also inside functions."""
    names: set[str] = set()
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module)
    return {name for name in names if name.partition(".")[0] in sys.stdlib_module_names}


def stdlib(needed: set[str], archive: Path) -> bytes:
    """The part of Python's library that is loaded with these modules and by Pyodide itself."""
    for name in sorted({*needed, *(f"encodings.{codec}" for codec in CODECS), "msgspec", "msgspec.inspect"}):
        importlib.import_module(name)
    whole = zipfile.ZipFile(archive)
    kept = {}
    for name in whole.namelist():
        module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        if name.endswith(".py") and (module in sys.modules or name.startswith(WHOLE)):
            kept[name] = whole.read(name)
    return packed(kept)


def packed(contents: dict[str, bytes]) -> bytes:
    """An archive of these files, the sources among them compiled; the same bytes for the same contents."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(contents.items()):
            if name.endswith(".py"):
                code = compile(content, name, "exec", dont_inherit=True, optimize=2)
                # Flags 1: not compared with a source, for there is none.
                head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
                name, content = f"{name}c", head + marshal.dumps(code)
            archive.writestr(zipfile.ZipInfo(name), content)
    return made.getvalue()


def engine(wheel: Path, games: dict[str, str]) -> dict[str, bytes]:
    """The files of Ludarium and msgspec, with the list of the games that an installed package would announce."""
    contents = {f"ludarium/{name}": path.read_bytes() for name, path in files().items()}
    contents["ludarium/kernel/titles.json"] = json.dumps(games).encode()
    msgspec = zipfile.ZipFile(wheel)
    for name in msgspec.namelist():
        if name.endswith((".py", ".so", "/LICENSE")):
            contents[name] = msgspec.read(name)
    return contents


def make(wheel: str, library: str, pyproject: str) -> str:
    """Write /made/stdlib.zip and /made/engine.zip; the version that they are of."""
    project = tomllib.loads(pyproject)["project"]
    contents = engine(Path(wheel), project["entry-points"]["ludarium.games"])
    sources = [content for name, content in contents.items() if name.startswith("ludarium/") and name.endswith(".py")]
    made = Path("/made")
    made.mkdir()
    (made / "stdlib.zip").write_bytes(stdlib(imported(sources), Path(library)))
    contents |= asked_first(packed(contents))
    (made / "engine.zip").write_bytes(packed(contents))
    version: str = project["version"]
    return version


def asked_first(archive: bytes) -> dict[str, bytes]:
    """The games on offer and the list of puzzles, asked of the engine itself: no browser loads all games for them."""
    zipfile.ZipFile(io.BytesIO(archive)).extractall("/trial")
    sys.path.insert(0, "/trial")
    from ludarium.pocket.pocket import box, menu

    return {"ludarium/pocket/menu.json": menu(), "ludarium/pocket/puzzles.json": box()}
