"""Who may live where: imports of `ludarium` point down only, go in no circle, and bring nothing a room does without.

    kernel <- spaces <- games <- bots <- study <- house, lab <- server, pocket, terminal <- cli
    and in the page: kernel <- frame <- screens, games <- app <- pocket

Every import counts: those of functions, and those that only type checkers see.
"""

from __future__ import annotations

import ast
import posixpath
import re
import sys
from collections.abc import Iterator, Mapping, Set
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"
GAMES = sorted(path.parent.name for path in (SOURCES / "ludarium" / "games").glob("*/title.py"))

FLOORS = {
    "kernel": {"kernel"},
    "spaces": {"kernel", "spaces"},
    "games": {"kernel", "spaces"},
    "rules": {"kernel", "texts"},
    "texts": {"kernel", "texts"},
    "bots": {"kernel", "bots"},
    "study": {"kernel", "bots", "study"},
    "mining": {"kernel", "bots", "study", "mining"},
    "exploring": {"kernel", "bots", "study", "exploring"},
    "house": {"kernel", "bots", "study", "rules", "texts", "house"},
    "simulation": {"kernel", "bots", "simulation"},
    "benchmarks": {"kernel", "simulation", "lab"},
    "load": {"kernel", "house", "server"},
    "lab": {"kernel", "bots", "simulation", "texts", "lab"},
    "server": {"kernel", "bots", "study", "house", "rules", "texts", "server"},
    "pocket": {"kernel", "bots", "study", "house", "pocket"},
    "terminal": {"kernel", "bots", "rules", "texts", "terminal"},
}
"""What each room may import of the house; rooms that are not named here are roofs, and may import everything."""

FRONTS = {
    "terminal": {"kernel", "spaces", "texts", "terminal"},
    "benchmarks": {"kernel", "bots", "study", "benchmarks"},
}
OF_EVERY_HOUSE = {"kernel", "spaces", "bots", "study", "rules", "texts", "house"}
"""What fronts of a game may import beside the game, by what they are for; a question is answered by every house."""

BROUGHT = {
    "rules": set[str](),
    "texts": {"fluent"},
    "bots": set[str](),
    "study": set[str](),
    "mining": set[str](),
    "exploring": set[str](),
    "house": set[str](),
    "simulation": {"joblib", "ray"},
    "lab": {"numpy", "openskill"},
    "benchmarks": {"pettingzoo"},
    "load": {"websockets"},
    "terminal": {"rich"},
}
"""What rooms need from outside beside the standard library and msgspec; server and cli are extras themselves."""
TOOLKITS = {
    "ludarium.lab.gymnasium": {"gymnasium"},
    "ludarium.lab.pettingzoo": {"gymnasium", "pettingzoo"},  # the spaces of the one are those of the other
    "ludarium.lab.openspiel": {"pyspiel"},
}
"""Each toolkit is needed by its own module only: whoever wants one need not install the others."""

NOT_DETERMINISTIC = {"datetime", "os", "random", "secrets", "time", "uuid"}
EXCEPTIONS = {
    ("ludarium.kernel.chance", "secrets"),  # fresh seeds are made there, and nowhere else
    ("ludarium.kernel.packs", "os"),  # which content pack is used is read once, when the box is opened
}
OF_THE_SERVER = {
    "aiosqlite",
    "alembic",
    "anyio",
    "asyncpg",
    "h11",
    "http",
    "litestar",
    "multiprocessing",
    "platformdirs",
    "socket",
    "sqlalchemy",
    "sqlite3",
    "subprocess",
    "threading",
    "uvicorn",
    "websockets",
}
"""Network, database, processes and threads: a house in a browser has none of them."""


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, Path]:
    return {module_name(path): path for path in sorted((SOURCES / "ludarium").rglob("*.py"))}


def imports(path: Path) -> Iterator[str]:
    """Every imported module, wherever in the file it is imported; names taken from a module are left off."""
    package = path.parent.relative_to(SOURCES).parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                above = ".".join(package[: len(package) - level + 1]) if level else ""
                source = ".".join(filter(None, (above, module)))
                for alias in names:
                    inner = f"{source}.{alias.name}"
                    yield inner if inner in modules() else source


