"""Positions of Skytear set up by hand: what is changed is in the text, and what cannot be changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import ludarium
from ludarium.games.skytear.forms import FORMS
from ludarium.games.skytear.setup import HeroPhase
from ludarium.kernel.editing import Edit, Impossible, Setting, edited, empty, kit_of
from ludarium.kernel.game import Position, Setup
from ludarium.texts import tell
from shown_positions import SHOWN

TEXT = SHOWN["skytear"]


def board(form: str = "first-battle", seats: int = 2) -> str:
    return empty(Setup(form, seats), "skytear")


def setting(position: Position[Any], name: str) -> Setting:
    kit = kit_of(position)
    assert kit is not None
    return next(each for each in kit.settings if each.id == name)


def refused(text: str, *edits: Edit) -> Impossible:
    with pytest.raises(Impossible) as caught:
        edited(text, edits)
    assert tell(caught.value.message)
    return caught.value


@pytest.mark.parametrize("form", FORMS)
def test_an_empty_board_has_heroes_beside_their_nexus_and_nobody_else(form: str) -> None:
    text = board(form)
    state = ludarium.read(text, 1).base
    assert state.agenda == (HeroPhase(),)
    assert not state.minion_spaces()
    assert all(state.board.distances[state.board.nexus[hero.side]][hero.at] <= 2 for hero in state.heroes)
    again, position = edited(text, (Edit("set", "acting", value=("1",)),))
    assert position.pending[0].seat % 2 == 1
    # What was told is told again, to the letter: text and board follow each other.
    assert edited(again, (Edit("set", "acting", value=("1",)),))[0] == again


def test_figures_are_put_moved_and_erased() -> None:
    text, position = edited(
        board(),
        (
            Edit("put", "minion/0/A", "b7"),
            Edit("put", "minion/1/A", "b8"),
            Edit("put", "hero/0", "d7"),
            Edit("put", "outsider/0", "g8"),
            Edit("put", "wall", "h5"),
        ),
    )
    state, names = position.base, position.base.board.names
    assert names[state.heroes[0].at] == "d7"
    assert (names[state.outsiders[0].at], state.walls) == ("g8", 1 << names.index("h5"))
    assert (state.spare_minions(0), state.spare_minions(1)) == (7, 7)
    text, position = edited(text, (Edit("move", at="b7", to="b8"), Edit("move", at="d7", to="h5")))
    state = position.base
    assert [lanes[0].bit_count() for lanes in state.minions] == [1, 1]  # minions of both sides may share a space
    assert (state.walls, names[state.heroes[0].at]) == (0, "h5")
    text, position = edited(text, (Edit("erase", at="h5"), Edit("erase", at="b8")))
    hero = position.base.heroes[0]
    assert (hero.at, hero.hp, hero.back, position.base.minion_spaces()) == (-1, 0, 2, 0)
    # Put back, the hero is unhurt and Ready.
    hero = edited(text, (Edit("put", "hero/0", "h5"),))[1].base.heroes[0]
    assert (hero.hp, hero.status, hero.back) == (hero.card.hp, 0, 0)


def test_health_states_towers_turn_and_hands_are_set() -> None:
    position = ludarium.read(board(), 1)
    deck = setting(position, "hand/0").choices
    two = next(choice.id for choice in deck if choice.copies > 1)
    text, position = edited(
        board(),
        (
            Edit("set", "hp/2", value=("3",)),
            Edit("set", "status/2", value=("exhausted",)),
            Edit("set", "conditions/2", value=("slow", "marked")),
            Edit("set", "tower/1/0", value=("0",)),
            Edit("set", "tower/0/1", value=("2",)),
            Edit("set", "turn", value=("4",)),
            Edit("set", "flow", value=("no",)),
            Edit("set", "hand/0", value=(two, two)),
        ),
    )
    state, hero = position.base, position.base.heroes[2]
    assert (hero.hp, hero.status, hero.has("slow"), hero.has("marked"), hero.has("fury")) == (3, 1, True, True, False)
    assert (state.towers, state.nexus) == (((5, 2), (0, 5)), (-1, 5))
    assert (state.turn, state.flow_ready) == (4, False)
    assert setting(position, "hand/0").value == (two, two)
    assert len(state.hands[0]) + len(state.piles[0].bag) == 32
    assert edited(text, (Edit("set", "tower/1/0", value=("1",)),))[1].base.nexus == (-1, -1)


def test_another_hero_brings_its_own_cards() -> None:
    before = ludarium.read(board("competitive"), 1)
    other = next(
        choice.id
        for choice in setting(before, "hero/0").choices
        if choice.id not in {hero.id for hero in before.base.heroes}
    )
    position = edited(board("competitive"), (Edit("set", "hero/0", value=(other,)),))[1]
    assert position.base.heroes[0].id == other
    assert len(position.base.hands[0]) == len(before.base.hands[0])


def test_a_position_in_an_activation_begins_with_the_choice_of_a_hero() -> None:
    text, position = edited(TEXT, (Edit("set", "hp/1", value=("5",)),))
    assert (position.base.agenda, position.base.acting_side) == ((HeroPhase(),), 0)
    assert "hp=5" in text
    assert edited("skytear first-battle, 2 seats, rules 2\n", (Edit("clear"),))[1].base.turn == 1


def test_what_cannot_be_is_refused_with_the_reason() -> None:
    text = board()
    position = ludarium.read(text, 1)
    tower = position.base.board.names[position.base.board.towers[0][0]]
    other = position.base.heroes[1].id
    reasons = {
        Edit("put", "hero/0", "z9"): ("sk-edit-no-space", ""),
        Edit("put", "minion/0/A", tower): ("sk-edit-structure", "SK-13.3"),
        Edit("put", "token/A", "g8"): ("sk-edit-token-lane", "SK-2.3"),
        Edit("put", "hero/99", "c7"): ("edit-no-tool", ""),
        Edit("move", at="c7", to="c8"): ("edit-nothing-there", ""),
        Edit("set", "hp/0", value=("99",)): ("edit-number", ""),
        Edit("set", "turn", value=("6",)): ("edit-number", ""),
        Edit("set", "hero/0", value=(other,)): ("sk-edit-hero-twice", "SK-24.2"),
        Edit("mirror"): ("edit-none", ""),
    }
    for edit, (key, rule) in reasons.items():
        found = refused(text, edit)
        assert (found.message.key, found.rule) == (key, rule), edit
    everybody = tuple(Edit("erase", at=position.base.board.names[hero.at]) for hero in position.base.heroes)
    assert refused(text, *everybody).message.key == "sk-edit-nobody-ready"
    row = [name for name in position.base.board.names if name[0] == "i"][:9]
    many = refused(text, *(Edit("put", "minion/0/B", space) for space in row))
    assert (many.message.key, many.rule) == ("sk-edit-no-minion", "SK-1.5")
