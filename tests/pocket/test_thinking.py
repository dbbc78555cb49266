"""Thinking in a pocket: in slices, so that whoever hurries or stops it is heard; with the same answers as anywhere."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium import bots
from ludarium.bots.thoughts import finished
from ludarium.house import frames
from ludarium.house.thinking import InLine, Job, NoAnswer, NotBegun
from ludarium.kernel.game import Position
from ludarium.pocket import thinker, worker
from ludarium.pocket.thinking import BotWorker
from ludarium.study import review as reviews
from pocket.support import Browser

DUEL = Path(__file__).resolve().parents[1] / "golden" / "tash-kalar-duel-2.record"
SOON = 0.05
"""Seconds within which a running search ends when it shall."""


def position(game: str = "tash-kalar") -> Position[Any]:
    """One with several options worth a thought."""
    made = ludarium.new(game, seed=3)
    bot = bots.make("random", 1)
    for _ in range(16):
        seat = made.pending[0].seat
        made.apply(seat, bot.choose(made, seat))
    while len(made.pending[0].options) < 6:
        seat = made.pending[0].seat
        made.apply(seat, bot.choose(made, seat))
    return made


class Watch:
    """A clock that goes on by itself: a millisecond each time that somebody who thinks looks at it."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def monotonic(self) -> float:
        self.seconds += 0.001
        return self.seconds


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    made = Watch()
    monkeypatch.setattr("ludarium.bots.mcts.time", made)
    monkeypatch.setattr("ludarium.house.thinking.time", made)
    return made


@pytest.mark.parametrize("game", ["tash-kalar", "skytear", "fateforge"])
@pytest.mark.parametrize("bot", ["random", "mild", "greedy", "mcts:40", "an opponent that searches"])
def test_the_other_worker_answers_as_the_bot_itself_does(game: str, bot: str) -> None:
    world = position(game)
    seat = world.pending[0].seat
    if " " in bot:
        bot = next(one.bot for one in bots.opponents(game) if one.engine.startswith("mcts"))

    async def asked() -> Any:
        elsewhere = BotWorker(thinker.think)
        job = Job(30)
        return await elsewhere.choose(job, bot, 7, world, seat, False), await elsewhere.hint(job, bot, 7, world, seat)

    one = bots.make(bot, 7)
    chosen, (best, estimate) = asyncio.run(asked())
    assert chosen == best == one.choose(world, seat)
    assert estimate == bots.make(bot, 7).estimate(world, seat)


def test_a_search_by_time_keeps_its_time_and_lets_others_go_on(watch: Watch) -> None:
    world = position()
    seat = world.pending[0].seat

    async def asked() -> None:
        work = asyncio.create_task(BotWorker(thinker.think).choose(Job(30), "mcts:0.4s", 7, world, seat, False))
        began = last = watch.seconds
        longest = 0.0
        while not work.done():
            await asyncio.sleep(0)
            longest, last = max(longest, watch.seconds - last), watch.seconds
        assert work.result() in world.pending[0].options
        assert watch.seconds - began == pytest.approx(0.4, abs=0.05)
        assert longest < SOON

    asyncio.run(asked())


@pytest.mark.parametrize("word", ["hurry", "stop"])
def test_a_running_search_ends_when_it_shall(watch: Watch, word: str) -> None:
    world = position()
    seat = world.pending[0].seat

    async def asked() -> None:
        elsewhere, job = BotWorker(thinker.think), Job(60)
        work = asyncio.create_task(elsewhere.choose(job, "mcts:9s", 7, world, seat, False))
        while watch.seconds < 0.2:  # noqa: ASYNC110
            await asyncio.sleep(0)
        assert not work.done()
        began = watch.seconds
        if word == "hurry":
            job.hurry()
            assert await work in world.pending[0].options
        else:
            work.cancel()
            while thinker._at_work:  # noqa: ASYNC110
                await asyncio.sleep(0)
        assert watch.seconds - began < SOON

    asyncio.run(asked())


def test_a_word_about_a_job_counts_at_once(watch: Watch) -> None:
    """A browser calls this between two slices; whatever waits its turn comes after the next one."""
    world = position()
    given = thinker.packed(("mcts:9s", 7, world, world.pending[0].seat, False))

    async def asked() -> None:
        work = asyncio.ensure_future(thinker.think(json.dumps({"job": 5, "do": "choose", "given": given})))
        while watch.seconds < 0.2:  # noqa: ASYNC110
            await asyncio.sleep(0)
        job, _ = thinker._at_work[5]
        said = thinker.think('{"job": 5, "do": "hurry"}')
        assert job.hurried
        assert await said == ""
        assert json.loads(await work)["fault"] == ""

    asyncio.run(asked())


