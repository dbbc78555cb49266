"""The deals of the tables that a test's server makes.

A test that passes with one deal and fails with another is a test that nobody trusts, and the server takes the seeds of
its tables out of the air. So in tests a table gets its seeds from a count, and `--deals NAME` gives all of them others:
a test that only holds for its usual deals is found before it is met by chance.
"""

from __future__ import annotations

import hashlib
import itertools

import pytest


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config) -> None:
    """Tables made by a test get the same seeds each time it runs, and so do their bots."""
    calls = itertools.count()
    deals = pytestconfig.getoption("--deals")

    def seed() -> bytes:
        return hashlib.sha256(f"seed {next(calls)} of a test, {deals}".encode()).digest()

    monkeypatch.setattr("ludarium.server.service.new_seed", seed)
