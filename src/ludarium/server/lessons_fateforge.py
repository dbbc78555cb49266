"""The guided first combat of Fateforge over HTTP: a request brings all answers so far, and they are played again."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from ludarium.games.fateforge import lessons
from ludarium.games.fateforge.actions import FateforgeAction
from ludarium.games.fateforge.events import FateforgeEvent
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.view import FateforgeView
from ludarium.kernel.errors import Refusal
from ludarium.server.api import REFUSALS
from ludarium.server.lessons import LessonWhy
from ludarium.server.refusals import Refuse

_ANSWERS = 40

LessonId = Annotated[str, PathParameter(max_length=40)]


class CombatLesson(Struct, frozen=True):
    """A lesson of the guided first combat; `point`: places to look at, such as "zone:C"."""

    id: str
    point: tuple[str, ...]


class CombatLessonList(Struct, frozen=True):
    """The lessons in their order."""

    lessons: tuple[CombatLesson, ...]


class CombatLessonAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """The answers given so far, oldest first; `idea`: an action to be explained or previewed, not done."""

    answers: Annotated[tuple[FateforgeAction, ...], Meta(max_length=_ANSWERS)] = ()
    idea: FateforgeAction | None = None


class CombatLessonState(Struct, frozen=True):
    """The lesson after the answers. With an idea that is on offer, `view` and `events` are what it would lead to."""

    id: str
    number: int
    view: FateforgeView
    events: tuple[FateforgeEvent, ...]
    done: bool
    stuck: bool
    why: LessonWhy | None


@get("/api/fateforge/lessons", sync_to_thread=False, operation_id="fateforge_lessons", responses=REFUSALS)
def list_fateforge_lessons() -> CombatLessonList:
    """The lessons of Fateforge, in their order."""
    return CombatLessonList(tuple(CombatLesson(lesson.id, lesson.point) for lesson in lessons.LESSONS.values()))


@post(
    "/api/fateforge/lessons/{lesson:str}",
    sync_to_thread=False,
    operation_id="fateforge_lesson",
    responses=REFUSALS,
    status_code=200,
)
def play_fateforge_lesson(lesson: LessonId, data: JSONBody[CombatLessonAsk]) -> CombatLessonState:
    """Play a lesson: the prepared position, the answers, and what one may know of the result."""
    found = lessons.LESSONS.get(lesson)
    if found is None:
        raise Refuse("not-found")
    try:
        progress = lessons.play(found, data.answers)
    except Refusal:
        raise Refuse("not-now") from None
    position, events, why = progress.position, progress.last_events, None
    if data.idea is not None:
        refused = position.why_not(lessons.LEARNER, data.idea)
        if refused is None:
            # A preview draws nothing: it stops where chance would be asked.
            position = position.copy()
            position.chance = None
            position.apply(lessons.LEARNER, data.idea)
            events = position.events
            why = LessonWhy(True, "", "", {})
        else:
            why = LessonWhy(False, refused.rule, refused.message.key, dict(refused.message.args))
            events = ()
    shown = tuple(event for event in (event.seen_by(lessons.LEARNER) for event in events) if event is not None)
    return CombatLessonState(
        found.id,
        len(data.answers),
        FATEFORGE.view(position, lessons.LEARNER),
        shown,  # type: ignore[arg-type]  # events of this game are members of its union
        progress.done,
        progress.stuck,
        why,
    )


HANDLERS = (list_fateforge_lessons, play_fateforge_lesson)
