"""Everything that a page asks of a pocket, once: what the cut library of Python lacks is missed here."""

from __future__ import annotations

import asyncio
import json
import sys

from ludarium.pocket import worker
from pocket.support import Browser

TABLES = {
    "tash-kalar": ("duel", ("human", "greedy")),
    "skytear": ("first-battle", ("human", "random")),
    "fateforge": ("combat", ("human", "mcts:10")),
}
"""Game -> a form, and who sits there."""
MOVES = 60
"""Of the person; enough for the end of a duel."""


async def main() -> None:
    browser = Browser()
    await browser.begin()
    games = (await browser.get("api/games"))["games"]
    assert {game["id"] for game in games} == set(TABLES)
    for game, (form, seats) in TABLES.items():
        for language in ("en", "pl", "fr"):
            assert (await browser.get(f"api/rules/{game}?lang={language}"))["sections"]
        await browser.get(f"api/content/{game}")
        for lesson in (await browser.get(f"api/lessons/{game}"))["lessons"]:
            shown = await browser.ask("POST", f"api/lessons/{game}/{lesson['id']}", {"answers": []})
            assert shown["status"] < 300, shown
        await play(browser, await browser.table(*seats, game=game, form=form))
    await puzzles(browser)
    await browser.get("api/statistics")
    await worker.end()
    print(f"Python {sys.version.split()[0]}: everything was there")


async def puzzles(browser: Browser) -> None:
    """A puzzle of each game is shown, and what an attempt came to is kept."""
    day = "2026-11-18"
    for number, puzzle in enumerate((await browser.get(f"api/puzzles/daily?day={day}"))["puzzles"]):
        made = {"id": f"attempt-{number}", "game": puzzle["game"], "puzzle": puzzle["id"], "day": day, "at": number}
        shown = await browser.ask("POST", f"api/puzzles/{puzzle['game']}/{puzzle['id']}", {"hints": 1})
        assert shown["status"] < 300, shown
        kept = await browser.ask("POST", "api/puzzles/results", {"attempts": [made]})
        assert json.loads(kept["body"])["attempts"][number]["daily"], kept
    assert (await browser.get("api/puzzles"))["games"]
    assert len((await browser.get("api/puzzles/results"))["attempts"]) == len(TABLES)


async def play(browser: Browser, table: str) -> None:
    """Play for a while, with a hint on the way; the record of a game that has ended by then is read again and shown."""
    browser.heard.clear()
    await worker.plug(1, table)
    await browser.until(browser.is_turn)
    await worker.say(1, json.dumps({"type": "hint", "request_id": "hint"}))
    await browser.until(lambda: any('"type":"hint"' in text for text in browser.heard[1]))
    for choice in range(MOVES):
        await browser.act(choice * 7)
    await worker.unplug(1)
    if not browser.last("update")["view"]["outcome"]:
        return
    record = await browser.ask("GET", f"api/tables/{table}/record")
    uploaded = await browser.ask("POST", "api/records", record["body"], "text/plain")
    assert uploaded["status"] == 201, (record, uploaded)
    assert (await browser.get(f"api/records/{json.loads(uploaded['body'])['id']}/replay?first=0&count=5"))["frames"]


if __name__ == "__main__":
    asyncio.run(main())
