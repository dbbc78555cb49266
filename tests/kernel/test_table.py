"""Table: entries without gaps, answers to old decisions, take-back up to the barrier, resignation."""

from __future__ import annotations

import pytest

from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.kernel.chance import KeyedChance, commitment, seed_of
from ludarium.kernel.decisions import CHANCE, Decision, Emit, Script, Together, Whoever
from ludarium.kernel.errors import IllegalAction, NoTakeBack, NotYourSeat, StaleDecision, UnknownName
from ludarium.kernel.game import Setup
from ludarium.kernel.table import RESIGN, TAKE_BACK, Table
from toys.known import CONNECT_FOUR, DUELLING_MAGES, DUNGEON_DICE
from toys.scripted import NO, YES, Said, Scripted, ScriptedState, Step, ask


def table_of(*steps: Step) -> Table:
    return Table(Scripted(*steps), Setup("standard", 2), seed_of(1), "t")


def asking(seat: int, final: bool = False) -> Step:
    def step(state: ScriptedState, emit: Emit) -> Script[None]:
        answer = yield ask(seat)
        state.said += (answer,)
        emit(Said(str(answer), final))

    return step


def rolling(state: ScriptedState, emit: Emit) -> Script[None]:
    state.said += ((yield Decision(CHANCE, "roll", (YES, NO))),)


def test_entries_are_numbered_without_gaps_and_carry_the_digest_after_them() -> None:
    table = table_of(asking(0), rolling, asking(1))
    assert table.entries == []
    table.act(0, YES)
    first, roll = table.entries
    assert (first.number, first.seat, first.notation) == (1, 0, "say yes")
    assert (roll.number, roll.seat) == (2, CHANCE)
    assert first.digest != roll.digest == table.position.digest()


def test_the_commitment_is_known_from_the_start() -> None:
    assert table_of(asking(0)).commitment == commitment("t", seed_of(1))


def test_chance_at_the_table_is_what_the_keyed_generator_gives() -> None:
    table = Table(DUNGEON_DICE, Setup("standard", 2), seed_of(4), "t", (b"mine",))
    chance = KeyedChance(seed_of(4), "t", (b"mine",))
    expected = [f"roll {1 + chance.below(6, f'roll-{seat}', number)}" for number, seat in enumerate((0, 0, 1, 1))]
    assert [entry.notation for entry in table.entries] == expected


def test_an_answer_to_an_older_decision_is_refused() -> None:
    table = table_of(asking(0), asking(0))
    table.act(0, YES, number=0)
    with pytest.raises(StaleDecision, match="the answer belongs to entry 0, but 1 are there now"):
        table.act(0, YES, number=0)
    assert len(table.entries) == 1
    table.act(0, YES, number=1)
    assert table.position.over


@pytest.mark.parametrize("number", [-1, 1, 10**30])
def test_an_answer_to_a_decision_that_never_was_is_refused(number: int) -> None:
    with pytest.raises(StaleDecision):
        table_of(asking(0)).act(0, YES, number=number)


def test_a_refused_action_is_no_entry_and_keeps_what_could_be_taken_back() -> None:
    table = table_of(asking(0), asking(0))
    table.act(0, YES)
    with pytest.raises(NotYourSeat):
        table.act(1, YES)
    with pytest.raises(IllegalAction):
        table.act(0, ask(0, prompt="x").options[0].__class__("shout"))
    assert len(table.entries) == 1
    assert table.can_take_back(0)


def test_take_back_goes_step_by_step_to_the_start_and_no_further() -> None:
    table = table_of(asking(0), asking(0), asking(0))
    digests = [table.position.digest()]
    for _ in range(2):
        table.act(0, YES)
        digests.append(table.position.digest())
    for expected in (digests[1], digests[0]):
        table.take_back(0)
        assert table.position.digest() == expected
    with pytest.raises(NoTakeBack, match="seat 0 has nothing to take back"):
        table.take_back(0)
    assert [entry.notation for entry in table.entries] == ["say yes", "say yes", TAKE_BACK, TAKE_BACK]
    table.act(0, NO)
    assert table.position.base.said == (NO,)


def test_a_draw_is_a_barrier() -> None:
    table = table_of(asking(0), rolling, asking(0))
    table.act(0, YES)
    assert not table.can_take_back(0)


def test_a_final_event_is_a_barrier_for_itself_and_all_before() -> None:
    table = table_of(asking(0), asking(0, final=True), asking(0))
    table.act(0, YES)
    assert table.can_take_back(0)
    table.act(0, YES)
    assert not table.can_take_back(0)


