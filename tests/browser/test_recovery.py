"""The program is killed in mid-game and started again; the page comes back by itself and nothing is lost."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage

pytestmark = pytest.mark.browser


class Program:
    """`ludarium play`, started and killed as often as wanted, always on one port and one data folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = "import sys; from ludarium.cli import main; sys.exit(main())"
        options = ["play", "--no-browser", "--port", str(self._port), "--data", str(self._folder)]
        self._process = subprocess.Popen(
            [sys.executable, "-c", command, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        assert any("listens" in line for line in self._process.stdout), "the program ended before it listened"

    def kill(self) -> None:
        """Without a last word, and its workers with it."""
        process, self._process = self._process, None
        if process is not None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(10)
            assert process.stdout is not None
            process.stdout.close()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    made = Program(tmp_path)
    made.start()
    yield made
    made.kill()


def test_page_recovers_from_a_killed_server(program: Program, new_page: NewPage) -> None:
    page = new_page(address=program.address)
    page.play("high-form", "human", "human", options={"first": 0, "schools": ["northern", "southern"]})
    page.place("e5")
    hand, pieces, log = page.hand, page.pieces, page.raw.locator(".log").inner_text()

    program.kill()
    expect(page.raw.locator(".prompt.lost")).to_be_visible()
    page.square("d4").click()  # nobody answers, nothing breaks
    program.start()

    expect(page.raw.locator(".prompt.lost")).to_be_hidden(timeout=40_000)
    page.wait_for_turn()
    assert page.pieces == pieces
    assert page.hand == hand
    assert page.raw.locator(".log").inner_text() == log
    page.end_turn()
    page.press_button(re.compile("^I am"))
    page.place("d4")

    # What is clicked while nobody listens is sent when somebody does.
    program.kill()
    expect(page.raw.locator(".prompt.lost")).to_be_visible()
    before = len(page.pieces)
    page.raw.keyboard.press("p")
    page.square("f6").click()
    program.start()
    page.wait(f"document.querySelectorAll('.arena .pc').length === {before + 1}", seconds=40)
    assert page.square("f6").get_attribute("aria-label") != "f6, empty"
