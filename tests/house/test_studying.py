"""Studies at the desk: positions, the judge's lines, reviews; nothing of a game that goes on, nothing a seat hides."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludarium.house.house import House
from ludarium.house.lots import Lots
from ludarium.house.memory import MemoryStore
from ludarium.house.store import ReviewRow
from ludarium.kernel import record as records
from ludarium.pocket.router import answered
from ludarium.study import review as reviews
from toys.known import toys_known

RECORD = Path(__file__).resolve().parents[1] / "golden" / "tash-kalar-duel-2.record"
Json = dict[str, Any]


class Desk:
    """A house in this process, and somebody who asks at its desk."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.house = House(self.store, lots=Lots())

    async def ask(self, method: str, path: str, body: Any = None, kind: str = "application/json") -> Json:
        sent = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        answer = await answered(self.house, method, path, sent, kind)
        found: Json = json.loads(answer.body)
        return {**found, "status": answer.status}

    async def bring(self, text: str) -> str:
        made = await self.ask("POST", "/api/records", text, "text/plain")
        assert made["status"] == 201, made
        return str(made["id"])


def text_of(moves: int | None = None) -> str:
    """The golden duel, or its beginning as a record that is still open."""
    record = records.read(RECORD.read_text("utf-8"))
    if moves is None:
        return records.write(record)
    table = records.begin(record)
    for at, _ in enumerate(records.steps(record, table), start=1):
        if at == moves:
            break
    return records.write(records.of_table(table, record.players))


def test_a_variation_is_played_from_any_step() -> None:
    async def studied() -> None:
        desk = Desk()
        origin = {"record": await desk.bring(text_of()), "at": 20}
        state = await desk.ask("POST", "/api/study", {"origin": origin})
        assert (state["status"], state["number"], state["may_open"]) == (200, 0, True)
        seat, view = state["asked_seat"], state["view"]
        assert view["viewer"] == seat
        option = view["decision"]["options"][0]
        preview = await desk.ask("POST", "/api/study", {"origin": origin, "idea": option})
        assert preview["why"]["allowed"]
        assert preview["number"] == 0
        after = await desk.ask("POST", "/api/study", {"origin": origin, "act": option})
        assert after["number"] == 1
        assert after["steps"][0]["seat"] == seat
        assert after["steps"][0]["said"]["key"].startswith("tk-")
        answers = [f"{step['seat']} {step['notation']}" for step in after["steps"]]
        again = await desk.ask("POST", "/api/study", {"origin": origin, "answers": answers})
        assert again["view"] == after["view"]
        text = await desk.ask("POST", "/api/study/text", {"origin": origin, "answers": answers})
        from_text = await desk.ask("POST", "/api/study", {"origin": {"text": text["text"]}})
        assert from_text["view"]["arena"] == after["view"]["arena"]
        wrong = await desk.ask("POST", "/api/study", {"origin": origin, "answers": ["0 nonsense"]})
        assert (wrong["status"], wrong["key"]) == (409, "error-study-answer")
        refused = await desk.ask("POST", "/api/study", {"origin": {**origin, "at": 9_999}})
        assert (refused["status"], refused["key"]) == (404, "error-no-such-step")

    asyncio.run(studied())


@pytest.mark.parametrize(
    "text", ["nonsense", "tash-kalar duel, 2 seats, rules 999", "tash-kalar duel, 2 seats, rules 1\n\nactive: 7"]
)
def test_a_text_that_is_no_position_is_refused(text: str) -> None:
    async def studied() -> None:
        refused = await Desk().ask("POST", "/api/study", {"origin": {"text": text}})
        assert (refused["status"], refused["key"]) == (422, "error-bad-position")

    asyncio.run(studied())


def test_the_judge_thinks_on_in_rounds() -> None:
    async def studied() -> None:
        desk = Desk()
        origin = {"record": await desk.bring(text_of()), "at": 20}
        first = await desk.ask("POST", "/api/study/judge", {"origin": origin})
        assert first["status"] == 200, first
        assert 1 <= len(first["lines"]) <= 3
        assert first["lines"][0]["steps"][0]["said"]["key"]
        second = await desk.ask("POST", "/api/study/judge", {"origin": origin})
        assert second["playouts"] > first["playouts"]
        assert second["rounds"] > first["rounds"]

    asyncio.run(studied())


