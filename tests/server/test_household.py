"""Several people in one browser: each is a person of their own, and no two of them pass for one at a table."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from ludarium.server import schema
from ludarium.server.identities import IDLE
from ludarium.server.settings import Limits
from ludarium.server.sockets import LOGGED_OUT
from server.support import Json, Player, Server, serving, settings_for

pytestmark = pytest.mark.filterwarnings("error")

DUEL: Json = {"game": "tash-kalar", "form": "duel"}


class Browser:
    """What a browser sends: its cookies, and a page of ours as where it comes from."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, headers={"X-Ludarium": "1"}, timeout=20, trust_env=False)

    def get(self, path: str) -> Any:
        return self.http.get(path).json()

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def refused(self, path: str, body: Any) -> tuple[int, str]:
        answer = self.http.post(path, json=body)
        return answer.status_code, answer.json()["key"]

    def table(self, *seats: str, **more: Any) -> Json:
        wishes = [{"kind": seat} if seat in ("human", "link") else {"kind": "bot", "bot": seat} for seat in seats]
        made: Json = self.post("/api/tables", {**DUEL, "seats": wishes, **more}, 201)
        return made

    def tables(self) -> list[str]:
        return [table["id"] for table in self.get("/api/tables")["tables"]]

    def people(self) -> list[Json]:
        found: list[Json] = self.get("/api/household")["people"]
        return found

    def add(self, name: str, face: str = "") -> None:
        self.post("/api/household/add", {"name": name, "face": face})

    def play_as(self, name: str) -> None:
        person = next(each for each in self.people() if each["name"] == name)
        self.post("/api/household/switch", {"id": person["id"]})

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table: str) -> Player:
        return Player(self.server, table, Cookie=self.cookie())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    wide = Limits(
        joins_per_minute=1000, comings_per_minute=1000, identities_per_minute=1000, link_tries_per_minute=1000
    )
    with serving(settings_for(tmp_path_factory.mktemp("server"), limits=wide, store_seconds=60.0)) as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Iterator[Callable[[], Browser]]:
    made: list[Browser] = []

    def open_one() -> Browser:
        made.append(Browser(server))
        return made[-1]

    yield open_one
    for each in made:
        each.http.close()


def test_each_person_of_a_browser_has_tables_and_records_of_their_own(browser: Callable[[], Browser]) -> None:
    home = browser()
    ada = home.table("human", "greedy")["id"]
    home.post("/api/household/change", {"name": "Ada", "face": "star"})
    home.add("Bo", "moon")
    assert [(each["name"], each["face"], each["you"]) for each in home.people()] == [
        ("Ada", "star", True),
        ("Bo", "moon", False),
    ]
    assert home.tables() == [ada], "whoever plays goes on"
    home.play_as("Bo")
    assert home.tables() == []
    bo = home.table("human", "greedy", watch=False)["id"]
    assert home.tables() == [bo]
    assert home.http.get(f"/api/tables/{ada}/glance").status_code == 404
    home.play_as("Ada")
    assert home.tables() == [ada]
    assert home.http.get(f"/api/tables/{bo}").status_code == 404, "nor may Ada see what Bo keeps to himself"
    assert [(each["name"], each["you"]) for each in home.people()] == [("Ada", True), ("Bo", False)]


def test_a_person_is_known_to_their_own_browser_only(browser: Callable[[], Browser]) -> None:
    home, other = browser(), browser()
    home.table("human", "greedy")
    home.add("Bo")
    other.table("human", "greedy")
    bo = next(each for each in home.people() if each["name"] == "Bo")
    assert len(other.people()) == 1
    assert other.refused("/api/household/switch", {"id": bo["id"]}) == (404, "error-nobody-here")
    assert other.refused("/api/household/remove", {"id": bo["id"]}) == (404, "error-nobody-here")
    # A mark that somebody makes up opens nothing.
    thief = Browser(other.server)
    thief.http.cookies.set("ludarium-browser", "x" * 43)
    assert thief.people() == []
    assert thief.refused("/api/household/switch", {"id": bo["id"]}) == (404, "error-nobody-here")
    thief.http.close()
    assert len(home.people()) == 2


