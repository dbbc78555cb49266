"""`--pack`: play with the figures of a content pack. No game may be loaded before its pack has been named."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from ludarium.cli.output import Stop
from ludarium.kernel.packs import variable


def use_pack(folder: Path | None, game: str | None = None) -> None:
    """Check a pack and name it to all processes of this command; refuses one with mistakes."""
    if folder is not None:
        os.environ[variable(check_pack(folder, game))] = str(folder.resolve())


def check_pack(folder: Path, game: str | None = None) -> str:
    """The game that a pack is for; refuses one with mistakes.

    The check is a process of its own, because it loads the games, and they read their pack when they are loaded.
    """
    command = [sys.executable, "-m", "ludarium", "content", "check", str(folder), "--json"]
    command += ["--game", game] if game else []
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=_without_packs())
    if not done.stdout:
        raise Stop(done.stderr.strip().removeprefix("ludarium: ") or f"{folder} cannot be read as a content pack")
    told = json.loads(done.stdout)
    if told["mistakes"]:
        first = told["mistakes"][0]
        where = f"{first['file']}:{first['line']}" if first["line"] else first["file"]
        more = len(told["mistakes"]) - 1
        others = f" (and {more} more: ludarium content check {folder})" if more else ""
        raise Stop(f"the pack has a mistake in {where}: {first['mistake']}{others}")
    checked: str = told["game"]
    return checked


def _without_packs() -> dict[str, str]:
    """The environment in which the box alone is loaded."""
    return {name: os.environ[name] for name in os.environ if not name.endswith("_PACK")}
