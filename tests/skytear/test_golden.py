"""Golden records of Skytear: a game of five turns with everything in it, and the beginning of a game of every form.

What every seat saw is kept beside each record, as a short hash for each entry. A change of rules or figures shows here
as a diff that its commit explains. `pytest tests/skytear/test_golden.py --update-golden` writes the files anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from ludarium.games.skytear import events
from ludarium.games.skytear.content import FACTIONS, HEROES
from ludarium.games.skytear.game import SKYTEAR
from ludarium.kernel.chance import seed_of
from ludarium.kernel.decisions import Event, find_option
from ludarium.kernel.game import Setup
from ludarium.kernel.position import Position
from ludarium.kernel.record import Record, of_table, positions, read, replay, write
from ludarium.kernel.table import TAKE_BACK, Table
from ludarium.kernel.views import view_bytes
from strategies import Policy, greedy, nasty

rule = pytest.mark.rule
GOLDEN = Path(__file__).resolve().parent.parent / "golden"
SIZE = 400_000
"""Bytes that all golden files of Skytear may have together."""


class Golden(Struct, frozen=True):
    """A game to be kept: how it is set up, and after how many entries it stops."""

    name: str
    form: str
    seats: int
    seed: int
    limit: int

    @property
    def record(self) -> Path:
        return GOLDEN / f"skytear-{self.name}.record"

    @property
    def views(self) -> Path:
        return GOLDEN / f"skytear-{self.name}.views"


FIVE_TURNS = Golden("five-turns", "first-battle", 2, 300, 100_000)
GAMES = (
    FIVE_TURNS,
    Golden("standard-2", "standard", 2, 201, 220),
    Golden("standard-6", "standard", 6, 202, 220),
    Golden("competitive-2", "competitive", 2, 203, 220),
    Golden("three-lanes-4", "three-lanes", 4, 204, 260),
    Golden("simplified-3", "simplified", 3, 205, 220),
)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def played(game: Golden, policy: Policy, seed: int) -> Table:
    """The game, with an answer taken back now and then."""
    table = Table(SKYTEAR, Setup(game.form, game.seats), seed_of(seed), "golden")
    while not table.position.over and len(table.entries) < game.limit:
        decision = table.position.pending[0]
        table.act(decision.seat, policy(table.position, decision))
        if len(table.entries) % 29 == 0 and table.can_take_back(decision.seat):
            table.take_back(decision.seat)
    return table


def made(game: Golden) -> str:
    """A new record as text: short games like rare actions; for five turns games are played until one has everything."""
    if game is not FIVE_TURNS:
        table = played(game, nasty(game.seed), game.seed)
    else:
        seeds = range(game.seed, game.seed + 200)
        tables = (played(game, greedy(seed), seed) for seed in seeds)
        table = next(table for table in tables if not missing(of_table(table)))
    return write(of_table(table, tuple(f"seat {seat}" for seat in range(game.seats))))


WANTED = {
    events.Cancelled,
    events.CardPlayed,
    events.ConditionGained,
    events.Fizzled,
    events.HeroDefeated,
    events.HeroReturned,
    events.LeadRevealed,
    events.MinionDefeated,
    events.OutsiderActed,
    events.Predicted,
    events.StructureDamaged,
    events.StructureDestroyed,
    events.TokenAdvanced,
    events.Triggered,
}
"""What must happen in the game of five turns."""


def happened_in(record: Record) -> list[Event]:
    """All events of a record, those of the draws included."""
    position = Position(SKYTEAR, SKYTEAR.setup(record.setup))
    earlier = [position.copy()]
    found = list(position.events)
    for entry in record.entries:
        if entry.notation == TAKE_BACK:
            position = earlier[-2].copy()
            earlier = earlier[:-1]
            continue
        position.apply(entry.seat, find_option(position.pending[0], entry.notation))
        earlier.append(position.copy())
        found += position.events
    return found


def missing(record: Record) -> list[str]:
    """What a record lacks to be the game of five turns with everything in it."""
    happened = happened_in(record)
    found = [kind.__name__ for kind in WANTED - {type(event) for event in happened}]
    if [event.turn for event in happened if isinstance(event, events.TurnBegan)] != [1, 2, 3, 4, 5]:
        found.append("five turns")
    declared = {event.action for event in happened if isinstance(event, events.Declared)}
    found += sorted({"move", "lead", "attack", "skirmish", "worship"} - declared)
    worshipped = {event.hero for event in happened if isinstance(event, events.Resolved) and event.what == "worship"}
    factions = {HEROES[hero].faction for hero in worshipped}
    return found + sorted(set(FACTIONS) - factions)


def seen(game: Golden, text: str) -> Iterator[str]:
    """A line for every position of the record: a short hash of each seat's view, then the spectator's."""
    for number, position in enumerate(positions(read(text))):
        views = (view_bytes(SKYTEAR.view(position, viewer)) for viewer in (*range(game.seats), None))
        yield " ".join([str(number), *(hashlib.sha256(view).hexdigest()[:8] for view in views)])


@each_game
def test_a_golden_game_goes_and_looks_as_it_did(game: Golden, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--update-golden"):
        text = made(game)
        game.record.write_text(text, encoding="utf-8")
        game.views.write_text("\n".join(seen(game, text)) + "\n", encoding="utf-8")
    text = game.record.read_text(encoding="utf-8")
    replay(read(text))  # compares the digest at each entry
    before = game.views.read_text(encoding="utf-8").splitlines()
    now = list(seen(game, text))
    assert len(now) == len(before)
    for was, is_now in zip(before, now, strict=True):
        assert is_now == was, "the views of this position have changed (number, seats, spectator)"


@rule("SK-1.2", "SK-1.3")
def test_the_game_of_five_turns_has_everything_in_it() -> None:
    record = read(FIVE_TURNS.record.read_text("utf-8"))
    assert missing(record) == []
    assert record.outcome is not None


def test_golden_files_are_small_and_all_in_use() -> None:
    files = list(GOLDEN.glob("skytear-*"))
    assert set(files) == {file for game in GAMES for file in (game.record, game.views)}
    assert sum(file.stat().st_size for file in files) < SIZE
