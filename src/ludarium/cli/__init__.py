"""The command `ludarium`. Everything heavy is imported inside the command that needs it."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code: 0 it went well, 1 it ran and the answer is no, 2 bad usage."""
    from ludarium.cli.app import run

    return run(arguments)
