"""`replay`: a recorded game shown step by step, as text or as data, or verified."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.text import Text

from ludarium.cli.output import NO, OK, Stop, is_interactive, language, progress, write_json
from ludarium.kernel import record
from ludarium.kernel.decisions import CHANCE, Event, Seat
from ludarium.kernel.errors import BadRecord
from ludarium.kernel.game import Position
from ludarium.kernel.packs import visible
from ludarium.kernel.record import Record
from ludarium.terminal.screen import Screen


class Step(Struct, frozen=True):
    """One answer of a recorded game: who gave it, what it caused, and the position it led to."""

    number: int
    seat: Seat
    notation: str
    events: tuple[Event, ...]
    position: Position[Any]


def read_file(path: Path) -> str:
    """The text of a file; what keeps it from being read is said in one line."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(record.LIMIT + 1)  # no more than is refused: a device never ends
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a record: it is not a text file") from None
    except OSError as wrong:
        raise Stop(f"{path} cannot be read: {wrong.strerror}") from wrong


def verify(paths: tuple[Path, ...], json: bool) -> int:
    """Recompute every draw and position of each record; exit 1 if one differs."""
    console = Screen()
    found = []
    with progress("replay --verify", len(paths)) as tell:
        for number, path in enumerate(paths):
            tell(number, path.name)
            told = _verified(path)
            found.append({"file": str(path), **told})
            if not json:
                genuine = f"genuine; {told['entries']} entries, every draw and position recomputed"
                console.print(visible(f"{path}: {told.get('message', genuine)}"), markup=False, soft_wrap=True)
    ok = all(told["ok"] for told in found)
    if json:
        write_json(found[0] if len(paths) == 1 else {"ok": ok, "records": found})
    elif len(paths) > 1:
        good = sum(told["ok"] for told in found)
        console.print(f"{good} of {len(paths)} records are genuine")
    return OK if ok else NO


def _verified(path: Path) -> dict[str, Any]:
    entries = 0
    try:
        kept = record.read(read_file(path))
        entries = len(kept.entries)
        record.replay(kept)
    except BadRecord as bad:
        return {"ok": False, "entries": entries, "first_difference": bad.entry, "message": str(bad)}
    return {"ok": True, "entries": entries, "first_difference": None}


def show(path: Path, seat: int | None, lang: str | None, json: bool) -> int:
    """Show the game: step by step at a terminal, else as a log that ends with the table."""
    from ludarium.terminal.plain import make_front

    spoken = language(lang)
    kept = record.read(read_file(path))
    number = kept.setup.seats
    if seat is not None and not 0 <= seat < number:
        there = f"its seats are 0 to {number - 1}" if number > 1 else "its only seat is 0"
        raise Stop(f"the record has no seat {seat}; {there}")
    with progress("replay", len(kept.entries)) as tell:
        start, steps = steps_of(kept, tell)
    players = (
        distinct(tuple(map(visible, kept.players)))
        if len(kept.players) == number
        else tuple(str(n + 1) for n in range(number))
    )
    console = Screen()
    front = make_front(kept.game, kept.setup.form, players, spoken, console)
    if json:
        write_json(_as_data(kept, steps, players, front, seat))
    elif is_interactive():
        _walk(start, steps, front, seat, spoken, console)
    else:
        _tell(start, steps, front, seat, console)
        if steps and steps[-1].position.outcome is not None:
            for told in front.story(kept):
                console.print(told, markup=False)
    return OK


def steps_of(kept: Record, tell: Callable[[int, str], None]) -> tuple[Position[Any], tuple[Step, ...]]:
    """The position at the start, and every answer with what it and the chance after it caused; all of it verified."""
    table = record.begin(kept)
    start = table.position.copy()
    steps = []
    for step in record.steps(kept, table):
        entry = step.entry
        tell(entry.number, "")
        steps.append(Step(entry.number, entry.seat, entry.notation, step.events, table.position.copy()))
    return start, tuple(steps)


def distinct(players: tuple[str, ...]) -> tuple[str, ...]:
    """Names as they are, with the seat's number where two players are called the same."""
    return tuple(
        player if players.count(player) == 1 else f"{player} {seat + 1}" for seat, player in enumerate(players)
    )


def _lines(step: Step, front: Any, seat: int | None) -> list[str]:
    """A finished record hides nothing; with --as only what that seat saw is told."""
    if seat is not None:
        told: list[str] = front.log(step.events, seat)
        return told
    found: list[str] = []
    for event in step.events:
        found.extend(front.log((event,), getattr(event, "seat", None)))
    return found


def _heading(step: Step, players: tuple[str, ...]) -> str:
    who = "chance" if step.seat == CHANCE else players[step.seat]
    return f"{step.number:>4}  {who}: {step.notation}"


def _tell(start: Position[Any], steps: tuple[Step, ...], front: Any, seat: int | None, console: Screen) -> None:
    for step in steps:
        console.print(_heading(step, front.names.players), markup=False)
        for line in _lines(step, front, seat):
            console.print(f"      {line}", markup=False)
    last = steps[-1].position if steps else start
    console.print(front.screen(last.game.view(last, seat), [], frozenset()))
    if last.outcome is not None:
        console.print(front.ending(last.outcome))


def _walk(
    start: Position[Any], steps: tuple[Step, ...], front: Any, seat: int | None, lang: str, console: Screen
) -> None:
    """Enter goes on, b back, a number there, q ends; ? says so."""
    from ludarium.terminal.words import number_in, plain, spoken
    from ludarium.texts import say

    at = 0
    while True:
        position = start if at == 0 else steps[at - 1].position
        news = _lines(steps[at - 1], front, seat) if at else []
        touched = front.touched(steps[at - 1].events) if at else frozenset()
        console.clear()
        console.print(front.screen(position.game.view(position, seat), news, touched))
        if at:
            console.print(Text(_heading(steps[at - 1], front.names.players), style="bold"))
        if position.outcome is not None:
            console.print(front.ending(position.outcome))
        console.print(say("cli-replay-step", {"step": at, "total": len(steps)}, lang), markup=False)
        try:
            answer = plain(input(f"{say('cli-replay-keys', None, lang)} > "))
        except (EOFError, KeyboardInterrupt):
            console.print()
            answer = "q"
        if answer in spoken("cli-command-quit", lang):
            console.print(say("cli-replay-left", {"step": at, "total": len(steps)}, lang), markup=False)
            return
        if answer == "?" or answer in spoken("cli-command-help", lang):
            continue  # the question itself names the keys
        if answer == "b":
            at = max(0, at - 1)
        elif answer.isdecimal():
            number = number_in(answer)
            at = len(steps) if number is None else min(len(steps), number)
        else:
            at = min(len(steps), at + 1)


def _as_data(
    kept: Record, steps: tuple[Step, ...], players: tuple[str, ...], front: Any, seat: int | None
) -> dict[str, Any]:
    return {
        "game": kept.game,
        "form": kept.setup.form,
        "seats": kept.setup.seats,
        "players": players,
        "steps": [
            {"number": step.number, "seat": step.seat, "notation": step.notation, "log": _lines(step, front, seat)}
            for step in steps
        ],
        "outcome": kept.outcome,
    }
