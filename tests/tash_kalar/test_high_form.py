"""The High Form: tasks and legendary pieces (TK-14.1, TK-14.2, TK-17.1)."""

import pytest

from ludarium.games.tash_kalar.events import EndTriggered, Upgraded
from scenes import scene
from tash_kalar.play import course, display
from tash_kalar.test_setup import new

rule = pytest.mark.rule
FORMS = ["high-form", "team-high-form"]


@rule("TK-14.1")
@pytest.mark.parametrize("form", FORMS)
def test_tasks_legends_and_all_pieces_are_used(form: str) -> None:
    game = new(form, 4 if form.startswith("team") else 2)
    view = game.view(None)
    assert len(view.tasks) == 3
    assert view.task_deck == 20
    assert [(side.spare, side.spare_legendaries) for side in view.sides] == [(17, 3), (17, 3)]
    assert game.counts(game.seat) == (3, 2, 1)


@rule("TK-14.2")
@pytest.mark.parametrize("form", FORMS)
def test_a_legendary_piece_is_a_point_as_long_as_it_stands(form: str) -> None:
    game = course(form, drawing="c c . z\n. b . y", points=(2, 3))
    assert [side.score for side in game.view(None).sides] == [4, 4]
    # The Angel of Death leaps upon the enemy's only legendary piece.
    angel = scene("c . z", card="legends/angel-of-death", form=form, points=(2, 3))
    assert [angel.state.score(side) for side in (0, 1)] == [4, 4]
    fallen = angel.after("f5")
    assert [fallen.state.score(side) for side in (0, 1)] == [4, 3]


@rule("TK-14.2")
def test_it_does_not_matter_how_a_piece_became_legendary() -> None:
    dragon = scene(
        ". . b .\n. b . .\nb . a .\n. . . a", card="legends/two-headed-dragon", at="d4", middle="f6", form="high-form"
    )
    assert dragon.state.score(0) == 1
    upgraded = dragon.after("e5")
    assert any(isinstance(event, Upgraded) for event in upgraded.events)
    assert upgraded.state.score(0) == 2


@rule("TK-17.1")
@pytest.mark.parametrize("form", FORMS)
def test_nine_points_at_the_end_of_a_turn_begin_the_end(form: str) -> None:
    eight = course(form, drawing="c", points=(7, 0), actions=0, tasks=()).do("end turn")
    assert eight.told(EndTriggered) == []
    nine = course(form, drawing="c", points=(8, 0), actions=0, tasks=()).do("end turn")
    assert nine.told(EndTriggered) == [EndTriggered(0, "points")]
    assert nine.view(None).sides[0].threshold == 9


@rule("TK-17.1", "TK-17.4")
def test_the_other_sides_nine_points_count_too() -> None:
    game = course("high-form", drawing="z", points=(0, 8), actions=0, tasks=()).do("end turn")
    assert game.told(EndTriggered) == [EndTriggered(0, "points")]


@rule("TK-17.1")
def test_nine_points_reached_and_lost_within_a_turn_begin_nothing() -> None:
    # Time Elemental on e3 is the ninth point; Kiskin Leafsplitter on d2 may shoot it down in the same turn.
    game = course(
        "high-form",
        drawing="""
            # # . a . . . # #
            # . a . a . . . #
            . . . a . . . . .
            . . . b . b . . .
            . . . . b . . . .
            . . . a . a . . .
            . . . . . . . . .
            # . . . . . . . #
            # # . . . . . # #""",
        hands={0: "sylvan/kiskin-leafsplitter legends/time-elemental flare/f01"},
        options={"schools": ["sylvan", "highland"]},
        points=(8, 0),
        tasks=(),
    )
    game.do("summon legends/time-elemental e3 r0")
    assert game.view(None).sides[0].score == 9
    assert game.told(EndTriggered) == []
    game.do("summon sylvan/kiskin-leafsplitter d2")
    kept = game.copy().do("skip", "end turn")
    assert kept.told(EndTriggered) == [EndTriggered(0, "points")]
    game.do("direction se")
    assert game.at("e3") == "."
    assert game.view(None).sides[0].score == 8
    if game.prompt != "end-turn":
        game.do("skip")
    game.do("end turn")
    assert game.told(EndTriggered) == []
    assert game.state.turns_left == -1


@rule("TK-17.1")
def test_claiming_counts_for_the_same_turn() -> None:
    game = course(
        "high-form",
        drawing="a . b\n. a .\nb . a",
        points=(8, 0),
        actions=0,
        **display("central-dominance devastation isolation", "red-summoning"),
    ).do("claim task/central-dominance")
    assert game.told(EndTriggered) == [EndTriggered(0, "points")]
    assert game.seat == 1
