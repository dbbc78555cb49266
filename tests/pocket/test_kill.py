"""A pocket that dies while it keeps something: nothing acknowledged is lost, nothing is done twice (REL-1, 76)."""

from __future__ import annotations

import asyncio
import json
import random
import re
from typing import Any

import pytest

from ludarium.kernel import record as records
from ludarium.pocket import thinker, worker
from ludarium.study.puzzles import puzzles_of
from pocket.support import Browser, Json


class Mortal(Browser):
    """Dies with a certain change: before it is kept, or when it is kept and nobody knows it yet."""

    def __init__(self, kept: dict[str, str], dies_at: int, keeps_it: bool) -> None:
        super().__init__(kept)
        self.died = asyncio.Event()
        self._dies_at = dies_at
        self._keeps_it = keeps_it

    async def keep(self, change: str) -> None:
        await asyncio.sleep(0)
        if self.keeps + 1 == self._dies_at:
            if self._keeps_it:
                await super().keep(change)
            self.died.set()
            await asyncio.Event().wait()
        await super().keep(change)

    def tell(self, number: int, text: str) -> None:
        assert not self.died.is_set(), "the dead say nothing"
        super().tell(number, text)


class Player:
    """Somebody who plays on in the next life: remembers what was seen, and says again what was not acknowledged."""

    def __init__(self, source: random.Random) -> None:
        self.source = source
        self.table = ""
        self.seen: dict[int, str] = {}
        self.acks: dict[str, str] = {}
        self.unanswered: Json | None = None
        self.over = False

    async def play(self, browser: Browser) -> None:
        if not self.table:
            known = (await browser.get("api/tables"))["tables"]  # the answer may have been lost, not the table
            self.table = known[0]["id"] if known else await browser.table("human", "greedy")
        await worker.plug(1, self.table)
        self._look(browser)
        for action_id, ack in self.acks.items():  # what was acknowledged is answered alike, and not done again
            number = browser.last("update")["number"]
            await worker.say(1, json.dumps(json.loads(action_id)))
            assert browser.heard[1][-1] == ack
            assert browser.last("update")["number"] == number
        self.acks = dict([*self.acks.items()][-1:])
        if self.unanswered is not None:
            await self._say(browser, self.unanswered)
        while not self.over:
            await browser.until(lambda: self._look(browser))
            update = browser.last("update")
            if update["view"]["outcome"]:
                self.over = True
                return
            options = update["view"]["decision"]["options"]
            await self._say(
                browser,
                {
                    "type": "act",
                    "action_id": f"act-{self.source.getrandbits(64)}",
                    "number": update["number"],
                    "action": self.source.choice(options),
                },
            )

    async def _say(self, browser: Browser, message: Json) -> None:
        self.unanswered = message
        before = len(browser.heard[1])
        await worker.say(1, json.dumps(message))
        for text in browser.heard[1][before:]:
            answer = json.loads(text)
            assert answer["type"] != "refusal", answer
            if answer["type"] == "ack" and answer["action_id"] == message["action_id"]:
                self.acks[json.dumps(message)] = text
                self.unanswered = None

    def _look(self, browser: Browser) -> bool:
        """Note every position that was shown; one that was seen before is the same for ever (REL-3)."""
        for text in browser.heard.get(1, []):
            message: Any = json.loads(text) if text.startswith("{") else {}
            if message.get("type") == "update":
                assert self.seen.setdefault(message["number"], message["hash"]) == message["hash"]
        newest = browser.last("update")["number"]
        assert newest >= max(self.seen), "history has un-happened"
        return browser.is_turn()


def lives(number: int, most: int) -> tuple[int, Player, dict[str, str]]:
    """A duel to its end, in as many lives as it takes; the dead leave nothing but what was kept."""
    source = random.Random(number)
    player, kept, deaths = Player(source), dict[str, str](), 0

    async def life() -> tuple[bool, dict[str, str]]:
        at = source.randint(1, 3) if deaths < most else 0
        browser = Mortal(kept, at, source.random() < 0.5)
        await browser.begin(thinker.think)
        playing = asyncio.create_task(player.play(browser))
        dying = asyncio.create_task(browser.died.wait())
        await asyncio.wait({playing, dying}, return_when=asyncio.FIRST_COMPLETED)
        died = browser.died.is_set()
        if not died:
            await playing
        at_death = dict(browser.kept)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        return died, at_death

    while not player.over:
        died, kept = asyncio.run(life())
        deaths += died
    return deaths, player, kept


def check(number: int, most: int) -> int:
    deaths, player, kept = lives(number, most)

    async def look() -> str:
        browser = Browser(kept)
        await browser.begin()
        record: str = (await browser.ask("GET", f"api/tables/{player.table}/record"))["body"]
        assert len((await browser.get("api/tables"))["tables"]) == 1
        await worker.end()
        return record

    record = records.read(asyncio.run(look()))
    assert records.replay(record).outcome is not None
    assert max(player.seen) == len(record.entries)
    return deaths


