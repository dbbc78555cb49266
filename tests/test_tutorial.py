"""The tutorial of docs/adding-a-game.md, step by step: Nim from a package of its own, and as a game of the box."""

from __future__ import annotations

import json
import os
import re
import shutil
import site
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from ludarium.kernel import record
from pseudo_terminal import plain, terminal

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "adding-a-game.md"
NIM = ROOT / "docs" / "examples" / "nim"
OFFLINE = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--quiet")
Json = dict[str, Any]


class Environment:
    """A fresh environment that sees what the tests were installed with, so that nothing is downloaded."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "environment" / "bin" / "python"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "environment"], check=True)
        own = next((folder / "environment" / "lib").glob("python*/site-packages"))
        lines = [f"import site; site.addsitedir({path!r})" for path in site.getsitepackages()]
        (own / "zz_of_the_tests.pth").write_text("\n".join(lines) + "\n", encoding="utf-8")

    def run(self, *arguments: str | Path, code: int = 0, instead: Path | None = None) -> str:
        """What a Python of this environment says on both channels; `instead`: a folder that hides what is installed."""
        settings = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # nim's own test needs none
        if instead is not None:
            settings["PYTHONPATH"] = os.pathsep.join((str(instead), settings["PYTHONPATH"]))
        done = subprocess.run(
            [self.python, *arguments],
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
            cwd=self.folder,
            env=settings,
        )
        assert done.returncode == code, f"{arguments}: {done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    def install(self, *what: str | Path) -> None:
        self.run("-m", "pip", "install", *OFFLINE, *what)

    def ludarium(self, line: str, code: int = 0, instead: Path | None = None) -> str:
        return self.run("-m", "ludarium", *line.split(), code=code, instead=instead)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Nim's package, built from a copy and installed."""
    folder = tmp_path_factory.mktemp("nim")
    shutil.copytree(NIM, folder / "nim", ignore=shutil.ignore_patterns("__pycache__"))
    environment = Environment(folder)
    environment.install(folder / "nim")
    return environment


