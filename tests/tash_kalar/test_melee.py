"""The melee (section 16)."""

from typing import Any

import pytest

from ludarium.games.tash_kalar.events import EndTriggered, Scored
from scenes import scene
from tash_kalar.play import Course, course

rule = pytest.mark.rule
TIME_ELEMENTAL = "b . b\n. b .\na . a"


def melee(seats: int = 3, hand: str = "imperial/swordmaster flare/f02", **fields: Any) -> Course:
    return course("melee", seats, hands={0: hand}, **fields)


@rule("TK-16.1", "TK-16.3")
def test_points_are_kept_per_enemy_colour() -> None:
    game = melee(4, actions=0, destroyed=(0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 1)).do("end turn")
    assert game.state.colour_points == ((0, 1, 1, 2), (0,) * 4, (0,) * 4, (0,) * 4)
    assert game.view(None).sides[0].colour_points == (0, 1, 1, 2)


@rule("TK-16.4")
@pytest.mark.parametrize(
    ("commons", "heroics", "legendaries", "points"),
    [(1, 0, 0, 0), (2, 0, 0, 1), (3, 0, 0, 1), (4, 0, 0, 2), (0, 2, 0, 2), (0, 0, 2, 4), (2, 1, 1, 4)],
)
def test_points_of_one_colour(commons: int, heroics: int, legendaries: int, points: int) -> None:
    game = melee(actions=0, destroyed=(0, 0, 0, 0, 0, 0, commons, heroics, legendaries)).do("end turn")
    assert game.state.colour_points[0] == (0, 0, points)


@rule("TK-16.4", "TK-16.20")
def test_pairs_are_made_within_a_colour() -> None:
    game = melee(actions=0, destroyed=(0, 0, 0, 2, 0, 0, 3, 0, 0)).do("end turn")
    assert game.state.colour_points[0] == (0, 1, 1)
    assert game.seat == 1


@rule("TK-16.5", "TK-16.20")
@pytest.mark.parametrize(
    ("destroyed", "colours"),
    [
        ((0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0), {"colour 1", "colour 2", "colour 3"}),
        ((0, 0, 0, 1, 0, 0, 0, 0, 0, 3, 0, 0), {"colour 1", "colour 3"}),
        ((0, 0, 0, 2, 0, 0, 1, 0, 0, 5, 0, 0), {"colour 2", "colour 3"}),
    ],
)
def test_two_or_three_single_commons_may_be_scored_in_one_colour(destroyed: tuple[int, ...], colours: set[str]) -> None:
    game = melee(4, actions=0, destroyed=destroyed).do("end turn")
    assert game.prompt == "left-over-colour"
    assert game.options == colours | {"skip"}
    before = sum(game.state.colour_points[0])
    assert sum(game.copy().do("skip").state.colour_points[0]) == before
    for colour in colours:
        after = game.copy().do(colour)
        assert sum(after.state.colour_points[0]) == before + 1
        assert after.told(Scored)[0] == Scored(0, 1, "left-over", int(colour.split()[1]))


@rule("TK-16.6", "TK-14.7")
@pytest.mark.parametrize("colour", [1, 2])
def test_a_summoned_legend_is_worth_a_point_in_a_chosen_colour(colour: int) -> None:
    game = melee(drawing=TIME_ELEMENTAL, hand="legends/time-elemental flare/f02")
    game.do("summon legends/time-elemental e3 r0")
    assert game.options == {"colour 1", "colour 2"}
    game.do(f"colour {colour}")
    assert game.state.colour_points[0][colour] == 1
    assert sum(game.state.colour_points[0]) == 1


@rule("TK-16.7")
def test_nobody_is_chosen_against_whom_no_condition_holds() -> None:
    game = melee(drawing="x x x x x\nm m m . .\na . . . .")
    assert "invoke flare/f02 against 1" in game.options
    assert "invoke flare/f02 against 2" not in game.options
    assert "invoke flare/f02 against 0" not in game.options


@rule("TK-16.8")
def test_an_enemy_piece_of_a_flare_is_any_opponents() -> None:
    # f04 lower: place a common or convert an enemy common.
    game = melee(drawing="x x x x x x\nm a . . . .", hand="imperial/knight flare/f04")
    game.do("invoke flare/f04 against 1", "choose convert")
    assert game.squares == {square for square, letter in game.pieces().items() if letter in "xm"}
    green = next(square for square, letter in game.pieces().items() if letter == "m")
    game.do(f"pick {green}")
    assert game.at(green) == "a"
    assert game.state.destroyed == (0, 0, 0, 0, 0, 0, 1, 0, 0)


