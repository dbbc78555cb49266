"""Position: one script at a time, secret answers together, whoever is first, and all or nothing."""

from __future__ import annotations

import copy
import itertools
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import ludarium
from fixed_chance import FixedChance
from ludarium.games.tash_kalar.actions import DECLINE, PLACES
from ludarium.games.tash_kalar.options import ActionOptions, SquareOptions
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import CHANCE, Decision, Emit, Question, Script, Together, Whoever
from ludarium.kernel.errors import IllegalAction, NotYourSeat, RulesError
from ludarium.kernel.game import Position, Setup
from ludarium.kernel.viewing import own_decision, waiting
from ludarium.kernel.views import View
from toys.known import CONNECT_FOUR, DUELLING_MAGES, DUNGEON_DICE
from toys.scripted import NO, STOP, YES, Said, Scripted, ScriptedState, Step, ask, start


def asking(*questions: Question) -> Step:
    """A step that asks these one after another and keeps the replies."""

    def step(state: ScriptedState, emit: Emit) -> Script[None]:
        for question in questions:
            reply = yield question
            state.said += (reply,)
            emit(Said(str(reply)))

    return step


def seats_asked(position: Position[Any]) -> list[int]:
    return [decision.seat for decision in position.pending]


# -- steps -----------------------------------------------------------------------------------------------------


def test_a_step_is_a_checkpoint_when_it_is_done() -> None:
    position = start(asking(ask(0), ask(1)), asking(ask(0)))
    assert position.base == ScriptedState()
    position.apply(0, YES)
    assert position.base == ScriptedState()
    assert list(position.answers) == [(0, YES)]
    assert position.state.said == (YES,)
    position.apply(1, NO)
    assert position.base == ScriptedState(1, (YES, NO))
    assert not position.answers


def test_steps_that_ask_nothing_are_run_through() -> None:
    def silent(state: ScriptedState, emit: Emit) -> Script[None]:
        emit(Said("silence"))
        return
        yield

    position = start(silent, silent, asking(ask(0)), silent)
    assert position.base.step == 2
    assert position.events == (Said("silence"), Said("silence"))
    position.apply(0, YES)
    assert position.over
    assert position.events == (Said("say yes"), Said("silence"))
    assert position.outcome is not None


def test_events_are_those_of_the_last_answer_also_in_a_copy() -> None:
    position = start(asking(ask(0), ask(0), ask(0)))
    position.apply(0, YES)
    twin = position.copy()
    assert twin.events == (Said("say yes"),)
    twin.apply(0, NO)
    assert twin.events == (Said("say no"),)
    assert position.events == (Said("say yes"),)


def test_reading_the_state_of_a_copy_changes_nothing() -> None:
    position = start(asking(ask(0), ask(1)))
    position.apply(0, YES)
    twin = position.copy()
    assert twin.state.said == (YES,)
    assert (twin.answers, twin.pending, twin.events) == (position.answers, position.pending, position.events)
    twin.apply(1, NO)
    assert position.state.said == (YES,)


def test_copies_share_the_options_that_have_been_found() -> None:
    position = ludarium.new("tash-kalar", "duel", seed=1)
    while position.pending[0].prompt != "action":
        position.apply(position.pending[0].seat, position.pending[0].options[0])
    twin = position.copy()
    assert twin.state.turn == position.state.turn
    assert twin.pending[0] is position.pending[0]


def test_options_that_are_being_found_are_not_taken_for_found() -> None:
    """A hint is computed beside the table, in another thread, on a copy that shares lazily found options."""
    counted: list[int] = []

    class InterruptedSummons(tuple[Any, ...]):
        """While these are being counted, somebody else reads the same options."""

        def __iter__(self) -> Iterator[Any]:
            if not counted:
                counted.append(-1)
                counted.append(len(options))
            return super().__iter__()

    options = ActionOptions(lambda: (SquareOptions(PLACES, 0b111), InterruptedSummons(), (DECLINE,)))
    assert len(options) == 4
    assert counted == [-1, 4]


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, lambda position: pickle.loads(pickle.dumps(position))])
def test_the_usual_ways_to_copy_work_too(duplicate: object) -> None:
    position = Position(CONNECT_FOUR, CONNECT_FOUR.setup(Setup("standard", 2)))
    position.apply(0, position.pending[0].options[3])
    twin = duplicate(position)  # type: ignore[operator]
    assert twin == position
    assert twin is not position
    twin.apply(1, twin.pending[0].options[3])
    assert twin != position


