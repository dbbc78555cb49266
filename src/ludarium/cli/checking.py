"""`games --check`: whether everything a game needs is there and fits together; every fault in one sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any

import msgspec

from ludarium import rules as book
from ludarium.cli.output import NO, OK, write_json
from ludarium.kernel import record
from ludarium.kernel.chance import seed_of
from ludarium.kernel.decisions import Action, Event, Seat, WhyNot
from ludarium.kernel.game import Game, Setup
from ludarium.kernel.messages import Message
from ludarium.kernel.mind import mind_of
from ludarium.kernel.plain import words_of
from ludarium.kernel.table import Table
from ludarium.kernel.title import PARTS, Title, title
from ludarium.kernel.views import view_bytes
from ludarium.terminal.screen import Screen
from ludarium.texts import LANGUAGES, has

GAMES = 3
"""So many are played of each form and number of seats."""
LONGEST = 150
"""Answers of one game."""
_LINE = re.compile(r"^(?:([a-zA-Z][\w-]*)|[ \t]+(\.[a-zA-Z][\w-]*)) *=", re.MULTILINE)


def check(game_id: str, json: bool) -> int:
    """Look through the files of a game and play it; exit 1 when something is wrong."""
    wanted = title(game_id)
    found = list(dict.fromkeys(faults(wanted)))
    if json:
        write_json({"game": wanted.id, "ok": not found, "faults": found})
    else:
        for line in found or [f"{wanted.id}: nothing is missing, and it plays as it should"]:
            Screen().print(line, markup=False, soft_wrap=True)
    return NO if found else OK


def faults(wanted: Title) -> Iterator[str]:
    """What is wrong, with the file where it is put right."""
    broken = list(_parts(wanted))
    yield from broken
    if wanted.package:
        yield from _texts(wanted)
        yield from _ledger(wanted)
    if not broken:
        yield from _forms(wanted)
        yield from _play(wanted)


def _parts(wanted: Title) -> Iterator[str]:
    for part in PARTS:
        try:
            wanted.load(part)
        except Exception as fault:  # code of others
            yield f"{_file(wanted, 'title.py')}: {part}={getattr(wanted, part)!r} cannot be loaded: {fault}"


def _file(wanted: Title, path: str) -> str:
    return f"{wanted.package.replace('.', '/')}/{path}"


# -- texts and rules -------------------------------------------------------------------------------------------


def _texts(wanted: Title) -> Iterator[str]:
    """All languages have the same files with the same keys."""
    keys: dict[str, dict[str, list[str]]] = {lang: {} for lang in LANGUAGES}
    for lang in LANGUAGES:
        folder = files(wanted.package).joinpath("texts", lang)
        for entry in sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else ():
            keys[lang][entry.name] = _keys(entry.read_text("utf-8"))
    for file in sorted({file for known in keys.values() for file in known}):
        for lang in LANGUAGES:
            here = _file(wanted, f"texts/{lang}/{file}")
            other = next(each for each in LANGUAGES if file in keys[each])
            if file not in keys[lang]:
                yield f"{here} is missing; translate {_file(wanted, f'texts/{other}/{file}')}"
                continue
            for source in LANGUAGES:
                for key in keys[source].get(file, ()):
                    if key not in keys[lang][file] and key.rpartition(".")[2] not in _GRAMMAR:
                        yield f"{here} lacks {key}; {_file(wanted, f'texts/{source}/{file}')} has it"


_GRAMMAR = ("gen", "acc", "gender", "nom_pl", "gen_pl")


def _keys(text: str) -> list[str]:
    """The messages of a Fluent file, and their attributes behind a dot."""
    found, message = [], ""
    for name, attribute in _LINE.findall(text):
        message = name or message
        found.append(message + attribute)
    return found


def _ledger(wanted: Title) -> Iterator[str]:
    """All languages have the same rules."""
    known = {lang: _rules(wanted, lang) for lang in LANGUAGES}
    for source, ids in known.items():
        for lang in LANGUAGES:
            for rule in ids - known[lang]:
                here, there = (_file(wanted, f"ledger/{each}.toml") for each in (lang, source))
                yield f"{here} lacks the rule {rule}; {there} has it"


def _rules(wanted: Title, lang: str) -> set[str]:
    try:
        return {rule.id for section in book.sections(wanted.id, lang) for rule in section.rules}
    except KeyError:
        return set()


def _forms(wanted: Title) -> Iterator[str]:
    if wanted.words is not None:
        for form in wanted.load("rules").info.forms:
            yield from _unsaid(wanted, [Message(f"{wanted.prefix}-form-{form.id}")], "the name of a form")
    for deed in wanted.deeds:
        yield from _unsaid(wanted, [Message(f"deed-{deed.id}"), Message(f"deed-{deed.id}.what")], "a deed in profiles")


def _unsaid(wanted: Title, messages: Iterable[Message | None], what: str) -> Iterator[str]:
    """Messages whose sentence is missing in a language, those inside other messages, too."""
    for message in messages:
        if message is None:
            continue
        for lang in LANGUAGES:
            if not has(message.key, lang):
                yield f"{_file(wanted, f'texts/{lang}')}: add {message.key}, {what}"
        for value in dict(message.args).values():
            parts = value if isinstance(value, tuple) else (value,)
            yield from _unsaid(wanted, [part for part in parts if isinstance(part, Message)], what)


# -- playing ---------------------------------------------------------------------------------------------------


def _play(wanted: Title) -> Iterator[str]:
    game: Game[Any] = wanted.load("rules")
    for form in game.info.forms:
        for seats in form.seats:
            for number in range(GAMES):
                at = f"{game.info.id} {form.id}, {seats} seats, seed {number}"
                try:
                    yield from _one_game(wanted, Table(game, Setup(form.id, seats), seed_of(number), "check"), number)
                except Exception as fault:  # code of others
                    yield f"{at}: {type(fault).__name__}: {fault}"


def _one_game(wanted: Title, table: Table, seed: int) -> Iterator[str]:
    """One game at random: what is asked, seen, told and refused on the way."""
    generator, game, words = random.Random(seed), table.game, words_of(wanted.id)
    ideas: dict[Seat, set[Action]] = {}
    events: Iterable[Event] = table.opening
    for _ in range(LONGEST):
        for viewer in (*range(table.setup.seats), None):
            view = game.view(table.position, viewer)
            yield from _crosses(wanted, view, "view")
            if view_bytes(view) and (asked := words.asked(view)) is not None:
                yield from _unsaid(wanted, (asked.prompt, *asked.options), "a question or an option")
            for event in events:
                seen = event.seen_by(viewer)
                if seen is not None:
                    yield from _crosses(wanted, seen, "events")
                    if not words.unsaid(seen):
                        yield from _unsaid(wanted, [words.told(seen)], "what happened")
        if table.position.over:
            break
        for decision in table.position.pending:
            options = list(decision.options)
            notations = [str(option) for option in options]
            if len(set(notations)) < len(notations):
                twice = next(each for each in notations if notations.count(each) > 1)
                yield f"two options of '{decision.prompt}' are written '{twice}'; give each a __str__ of its own"
            for option in options:
                yield from _crosses(wanted, option, "actions")
            for idea in sorted(ideas.get(decision.seat, set()) - set(options), key=str)[:3]:
                yield from _refused(wanted, table.position.why_not(decision.seat, idea), idea, decision.prompt)
            ideas.setdefault(decision.seat, set()).update(options)
            if not 0 <= mind_of(game).heuristic(table.position.state, decision.seat) <= 1:
                yield "the mind's heuristic leaves the range from 0 (lost) to 1 (won)"
        decision = generator.choice(table.position.pending)
        events = table.act(decision.seat, generator.choice(list(decision.options)))
    if table.outcome is not None:
        yield from _unsaid(wanted, [words.ending(table.outcome)], "why the game is over")
    record.replay(record.read(record.write(record.of_table(table))))


def _crosses(wanted: Title, value: Any, part: str) -> Iterator[str]:
    """Whether a value comes back from the wire as it was."""
    try:
        same = msgspec.json.decode(msgspec.json.encode(value), type=wanted.load(part)) == value
    except (msgspec.ValidationError, TypeError) as fault:
        yield f"{type(value).__name__} is not among the {part} of {_file(wanted, 'title.py')}: {fault}"
        return
    if not same:
        yield f"{type(value).__name__} does not come back from JSON as it was"


def _refused(wanted: Title, reason: WhyNot | None, idea: Action, prompt: str) -> Iterator[str]:
    if reason is None:
        yield f"why_not gives no reason against '{idea}', which is no option of '{prompt}'"
        return
    yield from _unsaid(wanted, [words_of(wanted.id).why(reason)], "why something is refused")
    known = _rules(wanted, "en")
    if known and reason.rule not in known:
        yield f"why_not names the rule {reason.rule}; add it to {_file(wanted, 'ledger/en.toml')}"
