"""Messages and requests that are too large, too many, malformed, forged or from elsewhere: refused, without effect."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from ludarium.house.reading import Malformed, parsed, plain
from ludarium.server.guard import is_known_host
from ludarium.server.settings import Limits, Settings
from server.support import Person, Player, Server, serving, settings_for

Make = Callable[[], Person]
Sit = Callable[..., Player]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits it has by default."""
    settings = settings_for(tmp_path_factory.mktemp("strict"), limits=Limits(), workers=0)
    with serving(settings) as running:
        yield running


MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "act", "action_id": "a", "number": 1, "action": {"type": "decline"}},
    {"type": "take_back", "action_id": "a", "number": 1},
    {"type": "resign", "action_id": "a"},
    {"type": "why", "request_id": "a", "idea": {"type": "decline"}},
    {"type": "act_for", "action_id": "a", "number": 1, "action": {"type": "decline"}, "seat": 0},
    {"type": "hint", "request_id": "a"},
    {"type": "preview", "request_id": "a", "number": 1, "action": {"type": "decline"}},
    {"type": "chat", "text": "hej"},
    {"type": "look", "seat": 0},
    {"type": "give_seat", "seat": 0},
    {"type": "take_seat", "seat": 0},
    {"type": "move_now"},
)
BAD_SEATS = ("-1", "true", '"0"', "1.0", "null", "[0]", "{}", "99999999999999999999", "8")


@pytest.fixture
def opponents(person: Make, sit: Sit) -> tuple[Player, Player]:
    """Two people at a table; the first is asked now."""
    me, friend = person(), person()
    made = me.table("human", "link", options={"first": 0}, form="first-game")
    friend.join(made["code"])
    players = sit(made["id"], me), sit(made["id"], friend)
    for player in players:
        player.wait("update")
    return players


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message["type"]))
def test_no_message_can_name_a_seat_that_is_not_the_senders(
    opponents: tuple[Player, Player], message: dict[str, Any]
) -> None:
    mine, theirs = opponents
    before = mine.update["number"]
    plain_text = json.dumps(message)
    for bad in BAD_SEATS:
        if "seat" in message:
            theirs.send(json.dumps({**message, "seat": 4}).replace('"seat": 4', f'"seat": {bad}'))
        else:
            theirs.send(plain_text[:-1] + f', "seat": {bad}}}')
        assert theirs.wait("refusal")["code"] == "malformed", (message, bad)
    # The same key twice, another player's seat, and fields of other messages.
    theirs.send(plain_text[:-1] + f', "type": "{message["type"]}"}}')
    assert theirs.wait("refusal")["code"] == "malformed"
    for extra in ({"seat": 0}, {"viewer": 0}, {"identity": "x"}, {"role": "admin"}):
        if not set(extra) <= set(message):
            theirs.send({**message, **extra})
            assert theirs.wait("refusal")["code"] == "malformed"
    if "seat" in message:
        theirs.send(message)
        assert theirs.wait("refusal")["code"] == "not-your-seat"
    mine.send({"type": "look", "seat": 0})
    assert mine.wait("update")["number"] == before


def test_the_other_seat_cannot_answer_for_the_one_that_is_asked(opponents: tuple[Player, Player]) -> None:
    mine, theirs = opponents
    assert mine.decision is not None
    number = mine.update["number"]
    for option in mine.decision["options"][:5]:
        theirs.send(theirs.act_message(option, number=number))
        assert theirs.wait("refusal")["code"] == "not-your-seat"
    mine.act(0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        '"act"',
        "{",
        '{"type": "no-such"}',
        '{"type": 1}',
        '{"type": "act"}',
        '{"type": "resign", "action_id": ""}',
        '{"type": "resign", "action_id": "a b"}',
        '{"type": "resign", "action_id": "' + "x" * 65 + '"}',
        '{"type": "act", "action_id": "a", "number": -1, "action": {"type": "decline"}}',
        '{"type": "act", "action_id": "a", "number": 1.5, "action": {"type": "decline"}}',
        '{"type": "act", "action_id": "a", "number": NaN, "action": {"type": "decline"}}',
        '{"type": "act", "action_id": "a", "number": 1, "action": {"type": "pick", "square": "0"}}',
        '{"type": "act", "action_id": "a", "number": 1, "action": {"type": "decline", "square": 0}}',
        '{"type": "act", "action_id": "a", "number": 1, "action": []}',
        '{"type": "act", "action_id": "a", "number": 1, "action": ' + "[" * 20 + "]" * 20 + "}",
        '{"type": "chat", "text": "\\ud800"}',
        '{"type": "chat", "text": "' + "x" * 501 + '"}',
        '{"type": "chat", "text": "\\u200b\\u0007"}',
    ],
)
def test_malformed_messages_are_answered_and_change_nothing(person: Make, sit: Sit, text: str) -> None:
    me = person()
    player = sit(me.table("human", "human")["id"], me)
    number = player.wait("update")["number"]
    player.send(text)
    assert player.wait("refusal")["code"] == "malformed"
    player.send({"type": "look", "seat": 0})
    assert player.wait("update")["number"] == number


