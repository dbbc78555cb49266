"""The lessons of Tash-Kalar. Nothing is stored: a request brings all answers so far, and they are played again."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import astuple

from ludarium.games.tash_kalar import lessons
from ludarium.games.tash_kalar.actions import TashKalarAction
from ludarium.games.tash_kalar.events import TashKalarEvent
from ludarium.games.tash_kalar.view import TashKalarView
from ludarium.house.guiding import MOST_ANSWERS, LessonId, LessonWhy, answered
from ludarium.house.questions import Visitor, get, post
from ludarium.house.refusals import Refuse
from ludarium.kernel.messages import Asked, Message

_GAME = "tash-kalar"


class LessonFacts(Struct, frozen=True):
    """A lesson of the guided first game; `point`: squares to look at."""

    id: str
    form: str
    point: tuple[int, ...]


class LessonList(Struct, frozen=True):
    """The lessons in their order."""

    game: str
    lessons: tuple[LessonFacts, ...]


class LessonAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """The answers given so far, oldest first; `idea`: an action to be explained or previewed, not done."""

    answers: Annotated[tuple[TashKalarAction, ...], Meta(max_length=MOST_ANSWERS)] = ()
    idea: TashKalarAction | None = None


class LessonState(Struct, frozen=True):
    """The lesson after the answers. With an idea that is on offer, `view` and `events` are what it would lead to."""

    id: str
    number: int
    view: TashKalarView
    events: tuple[TashKalarEvent, ...]
    told: tuple[Message | None, ...]
    asked: Asked | None
    done: bool
    stuck: bool
    """The turn has gone by; the lesson begins again."""
    why: LessonWhy | None


@get("/api/lessons/{game}", name="lessons")
def list_lessons(visitor: Visitor, game: LessonId) -> LessonList:
    """The lessons of a game, in their order."""
    if game != _GAME:
        raise Refuse("not-found")
    return LessonList(
        game,
        tuple(LessonFacts(lesson.id, lesson.form, lessons.pointed(lesson)) for lesson in lessons.LESSONS.values()),
    )


@post("/api/lessons/{game}/{lesson}", name="lesson")
def play_lesson(visitor: Visitor, game: LessonId, lesson: LessonId, data: LessonAsk) -> LessonState:
    """Play a lesson: the prepared position, the answers, and what one may know of the result."""
    if game != _GAME:
        raise Refuse("not-found")
    return LessonState(*astuple(answered(_GAME, lesson, data.answers, data.idea)))


QUESTIONS = (list_lessons, play_lesson)
