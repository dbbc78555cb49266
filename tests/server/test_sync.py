"""T-SYNC (REL-2, REL-78): before the first byte that tells of a move lie a finished sync of it and of its mark."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

pytestmark = pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")

_SERVER = """
import sys
from pathlib import Path
from ludarium.server.app import run
from ludarium.server.settings import Settings
from server.support import WIDE
run(port=int(sys.argv[1]), open_browser=False, settings=Settings(data=Path(sys.argv[2]), workers=0, limits=WIDE))
"""


@pytest.fixture
def traced(tmp_path: Path) -> Iterator[tuple[int, Path]]:
    """A server whose writes, syncs and sends are written down; its port and the trace."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    trace = tmp_path / "trace"
    calls = "trace=pwrite64,fsync,fdatasync,sendto,sendmsg,write,writev"
    command = ["strace", "-f", "-y", "-s", "120", "-e", calls, "-e", "signal=none", "-o", str(trace)]
    here = str(Path(__file__).resolve().parents[1])
    server = subprocess.Popen(
        [*command, sys.executable, "-c", _SERVER, str(port), str(tmp_path / "data")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": here},
        start_new_session=True,
    )
    assert server.stdout is not None
    for line in server.stdout:
        if line.startswith("Ludarium listens"):
            break
    yield port, trace
    os.killpg(server.pid, signal.SIGKILL)  # a tracer lets go of what it traces when it is asked to end
    server.wait(20)
    server.stdout.close()


def play(port: int, moves: int) -> int:
    """Answer so many decisions, alone at both seats; how many were acknowledged."""
    chance, acknowledged = random.Random(moves), 0
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"X-Ludarium": "1"}, trust_env=False) as http:
        http.headers["Authorization"] = f"Bearer {http.post('/api/identities', json={}).json()['token']}"
        while acknowledged < moves:
            wish = {"game": "tash-kalar", "form": "duel", "seats": [{"kind": "human"}, {"kind": "human"}]}
            table = http.post("/api/tables", json=wish).json()["id"]
            address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
            headers = {"Authorization": http.headers["Authorization"]}
            # Not compressed, so that the trace shows what is sent.
            with connect(address, additional_headers=headers, compression=None, max_size=None, proxy=None) as wire:
                update: dict[str, Any] = {}
                while acknowledged < moves and not (update and update["view"]["outcome"]):
                    message = json.loads(wire.recv(20))
                    acknowledged += message["type"] == "ack"
                    if message["type"] != "update":
                        continue
                    update = message
                    if not update["view"]["waiting"]:
                        continue
                    asked = update["view"]["waiting"][0]["seat"]
                    if update["view"]["viewer"] != asked:
                        wire.send(json.dumps({"type": "look", "seat": asked}))
                        continue
                    option = chance.choice(update["view"]["decision"]["options"])
                    act = {"type": "act", "action_id": f"m{update['number']}", "number": update["number"]}
                    wire.send(json.dumps({**act, "action": option}))
    return acknowledged


def told_too_early(trace: list[str]) -> tuple[int, list[int]]:
    """How many acknowledgements were sent, and the lines of those that a finished sync did not come before."""
    told, early = 0, []
    files = (_File("-wal"), _File(".marks"))
    for number, line in enumerate(trace):
        if any(file.read(line) for file in files):
            if files[0].is_dirty:
                files[1].is_safe = False  # a mark is set after the commit that it tells of
        elif '\\"type\\":\\"ack\\"' in line and re.search(r"\b(send|write)", line):
            told += 1
            if not all(file.is_safe for file in files):
                early.append(number)
            for file in files:
                file.is_safe = False
    return told, early


class _File:
    """What a trace tells of one file since the last acknowledgement."""

    def __init__(self, ending: str) -> None:
        self._ending = re.escape(ending)
        self._syncing: dict[str, bool] = {}
        self.is_dirty = False
        self.is_safe = False
        """Written, and then synced."""

    def read(self, line: str) -> bool:
        """Whether the line is about this file."""
        process = line.split(maxsplit=1)[0]
        ended = line.rstrip().endswith("= 0")
        if re.search(rf"\bp?write(64)?\(\d+<[^>]*{self._ending}>", line):
            self.is_dirty, self.is_safe = True, False
            self._syncing = dict.fromkeys(self._syncing, False)  # a sync that began before does not cover it
        elif re.search(rf"\bf(data)?sync\(\d+<[^>]*{self._ending}>", line):
            if "unfinished" in line:
                self._syncing[process] = True
            elif ended:
                self._synced()
        elif re.search(r"<\.\.\. f(data)?sync resumed>", line) and process in self._syncing:
            if self._syncing.pop(process) and ended:
                self._synced()
        else:
            return False
        return True

    def _synced(self) -> None:
        self.is_safe = self.is_safe or self.is_dirty
        self.is_dirty = False


@pytest.mark.parametrize("moves", [60, pytest.param(1_000, marks=pytest.mark.long)])
def test_a_sync_lies_between_the_append_and_the_first_byte(traced: tuple[int, Path], moves: int) -> None:
    port, trace = traced
    assert play(port, moves) == moves
    told, early = 0, [0]
    for _ in range(200):  # the last lines are on their way
        told, early = told_too_early(trace.read_text(encoding="utf-8", errors="replace").splitlines())
        if told >= moves:
            break
        time.sleep(0.05)
    assert told >= moves
    assert not early


WRITE, SYNC = '1 pwrite64(5</x-wal>, "a") = 1', "1 fdatasync(5</x-wal>) = 0"
MARK, MARK_SYNC = '2 write(6</x.marks>, "a") = 1', "2 fdatasync(6</x.marks>) = 0"
MARKED = [MARK, MARK_SYNC]


@pytest.mark.parametrize(
    ("lines", "early"),
    [
        ([WRITE, SYNC, *MARKED, "ACK"], 0),
        ([WRITE, "ACK", SYNC, *MARKED], 1),
        ([SYNC, WRITE, *MARKED, "ACK"], 1),
        ([WRITE, "1 fdatasync(5</x-wal> <unfinished ...>", *MARKED, "ACK"], 1),
        ([WRITE, "1 fdatasync(5</x-wal> <unfinished ...>", "1 <... fdatasync resumed>) = 0", *MARKED, "ACK"], 0),
        ([WRITE, "1 fdatasync(5</x-wal>) = -1 EIO", *MARKED, "ACK"], 1),
        ([WRITE, SYNC, "ACK"], 1),
        ([WRITE, SYNC, MARK, "ACK", MARK_SYNC], 1),
        ([*MARKED, WRITE, SYNC, "ACK"], 1),
        ([WRITE, SYNC, MARK, "2 fdatasync(6</x.marks> <unfinished ...>", "2 <... fdatasync resumed>) = 0", "ACK"], 0),
        ([WRITE, SYNC, *MARKED, "ACK", "ACK"], 1),
    ],
)
def test_the_reader_of_traces_notices_what_is_told_too_early(lines: list[str], early: int) -> None:
    ack = '2 sendto(9<socket:[1]>, "\\\\201{\\"type\\":\\"ack\\"}", 9) = 9'
    assert len(told_too_early([ack if line == "ACK" else line for line in lines])[1]) == early
