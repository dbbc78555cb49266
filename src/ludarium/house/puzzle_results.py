"""Results of puzzles, kept with the person: attempts come from the page, and the rules judge each of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

import msgspec

from ludarium.house.puzzle_resources import PuzzleAttempt, PuzzleAttempts, PuzzleResult, PuzzleResults
from ludarium.house.puzzling import daily_of, puzzle_of
from ludarium.house.questions import Visitor, get, post
from ludarium.house.refusals import Refuse
from ludarium.house.store import AttemptRow, Conflict, Store
from ludarium.kernel.errors import Refusal
from ludarium.study.puzzles import Attempt, turned

MOST = 20_000
"""So many attempts of one person are kept."""


@get("/api/puzzles/results", name="puzzle_results")
async def get_results(visitor: Visitor) -> PuzzleResults:
    """What one has made of puzzles so far."""
    identity = await visitor.identity()
    return PuzzleResults(()) if identity is None else await _told(visitor.house.store, identity)


@post("/api/puzzles/results", name="keep_puzzle_results")
async def keep_results(visitor: Visitor, data: PuzzleAttempts) -> PuzzleResults:
    """Keep attempts with the person; those that are there already stay as they are."""
    store = visitor.house.store
    identity = await visitor.identity_or_new()
    there = {row.id for row in await store.attempts_of(identity)}
    made = {each.id: each for each in data.attempts if each.id not in there}
    judged = await visitor.house.thinker.aside(_judged, identity, tuple(made.values()))
    await _keep(store, judged[: max(0, MOST - len(there))])
    kept = {row.id for row in judged}
    return await _told(store, identity, tuple(name for name in made if name not in kept))


async def _told(store: Store, identity: str, refused: tuple[str, ...] = ()) -> PuzzleResults:
    rows = await store.attempts_of(identity)
    results = (PuzzleResult(row.id, row.puzzle, row.day, row.at, row.hints, row.solved, row.daily) for row in rows)
    return PuzzleResults(tuple(results), refused)


def _judged(identity: str, made: Iterable[PuzzleAttempt]) -> list[AttemptRow]:
    """The attempts with what they came to, without those that mean nothing here."""
    found = []
    for each in made:
        try:
            found.append(judged(identity, each))
        except (Refuse, Refusal, ValueError):
            continue
    return found


def judged(identity: str, made: PuzzleAttempt) -> AttemptRow:
    """An attempt as the rules judge it.

    Refuses a puzzle that there is not (Refuse), answers that cannot be given (Refusal) and no day (ValueError).
    """
    date.fromisoformat(made.day)
    attempt = Attempt(turned(puzzle_of(made.game, made.puzzle), made.turn), made.answers)
    answers = msgspec.json.encode(made.answers).decode()
    daily = daily_of(made.day, made.game).id == made.puzzle
    return AttemptRow(
        identity=identity,
        id=made.id,
        game=made.game,
        puzzle=made.puzzle,
        day=made.day,
        at=made.at,
        answers=answers,
        hints=made.hints,
        turn=made.turn,
        solved=attempt.reached,
        daily=daily,
    )


async def _keep(store: Store, rows: Sequence[AttemptRow]) -> None:
    if not rows:
        return
    try:
        await store.write(*rows)
    except Conflict:
        # Sent twice at the same time: one by one, what is there already is left.
        for row in rows:
            try:
                await store.write(row)
            except Conflict:
                continue


def as_made(row: AttemptRow) -> PuzzleAttempt:
    """An attempt as it was sent: what somebody takes along can be brought back."""
    answers = msgspec.json.decode(row.answers, type=tuple[str, ...])
    return PuzzleAttempt(row.id, row.game, row.puzzle, row.day, row.at, answers, row.hints, row.turn)


QUESTIONS = (get_results, keep_results)
