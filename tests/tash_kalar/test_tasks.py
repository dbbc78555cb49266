"""The twenty-four tasks: when each can be claimed, and how the display goes on."""

from typing import Any

import pytest

from ludarium.games.tash_kalar.cards import TASKS
from ludarium.games.tash_kalar.judgement import TASK_WORTH
from ludarium.games.tash_kalar.mind import MIND
from ludarium.games.tash_kalar.tasks import progress, turn_of
from ludarium.kernel.decisions import CHANCE
from ludarium.kernel.values import Deck
from scenes import Scene, acting, scene, turned

rule = pytest.mark.rule


def number_of(task: str) -> int:
    return next(number for number, known in enumerate(TASKS) if known.id == f"task/{task}")


def at_the_end(task: str, drawing: str = ".", middle: str = "e5", **fields: Any) -> Scene:
    """The end of a turn of the High Form with that one current task."""
    return acting(drawing, middle=middle, form="high-form", actions=0, tasks=(number_of(task),), **fields)


def can_claim(task: str, drawing: str = ".", middle: str = "e5", **fields: Any) -> bool:
    """Whether the task can be claimed there; checks that the progress shown says the same where it counts."""
    end = at_the_end(task, drawing, middle, **fields)
    claimable = offers_claim(end, task)
    shown = [number.have >= number.need for number in progress(f"task/{task}", turn_of(end.state))]
    if shown:
        assert claimable == (any(shown) if task == "end-of-legends" else all(shown))
    return claimable


def offers_claim(end: Scene, task: str) -> bool:
    assert end.prompt == "end-turn"
    return f"claim task/{task}" in {str(option) for option in end.decision.options}


# -- destruction -----------------------------------------------------------------------------------------------


@rule("TK-12.6", "TK-12.9")
@pytest.mark.parametrize(
    ("task", "commons", "heroics", "legendaries", "fulfilled"),
    [
        ("destruction", 3, 0, 0, True),
        ("destruction", 1, 1, 1, True),
        ("destruction", 2, 0, 0, False),
        ("devastation", 4, 0, 0, True),
        ("devastation", 0, 2, 2, True),
        ("devastation", 2, 1, 0, False),
        ("heroic-destruction", 2, 1, 0, True),
        ("heroic-destruction", 2, 0, 1, True),
        ("heroic-destruction", 5, 0, 0, False),
        ("heroic-destruction", 1, 1, 0, False),
        ("heroic-devastation", 2, 2, 0, True),
        ("heroic-devastation", 2, 1, 1, True),
        ("heroic-devastation", 3, 1, 0, False),
        ("heroic-devastation", 1, 2, 0, False),
        ("end-of-legends", 0, 0, 1, True),
        ("end-of-legends", 0, 2, 0, True),
        ("end-of-legends", 4, 1, 0, False),
    ],
)
def test_destruction_devastation_and_end_of_legends_count_enemy_pieces_destroyed_this_turn(
    task: str, commons: int, heroics: int, legendaries: int, fulfilled: bool
) -> None:
    assert can_claim(task, destroyed=(0, 0, 0, commons, heroics, legendaries)) == fulfilled


@rule("TK-12.8")
def test_pieces_destroyed_by_summoning_moving_effects_and_converting_count_for_destruction() -> None:
    summoned = scene(". x .", card="sylvan/sylvan-princess", form="high-form")
    assert summoned.destroyed == (1, 0, 0)
    moved = scene("x", card="highland/wild-eagle", at="e8", form="high-form").after("e5")
    assert moved.destroyed == (1, 0, 0)
    destroyed = scene("x . .\n. . .\n. . .", card="imperial/swordmaster", form="high-form").after("d4")
    assert destroyed.destroyed == (1, 0, 0)
    converted = scene("x . .\n. . .\n. . .", card="sylvan/sylvan-princess", form="high-form").after("d4")
    assert converted.destroyed == (1, 0, 0)


@rule("TK-12.8", "TK-14.4")
def test_own_pieces_and_those_destroyed_by_titan_do_not_count_for_destruction() -> None:
    task = (number_of("destruction"),)
    own = scene("a a a\na . a\na a a", card="imperial/bomb", form="high-form", tasks=task)
    assert own.destroyed == (0, 0, 0)
    titan = scene("x x x\nx . x\nx x x", card="legends/titan", form="high-form", tasks=task, actions=1)
    assert len(titan.pieces()) == 1
    assert not offers_claim(titan, "destruction")
    troll = scene("x x x\nx . x\nx x x", card="highland/mountain-troll", form="high-form", tasks=task)
    assert offers_claim(troll.after("place a5", "place a6"), "destruction")


