"""What all lessons share: the answers so far are played again, and an idea is explained or previewed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from ludarium.house.frames import seen, told
from ludarium.house.messages import Words
from ludarium.house.refusals import Refuse
from ludarium.kernel.decisions import Action, Event, Seat
from ludarium.kernel.errors import Refusal
from ludarium.kernel.messages import Asked, Message
from ludarium.kernel.plain import words_of
from ludarium.kernel.title import title

MOST_ANSWERS = 40
LessonId: TypeAlias = Annotated[str, Meta(max_length=40)]
LEARNER: Seat = 0


class LessonWhy(Struct, frozen=True):
    """The answer about an idea: on offer (`allowed`), or the rule and the sentence against it."""

    allowed: bool
    rule: str
    key: str
    args: Words


class Answered(Struct, frozen=True):
    """A lesson after the answers, in the order in which every game's lesson state begins."""

    id: str
    number: int
    view: Any
    events: tuple[Event, ...]
    told: tuple[Message | None, ...]
    asked: Asked | None
    done: bool
    stuck: bool
    why: LessonWhy | None


def answered(game: str, lesson: str, answers: Sequence[Action], idea: Action | None) -> Answered:
    """Play a lesson of a game: the prepared position, the answers, and what one may know of the result."""
    course = title(game).load("lessons")
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
        refused = position.why_not(LEARNER, idea)
        if refused is None:
            # A preview draws nothing: it stops where chance would be asked.
            position = position.copy()
            position.chance = None
            position.apply(LEARNER, idea)
            events = position.events
            why = LessonWhy(True, "", "", {})
        else:
            said = words.why(refused)
            why = LessonWhy(False, refused.rule, said.key, dict(said.args))
            events = ()
    shown = seen(events, LEARNER)
    view = position.game.view(position, LEARNER)
    return Answered(
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
