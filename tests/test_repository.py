"""What must hold for the repository as a whole: addresses, imports, pins, and the map of rules to tests."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"

# Written so that no pattern matches itself.
REGISTRIES = re.compile(
    r"pypi[.]org|python[h]osted|[n]pmjs|yarn[p]kg[.]com|(?:deb|security|snapshot|ftp[.\w]*)[.]debian[.]org"
    r"|ubuntu[.]com/ubuntu|[a]naconda[.]org|[i]ndex-url|crates[.]io"
)
MACHINE_PATHS = re.compile(r"(?<![\w.#}-])/(?:work|root|home)/\w")
BESIDE = re.compile(r"[.][.]/[s]hared|\b[s]hared/(?:design|facts|findings|glossary|rules|seeds|story|vectors|worlds)")


def committed_texts() -> Iterator[tuple[Path, str]]:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    for name in listing.stdout.split("\0"):
        path = ROOT / name
        if name and path.is_file():
            try:
                yield path.relative_to(ROOT), path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue  # an image or a font


@pytest.mark.parametrize(
    "forbidden",
    [
        pytest.param(REGISTRIES, id="registry"),
        pytest.param(MACHINE_PATHS, id="machine path"),
        pytest.param(BESIDE, id="beside the checkout"),
    ],
)
def test_no_committed_file_names_what_a_clone_does_not_have(forbidden: re.Pattern[str]) -> None:
    found = [
        f"{path}:{text.count(chr(10), 0, match.start()) + 1}: {match[0]}"
        for path, text in committed_texts()
        for match in forbidden.finditer(text)
    ]
    assert not found, "\n".join(found)


# ---- imports point down only: server, terminal, adapters, bots -> games -> spaces, kernel

GAMES = sorted(path.parent.name for path in (SOURCES / "ludarium" / "games").glob("*/title.py"))

MAY_NOT_IMPORT = {
    "bots": {"adapters", "cli", "server", "terminal"},
    "adapters": {"cli", "server", "terminal"},
    "terminal": {"cli", "server"},
    "server": {"cli", "terminal"},
}
NOT_DETERMINISTIC = {"datetime", "os", "random", "secrets", "time", "uuid"}
EXCEPTIONS = {
    ("ludarium.kernel.chance", "secrets"),  # fresh seeds are made there, and nowhere else
    ("ludarium.kernel.packs", "os"),  # which content pack is used is read once, when the box is opened
}


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    path = SOURCES.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


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
                    yield inner if is_module(inner) else source


def is_within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def objection(importer: str, imported: str) -> str | None:
    """Why the one may not import the other; None if it may."""
    layer, *inner = importer.split(".")[1:] or [""]
    if layer in MAY_NOT_IMPORT:
        wrong = is_within(imported, *(f"ludarium.{upper}" for upper in MAY_NOT_IMPORT[layer]))
        return "imports point down only" if wrong else None
    if layer not in {"kernel", "spaces", "games"}:
        return None
    if layer == "games" and inner[1:2] == ["fronts"]:
        others = [f"ludarium.games.{name}" for name in GAMES if name != inner[0]]
        return "no game imports another" if is_within(imported, "ludarium.cli", *others) else None
    if is_within(imported, *NOT_DETERMINISTIC) and (importer, imported) not in EXCEPTIONS:
        return "rules know no clock, no machine and no randomness of their own"
    if not is_within(imported, "ludarium"):
        known = imported.split(".")[0] in {*sys.stdlib_module_names, "msgspec"}
        return None if known else "kernel, spaces and games need the standard library and msgspec only"
    allowed = [f"ludarium.{layer}"]
    if layer == "games":
        allowed = ["ludarium.kernel", "ludarium.spaces", ".".join(["ludarium.games", *inner[:1]])]
    if layer == "games" and is_within(imported, f"{allowed[-1]}.fronts"):
        return "rules know nothing of fronts"
    return None if is_within(imported, *allowed) else "imports point down only, and no game imports another"


def test_imports_point_down_only() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {imported}: {reason}"
        for path in sorted((SOURCES / "ludarium").rglob("*.py"))
        for imported in sorted(set(imports(path)))
        if (reason := objection(module_name(path), imported))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("importer", "imported", "allowed"),
    [
        ("ludarium.kernel.position", "msgspec.json", True),
        ("ludarium.kernel.position", "ludarium.kernel.errors", True),
        ("ludarium.kernel.position", "ludarium.spaces.hexes", False),
        ("ludarium.kernel.position", "rich", False),
        ("ludarium.kernel.position", "time", False),
        ("ludarium.kernel.position", "os.path", False),
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
        ("ludarium.games.skytear.fronts.routes", "ludarium.server.api", True),
        ("ludarium.games.skytear.fronts.routes", "ludarium.games.fateforge.flow", False),
        ("ludarium.bots.mcts", "ludarium.games.skytear", True),
        ("ludarium.bots.mcts", "time", True),
        ("ludarium.bots.mcts", "ludarium.server.app", False),
        ("ludarium.server.app", "ludarium.bots", True),
        ("ludarium.server.app", "ludarium.terminal", False),
        ("ludarium.cli", "ludarium.server.app", True),
        ("ludarium", "ludarium.kernel", True),
    ],
)
def test_the_layers_are_told_apart(importer: str, imported: str, allowed: bool) -> None:
    assert (objection(importer, imported) is None) is allowed


# ---- rules and the tests that exercise them


def test_rule_coverage_on_file_is_up_to_date(
    rules_in_tests: dict[str, list[str]], rules_on_file: dict[str, list[str]]
) -> None:
    assert rules_on_file == rules_in_tests, "run: ./ludarium test --update-coverage"


def test_rule_marks_carry_ledger_ids_that_the_sources_show(
    request: pytest.FixtureRequest, rules_in_tests: dict[str, list[str]]
) -> None:
    for item in request.session.items:
        test = item.nodeid.partition("[")[0]
        for mark in item.iter_markers("rule"):
            for rule_id in mark.args:
                assert re.fullmatch(r"(?:TK|SK|FF)-\d+(?:\.\d+)*[a-z]?", rule_id), f"{test}: {rule_id!r}"
                seen = test in rules_in_tests.get(rule_id, [])
                assert seen, f"{test}: write {rule_id} as a literal in a decorator or in pytestmark"


# ---- pins


def locked_versions(name: str) -> dict[str, set[str]]:
    """Package -> its pinned versions; more than one where they depend on the Python version."""
    versions: dict[str, set[str]] = {}
    for line in (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8").splitlines():
        if found := re.match(r"([\w.-]+)==([^ ;]+)", line):
            versions.setdefault(canonicalize_name(found[1]), set()).add(found[2])
    return versions


def wanted(name: str) -> list[str]:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups, core = project["dependency-groups"], project["project"]["dependencies"]
    extras = project["project"]["optional-dependencies"]
    match name:
        case "play":
            return [*core, *extras["server"], *extras["research"]]
        case "test":
            return [
                *core,
                *(requirement for extra in extras.values() for requirement in extra),
                *groups["test"],
            ]
        case group:
            return list(groups[group])


@pytest.mark.parametrize("name", ["build", "play", "test", "web"])
def test_lock_fits_what_pyproject_asks_for(name: str) -> None:
    versions = locked_versions(name)
    for requirement in map(Requirement, wanted(name)):
        pinned = versions.get(canonicalize_name(requirement.name), set())
        assert any(map(requirement.specifier.contains, pinned)), f"{name}.lock: {requirement}, pinned: {pinned}"


def test_playing_and_testing_use_the_same_versions() -> None:
    assert locked_versions("play").items() <= locked_versions("test").items()
