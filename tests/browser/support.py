"""What browser tests share: a page with the verbs of a player, and the clicker that uses only what the page offers."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Playwright, Route, WebSocket
from playwright.sync_api import Page as BrowserPage

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",  # one process for the pages of a context: starting another costs as much as a page
)


QUICK = (*ARGUMENTS, "--js-flags=--no-opt --no-maglev")
"""For tests: no page of theirs lives long enough to earn back the fifth of the time that optimising it costs."""


def launched(playwright: Playwright, arguments: tuple[str, ...] = ARGUMENTS) -> Browser:
    """Debian's Chromium; without the parts that draw a window, where it is installed so: pages open much faster."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    return playwright.chromium.launch(executable_path=program, args=list(arguments))


NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")

CLICKER = """
async ([seed, seconds, stopAfter, until]) => {
  // A small generator of its own, so that a failing game can be played again.
  let state = seed >>> 0 || 1;
  const below = (limit) => {
    state ^= state << 13; state >>>= 0; state ^= state >>> 17; state ^= state << 5; state >>>= 0;
    return state % limit;
  };
  const press = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const offered = () => {
    const dialog = document.querySelector("dialog[open]");
    const root = dialog ?? document;
    const all = [...root.querySelectorAll(
      "[data-legal], [data-option], .direct, [data-task] .claim, .acts button, " +
      ".tray [data-card], .hg [data-card], .pn button[aria-pressed]:first-child, .pn .go, " +
      // Skytear: cards that can be played, effects of the Stack, heroes to draft, the Minion Phase step by step.
      ".pc.can, [data-effect], [data-draft].can, .choosable > .pick, .mp .btn"
    )];
    return all.filter((element) =>
      element.getAttribute("aria-disabled") !== "true" && !element.disabled && !element.matches(".off, .off *"));
  };
  const pause = () => new Promise((done) => setTimeout(done, 12));
  const end = performance.now() + seconds * 1000;
  let clicks = 0;
  while (performance.now() < end) {
    if (document.querySelector('a[href*="/replay/"].btn')) return { over: true, clicks };
    if (until && document.querySelector(until)) return { over: false, clicks };
    if (document.querySelector("[data-behind]")) {
      await pause(); // a press would be in vain
      continue;
    }
    if (stopAfter && clicks >= stopAfter) return { over: false, clicks };
    const choices = offered();
    // Squares are many: every other time something else is pressed, so that cards, flares and skips come up.
    const squares = choices.filter((element) => element.matches("[data-legal]"));
    const others = choices.filter((element) => !element.matches("[data-legal]"));
    const pool = squares.length && (!others.length || below(2)) ? squares : others;
    if (pool.length) {
      press(pool[below(pool.length)]);
      clicks += 1;
    }
    await pause();
  }
  const prompt = document.querySelector(".words")?.textContent ?? document.body.textContent;
  return { over: false, clicks, prompt, offered: offered().length };
}
"""


UNSEEN = """{
  const veil = new CSSStyleSheet();
  veil.replaceSync(":root:not([data-looked-at]) { opacity: 0 }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, veil];
}"""
"""Nobody looks: what is not seen is laid out and can be pressed, but need not be painted, which is much of the work."""

