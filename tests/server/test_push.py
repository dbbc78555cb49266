"""Notes to closed pages: they reach the right browsers, say nothing secret, and no request ever goes inwards."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import stat
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid
from sqlalchemy import select, update

from house.evening import Guest, Watch
from ludarium.house import seats
from ludarium.house.customs import Customs
from ludarium.house.house import House
from ludarium.house.memory import MemoryStore
from ludarium.house.messages import ClockSettings
from ludarium.house.messenger import Note
from ludarium.house.notes import Notes
from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable, PushWish, SeatWish
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.server import schema
from ludarium.server.app import create_app
from ludarium.server.courier import Courier, Inward, Undelivered
from ludarium.server.identities import Session
from ludarium.server.pushing import FAILURES, FILE, payload
from ludarium.server.service import Service
from server.push_service import NAME, PUBLIC, Browser, PushService
from server.support import Person, Server, running_app, settings_for, until

INWARD_ADDRESSES = (
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "192.0.0.8", "192.0.2.1", "192.88.99.1", "198.18.0.1", "198.51.100.1", "203.0.113.9", "224.0.0.1",
    "239.255.255.250", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::8.8.8.8",
    "64:ff9b::8.8.8.8", "64:ff9b::a00:1", "64:ff9b:1::1", "100::1", "2001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:10::1", "2001:20::1", "2001:db8::1", "2002:7f00:1::1", "2002:a00:1::", "3fff::1", "fc00::1", "fd12:3456::1",
    "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "ff0e::1", "5f00::1", "2606:4700::1111%lo",
)  # fmt: skip
INWARD_URLS = (
    "http://push.example.net/a", "ftp://push.example.net/a", "push.example.net/a", "//push.example.net/a", "",
    "https://", "https:///a", "https://localhost/a", "https://localhost./a", "https://router/a", "https://127.0.0.1/a",
    "https://[::1]/a", "https://[::ffff:127.0.0.1]/a", "https://2130706433/a", "https://0x7f.1/a", "https://0177.0.0.1/",
    "https://127.1/a", "https://8.8.8.8/a", "https://user@push.example.net/a", "https://a:b@push.example.net/a",
    "https://push.example.net:8443/a", "https://push.example.net:80/a", "https://push.example.net:99999/a",
    "https://push.example.net/a#b", "https://push.example.net\\@127.0.0.1/", "https://push.example.net/a b",
    "https://push.example.net/a\r\nHost: 127.0.0.1", "https://push.example.net/\u00e9", "https://push.exampl\u0435.net/a",
    "https://-push.example.net/a", "https://push..example.net/a", "https://push.example.net./a",
    "https://push.example.1/a", "javascript:alert(1)", "file:///etc/passwd", "https://push.example.net/" + "a" * 1100,
    "HTTPS://127.0.0.1/", "https://%31%32%37.0.0.1/a",
)  # fmt: skip


# ---- where requests may go


@pytest.mark.parametrize("address", INWARD_ADDRESSES)
def test_no_name_leads_inwards(address: str) -> None:
    service = PushService()
    service.names[NAME] = (address,)
    with pytest.raises(Inward):
        asyncio.run(service.courier().post(f"https://{NAME}/a", (), b""))
    assert not service.connected


@pytest.mark.parametrize("url", INWARD_URLS)
def test_what_is_no_plain_public_address_is_not_even_resolved(url: str) -> None:
    service = PushService()
    with pytest.raises(Inward):
        asyncio.run(service.courier().post(url, (), b""))
    assert not service.connected
    assert not service.resolved


def test_of_several_addresses_only_public_ones_are_gone_to() -> None:
    service = PushService()
    service.names[NAME] = ("10.0.0.1", "::1", "2606:4700::6810:84e5", PUBLIC)
    assert asyncio.run(service.courier().post(f"https://{NAME}/a?b", (), b"x")) == 201
    assert service.connected == ["2606:4700::6810:84e5"]
    assert service.sent[0].target == "/a?b"
    assert service.sent[0].headers["host"] == service.sent[0].name == NAME


def test_a_name_that_means_another_machine_a_moment_later_leads_nowhere() -> None:
    """Each check resolves once, and the address that was looked at is the one that is connected to."""
    service = PushService()
    answers = iter([(PUBLIC,), ("127.0.0.1",), (PUBLIC,), ("169.254.169.254",)])
    service.names[NAME] = lambda: next(answers)

    async def go() -> None:
        courier = service.courier()
        await courier.check(f"https://{NAME}/a")
        with pytest.raises(Inward):
            await courier.post(f"https://{NAME}/a", (), b"")
        assert await courier.post(f"https://{NAME}/a", (), b"") == 201

    asyncio.run(go())
    assert service.connected == [PUBLIC]
    assert len(service.resolved) == 3


def test_this_server_and_its_neighbours_are_inward_too() -> None:
    service = PushService()
    own = service.courier(own_names=("Push.Example.Net",))
    with pytest.raises(Inward):
        asyncio.run(own.check(f"https://{NAME}/a"))
    courier = service.courier(own_addresses=lambda: (PUBLIC, "2606:4700:1:2:aaaa::1"))
    for address in (PUBLIC, "2606:4700:1:2::99"):
        service.names[NAME] = (address,)
        with pytest.raises(Inward):
            asyncio.run(courier.check(f"https://{NAME}/a"))
    service.names[NAME] = ("2606:4700:1:3::99",)
    asyncio.run(courier.check(f"https://{NAME}/a"))


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_nobody_is_followed(status: int) -> None:
    service = PushService()
    service.statuses["/a"] = status
    assert asyncio.run(service.courier().post(f"https://{NAME}/a", (), b"")) == status
    assert service.connected == [PUBLIC]


@pytest.mark.parametrize(
    "answer", [b"HTTP/1.1 200 " + b"x" * 40_000, b"\0" * 100, b"", b"HTTP/1.1 100 -\r\n\r\n" * 2000]
)
def test_answers_that_are_none_or_too_long_are_left(answer: bytes) -> None:
    service = PushService()
    service.answer = answer or b"\r\n"
    with pytest.raises(Undelivered):
        asyncio.run(service.courier().post(f"https://{NAME}/a", (), b""))


def test_nobody_is_waited_for_long() -> None:
    service = PushService()
    service.silent = True
    with pytest.raises(Undelivered):
        asyncio.run(service.courier(seconds=0.05).post(f"https://{NAME}/a", (), b""))


# ---- who is told


class Told:
    """A server with a public address and no network, its push service, and somebody with a browser."""

    def __init__(self, service: Service, push: PushService) -> None:
        self.service = service
        self.push = push

    async def person(self, *browsers: Browser, language: str = "en") -> Session:
        _, session = await self.service.identities.make("")
        for browser in browsers:
            await self.service.push.keep(session, PushWish(**browser.wish(language)))
        return session

    async def tell(self, session: Session, note: Note) -> None:
        before = self._done
        self.service.push.tell(session.identity, note)
        await until(lambda: self._done > before)

    @property
    def _done(self) -> float:
        metrics = self.service.metrics
        return metrics.value("notes_sent_total") + metrics.value("notes_failed_total")


@asynccontextmanager
async def told(folder: Path, **changes: Any) -> AsyncIterator[Told]:
    push = PushService()
    changes = {"public_url": "https://games.example/", "push_seconds": 0.0, "store_seconds": 30.0, **changes}
    service = Service(settings_for(folder, **changes), push.courier())
    await service.start()
    try:
        yield Told(service, push)
    finally:
        await service.stop()


def note(table: str = "T1", kind: Any = "turn", name: str = "Mira", left: int | None = 7_200_000) -> Note:
    return Note(kind, table, "Skytear", name, left)


def test_a_note_reaches_the_browser_encrypted_and_signed(tmp_path: Path) -> None:
    browser = Browser()

    async def go() -> None:
        async with told(tmp_path) as here:
            await here.tell(await here.person(browser, language="pl"), note())
            sent = here.push.sent[0]
            assert (sent.address, sent.target) == (PUBLIC, "/send/one")
            shown = browser.read(sent.body)
            assert shown == {
                "title": "Mira: ruch wykonany",
                "body": "Skytear. zosta\u0142o 2 h.",
                "tag": "T1",
                "address": "#/table/T1",
                "lang": "pl",
            }
            assert b"Mira" not in sent.body
            assert sent.headers["ttl"] == "7200"
            assert sent.headers["content-encoding"] == "aes128gcm"
            assert len(sent.headers["topic"]) == 32
            assert Vapid.verify(sent.headers["authorization"])
            claims = sent.headers["authorization"].partition("t=")[2].split(".")[1]
            read = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
            assert (read["aud"], read["sub"]) == (f"https://{NAME}", "https://games.example")
            assert (await here.service.push.offer()) in sent.headers["authorization"]

    asyncio.run(go())


def test_all_notes_are_of_one_length_on_the_way(tmp_path: Path) -> None:
    lengths = {
        len(payload(each, language))
        for language in ("en", "pl", "fr")
        for each in (
            note(),
            note(kind="low", name=""),
            note(kind="rematch", name="\u017b" * 40),
            note(name="", left=None),
        )
    }
    assert len(lengths) == 1 or max(lengths) - min(lengths) < 100


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    async def go() -> tuple[str, str]:
        async with told(tmp_path) as here:
            assert not (tmp_path / FILE).exists()
            first = await here.service.push.offer()
        async with told(tmp_path) as here:
            return first, await here.service.push.offer()

    first, second = asyncio.run(go())
    assert first == second
    assert len(base64.urlsafe_b64decode(first + "=")) == 65
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600


@pytest.mark.parametrize("public", ["", "http://games.example/"])
def test_without_a_public_https_address_nothing_is_offered_or_sent(tmp_path: Path, public: str) -> None:
    async def go() -> None:
        async with told(tmp_path, public_url=public) as here:
            assert await here.service.push.offer() == ""
            with pytest.raises(Refuse):
                await here.person(Browser())
            assert here.service.messenger is not here.service.push
            assert not (tmp_path / FILE).exists()

    asyncio.run(go())


@pytest.mark.parametrize("status", [404, 410])
def test_an_endpoint_that_is_gone_is_forgotten_at_once(tmp_path: Path, status: int) -> None:
    async def go() -> None:
        async with told(tmp_path) as here:
            here.push.statuses["/send/one"] = status
            person = await here.person(Browser("one"), Browser("two"))
            await here.tell(person, note())
            await until(lambda: len(here.push.sent) == 2)
            left = await here.service.store.pushes_of(person.identity)
            assert [row.endpoint[-3:] for row in left] == ["two"]

    asyncio.run(go())


@pytest.mark.parametrize("fault", ["500", "302", "connect", "name"])
def test_an_endpoint_that_fails_again_and_again_is_forgotten(tmp_path: Path, fault: str) -> None:
    async def go() -> None:
        async with told(tmp_path) as here:
            person = await here.person(Browser())
            await here.tell(person, note())
            match fault:
                case "connect":
                    here.push.answer = b"\0"
                case "name":
                    del here.push.names[NAME]
                case _:
                    here.push.statuses["/send/one"] = int(fault)
            for _ in range(FAILURES - 1):
                await here.tell(person, note())
            here.push.answer, here.push.names[NAME] = None, (PUBLIC,)
            here.push.statuses.clear()
            await here.tell(person, note())
            [row] = await here.service.store.pushes_of(person.identity)
            assert row.failures == 0, "one that was taken makes up for those that were not"
            here.push.statuses["/send/one"] = 503
            for _ in range(FAILURES):
                await here.tell(person, note())
            assert not await here.service.store.pushes_of(person.identity)

    asyncio.run(go())


def test_an_endpoint_that_points_inwards_by_now_is_forgotten(tmp_path: Path) -> None:
    async def go() -> None:
        async with told(tmp_path) as here:
            person = await here.person(Browser())
            here.push.names[NAME] = ("192.168.0.1",)
            await here.tell(person, note())
            assert not here.push.connected
            assert not await here.service.store.pushes_of(person.identity)

    asyncio.run(go())


def test_a_log_out_a_lapsed_session_and_another_person_end_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with told(tmp_path) as here:
            service, browser = here.service, Browser()
            ada = await here.person(browser)
            await service.identities.renewed(Session(ada.hash, ada.identity, 0, 0))
            [row] = await service.store.pushes_of(ada.identity)
            assert row.session != ada.hash, "the same browser is known by its new token"
            bo = await here.person(browser)
            assert not await service.store.pushes_of(ada.identity), "a browser tells one person"
            await here.tell(bo, note())
            await service.log_out(bo, "", False)
            assert not await service.store.pushes_of(bo.identity)
            cem = await here.person(browser)
            tokens = schema.tokens
            async with service.store.engine.begin() as connection:
                await connection.execute(update(tokens).where(tokens.c.hash == cem.hash).values(seen=0))
            service.push.tell(cem.identity, note())
            await until(lambda: not service.push._queue.qsize() and not service.push._due)
            await asyncio.sleep(0.1)
            assert not await service.store.pushes_of(cem.identity)
            assert len(here.push.sent) == 1

    asyncio.run(go())


def test_a_person_has_so_many_browsers_and_no_more(tmp_path: Path) -> None:
    async def go() -> None:
        async with told(tmp_path) as here:
            person = await here.person(*(Browser(str(number)) for number in range(14)))
            assert len(await here.service.store.pushes_of(person.identity)) == 10

    asyncio.run(go())


def test_a_queue_that_is_full_takes_no_more_and_a_newer_note_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    async def go() -> None:
        async with told(tmp_path, push_seconds=60.0) as here:
            push = here.service.push
            for number in range(2_500):
                push.tell("ada", note(f"T{number}"))
            assert here.service.metrics.value("notes_dropped_total") == 500
            push.tell("ada", note("T1"))
            assert here.service.metrics.value("notes_dropped_total") == 500
            for number in range(2_500):
                push.withdraw("ada", f"T{number}")
            assert not push._due

    asyncio.run(go())


def test_what_is_withdrawn_while_the_store_is_asked_is_not_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody answers and closes the page while the note about it is on its way already."""

    async def go() -> None:
        async with told(tmp_path) as here:
            browser = Browser()
            person = await here.person(browser)
            asked, answer = asyncio.Event(), asyncio.Event()
            pushes_of = here.service.store.pushes_of

            async def slow(identity: str) -> Any:
                asked.set()
                await answer.wait()
                return await pushes_of(identity)

            monkeypatch.setattr(here.service.store, "pushes_of", slow)
            here.service.push.tell(person.identity, note("T1"))
            await asked.wait()
            here.service.push.withdraw(person.identity, "T1")
            answer.set()
            await here.tell(person, note("T2"))
            [sent] = here.push.sent
            assert browser.read(sent.body)["tag"] == "T2"
            await until(lambda: not here.service.push._due)

    asyncio.run(go())