@rule("TK-16.9")
def test_each_colour_is_improvised_with_once_in_a_game() -> None:
    drawing = "a . x\n. . .\n. . .\n. . .\na . x"
    game = melee(drawing=drawing, hand="imperial/swordmaster imperial/messenger flare/f02")
    assert any("improvise" in option for option in game.summons("imperial/swordmaster"))
    used = melee(drawing=drawing, improvised=(0b010, 0, 0))
    assert used.summons("imperial/swordmaster") == []
    game.do("summon imperial/swordmaster e3")
    assert game.view(None).sides[0].improvised == (1,)
    assert game.view(None).sides[1].improvised == ()
    game.do("place a5", "end turn")
    for _ in range(2):
        game.pass_turn()
    assert game.view(None).sides[0].improvised == (1,), "for the whole game"


@rule("TK-16.9")
def test_the_lent_piece_counts_with_its_own_rank() -> None:
    # Time Elemental needs a heroic piece on d4.
    for letter, fits in (("x", False), ("y", True), ("z", True)):
        game = melee(drawing=TIME_ELEMENTAL.replace("b . b", f"{letter} . b"), hand="legends/time-elemental flare/f02")
        assert bool(game.summons("legends/time-elemental")) is fits


@rule("TK-16.10")
def test_one_lent_piece_a_summoning_and_several_such_summonings_a_turn() -> None:
    two_missing = melee(drawing="x\n.\nm")
    assert two_missing.summons("imperial/swordmaster") == []
    game = melee(
        drawing="a . x . .\n. . . . .\n. . . . m\n. . . a .", hand="imperial/swordmaster imperial/messenger flare/f02"
    )
    game.do(next(option for option in game.summons("imperial/swordmaster") if option.endswith("improvise e3")))
    while game.prompt != "action":
        game.do("skip")
    messenger = [option for option in game.summons("imperial/messenger") if "improvise" in option]
    assert messenger
    assert all(game.at(option.split()[-1]) == "m" for option in messenger), "blue has been used"
    game.do(messenger[0])
    assert game.view(None).sides[0].improvised == (1, 2)


@rule("TK-16.10", "TK-6.17")
def test_legends_may_be_improvised_too() -> None:
    game = melee(drawing=TIME_ELEMENTAL.replace("a . a", "m . a"), hand="legends/time-elemental flare/f02")
    game.do("summon legends/time-elemental e3 r0 improvise d6", "colour 1")
    assert game.at("e3") == "c"
    assert game.at("d6") == "m", "the lent piece stays"


@rule("TK-16.12", "TK-9.29")
def test_the_lent_piece_is_an_enemy_for_the_effect() -> None:
    game = melee(drawing=". x .\n. . .\n. a m").do("summon imperial/swordmaster e5 r0 improvise e4")
    assert game.squares == {"f6"}
    assert game.at("e4") == "x"


@rule("TK-16.13", "TK-9.32")
def test_a_borrowed_piece_does_not_use_up_its_colour() -> None:
    game = melee(drawing=". x .\n. . .\n. a .", borrow=True)
    assert set(game.summons("imperial/swordmaster")) == {
        "summon imperial/swordmaster e5 r0 borrow e4",
        "summon imperial/swordmaster e5 r0 improvise e4",
    }
    game.do("summon imperial/swordmaster e5 r0 borrow e4")
    assert game.view(None).sides[0].improvised == ()
    assert not game.state.borrow


@rule("TK-16.14")
@pytest.mark.parametrize(("seats", "threshold"), [(3, 12), (4, 10)])
def test_twelve_or_ten_points_in_one_colour_begin_the_end(seats: int, threshold: int) -> None:
    for before, triggered in ((threshold - 2, False), (threshold - 1, True)):
        row = (0, before, *(0,) * (seats - 2))
        points = (row, *((0,) * seats,) * (seats - 1))
        game = melee(seats, actions=0, colour_points=points, destroyed=(0, 0, 0, 0, 1, 0, *(0,) * (3 * seats - 6)))
        game.do("end turn")
        assert game.told(EndTriggered) == ([EndTriggered(0, "points")] if triggered else [])
        assert game.view(None).sides[0].threshold == threshold


