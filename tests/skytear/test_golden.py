"""Golden records of Skytear: a written battle of five turns, and the beginning of a game of every form.

What every seat saw is kept beside each record, as a short hash for each entry; of the battle of five turns also what
both seats saw when a turn ended, and its battle report. A change of rules or figures shows here as a diff that its
commit explains. `pytest tests/skytear/test_golden.py --update-golden` writes the files anew. The battle itself is in
`five_turns.txt`, for people to read and to change.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from golden_records import FOLDER, Golden, are_all_in_use_and_small, written
from ludarium import texts
from ludarium.games.skytear import events, report
from ludarium.games.skytear.content import FACTIONS, HEROES, VICTORY_CARDS
from ludarium.games.skytear.game import SKYTEAR
from ludarium.kernel.chance import seed_of
from ludarium.kernel.decisions import Event, find_option
from ludarium.kernel.game import Position, Setup
from ludarium.kernel.record import Record, of_table, read, write
from ludarium.kernel.table import TAKE_BACK, Table
from skytear.playbook import Impossible, Move, moves_of, perform
from strategies import nasty

rule = pytest.mark.rule
SIZE = 400_000
"""Bytes that all golden files of Skytear may have together."""


class Beginning(Golden, frozen=True):
    """It stops after so many entries."""

    limit: int = 220


FIVE_TURNS = Beginning("skytear-five-turns", "first-battle", 2, 2, limit=100_000)
SCRIPT = Path(__file__).resolve().parent / "five_turns.txt"
SEEN = FOLDER / "skytear-five-turns.seen"
REPORT = FOLDER / "skytear-five-turns.report"
GAMES = (
    FIVE_TURNS,
    Beginning("skytear-standard-2", "standard", 2, 201),
    Beginning("skytear-standard-6", "standard", 6, 202),
    Beginning("skytear-competitive-2", "competitive", 2, 203),
    Beginning("skytear-three-lanes-4", "three-lanes", 4, 204, limit=260),
    Beginning("skytear-simplified-3", "simplified", 3, 205),
)


def played(game: Beginning) -> Table:
    """A game by a player who likes rare actions, with an answer taken back now and then."""
    policy = nasty(game.seed)
    table = Table(SKYTEAR, Setup(game.form, game.seats), seed_of(game.seed), "golden")
    while not table.position.over and len(table.entries) < game.limit:
        decision = table.position.pending[0]
        table.act(decision.seat, policy(table.position, decision))
        if len(table.entries) % 29 == 0 and table.can_take_back(decision.seat):
            table.take_back(decision.seat)
    return table


class Written(Struct, frozen=True):
    """The battle of five turns as it goes now."""

    record: str
    seen: str
    report: str


@pytest.fixture(scope="module")
def battle() -> Written:
    """The script, played with the rules and figures of today."""
    table = scripted()
    seen: list[str] = []
    for turn in perform(moves_of(SCRIPT.read_text("utf-8")), table):
        for seat in (0, 1):
            view = SKYTEAR.view(table.position, seat)
            seen += [f"== turn {turn} has ended, seat {seat}", *laid_out(msgspec.to_builtins(view)), ""]
    kept = of_table(table, ("west", "east"))
    return Written(write(kept), "\n".join(seen), told(kept))


def told(kept: Record) -> str:
    """The battle report: its facts line by line, then its sentences in every language."""
    made = report.of_record(kept)
    names = texts.Names.at_table(kept.players, [side.seats for side in made.sides])
    lines = json.dumps(msgspec.to_builtins(made), indent=1).splitlines()
    for lang in texts.LANGUAGES:
        lines += ["", *(texts.tell(sentence, names, lang) for sentence in report.story(made, report.key_of(kept)))]
    return "\n".join(lines) + "\n"


def scripted() -> Table:
    return Table(
        SKYTEAR, Setup("first-battle", 2, {"first": 0, "victory": "any"}), seed_of(FIVE_TURNS.seed), "five turns"
    )


def laid_out(view: dict[str, Any]) -> Iterator[str]:
    """A view as text, so that a change shows where it is: a line for each field, and for each thing in a list."""
    for field, value in view.items():
        if isinstance(value, list | tuple) and any(isinstance(item, dict) for item in value):
            yield f"{field}:"
            yield from (f"  {json.dumps(item, ensure_ascii=False)}" for item in value)
        else:
            yield f"{field}: {json.dumps(value, ensure_ascii=False)}"


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
    """What a record lacks to be the battle of five turns with everything in it."""
    happened = happened_in(record)
    found = [kind.__name__ for kind in WANTED - {type(event) for event in happened}]
    if [event.turn for event in happened if isinstance(event, events.TurnBegan)] != [1, 2, 3, 4, 5]:
        found.append("five turns")
    declared = {event.action for event in happened if isinstance(event, events.Declared)}
    found += sorted({"move", "lead", "attack", "skirmish", "worship"} - declared)
    worshipped = {event.hero for event in happened if isinstance(event, events.Resolved) and event.what == "worship"}
    found += sorted(set(FACTIONS) - {HEROES[hero].faction for hero in worshipped})
    reasons = {event.reason for event in happened if isinstance(event, events.GameEnded)}
    return found if reasons & {card.id for card in VICTORY_CARDS} else [*found, "a victory card"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_golden_game_goes_and_looks_as_it_did(game: Beginning, request: pytest.FixtureRequest) -> None:
    def anew() -> str:
        if game is FIVE_TURNS:
            record: str = request.getfixturevalue("battle").record
            return record
        return written(played(game))

    game.check(anew, request)


def test_the_written_battle_is_the_golden_one(battle: Written, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--update-golden"):
        SEEN.write_text(battle.seen, encoding="utf-8")
        REPORT.write_text(battle.report, encoding="utf-8")
    assert battle.report == REPORT.read_text("utf-8")
    assert battle.seen.splitlines() == SEEN.read_text("utf-8").splitlines()
    assert battle.record == FIVE_TURNS.record.read_text("utf-8")


@rule("SK-1.2", "SK-1.3")
def test_the_battle_of_five_turns_has_everything_in_it(battle: Written) -> None:
    record = read(battle.record)
    assert missing(record) == []
    assert record.outcome is not None


def test_a_script_that_cannot_be_played_says_which_move_is_in_the_way() -> None:
    moves = list(moves_of(SCRIPT.read_text("utf-8")))
    at = next(number for number, move in enumerate(moves) if move.answer.startswith("activate"))
    wrong = moves[at]
    moves[at] = Move(wrong.turn, wrong.line, wrong.seat, "activate nobody")
    with pytest.raises(
        Impossible, match=rf"line {wrong.line} \(turn 1\), west: activate nobody is not possible: west is"
    ):
        list(perform(moves, scripted()))
    with pytest.raises(Impossible, match="the script is over, but not the battle: west is asked 'activate'"):
        list(perform(moves[:at], scripted()))


def test_golden_files_are_small_and_all_in_use() -> None:
    assert are_all_in_use_and_small("skytear", GAMES, SIZE, SEEN, REPORT)