# ---- over the wire


@pytest.fixture(scope="module")
def push() -> PushService:
    return PushService()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, push: PushService) -> Iterator[Server]:
    settings = settings_for(
        tmp_path_factory.mktemp("push"),
        public_url="https://games.example/",
        push_seconds=0.2,
        store_seconds=30.0,
        hosts=("127.0.0.1",),
    )
    with running_app(create_app(settings, push.courier(own_names=("games.example",)))) as running:
        yield running


@pytest.fixture
def people(server: Server) -> Iterator[tuple[Person, Person]]:
    found = Person(server), Person(server)
    yield found
    for person in found:
        person.close()


def test_a_move_by_days_tells_whoever_is_asked_and_has_no_page_open(
    server: Server, push: PushService, people: tuple[Person, Person]
) -> None:
    browsers = [Browser("ada"), Browser("bo")]
    for person, browser in zip(people, browsers, strict=True):
        assert person.post("/api/push", browser.wish("fr")).status_code == 204
    ada, bo = people
    assert ada.get("/api/push").json()["key"]
    made = ada.table("human", "link", clock={"days": 1})
    bo.join(made["code"], name="Bo")
    _until(lambda: len(push.sent) == 1)  # the deal asks somebody, and nobody has the page open
    push.sent.clear()
    players = [ada.sit(made["id"]), bo.sit(made["id"])]
    for player in players:
        player.wait("update")
    asked = 0 if players[0].decision else 1

    # Both have the page open: it tells by itself.
    while players[asked].decision:
        players[asked].act()
    players[1 - asked].wait_for_turn()
    players[asked].close()
    while players[1 - asked].decision:
        players[1 - asked].act()
    players[1 - asked].close()
    _until(lambda: len(push.sent) == 1)
    shown = browsers[asked].read(push.sent[0].body)
    assert shown["title"] == ("Bo a jou\u00e9" if asked == 0 else shown["title"])
    assert (shown["tag"], shown["lang"]) == (made["id"], "fr")
    assert "Tash-Kalar" in shown["body"]
    assert "j" in shown["body"] or "h" in shown["body"]


