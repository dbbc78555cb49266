"""Want of pieces (section 8)."""

from typing import Any

import pytest

from ludarium.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY
from ludarium.games.tash_kalar.events import Destroyed, TakenOff
from scenes import scene
from tash_kalar.play import Course, course, display

rule = pytest.mark.rule

# 16 two-sided pieces of side 0, all that a duel has: e4 and e6, and fourteen more.
ALL_SIXTEEN = """
    # # . . . . . # #
    # . . . . . . . #
    a . . . . . . . a
    a . . . a . . . a
    a . . . . . . . a
    a . . . a . . . a
    a . . . . . . . a
    # . . . . . . . #
    # # a a a a . # #"""
FOURTEEN = {"a3", "a4", "a5", "a6", "a7", "i3", "i4", "i5", "i6", "i7", "c9", "d9", "e9", "f9"}


def short(drawing: str = ALL_SIXTEEN, hand: str = "imperial/swordmaster flare/f02", **fields: Any) -> Course:
    game = course(drawing=drawing, hands={0: hand}, **fields)
    assert game.state.spare(0, COMMON) == 0
    return game


@rule("TK-8.1", "TK-9.20")
def test_an_effect_cannot_place_what_is_not_there() -> None:
    enemies = ALL_SIXTEEN.replace("# . . . . . . . #\n    a", "# y y y y . . . #\n    a", 1)
    game = short(enemies)
    game.do("invoke flare/f02 against 1")
    assert game.prompt == "action"
    assert game.state.pieces[0].bit_count() == 16


@rule("TK-8.2", "TK-8.6")
def test_a_place_action_begins_with_taking_an_own_piece_off() -> None:
    game = short(
        ALL_SIXTEEN.replace("a . . . . . . . a\n    a . . . a", "b . . . . . . . c\n    a . . . a", 1).replace(
            "a a a a . #", "a a a a a #"
        )
    )
    assert {option for option in game.options if option.startswith("take off")} == {
        f"take off {square}" for square in (FOURTEEN | {"e4", "e6", "g9"}) - {"i3"}
    }
    assert not any(option.startswith("place") for option in game.options)
    game.do("take off a3")
    assert game.told(TakenOff)
    assert not game.told(Destroyed)
    assert (game.prompt, game.state.actions) == ("place-taken", 1)
    assert "a3" in game.squares, "it may go back where it was"
    game.do("place e5")
    assert (game.at("e5"), game.at("a3")) == ("a", ".")
    assert game.state.actions == 1


@rule("TK-8.3", "TK-8.6")
def test_a_summoning_takes_a_piece_off_that_the_pattern_does_not_need() -> None:
    game = short()
    game.do("summon imperial/swordmaster e5 r0")
    assert (game.prompt, game.squares) == ("take-off", FOURTEEN)
    game.do("pick a3")
    assert (game.at("e5"), game.at("a3")) == ("a", ".")
    assert game.state.pieces[0].bit_count() == 16
    assert game.state.destroyed == (0,) * 6


@rule("TK-8.4")
def test_a_legend_takes_a_legendary_piece_off_that_the_pattern_does_not_need() -> None:
    game = course(
        drawing=". . . c\nb . c .\n. c . .\na . a .", middle="f5", hands={0: "legends/time-elemental flare/f01"}
    )
    assert game.state.spare(0, LEGENDARY) == 0
    (way,) = game.summons("legends/time-elemental")
    game.do(way)
    assert (game.prompt, game.squares) == ("take-off", {"g3"})
    game.do("pick g3")
    assert game.view(None).sides[0].legendaries == 3
    assert game.at("g3") == "."


@rule("TK-8.4")
def test_a_legend_cannot_be_summoned_when_its_pattern_needs_all_three_legendary_pieces() -> None:
    game = course(drawing="c . c\n. c .\na . a", hands={0: "legends/time-elemental flare/f01"})
    assert game.summons("legends/time-elemental") == []
    two = course(drawing="c . c\n. b .\na . a", hands={0: "legends/time-elemental flare/f01"})
    assert len(two.summons("legends/time-elemental")) == 1


@rule("TK-8.5")
def test_the_own_piece_on_the_target_becomes_the_being() -> None:
    game = short(
        """
        # # . . . . . # #
        # . . . . . . . #
        . . . . . . . . a
        a . . . a . . . a
        a . . . a . . . a
        a . . . a . . . a
        a . . . . . . . a
        # . . . . . . . #
        # # a a a a . # #"""
    )
    before = game.pieces()
    game.do("summon imperial/swordmaster e5 r0")
    assert game.prompt == "action", "no other piece is taken"
    assert game.pieces() == before
    assert not game.told(Destroyed)


