"""Operators: who they are, what they can do, that it holds after a restart, and that it is written down."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludarium.cli import main
from ludarium.house.chronicle import written
from server.support import Person, Server, serving, settings_for


def operator(server: Server, folder: Path) -> dict[str, str]:
    server.service.sanctions.open_door(folder, f"{server.address}/")
    told: dict[str, str] = json.loads((folder / "operator.json").read_text())
    return told


def test_people_are_banned_and_muted_tables_closed_and_all_of_it_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def do(*words: str) -> int:
        return main(["house", *words, "--data", str(tmp_path)])

    with serving(settings_for(tmp_path, unique_names=True)) as server:
        operator(server, tmp_path)
        assert (tmp_path / "operator.json").stat().st_mode & 0o077 == 0
        ada, bo = Person(server), Person(server)
        made = ada.table("human", "link")
        bo.join(made["code"], name="Mallory")
        player = bo.sit(made["id"])
        assert do("mute", "Ma11ory", "--note", "shouts") == 0
        refused = player.answer({"type": "chat", "text": "hello"}, "chat")
        assert refused["key"] == "error-muted"
        assert do("unmute", "Mallory") == 0
        assert player.answer({"type": "chat", "text": "hello"}, "chat")["type"] == "chat"
        assert do("ban", f"{made['id']}/2") == 0
        assert player.closed_with() == 4402
        wish = {"game": "tash-kalar", "form": "duel", "seats": [{"kind": "human"}, {"kind": "link"}]}
        banned = bo.post("/api/tables", wish)
        assert (banned.status_code, banned.json()["key"]) == (403, "error-banned")
        outside = bo.sit(made["id"])
        assert outside.closed_with() == 4402
        other = ada.table("human", "greedy")
        at_table = ada.sit(other["id"])
        at_table.wait("welcome")
        assert do("close", other["id"]) == 0
        assert at_table.closed_with() == 4404
        assert other["id"] not in ada.get("/api/tables").text
        assert ada.get(f"/api/tables/{other['id']}").status_code == 404
        assert do("ban", "Nobody") == 2
        token, banned_token = ada.token, bo.token
        for each in (player, outside, at_table, ada, bo):
            each.close()
    capsys.readouterr()

    with serving(settings_for(tmp_path, unique_names=True)) as server:
        operator(server, tmp_path)
        again = Person(server)
        again.http.headers["Authorization"] = f"Bearer {banned_token}"
        assert again.post("/api/join", {"code": made["code"], "name": "Mallory"}).status_code == 403
        again.http.headers["Authorization"] = f"Bearer {token}"
        assert again.get(f"/api/tables/{other['id']}").status_code == 404
        assert do("reopen", other["id"]) == 0
        assert again.get(f"/api/tables/{other['id']}").status_code == 200
        again.close()
        assert do("log") == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[2] for line in told[-5:]] == ["mute", "unmute", "ban", "close", "reopen"]
    assert "shouts" in told[-5]


def test_nobody_else_is_an_operator(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as server:
        operator(server, tmp_path)
        stranger = Person(server)
        for token in ("", "Bearer", "Bearer forged", f"Bearer {stranger.token}"):
            ask: dict[str, Any] = {"headers": {"Authorization": token}}
            assert stranger.http.get("/api/operator", **ask).status_code == 404
            done = stranger.http.post("/api/operator", json={"what": "close", "target": "x"}, **ask)
            assert done.status_code == 404
        stranger.close()


def test_an_operator_ends_a_season_which_nobody_else_may(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(settings_for(tmp_path, open_seasons=False)) as server:
        operator(server, tmp_path)
        ada = Person(server)

        def end(game: str) -> int:
            return main(["house", "end-season", game, "--note", "a new year", "--data", str(tmp_path)])

        assert end("skytear") == 2
        assert "This season has not begun" in capsys.readouterr().err
        assert end("tash-kalar") == 2, "a game without seasons"
        server.do(written(server.service, "skytear", "a battle", "{}"))
        assert ada.post("/api/skytear/war/season", {}).json()["key"] == "sk-error-season-operator"
        capsys.readouterr()
        assert end("skytear") == 0
        assert "end-season  skytear  a new year" in capsys.readouterr().out
        rows = server.do(server.service.store.chronicle("skytear"))
        assert [bool(row.body) for row in rows] == [True, False]
        assert main(["house", "log", "--data", str(tmp_path)]) == 0
        assert "end-season  skytear" in capsys.readouterr().out
        ada.close()
