"""What must hold for the repository as a whole: addresses, pins, and the map of rules to tests."""

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent

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
                # Ray alone is larger than all the rest, and only docs/examples/two_nodes.py needs it.
                *(requirement for name, extra in extras.items() if name != "cluster" for requirement in extra),
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


def test_the_pocket_uses_the_same_versions() -> None:
    assert locked_versions("pocket").items() <= locked_versions("play").items()


GAME_NAMES = re.compile(r"\b(tash[-_ ]?kalar|skytear|fateforge)\b|TashKalar", re.IGNORECASE)
SHARED_ROOMS = (
    *(
        f"src/ludarium/{room}/**/*.py"
        for room in (
            "kernel",
            "spaces",
            "texts",
            "rules",
            "bots",
            "study",
            "house",
            "server",
            "pocket",
            "terminal",
            "cli",
        )
    ),
    "src/ludarium/texts/*/*.ftl",
    *(f"web/src/{room}/**/*" for room in ("frame", "kernel", "pocket", "screens", "service", "styles")),
    "web/src/main.ts",
    "web/src/games/*.ts",
    "web/src/games/plain/*",
)


def test_nothing_that_serves_all_games_names_one() -> None:
    """A game owns itself: what is known of it outside its folder is its manifest."""
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for room in SHARED_ROOMS
        for path in sorted(ROOT.glob(room))
        if path.is_file()
        and not path.name.endswith(".test.ts")
        and path.suffix in (".py", ".ftl", ".ts", ".svelte", ".css")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if GAME_NAMES.search(line)
    ]
    assert not named, "\n".join(named)
