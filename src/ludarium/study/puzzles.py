"""Puzzles: a position as text, a goal, and the one solution; files of them, read, checked and played."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

from ludarium.kernel.decisions import Action, Seat, find_option
from ludarium.kernel.errors import BadPosition, Refusal
from ludarium.kernel.game import Game, Position
from ludarium.kernel.game import game as game_of
from ludarium.kernel.goals import Goal, Goals, goals_of
from ludarium.kernel.reading import read
from ludarium.kernel.title import title, titles
from ludarium.study.solver import Search, TooWide, deeds, the_one

VERSION = 1
LEVELS = range(1, 6)
_SEARCHED = 12_000
"""So many answers are tried to find out which of somebody's has lost the goal; miners try as many."""
_DEALT = 1
"""What a puzzle leaves unknown is dealt with this seed: it decides nothing, but must be the same everywhere."""


class BadPuzzle(Refusal):
    """A puzzle or a file of them is not what it should be."""

    code = "bad-puzzle"


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """One turn, one goal, one answer. The id follows from position, goal and solution."""

    id: str
    theme: str
    args: tuple[tuple[str, str | int], ...]
    seat: int
    level: int
    text: str
    solution: tuple[str, ...]
    tries: tuple[tuple[str, int, int], ...] = ()
    """How its level was found: which bot, attempts, and how many of them failed."""
    source: str = "simulated"
    """Where the position is from: simulated games, or "played" ones."""

    @property
    def goal(self) -> Goal:
        return Goal(self.theme, self.args)


class Head(Struct, frozen=True):
    """The first line of a file of puzzles."""

    puzzles: str
    """The game."""
    version: int
    rules: int


def id_of(theme: str, args: Iterable[tuple[str, str | int]], text: str, solution: Iterable[str]) -> str:
    """The id of what is asked and answered: a changed puzzle is another puzzle."""
    told = "\n".join((theme, *(f"{name}={value}" for name, value in args), text, *solution))
    return hashlib.sha256(told.encode()).hexdigest()[:10]


# -- files -------------------------------------------------------------------------------------------------------


def written(game: Game[Any], puzzles: Iterable[Puzzle]) -> str:
    """A file of puzzles: the head, and a line for each."""
    head = Head(game.info.id, VERSION, game.info.rules_version)
    return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in (head, *puzzles))


