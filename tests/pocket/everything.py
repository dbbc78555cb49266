"""Everything that a page asks of a pocket, once: what the cut library of Python lacks is missed here."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from ludarium.pocket import router, thinker, worker
from ludarium.study import review as reviews
from pocket.support import Browser, Json

TABLES = {
    "tash-kalar": ("duel", ("human", "greedy")),
    "skytear": ("first-battle", ("human", "random")),
    "fateforge": ("combat", ("human", "mcts:10")),
}
"""Game -> a form, and who sits there."""
MOVES = 24
"""Of the person, who then resigns; enough choices for a review."""
DAY = "2026-11-18"
WORDS = {"texts", "battle_report_text", "record_battle_report_text"}
"""Questions that are answered with words: the page has all of them, and the engine in it none."""


class Visitor(Browser):
    """Remembers what was asked. A module that is missing is an answer with an incident."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str, str]] = set()

    async def ask(self, method: str, path: str, body: Any = None, kind: str = "application/json") -> Json:
        self.asked.add((method, f"/{path.partition('?')[0]}"))
        answer = await super().ask(method, path, body, kind)
        assert answer["status"] < 500, (method, path, answer)
        return answer

    async def post(self, path: str, body: Any) -> Any:
        """A struct or, as it is, a text."""
        answer = await self.ask("POST", path, body, "text/plain" if isinstance(body, str) else "application/json")
        assert answer["status"] < 300, (path, answer)
        return json.loads(answer["body"])

    async def told(self, kind: str, answer: str, **message: Any) -> None:
        """Say something at the open table, and hear what comes of it."""
        await worker.say(1, json.dumps({"type": kind, **message}))
        await self.until(lambda: any(f'"type":"{answer}"' in text for text in self.heard[1]))


async def main() -> None:
    browser = Visitor()
    await browser.begin(thinker.think)  # what a second worker does as well: pickles go to it and come back
    games = (await browser.get("api/games"))["games"]
    assert {game["id"] for game in games} == set(TABLES)
    for game, (form, seats) in TABLES.items():
        await facts(browser, game)
        table = await browser.table(*seats, game=game, form=form)
        await play(browser, game, table)
        record = await over(browser, table)
        await explorer(browser, game, form)
        await study(browser, record)
        if game == "tash-kalar":
            await review(browser, table, record)
        if game == "skytear":
            await war(browser, table, record)
    await campaign(browser)
    await puzzles(browser)
    for question in ("tables", "lobby", "statistics", "profile"):
        await browser.get(f"api/{question}")
    await browser.post("api/pocket", (await browser.ask("GET", "api/pocket"))["body"])
    await worker.end()
    forgotten = [
        f"{each.method} {each.path}"
        for each in router._questions("")
        if each.name not in WORDS
        and not any(each.method == method and each.pattern.fullmatch(path) for method, path in browser.asked)
    ]
    assert not forgotten, f"nobody asks: {forgotten}"
    print(f"Python {sys.version.split()[0]}: everything was there")


async def facts(browser: Visitor, game: str) -> None:
    for language in ("en", "pl", "fr"):
        assert (await browser.get(f"api/rules/{game}?lang={language}"))["sections"]
    await browser.get(f"api/content/{game}")
    for lesson in (await browser.get(f"api/lessons/{game}"))["lessons"]:
        await browser.post(f"api/lessons/{game}/{lesson['id']}", {"answers": []})


async def play(browser: Visitor, game: str, table: str) -> None:
    """Play for a while, with a hint and the coach on the way, and resign."""
    browser.heard.clear()
    await worker.plug(1, table)
    await browser.until(browser.is_turn)
    for question in ("", "/glance", "/seats/0/profile"):
        await browser.get(f"api/tables/{table}{question}")
    update = browser.last("update")
    option = update["view"]["decision"]["options"][0]
    await browser.told("hint", "hint", request_id="hint")
    await browser.told("coach", "coached", request_id="coach", watch="all")
    await browser.told("why", "why", request_id="why", idea=option)
    await browser.told("preview", "preview", request_id="preview", number=update["number"], action=option)
    for choice in range(MOVES):
        await browser.act(choice * 7)
    await browser.until(browser.is_turn)
    if not browser.last("update")["view"]["outcome"]:
        # Heroes of one party do not resign: a bot plays their fight to its end.
        leaves = '{"type": "give_seat", "seat": 0, "bot": "greedy"}'
        resigns = '{"type": "resign", "action_id": "resign"}'
        await worker.say(1, leaves if game == "fateforge" else resigns)
        await browser.until(lambda: bool(browser.last("update")["view"]["outcome"]))
    await worker.unplug(1)


async def over(browser: Visitor, table: str) -> str:
    """What is asked of a game that has ended; its record is brought again."""
    for question in ("course", "ratings", "replay?first=0&count=5"):
        await browser.get(f"api/tables/{table}/{question}")
    text = (await browser.ask("GET", f"api/tables/{table}/record"))["body"]
    record: str = (await browser.post("api/records", text))["id"]
    assert (await browser.get(f"api/records/{record}/replay?first=0&count=5"))["frames"]
    return record


