"""The lessons of Skytear: a request brings all answers so far, and they are played again."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import astuple

from ludarium.games.skytear import lessons
from ludarium.games.skytear.actions import SkytearAction
from ludarium.games.skytear.events import SkytearEvent
from ludarium.games.skytear.view import SkytearView
from ludarium.house.guiding import MOST_ANSWERS, LessonId, LessonWhy, answered
from ludarium.house.questions import Visitor, get, post
from ludarium.kernel.messages import Asked, Message


class BattleLesson(Struct, frozen=True):
    """A lesson of the guided first battle; `point`: spaces to look at."""

    id: str
    point: tuple[str, ...]


class BattleLessonList(Struct, frozen=True):
    """The lessons in their order."""

    lessons: tuple[BattleLesson, ...]


class BattleLessonAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """The answers given so far, oldest first; `idea`: an action to be explained or previewed, not done."""

    answers: Annotated[tuple[SkytearAction, ...], Meta(max_length=MOST_ANSWERS)] = ()
    idea: SkytearAction | None = None


class BattleLessonState(Struct, frozen=True):
    """The lesson after the answers. With an idea that is on offer, `view` and `events` are what it would lead to."""

    id: str
    number: int
    view: SkytearView
    events: tuple[SkytearEvent, ...]
    told: tuple[Message | None, ...]
    asked: Asked | None
    done: bool
    stuck: bool
    why: LessonWhy | None


@get("/api/skytear/lessons", name="skytear_lessons")
def list_skytear_lessons(visitor: Visitor) -> BattleLessonList:
    """The lessons of Skytear, in their order."""
    return BattleLessonList(
        tuple(BattleLesson(lesson.id, lessons.pointed(lesson)) for lesson in lessons.LESSONS.values())
    )


@post("/api/skytear/lessons/{lesson}", name="skytear_lesson")
def play_skytear_lesson(visitor: Visitor, lesson: LessonId, data: BattleLessonAsk) -> BattleLessonState:
    """Play a lesson: the prepared position, the answers, and what one may know of the result."""
    return BattleLessonState(*astuple(answered("skytear", lesson, data.answers, data.idea)))


QUESTIONS = (list_skytear_lessons, play_skytear_lesson)
