"""Everything in one file and back: verified in full, beside what is there, or refused without a change."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ludarium.house.chronicle import written
from ludarium.house.store import ChronicleRow, Conflict, ReviewRow
from ludarium.house.study_resources import GameReview
from ludarium.kernel import record as records
from ludarium.pocket import worker
from ludarium.pocket.store import PocketStore
from ludarium.study.puzzles import puzzles_of
from ludarium.study.review import VERSION
from pocket.support import Browser, Json

BATTLE = {
    "form": "standard",
    "turns": 4,
    "reason": "manhunt",
    "place": "cinder_fields",
    "winners": ["kurumo"],
    "losers": ["nupten"],
}


@pytest.fixture(scope="module")
def luggage() -> str:
    """Two tables, one of them played to its end and reviewed, with a word said, a record brought, a puzzle tried, and a
    war that is in its second season."""

    async def evening() -> str:
        browser = Browser()
        await browser.begin()
        done = await browser.table("human", "random")
        await worker.plug(1, done)
        await worker.say(1, '{"type":"chat","text":"Good evening"}')
        await browser.play_out()
        record = (await browser.ask("GET", f"api/tables/{done}/record"))["body"]
        assert (await browser.ask("POST", "api/records", record, "text/plain"))["status"] == 201
        length = records.length(records.read(record))
        review = GameReview(VERSION, "tash-kalar", "duel", 2, length, False, False, (900, 800), 9, 500, (), ())
        await reviewed(done, json.dumps(msgspec.to_builtins(review)))
        going_on = await browser.table("human", "greedy", game="skytear", form="first-battle")
        await worker.plug(2, going_on)
        for choice in range(4):
            await browser.act(choice, 2)
        puzzle = puzzles_of("fateforge")[0]
        tried = {"id": "attempt-1", "game": "fateforge", "puzzle": puzzle.id, "day": "2026-11-18", "at": 1}
        kept = await browser.ask("POST", "api/puzzles/results", {"attempts": [{**tried, "answers": puzzle.solution}]})
        assert json.loads(kept["body"])["attempts"][0]["solved"]
        await fought("battle-1", "battle-2")
        assert (await browser.ask("POST", "api/skytear/war/season", {}))["status"] == 200
        await fought("battle-3")
        text = await worker.export()
        await worker.end()
        return text

    return asyncio.run(evening())


async def fought(*battles: str) -> None:
    """These battles have been reported here."""
    for battle in battles:
        await written(worker._worker().pocket, "skytear", battle, json.dumps(BATTLE))


async def reviewed(table: str, body: str) -> None:
    """Somebody has had that table reviewed; the judge needs minutes for it."""
    await worker._worker().pocket.store.write(ReviewRow(f"table {table} {VERSION}", body))


def sealed(rows: list[Any], **changes: Any) -> str:
    """An export with these rows, which nobody can tell from a true one by its digest."""
    digest = hashlib.sha256(json.dumps(rows, separators=(",", ":"), ensure_ascii=False).encode()).hexdigest()
    return json.dumps({"ludarium": "pocket", "version": 2, "digest": digest, "rows": rows} | changes)


def test_an_export_arrives_whole_and_once(luggage: str) -> None:
    async def arrive() -> None:
        browser = Browser()
        await browser.begin()
        assert json.loads(await worker.import_(luggage)) == {
            "tables": 2,
            "updated": 0,
            "kept": 0,
            "records": 1,
            "puzzles": 1,
            "reviews": 1,
            "entries": 4,
            "left": 0,
        }
        assert json.loads(await worker.import_(luggage)) == {
            "tables": 0,
            "updated": 0,
            "kept": 2,
            "records": 0,
            "puzzles": 0,
            "reviews": 0,
            "entries": 0,
            "left": 0,
        }
        assert sorted(json.loads(await worker.export())["rows"]) == sorted(json.loads(luggage)["rows"])
        assert browser.keeps == 1
        await worker.end()

        later = Browser(browser.kept)
        await later.begin()
        assert await worker.export()
        tables = (await later.get("api/tables"))["tables"]
        assert sorted(table["over"] for table in tables) == [False, True]
        open_table = next(table["id"] for table in tables if not table["over"])
        await worker.plug(1, open_table)
        await later.act()
        war = await later.get("api/skytear/war")
        assert (war["season"], len(war["fought"])) == (2, 1)
        assert len((await later.get("api/skytear/war?season=1"))["fought"]) == 2
        done = next(table["id"] for table in tables if table["over"])
        await worker.plug(2, done)
        assert (await later.get("api/puzzles/results"))["attempts"][0]["id"] == "attempt-1"
        assert (await later.get(f"api/tables/{done}/review"))["review"]["kept"] == [900, 800]
        assert later.last("welcome", 2)["chat_lines"][0]["text"] == "Good evening"
        await worker.end()

    asyncio.run(arrive())


def test_a_table_goes_on_where_it_was_played_last(luggage: str) -> None:
    async def travel() -> None:
        there = Browser()
        await there.begin()
        await worker.import_(luggage)
        table = next(each["id"] for each in (await there.get("api/tables"))["tables"] if not each["over"])
        await worker.plug(1, table)
        await there.act()
        await there.until(there.is_turn)
        later = await worker.export()
        played = there.last("update")
        await worker.end()

        here = Browser()
        await here.begin()
        await worker.import_(luggage)
        await worker.plug(1, table)
        assert json.loads(await worker.import_(later))["updated"] == 1
        await here.until(lambda: here.last("update")["hash"] == played["hash"])
        await here.act(1)
        # Here it has gone on meanwhile: what is older does not take that away.
        await here.until(lambda: here.last("update")["number"] > played["number"])
        arrived = json.loads(await worker.import_(later))
        assert (arrived["kept"], arrived["left"]) == (2, 0)
        await worker.end()

    asyncio.run(travel())


def test_a_war_goes_on_where_it_was_fought_last(luggage: str) -> None:
    async def war(browser: Browser) -> tuple[int, int]:
        told = await browser.get("api/skytear/war")
        return told["season"], len(told["fought"])

    async def travel() -> None:
        there = Browser()
        await there.begin()
        await worker.import_(luggage)
        await fought("battle-4")
        later = await worker.export()
        await worker.end()

        here = Browser()
        await here.begin()
        await worker.import_(luggage)
        assert json.loads(await worker.import_(later))["entries"] == 1
        assert await war(here) == (2, 2)
        assert json.loads(await worker.import_(luggage))["entries"] == 0
        assert await war(here) == (2, 2)
        await worker.end()

        # One that has gone another way here stays, and that is said.
        elsewhere = Browser()
        await elsewhere.begin()
        await fought("battle-9")
        arrived = json.loads(await worker.import_(later))
        assert (arrived["tables"], arrived["entries"], arrived["left"]) == (2, 0, 1)
        assert await war(elsewhere) == (1, 1)
        await worker.end()

    asyncio.run(travel())


def test_battles_that_are_reported_at_once_are_kept_one_after_the_other(luggage: str) -> None:
    class Slow(Browser):
        async def keep(self, change: str) -> None:
            await asyncio.sleep(0.01)
            await super().keep(change)

    async def reported() -> None:
        browser = Slow()
        await browser.begin()
        *battles, brought = await asyncio.gather(
            fought("battle-1"), fought("battle-1"), fought("battle-2"), worker.import_(luggage), return_exceptions=True
        )
        assert sum(isinstance(each, Conflict) for each in battles) == 1
        # The copy came too late with its war: that was left out or, compared a moment before, all of it was refused.
        assert isinstance(brought, str | ValueError), brought
        kept = sorted(key for key in browser.kept if key.startswith("chronicle/"))
        assert kept == ["chronicle/skytear/000001", "chronicle/skytear/000002"]
        told = await browser.get("api/skytear/war")
        await worker.end()
        again = Browser(browser.kept)
        await again.begin()
        assert await again.get("api/skytear/war") == told
        await worker.end()

    asyncio.run(reported())


def test_a_chronicle_that_went_on_meanwhile_is_not_written_over() -> None:
    async def written_over() -> None:
        browser = Browser()
        store = PocketStore(browser.keep)
        await store.write(ChronicleRow("skytear", "battle-1", 1, "", 1))
        with pytest.raises(Conflict):
            await store.take_in([ChronicleRow("skytear", "battle-2", 1, "", 1)])
        assert [row.id for row in await store.chronicle("skytear")] == ["battle-1"]
        assert browser.keeps == 1

    asyncio.run(written_over())


def test_of_a_damaged_war_a_copy_holds_what_is_whole(luggage: str) -> None:
    async def saved() -> None:
        browser = Browser()
        await browser.begin()
        await worker.import_(luggage)
        await worker.end()
        damaged = Browser(browser.kept | {"chronicle/skytear/000002": "{"})
        await damaged.begin()
        copy = await worker.export()
        await worker.end()
        assert json.loads(copy)["left_out"] == ["skytear"]
        other = Browser()
        await other.begin()
        assert json.loads(await worker.import_(copy))["entries"] == 1
        await worker.end()

    asyncio.run(saved())


def _without_last_event(rows: list[Any]) -> list[Any]:
    last = max(key for key, _ in rows if key.startswith("event/"))
    return [row for row in rows if row[0] != last]


def _with(kind: str, **changes: Any) -> Callable[[list[Any]], list[Any]]:
    def change(rows: list[Any]) -> list[Any]:
        at = next(number for number, (key, _) in enumerate(rows) if key.startswith(f"{kind}/"))
        key, value = rows[at]
        return [*rows[:at], [key, json.dumps(json.loads(value) | changes)], *rows[at + 1 :]]

    return change


def _entry(number: int, battle: str, body: str, game: str = "skytear") -> list[str]:
    entry = {"game": game, "id": battle, "number": number, "body": body, "at": 1}
    return [f"chronicle/{game}/{number:06}", json.dumps(entry)]


def _review_of(name: str) -> list[str]:
    return [f"review/{name}", json.dumps({"id": name, "body": "{}"})]


def _by(realm: str) -> str:
    return json.dumps(BATTLE | {"winners": [realm]})


def _longer(rows: list[Any]) -> list[Any]:
    """The review speaks of a game that was longer than its table's."""
    review = next(json.loads(value) for key, value in rows if key.startswith("review/"))
    return _with("review", body=json.dumps(json.loads(review["body"]) | {"length": 9999}))(rows)


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda text: "", "error-bad-export"),
        (lambda text: "[" * 5000, "error-bad-export"),
        (lambda text: text[:-20], "error-bad-export"),
        (lambda text: text.replace("Good evening", "Good morning"), "error-bad-export"),
        (lambda text: sealed(json.loads(text)["rows"], version=3), "error-export-too-new"),
        (lambda text: sealed(json.loads(text)["rows"], version=3, more=1), "error-export-too-new"),
        (lambda text: sealed(json.loads(text)["rows"], more=1), "error-bad-export"),
        (lambda text: sealed(_without_last_event(json.loads(text)["rows"])), "error-bad-export"),
        (lambda text: sealed(_with("event", body="{}")(json.loads(text)["rows"])), "error-bad-export"),
        (lambda text: sealed(_with("event", chain="00")(json.loads(text)["rows"])), "error-bad-export"),
        (lambda text: sealed(_with("table", seed="00" * 32)(json.loads(text)["rows"])), "error-bad-export"),
        (lambda text: sealed(_with("table", setup="{}")(json.loads(text)["rows"])), "error-bad-export"),
        (lambda text: sealed(_with("table", rules=99, seq=1)(json.loads(text)["rows"])), "error-bad-export"),
        (lambda text: sealed(_with("record", text="no record")(json.loads(text)["rows"])), "error-bad-export"),
        (lambda text: sealed(_with("attempt", answers='["end turn"]')(json.loads(text)["rows"])), "error-bad-export"),
        (lambda text: sealed(_with("attempt", answers="no list")(json.loads(text)["rows"])), "error-bad-export"),
        (lambda text: sealed(_with("attempt", day="2026-02-30")(json.loads(text)["rows"])), "error-bad-export"),
        (lambda text: sealed(_with("review", body="{}")(json.loads(text)["rows"])), "error-bad-export"),
        (lambda text: sealed(_with("review", body="no review")(json.loads(text)["rows"])), "error-bad-export"),
        (lambda text: sealed(_longer(json.loads(text)["rows"])), "error-bad-export"),
        (lambda text: sealed([*json.loads(text)["rows"], _review_of("table x 2")]), "error-bad-export"),
        (lambda text: sealed([*json.loads(text)["rows"], _review_of("nothing")]), "error-bad-export"),
        (lambda text: sealed([*json.loads(text)["rows"], _entry(6, "battle-6", "")]), "error-bad-export"),
        (lambda text: sealed([*json.loads(text)["rows"], _entry(5, "battle-1", "")]), "error-bad-export"),
        (lambda text: sealed([*json.loads(text)["rows"], _entry(5, "battle-6", "{}")]), "error-bad-export"),
        (lambda text: sealed([*json.loads(text)["rows"], _entry(5, "battle-6", _by("nobody"))]), "error-bad-export"),
        (lambda text: sealed([*json.loads(text)["rows"], _entry(2, "1", "", "chess")]), "error-bad-export"),
        (lambda text: sealed([*json.loads(text)["rows"], ["table/x", "{}"]]), "error-bad-export"),
        (lambda text: sealed([*json.loads(text)["rows"], ["spell/x", "{}"]]), "error-bad-export"),
        (lambda text: sealed([["sitting/here/x", '{"identity":"here","table_id":"x"}']]), "error-bad-export"),
        (lambda text: sealed(json.loads(text)["rows"] * 2), "error-bad-export"),
    ],
)
def test_a_broken_export_is_refused_and_changes_nothing(luggage: str, spoil: Callable[[str], str], key: str) -> None:
    async def arrive() -> None:
        browser = Browser()
        await browser.begin()
        answer = await browser.ask("POST", "api/pocket", spoil(luggage), "text/plain")
        problem: Json = json.loads(answer["body"])
        assert (answer["status"], problem["key"]) == (422, key)
        assert browser.keeps == 0
        assert (await browser.get("api/tables"))["tables"] == []
        with pytest.raises(ValueError, match=key):
            await worker.import_(spoil(luggage))
        await worker.end()

    asyncio.run(arrive())


def test_a_full_store_takes_nothing_in(luggage: str) -> None:
    class Full(Browser):
        async def keep(self, change: str) -> None:
            raise RuntimeError("QuotaExceededError")

    async def arrive() -> None:
        browser = Full()
        await browser.begin()
        answer = await browser.ask("POST", "api/pocket", luggage, "text/plain")
        assert (answer["status"], json.loads(answer["body"])["code"]) == (503, "unavailable")
        assert (await browser.get("api/tables"))["tables"] == []
        await worker.end()

    asyncio.run(arrive())
