"""What must hold for the repository as a whole: addresses, pins, and the map of rules to tests."""

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from ludarium.kernel.title import titles

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


def test_no_function_is_excused_from_being_simple() -> None:
    """More than twenty ways through a function are taken apart; ruff counts them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lint = project["tool"]["ruff"]["lint"]
    assert lint["mccabe"]["max-complexity"] <= 20
    assert "C90" in lint["select"]
    assert "per-file-ignores" not in lint
    excused = [
        str(path)
        for path, text in committed_texts()
        if path.suffix == ".py" and re.search(r"noqa: ?[^\n]*C90[1]", text)
    ]
    assert not excused


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


# ---- a game owns itself


def of_games() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """How the games of the box are called, however it is written; and what their rules and words begin with."""
    ids = "|".join(title.id.replace("-", "[-_ ]?") for title in titles())
    prefixes = "|".join(title.prefix for title in titles())
    return re.compile(ids, re.IGNORECASE), re.compile(rf"(?<![\w#-])(?:{prefixes})-(?=\w)", re.IGNORECASE)


SOURCES = ROOT / "src/ludarium"
PAGE = ROOT / "web/src"
BUILT = (SOURCES / "web", SOURCES / "pocket/files")


def is_shared(path: Path) -> bool:
    return not any(path.is_relative_to(folder) for folder in (SOURCES / "games", *BUILT))


def shared_sources() -> list[Path]:
    """All code, texts and notes of the package outside the games."""
    written = (path for kind in ("py", "ftl", "md") for path in sorted(SOURCES.rglob(f"*.{kind}")))
    return [*(path for path in written if is_shared(path)), *(SOURCES / "games").glob("*.py")]


def shared_pages() -> list[Path]:
    """What of the page serves all games."""
    rooms = (
        *(f"{room}/**/*" for room in ("app", "frame", "kernel", "pocket", "screens", "service", "styles")),
        "main.ts",
        "games/*.ts",
        "games/plain/*",
    )
    kinds = (".ts", ".svelte", ".css")
    found = (path for room in rooms for path in sorted(PAGE.glob(room)))
    return [path for path in found if path.suffix in kinds and not path.name.endswith(".test.ts")]


def lines_with(pattern: re.Pattern[str], paths: Iterable[Path]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if pattern.search(line)
    ]


def test_nothing_that_serves_all_games_names_one() -> None:
    """What is known of a game outside its folder is its manifest."""
    names, _ = of_games()
    named = lines_with(names, (*shared_sources(), *shared_pages()))
    assert not named, "\n".join(named)


def test_nothing_that_serves_all_games_knows_rules_or_words_of_one() -> None:
    _, prefixes = of_games()
    named = lines_with(prefixes, shared_sources())
    assert not named, "\n".join(named)


def test_the_page_around_the_games_knows_no_prefix_of_theirs() -> None:
    """Not even in a pattern: rules and words of a game from another package begin otherwise."""
    prefixes = "|".join(title.prefix for title in titles())
    named = lines_with(re.compile(rf"\b(?:{prefixes})\b", re.IGNORECASE), shared_pages())
    assert not named, "\n".join(named)


PLATFORM = ("a11y-", "button-", "count-", "edit-", "gallery-", "state-", "table-", "term-")
"""Words of any table or page, also while only one game needs them."""


def speakers() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """Who names a text whole, and who its beginning before what is filled in; "" is what serves all games."""
    whole: dict[str, set[str]] = {}
    begun: dict[str, set[str]] = {}
    code = [*SOURCES.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    texts = [*SOURCES.glob("texts/en/*.ftl"), *SOURCES.glob("games/*/texts/en/*.ftl")]
    for path in (*code, *texts):
        if ".test." in path.name:
            continue
        written = path.read_text(encoding="utf-8")
        if path.suffix == ".ftl":
            written = "\n".join(re.findall(r"\{ ([a-z][\w-]*)", written))  # messages that it takes in
        _, games, room = path.as_posix().partition("/games/")
        game = room.partition("/")[0].replace("-", "_") if games and "/" in room else ""
        speaker = "" if game == "plain" else game
        for word in re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", written):
            whole.setdefault(word, set()).add(speaker)
        for start in re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*-(?=\$?\{)", written):
            begun.setdefault(start, set()).add(speaker)
    return whole, begun


def test_no_text_for_all_games_is_said_by_one_alone() -> None:
    """What one game says stands in its own texts. A beginning of one word, such as "deed-", tells nothing."""
    whole, begun = speakers()
    alone = {}
    for file in sorted(SOURCES.glob("texts/en/*.ftl")):
        for key in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE):
            said = set(whole.get(key, ()))
            said |= {by for start in begun if start.count("-") > 1 and key.startswith(start) for by in begun[start]}
            if len(said) == 1 and "" not in said and not key.startswith(PLATFORM):
                alone[f"{file.name}: {key}"] = said.pop()
    assert not alone