def test_who_stands_aside_leaves_no_token_that_works_and_no_open_table(browser: Callable[[], Browser]) -> None:
    home = browser()
    table = home.table("human", "human")["id"]
    home.add("Bo")
    old = {"Cookie": home.cookie()}
    seat = home.sit(table)
    seat.wait("update")
    home.play_as("Bo")
    assert seat.closed_with() == LOGGED_OUT
    bare = httpx.get(f"{home.server.address}/api/tables", headers=old, trust_env=False)
    assert bare.json() == {"tables": []}, "the token is dead, though its person can come back"
    # The old tab's cookies hold a dead token beside the browser's mark: that is not Ada.
    watching = Player(home.server, table, Cookie=home.cookie())
    assert watching.wait("welcome")["yours"] == []
    watching.close()


def test_refusals_about_people_of_a_browser_change_nothing(server: Server, browser: Callable[[], Browser]) -> None:
    home = browser()
    home.table("human", "greedy")
    home.add("Bo")
    before = home.people()
    me = next(each for each in before if each["you"])
    assert home.refused("/api/household/remove", {"id": me["id"]}) == (409, "error-plays-now")
    assert home.refused("/api/household/switch", {"id": "nobody"}) == (404, "error-nobody-here")
    assert home.refused("/api/household/add", {"name": "\u200b"}) == (422, "error-name-invisible")
    assert home.refused("/api/household/add", {"name": ""})[0] == 400
    assert home.refused("/api/household/add", {"name": "Cy", "face": "../x"})[0] == 400
    assert home.refused("/api/household/change", {"name": "Ada\u202e"}) == (422, "error-name-invisible")
    stranger = browser()
    assert stranger.refused("/api/household/change", {"name": "Ada"}) == (404, "error-nobody-here")
    stranger.post("/api/me/name", {"name": "Grace"})
    for look_alike in ("Grace", "GRACE"):
        assert home.refused("/api/household/add", {"name": look_alike}) == (409, "error-name-taken")
    assert home.people() == before
    for n in range(10):
        home.add(f"Guest {n + 3}")
    assert home.refused("/api/household/add", {"name": "One too many"}) == (409, "error-household-full")
    assert len(home.people()) == 12


def test_who_is_removed_or_logs_out_cannot_be_played_here_any_more(browser: Callable[[], Browser]) -> None:
    home = browser()
    home.table("human", "greedy")
    home.post("/api/household/change", {"name": "Ada", "face": ""})
    home.add("Bo")
    home.add("Cy")
    bo = next(each for each in home.people() if each["name"] == "Bo")
    home.post("/api/household/remove", {"id": bo["id"]})
    assert [each["name"] for each in home.people()] == ["Ada", "Cy"]
    assert home.refused("/api/household/switch", {"id": bo["id"]}) == (404, "error-nobody-here")
    home.play_as("Cy")
    home.post("/api/sessions/log-out", {})
    assert [each["name"] for each in home.people()] == ["Ada"], "Ada is asked who she is, Cy has left for good"
    home.play_as("Ada")
    assert len(home.tables()) == 1


def test_to_delete_oneself_leaves_the_others_of_the_browser(browser: Callable[[], Browser]) -> None:
    home = browser()
    ada = home.table("human", "greedy")["id"]
    home.post("/api/household/change", {"name": "Ada", "face": "star"})
    home.add("Bo", "moon")
    home.play_as("Bo")
    home.table("human", "greedy")
    told = home.get("/api/me/data")
    assert told["browsers"] == [{"name": "Bo", "face": "moon"}]
    assert ada not in str(told), "nothing of Ada in what Bo takes along"
    home.post("/api/me/delete", {"really": True})
    assert [each["name"] for each in home.people()] == ["Ada"]
    home.play_as("Ada")
    assert home.tables() == [ada]