def test_a_position_is_no_key() -> None:
    with pytest.raises(TypeError):
        hash(start(asking(ask(0))))
    assert start(asking(ask(0))) != "a position"


# -- Together --------------------------------------------------------------------------------------------------

EVERYBODY = Together((ask(0), ask(1), ask(2)))


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_all_answer_together_in_any_order(order: tuple[int, ...]) -> None:
    """The reply does not depend on who was first."""
    words = (YES, NO, STOP)
    position = start(asking(EVERYBODY), asking(ask(0)))
    for number, seat in enumerate(order):
        assert seat in seats_asked(position)
        position.apply(seat, words[seat])
        assert len(position.pending) == (2 - number or 1)
        assert number == 2 or position.events == ()
    assert position.base.said == (words,)
    assert position.events == (Said(str(words)),)


def test_a_seat_answers_together_only_once() -> None:
    position = start(asking(EVERYBODY))
    position.apply(1, YES)
    with pytest.raises(
        NotYourSeat, match=r"seat 1 cannot answer say no: waiting for seat 0 \(word\) and seat 2 \(word\)"
    ):
        position.apply(1, NO)


@pytest.mark.parametrize("copies", range(4))
def test_partial_answers_go_along_with_a_copy(copies: int) -> None:
    """A copy taken after any number of answers goes on from there, on its own."""
    words = (YES, NO, STOP)
    position = start(asking(ask(0), EVERYBODY, ask(0)))
    position.apply(0, NO)
    for seat in range(3):
        if seat == copies:
            position = position.copy()
        position.apply(seat, words[seat])
        if seat < 2:
            other = position.copy()
            other.apply(2, YES)
            assert 2 in seats_asked(position), "a copy's answer is its own"
    assert position.state.said == (NO, words)


def test_an_open_question_to_all_survives_pickling() -> None:
    position = Position(DUNGEON_DICE, DUNGEON_DICE.setup(Setup("standard", 4)), KeyedChance(seed_of(1)))
    position.apply(2, position.pending[2].options[1])
    position.apply(0, position.pending[0].options[0])
    read = pickle.loads(pickle.dumps(position))
    assert seats_asked(read) == seats_asked(position) == [1, 3]
    for twin in (read, position):
        for seat in (1, 3):
            decision = twin.decision_of(seat)
            assert decision is not None
            twin.apply(seat, decision.options[0])
    assert read == position


def test_secret_answers_of_others_are_withdrawn_from_a_world_for_bots() -> None:
    position = start(asking(ask(0), EVERYBODY))
    position.apply(0, NO)
    position.apply(1, YES)
    position.apply(0, STOP)
    world = position.determinised(0, KeyedChance(seed_of(1)))
    assert world.answers == ((0, NO), (0, STOP))
    assert seats_asked(world) == [1, 2]
    world.apply(1, NO)
    world.apply(2, NO)
    assert world.state.said == (NO, (STOP, NO, NO))
    assert position.answers == ((0, NO), (1, YES), (0, STOP)), "the real answers stay"
    onlooker = position.copy().determinised(2, KeyedChance(seed_of(1)))
    assert onlooker.answers == ((0, NO),)
    assert seats_asked(onlooker) == [0, 1, 2]


def test_answers_to_a_closed_question_are_kept_in_a_world_for_bots() -> None:
    position = start(asking(EVERYBODY, ask(1)))
    for seat in (2, 0, 1):
        position.apply(seat, NO)
    world = position.determinised(0, KeyedChance(seed_of(1)))
    assert world.answers == position.answers
    assert seats_asked(world) == [1]


