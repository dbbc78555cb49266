"""The deals of the tables that a test's server makes.

A test that passes with one deal and fails with another is a test that nobody trusts, and the server takes the seeds and
the names of its tables, of which its draws are made, out of the air. So in tests they follow from the test's own name,
and `--deals NAME` gives others to all of them: a test that only holds for its usual deals is found before it is met by
chance.
"""

from __future__ import annotations

import hashlib
import itertools

import pytest


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Tables made by a test get the same seeds and names each time it runs, and so do their bots."""
    calls = itertools.count()
    name = f"{request.node.nodeid} {request.config.getoption('--deals')}"

    def seed() -> bytes:
        return hashlib.sha256(f"{name} {next(calls)}".encode()).digest()

    monkeypatch.setattr("ludarium.house.lots.Lots.seed", lambda _: seed())
    monkeypatch.setattr("ludarium.house.lots.Lots.name", lambda _: seed().hex()[:22])