def test_a_lost_device_is_logged_out_with_everybody_who_could_come_back_on_it(browser: Callable[[], Browser]) -> None:
    home, phone = browser(), browser()
    made = home.table("human", "greedy")["id"]
    secret = home.post("/api/links", {}, 201)["secret"]
    phone.table("human", "greedy")
    phone.post("/api/links/use", {"secret": secret})
    assert phone.tables() == [made]
    assert len(phone.people()) == 2, "whoever played there before is not lost"
    other = next(each for each in phone.people() if not each["you"])
    phone.post("/api/household/switch", {"id": other["id"]})
    assert made not in phone.tables()
    elsewhere = [each for each in home.get("/api/sessions")["sessions"] if not each["here"]]
    assert len(elsewhere) == 1, "the phone is on the list though somebody else plays on it"
    home.post("/api/sessions/log-out", {"session": elsewhere[0]["id"]})
    assert len(phone.people()) == 1, "nobody becomes Ada on the lost phone"


def test_a_browser_in_use_goes_on_knowing_those_who_do_not_play(server: Server, browser: Callable[[], Browser]) -> None:
    home = browser()
    home.table("human", "greedy")
    home.add("Bo")
    tokens = schema.tokens.c
    bo = next(each for each in home.people() if not each["you"])

    async def age(seconds: int) -> None:
        aged = {"created": tokens.created - seconds, "seen": tokens.seen - seconds}
        await server.service.store._delete(update(schema.tokens).values(aged))
        server.service.identities._known.clear()

    server.do(age(IDLE - 100_000))
    home.tables()  # Ada is there, and her token is renewed
    server.do(age(200_000))
    assert [each["id"] for each in home.people() if not each["you"]] == [bo["id"]]
    server.do(age(IDLE))
    assert home.people() == [], "nobody was here for so long that nobody is known"


# ---- one device, two people at one table (REL-71)


def told_of(player: Player) -> list[bool]:
    """What the last thing heard about the seats says of shared browsers."""
    return [seat["shares_device"] for seat in player.wait("presence")["seats"]]


def test_the_table_is_told_when_somebody_watches_in_the_browser_of_a_player(browser: Callable[[], Browser]) -> None:
    home, friend, stranger = browser(), browser(), browser()
    made = home.table("human", "link", "link", form="melee")
    home.add("Bo")
    friend.post("/api/join", {"code": made["code"], "name": "Cy"})
    stranger.post("/api/join", {"code": made["code"], "name": "Dee"})
    seat = friend.sit(made["id"])
    assert not any(one["shares_device"] for one in seat.wait("welcome")["seats"])
    lone = browser().sit(made["id"])  # whoever has never been anybody watches freely
    lone.wait("update")
    assert told_of(seat) == [False, False, False]
    home.play_as("Bo")
    watching = home.sit(made["id"])
    assert watching.wait("welcome")["yours"] == []
    seats = [False, False, False]
    while seats != [True, False, False]:
        seats = told_of(seat)
    watching.close()
    again = stranger.sit(made["id"])
    assert [one["shares_device"] for one in again.wait("welcome")["seats"]] == [True, False, False], "it stays told"
    for player in (seat, again, lone):
        player.close()


def test_nor_does_logging_out_hide_whose_browser_it_is(browser: Callable[[], Browser]) -> None:
    home, friend = browser(), browser()
    made = home.table("human", "link")
    friend.post("/api/join", {"code": made["code"]})
    home.post("/api/sessions/log-out", {})
    seat = friend.sit(made["id"])
    watching = home.sit(made["id"])
    assert watching.wait("welcome")["yours"] == []
    seats: list[bool] = []
    while seats != [True, False]:
        seats = told_of(seat)
    for player in (seat, watching):
        player.close()


def test_the_table_is_told_of_two_who_sit_at_it_in_one_browser(browser: Callable[[], Browser]) -> None:
    home, friend = browser(), browser()
    made = home.table("human", "link", "link", form="melee")
    home.add("Bo")
    home.play_as("Bo")
    home.post("/api/join", {"code": made["code"], "name": "Bo"})
    friend.post("/api/join", {"code": made["code"], "name": "Cy"})
    home.sit(made["id"]).close()
    seat = friend.sit(made["id"])
    assert [one["shares_device"] for one in seat.wait("welcome")["seats"]] == [True, True, False]
    seat.close()