def test_nobody_sees_what_was_answered_before_the_last_one_has() -> None:
    hidden = Position(DUNGEON_DICE, DUNGEON_DICE.setup(Setup("standard", 3)), KeyedChance(seed_of(1)))
    views = []
    for option in hidden.pending[0].options:
        position = hidden.copy()
        position.apply(0, option)
        views.append([position.game.view(position, viewer) for viewer in (1, 2, None)])
        assert position.events == ()
    assert all(view == views[0] for view in views)


# -- Whoever ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_is_first_settles_it(seat: int) -> None:
    position = start(asking(Whoever((ask(0), ask(1), ask(2)))), asking(ask(0)))
    assert seats_asked(position) == [0, 1, 2]
    twin = position.copy()
    for each in (position, twin):
        each.apply(seat, NO)
        assert each.base.said == ((seat, NO),)
        assert seats_asked(each) == [0]


def test_whoever_in_the_middle_of_a_step_is_executed_again_with_the_same_seat() -> None:
    position = start(asking(Whoever((ask(0), ask(1))), ask(2)))
    position.apply(1, NO)
    twin = position.copy()
    twin.apply(2, YES)
    assert twin.state.said == ((1, NO), YES)


# -- chance ----------------------------------------------------------------------------------------------------


def test_chance_answers_by_itself_and_counts_its_draws() -> None:
    roll = Decision(CHANCE, "roll", (YES, NO))
    steps = (asking(roll, ask(0), roll, roll), asking(ask(0)))
    position = start(*steps, chance=FixedChance(1, 0, "say no"))
    assert position.draws == 1
    assert seats_asked(position) == [0]
    position.apply(0, STOP)
    assert position.draws == 3
    assert position.base.said == (NO, STOP, YES, NO)
    assert position.events == (Said("say stop"), Said("say yes"), Said("say no"))


def test_without_chance_the_seat_chance_waits_like_any_other() -> None:
    position = start(asking(Decision(CHANCE, "roll", (YES, NO))))
    assert seats_asked(position) == [CHANCE]
    position.apply(CHANCE, NO)
    assert position.state.said == (NO,)


def test_a_copy_draws_what_the_original_would() -> None:
    position = Position(DUELLING_MAGES, DUELLING_MAGES.setup(Setup("standard", 2)), KeyedChance(seed_of(2)))
    twin = position.copy()
    for each in (position, twin):
        for _ in range(4):
            each.apply(each.pending[0].seat, each.pending[0].options[0])
    assert twin == position
    assert twin.draws == position.draws > 6


# -- refusals and bugs -----------------------------------------------------------------------------------------


def test_a_refusal_names_who_what_and_what_was_awaited() -> None:
    position = start(asking(ask(0, YES, NO, prompt="greet")))
    with pytest.raises(IllegalAction, match=r"^seat 0 cannot answer say stop: it is not an option of greet$"):
        position.apply(0, STOP)
    with pytest.raises(NotYourSeat, match=r"^seat 1 cannot answer say yes: waiting for seat 0 \(greet\)$"):
        position.apply(1, YES)
    position.apply(0, YES)
    with pytest.raises(NotYourSeat, match=r"^seat 0 cannot answer say yes: the game is over$"):
        position.apply(0, YES)


def failing(state: ScriptedState, emit: Emit) -> Script[None]:
    state.said += ("half done",)
    emit(Said("half done"))
    yield ask(0)
    state.said += ("nearly done",)
    raise LookupError("the card is missing")


def test_a_failing_script_is_a_bug_of_the_rules_and_changes_nothing() -> None:
    position = start(failing)
    before = (position.base, position.answers, position.pending, position.events)
    for _ in range(2):
        with pytest.raises(RulesError, match=r"^scripted: LookupError: the card is missing$") as bug:
            position.apply(0, YES)
        assert isinstance(bug.value.__cause__, LookupError)
        assert before == (position.base, position.answers, position.pending, position.events)


def test_a_failing_next_step_takes_the_answer_back_too() -> None:
    def broken(state: ScriptedState, emit: Emit) -> Script[None]:
        raise LookupError("no such step")
        yield

    position = start(asking(ask(0)), broken)
    with pytest.raises(RulesError, match="no such step"):
        position.apply(0, YES)
    assert position.base == ScriptedState()
    assert seats_asked(position) == [0]


