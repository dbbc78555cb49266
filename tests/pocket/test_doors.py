"""One house, two doors: whatever is asked at a server and at a pocket is answered alike, byte for byte.

So nobody learns more in a pocket than from a server, which other tests watch (REL-20, 21): views, refusals, previews,
hints and replays are the same bytes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from ludarium.bots import make
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.kernel import record as records
from ludarium.kernel.chance import seed_of
from ludarium.kernel.game import Game, Setup
from ludarium.kernel.table import Table as Played
from ludarium.study.puzzles import puzzles_of
from pocket.doors import Answer, Door, Json, Line, PocketDoor, ServerDoor, opened
from server.support import Server, serving, settings_for

_TIMES = re.compile(r'"(at|begun|created|ended|since|updated)":\d+')
_IDEAS = {
    "tash-kalar": {"type": "place", "square": 80},
    "skytear": {"type": "pass"},
    "fateforge": {"type": "pass"},
}
_ANSWERED = 5
"""So many decisions are answered by hand before bots take over."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings_for(tmp_path_factory.mktemp("server"))) as running:
        yield running


class Transcript:
    """Does the same at any door, and writes down what is answered; times are left out."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self.lines: list[str] = []

    def ask(self, method: str, path: str, body: Any = None, kind: str = "application/json") -> Answer:
        sent = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        answer = self._door.ask(method, path, sent, kind)
        text = _TIMES.sub(r'"\1":0', answer.text)
        if answer.status == 400:  # what is wrong with a parameter, each door says in its own words
            text = re.sub(r'"detail":"[^"]*"', "", text)
        self.lines.append(f"{method} {path}: {answer.status} {answer.type} {answer.file} {text}")
        return answer

    def open(self, table: str) -> Table:
        return Table(self._door.open(table), self.lines)


class Table:
    """An open table; messages about who is there come when they come, and are passed over."""

    def __init__(self, line: Line, lines: list[str]) -> None:
        self._line = line
        self._lines = lines
        self.update: Json = {}
        self._asked = 0

    def read(self) -> Json:
        while True:
            text = self._line.read()
            message: Json = json.loads(text)
            if message["type"] == "presence":
                continue
            if message["type"] == "welcome":  # who is there already depends on the moment
                text = re.sub(r'"present":(true|false)', "", text)
            self._lines.append(_TIMES.sub(r'"\1":0', text))
            if message["type"] == "update":
                self.update = message
            return message

    def until(self, *kinds: str) -> Json:
        while True:
            message = self.read()
            if message["type"] in kinds:
                return message

    def say(self, **message: Any) -> None:
        self._line.send(json.dumps(message))

    def name(self) -> str:
        self._asked += 1
        return f"request-{self._asked}"

    @property
    def options(self) -> list[Json]:
        decision = self.update["view"]["decision"] if self.update else None
        return list(decision["options"]) if decision else []

    def wait_for_turn(self) -> bool:
        """False: the game is over."""
        while not self.options:
            if self.read()["type"] == "rematch":
                return False
        return True

    def act(self, choice: int) -> None:
        option = self.options[choice % len(self.options)]
        self.say(type="act", action_id=self.name(), number=self.update["number"], action=option)
        self.until("ack")
        self.until("update")


def evening(door: Door, game: str, form: str, seats: tuple[str, ...]) -> list[str]:
    """Everything that can be asked about a game, and a table of it from the deal to the replay."""
    visit = Transcript(door)
    for question in ("content", "rules", "texts"):
        visit.ask("GET", f"/api/{question}/{game}?lang=fr")
    visit.ask("GET", f"/api/rules/{game}?search=1.1")
    visit.ask("GET", f"/api/rules/{game}?lang=xx")
    visit.ask("GET", "/api/statistics")
    visit.ask("GET", "/api/profile")
    wishes = [{"kind": "human", "name": "Ada"} if seat == "human" else {"kind": "bot", "bot": seat} for seat in seats]
    wish = {"game": game, "form": form, "seats": wishes}
    visit.ask("POST", "/api/tables", wish | {"form": "nothing"})
    visit.ask("POST", "/api/tables", wish | {"seats": "2"})
    visit.ask("POST", "/api/tables", '{"game":1,"game":2}')
    answer = visit.ask("POST", "/api/tables", wish)
    assert answer.status == 201, answer
    made: str = answer.json["id"]
    visit.ask("GET", f"/api/tables/{made}/record")
    visit.ask("GET", f"/api/tables/{made}/replay")
    visit.ask("GET", f"/api/tables/{made}/ratings")
    visit.ask("GET", f"/api/tables/{made}/course")
    table = visit.open(made)
    table.wait_for_turn()
    table.say(type="why", request_id=table.name(), idea=_IDEAS[game])
    table.until("why", "refusal")
    table.say(type="act", action_id=table.name(), number=999, action=table.options[0])
    table.until("refusal")
    table.say(type="act", action_id=table.name(), number=table.update["number"], action=_IDEAS[game])
    if table.until("refusal", "ack")["type"] == "ack":
        table.until("update")
        table.wait_for_turn()
    table.say(type="nonsense")
    table.until("refusal")
    table.say(type="chat", text="Good evening")
    table.until("chat", "refusal")
    table.say(type="hint", request_id=table.name())
    table.until("hint", "refusal")
    table.say(type="coach", request_id=table.name(), watch="all")
    table.until("coached", "refusal")
    for choice in range(_ANSWERED):
        if not table.wait_for_turn():
            break
        option = table.options[choice % len(table.options)]
        table.say(type="preview", request_id=table.name(), number=table.update["number"], action=option)
        table.until("preview", "refusal")
        table.act(choice)
        if table.update["may_take_back"]:
            table.say(type="second_thought", request_id=table.name())
            table.until("second_thought", "refusal")
            table.say(type="take_back", action_id=table.name(), number=table.update["number"])
            table.until("ack", "refusal")
            table.until("update")
            table.act(choice + 1)
    if table.wait_for_turn():
        table.say(type="give_seat", seat=0, bot="greedy")
        table.until("rematch")
    visit.ask("GET", "/api/tables")
    visit.ask("GET", f"/api/tables/{made}")
    visit.ask("GET", "/api/statistics")
    visit.ask("GET", "/api/profile")
    visit.ask("GET", f"/api/tables/{made}/ratings")
    visit.ask("GET", f"/api/tables/{made}/course")
    own = f"/api/explorer/{game}?source=own&form={form}"
    while json.loads(door.ask("GET", own, "", "application/json").text)["waiting"]:
        pass  # how many games are looked through at a time depends on the machine
    assert visit.ask("GET", own).json["games"] == 1
    record = visit.ask("GET", f"/api/tables/{made}/record").text
    for asked in ("?first=0&count=30", "?seat=0&first=20&count=5", "?seat=7", "?first=100000", "?count=0"):
        visit.ask("GET", f"/api/tables/{made}/replay{asked}")
    kept = visit.ask("POST", "/api/records", record, "text/plain").json["id"]
    visit.ask("GET", f"/api/records/{kept}/replay?first=3&count=3")
    studied: tuple[Json, ...] = ({}, {"knows": 0}, {"knows": 7}, {"answers": ["0 fly"]})
    for more in studied:
        visit.ask("POST", "/api/study", {"origin": {"record": kept, "at": 3}, **more})
        visit.ask("POST", "/api/study/line", {"origin": {"record": kept, "at": 3}, "line": ["0 fly"], **more})
        visit.ask("POST", "/api/study/text", {"origin": {"table": made, "at": 3}, **more})
        for bot in ("greedy", "mcts:4", "nobody"):
            visit.ask("POST", "/api/study/answer", {"origin": {"record": kept, "at": 3}, "bot": bot, **more})
    for begun in ({"game": game, "form": form}, {"text": "nothing"}, {"game": "nothing"}):
        visit.ask("POST", "/api/study/edit", {**begun, "edits": [{"do": "clear"}]})
    judging(door, visit, kept)
    visit.ask("GET", f"/api/records/{kept}/review")
    visit.ask("POST", "/api/records", record.replace("#", "#0", 1), "text/plain")
    return visit.lines


def judging(door: Door, visit: Transcript, record: str) -> None:
    """How much is found in a round depends on the machine; that something is found and what is refused does not."""
    length = visit.ask("POST", "/api/study", {"origin": {"record": record, "at": 3}}).json["length"]
    asked = json.dumps({"origin": {"record": record, "at": 3}})
    judged = door.ask("POST", "/api/study/judge", asked)
    assert judged.status == 200, judged
    assert 1 <= len(judged.json["lines"]) <= 3
    assert judged.json["lines"][0]["steps"]
    for wrong in ({"record": "nothing"}, {"record": record, "at": length - 1}, {"record": record, "at": 100_000}):
        assert visit.ask("POST", "/api/study/judge", {"origin": wrong}).status in (404, 409)
    visit.ask("POST", "/api/study/judge", {"origin": {"record": record, "at": 3}, "answers": ["0 fly"]})
    visit.ask("POST", "/api/study/judge", {"origin": {"record": record}, "rounds": 2})


def assert_same(server: list[str], pocket: list[str]) -> None:
    for number, (one, other) in enumerate(zip(server, pocket, strict=False)):
        assert one == other, f"line {number} differs"
    assert len(server) == len(pocket)


@pytest.mark.parametrize(
    ("game", "form", "seats"),
    [
        pytest.param("tash-kalar", "duel", ("human", "greedy"), marks=pytest.mark.long),
        pytest.param("skytear", "first-battle", ("human", "random"), marks=pytest.mark.long),
        ("fateforge", "combat", ("human",)),
    ],
)
def test_an_evening_is_the_same_at_both_doors(server: Server, game: str, form: str, seats: tuple[str, ...]) -> None:
    number = len(game)  # the server keeps the tables of all
    with opened(ServerDoor(server, number)) as door:
        at_server = evening(door, game, form, seats)
    with opened(PocketDoor(number)) as door:
        in_pocket = evening(door, game, form, seats)
    assert any('"type":"ended"' in line for line in at_server)
    assert_same(at_server, in_pocket)


def own_questions(door: Door) -> list[str]:
    """What games answer beside the desk: lessons, decks, a campaign with its story and its save."""
    visit = Transcript(door)
    for path, lesson in (("lessons/tash-kalar", "swordmaster"), ("lessons/skytear", ""), ("lessons/fateforge", "")):
        listed = visit.ask("GET", f"/api/{path}").json["lessons"]
        visit.ask("POST", f"/api/{path}/{lesson or listed[0]['id']}", {})
        visit.ask("POST", f"/api/{path}/nothing", {})
        visit.ask("POST", f"/api/{path}/{listed[0]['id']}", {"answers": [{"type": "fly"}]})
    visit.ask("POST", "/api/lessons/tash-kalar/swordmaster", {"idea": {"type": "place", "square": 31}})
    visit.ask("POST", "/api/skytear/deck/check", {"heroes": ["nothing"], "cards": []})
    visit.ask("POST", "/api/skytear/pool/check", {"battlefield": "nothing", "piles": {}})
    wish = {"game": "fateforge", "form": "solo", "seats": [{"kind": "human"}]}
    made = visit.ask("POST", "/api/tables", wish).json["id"]
    table = visit.open(made)
    for choice in range(6):
        table.wait_for_turn()
        table.act(choice)
    for question in ("story?lang=pl", "chronicle", "epilogue", "replay/story", "story?lang=xx"):
        visit.ask("GET", f"/api/tables/{made}/{question}")
    visit.ask("GET", "/api/fateforge/campaigns")
    save = visit.ask("GET", f"/api/tables/{made}/save").text
    visit.ask("POST", "/api/fateforge/saves?seats=human", save.replace("{", "[", 1), "text/plain")
    visit.ask("POST", "/api/fateforge/saves", save, "text/plain")
    visit.ask("POST", f"/api/fateforge/saves?seats=human,greedy&name=Ada&instead={made}", save, "text/plain")
    again = visit.ask("GET", "/api/fateforge/campaigns?lang=fr").json["campaigns"]
    visit.ask("POST", f"/api/fateforge/campaigns/{again[0]['table']}/put-away", {})
    visit.ask("POST", f"/api/fateforge/campaigns/{again[0]['table']}/put-away", "")
    return visit.lines


def battles(door: Door, battle: str, other_game: str) -> list[str]:
    """What a battle came to: nothing while it goes on, then its report, in facts and in words, and what it moves."""
    visit = Transcript(door)
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
    made = visit.ask("POST", "/api/tables", {"game": "skytear", "form": "simplified", "seats": seats}).json["id"]
    for question in ("report", "report/text?lang=pl"):
        assert visit.ask("GET", f"/api/skytear/tables/{made}/{question}").status == 409
    table = visit.open(made)
    table.wait_for_turn()
    table.say(type="resign", action_id=table.name())
    table.until("ended")
    for question in ("report", "report/text?lang=pl", "report/text?lang=xx"):
        visit.ask("GET", f"/api/skytear/tables/{made}/{question}")
    record = visit.ask("GET", f"/api/tables/{made}/record").text
    kept = visit.ask("POST", "/api/records", record, "text/plain").json["id"]
    visit.ask("GET", f"/api/skytear/records/{kept}/report")
    visit.ask("GET", f"/api/skytear/records/{kept}/report/text?lang=fr")
    visit.ask("GET", "/api/skytear/records/nothing/report")
    assert visit.ask("GET", "/api/skytear/war").json["fought"] == []
    assert visit.ask("POST", "/api/skytear/war/season", {}).status == 409
    assert visit.ask("POST", f"/api/skytear/war/tables/{made}", {}).status == 201
    for again in (record, record.replace('"Ada"', '"Eve"')):  # the same battle; a forged record
        visit.ask("POST", "/api/skytear/war/records", again, "text/plain")
    won = visit.ask("POST", "/api/skytear/war/records", battle, "text/plain")
    assert won.json["moves"], "a battle that was fought to its end moves the border"
    assert visit.ask("POST", "/api/skytear/war/records", other_game, "text/plain").status == 422
    told = visit.ask("GET", "/api/skytear/war").json
    assert (told["week"], len(told["fought"]), len(told["moves"])) == (1, 2, len(won.json["moves"]))
    assert visit.ask("POST", "/api/skytear/war/season", {}).json["season"] == 2
    visit.ask("GET", "/api/skytear/war?season=1")
    visit.ask("GET", "/api/skytear/war?season=3")
    assert visit.ask("POST", "/api/skytear/war/records", battle, "text/plain").status == 409
    return visit.lines


def fought_to_the_end(game: Game[Any], form: str) -> str:
    """The record of a game between two bots that somebody has won."""
    for seed in range(1, 20):
        table = Played(game, Setup(form, 2, {}), seed_of(seed), "battle")
        bots = [make("random", seed), make("random", seed + 1)]
        while not table.position.over:
            seat = table.position.pending[0].seat
            table.act(seat, bots[seat].choose(table.position, seat))
        if table.outcome is not None and len(set(table.outcome.places)) > 1:
            return records.write(records.of_table(table, ("Cy", "Dee")))
    raise AssertionError("nobody has won")


def test_battles_and_their_war_are_the_same_at_both_doors(server: Server) -> None:
    kept = fought_to_the_end(SKYTEAR, "simplified"), fought_to_the_end(TASH_KALAR, "duel")
    with opened(ServerDoor(server, 5)) as door:
        at_server = battles(door, *kept)
    with opened(PocketDoor(5)) as door:
        in_pocket = battles(door, *kept)
    assert_same(at_server, in_pocket)
    assert any("Ada lowers" in line or "Ada opuszcza sztandar" in line for line in in_pocket)


def puzzles(door: Door) -> list[str]:
    """A puzzle tried, solved, and what of it is kept; nobody else at the same door sees it."""
    visit = Transcript(door)
    visit.ask("GET", "/api/puzzles")
    visit.ask("GET", "/api/puzzles/daily?day=2026-11-18")
    visit.ask("GET", "/api/puzzles/results")
    puzzle = puzzles_of("tash-kalar")[0]
    made = {"game": "tash-kalar", "puzzle": puzzle.id, "day": "2026-11-18", "at": 1}
    solved = {"id": "solved-1", **made, "answers": puzzle.solution, "hints": 1}
    others = [
        {"id": "failed-1", **made},
        {"id": "unknown-1", **made, "puzzle": "nothing"},
        {"id": "wrong-1xx", **made, "answers": ["fly"]},
        {"id": "no-day-1", **made, "day": "2026-02-30"},
    ]
    visit.ask("POST", f"/api/puzzles/tash-kalar/{puzzle.id}", {})
    visit.ask("POST", f"/api/puzzles/tash-kalar/{puzzle.id}", {"hints": 3, "solution": True})
    visit.ask("POST", "/api/puzzles/tash-kalar/nothing", {})
    visit.ask("POST", "/api/puzzles/results", {"attempts": [solved, *others]})
    visit.ask("POST", "/api/puzzles/results", {"attempts": [{**solved, "answers": []}]})
    visit.ask("POST", "/api/puzzles/results", {"attempts": [{**solved, "id": "short"}]})
    visit.ask("POST", "/api/puzzles/results", {"attempts": [{**solved, "solved": True}]})
    kept = visit.ask("GET", "/api/puzzles/results").json["attempts"]
    assert [(each["id"], each["solved"], each["hints"]) for each in kept] == [
        ("failed-1", False, 0),
        ("solved-1", True, 1),
    ]
    return visit.lines


def explored(door: Door) -> list[str]:
    """What went with winning in simulated games, and in one's own, of which there are none yet."""
    visit = Transcript(door)
    for game in visit.ask("GET", "/api/explorer").json["games"]:
        first = visit.ask("GET", f"/api/explorer/{game}").json
        for subject in first["subjects"]:
            asked = f"/api/explorer/{game}?subject={subject['id']}"
            groups = visit.ask("GET", asked).json["groups"]
            for group in groups[:1]:
                assert visit.ask("GET", f"{asked}&group={group['id']}").json["rows"]
        assert visit.ask("GET", f"/api/explorer/{game}?source=own").json["games"] == 0
    for wrong in ("chess", "skytear?form=chess", "skytear?subject=fish", "skytear?source=theirs"):
        assert visit.ask("GET", f"/api/explorer/{wrong}").status in (400, 404)
    assert visit.ask("GET", "/api/explorer/skytear?group=nobody").json["group"] == ""
    return visit.lines