@cache
def imported_by() -> dict[str, frozenset[str]]:
    return {name: frozenset(imports(path)) for name, path in modules().items()}


def is_within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


# ---- who may import whom


def objection(importer: str, imported: str) -> str | None:
    """Why the one may not import the other; None if it may."""
    floor, *inner = importer.split(".")[1:] or [""]
    if floor not in FLOORS:
        return None
    if floor == "games" and inner[1:2] == ["fronts"]:
        return _objection_to_front(inner, imported)
    if not is_within(imported, "ludarium"):
        return _objection_to_outside(floor, importer, imported)
    if imported == "ludarium":
        return None if floor in {"benchmarks", "server"} else "only what stands at the top imports the package's front"
    if floor == "games":
        return _objection_in_game(inner, imported)
    if is_within(imported, *(f"ludarium.{below}" for below in FLOORS[floor])):
        return None
    return f"imports point down only; {floor} may import {', '.join(sorted(FLOORS[floor]))}"


def _objection_to_outside(floor: str, importer: str, imported: str) -> str | None:
    of_rules = floor in {"kernel", "spaces", "games"}
    if of_rules and is_within(imported, *NOT_DETERMINISTIC) and (importer, imported) not in EXCEPTIONS:
        return "rules know no clock, no machine and no randomness of their own"
    root = imported.split(".")[0]
    ours = {*sys.stdlib_module_names, "msgspec"}
    if (of_rules or floor == "pocket") and root not in ours:
        return "kernel, spaces, games and pocket need the standard library and msgspec only"
    if floor in BROUGHT and root not in ours | BROUGHT[floor] | TOOLKITS.get(importer, set()):
        return "say in BROUGHT what the room needs from outside, if it cannot do without"
    if floor in {"house", "pocket"} and is_within(imported, *OF_THE_SERVER):
        return "no network, no database, no processes and no threads in a house, and none in a pocket"
    return None


def _objection_to_front(inner: list[str], imported: str) -> str | None:
    game, door = inner[0], "".join(inner[2:3])
    own = is_within(imported, f"ludarium.games.{game}") or (imported == "ludarium" and door == "benchmarks")
    below = FRONTS.get(door, OF_EVERY_HOUSE)
    if own or is_within(imported, *(f"ludarium.{room}" for room in below)):
        return None
    if is_within(imported, "ludarium"):
        return f"this front may import its game and {', '.join(sorted(below))}"
    rich = door == "terminal" and is_within(imported, "rich")
    outside = imported.split(".")[0] not in {*sys.stdlib_module_names, "msgspec"}
    return "only the front in the terminal needs something from outside: rich" if outside and not rich else None


def _objection_in_game(inner: list[str], imported: str) -> str | None:
    own = ".".join(["ludarium.games", *inner[:1]])
    if is_within(imported, f"{own}.fronts"):
        return "rules know nothing of fronts"
    if is_within(imported, "ludarium.kernel", "ludarium.spaces", own):
        return None
    return "a game imports the kernel, spaces and itself; no game imports another"


def test_imports_point_down_only() -> None:
    wrong = [
        f"{importer} imports {imported}: {reason}"
        for importer, all_imported in imported_by().items()
        for imported in sorted(all_imported)
        if (reason := objection(importer, imported))
    ]
    assert not wrong, "\n".join(wrong)


def test_the_rooms_stand_on_each_other() -> None:
    assert not circles({room: below - {room} for room, below in FLOORS.items()})


def test_every_room_has_its_floor() -> None:
    """A new room beside the others says what it may import; roofs are named here."""
    rooms = {name.split(".")[1] for name in modules() if name.count(".")}
    assert rooms <= {*FLOORS, "__main__", "cli"}, "add the new room to FLOORS"


