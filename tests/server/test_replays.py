"""Replays in parts: put together they are the whole, nobody sees more in them, and the story's words go with them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from journeys import journey
from ludarium.games.fateforge import save
from ludarium.games.fateforge.agenda import BeginScene, Rest
from ludarium.games.fateforge.story import prose
from ludarium.house import frames
from ludarium.kernel import record as records
from ludarium.kernel.game import game
from ludarium.kernel.table import Entry, Table
from server.support import Json, Person, Player, Server

Make = Callable[[], Person]
Sit = Callable[..., Player]
GOLDEN = Path(__file__).parents[1] / "golden"
ACT = (GOLDEN / "fateforge-act-1.record").read_text("utf-8")
"""Two players in the first act of a campaign: about 400 steps."""
DUEL = (GOLDEN / "tash-kalar-duel-2.record").read_text("utf-8")


def uploaded(someone: Person, text: str) -> str:
    answer = someone.http.post("/api/records", content=text.encode())
    assert answer.status_code == 201, answer.text
    made: str = answer.json()["id"]
    return made


def part(someone: Person, address: str, first: int, count: int | None = None, seat: int | None = None) -> Json:
    asked = {"first": first, "count": count, "seat": seat}
    answer = someone.http.get(address, params={name: value for name, value in asked.items() if value is not None})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def ended_duel(person: Make, sit: Sit, **wishes: Any) -> tuple[Person, str]:
    me = person()
    made: str = me.table("human", "human", **wishes)["id"]
    player = sit(made, me)
    player.wait("update")
    player.send({"type": "resign", "action_id": "enough"})
    player.wait("ended")
    return me, made


# -- parts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "count"), [*(pytest.param(ACT, count, marks=pytest.mark.long) for count in (37, 100)), (DUEL, 50)]
)
def test_parts_put_together_are_the_whole(person: Make, text: str, count: int) -> None:
    me = person()
    address = f"/api/records/{uploaded(me, text)}/replay"
    whole = part(me, address, 0, seat=1)
    length = records.length(records.read(text))
    assert (whole["length"], whole["first"], len(whole["frames"])) == (length, 0, length)
    found: dict[int, Json] = {}
    # The last part first: a reader may go anywhere at once.
    for first in reversed(range(0, length, count)):
        told = part(me, address, first, count, seat=1)
        assert {**told, "frames": 0, "first": 0} == {**whole, "frames": 0}
        found.update(enumerate(told["frames"], start=told["first"]))
    assert [found[number] for number in range(length)] == whole["frames"]


def test_every_viewer_gets_parts_made_for_them(person: Make) -> None:
    """Parts are kept once they are made, and bookmarks are shared; what a frame shows is each viewer's own."""
    me = person()
    address = f"/api/records/{uploaded(me, DUEL)}/replay"
    record = records.read(DUEL)
    positions = records.positions(record)
    rules = game(record.game)
    for _ in range(2):
        for first in (40, 0, 100):
            for viewer in (0, None, 1):
                told = part(me, address, first, 20, viewer)
                assert told["viewer"] == viewer
                shown = [rules.view(position, viewer) for position in positions[first : first + 20]]
                expected = [msgspec.structs.replace(view, decision=None) for view in shown]
                assert [frame["view"] for frame in told["frames"]] == json.loads(msgspec.json.encode(expected))


def test_a_late_part_is_not_played_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    known = frames.verify(ACT).bookmarks
    played = 0
    play = records._play

    def counted(table: Table, entry: Entry) -> records.Step:
        nonlocal played
        played += 1
        return play(table, entry)

    monkeypatch.setattr(records, "_play", counted)
    expected = frames.replay(ACT, 0, 330, 20)
    assert played == 349
    played = 0
    before = max(number for number in known if number < 330)
    told = frames.replay(ACT, 0, 330, 20, (before, known[before]))
    assert told.body == expected.body
    assert played == 349 - before <= 120


