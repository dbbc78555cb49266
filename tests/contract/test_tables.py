"""Tables of every game: records replay to equal positions, take-back returns to where it was, barriers hold."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from contract.cases import Case, each_case
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import CHANCE, Action, Seat
from ludarium.kernel.errors import NoTakeBack
from ludarium.kernel.game import Position
from ludarium.kernel.record import begin, length, of_table, positions, read, replay, steps, write
from ludarium.kernel.table import TAKE_BACK, Table
from ludarium.kernel.views import view_bytes
from strategies import nasty, table, uniform


def played(case: Case, seed: int, take_back_chance: float = 0.0, limit: int = 10_000) -> Table:
    """A table played to its end, or to the limit, with answers taken back now and then."""
    playing, policy, source = table(case, seed), nasty(seed), random.Random(seed)
    while not playing.position.over and len(playing.entries) < limit:
        decision = source.choice(playing.position.pending)
        willing = [seat for seat in range(case.setup.seats) if playing.can_take_back(seat)]
        if willing and source.random() < take_back_chance:
            playing.take_back(willing[0])
        else:
            playing.act(decision.seat, policy(playing.position, decision))
    return playing


@each_case
def test_a_record_replays_to_equal_positions_at_each_entry(case: Case) -> None:
    playing = played(case, 5, take_back_chance=0.1, limit=400)
    text = write(of_table(playing, ("Ada", "Łukasz \n")))
    record = read(text)
    assert write(record) == text
    assert record.players == ("Ada", "Łukasz \n")
    again = replay(record)  # compares the digest at each entry
    assert again.entries == playing.entries
    assert again.position == playing.position
    assert again.outcome == playing.outcome == record.outcome
    for viewer in case.viewers:
        assert view_bytes(case.game.view(again.position, viewer)) == view_bytes(
            case.game.view(playing.position, viewer)
        )


@each_case
def test_the_positions_of_a_record_are_those_the_table_had(case: Case) -> None:
    playing, policy = table(case, 6), uniform(6)
    had = [playing.position.copy()]
    while not playing.position.over and len(had) < 60:
        decision = playing.position.pending[0]
        playing.act(decision.seat, policy(playing.position, decision))
        had.append(playing.position.copy())
    assert positions(of_table(playing)) == had


@each_case
def test_a_table_goes_on_from_a_bookmark_as_if_it_had_never_been_closed(case: Case) -> None:
    record = of_table(played(case, 8, take_back_chance=0.1, limit=250))
    through = begin(record)
    marks = [pickle.dumps(through.bookmark())]
    marks += [pickle.dumps(through.bookmark()) for _ in steps(record, through)]
    assert len(marks) == length(record)
    for mark in marks[:: max(1, len(marks) // 5)]:
        opened = begin(record)
        opened.turn_to(pickle.loads(mark), record.entries)
        for _ in steps(record, opened):
            pass
        assert opened.entries == through.entries
        assert opened.position == through.position
        assert [opened.can_take_back(seat) for seat in range(case.setup.seats)] == [
            through.can_take_back(seat) for seat in range(case.setup.seats)
        ]


class Model:
    """Take-back as the rules of the house say it (REL-26), kept apart from the table's own book-keeping."""

    def __init__(self) -> None:
        self.earlier: list[tuple[Seat, str]] = []

    def acted(self, seat: Seat, before: str, barrier: bool) -> None:
        if self.earlier and self.earlier[-1][0] != seat:
            self.earlier = []  # another seat's action
        self.earlier.append((seat, before))
        if barrier:
            self.earlier = []

    def can_take_back(self, seat: Seat) -> bool:
        return bool(self.earlier) and self.earlier[-1][0] == seat


@each_case
def test_take_back_returns_to_the_earlier_position_and_barriers_hold(case: Case) -> None:
    taken, seed = 0, 6
    while seed < 8 or (taken < 3 and seed < 14 and case.returns):
        seed += 1
        playing, policy, model, source = table(case, seed), nasty(seed), Model(), random.Random(seed)
        while not playing.position.over and len(playing.entries) < 500:
            for seat in range(-1, case.setup.seats + 1):
                assert playing.can_take_back(seat) == model.can_take_back(seat)
                if not model.can_take_back(seat):
                    unchanged(playing, seat)
            if model.earlier and source.random() < 0.3:
                seat, digest = model.earlier.pop()
                playing.take_back(seat)
                assert playing.position.digest() == digest == playing.entries[-1].digest
                assert playing.entries[-1].notation == TAKE_BACK
                taken += 1
                continue
            decision = source.choice(playing.position.pending)
            before, written = playing.position.digest(), len(playing.entries)
            asked = {each.seat for each in playing.position.pending}
            secret = playing.position.secret_answers
            events = playing.act(decision.seat, policy(playing.position, decision))
            drew = any(entry.seat == CHANCE for entry in playing.entries[written:])
            passed = bool({each.seat for each in playing.position.pending} - asked)
            unveiled = playing.position.secret_answers < secret
            final = any(event.final for event in events)
            model.acted(decision.seat, before, final or drew or passed or unveiled)
        assert [entry.number for entry in playing.entries] == list(range(1, len(playing.entries) + 1))
        replay(of_table(playing))
    assert taken > 2 if case.returns else not taken