def _until(done: Any) -> None:
    asyncio.run(until(done))


@pytest.mark.parametrize("url", [*INWARD_URLS[:12], "https://games.example/x", "https://nowhere.example.net/x"])
def test_an_endpoint_that_points_inwards_is_refused_in_one_sentence(
    server: Server, people: tuple[Person, Person], url: str
) -> None:
    ada, _ = people
    answer = ada.post("/api/push", {**Browser().wish(), "endpoint": url})
    assert answer.status_code == 422
    assert answer.json()["key"] == "error-bad-push"
    assert ada.get("/api/me/data").json()["told"] == []


@pytest.mark.parametrize(
    "change",
    [{"key": "AAAA"}, {"key": "B" * 87}, {"auth": "AAAA"}, {"key": "\u00e9" * 87}, {"auth": "!" * 22}],
)
def test_keys_that_are_none_are_refused(people: tuple[Person, Person], change: dict[str, str]) -> None:
    ada, _ = people
    answer = ada.post("/api/push", {**Browser().wish(), **change})
    assert answer.status_code == 422
    assert answer.json()["key"] == "error-bad-push"


def test_wishes_are_exported_stopped_and_deleted(people: tuple[Person, Person]) -> None:
    ada, bo = people
    browser, other = Browser("a"), Browser("b")
    for each in (browser, other):
        assert ada.post("/api/push", each.wish()).status_code == 204
    kept = ada.get("/api/me/data").json()["told"]
    assert {each["endpoint"] for each in kept} == {browser.endpoint, other.endpoint}
    assert bo.post("/api/push/stop", {"endpoint": browser.endpoint}).status_code == 204
    assert len(ada.get("/api/me/data").json()["told"]) == 2, "nobody stops what is not theirs"
    assert ada.post("/api/push/stop", {"endpoint": browser.endpoint}).status_code == 204
    assert len(ada.get("/api/me/data").json()["told"]) == 1
    identity = ada.server.do(_owner_of(ada.server.service, other.endpoint))
    assert ada.post("/api/me/delete", {"really": True}).status_code == 200
    assert ada.server.do(ada.server.service.store.pushes_of(identity)) == []


