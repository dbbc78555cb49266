"""`house`: what an operator tells the running server, over the door that its data folder names."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

from ludarium.cli.output import Stop, data_folder
from ludarium.texts import say


def operate(what: str, target: str, note: str, data: Path | None) -> int:
    """Do it, and say what was done; `log` tells everything that was."""
    path = data_folder(data) / "operator.json"
    try:
        door = json.loads(path.read_text("utf-8"))
    except OSError:
        raise Stop(f"no server runs with the folder {path.parent}; name its folder with --data") from None
    if (what == "log") == bool(target):
        raise Stop("name a person, TABLE/SEAT, a table or a game" if what != "log" else "the log needs no name")
    body = None if what == "log" else json.dumps({"what": what, "target": target, "note": note}).encode()
    headers = {"Authorization": f"Bearer {door['token']}", "X-Ludarium": "1", "Content-Type": "application/json"}
    request = Request(f"{door['address']}api/operator", body, headers)
    try:
        with build_opener(ProxyHandler({})).open(request, timeout=10) as answer:
            told = json.load(answer)
    except HTTPError as refused:
        if refused.code != 404:
            raise Stop(f"the server refused: {_reason(refused)}") from None
        raise Stop(
            f"nobody and nothing here is called '{target}'" if target else "the server does not know you"
        ) from None
    except (URLError, OSError):
        raise Stop(f"the server at {door['address']} does not answer") from None
    for done in told["done"] if what == "log" else [told]:
        at = datetime.fromtimestamp(done["at"], UTC).astimezone().strftime("%Y-%m-%d %H:%M")
        print("  ".join(part for part in (at, done["what"], done["target"], done["note"]) if part))
    return 0


def _reason(refused: HTTPError) -> str:
    """Why, in the words of the house where it says so."""
    try:
        told = json.load(refused)
        return say(told["key"], told.get("args"))
    except (ValueError, KeyError, TypeError):
        return str(refused.reason)