def test_nothing_acknowledged_is_lost() -> None:
    assert check(1, 12) == 12


@pytest.mark.long
def test_nothing_acknowledged_is_lost_in_two_hundred_deaths() -> None:
    deaths, number = 0, 10
    while deaths < 200:
        deaths += check(number, 60)
        number += 1


def test_a_store_that_fails_is_told_and_found_again() -> None:
    """Storage is full for a while: nobody sees what was not kept, and the game goes on afterwards."""

    class Full(Browser):
        full = False

        async def keep(self, change: str) -> None:
            if self.full:
                raise RuntimeError("QuotaExceededError")
            await super().keep(change)

    async def evening() -> None:
        browser = Full()
        await browser.begin()
        table = await browser.table("human", "human")
        await worker.plug(1, table)
        before = browser.last("update")
        browser.full = True
        await browser.act()
        assert browser.last("refusal")["code"] == "unavailable"
        assert browser.last("update") == before
        answer = await browser.ask("POST", "api/tables", {"game": "tash-kalar", "form": "duel", "seats": []})
        assert answer["status"] == 400
        browser.full = False
        heard = len(browser.heard[1])
        await browser.until(lambda: len(browser.heard[1]) > heard and browser.last("update")["step"] == "snapshot")
        await browser.act(1)
        assert browser.last("ack")
        await worker.end()

    asyncio.run(evening())


def test_an_attempt_at_a_puzzle_is_acknowledged_when_it_is_kept() -> None:
    """A pocket that dies with it has kept it or not; sent again in the next life, it is there once."""
    puzzle = puzzles_of("fateforge")[0]
    made = {"id": "attempt-1", "game": "fateforge", "puzzle": puzzle.id, "day": "2026-11-18", "at": 1}
    sent = {"attempts": [{**made, "answers": puzzle.solution}]}

    async def first(keeps_it: bool) -> dict[str, str]:
        browser = Mortal({}, 1, keeps_it)
        await browser.begin()
        asking = asyncio.create_task(browser.ask("POST", "api/puzzles/results", sent))
        await browser.died.wait()
        assert not asking.done(), "nothing is acknowledged that is not kept"
        kept = dict(browser.kept)
        asking.cancel()
        return kept

    async def again(kept: dict[str, str]) -> None:
        browser = Browser(kept)
        await browser.begin()
        for _ in range(2):
            answer = await browser.ask("POST", "api/puzzles/results", sent)
            assert [each["id"] for each in json.loads(answer["body"])["attempts"]] == ["attempt-1"]
        await worker.end()
        assert [key for key in browser.kept if key.startswith("attempt/")] == ["attempt/here/attempt-1"]

    for keeps_it in (True, False):
        kept = asyncio.run(first(keeps_it))
        assert bool(kept) is keeps_it
        asyncio.run(again(kept))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("table", "no row"),
        ("table", None),
        ("table", {"id": "t"}),
        ("event", "no row"),
        ("event", None),
        ("event", 'the same with "at":1'),
    ],
)
def test_a_table_that_was_damaged_is_stopped_and_the_others_are_played(key: str, value: Any) -> None:
    """What the browser lost or changed is noticed (REL-78)."""

    async def evening() -> None:
        before = Browser()
        await before.begin()
        damaged, whole = await before.table("human", "greedy"), await before.table("human", "greedy")
        await worker.plug(1, damaged)
        for choice in range(3):
            await before.act(choice)
        await worker.end()

        found = max(each for each in before.kept if each.startswith(f"{key}/{damaged}"))
        kept: dict[str, Any] = dict(before.kept)
        if value is None:
            del kept[found]
        elif isinstance(value, str) and value.startswith("the same"):
            kept[found] = re.sub(r'"at":\d+', '"at":1', kept[found])
        else:
            kept[found] = value
        browser = Browser(kept)
        await browser.begin()
        await worker.plug(1, damaged)
        assert browser.last("refusal")["key"] == "error-damaged"
        assert browser.closed == {1: 4423}
        assert whole in [each["id"] for each in (await browser.get("api/tables"))["tables"]]
        await worker.plug(2, whole)
        await browser.act(0, 2)
        assert browser.last("ack", 2)
        copy = await worker.export()
        await worker.end()
        assert json.loads(copy)["left_out"] == [damaged]

        elsewhere = Browser()
        await elsewhere.begin()
        assert json.loads(await worker.import_(copy))["tables"] == 1
        assert [each["id"] for each in (await elsewhere.get("api/tables"))["tables"]] == [whole]
        await worker.end()

    asyncio.run(evening())