def test_a_line_is_drawn_and_not_gone_along() -> None:
    async def studied() -> None:
        desk = Desk()
        origin = {"record": await desk.bring(text_of()), "at": 61}
        before = await desk.ask("POST", "/api/study", {"origin": origin})
        found = await desk.ask("POST", "/api/study/judge", {"origin": origin})
        line = [f"{step['seat']} {step['notation']}" for step in found["lines"][0]["steps"]]
        drawn = await desk.ask("POST", "/api/study/line", {"origin": origin, "line": line})
        assert drawn["status"] == 200, drawn
        assert len(drawn["moves"]) == len(line)
        assert drawn["moves"][0]["seat"] == before["asked_seat"]
        assert any(move["events"] for move in drawn["moves"])
        led = await desk.ask("POST", "/api/study", {"origin": origin, "answers": line})
        assert drawn["view"]["arena"] == led["view"]["arena"]
        assert (await desk.ask("POST", "/api/study", {"origin": origin}))["view"] == before["view"]
        wrong = await desk.ask("POST", "/api/study/line", {"origin": origin, "line": ["0 nonsense"]})
        assert (wrong["status"], wrong["key"]) == (409, "error-study-answer")
        assert (await desk.ask("POST", "/api/study/line", {"origin": origin, "line": []}))["status"] == 400
        end = {"origin": {**origin, "at": before["length"] - 1}, "line": line}
        assert (await desk.ask("POST", "/api/study/line", end))["code"] == "not-now"

    asyncio.run(studied())


def test_a_drawn_line_shows_no_card_that_the_seat_does_not_see() -> None:
    """Twins: what others hold and draw is in no event of a line (REL-70, REL-72)."""

    async def studied() -> None:
        desk = Desk()
        origin = {"record": await desk.bring(text_of(20)), "at": 20}
        line: list[str] = []
        viewer = (await desk.ask("POST", "/api/study", {"origin": origin, "knows": 0}))["asked_seat"]
        for _ in range(60):  # until both have ended a turn, and drawn
            asked = {"origin": origin, "knows": viewer, "answers": line}
            step = (await desk.ask("POST", "/api/study/answer", {**asked, "bot": "random"}))["step"]
            line = [*line, f"{step['seat']} {step['notation']}"]
        drawn = await desk.ask("POST", "/api/study/line", {"origin": origin, "knows": viewer, "line": line})
        drew = [event for move in drawn["moves"] for event in move["events"] if event["type"] == "drew"]
        assert {event["seat"] for event in drew} == {0, 1}
        assert all(bool(event.get("card")) == (event["seat"] == viewer) for event in drew)
        assert drawn["view"]["viewer"] == viewer
        refused = await desk.ask("POST", "/api/study/line", {"origin": origin, "line": line})
        assert refused["key"] == "error-study-closed"

    asyncio.run(studied())


def test_an_open_game_is_studied_from_what_a_seat_knows() -> None:
    """Not with all cards open, and only from a seat that there is (REL-70)."""

    async def studied() -> None:
        desk = Desk()
        origin = {"record": await desk.bring(text_of(20)), "at": 20}
        refused = await desk.ask("POST", "/api/study", {"origin": origin})
        assert (refused["status"], refused["key"]) == (409, "error-study-closed")
        told = await desk.ask("POST", "/api/study/text", {"origin": origin, "knows": 0})
        state = await desk.ask("POST", "/api/study", {"origin": origin, "knows": 0})
        seats = state["seats"]
        found = await desk.ask("POST", "/api/study", {"origin": origin, "knows": seats})
        assert found["status"] == 404
        assert told["text"].count("?") > 0

    asyncio.run(studied())


