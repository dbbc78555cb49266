"""`ludarium pocket`: a folder of files that is played in the browser alone."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from ludarium.cli import main, pocketing
from toys.elsewhere import elsewhere, nim_installed


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page and an engine as the build leaves them, only smaller."""
    page, engine = tmp_path / "built" / "web", tmp_path / "built" / "pocket"
    for path, text in (
        (page / "index.html", '<head><meta charset="utf-8" /><title>Ludarium</title></head>'),
        (page / "assets" / "first-1.js", "page"),
        (page / "sw.js", "self.ludarium = {};\nthe code of the service worker"),
        (engine / "files.json", "{}"),
        (engine / "engine-1.zip", "engine"),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr(pocketing, "PAGE", page)
    monkeypatch.setattr(pocketing, "ENGINE", engine)
    return tmp_path / "built"


def names_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_site_holds_page_and_engine_and_says_what_it_is(tmp_path: Path) -> None:
    site = tmp_path / "site"
    assert main(["pocket", str(site)]) == 0
    assert {"index.html", "assets/first-1.js", "pocket/files.json", "pocket/engine-1.zip"} <= names_in(site)
    page = (site / "index.html").read_text()
    assert '<meta name="ludarium-house" content="pocket" />' in page
    assert "'wasm-unsafe-eval'" in page
    assert "'unsafe-eval'" not in page


def test_a_newer_site_replaces_an_older_one_and_nothing_else(tmp_path: Path, built: Path) -> None:
    site = tmp_path / "site"
    assert main(["pocket", str(site)]) == 0
    (site / "CNAME").write_text("games.example")
    (built / "pocket" / "engine-1.zip").rename(built / "pocket" / "engine-2.zip")
    assert main(["pocket", str(site)]) == 0
    assert {"CNAME", "pocket/engine-2.zip"} <= names_in(site)
    assert "pocket/engine-1.zip" not in names_in(site)


@pytest.mark.parametrize("listed", ["[1, 2]", "nothing", '{"a": 1}', '["../precious"]', '["/precious"]'])
def test_what_others_keep_is_not_touched(tmp_path: Path, listed: str, capsys: pytest.CaptureFixture[str]) -> None:
    precious, site = tmp_path / "precious", tmp_path / "site"
    precious.write_text("mine")
    (site / "pocket").mkdir(parents=True)
    (site / "pocket" / "site.json").write_text(listed)
    assert main(["pocket", str(site)]) == 2
    assert "holds other things" in capsys.readouterr().err
    assert precious.read_text() == "mine"
    assert names_in(site) == {"pocket/site.json"}


def test_a_file_is_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "site").write_text("mine")
    assert main(["pocket", str(tmp_path / "site")]) == 2
    assert "is a file; name a folder" in capsys.readouterr().err


def test_what_was_not_built_is_said_in_one_sentence(
    tmp_path: Path, built: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (built / "pocket" / "files.json").unlink()
    assert main(["pocket", str(tmp_path / "site")]) == 2
    assert "run ./ludarium pocket in a checkout" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


def test_the_list_of_files_names_each(tmp_path: Path) -> None:
    site = tmp_path / "site"
    main(["pocket", str(site)])
    assert set(json.loads((site / "pocket" / "site.json").read_text())) == names_in(site)


def test_the_service_worker_keeps_all_files_and_asks_again_when_one_changes(tmp_path: Path, built: Path) -> None:
    def kept() -> dict[str, str | None]:
        assert main(["pocket", str(tmp_path / "site")]) == 0
        first, code = (tmp_path / "site" / "sw.js").read_text().split("\n")
        assert code == "the code of the service worker"
        known = json.loads(first.removeprefix("self.ludarium = ").removesuffix(";"))
        assert known["house"] == "pocket"
        return {file["url"]: file["revision"] for file in known["files"]}

    before = kept()
    assert set(before) == names_in(tmp_path / "site") - {"sw.js", "_headers", "pocket/site.json"}
    assert before["pocket/engine-1.zip"] is before["assets/first-1.js"] is None
    (built / "pocket" / "files.json").write_text('{"engine": "engine-2.zip"}')
    after = kept()
    assert {name for name in after if before[name] != after[name]} == {"pocket/files.json"}


def test_hosts_are_told_what_may_be_kept_for_ever(tmp_path: Path) -> None:
    main(["pocket", str(tmp_path / "site")])
    headers = (tmp_path / "site" / "_headers").read_text()
    assert "/pocket/engine-1.zip\n  Cache-Control: public, max-age=31536000, immutable" in headers
    assert "/assets/*\n  Cache-Control:" in headers
    assert "'unsafe-eval'" not in headers
    assert "files.json" not in headers


@pytest.fixture
def library(built: Path) -> Path:
    """A pocket that holds little of Python's library."""
    with zipfile.ZipFile(built / "pocket" / "stdlib-1.zip", "w") as archive:
        for name in ("__future__", "collections/__init__", "copy", "functools", "operator", "random"):
            archive.writestr(f"{name}.pyc", b"")
    (built / "pocket" / "files.json").write_text('{"stdlib": "stdlib-1.zip", "size": 1}')
    return built


def test_a_game_of_another_package_goes_along(tmp_path: Path, library: Path) -> None:
    site = tmp_path / "site"
    with nim_installed(tmp_path / "nim"):
        assert main(["pocket", str(site)]) == 0
    files = json.loads((site / "pocket" / "files.json").read_text())
    games = site / "pocket" / files["games"]
    assert files["size"] == 1 + games.stat().st_size
    with zipfile.ZipFile(games) as archive:
        names = set(archive.namelist())
        titles = json.loads(archive.read("ludarium/kernel/titles.json"))
        menu = json.loads(archive.read("ludarium/pocket/menu.json"))
    assert {"ludarium_nim/game.py", "ludarium_nim/texts/pl/nim.ftl", "ludarium_nim/ledger/en.toml"} <= names
    assert not [name for name in names if name.endswith(".pyc")]
    assert titles["nim"] == "ludarium_nim.title:TITLE"
    assert {"nim", "tash-kalar", "skytear", "fateforge"} == set(titles) == {game["id"] for game in menu["games"]}
    assert f"/pocket/{files['games']}\n  Cache-Control" in (site / "_headers").read_text()


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("fast.so", "", "go/fast.so is compiled for this machine, and a browser runs plain Python only."),
        ("game.py", "import numpy", "it needs numpy, which a pocket does not hold."),
        ("game.py", "def read():\n    import sqlite3", "it needs sqlite3, which a pocket does not hold."),
    ],
)
def test_a_game_that_no_browser_can_run_is_left_out_with_a_sentence(
    tmp_path: Path, library: Path, file: str, text: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "go" / "go"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("import math, random")
    (package / file).write_text(text)
    with elsewhere(tmp_path / "go", "go", "go.title"):
        assert main(["pocket", str(tmp_path / "site")]) == 0
    assert f"go is left out: {reason}" in capsys.readouterr().out
    assert not [name for name in names_in(tmp_path / "site") if "games-" in name]
