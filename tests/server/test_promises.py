"""Order and atomicity at length (REL-10 to 12, 14 to 16): copies, stale answers, comings and goings, hash seeds."""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludarium.games.tash_kalar.actions import Discard
from ludarium.house.door import do
from ludarium.house.messages import Act, Look, TakeBack
from ludarium.house.refusals import Refuse
from ludarium.kernel.table import Table
from ludarium.kernel.views import view_bytes
from ludarium.server.locks import StoreInUse
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings
from ludarium.server.storage import SqlStore
from server.support import Ear, Seatmates, as_sent, open_service, settings_for

long = pytest.mark.long


async def another(mates: Seatmates) -> Ear:
    """One more socket of the same person."""
    ear = Ear(mates.ear.identity)
    async with mates.room.entered() as match:
        mates.room.enter(ear, match)
    return ear


async def send(mates: Seatmates, ear: Ear, seat: int, action_id: str, number: int, raw: Any) -> None:
    ear.seat = seat
    await do(mates.room, ear, Act(action_id, number, raw))


def played_alone(mates: Seatmates) -> str:
    """The fingerprint of the same answers given once each, without a server."""
    table = mates.table
    alone = Table(table.game, table.setup, table.seed, table.id, table.entropy)
    for entry in table.entries:
        if entry.number > len(alone.entries):
            decision = alone.position.decision_of(entry.seat)
            assert decision is not None
            alone.act(entry.seat, next(each for each in decision.options if str(each) == entry.notation))
    return alone.position.digest()


@pytest.mark.parametrize("actions", [120, pytest.param(2_000, marks=long)])
def test_copies_of_an_action_have_one_effect_and_one_answer(settings: Settings, actions: int) -> None:
    """T-DUP: each action one to five times, over one to three sockets at once."""

    async def play() -> None:
        chance = random.Random(actions)
        async with open_service(settings) as service:
            mates = await Seatmates.at_new_table(service, "human", "human", form="high-form")
            ears = [mates.ear, await another(mates), await another(mates)]
            done = copies = 0
            while done < actions:
                if not mates.table.position.pending:
                    mates = await Seatmates.at_new_table(service, "human", "human", form="high-form")
                    ears = [mates.ear, await another(mates), await another(mates)]
                decision = mates.table.position.pending[0]
                raw = as_sent(chance.choice(list(decision.options)))
                number, seq = mates.number, await last_seq(service.store, mates.room.id)
                for ear in ears:
                    ear.heard.clear()
                used = ears[: chance.randint(1, 3)]
                times = chance.randint(1, 5)
                await asyncio.gather(
                    *(send(mates, chance.choice(used), decision.seat, f"a{done}", number, raw) for _ in range(times))
                )
                answers = {data for ear in ears for data in ear.heard if b'"type":"ack"' in data}
                assert len(answers) == 1, "every copy gets the same bytes"
                assert await last_seq(service.store, mates.room.id) == seq + 1, "one event, whatever was sent"
                done += 1
                copies += times
            assert copies > actions
            assert mates.table.position.digest() == played_alone(mates)

    asyncio.run(play())


async def last_seq(store: SqlStore, table: str) -> int:
    return len(await store.events(table))


@pytest.mark.parametrize("sends", [300, pytest.param(10_000, marks=long)])
def test_stale_answers_are_always_answered_and_never_applied(tmp_path: Path, sends: int) -> None:
    async def play() -> None:
        chance = random.Random(sends)
        async with open_service(settings_for(tmp_path, workers=0, store_seconds=30)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human", form="high-form")
            past: list[tuple[int, int, Any]] = []
            while len(past) < 40:
                decision = mates.table.position.pending[0]
                raw = as_sent(chance.choice(list(decision.options)))
                past.append((decision.seat, mates.number, raw))
                await send(mates, mates.ear, decision.seat, f"played-{len(past)}", mates.number, raw)
            digest, number = mates.table.position.digest(), mates.number
            for count in range(sends):
                seat, then, raw = chance.choice(past)
                mates.ear.heard.clear()
                with pytest.raises(Refuse) as refused:
                    await send(mates, mates.ear, seat, f"late-{count}", then, raw)
                assert refused.value.code == "stale"
                fresh = mates.ear.messages("update")
                assert [update["number"] for update in fresh] == [number], "with a fresh view"
            assert mates.table.position.digest() == digest

    asyncio.run(play())


@pytest.mark.rule("TK-11.4")
def test_a_discard_that_the_opponent_has_seen_is_not_taken_back(tmp_path: Path) -> None:
    """REL-26: the barrier is told with the position, and a request beyond it is refused with the reason."""

    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=0, store_seconds=30)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human", options={"first": 0})
            while mates.table.position.pending[0].prompt != "action":
                await mates.act()
            options = mates.table.position.pending[0].options
            await mates.act(next(option for option in options if isinstance(option, Discard)))
            update = mates.ear.messages("update")[-1]
            assert (update["may_take_back"], update["no_take_back"]) == (False, "shown")
            with pytest.raises(Refuse) as refused:
                await do(mates.room, mates.ear, TakeBack("back", mates.number))
            assert (refused.value.code, refused.value.key) == ("no-take-back", "take-back-shown")

    asyncio.run(play())