@pytest.mark.parametrize(
    ("importer", "imported", "allowed"),
    [
        ("ludarium.kernel.game", "msgspec.json", True),
        ("ludarium.kernel.game", "ludarium.kernel.errors", True),
        ("ludarium.kernel.game", "ludarium.spaces.hexes", False),
        ("ludarium.kernel.game", "rich", False),
        ("ludarium.kernel.game", "time", False),
        ("ludarium.kernel.game", "os.path", False),
        ("ludarium.kernel.chance", "secrets", True),
        ("ludarium.kernel.chance", "random", False),
        ("ludarium.spaces.hexes", "ludarium.games.skytear", False),
        ("ludarium.games", "ludarium.games.skytear", True),
        ("ludarium.games.skytear.flow", "ludarium.games.skytear.state", True),
        ("ludarium.games.skytear.flow", "ludarium.kernel.decisions", True),
        ("ludarium.games.skytear.flow", "ludarium.games.fateforge.dice", False),
        ("ludarium.games.skytear.flow", "ludarium.games", False),
        ("ludarium.games.skytear.flow", "ludarium.bots", False),
        ("ludarium.games.skytear.flow", "ludarium", False),
        ("ludarium.games.skytear.flow", "ludarium.games.skytear.fronts.routes", False),
        ("ludarium.games.skytear.fronts.routes", "ludarium.games.skytear.flow", True),
        ("ludarium.games.skytear.fronts.routes", "ludarium.house.questions", True),
        ("ludarium.games.skytear.fronts.routes", "ludarium.server.api", False),
        ("ludarium.games.skytear.fronts.routes", "rich.text", False),
        ("ludarium.games.skytear.fronts.terminal.front", "rich.text", True),
        ("ludarium.games.skytear.fronts.terminal.front", "ludarium.house.questions", False),
        ("ludarium.games.skytear.fronts.benchmarks", "ludarium.benchmarks", True),
        ("ludarium.games.skytear.fronts.benchmarks", "ludarium", True),
        ("ludarium.games.skytear.fronts.routes", "ludarium.games.fateforge.flow", False),
        ("ludarium.bots.mcts", "ludarium.games.skytear", False),
        ("ludarium.bots.mcts", "time", True),
        ("ludarium.bots.mcts", "ludarium.server.app", False),
        ("ludarium.study.judge", "ludarium.bots.mcts", True),
        ("ludarium.study.judge", "ludarium.house.room", False),
        ("ludarium.study.judge", "ludarium.games.skytear", False),
        ("ludarium.bots.mcts", "ludarium.study.judge", False),
        ("ludarium.bots.mcts", "numpy", False),
        ("ludarium.study.judge", "numpy", False),
        ("ludarium.mining", "ludarium.study.judge", True),
        ("ludarium.mining", "ludarium.house.room", False),
        ("ludarium.exploring", "ludarium.study.explorer", True),
        ("ludarium.exploring", "ludarium.games.skytear", False),
        ("ludarium.simulation", "ludarium.bots", True),
        ("ludarium.simulation", "ludarium.lab.report", False),
        ("ludarium.simulation", "ludarium.study.judge", False),
        ("ludarium.simulation", "joblib", True),
        ("ludarium.lab.report", "ludarium.simulation", True),
        ("ludarium.lab.report", "ludarium.house.room", False),
        ("ludarium.lab.report", "ludarium.games.skytear", False),
        ("ludarium.lab.play", "numpy", True),
        ("ludarium.lab.play", "gymnasium", False),
        ("ludarium.lab.openspiel", "pyspiel", True),
        ("ludarium.lab.openspiel", "pettingzoo", False),
        ("ludarium.benchmarks", "ludarium.lab.pettingzoo", True),
        ("ludarium.benchmarks", "ludarium.games.skytear", False),
        ("ludarium.load", "ludarium.server.service", True),
        ("ludarium.load", "ludarium.games.skytear", False),
        ("ludarium.house.room", "ludarium.study.judge", True),
        ("ludarium.house.room", "ludarium.bots", True),
        ("ludarium.house.room", "ludarium.server.storage", False),
        ("ludarium.house.room", "ludarium.games.skytear", False),
        ("ludarium.house.room", "sqlalchemy.exc", False),
        ("ludarium.house.room", "litestar", False),
        ("ludarium.house.room", "asyncio", True),
        ("ludarium.pocket.worker", "ludarium.house.desk", True),
        ("ludarium.pocket.worker", "ludarium.server.app", False),
        ("ludarium.pocket.worker", "ludarium.games.skytear.title", False),
        ("ludarium.pocket.worker", "litestar", False),
        ("ludarium.pocket.worker", "js", False),
        ("ludarium.server.app", "ludarium.house.room", True),
        ("ludarium.server.app", "litestar", True),
        ("ludarium.server.app", "ludarium.games.skytear", False),
        ("ludarium.server.app", "ludarium.bots", True),
        ("ludarium.server.app", "ludarium.terminal", False),
        ("ludarium.cli", "ludarium.server.app", True),
        ("ludarium", "ludarium.kernel", True),
    ],
)
def test_the_floors_are_told_apart(importer: str, imported: str, allowed: bool) -> None:
    assert (objection(importer, imported) is None) is allowed