def test_a_record_of_other_rules_is_told_apart_and_nothing_of_it_is_lost() -> None:
    """Brought anew it is not called broken; kept from an older version it is neither unavailable nor gone."""
    older = records.write(replace(records.read(text_of()), rules=0))
    refused = {"status": 422, "key": "error-other-rules", "code": "bad-record"}

    async def studied() -> None:
        desk = Desk()
        made = await desk.ask("POST", "/api/records", older, "text/plain")
        assert made == made | refused
        assert "rules version 0" in made["detail"]
        broken = await desk.ask("POST", "/api/records", older[:-9], "text/plain")
        assert (broken["status"], broken["key"]) == (422, "error-bad-record")
        kept = await desk.store.record(await desk.bring(text_of()))
        assert kept is not None
        await desk.store.write(replace(kept, id="older", text=older))
        origin = {"record": "older", "at": 20}
        for method, path, body in (
            ("GET", "/api/records/older/replay", None),
            ("GET", "/api/records/older/review", None),
            ("POST", "/api/records/older/review", {}),
            ("POST", "/api/study", {"origin": origin}),
            ("POST", "/api/study/judge", {"origin": origin, "answers": ["0 place e5"]}),
        ):
            told = await desk.ask(method, path, body)
            assert told == told | refused, path
        found = await desk.store.record("older")
        assert found is not None
        assert found.text == older

    asyncio.run(studied())


def test_a_party_is_told_where_its_health_was_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LEAST", "MOST"):
        monkeypatch.setattr(reviews, name, 2)

    async def studied() -> None:
        desk = Desk()
        path = f"/api/records/{await desk.bring(RECORD.with_name('fateforge-combat.record').read_text())}/review"
        state = await desk.ask("POST", path, {})
        while state["review"] is None:
            assert not state["failed"]
            await asyncio.sleep(0.01)
            state = await desk.ask("GET", path)
        losses = state["review"]["losses"]
        assert losses["title"]["key"] == "ff-losses"
        assert sum(row["amount"] for row in losses["rows"]) == 12
        assert {row["source"]["key"] for row in losses["rows"]} == {"ff-loss-enemy", "ff-loss-escape"}
        assert state["review"]["judge"] == {"playouts": 2, "opponent": "", "rating": 0}, "nobody was measured"

    asyncio.run(studied())


def test_a_review_of_an_older_version_is_made_again_and_the_old_one_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LEAST", "MOST"):
        monkeypatch.setattr(reviews, name, 2)

    async def studied() -> None:
        desk = Desk()
        record = await desk.bring(text_of())
        older = ReviewRow(f"record {record} {reviews.VERSION - 1}", '{"version": 1}')
        unreadable = ReviewRow(f"record {record} {reviews.VERSION}", '{"version": 1}')
        for row in (older, unreadable):
            await desk.store.write(row)
        path = f"/api/records/{record}/review"
        assert not (await desk.ask("GET", path))["begun"], "neither is shown"
        state = await desk.ask("POST", path, {})
        while state["review"] is None:
            assert not state["failed"]
            await asyncio.sleep(0.01)
            state = await desk.ask("GET", path)
        assert state["review"]["version"] == reviews.VERSION
        assert await desk.store.review(older.id) == older

    asyncio.run(studied())


def test_nothing_of_a_running_game_is_studied() -> None:
    async def studied() -> None:
        desk = Desk()
        await desk.house.start()
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
        made = await desk.ask("POST", "/api/tables", {"game": "tash-kalar", "form": "duel", "seats": seats})
        table = made["id"]
        for path, body in (
            ("/api/study", {"origin": {"table": table}, "knows": 0}),
            ("/api/study/judge", {"origin": {"table": table}, "knows": 0}),
            ("/api/study/text", {"origin": {"table": table}, "knows": 0}),
            ("/api/study/line", {"origin": {"table": table}, "knows": 0, "line": ["0 place e5"]}),
            (f"/api/tables/{table}/review", {}),
        ):
            refused = await desk.ask("POST", path, body)
            assert (refused["status"], refused["code"]) == (409, "not-now"), path
        assert (await desk.ask("GET", f"/api/tables/{table}/review"))["status"] == 409
        await desk.house.stop()

    asyncio.run(studied())