def test_the_explorer_is_the_same_at_both_doors(server: Server) -> None:
    with opened(ServerDoor(server, 6)) as door:
        at_server = explored(door)
    with opened(PocketDoor(6)) as door:
        in_pocket = explored(door)
    assert_same(at_server, in_pocket)


def test_puzzles_and_their_results_are_the_same_at_both_doors(server: Server) -> None:
    with opened(ServerDoor(server, 4)) as door:
        at_server = puzzles(door)
    with opened(PocketDoor(4)) as door:
        in_pocket = puzzles(door)
    assert_same(at_server, in_pocket)
    assert any('"refused":["unknown-1","wrong-1xx","no-day-1"]' in line for line in in_pocket)


def test_games_answer_the_same_at_both_doors(server: Server) -> None:
    with opened(ServerDoor(server, 1)) as door:
        at_server = own_questions(door)
    with opened(PocketDoor(1)) as door:
        in_pocket = own_questions(door)
    assert_same(at_server, in_pocket)


def one_screen(door: Door) -> list[str]:
    """Two people who look in turn."""
    visit = Transcript(door)
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
    made = visit.ask("POST", "/api/tables", {"game": "tash-kalar", "form": "high-form", "seats": seats}).json["id"]
    table = visit.open(made)
    table.wait_for_turn()
    for choice in range(8):
        if not table.options:
            table.say(type="look", seat=1 - table.update["view"]["viewer"])
            table.until("welcome")
            table.until("update")
        table.act(choice)
    return visit.lines