# -- pieces on coloured squares --------------------------------------------------------------------------------

COLOURED = """
    # # . . . . . # #
    # . . R . . . . #
    . . G . . . G . .
    . . . . . . . . G
    G . . . R . . . .
    . . . . . . . R .
    . . . . . . . . .
    # . R . . G . . #
    # # . . . . . # #"""


def standing(red: str = "", green: str = "", beside: str = ".") -> str:
    """The arena with these pieces on red and on green squares, in order, and one on a colourless square."""
    drawing = COLOURED
    for letter in red.ljust(4, "."):
        drawing = drawing.replace("R", letter, 1)
    for letter in green.ljust(5, "."):
        drawing = drawing.replace("G", letter, 1)
    return drawing.replace(". . . . . . . . .", f". . . {beside} . . . . .")


@rule("TK-1.2", "TK-12.6", "TK-12.9")
@pytest.mark.parametrize(
    ("held", "fulfilled"),
    [
        *((held, True) for held in ("bba", "abb", "bca", "bbb", ".bba")),
        *((held, False) for held in ("baa", "bb", "bbx", "aaa", "yyx", "baay")),
    ],
)
def test_red_conquest_and_green_conquest_need_three_squares_two_of_them_with_upgraded_pieces(
    held: str, fulfilled: bool
) -> None:
    assert can_claim("red-conquest", standing(red=held)) == fulfilled
    assert can_claim("green-conquest", standing(green=held)) == fulfilled
    assert not can_claim("red-conquest", standing(green=held))
    assert not can_claim("green-conquest", standing(red=held))


@rule("TK-12.9")
@pytest.mark.parametrize(
    ("red", "green", "beside", "fulfilled"),
    [
        ("bba", "ab", ".", True),
        ("", "bcbaa", ".", True),
        ("bbbb", "a", ".", True),
        ("bba", "aa", "b", False),
        ("bb", "ba", "a", False),
        ("bbx", "ba", ".", False),
    ],
)
def test_color_conquest_needs_five_coloured_squares_three_of_them_with_upgraded_pieces(
    red: str, green: str, beside: str, fulfilled: bool
) -> None:
    assert can_claim("color-conquest", standing(red, green, beside)) == fulfilled


@rule("TK-12.9")
@pytest.mark.parametrize(
    ("held", "fulfilled"),
    [
        ("cb", True),
        ("cc", True),
        ("acb", True),
        ("bb", False),
        ("c", False),
        ("ca", False),
        ("zb", False),
        ("bbz", False),
        ("cy", False),
    ],
)
def test_red_legends_and_green_legends_need_two_upgraded_pieces_one_of_them_legendary(
    held: str, fulfilled: bool
) -> None:
    assert can_claim("red-legends", standing(red=held)) == fulfilled
    assert can_claim("green-legends", standing(green=held)) == fulfilled
    assert not can_claim("red-legends", standing(green=held))
    assert not can_claim("green-legends", standing(red=held))


@pytest.mark.parametrize(
    ("red", "green", "fulfilled"),
    [
        ("b", "b", True),
        ("c", "b", True),
        ("bxx", "bx", True),
        ("bby", "bbz", True),
        ("b", "", False),
        ("", "b", False),
        ("by", "b", False),
        ("b", "bz", False),
        ("a", "b", False),
    ],
)
def test_rainbow_dominance_needs_more_upgraded_pieces_on_red_and_on_green(
    red: str, green: str, fulfilled: bool
) -> None:
    assert can_claim("rainbow-dominance", standing(red, green)) == fulfilled