@rule("TK-16.14")
def test_points_in_several_colours_do_not_add_up() -> None:
    points = ((0, 11, 10), (0, 0, 0), (0, 0, 0))
    game = melee(actions=0, colour_points=points, destroyed=(0, 0, 0, 0, 0, 0, 0, 1, 0)).do("end turn")
    assert game.state.colour_points[0] == (0, 11, 11)
    assert game.told(EndTriggered) == []


def ended(seats: int, *rows: tuple[int, ...], drawing: str = ".") -> tuple[int, ...]:
    game = melee(seats, drawing=drawing, colour_points=rows, actions=0, turns_left=0).do("end turn")
    return game.outcome.places


@rule("TK-16.15", "TK-18.3")
def test_the_lowest_colour_decides_then_the_second_lowest_then_the_last() -> None:
    assert ended(3, (0, 3, 9), (4, 0, 4), (8, 2, 0)) == (2, 1, 3)
    assert ended(3, (0, 3, 9), (3, 0, 8), (3, 7, 0)) == (1, 2, 3)
    assert ended(4, (0, 3, 5, 9), (3, 0, 5, 8), (9, 5, 0, 3), (2, 9, 9, 0)) == (1, 3, 1, 4)


@rule("TK-16.15")
def test_the_score_is_the_number_of_points_in_the_lowest_colour() -> None:
    game = melee(colour_points=((0, 3, 9), (4, 0, 5), (8, 2, 0)), actions=0, turns_left=0)
    assert [side.score for side in game.view(None).sides] == [3, 4, 2]
    assert game.do("end turn").outcome.scores == (3, 4, 2)


@rule("TK-16.15", "TK-18.2", "TK-18.3")
def test_then_upgraded_pieces_then_pieces() -> None:
    level = ((0, 3, 5), (3, 0, 5), (5, 3, 0))
    assert ended(3, *level, drawing="b a . y y . m m") == (2, 1, 3)
    assert ended(3, *level, drawing="b a . y x . n m m") == (2, 2, 1)
    assert ended(3, *level) == (1, 1, 1)


@rule("TK-16.16")
def test_points_above_the_track_count_and_the_markers_face_does_not() -> None:
    assert ended(3, (0, 14, 13), (13, 0, 13), (12, 15, 0)) == (1, 2, 3)
    beyond = melee(actions=0, colour_points=((0, 12, 5), (0,) * 3, (0,) * 3), destroyed=(0, 0, 0, 0, 0, 1, 0, 0, 0))
    assert beyond.do("end turn").state.colour_points[0] == (0, 14, 5)
    rows = ((0, 3, 5), (3, 0, 4), (5, 2, 0))
    plain = melee(colour_points=rows, actions=0, turns_left=0).do("end turn").outcome
    turned = melee(colour_points=rows, improvised=(0b110, 0b1, 0), actions=0, turns_left=0).do("end turn").outcome
    assert plain == turned


@rule("TK-16.17")
@pytest.mark.parametrize("form", ["first-game", "high-form", "duel", "team-high-form", "team-duel"])
def test_nobody_improvises_in_other_forms(form: str) -> None:
    game = course(form, drawing="a\n.\nx", hands={0: "imperial/swordmaster flare/f02"})
    assert game.summons("imperial/swordmaster") == []


@rule("TK-16.18")
def test_an_effect_for_each_colour_covers_all_of_them() -> None:
    druid = scene("a x m u\na x m u", card="sylvan/woodland-druid", at="a6", form="melee", seats=4)
    asked = []
    while not druid.done:
        asked.append(druid.squares)
        druid = druid.after(min(druid.squares))
    assert len(asked) == 4
    assert sorted(druid.pieces().values()) == sorted(["a", "b", "x", "y", "m", "n", "u", "v", "b"])


@rule("TK-16.19", "TK-17.4")
def test_points_got_in_somebody_elses_turn_begin_the_end_at_once() -> None:
    points = ((0, 0, 0), (11, 0, 0), (0, 0, 0))
    game = melee(drawing="x x x x x", colour_points=points).do("invoke flare/f02 against 1")
    assert game.told(EndTriggered) == [EndTriggered(0, "points")]
    assert game.state.active == 0
    order = []
    game.pass_turn()
    while not game.position.over:
        order.append(game.seat)
        game.pass_turn()
    assert order == [1, 2, 0]
