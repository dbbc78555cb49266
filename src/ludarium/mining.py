"""Mining puzzles: games are played, every turn in them is searched, and turns with exactly one answer are kept."""

from __future__ import annotations

import json
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from msgspec import Struct

from ludarium import bots
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import Action, Decision, Seat
from ludarium.kernel.errors import BadSetup, Refusal, RulesError
from ludarium.kernel.game import Game, Position, Setup
from ludarium.kernel.game import game as game_of
from ludarium.kernel.goals import Goal, Goals, goals_of
from ludarium.kernel.mind import mind_of
from ludarium.study import again
from ludarium.study.puzzles import Attempt, BadPuzzle, Puzzle, check, id_of, level_of, opened, read_file, written
from ludarium.study.solver import Search, TooWide, deeds, the_one

MOST_OF_A_THEME = 0.4
"""No theme has a larger share of a game's puzzles."""
ALIKE = 0.8
"""Two positions that share more of what stands where than this are one puzzle."""
OF_A_GAME = 4
"""So many puzzles come from one game at most."""
LONGEST_GAME = 700
"""So many decisions of a game are looked at."""
SEARCHED = 12_000
PREPARED = 3
"""How often a turn is prepared anew, with other cards, while it gives nothing."""
SEEN_AGAIN = 60_000
RANDOM_ATTEMPTS = 120
BOTS = (("greedy", 3), ("mcts:40", 2))
"""Whose attempts say how hard a puzzle is, besides random play."""


class Task(Struct, frozen=True):
    """One game to be played and searched."""

    game: str
    number: int
    seed: int
    there: dict[str, int] = {}
    """How many there are of each theme; the rarest are looked for first."""
    full: tuple[str, ...] = ()
    """Themes of which there is enough."""


class Found(Struct, frozen=True):
    """What one game gave."""

    number: int
    puzzles: tuple[tuple[Puzzle, frozenset[str]], ...]
    """Each with what stands where."""
    seen: dict[str, int]
    """What became of everything that was looked at."""


Progress = Callable[[int, int, int, float], None]
"""Told how many puzzles there are, how many are wanted, how many games were played, and in how many seconds."""


def make(
    game: str,
    count: int,
    file: Path,
    jobs: int = 0,
    seed: int = 0,
    seconds: float = 0.0,
    progress: Progress | None = None,
) -> Counter[str]:
    """Mine until the file holds `count` puzzles of the game, going on where an earlier run stopped.

    `jobs` 0: all cores. `seconds`: stop after so many, with what there is. What became of the positions is returned.
    """
    rules = game_of(game)
    if goals_of(rules) is None:
        raise BadSetup(f"{rules.info.name} has no puzzles: its title names no goals")
    if not 1 <= count <= 100_000:
        raise BadSetup(f"the number of puzzles must be 1 to 100000, not {count}")
    kept = list(read_file(file.read_text("utf-8"), rules)) if file.is_file() else []
    shapes = [_shape(rules, puzzle) for puzzle in kept]
    notes = file.with_name(file.name + ".next")
    number = json.loads(notes.read_text("utf-8")) if notes.is_file() else 0
    seen: Counter[str] = Counter()
    started = time.monotonic()
    themes = Counter(puzzle.theme for puzzle in kept)
    played = 0
    file.parent.mkdir(parents=True, exist_ok=True)

    def tasks() -> Iterator[Task]:
        at = number
        while len(kept) < count and not (seconds and time.monotonic() - started > seconds):
            full = tuple(theme for theme, there in themes.items() if there >= MOST_OF_A_THEME * count)
            yield Task(game, at, seed, dict(themes), full)
            at += 1

    with _workers(jobs) as results:
        for found in results(tasks()):
            played += 1
            seen.update(found.seen)
            for puzzle, shape in found.puzzles:
                if len(kept) >= count or themes[puzzle.theme] >= MOST_OF_A_THEME * count:
                    continue
                if any(alike(shape, other) for other in shapes) or any(each.id == puzzle.id for each in kept):
                    seen["alike"] += 1
                    continue
                kept.append(puzzle)
                shapes.append(shape)
                themes[puzzle.theme] += 1
            _write(file, written(rules, kept))
            _write(notes, json.dumps(max(number, found.number + 1)))
            if progress is not None:
                progress(len(kept), count, played, time.monotonic() - started)
            if len(kept) >= count or (seconds and time.monotonic() - started > seconds):
                break
    return seen


class _workers:  # used as a function
    """Processes that work on tasks, or this one alone."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs or os.cpu_count() or 1

    def __enter__(self) -> Callable[[Iterator[Task]], Iterator[Found]]:
        if self.jobs == 1:
            return lambda tasks: map(search_game, tasks)
        self.pool = get_context("spawn").Pool(self.jobs)
        return self._spread

    def _spread(self, tasks: Iterator[Task]) -> Iterator[Found]:
        """As many tasks at a time as there are processes and a few more: what is asked follows what was found."""
        waiting = []
        for task in tasks:
            waiting.append(self.pool.apply_async(search_game, (task,)))
            while len(waiting) >= self.jobs + 4:
                ready = [each for each in waiting if each.ready()]
                for each in ready:
                    waiting.remove(each)
                    yield each.get()
                if not ready:
                    waiting[0].wait(0.2)

    def __exit__(self, *_: object) -> None:
        if self.jobs > 1:
            self.pool.terminate()
            self.pool.join()


def _write(file: Path, text: str) -> None:
    new = file.with_name(file.name + ".new")
    new.write_text(text, "utf-8")
    new.replace(file)


def alike(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether two positions are nearly the same."""
    return len(one & other) > ALIKE * len(one | other)


