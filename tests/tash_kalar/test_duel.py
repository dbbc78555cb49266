"""The duel: points for destroyed pieces, legends and flares (section 14)."""

import pytest

from ludarium.games.tash_kalar.events import EndTriggered, Scored
from scenes import scene
from tash_kalar.play import course
from tash_kalar.test_setup import new

rule = pytest.mark.rule
FORMS = ["duel", "team-duel"]
TIME_ELEMENTAL = "b . b\n. b .\na . a"


@rule("TK-14.3")
@pytest.mark.parametrize("form", FORMS)
def test_a_duel_has_no_tasks_and_counts_from_zero(form: str) -> None:
    game = new(form, 4 if form.startswith("team") else 2)
    view = game.view(None)
    assert view.tasks == ()
    assert view.next_task is None
    assert view.task_deck == 0
    assert [side.score for side in view.sides] == [0, 0]
    assert [side.threshold for side in view.sides] == [18, 18]


@rule("TK-14.3")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("commons", "heroics", "legendaries", "points"),
    [(0, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 1), (3, 0, 0, 1), (5, 0, 0, 2), (0, 1, 0, 1), (0, 0, 1, 2), (3, 2, 2, 7)],
)
def test_points_for_destroyed_pieces(form: str, commons: int, heroics: int, legendaries: int, points: int) -> None:
    game = course(form, actions=0, destroyed=(0, 0, 0, commons, heroics, legendaries)).do("end turn")
    assert game.state.points == (points, 0)


@rule("TK-14.3")
def test_an_odd_common_is_not_carried_over() -> None:
    game = course(actions=0, destroyed=(0, 0, 0, 1, 0, 0)).do("end turn")
    game.pass_turn()
    assert game.seat == 0
    assert game.state.destroyed == (0,) * 6
    game.pass_turn()
    assert game.state.points == (0, 0)


@rule("TK-14.4")
def test_own_pieces_score_for_nobody() -> None:
    # Hill Giant destroys two own commons and an own heroic piece.
    giant = scene(". a .\na . b\n. . .", card="highland/hill-giant", actions=1)
    assert giant.destroyed == (0, 0, 0)
    after = giant.after("end turn")
    assert after.state.points == (0, 0)


@rule("TK-14.5")
def test_converting_counts_as_destroying() -> None:
    game = course(
        drawing="a y .\n. a .\n. a .",
        hands={0: "sylvan/dryad flare/f01"},
        options={"schools": ["sylvan", "highland"]},
    ).do("summon sylvan/dryad e5", "pick e4")
    assert game.at("e4") == "a"
    game.do("place a5", "end turn")
    assert game.state.points == (1, 0)


@rule("TK-14.6", "TK-9.36")
def test_a_piece_scores_at_the_rank_it_had_when_destroyed() -> None:
    # Angel of Death upgrades a heroic piece before it falls.
    angel = scene("y . .", card="legends/angel-of-death", actions=1).after("d5")
    assert angel.destroyed == (0, 0, 1)
    assert angel.after("end turn").state.points == (2 + 1, 0), "two for the piece, one for the legend"


@rule("TK-14.7", "TK-14.10")
@pytest.mark.parametrize("form", FORMS)
def test_summoning_a_legend_is_worth_a_point_at_once(form: str) -> None:
    game = course(form, drawing=TIME_ELEMENTAL, hands={0: "legends/time-elemental flare/f01"})
    game.do("summon legends/time-elemental e3 r0")
    assert game.state.points == (1, 0)
    assert game.told(Scored) == [Scored(0, 1, "legend", -1)]


@rule("TK-14.10")
def test_the_point_for_a_legend_comes_before_its_effect() -> None:
    game = course(drawing="a . a\nb a b\n. a .", hands={0: "legends/hell-bull flare/f01"})
    game.do("summon legends/hell-bull e5 r0")
    assert game.prompt == "run-direction"
    assert game.state.points == (1, 0)


@rule("TK-14.7")
def test_a_legendary_piece_that_came_otherwise_gives_nothing_and_losing_one_costs_nothing() -> None:
    dragon = scene(". . b .\n. b . .\nb . a .\n. . . a", card="legends/two-headed-dragon", at="d4", middle="f6")
    assert dragon.state.points == (1, 0)
    upgraded = dragon.after("e5")
    assert upgraded.piece_at("e5") == "c"
    assert upgraded.state.points == (1, 0)
    falling = scene("x\nc", card="imperial/bomb", at="a5", points=(4, 4))
    assert falling.state.points == (4, 4)
    crushed = course(drawing="c", points=(4, 4), active=1, controller=1, actions=0, destroyed=(0, 0, 1, 0, 0, 0)).do(
        "end turn"
    )
    assert crushed.state.points == (4, 6), "its destroyer scores it, its owner loses nothing"


@rule("TK-14.8", "TK-14.10")
@pytest.mark.parametrize("form", FORMS)
def test_a_flare_gives_the_opponent_one_point_at_once(form: str) -> None:
    one = course(form, drawing="x x x x x", hands={0: "flare/f02"}).do("invoke flare/f02 against 1")
    assert one.state.points == (0, 1)
    both = course(form, drawing="y y y y y", hands={0: "flare/f02"}).do("invoke flare/f02 against 1", "pick a5")
    assert both.prompt == "place", "both halves apply"
    assert both.state.points == (0, 1)


@rule("TK-14.10")
def test_destroyed_pieces_are_scored_at_the_end_of_the_turn() -> None:
    game = course(drawing=". a x\n. . .\n. a x", hands={0: "imperial/swordmaster flare/f01"}, actions=1)
    game.do("summon imperial/swordmaster e5 r0", "pick f4")
    assert game.state.points == (0, 0)
    both = course(actions=0, destroyed=(0, 0, 0, 2, 0, 0))
    assert both.state.points == (0, 0)
    assert both.do("end turn").state.points == (1, 0)


@rule("TK-14.11")
def test_points_beyond_the_track_count() -> None:
    game = course(points=(21, 0), actions=0, destroyed=(0, 0, 0, 0, 2, 2), turns_left=1).do("end turn")
    assert game.state.points == (27, 0)


@rule("TK-17.2")
@pytest.mark.parametrize("form", FORMS)
def test_eighteen_points_begin_the_end(form: str) -> None:
    seventeen = course(form, points=(16, 0), actions=0, destroyed=(0, 0, 0, 0, 1, 0)).do("end turn")
    assert seventeen.state.points == (17, 0)
    assert seventeen.told(EndTriggered) == []
    eighteen = course(form, points=(17, 0), actions=0, destroyed=(0, 0, 0, 0, 1, 0)).do("end turn")
    assert eighteen.told(EndTriggered) == [EndTriggered(0, "points")]


@rule("TK-17.2", "TK-17.4")
def test_the_end_begins_in_the_middle_of_a_turn_and_through_a_flare_too() -> None:
    legend = course(drawing=TIME_ELEMENTAL, points=(17, 0), hands={0: "legends/titan legends/time-elemental flare/f01"})
    legend.do("summon legends/time-elemental e3 r0")
    assert legend.told(EndTriggered) == [EndTriggered(0, "points")]
    assert legend.state.actions == 1
    flare = course(drawing="x x x x x", points=(0, 17), hands={0: "flare/f02"}).do("invoke flare/f02 against 1")
    assert flare.told(EndTriggered) == [EndTriggered(0, "points")], "the invoker becomes the last player"