def test_it_is_told_over_a_restart(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as server:
        home, friend = Browser(server), Browser(server)
        made = home.table("human", "link")
        friend.post("/api/join", {"code": made["code"]})
        home.add("Bo")
        home.play_as("Bo")
        home.sit(made["id"]).close()
        cookie = friend.cookie()
        for each in (home, friend):
            each.http.close()
    with serving(settings_for(tmp_path)) as server:
        seat = Player(server, made["id"], Cookie=cookie)
        assert [one["shares_device"] for one in seat.wait("welcome")["seats"]] == [True, False]
        seat.close()


def test_a_watcher_from_a_players_browser_gets_what_any_watcher_gets_and_not_sooner(
    browser: Callable[[], Browser], tmp_path: Path
) -> None:
    """Byte for byte: the view, what happened, what is asked; and the delay that the host asked for."""
    delay = 2
    with serving(settings_for(tmp_path, lobby=True, watch_delay=delay)) as server:
        home, friend, nobody = Browser(server), Browser(server), Browser(server)
        made = home.table("human", "link", form="high-form", listed=True, options={"first": 1})
        home.add("Bo")
        friend.post("/api/join", {"code": made["code"]})
        seat = friend.sit(made["id"])
        seat.wait_for_turn()
        home.play_as("Bo")
        kin, stranger = home.sit(made["id"]), nobody.sit(made["id"])
        for watcher in (kin, stranger):
            watcher.wait("update")
        before = time.monotonic()
        seat.act()
        hand = hand_of(seat)
        assert hand, "the player knows a hand that no watcher may learn"
        seen = []
        for watcher in (kin, stranger):
            watcher.wait("update")
            assert time.monotonic() - before >= delay - 0.2
            seen.append([text for text in watcher.received if json_type(text) in ("update", "welcome")])
        assert seen[0] == seen[1]
        assert not any(card in text for text in seen[0] for card in hand)
        for player in (seat, kin, stranger):
            player.close()
        for each in (home, friend, nobody):
            each.http.close()


def json_type(text: str) -> str:
    return text.partition('"type":"')[2].partition('"')[0]


def hand_of(player: Player) -> list[str]:
    """The beings that only the player knows of."""
    cards: list[str] = player.update["view"]["hand"]["beings"]
    return [card for card in cards if "/" in card]


def test_a_face_is_seen_by_everybody_whoever_has_it_meets(browser: Callable[[], Browser]) -> None:
    ada, bo = browser(), browser()
    made = ada.table("human", "link")
    ada.post("/api/household/change", {"name": "Ada", "face": "star"})
    invited = bo.get(f"/api/invitations/{made['code']}")
    assert [(seat["host"], seat["face"]) for seat in invited["seats"]] == [(True, "star"), (False, "")]
    bo.post("/api/join", {"code": made["code"], "name": "Bo"})
    page = ada.sit(made["id"])
    page.wait("welcome")
    bo.post("/api/household/change", {"name": "", "face": "moon"})
    while [seat["face"] for seat in page.wait("presence")["seats"]] != ["star", "moon"]:
        pass
    page.close()
    assert bo.get(f"/api/tables/{made['id']}/seats/0/profile")["face"] == "star"
    assert bo.get("/api/me/data")["face"] == "moon"
    for forged in ("crown", "Star", "../x", "<svg>", 7, None):
        assert bo.refused("/api/household/change", {"name": "Bo", "face": forged})[0] == 400
    assert bo.people()[0]["face"] == "moon"
    bo.post("/api/me/delete", {"really": True})
    assert [seat["face"] for seat in ada.get(f"/api/tables/{made['id']}")["seats"]] == ["star", ""]


def test_faces_outlive_the_server_and_those_of_older_releases_come_along(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as running:
        home = Browser(running)
        home.table("human", "greedy")
        home.post("/api/household/change", {"name": "Ada", "face": "wave"})
        home.add("Bo", "leaf")
        home.http.close()
    old = sqlite3.connect(tmp_path / "ludarium.sqlite3")
    old.executescript("ALTER TABLE identities DROP COLUMN face; UPDATE alembic_version SET version_num = '0011'")
    old.close()
    with serving(settings) as running:
        again = Browser(running)
        again.http.cookies = home.http.cookies
        assert {each["name"]: each["face"] for each in again.people()} == {"Ada": "wave", "Bo": "leaf"}
        again.http.close()