# ---- no circles


def circles(graph: Mapping[str, Set[str]]) -> list[list[str]]:
    """One way around for each group of modules that import each other, shortest first."""
    found: list[list[str]] = []
    seen: set[str] = set()
    for start in graph:
        if start not in seen and (way := _way_back(graph, start)):
            found.append(way)
            seen.update(way)
    return sorted(found, key=len)


def _way_back(graph: Mapping[str, Set[str]], start: str) -> list[str]:
    """The shortest way from a module over its imports to itself; empty: there is none."""
    ways, reached = [[start]], {start}
    while ways:
        longer = []
        for way in ways:
            for imported in sorted(graph.get(way[-1], ())):
                if imported == start:
                    return [*way, start]
                if imported not in reached:
                    reached.add(imported)
                    longer.append([*way, imported])
        ways = longer
    return []


def test_a_circle_is_found_and_shown() -> None:
    graph = {"a": {"b"}, "b": {"c", "d"}, "c": set[str](), "d": {"a"}, "e": {"a"}}
    assert circles(graph) == [["a", "b", "d", "a"]]


def test_no_modules_import_each_other() -> None:
    graph = {name: all_imported & modules().keys() for name, all_imported in imported_by().items()}
    found = circles(graph)
    assert not found, "these import each other:\n" + "\n".join(" -> ".join(way) for way in found)


# ---- the page

PAGE = SOURCES.parent / "web" / "src"
PAGE_FLOORS = {
    "generated": {"generated"},
    "styles": {"styles"},
    "service": {"service"},
    "kernel": {"generated", "kernel"},
    "frame": {"generated", "kernel", "frame"},
    "screens": {"generated", "kernel", "frame", "screens"},
    "games": {"generated", "kernel", "frame", "games"},
    "app": {"kernel", "frame", "screens", "games", "app"},
    "pocket": {"generated", "kernel", "frame", "app", "pocket"},
}
"""What each room of the page may import of the others; `main.ts` is the roof."""
_PAGE_IMPORT = re.compile(
    r"""^\s*(?:import|export)\b[^;"']*?\bfrom\s*["']([^"']+)["']"""  # types count: the same words
    r"""|^\s*import\s*["']([^"']+)["']"""
    r"""|\bimport\(\s*["']([^"']+)["']\s*\)"""
    r"""|\bnew URL\(\s*["']([^"']+)["']\s*,\s*import\.meta\.url""",
    re.MULTILINE,
)
_PAGE_GLOB = re.compile(r"""import\.meta\.glob[^(]*\(\s*["'](\.[^"']+)["']""")