def test_the_server_uses_what_it_has_played(person: Make, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    me = person()
    made = uploaded(me, ACT)
    opened = server.service.replays.get(f"record {made}")
    assert opened is not None
    last = sum(entry.seat >= 0 for entry in records.read(ACT).entries)
    every = [*range(99, last, 100), last]
    assert sorted(opened.bookmarks) == every, "the upload was played, and bookmarks were put"
    expected = part(me, f"/api/records/{made}/replay", 250, 30)
    # A server that has been started again knows the text only.
    monkeypatch.setattr(server.service.replays, "_opened", type(server.service.replays._opened)())
    assert part(me, f"/api/records/{made}/replay", 250, 30) == expected
    opened = server.service.replays.get(f"record {made}")
    assert opened is not None
    assert sorted(opened.bookmarks) == [99, 199]
    assert part(me, f"/api/records/{made}/replay", 250, 30) == expected
    assert list(opened.parts) == [(None, 250, 30)], "what has been made is kept"


def test_parts_that_take_up_too_much_are_forgotten(
    person: Make, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.service.replays, "_most_bytes", 100_000)
    me = person()
    made = uploaded(me, DUEL)
    for first in range(0, 120, 10):
        part(me, f"/api/records/{made}/replay", first, 10)
    opened = server.service.replays.get(f"record {made}")
    assert opened is not None
    assert (None, 110, 10) in opened.parts
    assert (None, 0, 10) not in opened.parts
    assert sum(map(len, opened.parts.values())) <= 100_000
    assert part(me, f"/api/records/{made}/replay", 0, 10)["frames"][0]["step"] == "deal"


def test_a_part_that_is_not_there_is_refused_in_a_sentence(person: Make) -> None:
    me = person()
    address = f"/api/records/{uploaded(me, DUEL)}/replay"
    beyond = me.get(f"{address}?first=133")
    assert (beyond.status_code, beyond.json()["key"]) == (404, "error-no-such-step")
    assert beyond.json()["detail"] == "the replay has the steps 0 to 132; there is no step 133"
    assert me.get(f"{address}?first=132&count=50").json()["frames"][0]["view"]["outcome"]
    for query, wrong in (("first=-1", "first"), ("first=soon", "first"), ("count=0", "count"), ("count=1.5", "count")):
        refused = me.get(f"{address}?{query}")
        assert (refused.status_code, refused.json()["code"]) == (400, "malformed")
        assert refused.json()["detail"].startswith(f"{wrong}: Expected `int"), refused.text


def test_no_seat_learns_more_from_a_part(person: Make, sit: Sit) -> None:
    """Who may see a table is asked each time, also for what somebody else has opened already."""
    me, made = ended_duel(person, sit, watch=False)
    stranger = person()
    queries = ("", "?first=0&count=1", "?first=1", "?first=99&count=1", "?seat=0&first=0&count=1")
    for _ in range(2):
        for query in queries:
            for route in ("replay", "replay/story", "epilogue", "ratings", "course"):
                hidden = stranger.get(f"/api/tables/{made}/{route}{query}")
                missing = stranger.get(f"/api/tables/nowhere/{route}{query}")
                assert (hidden.status_code, hidden.content) == (404, missing.content)
        assert len(part(me, f"/api/tables/{made}/replay", 0, 1)["frames"]) == 1
    assert me.get(f"/api/tables/{made}/replay?seat=2&first=0&count=1").status_code == 404
    running = me.table("human", "human")["id"]
    for query in queries:
        assert me.get(f"/api/tables/{running}/replay{query}").status_code == 409
    for route in ("ratings", "course"):
        assert me.get(f"/api/tables/{running}/{route}").status_code == 409


def test_the_course_of_a_game_is_what_its_replay_says_of_every_step(person: Make, sit: Sit) -> None:
    me, made = ended_duel(person, sit)
    course = me.get(f"/api/tables/{made}/course").json()
    replay = me.get(f"/api/tables/{made}/replay").json()
    assert course["estimated_by"] == replay["estimated_by"]
    assert course["estimates"] == [frame["estimates"] for frame in replay["frames"]]
    assert me.get(f"/api/tables/{made}/course").json() == course


def test_the_course_tells_the_events_asked_for_that_were_not_taken_back(person: Make, sit: Sit) -> None:
    me = person()
    made = me.table("human", "human", form="first-game", options={"first": 0})["id"]
    player = sit(made, me)
    player.wait_for_turn()
    for back in (True, False):
        assert player.decision is not None
        after = player.act(next(i for i, one in enumerate(player.decision["options"]) if one["type"] == "place"))
        if back:
            player.send({"type": "take_back", "action_id": "back", "number": after["number"]})
            player.wait("update")
    player.ask({"type": "resign", "action_id": "enough"}, "ended")
    frames_ = me.get(f"/api/tables/{made}/replay").json()["frames"]
    placed = [event for frame in frames_ for event in frame["events"] if event["type"] == "placed"]
    assert [frame["step"] for frame in frames_] == ["deal", "act", "take-back", "act", "resign"]
    told = me.get(f"/api/tables/{made}/course?events=placed,turn-began").json()["events"]
    assert len(placed) == 2
    assert [event for event in told if event["type"] == "placed"] == placed[1:]
    assert {event["type"] for event in told} == {"placed", "turn-began"}
    for wish in ("", "?events=", "?events=nothing,of,the,kind"):
        assert me.get(f"/api/tables/{made}/course{wish}").json()["events"] == []
    assert me.get(f"/api/tables/{made}/course?events={'x' * 201}").status_code == 400


# -- the story's words -----------------------------------------------------------------------------------------


def near_the_end() -> str:
    """A campaign at its last rest, where a side quest is on offer."""
    state = journey(["ranger", "noble"], seats=1).state
    state.scene, state.agenda = "r5", (BeginScene("e1"), Rest(""))
    visited, choices = ("s101", "s102", "r5"), ("s101 word", "s102 pay")
    state.time = 3
    state.remember(visited=visited, choices=choices, quests=(("q_grove", 2),))
    return save.dumps(state)


def test_a_campaign_looks_back_only_when_it_is_over(person: Make, sit: Sit) -> None:
    """REL-27: the names of the other endings are told to nobody before the end."""
    me, stranger = person(), person()
    made = me.http.post("/api/fateforge/saves", params={"seats": "human"}, content=near_the_end()).json()["id"]
    player = sit(made, me)
    player.wait_for_turn()
    address = f"/api/tables/{made}/epilogue"
    for someone in (me, stranger):
        early = someone.get(address)
        assert early.status_code == 409
        assert prose.title("e2", "en") not in early.text
    player.act({"type": "choose", "way": "leave"})
    player.wait("ended")
    told = me.get(address).json()
    assert told["unread"] == [prose.title(ending, "en") for ending in ("e2", "e3", "e4")]
    assert me.get(f"{address}?lang=fr").json()["unread"] == [prose.title(one, "fr") for one in ("e2", "e3", "e4")]
    assert stranger.get("/api/tables/nowhere/epilogue").status_code == 404


def test_a_record_is_told_in_the_words_of_its_table(person: Make, sit: Sit) -> None:
    me = person()
    made = me.http.post("/api/fateforge/saves", params={"seats": "human"}, content=near_the_end()).json()["id"]
    player = sit(made, me)
    player.wait_for_turn()
    assert me.get(f"/api/tables/{made}/replay/story").status_code == 409, "the story is not over"
    player.act({"type": "visit", "place": "q_grove"})
    player.act({"type": "pick", "kind": "choice", "name": "decline"})
    player.act({"type": "choose", "way": "leave"})
    player.wait("ended")
    record = uploaded(me, me.get(f"/api/tables/{made}/record").text)
    for lang in ("en", "pl", "fr"):
        told = me.get(f"/api/tables/{made}/replay/story?lang={lang}").json()
        assert me.get(f"/api/records/{record}/replay/story?lang={lang}").json() == told
        assert [chapter["scene"] for chapter in told["chapters"]] == ["s101", "s102", "r5", "e1"]
        assert told["chapters"][0]["label"] == prose.label("s101", "word", lang)
        assert told["labels"]["s101"]["results"] == prose.label("s101", "results", lang), "it was offered, too"
        assert told["labels"]["q_grove"]["decline"] == prose.label("q_grove", "decline", lang)
        assert set(told["labels"]) == {"s101", "s102", "q_grove"}


def test_a_record_tells_no_story_that_it_does_not_reach(person: Make) -> None:
    """REL-27: the words of scenes that were played, and of no other."""
    me = person()
    made = uploaded(me, ACT)
    told = me.get(f"/api/records/{made}/replay/story")
    visited = records.replay(records.read(ACT)).position.state.campaign.visited
    assert {chapter["scene"] for chapter in told.json()["chapters"]} <= set(visited)
    asked_about = {entry.notation.split()[-1] for entry in records.read(ACT).entries if "visit" in entry.notation}
    assert set(told.json()["labels"]) <= set(visited) | asked_about
    book = prose.book("en")
    reached = {choice.label for name in visited if name in book.scenes for choice in book.scenes[name].choices}
    unreached = [scene for name, scene in book.scenes.items() if name not in visited]
    hidden = {choice.label for scene in unreached for choice in scene.choices if len(choice.label) > 12} - reached
    assert len(hidden) > 40
    assert not [label for label in hidden if label in told.text]
    assert me.get(f"/api/records/{uploaded(me, DUEL)}/replay/story").status_code == 404