def test_strange_but_well_formed_ideas_get_a_reason(person: Make, sit: Sit) -> None:
    me = person()
    player = sit(me.table("human", "human")["id"], me)
    player.wait_for_turn()
    largest = 2**53
    for idea in (
        {"type": "pick", "square": largest},
        {"type": "place", "square": -largest},
        {"type": "summon", "card": "no/such", "square": 40, "turn": 99},
        {"type": "summon", "card": "", "square": -1, "turn": -1, "borrowed": 10**6, "improvised": -5},
        {"type": "flare", "flare": "flare/f01", "against": -9},
        {"type": "direction", "direction": "\U0001f600"},
        {"type": "colour", "side": 77},
        {"type": "go-first", "seat": 1},
        {"type": "draw", "card": "legends/leviathan"},
    ):
        player.send(player.act_message(idea))
        assert player.wait("refusal")["code"] in ("illegal-action", "not-now"), idea


def test_binary_and_oversized_messages_close_the_socket(person: Make, sit: Sit) -> None:
    me = person()
    table = me.table("human", "human")["id"]
    binary = sit(table, me)
    binary.send(b'{"type": "look", "seat": 0}')
    assert binary.closed_with() == 1003
    large = sit(table, me)
    large.send(json.dumps({"type": "chat", "text": "x" * 17_000}))
    assert large.closed_with() == 1009
    sit(table, me).wait("update")


def test_a_flood_of_messages_closes_the_socket(strict: Server) -> None:
    me = Person(strict)
    player = me.sit(me.table("human", "human")["id"])
    player.wait("update")
    for number in range(60):
        player.send({"type": "why", "request_id": f"w{number}", "idea": {"type": "decline"}})
    assert player.closed_with() == 1008
    assert '"code":"too-often"' in player.received[-1]
    answered = sum('"type":"why"' in text for text in player.received)
    assert 20 <= answered < 60
    player.close()
    me.close()


def test_sockets_tables_and_joins_are_limited(strict: Server) -> None:
    me = Person(strict)
    table = me.table("human", "random")["id"]
    players = [me.sit(table) for _ in range(6)]
    for player in players[:5]:
        player.wait("update")
    assert players[5].wait("refusal")["code"] == "too-often"
    for player in players:
        player.close()
    statuses = [
        me.post("/api/tables", {"game": "tash-kalar", "form": "duel", "seats": []}).status_code for _ in range(3)
    ]
    assert statuses == [400, 400, 400]
    seats = [{"kind": "human"}, {"kind": "human"}]
    wish = {"game": "tash-kalar", "form": "duel", "seats": seats}
    statuses = [me.post("/api/tables", wish).status_code for _ in range(12)]
    assert statuses[:9] == [201] * 9
    assert statuses[-1] == 429
    guesses = [me.post("/api/join", {"code": f"guess{number}"}).status_code for number in range(25)]
    assert guesses[:20] == [404] * 20
    assert guesses[-1] == 429
    me.close()


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "https://127.0.0.1.elsewhere.example"},
    ],
)
def test_sockets_of_other_sites_are_not_opened(server: Server, person: Make, headers: dict[str, str]) -> None:
    me = person()
    table = me.table("human", "human")["id"]
    with pytest.raises(InvalidStatus) as refused:
        Player(server, table, None, **headers)
    assert refused.value.response.status_code == 403


