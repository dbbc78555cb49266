"""Notes while the page is closed: asked for once, shown by the service worker, and put away with the session.

No push service can be reached here: the page's `subscribe` is a stand-in, and what would come from one is delivered by
the browser's own tools.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from sqlalchemy import select

from browser.conftest import NewPage
from ludarium.server import schema
from ludarium.server.app import create_app
from server.push_service import Browser as Subscriber
from server.push_service import PushService
from server.support import Server, running_app, settings_for

pytestmark = pytest.mark.browser

WITH_WORKERS = {"service_workers": "allow", "permissions": ["notifications"]}
SUBSCRIBE = """
Object.defineProperty(Notification, "permission", {get: () => "granted"});
Notification.requestPermission = async () => "granted";
window.made = null;
PushManager.prototype.getSubscription = async () => window.made;
PushManager.prototype.subscribe = async ({applicationServerKey}) => window.made = {
  endpoint: WISH.endpoint,
  options: {applicationServerKey: Uint8Array.from(
    atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0)).buffer},
  toJSON: () => ({endpoint: WISH.endpoint, keys: {p256dh: WISH.key, auth: WISH.auth}}),
  unsubscribe: async () => { window.made = null; return true; },
};
"""


@pytest.fixture(scope="module")
def push() -> PushService:
    return PushService()


@pytest.fixture(scope="module")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory, push: PushService) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("browser")
    settings = settings_for(
        folder, web=built, public_url="https://games.example/", push_seconds=0.1, hosts=("127.0.0.1",)
    )
    with running_app(create_app(settings, push.courier())) as running:
        yield running


def test_notes_are_asked_for_shown_and_put_away(new_page: NewPage, server: Server, push: PushService) -> None:
    subscriber = Subscriber("page")
    page = new_page(address=server.address, context=WITH_WORKERS, fresh=True)
    page.raw.add_init_script(SUBSCRIBE.replace("WISH", json.dumps(subscriber.wish())))
    made = page.make_table("duel", "human", "random")
    page.open("settings")
    page.raw.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.raw.get_by_role("switch", name="Tell me when it is my turn").click()
    expect(page.raw.get_by_text("even with the page closed")).to_be_visible()
    [kept] = page.api("GET", "/api/me/data")["body"]["told"]
    assert (kept["endpoint"], kept["language"]) == (subscriber.endpoint, "en")

    # What a push service would deliver is shown, unless a page is in sight.
    tools = page.raw.context.new_cdp_session(page.raw)
    found: list[str] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(
        each["registrationId"] for each in told["registrations"] if not each["isDeleted"]))  # fmt: skip
    tools.send("ServiceWorker.enable")
    address = f"#/table/{made['id']}"
    note = {"title": "It is your turn", "body": "Tash-Kalar. 6 h left.", "tag": "T", "address": address, "lang": "en"}

    def deliver() -> None:
        while not found:
            page.raw.wait_for_timeout(50)
        sent = {"origin": server.address, "registrationId": found[0], "data": json.dumps(note)}
        tools.send("ServiceWorker.deliverPushMessage", sent)

    [worker] = page.raw.context.service_workers
    worker.evaluate("""() => {
      self.shown = [];
      self.registration.showNotification = async (title, options) => void self.shown.push([title, options]);
    }""")
    deliver()
    page.raw.wait_for_timeout(500)
    assert worker.evaluate("() => self.shown") == [], "a page in sight tells by itself"
    worker.evaluate("() => { self.clients.matchAll = async () => [{visibilityState: 'hidden'}]; }")
    deliver()
    shown = worker.evaluate(
        "async () => { while (!self.shown.length) await new Promise(setTimeout); return self.shown; }"
    )
    assert [(title, options["tag"], options["data"]) for title, options in shown] == [
        ("It is your turn", "T", {"address": address})
    ]

    # Pressed, it leads a page that is open to the table.
    worker.evaluate("""(address) => {
      delete self.clients.matchAll;
      self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"),
        {notification: {close() {}, data: {address}}}));
    }""", address)  # fmt: skip
    page.raw.wait_for_url(f"**/{address}")
    page.open("settings")

    # A log-out ends it on both sides.
    page.raw.get_by_role("button", name="Log out").first.click()
    page.raw.get_by_role("dialog").get_by_role("button", name="Log out").click()
    expect(page.raw.get_by_role("switch", name="Tell me when it is my turn")).to_have_attribute("aria-checked", "false")
    assert page.raw.evaluate("window.made === null")
    assert server.do(server.service.store.rows(select(schema.pushes))) == []


@pytest.mark.long
def test_a_row_of_the_settings_turns_notes_about_the_other_ones_move_on_and_off(
    new_page: NewPage, server: Server, push: PushService
) -> None:
    subscriber = Subscriber("two")
    ada = new_page(address=server.address, context=WITH_WORKERS, fresh=True)
    ada.raw.add_init_script(SUBSCRIBE.replace("WISH", json.dumps(subscriber.wish())))
    bo = new_page(address=server.address, name="Bo")
    made = ada.make_table("high-form", "human", "link", clock={"days": 3}, options={"first": 1})
    assert bo.api("POST", "/api/join", {"code": made["code"], "name": "Bo"})["status"] == 200
    ada.open("settings")
    ada.raw.evaluate("navigator.serviceWorker.ready.then(() => true)")
    row = ada.raw.get_by_role("switch", name="Tell me when it is my turn")
    row.click()
    expect(row).to_have_attribute("aria-checked", "true")
    expect(ada.raw.get_by_text("even with the page closed")).to_be_visible()
    ada.raw.reload()
    expect(row).to_have_attribute("aria-checked", "true")

    bo.open(f"table/{made['id']}")
    bo.place("d2")
    bo.end_turn()

    def mine() -> list[dict[str, str]]:
        return [subscriber.read(each.body) for each in push.sent if each.target == "/send/two"]

    ada.wait_until(lambda: bool(mine()))
    [note] = mine()
    assert "Bo" in note["title"] + note["body"]
    assert made["id"] in note["address"]

    row.click()
    expect(row).to_have_attribute("aria-checked", "false")
    ada.wait_until(lambda: ada.api("GET", "/api/me/data")["body"]["told"] == [])
    assert ada.raw.evaluate("window.made === null")
    ada.raw.reload()
    expect(row).to_have_attribute("aria-checked", "false")


@pytest.mark.long
def test_notes_that_the_browser_refuses_stay_off_and_it_is_said_why(new_page: NewPage, server: Server) -> None:
    page = new_page(address=server.address)
    page.raw.add_init_script(
        'Notification.requestPermission = async () => "denied";'
        'Object.defineProperty(Notification, "permission", {get: () => "denied"});'
    )
    page.open("settings")
    row = page.raw.get_by_role("switch", name="Tell me when it is my turn")
    row.click()
    expect(page.raw.locator(".toast")).to_contain_text("Your browser does not allow")
    expect(row).to_have_attribute("aria-checked", "false")