def read_file(text: str, game: Game[Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a file. Refuses (BadPuzzle) with the line what is of another game or version, or was changed."""
    lines = text.split("\n")
    try:
        head = msgspec.json.decode(lines[0].encode(), type=Head)
    except msgspec.MsgspecError:
        raise BadPuzzle('line 1: a file of puzzles begins with {"puzzles":"<game>","version":1,"rules":1}') from None
    if head.puzzles != game.info.id:
        raise BadPuzzle(f"line 1: these are puzzles of {head.puzzles}, not of {game.info.id}")
    if head.version != VERSION:
        raise BadPuzzle(f"line 1: the file is of version {head.version}; this program reads version {VERSION}")
    if head.rules != game.info.rules_version:
        mine = game.info.rules_version
        raise BadPuzzle(
            f"line 1: the puzzles are of rules {head.rules}; this program has rules {mine}. Mine them again: "
            f"ludarium puzzles make {game.info.id}"
        )
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            continue
        try:
            puzzle = msgspec.json.decode(line.encode(), type=Puzzle)
        except msgspec.MsgspecError as fault:
            raise BadPuzzle(f"line {number}: this is no puzzle ({fault})") from None
        if puzzle.id != id_of(puzzle.theme, puzzle.args, puzzle.text, puzzle.solution):
            raise BadPuzzle(f"line {number}: the puzzle {puzzle.id} was changed since it was mined")
        if puzzle.id in found:
            raise BadPuzzle(f"line {number}: the puzzle {puzzle.id} is there twice")
        if puzzle.level not in LEVELS:
            raise BadPuzzle(f"line {number}: there is no level {puzzle.level}; levels are 1 to 5")
        found[puzzle.id] = puzzle
    return tuple(found.values())


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles that a game brings along, in the order of its file; none where it has no file."""
    of = title(game_id)
    if not of.puzzles or of.goals is None:
        return ()
    file = resources.files(of.package).joinpath(*of.puzzles.split("/"))
    return read_file(file.read_text("utf-8"), game_of(game_id)) if file.is_file() else ()


def games_with_puzzles() -> tuple[str, ...]:
    """The games that bring puzzles along, by id."""
    return tuple(each.id for each in titles() if puzzles_of(each.id))


# -- levels ------------------------------------------------------------------------------------------------------

_STEPS = (2.5, 4.5, 6.0, 6.5)
"""Where the levels part: how hard a puzzle of level 2, 3, 4 and 5 is at least."""


def hardness(tries: Iterable[tuple[str, int, int]], deeds: int) -> float:
    """How hard a puzzle is, from attempts that failed: the powers of ten of tries that random play takes to get there,
    and two more for each bot that never does. Where all fail, solutions of more deeds are harder."""
    hard = 0.3 * (deeds - 2)
    for bot, attempts, failed in tries:
        if bot == "random":
            hard += math.log10(attempts + 1) - math.log10(attempts - failed + 1)
        else:
            hard += 2 * failed / attempts
    return hard


def level_of(tries: Iterable[tuple[str, int, int]], deeds: int) -> int:
    """The level, 1 to 5, that attempts of bots speak for."""
    hard = hardness(tries, deeds)
    return 1 + sum(hard >= step for step in _STEPS)


# -- playing -----------------------------------------------------------------------------------------------------


def opened(puzzle: Puzzle) -> Position[Any]:
    """The position of a puzzle, with nobody answering for chance by itself."""
    try:
        position = read(puzzle.text, _DEALT)
    except BadPosition as bad:
        raise BadPuzzle(f"the position of the puzzle {puzzle.id} cannot be read: {bad}") from bad
    position.chance = None
    if position.decision_of(puzzle.seat) is None:
        raise BadPuzzle(f"the puzzle {puzzle.id} asks seat {puzzle.seat}, but that seat is not asked for anything")
    return position


class Attempt:
    """Somebody's turn in a puzzle: the answers so far, played by the rules."""

    def __init__(self, puzzle: Puzzle, answers: Sequence[Action | str] = ()) -> None:
        self.puzzle = puzzle
        self.position = opened(puzzle)
        goals = goals_of(self.position.game)
        if goals is None or puzzle.theme not in goals.themes:
            raise BadPuzzle(f"the puzzle {puzzle.id} has a theme that there is not: '{puzzle.theme}'")
        self.goals: Goals[Any] = goals
        self.start = self.position.state.__copy__()
        self.answers: list[Action] = []
        self.reached = False
        self.events: tuple[Any, ...] = ()
        for answer in answers:
            self.answer(answer)

    @property
    def seat(self) -> Seat:
        return self.puzzle.seat

    @property
    def over(self) -> bool:
        """Whether the turn is done, with the goal or without it."""
        return self.reached or self.goals.over(self.puzzle.goal, self.seat, self.start, self.position)

    def answer(self, answer: Action | str) -> None:
        """Give one answer; a text is read as the notation of an option. Refuses what is no option now."""
        decision = None if self.over else self.position.decision_of(self.seat)
        if decision is None:
            raise BadPuzzle(f"the turn of the puzzle {self.puzzle.id} is over")
        action = find_option(decision, answer) if isinstance(answer, str) else answer
        self.position.apply(self.seat, action)
        self.answers.append(action)
        events = [*self.position.events]
        self._look()
        while not self.over and self.position.decision_of(self.seat) is None:
            other = self.position.pending[0]
            self.position.apply(other.seat, self.goals.reply(other))
            events += self.position.events
            self._look()
        self.events = tuple(events)

    def _look(self) -> None:
        goal = self.puzzle.goal
        self.reached = self.reached or self.goals.reached(goal, self.seat, self.start, self.position)

    def as_printed(self) -> bool:
        """Whether it came there as the solution does, in whatever order."""
        return deeds(self.goals, self.answers) == deeds(self.goals, Attempt(self.puzzle, self.puzzle.solution).answers)


@lru_cache(maxsize=256)
def turned(puzzle: Puzzle, turn: int) -> Puzzle:
    """The puzzle on a board that is turned or mirrored; `turn` from 1 to 7, 0: as it was mined.

    Some arenas have squares of their own: where the turned puzzle has not just one answer as well, the next turn is
    taken, and in the end none.
    """
    for at in range(turn, 8) if turn else ():
        attempt = Attempt(puzzle)
        position = attempt.goals.turned(attempt.position, at)
        if position is None:
            break
        text = position.text(puzzle.seat)
        new = msgspec.structs.replace(puzzle, text=text)
        try:
            search = Search(attempt.goals, (puzzle.goal,), opened(new), puzzle.seat, _SEARCHED)
        except TooWide:
            continue
        best = the_one(attempt.goals, search.ways[0])
        if best is not None and len(best.answers) == len(puzzle.solution):
            return msgspec.structs.replace(new, solution=tuple(map(str, best.answers)))
    return puzzle


def lost_by(puzzle: Puzzle, answers: Sequence[Action | str]) -> int | None:
    """The number of the answer after which nothing leads to the goal any more, from 0 on.

    None: the goal can still be reached, or there is too much to try.
    """

    def open_after(number: int) -> bool:
        attempt = Attempt(puzzle, answers[:number])
        if attempt.reached or attempt.over:
            return attempt.reached
        search = Search(attempt.goals, (puzzle.goal,), attempt.position, puzzle.seat, _SEARCHED, attempt.start)
        return bool(search.ways[0]) or bool(search.wide)

    try:
        if open_after(len(answers)):
            return None
        good, lost = 0, len(answers)  # before the first answer there is the solution
        while lost - good > 1:
            middle = (good + lost) // 2
            good, lost = (middle, lost) if open_after(middle) else (good, middle)
    except TooWide:
        return None
    return lost - 1


def check(puzzle: Puzzle) -> None:
    """Refuses (BadPuzzle) a puzzle that cannot be read, or whose solution is illegal or does not reach the goal."""
    try:
        attempt = Attempt(puzzle)
        for number, answer in enumerate(puzzle.solution, start=1):
            if attempt.over:
                raise BadPuzzle(
                    f"the solution of the puzzle {puzzle.id} goes on after answer {number - 1}, which ends it"
                )
            attempt.answer(answer)
    except BadPuzzle:
        raise
    except Refusal as refusal:
        raise BadPuzzle(f"the solution of the puzzle {puzzle.id} cannot be played: {refusal}") from refusal
    if not attempt.reached:
        raise BadPuzzle(f"the solution of the puzzle {puzzle.id} does not reach its goal")
