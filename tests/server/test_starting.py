"""A server that cannot start says why in one line, changes nothing, and exits with the code for that."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


def serve(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludarium", "serve", "--port", "0", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def refused(told: subprocess.CompletedProcess[str], code: int, says: str) -> None:
    assert told.returncode == code, told.stderr
    assert told.stdout == ""
    assert told.stderr.startswith("ludarium: ")
    assert told.stderr.count("\n") == 1, told.stderr
    assert says in told.stderr


@pytest.mark.parametrize(
    ("content", "says"),
    [(b"Dear Ala, this is a letter. " * 40, "file is not a database"), (None, "unable to open database file")],
)
def test_a_file_that_is_no_store_is_named_and_left_as_it_is(tmp_path: Path, content: bytes | None, says: str) -> None:
    store = tmp_path / "ludarium.sqlite3"
    if content is None:
        store.mkdir()
    else:
        store.write_bytes(content)
    refused(serve("--data", tmp_path), 1, f"the store {store} cannot be opened: {says}")
    assert store.is_dir() if content is None else store.read_bytes() == content


def test_a_database_that_is_not_there_is_named_without_its_password(tmp_path: Path) -> None:
    told = serve("--data", tmp_path, "--database", "postgresql://ala:sesame@127.0.0.1:1/ludarium")
    refused(told, 1, "postgresql+asyncpg://ala:***@127.0.0.1:1/ludarium cannot be opened")
    assert "sesame" not in told.stderr


@pytest.mark.parametrize("address", ["", "mysql://ala@host/ludarium"])
def test_a_database_of_another_kind_is_bad_usage(tmp_path: Path, address: str) -> None:
    refused(serve("--data", tmp_path, "--database", address), 2, "name an SQLite file or postgresql://")