async def _owner_of(service: Service, endpoint: str) -> str:
    pushes = schema.pushes
    [row] = await service.store.rows(select(pushes).where(pushes.c.endpoint == endpoint))
    return str(row["identity"])


# ---- and nothing secret (REL-70)


class Heard:
    """A messenger that keeps what it is given."""

    def __init__(self) -> None:
        self.notes: list[tuple[str, Note]] = []

    def tell(self, identity: str, note: Note) -> None:
        self.notes.append((identity, note))

    def withdraw(self, identity: str, table: str) -> None:
        self.notes = [each for each in self.notes if (each[0], each[1].table) != (identity, table)]

    @property
    def bytes(self) -> list[bytes]:
        return [payload(note, language) for _, note in self.notes for language in ("en", "pl", "fr")]


@pytest.mark.parametrize(
    ("game", "form"),
    [("tash-kalar", "duel"), ("tash-kalar", "high-form"), ("skytear", "first-battle"), ("fateforge", "combat")],
)
def test_twins_are_told_the_same_at_the_same_time(game: str, form: str) -> None:
    async def go() -> tuple[int, int]:
        watch, compared, different = Watch(), 0, 0
        house = House(MemoryStore(), customs=Customs(window_seconds=0.0), time=watch)
        await house.start()
        wish = CreateTable(game, form, (SeatWish("human", "Ada"), SeatWish("link")), clock=ClockSettings(days=2))
        made = await house.create_table(wish, "ada")
        room = await house.invited_to(made.code)
        async with room.entered() as match:
            await seats.join(room, match, "bo", "Bo", None, "", made.code)
        source = random.Random(form)
        guests = Guest(room, "ada"), Guest(room, "bo")
        for guest in guests:
            await guest.come()
        for step in range(40):
            asked = next((guest for guest in guests if guest.is_asked), None)
            assert asked is not None
            await asked.act(source.randrange(1000))
            if step % 4:
                continue
            async with room.entered() as match:
                table = match.table
                assert table is not None
                real = table.position
                if real.over:
                    break
                for hours in (0, 37):
                    watch.seconds += hours * 3600
                    heard = []
                    for viewer in (None, 0, 1):
                        twin = real if viewer is None else real.determinised(viewer, KeyedChance(seed_of(step)))
                        different += twin.base != real.base
                        table.position = twin
                        messenger = Heard()
                        Notes(messenger).look(match, room.waiting)
                        heard.append(messenger.bytes)
                    table.position = real
                    assert heard[0] == heard[1] == heard[2]
                    compared += len(heard[0])
                    watch.seconds -= hours * 3600
        await house.stop()
        return compared, different

    compared, different = asyncio.run(go())
    assert compared > 30
    assert different > 5, "twins that are the same prove nothing"


def test_a_courier_without_arguments_is_the_real_one() -> None:
    with pytest.raises(Inward):
        asyncio.run(Courier().check("https://localhost/"))