def test_a_socket_without_origin_needs_a_token(server: Server, person: Make) -> None:
    me = person()
    table = me.table("human", "human")["id"]
    with pytest.raises(InvalidStatus):
        Player(server, table, None, Origin="")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://elsewhere.example"},
        {"X-Ludarium": "2"},
        {"X-Ludarium": ""},
        {"Host": "elsewhere.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_requests_of_other_sites_change_nothing(server: Server, person: Make, headers: dict[str, str]) -> None:
    me = person()
    wish = {"game": "tash-kalar", "form": "duel", "seats": [{"kind": "human"}, {"kind": "human"}]}
    answer = me.http.post("/api/tables", json=wish, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    assert me.get("/api/tables").json() == {"tables": []}


def test_a_request_without_the_header_is_refused(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/tables", json={}, trust_env=False)
    assert answer.status_code == 403


def _wish(*seats: str, more: str = "") -> bytes:
    return f'{{"game": "tash-kalar", "form": "duel", "seats": [{", ".join(seats)}]{more}}}'.encode()


HUMAN = '{"kind": "human"}'


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"[]", 400),
        (b'{"game": "tash-kalar", "game": "tash-kalar"}', 400),
        (_wish(HUMAN, more=', "more": 1'), 400),
        (_wish(HUMAN), 422),
        (_wish(HUMAN, HUMAN).replace(b"tash-kalar", b"chess"), 422),
        (_wish(HUMAN, '{"kind": "bot"}'), 422),
        (_wish(HUMAN, '{"kind": "bot", "bot": "mcts:99s"}'), 422),
        (_wish(HUMAN, HUMAN, more=', "options": {"x": 1}'), 422),
        (_wish(HUMAN, HUMAN, more=', "entropy": "00"'), 422),
        (_wish(HUMAN, HUMAN, more=', "entropy": "zz"'), 400),
        (b" " * 70_000, 413),
    ],
)
def test_bad_requests_get_a_code_and_no_trace(person: Make, body: bytes, status: int) -> None:
    me = person()
    answer = me.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"code", "key", "detail", "incident"}
    assert "Traceback" not in answer.text
    assert me.get("/api/tables").json() == {"tables": []}


def test_long_addresses_and_other_types_are_refused(server: Server, person: Make) -> None:
    me = person()
    assert me.get("/api/tables/" + "x" * 3000).status_code == 413
    assert me.http.post("/api/join", content=b"code=x").status_code == 400
    assert me.http.delete("/api/tables").status_code == 405
    assert me.get("/api/no-such").status_code == 404
    assert me.get("/%2e%2e/%2e%2e/etc/passwd").status_code in (200, 404)
    assert "root:" not in me.get("/%2e%2e/%2e%2e/etc/passwd").text


def test_a_fault_of_ours_gives_an_incident_and_hurts_one_request_only(
    server: Server, person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = person()
    secret = "hand: imperial/knight"

    def fail(*_: object) -> None:
        raise RuntimeError(secret)

    monkeypatch.setattr(server.service, "create_table", fail)
    answer = me.post("/api/tables", {"game": "tash-kalar", "form": "duel", "seats": [{"kind": "human"}] * 2})
    assert answer.status_code == 500
    assert len(answer.json()["incident"]) == 12
    assert secret not in answer.text
    monkeypatch.undo()
    me.table("human", "human")


@pytest.mark.parametrize(
    "text",
    ["1.5", "1e3", "NaN", "Infinity", '{"a":1,"a":1}', "[" * 13 + "]" * 13, "9007199254740993", '"\\udc00"', "[1,]"],
)
def test_json_that_could_be_read_in_two_ways_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        parsed(text)


def test_json_limits_are_as_promised() -> None:
    parsed("[" * 11 + "1" + "]" * 11)
    parsed(json.dumps(dict.fromkeys(map(str, range(64)), 0)))
    parsed(json.dumps([0] * 256))
    parsed(json.dumps("x" * 2000))
    for large in (dict.fromkeys(map(str, range(65)), 0), [0] * 257, "x" * 2001):
        with pytest.raises(Malformed):
            parsed(json.dumps(large))


def test_names_become_inert() -> None:
    assert plain("  A\u202eb\x1b[31m\u2066 ż\n\tx ", 40) == "Ab[31m ż x"
    assert plain("x" * 50, 40) == "x" * 40


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("localhost", True),
        ("my-laptop:8000", True),
        ("my-laptop.local:8000", True),
        ("192.168.1.7", True),
        ("play.example", True),
        ("elsewhere.example", False),
        ("127.0.0.1.elsewhere.example", False),
        ("", False),
    ],
)
def test_only_names_of_our_own_are_answered(host: str, known: bool) -> None:
    assert is_known_host(host, Settings(hosts=("play.example",))) is known
