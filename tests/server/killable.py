"""A process that starts real servers by forking: everything is loaded once, each server can be killed by itself.

Reads a line for each server to be started: port, folder and database (`-`: SQLite in the folder), separated by tabs.
Writes the process id of each.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from ludarium.server.app import create_app, run
from ludarium.server.settings import Settings
from server.support import WIDE


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # those that were killed leave no trace
    create_app(Settings(workers=0))  # loads everything that is loaded late
    for line in sys.stdin:
        port, folder, database = line.rstrip("\n").split("\t")
        process = os.fork()
        if process == 0:
            sys.stdin.close()
            chosen = None if database == "-" else database
            settings = Settings(data=Path(folder), database=chosen, workers=0, limits=WIDE)
            os._exit(run(port=int(port), open_browser=False, settings=settings))
        print("server", process, flush=True)


if __name__ == "__main__":
    main()
