"""Where everything for people is written: a Rich console that keeps to the typography of our three languages."""

from __future__ import annotations

import re

from rich import _wrap
from rich.console import Console

# Rich breaks lines at every space, at those that must not break too: a French line would begin with a semicolon.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


class Screen(Console):
    """Standard output for people."""

    def __init__(self) -> None:
        super().__init__(highlight=False)

    def on_broken_pipe(self) -> None:
        """The reader has read enough; the command ends well, where Rich would exit with 1."""
        raise BrokenPipeError
