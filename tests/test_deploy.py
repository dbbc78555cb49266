"""What lies in deploy/: commands that exist, figures that are counted, a container without rights, pins that agree."""

from __future__ import annotations

import configparser
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from ludarium.cli.app import app
from ludarium.server.metrics import Metrics

TREE = Path(__file__).resolve().parent.parent
DEPLOY = TREE / "deploy"


def told(name: str) -> Any:
    return yaml.safe_load((DEPLOY / name).read_text("utf-8"))


def commands() -> list[list[str]]:
    """Every command line of ours in deploy/ and docs/hosting.md, without the word ludarium."""
    found = [shlex.split(line) for line in _shown_in_docs()]
    service = told("compose.yaml")["services"]["ludarium"]
    found.append([re.sub(r"\$\{[^}]*}", "games.example", word) for word in service["command"]])
    for name in ("ludarium.service", "ludarium-backup.service"):
        found.append(_started_by(name))
    entry, words = (json.loads(line) for line in re.findall(r"^(?:ENTRYPOINT|CMD) (.*)$", container(), re.MULTILINE))
    assert entry == ["ludarium"]
    return [*found, words]


def _shown_in_docs() -> list[str]:
    lines = re.findall(r"^ludarium .*$", (TREE / "docs" / "hosting.md").read_text("utf-8"), re.MULTILINE)
    assert len(lines) > 8
    return [re.sub(r"^ludarium | +#.*$", "", line) for line in lines]


def unit(name: str) -> configparser.ConfigParser:
    read = configparser.ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string((DEPLOY / name).read_text("utf-8"))
    return read


def _started_by(name: str) -> list[str]:
    """Without what a shell says around it."""
    words = shlex.split(unit(name)["Service"]["ExecStart"])
    if words[0] == "/bin/sh":
        words = shlex.split(words[2].removeprefix("exec "))
    assert words[0] == "/opt/ludarium/bin/ludarium"
    return words[1:]


def container() -> str:
    return (DEPLOY / "Containerfile").read_text("utf-8")


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_that_is_named_is_understood(words: list[str]) -> None:
    command, _, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    assert command.__name__ == words[0]


def test_every_figure_that_is_watched_is_counted() -> None:
    metrics = Metrics()
    metrics.observe("commit_seconds", 0.1)
    for name in ("connections", "sockets", "tables", "frozen_tables"):  # `server/service.py` tells them
        metrics.gauge(name, lambda: 0.0)
    counted = set(re.findall(r"^(ludarium_\w+)", metrics.text(), re.MULTILINE))
    watched = {
        name: set(re.findall(r"ludarium_\w+", (DEPLOY / name).read_text("utf-8")))
        for name in ("alerts.yaml", "dashboard.json")
    }
    assert watched["alerts.yaml"] <= counted
    assert watched["dashboard.json"] <= counted
    shown = {re.sub(r"_(bucket|sum|count)$", "", name) for name in counted}
    assert {re.sub(r"_bucket$", "", name) for name in watched["dashboard.json"]} == shown, "the dashboard shows all"


def test_every_alert_says_what_to_do() -> None:
    for group in told("alerts.yaml")["groups"]:
        for rule in group["rules"]:
            assert set(rule["annotations"]) == {"summary", "action"}
            assert rule["expr"]


def test_the_container_has_no_rights_and_a_root_that_cannot_be_written() -> None:
    words = [line.split() for line in container().splitlines() if line and not line.startswith("#")]
    last = words[max(index for index, line in enumerate(words) if line[0] == "FROM") :]
    order = [line[0] for line in last]
    assert ["USER", "ludarium"] in last
    assert "RUN" not in order[order.index("USER") :], "everything is installed before"
    assert "HEALTHCHECK" in order
    service = told("compose.yaml")["services"]["ludarium"]
    assert service["read_only"]
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert not any("PASSWORD" in word for word in service["command"]), "whoever lists processes would read it"


def test_services_run_as_nobody_in_particular() -> None:
    for name in ("ludarium.service", "ludarium-backup.service"):
        service = unit(name)["Service"]
        assert (service["DynamicUser"], service["ProtectSystem"], service["NoNewPrivileges"]) == (
            "yes",
            "strict",
            "yes",
        )
        assert service["User"] == service["StateDirectory"] == "ludarium"


def test_pins_of_the_container_are_those_that_are_tested() -> None:
    served, tested = (pins(name) for name in ("serve.lock", "test.lock"))
    assert {name: version for name, version in served.items() if tested.get(name) != version} == {}
    assert {"asyncpg", "litestar", "msgspec"} <= set(served)
    assert not {"matplotlib", "pytest", "gymnasium"} & set(served)


def pins(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", (TREE / "requirements" / name).read_text("utf-8"), re.MULTILINE))
