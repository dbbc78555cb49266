"""The rooms of Fateforge: imports go one way, from what is played with to what looks at it."""

import ast
from pathlib import Path

from ludarium.games import fateforge

PACKAGE = "ludarium.games.fateforge"
FOLDER = Path(fateforge.__file__).parent
ROOMS = ("campaign", "combat", "story", "mind", "check")
"""Each may import those before it. What all of them share lies beside them and imports none."""
ABOVE = {"companion", "vocabulary"}
"""Modules beside the rooms that put rooms together; `check` looks at everything."""


def imported(path: Path) -> set[str]:
    """The rooms and the modules beside them that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == PACKAGE:
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{PACKAGE}."):
            found.add(str(node.module).removeprefix(f"{PACKAGE}.").split(".")[0])
    return found


def test_imports_of_rooms_go_one_way() -> None:
    assert {path.name for path in FOLDER.iterdir() if (path / "__init__.py").is_file()} >= set(ROOMS)
    shared = {path.stem for path in FOLDER.glob("*.py") if not imported(path) & set(ROOMS)}
    wrong = []
    for at, room in enumerate(ROOMS):
        allowed = {*shared, *ROOMS[: at + 1], *(ABOVE if room == "check" else ())}
        for path in sorted((FOLDER / room).glob("*.py")):
            wrong += [f"{room}/{path.name} imports {other}" for other in sorted(imported(path) - allowed)]
    assert not wrong, "\n".join(wrong)


def test_what_rooms_share_imports_nothing_that_puts_rooms_together() -> None:
    beside = {path.stem: imported(path) for path in FOLDER.glob("*.py")}
    shared = {name for name, needs in beside.items() if not needs & set(ROOMS)}
    within = {"actions", "content", "events", "state", "notation", "verbs", "deeds", "memory", "conditions"}
    assert within <= shared
    assert not {(name, other) for name in within for other in beside[name] - shared}