@pytest.mark.parametrize("cuts", [120, pytest.param(3_000, marks=long)])
def test_whoever_comes_back_sees_what_those_see_who_stayed(tmp_path: Path, cuts: int) -> None:
    """T-RECON and T-DELTA: after every step a newcomer's view is the same bytes, with the fingerprint it carries."""

    async def play() -> None:
        chance = random.Random(cuts)
        async with open_service(settings_for(tmp_path, workers=0, store_seconds=30)) as service:
            done = 0
            while done < cuts:
                mates = await Seatmates.at_new_table(service, "human", "human", form="duel")
                while mates.table.position.pending and done < cuts:
                    await mates.act(chance.randrange(1000))
                    stayed = mates.ear.messages("update")[-1]
                    mates.ear.heard.clear()
                    back = Ear(mates.ear.identity)
                    async with mates.room.entered() as match:
                        mates.room.enter(back, match)
                    if back.seat != stayed["view"]["viewer"]:
                        await do(mates.room, back, Look(stayed["view"]["viewer"]))
                    fresh = back.messages("update")[-1]
                    assert fresh["view"] == stayed["view"]
                    assert (fresh["number"], fresh["hash"]) == (stayed["number"], stayed["hash"])
                    view = mates.table.game.view(mates.table.position, stayed["view"]["viewer"])
                    assert fresh["hash"] == hashlib.sha256(view_bytes(view)).hexdigest()[:16]
                    mates.room.leave(back)
                    done += 1

    asyncio.run(play())


_READ_BACK = """
import asyncio, sys
from pathlib import Path
from typing import Any
from ludarium.house.match import rebuilt
from ludarium.server.locks import StoreInUse
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings
from ludarium.server.storage import SqlStore

async def read() -> None:
    store = SqlStore(Settings(data=Path(sys.argv[1])), Metrics())
    await store.open()
    for table in sys.argv[2:]:
        match = rebuilt(await store.table(table), await store.events(table))
        print(match.number, match.table.position.digest())
    await store.close()

asyncio.run(read())
"""


@pytest.mark.parametrize("tables", [3, pytest.param(40, marks=long)])
def test_events_lead_to_the_same_positions_under_any_hash_seed(tmp_path: Path, tables: int) -> None:
    """T-REPLAY: read back by other processes, under three hash seeds."""
    made: list[str] = []
    expected: list[str] = []

    async def play() -> None:
        chance = random.Random(tables)
        async with open_service(settings_for(tmp_path, workers=0, store_seconds=30)) as service:
            for number in range(tables):
                form = ("high-form", "duel", "melee")[number % 3]
                seats = ["human"] * (4 if form == "melee" else 2)
                mates = await Seatmates.at_new_table(service, *seats, form=form)
                for _ in range(60):
                    if mates.table.position.pending:
                        await mates.act(chance.randrange(1000))
                made.append(mates.room.id)
                expected.append(f"{mates.number} {mates.table.position.digest()}")

    asyncio.run(play())
    for seed in ("0", "1", "4294967295"):
        read = subprocess.run(
            [sys.executable, "-c", _READ_BACK, str(tmp_path), *made],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert read.stdout.split("\n")[:-1] == expected


@long
def test_a_hundred_second_servers_are_refused(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, workers=0, store_seconds=30)

    async def play() -> None:
        async with open_service(settings) as service:
            mates = await Seatmates.at_new_table(service, "human", "human")
            for _ in range(100):
                with pytest.raises(StoreInUse):
                    await SqlStore(settings, Metrics()).open()
                if mates.table.position.pending:
                    await mates.act()

    asyncio.run(play())
