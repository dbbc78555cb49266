"""What commands print, read by tests."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludarium.cli import main


def data(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    """What a command prints with --json: one object and nothing else."""
    assert main([*arguments, "--json"]) == code
    captured = capsys.readouterr()
    assert captured.err == ""
    found: dict[str, Any] = json.loads(captured.out)
    return found