def section(heading: str) -> str:
    return PAGE.read_text("utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]


def commands(heading: str) -> list[str]:
    """The command lines that a section of the page shows."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", section(heading), re.MULTILINE | re.DOTALL)
    return [line.partition("#")[0].strip() for block in blocks for line in block.splitlines() if line.strip()]


def test_every_command_of_the_page_does_what_it_says(installed: Environment) -> None:
    """Those that wait for somebody are typed at below."""
    told = {}
    for line in [*commands("Play it"), *commands("Test it")]:
        program, _, arguments = line.partition(" ")
        assert program == "ludarium"
        if arguments.split()[0] not in ("terminal", "play"):
            told[arguments] = installed.ludarium(arguments)
    assert "Nim (nim)" in told["games"]
    assert "three heaps" in told["games"]
    assert "NIM-2.1" in told["rules nim"]
    assert "nothing is missing" in told["games --check nim"]
    assert re.search(r"greedy .* 20 .* 20 .* 0 .* 100.0%", told["simulate nim --bots greedy,random --games 20"])


def change(path: Path, before: str, after: str) -> None:
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """Nim's sources in a folder of their own, to be spoiled."""
    shutil.copytree(NIM / "src" / "ludarium_nim", tmp_path / "ludarium_nim")
    return tmp_path


def test_missing_texts_and_rules_are_named_with_their_files(installed: Environment, unfinished: Path) -> None:
    package = unfinished / "ludarium_nim"
    (package / "texts/pl/nim.ftl").unlink()
    change(package / "texts/fr/nim.ftl", "nim-end-last-stick = Le dernier bâtonnet est pris.\n", "")
    change(package / "words.py", '"nim-option-take"', '"nim-option-grab"')
    change(package / "ledger/fr.toml", "NIM-3.2", "NIM-3.3")
    change(package / "game.py", '"NIM-2.1"', '"NIM-2.9"')
    told = installed.ludarium("games --check nim", code=1, instead=unfinished)
    for line in (
        "ludarium_nim/texts/pl/nim.ftl is missing; translate ludarium_nim/texts/en/nim.ftl",
        "ludarium_nim/texts/fr/nim.ftl lacks nim-end-last-stick; ludarium_nim/texts/en/nim.ftl has it",
        "ludarium_nim/texts/en: add nim-option-grab, a question or an option",
        "ludarium_nim/ledger/fr.toml lacks the rule NIM-3.2; ludarium_nim/ledger/en.toml has it",
        "why_not names the rule NIM-2.9; add it to ludarium_nim/ledger/en.toml",
    ):
        assert line in told


def test_a_part_that_is_not_there_is_named_with_the_title(installed: Environment, unfinished: Path) -> None:
    change(unfinished / "ludarium_nim/title.py", 'words="words"', 'words="sentences"')
    told = installed.ludarium("games --check nim", code=1, instead=unfinished)
    assert "ludarium_nim/title.py: words='sentences' cannot be loaded: No module named" in told


def test_a_title_without_actions_is_left_out_and_told_what_to_add(installed: Environment, unfinished: Path) -> None:
    change(unfinished / "ludarium_nim/title.py", '    actions="actions:Take",\n', "")
    told = installed.ludarium("rules nim", code=2, instead=unfinished)
    assert "ludarium_nim.title names no actions; add actions=..., the union of its actions" in told
    assert "there is no game 'nim'; the games are fateforge, skytear, tash-kalar" in told


def test_its_own_test_passes_where_it_is_installed(installed: Environment) -> None:
    folder = installed.folder / "nim"
    told = installed.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", folder, folder / "tests")
    assert " passed" in told


def test_people_play_it_in_the_terminal_and_its_record_is_replayed(installed: Environment) -> None:
    path = installed.folder / "game.txt"
    with terminal("terminal", "nim", "--record", str(path), python=str(installed.python)) as screen:
        first = plain(screen.until("Player > "))
        assert "heaps: 3, 4, 5" in first
        screen.type("take 2 from 1")
        after = plain(screen.until("Player > "))
        assert "Player takes 2 sticks from heap 1." in after
        assert "greedy takes" in after
        screen.type("resign")
        screen.until("once more")
        screen.type("resign")
        assert "Winner: greedy" in plain(screen.until("The record is in"))
    kept = record.MAGIC in path.read_text("utf-8")
    assert kept
    assert "genuine" in installed.ludarium(f"replay {path} --verify")
    shown = installed.ludarium(f"replay {path} --lang pl")
    assert "Player bierze 2 patyczki ze stosu 1." in shown
    assert "Jeden z graczy się poddał." in shown


@contextmanager
def serving(environment: Environment) -> Iterator[str]:
    """The address of a server that runs in the environment."""
    data = str(environment.folder / "data")
    command = [str(environment.python), "-m", "ludarium", "serve", "--port", "0", "--data", data]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            assert server.stdout is not None
            said = next((line for line in server.stdout if "listens on" in line), "")
            assert said, "the server did not start"
            yield said.split()[-1].rstrip("/")
        finally:
            server.terminate()


def test_a_server_has_it_on_the_menu_plays_it_and_replays_it(installed: Environment) -> None:
    client = httpx.Client(headers={"X-Ludarium": "1"}, trust_env=False, timeout=60)
    with serving(installed) as address, client:
        client.base_url = httpx.URL(address)
        assert "nim" in [game["id"] for game in client.get("/api/games").json()["games"]]
        assert client.get("/api/rules/nim?lang=fr").json()["sections"][0]["rules"][0]["id"] == "NIM-1.1"
        client.headers["Authorization"] = f"Bearer {client.post('/api/identities', json={}).json()['token']}"
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
        made = client.post("/api/tables", json={"game": "nim", "form": "standard", "seats": seats})
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        played = play(address, table, client.headers["Authorization"])
        updates = [message for message in played if message["type"] == "update"]
        assert {update["seat"] for update in updates} >= {0, 1}
        assert updates[0]["asked"]["options"][0]["key"] == "nim-option-take"
        assert {said["key"] for update in updates for said in update["told"]} == {"nim-log-took"}
        assert client.get(f"/api/tables/{table}/record").text.startswith(record.MAGIC)
        frames = client.get(f"/api/tables/{table}/replay").json()["frames"]
        assert frames[-1]["view"]["heaps"] == [0, 0, 0]
        assert frames[1]["events"][0]["type"] == "took"


def play(address: str, table: str, authorization: str) -> list[Json]:
    """A game to its end, always with the first option; every message that was sent."""
    received: list[Json] = []
    socket_address = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(socket_address, additional_headers={"Authorization": authorization}, proxy=None) as socket:
        while not received or received[-1]["type"] != "ended":
            message = json.loads(socket.recv(60))
            received.append(message)
            if message["type"] == "update" and message["view"]["decision"]:
                number, options = message["number"], message["view"]["decision"]["options"]
                act = {"type": "act", "action_id": f"act-{number}", "number": number, "action": options[0]}
                socket.send(json.dumps(act))
    return received


def test_a_game_of_the_box_costs_one_folder_and_one_line(tmp_path: Path) -> None:
    """In a copy of the tree: the folder, its entry point, and what `./ludarium setup` does."""
    tree = tmp_path / "tree"
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("web", "files"))
    for name in ("README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree / name)
    shutil.copytree(NIM / "src" / "ludarium_nim", tree / "src" / "ludarium" / "games" / "nim")
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    group = '[project.entry-points."ludarium.games"]\n'
    line = re.findall(r"^```toml\n(.*?)^```$", section("In the box"), re.MULTILINE | re.DOTALL)[0]
    assert line.count("\n") == 1
    (tree / "pyproject.toml").write_text(project.replace(group, group + line), encoding="utf-8")
    environment = Environment(tmp_path)
    environment.install("--editable", tree)
    assert "Nim (nim)" in environment.ludarium("games")
    assert "greedy" in environment.ludarium("simulate nim --bots greedy,random --games 4")
    # It has no page of its own, so the types that the page is built with stay as they are.
    write = "import json; from ludarium.server.typescript import modules; print(json.dumps(modules()))"
    types = json.loads(environment.run("-c", write))
    assert types == {path.name: path.read_text("utf-8") for path in (ROOT / "web/src/generated").iterdir()}
