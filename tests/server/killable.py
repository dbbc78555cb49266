"""A process that starts real servers by forking: everything is loaded once, each server can be killed by itself.

Reads a line for each server to be started: `PORT FOLDER`. Writes the process id of each.
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
        port, folder = line.split(maxsplit=1)
        process = os.fork()
        if process == 0:
            sys.stdin.close()
            settings = Settings(data=Path(folder.strip()), workers=0, limits=WIDE)
            os._exit(run(port=int(port), open_browser=False, settings=settings))
        print("server", process, flush=True)


if __name__ == "__main__":
    main()
