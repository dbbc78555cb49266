"""Somebody as a person: a name nobody else has, other devices, everything about them in a file, and no trace."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludarium.house.names import skeleton
from ludarium.house.refusals import Refuse
from ludarium.server.devices import SECONDS, Devices
from ludarium.server.settings import Limits
from server.support import Person, Server, serving, settings_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = Limits(link_tries_per_minute=1000, joins_per_minute=1000, comings_per_minute=1000)
    with serving(settings_for(tmp_path_factory.mktemp("server"), unique_names=True, limits=limits)) as running:
        yield running


@pytest.fixture
def people(server: Server) -> Iterator[tuple[Person, Person, Person]]:
    found = Person(server), Person(server), Person(server)
    yield found
    for person in found:
        person.close()


# ---- names


@pytest.mark.parametrize(
    ("mine", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "\u0410\u0434\u0430".replace("\u0434", "d")),
        ("Bill", "B1ll"),
        ("Zoe", "Zo\u00eb"),
        ("Modern", "Modem"),
    ],
)
def test_names_that_look_alike_are_one(mine: str, other: str) -> None:
    assert skeleton(mine) == skeleton(other)
    assert skeleton(mine) != skeleton(mine + "x")


def test_whoever_sits_down_under_a_name_has_it_and_nobody_passes_for_them(people: tuple[Person, ...]) -> None:
    ada, bo, _ = people
    made = ada.table("human", "link")
    named = {"game": "tash-kalar", "form": "duel", "seats": [{"kind": "human", "name": "Rosalind"}, {"kind": "link"}]}
    assert ada.post("/api/tables", named).status_code == 201
    assert ada.get("/api/me").json() == {"known": True, "name": "Rosalind", "passkeys": 0}
    for other in ("Rosalind", "rosa1ind", "R\u00f3salind", "Rosa lind"):
        refused = bo.post("/api/join", {"code": made["code"], "name": other})
        assert (refused.status_code, refused.json()["key"]) == (409, "error-name-taken")
        assert bo.post("/api/me/name", {"name": other}).status_code == 409
    assert bo.get("/api/me").json()["name"] == ""
    assert bo.get("/api/tables").json()["tables"] == [], "nothing has changed"
    assert bo.post("/api/join", {"code": made["code"], "name": "Bo"}).status_code == 200
    assert ada.post("/api/me/name", {"name": ""}).status_code == 200
    assert bo.post("/api/me/name", {"name": "Rosalind"}).json()["name"] == "Rosalind"


def test_of_two_who_want_a_name_at_once_one_has_it(server: Server) -> None:
    rivals = [Person(server) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda rival: rival.post("/api/me/name", {"name": "Hypatia"}).status_code, rivals))
    assert sorted(answers) == [200] + [409] * 5
    for rival in rivals:
        rival.close()


# ---- other devices


def link(person: Person) -> dict[str, Any]:
    answer = person.post("/api/links", {})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def as_cookie(answer: Any) -> dict[str, str]:
    return {"Cookie": answer.headers["set-cookie"].partition(";")[0], "Authorization": ""}


def test_a_link_makes_another_device_the_same_person_once(people: tuple[Person, ...]) -> None:
    ada, phone, stranger = people
    made = ada.table("human", "link")
    offered = link(ada)
    assert len(offered["secret"]) >= 32
    done = phone.post("/api/links/use", {"secret": offered["secret"]})
    assert done.json()["done"]
    assert [each["id"] for each in phone.http.get("/api/tables", headers=as_cookie(done)).json()["tables"]] == [
        made["id"]
    ]
    again = stranger.post("/api/links/use", {"secret": offered["secret"]})
    assert (again.status_code, again.json()["key"]) == (404, "error-bad-link")
    assert "set-cookie" not in again.headers
    assert len(ada.get("/api/sessions").json()["sessions"]) == 2


def test_two_who_use_one_link_at_once_do_not_both_get_in(server: Server, people: tuple[Person, ...]) -> None:
    secret = link(people[0])["secret"]
    thieves = [Person(server) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda one: one.post("/api/links/use", {"secret": secret}).status_code, thieves))
    assert sorted(answers) == [200] + [404] * 5
    for thief in thieves:
        thief.close()


def test_a_code_lets_nobody_in_before_its_maker_says_yes(people: tuple[Person, ...]) -> None:
    ada, phone, stranger = people
    code = link(ada)["code"]
    assert len(code) == 8
    ticket = phone.post("/api/links/use", {"code": code.lower()}).json()["ticket"]
    assert stranger.post("/api/links/use", {"code": code}).status_code == 404, "one device asks"
    assert ada.get("/api/links/asked").json()["waiting"]
    assert not stranger.get("/api/links/asked").json()["waiting"]
    assert not phone.post("/api/links/finish", {"ticket": ticket}).json()["done"]
    assert stranger.post("/api/links/answer", {"allow": True}).status_code == 404
    assert stranger.post("/api/links/finish", {"ticket": "x" * 32}).status_code == 404
    ada.post("/api/links/answer", {"allow": True})
    done = phone.post("/api/links/finish", {"ticket": ticket})
    assert done.json()["done"]
    assert "set-cookie" in done.headers
    assert phone.post("/api/links/finish", {"ticket": ticket}).status_code == 404


def test_a_code_that_was_denied_or_forged_leads_nowhere(people: tuple[Person, ...]) -> None:
    ada, phone, _ = people
    code = link(ada)["code"]
    for forged in ("AAAAAAAA", "", code[:-1], code + "A"):
        assert phone.post("/api/links/use", {"code": forged}).status_code == 404
    ticket = phone.post("/api/links/use", {"code": code}).json()["ticket"]
    ada.post("/api/links/answer", {"allow": False})
    assert phone.post("/api/links/finish", {"ticket": ticket}).status_code == 404


def test_links_run_out_and_only_the_newest_counts() -> None:
    now = 0.0
    devices = Devices(lambda: now)
    first, _ = devices.offer("ada")
    second, code = devices.offer("ada")
    for void in (first, code, ""):
        with pytest.raises(Refuse):
            devices.take(void)
    now = SECONDS + 1.0
    with pytest.raises(Refuse):
        devices.take(second)
    with pytest.raises(Refuse):
        devices.ask(code, "")
    assert second not in repr(vars(devices))
    assert code not in repr(vars(devices))


def test_whoever_guesses_codes_is_stopped(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, limits=Limits())) as server:
        guesser = Person(server)
        answers = [guesser.post("/api/links/use", {"code": f"ABCDEFG{n}"}).status_code for n in range(12)]
        guesser.close()
    assert answers[:10] == [404] * 10
    assert answers[-1] == 429


# ---- everything, and nothing


def test_one_file_has_everything_of_mine_and_nothing_of_anybody_else(people: tuple[Person, ...]) -> None:
    ada, bo, _ = people
    made = ada.table("human", "link")
    bo.join(made["code"], name="Boudicca")
    at_table = ada.sit(made["id"]), bo.sit(made["id"])
    for player, text in zip(at_table, ("my own words", "words of another"), strict=True):
        player.ask({"type": "chat", "text": text}, "chat")
        player.close()
    answer = ada.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert [line["text"] for line in told["said"]] == ["my own words"]
    assert [table["id"] for table in told["tables"]] == [made["id"]]
    assert "words of another" not in answer.text
    for secret in ("hash", "seed", bo.token):
        assert f'"{secret}"' not in answer.text


def test_nobody_gets_the_file_of_another(server: Server, people: tuple[Person, ...]) -> None:
    stranger = people[2]
    stranger.http.headers["Authorization"] = "Bearer forged"
    assert stranger.get("/api/me/data").status_code == 404
    assert stranger.post("/api/me/delete", {"really": True}).status_code == 404
    assert stranger.post("/api/links", {}).status_code == 404


def test_who_wants_to_be_forgotten_is_and_the_others_play_on(server: Server, people: tuple[Person, ...]) -> None:
    ada, bo, _ = people
    made = ada.table("human", "link")
    bo.join(made["code"], name="Grace Hopper")
    hopper = bo.sit(made["id"])
    hopper.ask({"type": "chat", "text": "call me Grace"}, "chat")
    hopper.close()
    assert bo.post("/api/me/delete", {"really": False}).status_code == 400
    assert bo.post("/api/me/delete", {"really": True}).status_code == 200
    assert bo.get("/api/me").json() == {"known": False, "name": "", "passkeys": 0}
    assert bo.get("/api/me/data").status_code == 404
    seen = ada.sit(made["id"])
    welcome = seen.wait("welcome")
    seen.wait_for_turn()
    seen.close()
    assert "Grace" not in json.dumps(welcome)
    assert "Grace" not in ada.get(f"/api/tables/{made['id']}").text
    assert welcome["seats"][1]["bot"]
    # The history still fits together when it is read again.
    server.run(lambda: server.service.rooms._rooms.pop(made["id"], None))
    again = ada.sit(made["id"])
    assert again.wait("welcome")["seats"][1]["name"] == ""
    again.close()
