"""The task display: current tasks, the next one, claiming (section 12)."""

from typing import Any

import pytest

from ludarium.games.tash_kalar.actions import Claim
from ludarium.games.tash_kalar.cards import TASKS
from ludarium.games.tash_kalar.display import claim
from ludarium.games.tash_kalar.events import TaskClaimed, TaskRevealed
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.game import Position
from ludarium.kernel.values import Deck
from tash_kalar.play import Course, course, display, task_number
from tash_kalar.test_setup import new

rule = pytest.mark.rule

CENTRAL = "a . b\n. a .\nb . a"
"""Central Dominance is fulfilled."""

HAND = "imperial/knight imperial/cannon imperial/swordmaster legends/titan legends/hell-bull flare/f01"


def ending(current: str, following: str = "", deck: str | None = None, drawing: str = CENTRAL, **fields: Any) -> Course:
    """A High Form turn with no action left."""
    return course(
        "high-form", drawing=drawing, hands={0: HAND}, **{"actions": 0, **display(current, following, deck), **fields}
    )


def claims(game: Course) -> set[str]:
    return {option.removeprefix("claim task/") for option in game.options if option.startswith("claim")}


@rule("TK-12.1")
def test_three_tasks_and_the_next_one_lie_open() -> None:
    game = new("high-form", 2)
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert len(view.tasks) == 3
        assert view.next_task is not None
        assert view.task_deck == 20


@rule("TK-12.2")
def test_tasks_are_claimed_after_all_actions_only_and_need_not_be() -> None:
    game = ending("central-dominance devastation isolation", actions=2)
    assert claims(game) == set()
    refusal = game.why_not(Claim("task/central-dominance"))
    assert refusal is not None
    assert refusal.rule == "TK-12.2"
    game.do("place a5", "place a6")
    assert game.options == {"end turn", "claim task/central-dominance"}
    game.do("end turn")
    assert game.state.points == (0, 0)
    assert game.seat == 1
    assert task_number("central-dominance") in game.state.tasks


@rule("TK-12.2")
def test_one_task_is_claimed_in_a_turn() -> None:
    cross = "b . b\n. a .\na . a"
    game = ending("central-dominance center-cross isolation", drawing=cross)
    assert claims(game) == {"central-dominance", "center-cross"}
    game.do("claim task/center-cross")
    assert game.seat == 1
    assert game.state.points == (2, 0)
    game.pass_turn().do("place a5", "place a6")
    assert "central-dominance" in claims(game), "the other one perhaps in the next turn"


@rule("TK-12.3")
def test_the_next_task_cannot_be_claimed() -> None:
    game = ending("devastation isolation destruction", "central-dominance")
    assert game.options == {"end turn"}
    refusal = game.why_not(Claim("task/central-dominance"))
    assert refusal is not None
    assert refusal.rule == "TK-12.3"


@rule("TK-12.4")
def test_a_claimed_task_is_kept_and_the_next_one_becomes_current() -> None:
    game = ending("central-dominance devastation isolation", "red-summoning", "green-legends")
    game.do("claim task/central-dominance")
    assert game.told(TaskClaimed) == [TaskClaimed(0, 0, "task/central-dominance", 1)]
    view = game.view(None)
    assert view.sides[0].claimed == ("task/central-dominance",)
    assert view.sides[0].score == 1
    assert [task.task for task in view.tasks] == ["task/devastation", "task/isolation", "task/red-summoning"]
    assert view.next_task is not None
    assert view.next_task.task == "task/green-legends"
    assert game.told(TaskRevealed) == [TaskRevealed("task/green-legends", "next")]


@rule("TK-12.5")
def test_there_are_five_kinds_of_tasks() -> None:
    kinds = [task.kind for task in TASKS]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "colored": 6,
        "pattern": 6,
        "enemy": 3,
        "summoning": 4,
        "destruction": 5,
    }


