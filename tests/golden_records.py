"""Golden records: games that are kept, with a short hash of what every seat saw at each entry.

A change of rules or figures shows there as a diff that its commit explains. `pytest --update-golden` with the tests
that keep them writes the files anew; nothing else does.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from ludarium.kernel.record import of_table, positions, read, replay, write
from ludarium.kernel.table import Table
from ludarium.kernel.views import view_bytes

FOLDER = Path(__file__).resolve().parent / "golden"


class Golden(Struct, frozen=True):
    """A game to be kept."""

    name: str
    form: str
    seats: int
    seed: int

    @property
    def record(self) -> Path:
        return FOLDER / f"{self.name}.record"

    @property
    def views(self) -> Path:
        return FOLDER / f"{self.name}.views"

    def check(self, played: Callable[[], str], request: pytest.FixtureRequest) -> Table:
        """It goes and looks as it did; `played` makes its record anew."""
        if request.config.getoption("--update-golden"):
            self.record.write_text(played(), encoding="utf-8")
            self.views.write_text("\n".join(self._seen()) + "\n", encoding="utf-8")
        before = self.views.read_text("utf-8").splitlines()
        now = list(self._seen())
        assert len(now) == len(before)
        for was, is_now in zip(before, now, strict=True):
            assert is_now == was, "the views of this position have changed (number, seats, spectator)"
        return replay(read(self.record.read_text("utf-8")))  # compares the digest at each entry

    def _seen(self) -> Iterator[str]:
        """A line for every position of the record: a short hash of each seat's view, then the spectator's."""
        for number, position in enumerate(positions(read(self.record.read_text("utf-8")))):
            views = (view_bytes(position.game.view(position, viewer)) for viewer in (*range(self.seats), None))
            yield " ".join([str(number), *(hashlib.sha256(view).hexdigest()[:8] for view in views)])


def written(table: Table) -> str:
    return write(of_table(table, tuple(f"seat {seat}" for seat in range(table.setup.seats))))


def are_all_in_use_and_small(game: str, games: Iterable[Golden], size: int, *others: Path) -> bool:
    """Whether these are all golden files of the game, and they have no more bytes together than that."""
    files = {file for file in FOLDER.glob(f"{game}-*") if file.suffix != ".txt"}
    kept = {file for golden in games for file in (golden.record, golden.views)} | set(others)
    return files == kept and sum(file.stat().st_size for file in files) < size
