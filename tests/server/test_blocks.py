"""Two people of whom one does not want to meet the other: no invitation, no talk, no table together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.support import Json, Person, Server, serving, settings_for

Make = Callable[[], Person]
REFUSED = (403, "error-blocked")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings_for(tmp_path_factory.mktemp("server"), lobby=True, store_seconds=60.0)) as running:
        yield running


def refused(person: Person, path: str, body: Json) -> tuple[int, str]:
    answer = person.post(path, body)
    return answer.status_code, answer.json()["key"]


def after_a_duel(ada: Person, bo: Person) -> Json:
    """A table of both; Ada blocks Bo, and is told whom she has blocked."""
    made = ada.table("human", "link")
    bo.join(made["code"], name="Bo")
    told = ada.post("/api/blocks", {"table": made["id"], "seat": 1}).json()["blocked"]
    assert [each["name"] for each in told] == ["Bo"]
    return made


def test_neither_is_invited_to_a_table_of_the_other(person: Make) -> None:
    ada, bo, cy = person(), person(), person()
    after_a_duel(ada, bo)
    for host, guest in ((ada, bo), (bo, ada)):
        code = host.table("human", "link")["code"]
        looked = guest.get(f"/api/invitations/{code}")
        assert (looked.status_code, looked.json()["key"]) == REFUSED
        assert refused(guest, f"/api/invitations/{code}/coming", {"visit": "somebody"}) == REFUSED
        before = guest.get("/api/tables").json()
        assert refused(guest, "/api/join", {"code": code, "name": "Me"}) == REFUSED
        assert guest.get("/api/tables").json() == before, "nothing has changed"
        cy.join(code)
    # Nor where a third person has made the table.
    code = cy.table("human", "link", "link", form="melee")["code"]
    bo.join(code)
    assert refused(ada, "/api/join", {"code": code}) == REFUSED


def test_who_has_said_so_is_not_told_to_the_other(person: Make) -> None:
    ada, bo = person(), person()
    after_a_duel(ada, bo)
    assert bo.get("/api/blocks").json() == {"blocked": []}
    assert bo.get("/api/me/data").json()["blocked"] == []


def test_the_lobby_shows_neither_the_other_ones_table(person: Make) -> None:
    ada, bo, cy = person(), person(), person()
    after_a_duel(ada, bo)
    for host, guest in ((ada, bo), (bo, ada)):
        made = host.table("human", "link", listed=True)
        shown = [[each["id"] for each in one.get("/api/lobby").json()["open"]] for one in (guest, cy)]
        assert made["id"] not in shown[0]
        assert made["id"] in shown[1]


def test_they_hear_nothing_from_each_other_and_the_third_hears_both(person: Make) -> None:
    ada, bo, cy = person(), person(), person()
    made = ada.table("human", "link", "link", form="melee")
    bo.join(made["code"], name="Bo")
    cy.join(made["code"], name="Cy")
    sit = {one: one.sit(made["id"]) for one in (ada, bo, cy)}
    for seat in sit.values():
        seat.wait("welcome")
    ada.post("/api/blocks", {"table": made["id"], "seat": 1})
    for who, text in ((ada, "from Ada"), (bo, "from Bo"), (cy, "from Cy")):
        sit[who].ask({"type": "chat", "text": text}, "chat")
    for who, heard in ((ada, ["from Ada", "from Cy"]), (bo, ["from Bo", "from Cy"])):
        lines = [sit[who].wait("chat")["text"]] if who is bo else []
        late = who.sit(made["id"])
        assert [line["text"] for line in late.wait("welcome")["chat_lines"]] == heard, lines
        late.close()
    late = cy.sit(made["id"])
    assert [line["text"] for line in late.wait("welcome")["chat_lines"]] == ["from Ada", "from Bo", "from Cy"]
    late.close()
    for seat in sit.values():
        assert not {"from Bo"} & texts(sit[ada].received)
        assert not {"from Ada"} & texts(sit[bo].received)
        seat.close()


def texts(received: list[str]) -> set[str]:
    return {words for each in received for words in ("from Ada", "from Bo") if words in each}


def test_who_would_speak_to_nobody_is_told_so(person: Make) -> None:
    ada, bo = person(), person()
    made = after_a_duel(ada, bo)
    for one in (ada, bo):
        seat = one.sit(made["id"])
        seat.wait("welcome")
        assert seat.answer({"type": "chat", "text": "hello"}, "chat")["key"] == "error-blocked-silent"
        late = one.sit(made["id"])
        assert late.wait("welcome")["chat_lines"] == []
        for player in (seat, late):
            player.close()


def test_no_rematch_and_no_series_for_them(person: Make) -> None:
    ada, bo = person(), person()
    made = after_a_duel(ada, bo)
    seats = [ada.sit(made["id"]), bo.sit(made["id"])]
    for seat in seats:
        seat.wait("update")
    seats[0].send({"type": "resign", "action_id": "enough"})
    for seat in seats:
        number = seat.wait("rematch")["number"]
        answer = seat.answer({"type": "rematch", "number": number, "agree": True}, "rematch")
        assert (answer["type"], answer["key"]) == ("refusal", "error-blocked")
        seat.close()
    assert ada.get(f"/api/tables/{made['id']}").json()["rematch_wanted_by"] == []


def test_a_game_of_a_waiting_room_does_not_begin_with_both(person: Make) -> None:
    ada, bo, cy = person(), person(), person()
    made = ada.table("human", "link", "link", form="melee", waiting_room=True)
    bo.join(made["code"])
    cy.join(made["code"])
    cy.post("/api/blocks", {"table": made["id"], "seat": 1})
    seats = [one.sit(made["id"]) for one in (ada, bo, cy)]
    for seat in seats:
        seat.wait("welcome")
        seat.send({"type": "ready", "ready": True})
        seat.wait("presence")
    while not all(each["ready"] or each["host"] for each in seats[0].wait("presence")["seats"]):
        pass
    assert seats[0].answer({"type": "begin"}, "update")["key"] == "error-blocked"
    for seat in seats:
        seat.close()


def test_refusals_change_nothing_and_a_block_is_lifted(person: Make) -> None:
    ada, bo = person(), person()
    made = after_a_duel(ada, bo)
    assert refused(ada, "/api/blocks", {"table": made["id"], "seat": 0}) == (409, "error-block-yourself")
    assert refused(ada, "/api/blocks", {"table": made["id"], "seat": 5}) == (404, "error-nobody-there")
    assert refused(ada, "/api/blocks", {"table": "nowhere", "seat": 1})[0] == 404
    assert refused(ada, "/api/blocks", {"table": made["id"], "seat": 1, "x": 1})[0] == 400
    hidden = bo.table("human", "greedy", watch=False)
    assert refused(ada, "/api/blocks", {"table": hidden["id"], "seat": 0})[0] == 404, "not even whether it is there"
    (only,) = ada.get("/api/blocks").json()["blocked"]
    assert refused(bo, "/api/blocks/lift", {"id": only["id"]}) == (404, "error-not-blocked")
    assert refused(ada, "/api/blocks/lift", {"id": "nobody"}) == (404, "error-not-blocked")
    assert ada.get("/api/blocks").json()["blocked"] == [only]
    ada.post("/api/blocks", {"table": made["id"], "seat": 1})
    assert ada.get("/api/blocks").json()["blocked"] == [only], "twice is once"
    assert ada.post("/api/blocks/lift", {"id": only["id"]}).json() == {"blocked": []}
    bo.join(ada.table("human", "link")["code"])


def test_a_block_stands_over_a_restart_and_goes_with_either_person(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, store_seconds=60.0)) as server:
        ada, bo = Person(server), Person(server)
        after_a_duel(ada, bo)
        tokens = ada.token, bo.token
        for one in (ada, bo):
            one.close()
    with serving(settings_for(tmp_path, store_seconds=60.0)) as server:
        ada, bo = Person(server), Person(server)
        for one, token in zip((ada, bo), tokens, strict=True):
            one.http.headers["Authorization"] = f"Bearer {token}"
        code = ada.table("human", "link")["code"]
        assert refused(bo, "/api/join", {"code": code}) == REFUSED
        assert [each["name"] for each in ada.get("/api/me/data").json()["blocked"]] == ["Bo"]
        bo.post("/api/me/delete", {"really": True})
        assert ada.get("/api/blocks").json() == {"blocked": []}
        for one in (ada, bo):
            one.close()