def test_another_seat_that_may_act_is_a_barrier() -> None:
    table = table_of(asking(0), asking(0), asking(1), asking(0))
    table.act(0, YES)
    assert table.can_take_back(0)
    assert table.barrier(1) == "passed", "only the own answer can be taken back"
    table.act(0, YES)
    assert table.barrier(0) == "passed", "the other is asked now and may be about to answer"
    table.act(1, YES)
    assert table.barrier(0) == table.barrier(1) == "passed"


def test_another_seats_action_is_a_barrier() -> None:
    def whoever(state: ScriptedState, emit: Emit) -> Script[None]:
        state.said += ((yield Whoever((ask(0), ask(1))))[1],)

    table = table_of(whoever, whoever, whoever)
    table.act(0, YES)
    assert table.can_take_back(0), "both may answer, as before"
    table.act(1, YES)
    assert table.barrier(0) == "passed"
    assert table.can_take_back(1)
    table.take_back(1)
    assert not table.can_take_back(0), "the barrier stays when the other answer is taken back"


def test_the_last_of_the_secret_answers_is_a_barrier_because_it_shows_the_others() -> None:
    def together(state: ScriptedState, emit: Emit) -> Script[None]:
        state.said += yield Together((ask(0), ask(1)))

    table = table_of(together, asking(1))
    table.act(0, YES)
    assert table.can_take_back(0)
    table.act(1, NO)
    assert (table.barrier(0), table.barrier(1)) == ("passed", "shown")


def test_a_barrier_says_what_it_is() -> None:
    table = table_of(asking(0), rolling, asking(0), asking(0, final=True), asking(0))
    assert table.barrier(0) == "none"
    table.act(0, YES)
    assert table.barrier(0) == "drawn"
    table.act(0, YES)
    assert table.barrier(0) == ""
    table.act(0, YES)
    assert table.barrier(0) == "shown"
    assert Table(table.game, table.setup, seed_of(1), take_back=False).barrier(0) == "off"


def test_what_was_taken_back_when_a_record_was_made_stays_taken_back() -> None:
    """Barriers have grown since: a table or a record of before must open all the same."""
    table = table_of(asking(0), asking(0, final=True), asking(0))
    table.act(0, YES)
    before = table.position.digest()
    table.act(0, YES)
    with pytest.raises(NoTakeBack):
        table.take_back(0)
    table.take_back(0, recorded=True)
    assert table.position.digest() == before
    assert table.entries[-1].notation == TAKE_BACK


def test_a_secret_answer_can_be_taken_back_until_another_is_given() -> None:
    table = Table(DUNGEON_DICE, Setup("standard", 2), seed_of(1))
    before = table.position.digest()
    table.act(1, table.position.pending[1].options[0])
    table.take_back(1)
    assert table.position.digest() == before
    assert [decision.seat for decision in table.position.pending] == [0, 1]
    table.act(1, table.position.pending[1].options[0])
    table.act(0, table.position.pending[0].options[0])
    assert not any(table.can_take_back(seat) for seat in (0, 1))


def test_the_end_of_the_game_without_a_final_event_can_be_taken_back() -> None:
    """A slip that ends the game is still a slip."""
    table = table_of(asking(0))
    table.act(0, YES)
    assert table.outcome is not None
    table.take_back(0)
    assert table.outcome is None


def test_a_seat_resigns() -> None:
    table = Table(DUELLING_MAGES, Setup("standard", 2), seed_of(1))
    table.resign(0)
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert table.entries[-1].notation == RESIGN
    assert not table.can_take_back(0)
    with pytest.raises(NotYourSeat, match="seat 1 cannot resign: the game is over"):
        table.resign(1)


def test_a_seat_may_resign_while_another_is_asked() -> None:
    table = Table(TASH_KALAR, Setup("duel", 2, {"first": 0}), seed_of(1))
    asked = table.position.pending[0].seat
    table.resign(1 - asked)
    assert table.outcome is not None
    assert table.outcome.winners == (asked,)


def test_nobody_resigns_where_the_rules_do_not_know_it() -> None:
    table = Table(CONNECT_FOUR, Setup("standard", 2), seed_of(1))
    with pytest.raises(IllegalAction, match="nobody may resign in Connect Four"):
        table.resign(0)
    assert table.entries == []
    assert table.outcome is None


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_cannot_resign(seat: int) -> None:
    table = Table(TASH_KALAR, Setup("duel", 2), seed_of(1))
    entries = list(table.entries)
    with pytest.raises(UnknownName, match=f"there is no seat {seat} at this table; its seats are 0 to 1"):
        table.resign(seat)
    assert table.entries == entries
    assert table.outcome is None