def test_a_review_is_made_once_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LEAST", 4)
    monkeypatch.setattr(reviews, "MOST", 4)

    async def studied() -> None:
        desk = Desk()
        record = await desk.bring(text_of())
        path = f"/api/records/{record}/review"
        assert not (await desk.ask("GET", path))["begun"]
        state = await desk.ask("POST", path, {})
        assert state["begun"]
        seen = set()
        while state["review"] is None:
            assert not state["failed"]
            await asyncio.sleep(0.01)
            state = await desk.ask("GET", path)
            seen.add(state["done"])
        assert len(seen) > 2, "it says how far it is"
        review = state["review"]
        assert (review["game"], review["seats"], review["short"]) == ("tash-kalar", 2, False)
        assert len(review["choices"]) == state["of"]
        assert all(0 <= kept <= 1000 for kept in review["kept"])
        for moment in review["moments"]:
            assert moment["played"]["steps"][0]["said"]["key"]
        # With four playouts it searches no more than a bot that looks one step ahead.
        assert review["judge"] == {"playouts": 4, "opponent": "tash-kalar/odile", "rating": 1200}
        assert review["losses"] is None, "those who play against each other lose to each other"
        later = await Desk(desk.store).ask("GET", path)
        assert later["review"] == review

    asyncio.run(studied())


def test_a_position_is_set_up_by_hand_and_analysed() -> None:
    async def studied() -> None:
        desk = Desk()
        begun = await desk.ask("POST", "/api/study/edit", {"game": "tash-kalar", "form": "duel"})
        assert (begun["status"], begun["seats"], begun["refused"], begun["kit"]["mirrors"]) == (200, 2, None, True)
        assert begun["view"]["arena"] == []
        edits = [{"do": "put", "what": f"{side}/common", "at": at} for side, at in ((0, "e5"), (1, "f6"))]
        after = await desk.ask("POST", "/api/study/edit", {"text": begun["text"], "edits": edits})
        assert [(piece["square"], piece["side"]) for piece in after["view"]["arena"]] == [(40, 0), (50, 1)]
        again = await desk.ask("POST", "/api/study/edit", {"text": after["text"]})
        assert again == after
        state = await desk.ask("POST", "/api/study", {"origin": {"text": after["text"]}})
        assert state["view"]["arena"] == after["view"]["arena"]
        assert state["asked_seat"] == after["viewer"]

    asyncio.run(studied())


def test_a_change_that_cannot_be_leaves_all_of_it_as_it_was() -> None:
    async def studied() -> None:
        desk = Desk()
        text = (await desk.ask("POST", "/api/study/edit", {"game": "tash-kalar", "form": "melee"}))["text"]
        both = [{"do": "put", "what": "0/common", "at": "e5"}, {"do": "put", "what": "0/common", "at": "a1"}]
        refused = await desk.ask("POST", "/api/study/edit", {"text": text, "edits": both})
        assert (refused["text"], refused["view"]["arena"]) == (text, [])
        assert refused["refused"] == {
            "message": {"key": "tk-edit-no-square", "args": {"text": "a1"}},
            "rule": "TK-1.1",
        }
        bad = await desk.ask("POST", "/api/study/edit", {"text": text.replace("1 #", "1 q", 1)})
        assert (bad["status"], bad["key"]) == (422, "error-bad-position")
        assert "'q' is no piece" in bad["detail"]
        nothing = await desk.ask("POST", "/api/study/edit", {})
        assert (nothing["status"], nothing["code"]) == (422, "bad-setup")
        strange = await desk.ask("POST", "/api/study/edit", {"text": text, "edits": [{"do": "fly"}]})
        assert strange["status"] == 400

    asyncio.run(studied())


def test_a_game_without_an_editor_has_its_text() -> None:
    async def studied() -> None:
        desk = Desk()
        text = "duelling-mages standard, 2 seats, rules 1\n"
        found = await desk.ask("POST", "/api/study/edit", {"text": text})
        assert (found["status"], found["text"], found["kit"]) == (200, text, None)
        refused = await desk.ask("POST", "/api/study/edit", {"text": text, "edits": [{"do": "clear"}]})
        assert refused["refused"]["message"]["key"] == "edit-none"
        none = await desk.ask("POST", "/api/study/edit", {"game": "duelling-mages"})
        assert (none["status"], none["code"]) == (422, "bad-setup")

    with toys_known():
        asyncio.run(studied())
