"""The command as people see it: behind a terminal of a certain size, with what it shows read back."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import signal
import sys
import time
from collections.abc import Iterator


def ludarium(*arguments: str, python: str = sys.executable) -> list[str]:
    """The command line that runs `ludarium` with these arguments."""
    return [python, "-m", "ludarium", *arguments]


class Terminal:
    """Types lines and keys, and reads the screen."""

    def __init__(self, master: int) -> None:
        self.master = master

    def type(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def press_until(self, key: bytes, wanted: str) -> str:
        """A key without Enter: b"\x03" is Ctrl-C, b"\x04" Ctrl-D. Pressed again where nothing follows, as people do.

        Python forgets an interrupt that comes after the question is shown and before the answer is waited for.
        """
        for _ in range(5):
            os.write(self.master, key)
            with contextlib.suppress(AssertionError):
                return self.until(wanted, seconds=4)
        return self.until(wanted)

    def until(self, wanted: str, seconds: float = 60) -> str:
        """What is shown up to the wanted words, with its colours."""
        shown = ""
        end = time.monotonic() + seconds
        while wanted not in plain(shown):
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"'{wanted}' did not come within {seconds} s; the screen: {shown[-2000:]}"
            shown += os.read(self.master, 65536).decode("utf-8", "replace")
        return shown


def plain(shown: str) -> str:
    """What was shown, without colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", shown)


@contextlib.contextmanager
def terminal(
    *arguments: str, columns: int = 110, lines: int = 50, lang: str = "en_GB", python: str = sys.executable
) -> Iterator[Terminal]:
    """`ludarium` with these arguments behind a pseudo-terminal."""
    child, master = pty.fork()
    if child == 0:
        # Ctrl-C arrives however the tests were started: jobs in the background ignore it and hand that on.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        size = {"COLUMNS": str(columns), "LINES": str(lines)}
        environment = {**os.environ, "TERM": "xterm-256color", "LANG": f"{lang}.UTF-8", **size}
        os.execve(python, ludarium(*arguments, python=python), environment)
    try:
        yield Terminal(master)
    finally:
        os.close(master)
        os.waitpid(child, 0)
