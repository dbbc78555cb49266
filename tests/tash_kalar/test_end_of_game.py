"""How a game ends and who wins (sections 17 and 18)."""

from random import Random
from typing import Any

import pytest

from ludarium.games.tash_kalar.events import EndTriggered, GameEnded, TurnBegan
from ludarium.games.tash_kalar.forms import FORMS
from ludarium.kernel.errors import IllegalAction, NotYourSeat
from ludarium.kernel.values import Deck
from tash_kalar.play import Course, course, table
from tash_kalar.test_setup import SEATS, new

rule = pytest.mark.rule
FULL_SEATS = [(form, seats) for form, seats in SEATS if form != "first-game"]
TIME_ELEMENTAL = "b . b\n. b .\na . a"


def last_card(form: str, seats: int, seat: int = 0, **fields: Any) -> Course:
    """A turn of that seat which draws the last card that begins the end."""
    probe = course(form, seats).state
    left = 7 if probe.form.teams else 1
    decks = [*probe.decks]
    decks[seat] = Deck(decks[seat].bag[:left])
    beings = [*probe.beings]
    beings[seat] = beings[seat][:2]
    return course(
        form, seats, decks=tuple(decks), beings=tuple(beings), active=seat, controller=seat, actions=0, **fields
    )


@rule("TK-17.3", "TK-17.4", "TK-17.5")
@pytest.mark.parametrize(("form", "seats"), FULL_SEATS)
@pytest.mark.parametrize("seat", [0, 1])
def test_after_the_last_card_everybody_has_one_more_turn_and_the_drawer_the_last(
    form: str, seats: int, seat: int
) -> None:
    game = last_card(form, seats, seat, tasks=())
    game.do("end turn")
    assert game.told(EndTriggered) == [EndTriggered(seat, "deck")]
    order = []
    while not game.position.over:
        order.append(game.seat)
        assert game.state.actions == 2
        game.pass_turn()
    assert order == [(seat + 1 + turn) % seats for turn in range(seats)]
    assert game.told(GameEnded) == [GameEnded("last-turns")]
    assert game.view(None).outcome == game.outcome


@rule("TK-17.5")
@pytest.mark.parametrize(("form", "seats"), FULL_SEATS)
def test_whole_games_end(form: str, seats: int) -> None:
    game = new(form, seats)
    triggers = []
    random = Random(seats)
    while not game.position.over:
        game.wander(random)
        triggers += game.told(EndTriggered)
    assert len(triggers) == 1
    assert min(game.outcome.places) == 1
    assert len(game.outcome.places) == len(game.outcome.scores) == seats


@rule("TK-17.4")
def test_the_last_player_is_whose_turn_it_is_whoever_scored() -> None:
    game = course("duel", drawing="x x x x x", points=(0, 17), hands={0: "flare/f02"})
    game.do("invoke flare/f02 against 1")
    assert game.told(EndTriggered) == [EndTriggered(0, "points")]
    game.pass_turn()
    order = []
    while not game.position.over:
        order.append(game.seat)
        game.pass_turn()
    assert order == [1, 0]


@rule("TK-17.6")
def test_dropping_below_the_threshold_does_not_stop_the_end() -> None:
    game = course("high-form", drawing="c", points=(8, 0), actions=0, tasks=()).do("end turn")
    assert game.told(EndTriggered)
    # The piece falls in the opponent's last turn; the score is eight again.
    state = game.state
    fallen = course("high-form", points=(8, 0), tasks=(), active=1, controller=1, turns_left=state.turns_left)
    assert fallen.view(None).sides[0].score == 8
    fallen.pass_turn().pass_turn()
    assert fallen.outcome.places == (1, 2)
    assert fallen.outcome.scores == (8, 0)


@rule("TK-17.7")
def test_a_second_trigger_changes_nothing() -> None:
    game = course("duel", points=(17, 17), actions=0, destroyed=(0, 0, 0, 0, 1, 0)).do("end turn")
    assert game.state.turns_left == 1
    second = course(
        "duel", points=(18, 17), actions=0, destroyed=(0, 1, 0, 0, 0, 0), active=1, controller=1, turns_left=1
    )
    second.do("end turn")
    assert second.state.points == (18, 18)
    assert second.told(EndTriggered) == []
    assert second.seat == 0
    second.pass_turn()
    assert second.position.over


