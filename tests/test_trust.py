"""`docs/trust.md` names tests that exist, and leaves no promise out."""

from __future__ import annotations

import re
from pathlib import Path

TREE = Path(__file__).resolve().parent.parent
TOLD = (TREE / "docs" / "trust.md").read_text("utf-8")
PROMISES = {*range(1, 17), *range(20, 29), *range(30, 33), *range(40, 49), *range(50, 55), 60, 61, *range(70, 80)}


def test_every_promise_is_told_once() -> None:
    told: list[int] = []
    for numbers in re.findall(r"^\| REL-([^|]+) \|", TOLD, re.MULTILINE):
        first, to, last = numbers.partition(" to ")
        told += range(int(first), int(last) + 1) if to else map(int, numbers.split(", "))
    assert sorted(told) == sorted(PROMISES)


def test_every_test_that_is_named_is_there() -> None:
    named = set(re.findall(r"`(tests/[\w/]+\.py)`", TOLD))
    assert len(named) > 25
    assert [name for name in sorted(named) if not (TREE / name).is_file()] == []
