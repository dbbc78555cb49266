"""The pocket edition in plain Python: what its worker answers, keeps and refuses."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium.pocket import router, worker
from ludarium.pocket.pocket import box, menu
from pocket.support import Browser, Json


def test_a_duel_is_played_kept_and_found_again() -> None:
    async def evening() -> None:
        browser = Browser()
        await browser.begin()
        table = await browser.table("human", "greedy")
        await worker.plug(1, table)
        for choice in range(3):
            await browser.act(choice)
        await browser.until(browser.is_turn)
        before = browser.last("update")
        await worker.end()

        later = Browser(browser.kept)
        await later.begin()
        assert [each["id"] for each in (await later.get("api/tables"))["tables"]] == [table]
        await worker.plug(1, table)
        assert later.last("update")["hash"] == before["hash"]
        await later.play_out()
        record = await later.ask("GET", f"api/tables/{table}/record")
        assert record["body"].startswith("ludarium record")
        assert record["headers"]["content-disposition"] == 'attachment; filename="game.ludarium"'
        assert (await later.get("api/statistics"))["open"] == 0
        await worker.end()

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "api/sessions", None, 422, "needs-server"),
        ("GET", "api/addresses", None, 422, "needs-server"),
        ("GET", "api/invitations/abc", None, 422, "needs-server"),
        ("POST", "api/join", {"code": "abc"}, 422, "needs-server"),
        (
            "POST",
            "api/tables",
            {"game": "tash-kalar", "form": "duel", "seats": [{"kind": "human"}, {"kind": "link"}]},
            422,
            "needs-server",
        ),
        ("GET", "api/nothing", None, 404, "not-found"),
        ("GET", "api/tables/nothing", None, 404, "not-found"),
        ("POST", "api/games", {}, 405, "malformed"),
        ("POST", "api/tables", "{", 400, "malformed"),
        ("POST", "api/tables", {"game": "tash-kalar", "form": "duel", "seats": "2"}, 400, "malformed"),
        ("POST", "api/tables", " " * 70_000, 413, "too-large"),
        ("GET", "api/rules/tash-kalar?lang=xx", None, 400, "malformed"),
        ("POST", "api/records", "no record", 422, "bad-record"),
    ],
)
def test_what_cannot_be_is_refused(method: str, path: str, body: object, status: int, code: str) -> None:
    async def ask() -> None:
        browser = Browser()
        await browser.begin()
        answer = await browser.ask(method, path, body)
        problem = json.loads(answer["body"])
        assert (answer["status"], problem["code"]) == (status, code)
        assert browser.keeps == 0
        await worker.end()

    asyncio.run(ask())


def test_a_table_that_is_not_there_is_closed_as_a_socket_is() -> None:
    async def look() -> None:
        browser = Browser()
        await browser.begin()
        await worker.plug(3, "nothing")
        assert browser.last("refusal", 3)["code"] == "not-found"
        assert browser.closed == {3: 4404}
        await worker.say(3, '{"type":"resign","action_id":"a"}')
        await worker.unplug(3)
        await worker.end()

    asyncio.run(look())


def test_the_menu_that_was_packed_is_shown_without_loading_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = tmp_path / "menu.json"
    monkeypatch.setattr(router, "MENU", packed)

    async def look() -> tuple[str, str]:
        browser = Browser()
        await browser.begin()
        asked = (await browser.ask("GET", "api/games"))["body"]
        packed.write_bytes(menu())
        again = (await browser.ask("GET", "api/games"))["body"]
        packed.write_text("[]")
        assert (await browser.ask("GET", "api/games"))["body"] == "[]"
        await worker.end()
        return asked, again

    asked, again = asyncio.run(look())
    assert asked == again


def test_the_list_of_puzzles_that_was_packed_is_shown_without_loading_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = tmp_path / "puzzles.json"
    monkeypatch.setattr(router, "BOX", packed)

    async def look() -> tuple[list[Json], list[Json]]:
        browser = Browser()
        await browser.begin()
        paths = ("api/puzzles", "api/puzzles/daily?day=2026-11-19", "api/puzzles/daily?day=2026-11-20")
        asked = [await browser.ask("GET", path) for path in paths]
        packed.write_bytes(box())
        again = [await browser.ask("GET", path) for path in paths]
        packed.write_text('{"games":[]}')
        assert (await browser.get(paths[1]))["puzzles"] == []
        assert (await browser.ask("GET", "api/puzzles/daily?day=today"))["status"] == 400
        await worker.end()
        return asked, again

    asked, again = asyncio.run(look())
    assert asked == again


def test_starting_loads_no_game_and_nothing_that_is_dear_in_a_browser(tmp_path: Path) -> None:
    """Half of a warm start was the loading of games that nobody had asked for; see docs/pocket.md."""
    packed = tmp_path / "puzzles.json"
    packed.write_bytes(box())
    program = (
        "import asyncio, pathlib, sys\n"
        "from ludarium.pocket import router, thinker, worker\n"
        "router.BOX = pathlib.Path(sys.argv[1])\n"
        "async def begin():\n"
        "    await worker.begin('[]', None, thinker.think, print, print)\n"
        "    for path in ('tables', 'statistics', 'puzzles', 'puzzles/daily?day=2026-11-19', 'puzzles/results'):\n"
        "        assert '\"status\":200' in await worker.ask('GET', f'api/{path}')\n"
        "    await worker.end()\n"
        "asyncio.run(begin())\n"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program, str(packed)], capture_output=True, text=True, check=True)
    imported = done.stdout.split()
    dear = {"attr", "babel", "email", "fluent", "litestar", "multiprocessing", "sqlalchemy", "uvicorn"}
    assert not dear & {name.partition(".")[0] for name in imported}
    assert "importlib.metadata" not in imported
    assert not [name for name in imported if name.startswith("ludarium.games.")]
