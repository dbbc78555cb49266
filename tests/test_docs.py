"""What the pages show is run: code of the README, examples, excerpts, links, and the words of the glossary."""

from __future__ import annotations

import doctest
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin

import pytest
from msgspec.structs import fields

import ludarium
from ludarium.house.messages import ClientMessage, ServerMessage
from ludarium.kernel.title import Title
from ludarium.server.app import create_app
from ludarium.server.settings import Settings
from shown_positions import SHOWN
from toys.known import TOYS, toys_known

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
EXAMPLES = sorted((ROOT / "docs" / "examples").glob("*.py"))
PAGES = [README, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(autouse=True)
def _known_toys() -> Iterator[None]:
    with toys_known():
        yield


def code(page: Path, *languages: str) -> list[str]:
    return [text for kind, text in FENCE.findall(page.read_text(encoding="utf-8")) if kind in languages]


def page_id(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def run_session(text: str, page: str, names: dict[str, object]) -> doctest.TestResults:
    """Run what stands after >>>, with the names of the page so far, and compare what it prints."""
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    session = doctest.DocTestParser().get_doctest(text, names, page, page, 0)
    runner.run(session, clear_globs=False)
    names.update(session.globs)
    return runner.summarize(verbose=False)


def test_python_code_of_the_readme_runs() -> None:
    """In the order of the page, in one program, as a reader would try it."""
    names: dict[str, object] = {"__name__": "readme"}
    for block in code(README, "python", "pycon"):
        if ">>>" in block:
            assert run_session(block, "README.md", names).failed == 0
        else:
            exec(compile(block, "README.md", "exec"), names)


@pytest.mark.parametrize("page", [page for page in PAGES if page != README], ids=page_id)
def test_sessions_shown_in_the_docs_print_what_they_say(page: Path) -> None:
    names: dict[str, object] = {}
    for block in code(page, "pycon"):
        results = run_session(block, page_id(page), names)
        assert results.attempted
        assert results.failed == 0


def test_a_session_that_prints_something_else_would_be_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    assert run_session(">>> one = 1\n>>> one + 1\n3\n", "wrong", names).failed == 1
    assert names["one"] == 1
    assert "Expected" in capsys.readouterr().out


@pytest.mark.parametrize("example", EXAMPLES, ids=page_id)
def test_examples_can_be_imported(example: Path) -> None:
    assert importlib.import_module(example.stem).__doc__


def test_the_tutorial_game_stays_small() -> None:
    assert len((ROOT / "docs" / "examples" / "connect_four.py").read_text(encoding="utf-8").splitlines()) <= 80


def test_the_tutorial_quotes_its_examples_word_for_word() -> None:
    examples = ROOT / "docs" / "examples"
    files = [examples / "connect_four.py", *sorted((examples / "nim").rglob("*.*"))]
    texts = [file.read_text(encoding="utf-8") for file in files if file.is_file() and "__pycache__" not in file.parts]
    before = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8").split("\n## In the box\n")[0]
    quotes = [text for kind, text in FENCE.findall(before) if kind in ("python", "toml", "ftl")]
    assert len(quotes) >= 15
    for quote in quotes:
        assert any(quote in text for text in texts), quote


LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target and not target.startswith("mailto:"):
            assert (page.parent / target).exists(), f"{page_id(page)} links to {target}"


NAMED = re.compile(r"`((?:src|tests|docs|scripts|web)/[\w./*-]+)`")


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_files_that_pages_name_exist(page: Path) -> None:
    built = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    for name in NAMED.findall(page.read_text(encoding="utf-8")):
        if "NNNN" in name or "generated" in name or f"/{name.rstrip('/')}/" in built:
            continue
        assert list(ROOT.glob(name.rstrip("/"))), f"{page_id(page)} names {name}"


def test_the_glossary_is_in_order_and_names_things_that_exist() -> None:
    rows = re.findall(r"^\| ([\w ]+?) \| .+ \| (.+) \|$", (ROOT / "docs/glossary.md").read_text("utf-8"), re.MULTILINE)
    words = [word for word, _ in rows if word != "word"]
    assert words == sorted(words)
    assert len(words) == len(set(words)) > 30
    for _, where in rows:
        for module, name in re.findall(r"`(kernel\.\w+)(?:\.(\w+))?`", where):
            found = importlib.import_module(f"ludarium.{module}")
            assert not name or hasattr(found, name), where


def test_positions_shown_are_read_and_can_be_played() -> None:
    assert set(SHOWN) == {game.info.id for game in ludarium.games() if game not in TOYS}
    for text in SHOWN.values():
        position = ludarium.read(text, seed=1)
        assert position.pending
        assert ludarium.read(position.text()) == position
        decision = position.pending[0]
        position.apply(decision.seat, decision.options[0])


def test_the_readme_counts_what_is_in_the_box() -> None:
    def entries(game: str, *tables: str) -> int:
        folder = ROOT / "src/ludarium/games" / game / "data"
        texts = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.toml"))
        return sum(len(re.findall(rf"^\[\[{table}\]\]", texts, re.MULTILINE)) for table in tables)

    (row,) = re.findall(r"^\| in the box \| (.*) \|$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert [re.findall(r"\d+", cell) for cell in row.split(" | ")] == [
        [str(entries("tash_kalar", table)) for table in ("being", "flare", "task")],
        [str(entries("skytear", table)) for table in ("hero", "card", "outsider")],
        [
            *(str(entries("fateforge", table)) for table in ("hero", "skill", "item")),
            str(entries("fateforge", "enemy", "boss")),
            str(entries("fateforge", "scene")),
        ],
    ]


PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_protocol_names_every_route_and_no_other() -> None:
    def nameless(method: str, path: str) -> tuple[str, str]:
        return method, re.sub(r"{[^}]*}", "{}", path)

    routes = set()
    for route in create_app(Settings(workers=0)).app.routes:
        for handler in getattr(route, "route_handlers", ()):
            routes |= {nameless(method, route.path) for method in handler.http_methods if method != "OPTIONS"}
    shown = {nameless(*each) for each in re.findall(r"`([A-Z]+) (/[^`?]*)(?:\?[^`]*)?`", PROTOCOL)}
    assert shown == routes


@pytest.mark.parametrize(("sender", "messages"), [("server", ServerMessage), ("client", ClientMessage)])
def test_the_protocol_names_every_message_of_the_sockets_and_no_other(sender: str, messages: Any) -> None:
    tags = {(get_origin(message) or message).__struct_config__.tag for message in get_args(messages)}
    (table,) = re.findall(rf"^From the {sender}:\n\n((?:\|.*\n)+)", PROTOCOL, re.MULTILINE)
    names = [name for row in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert len(names) == len(set(names))
    assert set(names) == tags


@pytest.mark.parametrize("package", ["house", "server"])
def test_every_module_has_its_place_among_the_parts_of_the_server(package: str) -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    (table,) = re.findall(rf"^\| module of the {package} \| does \|\n((?:\|.*\n)+)", page, re.MULTILINE)
    named = [name for row in table.splitlines()[1:] for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    modules = (ROOT / "src" / "ludarium" / package).iterdir()
    assert sorted(named) == sorted(each.stem for each in modules if not each.name.startswith("__"))


def test_the_page_about_new_games_names_every_part_of_a_title() -> None:
    page = ROOT / "docs" / "adding-a-game.md"
    shown = {name for text in code(page, "python") for name in re.findall(r"^    (\w+)=", text, re.MULTILINE)}
    (table,) = re.findall(r"^\| part \| what it is \|\n((?:\|.*\n)+)", page.read_text(encoding="utf-8"), re.MULTILINE)
    shown |= {name for row in table.splitlines()[1:] for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert shown == {field.name for field in fields(Title)}


def test_every_room_is_on_the_map_of_the_house() -> None:
    page = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
    (table,) = re.findall(r"^\| room \| what belongs there \| may import \|\n((?:\|.*\n)+)", page, re.MULTILINE)
    named = {
        name for row in table.splitlines()[1:] for name in re.findall(r"`(\w+)(?:/|\.py)[^`]*`", row.split("|")[1])
    }
    source = ROOT / "src" / "ludarium"
    rooms = {each.stem for each in source.glob("[a-z]*.py")} | {
        each.parent.name for each in source.glob("*/__init__.py")
    }
    assert named - {"web"} == rooms
