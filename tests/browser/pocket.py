"""A pocket in a browser: a folder of files behind Python's own server, and the page that plays in it."""

from __future__ import annotations

import functools
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page as BrowserPage

from browser.support import Page

_ASK = """
([method, path, body, type]) => new Promise((resolve, reject) => {
  // As a further tab would: whoever leads answers.
  const channel = new BroadcastChannel("ludarium-pocket");
  const id = `test ${Math.random()}`;
  channel.onmessage = ({ data: { told } }) => {
    if (told?.id !== id) return;
    channel.close();
    resolve([told.status ?? 500, told.body ?? ""]);
  };
  setTimeout(() => reject(new Error(`nobody answered ${path}`)), 60_000);
  channel.postMessage({ wish: { kind: "ask", id, method, path, body, type } });
})
"""


OPEN = "#app > div:not(.unopened)"
"""A screen: until there is one, a sentence for browsers that run no scripts stands in its place, unseen."""


class PocketPage(Page):
    """A page without a server."""

    def open(self, route: str = "") -> None:
        """Go there, and wait for the engine if it does not run yet."""
        self.raw.goto(f"{self.address}/#/{route}")
        self.raw.wait_for_selector(OPEN)

    def reload(self) -> None:
        self.raw.reload()
        self.raw.wait_for_selector(OPEN)

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """What the engine answers this browser, as text."""
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        kind = "text/plain" if isinstance(body, str) else "application/json"
        status, answer = self.raw.evaluate(_ASK, [method, path.removeprefix("/"), text, kind])
        return int(status), str(answer)

    def api(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = self.ask(method, path, body)
        return {"status": status, "body": json.loads(answer) if answer else None}


class Host:
    """A static host: it knows files and nothing else."""

    def __init__(self, folder: Path, before: dict[str, str]) -> None:
        self.before = before
        """What stands before the text of files whose names begin so."""
        host = self

        class Handler(SimpleHTTPRequestHandler):
            def log_message(self, *_: Any) -> None:
                pass

            def do_GET(self) -> None:
                name = self.path.split("?")[0].rsplit("/", 1)[-1]
                code = next((code for start, code in host.before.items() if name.startswith(start)), None)
                if code is None:
                    super().do_GET()
                    return
                text = code.encode() + b"\n" + Path(self.translate_path(self.path)).read_bytes()
                self.send_response(200)
                self.send_header("Content-Type", "text/javascript")
                self.send_header("Content-Length", str(len(text)))
                self.end_headers()
                self.wfile.write(text)

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def stop(self) -> None:
        """Nobody answers there any more."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._server.server_close()
            self._thread.join(20)


@contextmanager
def hosted(folder: Path, **before: str) -> Iterator[Host]:
    host = Host(folder, {name.replace("_", "."): code for name, code in before.items()})
    try:
        yield host
    finally:
        host.stop()


def keep(page: BrowserPage) -> None:
    """Until the browser has kept all files: from now on nothing is fetched."""
    page.evaluate(
        """() => new Promise((resolve, reject) => {
            setTimeout(() => reject(new Error("the files were not kept")), 60_000);
            navigator.serviceWorker.ready.then(() => resolve());
        })"""
    )
