"""The guided first battle: every lesson can be done as its task says, and only by doing it."""

from __future__ import annotations

import pytest

from ludarium.games.skytear import lessons
from ludarium.games.skytear.actions import PASS
from ludarium.kernel.decisions import Action

SOLUTIONS = {
    "activate": ("activate yami",),
    "move": ("declare move", "pass", "space b4"),
    "attack": ("declare attack", "pass"),
    "melee": ("declare move", "pass", "space c7", "pass", "declare attack", "pass"),
    "cover": ("declare skirmish", "pass", "space c4", "space d4", "hero corjof"),
    "minions": ("declare attack", "pass"),
    "skirmish": ("declare skirmish", "pass", "space c5", "space c6", "hero haburat"),
    "card": ("play dragon_fist by yami", "pass"),
    "reaction": ("play safeguard by cotlic", "pass", "pass", "pass"),
    "area": ("play combustion by yami", "space c7", "pass", "area b7 c7 c8"),
    "lead": ("declare lead", "pass", "card sacrifice"),
    "defeat": ("declare attack", "pass"),
    "control": ("pass",),
    "tower": ("pass", "pass"),
    "victory": ("declare attack", "pass"),
}


def solved(lesson: lessons.Lesson) -> lessons.Progress:
    """The lesson after its solution; a modifier that is asked for on the way is the first one."""
    answers: list[Action] = []
    for wanted in SOLUTIONS[lesson.id]:
        decision = lessons.play(lesson, answers).position.decision_of(lessons.LEARNER)
        assert decision is not None
        answers.append(next(option for option in decision.options if str(option) == wanted))
    progress = lessons.play(lesson, answers)
    while not progress.done and (decision := progress.position.decision_of(lessons.LEARNER)) is not None:
        if decision.prompt != "choose-modifier":
            break
        answers.append(decision.options[0])
        progress = lessons.play(lesson, answers)
    return progress


def test_there_are_at_least_twelve() -> None:
    assert len(lessons.LESSONS) >= 12
    assert set(SOLUTIONS) == set(lessons.LESSONS)


@pytest.mark.parametrize("lesson", lessons.LESSONS.values(), ids=lambda lesson: lesson.id)
def test_a_lesson_asks_the_learner_and_can_be_done(lesson: lessons.Lesson) -> None:
    start = lessons.play(lesson, ())
    assert start.position.decision_of(lessons.LEARNER) is not None
    assert not start.done
    assert not start.stuck
    assert solved(lesson).done


@pytest.mark.parametrize("name", ["attack", "card", "lead", "victory"])
def test_ending_the_activation_instead_leaves_the_learner_stuck(name: str) -> None:
    progress = lessons.play(lessons.LESSONS[name], (PASS,))
    assert not progress.done
    assert progress.stuck


def test_a_move_that_goes_nowhere_leaves_the_learner_stuck() -> None:
    move = lessons.LESSONS["move"]
    answers: list[Action] = []
    for wanted in ("declare move", "pass", "pass", "pass"):
        progress = lessons.play(move, answers)
        assert not progress.stuck
        decision = progress.position.decision_of(lessons.LEARNER)
        assert decision is not None
        answers.append(next(option for option in decision.options if str(option) == wanted))
    progress = lessons.play(move, answers)
    assert not progress.done
    assert progress.stuck, "Move is used up, and nobody has moved"


def test_points_are_spaces_of_the_battlefield() -> None:
    for lesson in lessons.LESSONS.values():
        for space in lessons.pointed(lesson):
            assert lessons.begin(lesson).state.board.space(space) >= 0