_FRAMES = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
}"""


class Page:
    """A page of the real program. `raw` is Playwright's page."""

    def __init__(self, raw: BrowserPage, address: str) -> None:
        self.raw = raw
        self.address = address
        self.errors: list[str] = []
        raw.on("pageerror", lambda error: self.errors.append(str(error)))

    def open(self, route: str = "") -> None:
        """Go to a route such as "setup/tash-kalar" and wait for the page to draw it."""
        self.raw.goto(f"{self.address}/#/{route}")
        self.raw.wait_for_selector("#app > div, #app > main")

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as this browser does, with its own identity; no page has to be open for it."""
        headers = {"X-Ludarium": "1", "Content-Type": "text/plain" if isinstance(body, str) else "application/json"}
        answer = self.raw.context.request.fetch(self.address + path, method=method, headers=headers, data=body)
        return {"status": answer.status, "body": answer.json()}

    def make_table(self, form: str, *seats: str, game: str = "tash-kalar", **more: Any) -> dict[str, Any]:
        """A table made by this browser; seats are `human`, `link` or the name of a bot."""
        wishes: list[dict[str, str]] = []
        for seat, name in zip(seats, NAMES, strict=False):
            match seat:
                case "human":
                    wishes.append({"kind": "human", "name": name})
                case "link":
                    wishes.append({"kind": "link"})
                case bot:
                    wishes.append({"kind": "bot", "bot": bot, "name": f"Bot {len(wishes) + 1}"})
        answer = self.api("POST", "/api/tables", {"game": game, "form": form, "seats": wishes, **more})
        assert answer["status"] == 201, answer
        made: dict[str, Any] = answer["body"]
        return made

    def play(self, form: str, *seats: str, game: str = "tash-kalar", **more: Any) -> str:
        """Make a table and sit down at it; its id."""
        made = self.make_table(form, *seats, game=game, **more)
        self.open(f"table/{made['id']}")
        self.raw.wait_for_selector("[role=gridcell], [data-draft], .db, .ho, .secret")
        return str(made["id"])

    def click_on(self, seed: int = 1, seconds: float = 120, stop_after: int = 0, until: str = "") -> dict[str, Any]:
        """Let the random clicker play until it is over, the clicks are used up, something shows, or time is up."""
        self.raw.set_default_timeout((seconds + 10) * 1000)
        result: dict[str, Any] = self.raw.evaluate(CLICKER, [seed, seconds, stop_after, until])
        assert not self.errors, self.errors
        return result

    def click_to_the_end(self, seed: int = 1, seconds: float = 120) -> int:
        """Play the game to its end; how many clicks it took."""
        result = self.click_on(seed, seconds)
        assert result["over"], f"the game did not end: {result}"
        return int(result["clicks"])

    @property
    def prompt(self) -> str:
        """The question in the prompt bar."""
        return self.raw.locator(".words b").first.inner_text()

    def whole_hint(self) -> None:
        """Ask on until the hint tells the move."""
        hint = self.raw.locator(".hint[data-hint-step]")
        hint.wait_for()
        for _ in range(2):
            if hint.get_attribute("data-hint-step") != "3":
                hint.locator(".btn").first.click()
        self.raw.locator('.hint[data-hint-step="3"]').wait_for()

    # -- the verbs of a player

    def wait_for_turn(self) -> None:
        """Until this seat is asked something, and what was answered before has come back."""
        self.raw.wait_for_selector("body:not(:has([data-behind])) .prompt.mine")

    def wait_for_answer(self) -> None:
        """Until the page shows what came of the last answer: while that is on its way, most presses are in vain."""
        self.raw.wait_for_selector("[data-behind]", state="detached")

    @property
    def is_behind(self) -> bool:
        """Whether an answer is on its way, or the table has moved on from what is drawn."""
        return bool(self.raw.locator("[data-behind]").count())

    def settle(self) -> None:
        """Until what was measured is drawn: sizes are noticed with a frame, and change what the next one shows."""
        self.raw.evaluate(_FRAMES)

    def look(self) -> None:
        """From here until the page is left everything is painted: for those who judge colours."""
        self.raw.evaluate("document.documentElement.dataset.lookedAt = ''")

    def still(self, found: Callable[[], list[str]], seconds: float = 5) -> list[str]:
        """What is wrong with the page, after it had the time to come to rest."""
        end = time.monotonic() + seconds
        while (wrong := found()) and time.monotonic() < end:
            self.raw.wait_for_timeout(50)
        return wrong

    def resize(self, width: int, height: int) -> None:
        """Another size of the window, which the page has taken in."""
        self.raw.set_viewport_size({"width": width, "height": height})
        # On a phone a page that is too wide is shown smaller, and its window is higher.
        self.wait(
            f"document.documentElement.clientWidth === {width} && (innerHeight === {height} || innerWidth !== {width})"
        )
        self.settle()

    def square(self, name: str) -> Locator:
        return self.raw.locator(f'[role=gridcell][data-name="{name}"]')

    def card(self, card: str) -> Locator:
        return self.raw.locator(f'.hg [data-card="{card}"], .hr [data-card="{card}"]').first

    @property
    def hand(self) -> list[str]:
        """The ids of the cards held, as far as the page shows any."""
        cards = self.raw.locator(".hg [data-card], .hr [data-card]")
        return [str(card) for card in cards.evaluate_all("cards => cards.map((card) => card.dataset.card)")]

    @property
    def pieces(self) -> list[str]:
        """What stands where, as it is drawn: piece and place, sorted."""
        stones = self.raw.locator(".arena .pc")
        drawn = stones.evaluate_all(
            "all => all.map((stone) => `${stone.querySelector('use').getAttribute('href')} ${stone.style.transform}`)"
        )
        return sorted(drawn)

    def join(self, code: str) -> None:
        """Take the seat that a link offers, on the link's own screen: the first page has a button of that name, too."""
        self.raw.goto(f"{self.address}/#/join/{code}")
        self.raw.get_by_label("Code of the table").wait_for()
        self.press_button("Join")

    def press_button(self, name: str | re.Pattern[str]) -> None:
        self.raw.get_by_role("button", name=name).first.click()

    def choose_from_menu(self, name: str) -> None:
        self.raw.get_by_role("button", name="Menu").click()
        self.raw.locator(".menu .list .item", has_text=name).click()

    def place(self, square: str) -> None:
        """Place a common piece, and see it there."""
        self.wait_for_turn()
        before = len(self.pieces)
        self.raw.locator(".acts button", has_text="Place a common").click()  # a line of the engine may say the same
        self.square(square).click()
        self.wait(f"document.querySelectorAll('.arena .pc').length > {before}")

    def end_turn(self) -> None:
        self.raw.locator(".acts .btn.primary", has_text="End turn").click()

    def wait(self, condition: str, seconds: float = 20) -> None:
        """Until a condition of the page holds; a page that broke is not waited for.

        Asked from here: the page's own policy lets no string be run as a script inside it.
        """
        self.wait_until(lambda: self.raw.evaluate(f"() => Boolean({condition})"), condition, seconds)

    def wait_until(self, is_so: Callable[[], bool], what: str = "", seconds: float = 20) -> None:
        end = time.monotonic() + seconds
        while not is_so():
            assert not self.errors, self.errors
            assert time.monotonic() < end, f"did not come true: {what}"
            self.raw.wait_for_timeout(30)


class Heard:
    """Everything the server told a page over its sockets."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    @property
    def views(self) -> list[dict[str, Any]]:
        """The views of the game among it, also those of previews."""
        return [message["view"] for message in self.messages if message.get("view")]

    @property
    def number(self) -> int:
        """How many entries the table had at the last update."""
        return max((message["number"] for message in self.messages if message["type"] == "update"), default=0)


def shows(route: str, shown: str) -> Callable[[Page], None]:
    """Opens a screen and waits until the main thing on it is there."""

    def show(page: Page) -> None:
        page.open(route)
        page.raw.wait_for_selector(shown)

    return show


def hear(page: Page) -> Heard:
    """Listen in on a page from now on."""
    heard = Heard()

    def plugged(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.messages.append(json.loads(frame)))

    page.raw.on("websocket", plugged)
    return heard


def held(page: Page, path: str) -> Callable[[], None]:
    """Requests to there wait until they are let go."""
    waiting: list[Route] = []
    open_now = False

    def ask(route: Route) -> None:
        if open_now:
            route.continue_()
        else:
            waiting.append(route)

    def let_go() -> None:
        nonlocal open_now
        open_now = True
        for route in waiting:
            route.continue_()

    page.raw.route(re.compile(path), ask)
    return let_go
