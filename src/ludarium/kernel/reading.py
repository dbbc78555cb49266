"""Positions read from text; `text.py` says how they are written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ludarium.kernel.chance import Chance, Dealer, KeyedChance, new_seed, seed_of
from ludarium.kernel.decisions import CHANCE, find_option
from ludarium.kernel.errors import BadPosition, Refusal
from ludarium.kernel.game import Game, Position, Setup, State, game
from ludarium.kernel.packs import SHOWN, visible
from ludarium.kernel.text import Leaf, Lines, Notation, Wrong, field_of, hints_of, is_unknown, notation_of
from ludarium.kernel.title import suggested

S = TypeVar("S", bound=State)
LONGEST = 200_000
_HEAD = re.compile(r"([a-z0-9-]+) ([a-z0-9-]+), (\d{1,2}) seats?, rules (\d{1,4})(?:, pack (.+))?")


def read(text: str, seed: int | None = None) -> Position[Any]:
    """The position that a text shows. What it leaves unknown is dealt by the seed, which also answers for chance after.

    Raises `BadPosition`, with the line, when the text does not read or shows what cannot be.
    """
    chance = KeyedChance(new_seed() if seed is None else seed_of(seed))
    try:
        return _read(text, chance)
    except Refusal as refusal:
        said = visible(str(refusal))
        raise BadPosition(said if len(said) <= SHOWN else f"{said[: SHOWN - 3]}...") from refusal
    except Exception as fault:  # the rules were asked to go on from something that play cannot reach
        raise BadPosition(f"the rules cannot go on from such a position ({type(fault).__name__})") from fault


def _read(text: str, chance: Chance) -> Position[Any]:
    if len(text) > LONGEST:
        raise BadPosition(f"the text is longer than {LONGEST} characters")
    head, sections = _sections(text)
    rules, setup = _head(*head)
    notation = notation_of(rules.info.id)
    state = notation.short(rules.setup(setup))
    kind: type[State] = type(state)
    hints, told = hints_of(kind), set()
    pictures: dict[str, Lines] = {}
    answers: Lines = []
    sections.sort(key=lambda section: section[0].replace(" ", "_") not in notation.leading)
    for name, number, value, lines in sections:
        field = name.replace(" ", "_")
        if name == "answers":
            answers = _stripped(lines)
        elif field in hints and field not in notation.drawn:
            names = _names_in(notation, state, number)
            leaf = names.get(f"{kind.__name__}.{field}")
            setattr(state, field, field_of(number, _stripped(lines), value, hints[field], leaf, names))
            told.add(field)
            if field in notation.leading:
                _names_in(notation, state, number)  # refused here, or every other field would be wrong
        elif name in notation.pictured and value is None:
            if field in notation.leading:
                notation.look({name: lines}, state)
            else:
                pictures[name] = _stripped(lines)
            told.add(name)
        else:
            raise BadPosition(f"line {number}: a position of {rules.info.name} has no '{name}'")
    try:
        notation.look(pictures, state)
        state = notation.dealt(state, told, Dealer(chance))
    except Wrong as wrong:
        raise BadPosition(str(wrong)) from None
    reason = _unknown_left(state) or notation.impossible(state)
    if reason:
        raise BadPosition(reason)
    return _answered(Position(rules, state), answers, chance)


def _stripped(lines: Lines) -> Lines:
    return [(number, line.strip()) for number, line in lines]


def _names_in(notation: Notation[S], state: S, number: int) -> Mapping[str, Leaf]:
    try:
        return notation.names(state)
    except Wrong as wrong:
        raise BadPosition(f"line {number}: {wrong}") from None


def _unknown_left(value: Any) -> str:
    if isinstance(value, Struct):
        value = msgspec.structs.astuple(value)
    if isinstance(value, tuple):
        return next(filter(None, map(_unknown_left, value)), "")
    return "something is unknown ('?') that cannot be dealt" if isinstance(value, int) and is_unknown(value) else ""


def _answered(position: Position[Any], answers: Lines, chance: Chance) -> Position[Any]:
    base = position.base
    for number, line in answers:
        who, _, notation = line.partition(":")
        seat = CHANCE if who.strip() == "chance" else int(who) if who.strip().isdecimal() and len(who) < 4 else -2
        decision = position.decision_of(seat)
        if decision is None:
            raise BadPosition(f"line {number}: '{who.strip()}' is not asked for anything there")
        try:
            position.apply(seat, find_option(decision, notation.strip()))
        except Refusal as refusal:
            raise BadPosition(f"line {number}: {refusal}") from refusal
    if answers and position.base is not base:
        raise BadPosition("the answers lead past the step that they belong to; write the position that follows instead")
    position.chance = chance
    position.answer_chance()
    return position


def _sections(text: str) -> tuple[tuple[int, str], list[tuple[str, int, str | None, Lines]]]:
    """The head, and every section: its name, its line, its value or its lines."""
    head: tuple[int, str] | None = None
    sections: list[tuple[str, int, str | None, Lines]] = []
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.split("//")[0].rstrip()
        if not line:
            continue
        if head is None:
            head = (number, line.strip())
        elif line[0] in " \t":
            if not sections or sections[-1][2] is not None:
                raise BadPosition(f"line {number}: this line is indented, but no section begins above it")
            sections[-1][3].append((number, line))
        else:
            name, colon, value = line.partition(":")
            if any(name.strip() == other for other, *_ in sections):
                raise BadPosition(f"line {number}: '{name.strip()}' is told twice")
            sections.append((name.strip(), number, value.strip() if colon else None, []))
    if head is None:
        raise BadPosition(f"the text is empty; its first line names the game: {_example()}")
    return head, sections


def _example() -> str:
    """A first line, of a game that is there."""
    info = game(suggested().id).info
    form = info.form(suggested().form) if suggested().form else info.forms[0]
    return f"{info.id} {form.id}, {form.default_seats} seats, rules {info.rules_version}"


def _head(number: int, line: str) -> tuple[Game[Any], Setup]:
    found = _HEAD.fullmatch(line)
    if found is None:
        raise BadPosition(
            f"line {number}: the first line names the game, its form, the seats and the version of the rules, "
            f"such as: {_example()}"
        )
    rules = game(found[1])
    setup = Setup(found[2], int(found[3]))
    rules.check(setup)
    if int(found[4]) != rules.info.rules_version:
        raise BadPosition(
            f"line {number}: the position is of rules {found[4]}; this program has rules {rules.info.rules_version}"
        )
    if (found[5] or "") != rules.info.pack:
        played = f"the pack '{rules.info.pack}'" if rules.info.pack else "the box alone"
        raise BadPosition(f"line {number}: the position is of another content pack; this is played with {played}")
    return rules, setup