@rule("TK-12.6")
def test_arena_tasks_look_at_the_end_of_the_turn() -> None:
    # The centre is held until a Cannon on e8 fires upwards and hits the own common on e5, too.
    game = course(
        "high-form",
        drawing="""
            # # . . . . . # #
            # . . . . . . . #
            . . . . . . . . .
            . . . a . b . . .
            . . . . a . . . .
            . . . b . a . . .
            . . . . . . . . .
            # . . a a . . . #
            # # a . . . . # #""",
        hands={0: "imperial/cannon flare/f01"},
        actions=1,
        **display("central-dominance destruction isolation"),
    )
    assert game.view(0).tasks[0].fulfilled
    game.do("summon imperial/cannon e8 r0")
    assert claims(game.copy().do("skip")) == {"central-dominance"}
    game.do("direction n")
    assert game.at("e5") == "."
    assert claims(game) == set()


@rule("TK-12.6")
@pytest.mark.parametrize(("destroyed", "fulfilled"), [((0, 0, 0, 2, 1, 0), True), ((0, 0, 0, 2, 0, 0), False)])
def test_other_tasks_look_at_what_happened_during_the_turn(destroyed: tuple[int, ...], fulfilled: bool) -> None:
    game = ending("destruction devastation isolation", destroyed=destroyed, drawing=".")
    assert ("destruction" in claims(game)) is fulfilled
    game.do("end turn").pass_turn()
    game.do("place c9", "place d9")
    assert claims(game) == set(), "a new turn begins with nothing destroyed"


@rule("TK-12.7")
def test_the_square_summoned_on_counts_wherever_the_being_goes() -> None:
    # Two beings in one turn, the Knight on red d2; then he rides away.
    game = course(
        "high-form",
        drawing="""
            # # . . . . . # #
            # . . . . . . . #
            . . a a a . . . .
            . . a . . . . . .
            . . . . . . a . .
            . . . . . . . . .
            . . . . . . a . .
            # . . . . . . . #
            # # . . . . . # #""",
        hands={0: "imperial/knight imperial/swordmaster flare/f01"},
        **display("red-summoning green-summoning devastation"),
    )
    game.do("summon imperial/knight d2", "pick d1", "skip", "summon imperial/swordmaster g6")
    assert game.at("d2") == "."
    assert claims(game) == {"red-summoning"}


@rule("TK-12.7")
def test_pieces_on_coloured_squares_are_no_beings_summoned_there() -> None:
    # Own pieces stand on red d2 and on green g3 and i4, and both beings arrive on colourless squares.
    game = course(
        "high-form",
        drawing="""
            # # . . . . . # #
            # . . a . . . . #
            . . . . . . a . .
            . . . . . . . . a
            . . . a . . . . .
            . . . . . . a . .
            . . . a . . . a .
            # . . . . . . . #
            # # . . . . . # #""",
        hands={0: "imperial/swordmaster imperial/messenger flare/f01"},
        **display("red-summoning green-summoning colored-summoning"),
    )
    game.do("summon imperial/swordmaster d6", "summon imperial/messenger f5", "skip")
    assert game.state.summoned == (2, 0, 0, 0)
    assert claims(game) == set()


@rule("TK-12.8", "TK-14.5")
def test_destruction_counts_summoning_upon_moving_upon_destroying_and_converting() -> None:
    fields = display("destruction devastation isolation")
    # Swordmaster arrives on one common and destroys another; the Knight crushes a heroic piece.
    game = course(
        "high-form",
        drawing="""
            # # . . . . . # #
            # . . . . . . . #
            . . . . a . . . .
            . . . . x . . . .
            . . . x a . . . .
            . . . . . . y . .
            . . . . . . . . .
            # . . . . a a a #
            # # . . . a . # #""",
        hands={0: "imperial/knight imperial/swordmaster flare/f01"},
        **fields,
    )
    game.do("summon imperial/swordmaster e4 r0", "pick d5", "summon imperial/knight g7", "pick g6", "skip")
    assert game.state.destroyed == (0, 0, 0, 2, 1, 0)
    assert claims(game) == {"destruction"}
    converted = course(
        "high-form",
        drawing="a x .\n. a .\n. a .",
        hands={0: "sylvan/dryad flare/f01"},
        options={"schools": ["sylvan", "highland"]},
        **fields,
    )
    converted.do("summon sylvan/dryad e5", "pick e4")
    assert converted.at("e4") == "a"
    assert converted.state.destroyed == (0, 0, 0, 1, 0, 0)