def test_patience_ends_and_so_does_time() -> None:
    world = position()
    seat = world.pending[0].seat

    async def asked(job: Job) -> Any:
        return await BotWorker(thinker.think).choose(job, "mcts:9s", 7, world, seat, False)

    began = time.perf_counter()
    assert asyncio.run(asked(Job(60, patience=0.1))) in world.pending[0].options
    with pytest.raises(NoAnswer, match="given up"):
        asyncio.run(asked(Job(0.1)))
    assert time.perf_counter() - began < 5


def test_a_worker_that_died_is_nobodys_fault() -> None:
    world = position()

    async def dead(_: str) -> str:
        raise RuntimeError("gone")

    async def asked() -> None:
        await BotWorker(dead).choose(Job(1), "mcts:20", 7, world, world.pending[0].seat, False)

    with pytest.raises(NotBegun):
        asyncio.run(asked())


@pytest.mark.parametrize("game", ["tash-kalar", "skytear", "fateforge"])
def test_only_a_search_asks_the_other_worker(game: str) -> None:
    """A second Python costs about 40 MB; nobody needs it for a thought of a few milliseconds."""
    world = position(game)
    seat = world.pending[0].seat
    asked: list[str] = []

    async def think(request: str) -> str:
        asked.append(request)
        return await thinker.think(request)

    async def choose(bot: str) -> None:
        assert await BotWorker(think).choose(Job(30), bot, 7, world, seat, False) in world.pending[0].options

    quick = [one.bot for one in bots.opponents(game) if not one.engine.startswith("mcts")]
    for bot in ("random", "mild", "greedy", *quick):
        asyncio.run(choose(bot))
    assert not asked
    asyncio.run(choose("mcts:20"))
    assert asked


def test_records_are_verified_and_shown_in_slices_with_the_same_result() -> None:
    async def evening() -> str:
        browser = Browser()
        await browser.begin(thinker.think)
        table = await browser.table("greedy", "human")
        await worker.plug(1, table)
        await browser.play_out()
        record: str = (await browser.ask("GET", f"api/tables/{table}/record"))["body"]
        made = await browser.ask("POST", "api/records", record, "text/plain")
        assert made["status"] == 201
        await worker.end()
        return record

    text = asyncio.run(evening())

    async def shown() -> Any:
        elsewhere = BotWorker(thinker.think)
        return await elsewhere.verify(text, ""), await elsewhere.replay(text, 0, 3, 40, None, "")

    verified, part = asyncio.run(shown())
    assert verified == frames.verify(text)
    assert part.body == frames.replay(text, 0, 3, 40).body
    assert verified.fault == ""
    assert finished(frames.verifying(text.replace("#", "#0", 1))).fault


def test_studies_are_worked_on_elsewhere_with_the_same_result(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge's rounds, and a review to its end: what goes to the other worker and comes back are pickles."""
    monkeypatch.setattr(reviews, "LEAST", 4)
    monkeypatch.setattr(reviews, "MOST", 4)
    text = DUEL.read_text("utf-8")
    asked: list[str] = []

    async def think(request: str) -> str:
        asked.append(json.loads(request)["do"])
        return await thinker.think(request)

    async def reviewed(elsewhere: bool) -> Any:
        browser = Browser()
        await browser.begin(think if elsewhere else None)
        record = json.loads((await browser.ask("POST", "api/records", text, "text/plain"))["body"])["id"]
        question = {"origin": {"record": record, "at": 20}}
        judged = [await browser.ask("POST", "api/study/judge", question) for _ in range(2)]
        lines = [json.loads(each["body"]) for each in judged]
        assert lines[1]["playouts"] > lines[0]["playouts"]
        assert lines[1]["lines"][0]["steps"]
        state = json.loads((await browser.ask("POST", f"api/records/{record}/review", {}))["body"])
        while state["review"] is None:
            assert not state["failed"]
            await asyncio.sleep(0)
            state = await browser.get(f"api/records/{record}/review")
        await worker.end()
        kept = [key for key in browser.kept if key.startswith("review/")]
        assert len(kept) == 1
        return state["review"]

    elsewhere = asyncio.run(reviewed(True))
    assert elsewhere["moments"], "nothing was explained"
    assert asked.count("study") > len(elsewhere["choices"])
    assert elsewhere == asyncio.run(reviewed(False))


def test_here_it_can_be_hurried_as_well() -> None:
    world = position()

    async def asked() -> None:
        job = Job(60)
        work = asyncio.create_task(InLine().choose(job, "mcts:9s", 7, world, world.pending[0].seat, False))
        await asyncio.sleep(0.1)
        job.hurry()
        async with asyncio.timeout(2):
            await work

    asyncio.run(asked())
