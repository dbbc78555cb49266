"""The guided first duel: every lesson can be done as its text says, and only by doing it."""

from __future__ import annotations

import pytest

from ludarium import texts
from ludarium.games.tash_kalar import lessons
from ludarium.games.tash_kalar.lessons import LEARNER, LESSONS, Progress
from ludarium.kernel.decisions import Action, find_option
from ludarium.kernel.errors import IllegalAction

WAYS: dict[str, tuple[str, ...]] = {
    "arena": ("place e5",),
    "placing": ("place e3",),
    "swordmaster": ("summon imperial/swordmaster e5", "pick d4"),
    "turning": ("summon imperial/swordmaster d5",),
    "knight": ("place f5", "summon imperial/knight e4", "skip"),
    "combat": ("summon imperial/knight e4", "pick f3", "pick g2"),
    "cannon": ("summon imperial/cannon e5", "direction e"),
    "standard": ("summon imperial/chronicler e5", "pick e4", "pick e3"),
    "moves": ("summon imperial/infantry-captain e4", "pick d5", "pick d6", "pick g5", "pick g6"),
    "leap": ("summon imperial/gryphon-rider e4", "pick g8", "skip"),
    "flare": ("invoke flare/f01 against 1", "pick e5", "pick a5"),
    "gain": ("summon imperial/time-mage e4",),
    "tasks": ("place e6", "claim task/central-dominance"),
    "discard": ("discard imperial/cannon", "under legends/titan", "skip"),
    "legend": ("summon legends/earth-elemental d4",),
}
"""What each lesson's text tells the learner to do."""


def played(lesson: str, *notations: str) -> Progress:
    """The lesson after these answers; each is looked for among what is on offer then."""
    answers: list[Action] = []
    for notation in notations:
        decision = lessons.play(LESSONS[lesson], answers).position.pending[0]
        assert decision.seat == LEARNER
        answers.append(find_option(decision, notation))
    return lessons.play(LESSONS[lesson], answers)


def test_there_are_at_least_twelve_lessons_and_all_are_tried_here() -> None:
    assert len(LESSONS) >= 12
    assert set(WAYS) == set(LESSONS)


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_done_by_what_its_text_says_and_not_before(lesson: str) -> None:
    way = WAYS[lesson]
    for length in range(len(way)):
        assert not played(lesson, *way[:length]).done
    progress = played(lesson, *way)
    while not progress.done and progress.position.pending[0].prompt not in ("action", "end-turn"):
        way += (str(progress.position.pending[0].options[-1]),)  # what is left of the effect does not matter
        progress = played(lesson, *way)
    assert progress.done
    assert not progress.stuck


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_learner_is_asked_first_and_holds_what_the_lesson_needs(lesson: str) -> None:
    position = lessons.begin(LESSONS[lesson])
    assert position.pending[0].seat == LEARNER
    assert position.pending[0].prompt == "action"
    state = position.state
    assert len(state.beings[LEARNER]) == 3
    held = [*state.beings, *state.legends, *state.flares]
    decks = [*state.decks, state.legend_deck, state.flare_deck]
    cards = [card for hand in held for card in hand] + [card for deck in decks for card in deck.cards]
    assert len(cards) == len(set(cards)), "a card is in one place only"
    for square in lessons.pointed(LESSONS[lesson]):
        assert 0 <= square < 81


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_told_in_every_language(lesson: str, lang: str) -> None:
    for part in ("", ".text", ".task", ".done"):
        assert texts.has(f"lesson-{lesson}{part}", lang)


OTHER_WAYS = {
    "moves": ("summon imperial/infantry-captain e4", "pick c5", "pick b4", "pick g5", "pick g6"),
    "leap": ("summon imperial/gryphon-rider e4", "pick b3", "skip"),
}
"""Captures that were not asked for."""


@pytest.mark.parametrize("lesson", OTHER_WAYS)
def test_other_captures_than_those_asked_for_are_not_praised(lesson: str) -> None:
    progress = played(lesson, *OTHER_WAYS[lesson])
    assert not progress.done
    assert progress.stuck, "and the lesson offers another try at once"


def test_a_turn_gone_by_is_the_end_of_the_try() -> None:
    progress = played("swordmaster", "place a5", "place a4", "end turn")
    assert progress.stuck
    assert not progress.done


def test_the_same_answers_lead_to_the_same_place() -> None:
    one, two = played("tasks", *WAYS["tasks"]), played("tasks", *WAYS["tasks"])
    assert one.position.digest() == two.position.digest()


def test_what_is_not_on_offer_is_refused() -> None:
    answer = find_option(lessons.begin(LESSONS["arena"]).pending[0], "place e5")
    with pytest.raises(IllegalAction):
        lessons.play(LESSONS["placing"], [answer])
