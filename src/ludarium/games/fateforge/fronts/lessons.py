"""The guided first combat of Fateforge: a request brings all answers so far, and they are played again."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import astuple

from ludarium.games.fateforge import lessons
from ludarium.games.fateforge.actions import FateforgeAction
from ludarium.games.fateforge.events import FateforgeEvent
from ludarium.games.fateforge.view import FateforgeView
from ludarium.house.guiding import MOST_ANSWERS, LessonId, LessonWhy, answered
from ludarium.house.questions import Visitor, get, post
from ludarium.kernel.messages import Asked, Message


class CombatLesson(Struct, frozen=True):
    """A lesson of the guided first combat; `point`: places to look at, such as "zone:C"."""

    id: str
    point: tuple[str, ...]


class CombatLessonList(Struct, frozen=True):
    """The lessons in their order."""

    lessons: tuple[CombatLesson, ...]


class CombatLessonAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """The answers given so far, oldest first; `idea`: an action to be explained or previewed, not done."""

    answers: Annotated[tuple[FateforgeAction, ...], Meta(max_length=MOST_ANSWERS)] = ()
    idea: FateforgeAction | None = None


class CombatLessonState(Struct, frozen=True):
    """The lesson after the answers. With an idea that is on offer, `view` and `events` are what it would lead to."""

    id: str
    number: int
    view: FateforgeView
    events: tuple[FateforgeEvent, ...]
    told: tuple[Message | None, ...]
    asked: Asked | None
    done: bool
    stuck: bool
    why: LessonWhy | None


@get("/api/fateforge/lessons", name="fateforge_lessons")
def list_fateforge_lessons(visitor: Visitor) -> CombatLessonList:
    """The lessons of Fateforge, in their order."""
    return CombatLessonList(tuple(CombatLesson(lesson.id, lesson.point) for lesson in lessons.LESSONS.values()))


@post("/api/fateforge/lessons/{lesson}", name="fateforge_lesson")
def play_fateforge_lesson(visitor: Visitor, lesson: LessonId, data: CombatLessonAsk) -> CombatLessonState:
    """Play a lesson: the prepared position, the answers, and what one may know of the result."""
    return CombatLessonState(*astuple(answered("fateforge", lesson, data.answers, data.idea)))


QUESTIONS = (list_fateforge_lessons, play_fateforge_lesson)