@rule("TK-8.5")
def test_a_needed_legendary_piece_on_the_target_becomes_the_new_legend() -> None:
    # Hell Bull needs a piece on its target; here its pattern needs all three legendary pieces.
    game = course(drawing="a . a\nc c c\n. a .", hands={0: "legends/hell-bull flare/f01"})
    assert "summon legends/hell-bull e5 r0" in game.options
    game.do("summon legends/hell-bull e5 r0")
    assert game.prompt == "run-direction"
    assert game.view(None).sides[0].legendaries == 3


@rule("TK-8.6", "TK-14.3")
def test_taking_off_gives_no_points_and_no_task() -> None:
    game = short().do("take off a3", "place e5", "take off a4", "place e1", "end turn")
    assert game.state.points == (0, 0)
    high = ALL_SIXTEEN.replace("a a a a . #", "a a a a a #")
    task = course("high-form", drawing=high, **display("destruction devastation end-of-legends"))
    task.do("take off a3", "place e5", "take off a4", "place e1")
    assert task.options == {"end turn"}


@rule("TK-8.7")
def test_turning_a_piece_over_never_wants_a_piece() -> None:
    game = short(ALL_SIXTEEN.replace("a . . . . . . . a\n    a . . . a", "a . . . . . . . a\n    a . . x a", 1))
    game.do("summon imperial/swordmaster e5 r0", "pick a3", "pick d4")
    assert game.at("e5") == "b"
    assert game.state.spare(0, HEROIC) == 0


@rule("TK-8.8")
def test_upgrading_to_legendary_needs_a_legendary_piece_of_that_colour() -> None:
    # Angel of Death upgrades its prey before it leaps upon it.
    rich = scene("y . .", card="legends/angel-of-death").after("d5")
    assert rich.destroyed == (0, 0, 1)
    poor = scene("y z z\n. . z", card="legends/angel-of-death", at="a5").after("d4")
    assert poor.destroyed == (0, 1, 0)


@rule("TK-8.8", "TK-8.1")
def test_downgrading_from_legendary_needs_a_two_sided_piece_of_that_colour() -> None:
    enemies = ALL_SIXTEEN.replace("a", "x").replace("# . . . . . . . #", "# z . . . . . . #", 1)
    with_none = scene(enemies, card="legends/leviathan", at="e5").after("downgrade", "b2")
    assert with_none.piece_at("b2") == "z"
    one_less = enemies.replace("x x x x . #", "x x x . . #")
    assert scene(one_less, card="legends/leviathan", at="e5").after("downgrade", "b2").piece_at("b2") == "y"


@rule("TK-8.9")
def test_legendary_is_the_top_and_common_the_bottom() -> None:
    down = scene("x y z\na b c", card="legends/leviathan", at="a5").after("downgrade")
    assert down.squares == {"e4", "f4", "e5", "f5", "a5"}
    # Two-Headed Dragon on d4 may upgrade a piece of its pattern: f4, e5, d6, f6, g7.
    up = scene(". . b .\n. c . .\na . a .\n. . . a", card="legends/two-headed-dragon", at="d4", middle="f6")
    assert up.prompt == "upgrade"
    assert up.squares == {"f4", "d6", "f6", "g7"}


@rule("TK-8.10")
def test_converting_needs_a_piece_of_the_own_colour() -> None:
    surrounded = ALL_SIXTEEN.replace("a . . . . . . . a\n    a . . . a", "a . . . . . . . a\n    a . . x a", 1)
    assert scene(surrounded, card="sylvan/dryad", at="e4").done
    one_less = surrounded.replace("a a a a . #", "a a a . . #")
    dryad = scene(one_less, card="sylvan/dryad", at="e4")
    assert dryad.squares == {"d4"}


@rule("TK-8.11")
def test_only_ranks_and_colours_with_pieces_left_may_be_chosen() -> None:
    storm = scene("c c . . .", card="legends/storm-elemental", at="g5")
    assert storm.ways == {"common", "heroic"}, "the Elemental is the third legendary piece"
    assert scene("c . . . .", card="legends/storm-elemental", at="g5").ways == {"common", "heroic", "legendary"}
    fifteen = ALL_SIXTEEN.replace("a", "x").replace("x x x x . #", "x x x . . #")
    ancient = scene(fifteen, card="sylvan/forest-ancient", at="e5", form="melee", seats=3)
    assert ancient.state.spare(1, COMMON) == 0
    assert ancient.prompt == "place-enemy", "only side 2 has a piece left, so its colour is not asked for"
    both = scene(".", card="sylvan/forest-ancient", at="e5", form="melee", seats=3)
    assert both.ways == {"1", "2"}