# -- summoning -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("task", "beings", "legends", "on_red", "on_green", "fulfilled"),
    [
        ("red-summoning", 2, 0, 1, 0, True),
        ("red-summoning", 1, 0, 1, 0, False),
        ("red-summoning", 3, 1, 0, 2, False),
        ("green-summoning", 2, 0, 0, 1, True),
        ("green-summoning", 1, 0, 0, 1, False),
        ("green-summoning", 3, 1, 2, 0, False),
        ("colored-summoning", 2, 0, 1, 1, True),
        ("colored-summoning", 2, 0, 2, 0, True),
        ("colored-summoning", 2, 0, 0, 2, True),
        ("colored-summoning", 3, 1, 1, 0, False),
        ("legendary-summoning", 2, 1, 0, 0, True),
        ("legendary-summoning", 2, 2, 0, 0, True),
        ("legendary-summoning", 1, 1, 1, 0, False),
        ("legendary-summoning", 3, 0, 2, 0, False),
    ],
)
def test_red_green_colored_and_legendary_summoning_count_the_beings_summoned_this_turn(
    task: str, beings: int, legends: int, on_red: int, on_green: int, fulfilled: bool
) -> None:
    assert can_claim(task, summoned=(beings, legends, on_red, on_green)) == fulfilled


@rule("TK-12.6", "TK-12.7")
def test_the_square_that_counts_is_the_one_the_being_was_summoned_on() -> None:
    duel = acting(
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . a . a . .
        . . . . . . .
        . . . . . . .""",
        "highland/wild-eagle",
        "sylvan/sapling",
        form="high-form",
        tasks=(number_of("red-summoning"),),
    )
    eagle = duel.after("summon highland/wild-eagle e5 r0", "d7")
    assert eagle.piece_at("e5") == "."
    (sapling,) = (words for words in eagle.summons if " d5 " in words)
    assert offers_claim(eagle.after(sapling), "red-summoning")


@rule("TK-12.7")
def test_the_same_coloured_square_may_be_summoned_on_twice() -> None:
    duel = acting(
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . a a a . .
        . . . a . . .
        . . . . . . .""",
        "highland/wild-eagle",
        "sylvan/sapling",
        form="high-form",
        tasks=(number_of("colored-summoning"),),
    )
    twice = duel.after("summon highland/wild-eagle e5 r0", "skip", "summon sylvan/sapling e5 r0")
    assert offers_claim(twice, "colored-summoning")


@rule("TK-5.3", "TK-12.7")
def test_pieces_placed_or_made_by_effects_are_not_summoned() -> None:
    placed = acting(".", form="high-form", tasks=(number_of("red-summoning"),)).after("place e5", "place d2")
    assert placed.state.summoned == (0, 0, 0, 0)
    assert not offers_claim(placed, "red-summoning")
    healer = scene(".", card="highland/clan-healer", form="high-form").after("d2", "b2")
    assert healer.state.summoned == (1, 0, 1, 0)
    storm = scene(".", card="legends/storm-elemental", at="e7", form="high-form").after("legendary", "e5", "skip")
    assert storm.state.summoned == (1, 1, 0, 0)


# -- patterns --------------------------------------------------------------------------------------------------


@rule("TK-12.9")
@pytest.mark.parametrize(
    ("drawing", "fulfilled"),
    [
        ("b b a\na a .\n. . .", True),
        ("c . a\n. b .\na . a", True),
        ("b a a\na a .\n. . .", False),
        ("b b a\na . .\n. . .", False),
        ("b b a\na x .\n. . .", False),
        ("b y a\na a a\n. . .", False),
        ("b . . . b\n. a a a .\n. a a . .\n. . . . .\n. . . . .", False),
        ("b . . . a\n. a b a .\n. . . . .\n. . . . .\n. . . . .", False),
    ],
)
def test_central_dominance_needs_five_pieces_in_the_centre_two_of_them_upgraded(drawing: str, fulfilled: bool) -> None:
    assert can_claim("central-dominance", drawing) == fulfilled


@rule("TK-12.15")
@pytest.mark.parametrize(
    ("drawing", "fulfilled"),
    [
        (". a .\na a a\n. a .", True),
        ("a . a\n. a .\na . a", True),
        ("x a .\nb c a\n. a y", True),
        (". a .\na . a\n. a .", False),
        (". a .\na x a\n. a .", False),
        ("a a a\na a a\n. . .", False),
        ("a a .\na a a\na . .", False),
    ],
)
def test_center_cross_needs_all_five_squares_of_a_cross(drawing: str, fulfilled: bool) -> None:
    assert can_claim("center-cross", drawing) == fulfilled


@rule("TK-12.16")
@pytest.mark.parametrize(
    ("middle", "is_line"), [("e3", False), ("e4", True), ("e5", True), ("e6", True), ("e7", False)]
)
def test_line_dominance_looks_at_the_rows_through_the_centre(middle: str, is_line: bool) -> None:
    assert can_claim("line-dominance", ". a a a a a a . .", middle=middle) == is_line


