"""What crosses a wire survives it: actions, events and views of every game, in JSON and msgpack."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from contract.cases import Case, each_case
from ludarium.kernel.decisions import CHANCE, Event
from ludarium.kernel.game import Position
from ludarium.kernel.views import view_bytes
from strategies import nasty, sample, uniform, walk


def round_trips(value: Any, kind: Any) -> bool:
    """Whether JSON and msgpack give back the same value of the same type."""
    from_json = msgspec.json.decode(msgspec.json.encode(value), type=kind)
    from_msgpack = msgspec.msgpack.decode(msgspec.msgpack.encode(value), type=kind)
    return from_json == value == from_msgpack and type(from_json) is type(value) is type(from_msgpack)


@each_case
def test_actions_survive_the_wire(case: Case) -> None:
    for position in walk(case, 1, nasty)[::2]:
        for decision in position.pending:
            for option in decision.options:
                assert round_trips(option, case.actions)


@each_case
def test_draws_of_chance_survive_the_wire(case: Case) -> None:
    """Records and replays carry them, too."""
    position = Position(case.game, case.game.setup(case.setup))  # nobody answers for chance here
    policy, drawn = uniform(1), 0
    for _ in range(150):
        if position.over:
            break
        decision = position.pending[0]
        assert len(decision.weights) in (0, len(decision.options))
        assert all(weight >= 0 for weight in decision.weights)
        if decision.seat == CHANCE:
            drawn += 1
            assert all(round_trips(option, case.actions) for option in decision.options)
        position.apply(decision.seat, policy(position, decision))
    assert bool(drawn) == case.game.info.chance


@each_case
def test_events_survive_the_wire_as_everybody_sees_them(case: Case) -> None:
    checked: set[Event] = set()
    for position in (*walk(case, 1, nasty), *walk(case, 2, uniform)):
        for event in set(position.events) - checked:
            checked.add(event)
            assert round_trips(event, case.events)
            for seen in {event.seen_by(viewer) for viewer in case.viewers} - {event, None}:
                assert type(seen) is type(event)
                assert round_trips(seen, case.events)
    assert checked


@each_case
def test_views_survive_the_wire(case: Case) -> None:
    for position in sample(case, 25):
        for viewer in case.viewers:
            view = case.game.view(position, viewer)
            assert round_trips(view, case.view)
            assert msgspec.json.decode(view_bytes(view), type=case.view) == view
            assert view.viewer == viewer
            assert view.outcome == position.outcome
            assert [waiting.seat for waiting in view.waiting] == [decision.seat for decision in position.pending]


@each_case
def test_values_of_state_action_and_event_cannot_be_assigned_to(case: Case) -> None:
    """Frozen structs refuse assignment; a compiled build once lost that."""
    position = walk(case, 1)[3]
    frozen = [position.pending[0], position.pending[0].options[0], case.game.view(position, 0)]
    frozen += list(position.events)
    for value in frozen:
        name = msgspec.structs.fields(value)[0].name if msgspec.structs.fields(value) else "anything"
        with pytest.raises(AttributeError):
            setattr(value, name, 1)
    for field in msgspec.structs.fields(position.base):
        hash(getattr(position.base, field.name))  # immutable all the way down, so a shallow copy is a full copy


@each_case
def test_schema_of_actions_events_and_views_can_be_made(case: Case) -> None:
    """The page's types are written from it."""
    schemas, components = msgspec.json.schema_components((case.actions, case.events, case.view))
    assert len(schemas) == 3
    assert case.view.__name__ in components
