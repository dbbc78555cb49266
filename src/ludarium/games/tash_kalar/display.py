"""The task display of the High Form: laying out, revealing and claiming tasks (TK-12)."""

from __future__ import annotations

from ludarium.games.tash_kalar.actions import RevealTask
from ludarium.games.tash_kalar.agenda import LayTasks, RevealNext
from ludarium.games.tash_kalar.cards import TASKS
from ludarium.games.tash_kalar.ending import finish
from ludarium.games.tash_kalar.events import TaskBecameCurrent, TaskClaimed, TaskRevealed
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.decisions import CHANCE, Decision, Emit, Script
from ludarium.kernel.values import Deck, replaced, without

REVEALS = tuple(RevealTask(task.id) for task in TASKS)


def lay_tasks(state: TashKalarState, item: LayTasks, emit: Emit) -> Script[None]:
    if len(state.tasks) == 3:
        state.agenda = state.agenda[:-1]
        state.task_deck = Deck(tuple(sorted(state.task_deck.cards + item.aside)))
        return
    drawn = yield from _reveal(state)
    fits = _fits_first_tasks(state, drawn)
    if fits:
        state.tasks += (drawn,)
        emit(TaskRevealed(TASKS[drawn].id, "current"))
    else:
        state.agenda = (*state.agenda[:-1], LayTasks((*item.aside, drawn)))


def _fits_first_tasks(state: TashKalarState, drawn: int) -> bool:
    task = TASKS[drawn]
    kinds = [TASKS[number].kind for number in state.tasks]
    if state.easy_tasks:
        return not task.advanced and task.points <= 2 and task.kind not in kinds
    return not task.advanced and not (not state.form.simplified and len(kinds) == 2 and set(kinds) == {task.kind})


def _reveal(state: TashKalarState) -> Script[int]:
    """The top task of the deck, taken off it."""
    cards = state.task_deck.next_cards
    if len(cards) == 1:
        drawn = cards[0]
    else:
        answer = yield Decision(CHANCE, "reveal-task", tuple([REVEALS[number] for number in cards]))
        drawn = REVEALS.index(answer)
    state.task_deck = state.task_deck.without(drawn)
    return drawn


def reveal_next(state: TashKalarState, _: RevealNext, emit: Emit) -> Script[None]:
    if len(state.tasks) < 3 and state.next_task >= 0:
        state.tasks += (state.next_task,)
        emit(TaskBecameCurrent(TASKS[state.next_task].id))
        state.next_task = -1
    if state.next_task >= 0 or not any(_may_be_next(state, number) for number in state.task_deck.cards):
        # TK-12.13: if no card of the deck can be the next task, there is none until the display changes.
        state.agenda = state.agenda[:-1]
        return
    drawn = yield from _reveal(state)
    if _may_be_next(state, drawn):
        state.next_task = drawn
        emit(TaskRevealed(TASKS[drawn].id, "next"))
    else:
        state.task_deck = state.task_deck.under(drawn)
        emit(TaskRevealed(TASKS[drawn].id, "under"))


def _may_be_next(state: TashKalarState, number: int) -> bool:
    """Never more than two current tasks of one kind (TK-12.11); the first game has no such limit (TK-13.4)."""
    if state.form.simplified:
        return True
    return [TASKS[current].kind for current in state.tasks].count(TASKS[number].kind) < 2


def claim(state: TashKalarState, task_id: str, emit: Emit) -> None:
    """The claimer keeps the card and its points; the next task becomes current (TK-12.4)."""
    number = next(number for number in state.tasks if TASKS[number].id == task_id)
    side = state.side
    state.tasks = without(state.tasks, number)
    state.claimed = replaced(state.claimed, side, (*state.claimed[side], number))
    state.points = replaced(state.points, side, state.points[side] + TASKS[number].points)
    emit(TaskClaimed(state.active, side, task_id, TASKS[number].points))
    if state.form.simplified and state.score(side) >= state.form.threshold(state.seats):
        finish(state, emit, "points")  # TK-13.7: the first game ends at once
    state.agenda += (RevealNext(),)
