"""The guided first combat: every lesson can be done as its task says, and only by doing it."""

from __future__ import annotations

import pytest

from ludarium.games.fateforge import lessons
from ludarium.kernel.decisions import Action
from ludarium.kernel.errors import Refusal
from ludarium.texts import LANGUAGES, say

SOLUTIONS = {
    "dice": ("dice ranger blue blue yellow red",),
    "miss": ("reroll ranger energy 1",),
    "triple": ("turn noble 1 precise_strike",),
    "sprint": ("sprint ranger B",),
    "order": ("order noble ranger",),
    "step": ("step B (step)",),
    "strike": ("strike guard_dog#1 (strike)",),
    "shot": ("shot guard_dog#1 (shot)",),
    "convert": ("skill rg_quick_draw (focus)", "shot guard_dog#1 (shot)"),
    "sequence": ("skill no_lunge (step strike)",),
    "energy": ("energy-step A",),
    "block": ("skill no_parry (focus)", "block (block)"),
    "reaction": ("soak block 1 armour 0",),
    "chest": ("take objective1",),
    "revive": ("revive ranger (step strike)",),
    "escape": ("step F (step)", "end turn", "choose escape"),
}


def played(lesson: lessons.Lesson, *notations: str) -> tuple[lessons.Progress, list[Action]]:
    answers: list[Action] = []
    for wanted in notations:
        decision = lessons.play(lesson, answers).position.decision_of(lessons.LEARNER)
        assert decision is not None
        answers.append(next(option for option in decision.options if str(option) == wanted))
    return lessons.play(lesson, answers), answers


def test_there_are_at_least_twelve() -> None:
    assert len(lessons.LESSONS) >= 12
    assert set(SOLUTIONS) == set(lessons.LESSONS)


@pytest.mark.parametrize("lesson", lessons.LESSONS.values(), ids=lambda lesson: lesson.id)
def test_a_lesson_asks_the_learner_and_can_be_done(lesson: lessons.Lesson) -> None:
    start = lessons.play(lesson, ())
    assert start.position.decision_of(lessons.LEARNER) is not None
    assert not start.done
    assert not start.stuck
    for count in range(1, len(SOLUTIONS[lesson.id])):
        assert not played(lesson, *SOLUTIONS[lesson.id][:count])[0].done, "done before the task is"
    assert played(lesson, *SOLUTIONS[lesson.id])[0].done


@pytest.mark.parametrize("name", ["step", "strike", "shot", "convert", "energy", "block", "chest", "revive"])
def test_ending_the_turn_without_the_task_ends_the_lesson(name: str) -> None:
    progress, _ = played(lessons.LESSONS[name], "end turn")
    assert not progress.done
    assert progress.stuck


def test_taking_the_blow_is_no_block() -> None:
    progress, _ = played(lessons.LESSONS["reaction"], "soak block 0 armour 0")
    assert not progress.done


def test_leaving_one_behind_hurts() -> None:
    progress, _ = played(lessons.LESSONS["escape"], "end turn", "choose escape")
    assert not progress.done
    assert progress.stuck


def test_the_same_answers_lead_to_the_same_place() -> None:
    lesson = lessons.LESSONS["dice"]
    one, answers = played(lesson, *SOLUTIONS["dice"])
    assert lessons.play(lesson, answers).position.digest() == one.position.digest()


def test_what_is_not_on_offer_is_refused() -> None:
    _, answers = played(lessons.LESSONS["strike"], *SOLUTIONS["strike"])
    with pytest.raises(Refusal):
        lessons.play(lessons.LESSONS["order"], answers)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_has_its_words(lang: str) -> None:
    for lesson in lessons.LESSONS:
        for part in ("", ".text", ".task", ".done"):
            assert say(f"ff-lesson-{lesson}{part}", None, lang)