async def explorer(browser: Visitor, game: str, form: str) -> None:
    assert game in (await browser.get("api/explorer"))["games"]
    for subject in (await browser.get(f"api/explorer/{game}"))["subjects"]:
        asked = f"api/explorer/{game}?subject={subject['id']}"
        for group in (await browser.get(asked))["groups"][:1]:
            assert (await browser.get(f"{asked}&group={group['id']}"))["rows"]
    while (own := await browser.get(f"api/explorer/{game}?source=own&form={form}"))["waiting"]:
        pass
    assert own["games"] == 1


async def study(browser: Visitor, record: str) -> None:
    """A position on the analysis board: judged, drawn, written, answered."""
    asked = {"origin": {"record": record, "at": 8}}
    state = await browser.post("api/study", asked)
    judged = await browser.post("api/study/judge", asked)
    line = [f"{step['seat']} {step['notation']}" for step in judged["lines"][0]["steps"]]
    assert (await browser.post("api/study/line", {**asked, "line": line}))["moves"]
    assert (await browser.post("api/study/text", asked))["text"]
    answer = await browser.post("api/study/answer", {**asked, "bot": "mcts:4"})
    assert answer["step"]["seat"] == state["asked_seat"]
    game, form = state["game"], state["form"]
    await browser.ask("POST", "api/study/edit", {"game": game, "form": form, "edits": [{"do": "clear"}]})


async def review(browser: Visitor, table: str, record: str) -> None:
    """A table's review and a record's, which is the same game; with few playouts, for the judge needs minutes."""
    reviews.LEAST = reviews.MOST = 2
    for path in (f"api/tables/{table}/review", f"api/records/{record}/review"):
        state = await browser.post(path, {})
        while state["review"] is None:
            assert not state["failed"], path
            await asyncio.sleep(0.01)
            state = await browser.get(path)
        assert not state["review"]["short"]


async def war(browser: Visitor, table: str, record: str) -> None:
    """A battle's report, what it moves in the war, a new season; decks."""
    for battle in (f"tables/{table}", f"records/{record}"):
        assert (await browser.get(f"api/skytear/{battle}/report"))["story"]
    await browser.post(f"api/skytear/war/tables/{table}", {})
    text = (await browser.ask("GET", f"api/tables/{table}/record"))["body"]
    again = await browser.ask("POST", "api/skytear/war/records", text, "text/plain")
    assert again["status"] == 409, again  # it counts once
    assert (await browser.get("api/skytear/war"))["fought"]
    assert (await browser.post("api/skytear/war/season", {}))["season"] == 2
    assert (await browser.post("api/skytear/deck/check", {"heroes": ["yami"], "cards": []}))["problems"]
    unknown = await browser.ask("POST", "api/skytear/pool/check", {"battlefield": "nothing", "piles": {}})
    assert unknown["status"] == 404


async def campaign(browser: Visitor) -> None:
    """A campaign with its story, and its save brought as another one."""
    table = await browser.table("human", game="fateforge", form="solo")
    await worker.plug(1, table)
    for choice in range(8):
        await browser.act(choice)
    await browser.until(browser.is_turn)
    await worker.unplug(1)
    for question in ("story", "chronicle"):
        await browser.get(f"api/tables/{table}/{question}?lang=pl")
    for question in (f"tables/{table}/epilogue", f"tables/{table}/replay/story", "records/nothing/replay/story"):
        await browser.ask("GET", f"api/{question}?lang=fr")
    save = (await browser.ask("GET", f"api/tables/{table}/save"))["body"]
    other = (await browser.post("api/fateforge/saves?seats=human", save))["id"]
    assert len((await browser.get("api/fateforge/campaigns?lang=fr"))["campaigns"]) == 2
    await browser.post(f"api/fateforge/campaigns/{other}/put-away", {})


async def puzzles(browser: Visitor) -> None:
    """A puzzle of each game is shown, and what an attempt came to is kept."""
    for number, puzzle in enumerate((await browser.get(f"api/puzzles/daily?day={DAY}"))["puzzles"]):
        made = {"id": f"attempt-{number}", "game": puzzle["game"], "puzzle": puzzle["id"], "day": DAY, "at": number}
        path = f"api/puzzles/{puzzle['game']}/{puzzle['id']}"
        shown = await browser.post(path, {"hints": 3, "solution": True})
        solved = {**made, "answers": [step["text"] for step in shown["solution"]]}
        kept = await browser.post("api/puzzles/results", {"attempts": [solved]})
        assert kept["attempts"][number]["daily"], kept
        assert kept["attempts"][number]["solved"], kept
    assert (await browser.get("api/puzzles"))["games"]
    assert len((await browser.get("api/puzzles/results"))["attempts"]) == len(TABLES)


if __name__ == "__main__":
    asyncio.run(main())
