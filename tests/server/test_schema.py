"""What the server says about itself is true: OpenAPI, TypeScript, the example client, health and figures."""

from __future__ import annotations

import asyncio
import json
import os
import runpy
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest

from ludarium.games.tash_kalar.cards import BEINGS
from ludarium.kernel.game import game
from ludarium.server import typescript
from ludarium.server.app import create_app
from server.support import Person, Server, settings_for

ROOT = Path(__file__).resolve().parents[2]


def test_generated_typescript_is_up_to_date() -> None:
    folder = ROOT / "web" / "src" / "generated"
    for name, text in typescript.modules().items():
        assert (folder / name).read_text(encoding="utf-8") == text, "run scripts/types"


@pytest.mark.long
def test_the_check_of_generated_types_notices_a_difference(tmp_path: Path) -> None:
    script = ROOT / "scripts" / "types"
    copy = tmp_path / "scripts" / "types"
    copy.parent.mkdir()
    copy.write_text(script.read_text(encoding="utf-8"), encoding="utf-8")
    written = subprocess.run([sys.executable, str(copy)], capture_output=True, text=True, check=True)
    assert written.stdout == ""
    check = [sys.executable, str(copy), "--check"]
    assert subprocess.run(check, check=False).returncode == 0
    changed = tmp_path / "web" / "src" / "generated" / "messages.ts"
    changed.write_text(changed.read_text(encoding="utf-8").replace("ack", "nack", 1), encoding="utf-8")
    failed = subprocess.run(check, capture_output=True, text=True, check=False)
    assert failed.returncode == 1
    assert "messages.ts" in failed.stderr


def test_typescript_names_each_message_once_with_its_tag() -> None:
    text = typescript.modules()["messages.ts"]
    assert (
        'export interface Act {\n  type: "act";\n  action_id: string;\n  number: number;\n  action: GameAction;\n}'
        in text
    )
    assert "export type ClientMessage = Act | TakeBack | Resign | AskWhy" in text
    assert text.count("export interface Update<E = GameEvent, V = GameView> {") == 1
    assert "take_back?: boolean;" in text, "what clients may leave out is optional"


def test_the_example_client_plays_a_game(server: Server) -> None:
    example = runpy.run_path(str(ROOT / "docs" / "examples" / "bot_client.py"))
    outcome = asyncio.run(example["play"](server.address, 0))
    assert sorted(outcome["places"]) in ([1, 1], [1, 2])


def test_the_menu_names_the_content_pack_of_a_game(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    skytear = game("skytear")
    monkeypatch.setattr(skytear, "info", msgspec.structs.replace(skytear.info, pack="my-box 0123456789abcdef"))
    menu = httpx.get(f"{server.address}/api/games", trust_env=False).json()["games"]
    assert {each["id"]: each["pack"] for each in menu} == {"tash-kalar": "", "skytear": "my-box", "fateforge": ""}


@pytest.mark.parametrize(
    ("examples", "phases"), [(1, "fuzzing"), pytest.param(100, "coverage,fuzzing", marks=pytest.mark.long)]
)
def test_no_answer_is_missing_from_the_schema(server: Server, tmp_path: Path, examples: int, phases: str) -> None:
    run = subprocess.run(
        [
            str(Path(sys.executable).with_name("schemathesis")),
            "run",
            f"{server.address}/schema/openapi.json",
            f"--max-examples={examples}",
            f"--phases={phases}",
            "--header=X-Ludarium: 1",
            "--checks=not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
            "--seed=1",
            "--no-color",
        ],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NO_PROXY": "*"},
        timeout=1200,
        cwd=tmp_path,
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]


def test_health_and_figures(server: Server) -> None:
    health = httpx.get(f"{server.address}/health", trust_env=False)
    assert (health.status_code, health.json()["status"]) == (200, "ok")
    page = httpx.get(f"{server.address}/metrics", trust_env=False).text
    for name in ("commits_total", "steps_total", "sockets", "tables", "frozen_tables", "commit_seconds_bucket"):
        assert f"ludarium_{name}" in page


def test_games_content_and_rules(server: Server) -> None:
    me = Person(server)
    try:
        game = next(each for each in me.get("/api/games").json()["games"] if each["id"] == "tash-kalar")
        assert [form["id"] for form in game["forms"]][:3] == ["first-game", "high-form", "duel"]
        assert me.post("/api/tables", game["default"]).status_code == 201
        content = me.get("/api/content/tash-kalar").json()
        assert (len(content["beings"]), len(content["flares"]), len(content["tasks"])) == (len(BEINGS), 12, 24)
        assert 81 - len(content["arena"]["void"]) == 69
        knight = next(being for being in content["beings"] if being["id"] == "imperial/knight")
        assert all(set(square) == {"x", "y", "rank"} for square in knight["pattern"])
        whole = me.get("/api/rules/tash-kalar?lang=pl").json()
        assert whole["language"] == "pl"
        assert len(whole["sections"]) > 10
        found = me.get("/api/rules/tash-kalar?search=TK-6.2").json()["sections"]
        assert [rule["id"] for section in found for rule in section["rules"]] == ["TK-6.2"]
        assert me.get("/api/rules/chess").status_code == 404
        assert me.get("/api/content/chess").status_code == 404
        assert me.get("/api/rules/tash-kalar?lang=xx").status_code == 400
    finally:
        me.close()


def test_a_browser_gets_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    wish = {"game": "tash-kalar", "form": "duel", "seats": [{"kind": "human"}, {"kind": "human"}]}
    with httpx.Client(base_url=server.address, headers={"X-Ludarium": "1"}, trust_env=False) as browser:
        made = browser.post("/api/tables", json=wish)
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert cookie.split(";")[0].split("=")[1] not in made.text
        again = browser.post("/api/tables", json=wish)
        assert "set-cookie" not in again.headers
        assert len(browser.get("/api/tables").json()["tables"]) == 2


def test_over_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    app = create_app(settings_for(tmp_path, secure=True, workers=0))
    assert app.service.identities.cookie(secure=False) == "__Host-ludarium"
    assert app.service.identities.secure


@pytest.mark.parametrize("path", ["/", "/table/anything", "/index.html"])
def test_the_page_is_served_for_every_address_outside_the_api(server: Server, path: str) -> None:
    folder = server.service.settings.web
    folder.mkdir(exist_ok=True)
    (folder / "index.html").write_text("<!doctype html><title>test page</title>", encoding="utf-8")
    (folder / "app.js").write_text("let x = 1;", encoding="utf-8")
    answer = httpx.get(server.address + path, trust_env=False)
    assert answer.status_code == 200
    assert "test page" in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    script = httpx.get(f"{server.address}/app.js", trust_env=False)
    assert script.headers["content-type"].startswith("text/javascript")
    assert httpx.get(f"{server.address}/missing.js", trust_env=False).status_code == 404


def test_the_schema_describes_every_route(server: Server) -> None:
    schema = json.loads(httpx.get(f"{server.address}/schema/openapi.json", trust_env=False).text)
    assert {"/api/games", "/api/tables", "/api/join", "/api/records", "/health"} <= set(schema["paths"])
    body = schema["paths"]["/api/tables"]["post"]["requestBody"]
    assert "application/json" in body["content"]