def test_people_at_one_screen_see_the_same_at_both_doors(server: Server) -> None:
    with opened(ServerDoor(server, 2)) as door:
        at_server = one_screen(door)
    with opened(PocketDoor(2)) as door:
        in_pocket = one_screen(door)
    assert_same(at_server, in_pocket)
    assert any('"looking_as":1' in line for line in in_pocket)


def test_a_campaign_goes_from_a_pocket_to_a_server_and_back(server: Server) -> None:
    wish = {"game": "fateforge", "form": "solo", "seats": [{"kind": "human"}]}

    def book(visit: Transcript, table: str) -> Json:
        campaigns = visit.ask("GET", "/api/fateforge/campaigns").json["campaigns"]
        found: Json = next(each for each in campaigns if each["table"] == table)
        return {name: found[name] for name in ("act", "chapter", "scene", "title", "heroes", "difficulty", "in_combat")}

    with opened(PocketDoor(3)) as pocket, opened(ServerDoor(server, 3)) as door:
        visit = Transcript(pocket)
        made = visit.ask("POST", "/api/tables", wish).json["id"]
        table = visit.open(made)
        for choice in range(8):
            table.wait_for_turn()
            table.act(choice)
        before = book(visit, made)
        save = visit.ask("GET", f"/api/tables/{made}/save").text
        for other in (Transcript(door), visit):
            made = other.ask("POST", "/api/fateforge/saves?seats=human", save, "text/plain").json["id"]
            assert book(other, made) == before
            save = other.ask("GET", f"/api/tables/{made}/save").text
    assert before["scene"]