@rule("TK-12.8")
def test_own_pieces_and_titans_victims_do_not_count() -> None:
    game = course(
        "high-form",
        drawing="""
            # # . . . . . # #
            # . . . . . . . #
            . . . . . . . . .
            . . . x x x . . .
            . . . x . x . . .
            . . . . b . . . .
            . . . . b . . . .
            # . . a a a . . #
            # # . . . . . # #""",
        hands={0: "legends/titan flare/f01"},
        **display("destruction devastation isolation"),
    )
    game.do("summon legends/titan e5 r0")
    assert [game.at(square) for square in ("d4", "e4", "f4", "d5", "f5", "e6")] == ["."] * 6
    assert game.state.destroyed == (0,) * 6
    game.do("place a5")
    assert claims(game) == set()


@rule("TK-12.9")
def test_higher_ranks_fulfil_what_asks_for_a_rank() -> None:
    assert claims(ending("central-dominance devastation isolation", drawing="a . c\n. a .\nb . a")) == {
        "central-dominance"
    }
    assert claims(ending("heroic-destruction devastation isolation", destroyed=(0, 0, 0, 2, 0, 1), drawing=".")) == {
        "heroic-destruction"
    }


@rule("TK-12.11", "TK-12.12")
def test_a_next_task_whose_kind_is_there_twice_goes_under_the_deck() -> None:
    deck = Deck(
        top=(task_number("end-of-legends"), task_number("heroic-destruction"), task_number("green-summoning")),
        bag=(task_number("red-summoning"),),
    )
    game = ending("central-dominance devastation destruction", "isolation", task_deck=deck)
    game.do("claim task/central-dominance")
    assert game.told(TaskRevealed) == [
        TaskRevealed("task/end-of-legends", "under"),
        TaskRevealed("task/heroic-destruction", "under"),
        TaskRevealed("task/green-summoning", "next"),
    ]
    assert game.state.task_deck.bottom == (task_number("end-of-legends"), task_number("heroic-destruction"))
    assert len(game.state.task_deck) == 3


@rule("TK-12.12")
def test_never_more_than_two_current_tasks_are_of_one_kind() -> None:
    for seed in range(12):
        game = new("high-form", 2, seed)
        for _ in range(10):
            kinds = [TASKS[number].kind for number in game.state.tasks]
            assert all(kinds.count(kind) <= 2 for kind in kinds)
            if game.state.next_task >= 0:
                assert kinds.count(TASKS[game.state.next_task].kind) < 2
            # Claim whatever is first in the display, as if it were fulfilled.
            claimed = claim_first(game)
            if claimed is None:
                break
            game = claimed


def claim_first(game: Course) -> Course | None:
    """The display after its first task has been claimed, whatever the arena looks like."""
    state = game.position.base.__copy__()
    if not state.tasks:
        return None
    claim(state, TASKS[state.tasks[0]].id, lambda event: None)
    return Course(Position(TASH_KALAR, state, KeyedChance(seed_of(state.points[0]))))


@rule("TK-12.13")
def test_without_a_fitting_card_there_is_no_next_task_until_the_display_changes() -> None:
    game = ending("central-dominance devastation destruction", "isolation", "end-of-legends heroic-destruction")
    game.do("claim task/central-dominance")
    assert game.state.next_task == -1
    assert game.view(None).next_task is None
    assert len(game.state.tasks) == 3
    assert len(game.state.task_deck) == 2
    # When a destruction task has been claimed, the two places are filled again.
    game.pass_turn()
    after = claim_first(game)
    assert after is not None
    kinds = [TASKS[number].kind for number in after.state.tasks]
    assert len(kinds) == 3
    assert kinds.count("destruction") == 2


@rule("TK-12.14")
def test_an_advanced_task_follows_like_any_other() -> None:
    game = ending("central-dominance devastation rainbow-dominance", "red-summoning", "isolation")
    game.do("claim task/central-dominance")
    assert game.state.next_task == task_number("isolation")
    assert TASKS[game.state.next_task].advanced
