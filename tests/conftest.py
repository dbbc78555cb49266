"""Options of the test run, what tests may open, and the map from ledger rules to the tests that exercise them."""

import ast
import gc
import importlib
import json
import os
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).resolve().parent
COVERAGE = TESTS.parent / "src" / "ludarium" / "rules" / "coverage.json"

WATCHED = TESTS / "watched"

RuleMap = dict[str, list[str]]
"""Rule id -> the node ids of its tests, without parameters; both sorted."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("ludarium")
    group.addoption("--long", action="store_true", help="run the tests marked long, too")
    group.addoption("--late", action="store_true", help="pages of the browser tests hear everything late")
    group.addoption("--deals", default="as always", help="a name: the tables of servers in tests get other seeds")
    group.addoption("--update-golden", action="store_true", help="write the golden records anew; explain the diff")
    group.addoption("--update-coverage", action="store_true", help=f"rewrite {COVERAGE.name} before the tests run")


def pytest_configure(config: pytest.Config) -> None:
    """From here on this process, and every Python that a test starts, leaves a note of what it opens elsewhere."""
    gc.set_threshold(50_000)  # by habit one look for garbage every 700 objects: a tenth of the time of a run
    notes = tempfile.mkdtemp(prefix="ludarium-opened-")
    config.add_cleanup(lambda: shutil.rmtree(notes, ignore_errors=True))
    os.environ["LUDARIUM_OPENED"] = notes
    if not hasattr(config, "workerinput"):  # workers share the home of the run: fonts are looked for once
        home = tempfile.mkdtemp(prefix="ludarium-home-")
        config.add_cleanup(lambda: shutil.rmtree(home, ignore_errors=True))
        os.environ["HOME"] = home
        for name in [name for name in os.environ if name.startswith("XDG_")]:
            del os.environ[name]
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    if str(WATCHED) not in paths:
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(WATCHED), *paths)))
    found = sys.modules.get("sitecustomize")
    if found is None or Path(found.__file__ or "").parent != WATCHED:
        sys.modules.pop("sitecustomize", None)  # the machine's own
        sys.path.insert(0, str(WATCHED))
        importlib.import_module("sitecustomize")


@pytest.fixture(autouse=True)
def opens_nothing_foreign() -> Iterator[None]:
    """A clone stands alone: a test reads the checkout, the environment and temporary folders, nothing else."""
    from sitecustomize import foreign_files

    yield
    assert not (opened := foreign_files()), f"opened outside the checkout: {', '.join(opened)}"


@pytest.fixture(autouse=True, scope="module")
def leaves_no_game_behind() -> Iterator[None]:
    """A game that one module registers is not met by the next one on the same worker."""
    from ludarium.kernel.game import games

    before = [game.info.id for game in games()]
    yield
    assert [game.info.id for game in games()] == before, "take the toys out of the register: toys.known.toys_known"


def pytest_sessionstart(session: pytest.Session) -> None:
    is_worker = hasattr(session.config, "workerinput")
    if session.config.getoption("--update-coverage") and not is_worker:
        COVERAGE.parent.mkdir(parents=True, exist_ok=True)
        data = {"tests": scan_rules(), "untestable": scan_untestable()}
        COVERAGE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def pytest_report_header(config: pytest.Config) -> str:
    return f"tests marked long: {'too' if config.getoption('--long') else 'not without --long'}"


def pytest_collection_finish() -> None:
    gc.freeze()  # ten thousand tests are no garbage


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # Left out at once: there are thousands, and a worker would set up and report even a test that is skipped.
    if not config.getoption("--long"):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    # The driver of the browser leaves a loop running in this thread: tests that run one of their own come before.
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
    # In the pipeline a missing browser is a failure, not a skip.
    if not (shutil.which("chromium-headless-shell") or shutil.which("chromium")) and os.environ.get("CI") != "true":
        for item in items:
            if item.get_closest_marker("browser"):
                item.add_marker(pytest.mark.skip(reason="chromium is not installed"))


@pytest.fixture(scope="session")
def rules_in_tests() -> RuleMap:
    return scan_rules()


@pytest.fixture(scope="session")
def rules_on_file() -> RuleMap:
    found: RuleMap = _on_file("tests")
    return found


@pytest.fixture(scope="session")
def untestable_in_tests() -> dict[str, str]:
    return scan_untestable()


@pytest.fixture(scope="session")
def untestable_on_file() -> dict[str, str]:
    found: dict[str, str] = _on_file("untestable")
    return found


def _on_file(part: str) -> Any:
    return json.loads(COVERAGE.read_text(encoding="utf-8"))[part] if COVERAGE.exists() else {}


def scan_rules() -> RuleMap:
    """Read the `rule` marks of all tests from their sources, so that nothing need be run or collected.

    Seen are literal ids in decorators of a test or its class, also inside `parametrize`, and in `pytestmark`.
    """
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in TESTS.rglob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, ids in _marked_tests(tree.body, frozenset()):
            for rule_id in ids:
                found[rule_id].add(f"{path.relative_to(TESTS.parent).as_posix()}::{name}")
    return {rule_id: sorted(tests) for rule_id, tests in sorted(found.items())}


def scan_untestable() -> dict[str, str]:
    """The rules that no test can exercise, with the reason, from every `untestable.py` beside the tests."""
    found: dict[str, str] = {}
    for path in TESTS.rglob("untestable.py"):
        for statement in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(statement, ast.Assign | ast.AnnAssign) and isinstance(statement.value, ast.Dict):
                found |= ast.literal_eval(statement.value)
    return dict(sorted(found.items()))


def _marked_tests(body: list[ast.stmt], inherited: frozenset[str]) -> Iterator[tuple[str, frozenset[str]]]:
    for statement in body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                inherited |= _ids([value])
    for statement in body:
        match statement:
            case ast.ClassDef(name=name) if name.startswith("Test"):
                for test, ids in _marked_tests(statement.body, inherited | _ids(statement.decorator_list)):
                    yield f"{name}::{test}", ids
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
                yield name, inherited | _ids(statement.decorator_list)


def _ids(nodes: Iterable[ast.expr]) -> frozenset[str]:
    return frozenset(
        argument.value
        for node in nodes
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and getattr(call.func, "id", getattr(call.func, "attr", None)) == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )
