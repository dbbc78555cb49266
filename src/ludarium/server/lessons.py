"""Lessons over HTTP. Nothing is stored: a request brings all answers so far, and they are played again."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from ludarium.games.tash_kalar import lessons
from ludarium.games.tash_kalar.actions import TashKalarAction
from ludarium.games.tash_kalar.events import TashKalarEvent
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.games.tash_kalar.view import TashKalarView
from ludarium.kernel.errors import Refusal
from ludarium.server.api import REFUSALS
from ludarium.server.messages import Words
from ludarium.server.refusals import Refuse

_GAME = "tash-kalar"
_ANSWERS = 40

LessonId = Annotated[str, PathParameter(max_length=40)]


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

    answers: Annotated[tuple[TashKalarAction, ...], Meta(max_length=_ANSWERS)] = ()
    idea: TashKalarAction | None = None


class LessonWhy(Struct, frozen=True):
    """The answer about an idea: on offer (`allowed`), or the rule and the sentence against it."""

    allowed: bool
    rule: str
    key: str
    args: Words


class LessonState(Struct, frozen=True):
    """The lesson after the answers. With an idea that is on offer, `view` and `events` are what it would lead to."""

    id: str
    number: int
    view: TashKalarView
    events: tuple[TashKalarEvent, ...]
    done: bool
    stuck: bool
    """The turn has gone by; the lesson begins again."""
    why: LessonWhy | None


@get("/api/lessons/{game:str}", sync_to_thread=False, operation_id="lessons", responses=REFUSALS)
def list_lessons(game: LessonId) -> LessonList:
    """The lessons of a game, in their order."""
    if game != _GAME:
        raise Refuse("not-found")
    return LessonList(
        game,
        tuple(LessonFacts(lesson.id, lesson.form, lessons.pointed(lesson)) for lesson in lessons.LESSONS.values()),
    )


@post(
    "/api/lessons/{game:str}/{lesson:str}",
    sync_to_thread=False,
    operation_id="lesson",
    responses=REFUSALS,
    status_code=200,
)
def play_lesson(game: LessonId, lesson: LessonId, data: JSONBody[LessonAsk]) -> LessonState:
    """Play a lesson: the prepared position, the answers, and what one may know of the result."""
    found = lessons.LESSONS.get(lesson)
    if game != _GAME or found is None:
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
    return LessonState(
        found.id,
        len(data.answers),
        TASH_KALAR.view(position, lessons.LEARNER),
        shown,  # type: ignore[arg-type]  # events of this game are members of its union
        progress.done,
        progress.stuck,
        why,
    )


HANDLERS = (list_lessons, play_lesson)
