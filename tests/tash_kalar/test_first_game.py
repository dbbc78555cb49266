"""The first, simplified game (section 13)."""

import pytest

from ludarium.games.tash_kalar.actions import Discard
from ludarium.games.tash_kalar.cards import COMMON, TASKS
from ludarium.games.tash_kalar.events import GameEnded, TurnBegan
from ludarium.kernel.values import Deck
from scenes import scene
from tash_kalar.play import course, display, task_number
from tash_kalar.test_setup import many, new

rule = pytest.mark.rule
CENTRAL = "a . b\n. a .\nb . a"


@rule("TK-13.1")
def test_two_players_with_the_imperial_or_any_other_decks_on_an_empty_arena() -> None:
    game = new("first-game", 2, schools=["northern", "southern"])
    assert game.pieces() == {}
    assert game.state.schools == ("northern", "southern")
    assert new("first-game", 2, schools=["sylvan", "highland"]).state.schools == ("sylvan", "highland")


@rule("TK-13.2")
def test_there_are_no_legends() -> None:
    game = new("first-game", 2)
    for seat in range(2):
        assert game.counts(seat) == (3, 0, 1)
    assert game.view(None).shared[0].cards == 0
    assert [side.spare_legendaries for side in game.view(None).sides] == [0, 0]
    game = course("first-game", hands={0: "imperial/knight"}, actions=0).do("end turn")
    assert game.counts(0) == (3, 0, 1)


@rule("TK-13.3")
def test_the_first_tasks_are_cheap_and_of_three_kinds_and_none_is_advanced() -> None:
    for game in many("first-game", 2):
        state = game.state
        tasks = [TASKS[number] for number in state.tasks]
        assert all(task.points <= 2 for task in tasks)
        assert len({task.kind for task in tasks}) == 3
        everything = sorted((*state.tasks, state.next_task, *state.task_deck.cards))
        assert everything == [number for number, task in enumerate(TASKS) if not task.advanced]


@rule("TK-13.3")
def test_the_recommendation_about_the_first_tasks_may_be_left_out() -> None:
    games = list(many("first-game", 2, first_tasks="any"))
    assert all(not TASKS[number].advanced for game in games for number in game.state.tasks)
    assert any(TASKS[number].points == 3 for game in games for number in game.state.tasks)


@rule("TK-13.4")
def test_later_tasks_may_all_be_of_one_kind() -> None:
    game = course(
        "first-game",
        drawing=CENTRAL,
        actions=0,
        **display("central-dominance destruction devastation", "rainbow-dominance", "heroic-destruction"),
    )
    game.do("claim task/central-dominance")
    assert game.state.next_task == task_number("heroic-destruction")


@rule("TK-13.5")
def test_there_is_no_discard_action() -> None:
    game = course("first-game", hands={0: "imperial/knight flare/f01"})
    assert game.verbs() == {"place"}
    refusal = game.why_not(Discard("imperial/knight"))
    assert refusal is not None
    assert refusal.rule == "TK-13.5"


@rule("TK-13.6")
def test_nothing_is_upgraded_beyond_heroic() -> None:
    # Woodland Druid upgrades a common of each colour; Tree Shepherd upgrades commons only. Angel of Death is no card
    # of this game, so the limit shows in what can be upgraded at all.
    game = course("first-game", drawing="a b\nx y")
    assert game.state.upgradable() == game.state.common
    assert course("high-form", drawing="a b\nx y").state.upgradable() == game.state.occupied
    clan = scene("b b . b", card="highland/clan-guardian", at="f5", form="first-game")
    assert clan.done


@rule("TK-13.7")
def test_the_game_ends_at_once_with_six_points() -> None:
    game = course(
        "first-game", drawing=CENTRAL, actions=0, points=(5, 0), **display("central-dominance devastation destruction")
    )
    game.do("claim task/central-dominance")
    assert game.position.over
    assert game.outcome.places == (1, 2)
    assert game.outcome.scores == (6, 0)
    assert game.told(GameEnded) == [GameEnded("points")]
    assert not game.told(TurnBegan)
    five = course(
        "first-game", drawing=CENTRAL, actions=0, points=(4, 0), **display("central-dominance devastation destruction")
    ).do("claim task/central-dominance")
    assert not five.position.over


@rule("TK-13.7")
def test_the_game_ends_at_once_with_the_last_card_and_more_points_win() -> None:
    game = course("first-game", hands={0: "imperial/knight imperial/cannon flare/f01"}, actions=0)
    state = game.state
    game = course(
        "first-game",
        hands={0: "imperial/knight imperial/cannon flare/f01"},
        actions=0,
        decks=(Deck(state.decks[0].bag[:1]), state.decks[1]),
        points=(2, 3),
    ).do("end turn")
    assert game.outcome.places == (2, 1)
    assert game.outcome.reason == "deck"
    two_left = course(
        "first-game",
        hands={0: "imperial/knight imperial/cannon flare/f01"},
        actions=0,
        decks=(Deck(state.decks[0].bag[:2]), state.decks[1]),
    ).do("end turn")
    assert not two_left.position.over


@rule("TK-13.8", "TK-18.2")
@pytest.mark.parametrize(
    ("drawing", "places"),
    [("b . y y", (2, 1)), ("b a . y", (1, 2)), ("a . x x", (2, 1)), ("b a . y x", (1, 1)), (".", (1, 1))],
)
def test_equal_points_are_decided_by_the_pieces(drawing: str, places: tuple[int, int]) -> None:
    deck = course("first-game", hands={0: "imperial/knight imperial/cannon flare/f01"}).state.decks
    game = course(
        "first-game",
        drawing=drawing,
        hands={0: "imperial/knight imperial/cannon flare/f01"},
        actions=0,
        points=(3, 3),
        decks=(Deck(deck[0].bag[:1]), deck[1]),
    ).do("end turn")
    assert game.outcome.places == places


@rule("TK-13.9")
def test_want_of_pieces_is_dealt_with_as_in_the_full_game() -> None:
    full = "\n".join(["a a a a a a a a a", "a a a a a a a a ."])
    game = course("first-game", drawing=full, hands={0: "imperial/knight flare/f01"})
    assert game.state.spare(0, COMMON) == 0
    assert game.verbs() <= {"take", "summon"}
    game.do("take off a4", "place a6")
    assert game.at("a6") == "a"
    assert game.state.actions == 1