def _shape(rules: Game[Any], puzzle: Puzzle) -> frozenset[str]:
    goals = goals_of(rules)
    assert goals is not None
    return goals.shape(opened(puzzle))


# -- one game ------------------------------------------------------------------------------------------------------


def search_game(task: Task) -> Found:
    """Let bots play a game, and search its turns. A game that the rules cannot finish gives nothing, and is counted."""
    try:
        return _searched(task)
    except RulesError as fault:
        return Found(task.number, (), {f"fault: {fault}": 1})


def _searched(task: Task) -> Found:
    rules = game_of(task.game)
    goals = goals_of(rules)
    assert goals is not None
    luck = random.Random(f"ludarium mining {task.seed} {task.game} {task.number}")
    seen: Counter[str] = Counter()
    found: list[tuple[Puzzle, frozenset[str]]] = []
    position = _begun(rules, goals, luck)
    players = [bots.make("greedy", luck.getrandbits(32)) for _ in range(8)]
    rest = 0
    for _ in range(LONGEST_GAME):
        if not position.pending or len(found) >= OF_A_GAME:
            break
        seat = goals.begins(position)
        if seat is not None:
            rest -= 1
            if rest < 0:
                new: list[tuple[Puzzle, frozenset[str]]] = []
                for _ in range(PREPARED):
                    new = new or [*islice(_search(goals, position, seat, task, luck, seen), 1)]
                found += new
                rest = 4 if new else 0  # the next turns look much like this one
        decision = position.pending[0]
        position.apply(decision.seat, _played(position, decision, players[decision.seat], luck))
    return Found(task.number, tuple(found[:OF_A_GAME]), dict(seen))


def _begun(rules: Game[Any], goals: Goals[Any], luck: random.Random) -> Position[Any]:
    form, seats, options = goals.table(luck.randrange)
    setup = Setup(form, seats, options)
    return Position(rules, rules.setup(setup), KeyedChance(seed_of(luck.getrandbits(63))))


def _played(position: Position[Any], decision: Decision, player: bots.Bot, luck: random.Random) -> Action:
    """Mostly what a bot thinks best; sometimes another good idea, so that games differ."""
    if luck.random() < 0.15:
        ideas = mind_of(position.game).shortlist(position, decision, 6)
        return ideas[luck.randrange(len(ideas))]
    return player.choose(position, decision.seat)


def _search(
    goals: Goals[Any], position: Position[Any], seat: Seat, task: Task, luck: random.Random, seen: Counter[str]
) -> Iterator[tuple[Puzzle, frozenset[str]]]:
    start = goals.prepared(position.copy(), seat, luck.randrange)
    if start is None:
        return
    start.chance = None
    asked = [goal for goal in goals.goals(start, seat) if goal.theme not in task.full]
    if not asked:
        return
    asked.sort(key=lambda goal: task.there.get(goal.theme, 0))
    seen["turns"] += 1
    try:
        search = Search(goals, asked, start, seat, SEARCHED)
    except TooWide:
        seen["too wide"] += 1
        return
    shape = goals.shape(start)
    for at, goal in enumerate(asked):
        ways = search.ways[at]
        best = the_one(goals, ways)
        if best is None:
            seen["several answers" if ways or at in search.wide else "no answer"] += 1
            continue
        done = deeds(goals, best.answers)
        number = done.total()
        if number < goals.least(goal) or 1 == len(done) < number:
            # To strike the same enemy until it falls is no find, however many blows it takes.
            seen["too easy"] += 1
            continue
        puzzle = _written_down(start, seat, goal, best.answers)
        try:
            check(puzzle)
            again.confirm(puzzle, SEEN_AGAIN)
        except BadPuzzle:
            seen["not confirmed"] += 1
            continue
        tries = attempts(puzzle, luck)
        seen["found"] += 1
        yield (
            Puzzle(
                puzzle.id, puzzle.theme, puzzle.args, seat, level_of(tries, number), puzzle.text, puzzle.solution, tries
            ),
            shape,
        )


def _written_down(start: Position[Any], seat: Seat, goal: Goal, answers: Sequence[Action]) -> Puzzle:
    """The puzzle with what its seat may know of the position, and nothing else."""
    text = start.text(seat)
    solution = tuple(map(str, answers))
    return Puzzle(id_of(goal.theme, goal.args, text, solution), goal.theme, goal.args, seat, 1, text, solution)


def attempts(puzzle: Puzzle, luck: random.Random) -> tuple[tuple[str, int, int], ...]:
    """How often random play and bots that do not know the goal fail to reach it."""
    rows = []
    failed = sum(not _tried(puzzle, lambda _, decision: _any(decision, luck)) for _ in range(RANDOM_ATTEMPTS))
    rows.append(("random", RANDOM_ATTEMPTS, failed))
    for name, number in BOTS:
        failed = 0
        for _ in range(number):
            bot = bots.make(name, luck.getrandbits(32))
            failed += not _tried(puzzle, partial(_of_bot, bot))
        rows.append((name, number, failed))
    return tuple(rows)


def _of_bot(bot: bots.Bot, position: Position[Any], decision: Decision) -> Action:
    return bot.choose(position, decision.seat)


def _any(decision: Decision, luck: random.Random) -> Action:
    return decision.options[luck.randrange(len(decision.options))]


def _tried(puzzle: Puzzle, choose: Callable[[Position[Any], Decision], Action]) -> bool:
    attempt = Attempt(puzzle)
    for _ in range(40):
        decision = None if attempt.over else attempt.position.decision_of(puzzle.seat)
        if decision is None:
            break
        try:
            attempt.answer(choose(attempt.position, decision))
        except (Refusal, RulesError):
            return False
    return attempt.reached
