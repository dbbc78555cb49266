"""The positions that docs/positions.md shows, by game: tests of texts begin with them."""

from __future__ import annotations

import re
from pathlib import Path

_PAGE = Path(__file__).resolve().parent.parent / "docs" / "positions.md"
_TEXT = re.compile(r"^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN: dict[str, str] = {text.split()[0]: text for text in _TEXT.findall(_PAGE.read_text("utf-8"))}
