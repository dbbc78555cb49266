"""Positions of Tash-Kalar set up by hand: what is changed is in the text, and what cannot be changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.tash_kalar.cards import CARD_IDS, deck_of
from ludarium.games.tash_kalar.forms import FORMS
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.kernel import reading
from ludarium.kernel.editing import Edit, Impossible, Setting, edited, empty, kit_of
from ludarium.kernel.game import Position, Setup
from ludarium.kernel.values import Deck
from ludarium.texts import tell

GAME = "tash-kalar"


def board(form: str = "duel") -> str:
    return empty(Setup(form, min(FORMS[form].seats)), GAME)


def setting(position: Position[Any], name: str) -> Setting:
    kit = kit_of(position)
    assert kit is not None
    return next(each for each in kit.settings if each.id == name)


def refused(text: str, *edits: Edit) -> Impossible:
    with pytest.raises(Impossible) as caught:
        edited(text, edits)
    return caught.value


@pytest.mark.parametrize("form", FORMS)
def test_an_empty_board_is_somebodys_turn_in_every_form(form: str) -> None:
    position = reading.read(board(form), 1)
    assert position.state.occupied == 0
    assert position.pending[0].seat == 0
    assert kit_of(position) is not None
    text, _ = edited(board(form), (Edit("put", "1/heroic", "e5"),))
    # What was told is told again, to the letter: text and board follow each other.
    assert edited(text, (Edit("set", "active", value=("0",)),))[0] == text
    assert reading.read(text).state.side_at(40) == 1


def test_pieces_are_put_replaced_moved_and_erased() -> None:
    text, _ = edited(board(), (Edit("put", "0/common", "d4"), Edit("put", "1/legendary", "d4")))
    assert "  4 . . . z . . . . .\n" in text
    text, _ = edited(text, (Edit("move", at="d4", to="i5"), Edit("put", "0/heroic", "b3")))
    assert "  3 . b . . . . . . .\n  4 . . . . . . . . .\n  5 . . . . . . . . z\n" in text
    text, _ = edited(text, (Edit("mirror"), Edit("erase", at="a5")))
    assert "  3 . . . . . . . b .\n" in text
    assert "z" not in text.partition("schools")[0].partition("arena")[2]
    assert edited(text, (Edit("clear"),))[1].state.occupied == 0


def test_a_pending_being_goes_when_it_is_taken_to_hand_or_its_player_changes_the_school() -> None:
    merchant = CARD_IDS.index("etherweave/merchant-of-time")
    _, position = edited(board(), (Edit("set", "school/0", value=("etherweave",)),))
    assert position.state.warps
    state = position.state.__copy__()
    other = next(card for card in state.decks[0].cards if card not in state.beings[0] and card != merchant)
    state.beings = ((other,), state.beings[1])
    state.decks = (Deck(tuple(card for card in deck_of("etherweave") if card not in (other, merchant))), state.decks[1])
    state.pending, state.on_card = (merchant, -1), 4
    told = Position(position.game, state).text()
    assert reading.read(told).state.pending == (merchant, -1)
    assert reading.read(told).state.on_card == 4
    for edit in (Edit("set", "school/0", value=("highland",)), Edit("set", "beings/0", value=(CARD_IDS[merchant],))):
        changed = edited(told, (edit,))[1].state
        assert (changed.pending, changed.on_card) == ((-1, -1), -1)


def test_scores_hands_schools_tasks_and_the_side_to_move_are_set() -> None:
    text, position = edited(
        board("high-form"),
        (
            Edit("set", "active", value=("1",)),
            Edit("set", "actions", value=("1",)),
            Edit("set", "points/1", value=("5",)),
            Edit("set", "school/0", value=("highland",)),
            Edit("set", "beings/0", value=("highland/war-drummer", "highland/warlord")),
            Edit("set", "flares/1", value=()),
            Edit("set", "tasks", value=("task/central-dominance",)),
            Edit("set", "next", value=("none",)),
            Edit("set", "claimed/0", value=("task/red-conquest",)),
        ),
    )
    state = position.state
    assert (position.pending[0].seat, state.actions, state.points) == (1, 1, (0, 5))
    assert state.schools[0] == "highland"
    assert setting(position, "beings/0").value == ("highland/war-drummer", "highland/warlord")
    assert (state.flares[1], state.next_task) == ((), -1)
    assert setting(position, "tasks").value == ("task/central-dominance",)
    assert setting(position, "claimed/0").value == ("task/red-conquest",)
    assert reading.read(text) == position


def test_a_school_that_another_plays_is_exchanged() -> None:
    before = reading.read(board(), 1).state.schools
    _, position = edited(board(), (Edit("set", "school/0", value=(before[1],)),))
    assert position.state.schools == (before[1], before[0])


@pytest.mark.parametrize(
    ("form", "tool", "most", "rule"),
    [
        ("duel", "0/common", 16, "TK-2.7"),
        ("high-form", "1/heroic", 17, "TK-2.3"),
        ("melee", "2/common", 15, "TK-2.7"),
        ("duel", "1/legendary", 3, "TK-2.2"),
    ],
)
def test_no_side_has_more_pieces_than_the_box(form: str, tool: str, most: int, rule: str) -> None:
    squares = [f"{column}{row}" for row in (3, 4) for column in "abcdefghi"]
    full = tuple(Edit("put", tool, square) for square in squares[:most])
    text, position = edited(board(form), full)
    assert position.state.occupied.bit_count() == most
    impossible = refused(text, Edit("put", tool, "e5"))
    assert (impossible.rule, str(most) in tell(impossible.message)) == (rule, True)
    # A piece that is replaced by another of its kind is not one more.
    assert edited(text, (Edit("put", tool, "a3"),))[0] == text


def test_what_cannot_be_is_refused_with_the_reason() -> None:
    text = board("high-form")
    position = reading.read(text, 1)
    task = setting(position, "tasks").value[0]
    legend = setting(position, "legends/1").value[0]
    reasons = {
        Edit("put", "0/common", "a1"): "tk-edit-no-square",
        Edit("put", "4/common", "e5"): "edit-no-tool",
        Edit("move", at="e5", to="e6"): "edit-nothing-there",
        Edit("set", "actions", value=("0",)): "edit-number",
        Edit("set", "actions", value=("many",)): "edit-number",
        Edit("set", "next", value=(task,)): "tk-edit-task-once",
        Edit("set", "legends/0", value=(legend,)): "tk-edit-card-held",
        Edit("set", "beings/0", value=("northern/knight",) * 2): "tk-edit-card-once",
        Edit("set", "flares/0", value=("flare/f01", "flare/f02")): "edit-many",
        Edit("set", "beings/0", value=("legends/fire-dragon",)): "edit-no-tool",
        Edit("set", "wind", value=("1",)): "edit-no-tool",
        Edit("set", "active", value=()): "edit-one",
    }
    setup = Edit("set", "school/0", value=("northern",))
    for edit, reason in reasons.items():
        assert refused(text, setup, edit).message.key == reason, edit


def test_no_legends_are_in_the_first_game() -> None:
    kit = kit_of(reading.read(board("first-game"), 1))
    assert kit is not None
    assert {tool.id.partition("/")[2] for tool in kit.tools} == {"common", "heroic"}
    assert not [each for each in kit.settings if each.id.startswith("legends")]


def test_a_position_in_the_middle_of_a_game_keeps_what_is_not_changed() -> None:
    """What was going on ends, and a card that was being played goes back to where nobody sees it."""
    position = Position(TASH_KALAR, TASH_KALAR.setup(Setup("duel", 2)), None)
    new, _ = edited(position.text(), (Edit("put", "0/common", "e5"),))
    assert reading.read(new).state.turn == 2  # before the deal: what a turn needs is dealt
    played = reading.read(new, 1)
    played.apply(played.pending[0].seat, played.pending[0].options[0])
    text, after = edited(played.text(), (Edit("set", "points/0", value=("4",)),))
    assert after.state.pieces == played.state.pieces
    assert after.state.beings == played.state.beings
    assert "points: [4, 0]" in text


def test_the_gateway_goes_with_its_piece() -> None:
    setup = (Edit("set", "school/0", value=("nethervoid",)), Edit("put", "0/heroic", "e5"))
    text, _ = edited(board(), setup)
    text = text.replace("turn: 2", "turn: 2\ngateway: e5")
    text, position = edited(text, (Edit("move", at="e5", to="d3"), Edit("mirror")))
    assert position.state.gateway == 23  # f3
    assert edited(text, (Edit("put", "1/common", "f3"),))[1].state.gateway == -1
    assert edited(text, (Edit("set", "school/0", value=("highland",)),))[1].state.gateway == -1
