"""Tokens: used ones live on, idle and old ones do not, and a week-old cookie is renewed for the same identity."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludarium.server import identities
from ludarium.server.identities import ABSOLUTE, IDLE, RENEW, Identities
from server.support import open_service, settings_for

DAY = 86_400


def test_tokens_last_as_long_as_they_are_used_but_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000_000
    monkeypatch.setattr(identities, "_now", lambda: now)

    async def play() -> None:
        nonlocal now
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            people = service.identities
            token, session = await people.make("")
            cookie = {"cookie": f"other=1; ludarium={token}"}
            bearer = {"authorization": f"Bearer {token}"}
            start = now

            async def who(headers: dict[str, str]) -> str | None:
                # A fresh one each time, so that the store is asked and not the memory.
                found = await Identities(service.store, False).of(headers)
                return found.identity if found is not None else None

            assert await who(cookie) == await who(bearer) == session.identity
            assert await who({"cookie": f"ludarium={token}x"}) is None
            assert await who({"authorization": f"Basic {token}"}) is None
            assert await who({}) is None
            while now - start < ABSOLUTE - 20 * DAY:
                now += 20 * DAY
                assert await who(cookie) == session.identity, "in use"
            now = start + ABSOLUTE
            assert await who(cookie) is None, "too old, however much used"

            token, session = await people.make("")
            assert await people.renewed(session) is None
            now += RENEW
            fresh = await people.renewed(session)
            assert fresh is not None
            assert fresh != token
            assert await who({"cookie": f"ludarium={fresh}"}) == session.identity
            now += IDLE
            assert await who({"cookie": f"ludarium={fresh}"}) is None, "not used for too long"

    asyncio.run(play())


def test_tokens_are_stored_hashed_only(tmp_path: Path) -> None:
    async def play() -> str:
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            token, _ = await service.identities.make("Ala")
            return token

    token = asyncio.run(play()).encode()
    for file in tmp_path.iterdir():
        assert token not in file.read_bytes(), file.name
