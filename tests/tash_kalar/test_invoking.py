"""Invoking a flare: conditions, order of the halves, cost (section 10)."""

from typing import Any

import pytest

from ludarium.games.tash_kalar.cards import FLARES
from ludarium.games.tash_kalar.effects import scripted_cards
from ludarium.games.tash_kalar.events import FlareInvoked
from tash_kalar.play import Course, course

rule = pytest.mark.rule
LINE = ". . . . . . . . ."


def arena(upgraded: int, commons: int, own: str = "") -> str:
    """So many enemy pieces in rows 4 and 5, and own pieces in row 6."""
    enemy = ["y"] * upgraded + ["x"] * commons + ["."] * (18 - upgraded - commons)
    mine = " ".join((own + ".........")[:9])
    rows = [" ".join(enemy[:9]), " ".join(enemy[9:]), mine]
    return "\n".join(
        ["# # . . . . . # #", "# . . . . . . . #", LINE, *rows, LINE, "# . . . . . . . #", "# # . . . . . # #"]
    )


def with_flare(flare: str, upgraded: int, commons: int, own: str = "", form: str = "duel", **fields: Any) -> Course:
    hands = {0: f"imperial/knight {flare}"}
    return course(form, drawing=arena(upgraded, commons, own), hands=hands, **fields)


@rule("TK-10.1")
def test_every_flare_has_two_halves_each_with_a_number_and_an_effect() -> None:
    assert len(FLARES) == 12
    for flare in FLARES:
        assert flare.upper_more in (2, 3, 4, 5)
        assert flare.lower_more in (4, 5, 6)
        assert {f"{flare.id} upper", f"{flare.id} lower"} <= scripted_cards()


@rule("TK-10.2", "TK-10.4")
@pytest.mark.parametrize("flare", FLARES, ids=lambda flare: flare.id)
def test_the_upper_condition_counts_upgraded_pieces(flare: object) -> None:
    card = next(known for known in FLARES if known == flare)
    need = card.upper_more
    # Own commons keep the number of all pieces level.
    enough = with_flare(card.id, need, 0, "a" * need)
    assert f"invoke {card.id} against 1" in enough.options
    enough.do(f"invoke {card.id} against 1")
    assert enough.told(FlareInvoked) == [FlareInvoked(0, card.id, 1, True, False)]
    assert "invoke" not in with_flare(card.id, need - 1, 0, "a" * need).verbs()
    assert "invoke" not in with_flare(card.id, need, 0, "b" + "a" * need).verbs(), (
        "own upgraded pieces count against it"
    )


@rule("TK-10.3", "TK-10.4")
@pytest.mark.parametrize("flare", FLARES, ids=lambda flare: flare.id)
def test_the_lower_condition_counts_all_pieces(flare: object) -> None:
    card = next(known for known in FLARES if known == flare)
    need = card.lower_more
    enough = with_flare(card.id, 1, need, "b")
    assert f"invoke {card.id} against 1" in enough.options
    enough.do(f"invoke {card.id} against 1")
    assert enough.told(FlareInvoked) == [FlareInvoked(0, card.id, 1, False, True)]
    assert "invoke" not in with_flare(card.id, 1, need - 1, "b").verbs()
    assert "invoke" not in with_flare(card.id, 1, need, "bb").verbs()


@rule("TK-10.2")
def test_a_legendary_piece_is_an_upgraded_one() -> None:
    drawing = arena(2, 0, "aaa").replace("y y", "y z", 1)
    assert "invoke flare/f12 against 1" in course(drawing=drawing, hands={0: "imperial/knight flare/f12"}).options
    own = arena(2, 0, "caa")
    assert "invoke" not in course(drawing=own, hands={0: "imperial/knight flare/f12"}).verbs()


@rule("TK-10.5", "TK-10.6")
def test_both_conditions_are_looked_at_before_the_upper_half() -> None:
    # f02 places a common with each half; after the first the difference is three only.
    game = with_flare("flare/f02", 4, 0)
    game.do("invoke flare/f02 against 1", "pick a6")
    assert game.prompt == "place"
    game.do("pick b6")
    assert game.prompt == "action"
    assert game.state.pieces[0].bit_count() == 2


@rule("TK-10.5")
def test_a_condition_that_the_upper_half_brings_about_does_not_count() -> None:
    # f05 upper moves or upgrades; its lower half needs six more pieces, and there are five.
    game = with_flare("flare/f05", 3, 3, "a")
    game.do("invoke flare/f05 against 1", "choose upgrade")
    assert game.prompt == "action"


@rule("TK-10.7")
def test_invoking_takes_no_action_and_the_flare_is_replaced_at_the_end_of_the_turn() -> None:
    game = with_flare("flare/f02", 0, 5)
    game.do("invoke flare/f02 against 1", "pick a6")
    assert game.state.actions == 2
    assert game.counts(0)[2] == 0
    assert game.view(None).shared[1].discard == ("flare/f02",)
    game.do("place b6", "place c6")
    assert game.counts(0)[2] == 0
    game.do("end turn")
    assert game.counts(0)[2] == 1


@rule("TK-10.8")
def test_a_fulfilled_half_is_compulsory_unless_it_says_may() -> None:
    must = with_flare("flare/f02", 0, 5).do("invoke flare/f02 against 1")
    assert "skip" not in must.options
    may = with_flare("flare/f12", 2, 0, "aa").do("invoke flare/f12 against 1")
    assert "skip" in may.options


@rule("TK-10.9")
def test_a_half_that_cannot_be_done_is_skipped_and_the_rest_is_done() -> None:
    # Nothing can leap, but the action of the lower half is gained.
    game = with_flare("flare/f12", 2, 4)
    game.do("invoke flare/f12 against 1")
    assert (game.prompt, game.state.actions) == ("action", 3)


@rule("TK-10.10", "TK-15.6")
@pytest.mark.parametrize("seat", [0, 2])
def test_in_teams_the_pieces_of_the_two_teams_are_compared(seat: int) -> None:
    drawing = arena(0, 5)
    game = course("team-duel", drawing=drawing, hands={seat: "flare/f02"}, active=seat, controller=seat)
    assert "invoke flare/f02 against 1" in game.options
    game.do("invoke flare/f02 against 1", "pick a6")
    assert game.at("a6") == "a"
    assert game.state.points == (0, 1)
    level = course("team-duel", drawing=arena(0, 5, "aa"), hands={seat: "flare/f02"}, active=seat, controller=seat)
    assert "invoke" not in level.verbs()