@rule("TK-17.8", "TK-9.31")
def test_the_last_player_takes_an_extra_turn_after_the_last_turn() -> None:
    game = course("duel", drawing=TIME_ELEMENTAL, hands={0: "legends/time-elemental flare/f01"}, turns_left=0)
    game.do("summon legends/time-elemental e3 r0", "place a5", "end turn")
    assert [(event.seat, event.extra) for event in game.told(TurnBegan) if isinstance(event, TurnBegan)] == [(0, True)]
    game.do("place a6", "place a7", "end turn")
    assert game.position.over


@rule("TK-17.8")
def test_an_extra_turn_does_not_replace_a_last_turn() -> None:
    # Seat 0 begins the end with the legend and has an extra turn; then come the last turns of both.
    game = course("duel", drawing=TIME_ELEMENTAL, hands={0: "legends/time-elemental flare/f01"}, points=(17, 0))
    game.do("summon legends/time-elemental e3 r0", "place a5", "end turn")
    order = []
    while not game.position.over:
        order.append(game.seat)
        game.pass_turn()
    assert order == [0, 1, 0]


@rule("TK-17.9", "TK-18.4")
@pytest.mark.parametrize("form", ["first-game", "high-form", "duel", "team-high-form", "team-duel"])
def test_a_side_may_resign(form: str) -> None:
    for seat in (0, 1):
        at = table(form)
        at.resign(seat)
        outcome = at.outcome
        assert outcome is not None
        assert outcome.reason == "resignation"
        assert seat not in outcome.winners
        assert set(outcome.winners) == {other for other in range(len(outcome.places)) if other % 2 != seat % 2}
        assert at.entries[-1].notation == "resign"
        with pytest.raises(NotYourSeat):
            at.resign(1 - seat)


@rule("TK-17.9")
@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_resigns_in_a_melee(seats: int) -> None:
    at = table("melee", seats)
    with pytest.raises(IllegalAction, match=r"TK-17\.9"):
        at.resign(0)
    assert at.outcome is None


def finished(form: str, drawing: str = ".", points: tuple[int, int] = (0, 0)) -> tuple[int, ...]:
    """The places when a game ends now."""
    game = course(form, drawing=drawing, points=points, tasks=(), actions=0, turns_left=0)
    return game.do("end turn").outcome.places


@rule("TK-18.1")
@pytest.mark.parametrize("form", ["high-form", "duel"])
def test_more_points_win(form: str) -> None:
    assert finished(form, points=(5, 4), drawing="a x x y y") == (1, 2)
    assert finished(form, points=(4, 5), drawing="b b a x") == (2, 1)


@rule("TK-18.1", "TK-14.2")
def test_legendary_pieces_are_points_in_the_high_form_only() -> None:
    assert finished("high-form", "c . y y", points=(4, 4)) == (1, 2)
    assert finished("duel", "c . y y", points=(4, 4)) == (2, 1), "a tie there, and two upgraded pieces beat one"


@rule("TK-18.2")
@pytest.mark.parametrize("form", ["high-form", "duel"])
@pytest.mark.parametrize(
    ("drawing", "places"),
    [
        ("b b . y x x", (1, 2)),
        ("b . y y", (2, 1)),
        ("b a a . y x", (1, 2)),
        ("a . x x", (2, 1)),
        ("b a . y x", (1, 1)),
        (".", (1, 1)),
    ],
)
def test_ties_are_broken_by_upgraded_pieces_then_pieces_else_a_draw(
    form: str, drawing: str, places: tuple[int, int]
) -> None:
    assert finished(form, drawing, points=(7, 7)) == places


@rule("TK-18.4")
@pytest.mark.parametrize("form", ["team-high-form", "team-duel"])
def test_partners_win_lose_and_draw_together(form: str) -> None:
    assert finished(form, points=(5, 4)) == (1, 2, 1, 2)
    assert finished(form, points=(4, 5)) == (2, 1, 2, 1)
    assert finished(form, points=(5, 5)) == (1, 1, 1, 1)


@rule("TK-20.5")
def test_the_thresholds_are_nine_eighteen_twelve_and_ten() -> None:
    assert FORMS["high-form"].threshold(2) == FORMS["team-high-form"].threshold(4) == 9
    assert FORMS["duel"].threshold(2) == FORMS["team-duel"].threshold(4) == 18
    assert FORMS["melee"].threshold(3) == 12
    assert FORMS["melee"].threshold(4) == 10
    assert FORMS["first-game"].threshold(2) == 6
