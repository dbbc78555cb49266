"""A position is hashed once for each entry: the record, the store and the wire share the fingerprint."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludarium.kernel.game import Position
from server.support import Seatmates, open_service, settings_for


def test_an_entry_of_a_table_costs_one_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    digest, made = Position.digest, Counter[str]()

    def counted(position: Position[Any]) -> str:
        made["digests"] += 1
        return digest(position)

    async def play() -> None:
        async with open_service(settings_for(tmp_path)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human", form="high-form")
            before = mates.number
            monkeypatch.setattr(Position, "digest", counted)
            for number in range(20):
                await mates.act(number)
            assert mates.number >= before + 20
            assert made["digests"] == mates.number - before

    asyncio.run(play())
