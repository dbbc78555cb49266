"""Who may sit, stay and speak: stand-ins for the absent, people sent away, sessions that end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludarium.house.clock import ServiceTime
from ludarium.house.door import do
from ludarium.house.match import Match
from ludarium.house.messages import AskStandIn, GiveSeat, RemovePerson, StandIn
from ludarium.house.refusals import Refuse
from ludarium.house.seats import REMOVED, come_back
from ludarium.server import identities
from ludarium.server.service import Service
from ludarium.server.sockets import LOGGED_OUT
from server.support import Ear, Person, Player, Seatmates, join, open_service, settings_for

Make = Callable[[], Person]
Sit = Callable[..., Player]


class FakeTime:
    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


class Pair:
    """Ada, who has made a table, and Bo, who came by link, is asked and has left."""

    def __init__(self, service: Service, clock: FakeTime, mates: Seatmates, bo: Ear) -> None:
        self.service, self.clock, self.room, self.ada, self.bo = service, clock, mates.room, mates.ear, bo

    @classmethod
    async def of(cls, service: Service, first: int = 1, **more: Any) -> Pair:
        clock = FakeTime()
        service.time = ServiceTime(clock)
        mates = await Seatmates.at_new_table(
            service, "human", "link", form="first-game", options={"first": first}, **more
        )
        _, friend = await service.identities.make("Bo")
        await join(mates.room, friend.identity, "Bo")
        pair = cls(service, clock, mates, Ear(friend.identity))
        await pair.enter(pair.bo)
        return pair

    async def enter(self, ear: Ear) -> None:
        async with self.room.entered() as match:
            await come_back(self.room, match, ear.identity)
            self.room.enter(ear, match)

    def wait(self, seconds: int) -> None:
        for _ in range(seconds):
            self.clock.seconds += 1.0
            self.service.time.tick()

    async def give(self, bot: str = "", ear: Ear | None = None) -> str:
        try:
            await do(self.room, ear or self.ada, GiveSeat(1, bot))
        except Refuse as refusal:
            return refusal.key
        return self.match.places[1].bot

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match


def play(tmp_path: Path, evening: Callable[[Service], Any]) -> None:
    async def run() -> None:
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            await evening(service)

    asyncio.run(run())


# ---- stand-ins


def test_an_opponent_cannot_hand_an_absent_seat_to_a_weak_bot(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        pair = await Pair.of(service)
        pair.room.leave(pair.bo)
        pair.wait(130)
        for weak in ("random", "mcts:200"):
            assert await pair.give(weak) == "error-stand-in-settled"
        assert await pair.give() == "greedy"
        await pair.enter(Ear(pair.bo.identity))
        assert pair.match.places[1].bot == "", "who comes back has the seat again"

    play(tmp_path, evening)


def test_the_table_settles_what_stands_in_when_and_who_asks(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        nobody = await Pair.of(service, stand_in=StandIn("", 60))
        nobody.room.leave(nobody.bo)
        nobody.wait(100_00)
        assert await nobody.give() == "error-not-your-seat"
        assert not nobody.room.seat_facts(nobody.ada.identity)[1].may_be_given

        late = await Pair.of(service, stand_in=StandIn("mcts:200", 600, "maker"))
        late.room.leave(late.bo)
        late.wait(590)
        assert await late.give() == "error-not-your-seat"
        late.wait(11)
        assert await late.give() == "mcts:200"
        assert late.ada.messages("welcome")[-1]["stand_in"] == {"bot": "mcts:200", "seconds": 600, "asked_by": "maker"}

    play(tmp_path, evening)


def test_where_only_the_maker_may_ask_the_maker_is_not_waited_for_without_end(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        pair = await Pair.of(service)
        for first in (1, 0):
            pair = await Pair.of(service, first=first, stand_in=StandIn("greedy", 60, "maker"))
            asked, other = (pair.bo, pair.ada) if first else (pair.ada, pair.bo)
            pair.room.leave(asked)
            pair.wait(61)
            assert pair.room.seat_facts(other.identity)[first].may_be_given
        trio = await Seatmates.at_new_table(
            service, "human", "link", "link", form="melee", options={"first": 2}, stand_in=StandIn(asked_by="maker")
        )
        guests = []
        for name in ("Bo", "Cy"):
            _, guest = await service.identities.make(name)
            await join(trio.room, guest.identity, name)
            guests.append(guest.identity)
        absent = trio.table.position.pending[0].seat
        assert absent > 0
        pair.wait(130)
        for identity, may in ((trio.ear.identity, True), (guests[2 - absent], False)):
            assert trio.room.seat_facts(identity)[absent].may_be_given is may

    play(tmp_path, evening)


def test_a_stand_in_is_never_weaker_than_the_absent_one_asked_for(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        pair = await Pair.of(service)
        await do(pair.room, pair.bo, AskStandIn(1, "mcts:200"))
        assert pair.room.seat_facts(None)[1].stand_in == "mcts:200"
        with pytest.raises(Refuse):
            await do(pair.room, pair.ada, AskStandIn(1, "greedy"))
        pair.room.leave(pair.bo)
        pair.wait(130)
        assert await pair.give("greedy") == "error-stand-in-settled"
        assert await pair.give() == "mcts:200"

        other = await Pair.of(service)
        await do(other.room, other.bo, AskStandIn(1, "random"))
        other.room.leave(other.bo)
        other.wait(130)
        assert await other.give() == "greedy", "nor weaker than the table's"

    play(tmp_path, evening)


def test_who_has_handed_the_seat_over_oneself_takes_it_back_oneself(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        pair = await Pair.of(service)
        await do(pair.room, pair.bo, GiveSeat(1, "random"))
        pair.room.leave(pair.bo)
        await pair.enter(Ear(pair.bo.identity))
        assert pair.match.places[1].bot == "random"

    play(tmp_path, evening)


@pytest.mark.parametrize("stand_in", [{"bot": "no-such"}, {"bot": "greedy", "seconds": 1}, {"seconds": 10**9}])
def test_a_table_needs_a_sensible_stand_in(person: Make, stand_in: dict[str, Any]) -> None:
    seats = [{"kind": "human"}, {"kind": "link"}]
    wish = {"game": "tash-kalar", "form": "duel", "seats": seats, "stand_in": stand_in}
    assert person().post("/api/tables", wish).status_code in (400, 422)


# ---- sent away


def test_the_host_sends_somebody_away_before_and_during_the_game(person: Make, sit: Sit) -> None:
    me, guest, other = person(), person(), person()
    made = me.table("human", "link", "link", form="melee")
    guest.join(made["code"], name="Bo")
    mine, theirs = sit(made["id"], me), sit(made["id"], guest)
    assert mine.wait("welcome")["seats"][1]["may_be_removed"]
    assert not theirs.wait("welcome")["seats"][1]["may_be_removed"]
    theirs.send({"type": "remove_person", "seat": 1})
    assert theirs.wait("refusal")["code"] == "not-your-seat"
    mine.send({"type": "remove_person", "seat": 1})
    assert theirs.closed_with() == REMOVED
    code = mine.wait("welcome")["code"]
    assert code != made["code"]
    assert not mine.welcome["seats"][1]["taken"]

    assert made["id"] not in [table["id"] for table in guest.get("/api/tables").json()["tables"]]
    assert guest.post("/api/join", {"code": made["code"]}).status_code == 404, "the old link leads nowhere"
    assert other.post("/api/join", {"code": made["code"]}).status_code == 404, "not even under another identity"
    assert guest.post("/api/join", {"code": code}).status_code == 403
    assert sit(made["id"], guest).closed_with() == REMOVED

    assert other.join(code, name="Cy")["seat"] == 1
    last = person()
    last.join(code, name="Di")
    assert mine.wait("welcome")["started"]
    mine.send({"type": "remove_person", "seat": 2})
    again = mine.wait("welcome")
    assert again["started"]
    assert not again["seats"][2]["taken"]
    mine.send({"type": "give_seat", "seat": 2, "bot": "random"})
    assert mine.wait("refusal")["key"] == "error-stand-in-settled", "nobody gains by sending a player away"
    assert person().join(again["code"], name="Eve")["seat"] == 2
    assert me.get(f"/api/invitations/{again['code']}").json()["invited_by"] == ""


def test_who_was_sent_away_stays_away_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            pair = await Pair.of(service)
            await do(pair.room, pair.ada, RemovePerson(1))
            new_code = pair.match.link
            assert pair.bo.closed == REMOVED
            assert pair.bo not in pair.room.connections
            heard = len(pair.bo.heard)
            await do(pair.room, pair.ada, GiveSeat(1, "greedy"))
            assert len(pair.bo.heard) == heard, "nothing more is said to them"
            table, bo = pair.room.id, pair.bo.identity
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            room = await service.rooms.get(table)
            assert room is not None
            assert bo is not None
            for code in (new_code, None):
                with pytest.raises(Refuse) as refused:
                    await join(room, bo, "Bo", code)
                assert refused.value.code == "removed"
            assert await service.invited_to(new_code) is room

    asyncio.run(run())


# ---- sessions


def test_a_log_out_kills_the_token_and_closes_its_sockets(person: Make, sit: Sit) -> None:
    me = person()
    table = me.table("human", "human")["id"]
    player = sit(table, me)
    player.wait("welcome")
    listed = me.get("/api/sessions").json()["sessions"]
    assert [session["here"] for session in listed] == [True]
    assert me.token not in str(listed)
    assert me.post("/api/sessions/log-out", {}).json() == {"sessions": []}
    assert player.closed_with() == LOGGED_OUT
    assert me.get("/api/tables").json()["tables"] == []
    assert me.get("/api/sessions").json()["sessions"] == []
    assert me.post("/api/sessions/log-out", {}).status_code == 404
    stranger = sit(table, me)
    assert stranger.wait("welcome")["yours"] == [], "the token is nobody's"


def test_sessions_are_ended_one_by_one_or_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000_000
    monkeypatch.setattr(identities, "_now", lambda: now)

    async def evening(service: Service) -> None:
        nonlocal now
        people = service.identities
        token, first = await people.make("", "Firefox, Linux")
        now += identities.RENEW
        fresh = await people.renewed(first, "Chrome, Android")

        async def who(shown: str | None) -> str | None:
            found = await people.of({"authorization": f"Bearer {shown}"})
            return found.identity if found is not None else None

        listed = await people.sessions(first.identity)
        assert [row["agent"] for row in listed] == ["Chrome, Android", "Firefox, Linux"]
        other = identities.session_name(listed[0]["hash"])
        assert await service.log_out(first, "0123456789abcdef", False) == ()
        assert len(await service.log_out(first, other, False)) == 1
        assert await who(token) == first.identity
        assert await who(fresh) is None
        await people.renewed(first)
        assert len(await service.log_out(first, "", True)) == 2
        assert await who(token) is None
        _, stranger = await people.make("")
        assert await service.log_out(stranger, identities.session_name(first.hash), False) == ()

    play(tmp_path, evening)


@pytest.mark.parametrize(
    ("header", "agent"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19 Safari/604.1", "Safari, iPhone"),
        ("python-httpx/0.28", ""),
    ],
)
def test_browsers_are_called_by_two_words(header: str, agent: str) -> None:
    assert identities.agent_of(header) == agent


def test_a_code_that_was_said_only_knocks_until_the_host_says_yes(person: Make, sit: Sit) -> None:
    ada, bo, eve = person(), person(), person()
    made = ada.table("human", "link", "link", form="melee")
    said = made["code"][:10]
    host = sit(made["id"], ada)
    host.wait("presence")
    waiting = {"id": "", "seat": -1, "waits": True}
    assert eve.join(said, name="Eve") == waiting
    assert bo.join(said, name="Bo") == waiting
    assert eve.get("/api/tables").json()["tables"] == bo.get("/api/tables").json()["tables"] == []
    while len(asked := {each["name"]: each["id"] for each in host.wait("presence").get("knocking", [])}) < 2:
        pass
    # Saying yes oneself is no yes, also for somebody with the page of the table open.
    stranger = sit(made["id"], eve)
    assert stranger.answer({"type": "let_in", "knock": asked["Eve"], "yes": True}, "presence")["key"] == (
        "error-not-your-seat"
    )
    host.send({"type": "let_in", "knock": asked["Eve"], "yes": False})
    host.send({"type": "let_in", "knock": asked["Bo"], "yes": True})
    host.wait("presence")
    assert bo.join(said, name="Bo")["seat"] == 1
    refused = eve.post("/api/join", {"code": said, "name": "Eve"})
    assert (refused.status_code, refused.json()["key"]) == (403, "error-not-let-in")
    # The whole link cannot be guessed, and is the host's word.
    assert eve.join(made["code"], name="Eve")["seat"] == 2