@cache
def page_imports() -> dict[str, frozenset[str]]:
    """Every module of the page with those that it imports, for their types too, at once or when they are wanted."""
    files = {
        path.relative_to(PAGE).as_posix(): path
        for path in sorted(PAGE.rglob("*"))
        if path.suffix in {".ts", ".svelte", ".css"}
    }
    found: dict[str, frozenset[str]] = {}
    for name, path in files.items():
        text, folder = path.read_text(encoding="utf-8"), posixpath.dirname(name)
        meant = [next(filter(None, match.groups())).partition("?")[0] for match in _PAGE_IMPORT.finditer(text)]
        named = [posixpath.normpath(posixpath.join(folder, one)) for one in meant if one.startswith(".")]
        globs = [posixpath.normpath(posixpath.join(folder, one)) for one in _PAGE_GLOB.findall(text)]
        reached = {
            *(f"{one}{end}" for one in named for end in ("", ".ts", "/index.ts") if f"{one}{end}" in files),
            *(file for glob in globs for file in files if fnmatch(file, glob)),
        }
        found[name] = frozenset(reached - {name})  # what draws a tree draws its branches
    return found


def page_objection(importer: str, imported: str) -> str | None:
    """Why one module of the page may not import another; None if it may."""
    floor, *inner = importer.split("/")
    room, *within = imported.split("/")
    if not inner:
        return None
    if room not in PAGE_FLOORS[floor]:
        return f"imports point down only; {floor} may import {', '.join(sorted(PAGE_FLOORS[floor]))}"
    if floor == room == "games" and len(inner) > 1 and inner[0] != within[0]:
        return "a game imports the kernel, the frame and itself"
    if room == "generated" and within[0] not in {"kernel.ts", "messages.ts"}:
        own = f"{inner[0].replace('-', '_')}.ts" if floor == "games" else within[0] if floor == "generated" else None
        return None if within[0] == own else "what a game sends is known to that game only"
    return None


def test_imports_of_the_page_point_down_only() -> None:
    wrong = [
        f"{importer} imports {imported}: {reason}"
        for importer, all_imported in page_imports().items()
        for imported in sorted(all_imported)
        if (reason := page_objection(importer, imported))
    ]
    assert not wrong, "\n".join(wrong)


def test_every_room_of_the_page_has_its_floor() -> None:
    assert {name.split("/")[0] for name in page_imports() if "/" in name} <= PAGE_FLOORS.keys()


@pytest.mark.parametrize(
    ("importer", "imported", "allowed"),
    [
        ("frame/Face.svelte", "kernel/players.ts", True),
        ("frame/Face.svelte", "games/registry.ts", False),
        ("frame/Face.svelte", "screens/Home.svelte", False),
        ("kernel/said.ts", "frame/games.ts", False),
        ("screens/Home.svelte", "frame/games.ts", True),
        ("screens/Home.svelte", "app/App.svelte", False),
        ("screens/Home.svelte", "generated/skytear.ts", False),
        ("games/skytear/line.ts", "generated/skytear.ts", True),
        ("games/skytear/line.ts", "generated/fateforge.ts", False),
        ("games/skytear/line.ts", "games/skytear/names.ts", True),
        ("games/skytear/line.ts", "games/tash-kalar/line.ts", False),
        ("games/skytear/line.ts", "games/registry.ts", False),
        ("games/skytear/line.ts", "screens/Home.svelte", False),
        ("games/skytear/Card.svelte", "styles/table.css", False),
        ("games/registry.ts", "games/skytear/page.ts", True),
        ("app/App.svelte", "games/registry.ts", True),
        ("pocket/Pocket.svelte", "app/App.svelte", True),
        ("main.ts", "styles/base.css", True),
    ],
)
def test_the_floors_of_the_page_are_told_apart(importer: str, imported: str, allowed: bool) -> None:
    assert (page_objection(importer, imported) is None) is allowed


def test_imports_of_the_page_are_seen_in_every_form() -> None:
    seen = page_imports()
    assert "frame/games.ts" in seen["games/skytear/page.ts"], "import type"
    assert "screens/Table.svelte" in seen["app/App.svelte"], "import()"
    assert "games/skytear/page.ts" in seen["games/registry.ts"], "import.meta.glob()"
    assert "styles/base.css" in seen["main.ts"], "an import without a name"
    assert any(name.endswith(".worker.ts") for name in seen["pocket/table.worker.ts"]), "new URL()"


def test_no_modules_of_the_page_import_each_other() -> None:
    found = circles(page_imports())
    assert not found, "these import each other:\n" + "\n".join(" -> ".join(way) for way in found)
