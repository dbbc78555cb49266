"""Lessons: the answers so far are played again, and an idea is explained or previewed. Nothing is stored."""

from __future__ import annotations

from typing import Any

from ludarium.house import wire
from ludarium.house.frames import seen, told
from ludarium.house.questions import Visitor, get, post
from ludarium.house.refusals import Refuse
from ludarium.house.resources import LessonAsk, LessonFacts, LessonList, LessonState, Name
from ludarium.house.worlds import tried
from ludarium.kernel.decisions import Seat
from ludarium.kernel.errors import Refusal, UnknownName
from ludarium.kernel.plain import words_of
from ludarium.kernel.title import title

LEARNER: Seat = 0


@get("/api/lessons/{game}", name="lessons")
def list_lessons(visitor: Visitor, game: Name) -> LessonList:
    """The lessons of a game, in their order."""
    course = _course(game)
    return LessonList(game, tuple(LessonFacts(each.id, course.pointed(each)) for each in course.LESSONS.values()))


@post("/api/lessons/{game}/{lesson}", name="lesson")
def play_lesson(visitor: Visitor, game: Name, lesson: Name, data: LessonAsk) -> LessonState[Any, Any]:
    """Play a lesson: the prepared position, the answers, and what one may know of the result."""
    course = _course(game)
    answers = [wire.action(game, answer) for answer in data.answers]
    idea = None if data.idea is None else wire.action(game, data.idea)
    found = course.LESSONS.get(lesson)
    if found is None:
        raise Refuse("not-found")
    try:
        progress = course.play(found, answers)
    except Refusal:
        raise Refuse("not-now") from None
    position, events, why = progress.position, progress.last_events, None
    words = words_of(game)
    if idea is not None:
        # A preview draws nothing: it stops where chance would be asked.
        position = position.copy()
        position.chance = None
        events, why = tried(position, LEARNER, idea)
    shown = seen(events, LEARNER)
    view = position.game.view(position, LEARNER)
    return LessonState(
        found.id,
        len(answers),
        view,
        shown,
        told(game, shown),
        words.asked(view),
        progress.done,
        progress.stuck,
        why,
    )


def _course(game: str) -> Any:
    """The lessons of a game: `LESSONS` by id, `play` and `pointed`."""
    try:
        course = title(game).load("lessons")
    except UnknownName:
        course = None
    if course is None:
        raise Refuse("not-found")
    return course


QUESTIONS = (list_lessons, play_lesson)
