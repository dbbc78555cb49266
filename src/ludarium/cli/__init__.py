"""The command `ludarium`. Everything heavy is imported inside the command that needs it."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code: 0 it went well, 1 it ran and the answer is no, 2 bad usage."""
    try:
        from ludarium.cli.app import run

        return run(arguments)
    except KeyboardInterrupt:  # while the modules are loaded
        sys.stderr.write("ludarium: stopped\n")
        return 130
