"""Puzzles at the desk: the answers so far are played again and judged by the rules. Nothing is stored here."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from ludarium.house import wire
from ludarium.house.frames import seen, told
from ludarium.house.puzzle_resources import (
    DailyPuzzle,
    DailyPuzzles,
    Day,
    KnownChance,
    PuzzleAsk,
    PuzzleFacts,
    PuzzleHint,
    PuzzleList,
    PuzzlesOfGame,
    PuzzleState,
    PuzzleStep,
    SolutionStep,
)
from ludarium.house.questions import Visitor, get, post
from ludarium.house.refusals import Refuse
from ludarium.house.resources import Name
from ludarium.house.worlds import tried
from ludarium.kernel.decisions import Action, find_option
from ludarium.kernel.errors import Refusal
from ludarium.kernel.game import game as rules_of
from ludarium.kernel.goals import goals_of
from ludarium.kernel.messages import Message
from ludarium.kernel.plain import words_of
from ludarium.study.puzzles import (
    Attempt,
    BadPuzzle,
    Puzzle,
    games_with_puzzles,
    lost_by,
    puzzles_of,
    turned,
)

HINTS = 3


@get("/api/puzzles", name="puzzles")
def list_puzzles(visitor: Visitor) -> PuzzleList:
    """All puzzles of the box, by game."""
    return box()


def box() -> PuzzleList:
    """All puzzles of the box; for that all games are loaded."""
    return PuzzleList(tuple(_of_game(game) for game in games_with_puzzles()))


def _of_game(game: str) -> PuzzlesOfGame:
    facts = tuple(PuzzleFacts(p.id, p.theme, dict(p.args), p.level) for p in puzzles_of(game))
    return PuzzlesOfGame(game, facts, rules_of(game).info.cooperative, _turns(game))


def _turns(game: str) -> bool:
    goals = goals_of(rules_of(game))
    return goals is not None and goals.turns


@get("/api/puzzles/daily", name="daily_puzzles")
def daily_puzzles(visitor: Visitor, day: Day) -> DailyPuzzles:
    """The puzzles of a day: the same for everybody, one of each game, another game first every day."""
    return daily(day, box())


def daily(day: str, puzzles: PuzzleList) -> DailyPuzzles:
    """The puzzles of a day, from the list of all."""
    games = puzzles.games
    if not games:
        return DailyPuzzles(day, ())
    turn = _number(day, "") % len(games)
    return DailyPuzzles(day, tuple(_daily(day, each) for each in games[turn:] + games[:turn]))


def daily_of(day: str, game: str) -> DailyPuzzle:
    """The puzzle of that day of one game, which has some."""
    return _daily(day, _of_game(game))


def _daily(day: str, of: PuzzlesOfGame) -> DailyPuzzle:
    """Neither too easy nor too hard: of levels 2 to 4 where there are any."""
    usual = [puzzle for puzzle in of.puzzles if 2 <= puzzle.level <= 4] or of.puzzles
    puzzle = usual[_number(day, of.game) % len(usual)]
    return DailyPuzzle(of.game, puzzle.id, puzzle.theme, puzzle.args, puzzle.level)


def _number(day: str, game: str) -> int:
    return int.from_bytes(hashlib.sha256(f"ludarium daily puzzle {day} {game}".encode()).digest()[:8], "big")


@post("/api/puzzles/{game}/{puzzle}", name="puzzle")
async def play_puzzle(visitor: Visitor, game: Name, puzzle: Name, data: PuzzleAsk) -> PuzzleState[Any, Any]:
    """A puzzle after these answers: what its seat may know, how far the goal is, and what was asked to be shown."""
    aside = visitor.house.thinker.aside
    found = await aside(turned, puzzle_of(game, puzzle), data.turn)
    answers = [wire.action(game, answer) for answer in data.answers]
    idea = None if data.idea is None else wire.action(game, data.idea)
    try:
        attempt = Attempt(found, answers)
    except Refusal:
        raise Refuse("not-now") from None
    failed = attempt.over and not attempt.reached
    lost = await aside(lost_by, found, answers) if failed else None
    why, words, seat = None, words_of(game), found.seat
    position, events = attempt.position, attempt.events
    goals, goal = attempt.goals, found.goal
    if idea is not None and not attempt.over:
        position = position.copy()
        events, why = tried(position, seat, idea)
    shown = seen(events, seat)
    view = position.game.view(position, seat)
    return PuzzleState(
        found.id,
        found.theme,
        dict(found.args),
        found.level,
        seat,
        len(answers),
        view,
        shown,
        told(game, shown),
        words.asked(view),
        "solved" if attempt.reached else "failed" if failed else "open",
        not attempt.reached or attempt.as_printed(),
        tuple(
            PuzzleStep(step.name, step.have, step.need, step.places)
            for step in goals.steps(goal, seat, attempt.start, attempt.position)
        ),
        tuple(KnownChance(whose, numbers) for whose, numbers in goals.known(attempt.position, seat)),
        _hints(found, attempt, data.hints),
        _solution(found, answers) if data.solution or attempt.reached else (),
        why,
        _given(found, answers),
        lost,
    )


def puzzle_of(game: str, puzzle: str) -> Puzzle:
    """A puzzle of the box. Refuses one that there is not."""
    for each in puzzles_of(game) if game in games_with_puzzles() else ():
        if each.id == puzzle:
            return each
    raise Refuse("not-found")


def _hints(puzzle: Puzzle, attempt: Attempt, number: int) -> tuple[PuzzleHint, ...]:
    """As many hints as were asked for: where to look, which card, and the first deed."""
    if not number:
        return ()
    goals = attempt.goals
    solution = list(_retold(puzzle, puzzle.solution))
    deeds = [(action, said) for action, said in solution if goals.deed(action)] or solution
    where = next(filter(None, (goals.where(action) for action, _ in reversed(deeds))), ())
    card = next(filter(None, (goals.card(action) for action, _ in deeds)), "")
    first, said = deeds[0]
    every = (
        PuzzleHint("where", where, ""),
        PuzzleHint("card", (), card),
        PuzzleHint("first", goals.where(first), str(first), said),
    )
    return every[:number]


def _solution(puzzle: Puzzle, answers: Sequence[Action]) -> tuple[SolutionStep, ...]:
    """The solution, answer by answer, and whether it was given at all."""
    return tuple(_steps(puzzle, puzzle.solution, {str(action) for action in answers}))


def _given(puzzle: Puzzle, answers: Sequence[Action]) -> tuple[SolutionStep, ...]:
    """What was answered, and whether the solution has it as well."""
    return tuple(_steps(puzzle, tuple(map(str, answers)), {*puzzle.solution}))


def _steps(puzzle: Puzzle, answers: Sequence[str], others: Collection[str]) -> Iterator[SolutionStep]:
    goals = Attempt(puzzle).goals
    for action, said in _retold(puzzle, answers):
        yield SolutionStep(str(action), said, goals.where(action), bool(goals.deed(action)), str(action) in others)


def _retold(puzzle: Puzzle, answers: Sequence[str]) -> Iterator[tuple[Action, Message]]:
    """Answers to a puzzle, and what each says where it is given."""
    attempt = Attempt(puzzle)
    words = words_of(attempt.position.game.info.id)
    for text in answers:
        decision = attempt.position.decision_of(puzzle.seat)
        if decision is None:
            raise BadPuzzle(f"the solution of the puzzle {puzzle.id} goes on after its turn")
        action = find_option(decision, text)
        yield action, words.answered(action, attempt.position, puzzle.seat)
        attempt.answer(action)


QUESTIONS = (list_puzzles, daily_puzzles, play_puzzle)
