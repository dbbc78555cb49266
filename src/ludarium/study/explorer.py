"""The explorer: how often things seen in games went with a win; files of counts, and rows of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

from ludarium.bots.thoughts import Thought
from ludarium.kernel import record as records
from ludarium.kernel.errors import Refusal, UnknownName
from ludarium.kernel.explorer import BETWEEN, LOST, WON, Sighting, Subject, explorer_of
from ludarium.kernel.game import Game
from ludarium.kernel.game import game as game_of
from ludarium.kernel.rates import wilson
from ludarium.kernel.title import title, titles

VERSION = 1
FEW = 20
"""In fewer games than this a rate says nothing, and rows of it say so."""


class BadCounts(Refusal):
    """A file of counts is not what it should be."""

    code = "bad-counts"


class Head(Struct, frozen=True):
    """The first line of a file of counts."""

    explorer: str
    """The game."""
    version: int


class Made(Struct, frozen=True, tag_field="line", tag="games"):
    """How the games of a form were played; it precedes their counts."""

    form: str
    games: int
    bot: str
    seed: int
    rules: int
    """The version of the rules."""


class Line(Struct, frozen=True, tag_field="line", tag="counts"):
    """The counts of one group: for each item, measure after measure, games, wins and what is in between."""

    form: str
    subject: str
    group: str
    items: dict[str, tuple[int, ...]]


Key = tuple[str, str, str, str, str]
"""Subject, group, item, measure, result."""


class Counts:
    """What was seen in the games of one form."""

    def __init__(self, made: Made, seen: Mapping[Key, int] | None = None) -> None:
        self.made = made
        self.seen: Counter[Key] = Counter(seen or {})

    def add(self, sightings: Iterable[Sighting]) -> None:
        self.seen.update((each.subject, each.group, each.item, each.measure, each.result) for each in sightings)


class Count(Struct, frozen=True):
    """How an item did by one measure; `rate` and its 95 % interval from 0 to 1."""

    measure: str
    games: int
    wins: int
    between: int
    rate: float
    low: float
    high: float

    @property
    def few(self) -> bool:
        return self.games < FEW


class Row(Struct, frozen=True):
    item: str
    counts: tuple[Count, ...]


# -- counting ----------------------------------------------------------------------------------------------------


def seen_in(text: str) -> Thought[tuple[Sighting, ...]]:
    """What is seen in a record of a game that is over, in pieces; nothing where there is nothing to explore.

    What was taken back has not been. Refuses (BadRecord) what the rules and the seed do not give.
    """
    record = records.read(text)
    explorer = explorer_of(game_of(record.game))
    if explorer is None or record.outcome is None:
        return ()
    table = records.begin(record)
    lasting = [(table.position.base, table.opening)]
    for step in records.steps(record, table):
        if step.kind == "take-back":
            lasting.pop()
        else:
            lasting.append((table.position.base, step.events))
        yield
    watch = explorer.watch(record.setup)
    for state, events in lasting:
        watch.saw(state, events)
        yield
    return tuple(watch.sightings(record.outcome))


def counted(counter: Mapping[Key, int], subject: Subject, group: str = "") -> tuple[Row, ...]:
    """The rows of a subject, of one group or of all together, those in most games first."""
    found: dict[str, dict[str, Counter[str]]] = {}
    for (of, its, item, measure, result), number in counter.items():
        if of == subject.id and group in ("", its):
            found.setdefault(item, {}).setdefault(measure, Counter())[result] += number
    rows = [
        Row(item, tuple(_count(measure, by.get(measure, Counter())) for measure in subject.measures))
        for item, by in found.items()
    ]
    return tuple(sorted(rows, key=lambda row: (-max(count.games for count in row.counts), row.item)))


def _count(measure: str, results: Mapping[str, int]) -> Count:
    wins, between = results.get(WON, 0), results.get(BETWEEN, 0)
    games = wins + between + results.get(LOST, 0)
    low, high = wilson(wins, games)
    return Count(measure, games, wins, between, wins / games if games else 0.0, low, high)


def groups_of(counter: Mapping[Key, int], subject: Subject) -> tuple[str, ...]:
    """The groups in which there is anything of the subject, by id."""
    return tuple(sorted({group for of, group, *_ in counter if of == subject.id and group}))


# -- files -------------------------------------------------------------------------------------------------------


def written(game: Game[Any], forms: Iterable[Counts]) -> str:
    """A file of counts: the head, and for each form how its games were played and what was seen in them."""
    explorer = explorer_of(game)
    assert explorer is not None
    lines: list[Any] = [Head(game.info.id, VERSION)]
    for counts in forms:
        lines += [counts.made, *_lines(counts, explorer.subjects)]
    return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in lines)


def _lines(counts: Counts, subjects: Iterable[Subject]) -> Iterator[Line]:
    for subject in subjects:
        groups = sorted({group for of, group, *_ in counts.seen if of == subject.id})
        for group in groups:
            rows = counted({key: n for key, n in counts.seen.items() if key[1] == group}, subject)
            items = {row.item: tuple(n for c in row.counts for n in (c.games, c.wins, c.between)) for row in rows}
            yield Line(counts.made.form, subject.id, group, dict(sorted(items.items())))


def read_file(text: str, game: Game[Any]) -> dict[str, Counts]:
    """The counts of a file by form. Refuses (BadCounts) with the line what is of another game or version."""
    explorer = explorer_of(game)
    lines = text.split("\n")
    try:
        head = msgspec.json.decode(lines[0].encode(), type=Head)
    except msgspec.MsgspecError:
        raise BadCounts('line 1: a file of counts begins with {"explorer":"<game>","version":1}') from None
    if head.explorer != game.info.id or explorer is None:
        raise BadCounts(f"line 1: these are counts of {head.explorer}, not of {game.info.id}")
    if head.version != VERSION:
        raise BadCounts(f"line 1: the file is of version {head.version}; this program reads version {VERSION}")
    subjects = {subject.id: subject for subject in explorer.subjects}
    found: dict[str, Counts] = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            continue
        try:
            read = msgspec.json.decode(line.encode(), type=Made | Line)
            if isinstance(read, Made):
                found[game.info.form(read.form).id] = Counts(read)
            else:
                _put(found[read.form], read, subjects[read.subject])
        except KeyError as missing:
            raise BadCounts(f"line {number}: there is no form or subject {missing} before it") from None
        except (msgspec.MsgspecError, ValueError, UnknownName) as fault:
            raise BadCounts(f"line {number}: these are no counts ({fault})") from None
    return found


def _put(counts: Counts, line: Line, subject: Subject) -> None:
    for item, numbers in line.items.items():
        if len(numbers) != 3 * len(subject.measures):
            raise ValueError(f"{item} has {len(numbers)} numbers, not {3 * len(subject.measures)}")
        for at, measure in enumerate(subject.measures):
            games, wins, between = numbers[3 * at : 3 * at + 3]
            lost = games - wins - between
            if min(games, wins, between, lost) < 0 or games > counts.made.games * 64:
                raise ValueError(f"{item} cannot have {wins} wins in {games} games")
            for result, number in ((WON, wins), (BETWEEN, between), (LOST, lost)):
                if number:
                    counts.seen[subject.id, line.group, item, measure, result] = number


@cache
def counts_of(game_id: str) -> dict[str, Counts]:
    """The counts that a game brings along, by form; none when it has no file."""
    of = title(game_id)
    if not of.explored or of.explorer is None:
        return {}
    file = resources.files(of.package).joinpath(*of.explored.split("/"))
    return read_file(file.read_text("utf-8"), game_of(game_id)) if file.is_file() else {}


def games_to_explore() -> tuple[str, ...]:
    """The games of which something is explored, by id."""
    return tuple(each.id for each in titles() if each.explorer is not None)
