"""Games for the explorer: bots play them, and what was seen in them is counted into a file."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ludarium import bots
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.explorer import Sighting, explorer_of
from ludarium.kernel.game import Position
from ludarium.kernel.game import game as game_of
from ludarium.kernel.mind import mind_of
from ludarium.kernel.title import title
from ludarium.study.explorer import Counts, Made, read_file, written

LONGEST_GAME = 20_000
"""So many decisions; a game that is not over by then is not counted."""
MOST_GAMES = 1_000_000
_WRITTEN_EVERY = 5.0
"""Seconds from one writing of the file to the next."""


class Task(Struct, frozen=True):
    """One game to be played."""

    game: str
    form: str
    bot: str
    seed: int
    number: int


Progress = Callable[[int, int, float], None]
"""Told how many games are in the file, how many are wanted, and in how many seconds those of this run were played."""


def make(
    game: str,
    form: str | None,
    games: int,
    file: Path,
    bot: str = "greedy",
    seed: int = 0,
    jobs: int = 0,
    progress: Progress | None = None,
) -> Counts:
    """Play until so many games of the form are counted in the file, going on where an earlier run stopped.

    Other forms of the file stay as they are. The same games come of the same seed, however many processes play them
    (`jobs` 0: all cores); refuses to mix those of another seed or bot with them.
    """
    rules = game_of(game)
    if explorer_of(rules) is None:
        raise BadSetup(f"{rules.info.name} has no explorer: its title names none")
    form = rules.info.form(form or title(game).form or rules.info.forms[0].id).id
    if not 1 <= games <= MOST_GAMES:
        raise BadSetup(f"the number of games must be 1 to {MOST_GAMES}, not {games}")
    if not 0 <= jobs <= 512:
        raise BadSetup(f"the number of jobs must be 1 to 512, or 0 for all cores, not {jobs}")
    bots.make(bot, 0)
    every = read_file(file.read_text("utf-8"), rules) if file.is_file() else {}
    new = Made(form, 0, bot, seed, rules.info.rules_version)
    there = every.get(form) or Counts(new)
    if replace(there.made, games=0) != new:
        made = there.made
        raise BadSetup(
            f"{file} has games of {form} played by {made.bot} with seed {made.seed} and rules {made.rules}; "
            "go on with these, or name another file"
        )
    every[form] = there
    file.parent.mkdir(parents=True, exist_ok=True)
    started = noted = time.monotonic()
    tasks = (Task(game, form, bot, seed, number) for number in range(there.made.games, games))
    with _players(jobs) as played:
        for sightings in played(tasks):
            there.add(sightings)
            there.made = replace(there.made, games=there.made.games + 1)
            now = time.monotonic()
            if now - noted > _WRITTEN_EVERY:
                _write(file, written(rules, every.values()))
                noted = now
            if progress is not None:
                progress(there.made.games, games, now - started)
    _write(file, written(rules, every.values()))
    return there


@contextmanager
def _players(jobs: int) -> Iterator[Callable[[Iterator[Task]], Iterator[tuple[Sighting, ...]]]]:
    """Processes that play games, or this one alone; what they saw comes in the order of the games."""
    number = jobs or os.cpu_count() or 1
    if number == 1:
        yield lambda tasks: map(play, tasks)
        return
    with get_context("spawn").Pool(number) as pool:
        yield lambda tasks: pool.imap(play, tasks, 4)


def _write(file: Path, text: str) -> None:
    new = file.with_name(file.name + ".new")
    new.write_text(text, "utf-8")
    new.replace(file)


def play(task: Task) -> tuple[Sighting, ...]:
    """Let bots play a game, and say what was seen in it."""
    rules = game_of(task.game)
    explorer = explorer_of(rules)
    assert explorer is not None
    luck = random.Random(f"ludarium explorer {task.seed} {task.game} {task.form} {task.number}")
    setup = explorer.table(task.form, luck.randrange)
    position: Position[Any] = Position(rules, rules.setup(setup), KeyedChance(seed_of(luck.getrandbits(63))))
    players = [bots.make(task.bot, luck.getrandbits(32)) for _ in range(setup.seats)]
    watch = explorer.watch(setup)
    watch.saw(position.base, position.events)
    for _ in range(LONGEST_GAME):
        if not position.pending:
            break
        decision = position.pending[0]
        width = explorer.drawn(position)
        if width:
            few = width >= len(decision.options)
            ideas = decision.options if few else mind_of(rules).shortlist(position, decision, width)
            action = ideas[luck.randrange(len(ideas))]
        else:
            action = players[decision.seat].choose(position, decision.seat)
        position.apply(decision.seat, action)
        watch.saw(position.base, position.events)
    outcome = position.outcome
    return tuple(watch.sightings(outcome)) if outcome is not None else ()