@rule("TK-12.16")
@pytest.mark.parametrize(
    ("middle", "is_line"), [("c5", False), ("d5", True), ("e5", True), ("f5", True), ("g5", False)]
)
def test_line_dominance_looks_at_the_columns_through_the_centre(middle: str, is_line: bool) -> None:
    assert can_claim("line-dominance", turned(". a a a a a a . .", 1), middle=middle) == is_line


@rule("TK-12.16")
@pytest.mark.parametrize(
    ("line", "fulfilled"),
    [
        ("a b c a a a . . .", True),
        ("a a a a a . . . .", False),
        ("a a a a a a x . .", False),
        ("a a a a a a a x .", True),
        ("a a a a a a a z y", False),
        ("a . a . a a a a .", True),
    ],
)
def test_line_dominance_needs_six_pieces_more_than_the_opponent(line: str, fulfilled: bool) -> None:
    assert can_claim("line-dominance", line) == fulfilled


@rule("TK-12.17")
@pytest.mark.parametrize(
    ("drawing", "fulfilled"),
    [
        (
            """
            a . . . . . a
            . a . . . a .
            . . a . a . .
            . . . b . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .""",
            True,
        ),
        (
            """
            a . . . . . b
            . a . . . a .
            . . a . a . .
            . . . . . . .
            . . . . . . .
            . a . . . . .
            . . . . . . c""",
            True,
        ),
        (
            """
            a . . . . . a
            . a . . . a .
            . . a . a . .
            . . . a . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .""",
            False,
        ),
        (
            """
            b . . . . . .
            . a . . . a .
            . . a . a . .
            . . . b . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .""",
            False,
        ),
        (
            """
            a . . . . . a
            . a . . . a .
            . . b . a . .
            . . . a . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .""",
            False,
        ),
        (
            """
            a . . . . . a
            . a . . . a .
            . . b . a . .
            . . . a . . .
            . . y . . . .
            . . . . . . .
            . . . . . . .""",
            False,
        ),
    ],
    ids=[
        "centre counts for both",
        "without the centre",
        "none upgraded",
        "three on one",
        "one without upgraded",
        "upgraded by the enemy only",
    ],
)
def test_diagonals_need_four_pieces_one_of_them_upgraded_on_each(drawing: str, fulfilled: bool) -> None:
    assert can_claim("diagonals", drawing) == fulfilled


ZIGZAG = """
    # # . . . . . # #
    # . . . . . . . #
    a . . . . . . . .
    . a . . . a . . .
    . . a . a . b . .
    . . . a . . . a a
    . . . . . . . . .
    # . . . . . . . #
    # # . . . . . # #"""


@rule("TK-1.15", "TK-12.18")
@pytest.mark.parametrize(
    ("drawing", "middle", "fulfilled"),
    [
        ("a a a a a a a a a", "e3", True),
        ("a a a a a a a a a", "e7", True),
        (turned("a a a a a a a a a", 1), "c5", True),
        (turned("a a a a a a a a a", 1), "g5", True),
        (ZIGZAG, "e5", True),
        (turned(ZIGZAG, 1), "e5", True),
        ("a a a a . a a a a", "e5", False),
        ("a a a a x a a a a", "e5", False),
        (". a a a a a a a .", "e5", False),
        (". a a a a a a a .", "e8", False),
        (ZIGZAG.replace("b", "y"), "e5", False),
    ],
)
def test_side_chain_joins_left_and_right_or_top_and_bottom(drawing: str, middle: str, fulfilled: bool) -> None:
    assert can_claim("side-chain", drawing, middle) == fulfilled


LEFT_TO_TOP = """
    . . a . .
    . a . . .
    a . . . .
    . . . . .
    . . . . ."""


@rule("TK-12.18")
def test_side_chain_does_not_join_neighbouring_sides() -> None:
    assert not can_claim("side-chain", LEFT_TO_TOP, "c3")


CORNER_TO_CORNER = """
    # # {nw} . . . . # #
    # . a . . . . . #
    . . . a . . . . .
    . . . . b . . . .
    . . . . a . . . .
    . . . . . a . . .
    . . . . . . a . .
    # . . . . . . {se} #
    # # . . . . . # #"""