def test_a_game_that_cannot_begin_is_a_bug_of_the_rules() -> None:
    def broken(state: ScriptedState, emit: Emit) -> Script[None]:
        raise LookupError("nothing there")
        yield

    with pytest.raises(RulesError, match="nothing there"):
        start(broken)


def asking_first_then(question: Question) -> Position[ScriptedState]:
    return start(asking(ask(0), question))


@pytest.mark.parametrize(
    ("question", "message"),
    [
        (Decision(0, "nothing", ()), "nothing has no option"),
        (Together(()), "needs seats, each of them once"),
        (Whoever(()), "needs seats, each of them once"),
        (Together((ask(0), ask(1), ask(0))), "needs seats, each of them once"),
        (Whoever((ask(0), ask(0))), "needs seats, each of them once"),
        (Together((ask(0), ask(CHANCE))), "needs seats, each of them once"),
        (Together((ask(0), Decision(1, "nothing", ()))), "nothing has no option"),
        ("what?", "AttributeError"),
    ],
)
def test_an_impossible_question_is_a_bug_of_the_rules(question: Question, message: str) -> None:
    position = asking_first_then(question)
    with pytest.raises(RulesError, match=message):
        position.apply(0, YES)
    assert seats_asked(position) == [0]
    assert position.answers == ()
    with pytest.raises(RulesError, match=message):
        start(asking(question))


class Unsteady(Scripted):
    """Rules that break the promise of being a function of checkpoint and answers."""

    def __init__(self, *variants: Step) -> None:
        super().__init__(variants[0])
        self.variants = list(variants)

    def flow(self, state: ScriptedState, emit: Emit) -> Script[None] | None:
        if state.step:
            return None
        state.step = 1
        return (self.variants.pop(0) if len(self.variants) > 1 else self.variants[0])(state, emit)


@pytest.mark.parametrize(
    ("again", "message"),
    [
        (asking(ask(0)), "a step ended early when it was executed again"),
        (asking(ask(0), ask(1)), "a step asked something else when it was executed again"),
        (asking(ask(0), ask(0, prompt="other")), "a step asked something else when it was executed again"),
        (asking(ask(0), Together((ask(0), ask(1)))), "a step asked something else when it was executed again"),
    ],
)
def test_rules_that_go_another_way_when_executed_again_are_found_out(again: Step, message: str) -> None:
    position = Position(Unsteady(asking(ask(0), ask(0)), again), ScriptedState())
    position.apply(0, YES)
    twin = position.copy()
    before = (twin.base, twin.answers, twin.pending)
    with pytest.raises(RulesError, match=message):
        twin.apply(0, YES)
    assert before == (twin.base, twin.answers, twin.pending)
    with pytest.raises(RulesError, match=message):
        twin.state  # noqa: B018  # reading it executes the step again
    assert before == (twin.base, twin.answers, twin.pending)


def test_an_interrupted_answer_can_be_given_again() -> None:
    """Control-C in the middle of a script must not leave a position that skips the rest of the step."""
    interrupts = [KeyboardInterrupt()]

    def interrupted(state: ScriptedState, emit: Emit) -> Script[None]:
        state.said += ((yield ask(0)),)
        if interrupts:
            raise interrupts.pop()
        state.said += ((yield ask(0)),)

    position = start(interrupted)
    with pytest.raises(KeyboardInterrupt):
        position.apply(0, YES)
    assert seats_asked(position) == [0]
    position.apply(0, YES)
    assert position.state.said == (YES,)
    position.apply(0, NO)
    assert position.base.said == (YES, NO)


# -- views -----------------------------------------------------------------------------------------------------


def test_every_view_says_whom_the_game_waits_for() -> None:
    position = start(asking(Whoever((ask(0), ask(1)))))
    view: View = position.game.view(position, None)
    assert (view.game, view.form, view.viewer, view.outcome) == ("scripted", "standard", None, None)
    assert [(each.seat, each.prompt) for each in view.waiting] == [(0, "word"), (1, "word")]
    assert waiting(position) == view.waiting
    assert own_decision(position, 1) == position.pending[1]
    assert own_decision(position, 2) is None
    assert own_decision(position, None) is None
