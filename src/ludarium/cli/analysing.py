"""`analyse`: a recorded game reviewed choice by choice, or the best turns at one of its steps or in a position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ludarium
from ludarium.bots.thoughts import finished
from ludarium.cli.output import OK, Stop, counted, language, progress, write_json
from ludarium.cli.replaying import distinct, read_file
from ludarium.kernel import record
from ludarium.kernel.game import Position
from ludarium.kernel.messages import Message
from ludarium.kernel.packs import visible
from ludarium.kernel.record import Record
from ludarium.study import review as reviews
from ludarium.study.judge import Line, grown, put_together
from ludarium.study.lines import spoken
from ludarium.study.review import Choice, Moment, Review
from ludarium.terminal.plain import make_front
from ludarium.terminal.screen import Screen
from ludarium.texts import tell

_RECORD = "ludarium record "
_TREES = 4
_PLAYOUTS = 600


def analyse(path: Path, step: int | None, seat: int | None, lang: str | None, json: bool) -> int:
    """Review a record, or judge the position at one of its steps, or of a text."""
    text = read_file(path)
    spoken_in = language(lang)
    if not text.startswith(_RECORD):
        if step is not None:
            raise Stop("--step is for records; a text shows one position")
        return _judge(ludarium.read(text, 1), (), seat, spoken_in, json)
    kept = record.read(text)
    if step is None:
        return _review(kept, spoken_in, json)
    stood = record.positions(kept)
    if not 0 <= step < len(stood):
        raise Stop(f"{path} has {counted(len(stood) - 1, 'step')}; --step takes 0 to {len(stood) - 1}")
    return _judge(stood[step], kept.players, seat, spoken_in, json)


def _judge(position: Position[Any], players: tuple[str, ...], knows: int | None, lang: str, json: bool) -> int:
    if not position.pending:
        raise Stop("the game is over there; nobody is asked anything")
    seat = position.pending[0].seat
    if knows is not None and knows != seat:
        raise Stop(f"seat {seat} is asked there, not seat {knows}")
    trees = []
    with progress("analyse", _TREES) as said:
        for number in range(_TREES):
            said(number, "")
            trees.append(finished(grown(position, seat, f"analyse {number}", _PLAYOUTS, cards_open=knows is None)))
    found = put_together(trees)
    told = [{"chance": round(line.chance, 3), "steps": _steps(position, line)} for line in found.lines]
    if json:
        write_json({"seat": seat, "playouts": found.playouts, "error": round(found.error, 3), "lines": told})
        return OK
    console = Screen()
    names = _Names(position, players, lang)
    known = "all cards open" if knows is None else f"from what seat {seat} knows"
    console.print(
        visible(f"{names.player(seat)}, {known}; {found.playouts} playouts, error about ±{_points(found.error)}"),
        markup=False,
    )
    for line in found.lines:
        words = "; ".join(names.tell(step.said) for step in spoken(position, line) if not step.quiet)
        console.print(visible(f"{round(100 * line.chance):>4} %  {words}"), markup=False, soft_wrap=True)
    return OK


def _review(kept: Record, lang: str, json: bool) -> int:
    with progress("analyse", max(1, len(kept.entries))) as said:
        found = finished(reviews.reviewed(kept, lambda done, of: said(round(done / of * len(kept.entries)), "")))
    stood = record.positions(kept)
    if json:
        write_json(_as_data(found, stood))
        return OK
    console = Screen()
    names = _Names(stood[0], kept.players, lang)
    if found.short:
        console.print("the game is too short to be judged", markup=False)
        return OK
    for seat, part in enumerate(found.kept):
        if part is not None:
            console.print(visible(f"{names.player(seat)}: {round(100 * part)} % of the chance kept"), markup=False)
    console.print(
        f"{found.playouts} playouts; separate searches of a choice differ by about {_points(found.error)}",
        markup=False,
    )
    for moment in found.moments:
        console.print(visible(_moment_words(moment, stood, names)), markup=False, soft_wrap=True)
    return OK


def _moment_words(moment: Moment, stood: list[Position[Any]], names: _Names) -> str:
    choice = moment.choice
    before = stood[choice.at - 1]
    words = f"\nstep {choice.at}, {names.player(choice.seat)}: {_points(moment.change, signed=True)}\n"
    words += f"  {'best' if choice.is_best else 'played'}: {names.line(before, choice.played)}"
    if not choice.is_best:
        words += f"\n  better: {names.line(before, choice.best)}"
    if moment.reasons:
        words += f"\n  because: {', '.join(names.tell(reason) for reason in moment.reasons)}"
    return words


class _Names:
    """How people and their choices are called in the terminal."""

    def __init__(self, position: Position[Any], players: tuple[str, ...], lang: str) -> None:
        seats = len(position.outcome.places) if position.outcome is not None else len(players)
        people = players or tuple(str(number + 1) for number in range(max(8, seats)))
        view: Any = position.game.view(position, None)
        self._front = make_front(position.game.info.id, view.form, distinct(people), lang, Screen())
        self._lang = lang

    def player(self, seat: int) -> str:
        players: tuple[str, ...] = self._front.names.players
        return players[seat]

    def tell(self, message: Message) -> str:
        return tell(message, self._front.names, self._lang)

    def line(self, position: Position[Any], line: Line) -> str:
        words = "; ".join(self.tell(step.said) for step in spoken(position, line) if not step.quiet)
        return f"{round(100 * line.chance)} %  {words}"


def _points(part: float, *, signed: bool = False) -> str:
    points = round(100 * part)
    return f"{points:+d} points" if signed else str(max(1, points))


def _steps(position: Position[Any], line: Line) -> list[dict[str, Any]]:
    return [{"seat": step.seat, "notation": step.notation} for step in spoken(position, line)]


def _as_data(found: Review, stood: list[Position[Any]]) -> dict[str, Any]:
    def line(choice: Choice, line: Line) -> dict[str, Any]:
        return {"chance": round(line.chance, 3), "steps": _steps(stood[choice.at - 1], line)}

    return {
        "kept": [None if kept is None else round(kept, 4) for kept in found.kept],
        "error": round(found.error, 4),
        "playouts": found.playouts,
        "choices": [
            {
                "step": choice.at,
                "seat": choice.seat,
                "turn": choice.turn,
                "best": round(choice.best.chance, 3),
                "lost": round(choice.lost, 3),
            }
            for choice in found.choices
        ],
        "moments": [
            {
                "step": moment.choice.at,
                "seat": moment.choice.seat,
                "kind": moment.kind,
                "change": round(moment.change, 3),
                "played": line(moment.choice, moment.choice.played),
                "better": None if moment.choice.is_best else line(moment.choice, moment.choice.best),
                "reasons": [{"key": reason.key, "args": dict(reason.args)} for reason in moment.reasons],
            }
            for moment in found.moments
        ],
    }