@rule("TK-1.15", "TK-12.18")
@pytest.mark.parametrize(
    ("nw", "se", "fulfilled"), [("a", "a", True), (".", "a", False), ("a", ".", False), ("x", "a", False)]
)
def test_corner_chain_joins_two_opposite_corners(nw: str, se: str, fulfilled: bool) -> None:
    drawing = CORNER_TO_CORNER.format(nw=nw, se=se)
    assert can_claim("corner-chain", drawing) == fulfilled
    assert can_claim("corner-chain", turned(drawing, 1)) == fulfilled
    assert can_claim("corner-chain", turned(drawing, 2)) == fulfilled


CORNERS = """
    # # {c1} . . . . # #
    # {b2} a . . . . . #
    {a3} a a . . . . . .
    . . . a . . . . .
    . . . . a . . . .
    . . . . . a . . .
    . . . . . . a a {i7}
    # . . . . . a {h8} #
    # # . . . . {g9} # #"""


@rule("TK-12.18")
@pytest.mark.parametrize("start", ["a3", "b2", "c1"])
@pytest.mark.parametrize("end", ["g9", "h8", "i7"])
def test_corner_chain_corners_have_three_squares_each(start: str, end: str) -> None:
    nobody = dict.fromkeys(("c1", "b2", "a3", "i7", "h8", "g9"), ".")
    assert can_claim("corner-chain", CORNERS.format_map(nobody | {start: "a", end: "a"}))
    assert not can_claim("corner-chain", CORNERS.format_map(nobody | {start: "a"}))
    assert not can_claim("corner-chain", CORNERS.format_map(nobody | {end: "a"}))


def test_corner_chain_does_not_join_neighbouring_corners() -> None:
    assert not can_claim("corner-chain", "a a a a a a a", "e2")


# -- patterns around enemy pieces ------------------------------------------------------------------------------


@rule("TK-12.6")
@pytest.mark.parametrize(
    ("drawing", "imprisoned", "enveloped"),
    [
        ("a a a\na x a\n. a .", True, False),
        ("a a a\na z a\na a .", True, True),
        ("a b a\na y a\na c a", True, True),
        ("a a a\na x a\n. . .", False, False),
        ("a a a\na a a\n. a .", False, False),
        ("a a a\na x a\nx x x", False, False),
        ("a a . a\na x x a\n. a a .", False, False),
    ],
)
def test_imprisonment_needs_six_and_envelopment_seven_own_pieces_around_one_enemy_piece(
    drawing: str, imprisoned: bool, enveloped: bool
) -> None:
    assert can_claim("imprisonment", drawing) == imprisoned
    assert can_claim("envelopment", drawing) == enveloped


@rule("TK-12.19")
@pytest.mark.parametrize(
    ("drawing", "fulfilled"),
    [
        ("# x a x . . .\na a a . . . .\n. . . . . . .", True),
        ("# x a x . . .\n. a a . . . .\n. . . . . . .", True),
        ("# x a x . . .\na . a . . . .\n. . . . . . .", False),
        ("# x . x . . .\na a a . . . .\n. . . . . . .", False),
        ("# x x x . . .\na a a . . . .\n. . . . . . .", False),
        ("# x a . x . .\na a a . . . .\n. . . . . . .", False),
        ("# x a . . . .\na a a . . . .\n. . . . . . .", False),
        ("# x a x . . .\n. a a . . . .\n. . . . . . .\n. . . . . . .\n. . x . . . .", False),
        ("# c x c . . .\nx x x . . . .\n. . . . . . .", False),
    ],
    ids=[
        "walled in",
        "the way round takes four steps",
        "the way round takes three steps",
        "already next to a square beside the other",
        "another one is adjacent",
        "the other one is three away",
        "there is no other one",
        "another one can be reached",
        "own pieces are no enemies",
    ],
)
def test_isolation_needs_an_enemy_piece_cut_off_from_another_two_squares_away(drawing: str, fulfilled: bool) -> None:
    middle = "e2" if drawing.count("\n") == 2 else "e3"
    assert can_claim("isolation", drawing, middle) == fulfilled


# -- claiming and the display ----------------------------------------------------------------------------------

THREE = (number_of("imprisonment"), number_of("envelopment"), number_of("center-cross"))
ALL_AROUND = "a a a\na x a\na a a"


