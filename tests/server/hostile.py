"""What a hostile bot tries. Worker processes load this module by its name, and run it as they run bots."""

from __future__ import annotations

import ctypes
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path


def attempts(store: str, port: int, unix: str) -> dict[str, str]:
    """Each thing it tries, and what came of it: `done`, or the name of what refused it."""
    server = os.getppid()
    tried: dict[str, Callable[[], object]] = {
        "reads the store": lambda: Path(store).read_bytes(),
        "writes the store": lambda: Path(store).write_bytes(b"x"),
        "looks into its folder": lambda: os.listdir(Path(store).parent),
        "removes it": lambda: os.remove(store),
        "reads the system": lambda: Path("/etc/passwd").read_text(),
        "reads a home": lambda: os.listdir(Path.home() if "HOME" in os.environ else "/root"),
        "writes a file": lambda: Path(f"/tmp/ludarium-hostile-{os.getpid()}").write_text("here"),
        "reads the server's environment": lambda: Path(f"/proc/{server}/environ").read_bytes(),
        "reads the server's command": lambda: Path(f"/proc/{server}/cmdline").read_bytes(),
        "reads the server's memory": lambda: os.open(f"/proc/{server}/mem", os.O_RDONLY),
        "traces the server": lambda: _call("ptrace", 16, server, 0, 0),
        "connects by TCP": lambda: socket.create_connection(("127.0.0.1", port), 2),
        "listens": lambda: socket.create_server(("127.0.0.1", 0)),
        "sends by UDP": lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("127.0.0.1", port)),
        "connects to a socket of the system": lambda: socket.socket(socket.AF_UNIX).connect(unix),
        "starts a program": lambda: subprocess.run(["/bin/true"], check=True),
        "forks": _fork,
        "ends the server": lambda: os.kill(server, signal.SIGCONT),
        "becomes bigger": lambda: len(bytearray(3 * 1024**3)),
    }
    return {name: _outcome(work) for name, work in tried.items()}


def needs() -> dict[str, str]:
    """What thinking does need."""
    tried: dict[str, Callable[[], object]] = {
        "begins a thread": _think_beside,
        "loads a module": lambda: __import__("colorsys"),
        "reads the program": lambda: Path(subprocess.__file__).read_text("utf-8"),
    }
    return {name: _outcome(work) for name, work in tried.items()}


def known() -> tuple[dict[str, str], list[str], str]:
    """The environment, the command line, and the environment as the system shows it."""
    found = ctypes.CDLL(None).getenv
    found.restype = ctypes.c_char_p
    return dict(os.environ), sys.argv, str(found(b"PGPASSWORD"))


def _outcome(work: Callable[[], object]) -> str:
    try:
        work()
    except BaseException as refused:
        return type(refused).__name__
    return "done"


def _fork() -> None:
    child = os.fork()
    if not child:
        os._exit(0)
    os.waitpid(child, 0)


def _think_beside() -> None:
    thread = threading.Thread(target=int)
    thread.start()
    thread.join()


def _call(name: str, *arguments: int) -> None:
    if getattr(ctypes.CDLL(None), name)(*arguments) < 0:
        raise PermissionError