@each_case
def test_what_can_be_taken_back_has_told_nobody_anything(case: Case) -> None:
    """REL-26. Others cannot tell the world that is from those they could imagine before the answer was given.

    In each of these worlds an answer must be possible that looks the same to them. What shows a card and may be taken
    back all the same, because the rule book says so, is named in `case.returnable`.
    """
    looked, seed = 0, 10
    while seed < 11 or (looked < 3 and seed < 20):
        seed += 1
        playing, policy, source = table(case, seed), nasty(seed), random.Random(seed)
        while not playing.position.over and len(playing.entries) < 400:
            decision = source.choice(playing.position.pending)
            before, action = playing.position.copy(), policy(playing.position, decision)
            events = playing.act(decision.seat, action)
            if not playing.can_take_back(decision.seat) or any(isinstance(event, case.returnable) for event in events):
                continue
            assert not {each.seat for each in playing.position.pending} - {each.seat for each in before.pending}
            for viewer in range(case.setup.seats):
                if viewer != decision.seat and not before.secret_answers:
                    looked += 1
                    told_nothing(case, before, decision.seat, action, playing.position, viewer)
    assert looked > 2 or not case.returns or case.setup.seats == 1


def told_nothing(
    case: Case, before: Position[Any], seat: Seat, action: Action, after: Position[Any], viewer: Seat
) -> None:
    expected = view_bytes(case.game.view(after, viewer))
    for number in range(2):
        world = before.determinised(viewer, KeyedChance(seed_of(number)))
        decision = world.decision_of(seat)
        assert decision is not None
        # A card put face down may be another one in that world: some answer of the kind must look the same.
        alike = [option for option in decision.options if type(option) is type(action)]
        answers = [action] if action in decision.options else alike
        assert any(seen_after(case, world, seat, answer, viewer) == expected for answer in answers), (
            f"seat {viewer} has learned something by {action}, which can be taken back"
        )


def seen_after(case: Case, world: Position[Any], seat: Seat, answer: Action, viewer: Seat) -> bytes:
    after = world.copy()
    after.apply(seat, answer)
    return view_bytes(case.game.view(after, viewer))


def unchanged(playing: Table, seat: Seat) -> None:
    entries, position = list(playing.entries), playing.position
    with pytest.raises(NoTakeBack, match=f"seat {seat} has nothing to take back"):
        playing.take_back(seat)
    assert playing.entries == entries
    assert playing.position is position


@each_case
def test_a_table_without_take_back_has_none(case: Case) -> None:
    playing, policy = table(case, 9, take_back=False), nasty(9)
    for _ in range(12):
        if playing.position.over:
            break
        decision = playing.position.pending[0]
        playing.act(decision.seat, policy(playing.position, decision))
        assert not any(playing.can_take_back(seat) for seat in range(case.setup.seats))
    assert replay(of_table(playing)).entries == playing.entries


@each_case
def test_the_same_answers_after_a_take_back_draw_the_same(case: Case) -> None:
    """Undo never re-rolls (REL-32): the draws of a table do not depend on detours."""
    straight, detour, policy = table(case, 10), table(case, 10), uniform(10)
    detours = 0
    while not straight.position.over and len(straight.entries) < 250:
        decision = straight.position.pending[0]
        action = policy(straight.position, decision)
        straight.act(decision.seat, action)
        detour.act(decision.seat, action)
        if detour.can_take_back(decision.seat):
            detour.take_back(decision.seat)
            detour.act(decision.seat, action)
            detours += 1
        assert straight.position == detour.position
    assert drawn(straight) == drawn(detour)
    assert detours or not case.returns


def drawn(playing: Table) -> list[Any]:
    return [entry.notation for entry in playing.entries if entry.seat == CHANCE]