@rule("TK-12.2")
def test_tasks_are_claimed_only_after_all_actions_one_a_turn_and_not_necessarily() -> None:
    acted = acting(ALL_AROUND, form="high-form", tasks=THREE, actions=1)
    assert acted.prompt == "action"
    assert not any("claim" in str(option) for option in acted.decision.options)
    end = acted.after("place a5")
    assert {str(option) for option in end.decision.options} == {
        "end turn",
        "claim task/imprisonment",
        "claim task/envelopment",
    }
    assert end.after("end turn").state.points == (0, 0)
    claimed = end.after("claim task/envelopment")
    assert claimed.state.points == (2, 0)
    assert claimed.decision.seat == CHANCE, "cards are drawn; nothing more can be claimed"


@rule("TK-12.3")
def test_the_next_task_cannot_be_claimed() -> None:
    end = acting(
        ALL_AROUND,
        form="high-form",
        actions=0,
        tasks=(number_of("center-cross"),),
        next_task=number_of("imprisonment"),
    )
    assert {str(option) for option in end.decision.options} == {"end turn"}


def claimed_with_deck(*deck: str, next_task: str = "diagonals") -> Scene:
    """Imprisonment has been claimed; center-cross and envelopment stay, the next task follows, the deck is as given."""
    return acting(
        ALL_AROUND,
        form="high-form",
        actions=0,
        tasks=THREE,
        next_task=number_of(next_task),
        task_deck=Deck(top=tuple(number_of(task) for task in deck)),
    ).after("claim task/imprisonment")


def names(numbers: tuple[int, ...]) -> list[str]:
    return [TASKS[number].id.removeprefix("task/") for number in numbers]


@rule("TK-12.1", "TK-12.4", "TK-12.14")
def test_the_claimer_keeps_the_task_the_next_one_becomes_current_and_another_is_revealed() -> None:
    duel = claimed_with_deck("red-legends", "destruction")
    assert names(duel.state.claimed[0]) == ["imprisonment"]
    assert names(duel.state.tasks) == ["envelopment", "center-cross", "diagonals"]
    assert names((duel.state.next_task,)) == ["red-legends"], "an advanced task, right away"
    assert names(duel.state.task_deck.cards) == ["destruction"]


@rule("TK-12.11", "TK-12.12")
def test_a_task_of_a_kind_that_two_current_ones_have_goes_under_the_deck() -> None:
    duel = claimed_with_deck("side-chain", "line-dominance", "destruction", "red-legends")
    assert names(duel.state.tasks) == ["envelopment", "center-cross", "diagonals"]
    assert names((duel.state.next_task,)) == ["destruction"]
    assert names(duel.state.task_deck.cards) == ["red-legends", "side-chain", "line-dominance"]


@rule("TK-12.13")
def test_there_is_no_next_task_when_no_card_of_the_deck_can_be_it() -> None:
    duel = claimed_with_deck("side-chain", "line-dominance")
    assert duel.state.next_task == -1
    assert sorted(names(duel.state.task_deck.cards)) == ["line-dominance", "side-chain"]
    assert claimed_with_deck().state.next_task == -1


@rule("TK-12.5")
def test_there_are_five_kinds_of_tasks() -> None:
    kinds = {"colored": 6, "pattern": 6, "enemy": 3, "summoning": 4, "destruction": 5}
    assert {kind: sum(task.kind == kind for task in TASKS) for kind in kinds} == kinds
    assert len(TASKS) == sum(kinds.values()) == 24


def facts_of(position: Scene, seat: int) -> dict[tuple[str, str], float]:
    """What a review can say of tasks for that seat: the key and the task, and whether it is good or bad."""
    told = MIND.facts(position.state, seat)
    return {(fact.key, str(fact.args[0][1])): fact.worth for fact in told if fact.args and fact.args[0][0] == "task"}


def test_a_review_tells_of_tasks_that_are_claimed_or_within_reach() -> None:
    four = at_the_end("central-dominance", "a a .\nb b .\n. . .")
    near = "task/central-dominance"
    assert facts_of(four, 0) == {
        ("reach", near): pytest.approx(TASK_WORTH * TASKS[number_of("central-dominance")].points)
    }
    assert facts_of(four, 1)["others-reach", near] < 0, "the other side sees it coming"
    three = at_the_end("central-dominance", "a a .\nb . .\n. . .")
    assert not facts_of(three, 0), "a piece and an upgraded one are missing"
    five = at_the_end("central-dominance", "a a a\nb b .\n. . .")
    claimed = five.after(f"claim {near}")
    assert facts_of(claimed, 0)["claimed", near] > 0
    assert facts_of(claimed, 1)["others-claimed", near] < 0
